# The server: what happens at a table, refusals, messages to players.

event-seat-taken = { $seat } has taken a seat.
event-game-begins = Everybody is here: the game begins.
event-seat-left = { $seat } has left for a while; a bot plays on.
event-seat-back = { $seat } is back.
event-seat-timed-out = { $seat } has run out of time; a bot plays on until the player is back.
event-seat-resigned = { $seat } has resigned.
event-end-offered = { $seat } offers to end the game undecided.
event-end-refused = { $seat } wants to go on.
event-end-agreed = All players have agreed to end the game undecided.

server-game = a game of MARIA
server-stale = The game has moved on: this was the answer to an earlier question.
server-id-used = This id was given to another action already; nothing was done.
server-no-game = There is no such game.
server-no-seat = This link opens no seat. It may have been replaced by a newer one.
server-no-player = This personal link is not known here.
server-no-token = Only a player of this game may do this: open the game by your link.
server-not-your-seat = This link does not open a seat of this game.
server-no-spectators = This game has no spectators.
server-metrics = The metrics are for the machine that the server runs on.
server-not-found = There is nothing at this address.
server-method = This address cannot be used in this way.
server-wrong = The request could not be understood.
server-broken = Something went wrong on the server. Nothing is lost; try again.
server-invalid = { $place }: { $reason }
server-invalid-form = it does not have the right form, or holds signs that cannot stand here
server-too-fast = Too many requests. Wait a moment.
server-too-slow = The request did not come to an end in time.
server-too-large = The request is too large: at most { $most } bytes.
server-too-many-games = You have started { $most } games today. Play one of them first.
server-unknown-seat = There is no seat { $seat } in this game. The seats are: { $seats }.
server-unknown-bot = There is no such bot. The bots are: { $bots }.
server-seat-of-bot = A bot plays this seat.
server-seat-taken = Somebody has taken this seat already.
server-not-taken = Take the seat first.
server-waiting = The game has not begun yet: not all seats are taken.
server-over = The game is over.
server-not-over = The game is not over yet.
server-resigned = This seat has resigned.
server-no-action = { $text } is no action of the game.
server-no-pack = This server does not have the pack { $pack }.
server-other-rules = This game was begun under other rules: from line { $line } of its record on today's rules differ. It can be looked at, but not continued.
server-wrong-code = This is not the code that was sent.
server-no-database = The database cannot be used: { $reason }
server-database-used = Another server uses { $name } already. Several can share the games of a PostgreSQL database, but not of a file.
server-database-url = This is no address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
server-database-kind = Databases of the kind { $kind } are not supported: use sqlite or postgresql.

notice-subject = MARIA: it is your turn
notice-turn = It is your turn in { $game }, as { $seat }. { $link }
notice-reminder = { $game } still waits for you, { $seat }. Your time is running out. { $link }
notice-confirm-subject = MARIA: confirm your address
notice-confirm = Somebody, probably you, wants news of games of MARIA sent to this address. To agree: { $link }
notice-webhook = A webhook must be an https address without a name or a password in it.
notice-webhook-name = The name of this webhook is not known.
notice-webhook-private = This webhook leads to a private or local address, which is not allowed.
notice-smtp = E-mail settings look like smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS.
notice-no-mail = This server sends no e-mail.
notice-address = This is no e-mail address.
notice-mail-failed = The e-mail could not be sent. Try again later.

unfair-number = { $number } is no number of 256 bits.
unfair-secret = The secret is not the one that the server was bound to before the game.
unfair-seed = The seed was not made of the secret and the players' values.
unfair-commitment = The record names another commitment than the one that you noted down.
unfair-value = The record names another value for { $seat } than the one that you noted down.
unfair-no-proof = This record holds no proof: it comes from a running game, or from none of a server.

metric-requests = Requests answered
metric-seconds = Time to answer a request
metric-actions = Actions taken
metric-live = Live connections
metric-tables = Games in memory
metric-restarts = Bot processes started again
