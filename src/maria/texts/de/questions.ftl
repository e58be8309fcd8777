### Fragen in zwei Stimmen: an den Spieler, der entscheidet (ask-...), und über ihn an alle anderen (others-...).
### Dann Aktionen als Hauptwörter, die hinter einem Doppelpunkt stehen (deed-...), und als Sätze (does-...).

## An den Spieler, der entscheidet. Diese Sätze stehen hinter einem Doppelpunkt

ask-yours = Du bist dran: { $question }
ask-named = { $seat }: { $question }

ask-other = Entscheide.
told-action = { $action }
ask-split = Verteile deine Armeen auf deine Generäle.
ask-hussars = Setze deine Husaren.
ask-subsidy = Zahlt Frankreich in dieser Runde die Subsidie an Bayern?
ask-toll = Bezahle für { $power-accusative } die Versorgungslinien durch Husaren.
ask-movement = Ziehe mit den Spielfiguren { $powers-genitive }.
ask-attacks = Welcher Angriff ist der nächste?
ask-duel = Was spielt { $power } in diesem Kampf?
ask-retreat = Wohin { $losers-count ->
    [one] zieht
   *[other] ziehen
} sich { $losers } zurück?
ask-recruit = Wie viele Armeen kauft { $power }?
ask-assign = Welche Generäle { $power-genitive } bekommen { $count ->
    [one] die neue Armee
   *[other] die { $count } neuen Armeen
}?
ask-trump = Welches Symbol ist in dieser Runde politischer Trumpf? Du bestimmst ihn, weil du den letzten Kampf gewonnen hast. Von den Karten, die jetzt gelegt werden, bleiben nur Trümpfe und Reserven auf dem Tableau.
ask-lay = Legt { $power } eine TK verdeckt auf das Politik-Tableau?
ask-select = Nimmt { $power } eine der Politik-Karten mit dem eigenen Wappen, oder sparst du die Karten auf dem Tableau an?
ask-execute = { $political } ist genommen. Führt { $power } die ganze Karte aus, einen Teil davon oder nichts?
ask-corps = Welcher General { $power-genitive } geht als Expeditionskorps in die Offmapbox »{ $box }«? Er ist aus dem Spiel, bis die Strafe endet.
ask-transfer = Wohin gehen die Spielfiguren { $power-genitive }? Jede geht auf die nächstgelegene Stadt, die die Regeln erlauben; unter mehreren wählst du.
ask-vote = { $count ->
    [one] Geht deine freie Stimme bei der Kaiserwahl an Franz oder an Karl Albrecht?
   *[other] Wie viele deiner { $count } freien Stimmen gehen bei der Kaiserwahl an Franz? Der Rest geht an Karl Albrecht.
}
ask-saxony-due = Wie viele Felder rückt die Sachsenmarke für die eben verlorenen Siegpunkte nach rechts, auf Österreich zu?
ask-offer-peace = Bietet Preußen Österreich Frieden an? Es kontrolliert alle Festungen Schlesiens.
ask-accept-peace = Nimmt Österreich Preußens Friedensangebot um Schlesien an?
ask-second-train = Wo setzt Preußen kostenlos seinen zweiten Tross ein?
ask-reduce = Reduziert Frankreich seine Kriegsziele? Das geht nur einmal im Spiel.
ask-cede = Tritt Österreich Schlesien ab? Du wirst nur dieses eine Mal gefragt.

## Über diesen Spieler

others-other = { $seat } { $seat-count ->
    [one] entscheidet.
   *[other] entscheiden.
}
others-split = { $seat } { $seat-count ->
    [one] verteilt
   *[other] verteilen
} die Armeen auf die Generäle.
others-hussars = { $seat } setzt { $seat-gender ->
    [f] ihre
   *[other] seine
} Husaren.
others-subsidy = { $seat } entscheidet, ob Frankreich die Subsidie an Bayern zahlt.
others-toll = { $seat } bezahlt für { $power-accusative } die Versorgungslinien durch Husaren.
others-movement = { $seat } { $seat-count ->
    [one] zieht
   *[other] ziehen
} mit den Spielfiguren { $powers-genitive }.
others-attacks = { $seat } wählt den nächsten Angriff.
others-duel = { $seat } spielt eine Karte für { $power-accusative } oder hört auf.
others-retreat = { $seat } wählt, wohin sich { $losers } { $losers-count ->
    [one] zurückzieht.
   *[other] zurückziehen.
}
others-recruit = { $seat } entscheidet, wie viele Armeen { $power } kauft.
others-assign = { $seat } verteilt { $count ->
    [one] die neue Armee
   *[other] die { $count } neuen Armeen
} { $power-genitive }.
others-trump = { $seat } bestimmt den politischen Trumpf.
others-lay = { $seat } entscheidet, ob { $power } eine TK auf das Politik-Tableau legt.
others-select = { $seat } entscheidet, ob { $power } eine Politik-Karte nimmt.
others-execute = { $seat } entscheidet, was { $power } mit { $political } macht.
others-corps = { $seat } wählt, welcher General { $power-genitive } in die Offmapbox »{ $box }« geht.
others-transfer = { $seat } wählt, wohin die Spielfiguren { $power-genitive } gehen.
others-vote = { $seat } gibt bei der Kaiserwahl { $count ->
    [one] eine freie Stimme
   *[other] { $count } freie Stimmen
} ab.
others-saxony-due = { $seat } entscheidet, wie weit die Sachsenmarke auf Österreich zurückt.
others-offer-peace = { $seat } entscheidet, ob Preußen Österreich Frieden anbietet.
others-accept-peace = { $seat } entscheidet, ob Österreich Preußens Friedensangebot annimmt.
others-second-train = { $seat } setzt Preußens zweiten Tross ein.
others-reduce = { $seat } entscheidet, ob Frankreich seine Kriegsziele reduziert.
others-cede = { $seat } entscheidet, ob Österreich Schlesien abtritt.

