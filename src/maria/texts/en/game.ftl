### A game as the library prints it.

diagram-head = { $game }{ $options } for { $players } players, turn { $turn } of { $last }.
diagram-setup = { $game }{ $options } for { $players } players, before the first turn.
diagram-won = { $winner } has won (rule { $rule }).
diagram-draw = The game is a draw (rule { $rule }).
diagram-power = { $power } ({ $seat }), { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
}, hand: { $hand }
diagram-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
diagram-nothing = nothing
diagram-held = also holds { $cities }
diagram-hussars = Hussars: { $cities }
diagram-tracks = Tracks: { $tracks }
diagram-track = { $track } { $box } of { $boxes }
diagram-revealed = Political Cards: { $cards }
diagram-trump = Political trump: { $suit }
diagram-display = On the display: { $cards }
diagram-goals = Goals: { $goals }
diagram-goal = { $power } { $reached } of { $needed } ({ $rule })
diagram-no-way = “{ $action }” is not a route an arrow can show.
