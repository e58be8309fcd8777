### Die Seite: der Kurs und das Regelheft, geladen, wenn jemand sie öffnet.

page-learn-title = MARIA lernen
page-learn-lead = Kurze Lektionen auf dem echten Brett. Jede zeigt eine Sache, lässt dich probieren und sagt dir, was schiefging. Nimm sie der Reihe nach oder wie du magst.
page-learn-lessons = Lektionen
page-learn-puzzles = Rätsel
page-learn-done = Fertig
page-learn-begun = Begonnen
page-learn-progress = { $done } von { $count } Lektionen fertig
page-learn-as = Deine Rolle: { $role }
page-learn-rulebook = Das ganze Regelheft, mit Beispielen
page-learn-task = Aufgabe { $number } von { $count }
page-learn-solved = Gut gemacht!
page-learn-wrong = Nicht ganz.
page-learn-retry = Noch einmal
page-learn-next = Weiter
page-learn-following = Nächste Lektion
page-learn-all = Alle Lektionen und Rätsel
page-learn-over = Das war die Lektion. Gut gemacht!
page-learn-purpose = Die Lektion zeigt diese Regeln am Beispiel.
page-rules-title = Die Regeln
page-rules-lead = Jede Regel in eigenen Worten, mit Beispielen zum Durchklicken.
page-rulebook-search = Regeln durchsuchen
page-rules-found = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
page-rulebook-none = Keine Regel gefunden.
page-rules-chapters = Kapitel
page-rules-cases = { $count ->
    [0] Keine Beispiele
    [one] Ein Beispiel
   *[other] { $count } Beispiele
}
page-rules-back = Zurück zur Partie
page-rules-back-lesson = Zurück zur Lektion
page-case-way = { $march } über { $cities }
page-case-step = Schritt { $number } von { $count }
page-case-given = Die Stellung
page-case-action = { $seat }: { $action }
page-case-tried = { $seat } versucht: { $action }
page-case-refused = Nicht erlaubt nach { $rule }
page-case-no-action = Das ist keine Aktion.
page-case-holds = Was jetzt gilt
page-case-before = Schritt zurück
page-case-after = Schritt vor
page-case-hand = { $power }, Hand: { $cards }
page-case-troops = { $name }, { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
}
page-case-train = { $name }, ein Tross
page-case-hussar = Ein Husar

## Wie man spielt, auf einer Seite

page-how-title = So wird gespielt
page-how-lesson = Ausprobieren
page-how-rules = Die Regeln
page-how-goal = Das Ziel
page-how-goal-what = Europa kämpft um Österreichs Länder. Wer zuerst genug Festungen hat, gewinnt, und jeder kämpft für sich. Im kurzen Spiel gewinnt Österreich, wenn es durchhält. Die Balken oben zeigen, wie weit jeder ist.
page-how-march = Marsch
page-how-march-what = In deinem Zug darf jeder deiner Generäle 3 Städte weit ziehen, auf Hauptstraßen 4. Die Zahl auf ihm zeigt seine Armeen. Wie deine verteilt sind, weißt nur du.
page-how-conquest = Festungen nehmen
page-how-conquest-what = Eine Festung gehört dir, wenn dein General sie verlässt; auch Durchziehen zählt. Sie ist gedeckt, solange ein General ihres Besitzers höchstens 3 Städte entfernt ist: Lock ihn weg oder schlag ihn.
page-how-supply = Versorgt bleiben
page-how-supply-what = In der Fremde braucht ein General einen Tross, der höchstens 6 Städte entfernt ist, sonst verliert er Armeen und erobert nichts. Ein Husar auf der Versorgungslinie kostet dich Karten.
page-how-combat = Mit Karten kämpfen
page-how-combat-what = Benachbarte Generäle kämpfen. Wer mehr Armeen hat, liegt vorn. Dann spielt Karten, wer hinten liegt, aber nur im Symbol des Sektors, in dem der eigene General steht. Wer zuerst aufhört, verliert.
page-how-retreat = Rückzug
page-how-retreat-what = Der Verlierer verliert so viele Armeen, wie er zurückliegt, und zieht sich ebenso viele Städte weit zurück. Den Weg wählt der Gewinner. Gibt es keinen, ist die ganze Streitmacht verloren.
page-how-winter = Winter
page-how-winter-what = Nach jeder dritten Runde kaufst du Armeen, jede für 4 Kartenpunkte. Verlorene Generäle kehren mit neuen Armeen auf eine große Festung ihres Heimatgebiets zurück.
page-how-politics = Politik
page-how-politics-what = In der Profi-Variante bietest du jede Runde auch mit Karten um zwei Politik-Karten. Sie verschieben die Marken von Sachsen, Russland und Italien, und davon hängt ab, wer mit wem verbündet ist, wer zusätzliche Karten zieht und wer dem Sieg näher kommt.

