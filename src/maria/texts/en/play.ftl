### Hot-seat play in the terminal.

## The frame of a session

variant-introductory = The introductory game
variant-advanced = The advanced game
variant-silesia-gambit = The Silesia Gambit
option-politics-gambit = {" "}with the optional politics rule
play-no-politics = This game has no politics: they belong to the advanced game.
play-line = Line { $line }: { $text }
play-about = { $text } ({ $names })

## What helps to decide

play-hussar = hussar { $number }
play-off-map = off the map
play-in-box = in the box { $box }
play-face-down = face-down
play-moved = moved
play-commands = in command
play-split-away = Generals who take no part leave with their troops.
play-hussar-cities = A hussar can be placed on { $count ->
    [one] one city
   *[other] { $count } cities
}: free cities of the Bohemia map within 4 roads of an Austrian general.
play-still-to-move = Still to move: { $pieces }.
play-all-moved = Every piece has moved.
play-toll-all = { $due } points are due, and the hand is worth { $worth }: all must be paid, without a card too many.
play-toll-part = { $due } points are due, but the hand is worth only { $worth }: all of it is paid, for as many generals as it covers in full.
play-hungry = Without any supply path: { $generals }.
play-attackers = Attack:  { $force }, at { $city }
play-defenders = Defence: { $force }, at { $city }
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
play-recruit = A troop costs { $cost } points. { $most } can be paid for and placed; the generals have room for { $room }.
play-entries = { $general } is off the map and can re-enter at { $cities }.
play-lay = A card that is neither trump nor a Reserve (which counts 16) goes back to the hand. The powers then choose in the order of their sums; ties go to the power further right.
play-lay-gambit = A card that is neither trump nor a Reserve (which counts 16) stays on the display face-down until the next political stage. The powers then choose in the order of their face-up sums; ties go to the power further right.
play-second-card = With two players a player executes only one Political Card a turn: this one can only be discarded.
play-instruction = its instruction
play-corps-removed = A general who is not on the map can be sent for { $cost } points, with { $troops } troops.
play-transfer-way = A general returns from his off-map box to this city, so it must be cleared.
play-transfer-peace = Peace: foreign pieces leave Prussia and Silesia, and Prussian pieces go home.
play-transfer-saxon = Saxony is neutral: foreign pieces leave it.
play-transfer-free = Saxony is Austria's ally: a Saxon general leaves the stack he is in.
play-vote = Francis has { $francis ->
    [one] one vote
   *[other] { $francis } votes
} so far and needs { $most } of the 9. If he wins, Austria moves a victory marker to the box Emperor; otherwise France does.
play-peace = With this peace Silesia becomes part of Prussia, and Prussia has a victory marker in the box Silesia and a second supply train. Its markers in Austria are removed: { $aside } set aside, { $returned } returned to the pool.{ $austrian ->
    [0] {""}
    [one] {" "}Austria's marker in Prussia and Silesia returns to its pool.
   *[other] {" "}Austria's { $austrian } markers in Prussia and Silesia return to its pool.
} Pieces go home; an allied Saxony becomes neutral; Prussia is neutral until its action stage of turn { $turn }.
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
shift-status-prussian = Saxony becomes an ally of Prussia
shift-status-neutral = Saxony becomes neutral
shift-status-austrian = Saxony becomes an ally of Austria
shift-victory-begins = { $power } gains a victory marker
shift-victory-ends = { $power } loses its victory marker
shift-bonus-begins = { $power } draws one card more
shift-bonus-ends = { $power } no longer draws one card more
shift-penalty-begins = { $power } draws one card fewer
shift-penalty-ends = { $power } no longer draws one card fewer
shift-corps-begins = { $power } sends a general off the map
shift-corps-ends = { $power } may bring its general back
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

## Commands

play-log-empty = Nothing has happened yet.

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
help-command-danger = what you can take in your next movement, and what you can lose
help-command-log = what happened, the last lines of it
help-command-politics = the political display, pools, boxes, votes, contracts
help-command-say = a public message; it stays in the game's record
help-command-hint = what a colonel would do and why; in a combat the odds of every card
help-command-undo = take back your latest action, or another seat's; if something has been revealed since, the others are asked
help-command-save = keep the game in a file
help-command-quit = end; with --save nothing is lost
usage-help = help
usage-legal = legal [WORD]
usage-map = map PIECE or map CITY
usage-show = show NAME
usage-rule = rule 10.1.b
usage-hand = hand
usage-army = army
usage-danger = danger
usage-log = log [N]
usage-politics = politics
usage-say = say TEXT
usage-hint = hint
usage-undo = undo [SEAT]
usage-save = save FILE
usage-quit = quit

