### Bots und Arena.

## Wo Bots zu finden sind

bot-unknown = Es gibt keinen Bot „{ $name }“. Bots: { $bots }; dazu my_module:MyBot oder command:./my_bot für ein Programm.
bot-no-module = Das Modul { $module } lässt sich nicht laden: { $reason }
bot-no-class = Das Modul { $module } hat keinen Bot „{ $name }“: Ein Bot ist eine Unterklasse von maria.bots.table.Bot.
bot-no-program = Das Programm „{ $command }“ ist nicht zu finden.

bot-level = { $bot }: { $about }
bot-tempers = Oberst und Marschall können ein Temperament haben: { $bots }.

## Wer vorn liegt

analysis-untrained = Für dieses Spiel gibt es keine trainierte Bewertung; wer vorn liegt, lässt sich nicht sagen.
analysis-not-over = Diese Partie ist noch nicht zu Ende. Erst danach lassen sich die Entscheidungen beurteilen.

## Was ein Bot laut sagt, nach dem, was alle sehen

bot-aloud-attacks = { $general } greift { $enemy-accusative } an. Mal sehen, wer die besseren Karten hat!
bot-aloud-wants = Ich will { $city }, und { $general } ist schon unterwegs.
bot-aloud-guards = { $power } rührt sich diese Runde nicht: { $city } braucht eine Wache.
bot-aloud-stays = { $power } rührt sich diese Runde nicht. Ich sehe keinen Marsch, der hilft.
bot-aloud-passes = { $general } steht in { $city }. Sobald die Festung ungedeckt ist, gehört sie mir.

## Was Oberst und Marschall sagen; alles auf drei Arten

