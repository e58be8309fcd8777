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
board-vote = Kurfürstenstimme
board-normal-road = Straße
board-main-road = Hauptstraße
board-general = Aufstellungsort eines Generals, mit Rang
board-train = Aufstellungsort eines Versorgungszugs
board-sector = Sektor und seine Farbe
board-square = Planquadrat
board-arrow = Weg aus einer Außenbox
board-land = { $land } ({ $power })
board-north = N
board-city-today = { $name } (heute { $today })
