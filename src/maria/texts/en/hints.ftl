### Hints: what colonel would do and why, loaded when somebody asks for one. The reasons stand in bots.ftl.

offer-do-march = { $force ->
    [1] Force march { $piece } to { $city }
   *[0] March { $piece } to { $city }
}
offer-do-hussar = Hussar { $hussar } to { $city }
hint-says = { $what }: { $reason }
hint-odds = { $won }% won, { $tied }% tied, { $lost }% lost; on average you lose { $losses } troops, they { $inflicted }
page-hint-hide = Hide the hint
page-hint-colonel = What a colonel would do
page-hint-do = Do it
page-hint-odds = The odds, for all that you can know
page-hint-choice = Choice
page-hint-won = won
page-hint-tied = tied
page-hint-lost = lost
page-hint-troops = Troops lost on average
page-hint-percent = { $percent }%
page-hint-losses = you lose { $losses }, they { $inflicted }
page-hint-how = Counted over { $hands } hands that the other side may hold; both sides play on as well as they could if they saw all cards. Troops are averages.
page-chances = Who is winning?
page-chances-of = { $seat } { $percent }%
page-chances-how = For all that you can know, if colonels played on. Give or take { $error }%.