# Die Temperamente, über den Krieg und wenn sie zustimmen
bot-says-gambler-attacks-1 = { $general } geht auf { $enemy-accusative } los. Das Glück ist mit den Kühnen.
bot-says-gambler-attacks-2 = Alles auf eine Karte: { $general } gegen { $enemy-accusative }.
bot-says-gambler-attacks-3 = Karten auf den Tisch, { $enemy-vocative }. Jetzt kommt { $general }.
bot-says-gambler-wants-1 = { $general } ist unterwegs nach { $city }. Die Chancen gefallen mir.
bot-says-gambler-wants-2 = Ich setze auf { $city }.
bot-says-gambler-wants-3 = { $city } oder gar nichts!
bot-says-gambler-passes-1 = { $general } ist schon in { $city }. Ein Glückstag, und die Festung gehört mir.
bot-says-gambler-passes-2 = Na los, lasst { $city } nur einen Moment unbewacht.
bot-says-gambler-passes-3 = Ein Fehler von euch, und { $general } nimmt { $city }.
bot-says-gambler-won-1 = { $general } gewinnt! Ich habe nie daran gezweifelt. Na ja, fast nie.
bot-says-gambler-won-2 = Noch ein Spielchen, { $enemy-vocative }?
bot-says-gambler-won-3 = Wer nicht wagt, der nicht gewinnt. Pech gehabt, { $enemy-vocative }.
bot-says-gambler-lost-1 = Mal gewinnt man, mal verliert man, und { $general } kommt wieder.
bot-says-gambler-lost-2 = Ein schlechtes Blatt. Das nächste wird besser.
bot-says-gambler-lost-3 = Heute hatte { $enemy } alles Glück für sich.
bot-says-gambler-agrees-1 = Warum nicht? Ich bin dabei.
bot-says-gambler-agrees-2 = Abgemacht. Mal sehen, wer besser dabei fährt.
bot-says-gambler-agrees-3 = Die Wette gilt.
bot-says-stubborn-attacks-1 = { $enemy } steht mir im Weg, also räumt { $general } ihn beiseite.
bot-says-stubborn-attacks-2 = { $general } greift { $enemy-accusative } an. Ich war lange genug geduldig.
bot-says-stubborn-attacks-3 = Genug. Jetzt wirft { $general } { $enemy-accusative } hinaus.
bot-says-stubborn-wants-1 = Ich habe { $city } gesagt, und ich meine { $city }.
bot-says-stubborn-wants-2 = { $general } marschiert, bis { $city } mir gehört.
bot-says-stubborn-wants-3 = Noch habt ihr { $city }. Nicht mehr lange.
bot-says-stubborn-passes-1 = { $general } bleibt in { $city }, bis es fällt.
bot-says-stubborn-passes-2 = Ich kann auf { $city } länger warten, als ihr es halten könnt.
bot-says-stubborn-passes-3 = { $general } geht nicht mit leeren Händen aus { $city } fort.
bot-says-stubborn-won-1 = { $general } weicht nicht, { $enemy } schon.
bot-says-stubborn-won-2 = { $general } blieb stehen, { $enemy } lief.
bot-says-stubborn-won-3 = Ich habe es dir gesagt, { $enemy-vocative }.
bot-says-stubborn-lost-1 = Das ändert nichts. Ich gebe keinen Fußbreit auf.
bot-says-stubborn-lost-2 = { $enemy } hat eine Schlacht gewonnen, nicht den Krieg.
bot-says-stubborn-lost-3 = { $general } kommt wieder, ihr werdet sehen.
bot-says-stubborn-agrees-1 = Also gut. Ich halte Wort, halte du deines.
bot-says-stubborn-agrees-2 = Einverstanden, aber kein Komma mehr.
bot-says-stubborn-agrees-3 = Ich unterschreibe. Mehr gibt es nicht.
bot-says-schemer-attacks-1 = { $enemy } hätte erst mit mir reden sollen. Jetzt redet { $general } mit ihm.
bot-says-schemer-attacks-2 = Nichts Persönliches, { $enemy-vocative }, aber { $general } hat seine Befehle.
bot-says-schemer-attacks-3 = { $general } greift { $enemy-accusative } an. Ihr anderen habt nichts gesehen.
bot-says-schemer-wants-1 = { $city } würde mir stehen. Reden wir, bevor { $general } dort ist?
bot-says-schemer-wants-2 = Alle schauen woandershin, und { $general } spaziert nach { $city }.
bot-says-schemer-wants-3 = Ein kleiner Ausflug nach { $city }, weiter nichts.
bot-says-schemer-passes-1 = { $general } bewundert nur die Mauern von { $city }.
bot-says-schemer-passes-2 = Zu schade, wenn einen Tag lang niemand auf { $city } aufpasst.
bot-says-schemer-passes-3 = { $general } ist in { $city } nur zu Gast, vorerst.
bot-says-schemer-won-1 = Reden wäre billiger gewesen, { $enemy-vocative }.
bot-says-schemer-won-2 = Ganz nach Plan. Danke, { $general-vocative }.
bot-says-schemer-won-3 = { $enemy } verliert, und noch jemand am Tisch freut sich. Gern geschehen.
bot-says-schemer-lost-1 = Eine Kleinigkeit. Diesen Krieg gewinnt { $enemy } nicht.
bot-says-schemer-lost-2 = { $enemy } gewinnt. Das sollte euch anderen Sorgen machen.
bot-says-schemer-lost-3 = Das habe ich { $enemy-dative } gegönnt. Mehr oder weniger.
bot-says-schemer-agrees-1 = Mit Vergnügen. Wir verstehen uns.
bot-says-schemer-agrees-2 = Unterschrieben. Die anderen werden begeistert sein.
bot-says-schemer-agrees-3 = Einverstanden. So etwas schwebte mir auch vor.

