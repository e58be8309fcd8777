### What helps to decide, the political display, the commands of the terminal, and the log.

## The frame of a session

variant-introductory = The introductory game
variant-advanced = The advanced game
variant-silesia-gambit = The Silesia Gambit
option-politics-gambit = {" "}with the optional politics rule
play-no-politics = There are no politics in this game, only in the advanced game.
play-line = Line { $line }: { $text }
play-about = { $text } ({ $names })

## What helps to decide

play-hussar = hussar { $number }
play-off-map = off the map
play-in-box = in the box { $box }
play-face-down = face-down
play-moved = moved
play-commands = in command
play-split-away = Generals who sit this game out take their troops with them.
play-hussar-cities = { $count ->
    [0] Your treaties leave no city open to hussars.
    [one] A hussar can go to one city: it has no piece or hussar and is on the Bohemia map, within 4 cities of an Austrian general.
   *[other] A hussar can go to { $count } cities: any without a piece or hussar on the Bohemia map, within 4 cities of an Austrian general.
}
play-still-to-move = Still to move: { $pieces }.
play-all-moved = Every piece has moved.
play-toll-all = { $due } points are due, and your hand is worth { $worth }. Pay in full, without adding a card you do not need.
play-toll-part = { $due } points are due, but your hand is worth only { $worth }. Pay your whole hand, for as many generals as it covers in full.
play-hungry = Without a supply path: { $generals }.
play-attackers = Attack:  { $force }, at { $city }
play-defenders = Defence: { $force }, at { $city }
play-stop-costs = If you stop, you are defeated: you lose { $lost ->
    [one] 1 troop and retreat 1 city.
   *[other] { $lost } troops and retreat { $lost } cities.
}
play-stop-all = If you stop, you are defeated and lose { $lost ->
    [one] your last troop.
   *[other] all { $lost } troops.
}
play-stop-tie = If you stop, the combat is a tie and nobody loses anything.
play-stop-forbidden = At a score of zero you must play a card of this suit if you hold one.
play-recruit = Each troop costs { $cost } points. You can pay for and place up to { $most }; your generals have room for { $room }.
play-entries = { $general } is off the map and can re-enter at { $cities }.
play-lay = Trumps and Reserves stay on the display, any other card goes back to your hand. A Reserve counts 16. The powers then choose in the order of their influence; ties go to the power further right.
play-lay-gambit = Trumps and Reserves count on the display, a Reserve 16. Any other card stays there face-down until the next political stage. The powers then choose in the order of their influence; ties go to the power further right.
play-second-card = With two players you may execute only one Political Card per turn, so this one can only be discarded.
play-instruction = its instruction
play-corps-removed = You can also send a general who is off the map, with { $troops } troops, for { $cost } points.
play-transfer-way = A general returns from his off-map box to this city, so make room for him.
play-transfer-peace = Peace: foreign pieces leave Prussia and Silesia, and Prussian pieces go home.
play-transfer-saxon = Saxony is neutral now, so foreign pieces leave it.
play-transfer-free = Saxony is Austria’s ally now, so a Saxon general leaves his stack.
play-vote = Francis has { $francis ->
    [one] one vote
   *[other] { $francis } votes
} so far and needs { $most } of the 9. If he wins, Austria moves a victory marker to the “Emperor” box; otherwise France does.
play-peace = With this peace Silesia becomes part of Prussia, and Prussia gets a victory marker in the “Silesia” box and a second supply train. Its markers in Austria are removed: { $aside } set aside, { $returned } returned to the pool.{ $austrian ->
    [0] {""}
    [one] {" "}Austria’s marker in Prussia and Silesia returns to its pool.
   *[other] {" "}Austria’s { $austrian } markers in Prussia and Silesia return to its pool.
} Pieces go home, an allied Saxony becomes neutral, and Prussia is neutral until its action stage of turn { $turn }.
play-reduce = France would take its { $count ->
    [one] victory marker
   *[other] { $count } victory markers
} in core Austria off the board: { $aside } would be set aside, the rest would return to the pool. The next French or Bavarian conquest on the Bohemia map returns those set aside as well.

