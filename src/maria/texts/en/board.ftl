### The drawn board: its title, its legend, and what the page says about it.

board-title = MARIA
board-subtitle = The War of the Austrian Succession 1740–1748
board-note = { $source ->
    [reconstructed] A reconstruction of the board
   *[other] { $title }
  }
board-description = The board of MARIA: { $cities } cities, { $roads } roads, { $sectors } sectors

board-legend-signs = Signs
board-legend-lands = Lands
board-city = City
board-minor-fortress = Minor fortress
board-major-fortress = Major fortress
board-vote = Elector’s vote
board-normal-road = Road
board-main-road = Main road
board-general = General’s set-up city, with his rank
board-train = Supply train’s set-up city
board-sector = Sector and its suit
board-square = Square of the map
board-arrow = Way from an off-map box
board-land = { $land } ({ $power })
board-north = N
board-city-today = { $name } (today { $today })
