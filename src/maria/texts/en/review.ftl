### What is told after a game, loaded when somebody looks back on it.

review-why = { $parts }
review-why-nobody = The game ended without a winner.
review-why-pool = { $seat } won in turn { $turn }: { $power } had placed all { $count } of its victory markers.
review-why-fortresses = { $seat } won in turn { $turn }: { $power } held { $count } of the fortresses that count.
review-why-scores = { $seat } won after the last winter with the lowest total of winter scores.
review-why-time = { $seat } won: no one else had reached their goal by the end of turn { $turn }.
review-why-combats = { $count ->
    [0] { $seat } fought no battles.
    [1] { $won ->
        [0] { $seat } did not win { $seat-their } only battle.
       *[other] { $seat } won { $seat-their } only battle.
    }
   *[other] { $won ->
        [0] { $seat } won none of { $seat-their } { $count } battles.
       *[other] { $seat } won { $won } of { $seat-their } { $count } battles.
    }
}
review-why-lucky = The cards helped: they were worth { $points } points more than average.
review-why-unlucky = And all that despite drawing { $points } points below average.
review-why-even = Luck was even.
review-battle-won = { $attackers } beat { $defenders } at { $city }; { $defenders } lost { $lost ->
    [one] one troop
   *[other] { $lost } troops
}.
review-battle-held = { $defenders } beat off { $attackers } at { $city }; { $attackers } lost { $lost ->
    [one] one troop
   *[other] { $lost } troops
}.
review-battle-tied = { $attackers } attacked { $defenders } at { $city }, and it ended in a tie.
review-open-attackers = With all cards open, { $attackers } would also have won, by { $score }.
review-open-defenders = With all cards open, { $defenders } would also have won, by { $score }.
review-open-tie = With all cards open, it would also have been a tie.
review-open-attackers-missed = With all cards open, { $attackers } could have won by { $score }.
review-open-defenders-missed = With all cards open, { $defenders } could have won by { $score }.
review-open-tie-missed = With all cards open, it could have been a tie.
review-turned-taken = { $power } took { $cities }.
review-turned-peace = Austria and Prussia made peace.
review-turned-elected = An emperor was elected.
review-turned-saxony = Saxony changed sides.
review-turned-reduced = France reduced its objectives.
review-at = Turn { $turn }: { $text }
review-luck = { $power } drew { $points } points on { $cards } cards (average { $expected }).
review-cost = { $seat } was left with a { $chance }% chance of winning; it could have been { $better }%.
review-cost-none = No decision clearly cost anyone anything.
review-done = Played: { $actions }
review-better = Better: { $actions }
review-nothing = nothing more
review-step = { $action }.
review-step-why = { $action }. { $reason }
review-parts = { $seat }: from { $begun }% to { $ended }%. Own decisions { $own } (± { $error }), others’ decisions { $others }, luck { $luck }.
review-judged = { $decisions } decisions compared with alternatives in { $playouts } playouts.
page-review-goals = What counts for victory
page-review-troops = { $count ->
    [one] one troop
   *[other] { $count } troops
}
page-review-cards = Points in Tactical Cards
page-review-fortresses = Fortresses held
page-review-turnings = What turned the game
page-review-turn = Turn { $turn }
page-review-look = Look
page-review-go-on = Play on from here
page-review-luck = Luck of the cards
page-review-drew = { $points } points on { $cards } cards (average { $expected })
page-review-gain = ({ $gain })
page-review-marches = Where they marched
page-review-share = Save as a picture
page-review-battles = { $count ->
    [one] The only battle
   *[other] All { $count } battles
}
page-review-none = nothing to play
page-review-army = Troops
page-analysis = Who was winning, and why
page-analysis-about = The server can replay every phase with other plans to find the three costliest decisions. It takes a few minutes.
page-analysis-do = Analyse the game
page-analysis-running = Analysing: { $percent }%
page-analysis-failed = The analysis has stopped. You can start it again.
page-analysis-chances = Chance of winning
page-analysis-percent = { $percent }%
page-analysis-costliest = What cost most
page-analysis-better = Show the better move
page-analysis-parts = Luck and skill
page-analysis-from = Start
page-analysis-to = End
page-analysis-own = Own decisions
page-analysis-others = Others’ decisions
page-analysis-lucky = Luck
page-analysis-how = Decisions are judged by what the player could know, in { $playouts } playouts. Luck is the rest, including how battles were played. The evaluation learned from bots’ games, so take its chances as a good guess.
