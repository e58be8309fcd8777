### The command line.

## Help

cli-about = MARIA, the War of the Austrian Succession 1740–48: the game, its rules and everything in its box.
cli-play = Play a game.
cli-rules = Print rules: one (10.1.c), a chapter (10.1) or all.
cli-rules-what = A rule’s id, a chapter’s number, or nothing for the whole rulebook.
cli-rules-scope = Only rules of this scope: all, intro, adv, 2pi, 2pa, opt or sg; with --coverage intro means the whole introductory game.
cli-rules-coverage = Show how many cases each rule has.
cli-rules-uncovered = With --coverage: only rules without a case.
cli-rules-cases = With --coverage: the folder of the cases, if not those that come with the game.
cli-conform = Run cases: files that show a rule at work.
cli-conform-paths = Case files or folders of them; by default those that come with the game.
cli-lesson = Learn the game: lessons of a few minutes.
cli-lesson-list = List the lessons and puzzles that come with the game.
cli-lesson-check = Check lessons: their solutions must solve them, and nothing wrong may.
cli-lesson-files = Lesson files; by default all that come with the game.
cli-lesson-play = Play a lesson in the terminal.
cli-lesson-name = The name of a lesson, or its file.
cli-simulate = Play many random games to the end, and count the results.
cli-simulate-game = The variant.
cli-simulate-players = How many players.
cli-simulate-games = How many games.
cli-simulate-seed = The seed; the same seed gives the same games.
cli-simulate-jobs = How many games to play at once.
cli-simulate-engine = Where to play them: in “processes” on this machine, or with “ray”, on this machine or on the cluster that RAY_ADDRESS names.
cli-box = Look into the box: board, powers, pieces, decks and Political Cards.
cli-check = Check a pack, and count what is in it.
cli-show = Show a city, general, power, territory, Political Card or track.
cli-show-name = Its name; umlauts, accents and small typos do not matter.
cli-render = Draw the whole board.
cli-render-out = The picture to write: a file ending in .svg or .png.
cli-render-width = The width of a PNG in pixels.
cli-option-pack = The folder of another pack of data files.
cli-option-json = Print one line of JSON.
cli-option-lang = The language: en, de or pl.
cli-option-version = Print the version.

## Messages

cli-version = maria { $version } ({ $build })
build-stale = The compiled build in { $folder } was made from other sources or for another Python, so plain Python runs instead. `make fast` rebuilds it.
cli-fault = { $file }: { $text }
cli-fault-at = { $file }, { $place }: { $text }
cli-faults = { $count ->
    [one] The pack has one fault.
   *[other] The pack has { $count } faults.
}
cli-conform-failed = { $path }, { $title }: { $problem }
cli-conform-result = { $passed } passed, { $failed } failed
cli-lesson-row = { $name }: { $title }. { $about }
cli-lesson-result = { $sound } sound, { $failed } with faults
cli-no-lesson = There is no lesson “{ $name }”. Lessons: { $names }.
cli-covered = { $covered } of { $all } rules have a case.
cli-simulating = Playing
cli-broken-game = This game went wrong: { $problem }
cli-no-rule = There is no rule or chapter “{ $what }”. Chapters: { $chapters }.
cli-no-scope = There is no scope “{ $scope }”. Scopes: { $scopes }.
cli-no-language = There is no language “{ $language }”. Languages: { $languages }.
cli-no-name = Nothing in the box is called “{ $name }”.
cli-suggestions = Did you mean { $names }?
cli-taken-for = Nothing is called exactly “{ $name }”; showing { $found }.
cli-bad-picture = The picture must end in .svg or .png, not “{ $name }”.
cli-bad-width = A PNG can be { $low } to { $high } pixels wide.
cli-cannot-write = The file { $name } cannot be written: { $reason }
cli-written = { $name } written, { $size } KB.

## maria box check

check-sound = The pack { $id } { $version } is sound.
check-practice = It is a practice board, so it was not checked against the printed game.
check-cities = Cities
check-roads = Roads
check-main-roads = Main roads
check-crossings = Roads between the maps
check-fortresses = Fortresses
check-sectors = Sectors
check-minor = Minor
check-major = Major
check-suit = Suit
check-pieces = Generals, trains, hussars
check-cards = Tactical and Political Cards
check-sources = Entries by source

## maria box show