## Politics

pol-heading = The political display in turn { $turn }
pol-cards = Political Cards:
pol-no-cards = No Political Cards are revealed at the moment.
pol-card = { $title }, arms of { $powers }. { $effects }
pol-shifts = { $shifts }.
pol-trump = The political trump is { $suit }.
pol-no-trump = The political trump has not been named yet.
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
shift-bonus-begins = { $power } draws one extra card
shift-bonus-ends = { $power } loses its extra card
shift-penalty-begins = { $power } draws one card fewer
shift-penalty-ends = { $power } is back to its full draw
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
pol-election-later = The imperial election is still to come. Francis can count on { $count ->
    [one] one vote
   *[other] { $count } votes
} and needs { $most }.
pol-election-due = The imperial election is held at the end of this turn. Francis can count on { $count ->
    [one] one vote
   *[other] { $count } votes
} and needs { $most }.
pol-first-contract = Subsidy: { $giver } gives { $taker } one Tactical Card per turn, in turns 1 to { $last }.
pol-contract = Subsidy: { $giver } gives { $taker } one Tactical Card per turn, { $turns ->
    [one] once more
   *[other] { $turns } more times
}.
pol-answer = { $proposal } Answer with accept { $pair } or decline { $pair }.
pol-answer-counter = { $proposal } Answer with accept { $pair }, decline { $pair }, or counter { $back }: followed by clauses of your own.
pol-binding = Treaty { $number } binds you: { $text } ({ $status }).
pol-neutral-until = { $power } is neutral until its action stage of turn { $turn }.
pol-aside = { $power } has set aside { $count ->
    [one] one victory marker
   *[other] { $count } victory markers
}.
pol-reduced = France has reduced its objectives.
pol-corps = Off-map box { $box }: { $general }.
pol-corps-card = Off-map box { $box }: { $general }, at least until turn { $turn }.
pol-corps-free = Off-map box { $box }: { $general }, who can return at the end of the political stage.

## Commands

play-log-empty = Nothing has happened yet.

help-actions = Actions (cities and pieces by id or name; ♠7 is S7, a Reserve R):
help-commands = Commands:
help-split = Split a power’s troops among all its generals.
example-split = split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6
help-hussar = Place a hussar.
example-hussar = hussar 1 > olmuetz
help-done = End your part of a stage or phase.
example-done = done
help-subsidy = Pay Bavaria the subsidy, or not.
example-subsidy = subsidy yes
help-offer-peace = Offer Austria peace for Silesia, or not.
example-offer-peace = offer peace yes
help-accept-peace = Accept Prussia’s peace offer, or not.
example-accept-peace = accept peace no
help-reduce-objectives = Take France’s victory markers out of core Austria, or not.
example-reduce-objectives = reduce objectives no
help-cede-silesia = Cede Silesia, or not.
example-cede-silesia = cede silesia yes
help-toll = Pay for supply paths through hussars; name the generals who are supplied, or nobody.
example-toll = toll prussia S5 H2 for friedrich schwerin
help-march = Move a piece, city by city from where it is; with equal ranks add who commands.
example-march = march broglie donauwoerth > augsburg > muenchen
help-force-march = Force march along main roads.
example-force-march = force march friedrich neumarkt_schlesien > breslau > brieg > oppeln > cosel
help-re-enter = Bring a lost supply train back.
example-re-enter = re-enter austria_2 wien with S4
help-consent = Allow another player’s generals to stack with yours: all, one general, or in one city.
example-consent = consent to karl
help-no-consent = Withdraw that consent.
example-no-consent = no consent to karl
help-dispute = Demand alternating moves on the Flanders map for this turn.
example-dispute = dispute
help-pass-flanders = Make no more moves on the Flanders map.
example-pass-flanders = pass flanders
help-attack = Choose which attack comes next.
example-attack = attack prag > kolin
help-play = Play a card in combat; for a Reserve, declare the suit and value.
example-play = play R=S8
help-stop = Play no more cards.
example-stop = stop
help-retreat = Choose the route of the defeated generals, from where they are.
example-retreat = retreat prag > beraun > pilsen
help-recruit = Buy troops in winter, or none.
example-recruit = recruit france 2 with S8
help-assign = Hand out the new troops; a general off the map needs a city.
example-assign = assign austria karl 2, traun 1 wien
help-transfer = Move troops within a stack of one power, at any time.
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
help-corps = Send a general to the off-map box; pay with cards for one who is off the map.
example-corps = corps neipperg
help-saxony = Choose how many of the boxes due the Saxony marker moves.
example-saxony = saxony 1
help-vote-francis = Choose how many of your free votes go to Francis; the rest go to Charles Albert.
example-vote-francis = vote francis 1
help-offer = Propose a subsidy contract: giver, taker, number of turns. At any time.
example-offer = offer france prussia 3
help-cancel = Propose to cancel a contract. At any time.
example-cancel = cancel france prussia
help-accept = Accept a proposal: giver and taker.
example-accept = accept france prussia
help-decline = Decline a proposal, or withdraw your own.
example-decline = decline france prussia
help-contracts = Treaties and subsidy contracts can be proposed and answered at any time, even out of turn: put the seat before the action, for example frederick: accept france prussia. Press Tab to complete the words of clauses.

