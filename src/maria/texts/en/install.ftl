### Parts of the program that are not installed, and workers.

extra-draw = Drawing the board needs { $package }, which is not installed. Install it with: pip install "maria-game[draw]"
extra-server = Serving games and the page needs { $package }, which is not installed. Install it with: pip install "maria-game[server]". Or play without it: maria play --terminal
extra-arena = The arena needs { $package }, which is not installed. Install it with: pip install "maria-game[arena]"
extra-ray = Playing on a cluster needs { $package }, which is not installed. Install it with: pip install "maria-game[ray]"
extra-research = The learning environments need { $package }, which is not installed. Install it with: pip install "maria-game[research]"

workers-engine = There is no engine “{ $engine }”. Engines: { $engines }.
workers-ray = Cannot reach or start Ray ({ $address }): { $reason }
workers-died = Game { $number } was abandoned: { $tries } workers died while playing it.
