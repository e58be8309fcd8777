### Hot-seat play in the terminal.

## Options

play-option-terminal = Play in the terminal.
play-option-game = The game to play: introductory, advanced or silesia-gambit.
play-option-players = How many players: 2 or 3, for silesia-gambit 3.
play-option-option = An option of the game; politics-gambit is the optional politics rule of the advanced game.
play-option-seed = The seed; the same seed deals the same cards.
play-option-load = Go on with the game in this file.
play-option-save = Keep the game in this file, after every action.

## The frame of a session

play-begin = { $game }{ $options } for { $players } players, seed { $seed }. Type help for help.
variant-introductory = The introductory game
variant-advanced = The advanced game
variant-silesia-gambit = The Silesia Gambit
option-politics-gambit = {" "}with the optional politics rule
play-loaded = The game in { $name } goes on after { $count ->
    [one] one action
   *[other] { $count } actions
}.
play-hand-over = Now { $seat } decides. Hand over, and press Enter.
play-hand-over-several = The game waits for { $seats }. Hand over, and press Enter.
play-who = The game waits for { $seats }. Who decides first? Type { $names }, or put the seat before the action: { $first }: ...
play-which-seat = The game waits for several players: type { $names }, or put the seat and a colon before the action.
play-over-seat = The game is over. To look at a hand or to say something type a seat first: { $names }.
play-not-waiting = The game does not wait for { $seat }.
play-news = Meanwhile:
play-agree = { $seat }, do you agree that { $asker } takes this back? Type yes or no.
play-say-seat = Several players are waited for: write who speaks, such as { $seat } says: good evening.
play-undo-seat = Whose latest action? Type undo and one of { $names }.
play-no-politics = This game has no politics: they belong to the advanced game.
play-over = The game is over. You can still use log, map, undo and save; quit ends.
play-saved = The game is saved in { $name }. Go on with: maria play --load { $name } --save { $name }
play-not-saved = The game is not saved. The next time, keep it with --save FILE or with the command save FILE.
play-cannot-read = The file { $name } cannot be read: { $reason }
play-no-text = it is not text
play-cannot-save = The file { $name } cannot be written, so the game is not saved: { $reason }
play-exists = There is already a file { $name }. Go on with it by --load { $name } --save { $name }, or give another name.
play-load-alone = A game that goes on has its players and seed: --load does not go with --game, --players, --option or --seed.
play-line = Line { $line }: { $text }
play-about = { $text } ({ $names })
play-title = "{ $title }"
play-and = { $first } and { $last }

## What is asked

ask-split = { $seat }, split your troops over your generals.
ask-hussars = { $seat }, place your hussars, and end with done.
ask-subsidy = { $seat }, does France pay Bavaria the subsidy this turn?
ask-toll = { $seat }, pay the toll for { $power }'s supply paths through hussars.
ask-movement = { $seat }, move the pieces of { $powers }, and end with done.
ask-attacks = { $seat }, which attack comes next?
ask-duel = { $seat }, play a card or stop.
ask-retreat = { $seat }, which way do the defeated retreat?
ask-recruit = { $seat }, how many troops does { $power } buy?
ask-trump = { $seat }, which suit is the political trump this turn? You won a combat most recently, so you name it: of the cards placed now only trump and Reserves stay on the display.
ask-lay = { $seat }, does { $power } place a Tactical Card face-down on the political display? Type lay and a card, or done to place none.
ask-select = { $seat }, does { $power } select one of the Political Cards that show its arms? Type select and its id: then all your face-up cards on its space are discarded. Or type save to keep them there for later turns.
ask-execute = { $seat }, { $power } has selected { $political }: does it execute all of the card, a part of it, or nothing?
ask-corps = { $seat }, which general of { $power } goes to the off-map box { $box } as expeditionary corps? Type corps and his name. He is out of the game until the penalty ends.
ask-transfer = { $seat }, where do your pieces go? They must go to the nearest cities that the rule allows; among several you choose. Type place, the piece and the city.
ask-vote = { $seat }, the imperial election: how many of your { $count ->
    [one] one free vote goes
   *[other] { $count } free votes go
} to Francis? Type vote francis and the number; the others go to Charles Albert.
ask-saxony-due = { $seat }, for the points just lost the Saxony marker may move to the right, towards Austria: by how many boxes? Type saxony and the number.
ask-offer-peace = { $seat }, Prussia controls all of Silesia's fortresses. Does it offer Austria peace? Type offer peace yes or offer peace no.
ask-accept-peace = { $seat }, Prussia offers peace for Silesia. Does Austria accept? Type accept peace yes or accept peace no.
ask-second-train = { $seat }, where does Prussia place its second supply train, free of charge?
ask-reduce = { $seat }, does France reduce its objectives? Type reduce objectives yes or reduce objectives no. This can be done once in the game.
ask-cede = { $seat }, does Austria cede Silesia? Type cede silesia yes or cede silesia no. This is asked only now.
ask-assign = { $seat }, who of { $power } gets { $count ->
    [one] the new troop
   *[other] the { $count } new troops
}?

