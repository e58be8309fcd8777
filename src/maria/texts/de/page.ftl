### Was die Seite einem Spieler anbietet, und was sie selbst sagt.

## Was gefragt wird

offer-over = Die Partie ist vorbei.

## Was beim Entscheiden hilft

offer-alternating = Auf der Karte Flandern wird abwechselnd gezogen: Dort ist { $seat } am Zug.
offer-train-back = { $train } kann für { $cost } Punkte wieder eingesetzt werden: { $cities }.
offer-train-free = { $train } kommt kostenlos ins Spiel: { $cities }.
offer-retreat = { $generals } { $generals-count ->
    [one] muss
   *[other] müssen
} sich { $length ->
    [one] 1 Stadt
   *[other] { $length } Städte
} weit aus { $city } zurückziehen, an ein Ziel { $best ->
    [one] 1 Stadt
   *[other] { $best } Städte
} vom Gewinner in { $winner } entfernt.
offer-force = { $generals }, { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
offer-force-unsure = { $generals }, { $least } bis { $most } Armeen
offer-against = { $own } gegen { $other }.
offer-score = Dein Stand wird { $score }{ $passes ->
    [1] , dann ist die andere Seite dran.
   *[0] . Du darfst weiterspielen.
}
offer-lay-trump = Dein Einfluss wird { $count }.
offer-lay-back = Kein Trumpf: Die Karte kommt auf die Hand zurück.
offer-lay-down = Kein Trumpf: Die Karte bleibt verdeckt auf dem Tableau.
offer-subsidy = Frankreich zieht { $french ->
    [one] 1 Karte
   *[other] { $french } Karten
}, Bayern { $bavarian }.
offer-no-peace = Der Krieg geht weiter. Solange Preußen alle Festungen Schlesiens kontrolliert, kann es am Ende späterer Züge wieder Frieden anbieten.
offer-no-reduction = Frankreich behält seine Siegmarken. Am Ende eines späteren Zuges kann es seine Kriegsziele noch reduzieren.
offer-cede = Preußen und Sachsen scheiden aus, die Karte Flandern wird aktiv, und gespielt wird bis Runde 15. Zum Sieg braucht Maria Theresia dann { $austrian } Festungen in Bayern und Frankreich. Friedrich braucht { $allied } in Frankreich, gehalten von der Pragmatischen Armee. Ludwig XV. braucht { $french } in Österreich auf der Karte Böhmen oder { $low } in den Niederlanden und den Österreichischen Niederlanden; er gewinnt auch, wenn es sonst niemand tut.
offer-no-cession = Die Partie dauert wie bisher bis Runde 9.
offer-save-keeps = Die Karten bleiben für spätere Runden auf dem Tableau.
offer-select-costs = Vom Tableau abgeworfen: { $cards }.
offer-shifts-later = Verschiebungen werden zusammengerechnet und erst ausgeführt, wenn beide Karten erledigt sind.
offer-gets = { $general } +{ $count }
offer-entering = { $general } +{ $count } in { $city }

## Was man tun kann

offer-do-split = { $power }: { $troops }
offer-do-done-hussars = Keine Husaren mehr setzen
offer-do-done-movement = Bewegung beenden
offer-do-done-lay = Keine Karte legen
offer-do-done-corps = Niemand kann geschickt werden
offer-do-yes = Ja
offer-do-no = Nein
offer-do-toll = { $cards } zahlen für { $supplied-accusative }
offer-do-toll-nobody = { $cards } zahlen, ohne jemanden zu versorgen
offer-do-consent = Allen Türmen dieses Zuges zustimmen
offer-do-consent-to = Türmen mit { $general-dative } zustimmen
offer-do-consent-at = Türmen in { $city } zustimmen
offer-do-no-consent = Zustimmung zu allen Türmen dieses Zuges zurückziehen
offer-do-no-consent-to = Zustimmung zu Türmen mit { $general-dative } zurückziehen
offer-do-no-consent-at = Zustimmung zu Türmen in { $city } zurückziehen
offer-do-dispute = Abwechselndes Ziehen auf der Karte Flandern verlangen
offer-do-pass-flanders = Keine Bewegungen mehr auf der Karte Flandern
offer-do-attack = Angriff auf { $target } von { $start } aus
offer-do-play = { $card } spielen
offer-do-play-as = { $card } als { $value } spielen
offer-do-stop = Keine Karte spielen
offer-do-retreat = Rückzug nach { $city }
offer-do-recruit = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
} kaufen mit { $cards }
offer-do-recruit-none = Keine Armeen kaufen
offer-do-assign = { $troops }
offer-do-place = { $piece } nach { $city }
offer-do-re-enter = { $train } nach { $city }
offer-do-place-command = { $piece } nach { $city }, Oberbefehl: { $commander }
offer-do-trump = { $suit }
offer-do-lay = { $card } legen
offer-do-select = { $political } nehmen
offer-do-save = Karten ansparen
offer-do-execute = { $effects }
offer-do-discard = Politik-Karte ohne Wirkung abwerfen
offer-do-corps = { $general-accusative } schicken
offer-do-corps-paid = { $general-accusative } schicken für { $cards }
offer-do-saxony = { $boxes ->
    [0] Marke nicht bewegen
    [one] Marke 1 Feld bewegen
   *[other] Marke { $boxes } Felder bewegen
}
offer-do-vote-francis = { $francis ->
    [0] Keine Stimme für Franz
    [one] Eine Stimme für Franz
   *[other] { $francis } Stimmen für Franz
}
offer-do-accept = Annehmen
offer-do-decline = Ablehnen
offer-do-cancel = Kündigung der Subsidien vorschlagen: { $giver } an { $taker-accusative }