# Warum sie ablehnen, und was sie stattdessen wollen
bot-says-leads-1 = { $seat-vocative }, du bist zu nah am Sieg.
bot-says-leads-2 = Nicht mit dir, { $seat-vocative }. Du liegst ohnehin vor mir.
bot-says-leads-3 = { $seat-vocative }, das hilft dem, der vorn liegt, und das bist du.
bot-says-more-1 = Das nützt dir mehr als mir, { $seat-vocative }.
bot-says-more-2 = Ein gutes Geschäft für dich, { $seat-vocative }, und ein schlechtes für mich.
bot-says-more-3 = { $seat-vocative }, davon hättest du mehr als ich.
bot-says-costs-1 = Das käme mich zu teuer, { $seat-vocative }.
bot-says-costs-2 = { $seat-vocative }, dabei könnte ich nur verlieren.
bot-says-costs-3 = Ich gebe etwas her und bekomme nichts, { $seat-vocative }? Nein.
bot-says-little-1 = Für mich springt dabei zu wenig heraus, { $seat-vocative }.
bot-says-little-2 = { $seat-vocative }, das ist kaum die Tinte wert.
bot-says-little-3 = Nett von dir, { $seat-vocative }, aber was bekomme ich?
bot-says-unsure-1 = Da lasse ich mir nicht die Hände binden, { $seat-vocative }.
bot-says-unsure-2 = { $seat-vocative }, was das wert ist, kann ich nicht sagen, also nein.
bot-says-unsure-3 = So etwas verspreche ich nicht, { $seat-vocative }.
bot-says-keeps-1 = Abgemacht ist abgemacht, { $seat-vocative }.
bot-says-keeps-2 = { $seat-vocative }, mir gefällt unser Vertrag, wie er ist.
bot-says-keeps-3 = Wir haben uns die Hand darauf gegeben, { $seat-vocative }. Dabei bleibt es.
bot-says-gives-1 = Meine Karten behalte ich, { $seat-vocative }.
bot-says-gives-2 = { $seat-vocative }, meine Karten bleiben bei mir.
bot-says-gives-3 = Meine Karten sind nicht zu mieten, { $seat-vocative }.
bot-says-takes-1 = Behalte deine Karten, { $seat-vocative }.
bot-says-takes-2 = { $seat-vocative }, ich möchte dir lieber nichts schulden.
bot-says-takes-3 = Nein danke, { $seat-vocative }. Es geht auch ohne.
bot-says-counter-1 = So nicht, { $seat-vocative }. Das hier würde ich unterschreiben.
bot-says-counter-2 = { $seat-vocative }, ändere es so, und wir sind uns einig.
bot-says-counter-3 = Beinahe, { $seat-vocative }. Hier ist, was ich unterschreiben würde.
bot-says-adds-1 = { $why } Eine Klausel will ich noch: { $clause }.
bot-says-adds-2 = { $why } Mit einer Klausel mehr unterschreibe ich: { $clause }.
bot-says-adds-3 = { $why } Das bräuchte es noch: { $clause }.
bot-says-drops-1 = { $why } Lass das weg, und ich unterschreibe: { $clause }.
bot-says-drops-2 = { $why } Eine Klausel muss weg: { $clause }.
bot-says-drops-3 = { $why } Versuch es ohne dies: { $clause }.
bot-says-shorter-1 = { $why } Mach { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
} daraus, und ich unterschreibe.
bot-says-shorter-2 = { $why } Für { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
} würde ich es tun.
bot-says-shorter-3 = { $why } Über { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
} ließe sich reden.

## Warum ein Bot so entscheidet

