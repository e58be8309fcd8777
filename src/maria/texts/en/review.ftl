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

page-fair-check = Check that it was fair
page-fair-cannot = This browser can only check on pages served over https. With the record, the command maria verify checks everything.
page-fair-yes = The cards were fair.
page-fair-no = Something does not match: the cards may not have been fair.
page-fair-bound = The server kept its commitment. This browser has no number of its own in the game, so it can check no more than that.
page-fair-unnoted = The server’s account is consistent. But this browser stored nothing before the end, so it cannot know whether it is true.
page-fair-denied = Something does not match: your browser stored the server’s commitment, and now the server says the game started from a record.
page-fair-promise-holds = The commitment is the one this browser stored when it first saw the game.
page-fair-promise-fails = The commitment is not the one this browser stored when it first saw the game.
page-fair-promise-unknown = This browser did not store the server’s commitment.
page-fair-secret-holds = The server’s secret is the one it committed to.
page-fair-secret-fails = The server’s secret is not the one it committed to.
page-fair-seed-holds = The seed was made from the secret and the players’ random numbers.
page-fair-seed-fails = The seed was not made from the secret and the players’ random numbers.
page-fair-players-holds = Every person at the table added one number, and nobody else did.
page-fair-players-fails = The numbers are not exactly one from every person at the table.
page-fair-own-holds = Your browser’s own random number is among them.
page-fair-own-fails = Your seat’s number is not the one your browser drew: it was replaced, or someone else took the seat with your link.
page-fair-own-missing = Your browser’s own random number was left out.
page-fair-own-unknown = None of them is a random number of this browser.
page-fair-shuffles-holds = Every shuffle follows from the seed: your browser repeated them all.
page-fair-shuffles-fails = Not every shuffle follows from the seed.
page-fair-cards-holds = Every card in the log came from its pile in that order.
page-fair-cards-fails = Not every card in the log came from its pile in that order.
page-fair-numbers = The numbers
page-fair-commitment = The server’s commitment
page-fair-server = The server’s secret
page-fair-value = Random number of { $seat }
page-fair-made = The seed of the game