## What helps to decide

play-turn = Turn { $turn } of { $last }.
play-pools = Victory markers left in the pools: { $pools }. An empty pool wins.
play-hand-total = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} ={ $worth }
play-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
play-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
play-rank = { $name }, rank { $rank }
play-a-train = supply train
play-train = the train { $id }
play-hussar = hussar { $number }
play-hussars = Hussars
play-off-map = off the map
play-in-box = in the box { $box }
play-no-part = takes no part
play-face-down = face-down
play-moved = moved
play-with = with { $name }
play-commands = in command
play-known = { $troops } troops, { $cards } cards
play-split-power = { $power } ({ $id }): { $troops } troops, at most { $most } for each general.
play-split-away = Generals who take no part leave with their troops.
play-at-least = at least { $count }
play-hussars-left = Still to be placed: { $numbers }.
play-hussar-cities = A hussar can be placed on { $count ->
    [one] one city
   *[other] { $count } cities
}: free cities of the Bohemia map within 4 roads of an Austrian general.
play-still-to-move = Still to move: { $pieces }.
play-all-moved = Every piece has moved.
play-toll-all = Due are { $due } points, the hand is worth { $worth }: all must be paid, with no card too many.
play-toll-part = Due are { $due } points, but the hand is worth { $worth }: all of it is paid, for as many generals as it covers in full.
play-hungry = Without any supply path: { $generals }.
play-attackers = Attack:  { $force }, at { $city }
play-defenders = Defence: { $force }, at { $city }
play-score = Your score is { $score }. You play { $suit }.
play-stop-costs = If you stop, you are defeated: { $lost ->
    [one] 1 troop is lost, and the retreat is 1 city long.
   *[other] { $lost } troops are lost, and the retreat is { $lost } cities long.
}
play-stop-all = If you stop, you are defeated: { $lost ->
    [one] your last troop is lost.
   *[other] all { $lost } troops are lost.
}
play-stop-tie = If you stop, the combat is a tie and nobody loses anything.
play-stop-forbidden = At a score of zero you must play a card of this suit if you have one.
play-recruit = A troop costs { $cost } points. { $most } can be paid and placed; the generals have room for { $room }.
play-entries = { $general } is off the map and can re-enter at: { $cities }.
play-lay = A card that is neither trump nor a Reserve (which counts 16) goes back to the hand. The powers then choose in the order of their sums; ties go to the power further right.
play-lay-gambit = A card that is neither trump nor a Reserve (which counts 16) stays on the display face-down until the next political stage. The powers then choose in the order of their face-up sums; ties go to the power further right.
play-select-later = After you: { $powers }.
play-second-card = With two players a player executes only one Political Card a turn: this one can only be discarded.
play-instruction = the instruction
play-corps-removed = A general who is not on the map can be sent for { $cost } points, with { $troops } troops.
play-transfer-way = A general returns from his off-map box to this city, so it must be cleared.
play-transfer-peace = Peace: foreign pieces leave Prussia and Silesia, and Prussian pieces go home.
play-transfer-saxon = Saxony is neutral: foreign pieces leave it.
play-transfer-free = Saxony is Austria's ally: a Saxon general leaves the stack he is in.
play-vote = Francis has { $francis ->
    [one] one vote
   *[other] { $francis } votes
} so far and needs { $most } of the 9. If he wins, Austria moves a victory marker to the box Emperor; otherwise France does.
play-peace = With this peace Silesia becomes part of Prussia, and Prussia has a victory marker in the box Silesia and a second supply train. Its markers in Austria go: { $aside } set aside, { $returned } back to the pool; of Austria's { $austrian } in Prussia and Silesia { $austrian ->
    [one] goes
   *[other] all go
} back. Pieces go home; an allied Saxony becomes neutral; Prussia is neutral until its action stage of turn { $turn }.
play-reduce = France would take its { $count ->
    [one] victory marker
   *[other] { $count } victory markers
} in core Austria off the board: { $aside } would be set aside, the others return to the pool. The next French or Bavarian conquest on the Bohemia map brings those set aside back to the pool.

