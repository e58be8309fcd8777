### Eine Partie, wie die Bibliothek sie ausgibt.

diagram-head = { $game }{ $options }, { $players } Spieler, Runde { $turn } von { $last }.
diagram-setup = { $game }{ $options }, { $players } Spieler, vor der ersten Runde.
diagram-won = { $winner } hat gewonnen (Regel { $rule }).
diagram-draw = Die Partie endet unentschieden (Regel { $rule }).
diagram-power = { $power } ({ $seat }), { $troops ->
    [one] 1 Armee
   *[other] { $troops } Armeen
}, Hand: { $hand }
diagram-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
diagram-nothing = nichts
diagram-held = hält außerdem { $cities }
diagram-hussars = Husaren: { $cities }
diagram-tracks = Leisten: { $tracks }
diagram-track = { $track } { $box } von { $boxes }
diagram-revealed = Politik-Karten: { $cards }
diagram-trump = Politischer Trumpf: { $suit }
diagram-display = Auf dem Tableau: { $cards }
diagram-goals = Ziele: { $goals }
diagram-goal = { $power } { $reached } von { $needed } ({ $rule })
diagram-no-way = „{ $action }“ ist kein Weg, den ein Pfeil zeigen kann.