## Die Seite: die Leiste oben

page-sequence = Spielablauf
page-turn = Runde { $turn } von { $last }
page-step-setup = Aufstellung
page-step-politics = Politik
page-step-hussars = Husaren
page-step-election = Kaiserwahl
page-step-cession = Abtretung
page-step-winter = Winter
page-step-end = Ende
page-phase-cards = Karten
page-phase-supply = Versorgung
page-phase-movement = Bewegung
page-phase-combat = Kampf
page-phase-conquest = Eroberung
page-seats = Spieler
page-seat = { $name }
page-seat-bot = { $name } ({ $bot })
page-seat-waited = { $name } ist am Zug.
page-link-closed = Nicht verbunden
page-link-connecting = Verbinde …
page-link-open = Verbunden
page-link-lost = Verbindung verloren. Neuer Versuch …
page-link-refused = Dieser Link öffnet keine Partie, oder sie hat keine Zuschauer.
page-unsent = { $count ->
    [one] Eine Aktion wird gesendet, sobald die Verbindung wieder da ist.
   *[other] { $count } Aktionen werden gesendet, sobald die Verbindung wieder da ist.
}
page-close = Schließen
page-loading = Einen Moment …
page-offline-again = Erneut versuchen
page-part-missing = Ein Teil der Seite wurde nicht geladen.
page-part-reload = Seite neu laden
page-way-home = Startseite
page-menu = Menü
page-menu-settings = Einstellungen
page-menu-rules = Regeln
page-menu-keys = Tastenkürzel
page-menu-coach = Ausbilder rufen
page-menu-no-coach = Ausbilder wegschicken
page-menu-standing = Wer führt
page-standing = Wer führt, und warum
page-standing-of = { $power } { $reached } von { $needed }.
page-rules-search = Wörter oder eine Regelnummer
page-rules-none = Keine Regel enthält diese Wörter.

## Die Seite: Tasten

## Die Seite: Reiter

page-panel = Bereiche
page-panel-fold = Bereiche ein- oder ausblenden
page-tab-play = Spiel
page-tab-log = Protokoll
page-tab-army = Armee
page-tab-politics = Politik
page-tab-diplomacy = Verträge
page-tab-table = Tisch

## Die Seite: der Spielplan

page-board = Der Spielplan. Pfeiltasten verschieben, + und - zoomen, 0 zeigt alles, / sucht eine Stadt.
page-view = Ansicht
page-find = Stadt suchen
page-find-nothing = Keine Stadt heißt so.
page-nearer = Vergrößern
page-further = Verkleinern
page-fit = Ganzen Spielplan zeigen
page-city = { $name }
page-city-today = heute { $today }
page-city-where = { $square }, { $land }
page-fortress-minor = Kleine Festung
page-fortress-major = Große Festung
page-vote = Kurstimme
page-marker-victory = Siegmarke { $power-genitive }
page-marker-control = Kontrollmarke { $power-genitive }
page-marker-elector = Kurfürstenmarke { $power-genitive }
page-marker-question = Fragezeichen { $power-genitive }
page-counter-general = { $name }, General { $power-genitive }, Rang { $rank }, { $city }
page-counter-train = Tross { $power-genitive }, { $city }
page-counter-hussar = Husar { $power-genitive }, { $city }
page-hussar = Husar
page-rank = Rang { $rank }
page-troops = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
page-troops-between = { $least } bis { $most } Armeen
page-face-down = umgedreht
page-moved = gezogen
page-distance = { $name } { $roads }
page-distances = Bis zu sechs Straßen weit:
page-roads = Straßen nach

## Seiten und Wissen

page-offline = Der Server antwortet nicht. Versuch es gleich noch einmal; nichts geht verloren.
page-refused = Dieser Link öffnet keine Partie, oder sie hat keine Zuschauer. Lass dir einen neuen schicken.
page-copy = Kopieren
page-copied = Kopiert
page-name = Dein Name
page-nav-games = Meine Partien
page-nav-settings = Einstellungen

# Die Startseite

# Rollen

# Eine neue Partie
page-new-variant = Spiel
page-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
page-option-politics-gambit = Optionale Politik-Regel
page-option-politics-gambit-what = Karten, die nicht Trumpf sind, bleiben verdeckt bis zur nächsten Runde auf dem Politik-Tableau (25).
page-new-level = Spielstärke des Bots
page-bot-recruit = Rekrut
page-bot-ensign = Fähnrich
page-bot-captain = Hauptmann
page-bot-colonel = Oberst
page-bot-marshal = Marschall
page-bot-tempered = { $bot }, { $temper }
page-temper-gambler = der Draufgänger
page-temper-stubborn = der Sture
page-temper-schemer = der Ränkeschmied
page-temper-surprise = geheimnisvoll
page-new-temper = Temperament des Bots
page-temper-choose-plain = Ohne Temperament
page-temper-choose-gambler = Draufgänger
page-temper-choose-stubborn = Stur
page-temper-choose-schemer = Ränkeschmied
page-temper-choose-surprise = Überrasch mich
page-new-agreed = Spieleinstellungen
page-new-watch = Wer zusehen darf
page-watch-nobody = Niemand
page-watch-link = Alle mit dem Link
page-watch-anyone = Alle
page-new-pace = Tempo
page-pace-live = Live, ohne Uhr
page-pace-days = { $count ->
    [one] 1 Tag je Entscheidung
   *[other] { $count } Tage je Entscheidung
}

