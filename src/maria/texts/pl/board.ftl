### Rysunek planszy: tytuł, legenda i to, co mówi o niej strona.

board-title = MARIA
board-subtitle = Wojna o sukcesję austriacką 1740–1748
board-note = { $source ->
    [reconstructed] Rekonstrukcja planszy
   *[other] { $title }
  }
board-description = Plansza gry MARIA: miasta: { $cities }, drogi: { $roads }, sektory: { $sectors }

board-legend-signs = Znaki
board-legend-lands = Ziemie
board-city = Miasto
board-minor-fortress = Pomniejsza twierdza
board-major-fortress = Główna twierdza
board-vote = Głos elektorski
board-normal-road = Droga
board-main-road = Droga główna
board-general = Miasto startowe generała i numer jego rangi
board-train = Miasto startowe taboru
board-sector = Sektor i jego kolor
board-square = Pole siatki
board-arrow = Droga z pola poza mapą
board-land = { $land } ({ $power })
board-north = N
board-city-today = { $name } (dziś { $today })
