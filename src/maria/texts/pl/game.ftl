### Partia, jak ją wypisuje biblioteka.

diagram-head = { $game }{ $options }, liczba graczy: { $players }, tura { $turn } z { $last }.
diagram-setup = { $game }{ $options }, liczba graczy: { $players }, przed pierwszą turą.
diagram-won = Wygrywa { $winner } (zasada { $rule }).
diagram-draw = Partia kończy się remisem (zasada { $rule }).
diagram-power = { $power } ({ $seat }), { $troops ->
    [one] 1 armia
    [few] { $troops } armie
   *[many] { $troops } armii
}, ręka: { $hand }
diagram-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
diagram-nothing = nic
diagram-held = kontroluje też: { $cities }
diagram-hussars = Huzarzy: { $cities }
diagram-tracks = Tory: { $tracks }
diagram-track = { $track } { $box } z { $boxes }
diagram-revealed = Karty polityki: { $cards }
diagram-trump = Polityczny atut: { $suit }
diagram-display = Na planszy polityki: { $cards }
diagram-goals = Cele: { $goals }
diagram-goal = { $power } { $reached } z { $needed } ({ $rule })
diagram-no-way = „{ $action }” nie jest trasą, którą może pokazać strzałka.