# Links, Platz nehmen, warten
page-links-what = Schick jedem Spieler einen dieser Links. Wer ihn zuerst öffnet, bekommt den Platz; danach gilt der Link nicht mehr.
page-links-taken = { $name } hat Platz genommen.
page-links-new = Neuen Link erstellen
page-links-free = Platz freigeben
page-links-bot = Bot spielen lassen
page-links-of = Link für { $seat }
page-still-free = noch nicht da
page-agreed-stand-in = Läuft jemandem die Zeit ab, so spielt ein Bot, bis der Spieler wieder da ist.
page-agreed-no-stand-in = Läuft jemandem die Zeit ab, so wartet die Partie: Kein Bot springt ein.
page-fair = Nachweislich fair
page-fair-what = Der Server hat sich mit dieser Zahl auf sein Geheimnis für das Mischen festgelegt. Dein Browser gibt eine eigene Zufallszahl dazu und merkt sich beides. So kannst du nach der Partie prüfen, dass niemand die Karten ausgesucht hat.
page-loaded = Aus einer Aufzeichnung begonnen
page-loaded-short = aus einer Aufzeichnung
page-loaded-what = Diese Partie begann aus einer Aufzeichnung: Wer diese hat, kann alle Karten kennen, auch künftige. Das Mischen lässt sich nicht prüfen.
page-loaded-over = Diese Partie begann aus einer Aufzeichnung; das Mischen lässt sich deshalb nicht prüfen.

# Listen von Partien
page-due = Frist: { $time }
page-due-of = { $name }, Frist: { $time }
page-unread = { $count ->
    [one] 1 Nachricht
   *[other] { $count } Nachrichten
}
page-over = Die Partie ist vorbei: { $how }.
page-ended-won = { $seat } hat gewonnen
page-ended-draw = unentschieden
page-ended-agreed = einvernehmlich ohne Sieger beendet
page-ended-resigned = abgebrochen
page-watch-title = Zusehen
page-watch-lead = Öffentliche Partien, die neuesten zuerst. Zuschauer sehen nur, was alle Spieler sehen: keine Handkarten, keine Armeestärken.
page-watch-it = Zusehen
page-watch-none = Zurzeit gibt es keine öffentlichen Partien.

# Eine Aufzeichnung

# Über das Spiel

# Mehrere Spieler an einem Bildschirm
page-curtain = Gib den Bildschirm an { $seat } weiter
page-curtain-open = Ich bin { $seat }

# Zurückblicken
page-log-story = Verlauf
page-log-messages = Nachrichten
page-log-notes = Notizen
page-past-bar = Momente der Partie
page-past-looking = Du siehst die Vergangenheit:
page-past-stage = Zug { $powers-genitive }
page-past-number = Moment { $number } von { $last }
page-past-first = Zum Anfang
page-past-previous = Ein Schritt zurück
page-past-next = Ein Schritt vor
page-past-last = Zum neuesten Moment
page-past-play = Ab hier abspielen
page-past-pause = Anhalten
page-past-now = In die Gegenwart
page-past-meanwhile = Jetzt:
page-past-end = Wie es ausging
page-past-look = Diesen Moment ansehen
page-past-scrub = Zeitleiste: zu einem Moment ziehen
page-past-speed = Tempo
page-past-times = { NUMBER($speed) }×
page-past-more = Dieser Moment …
page-past-eyes = Blickwinkel
page-past-eyes-all = Alle Hände offen
page-past-link = Link zu diesem Moment
page-past-picture = Der Spielplan als Bild
page-past-branch = Von hier gegen Bots weiterspielen
page-past-branch-as = Dein Platz
page-past-branch-do = Weiter
page-shown = Was geschah
page-show-skip = { $count ->
    [0] Weiter
   *[other] { $count } überspringen
}
page-pace-what = Jede Aktion von dir springt ans Ende.
page-pace-calm = ruhig
page-pace-brisk = flott
page-pace-instant = sofort
page-battle-where = { $count ->
    [one] { $count } Armee, { $city }
   *[other] { $count } Armeen, { $city }
}
page-battle-at = Kampf bei { $city }
page-battle-sum = { $own ->
    [one] 1 Armee
   *[other] { $own } Armeen
} gegen { $other }: { $score }.
page-battle-sum-middle = Nach den schon gespielten Karten: { $score }.
page-battle-sum-card = { $power } spielt { $value }: { $score }.
page-battle-ahead = { $points ->
    [one] { $power } führt mit 1 Punkt
   *[other] { $power } führt mit { $points } Punkten
}
page-battle-level = Es steht gleich
page-battle-of = { $power } gewinnt bei { $city }
page-battle-takes = Damit erobert { $power } { $cities }.
page-battle-won = Sieg bei { $city }
page-battle-lost = Niederlage bei { $city }
page-battle-tie = { $city }: unentschieden
page-battle-close = Weiter
page-great-francis = Für Franz
page-great-charles = Für Karl Albrecht
page-great-reached = { $what ->
    [pool] { $reached } von { $needed } Siegmarken
   *[other] { $reached } von { $needed } Festungen
}
page-great-score = Zwischenstand { $sum }
page-great-lost = { $count ->
    [0] keine Armeen verloren
    [one] 1 Armee verloren
   *[other] { $count } Armeen verloren
}
page-great-last = Es ist die letzte Runde.
page-great-politics = Sie beginnt mit Politik.
page-great-election = An ihrem Ende wird der Kaiser gewählt.
page-great-winter = Danach kommt der Winter.
page-digest = Seit du hier warst
page-digest-play = { $count ->
    [one] Zeigen
   *[other] Alle { $count } Ereignisse zeigen
}
page-digest-close = Schließen
page-since-title = Seit deinem letzten Zug
page-since-show = { $count ->
    [one] Zeigen, was geschah
   *[other] Die { $count } Ereignisse zeigen
}
page-messages-none = Noch keine Nachrichten.
page-messages-write = An alle schreiben
page-messages-send = Senden
page-messages-public = Alle Spieler und Zuschauer können das lesen, und es bleibt in der Aufzeichnung der Partie.
page-notes-what = Notizen für dich. Niemand sonst sieht sie.
page-notes-writing = noch nicht gespeichert …
page-notes-kept = Gespeichert. Niemand sonst sieht das.