## What happened

event-said = { $seat } says: { $text }
event-undo-asked = { $seat } asks to take back { $what }.
event-undo-asked-secret = { $seat } asks to take back { $what }.
event-undo-granted = { $seat } agrees to the undo.
event-undo-refused = { $seat } does not agree to the undo.
event-undo-withdrawn = { $seat } no longer asks for the undo.
event-taken-back = Taken back by { $seat }: { $what }.
event-taken-back-secret = Taken back by { $seat }: { $what }.

event-turn = Turn { $turn }
event-stage = Action stage of { $powers }
event-winter = Winter after turn { $turn }
event-ended = { $winner } wins. Rule { $rule }: { $text }
event-ended-draw = The game is a draw. Rule { $rule }: { $text }
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
event-out-of-supply = { $general } is out of supply: he is turned face-down and loses { $troops ->
    [one] one troop
   *[other] { $troops } troops
}.
event-supplied = { $general } is supplied again and turned face-up.
event-marched = { $force ->
    [1] { $piece } makes a force march: { $path }.
   *[0] { $piece } marches: { $path }.
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
event-question-mark = { $city } is protected: { $power } leaves a question mark there.
event-question-mark-gone = { $city } is still protected: its question mark is removed.
event-conquered = { $power } conquers { $city } from { $former }.
event-conquered-for = { $power } conquers { $city } from { $former }; { $owner } controls it now.
event-attacked = { $attackers } ({ $troops ->
    [one] 1 troop
   *[other] { $troops } troops
}) { $attackers-count ->
    [one] attacks
   *[other] attack
} { $defenders } ({ $against ->
    [one] 1 troop
   *[other] { $against } troops
}): the attacker's score is { $score }.
event-played = { $power } plays { $card }: its score is { $score }.
event-played-reserve = { $power } plays a Reserve as { $value }: its score is { $score }.
event-tie = { $power } plays no card: a tie.
event-defeated = { $winners } { $winners-count ->
    [one] defeats
   *[other] defeat
} { $losers }, who { $losers-count ->
    [one] loses
   *[other] lose
} { $lost ->
    [one] one troop
   *[other] { $lost } troops
}.
event-removed = { $general } has no troops left and leaves the map at { $city }.
event-no-retreat = No retreat is possible for { $losers }: all troops are lost.
event-retreated = { $losers } { $losers-count ->
    [one] retreats
   *[other] retreat
}: { $path }.
event-recruited = { $power } buys { $count ->
    [0] no troops
    [one] one troop
   *[other] { $count } troops
}.
event-assigned = { $power } gives out its new troops.
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
event-turned-up-back = { $power } turns up { $card }, which is not trump and goes back to its hand.
event-turned-up-down = { $power } turns up { $card }, which is not trump and lies face-down.
event-turned-down = { $power } turns { $card } face-down.
event-returned = { $power } takes { $card } back into its hand.
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
event-put = { $piece } is placed at { $city }.
event-points-won = { $power } moves { $count ->
    [one] one victory marker
   *[other] { $count } victory markers
} to its battle boxes.
event-points-lost = { $power } takes { $count ->
    [one] one victory marker
   *[other] { $count } victory markers
} out of its battle boxes.
event-box-taken = { $power } now has a victory marker in the "{ $box }" box.
event-box-left = { $power } no longer has a victory marker in the "{ $box }" box.
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
    [0] no vote
    [one] one vote
   *[other] { $francis } votes
} to Francis and { $charles ->
    [0] none
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
    [one] One victory marker of { $power } leaves the board{ $aside ->
        [0] {""}
       *[other] {" "}and is set aside
    }
   *[other] { $count } victory markers of { $power } leave the board{ $aside ->
        [0] {""}
        [one] ; one of them is set aside
       *[other] ; { $aside } of them are set aside
    }
}.
event-aside-returned = { $count ->
    [one] The victory marker that { $power } had set aside returns
   *[other] The { $count } victory markers that { $power } had set aside return
} to the pool.
event-reduced = { $power } reduces its objectives.
event-subsidised = { $power } gives { $taker } one Tactical Card, unseen.
event-proposed = { $seat } proposes subsidies from { $power } to { $taker } for { $turns ->
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