bot-because-legal = Es ist eine der Möglichkeiten.
bot-because-only = Es gibt keine andere Wahl.
bot-because-said = { $why }
bot-because-conquers = Das erobert { $city }.
bot-because-train = Das schlägt den Tross in { $city }.
bot-because-attacks = Ein Angriff von { $city } aus, mit { $points ->
    [one] 1 Kartenpunkt
   *[other] { $points } Kartenpunkten
} auf der Hand.
bot-because-protects = Das deckt { $city }.
bot-because-towards = Es geht nach { $city }.
bot-because-enters = { $city } fällt, wenn er weiterzieht.
bot-because-relieves = { $city } bekommt Hilfe.
bot-because-questions = { $city } fällt, wenn die deckenden Generäle vertrieben werden.
bot-because-safer = Das ist sicherer.
bot-because-fed = Dort ist er besser versorgt.
bot-because-better = Das ist eine bessere Stellung.
bot-because-supplies = So bleiben die Generäle versorgt.
bot-because-follows = Generäle in der Fremde brauchen einen Tross in der Nähe.
bot-because-all-stand = Alle stehen, wo sie stehen sollen.
bot-because-odds = Hier stehen die Chancen am besten.
bot-because-duel-ahead = Das dürfte ein Sieg mit { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
} Vorsprung werden.
bot-because-duel-even = Das dürfte unentschieden ausgehen.
bot-because-duel-behind = Das geht wohl mit { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
} Rückstand verloren, aber nicht höher.
bot-because-stops-ahead = Mehr Karten braucht es nicht: Das dürfte ein Sieg mit { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
} Vorsprung werden.
bot-because-stops-even = Ein Unentschieden genügt. Weitere Karten würden mehr kosten, als sie bringen.
bot-because-stops-behind = Lieber { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
} verlieren als noch mehr Karten.
bot-because-starves = Das schneidet sie von der Versorgung ab.
bot-because-drives = Das drängt sie von dem ab, was sie decken.
bot-because-any-way = Kein anderer Weg kostet sie mehr.
bot-because-front = Die Generäle nahe am Feind bekommen die meisten Armeen.
bot-because-returns = Ein General kommt zurück auf das Brett.
bot-because-near = So bleibt er nahe an den feindlichen Festungen.
bot-because-hussar = { $points ->
    [0] Hier könnte feindliche Versorgung durchmüssen.
    [one] Das macht die feindliche Versorgung um 1 Punkt teurer.
   *[other] Das macht die feindliche Versorgung um { $points } Punkte teurer.
}
bot-because-hussar-stays = Wo er steht, kostet der Husar den Feind schon Punkte.
bot-because-hussar-idle = Kein Husar würde jetzt die feindliche Versorgung verteuern.
bot-because-toll = Das versorgt die meisten Armeen für die wenigsten Punkte.
bot-because-recruits = { $count ->
    [0] Die Karten werden zum Kämpfen gebraucht.
    [one] Die Karten reichen für eine Armee.
   *[other] Die Karten reichen für { $count } Armeen.
}
bot-because-trump = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf der Hand in diesem Symbol.
bot-because-no-card = Keine Politik-Karte ist eine TK wert.
bot-because-no-trump = Kein Trumpf auf der Hand.
bot-because-influence = Eine der Politik-Karten ist es wert.
bot-because-saves = Die Karten sind später mehr wert.
bot-because-card = Diese Politik-Karte hilft am meisten.
bot-because-denies = So bekommt niemand sonst die Karte.
bot-because-discards = Keine ihrer Wirkungen hilft.
bot-because-nobody = Es ist niemand da, der gehen könnte.
bot-because-weakest = Er fehlt am wenigsten.
bot-because-francis = Franz ist die bessere Wahl.
bot-because-charles = Karl Albrecht ist die bessere Wahl.
bot-because-saxony = Sachsen soll sich von Preußen lösen.
bot-because-saxony-stays = Sachsen bleibt besser, wo es ist.
bot-because-offer-yes = Schlesien ist einen Frieden wert.
bot-because-offer-no = Der Krieg ist so gut wie gewonnen.
bot-because-accept-yes = Österreich braucht freie Hand.
bot-because-accept-no = Mit dem Frieden hätte Preußen fast gewonnen.
bot-because-reduce-yes = Was beiseiteliegt, geht nicht mehr verloren.
bot-because-reduce-no = Die Festungen lassen sich halten.
bot-because-cede-yes = Preußen ist kurz vor dem Sieg.
bot-because-cede-no = Schlesien lässt sich bis zum Ende halten.
bot-because-subsidy-yes = Bayern braucht die Karte.
bot-because-subsidy-no = Frankreich braucht die Karte selbst.
bot-because-treaty = Ein Vertrag lässt nichts Besseres zu.
bot-because-agrees = Das ist es mir wert.
bot-because-declines = Das ist es mir nicht wert.
bot-because-unsure = Was das wert ist, kann ich nicht sagen.
bot-because-leads = Es hilft dem Führenden mehr als mir.
bot-because-counter = So wäre es uns beiden etwas wert.
bot-because-poor = Ich brauche Karten.
bot-because-quiet = Ruhe hier, und meine Generäle sind frei für { $city }.
bot-because-armistice = Ich will hier eine Weile meine Ruhe.
bot-because-votes = Ich will diese Stimmen für die Kaiserwahl.
bot-because-paid = Die Karten brauche ich mehr als das, was ich verspreche.
bot-because-spared = Sonst verliere ich { $city }.
bot-because-trains = Meine Generäle leben von diesen Trossen.
bot-because-opened = Ich will { $city }.
bot-because-together = Zusammen sind unsere Generäle stärker.
bot-because-sure = Ich will sichergehen.
bot-because-tried = Nichts anderes ging in meinen Versuchen besser aus.
bot-because-planned = Das gehört zu meinem Plan für diese Runde.