## Politics

pol-heading = The political display in turn { $turn }
pol-cards = Political Cards:
pol-no-cards = No Political Card lies revealed now.
pol-card = { $title }, arms of { $powers }. { $effects }
pol-shifts = { $shifts }.
pol-trump = The political trump is { $suit }.
pol-no-trump = No political trump is named yet.
pol-power = Power
pol-pool = Pool
pol-battle = Battle boxes
pol-display = On the display
pol-of = { $count } of { $most }
pol-placed = a card face-down
pol-face-down = face-down { $cards }
pol-track = Track { $track }:
pol-box = box { $number } of { $last }: { $effects }
pol-announced = announced: { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
} { $right ->
    [1] to the right
   *[0] to the left
}
pol-boxes = Victory boxes: { $boxes }.
pol-college = Electoral College:
pol-election-later = The Imperial Election has not come yet. Francis can count on { $count ->
    [one] one vote
   *[other] { $count } votes
} and needs { $most }.
pol-election-due = The imperial election is held at the end of this turn. Francis can count on { $count ->
    [one] one vote
   *[other] { $count } votes
} and needs { $most }.
pol-first-contract = Subsidy: { $giver } gives { $taker } one Tactical Card in each of the turns 1 to { $last }.
pol-contract = Subsidy: { $giver } gives { $taker } one Tactical Card a turn, { $turns ->
    [one] once more
   *[other] { $turns } more times
}.
pol-answer = { $proposal } Answer with accept { $pair } or decline { $pair }.
pol-answer-counter = { $proposal } Answer with accept { $pair }, decline { $pair }, or counter { $back }: and clauses of your own.
pol-binding = Treaty { $number } binds you: { $text } ({ $status }).
pol-neutral-until = { $power } is neutral until its action stage of turn { $turn }.
pol-aside = { $power } has set aside { $count ->
    [one] one victory marker
   *[other] { $count } victory markers
}.
pol-reduced = France has reduced its objectives.
pol-corps = Off-map box { $box }: { $general }.
pol-corps-card = Off-map box { $box }: { $general }, until turn { $turn } at least.
pol-corps-free = Off-map box { $box }: { $general }, who can return at the end of the political stage.

## The little map

play-map-signs = · city   ▪ minor fortress   ■ major fortress   solid: main road   dotted: road
play-map-distance = { $roads ->
    [0] here
    [one] 1 road
   *[other] { $roads } roads
}
play-map-main = Main roads: { $cities }
play-map-roads = Roads: { $cities }

## Commands

play-try-help = Type help for all actions, or legal for what can be done now.
play-nothing-called = Nothing on the board is called "{ $name }".
play-legal-ways = { $count } ways
play-legal-none = There is nothing of that kind.
play-legal-more = There are more: name a piece or a word, such as legal march, to see others.
play-legal-number = A number plays an action of the list above, or leads on to its ways; { $number } is not in it. Type legal for a list.
play-log-empty = Nothing has happened yet.
play-log-number = Write log and a number, such as log 20.
play-name-a-file = Write save and the name of a file.
play-written = Saved in { $name }.
play-prompt = { $seat }>{" "}

