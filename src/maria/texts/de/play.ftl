### Was beim Entscheiden hilft, das Politik-Tableau, die Befehle im Terminal und das Protokoll.

## Der Rahmen einer Sitzung

variant-introductory = Das Einführungsspiel
variant-advanced = Die Profi-Variante
variant-silesia-gambit = Das Schlesien-Gambit
option-politics-gambit = {" "}mit der optionalen Politik-Regel
play-no-politics = In diesem Spiel gibt es keine Politik, nur in der Profi-Variante.
play-line = Zeile { $line }: { $text }
play-about = { $text } ({ $names })

## Was beim Entscheiden hilft

play-hussar = Husar { $number }
play-off-map = nicht auf dem Brett
play-in-box = in der Box »{ $box }«
play-face-down = umgedreht
play-moved = ist gezogen
play-commands = hat den Oberbefehl
play-split-away = Generäle, die nicht teilnehmen, scheiden mit ihren Armeen aus.
play-hussar-cities = { $count ->
    [0] Deine Verträge lassen den Husaren keine Stadt offen.
    [one] Ein Husar kann auf eine Stadt gesetzt werden: Sie liegt auf der Karte Böhmen, ohne Spielfigur und Husar, höchstens 4 Städte von einem österreichischen General entfernt.
   *[other] Ein Husar kann auf { $count } Städte gesetzt werden: jede ohne Spielfigur und Husar auf der Karte Böhmen, höchstens 4 Städte von einem österreichischen General entfernt.
}
play-still-to-move = Noch nicht gezogen: { $pieces }.
play-all-moved = Alle Spielfiguren sind gezogen.
play-toll-all = Zu zahlen sind { $due } Punkte, deine Hand ist { $worth } wert. Zahle alles, aber ohne eine überflüssige Karte.
play-toll-part = Zu zahlen sind { $due } Punkte, deine Hand ist aber nur { $worth } wert. Zahle die ganze Hand, für so viele Generäle, wie sie vollständig abdeckt.
play-hungry = Ohne Versorgungslinie: { $generals }.
play-attackers = Angriff:  { $force }, { $city }
play-defenders = Abwehr:   { $force }, { $city }
play-stop-costs = Hörst du auf, bist du besiegt: Du verlierst { $lost ->
    [one] 1 Armee und ziehst dich 1 Stadt weit zurück.
   *[other] { $lost } Armeen und ziehst dich { $lost } Städte weit zurück.
}
play-stop-all = Hörst du auf, bist du besiegt und verlierst { $lost ->
    [one] deine letzte Armee.
   *[other] alle { $lost } Armeen.
}
play-stop-tie = Hörst du auf, endet der Kampf unentschieden, und niemand verliert etwas.
play-stop-forbidden = Bei Gleichstand musst du eine Karte dieses Symbols spielen, wenn du eine hast.
play-recruit = Jede Armee kostet { $cost } Punkte. Bezahlen und unterbringen kannst du bis zu { $most }; deine Generäle haben Platz für { $room }.
play-entries = { $general } ist nicht auf dem Brett. Einsetzen kannst du ihn in { $cities }.
play-lay = Trümpfe und Reserven bleiben auf dem Tableau, jede andere Karte kommt auf deine Hand zurück. Eine Reserve zählt 16. Danach wählen die Länder in der Reihenfolge ihres Einflusses; bei Gleichstand geht das weiter rechts stehende vor.
play-lay-gambit = Auf dem Tableau zählen Trümpfe und Reserven, eine Reserve 16. Jede andere Karte bleibt dort bis zum nächsten Politik-Segment verdeckt. Danach wählen die Länder in der Reihenfolge ihres Einflusses; bei Gleichstand geht das weiter rechts stehende vor.
play-second-card = Zu zweit darfst du je Runde nur eine Politik-Karte ausführen. Diese kannst du nur abwerfen.
play-instruction = die Anweisung
play-corps-removed = Du kannst auch einen General schicken, der nicht auf dem Brett ist: mit { $troops } Armeen, für { $cost } Punkte.
play-transfer-way = Ein General kehrt aus seiner Offmapbox in diese Stadt zurück: Mach ihm Platz.
play-transfer-peace = Frieden: Fremde Spielfiguren verlassen Preußen und Schlesien, preußische kehren heim.
play-transfer-saxon = Sachsen ist jetzt neutral: Fremde Spielfiguren verlassen es.
play-transfer-free = Sachsen ist jetzt mit Österreich verbündet: Ein sächsischer General verlässt seinen Turm.
play-vote = Franz hat bisher { $francis ->
    [one] eine Stimme
   *[other] { $francis } Stimmen
} und braucht { $most } von 9. Gewinnt er, legt Österreich eine Siegmarke in die Box »Kaiser«, sonst Frankreich.
play-peace = Mit diesem Frieden wird Schlesien preußisch, und Preußen erhält eine Siegmarke in der Box »Schlesien« und einen zweiten Tross. Seine Siegmarken in Österreich werden entfernt: { $aside } werden beiseitegelegt, { $returned } kehren in den Pool zurück.{ $austrian ->
    [0] {""}
    [one] {" "}Österreichs Siegmarke in Preußen und Schlesien kehrt in den Pool zurück.
   *[other] {" "}Österreichs { $austrian } Siegmarken in Preußen und Schlesien kehren in den Pool zurück.
} Die Spielfiguren gehen nach Hause, ein verbündetes Sachsen wird neutral, und Preußen ist neutral bis zu seinem Zug in Runde { $turn }.
play-reduce = Frankreich nähme seine { $count ->
    [one] Siegmarke
   *[other] { $count } Siegmarken
} in Kern-Österreich vom Brett: { $aside } beiseitegelegt, der Rest zurück in den Pool. Mit der nächsten französischen oder bayerischen Eroberung auf der Karte Böhmen kehren auch die beiseitegelegten zurück.