# Armeen
page-goals = Wie nah am Sieg
page-goal-core = { $power } kontrolliert { $have } der { $need } nötigen Festungen in Österreich.
page-goal-core-silesia = { $power } kontrolliert { $have } der { $need } nötigen Festungen in Österreich und Schlesien.
page-goal-bavaria-france = { $power } kontrolliert { $have } der { $need } nötigen Festungen in Bayern und Frankreich.
page-goal-france = { $power } kontrolliert { $have } der { $need } nötigen Festungen in Frankreich.
page-goal-low-countries = Oder: { $power } kontrolliert { $have } von { $need } in den Niederlanden und den Österreichischen Niederlanden.
page-goal-pool = { $power } hat { $have } von { $need } Siegmarken gelegt.
page-goal-missing = Noch zu erobern: { $cities }.
page-decided-draw = Bis zum Ende von Runde { $turn } hatte niemand sein Ziel erreicht.
page-decided-scores = { $seat } hatte die niedrigste Summe der Zwischenstände.
page-decided-time = { $seat } hielt durch: Bis zum Ende von Runde { $turn } hatte sonst niemand sein Ziel erreicht.
page-decided-pool = { $power } legte in Runde { $turn } die letzte von { $count } Siegmarken.
page-decided-fortresses = In Runde { $turn } eroberte { $power } die letzte der { $count } nötigen Festungen.
page-goal-otherwise = Schafft es niemand, gewinnt { $seat } nach Runde { $turn }.
page-goal-draw = Schafft es niemand, endet die Partie nach Runde { $turn } unentschieden.
page-goal-both = Du brauchst beide Ziele zugleich.
page-goal-winters = Ist kein Pool leer, gewinnt nach dem vierten Winter die niedrigste Summe der Zwischenstände. { $count ->
    [0] Noch wurde kein Winter gewertet.
    [one] Ein Winter wurde gewertet.
   *[other] { $count } Winter wurden gewertet.
}
page-army-own = Deine Armee
page-army-others = Die anderen
page-army-all = Alle Armeen
page-a-train = Tross
page-a-hussar = Husar { $number }
page-in-box = in der Offmapbox
page-off-map = nicht auf dem Brett
page-supply-supplied = versorgt
page-supply-toll = versorgt für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-supply-hungry = unversorgt
page-hand-cards = { $count ->
    [0] Keine Handkarten
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
page-card-back = eine Karte aus Satz { $deck }
page-card-held = Auf der Hand { $power-genitive }; Satz { $deck }.
page-card-discarded = Abgeworfen; Satz { $deck }.
page-card-display = Auf dem Politik-Tableau; Satz { $deck }.
page-card-unknown = Im Talon oder auf einer Hand; Satz { $deck }.
page-void = { $most ->
    [0] kein { $suit } aus Satz { $deck }
    [one] höchstens ein { $suit } aus Satz { $deck }
   *[other] höchstens { $most } { $suit } aus Satz { $deck }
}
page-decks = Taktische Karten
page-draw = { $count ->
    [0] Der Talon ist leer.
    [one] Noch 1 Karte im Talon:
   *[other] Noch { $count } Karten im Talon:
}
page-hoard = { $count ->
    [one] Frankreich hat 1 Karte ungesehen beiseitegelegt.
   *[other] Frankreich hat { $count } Karten ungesehen beiseitegelegt.
}
page-discards = Abgeworfen aus Satz { $deck }: { $count }

# Politik
page-politics-cards = Politik-Karten
page-politics-to-come = { $count ->
    [one] 1 Karte von { $year } kommt noch
   *[other] { $count } Karten von { $year } kommen noch
}
page-politics-display = Das Tableau
page-politics-trump = Trumpf
page-politics-tracks = Leisten
page-politics-boxes = Siegmarken
page-politics-college = Kurfürstenkollegium
page-politics-agreed = Bündnisse und Subsidien
page-influence-of = Einfluss { $influence }
page-stage-map = Spielplan zeigen
page-stage-politics = Zurück zur Politik
page-card-new = Neu in dieser Runde
page-shift = { $shift }: { $changes }
page-shift-nothing = nichts ändert sich
page-track-now = Jetzt:
page-track-goal = Nach der angesagten Verschiebung:
page-track-box = Feld { $number }:
page-track-victory = Siegmarke
page-track-corps = General nicht auf dem Brett
page-track-bonus = eine Karte mehr
page-track-penalty = eine Karte weniger
page-boxes-fortresses = Auf Festungen
page-boxes-what = Ein Land gewinnt, wenn sein Pool leer ist. Siegmarken verlassen ihn für eroberte Festungen, gewonnene Schlachten und die Boxen oben. Blasse Wappen zeigen, wer eine Box noch bekommen kann.
page-boxes-aside = und { $count } beiseitegelegt
page-election-over = Die Kaiserwahl ist vorbei.
page-saxony-prussian = Sachsen ist Preußens Verbündeter.
page-saxony-neutral = Sachsen ist neutral.
page-saxony-austrian = Sachsen ist Österreichs Verbündeter.
page-power = Spieler: { $seat }. { $troops ->
    [one] 1 Armee
   *[other] { $troops } Armeen
}, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}.
page-more-about = Mehr dazu

