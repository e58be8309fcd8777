### Hints: what Colonel would do and why, loaded when somebody asks for one. The reasons are in bots.ftl.

offer-do-march = { $force ->
    [1] Force march { $piece } to { $city }
   *[0] March { $piece } to { $city }
}
offer-do-hussar = Hussar { $hussar } to { $city }
hint-says = { $what }: { $reason }
hint-odds = { $won }% won, { $tied }% tied, { $lost }% lost; on average you lose { $losses } troops, they lose { $inflicted }
page-hint-hide = Hide the hint
page-hint-colonel = What Colonel would do
page-hint-do = Do it
page-hint-odds = The odds, from what you can know
page-hint-choice = Choice
page-hint-won = won
page-hint-tied = tied
page-hint-lost = lost
page-hint-troops = Troops lost on average
page-hint-percent = { $percent }%
page-hint-losses = you lose { $losses }, they { $inflicted }
page-hint-how = Based on { $hands } hands the other side might hold, with both sides playing perfectly from there. Losses are averages.
page-chances = Who is winning?
page-chances-of = { $seat } { $percent }%
page-chances-how = From what you can know, with Colonel playing every side from here. Give or take { $error }%.
