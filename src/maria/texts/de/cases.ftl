### Die Fälle des Regelhefts: was in ihnen getan wird, und was danach gilt.
### Jede Nachricht `holds-...` ist ein Satz, den Fälle sagen können (docs/cases.md).

## Was getan wird. Der Spieler steht davor

case-typed = „{ $line }“
case-done = Nichts weiter tun
case-transfer = { $count ->
    [one] Eine Armee
   *[other] { $count } Armeen
} von { $giver-dative } an { $taker-accusative } übergeben
case-offer = Subsidien vorschlagen, { $giver } an { $taker-accusative }, für { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
}
case-propose = { $counter ->
    [1] Gegenvorschlag, { $giver } an { $taker-accusative }: { $clauses }
   *[0] Vorschlag, { $giver } an { $taker-accusative }: { $clauses }
}

## Spielfiguren

holds-piece-is-at-city = { $piece } steht in { $city }.
holds-piece-is-removed = { $piece } ist nicht auf dem Brett.
holds-piece-is-away = { $piece } spielt nicht mit.
holds-piece-is-off-map = { $piece } steht in der Offmapbox.
holds-piece-has-number-troops = { $piece } hat { $number ->
    [one] eine Armee.
   *[other] { $number } Armeen.
}
holds-piece-is-in-supply = { $piece } ist versorgt.
holds-piece-is-out-of-supply = { $piece } ist unversorgt.
holds-piece-is-face-down = { $piece } ist umgedreht.
holds-piece-is-face-up = { $piece } ist nicht umgedreht.
holds-city-is-commanded-by-piece = { $piece } hat in { $city } den Oberbefehl.
holds-hussar-number-is-at-city = Husar { $number } steht in { $city }.
holds-hussar-number-is-off = Husar { $number } ist nicht auf dem Brett.
holds-power-has-number-in-all = { $power } hat insgesamt { $number ->
    [one] eine Armee.
   *[other] { $number } Armeen.
}

## Festungen

holds-city-is-held-by-power = { $power } kontrolliert { $city }.
holds-city-is-not-held-by-power = { $power } kontrolliert { $city } nicht.
holds-city-is-protected = { $city } ist gedeckt.
holds-city-is-not-protected = { $city } ist nicht gedeckt.
holds-city-is-marked = Auf { $city } liegt eine Siegmarke.
holds-city-is-unmarked = Auf { $city } liegt keine Siegmarke.
holds-city-has-a-question-mark = Auf { $city } liegt ein Fragezeichen.
holds-city-has-no-question-mark = Auf { $city } liegt kein Fragezeichen.
holds-city-bears-a-control-marker = Auf { $city } liegt eine Kontrollmarke.

## Karten

holds-power-holds-number-cards = { $power } hat { $number ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $number } Karten
} auf der Hand.
holds-power-holds-cards = { $power } hat { $cards-count ->
    [0] keine Karte
   *[other] { $cards }
} auf der Hand.
holds-pile-number-holds-number-cards = Von Satz { $number } { $number2 ->
    [0] ist keine Karte
    [one] ist eine Karte
   *[other] sind { $number2 } Karten
} abgeworfen.
holds-pile-number-holds-cards = Von Satz { $number } abgeworfen: { $cards-count ->
    [0] keine Karte.
   *[other] { $cards }.
}
holds-income-of-power-is-number = { $power } zieht je Runde { $number ->
    [0] keine Karte.
    [one] eine Karte.
   *[other] { $number } Karten.
}
holds-number-cards-set-aside = { $number ->
    [0] Keine Karte ist beiseitegelegt.
    [one] Eine Karte ist beiseitegelegt.
   *[other] { $number } Karten sind beiseitegelegt.
}

## Der Verlauf der Partie

