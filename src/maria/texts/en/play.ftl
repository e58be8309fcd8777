### Hot-seat play in the terminal.

## Options

play-option-terminal = Play in the terminal.
play-option-game = The game to play.
play-option-players = How many players.
play-option-seed = The seed; the same seed deals the same cards.
play-option-load = Go on with the game in this file.
play-option-save = Keep the game in this file, after every action.

## The frame of a session

play-begin = The { $game } game for { $players } players, seed { $seed }. Type help for help.
play-loaded = The game in { $name } goes on after { $count ->
    [one] one action
   *[other] { $count } actions
}. Type help for help.
play-hand-over = Now { $seat } decides. Hand over, and press Enter.
play-hand-over-several = The game waits for { $seats }. Hand over, and press Enter.
play-who = The game waits for { $seats }. Who decides first? Type { $names }, or put the seat before the action: { $first }: ...
play-which-seat = The game waits for several players: type { $names }, or put the seat and a colon before the action.
play-not-waiting = The game does not wait for { $seat }.
play-news = Meanwhile:
play-over = The game is over. You can still use log, map, undo and save; quit ends.
play-saved = The game is saved in { $name }. Go on with: maria play --load { $name } --save { $name }
play-not-saved = The game is not saved. The next time, keep it with --save FILE or with the command save FILE.
play-cannot-read = The file { $name } cannot be read: { $reason }
play-no-text = it is not text
play-cannot-save = The file { $name } cannot be written, so the game is not saved: { $reason }
play-exists = There is already a file { $name }. Go on with it by --load { $name } --save { $name }, or give another name.
play-load-alone = A game that goes on has its players and seed: --load does not go with --game, --players or --seed.
play-line = Line { $line }: { $text }
play-about = { $text } ({ $names })
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
ask-assign = { $seat }, who of { $power } gets { $count ->
    [one] the new troop
   *[other] the { $count } new troops
}?

## What helps to decide

play-status = Turn { $turn } of { $last }. France controls { $french } of the { $frenchgoal } fortresses it needs, Prussia { $prussian } of { $prussiangoal }.
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
play-no-part = takes no part
play-face-down = face-down
play-moved = moved
play-with = with { $name }
play-commands = in command
play-known = { $troops } troops, { $cards } cards
play-force = { $generals }, { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
}, at { $city }
play-split-power = { $power } ({ $id }): { $troops } troops, at most 8 for each general. Generals who take no part leave with theirs.
play-at-least = at least { $count }
play-hussars-left = Still to be placed: { $numbers }.
play-hussar-cities = A hussar can be placed on { $count ->
    [one] one city
   *[other] { $count } cities
}: free cities of the Bohemia map within 4 roads of an Austrian general.
play-still-to-move = Still to move: { $pieces }.
play-all-moved = Every piece has moved.
play-trains-back = Can re-enter for { $cost } points on an empty major fortress: { $trains }.
play-subsidy = Yes: France draws { $yes }, Bavaria { $more }. No: France draws { $no }, Bavaria { $less }.
play-toll-all = Due are { $due } points, the hand is worth { $worth }: all must be paid, with no card too many.
play-toll-part = Due are { $due } points, but the hand is worth { $worth }: all of it is paid, for as many generals as it covers in full.
play-hungry = Without any supply path: { $generals }.
play-attackers = Attack:  { $force }
play-defenders = Defence: { $force }
play-score = Your score is { $score }. You play { $suit }: { $cards }
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
play-retreat = { $generals } must go { $length ->
    [one] 1 city
   *[other] { $length } cities
} from { $city } and end { $best } from the winner in { $winner }. A way to each possible end:
play-recruit = A troop costs { $cost } points. { $most } can be paid and placed; the generals have room for { $room }.
play-entries = Generals who are off the map re-enter at: { $cities }.

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
play-legal-none = There is nothing of that kind.
play-legal-more = There are more: name a piece or a word, such as legal march, to see others.
play-legal-number = A number plays the action of the list that legal shows; { $number } is not in it.
play-log-empty = Nothing has happened yet.
play-log-number = Write log and a number, such as log 20.
play-taken-back = Taken back: { $line }
play-taken-back-secret = The last action of { $seat } is taken back.
play-name-a-file = Write save and the name of a file.
play-written = Saved in { $name }.
play-prompt = { $seat }>{" "}

help-actions = Actions (cities and pieces by id or name; ♠7 is S7, a Reserve R):
help-commands = Commands:
help-split = Split the troops of a power over all its generals.
example-split = split prussia friedrich 8, schwerin 4, leopold 4, dessauer 6
help-hussar = Place a hussar.
example-hussar = hussar 1 > olmuetz
help-done = End your part of a stage or phase.
example-done = done
help-subsidy = Pay Bavaria the subsidy, or not.
example-subsidy = subsidy yes
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

help-command-help = this list
help-command-legal = legal actions, numbered; with a word only those that contain it; a number plays one
help-command-map = the surroundings of a piece or a city
help-command-show = what the box tells of a city, general, power or land
help-command-rule = a rule or a chapter of the rulebook
help-command-hand = your cards
help-command-army = your pieces, and where the others stand
help-command-log = what happened, the last lines of it
help-command-undo = take back the last action
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
usage-undo = undo
usage-save = save FILE
usage-quit = quit

role-a = Player A
role-b = Player B

## What happened

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
