### Die Kommandozeile.

## Hilfe

cli-about = MARIA, der Österreichische Erbfolgekrieg 1740–48: das Spiel, seine Regeln und alles, was in der Schachtel ist.
cli-play = Eine Partie spielen.
cli-rules = Regeln ausgeben: eine (10.1.c), ein Kapitel (10.1) oder alle.
cli-rules-what = Die Nummer einer Regel oder eines Kapitels, oder nichts für das ganze Regelheft.
cli-rules-scope = Nur Regeln dieses Bereichs: all, intro, adv, 2pi, 2pa, opt oder sg; mit --coverage ist intro das ganze Einführungsspiel.
cli-rules-coverage = Zeigen, wie viele Fälle es zu jeder Regel gibt.
cli-rules-uncovered = Mit --coverage: nur Regeln ohne Fall.
cli-rules-cases = Mit --coverage: der Ordner der Fälle, wenn nicht die mitgelieferten.
cli-conform = Fälle prüfen: Dateien, die eine Regel im Einsatz zeigen.
cli-conform-paths = Dateien oder Ordner mit Fällen; sonst die mitgelieferten.
cli-lesson = Das Spiel lernen: Lektionen von wenigen Minuten.
cli-lesson-list = Die mitgelieferten Lektionen und Rätsel auflisten.
cli-lesson-check = Lektionen prüfen: Ihre Lösungen müssen sie lösen, und nichts Falsches darf es.
cli-lesson-files = Dateien mit Lektionen; sonst alle mitgelieferten.
cli-lesson-play = Eine Lektion im Terminal spielen.
cli-lesson-name = Der Name einer Lektion oder ihre Datei.
cli-simulate = Viele zufällige Partien zu Ende spielen und die Ergebnisse zählen.
cli-simulate-game = Die Variante.
cli-simulate-players = Die Zahl der Spieler.
cli-simulate-games = Die Zahl der Partien.
cli-simulate-seed = Der Startwert; derselbe Startwert gibt dieselben Partien.
cli-simulate-jobs = Wie viele Partien gleichzeitig gespielt werden.
cli-simulate-engine = Wo gespielt wird: in „processes“ auf diesem Rechner oder mit „ray“, hier oder auf dem Cluster, den RAY_ADDRESS nennt.
cli-box = In die Schachtel sehen: Brett, Länder, Spielfiguren, Kartensätze und Politik-Karten.
cli-check = Ein Paket prüfen und zählen, was darin ist.
cli-show = Eine Stadt, einen General, ein Land, ein Gebiet, eine Politik-Karte oder Leiste zeigen.
cli-show-name = Der Name; Umlaute, Akzente und kleine Tippfehler spielen keine Rolle.
cli-render = Das ganze Brett zeichnen.
cli-render-out = Das Bild: eine Datei mit der Endung .svg oder .png.
cli-render-width = Die Breite eines PNG in Pixeln.
cli-option-pack = Der Ordner eines anderen Datenpakets.
cli-option-json = Eine Zeile JSON ausgeben.
cli-option-lang = Die Sprache: en, de oder pl.
cli-option-version = Die Version ausgeben.

## Meldungen

cli-version = maria { $version } ({ $build })
build-stale = Die übersetzte Fassung in { $folder } stammt von anderen Quellen oder ist für ein anderes Python; es läuft reines Python. `make fast` baut sie neu.
cli-fault = { $file }: { $text }
cli-fault-at = { $file }, { $place }: { $text }
cli-faults = { $count ->
    [one] Das Paket hat einen Fehler.
   *[other] Das Paket hat { $count } Fehler.
}
cli-conform-failed = { $path }, { $title }: { $problem }
cli-conform-result = { $passed } bestanden, { $failed } nicht
cli-lesson-row = { $name }: { $title }. { $about }
cli-lesson-result = { $sound } in Ordnung, { $failed } mit Fehlern
cli-no-lesson = Eine Lektion „{ $name }“ gibt es nicht. Lektionen: { $names }.
cli-covered = { $covered } von { $all } Regeln haben einen Fall.
cli-simulating = Es wird gespielt
cli-broken-game = Diese Partie ging schief: { $problem }
cli-no-rule = Eine Regel oder ein Kapitel „{ $what }“ gibt es nicht. Kapitel: { $chapters }.
cli-no-scope = Einen Bereich „{ $scope }“ gibt es nicht. Bereiche: { $scopes }.
cli-no-language = Eine Sprache „{ $language }“ gibt es nicht. Sprachen: { $languages }.
cli-no-name = In der Schachtel heißt nichts „{ $name }“.
cli-suggestions = Meintest du { $names }?
cli-taken-for = Genau „{ $name }“ heißt nichts; hier ist { $found }.
cli-bad-picture = Das Bild muss auf .svg oder .png enden, nicht „{ $name }“.
cli-bad-width = Ein PNG kann { $low } bis { $high } Pixel breit sein.
cli-cannot-write = Die Datei { $name } lässt sich nicht schreiben: { $reason }
cli-written = { $name } geschrieben, { $size } KB.

