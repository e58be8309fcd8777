### Parts of the program that are not installed, and workers.

extra-draw = Drawing the board needs { $package }, which is not installed: pip install "maria-game[draw]" brings it.
extra-server = Serving games and the page needs { $package }, which is not installed: pip install "maria-game[server]" brings it. "maria play --terminal" does without.
extra-arena = The arena needs { $package }, which is not installed: pip install "maria-game[arena]" brings it.
extra-ray = Playing on a cluster needs { $package }, which is not installed: pip install "maria-game[ray]" brings it.
extra-research = The environments for learners need { $package }, which is not installed: pip install "maria-game[research]" brings it.

workers-engine = There is no engine "{ $engine }". Engines: { $engines }.
workers-ray = Ray cannot be reached or started ({ $address }): { $reason }
workers-died = Game { $number } was given up: { $tries } workers died while they played it.