# Der Tisch
page-table-who = Wer spielt
page-table-consents = Türme mit deinem Verbündeten
page-table-do = Was du tun kannst
page-sits-online = am Tisch
page-sits-away = abwesend
page-sits-left = abwesend; Vertretung: { $bot }
page-sits-resigned = hat aufgegeben; Vertretung: { $bot }
page-sits-ends = will die Partie ohne Sieger beenden
page-sits-waited = am Zug
page-proposal-who = { $by } an { $to-accusative }, Vorschlag von { $name }:
page-proposal-new = { $name } macht einen Vorschlag: { $by } an { $to-accusative }.
page-proposal-look = Ansehen
page-proposal-back = Zurückziehen
page-proposal-change = Ändern
page-proposals-none = Es gilt kein Vertrag, und nichts ist vorgeschlagen.
page-contract-cancel = Kündigung vorschlagen
page-treaty-end = Ende des Vertrags vorschlagen
page-propose-pair = Vertrag vorschlagen: { $by } an { $to-accusative }
page-propose = Weiterer Subsidienvertrag
page-propose-giver = Geber
page-propose-taker = Empfänger von 1 Karte je Runde
page-propose-turns = Runden
page-propose-do = Vorschlagen
page-propose-agree = Vereinbaren

## Verträge

page-answers = { $count ->
    [one] Ein Vorschlag wartet auf deine Antwort
   *[other] { $count } Vorschläge warten auf deine Antwort
}
page-binding = { $count ->
    [one] Ein Vertrag bindet dich
   *[other] Verträge binden dich
}
page-binding-of = Vertrag { $number }
page-forbidden = Jetzt nicht: { $what }.
page-diplomacy-nothing = Zwischen euch gilt nichts.
page-diplomacy-said = { $name }: „{ $text }“
page-movement-closed = Durch einen Vertrag für ihn gesperrt: Ein Klick zeigt, durch welchen.
page-city-closed = { $name }, durch Vertrag gesperrt
page-overlay-treaties = Verträge
page-overlay-treaties-legend = Rot: durch Vertrag für deine Generäle gesperrt. Blau: für andere gesperrt.
page-overlay-no-treaty = Keine Stadt ist durch Vertrag gesperrt.
page-leave-what = Du musst weg? Ein Bot kann für dich spielen, bis du wieder da bist.
page-leave-do = Einem Bot überlassen
page-back-what = Zurzeit spielt für dich: { $bot }.
page-back-do = Ich bin wieder da
page-end-what = Die Partie endet ohne Sieger, wenn alle Spieler zustimmen.
page-end-do = Ende anbieten
page-end-not = Weiterspielen
page-stop-what = Du spielst nur mit Bots und kannst die Partie jederzeit beenden.
page-stop-do = Partie beenden
page-stop-sure = Ja, ohne Sieger beenden
page-resign-what = Aufgeben ist endgültig: Ein Bot übernimmt deinen Platz.
page-resign-what-two = Aufgeben beendet die Partie: Der andere Spieler gewinnt.
page-resign-do = Aufgeben
page-resign-sure = Ja, ich gebe auf
page-resign-not = Weiterspielen
page-record-what = Die bisherige Aufzeichnung der Partie, mit allem, was du wissen darfst.
page-record-what-over = Die ganze Aufzeichnung: Du kannst sie überall ansehen, prüfen oder von ihr aus weiterspielen.
page-record-do = Aufzeichnung speichern
page-watch-link-what = Der Link für Zuschauer:
page-own-link-what = Der Link zu deinem Platz, für ein anderes Gerät. Gib ihn nicht weiter.
page-reissue-what = Hat ihn jemand gesehen? Ein neuer Link macht den alten wertlos.
page-reissue-do = Neuen Link erstellen