## Politik

pol-heading = Das Politik-Tableau in Runde { $turn }
pol-cards = Politik-Karten:
pol-no-cards = Zurzeit liegen keine Politik-Karten offen.
pol-card = { $title }, Wappen: { $powers }. { $effects }
pol-shifts = { $shifts }.
pol-trump = Politischer Trumpf ist { $suit }.
pol-no-trump = Der politische Trumpf steht noch nicht fest.
pol-power = Land
pol-pool = Pool
pol-battle = Schlachten
pol-display = Auf dem Tableau
pol-of = { $count } von { $most }
pol-placed = eine verdeckte Karte
pol-face-down = verdeckt { $cards }
pol-track = Leiste { $track }:
pol-box = Feld { $number } von { $last }: { $effects }
shift-status-prussian = Sachsen verbündet sich mit Preußen
shift-status-neutral = Sachsen wird neutral
shift-status-austrian = Sachsen verbündet sich mit Österreich
shift-victory-begins = { $power } erhält eine Siegmarke
shift-victory-ends = { $power } verliert die Siegmarke
shift-bonus-begins = { $power } zieht eine TK mehr
shift-bonus-ends = { $power } verliert den TK-Bonus
shift-penalty-begins = { $power } zieht eine TK weniger
shift-penalty-ends = { $power } zieht wieder ohne TK-Strafe
shift-corps-begins = { $power } schickt einen General in die Offmapbox
shift-corps-ends = { $power } darf den General zurückholen
pol-announced = angesagt: { $boxes ->
    [one] ein Feld
   *[other] { $boxes } Felder
} nach { $right ->
    [1] rechts
   *[0] links
}
pol-boxes = Siegpunktboxen: { $boxes }.
pol-college = Kurfürstenkollegium:
pol-election-later = Die Kaiserwahl steht noch aus. Franz kann mit { $count ->
    [one] einer Stimme
   *[other] { $count } Stimmen
} rechnen und braucht { $most }.
pol-election-due = Die Kaiserwahl findet am Ende dieser Runde statt. Franz kann mit { $count ->
    [one] einer Stimme
   *[other] { $count } Stimmen
} rechnen und braucht { $most }.
pol-first-contract = Subsidie: { $giver } gibt { $taker-dative } in den Runden 1 bis { $last } je eine TK.
pol-contract = Subsidie: { $giver } gibt { $taker-dative } je Runde eine TK, { $turns ->
    [one] noch einmal
   *[other] noch { $turns }-mal
}.
pol-answer = { $proposal } Antworte mit accept { $pair } oder decline { $pair }.
pol-answer-counter = { $proposal } Antworte mit accept { $pair }, mit decline { $pair } oder mit counter { $back }: und eigenen Klauseln.
pol-binding = Vertrag { $number } bindet dich: { $text } ({ $status }).
pol-neutral-until = { $power } ist neutral bis zu seinem Zug in Runde { $turn }.
pol-aside = { $power } hat { $count ->
    [one] eine Siegmarke
   *[other] { $count } Siegmarken
} beiseitegelegt.
pol-reduced = Frankreich hat seine Kriegsziele reduziert.
pol-corps = Offmapbox »{ $box }«: { $general }.
pol-corps-card = Offmapbox »{ $box }«: { $general }, mindestens bis Runde { $turn }.
pol-corps-free = Offmapbox »{ $box }«: { $general }, der am Ende des Politik-Segments zurückkehren kann.