## Der Ausbilder der ersten Partie

page-first-title = Deine erste Partie, mit Ausbilder
page-first-what = Du spielst Friedrich, und ein Ausbilder sagt dir, was zu tun ist und warum. Keine Regeln zu lesen: Gewinne in fünf Minuten deine erste Schlacht.
page-coach = Der Ausbilder
page-coach-show = Zeig mir, wo
page-coach-do = Mach es für mich
page-coach-more = mehr
page-coach-less = weniger
page-coach-waits = Die anderen sind am Zug. Sieh zu, was sie tun.
page-coach-won = Du hast gewonnen: { $reached } von { $needed } Festungen. Gut gekämpft!
page-coach-lost = Die Partie ist zu Ende. Du hattest { $reached } von { $needed } Festungen. Die Lektionen zeigen, was du nächstes Mal versuchen kannst.
page-coach-over = Die Partie ist zu Ende. Die Lektionen gehen tiefer: Nimm sie, wie du magst.
page-coach-rest = Der erste Winter ist vorbei, und du kannst genug, um allein zu spielen. Hör hier auf, oder spiel weiter und gewinne mit mir den Krieg.
page-coach-learnt = Was du gelernt hast
page-coach-stop = Hier aufhören
page-coach-on = Weiterspielen
coach-welcome = Willkommen! Du führst { $power-accusative } und seinen Verbündeten. Halte gleichzeitig { $needed } von Maria Theresias Festungen, und du gewinnst.
coach-march = Zieh mit jeder deiner Spielfiguren einmal: bis zu { $march } Städte die Straßen entlang, eine mehr, wenn der ganze Weg Hauptstraße ist. Tipp auf die Figur mit dem Pfeil, dann auf die Stadt, auf die er zeigt.
coach-question-mark = { $city } bekam ein Fragezeichen, als dein General hinauszog, denn ein feindlicher General im Umkreis von { $protection } Städten deckte die Festung. Wird er noch in derselben Runde geschlagen oder vertrieben, gehört sie dir.
coach-conquered = { $late ->
    [1] { $city } ist gefallen, weil kein feindlicher General mehr im Umkreis von { $protection } Städten war: Dafür stand dort das Fragezeichen. Eine ungedeckte Festung fällt sofort, wenn dein General hinauszieht.
   *[0] { $city } ist gefallen: Dein General zog hinaus, und kein feindlicher General im Umkreis von { $protection } Städten deckte die Festung. Sie fällt auch, wenn der deckende General später in der Runde besiegt wird.
}
coach-stack = Zwei Generäle in einer Stadt sind ein Turm: Sie kämpfen zusammen, mit allen ihren Armeen. Keiner von beiden zieht in dieser Runde noch einmal.
coach-supply = In der Fremde brauchen deine Generäle einen Tross, der höchstens { $supply } Städte entfernt ist, ohne Feind dazwischen. Darum zieht er mit, bis zu { $train } Städte je Runde.
coach-force = Ein Gewaltmarsch geht weiter: bis zu { $forced } Städte, nur auf Hauptstraßen. Unterwegs nimmt er keine Festungen, und er muss feindlichen Spielfiguren fernbleiben.
coach-out-of-supply = { $general } war zu weit von einem Tross entfernt. Er verliert Armeen und erobert nichts, bis er wieder versorgt ist.
coach-hussars = Die Reiter auf dem Brett sind Österreichs Husaren. Sie blockieren niemanden, aber eine Versorgungslinie durch sie kostet dich Karten. Zieh über einen Husaren, und er ist weg.
coach-toll = Zwischen dir und deinem Tross stehen Husaren, darum zahlst du mit Karten. Hier zählen nur die Zahlen, nicht die Symbole: Zahl mit dem, was du am wenigsten brauchst.
coach-done = Wenn du mit Ziehen fertig bist, greift jeder deiner Generäle, der neben einem feindlichen steht, diesen an.
coach-battle = Eine Schlacht! Vergleiche die Armeen: Der Unterschied ist der Stand. Wer hinten liegt, darf mit Karten aufholen.
coach-suits = Du kannst nur Karten im Symbol des Sektors spielen, in dem dein General steht. Eine Karte zählt ihren Wert zu deinem Stand. Liegst du gleichauf oder vorn, darf die andere Seite antworten.
coach-reserve = Eine Reserve passt zu jedem Symbol, und ihren Wert bestimmst du. Heb sie für die Schlacht auf, die entscheidet.
coach-lost = Eine verlorene Schlacht kostet so viele Armeen, wie du zurücklagst, und der Gewinner wählt den Weg deines Rückzugs. Mit den gesparten Karten gewinnst du vielleicht die nächste.
coach-tie = Unentschieden: Der Stand ist ausgeglichen, und niemand spielt weiter. Alle bleiben, wo sie sind.
coach-retreat = Der Verlierer zieht sich für jede verlorene Armee eine Stadt weit zurück, und du wählst den Weg. Treib ihn fort von seinen Festungen und seinem Tross.
coach-winter = Winter: Niemand marschiert. Jede neue Armee kostet { $cost } Kartenpunkte. Behalte ein paar Karten für die Schlachten im Frühling.
coach-assign = Deine neuen Armeen stoßen zu deinen Generälen. Wer sie bekommt, sieht niemand sonst.
coach-attack = Du hast { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} und kannst damit in { $city } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} spielen: Greif an!
coach-joins = Dort kämpfen sie gemeinsam, mit allen ihren Armeen: er und { $generals }.
coach-beaten = { $losers } { $losers-count ->
    [one] ist
   *[other] sind
} besiegt!
coach-beaten-taken = { $losers } { $losers-count ->
    [one] ist
   *[other] sind
} besiegt! { $cities } { $cities-count ->
    [one] gehört
   *[other] gehören
} dir: { $reached } von { $needed }.
coach-beaten-open = { $losers } { $losers-count ->
    [one] ist
   *[other] sind
} besiegt! { $count ->
    [one] Eine Festung in deiner Nähe ist ungedeckt.
   *[other] { $count } Festungen in deiner Nähe sind ungedeckt.
}
coach-taken = { $cities } { $cities-count ->
    [one] gehört
   *[other] gehören
} dir: { $reached } von { $needed }.
coach-defeat = { $losers } { $losers-count ->
    [one] ist
   *[other] sind
} besiegt. { $count ->
    [0] Du verlierst keine Armeen.
    [one] Du verlierst eine Armee.
   *[other] Du verlierst { $count } Armeen.
} Schlag zurück, wo du mehr Karten hast.
coach-gone = { $cities } { $cities-count ->
    [one] ist
   *[other] sind
} verloren: Du hast { $reached } von { $needed }.
coach-rather = Lieber wäre mir gewesen: { $what }. „{ $reason }“
coach-stays = Ich hätte { $piece-accusative } vorerst stehen lassen.
idea-march = Marschieren
idea-question-mark = Gedeckte Festungen
idea-conquered = Eroberung
idea-stack = Türme
idea-supply = Trosse
idea-force = Gewaltmärsche
idea-out-of-supply = Unversorgt
idea-hussars = Husaren
idea-toll = Husarenkosten
idea-done = Angriffe
idea-battle = Schlachten
idea-suits = Symbole
idea-reserve = Reserven
idea-lost = Verlorene Schlachten
idea-tie = Unentschieden
idea-retreat = Rückzüge
idea-winter = Winter
idea-assign = Neue Armeen

