### Podpowiedzi: co zrobiłby pułkownik i dlaczego; wczytywane, gdy ktoś o nie prosi. Powody są w bots.ftl.

offer-do-march = { $force ->
    [1] Forsowny marsz: { $piece } do miasta { $city }
   *[0] Marsz: { $piece } do miasta { $city }
}
offer-do-hussar = Huzar { $hussar } do miasta { $city }
hint-says = { $what }: { $reason }
hint-odds = { $won }% wygranych, { $tied }% remisów, { $lost }% porażek; średnie straty: twoje { $losses }, przeciwnika { $inflicted }
page-hint-hide = Ukryj podpowiedź
page-hint-colonel = Co zrobiłby Pułkownik
page-hint-do = Zrób to
page-hint-odds = Szanse na podstawie tego, co możesz wiedzieć
page-hint-choice = Wybór
page-hint-won = wygrana
page-hint-tied = remis
page-hint-lost = porażka
page-hint-troops = Średnie straty
page-hint-percent = { $percent }%
page-hint-losses = ty { $losses }, oni { $inflicted }
page-hint-how = Liczba możliwych rąk przeciwnika wzięta pod uwagę: { $hands }; odtąd obie strony grają bezbłędnie. Straty to średnie.
page-chances = Kto jest bliżej wygranej?
page-chances-of = { $seat } { $percent }%
page-chances-how = Na podstawie tego, co możesz wiedzieć, gdyby odtąd wszystkimi grał Pułkownik. Z dokładnością do { $error }%.