# Einblendungen
page-overlays = Einblendungen
page-overlay-none = Nichts
page-overlay-supply = Reichweite der Trosse
page-overlay-supply-legend = Städte, die die Trosse jetzt versorgen; rote nur gegen Kosten, durch Husaren hindurch.
page-overlay-fortresses = Gedeckte Festungen
page-overlay-fortresses-legend = In der Farbe eines Landes: von einem seiner Generäle gedeckt. Grau: ungedeckt.
page-overlay-reach = Wohin eine Figur ziehen kann
page-overlay-reach-legend = Grün: mit normaler Bewegung. Orange: nur mit Gewaltmarsch. Klick eine Figur an, um ihre Reichweite zu sehen.
page-overlay-danger = Was erobert werden kann
page-overlay-danger-legend = Rot: kannst du verlieren. Grün: kannst du erobern. Gestrichelter Ring: nur nach einer Schlacht.
page-overlay-suits = Symbole
page-overlay-suits-legend = Blau Pik, rot Herz, grün Kreuz, orange Karo.
page-overlay-whose = Wessen
page-overlay-all = alle
page-overlay-piece = Figur
page-danger = Gefahr: was du erobern und verlieren kannst
page-danger-take = Du kannst erobern
page-danger-lose = Du kannst verlieren
page-danger-anybody = Kann erobert werden
page-danger-when = In der nächsten Bewegungsphase jedes Landes, so wie es jetzt steht.
page-danger-nothing-to-take = Nichts ist in Reichweite.
page-danger-nothing-to-lose = Nichts von dir ist in Gefahr.
page-danger-open = { $generals } kann { $city } erobern.
page-danger-guarded = { $generals } kann { $city } nach einem Sieg über { $guards-accusative } erobern.
page-danger-train = { $generals } kann { $train-accusative } in { $city } schlagen.
page-danger-wins = Das würde die Partie gewinnen.

# Das Ende
page-victory = { $seat } gewinnt
page-victory-own = { $seat } gewinnt: Der Sieg ist dein
page-victory-draw = Die Partie endet unentschieden
page-victory-agreed = Die Partie endete ohne Sieger
page-victory-resigned = Die Partie wurde abgebrochen
page-victory-by-resigning = Der andere Spieler hat aufgegeben.
page-victory-review = Rückblick
page-victory-replay = Wiederholung
page-victory-home = Startseite
page-victory-rematch = Noch einmal spielen
page-victory-puzzles = Ein Rätsel lösen
page-victory-next = Anderer Gegner
page-scores = Zwischenstände: Die niedrigste Summe gewinnt
page-scores-only = Zwischenstände
page-scores-winter = Winter { $number }
page-scores-sum = Summe
## Spielen: was entschieden wird

page-decide-split = Armeen verteilen
page-decide-hussars = Husaren
page-decide-subsidy = Subsidie
page-decide-toll = Versorgung
page-decide-movement = Bewegung
page-decide-attacks = Angriffe
page-decide-duel = Kampf
page-decide-retreat = Rückzug
page-decide-recruit = Rekrutieren
page-decide-assign = Neue Armeen
page-decide-trump = Trumpfsymbol
page-decide-lay = Politik-Tableau
page-decide-select = Politik-Karten
page-decide-execute = Politik-Karte
page-decide-corps = Expeditionskorps
page-decide-transfer = Abzug
page-decide-vote = Kaiserwahl
page-decide-saxony-due = Sachsen
page-decide-offer-peace = Frieden
page-decide-accept-peace = Frieden
page-decide-second-train = Zweiter Tross
page-decide-reduce = Kriegsziele
page-decide-cede = Schlesien
page-not-yours = Wir warten auf { $names }.
page-watching = Du siehst dieser Partie zu.
page-waiting-players = Die Partie beginnt, wenn alle Plätze besetzt sind.
page-rules = Regeln:
page-purpose = Wozu dient das?
page-purpose-split = Deine stärksten Generäle gewinnen deine Schlachten, und niemand sonst sieht, wer sie sind.
page-purpose-hussars = Husaren machen die Versorgung der Feinde teuer.
page-purpose-subsidy = Mit der Subsidie bekommt Bayern eine Karte, die sonst Frankreich zöge.
page-purpose-toll = Generäle, für die du nicht zahlst, sind unversorgt.
page-purpose-movement = Marschiere, um Festungen zu erobern, deine eigenen zu decken und anzugreifen.
page-purpose-attacks = Die Reihenfolge entscheidet, in welche Schlacht deine Karten zuerst gehen.
page-purpose-duel = Karten entscheiden die Schlacht: Der Verlierer verliert Armeen und Boden.
page-purpose-retreat = Der Gewinner bestimmt, wohin der Verlierer geht: am besten weg von dem, was er deckt, und aus der Versorgung.
page-purpose-recruit = Im Winter werden aus Karten Armeen; die Karten, die du behältst, gewinnen Schlachten.
page-purpose-assign = Neue Armeen gehören dorthin, wo du nächste Runde Schlachten gewinnen willst.
page-purpose-trump = Nur Karten des Trumpfsymbols können in dieser Runde eine Politik-Karte gewinnen.
page-purpose-lay = Wer die meisten Punkte legt, wählt als Erster unter den Politik-Karten.
page-purpose-select = Eine Politik-Karte verschiebt Marken, und das ändert, wer wem hilft.
page-purpose-execute = Du entscheidest, wie viel von der Politik-Karte geschieht.
page-purpose-corps = Einer deiner Generäle muss für eine Weile das Brett verlassen.
page-purpose-transfer = Deine Figuren müssen weichen, und du wählst, wohin.
page-purpose-vote = Neun Kurfürsten wählen den Kaiser; dessen Seite bekommt eine Siegmarke.
page-purpose-saxony-due = Das geschlagene Sachsen rückt näher an Österreich.
page-purpose-offer-peace = Der Frieden gibt Preußen Schlesien und beendet seinen Krieg mit Österreich.
page-purpose-accept-peace = Der Frieden kostet Österreich Schlesien und macht seine Armee frei.
page-purpose-second-train = Ein zweiter Tross versorgt eine zweite Armee.
page-purpose-reduce = Frankreich gibt ferne Ziele auf und braucht weniger Siegmarken.
page-purpose-cede = Gib Schlesien auf, und der Krieg geht mit neuen Siegbedingungen weiter.
page-hint = Tipp
page-rule = Regel { $rule }
page-rule-before = Vorige Regel
page-rule-after = Nächste Regel
page-cancel = Abbrechen
page-show = Auf dem Spielplan zeigen
page-one-less = { $what }: eins weniger
page-one-more = { $what }: eins mehr
page-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
page-free = kostenlos
page-force = { $generals } ({ $troops }, { $suit })

