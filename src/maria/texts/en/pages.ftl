### The pages around the board, loaded with them.

page-pages = Pages
page-more = Show more
page-name-of = Name of { $seat }
page-nav-new = New game
page-nav-watch = Watch
page-nav-load = Load a record
page-nav-about = About
page-home-author = after the board game by Richard Sivél
page-home-now = Play now
page-home-now-what = The introductory game against two ensigns, on the Bohemia map. Whom do you want to be?
page-home-play = Play
page-home-starting = Shuffling …
page-home-new = With friends, bots, or both
page-home-games = Go on where you were
page-home-watch = Games that are open to all
page-home-load = Step through it, or go on with it
page-home-waiting = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
}
page-new-title = A new game
page-new-lead = Choose the game and who sits where. Everybody else needs only a link.
page-new-players = Players
page-variant-introductory = One map, war and supply, no politics. Nine turns; good for a first evening.
page-variant-advanced = Both maps, politics, the imperial election, subsidies, peace and winter scores. Twelve turns.
page-variant-silesia-gambit = Three players without politics, on both maps: shall Austria give up Silesia?
page-new-seats = Who plays?
page-new-who = Who plays { $seat }?
page-sits-me = I do
page-sits-link = By link
page-sits-here = At this screen
page-sits-bot = A bot
page-sits-link-what = You get a link to send after the game is made.
page-new-bots = The time is an upper limit: usually bots answer at once.
page-new-seconds = How long the bot may think
page-seconds = { $count } s at most
page-new-name = Name of the game
page-stand-in = A bot stands in for who runs out of time
page-stand-in-what = It plays until the person is back. Without it, the game simply waits.
page-new-create = Make the game
page-new-create-bots = Let them play
page-new-bots-only = Only bots: you look on.
page-links-lead = The game begins as soon as all have come.
page-links-begun = Everybody has come, and the game has begun.
page-nameless = a player
page-status-waiting = players are gathering
page-status-over = over
page-status-turn = { $turn ->
    [0] set-up
   *[other] turn { $turn }
}
page-games-lead = The games that this browser has a seat in.
page-games-linked = The games of your personal link, and those of this browser.
page-games-settings = Make a personal link to find your games again on every device.
page-games-over = Finished
page-games-none = There are no games yet.
page-your-turn = Your turn
page-since = since { $time }
page-waits-for = waits for { $seats }
page-to-table = To the table
page-replay = Replay
page-record = Record
page-load-title = Load a record
page-load-lead = A record is a game as text: every game can be saved as one. A finished game can be stepped through, another one can be played on.
page-load-file = Choose a file
page-load-drop = or drop it here
page-load-text = Or paste the text of it
page-load-do = Load
page-load-goes-on = This game stands in turn { $turn } and is not over. Who plays on?
page-load-go-on = Go on
page-load-look = Only look at it
page-about-game = The game
page-about-game-text = MARIA is a board game by Richard Sivél, published by Histogame: two or three players fight the War of the Austrian Succession. This page is a tool for people who love the game. If you like it, buy the original; it is a masterpiece.
page-about-board = The board
page-about-board-text = The board and the Political Cards here are a reconstruction from published descriptions of the rules, drawn anew. They are not the originals and differ from them. Positions of towns: GeoNames, CC BY 4.0.
page-about-fair = Fair by proof
page-about-fair-text = Before a game the server binds itself to a secret by showing its hash. Every player’s browser adds a random number. The shuffles follow from all of these together, so nobody can choose them, and after the end everybody can check it.
page-about-privacy = What is kept
page-about-privacy-text = The server keeps your games, messages and the name you enter, and how to reach you if you tell it. There are no cookies, no accounts and no foreign servers. The keys to your seats are kept by your browser; your data can be deleted in the settings.
page-about-licence = Licences
page-about-licence-text = The program is free software under the MIT licence. The font is Alegreya by Juan Pablo del Peral, SIL Open Font License.
page-about-version = Version { $version }, rules engine { $engine }
page-home-learn = Learn the game
page-home-how-what = How to play, in eight pictures
page-home-learn-what = Short lessons on the board, puzzles and the rulebook
page-home-first = Your first game, with a coach
page-home-first-what = Nothing to read beforehand: your first battle is won in five minutes.
page-nav-learn = Learn
page-nav-how = How to play
page-nav-rules = Rules
page-role-introductory-maria_theresa = Austria stands alone against everybody. Hold out for nine turns, and you win.
page-role-introductory-frederick = Prussia and its ally take what they can. Twelve fortresses in Austria and Silesia win.
page-role-introductory-louis = France fights far from home, at Bavaria’s side. Nine fortresses in Austria win.
page-role-introductory-a = Prussia, Saxony, France and Bavaria. To win you need both: nine fortresses in Austria for France, twelve there and in Silesia for Prussia.
page-role-introductory-b = Austria alone. You win if neither France nor Prussia has reached its goal after nine turns.
page-role-advanced-maria_theresa = Austria, attacked from all sides. Win back what is lost, see Francis elected, and empty your pool of victory markers.
page-role-advanced-frederick = Two powers that are enemies: Prussia and Saxony in the east, the Pragmatic Army in the west. Either can win the game for you.
page-role-advanced-louis = France and Bavaria, on both maps at once. Conquests, battles and the imperial crown empty your pool of victory markers.
page-role-advanced-a = France, Bavaria, Prussia and Saxony. An empty pool of France or Prussia wins.
page-role-advanced-b = Austria and the Pragmatic Army. An empty pool of either wins, and so do all ties.
page-role-silesia-gambit-maria_theresa = Austria, until turn 6 against everybody. Then you may cede Silesia and turn on France and Bavaria.
page-role-silesia-gambit-frederick = Prussia and Saxony; after Silesia is ceded you play on with the Pragmatic Army alone, against France.
page-role-silesia-gambit-louis = France and Bavaria; once Silesia is ceded the war moves to Flanders too, and time is on your side.
page-here = is here
page-your-seat = this is your seat
page-join-invited = You are invited: { $game }. Your role:
page-join-name = The others see it. Nothing else is asked of you.
page-join-do = Take the seat
page-join-who = Who plays
page-hints = Hints are allowed
page-hints-what = Whoever is asked may see what captain would do, and the odds of a combat.
page-waiting-freed = Your seat was given a new link, so it is free again. Ask whoever made the game for the new one.
page-waiting-lead = { $count ->
    [one] One seat is still free. The game begins as soon as it is taken.
   *[other] { $count } seats are still free. The game begins as soon as they are taken.
}