## maria bots check

cli-bots = Einen eigenen Bot prüfen.
bots-check = Einem Bot jede Art von Entscheidung vorlegen, ihn ganze Partien spielen lassen und seine Fehler nennen.
check-option-bot = Der Bot: my_module:MyBot oder command:./my_bot für ein Programm.
check-fine = { $bot } hat { $kinds } Arten von Entscheidungen beantwortet und { $games } Partien gespielt: keine Fehler gefunden.
check-found = { $bot }: { $count ->
    [one] { $count } Fehler.
   *[other] { $count } Fehler.
}
check-raises = Bei „{ $kind }“ löst er { $error } aus:
check-no-reply = Bei „{ $kind }“ gibt er { $answer } zurück. `decide` muss ein Reply(action) zurückgeben.
check-nonsense = Bei „{ $kind }“ antwortet er { $answer }, und das ist keine Aktion.
check-illegal = Bei „{ $kind }“ antwortet er { $action }, und das ist nicht erlaubt: { $why } Nimm eine Aktion aus ask.choices.
check-slow = Bei „{ $kind }“ braucht er länger als { $seconds } Sekunden.
check-changed = Bei „{ $kind }“ verändert er ask.position oder ask.view. Probiere Aktionen an ask.position.copy().
check-differs = Zweimal mit demselben Startwert nach „{ $kind }“ gefragt, antwortet er verschieden; so lassen sich seine Partien nicht wiederholen. Nimm allen Zufall aus self.rng.
check-not-asked = Zu diesen Entscheidungen kam es in keiner Partie, sie sind also ungeprüft: { $kinds }
check-game-crash = In einer Partie { $game } als { $seat } gab es { $count }-mal einen Programmfehler. Der erste:
check-game-slow = In einer Partie { $game } als { $seat } war er { $count }-mal zu langsam.
check-game-nonsense = In einer Partie { $game } als { $seat } antwortete er { $count }-mal mit etwas, das keine Aktion ist. Das erste Mal:
check-game-illegal = In einer Partie { $game } als { $seat } gab er { $count } unerlaubte Aktionen. Die erste:

## maria arena

arena-option-ladder = Eine Datei, die die Partien vieler Serien sammelt und fortgesetzt werden kann. Sind es mehr oder weniger Bots als Plätze, spielt jeder gegen jeden.
arena-option-page = Die Rangliste als Markdown in diese Datei schreiben, zwischen ihre Marken, falls sie welche hat.
arena-option-strict = Mit Rückgabewert 1 enden, wenn ein Bot einen Fehler gemacht hat.
arena-trouble = { $bot } in Partie { $game } als { $seat }, sein erster Fehler:

cli-arena = Bots gegeneinander spielen lassen und berichten.
arena-option-bots = Die Bots, einer je Platz, durch Kommas getrennt; ein einzelner nimmt alle Plätze. Die Plätze wechseln von Partie zu Partie. { $levels }
arena-option-seconds = Zeit eines Bots für eine Entscheidung, in Sekunden.
arena-option-out = Ein Ordner für Aufzeichnungen, Ergebnisse und den Bericht; Partien, die schon darin sind, werden nicht noch einmal gespielt.
arena-option-balance = Auch über die Ausgewogenheit des Spiels berichten: Rollen, Schlesien, Sachsen und die Politik-Karten.
arena-bots = Das Spiel hat { $seats } Plätze, aber es sind { $bots } Bots.
arena-other-settings = Der Ordner { $folder } enthält Partien mit anderen Einstellungen. Nimm einen anderen oder lösche ihn.
arena-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $reason }
arena-unreadable = Die Ergebnisse im Ordner { $folder } lassen sich nicht lesen. Nimm einen anderen oder lösche ihn.
arena-playing = Es wird gespielt
arena-bots-heading = Bots
arena-roles-heading = Bots nach Rolle
arena-course-heading = Partien
arena-balance-title = Die Ausgewogenheit des Spiels
arena-balance-heading = Rollen
arena-happened-heading = Schlesien und Sachsen
arena-cards-heading = Politik-Karten
arena-chart-bots = Anteil der Siege nach Bot, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
arena-chart-roles = Anteil der Siege nach Rolle, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
arena-column-bot = Bot
arena-column-role = Rolle
arena-column-seats = gespielte Plätze
arena-column-games = Partien
arena-column-wins = Siege
arena-column-rate = Anteil der Siege
arena-column-interval = 95-%-Intervall
arena-column-rating = Wertung
arena-column-ms = ms je Entscheidung
arena-column-faults = Fehler
arena-column-what = was
arena-column-rate-interval = Anteil der Partien (95-%-Intervall)
arena-column-card = Karte
arena-column-executed = ausgeführt
arena-column-expected = erwarteter Anteil
arena-column-gain = Unterschied in Punkten
arena-games = Partien
arena-build = Fassung
arena-draws = Unentschieden
arena-turns = Runden
arena-decisions = Entscheidungen je Partie
arena-decisions-per-s = Entscheidungen je Sekunde und Prozess
arena-endings = beendet nach Regel
arena-fault-crash = abgestürzt
arena-fault-slow = zu langsam
arena-fault-nonsense = Unsinn
arena-fault-illegal = nicht erlaubt
arena-silesia-annexed = Preußen hat Schlesien annektiert
arena-silesia-ceded = Österreich hat Schlesien abgetreten
arena-saxony-prussian = Sachsen blieb Preußens Verbündeter
arena-saxony-neutral = Sachsen war am Ende neutral
arena-saxony-austrian = Sachsen war am Ende Österreichs Verbündeter

## maria watch

cli-watch = Bots eine Partie spielen lassen und sie in Worten erzählen, mit ihren Gründen.
watch-option-bots = Die Bots, einer je Platz, durch Kommas getrennt; ein einzelner nimmt alle Plätze. { $levels }
watch-option-no-why = Die Gründe der Bots weglassen: nur zeigen, was alle am Tisch sehen.
watch-option-out = Eine Markdown-Datei, in die die Partie geschrieben wird.
watch-title = { $game }{ $options }, { $players } Spieler, Startwert { $seed }
watch-seat = { $seat }: { $bot }
watch-does = { $seat }: { $what }.
watch-why = Grund: { $reason }
watch-why-or = Grund: { $reason } Wert { $worth }; nächstbeste Wahl: { $others }.
watch-other = { $what } ({ $worth })
watch-over = { $decisions } Entscheidungen in { $turns ->
    [one] einer Runde
   *[other] { $turns } Runden
}.
watch-faults = Fehler von { $seat }: { $faults }