## Aktionen als Hauptwörter: „möchte zurücknehmen: Marsch von Schwerin nach Brieg“

deed-hidden = die letzte Aktion
deed-split = Verteilung der Armeen { $power-genitive }
deed-hussar = Husar { $hussar } nach { $city }
deed-done-hussars = Ende des Husarensegments
deed-done-movement = Ende der Bewegung
deed-done-lay = keine Karte legen
deed-done-corps = niemanden schicken
deed-subsidy = { $yes ->
    [1] Subsidie an Bayern
   *[0] keine Subsidie
}
deed-offer-peace = { $yes ->
    [1] Friedensangebot
   *[0] kein Friedensangebot
}
deed-accept-peace = { $yes ->
    [1] Annahme des Friedens
   *[0] Ablehnung des Friedens
}
deed-reduce-objectives = { $yes ->
    [1] Reduktion der Kriegsziele
   *[0] keine Reduktion der Kriegsziele
}
deed-cede-silesia = { $yes ->
    [1] Abtretung Schlesiens
   *[0] keine Abtretung Schlesiens
}
deed-toll = Zahlung der Versorgung { $power-genitive }
deed-march = { $force ->
    [1] Gewaltmarsch { $piece-genitive } nach { $city }
   *[0] Marsch { $piece-genitive } nach { $city }
}
deed-re-enter = Einsetzen { $train-genitive } in { $city }
deed-consent = { $given ->
    [1] Einverständnis mit allen Türmen
   *[0] kein Einverständnis mehr mit allen Türmen
}
deed-consent-to = { $given ->
    [1] Einverständnis mit Türmen mit { $general-dative }
   *[0] kein Einverständnis mehr mit Türmen mit { $general-dative }
}
deed-consent-at = { $given ->
    [1] Einverständnis mit Türmen in { $city }
   *[0] kein Einverständnis mehr mit Türmen in { $city }
}
deed-dispute = abwechselndes Ziehen auf der Karte Flandern
deed-pass-flanders = keine Bewegungen mehr auf der Karte Flandern
deed-attack = Angriff von { $start } auf { $target }
deed-play = Karte { $card }
deed-play-reserve = Reserve als { $value }
deed-stop = keine Karte mehr spielen
deed-retreat = Rückzug nach { $city }
deed-recruit = { $count ->
    [0] kein Kauf von Armeen für { $power-accusative }
    [one] Kauf einer Armee für { $power-accusative }
   *[other] Kauf von { $count } Armeen für { $power-accusative }
}
deed-assign = Verteilung der neuen Armeen { $power-genitive }
deed-transfer = { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
} von { $giver-dative } an { $taker-accusative }
deed-place = { $piece } nach { $city }
deed-trump = { $suit } als politischer Trumpf
deed-lay = { $card } auf das Tableau
deed-lay-hidden = eine Karte auf das Tableau
deed-select = Wahl der Karte { $political }
deed-save = Ansparen der Karten auf dem Tableau
deed-execute = Ausführen der Politik-Karte ({ $effects })
deed-discard = Abwerfen der Politik-Karte
deed-corps = { $general } in die Offmapbox
deed-saxony = { $boxes ->
    [0] Sachsenmarke bleibt stehen
    [one] Sachsenmarke ein Feld weiter
   *[other] Sachsenmarke { $boxes } Felder weiter
}
deed-vote-francis = { $francis ->
    [0] Stimmen für Karl Albrecht
    [one] eine Stimme für Franz
   *[other] { $francis } Stimmen für Franz
}
deed-offer = Angebot von Subsidien von { $giver-dative } an { $taker-accusative }
deed-cancel = Vorschlag, die Subsidien von { $giver-dative } an { $taker-accusative } zu kündigen
deed-accept = Annahme des Vorschlags zwischen { $giver-dative } und { $taker-dative }
deed-decline = Ablehnung des Vorschlags zwischen { $giver-dative } und { $taker-dative }
deed-propose = { $counter ->
    [1] Gegenvorschlag { $giver-genitive } an { $taker-accusative }
   *[0] Vorschlag { $giver-genitive } an { $taker-accusative }
}
deed-end-treaty = Vorschlag, Vertrag { $number } zu beenden
deed-mark = { $kept ->
    [1] Vermerk, dass eine Zusage gehalten wurde
   *[0] Vermerk, dass eine Zusage gebrochen wurde
}

## Was ein Spieler tut, wo das Protokoll nichts davon sagt

does-done-hussars = { $seat } beendet das Husarensegment.
does-done-movement = { $seat } beendet die Bewegung.
does-done-corps = { $seat } schickt niemanden.
does-pass-flanders = { $seat } zieht auf der Karte Flandern nicht mehr.
does-offer-peace = { $seat } bietet { $yes ->
    [1] Frieden an.
   *[0] keinen Frieden an.
}
does-reduce-objectives = { $seat } reduziert Frankreichs Kriegsziele{ $yes ->
    [1] .
   *[0] {" "}nicht.
}
does-transfer = { $seat } verschiebt { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
} von { $giver-dative } zu { $taker-dative }.