help-actions = Actions (cities and pieces by id or name; ♠7 is S7, a Reserve R):
help-commands = Commands:
help-split = Split the troops of a power over all its generals.
example-split = split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6
help-hussar = Place a hussar.
example-hussar = hussar 1 > olmuetz
help-done = End your part of a stage or phase.
example-done = done
help-subsidy = Pay Bavaria the subsidy, or not.
example-subsidy = subsidy yes
help-offer-peace = Offer Austria peace for Silesia, or not.
example-offer-peace = offer peace yes
help-accept-peace = Accept Prussia's peace, or not.
example-accept-peace = accept peace no
help-reduce-objectives = Take France's victory markers out of core Austria, or not.
example-reduce-objectives = reduce objectives no
help-cede-silesia = Cede Silesia, or not.
example-cede-silesia = cede silesia yes
help-toll = Pay for supply paths through hussars; name the generals who are supplied, or nobody.
example-toll = toll prussia S5 H2 for friedrich schwerin
help-march = Move a piece, city by city from where it stands; with equal ranks add who commands.
example-march = march broglie donauwoerth > augsburg > muenchen
help-force-march = Force march on main roads.
example-force-march = force march friedrich neumarkt_schlesien > breslau > brieg > oppeln > cosel
help-re-enter = Bring a lost supply train back.
example-re-enter = re-enter austria_2 wien with S4
help-consent = Allow another player's generals to stack with yours: all, one general, or in one city.
example-consent = consent to karl
help-no-consent = Take that back.
example-no-consent = no consent to karl
help-dispute = From now on moves on the Flanders map alternate.
example-dispute = dispute
help-pass-flanders = No more moves on the Flanders map.
example-pass-flanders = pass flanders
help-attack = Choose which attack comes next.
example-attack = attack prag > kolin
help-play = Play a card in combat; a Reserve with the suit and value declared.
example-play = play R=S8
help-stop = Play no more cards.
example-stop = stop
help-retreat = Choose the way of the defeated, from where they stand.
example-retreat = retreat prag > beraun > pilsen
help-recruit = Buy troops in winter, with cards or none.
example-recruit = recruit france 2 with S8
help-assign = Give out the new troops; a general off the map needs a city.
example-assign = assign austria karl 2, traun 1 wien
help-transfer = Move troops inside a stack of one power, at any time.
example-transfer = transfer karl > traun 2

help-place = Put a piece on the city it must go to.
example-place = place neipperg olmuetz
help-trump = Name the political trump suit: S, H, C or D.
example-trump = trump H
help-lay = Place a Tactical Card face-down on the political display.
example-lay = lay H7
help-select = Select a Political Card; your cards on the display are discarded.
example-select = select denmark
help-save = Save your cards on the display for later turns.
example-save = save
help-execute = Execute the selected card: shifts of markers, its instruction, or both.
example-execute = execute saxony left 1, instruction
help-discard = Discard the selected Political Card without effect.
example-discard = discard
help-corps = Send a general to the off-map box; for one who is off the map pay with cards.
example-corps = corps neipperg
help-saxony = Move the Saxony marker by so many of the boxes due.
example-saxony = saxony 1
help-vote-francis = Give so many of your free votes to Francis, the others to Charles Albert.
example-vote-francis = vote francis 1
help-offer = Propose a subsidy contract: giver, taker, number of turns. At any time.
example-offer = offer france prussia 3
help-cancel = Propose to cancel a contract. At any time.
example-cancel = cancel france prussia
help-accept = Accept a proposal: giver and taker.
example-accept = accept france prussia
help-decline = Decline a proposal, or take your own back.
example-decline = decline france prussia
help-contracts = Treaties and subsidy contracts can be proposed and answered at any time, also by a player who is not asked: put the seat before the action, such as frederick: accept france prussia. The tab key leads through the words of clauses.

help-command-help = this list
help-command-legal = legal actions, numbered; with a word only those that contain it; a number plays one, or leads on to its ways
help-command-map = the surroundings of a piece or a city
help-command-show = what the box tells of a city, general, power, land, Political Card or track
help-command-rule = a rule or a chapter of the rulebook
help-command-hand = your cards
help-command-army = your pieces, and where the others stand
help-command-log = what happened, the last lines of it
help-command-politics = the political display, pools, boxes, votes, contracts
help-command-say = a public message; it stays in the game's record
help-command-undo = take back your latest action, or another seat's; if something was revealed since, the others are asked
help-command-save = keep the game in a file
help-command-quit = end; with --save nothing is lost
usage-help = help
usage-legal = legal [WORD]
usage-map = map PIECE or map CITY
usage-show = show NAME
usage-rule = rule 10.1.b
usage-hand = hand
usage-army = army
usage-log = log [N]
usage-politics = politics
usage-say = say TEXT
usage-undo = undo [SEAT]
usage-save = save FILE
usage-quit = quit

role-a = Player A
role-b = Player B

## What happened