## maria box check

check-sound = Das Paket { $id } { $version } ist in Ordnung.
check-practice = Es ist ein Übungsbrett und wurde nicht mit dem gedruckten Spiel verglichen.
check-cities = Städte
check-roads = Straßen
check-main-roads = Hauptstraßen
check-crossings = Straßen von Karte zu Karte
check-fortresses = Festungen
check-sectors = Sektoren
check-minor = Klein
check-major = Groß
check-suit = Symbol
check-pieces = Generäle, Trosse, Husaren
check-cards = Taktische Karten und Politik-Karten
check-sources = Einträge nach Quelle

## maria box show

show-city = { $name }, eine Stadt der Karte { $map }
show-general = { $name }, General ({ $power })
show-power-major = { $name }, eine Großmacht
show-power-minor = { $name }, ein Kleinstaat
show-territory = { $name }, ein Gebiet
show-card = { $name }, eine Politik-Karte
show-track = { $name }, eine Leiste des Politik-Tableaus
show-field-today = heute
show-field-square = Planquadrat
show-field-territory = Gebiet
show-field-suit = Symbol
show-field-fortress = Festung
show-field-vote = Kurstimme
show-field-roads = Straßen
show-field-main-roads = Hauptstraßen
show-field-setup = zu Beginn
show-field-rank = Rang
show-field-minimum = Mindestwert zu Beginn
show-field-role = gespielt von
show-field-troops = Armeen
show-field-hand = erste Handkarten
show-field-income = Einkommen
show-field-pool = Siegmarken
show-field-generals = Generäle
show-field-trains = Trosse in
show-field-home = Heimatgebiet von
show-field-cities = Städte
show-field-fortresses = Festungen
show-field-year = Jahr
show-field-arms = Wappen
show-field-shifts = Verschiebungen
show-field-instruction = Anweisung
show-field-box = Feld { $number }
show-field-source = Quelle
show-nobody = niemand
show-yes = ja
show-fortress-minor = klein
show-fortress-major = groß
show-arrow = hierher zeigt die Box »{ $box }« ({ $power })
show-marked-victory = Siegmarke ({ $power })
show-marked-elector = Kurfürstenmarke ({ $power })
show-train = Tross ({ $power })
show-in-city = { $city } ({ $square })
show-in-box = Box »{ $box }«
show-shift-left = { $track } { $boxes ->
    [one] ein Feld
   *[other] { $boxes } Felder
} nach links
show-shift-right = { $track } { $boxes ->
    [one] ein Feld
   *[other] { $boxes } Felder
} nach rechts
show-shift-either = { $track } { $boxes ->
    [one] ein Feld
   *[other] { $boxes } Felder
} nach links oder rechts
show-instruction-election = am Ende der Runde findet die Kaiserwahl statt (18).
show-instruction-cards = das ausführende Land zieht { $count ->
    [one] eine TK.
   *[other] { $count } TK.
}
show-instruction-troops = { $power } erhält { $count ->
    [one] eine Armee.
   *[other] { $count } Armeen.
}
show-instruction-corps = { $power } schickt einen General in die Offmapbox; er kehrt { $count ->
    [one] eine Runde später
   *[other] { $count } Runden später
} zurück.
show-instruction-by = Ausgeführt von { $powers-dative }: { $text }
show-executing = das ausführende Land
show-box-start = ★ Start
show-box-letter = »{ $letter }«
show-box-status-prussian = Bündnis mit Preußen
show-box-status-neutral = neutral
show-box-status-austrian = Bündnis mit Österreich
show-box-bonus = { $power } zieht eine TK mehr
show-box-penalty = { $power } zieht eine TK weniger
show-box-corps = { $power } hat einen General in der Offmapbox
show-box-victory = { $power } hat eine Siegmarke in der Box »Italien«
show-box-empty = keine Wirkung

## Wörter

suit-spades = Pik
suit-hearts = Herz
suit-clubs = Kreuz
suit-diamonds = Karo
source-rules = die Regeln
source-army-sheet = die Armeepläne
source-reconstructed = rekonstruiert
source-owner = Abschrift eines Besitzers

## maria simulate

simulate-games = Partien
simulate-decisions = Entscheidungen
simulate-games-per-s = Partien je Sekunde
simulate-decisions-per-s = Entscheidungen je Sekunde
simulate-wins = Gewonnen von
simulate-endings = Beendet durch Regel
simulate-turns = Partien nach letzter Runde