show-city = { $name }, a city on the { $map } map
show-general = { $name }, general of { $power }
show-power-major = { $name }, a major power
show-power-minor = { $name }, a minor power
show-territory = { $name }, a territory
show-card = { $name }, a Political Card
show-track = { $name }, a track of the political display
show-field-today = today
show-field-square = square
show-field-territory = territory
show-field-suit = suit
show-field-fortress = fortress
show-field-vote = elector’s vote
show-field-roads = roads
show-field-main-roads = main roads
show-field-setup = at the start
show-field-rank = rank
show-field-minimum = minimum at the start
show-field-role = played by
show-field-troops = troops
show-field-hand = first hand
show-field-income = income
show-field-pool = victory markers
show-field-generals = generals
show-field-trains = supply trains in
show-field-home = home area of
show-field-cities = cities
show-field-fortresses = fortresses
show-field-year = year
show-field-arms = arms
show-field-shifts = shifts
show-field-instruction = instruction
show-field-box = box { $number }
show-field-source = source
show-nobody = nobody
show-yes = yes
show-fortress-minor = minor
show-fortress-major = major
show-arrow = { $box } of { $power } points here
show-marked-victory = victory marker of { $power }
show-marked-elector = elector marker of { $power }
show-train = supply train of { $power }
show-in-city = { $city } ({ $square })
show-in-box = box { $box }
show-shift-left = { $track } { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
} to the left
show-shift-right = { $track } { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
} to the right
show-shift-either = { $track } { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
} to the left or to the right
show-instruction-election = the imperial election takes place at the end of the turn (18).
show-instruction-cards = the executing power draws { $count ->
    [one] one Tactical Card.
   *[other] { $count } Tactical Cards.
}
show-instruction-troops = { $power } gets { $count ->
    [one] one troop.
   *[other] { $count } troops.
}
show-instruction-corps = { $power } sends a general to its off-map box; he returns { $count ->
    [one] one turn later.
   *[other] { $count } turns later.
}
show-instruction-by = Executed by { $powers }: { $text }
show-executing = the executing power
show-box-start = ★ start
show-box-letter = “{ $letter }”
show-box-status-prussian = ally of Prussia
show-box-status-neutral = neutral
show-box-status-austrian = ally of Austria
show-box-bonus = { $power } draws one extra Tactical Card
show-box-penalty = { $power } draws one Tactical Card fewer
show-box-corps = { $power } keeps a general in its off-map box
show-box-victory = { $power } has a victory marker in the “Italy” box
show-box-empty = no effect

## Words

suit-spades = spades
suit-hearts = hearts
suit-clubs = clubs
suit-diamonds = diamonds
source-rules = the rules
source-army-sheet = the army sheets
source-reconstructed = reconstructed
source-owner = an owner’s transcription

## maria simulate

simulate-games = Games
simulate-decisions = Decisions
simulate-games-per-s = Games per second
simulate-decisions-per-s = Decisions per second
simulate-wins = Won by
simulate-endings = Ended by rule
simulate-turns = Games by last turn

## maria serve, games, verify

cli-serve = Serve games on the network.
cli-games = A server’s games: list, export, import, prune.
cli-review = Review a game: what turned it, its combats with open hands, and the luck of the cards.
review-argument-record = The file with the record of the game.
review-option-deep = Judge the decisions instead: the chances over time, the costliest decisions, luck and skill.
review-option-playouts = With --deep: how many playouts to use. More are more exact, and slower.
review-option-out = A folder for the curve of the chances, as curve.svg and curve.png, and for deep.json. Implies --deep.
review-progress = Playing out
review-deep-heading = How likely each player was to win
review-deep-turn = Turn
review-deep-saved = The curve is in { $folder }.
cli-verify = Check that a finished game on a server was fair.
serve-option-host = The address to listen on; 0.0.0.0 for all.
serve-option-port = The port to listen on; 0 for any that is free.
serve-option-database = Where to keep games: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. By default, a file in the user’s data folder.
serve-option-address = The address players use, such as https://maria.example.org: the server’s name, and the base of links in messages.
serve-option-smtp = How to send e-mail: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS. By default, none is sent.
serve-option-proxy = The server is behind a proxy that passes on each client’s address.
serve-option-workers = The number of processes for bots.
serve-option-rate = Requests per second allowed for one client; its other limits grow with it.
serve-option-open = Open the page in a browser.
serve-open = Open { $address } in a browser. Press Ctrl-C to stop the server; games are kept.
serve-cannot-listen = { $address } cannot be used: { $reason }
games-list = List all games.
games-export = Write all games to a file.
games-import = Import the games from a file; games already there stay as they are.
games-backup = Write everything to a file, even while a server runs: games, players and their links.
games-restore = Restore a backup into a database without games and players.
games-prune = Delete games that are over or never began, and have not changed for some time.
games-argument-file = A file of games.
games-option-days = For how many days a game must be unchanged.
games-count = { $count ->
    [one] One game.
   *[other] { $count } games.
}
games-exported = { $count ->
    [one] One game
   *[other] { $count } games
} written to { $name }.
games-imported = { $came ->
    [one] One game
   *[other] { $came } games
} imported, { $stayed } already there.
games-pruned = { $count ->
    [one] Deleted one game
   *[other] Deleted { $count } games
} unchanged for { $days } days.
games-backed-up = { $games ->
    [one] One game
   *[other] { $games } games
} and { $players ->
    [one] one personal link
   *[other] { $players } personal links
} written to { $name }.
games-restored = { $games ->
    [one] One game
   *[other] { $games } games
} and { $players ->
    [one] one personal link
   *[other] { $players } personal links
} restored.
games-format = This is not a file of games.
games-no-backup = This is not a backup but a file of games only: import it with `maria games import`.
games-newer = This file was made by a newer version of MARIA. Nothing was imported.
games-broken = Line { $line } of the file is broken. Nothing was imported.
games-cut-off = The file ends too early, after line { $line }: something is missing. Nothing was imported.
games-not-empty = This database already has games or players, and nothing is overwritten: restore into a new one.
verify-argument-record = The record of a finished game.
verify-option-commitment = The commitment you noted down before the game.
verify-option-value = A value you noted down, as SEAT=VALUE; can be repeated.
verify-fair = The game was fair: the seed was made from the secret behind { $commitment } and the players’ values, and all { $moves } actions and every shuffle follow from it.

## maria texts

cli-texts = Count the messages of each language, or list what is missing.
cli-texts-missing = Print one line per missing, unknown, unused or broken message; exit with 1 if there is one.
cli-texts-row = { $file }: { $counts }
cli-texts-finding = { $problem }: { $language }/{ $file } { $message }
