### Why an action is refused. The rule's id and text stand beside it.

refused-not-now = This cannot be done now.
refused-not-your-turn = The game does not wait for you.
refused-over = The game is over.
refused-no-general = There is no such general.
refused-not-yours = These generals are not yours.
refused-not-stacked = Only generals of one power in the same city exchange troops.
refused-spare = A general keeps at least one troop and gives at least one.
refused-too-strong = No general commands more than 8 troops.
refused-subsidy = France decides on the subsidy: yes or no.
refused-not-in-hand = A card is not in this power's hand.
refused-pays-too-little = The cards pay { $paid }, but { $cost } is due.
refused-pays-too-much = The cards pay { $paid } where { $cost } is due: a card is not needed.
refused-hussar-placed = This hussar has been placed already, or there is no such hussar.
refused-hussar-map = Hussars are placed on the Bohemia map only.
refused-hussar-other = A hussar stands there already.
refused-hussar-piece = A piece stands there.
refused-hussar-far = The city is more than 4 cities from every Austrian general.
refused-must-pay = The power can pay the { $cost } points, so it must, for all its generals.
refused-whole-hand = The hand is worth less than the { $cost } points due: all of it must be paid.
refused-covers = The cards must cover as many of the chosen generals in full as they can, and no others.
refused-flanders = The Flanders map is not used.
refused-crossing = Only French and Austrian pieces cross between the maps.
refused-enemy-there = An enemy piece stands there.
refused-piece-there = Another piece stands there.
refused-stack-full = A stack has two generals at the most.
refused-passing = The general may stop there to form a stack, but not pass.
refused-consent = The other player has not agreed to this stack.
refused-path = The way must begin where the piece stands and lead to at least one other city.
refused-not-adjacent = No road joins two of these cities.
refused-force-train = Supply trains do not force march.
refused-force-main = A force march keeps to main roads.
refused-force-far = A force march goes { $most } cities at the most.
refused-too-far = The piece moves { $most } cities at the most, { $main } on main roads alone.
refused-force-piece = A force march never enters the city of an enemy piece.
refused-force-fortress = A force march never enters an enemy-controlled fortress.
refused-force-near = A force march never enters a city next to an enemy piece.
refused-name-commander = With equal ranks you must name the supreme commander.
refused-commander-is-clear = The ranks decide who is supreme commander.
refused-no-piece = There is no such piece.
refused-not-active = This power does not move now.
refused-not-on-map = The piece is not on the map.
refused-moved = The movement of this piece is over for this phase.
refused-not-your-turn-in-flanders = It is the other side's move on the Flanders map.
refused-consent-needless = Nobody needs this consent.
refused-consent-target = Consent is given for a general, for a city, or for the stage.
refused-consent-stands = The consent is already as you wish.
refused-no-dispute = There is nothing to dispute.
refused-no-alternation = There is no alternation on the Flanders map that waits for you.
refused-no-train = There is no such supply train.
refused-train-away = This train takes no part in the game.
refused-no-city = There is no such city.
refused-reentry-city = A train re-enters on an empty, friendly-controlled major fortress at home or of a co-operating minor power.
refused-austria-first = Austria makes its attacks before the Pragmatic Army.
refused-no-attack = There is no such attack to make.
refused-must-play = At a score of zero a card of the suit must be played.
refused-reserve-value = A Reserve is declared with a value from 1 to { $most }.
refused-suit = Only cards of the suit of the general's own sector can be played.
refused-no-reserve = Only a Reserve is declared with a value.
refused-retreat-start = The retreat begins where the defeated stand.
refused-retreat-length = The retreat must be exactly { $length } cities long.
refused-retreat-twice = A retreat never enters a city twice.
refused-retreat-piece = A retreat never enters a city with a piece.
refused-retreat-near = The retreat must end as far from the winner as possible: { $best } cities, not { $got }.
refused-recruits = The power's generals can take { $most } more troops at the most.
refused-assign = New troops go to the power's own generals.
refused-assign-sum = All { $count } troops must be given out, and no more.
refused-entering = Generals who re-enter must get at least one troop, and need a city.
refused-entry-city = A general re-enters on a friendly-controlled major fortress of his home country.
refused-entry-full = The general cannot stand there.
refused-split-power = The troops of this power are not yours to split, or are split already.
refused-split-sum = All { $troops } troops must be given out, to each of the generals.
refused-split-limit = This general gets { $least } to { $most } troops, not { $got }.

## Texts that are no action

notation-verb = "{ $verb }" is no action. Actions begin with: { $verbs }.
notation-too-much = "{ $rest }" is too much.
notation-number = A number is expected, not "{ $name }".
notation-piece = There is no piece "{ $name }".
notation-power = There is no power "{ $name }".
notation-city = There is no city "{ $name }".
notation-card = "{ $name }" is no card; write S7, H10, C2, D9 or R.
notation-not-in-hand = { $name } is not in this hand.
notation-split = Name every general of the power once, with his troops.
notation-yes-no = Write yes or no, not "{ $name }".
notation-attack = An attack leads from a city to a city: attack prag > kolin.
notation-no-duel = Cards are played in combat only.
notation-declared = A Reserve can be played here only as { $suit }.
notation-seat = "{ $name }" is no seat of this game; write one of { $seats }, a colon, and the action.

## Records and new games

record-too-long = The record has more than { $most } lines.
record-first-line = A record begins with the line "{ $first }".
record-field = "{ $field }" is no field of a record's header.
record-missing = The header lacks "{ $field }".
record-players = A game is for 2 or 3 players, not for "{ $players }".
record-pack = The record was made with another pack: { $pack } (hash { $hash }...). Give that pack with --pack.
record-engine = The record was made under other rules: version { $engine }, and this is { $ours }.
game-variant = There is no game "{ $variant }". Games: { $variants }.
game-players = The game { $variant } is not for { $players } players.
game-seed = A seed is one line of at most 200 signs.
game-nothing-to-undo = Nothing has been played yet.

## Cases

case-unreadable = { $file } cannot be read: { $detail }
case-head = { $file }: a case has rules and a title.
case-unknown = unknown: { $words }
case-no-action = "{ $line }" is no action here: { $detail }
case-refused = "{ $line }" is refused by { $rule }
case-other-rule = "{ $line }" is refused by { $rule }, not by { $wanted }
case-not-refused = "{ $line }" is not refused, but { $rule } forbids it
case-changed = "{ $line }" was refused, but changed the position
case-does-not-hold = "{ $line }" does not hold ({ $seen })
case-meaning = What does "{ $line }" mean?
