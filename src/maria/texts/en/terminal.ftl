### What only the terminal says during a game.

play-option-terminal = Play in the terminal.
play-option-game = The game to play: introductory, advanced or silesia-gambit.
play-option-players = How many players: 2 or 3, for silesia-gambit 3.
play-option-option = An option of the game; politics-gambit is the optional politics rule of the advanced game.
play-option-seed = The seed; the same seed deals the same cards.
play-option-load = Continue the game in this file.
play-option-save = Save the game to this file after every action.
play-begin = { $game }{ $options } for { $players } players, seed { $seed }. Type help for help.
play-loaded = The game in { $name } continues after { $count ->
    [one] one action
   *[other] { $count } actions
}.
play-hand-over = { $seat } decides next. Hand over, and press Enter.
play-hand-over-several = These players can act: { $seats }. Hand over, and press Enter.
play-who = { $news } Who goes first? Type { $names }, or put the seat before the action: { $first }: ...
play-which-seat = Several players can act: type { $names }, or put the seat and a colon before the action.
play-over-seat = The game is over. To look at a hand or to say something, first type a seat: { $names }.
play-not-waiting = It is not { $seat }’s turn.
play-news = Meanwhile:
play-agree = { $seat }, may { $asker } take back { $what }? Type yes or no.
play-say-seat = Several players can act: say who is speaking, for example { $seat } says: good evening.
play-undo-seat = Whose latest action? Type undo and one of { $names }.
play-over = The game is over. You can still use log, map, undo and save; quit leaves.
play-saved = The game is saved in { $name }. To continue: maria play --load { $name } --save { $name }
play-not-saved = The game is not saved. Next time, use --save FILE or the command save FILE.
play-cannot-read = The file { $name } cannot be read: { $reason }
play-no-text = it is not text
play-cannot-save = The file { $name } cannot be written, so the game is not saved: { $reason }
play-exists = There is already a file { $name }. Continue it with --load { $name } --save { $name }, or choose another name.
play-load-alone = A loaded game already has its players and seed: do not combine --load with --game, --players, --option or --seed.
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
play-hussars = Hussars
play-no-part = takes no part
play-with = with { $name }
play-known = { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
play-split-power = { $power } ({ $id }): { $troops } troops, at most { $most } for each general.
play-at-least = at least { $count }
play-hussars-left = Still to be placed: { $numbers }.
play-score = Your score is { $score }. You play { $suit }.
play-select-later = After you: { $powers }.
play-map-signs = · city   ▪ minor fortress   ■ major fortress   solid: main road   dotted: road
play-map-distance = { $roads ->
    [0] here
    [one] 1 road
   *[other] { $roads } roads
}
play-map-main = Main roads: { $cities }
play-map-roads = Roads: { $cities }
play-try-help = Type help for all actions, or legal for what you can do now.
play-nothing-called = Nothing on the board is called “{ $name }”.
play-legal-ways = { $count } ways
play-legal-none = No such action.
play-legal-more = There are more: add a piece or a word, such as legal march, to see others.
play-legal-number = Enter a number from the list above; { $number } is not in it. Type legal for a list.
play-log-number = Type log and a number, such as log 20.
play-name-a-file = Type save and the name of a file.
play-written = Saved in { $name }.
play-prompt = { $seat }>{" "}
type-hussars = End with done.
type-movement = End with done.
type-lay = Type lay and a card, or done to place none.
type-select = Type select and its id: all your face-up cards on the display are then discarded. Or type save to keep them there for later turns.
type-corps = Type corps and the general’s name.
type-transfer = Type place, the piece and the city.
type-vote = Type vote francis and the number.
type-saxony-due = Type saxony and the number.
type-offer-peace = Type offer peace yes or offer peace no.
type-accept-peace = Type accept peace yes or accept peace no.
type-reduce = Type reduce objectives yes or reduce objectives no.
type-cede = Type cede silesia yes or cede silesia no.