## Spielen: die Hand

page-hand = Hand { $power-genitive }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-hand-empty = keine Karten
page-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
page-card = { $suit } { $value }, Satz { $deck }
page-card-reserve = Reserve, Satz { $deck }
page-suit-sum = Summe deiner Karten, { $suit }: { $sum }
page-reserves = Eine Reserve nimmt das Symbol und den Wert, 1 bis 8, an, die du ansagst. Beim Zahlen zählt sie bis zu 8.
page-reserves-short = { $count ->
    [one] Reserve
   *[other] Reserven
}
page-pay-sum = { $sum } von { $cost } Punkten
page-pay-help = Wähle andere Karten deiner Hand, um das zu ändern.
page-pay-remove = Nicht mit dieser Karte zahlen

## Spielen: Aufstellung und Husaren

page-split-sum = { $given } von { $troops } Armeen
page-split-least = mindestens { $count }
page-split-away = nimmt nicht teil
page-split-do = So verteilen
page-split-left = { $count ->
    [one] Noch 1 Armee.
   *[other] Noch { $count } Armeen.
}
page-split-secret = Wie du deine Armeen verteilst, bleibt geheim.
page-hussars-help = Wähle einen Husaren und dann eine hervorgehobene Stadt, oder zieh ihn dorthin.
page-hussars-one = Husar { $number }

## Spielen: Bewegung

page-movement-pick = Wähle eine Figur auf dem Spielplan oder hier.
page-movement-go = Wähle das Ziel, oder zieh die Figur ihren Weg entlang. Ein zweiter Klick auf die Stadt marschiert.
page-movement-nowhere = { $piece } kann nirgendwohin.
page-movement-end = Bewegung beenden
page-movement-end-left = Bewegung beenden ({ $count ->
    [one] 1 Figur könnte noch ziehen
   *[other] { $count } Figuren könnten noch ziehen
})
page-movement-idle = { $count ->
    [one] Eine Figur könnte noch ziehen: { $pieces }.
   *[other] { $count } Figuren könnten noch ziehen: { $pieces }.
}
page-movement-end-anyway = Bewegung beenden
page-movement-go-on = Weiterziehen
page-mark-force = nur mit Gewaltmarsch
page-mark-conquers = Festung zu erobern
page-mark-takes = Tross oder Husar zu schlagen
page-mark-attacks = Angriff
page-mark-joins = Turm
page-mark-hungry = unversorgt
page-march-wins = Gewinnt die Partie!
page-march-force = Gewaltmarsch
page-march-conquers = Erobert { $city } von { $power-dative }
page-march-marks = Markiert { $city }: nach dem Kampf erobert, wenn dann ungedeckt
page-march-takes = Schlägt { $train-accusative }
page-march-drives-off = Vertreibt Husar { $number }
page-march-joins = Bildet einen Turm: { $general } steht schon dort
page-march-attacks = Du greifst an: { $force } in { $city }, mit { $suit }
page-march-supplied = { $who ->
    [1] { $general } ist dann versorgt
   *[0] Dort versorgt
}
page-march-toll = { $who ->
    [1] { $general } ist dann für { $points } Punkte versorgt
   *[0] Dort für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } versorgt, durch Husaren hindurch
}
page-march-hungry = { $who ->
    [1] { $general } ist dann unversorgt
   *[0] Dort unversorgt
}
page-march-own-way = dein eigener Weg
page-march-way = Weg { $number } von { $count }
page-march-other-way = Anderer Weg
page-march-commander = Oberbefehl
page-march-go = Marsch
page-march-go-force = Gewaltmarsch
page-march-points = Über …
page-march-points-help = Wähle den Weg selbst: Jede Stadt, die du jetzt wählst, ist ein Wegpunkt, die letzte das Ziel. Umschalt-Klick tut dasselbe.
page-agreement = Ein Turm mit { $general } in { $city } braucht das Einverständnis von { $name }.
page-agreement-ask = { $name } fragen
page-agreement-message = { $seat }, darf { $mover } in { $city } einen Turm mit { $general } bilden?
page-reentry = Trosse, die wieder eingesetzt werden können
page-reentry-standing = Tross vom Brett nehmen und neu einsetzen
page-reentry-where = Wähle, wo er eingesetzt wird.