## Rätsel

page-puzzles-today = Rätsel des Tages
page-puzzles-lead = Stellungen aus echten Partien. In jeder ist eine Wahl klar besser als alle anderen, soweit du es wissen kannst. Finde sie.
page-puzzles-following = Nächstes Rätsel
page-puzzles-solve = Lösung zeigen
page-puzzles-shown = Hier ist die Lösung.
page-puzzles-rank = Dein Rang: { $rank }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
page-puzzles-streak = In Folge auf Anhieb gelöst: { $streak } (Bestwert: { $best }).
page-puzzles-solved = { $done } von { $count } gelöst
page-puzzles-grade-1 = Leicht
page-puzzles-grade-2 = Mittel
page-puzzles-grade-3 = Schwer
page-puzzles-duel = Gewinne das Duell
page-puzzles-duel-about = Welche Karte, oder ist jetzt Schluss?
page-puzzles-take = Nimm die Festung
page-puzzles-take-about = Wer kann hindurchziehen, und was ist ungedeckt?
page-puzzles-save = Rette die Festung
page-puzzles-save-about = Wer ist vor dem Feind nah genug?
page-puzzles-supply = Kappe die Versorgung
page-puzzles-supply-about = Wo treffen sich alle Wege zum Tross?
page-puzzles-hussars = Schick die Husaren
page-puzzles-hussars-about = Welche Stadt kostet den Feind am meisten?
page-puzzles-retreat = Finde den Rückzug
page-puzzles-retreat-about = Du hast gewonnen. Wohin mit dem Verlierer?
