### Verträge: Klauseln als Sätze, was mit ihnen geschieht, und was abgelehnt wird (21).

## Klauseln

clause-not-attack = { $power } greift { $named ->
    [0] { $whom-accusative }
   *[other] { $generals-accusative }
} nicht an
clause-stays-out = { $power } { $passing ->
    [1] betritt oder durchquert nie { $places-accusative }
   *[0] stationiert keine Spielfiguren in { $places-dative }
}
clause-not-cover = { $power } deckt { $places-accusative } mit keinem General
clause-not-conquer = { $power } erobert { $places-accusative } nicht
clause-leaves = { $power } räumt { $places-accusative } { $by ->
    [0] so schnell wie möglich
   *[other] bis Runde { $by }
} und bleibt draußen
clause-goes-to = { $power } schickt { $generals-accusative } { $by ->
    [0] so schnell wie möglich
   *[other] bis Runde { $by }
} { $near ->
    [0] hierhin: { $places }
    [one] hierhin oder auf eine Stadt daneben: { $places }
   *[other] in die Nähe (höchstens { $near } Straßen): { $places }
}
clause-lets-alone = { $power } verschont die { $what ->
    [hussars] Husaren
   *[trains] Trosse
} { $whom-genitive }
clause-no-hussars = { $power } stationiert keine Husaren in { $places-dative }
clause-votes = { $power } stimmt für { $candidate ->
    [francis] Franz
   *[charles] Karl Albrecht
}
clause-answers = { $power } { $answer ->
    [offers-peace] bietet den Frieden um Schlesien an, sobald möglich
    [does-not-offer-peace] bietet den Frieden um Schlesien nicht an
    [accepts-peace] nimmt den Frieden um Schlesien an, wenn er angeboten wird
    [declines-peace] lehnt den Frieden um Schlesien ab, wenn er angeboten wird
    [reduces-its-objectives] reduziert die Kriegsziele, sobald möglich
   *[does-not-reduce-its-objectives] reduziert die Kriegsziele nicht
}
clause-selects = { $power } nimmt { $political }, sobald möglich
clause-not-select = { $power } nimmt { $political } nicht
clause-not-bid = { $power } legt keine Karte auf das Politik-Tableau
clause-executes = { $power } { $instructed ->
    [1] { $named ->
        [0] führt von { $political } nur die Anweisung aus
       *[other] führt von { $political } aus: { $shifts } und die Anweisung
    }
   *[0] { $named ->
        [0] wirft { $political } ab, falls genommen
       *[other] führt von { $political } nur dies aus: { $shifts }
    }
}
clause-shifts-saxony = { $power } { $yes ->
    [1] verschiebt die Sachsenmarke so weit wie erlaubt
   *[0] verschiebt die Sachsenmarke nicht
}
clause-consents = { $power } stimmt allen Türmen zu
clause-pays = { $power } zahlt { $whom-dative } Subsidien
clause-promise = { $power } verspricht: „{ $text }“
clause-turns = { $text } ({ $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
})
clause-when-fulfilled = { $text }, sobald Klausel { $other } erfüllt ist
clause-when-begun = { $text }, sobald Klausel { $other } begonnen hat
clause-when-kept = { $text }, solange Klausel { $other } eingehalten wird
clause-alone = { $text }
clause-numbered = ({ $number }) { $text }

clause-status-waits = wartet auf ihre Bedingung
clause-status-runs = { $until ->
   *[other] bis Runde { $until }
}
clause-status-aside = { $until ->
   *[other] bis Runde { $until }, einmal ausgesetzt
}
clause-status-fulfilled = erfüllt
clause-status-over = eingehalten, vorbei
clause-status-lapsed = verfallen
clause-status-broken = gebrochen
clause-status-sleeps = ruht

## Was geschieht

event-proposed-treaty = { $power } schlägt { $taker-dative } vor: { $clauses }.
event-countered = { $power } antwortet { $taker-dative } mit einem anderen Vorschlag: { $clauses }.
event-proposed-end = { $seat } schlägt vor, Vertrag { $number } zu beenden.
event-proposal-lapsed = Der Vorschlag { $power-genitive } an { $taker-accusative } verfällt mit dem Ende der Runde.
event-treaty = Vertrag { $number } zwischen { $power-dative } und { $taker-dative }: { $clauses }.
event-treaty-cancelled = Vertrag { $number } endet einvernehmlich.
event-treaty-over = Vertrag { $number } ist abgelaufen.
event-clause-runs = Jetzt gültig in Vertrag { $number }: { $clauses }.
event-clause-fulfilled = Erfüllt in Vertrag { $number }: { $clauses }.
event-clause-over = Bis zum Ende eingehalten in Vertrag { $number }: { $clauses }.
event-clause-lapsed = Nicht mehr gültig in Vertrag { $number }: { $clauses }.
event-clause-aside = Vertrag { $number } weicht den Regeln oder einer älteren Zusage: { $clauses }.
event-promise-fulfilled = { $seat } sagt, eine Zusage in Vertrag { $number } sei gehalten worden: { $clauses }.
event-promise-broken = { $seat } sagt, eine Zusage in Vertrag { $number } sei gebrochen worden: { $clauses }.