## maria serve, games, verify

cli-serve = Partien im Netz anbieten.
cli-games = Die Partien eines Servers: auflisten, ausgeben, einlesen, aufräumen.
cli-review = Rückblick auf eine Partie: was sie entschied, ihre Kämpfe mit offenen Händen und das Kartenglück.
review-argument-record = Die Datei mit der Aufzeichnung der Partie.
review-option-deep = Stattdessen die Entscheidungen beurteilen: die Chancen im Verlauf, die teuersten Entscheidungen, Glück und Können.
review-option-playouts = Mit --deep: wie oft weitergespielt wird. Öfter ist genauer, aber langsamer.
review-option-out = Ein Ordner für die Kurve der Chancen, als curve.svg und curve.png, und für deep.json. Schließt --deep ein.
review-progress = Es wird weitergespielt
review-deep-heading = Wie wahrscheinlich jeder Spieler gewann
review-deep-turn = Runde
review-deep-saved = Die Kurve liegt in { $folder }.
cli-verify = Prüfen, ob eine beendete Partie eines Servers fair war.
serve-option-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 für alle.
serve-option-port = Der Port; 0 für irgendeinen freien.
serve-option-database = Wo die Partien liegen: sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@RECHNER/NAME. Sonst eine Datei im Datenordner des Benutzers.
serve-option-address = Die Adresse für die Spieler, etwa https://maria.example.org: der Name des Servers und der Anfang von Links in Nachrichten.
serve-option-smtp = Wie E-Mails verschickt werden: smtp://BENUTZER:PASSWORT@RECHNER:PORT?from=ADRESSE. Sonst werden keine verschickt.
serve-option-proxy = Der Server steht hinter einem Proxy, der die Adresse jedes Clients weitergibt.
serve-option-workers = Die Zahl der Prozesse für Bots.
serve-option-rate = Anfragen je Sekunde, die ein Client stellen darf; seine anderen Grenzen wachsen mit.
serve-option-open = Die Seite im Browser öffnen.
serve-open = Öffne { $address } im Browser. Strg-C beendet den Server; die Partien bleiben erhalten.
serve-cannot-listen = { $address } kann nicht benutzt werden: { $reason }
games-list = Alle Partien auflisten.
games-export = Alle Partien in eine Datei schreiben.
games-import = Die Partien einer Datei einlesen; schon vorhandene bleiben, wie sie sind.
games-backup = Alles in eine Datei schreiben, auch während ein Server läuft: Partien, Spieler und ihre Links.
games-restore = Eine Sicherung in eine Datenbank ohne Partien und Spieler zurückspielen.
games-prune = Partien löschen, die vorbei sind oder nie begannen und sich länger nicht verändert haben.
games-argument-file = Eine Datei mit Partien.
games-option-days = Wie viele Tage sich eine Partie nicht verändert haben darf.
games-count = { $count ->
    [one] Eine Partie.
   *[other] { $count } Partien.
}
games-exported = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} in { $name } geschrieben.
games-imported = { $came ->
    [one] Eine Partie
   *[other] { $came } Partien
} eingelesen, { $stayed } schon vorhanden.
games-pruned = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} gelöscht, { $days } Tage unverändert.
games-backed-up = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} und { $players ->
    [one] ein persönlicher Link
   *[other] { $players } persönliche Links
} in { $name } geschrieben.
games-restored = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} und { $players ->
    [one] ein persönlicher Link
   *[other] { $players } persönliche Links
} wiederhergestellt.
games-format = Das ist keine Datei mit Partien.
games-no-backup = Das ist keine Sicherung, sondern eine Datei nur mit Partien: Lies sie mit `maria games import` ein.
games-newer = Diese Datei stammt von einer neueren Version von MARIA. Nichts wurde eingelesen.
games-broken = Zeile { $line } der Datei ist kaputt. Nichts wurde eingelesen.
games-cut-off = Die Datei endet zu früh, nach Zeile { $line }: Es fehlt etwas. Nichts wurde eingelesen.
games-not-empty = In dieser Datenbank gibt es schon Partien oder Spieler, und nichts wird überschrieben: Nimm eine neue.
verify-argument-record = Die Aufzeichnung einer beendeten Partie.
verify-option-commitment = Die Prüfsumme, die du vor der Partie notiert hast.
verify-option-value = Ein Wert, den du notiert hast, als PLATZ=WERT; mehrmals möglich.
verify-fair = Die Partie war fair: Der Startwert entstand aus dem Geheimnis hinter { $commitment } und den Werten der Spieler, und alle { $moves } Aktionen und jedes Mischen folgen daraus.