event-said = { $seat } says: { $text }
event-undo-asked = { $seat } asks to take back: { $line }
event-undo-asked-hidden = { $seat } asks to take back the latest action.
event-undo-asked-hidden-secret = { $seat } asks to take back: { $line }
event-undo-granted = { $seat } agrees to the undo.
event-undo-refused = { $seat } does not agree to the undo.
event-taken-back = Taken back ({ $seat }): { $line }
event-taken-back-hidden = The latest action of { $seat } is taken back.
event-taken-back-hidden-secret = Taken back ({ $seat }): { $line }

event-turn = Turn { $turn }
event-stage = Action stage of { $powers }
event-winter = Winter after turn { $turn }
event-ended = { $winner } wins. { $text }
event-ended-draw = The game is a draw. { $text }
event-split = The troops of { $power } are split.
event-split-secret = The troops of { $power }: { $troops }.
event-drew = { $power } draws { $decks ->
    [0] no card
    [one] one card
   *[other] { $decks } cards
}.
event-drew-secret = { $power } draws { $cards }.
event-subsidy = { $pays ->
    [1] France pays Bavaria the subsidy.
   *[0] France does not pay Bavaria the subsidy.
}
event-hussar-placed = Hussar { $hussar } is placed at { $city }.
event-hussar-removed = Hussar { $hussar } at { $city } is driven off.
event-paid = { $power } pays { $cards }.
event-out-of-supply = { $general } is out of supply, face-down, and loses { $troops ->
    [one] one troop
   *[other] { $troops } troops
}.
event-supplied = { $general } is supplied again, and face-up.
event-marched = { $force ->
    [1] Force march of { $piece }: { $path }.
   *[0] March of { $piece }: { $path }.
}
event-stacked = { $general } and { $mate } form a stack at { $city }.
event-train-taken = { $train } is eliminated at { $city }.
event-train-reentered = { $train } re-enters at { $city }.
event-consent = { $seat } { $given ->
    [1] agrees to all stacks of this stage.
   *[0] no longer agrees to all stacks of this stage.
}
event-consent-to = { $seat } { $given ->
    [1] agrees to stacks with { $general }.
   *[0] no longer agrees to stacks with { $general }.
}
event-consent-at = { $seat } { $given ->
    [1] agrees to stacks at { $city }.
   *[0] no longer agrees to stacks at { $city }.
}
event-dispute = { $seat } disputes: moves on the Flanders map alternate.
event-question-mark = { $power } leaves { $city }, which is protected: a question mark.
event-question-mark-gone = { $city } is still protected: the question mark goes.
event-conquered = { $power } conquers { $city } from { $former }.
event-conquered-for = { $power } conquers { $city } from { $former }; { $owner } controls it now.
event-attacked = Attack of { $attackers } ({ $troops }) on { $defenders } ({ $against }): the attacker's score is { $score }.
event-played = { $power } plays { $card }: score { $score }.
event-played-reserve = { $power } plays a Reserve as { $value }: score { $score }.
event-tie = { $power } plays no card: a tie.
event-defeated = Defeat of { $losers } by { $winners }: { $lost ->
    [one] one troop is
   *[other] { $lost } troops are
} lost.
event-removed = { $general } has no troops left and leaves the map at { $city }.
event-no-retreat = No retreat is possible for { $losers }: all is lost.
event-retreated = Retreat of { $losers }: { $path }.
event-recruited = { $power } buys { $count ->
    [0] no troops
    [one] one troop
   *[other] { $count } troops
}.
event-assigned = { $power } gives its new troops out.
event-assigned-secret = New troops of { $power }: { $troops }.
event-entered = { $general } re-enters at { $city }.
event-transferred-secret = { $count ->
    [one] One troop passes
   *[other] { $count } troops pass
} from { $giver } to { $taker }.
event-politics = Political stage
event-election-due = { $political } is revealed: it is held at the end of this turn. Another Political Card comes in its place.
event-revealed = Political Cards: { $politicals }.
event-revealed-none = There are no more Political Cards.
event-trump = { $seat } names the political trump: { $suit }.
event-trump-turned = { $card } is turned up from the draw deck: the political trump is { $suit }.
event-trump-turned-reserve = A Reserve is turned up from the draw deck; the next card decides on trump.
event-laid = { $power } places a Tactical Card face-down on the display.
event-laid-secret = { $power } places { $card } face-down on the display.
event-laid-nothing = { $power } places no card.
event-turned-up = { $power } turns up { $card }, which stays on the display.
event-turned-up-back = { $power } turns up { $card }, which is not trump and goes back to the hand.
event-turned-up-down = { $power } turns up { $card }, which is not trump and lies face-down.
event-turned-down = { $power } turns { $card } face-down.
event-returned = { $power } takes { $card } back into the hand.
event-saved = { $power } saves its cards on the display.
event-selected = { $power } selects { $political } and discards { $cards }.
event-unselected = { $count ->
    [one] { $politicals } was not selected and is discarded.
   *[other] { $politicals } were not selected and are discarded.
}
event-political-discarded = { $power } discards { $political } without effect.
event-executed = { $power } executes { $political }: { $effects }.
event-troops-given = { $power } gets { $count ->
    [0] no troops: nobody can take them
    [one] one troop
   *[other] { $count } troops
}.
event-shifted = The { $track } marker moves to box { $box }: { $effects }.
event-corps-sent = { $general } goes to the off-map box { $box }.
event-put = { $piece } comes to { $city }.
event-points-won = { $power } moves { $count ->
    [one] one victory marker
   *[other] { $count } victory markers
} to its battle boxes.
event-points-lost = { $power } takes { $count ->
    [one] one victory marker
   *[other] { $count } victory markers
} out of its battle boxes.
event-box-taken = { $power } has a victory marker in the box { $box } now.
event-box-left = { $power } no longer has a victory marker in the box { $box }.
event-saxony-due = { $count ->
    [0] Austria does not move the Saxony marker.
    [one] Austria moves the Saxony marker one box.
   *[other] Austria moves the Saxony marker { $count } boxes.
}
event-saxony-neutral = Saxony is neutral now, and { $seat } plays it.
event-saxony-austrian = Saxony is Austria's ally now, and { $seat } plays it.
event-election = Imperial election: { $count ->
    [one] one vote of Austria and the Pragmatic Army goes
   *[other] { $count } votes of Austria and the Pragmatic Army go
} to Francis
event-voted = { $seat } gives { $francis ->
    [one] one vote
   *[other] { $francis } votes
} to Francis and { $charles ->
    [one] one vote
   *[other] { $charles } votes
} to Charles Albert.
event-elected-francis = Francis is elected Emperor with { $francis } votes against { $charles }.
event-elected-charles = Charles Albert is elected Emperor with { $charles } votes against { $francis }.
event-peace-offered = { $power } offers peace for Silesia.
event-peace-declined = { $power } declines the peace.
event-peace = Peace: { $power } annexes Silesia and is neutral.
event-peace-over = { $power } is no longer neutral.
event-markers-left = { $count ->
    [one] One victory marker of { $power } leaves the board
   *[other] { $count } victory markers of { $power } leave the board
}{ $aside ->
    [0] {""}
   *[other] , { $aside } of them set aside
}.
event-aside-returned = { $count ->
    [one] The victory marker that { $power } had set aside returns
   *[other] The { $count } victory markers that { $power } had set aside return
} to the pool.
event-reduced = { $power } reduces its objectives.
event-subsidised = { $power } gives { $taker } one Tactical Card unseen.
event-proposed = { $seat } proposes that { $power } gives { $taker } subsidies for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
event-proposed-cancel = { $seat } proposes to cancel the subsidies of { $power } to { $taker }.
event-declined = { $seat } declines: { $power } and { $taker } agree on nothing new.
event-contract = Subsidy contract: { $power } gives { $taker } one Tactical Card a turn for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
event-contract-ended = The subsidy contract of { $power } and { $taker } ends.
event-set-aside = { $power } sets aside { $decks ->
    [0] no card
    [one] one card
   *[other] { $decks } cards
} unseen.
event-ceded = Austria cedes Silesia: Prussia lacked { $prussia } fortresses, France { $france }, and Austria held { $count } in Silesia.
event-not-ceded = { $power } does not cede Silesia.
event-left-game = { $power } leaves the game and discards { $cards }.
event-left-game-none = { $power } leaves the game.
event-hoard-taken = { $power } takes the { $decks } cards set aside into its hand.
event-hoard-taken-secret = { $power } takes the cards set aside into its hand: { $cards }.
event-scored = { $power } scored { $scores } = { $count } in the winters.
