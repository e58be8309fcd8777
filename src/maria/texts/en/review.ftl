### What is told after a game, loaded when somebody looks back on it.

review-why = { $parts }
review-why-nobody = The game ended without a winner.
review-why-pool = { $seat } won in turn { $turn }, for { $power } had placed all of its { $count } victory markers.
review-why-fortresses = { $seat } won in turn { $turn }, for { $power } held { $count } of the fortresses that count.
review-why-scores = { $seat } won after the last winter, by the lowest sum of winter scores.
review-why-time = { $seat } won, for nobody else had reached his goal by the end of turn { $turn }.
review-why-combats = { $count ->
    [0] { $seat } fought nobody.
    [1] { $seat } won { $won } of one combat.
   *[other] { $seat } won { $won } of { $count } combats.
}
review-why-lucky = The cards helped: they brought { $points } points more than was to be expected.
review-why-unlucky = And that although the cards brought { $points } points less than was to be expected.
review-why-even = The cards were neither kind nor unkind.
review-battle-won = { $attackers } beat { $defenders } at { $city }, who lost { $lost ->
    [one] one troop
   *[other] { $lost } troops
}.
review-battle-held = { $defenders } beat off { $attackers } before { $city }, who lost { $lost ->
    [one] one troop
   *[other] { $lost } troops
}.
review-battle-tied = { $attackers } and { $defenders } fought at { $city }, and nobody won.
review-open-attackers = With all cards open { $attackers } would have won by { $score }, too.
review-open-defenders = With all cards open { $defenders } would have won by { $score }, too.
review-open-tie = With all cards open it would have been a tie, too.
review-open-attackers-missed = With all cards open { $attackers } could have won by { $score }.
review-open-defenders-missed = With all cards open { $defenders } could have won by { $score }.
review-open-tie-missed = With all cards open it could have been a tie.
review-turned-taken = { $power } took { $cities }.
review-turned-peace = Austria and Prussia made peace.
review-turned-elected = An emperor was elected.
review-turned-saxony = Saxony changed sides.
review-turned-reduced = France reduced its objectives.
review-at = Turn { $turn }: { $text }
review-luck = { $power } drew { $points } points on { $cards } cards; { $expected } were to be expected.
review-cost = { $seat } had a chance of { $chance }%; it could have been { $better }%.
review-cost-none = No decision was found that clearly cost something.
review-done = Done: { $actions }
review-better = Better: { $actions }
review-nothing = nothing more
review-step = { $action }.
review-step-why = { $action }. { $reason }
review-parts = { $seat }: from { $begun }% to { $ended }%. Own decisions { $own } (± { $error }), those of others { $others }, luck { $luck }.
review-judged = { $decisions } decisions were compared with others in { $playouts } playouts.
page-review-goals = What counts for victory
page-review-troops = { $count ->
    [one] one troop
   *[other] { $count } troops
}
page-review-cards = Points of Tactical Cards
page-review-fortresses = Fortresses held
page-review-turnings = What turned the game
page-review-turn = Turn { $turn }
page-review-look = Look
page-review-go-on = Play on from here
page-review-luck = Luck of the cards
page-review-drew = { $points } points on { $cards } cards, { $expected } to be expected
page-review-gain = ({ $gain })
page-review-marches = Where they marched
page-review-share = Save as a picture
page-review-battles = { $count ->
    [one] The one combat
   *[other] All { $count } combats
}
page-review-none = nothing to play
page-review-army = Troops
page-analysis = Who was winning, and why
page-analysis-about = The server can play every phase on with other plans to find the three costliest decisions. It takes some minutes.
page-analysis-do = Analyse the game
page-analysis-running = Analysing: { $percent }%
page-analysis-failed = The analysis has stopped. You can begin it again.
page-analysis-chances = Chance to win
page-analysis-percent = { $percent }%
page-analysis-costliest = What cost most
page-analysis-better = Show the better one
page-analysis-parts = Luck and skill
page-analysis-from = Beginning
page-analysis-to = End
page-analysis-own = Own decisions
page-analysis-others = Those of others
page-analysis-lucky = Luck
page-analysis-how = Decisions are judged by what their player could know, in { $playouts } playouts. Luck is the rest, including how combats were played. Bots’ games taught the evaluation, so take its chances as a good guess.