holds-waits-for-seats = { $seats-count ->
    [0] Niemand ist am Zug.
    [one] { $seats } ist am Zug.
   *[other] { $seats } sind am Zug.
}
holds-seat-may-transfer = { $seat } darf Armeen verschieben.
holds-seat-may-act = { $seat } darf handeln.
holds-seat-may-not-act = { $seat } darf nicht handeln.
holds-the-score-is-number = Der Stand ist { $number }.
holds-the-turn-is-number = Es ist Runde { $number }.
holds-a-choice = Es gibt eine Wahl.
holds-no-choice = Es gibt keine Wahl.
holds-seat-wins-by-word = { $seat } gewinnt nach Regel { $word }.
holds-draw-by-word = Die Partie endet nach Regel { $word } unentschieden.
holds-the-game-goes-on = Die Partie geht weiter.
holds-step-split = Als Nächstes: Armeen verteilen.
holds-step-hussars = Als Nächstes: Husaren setzen.
holds-step-subsidy = Als Nächstes: die Subsidie für Bayern.
holds-step-toll = Als Nächstes: für die Versorgung an Husaren vorbei zahlen.
holds-step-movement = Als Nächstes: die Bewegung.
holds-step-attacks = Als Nächstes: einen Angriff wählen.
holds-step-duel = Als Nächstes: im Kampf eine Karte spielen.
holds-step-retreat = Als Nächstes: der Rückzug.
holds-step-recruit = Als Nächstes: rekrutieren.
holds-step-assign = Als Nächstes: neue Armeen verteilen.
holds-step-trump = Als Nächstes: das Trumpfsymbol bestimmen.
holds-step-lay = Als Nächstes: eine Karte auf das Politik-Tableau legen.
holds-step-select = Als Nächstes: eine Politik-Karte nehmen.
holds-step-execute = Als Nächstes: die Politik-Karte ausführen.
holds-step-corps = Als Nächstes: ein Expeditionskorps entsenden.
holds-step-transfer = Als Nächstes: Spielfiguren versetzen.
holds-step-vote = Als Nächstes: die Kaiserwahl.
holds-step-saxony-due = Als Nächstes: die Sachsenmarke verschieben.
holds-step-offer-peace = Als Nächstes: Preußens Friedensangebot.
holds-step-accept-peace = Als Nächstes: Österreichs Antwort auf das Friedensangebot.
holds-step-second-train = Als Nächstes: Preußens zweiten Tross einsetzen.
holds-step-reduce = Als Nächstes: ob Frankreich seine Kriegsziele reduziert.
holds-step-cede = Als Nächstes: ob Österreich Schlesien abtritt.

## Was ein Spieler sieht

holds-seat-sees-piece-has-troops = { $seat } sieht nicht, wie viele Armeen { $piece } hat.
holds-seat-sees-piece-has-number-troops = { $seat } sieht, dass { $piece } { $number ->
    [one] eine Armee hat.
   *[other] { $number } Armeen hat.
}
holds-seat-sees-power-holds-number-cards = { $seat } sieht, dass { $power } { $number ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $number } Karten
} auf der Hand hat.
holds-seat-sees-power-holds-cards = { $seat } sieht, dass { $power } { $cards-count ->
    [0] keine Karte
   *[other] { $cards }
} auf der Hand hat.
holds-seat-sees-number-scores = { $seat } sieht { $number ->
    [0] keinen Zwischenstand.
    [one] den Zwischenstand eines Winters.
   *[other] die Zwischenstände von { $number } Wintern.
}
holds-seat-sees-treaty-number = { $seat } sieht Vertrag { $number }.

## Siegmarken

holds-pool-of-power-is-number = Im Pool { $power-genitive } { $number ->
    [0] liegt keine Siegmarke.
    [one] liegt eine Siegmarke.
   *[other] liegen { $number } Siegmarken.
}
holds-power-has-number-in-battle-boxes = { $power } hat { $number ->
    [0] keine Siegmarke
    [one] eine Siegmarke
   *[other] { $number } Siegmarken
} in Schlachtenboxen.
holds-box-box-is-empty = Die Siegpunktbox »{ $box }« ist leer.
holds-box-box-is-power = { $power } hat eine Siegmarke in der Box »{ $box }«.
holds-power-has-number-set-aside = { $power } hat { $number ->
    [0] keine Siegmarke
    [one] eine Siegmarke
   *[other] { $number } Siegmarken
} beiseitegelegt.
holds-power-misses-number = { $power-dative } { $number ->
    [0] fehlt keine Siegmarke
    [one] fehlt eine Siegmarke
   *[other] fehlen { $number } Siegmarken
}.

## Politik