## Spielen: Versorgung

page-toll-all = Fällig sind { $due } Punkte, deine Hand ist nur { $worth } wert; du zahlst sie ganz:
page-toll-for = versorgt: { $generals }
page-toll-nobody = versorgt: niemand
page-toll-pay = Zahlen

## Spielen: Kampf und Rückzug

page-attack = { $target } von { $start } aus
page-attack-forces = { $own } gegen { $other }
page-attack-later = Spätere Angriffe
page-duel = Kampf
page-duel-fold = Kampf ein- oder ausblenden
page-duel-attackers = Angriff
page-duel-defenders = Verteidigung
page-duel-played = Gespielte Karten
page-duel-behind = { $power } liegt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} zurück und { $can ->
    [both] darf { $suit } oder eine Reserve spielen.
    [suit] darf { $suit } spielen.
    [reserve] hat kein { $suit }, darf aber eine Reserve spielen.
    [none] hat weder { $suit } noch eine Reserve.
   *[unknown] spielt { $suit } oder eine Reserve oder hört auf.
}
page-duel-even = Der Stand ist null: { $power } { $can ->
    [both] muss { $suit } oder eine Reserve spielen.
    [suit] muss { $suit } spielen.
    [reserve] hat kein { $suit }, darf aber eine Reserve spielen; sonst endet es unentschieden.
    [none] hat weder { $suit } noch eine Reserve; es endet unentschieden.
   *[unknown] spielt { $suit } oder eine Reserve, sonst endet es unentschieden.
}
page-duel-waits = { $name } ist dran.
page-duel-tie = Keine Karte: unentschieden
page-duel-stop = { $lost ->
    [one] Aufhören: 1 Armee verlieren, 1 Stadt Rückzug
   *[other] Aufhören: { $lost } Armeen verlieren, { $lost } Städte Rückzug
}
page-duel-stop-all = { $lost ->
    [one] Aufhören: die letzte Armee verlieren
   *[other] Aufhören: alle { $lost } Armeen verlieren
}
page-duel-reserve = Die Reserve als
page-duel-help = Spielbare Karten sind auf der Hand { $power-genitive } hervorgehoben; die Zahl darüber ist dein Stand danach.
page-retreat-help = Wähle eine hervorgehobene Stadt; ein zweiter Klick bestätigt.
page-retreat-go = Dorthin zurückziehen

## Spielen: Winter

page-recruit-count = Armeen kaufen
page-recruit-do = { $count ->
    [0] Keine Armeen kaufen
    [one] 1 Armee kaufen
   *[other] { $count } Armeen kaufen
}
page-assign-has = { $city }, { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
page-assign-enters = einsetzbar
page-assign-where = in
page-assign-command = { $city }, Oberbefehl: { $general }
page-assign-on-board = Auf dem Brett
page-assign-do = Bestätigen

## Spielen: Politik

page-lay-influence = Einfluss auf dem Tableau bisher: { $influence }.
page-lay-help = Wähle eine Karte deiner Hand. Die Zahl über einer Trumpfkarte ist der Einfluss, den sie bringt.
page-lay-trump = Trumpf: zählt { $counts }, ergibt einen Einfluss von { $influence }.
page-lay-no-trump = Kein Trumpf: Sie bringt nichts.
page-lay-do = Verdeckt legen
page-select-costs = Wer eine Karte nimmt, wirft diese vom Tableau ab:
page-select-later = Als Nächstes: { $powers }.
page-select-with = { $power } mit { $influence }
page-execute-stay = Stehen lassen
page-execute-left = { $boxes ->
    [one] ← 1 Feld
   *[other] ← { $boxes } Felder
}
page-execute-right = { $boxes ->
    [one] 1 Feld →
   *[other] { $boxes } Felder →
}
page-execute-do = Ausführen
page-corps-do = Schicken: { $general }
page-place-where = Wähle hier oder auf dem Spielplan, wohin:
page-vote-count = Franz hat { $francis } von { $all } Stimmen und braucht { $needed }.

## Spielen: jederzeit

page-any-time = Jederzeit
page-transfers = Armeen in einem Turm
page-transfer = { $giver } → { $taker }
page-transfer-do = Verschieben
page-consents = Türme mit deinem Verbündeten
page-consent-city = Türmen in einer Stadt zustimmen …
page-consent-pick = Wähle jetzt die Stadt auf dem Spielplan.
page-any-time-treaties = Verträge und Subsidien
page-request = Eine Bitte
page-request-grant = Zustimmen
page-request-refuse = Ablehnen
page-request-waits = Wir warten auf { $names }.
page-request-own = Du bittest darum, zurückzunehmen: { $what }.
page-request-withdraw = Zurückziehen
page-undo = Zurücknehmen
page-undo-free = Nimmt deine letzte Aktion zurück.
page-undo-ask = Um Rücknahme bitten
page-undo-asks = Seither wurde etwas aufgedeckt: Die anderen müssen zustimmen.
page-redo = Wiederholen
page-rule-more = Im Regelheft, mit Beispielen