## Befehle

play-log-empty = Noch ist nichts geschehen.

help-actions = Aktionen (Städte und Spielfiguren mit Kennung oder Namen; ♠7 ist S7, eine Reserve R):
help-commands = Befehle:
help-split = Die Armeen eines Landes auf alle seine Generäle verteilen.
example-split = split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6
help-hussar = Einen Husaren setzen.
example-hussar = hussar 1 > olmuetz
help-done = Deinen Teil eines Segments oder einer Phase beenden.
example-done = done
help-subsidy = Bayern die Subsidie zahlen oder nicht.
example-subsidy = subsidy yes
help-offer-peace = Österreich den Frieden um Schlesien anbieten oder nicht.
example-offer-peace = offer peace yes
help-accept-peace = Preußens Friedensangebot annehmen oder nicht.
example-accept-peace = accept peace no
help-reduce-objectives = Frankreichs Siegmarken aus Kern-Österreich nehmen oder nicht.
example-reduce-objectives = reduce objectives no
help-cede-silesia = Schlesien abtreten oder nicht.
example-cede-silesia = cede silesia yes
help-toll = Für Versorgungslinien durch Husaren zahlen; nenne die Generäle, die versorgt sind, oder nobody.
example-toll = toll prussia S5 H2 for friedrich schwerin
help-march = Eine Spielfigur ziehen, Stadt für Stadt von ihrem Ort aus; bei gleichem Rang dazu, wer den Oberbefehl hat.
example-march = march broglie donauwoerth > augsburg > muenchen
help-force-march = Ein Gewaltmarsch auf Hauptstraßen.
example-force-march = force march friedrich neumarkt_schlesien > breslau > brieg > oppeln > cosel
help-re-enter = Einen geschlagenen Tross wieder einsetzen.
example-re-enter = re-enter austria_2 wien with S4
help-consent = Türme mit den Generälen eines Mitspielers erlauben: alle, mit einem General oder in einer Stadt.
example-consent = consent to karl
help-no-consent = Das Einverständnis zurückziehen.
example-no-consent = no consent to karl
help-dispute = Verlangen, dass auf der Karte Flandern in dieser Runde abwechselnd gezogen wird.
example-dispute = dispute
help-pass-flanders = Auf der Karte Flandern nicht mehr ziehen.
example-pass-flanders = pass flanders
help-attack = Den nächsten Angriff wählen.
example-attack = attack prag > kolin
help-play = Im Kampf eine Karte spielen; bei einer Reserve Symbol und Wert ansagen.
example-play = play R=S8
help-stop = Keine Karte mehr spielen.
example-stop = stop
help-retreat = Den Weg der Besiegten wählen, von ihrem Ort aus.
example-retreat = retreat prag > beraun > pilsen
help-recruit = Im Winter Armeen kaufen oder keine.
example-recruit = recruit france 2 with S8
help-assign = Die neuen Armeen verteilen; ein General, der nicht auf dem Brett ist, braucht eine Stadt.
example-assign = assign austria karl 2, traun 1 wien
help-transfer = Jederzeit Armeen innerhalb eines Turms eines Landes verschieben.
example-transfer = transfer karl > traun 2

