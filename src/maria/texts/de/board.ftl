### Der gezeichnete Spielplan: Titel, Zeichenerklärung, und was die Seite über ihn sagt.

board-title = MARIA
board-subtitle = Der Österreichische Erbfolgekrieg 1740–1748
board-note = { $source ->
    [reconstructed] Eine Rekonstruktion des Spielplans
   *[other] { $title }
  }
board-description = Der Spielplan von MARIA: { $cities } Städte, { $roads } Straßen, { $sectors } Sektoren

board-legend-signs = Zeichen
board-legend-lands = Länder
board-city = Stadt
board-minor-fortress = Kleine Festung
board-major-fortress = Große Festung
board-vote = Kurstimme
board-normal-road = Straße
board-main-road = Hauptstraße
board-general = Startstadt eines Generals, mit Rangnummer
board-train = Startstadt eines Trosses
board-sector = Sektor und sein Symbol
board-square = Planquadrat
board-arrow = Weg aus einer Offmapbox
board-land = { $land } ({ $power })
board-north = N
board-city-today = { $name } (heute { $today })
