### What the page offers a player, and what the page itself says.

## What is asked

offer-over = The game is over.

## What helps to decide

offer-alternating = Moves on the Flanders map alternate: { $seat } is next there.
offer-train-back = { $train } can re-enter for { $cost } points at { $cities }.
offer-train-free = { $train } enters the game free of charge, at { $cities }.
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
   *[0] . You may play on.
}
offer-lay-trump = Your influence becomes { $count }.
offer-lay-back = Not trump: it returns to your hand.
offer-lay-down = Not trump: it stays face-down on the display.
offer-subsidy = France draws { $french ->
    [one] 1 card
   *[other] { $french } cards
}, Bavaria { $bavarian }.
offer-no-peace = The war goes on. As long as Prussia controls every fortress in Silesia, it can offer peace again at the end of a later action stage.
offer-no-reduction = France keeps its victory markers. It can still reduce its objectives at the end of a later action stage.
offer-cede = Prussia and Saxony leave the game, the Flanders map becomes active and the game runs until turn 15. To win, Maria Theresa then needs { $austrian } fortresses in Bavaria and France. Frederick needs { $allied } in France, held by the Pragmatic Army. Louis XV needs { $french } in Austria on the Bohemia map or { $low } in the Netherlands and the Austrian Netherlands, and he also wins if nobody else does.
offer-no-cession = The game runs until turn 9, as before.
offer-save-keeps = The cards stay on the display for later turns.
offer-select-costs = Discarded from the display: { $cards }.
offer-shifts-later = Shifts are added up and carried out once both cards are settled.
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
offer-do-consent = Agree to all stacks this stage
offer-do-consent-to = Agree to stacks with { $general }
offer-do-consent-at = Agree to stacks at { $city }
offer-do-no-consent = Withdraw consent to all stacks this stage
offer-do-no-consent-to = Withdraw consent to stacks with { $general }
offer-do-no-consent-at = Withdraw consent to stacks at { $city }
offer-do-dispute = Demand alternating moves on the Flanders map
offer-do-pass-flanders = No more moves on the Flanders map
offer-do-attack = Attack { $target } from { $start }
offer-do-play = Play { $card }
offer-do-play-as = Play { $card } as { $value }
offer-do-stop = Play no card
offer-do-retreat = Retreat to { $city }
offer-do-recruit = Buy { $count ->
    [one] 1 troop
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
page-seat-waited = Waiting for { $name }.
page-link-closed = Not connected
page-link-connecting = Connecting …
page-link-open = Connected
page-link-lost = Connection lost. Trying again …
page-link-refused = This link does not open a game, or the game has no spectators.
page-unsent = { $count ->
    [one] One action will be sent once the connection is back.
   *[other] { $count } actions will be sent once the connection is back.
}
page-close = Close
page-loading = One moment …
page-offline-again = Try again
page-part-missing = Part of the page did not load.
page-part-reload = Reload the page
page-way-home = Home page
page-menu = Menu
page-menu-settings = Settings
page-menu-rules = The rules
page-menu-keys = Keyboard shortcuts
page-menu-coach = Call the coach
page-menu-no-coach = Send the coach away
page-menu-standing = Who is winning
page-standing = Who is winning, and why
page-standing-of = { $power } { $reached } of { $needed }.
page-rules-search = Words or a rule number
page-rules-none = No rule contains these words.

## The page: keys

## The page: panels

page-panel = Panels
page-panel-fold = Show or hide the panels
page-tab-play = Play
page-tab-log = Log
page-tab-army = Army
page-tab-politics = Politics
page-tab-diplomacy = Diplomacy
page-tab-table = Table

## The page: the board

page-board = The board. Arrow keys pan, + and - zoom, 0 shows the whole board, / finds a city.
page-view = View
page-find = Find a city
page-find-nothing = No city by that name.
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

page-offline = The server is not responding. Try again in a moment; nothing is lost.
page-refused = This link does not open a game, or the game has no spectators. Ask whoever sent it for a new one.
page-copy = Copy
page-copied = Copied
page-name = Your name
page-nav-games = My games
page-nav-settings = Settings

# The title page

# Roles

# A new game
page-new-variant = Game
page-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
page-option-politics-gambit = Optional politics rule
page-option-politics-gambit-what = Cards that are not trump stay on the political display, face-down, until the next turn (25).
page-new-level = Strength of the bot
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
page-new-agreed = Game settings
page-new-watch = Who may watch
page-watch-nobody = Nobody
page-watch-link = Anyone with the link
page-watch-anyone = Anyone
page-new-pace = Pace
page-pace-live = Live, no clock
page-pace-days = { $count ->
    [one] 1 day per decision
   *[other] { $count } days per decision
}

# Links, joining, waiting
page-links-what = Send each of these links to one player. The first person to open a link takes that seat; after that the link stops working.
page-links-taken = { $name } has taken the seat.
page-links-new = Create a new link
page-links-free = Free the seat
page-links-bot = Let a bot play
page-links-of = Link for { $seat }
page-still-free = not here yet
page-agreed-stand-in = If a player runs out of time, a bot takes over until they return.
page-agreed-no-stand-in = If a player runs out of time, the game waits: no bot stands in.
page-fair = Provably fair
page-fair-what = The server has committed to its secret for the shuffles with this number. Your browser adds a random number of its own and remembers both, so after the game you can check that nobody chose the cards.
page-loaded = Started from a record
page-loaded-short = from a record
page-loaded-what = This game started from a saved record: anyone who has that record can know every card, even those still to come. Its shuffles cannot be verified.
page-loaded-over = This game started from a saved record, so its shuffles cannot be verified.

# Lists of games
page-due = time is up { $time }
page-due-of = { $name }: time is up { $time }
page-unread = { $count ->
    [one] 1 message
   *[other] { $count } messages
}
page-over = The game is over: { $how }.
page-ended-won = { $seat } won
page-ended-draw = a draw
page-ended-agreed = ended by agreement, without a winner
page-ended-resigned = abandoned
page-watch-title = Watch
page-watch-lead = Public games, newest first. Spectators see only what every player sees: no hands, no troop numbers.
page-watch-it = Watch it
page-watch-none = There are no public games at the moment.

# A record

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
page-past-next = One step forward
page-past-last = To the latest moment
page-past-play = Play from here
page-past-pause = Pause
page-past-now = Back to the present
page-past-meanwhile = Now:
page-past-end = How it ended
page-past-look = Look at this moment
page-past-scrub = Timeline: drag to a moment
page-past-speed = Speed
page-past-times = { NUMBER($speed) }×
page-past-more = This moment …
page-past-eyes = Point of view
page-past-eyes-all = All hands open
page-past-link = A link to this moment
page-past-picture = The board as a picture
page-past-branch = Continue from here against bots
page-past-branch-as = Your seat
page-past-branch-do = Continue
page-shown = What happened
page-show-skip = { $count ->
    [0] Continue
   *[other] Skip { $count }
}
page-pace-what = Any action of yours skips ahead.
page-pace-calm = calm
page-pace-brisk = brisk
page-pace-instant = instant
page-battle-where = { $count ->
    [one] { $count } troop, { $city }
   *[other] { $count } troops, { $city }
}
page-battle-at = Combat at { $city }
page-battle-sum = { $own ->
    [one] 1 troop
   *[other] { $own } troops
} against { $other }: { $score }.
page-battle-sum-middle = After the cards already played: { $score }.
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
page-battle-close = Continue
page-great-francis = For Francis
page-great-charles = For Charles Albert
page-great-reached = { $what ->
    [pool] { $reached } of { $needed } markers
   *[other] { $reached } of { $needed } fortresses
}
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
page-digest-close = Close
page-since-title = Since your last turn
page-since-show = { $count ->
    [one] Show what happened
   *[other] Show the { $count } events
}
page-messages-none = No messages yet.
page-messages-write = Write to everyone
page-messages-send = Send
page-messages-public = All players and spectators can read this, and it stays in the game’s record.
page-notes-what = Notes for yourself. Nobody else sees them.
page-notes-writing = not saved yet …
page-notes-kept = Saved. Nobody else sees this.

# Armies
page-goals = How close to victory
page-goal-core = { $power } controls { $have } of the { $need } fortresses it needs in Austria.
page-goal-core-silesia = { $power } controls { $have } of the { $need } fortresses it needs in Austria and Silesia.
page-goal-bavaria-france = { $power } controls { $have } of the { $need } fortresses it needs in Bavaria and France.
page-goal-france = { $power } controls { $have } of the { $need } fortresses it needs in France.
page-goal-low-countries = Or: { $power } controls { $have } of { $need } in the Netherlands and the Austrian Netherlands.
page-goal-pool = { $power } has placed { $have } of its { $need } victory markers.
page-goal-missing = Still to take: { $cities }.
page-decided-draw = Nobody had reached a goal by the end of turn { $turn }.
page-decided-scores = { $seat } had the lowest total of winter scores.
page-decided-time = { $seat } held out: nobody else had reached their goal by the end of turn { $turn }.
page-decided-pool = { $power } placed the last of its { $count } victory markers in turn { $turn }.
page-decided-fortresses = In turn { $turn }, { $power } took the last of the { $count } fortresses it needed.
page-goal-otherwise = If nobody gets there, { $seat } wins after turn { $turn }.
page-goal-draw = If nobody gets there, the game is a draw after turn { $turn }.
page-goal-both = You need both goals at once.
page-goal-winters = If no pool is empty, the lowest total of winter scores wins after the fourth winter. { $count ->
    [0] No winter has been scored yet.
    [one] One winter has been scored.
   *[other] { $count } winters have been scored.
}
page-army-own = Your army
page-army-others = The others
page-army-all = All armies
page-a-train = supply train
page-a-hussar = hussar { $number }
page-in-box = in the off-map box
page-off-map = off the map
page-supply-supplied = in supply
page-supply-toll = in supply for a toll of { $points ->
    [one] 1 point
   *[other] { $points } points
}
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
page-card-unknown = In the draw pile or in someone’s hand; deck { $deck }.
page-void = { $most ->
    [0] no { $suit } of deck { $deck }
    [one] at most one { $suit } of deck { $deck }
   *[other] at most { $most } { $suit } of deck { $deck }
}
page-decks = Tactical Cards
page-draw = { $count ->
    [0] The draw pile is empty.
    [one] One card left to draw:
   *[other] { $count } cards left to draw:
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
page-track-penalty = one card fewer
page-boxes-fortresses = On fortresses
page-boxes-what = A power wins when its pool is empty. Markers leave it for conquered fortresses, won battles and the boxes above. Faded arms show who can still get a box.
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
page-sits-left = away; { $bot } stands in
page-sits-resigned = resigned; { $bot } plays on
page-sits-ends = offers to end the game without a winner
page-sits-waited = to move
page-proposal-who = { $name } proposes, { $by } to { $to }:
page-proposal-new = { $name } has a proposal: { $by } to { $to }.
page-proposal-look = Look at it
page-proposal-back = Withdraw it
page-proposal-change = Change it
page-proposals-none = No treaty or contract is in force, and nothing is proposed.
page-contract-cancel = Propose to cancel it
page-treaty-end = Propose to end this treaty
page-propose-pair = Propose a treaty: { $by } to { $to }
page-propose = Another subsidy contract
page-propose-giver = giver
page-propose-taker = gets a card each turn
page-propose-turns = turns
page-propose-do = Propose
page-propose-agree = Agree on it

## Treaties

page-answers = { $count ->
    [one] A proposal awaits your answer
   *[other] { $count } proposals await your answer
}
page-binding = { $count ->
    [one] A treaty binds you
   *[other] Treaties bind you
}
page-binding-of = treaty { $number }
page-forbidden = Not now: { $what }.
page-diplomacy-nothing = Nothing is in force between you.
page-diplomacy-said = { $name }: “{ $text }”
page-movement-closed = Closed to him by a treaty: click to see which.
page-city-closed = { $name }, closed by treaty
page-overlay-treaties = Treaties
page-overlay-treaties-legend = Red: closed to your generals by treaty. Blue: closed to others.
page-overlay-no-treaty = No city is closed by treaty.
page-leave-what = Need to go? A bot can play for you until you are back.
page-leave-do = Leave it to a bot
page-back-what = { $bot } is playing for you.
page-back-do = I am back
page-end-what = The game ends without a winner if all players agree.
page-end-do = Offer to end it
page-end-not = Keep playing
page-stop-what = You are playing only with bots, so you can end the game at any time.
page-stop-do = End the game
page-stop-sure = Yes, end it without a winner
page-resign-what = Resigning is final: a bot takes your place.
page-resign-what-two = Resigning ends the game: the other player wins.
page-resign-do = Resign
page-resign-sure = Yes, I resign
page-resign-not = Keep playing
page-record-what = The record of the game so far, with everything you may know.
page-record-what-over = The whole record: replay it, check it or continue from it anywhere.
page-record-do = Save the record
page-watch-link-what = The link for spectators:
page-own-link-what = The link to your seat, for another device. Do not share it.
page-reissue-what = Has someone seen it? A new link makes the old one useless.
page-reissue-do = Create a new link

# Overlays
page-overlays = Map overlays
page-overlay-none = Nothing
page-overlay-supply = Reach of supply trains
page-overlay-supply-legend = Cities the trains can supply now; red ones only for a toll, through hussars.
page-overlay-fortresses = Protected fortresses
page-overlay-fortresses-legend = In a power’s colour: protected by one of its generals. Grey: unprotected.
page-overlay-reach = Where a piece can go
page-overlay-reach-legend = Green: by a normal move. Orange: only by force march. Click a piece to see its reach.
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
page-danger-when = In each power’s next movement phase, as things stand.
page-danger-nothing-to-take = Nothing is within reach.
page-danger-nothing-to-lose = Nothing of yours is in danger.
page-danger-open = { $generals } can take { $city }.
page-danger-guarded = { $generals } can take { $city } by beating { $guards }.
page-danger-train = { $generals } can eliminate { $train } at { $city }.
page-danger-wins = That would win the game.

# The end
page-victory = { $seat } wins
page-victory-own = { $seat } wins: the victory is yours
page-victory-draw = The game is a draw
page-victory-agreed = The game ended without a winner
page-victory-resigned = The game was abandoned
page-victory-by-resigning = The other player has resigned.
page-victory-review = Look back
page-victory-replay = Replay it
page-victory-home = Home page
page-victory-rematch = Play again
page-victory-puzzles = Try a puzzle
page-victory-next = Another opponent
page-scores = Winter scores: the lowest total wins
page-scores-only = Winter scores
page-scores-winter = Winter { $number }
page-scores-sum = Total
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
page-not-yours = Waiting for { $names }.
page-watching = You are watching this game.
page-waiting-players = The game begins when all seats are taken.
page-rules = Rules:
page-purpose = What is this for?
page-purpose-split = Your strongest generals win your battles, and nobody else sees who they are.
page-purpose-hussars = Hussars make enemy supply expensive.
page-purpose-subsidy = With the subsidy Bavaria gets a card that France would otherwise draw.
page-purpose-toll = Generals you do not pay for are out of supply.
page-purpose-movement = March to take fortresses, to protect your own, and to attack.
page-purpose-attacks = The order decides which battle your cards go to first.
page-purpose-duel = Cards decide the battle: the loser loses troops and ground.
page-purpose-retreat = The winner chooses where the loser goes, ideally away from what he protects and out of supply.
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
page-purpose-cede = Give up Silesia, and the war goes on with new victory conditions.
page-hint = Hint
page-rule = Rule { $rule }
page-rule-before = Previous rule
page-rule-after = Next rule
page-cancel = Cancel
page-show = Show on the board
page-one-less = { $what }: one fewer
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
page-suit-sum = Total of your { $suit }: { $sum }
page-reserves = A Reserve takes the suit and the value, 1 to 8, that you declare. As payment it is worth up to 8.
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
page-split-do = Confirm this split
page-split-left = { $count ->
    [one] 1 troop left.
   *[other] { $count } troops left.
}
page-split-secret = How you split your troops stays secret.
page-hussars-help = Pick a hussar and then a highlighted city, or drag him there.
page-hussars-one = Hussar { $number }

## play: movement

page-movement-pick = Pick a piece on the board or here.
page-movement-go = Pick where it goes, or drag it along its route. Click the same city again to march.
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
page-movement-go-on = Keep moving
page-mark-force = only by force march
page-mark-conquers = fortress to take
page-mark-takes = train or hussar to take
page-mark-attacks = attack
page-mark-joins = stack
page-mark-hungry = out of supply
page-march-wins = Wins the game!
page-march-force = force march
page-march-conquers = Conquers { $city } from { $power }
page-march-marks = Marks { $city }: yours after combat if it is unprotected then
page-march-takes = Eliminates { $train }
page-march-drives-off = Drives hussar { $number } off
page-march-joins = Forms a stack with { $general }
page-march-attacks = You will attack { $force } at { $city }, playing { $suit }
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
page-march-own-way = your own route
page-march-way = route { $number } of { $count }
page-march-other-way = Another route
page-march-commander = In command
page-march-go = March
page-march-go-force = Force march
page-march-points = Via …
page-march-points-help = Choose the route yourself: each city you pick now is a waypoint, the last one the destination. Shift-click does the same.
page-agreement = A stack with { $general } at { $city } needs { $name }’s consent.
page-agreement-ask = Ask { $name }
page-agreement-message = { $seat }, may { $mover } form a stack with { $general } at { $city }?
page-reentry = Supply trains that can re-enter
page-reentry-standing = Redeploy a train from the map
page-reentry-where = Pick where it re-enters.

## play: supply

page-toll-all = You owe { $due } points but your hand is worth only { $worth }, so you pay all of it:
page-toll-for = for { $generals }
page-toll-nobody = for nobody
page-toll-pay = Pay

## play: combat and retreat

page-attack = { $target } from { $start }
page-attack-forces = { $own } against { $other }
page-attack-later = Later attacks
page-duel = Combat
page-duel-fold = Show or hide the combat
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
page-duel-waits = { $name } to play.
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
page-duel-help = Playable cards are highlighted in { $power-possessive } hand; the number above each is your score after it.
page-retreat-help = Pick a highlighted city; click it again to confirm.
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
page-assign-do = Confirm

## play: politics

page-lay-influence = Influence on the display so far: { $influence }.
page-lay-help = Pick a card in your hand. The number above a trump card is the influence it gives.
page-lay-trump = Trump: worth { $counts }, for a total influence of { $influence }.
page-lay-no-trump = Not trump: it adds nothing.
page-lay-do = Place it face-down
page-select-costs = Selecting a card discards these from the display:
page-select-later = Still to choose: { $powers }.
page-select-with = { $power } with { $influence }
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
page-request-own = You are asking to take back { $what }.
page-request-withdraw = Withdraw
page-undo = Undo
page-undo-free = Undoes your last action.
page-undo-ask = Ask to undo
page-undo-asks = Something has been revealed since, so the others must agree.
page-redo = Redo
page-rule-more = In the rulebook, with examples
