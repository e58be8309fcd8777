### Was nach einer Partie erzählt wird; geladen, wenn jemand auf sie zurückblickt.

review-why = { $parts }
review-why-nobody = Die Partie endete ohne Sieger.
review-why-pool = { $seat } gewann in Runde { $turn }, weil { $power } alle { $count } Siegmarken gelegt hatte.
review-why-fortresses = { $seat } gewann in Runde { $turn }, weil { $power } { $count } der Festungen hielt, die zählen.
review-why-scores = { $seat } gewann nach dem letzten Winter mit der niedrigsten Summe der Zwischenstände.
review-why-time = { $seat } gewann: Bis zum Ende von Runde { $turn } hatte niemand sonst sein Ziel erreicht.
review-why-combats = { $count ->
    [0] { $seat } schlug keine einzige Schlacht.
    [1] { $won ->
        [0] Die einzige Schlacht gewann { $seat } nicht.
       *[other] { $seat } gewann die einzige Schlacht.
    }
   *[other] { $won ->
        [0] { $seat } gewann keine von { $count } Schlachten.
       *[other] { $seat } gewann { $won } von { $count } Schlachten.
    }
}
review-why-lucky = Die Karten halfen: Sie brachten { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als der Durchschnitt.
review-why-unlucky = Und das, obwohl die Karten { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger brachten als der Durchschnitt.
review-why-even = Das Kartenglück war ausgeglichen.
review-battle-won = Schlacht bei { $city }: { $attackers } { $attackers-count ->
    [one] besiegt
   *[other] besiegen
} { $defenders-accusative }. Verluste: { $lost ->
    [one] eine Armee
   *[other] { $lost } Armeen
}.
review-battle-held = Schlacht bei { $city }: { $defenders } { $defenders-count ->
    [one] schlägt
   *[other] schlagen
} { $attackers-accusative } zurück. Verluste: { $lost ->
    [one] eine Armee
   *[other] { $lost } Armeen
}.
review-battle-tied = Schlacht bei { $city }: { $attackers } gegen { $defenders-accusative }, unentschieden.
review-open-attackers = Mit offenen Karten hätte { $attackers } ebenfalls gewonnen, mit { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
} Vorsprung.
review-open-defenders = Mit offenen Karten hätte { $defenders } ebenfalls gewonnen, mit { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
} Vorsprung.
review-open-tie = Auch mit offenen Karten wäre es unentschieden ausgegangen.
review-open-attackers-missed = Mit offenen Karten hätte { $attackers } mit { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
} Vorsprung gewinnen können.
review-open-defenders-missed = Mit offenen Karten hätte { $defenders } mit { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
} Vorsprung gewinnen können.
review-open-tie-missed = Mit offenen Karten wäre ein Unentschieden möglich gewesen.
review-turned-taken = { $power } eroberte { $cities }.
review-turned-peace = Österreich und Preußen schlossen Frieden.
review-turned-elected = Ein Kaiser wurde gewählt.
review-turned-saxony = Sachsen wechselte die Seite.
review-turned-reduced = Frankreich reduzierte seine Kriegsziele.
review-at = Runde { $turn }: { $text }
review-luck = { $power }: { $points } Punkte auf { $cards } Karten (im Schnitt { $expected }).
review-cost = { $seat } behielt eine Siegchance von { $chance } %; möglich wären { $better } % gewesen.
review-cost-none = Keine Entscheidung hat jemanden klar etwas gekostet.
review-done = Gespielt: { $actions }
review-better = Besser: { $actions }
review-nothing = nichts weiter
review-step = { $action }.
review-step-why = { $action }. { $reason }
review-parts = { $seat }: von { $begun } % auf { $ended } %. Eigene Entscheidungen { $own } (± { $error }), Entscheidungen anderer { $others }, Glück { $luck }.
review-judged = { $decisions } Entscheidungen in { $playouts } Probespielen mit anderen verglichen.
page-review-goals = Was für den Sieg zählt
page-review-troops = { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
}
page-review-cards = Punkte in Taktischen Karten
page-review-fortresses = Gehaltene Festungen
page-review-turnings = Die Wendepunkte
page-review-turn = Runde { $turn }
page-review-look = Ansehen
page-review-go-on = Von hier weiterspielen
page-review-luck = Kartenglück
page-review-drew = { $points } Punkte auf { $cards } Karten (im Schnitt { $expected })
page-review-gain = ({ $gain })
page-review-marches = Wo sie marschierten
page-review-share = Als Bild speichern
page-review-battles = { $count ->
    [one] Die einzige Schlacht
   *[other] Alle { $count } Schlachten
}
page-review-none = nichts zu spielen
page-review-army = Armeen
page-analysis = Wer vorn lag, und warum
page-analysis-about = Der Server kann jede Phase mit anderen Plänen nachspielen, um die drei teuersten Entscheidungen zu finden. Das dauert ein paar Minuten.
page-analysis-do = Partie analysieren
page-analysis-running = Analyse: { $percent } %
page-analysis-failed = Die Analyse ist abgebrochen. Du kannst sie neu starten.
page-analysis-chances = Siegchance
page-analysis-percent = { $percent } %
page-analysis-costliest = Was am meisten kostete
page-analysis-better = Das Bessere zeigen
page-analysis-parts = Glück und Können
page-analysis-from = Anfang
page-analysis-to = Ende
page-analysis-own = Eigene Entscheidungen
page-analysis-others = Entscheidungen anderer
page-analysis-lucky = Glück
page-analysis-how = Entscheidungen werden nach dem beurteilt, was der Spieler wissen konnte, in { $playouts } Probespielen. Glück ist der Rest, auch der Verlauf der Kämpfe. Die Bewertung hat aus Partien von Bots gelernt: Nimm ihre Chancen als gute Schätzung.

page-fair-check = Prüfen, ob es fair war
page-fair-cannot = Dieser Browser kann nur auf Seiten prüfen, die über https kommen. Mit der Aufzeichnung prüft der Befehl maria verify alles.
page-fair-yes = Die Karten waren fair.
page-fair-no = Etwas passt nicht: Die Karten waren vielleicht nicht fair.
page-fair-bound = Der Server blieb bei dem, worauf er sich festgelegt hatte. Dieser Browser hat keine eigene Zahl in der Partie und kann nicht mehr prüfen.
page-fair-unnoted = Die Angaben des Servers passen zusammen. Dieser Browser hat sich aber vor dem Ende nichts gemerkt und kann nicht wissen, ob sie stimmen.
page-fair-denied = Etwas passt nicht: Dein Browser hat sich gemerkt, worauf der Server sich festgelegt hatte, und jetzt sagt der Server, die Partie habe aus einer Aufzeichnung begonnen.
page-fair-promise-holds = Es ist die Festlegung, die sich dieser Browser beim ersten Blick auf die Partie gemerkt hat.
page-fair-promise-fails = Es ist nicht die Festlegung, die sich dieser Browser beim ersten Blick auf die Partie gemerkt hat.
page-fair-promise-unknown = Dieser Browser hat sich die Festlegung des Servers nicht gemerkt.
page-fair-secret-holds = Das Geheimnis des Servers ist das, auf das er sich festgelegt hatte.
page-fair-secret-fails = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte.
page-fair-seed-holds = Der Startwert entstand aus dem Geheimnis und den Zufallszahlen der Spieler.
page-fair-seed-fails = Der Startwert entstand nicht aus dem Geheimnis und den Zufallszahlen der Spieler.
page-fair-players-holds = Jeder Mensch am Tisch hat eine Zahl beigetragen, und sonst niemand.
page-fair-players-fails = Es ist nicht genau eine Zahl von jedem Menschen am Tisch.
page-fair-own-holds = Die Zufallszahl deines Browsers ist dabei.
page-fair-own-fails = Die Zahl deines Platzes ist nicht die, die dein Browser gezogen hat: Sie wurde ersetzt, oder jemand hat mit deinem Link den Platz genommen.
page-fair-own-missing = Die Zufallszahl deines Browsers wurde ausgelassen.
page-fair-own-unknown = Keine Zufallszahl dieses Browsers ist dabei.
page-fair-shuffles-holds = Jedes Mischen folgt aus dem Startwert: Dein Browser hat alles nachgerechnet.
page-fair-shuffles-fails = Nicht jedes Mischen folgt aus dem Startwert.
page-fair-cards-holds = Jede Karte des Protokolls kam in dieser Reihenfolge von ihrem Stapel.
page-fair-cards-fails = Nicht jede Karte des Protokolls kam in dieser Reihenfolge von ihrem Stapel.
page-fair-numbers = Die Zahlen
page-fair-commitment = Die Festlegung des Servers
page-fair-server = Das Geheimnis des Servers
page-fair-value = Zufallszahl von { $seat }
page-fair-made = Der Startwert der Partie
