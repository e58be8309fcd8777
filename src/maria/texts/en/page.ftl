### What the page offers a player, and what the page itself says.

## What is asked

offer-over = The game is over.

## What helps to decide

offer-alternating = Moves on the Flanders map alternate: { $seat } is next there.
offer-train-back = { $train } can re-enter for { $cost } points at { $cities }.
offer-train-free = { $train } comes into the game free of charge, at { $cities }.
offer-retreat = { $generals } must retreat { $length ->
    [one] 1 city
   *[other] { $length } cities
} from { $city } and end { $best ->
    [one] 1 city
   *[other] { $best } cities
} away from the winner at { $winner }.
offer-force = { $generals }, { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
offer-force-unsure = { $generals }, { $least } to { $most } troops
offer-against = { $own } against { $other }.
offer-score = Your score becomes { $score }{ $passes ->
    [1] , and the other side is next.
   *[0] . You can go on.
}
offer-lay-trump = Your influence becomes { $count }.
offer-lay-back = It is not trump: it goes back to the hand.
offer-lay-down = It is not trump: it lies face-down.
offer-subsidy = France draws { $french ->
    [one] one card
   *[other] { $french } cards
}, Bavaria { $bavarian }.
offer-no-peace = The war goes on. While Prussia controls all of Silesia's fortresses it can offer peace again at the end of its later action stages.
offer-no-reduction = France keeps its victory markers. It can still reduce its objectives at the end of a later action stage.
offer-cede = Prussia and Saxony leave the game, the Flanders map becomes active and the game goes on to turn 15. Then Maria Theresa needs { $austrian } fortresses in Bavaria and France, Frederick { $allied } in France held by the Pragmatic Army, Louis XV { $french } in Austria on the Bohemia map or { $low } in the Netherlands and the Austrian Netherlands, or nobody else to have won.
offer-no-cession = The game goes on to turn 9 as before.
offer-save-keeps = The cards stay on the display for later turns.
offer-select-costs = Discarded from the display: { $cards }.
offer-shifts-later = Shifts are added up and carried out after both cards.
offer-gets = { $general } +{ $count }
offer-entering = { $general } +{ $count } at { $city }

## What can be done

offer-do-split = { $power }: { $troops }
offer-do-done-hussars = Place no more hussars
offer-do-done-movement = End the movement
offer-do-done-lay = Place no card
offer-do-done-corps = Nobody can be sent
offer-do-yes = Yes
offer-do-no = No
offer-do-toll = Pay { $cards } for { $supplied }
offer-do-toll-nobody = Pay { $cards }, which supplies nobody
offer-do-consent = Agree to all stacks of this stage
offer-do-consent-to = Agree to stacks with { $general }
offer-do-consent-at = Agree to stacks at { $city }
offer-do-no-consent = No longer agree to all stacks of this stage
offer-do-no-consent-to = No longer agree to stacks with { $general }
offer-do-no-consent-at = No longer agree to stacks at { $city }
offer-do-dispute = Dispute the order: moves on the Flanders map alternate
offer-do-pass-flanders = No more moves on the Flanders map
offer-do-attack = Attack from { $start } on { $target }
offer-do-play = Play { $card }
offer-do-play-as = Play { $card } as { $value }
offer-do-stop = Play no card
offer-do-retreat = Retreat to { $city }
offer-do-recruit = Buy { $count ->
    [one] one troop
   *[other] { $count } troops
} with { $cards }
offer-do-recruit-none = Buy no troops
offer-do-assign = { $troops }
offer-do-place = { $piece } to { $city }
offer-do-re-enter = { $train } to { $city }
offer-do-place-command = { $piece } to { $city }, { $commander } in command
offer-do-trump = { $suit }
offer-do-lay = Place { $card }
offer-do-select = Select { $political }
offer-do-save = Save the cards
offer-do-execute = { $effects }
offer-do-discard = Discard the Political Card without effect
offer-do-corps = Send { $general }
offer-do-corps-paid = Send { $general } for { $cards }
offer-do-saxony = { $boxes ->
    [0] Do not move the marker
    [one] Move the marker one box
   *[other] Move the marker { $boxes } boxes
}
offer-do-vote-francis = { $francis ->
    [0] No vote for Francis
    [one] One vote for Francis
   *[other] { $francis } votes for Francis
}
offer-do-accept = Accept
offer-do-decline = Decline
offer-do-cancel = Propose to cancel the subsidies of { $giver } to { $taker }

## The page: the bar above

page-sequence = Sequence of play
page-turn = Turn { $turn } of { $last }
page-step-setup = Set-up
page-step-politics = Politics
page-step-hussars = Hussars
page-step-election = Election
page-step-cession = Cession
page-step-winter = Winter
page-step-end = Over
page-phase-cards = Cards
page-phase-supply = Supply
page-phase-movement = Movement
page-phase-combat = Combat
page-phase-conquest = Conquest
page-seats = Players
page-seat = { $name }
page-seat-bot = { $name } ({ $bot })
page-seat-waited = The game waits for { $name }.
page-link-closed = Not connected
page-link-connecting = Connecting …
page-link-open = Connected
page-link-lost = A short pause: the connection is lost, trying again …
page-link-refused = This link opens no game, or nobody may watch it.
page-unsent = { $count ->
    [one] One action will be sent as soon as the connection is back.
   *[other] { $count } actions will be sent as soon as the connection is back.
}
page-close = Close
page-loading = One moment …
page-offline-again = Try again
page-way-home = To the title page
page-menu = Menu
page-menu-settings = Settings
page-menu-rules = The rules
page-menu-keys = Keys
page-menu-coach = Call the coach
page-menu-no-coach = Send the coach away
page-menu-standing = Who is winning
page-standing = Who is winning, and why
page-standing-of = { $power } { $reached } of { $needed }.
page-rules-search = Words, or the number of a rule
page-rules-none = No rule has these words.

## The page: keys

page-keys-play = Playing
page-keys-play-1 = goes to what can be done: your pieces first, then where they can go
page-keys-play-2 = from one target to the next one in that direction
page-keys-play-3 = picks it; a second time marches
page-keys-play-4 = one step back
page-keys-play-5 = takes the last move back
page-keys-play-6 = plays again what was taken back
page-keys-play-7 = goes to the next piece that you can move, or city that you can pick
page-keys-board = The board, when it has the focus
page-keys-board-1 = moves it
page-keys-board-2 = nearer and further
page-keys-board-3 = all of it
page-keys-board-4 = finds a city
page-keys-past = What has happened
page-keys-past-1 = the beginning
page-keys-past-2 = one moment back
page-keys-past-3 = one moment on
page-keys-past-4 = the present
page-keys-page = Everywhere
page-keys-page-1 = this list
page-keys-page-2 = what you can take and lose next
page-keys-page-3 = from tab to tab, when a tab of the panel has the focus

## The page: panels

page-panel = Panels
page-panel-fold = Fold or unfold the panels
page-tab-play = Play
page-tab-log = Log
page-tab-army = Army
page-tab-politics = Politics
page-tab-diplomacy = Diplomacy
page-tab-table = Table

## The page: the board

page-board = The board. Arrows move, + and - zoom, 0 shows all of it, / finds a city.
page-view = View
page-find = Find a city
page-find-nothing = No city is called so.
page-nearer = Zoom in
page-further = Zoom out
page-fit = Show the whole board
page-city = { $name }
page-city-today = today { $today }
page-city-where = { $square }, { $land }
page-fortress-minor = Minor fortress
page-fortress-major = Major fortress
page-vote = elector’s vote
page-marker-victory = Victory marker of { $power }
page-marker-control = Control marker of { $power }
page-marker-elector = Elector marker of { $power }
page-marker-question = Question mark of { $power }
page-counter-general = { $name }, general of { $power }, rank { $rank }, { $city }
page-counter-train = Supply train of { $power }, { $city }
page-counter-hussar = Hussar of { $power }, { $city }
page-hussar = Hussar
page-rank = rank { $rank }
page-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
page-troops-between = { $least } to { $most } troops
page-face-down = face-down
page-moved = moved
page-distance = { $name } { $roads }
page-distances = Within six roads:
page-roads = Roads to

## pages and knowing

page-offline = The server does not answer at the moment. Try again in a moment; nothing is lost.
page-refused = This link opens no game, or nobody may watch it. Ask whoever sent it for a new one.
page-copy = Copy
page-copied = Copied
page-save = Save
page-saved = Saved
page-name = Your name
page-nav-games = My games
page-nav-settings = Settings

# The title page

# Roles

# A new game
page-new-variant = Game
page-players = { $count ->
    [one] one player
   *[other] { $count } players
}
page-option-politics-gambit = Optional politics rule
page-option-politics-gambit-what = Cards that are not trump stay on the political display, face-down, until the next turn (25).
page-new-level = How well the bot plays
page-bot-recruit = Recruit
page-bot-ensign = Ensign
page-bot-captain = Captain
page-bot-colonel = Colonel
page-bot-marshal = Marshal
page-bot-tempered = { $bot }, { $temper }
page-temper-gambler = the gambler
page-temper-stubborn = the stubborn one
page-temper-schemer = the schemer
page-temper-surprise = a mystery
page-new-temper = The bot’s temper
page-temper-choose-plain = No temper
page-temper-choose-gambler = Gambler
page-temper-choose-stubborn = Stubborn
page-temper-choose-schemer = Schemer
page-temper-choose-surprise = Surprise me
page-new-agreed = What is agreed
page-new-watch = Who may watch
page-watch-nobody = Nobody
page-watch-link = Whoever has the link
page-watch-anyone = Anyone
page-new-pace = Pace
page-pace-live = Live, without a clock
page-pace-days = { $count ->
    [one] A day for a decision
   *[other] { $count } days for a decision
}

# Links, joining, waiting
page-links-what = Send each of these links to one player. Whoever opens it first can sit down; then the seat is his alone, and the link opens nothing any more.
page-links-taken = { $name } has sat down.
page-links-new = Make a new link
page-links-free = Free the seat
page-links-bot = Let a bot play
page-links-of = Link for { $seat }
page-still-free = not yet here
page-agreed-stand-in = For who runs out of time a bot plays on until the person is back.
page-agreed-no-stand-in = If time runs out the game waits: no bot stands in.
page-fair = Fair by proof
page-fair-what = The server has drawn its secret for the shuffles and is bound to it by this number. Your browser adds a random number of its own and remembers both, so after the end you can check that nobody chose the cards.
page-loaded = Begun from a record
page-loaded-short = from a record
page-loaded-what = This game was begun from a record: whoever has that record can know all cards, also those still to come. Nobody can prove here that they are fair.
page-loaded-over = This game was begun from a record: its cards could be known to whoever has that record, and there is nothing to check.

# Lists of games
page-due = time is up { $time }
page-due-of = time of { $name } is up { $time }
page-unread = { $count ->
    [one] 1 message
   *[other] { $count } messages
}
page-over = The game is over: { $how }.
page-ended-won = { $seat } won
page-ended-draw = a draw
page-ended-agreed = ended undecided, by agreement
page-ended-resigned = given up
page-watch-title = Watch
page-watch-lead = Games that anyone may watch, the newest first. Spectators see what all players see: no hands, no troops.
page-watch-it = Watch it
page-watch-none = No game is open to spectators at the moment.

# A record

# Settings
page-personal-title = Personal link
page-personal-what = With this link you find all your games again, in any browser. It is your key: show it to nobody.
page-personal-none = A personal link gathers your games, so that you find them in any browser, and can be told when it is your turn. It needs no password and no address, only a name.
page-personal-make = Make one
page-told-title = When it is my turn
page-told-browser = Tell me through the browser
page-told-browser-what = While the page is open in a tab that you do not see.
page-told-browser-cannot = This browser cannot do this here.
page-told-webhook = Webhook
page-told-webhook-what = A chat or an app of yours can give you an https address. A short text is sent there when it is your turn.
page-told-email = E-mail
page-told-email-confirm = A code was sent there. Enter it below, and messages will come.
page-told-code = Code from the e-mail
page-told-code-do = Confirm
page-told-needs-link = With a personal link you can also be told by webhook or e-mail.
page-reading-title = Reading
page-language = Language
page-theme = Light or dark
page-theme-system = As the device is set
page-theme-light = Light paper
page-theme-dark = By candle-light
page-text = Size of texts
page-text-usual = Usual
page-text-large = Large
page-text-larger = Larger
page-palette = Colours of the powers
page-palette-usual = As the board is drawn
page-palette-safe = For all eyes: no red beside green
page-still = Less motion
page-still-what = Pieces jump instead of walking, the map does not glide.
page-delete-title = My data
page-delete-what = Your name, messages, promises in words and notes are deleted, and so is how to reach you. The moves of your games stay, without your name.
page-delete-do = Delete my data
page-delete-sure = Yes, delete it now
page-delete-not = Keep it

# About

# Several players at one screen
page-curtain = Pass the screen to { $seat }
page-curtain-open = I am { $seat }

# Looking back
page-log-story = Story
page-log-messages = Messages
page-log-notes = Notes
page-past-bar = Moments of the game
page-past-looking = You are looking at the past:
page-past-stage = action stage of { $powers }
page-past-number = moment { $number } of { $last }
page-past-first = To the beginning
page-past-previous = One step back
page-past-next = One step on
page-past-last = To the latest moment
page-past-play = Let it play
page-past-pause = Stop
page-past-now = Back to now
page-past-meanwhile = Now:
page-past-end = How it ended
page-past-look = Look at this moment
page-past-scrub = All moments: drag to one
page-past-speed = Speed
page-past-times = { NUMBER($speed) }×
page-past-more = This moment …
page-past-eyes = Whose eyes
page-past-eyes-all = All hands open
page-past-link = A link to this moment
page-past-picture = The board as a picture
page-past-branch = Go on from here against bots
page-past-branch-as = Your seat
page-past-branch-do = Go on
page-shown = What happened
page-show-skip = { $count ->
    [0] Go on
   *[other] Skip { $count }
}
page-pace = How fast what others do is shown
page-pace-what = Whatever you do ends it at once.
page-pace-calm = calm
page-pace-brisk = brisk
page-pace-instant = at once
page-sound = Sounds
page-sound-what = Small ones, when it is your turn, for marches and combats.
page-battle-where = { $count ->
    [one] { $count } troop, { $city }
   *[other] { $count } troops, { $city }
}
page-battle-at = The combat at { $city }
page-battle-sum = { $own ->
    [one] 1 troop
   *[other] { $own } troops
} against { $other }: { $score }.
page-battle-sum-middle = Cards have been played before: { $score }.
page-battle-sum-card = { $power } plays { $value }: { $score }.
page-battle-ahead = { $points ->
    [one] { $power } is ahead by 1 point
   *[other] { $power } is ahead by { $points } points
}
page-battle-level = The score is even
page-battle-of = { $power } wins at { $city }
page-battle-takes = So { $power } takes { $cities }.
page-battle-won = Victory at { $city }
page-battle-lost = Defeat at { $city }
page-battle-tie = { $city }: a tie
page-battle-close = Go on
page-great-francis = For Francis
page-great-charles = For Charles Albert
page-great-reached = { $reached } of { $needed }
page-great-score = Score { $sum }
page-great-lost = { $count ->
    [0] no troops lost
    [one] 1 troop lost
   *[other] { $count } troops lost
}
page-great-last = It is the last turn.
page-great-politics = It begins with politics.
page-great-election = The Emperor is elected at its end.
page-great-winter = Winter follows.
page-digest = Since you were here
page-digest-play = { $count ->
    [one] Show it
   *[other] Show all { $count } events
}
page-digest-close = I know
page-since-title = Since your last turn
page-since-show = { $count ->
    [one] Show what happened
   *[other] Show the { $count } events
}
page-messages-none = Nobody has said anything yet.
page-messages-write = Write to everybody
page-messages-send = Send
page-messages-public = All players and spectators read this, and it stays in the game’s record.
page-notes-what = Notes for yourself. Nobody else sees them.
page-notes-writing = not saved yet …
page-notes-kept = Saved. Nobody else sees this.

# Armies
page-goals = How near to victory
page-goal-core = { $power } controls { $have } of the { $need } fortresses it needs in Austria.
page-goal-core-silesia = { $power } controls { $have } of the { $need } fortresses it needs in Austria and Silesia.
page-goal-bavaria-france = { $power } controls { $have } of the { $need } fortresses it needs in Bavaria and France.
page-goal-france = { $power } controls { $have } of the { $need } fortresses it needs in France.
page-goal-low-countries = Or: { $power } controls { $have } of { $need } in the Netherlands and the Austrian Netherlands.
page-goal-pool = { $power }: { $left ->
    [0] the pool is empty.
    [one] one victory marker is left in the pool.
   *[other] { $left } victory markers are left in the pool.
}
page-goal-missing = Not yet taken: { $cities }.
page-decided-draw = Nobody had reached a goal by the end of turn { $turn }.
page-decided-scores = { $seat } had the lowest sum of winter scores.
page-decided-time = { $seat } held out: nobody else had reached a goal by the end of turn { $turn }.
page-decided-pool = { $power } placed the last of its { $count } victory markers in turn { $turn }.
page-decided-fortresses = In turn { $turn } { $power } took the last of the { $count } fortresses it needed.
page-goal-otherwise = If nobody gets there, { $seat } wins after turn { $turn }.
page-goal-draw = If nobody gets there, the game is a draw after turn { $turn }.
page-goal-both = Both goals are needed together.
page-goal-winters = If no pool is empty, the lowest sum of winter scores wins after the fourth winter. { $count ->
    [0] No winter was scored yet.
    [one] One winter was scored.
   *[other] { $count } winters were scored.
}
page-army-own = Your army
page-army-others = The others
page-army-all = All armies
page-a-train = supply train
page-a-hussar = hussar { $number }
page-in-box = in the off-map box
page-off-map = off the map
page-supply-supplied = in supply
page-supply-toll = in supply for { $points ->
    [one] one point
   *[other] { $points } points
} of toll
page-supply-hungry = out of supply
page-hand-cards = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-card-back = a card of deck { $deck }
page-card-held = In the hand of { $power }; deck { $deck }.
page-card-discarded = Discarded; deck { $deck }.
page-card-display = On the political display; deck { $deck }.
page-card-unknown = In the draw deck or in somebody’s hand; deck { $deck }.
page-void = { $most ->
    [0] no { $suit } of deck { $deck }
    [one] at most one { $suit } of deck { $deck }
   *[other] at most { $most } { $suit } of deck { $deck }
}
page-decks = Tactical Cards
page-draw = { $count ->
    [0] Nothing is left to draw.
    [one] One card is left to draw:
   *[other] { $count } cards are left to draw:
}
page-hoard = { $count ->
    [one] France has set aside one card unseen.
   *[other] France has set aside { $count } cards unseen.
}
page-discards = Discarded from deck { $deck }: { $count }

# Politics
page-politics-cards = Political Cards
page-politics-to-come = { $count ->
    [one] One card of { $year } is still to come
   *[other] { $count } cards of { $year } are still to come
}
page-politics-display = The display
page-politics-trump = Trump
page-politics-tracks = Tracks
page-politics-boxes = Victory markers
page-politics-college = Electoral College
page-politics-agreed = Alliances and subsidies
page-influence-of = { $influence } influence
page-stage-map = Show the map
page-stage-politics = Back to politics
page-card-new = New this turn
page-shift = { $shift }: { $changes }
page-shift-nothing = nothing changes
page-track-now = Now:
page-track-goal = After the announced shift:
page-track-box = Box { $number }:
page-track-victory = victory marker
page-track-corps = general off the map
page-track-bonus = one card more
page-track-penalty = one card less
page-boxes-fortresses = On fortresses
page-boxes-what = A power wins when its pool is empty. Markers leave it for conquered fortresses, for won battles and for the boxes above. Faded arms: who could still get the box.
page-boxes-aside = and { $count } set aside
page-election-over = The imperial election has been held.
page-saxony-prussian = Saxony is Prussia’s ally.
page-saxony-neutral = Saxony is neutral.
page-saxony-austrian = Saxony is Austria’s ally.
page-power = Played by { $seat }. { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
page-more-about = More about this

# The table
page-table-who = Who plays
page-table-consents = Stacks with your ally
page-table-do = What you can do
page-sits-online = at the table
page-sits-away = away
page-sits-left = away; a { $bot } stands in
page-sits-resigned = resigned; a { $bot } plays on
page-sits-ends = offers to end the game undecided
page-sits-waited = is waited for
page-proposal-who = { $name } proposes, { $by } to { $to }:
page-proposal-new = { $name } proposes something: { $by } to { $to }.
page-proposal-look = Look at it
page-proposal-back = Take it back
page-proposal-change = Change it
page-proposals-none = No treaty or contract is in force, and nothing is proposed.
page-contract-cancel = Propose to cancel it
page-treaty-end = Propose to end this treaty
page-propose-pair = Propose a treaty: { $by } to { $to }
page-propose = Another subsidy contract
page-propose-giver = who gives
page-propose-taker = who gets a card a turn
page-propose-turns = turns
page-propose-do = Propose
page-propose-agree = Agree on it

## Treaties

page-answers = { $count ->
    [one] A proposal waits for your answer
   *[other] { $count } proposals wait for your answer
}
page-binding = { $count ->
    [one] A treaty binds you
   *[other] Treaties bind you
}
page-binding-of = treaty { $number }
page-forbidden = Not now: { $what }.
page-draft = A proposal
page-draft-to = { $by } proposes to { $to }
page-draft-counter = { $by } answers { $to }
page-draft-drop = Do not propose anything
page-draft-quick = Quick deals
page-draft-turns = All for this many turns
page-draft-or = Or clause by clause:
page-draft-sure = Nothing is sent yet. If { $to } accepts, these clauses bind until they run out, or until you both end them.
page-deal-combat = No combat
page-deal-combat-title = Neither of you attacks the other.
page-deal-aggression = No aggression
page-deal-aggression-title = Neither of you attacks the other, conquers its fortresses or takes its supply trains.
page-deal-hussars = No hussars
page-deal-hussars-title = A promise not to put hussars in the way of supply. It is kept by honour alone.
page-deal-hussars-promise = No hussars in the way of your supply
page-deal-protection = No protection
page-deal-protection-title = Fortresses you pick are left unprotected, so that you can take them.
page-deal-none = You are not at war with each other, so there is no fight to call off.
page-diplomacy-nothing = Nothing is in force between you.
page-diplomacy-said = { $name }: “{ $text }”
page-draft-send = Propose it to { $to }
page-draft-answer = Propose this to { $to } instead
page-clause-bound = Who is bound
page-clause-kind = What the clause says
page-clause-first = Choose what is promised …
page-clause-more = One more clause …
page-clause-add = Add this clause
page-clause-drop = Remove clause { $number }
page-clause-turns = turns, with this one
page-clause-when = On which condition
page-clause-when-none = in any case
page-clause-when-fulfilled = once { $other } is fulfilled
page-clause-when-begun = once { $other } has begun
page-clause-when-kept = while { $other } is kept
page-clause-generals = Which generals: here or on the board
page-clause-near = Roads away at the most
page-clause-places = Where
page-clause-fortresses = Which fortresses
page-clause-pick = Pick on the board
page-clause-picking = Pick on the board: click cities
page-clause-land = A whole land …
page-clause-by = When
page-clause-by-soon = as fast as possible
page-clause-by-turn = by turn { $turn }
page-clause-card = Which Political Card
page-clause-card-none = Choose a card …
page-clause-words = In your own words; kept by honour alone
page-clause-group-armistice = Armistice
page-clause-group-places = Places
page-clause-group-going = Going
page-clause-group-decision = One decision
page-clause-group-subsidies = Subsidies
page-clause-group-words = In words
page-clause-not-attack = does not attack the other
page-clause-not-attack-generals = does not attack some generals
page-clause-spares-trains = spares supply trains
page-clause-spares-hussars = spares hussars
page-clause-stays-out = places nobody there
page-clause-keeps-out = neither enters nor passes
page-clause-not-cover = does not cover fortresses
page-clause-not-conquer = does not conquer fortresses
page-clause-leaves = leaves a land
page-clause-goes-to = sends generals to a place
page-clause-goes-near = sends generals near a place
page-clause-votes-francis = votes for Francis
page-clause-votes-charles = votes for Charles Albert
page-clause-offers-peace = offers the peace of Silesia
page-clause-does-not-offer-peace = does not offer the peace of Silesia
page-clause-accepts-peace = accepts the peace of Silesia
page-clause-declines-peace = declines the peace of Silesia
page-clause-reduces = reduces its objectives
page-clause-does-not-reduce = does not reduce its objectives
page-clause-selects = selects a Political Card
page-clause-not-select = does not select a Political Card
page-clause-not-bid = places no card on the display
page-clause-executes = executes a Political Card so
page-clause-discards = discards a Political Card
page-clause-shifts-saxony = moves the Saxony marker
page-clause-not-shift-saxony = does not move the Saxony marker
page-clause-consents = consents to all stacks
page-clause-pays = pays subsidies
page-clause-promise = promises in words
page-movement-closed = A treaty closes this city to him: click to see which.
page-city-closed = { $name }, closed by a treaty
page-overlay-treaties = Treaties
page-overlay-treaties-legend = Red: where treaties let you place no general. Blue: where they let others place none.
page-overlay-no-treaty = No treaty closes anything now.
page-leave-what = You have to go? A bot plays for you until you are back.
page-leave-do = Leave it to a bot
page-back-what = The { $bot } plays for you at the moment.
page-back-do = I am back
page-end-what = The game ends undecided if all players agree.
page-end-do = Offer to end it
page-end-not = Rather go on
page-stop-what = You play with bots alone, so you can end the game whenever you want.
page-stop-do = End the game
page-stop-sure = Yes, end it undecided
page-resign-what = To resign is for good: a bot goes on in your place.
page-resign-what-two = To resign ends the game: the other player wins.
page-resign-do = Resign
page-resign-sure = Yes, I resign
page-resign-not = Play on
page-record-what = The record of the game so far, as you may know it.
page-record-what-over = The whole record: it can be stepped through, checked and gone on with anywhere.
page-record-do = Save the record
page-watch-link-what = The link for spectators:
page-own-link-what = The link of your seat, for another device. Show it to nobody.
page-reissue-what = Has somebody seen it? A new link makes the old one worthless.
page-reissue-do = Make a new link

# Overlays
page-overlays = Lay something over the board
page-overlay-none = Nothing
page-overlay-supply = Reach of supply trains
page-overlay-supply-legend = Cities that the trains supply as things stand; red ones only for a toll, through hussars.
page-overlay-fortresses = Protected fortresses
page-overlay-fortresses-legend = In the colour of their power: protected by a general. Grey: open to whoever comes.
page-overlay-reach = Where a piece can go
page-overlay-reach-legend = Green: by an ordinary move. Orange: only by force march. Click a piece to see its reach.
page-overlay-danger = What can be taken
page-overlay-danger-legend = Red: yours to lose. Green: yours to take. A broken ring: only after a battle.
page-overlay-suits = Suits
page-overlay-suits-legend = Blue spades, red hearts, green clubs, orange diamonds.
page-overlay-whose = Whose
page-overlay-all = all
page-overlay-piece = Piece
page-danger = Danger: what you can take and lose
page-danger-take = You can take
page-danger-lose = You can lose
page-danger-anybody = Can be taken
page-danger-when = In each power’s next movement, as things stand.
page-danger-nothing-to-take = Nothing is within reach.
page-danger-nothing-to-lose = Nothing of yours is in danger.
page-danger-open = { $generals } can take { $city }.
page-danger-guarded = { $generals } can take { $city } by beating { $guards }.
page-danger-train = { $generals } can capture { $train } at { $city }.
page-danger-wins = That would win the game.

# The end
page-victory = { $seat } wins
page-victory-own = { $seat } wins: the victory is yours
page-victory-draw = The game is a draw
page-victory-agreed = The game has ended undecided
page-victory-resigned = The game was given up
page-victory-by-resigning = The other player has resigned.
page-victory-review = Look back
page-victory-replay = Replay it
page-victory-home = To the title page
page-victory-rematch = Play again
page-victory-puzzles = Try a puzzle
page-victory-next = Another opponent
page-scores = Winter scores: the lowest sum wins
page-scores-only = Winter scores
page-scores-winter = Winter { $number }
page-scores-sum = Sum
page-fair-check = Check that it was fair
page-fair-cannot = This browser can check only on pages that come by https. The command maria verify checks it all with the record.
page-fair-yes = The cards were fair.
page-fair-no = Something does not fit: the cards may not have been fair.
page-fair-bound = The server kept to what it was bound to. This browser has no number of its own in the game, so it can check no more than that.
page-fair-unnoted = What the server tells fits together. But this browser noted nothing down before the end, so it cannot know whether it is true.
page-fair-denied = Something does not fit: your browser noted down what the server was bound to, and now the server says that the game was begun from a record.
page-fair-promise-holds = It is the promise that this browser noted down when it first saw the game.
page-fair-promise-fails = It is another promise than the one that this browser noted down when it first saw the game.
page-fair-promise-unknown = What the server promised was not noted down in this browser.
page-fair-secret-holds = The server’s secret is the one that it was bound to.
page-fair-secret-fails = The server’s secret is not the one that it was bound to.
page-fair-seed-holds = The seed was made of the secret and the players’ random numbers.
page-fair-seed-fails = The seed was not made of the secret and the players’ random numbers.
page-fair-players-holds = Every person at the table has added a number, and nobody else.
page-fair-players-fails = The numbers are not one of every person at the table, and of nobody else.
page-fair-own-holds = Your browser’s own random number is among them.
page-fair-own-fails = The number of your seat is not the one that your browser drew: it was replaced, or somebody else took the seat with your link.
page-fair-own-missing = Your browser’s own random number was left out.
page-fair-own-unknown = No random number of this browser is among them.
page-fair-shuffles-holds = Every shuffle follows from the seed: your browser made them all again.
page-fair-shuffles-fails = Not every shuffle follows from the seed.
page-fair-cards-holds = Every card of the log came from its pile in that order.
page-fair-cards-fails = Not every card of the log came from its pile in that order.
page-fair-numbers = The numbers
page-fair-commitment = What the server was bound to
page-fair-server = The server’s secret
page-fair-value = Random number of { $seat }
page-fair-made = The seed of the game

## play: what is decided

page-decide-split = Splitting troops
page-decide-hussars = Hussars
page-decide-subsidy = Subsidy
page-decide-toll = Supply
page-decide-movement = Movement
page-decide-attacks = Attacks
page-decide-duel = Combat
page-decide-retreat = Retreat
page-decide-recruit = Recruiting
page-decide-assign = New troops
page-decide-trump = Political trump
page-decide-lay = Political display
page-decide-select = Political Cards
page-decide-execute = Political Card
page-decide-corps = Expeditionary corps
page-decide-transfer = Leaving
page-decide-vote = Imperial election
page-decide-saxony-due = Saxony
page-decide-offer-peace = Peace
page-decide-accept-peace = Peace
page-decide-second-train = Second supply train
page-decide-reduce = Objectives
page-decide-cede = Silesia
page-not-yours = The game waits for { $names }.
page-watching = You are watching this game.
page-waiting-players = The game begins when all seats are taken.
page-rules = Rules:
page-purpose = What is this for?
page-purpose-split = Your strongest generals win your battles, and nobody else sees who they are.
page-purpose-hussars = Hussars make the enemies’ supply expensive.
page-purpose-subsidy = The subsidy gives Bavaria a card that France would draw.
page-purpose-toll = Whoever is not paid for is out of supply.
page-purpose-movement = March to take fortresses, to protect your own, and to attack.
page-purpose-attacks = The order decides which battle your cards go to first.
page-purpose-duel = Cards decide the battle: the loser loses troops and ground.
page-purpose-retreat = The winner chooses where the loser goes: away from what he protects, and out of supply.
page-purpose-recruit = Cards become troops in winter; the cards you keep win battles.
page-purpose-assign = New troops go where you want to win battles next turn.
page-purpose-trump = Only cards of the trump suit can win a Political Card this turn.
page-purpose-lay = Whoever places the most points selects first among the Political Cards.
page-purpose-select = A Political Card moves markers that change who helps whom.
page-purpose-execute = You decide how much of the Political Card happens.
page-purpose-corps = One of your generals must leave the map for a while.
page-purpose-transfer = Your pieces have to leave, and you choose where they go.
page-purpose-vote = Nine electors choose the emperor, whose side gets a victory marker.
page-purpose-saxony-due = A beaten Saxony drifts towards Austria.
page-purpose-offer-peace = Peace gives Prussia Silesia and ends its war with Austria.
page-purpose-accept-peace = Peace costs Austria Silesia and frees its army.
page-purpose-second-train = A second supply train feeds a second army.
page-purpose-reduce = France gives up far objectives and needs fewer markers.
page-purpose-cede = Without Silesia the war goes on under other conditions.
page-hint = Hint
page-rule = Rule { $rule }
page-rule-before = The rule before
page-rule-after = The rule after
page-cancel = Cancel
page-show = Show on the board
page-one-less = { $what }: one less
page-one-more = { $what }: one more
page-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-free = free of charge
page-force = { $generals } ({ $troops }, { $suit })

## play: the hand

page-hand = Hand of { $power }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-hand-empty = no cards
page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-card = { $suit } { $value }, deck { $deck }
page-card-reserve = Reserve, deck { $deck }
page-suit-sum = The sum of your { $suit }: { $sum }
page-reserves = A Reserve takes the suit and the value, 1 to 8, that you declare; it pays up to 8.
page-reserves-short = { $count ->
    [one] Reserve
   *[other] Reserves
}
page-pay-sum = { $sum } of { $cost } points
page-pay-help = Pick cards in your hand to change this.
page-pay-remove = Do not pay with this card

## play: set-up and hussars

page-split-sum = { $given } of { $troops } troops
page-split-least = at least { $count }
page-split-away = takes no part
page-split-do = Split { $power-possessive } troops so
page-split-left = { $count ->
    [one] 1 troop is left.
   *[other] { $count } troops are left.
}
page-split-secret = How you split your troops stays secret.
page-hussars-help = Pick a hussar and then one of the glowing cities, or drag him there.
page-hussars-one = Hussar { $number }

## play: movement

page-movement-pick = Pick a piece on the board or here.
page-movement-go = Pick where it goes, or drag it along its way. Picking the same city twice goes there.
page-movement-nowhere = { $piece } has nowhere to go.
page-movement-end = End the movement
page-movement-end-left = End the movement ({ $count ->
    [one] 1 piece could still move
   *[other] { $count } pieces could still move
})
page-movement-idle = { $count ->
    [one] One piece could still move: { $pieces }.
   *[other] { $count } pieces could still move: { $pieces }.
}
page-movement-end-anyway = End the movement
page-movement-go-on = Go on moving
page-mark-force = only by force march
page-mark-conquers = fortress to win
page-mark-takes = train or hussar to take
page-mark-attacks = attack
page-mark-joins = stack
page-mark-hungry = out of supply
page-march-wins = Wins the game!
page-march-force = force march
page-march-conquers = Conquers { $city } from { $power }
page-march-marks = Marks { $city }: conquered after combat if nobody protects it then
page-march-takes = Eliminates: { $train }
page-march-drives-off = Drives hussar { $number } off
page-march-joins = Forms a stack with { $general }
page-march-attacks = You will attack { $force } at { $city }, with { $suit }
page-march-supplied = { $who ->
    [1] { $general } is then supplied
   *[0] Supplied there
}
page-march-toll = { $who ->
    [1] { $general } is then supplied for { $points } points
   *[0] Supplied there for { $points ->
        [one] 1 point
       *[other] { $points } points
    }, through hussars
}
page-march-hungry = { $who ->
    [1] { $general } is then out of supply
   *[0] Out of supply there
}
page-march-own-way = your own way
page-march-way = way { $number } of { $count }
page-march-other-way = Another way
page-march-commander = In command
page-march-go = March
page-march-go-force = Force march
page-march-points = Via …
page-march-points-help = Choose the way yourself: the cities that you pick now are way-points, the last one its end. Shift and a click do the same.
page-agreement = A stack with { $general } at { $city } needs { $name }’s consent.
page-agreement-ask = Ask { $name }
page-agreement-message = { $seat }, may { $mover } form a stack with { $general } at { $city }?
page-reentry = Supply trains that can re-enter
page-reentry-standing = Take a train off the map and bring it back elsewhere
page-reentry-where = Pick where it comes back.

## play: supply

page-toll-all = Your hand is worth { $worth } of the { $due } points due. All of it is paid:
page-toll-for = for { $generals }
page-toll-nobody = for nobody
page-toll-pay = Pay

## play: combat and retreat

page-attack = From { $start } on { $target }
page-attack-forces = { $own } against { $other }
page-attack-later = These come later
page-duel = Combat
page-duel-fold = Fold or unfold the combat
page-duel-attackers = Attack
page-duel-defenders = Defence
page-duel-played = Cards played
page-duel-behind = { $power } is { $points ->
    [one] 1 point
   *[other] { $points } points
} behind and { $can ->
    [both] may play { $suit } or a Reserve.
    [suit] may play { $suit }.
    [reserve] has no { $suit }, but may play a Reserve.
    [none] has neither { $suit } nor a Reserve.
   *[unknown] plays { $suit } or a Reserve, or stops.
}
page-duel-even = The score is zero: { $power } { $can ->
    [both] must play { $suit } or a Reserve.
    [suit] must play { $suit }.
    [reserve] has no { $suit }; it may play a Reserve, otherwise it is a tie.
    [none] has neither { $suit } nor a Reserve, so it is a tie.
   *[unknown] plays { $suit } or a Reserve, or it is a tie.
}
page-duel-waits = { $name } is to play.
page-duel-tie = Play no card: a tie
page-duel-stop = { $lost ->
    [one] Stop: lose 1 troop, retreat 1 city
   *[other] Stop: lose { $lost } troops, retreat { $lost } cities
}
page-duel-stop-all = { $lost ->
    [one] Stop: lose the last troop
   *[other] Stop: lose all { $lost } troops
}
page-duel-reserve = The Reserve as
page-duel-help = Cards that can be played stand out in { $power-possessive } hand. Above each stands the score that it makes.
page-retreat-help = Pick one of the glowing cities; picking it twice chooses it.
page-retreat-go = Retreat there

## play: winter

page-recruit-count = Troops to buy
page-recruit-do = { $count ->
    [0] Buy no troops
    [one] Buy 1 troop
   *[other] Buy { $count } troops
}
page-assign-has = { $city }, { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
page-assign-enters = can re-enter
page-assign-where = at
page-assign-command = { $city }, { $general } in command
page-assign-on-board = On the board
page-assign-do = Give them out so

## play: politics

page-lay-influence = Influence on the display so far: { $influence }.
page-lay-help = Pick a card in your hand. Above trump cards stands the influence that they make.
page-lay-trump = Trump: counts { $counts }, which makes an influence of { $influence }.
page-lay-no-trump = Not trump: it adds nothing.
page-lay-do = Place it face-down
page-select-costs = Selecting a card discards these from the display:
page-select-later = Then chooses { $power }, with { $influence }.
page-execute-stay = Leave it
page-execute-left = { $boxes ->
    [one] ← 1 box
   *[other] ← { $boxes } boxes
}
page-execute-right = { $boxes ->
    [one] 1 box →
   *[other] { $boxes } boxes →
}
page-execute-do = Execute
page-corps-do = Send { $general }
page-place-where = Pick where it goes, here or on the board:
page-vote-count = Francis has { $francis } of { $all } votes and needs { $needed }.

## play: at any time

page-any-time = At any time
page-transfers = Troops inside a stack
page-transfer = { $giver } to { $taker }
page-transfer-do = Move
page-consents = Stacks with your ally
page-consent-city = Agree to stacks at a city …
page-consent-pick = Now pick the city on the board.
page-any-time-treaties = Treaties and subsidies
page-request = A request
page-request-grant = Agree
page-request-refuse = Refuse
page-request-waits = Waiting for { $names }.
page-request-own = You ask to take back { $what }.
page-request-withdraw = Ask no longer
page-undo = Undo
page-undo-free = Takes back your latest action.
page-undo-ask = Ask to undo
page-undo-asks = Something was revealed since: the others must agree.
page-redo = Redo
page-rule-more = In the rulebook, with examples