told-treaty = Vertrag { $number } zwischen { $one-dative } und { $another-dative }
told-proposal-end = { $seat } schlägt vor, Vertrag { $number } zu beenden.

## Was man tun kann

offer-do-propose = { $to-dative } vorschlagen
offer-do-end-treaty = Ende von Vertrag { $number } vorschlagen
offer-do-mark = { $kept ->
    [1] Gehalten
   *[0] Gebrochen
}

## Ablehnungen

refused-treaty = Vertrag { $number } verbietet das: { $clause }.
refused-treaty-first = Vertrag { $number } geht vor: { $clause }. Der nächststehende General, der noch gehen muss, zieht vor allen anderen.
refused-treaty-relied = Gerade werden Armeen verteilt, die mit diesem Vertrag rechnen. Warte, bis sie auf dem Brett sind.
refused-consent-promised = Du hast versprochen, allen Türmen zuzustimmen.
refused-treaty-powers = Vorschlagen kannst du nur etwas für ein Land, das du spielst.
refused-treaty-self = Ein Vertrag braucht das Land eines anderen Spielers.
refused-treaty-minor = Einen Kleinstaat binden die Verträge seiner Großmacht; mit ihm selbst lassen sich nur Subsidien vereinbaren.
refused-proposals-most = Ein Land darf je Runde { $most } Vorschläge machen, Subsidienverträge und deren Ende eingerechnet.
refused-consents-most = Du darfst je Runde { $most }-mal zustimmen oder die Zustimmung zurücknehmen.
refused-clauses = Ein Vertrag hat 1 bis { $most } Klauseln.
refused-clause-odd = Das ist keine Klausel: Etwas darin gibt es nicht.
refused-clause-bound = Jede Klausel muss eines der beiden Länder binden.
refused-clause-turns = Eine Klausel gilt 1 bis { $most } Runden; sie kann neu vereinbart werden.
refused-clause-condition = Eine Bedingung muss eine frühere Klausel desselben Vorschlags nennen.
refused-condition-simple = Eine Bedingung muss eine Klausel nennen, die selbst keine Bedingung hat und keine Zusage in Worten ist.
refused-clause-allies = Verbündete greifen einander nie an; da gibt es nichts zu versprechen.
refused-clause-whom = Diese Klausel muss das andere Land oder seine Generäle nennen.
refused-clause-who = Nenne Generäle des Landes, das gebunden ist, und wohin sie gehen.
refused-clause-near = „Nahe“ heißt 1 bis { $most } Straßen.
refused-clause-by = Die Runde darf nicht vorbei sein und muss vor dem Ende der Klausel liegen.
refused-clause-nowhere = Dieses Gebiet hat keine Stadt auf dem Brett.
refused-clause-fortress = Nur Festungen kann man erobern: Nenne mindestens eine.
refused-clause-votes = Versprechen lassen sich nur freie Stimmen einer Kaiserwahl, die noch kommt.
refused-clause-peace = Es gibt nur den Frieden um Schlesien, den Preußen anbietet und Österreich annimmt; und nur Frankreich kann seine Kriegsziele reduzieren.
refused-clause-past = Das ist schon geschehen.
refused-clause-card = Dieses Land kann diese Politik-Karte nicht nehmen, oder nicht mehr.
refused-clause-saxony = Über die Sachsenmarke entscheidet nur Österreich.
refused-clause-hussars = Nur Österreich hat Husaren.
refused-no-treaty = Du hast keinen Vertrag { $number }.
refused-mark = Ob eine Zusage in Worten gehalten wurde, sagt nur, wer sie bekommen hat, und nur einmal.
notation-propose = Ein Vorschlag nennt zwei Länder, einen Doppelpunkt und Klauseln: propose prussia austria: prussia does not attack austria for 2.
notation-clause = „{ $name }“ ist keine Klausel. Nach dem Land geht eine Klausel weiter mit { $verbs }.
notation-clause-forbidden = Ein Vertrag gibt nie Karten außer als Subsidien, ändert nie ein Bündnis oder eine Regel und schließt keinen Frieden außer dem um Schlesien.
notation-mark = Schreib kept oder broken, nicht „{ $name }“.
notation-promise = Eine Zusage in Worten steht in Anführungszeichen, in einfachen Buchstaben und ohne Anführungszeichen darin.
notation-promise-long = Eine Zusage in Worten hat höchstens { $most } Zeichen.
position-treaty = „{ $name }“ ist kein Status einer Klausel.

## Hilfe

help-propose = Einen Vertrag vorschlagen: dein Land, ein anderes, ein Doppelpunkt und Klauseln, durch Semikolons getrennt. Jederzeit.
example-propose = propose france prussia: prussia does not bid
help-counter = Einen Vorschlag mit einem anderen beantworten.
example-counter = counter prussia france: france does not bid
help-end-treaty = Vorschlagen, einen Vertrag vorzeitig zu beenden.
example-end-treaty = end treaty 1
help-mark = Sagen, ob eine Zusage in Worten gehalten wurde: Vertrag, Klausel, kept oder broken.
example-mark = mark 1 2 kept