help-place = Eine Spielfigur auf die Stadt stellen, auf die sie muss.
example-place = place neipperg olmuetz
help-trump = Das politische Trumpfsymbol bestimmen: S, H, C oder D.
example-trump = trump H
help-lay = Eine TK verdeckt auf das Politik-Tableau legen.
example-lay = lay H7
help-select = Eine Politik-Karte nehmen; deine Karten auf dem Tableau werden abgeworfen.
example-select = select denmark
help-save = Deine Karten auf dem Tableau für spätere Runden ansparen.
example-save = save
help-execute = Die genommene Karte ausführen: Verschiebungen, die Anweisung oder beides.
example-execute = execute saxony left 1, instruction
help-discard = Die genommene Politik-Karte ohne Wirkung abwerfen.
example-discard = discard
help-corps = Einen General in die Offmapbox schicken; ist er nicht auf dem Brett, mit Karten bezahlen.
example-corps = corps neipperg
help-saxony = Bestimmen, wie viele der fälligen Felder die Sachsenmarke rückt.
example-saxony = saxony 1
help-vote-francis = Bestimmen, wie viele deiner freien Stimmen an Franz gehen; der Rest geht an Karl Albrecht.
example-vote-francis = vote francis 1
help-offer = Einen Subsidienvertrag vorschlagen: Geber, Empfänger, Zahl der Runden. Jederzeit.
example-offer = offer france prussia 3
help-cancel = Die Kündigung eines Vertrags vorschlagen. Jederzeit.
example-cancel = cancel france prussia
help-accept = Einen Vorschlag annehmen: Geber und Empfänger.
example-accept = accept france prussia
help-decline = Einen Vorschlag ablehnen oder den eigenen zurückziehen.
example-decline = decline france prussia
help-contracts = Verträge und Subsidien kannst du jederzeit vorschlagen und beantworten, auch wenn du nicht am Zug bist: Setze den Platz vor die Aktion, zum Beispiel frederick: accept france prussia. Mit der Tabulatortaste ergänzt du die Wörter von Klauseln.

help-command-help = diese Liste
help-command-legal = erlaubte Aktionen mit Nummern; ein Wort engt die Liste ein; eine Nummer führt eine Aktion aus oder zeigt ihre Varianten
help-command-map = die Umgebung einer Spielfigur oder Stadt
help-command-show = was in der Schachtel über eine Stadt, einen General, ein Land, ein Gebiet, eine Politik-Karte oder Leiste steht
help-command-rule = eine Regel oder ein Kapitel des Regelhefts
help-command-hand = deine Karten
help-command-army = deine Spielfiguren, und wo die anderen stehen
help-command-danger = was du mit deiner nächsten Bewegung erobern und was du verlieren kannst
help-command-log = die letzten Zeilen des Protokolls
help-command-politics = Politik-Tableau, Pools, Boxen, Stimmen, Verträge
help-command-say = eine Nachricht an alle; sie bleibt in der Aufzeichnung
help-command-hint = was der Oberst tun würde und warum; im Kampf die Aussichten jeder Karte
help-command-undo = deine letzte Aktion zurücknehmen oder die eines anderen Platzes; wurde seither etwas aufgedeckt, müssen die anderen zustimmen
help-command-save = die Partie in einer Datei speichern
help-command-quit = beenden; mit --save geht nichts verloren
usage-help = help
usage-legal = legal [WORT]
usage-map = map FIGUR oder map STADT
usage-show = show NAME
usage-rule = rule 10.1.b
usage-hand = hand
usage-army = army
usage-danger = danger
usage-log = log [N]
usage-politics = politics
usage-say = say TEXT
usage-hint = hint
usage-undo = undo [PLATZ]
usage-save = save DATEI
usage-quit = quit

