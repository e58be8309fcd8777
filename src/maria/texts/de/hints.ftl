### Tipps: was der Oberst tun würde und warum; geladen, wenn jemand einen will. Die Gründe stehen in bots.ftl.

offer-do-march = { $force ->
    [1] Gewaltmarsch: { $piece } nach { $city }
   *[0] Marsch: { $piece } nach { $city }
}
offer-do-hussar = Husar { $hussar } nach { $city }
hint-says = { $what }: { $reason }
hint-odds = { $won } % gewonnen, { $tied } % unentschieden, { $lost } % verloren; im Schnitt verlierst du { $losses } Armeen, die anderen { $inflicted }
page-hint-hide = Tipp ausblenden
page-hint-colonel = Was der Oberst tun würde
page-hint-do = Tu das
page-hint-odds = Die Chancen, soweit du es wissen kannst
page-hint-choice = Wahl
page-hint-won = Sieg
page-hint-tied = Remis
page-hint-lost = Niederlage
page-hint-troops = Verluste im Schnitt
page-hint-percent = { $percent } %
page-hint-losses = du { $losses }, die anderen { $inflicted }
page-hint-how = Berechnet für { $hands } Hände, die die andere Seite haben könnte; ab hier spielen beide Seiten perfekt. Verluste sind Durchschnitte.
page-chances = Wer liegt vorn?
page-chances-of = { $seat } { $percent } %
page-chances-how = Soweit du es wissen kannst, wenn ab hier überall der Oberst spielt. Auf { $error } % genau.