## Training

cli-train = Die Zahlen trainieren, nach denen Bots urteilen.
train-weights = Die Gewichte jeder Rolle durch Spiele gegen sich selbst einstellen. Ein unterbrochener Lauf geht dort weiter, wo er aufgehört hat.
train-value = Die Bewertung des Marschalls an Partien anpassen, deren Sieger bekannt ist. Ein unterbrochener Lauf geht dort weiter, wo er aufgehört hat.
train-option-out = Der Ordner des Laufs: Partien, Ergebnisse und Bilder.
train-option-seed = Der Startwert des Laufs.
train-option-games = Wie viele Partien jede Runde spielt.
train-option-rounds = Wie viele Runden gespielt werden. Weitere lassen sich später anhängen.
train-option-step = Wie weit eine Runde die Gewichte verschieben darf, in Einheiten.
train-option-match = Wie viele Partien gespielt werden, um eine Runde zu messen und das Ergebnis anzunehmen.
train-option-start = Eine Datei mit Gewichten für den Anfang; die neuen müssen sie schlagen.
train-option-value-games = Aus wie vielen Partien die Bewertung lernt. Weitere lassen sich später anhängen.
train-other-settings = { $folder } gehört zu einem anderen Trainingslauf. Nimm einen anderen Ordner.
train-folder = { $folder } lässt sich nicht benutzen: { $reason }.
train-fault = Ein Bot hat beim Training einen Fehler gemacht: { $trouble }
train-progress = { $name }
train-match = Gegen zwei { $against }: { $wins } von { $games } Partien, mit 95 % Sicherheit mindestens { $low }.
train-accepted = Angenommen. Um damit zu spielen, kopiere { $file } nach src/maria/bots/trained.
train-refused = Nicht angenommen: nicht besser als das Vorhandene. Es bleibt in { $file }.
train-value-loss = Log-Loss auf unbekannten Partien: { $loss }. Nur mit dem Wissen, wie oft jede Rolle gewinnt: { $baseline }.
train-weights-curve = Anteil der Siege gegen Hauptleute
train-weights-worth = Was jede Zahl wert ist
train-value-tried = Ausprobierte Netze
train-value-turns = Nach Runde
train-value-calibration = Kalibrierung auf unbekannten Partien
train-column-round = Runde
train-column-trained-on = Partien
train-column-games = Messung
train-column-rate = Anteil der Siege
train-column-interval = 95-%-Intervall
train-column-roles = Siege nach Rolle
train-column-role = Rolle
train-column-weight = Gewicht
train-column-captain = Hauptmann
train-column-trained = trainiert
train-column-effect = Log-Odds je Einheit
train-column-error = Standardfehler
train-column-hidden = verborgene Neuronen
train-column-decay = Abnahme
train-column-epochs = Epochen
train-column-loss = Log-Loss
train-column-turns = Runden
train-column-positions = Stellungen
train-column-baseline = nur Rollen
train-column-expected = erwartet
train-column-won = gewonnen

## Die Rangliste

ladder-standing = Wertungen
ladder-matches = Einer gegen die anderen
ladder-equals = Gleiche
ladder-game = { $game }, { $players } Spieler{ $options }
ladder-column-bot = Bot
ladder-column-games = Partien
ladder-column-rating = Wertung
ladder-column-seconds = Sekunden je Partie
ladder-column-table = Tisch
ladder-column-won = gewonnen
ladder-column-interval = 95-%-Intervall
ladder-column-roles = nach Rolle
ladder-column-turns = Runden
ladder-column-faults = Fehler
ladder-column-command = Befehl