help-command-help = this list
help-command-legal = legal actions, numbered; a word narrows the list; a number plays an action, or lists its variants
help-command-map = the surroundings of a piece or a city
help-command-show = what is in the box about a city, general, power, land, Political Card or track
help-command-rule = a rule or a chapter of the rulebook
help-command-hand = your cards
help-command-army = your pieces, and where the others are
help-command-danger = what you can take in your next movement, and what you could lose
help-command-log = the last lines of the log
help-command-politics = the political display, pools, boxes, votes, contracts
help-command-say = a public message, kept in the game’s record
help-command-hint = what Colonel would do and why; in combat, the odds of every card
help-command-undo = take back your latest action, or another seat’s; if something has been revealed since, the others must agree
help-command-save = save the game to a file
help-command-quit = quit; with --save nothing is lost
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
event-undo-refused = { $seat } refuses the undo.
event-undo-withdrawn = { $seat } withdraws the request for an undo.
event-taken-back = { $seat } takes back { $what }.
event-taken-back-secret = { $seat } takes back { $what }.

event-turn = Turn { $turn }
event-stage = Action stage of { $powers }
event-winter = Winter after turn { $turn }
event-ended = { $winner } wins. Rule { $rule }: { $text }
event-ended-time = { $winner } has held out for nine turns and wins.
event-ended-pool = { $winner } has emptied a pool of victory markers and wins.
event-ended-scores = { $winner } has the lowest total of winter scores and wins.
event-ended-gambit = { $winner } wins the Silesia Gambit.
event-ended-draw = The game is a draw. Rule { $rule }: { $text }
event-split = { $power } has split its troops.
event-split-secret = { $power-possessive } troops: { $troops }.
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
event-hussar-placed = Austria places hussar { $hussar } at { $city }.
event-hussar-removed = Hussar { $hussar } at { $city } is driven off.
event-paid = { $power } pays { $cards }.
event-out-of-supply = { $general } is out of supply: he { $troops ->
    [one] is turned face-down and loses one troop
   *[other] stays face-down and loses { $troops } troops
}.
event-supplied = { $general } is supplied again and turned face-up.
event-marched = { $force ->
    [1] { $piece } force marches: { $path }.
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
event-dispute = { $seat } demands alternating moves on the Flanders map.
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
}): the attacker’s score is { $score }.
event-played = { $power } plays { $card }: its score is { $score }.
event-played-reserve = { $power } plays a Reserve as { $value }: its score is { $score }.
event-tie = { $power } plays no card: the combat is a tie.
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
event-no-retreat = { $losers } cannot retreat: all troops are lost.
event-retreated = { $losers } { $losers-count ->
    [one] retreats
   *[other] retreat
}: { $path }.
event-recruited = { $power } buys { $count ->
    [0] no troops
    [one] one troop
   *[other] { $count } troops
}.
event-assigned = { $power } hands out its new troops.
event-assigned-secret = { $power-possessive } new troops: { $troops }.
event-entered = { $general } re-enters at { $city }.
event-transferred-secret = { $count ->
    [one] One troop passes
   *[other] { $count } troops pass
} from { $giver } to { $taker }.
event-politics = Political stage
event-election-due = { $political } is revealed: the election takes place at the end of this turn. Another Political Card is revealed with it.
event-revealed = Political Cards: { $politicals }.
event-revealed-none = There are no Political Cards left.
event-trump = { $seat } names the political trump: { $suit }.
event-trump-turned = { $card } is turned up from the draw pile: the political trump is { $suit }.
event-trump-turned-reserve = A Reserve is turned up from the draw pile; the next card decides the trump.
event-laid = { $power } places a Tactical Card face-down on the display.
event-laid-secret = { $power } places { $card } face-down on the display.
event-laid-nothing = { $power } places no card.
event-turned-up = { $power } reveals { $card }, which stays on the display.
event-turned-up-back = { $power } reveals { $card }, which is not trump and goes back to its hand.
event-turned-up-down = { $power } reveals { $card }, which is not trump and stays face-down.
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
    [0] no troops: none of its generals can take them
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
event-box-taken = { $power } now has a victory marker in the “{ $box }” box.
event-box-left = { $power } no longer has a victory marker in the “{ $box }” box.
event-saxony-due = { $count ->
    [0] Austria does not move the Saxony marker.
    [one] Austria moves the Saxony marker one box.
   *[other] Austria moves the Saxony marker { $count } boxes.
}
event-saxony-neutral = Saxony is neutral now, and { $seat } plays it.
event-saxony-austrian = Saxony is Austria’s ally now, and { $seat } plays it.
event-election = Imperial election: Austria and the Pragmatic Army cast { $count ->
    [one] one vote
   *[other] { $count } votes
} for Francis
event-voted = { $seat } gives { $francis ->
    [0] no vote
    [one] one vote
   *[other] { $francis } votes
} to Francis and { $charles ->
    [0] none
    [one] one vote
   *[other] { $charles } votes
} to Charles Albert.
event-elected-francis = Francis is elected Emperor by { $francis } votes to { $charles }.
event-elected-charles = Charles Albert is elected Emperor by { $charles } votes to { $francis }.
event-peace-offered = { $power } offers peace for Silesia.
event-peace-declined = { $power } declines the peace offer.
event-peace = Peace: { $power } annexes Silesia and becomes neutral.
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
event-declined = { $seat } declines the proposal between { $power } and { $taker }.
event-contract = Subsidy contract: { $power } gives { $taker } one Tactical Card per turn for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
event-contract-ended = The subsidy contract between { $power } and { $taker } ends.
event-set-aside = { $power } sets { $decks ->
    [0] no card
    [one] one card
   *[other] { $decks } cards
} aside, unseen.
event-ceded = Austria cedes Silesia. Fortresses still missing: Prussia { $prussia }, France { $france }. Austria held { $count } in Silesia.
event-not-ceded = { $power } does not cede Silesia.
event-left-game = { $power } leaves the game and discards { $cards }.
event-left-game-none = { $power } leaves the game.
event-hoard-taken = { $power } takes the { $decks } cards it set aside into its hand.
event-hoard-taken-secret = { $power } takes the cards it set aside into its hand: { $cards }.
event-scored = { $power-possessive } winter scores: { $scores } = { $count }.
