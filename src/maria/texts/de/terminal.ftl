### Was nur das Terminal während einer Partie sagt.

play-option-terminal = Im Terminal spielen.
play-option-game = Das Spiel: introductory, advanced oder silesia-gambit.
play-option-players = Die Zahl der Spieler: 2 oder 3, bei silesia-gambit 3.
play-option-option = Eine Option des Spiels; politics-gambit ist die optionale Politik-Regel der Profi-Variante.
play-option-seed = Der Startwert; derselbe Startwert teilt dieselben Karten aus.
play-option-load = Die Partie in dieser Datei fortsetzen.
play-option-save = Die Partie nach jeder Aktion in dieser Datei speichern.
play-begin = { $game }{ $options } für { $players } Spieler, Startwert { $seed }. Mit help bekommst du Hilfe.
play-loaded = Die Partie in { $name } geht nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
} weiter.
play-hand-over = { $seat } ist dran. Wechselt die Plätze und drückt die Eingabetaste.
play-hand-over-several = Diese Spieler sind dran: { $seats }. Wechselt die Plätze und drückt die Eingabetaste.
play-who = { $news } Wer fängt an? Tippe { $names }, oder setze den Platz vor die Aktion: { $first }: ...
play-which-seat = Mehrere Spieler sind dran: Tippe { $names }, oder setze den Platz und einen Doppelpunkt vor die Aktion.
play-over-seat = Die Partie ist vorbei. Um eine Hand anzusehen oder etwas zu sagen, tippe erst einen Platz: { $names }.
play-not-waiting = { $seat } ist nicht dran.
play-news = Inzwischen:
play-agree = { $seat }, darf { $asker } zurücknehmen: { $what }? Tippe yes oder no.
play-say-seat = Mehrere Spieler sind dran: Schreib, wer spricht, zum Beispiel { $seat } says: guten Abend.
play-undo-seat = Wessen letzte Aktion? Tippe undo und { $names }.
play-over = Die Partie ist vorbei. log, map, undo und save gehen noch; quit beendet.
play-saved = Die Partie ist in { $name } gespeichert. Weiter geht es mit: maria play --load { $name } --save { $name }
play-not-saved = Die Partie ist nicht gespeichert. Nimm nächstes Mal --save DATEI oder den Befehl save DATEI.
play-cannot-read = Die Datei { $name } ist nicht lesbar: { $reason }
play-no-text = sie ist kein Text
play-cannot-save = Die Datei { $name } lässt sich nicht schreiben, die Partie ist also nicht gespeichert: { $reason }
play-exists = Die Datei { $name } gibt es schon. Setze sie fort mit --load { $name } --save { $name }, oder nimm einen anderen Namen.
play-load-alone = Eine geladene Partie hat schon Spieler und Startwert: --load verträgt sich nicht mit --game, --players, --option oder --seed.
play-turn = Runde { $turn } von { $last }.
play-pools = Siegmarken in den Pools: { $pools }. Ein leerer Pool gewinnt.
play-hand-total = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} ={ $worth }
play-troops = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
play-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
play-rank = { $name }, Rang { $rank }
play-a-train = Tross
play-hussars = Husaren
play-no-part = nimmt nicht teil
play-with = mit { $name }
play-known = { $troops ->
    [one] 1 Armee
   *[other] { $troops } Armeen
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
play-split-power = { $power } ({ $id }): { $troops } Armeen, höchstens { $most } für jeden General.
play-at-least = mindestens { $count }
play-hussars-left = Noch zu setzen: { $numbers }.
play-score = Dein Stand ist { $score }. Du spielst { $suit }.
play-select-later = Nach dir: { $powers }.
play-map-signs = · Stadt   ▪ kleine Festung   ■ große Festung   durchgezogen: Hauptstraße   gepunktet: Straße
play-map-distance = { $roads ->
    [0] hier
    [one] 1 Straße
   *[other] { $roads } Straßen
}
play-map-main = Hauptstraßen: { $cities }
play-map-roads = Straßen: { $cities }
play-try-help = Tippe help für alle Aktionen oder legal für die, die jetzt gehen.
play-nothing-called = Auf dem Brett gibt es nichts namens „{ $name }“.
play-legal-ways = { $count } Möglichkeiten
play-legal-none = So eine Aktion gibt es nicht.
play-legal-more = Es gibt noch mehr: Ergänze eine Spielfigur oder ein Wort, etwa legal march.
play-legal-number = Nimm eine Nummer aus der Liste oben; { $number } steht nicht darin. Mit legal bekommst du eine Liste.
play-log-number = Tippe log und eine Zahl, etwa log 20.
play-name-a-file = Tippe save und den Namen einer Datei.
play-written = In { $name } gespeichert.
play-prompt = { $seat }>{" "}
type-hussars = Beende mit done.
type-movement = Beende mit done.
type-lay = Tippe lay und eine Karte, oder done, um keine zu legen.
type-select = Tippe select und die Kennung der Karte: Dann werden alle deine offenen Karten auf dem Tableau abgeworfen. Oder spare sie mit save für spätere Runden an.
type-corps = Tippe corps und den Namen des Generals.
type-transfer = Tippe place, die Spielfigur und die Stadt.
type-vote = Tippe vote francis und die Zahl.
type-saxony-due = Tippe saxony und die Zahl.
type-offer-peace = Tippe offer peace yes oder offer peace no.
type-accept-peace = Tippe accept peace yes oder accept peace no.
type-reduce = Tippe reduce objectives yes oder reduce objectives no.
type-cede = Tippe cede silesia yes oder cede silesia no.