holds-marker-track-is-in-box-number = Auf der Leiste »{ $track }« liegt die Marke auf Feld { $number }.
holds-announced-track-nothing = Auf der Leiste »{ $track }« ist keine Verschiebung angesagt.
holds-announced-track-left-number = Auf der Leiste »{ $track }« ist eine Verschiebung um { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} nach links angesagt.
holds-announced-track-right-number = Auf der Leiste »{ $track }« ist eine Verschiebung um { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} nach rechts angesagt.
holds-saxony-is-status = { $status ->
    [prussian] Sachsen ist Preußens Verbündeter.
    [austrian] Sachsen ist Österreichs Verbündeter.
   *[neutral] Sachsen ist neutral.
}
holds-power-is-neutral = { $power } ist neutral.
holds-power-is-not-neutral = { $power } ist nicht neutral.
holds-power-is-played-by-seat = { $seat } spielt { $power-accusative }.
holds-power-displays-cards = { $power } hat { $cards-count ->
    [0] keine Karte
   *[other] { $cards }
} offen auf dem Politik-Tableau.
holds-power-hides-cards = { $power } hat { $cards-count ->
    [0] keine Karte
   *[other] { $cards }
} verdeckt auf dem Politik-Tableau.
holds-trump-is-word = Das politische Trumpfsymbol ist { $suit }.
holds-revealed-politicals = { $politicals-count ->
    [0] Keine Politik-Karte liegt offen.
    [one] Diese Politik-Karte liegt offen: { $politicals }.
   *[other] Diese Politik-Karten liegen offen: { $politicals }.
}

## Subsidien und Verträge

holds-contract-power-power-number = { $power } schuldet { $power2-dative } noch { $number ->
    [one] eine Runde
   *[other] { $number } Runden
} lang Subsidien.
holds-no-contract-power-power = { $power } schuldet { $power2-dative } keine Subsidien.
holds-treaty-number-stands = Vertrag { $number } gilt.
holds-no-treaty-number = Vertrag { $number } gilt nicht.
holds-clause-number-of-treaty-number-word = { $word ->
    [waits] Klausel { $number } von Vertrag { $number2 } wartet auf ihre Bedingung.
    [runs] Klausel { $number } von Vertrag { $number2 } gilt.
    [aside] Klausel { $number } von Vertrag { $number2 } ist ausgesetzt.
    [fulfilled] Klausel { $number } von Vertrag { $number2 } ist erfüllt.
    [over] Klausel { $number } von Vertrag { $number2 } ist eingehalten und abgelaufen.
    [lapsed] Klausel { $number } von Vertrag { $number2 } ist verfallen.
    [broken] Klausel { $number } von Vertrag { $number2 } ist gebrochen.
    [sleeps] Klausel { $number } von Vertrag { $number2 } ruht.
   *[awake] Klausel { $number } von Vertrag { $number2 } ruht nicht.
}
holds-power-proposes-to-power = Ein Vorschlag { $power-genitive } an { $power2-accusative } ist offen.
holds-no-proposal-of-power-and-power = Zwischen { $power-dative } und { $power2-dative } ist kein Vorschlag offen.

## Was nicht geschehen ist. Was geschehen ist, sagt der Satz des Protokolls

holds-no-attacked = Es gab keinen Angriff.
holds-no-conquered = Keine Festung wurde erobert.
holds-no-defeated = Niemand wurde besiegt.
holds-no-election = Es gab keine Kaiserwahl.
holds-no-peace-offered = Es wurde kein Frieden angeboten.
holds-no-peace-over = Der Frieden ist nicht zu Ende.
holds-no-question-mark = Es wurde kein Fragezeichen gelegt.
holds-no-saxony = Sachsens Status hat sich nicht geändert.
holds-no-scored = Es gab keine Punkte.
holds-no-stage = Es hat kein neuer Zug begonnen.
holds-no-trump-turned = Für das Trumpfsymbol wurde keine Karte aufgedeckt.
holds-no-turn = Es hat keine neue Runde begonnen.
holds-no-winter = Es ist nicht Winter geworden.
holds-no-assigned = Es wurden keine neuen Armeen verteilt.
holds-no-recruited = Es wurden keine Armeen rekrutiert.
holds-no-clause-aside = { $number ->
    [0] Kein Vertrag musste weichen.
   *[other] Vertrag { $number } musste nicht weichen.
}
holds-no-clause-fulfilled = Keine Klausel wurde erfüllt.
holds-no-clause-runs = Keine Klausel ist in Kraft getreten.
holds-no-proposed = Es wurde nichts vorgeschlagen.
holds-no-dispute = Es gab keinen Streit um die Zugfolge.
holds-no-reduced = Frankreich hat seine Kriegsziele nicht reduziert.
holds-no-ceded = Schlesien wurde nicht abgetreten.
holds-no-contract-ended = Kein Subsidienvertrag ist zu Ende gegangen.