## Was geschehen ist

event-said = { $seat } sagt: { $text }
event-undo-asked = { $seat } möchte zurücknehmen: { $what }.
event-undo-asked-secret = { $seat } möchte zurücknehmen: { $what }.
event-undo-granted = { $seat } stimmt der Rücknahme zu.
event-undo-refused = { $seat } lehnt die Rücknahme ab.
event-undo-withdrawn = { $seat } bittet nicht länger um die Rücknahme.
event-taken-back = { $seat } nimmt zurück: { $what }.
event-taken-back-secret = { $seat } nimmt zurück: { $what }.

event-turn = Runde { $turn }
event-stage = Zug { $powers-genitive }
event-winter = Winter nach Runde { $turn }
event-ended = { $winner } gewinnt. Regel { $rule }: { $text }
event-ended-time = { $winner } hat neun Runden lang standgehalten und gewinnt.
event-ended-pool = { $winner } hat einen Pool geleert und gewinnt.
event-ended-scores = { $winner } hat die niedrigste Summe der Zwischenstände und gewinnt.
event-ended-gambit = { $winner } gewinnt das Schlesien-Gambit.
event-ended-draw = Die Partie endet unentschieden. Regel { $rule }: { $text }
event-split = { $power } hat die Armeen verteilt.
event-split-secret = Armeen { $power-genitive }: { $troops }.
event-drew = { $power } zieht { $decks ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $decks } Karten
}.
event-drew-secret = { $power } zieht { $cards }.
event-subsidy = { $pays ->
    [1] Frankreich zahlt Bayern die Subsidie.
   *[0] Frankreich zahlt Bayern keine Subsidie.
}
event-hussar-placed = Österreich setzt Husar { $hussar } auf { $city }.
event-hussar-removed = Husar { $hussar } in { $city } wird vertrieben.
event-paid = { $power } zahlt { $cards }.
event-out-of-supply = { $general } ist unversorgt, { $troops ->
    [one] wird umgedreht und verliert eine Armee
   *[other] bleibt umgedreht und verliert { $troops } Armeen
}.
event-supplied = { $general } ist wieder versorgt und wird zurückgedreht.
event-marched = { $force ->
    [1] { $piece } macht einen Gewaltmarsch: { $path }.
   *[0] { $piece } zieht: { $path }.
}
event-stacked = { $general } und { $mate } bilden in { $city } einen Turm.
event-train-taken = { $train } wird in { $city } geschlagen.
event-train-reentered = { $train } wird in { $city } wieder eingesetzt.
event-consent = { $seat } { $given ->
    [1] ist in diesem Zug mit allen Türmen einverstanden.
   *[0] ist in diesem Zug nicht mehr mit allen Türmen einverstanden.
}
event-consent-to = { $seat } ist mit Türmen mit { $general-dative } { $given ->
    [1] einverstanden.
   *[0] nicht mehr einverstanden.
}
event-consent-at = { $seat } ist mit Türmen in { $city } { $given ->
    [1] einverstanden.
   *[0] nicht mehr einverstanden.
}
event-dispute = { $seat } verlangt, dass auf der Karte Flandern abwechselnd gezogen wird.
event-question-mark = { $city } ist gedeckt; { $power } hinterlässt dort ein Fragezeichen.
event-question-mark-gone = { $city } ist noch immer gedeckt; das Fragezeichen wird entfernt.
event-conquered = { $power } erobert { $city } von { $former-dative }.
event-conquered-for = { $power } erobert { $city } von { $former-dative }; nun kontrolliert { $owner } die Festung.
event-attacked = { $attackers } ({ $troops ->
    [one] 1 Armee
   *[other] { $troops } Armeen
}) { $attackers-count ->
    [one] greift
   *[other] greifen
} { $defenders-accusative } ({ $against ->
    [one] 1 Armee
   *[other] { $against } Armeen
}) an: Stand des Angreifers { $score }.
event-played = { $power } spielt { $card }: Stand { $score }.
event-played-reserve = { $power } spielt eine Reserve als { $value }: Stand { $score }.
event-tie = { $power } spielt keine Karte: Der Kampf endet unentschieden.
event-defeated = { $winners } { $winners-count ->
    [one] besiegt
   *[other] besiegen
} { $losers-accusative }, { $losers-count ->
    [one] der
   *[other] die
} { $lost ->
    [one] eine Armee
   *[other] { $lost } Armeen
} { $losers-count ->
    [one] verliert
   *[other] verlieren
}.
event-removed = { $general } hat keine Armeen mehr und wird in { $city } vom Brett genommen.
event-no-retreat = { $losers } { $losers-count ->
    [one] kann sich nicht zurückziehen und verliert
   *[other] können sich nicht zurückziehen und verlieren
} alle Armeen.
event-retreated = { $losers } { $losers-count ->
    [one] zieht
   *[other] ziehen
} sich zurück: { $path }.
event-recruited = { $power } kauft { $count ->
    [0] keine Armeen
    [one] eine Armee
   *[other] { $count } Armeen
}.
event-assigned = { $power } verteilt die neuen Armeen.
event-assigned-secret = Neue Armeen { $power-genitive }: { $troops }.
event-entered = { $general } wird in { $city } wieder eingesetzt.
event-transferred-secret = { $giver } gibt { $taker-dative } { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
} ab.
event-politics = Politik-Segment
event-election-due = { $political } wird aufgedeckt: Die Wahl findet am Ende dieser Runde statt. Dazu wird eine weitere Politik-Karte aufgedeckt.
event-revealed = Politik-Karten: { $politicals }.
event-revealed-none = Es gibt keine Politik-Karten mehr.
event-trump = { $seat } bestimmt den politischen Trumpf: { $suit }.
event-trump-turned = { $card } wird vom Talon aufgedeckt: Politischer Trumpf ist { $suit }.
event-trump-turned-reserve = Vom Talon wird eine Reserve aufgedeckt; die nächste Karte bestimmt den Trumpf.
event-laid = { $power } legt eine TK verdeckt auf das Tableau.
event-laid-secret = { $power } legt { $card } verdeckt auf das Tableau.
event-laid-nothing = { $power } legt keine Karte.
event-turned-up = { $power } deckt { $card } auf; die Karte bleibt auf dem Tableau.
event-turned-up-back = { $power } deckt { $card } auf: kein Trumpf, die Karte geht auf die Hand zurück.
event-turned-up-down = { $power } deckt { $card } auf: kein Trumpf, die Karte bleibt verdeckt liegen.
event-turned-down = { $power } dreht { $card } um; die Karte bleibt verdeckt liegen.
event-returned = { $power } nimmt { $card } auf die Hand zurück.
event-saved = { $power } spart an: Die Karten bleiben auf dem Tableau.
event-selected = { $power } nimmt { $political } und wirft { $cards } ab.
event-unselected = { $count ->
    [one] { $politicals } hat niemand genommen; die Karte wird abgeworfen.
   *[other] { $politicals } hat niemand genommen; die Karten werden abgeworfen.
}
event-political-discarded = { $power } wirft { $political } ohne Wirkung ab.
event-executed = { $power } führt { $political } aus: { $effects }.
event-troops-given = { $power } erhält { $count ->
    [0] keine Armeen: Kein General kann sie aufnehmen
    [one] eine Armee
   *[other] { $count } Armeen
}.
event-shifted = Die Marke der Leiste { $track } rückt auf Feld { $box }: { $effects }.
event-corps-sent = { $general } geht in die Offmapbox »{ $box }«.
event-put = { $piece } kommt nach { $city }.
event-points-won = { $power } legt { $count ->
    [one] eine Siegmarke
   *[other] { $count } Siegmarken
} in die Schlachtenboxen.
event-points-lost = { $power } nimmt { $count ->
    [one] eine Siegmarke
   *[other] { $count } Siegmarken
} aus den Schlachtenboxen.
event-box-taken = { $power } hat jetzt eine Siegmarke in der Box »{ $box }«.
event-box-left = { $power } hat keine Siegmarke mehr in der Box »{ $box }«.
event-saxony-due = { $count ->
    [0] Österreich lässt die Sachsenmarke stehen.
    [one] Österreich rückt die Sachsenmarke ein Feld weiter.
   *[other] Österreich rückt die Sachsenmarke { $count } Felder weiter.
}
event-saxony-neutral = Sachsen ist jetzt neutral und wird von { $seat-dative } gespielt.
event-saxony-austrian = Sachsen ist jetzt mit Österreich verbündet und wird von { $seat-dative } gespielt.
event-election = Kaiserwahl: { $count ->
    [one] Eine Stimme
   *[other] { $count } Stimmen
} Österreichs und der Pragmatischen Armee für Franz
event-voted = { $seat } gibt Franz { $francis ->
    [0] keine Stimme
    [one] eine Stimme
   *[other] { $francis } Stimmen
} und Karl Albrecht { $charles ->
    [0] keine
    [one] eine
   *[other] { $charles }
}.
event-elected-francis = Franz wird mit { $francis } zu { $charles } Stimmen zum Kaiser gewählt.
event-elected-charles = Karl Albrecht wird mit { $charles } zu { $francis } Stimmen zum Kaiser gewählt.
event-peace-offered = { $power } bietet den Frieden um Schlesien an.
event-peace-declined = { $power } lehnt das Friedensangebot ab.
event-peace = Frieden: { $power } annektiert Schlesien und wird neutral.
event-peace-over = { $power } ist nicht mehr neutral.
event-markers-left = { $count ->
    [one] Eine Siegmarke { $power-genitive } kommt vom Brett{ $aside ->
        [0] {""}
       *[other] {" "}und wird beiseitegelegt
    }
   *[other] { $count } Siegmarken { $power-genitive } kommen vom Brett{ $aside ->
        [0] {""}
        [one] ; eine davon wird beiseitegelegt
       *[other] ; { $aside } davon werden beiseitegelegt
    }
}.
event-aside-returned = { $count ->
    [one] Die beiseitegelegte Siegmarke { $power-genitive } kehrt
   *[other] Die { $count } beiseitegelegten Siegmarken { $power-genitive } kehren
} in den Pool zurück.
event-reduced = { $power } reduziert seine Kriegsziele.
event-subsidised = { $power } gibt { $taker-dative } ungesehen eine TK.
event-proposed = { $seat } schlägt für { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
} Subsidien von { $power-dative } an { $taker-accusative } vor.
event-proposed-cancel = { $seat } schlägt vor, die Subsidien von { $power-dative } an { $taker-accusative } zu kündigen.
event-declined = { $seat } lehnt den Vorschlag zwischen { $power-dative } und { $taker-dative } ab.
event-contract = Subsidienvertrag: { $power } gibt { $taker-dative } je Runde eine TK, { $turns ->
    [one] eine Runde lang
   *[other] { $turns } Runden lang
}.
event-contract-ended = Der Subsidienvertrag zwischen { $power-dative } und { $taker-dative } endet.
event-set-aside = { $power } legt { $decks ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $decks } Karten
} ungesehen beiseite.
event-ceded = Österreich tritt Schlesien ab. Noch fehlende Festungen: Preußen { $prussia }, Frankreich { $france }. Österreich hielt { $count } in Schlesien.
event-not-ceded = { $power } tritt Schlesien nicht ab.
event-left-game = { $power } scheidet aus und wirft { $cards } ab.
event-left-game-none = { $power } scheidet aus.
event-hoard-taken = { $power } nimmt die { $decks } beiseitegelegten Karten auf die Hand.
event-hoard-taken-secret = { $power } nimmt die beiseitegelegten Karten auf die Hand: { $cards }.
event-scored = Zwischenstände { $power-genitive }: { $scores } = { $count }.
