### Die Texte der Rätsel. Von einem Text mit Nummer wird reihum jede Fassung benutzt. Ein Wert steht für ein Ding des
### Rätsels ($general, $city) oder eine Tatsache der Stellung ($far-general-city); siehe docs/lessons.md.

## duel

puzzle-duel-title-1 = { $general } gegen { $enemy-accusative } bei { $there }
puzzle-duel-title-2 = Das Duell bei { $city }
puzzle-duel-title-3 = { $enemy } vor den Toren von { $city }
puzzle-duel-title-4 = Karten auf den Tisch bei { $city }
puzzle-duel-title-5 = { $general } spielt um { $city }
puzzle-duel-about-1 = Eine Wahl ist klar die beste. Welche?
puzzle-duel-about-2 = { $general } und { $enemy } kämpfen. Welche Karte, oder keine?
puzzle-duel-about-3 = Bedenke, bevor du spielst, was dein Gegner noch haben kann.
puzzle-duel-scene-attacks-1 = { $general } greift { $enemy-accusative } an. Du stehst in { $city } und spielst { $suit-city }; er steht in { $there } und spielt { $suit-there }.
puzzle-duel-scene-attacks-2 = Von { $city } ({ $suit-city }) aus greift { $general } { $enemy-accusative } in { $there } ({ $suit-there }) an.
puzzle-duel-scene-attacks-3 = { $enemy } in { $there } wird von { $general-dative } aus { $city } angegriffen. Du spielst { $suit-city }, er spielt { $suit-there }.
puzzle-duel-scene-defends-1 = { $enemy } greift { $general-accusative } in { $city } an. Du spielst { $suit-city }, er spielt { $suit-there }.
puzzle-duel-scene-defends-2 = { $general } wird in { $city } ({ $suit-city }) von { $enemy-dative } in { $there } ({ $suit-there }) angegriffen.
puzzle-duel-scene-defends-3 = Von { $there } aus greift { $enemy } { $general-accusative } in { $city } an. Dein Symbol ist { $suit-city }, seines { $suit-there }.
puzzle-duel-stand-behind-1 = Du liegst um { $behind } zurück und hast { $hand-power }.
puzzle-duel-stand-behind-2 = Deine Hand ist { $hand-power }, und du liegst um { $behind } zurück.
puzzle-duel-stand-behind-3 = Du bist dran, beim Stand −{ $behind }. Du hast { $hand-power }.
puzzle-duel-stand-level-1 = Der Stand ist ausgeglichen. Du hast { $hand-power } und musst spielen.
puzzle-duel-stand-level-2 = Niemand liegt vorn. Du hast { $hand-power }, und bei null musst du spielen, wenn du kannst.
puzzle-duel-facts-1 = { $other } hat { $cards-other ->
    [one] eine Karte
   *[other] { $cards-other } Karten
}. Karten in { $suit-there }, die du noch nicht gesehen hast: { $unseen-power-suit }.
puzzle-duel-facts-2 = Dein Gegner hat { $cards-other ->
    [one] eine Karte
   *[other] { $cards-other } Karten
}. Noch nicht gesehene Karten in { $suit-there }: { $unseen-power-suit }.
puzzle-duel-facts-3 = { $cards-other ->
    [one] Ist die einzige Karte { $other-genitive } eine in { $suit-there }?
   *[other] Wie viele der { $cards-other } Karten { $other-genitive } sind { $suit-there }?
} In diesem Symbol noch nicht gesehen: { $unseen-power-suit }.
puzzle-duel-task-1 = Was tust du?
puzzle-duel-task-2 = Finde die beste Wahl.
puzzle-duel-task-3 = Welche Karte spielst du, wenn überhaupt eine?
puzzle-duel-learned-stop-1 = Richtig. Gegen fast jede Hand, die er haben kann, kostet eine weitere Karte mehr, als sie einbringt. Eine kleine Niederlage ist jetzt der billigste Ausweg.
puzzle-duel-learned-stop-2 = Gute Generäle wissen, wann sie gehen. Deine Karten sind anderswo mehr wert als die paar Armeen, die du hier verlierst.
puzzle-duel-learned-stop-3 = Ja. Du zahlst einmal mit Armeen und behältst deine Karten für besseres Gelände.
puzzle-duel-learned-behind-1 = Richtig. Du liegst noch zurück, also bist du noch dran: erst { $card-best }, und deine nächste Karte entscheidet, wie weit du vorn endest.
puzzle-duel-learned-behind-2 = { $card-best } allein wendet die Schlacht nicht, aber solange du zurückliegst, kann er nicht antworten. Bau darauf auf.
puzzle-duel-learned-behind-3 = Gut gesehen. Hol in kleinen Schritten auf, solange du dran bist.
puzzle-duel-learned-level-1 = Genau ausgeglichen. Jetzt muss er spielen, wenn er kann, und du kannst auf alles antworten, was er zeigt.
puzzle-duel-learned-level-2 = { $card-best } gleicht aus, ohne einen Punkt zu verschwenden. Die nächste Karte muss von ihm kommen.
puzzle-duel-learned-only-1 = { $card-best } ist die einzige Karte, die die Schlacht sofort wendet, und die Führung ist es wert: Jetzt braucht er { $behind } allein zum Ausgleich.
puzzle-duel-learned-only-2 = Ja. Er liegt um { $behind } zurück und muss eine Antwort finden. Mit jeder anderen Wahl müsstest immer noch du zahlen.
puzzle-duel-learned-only-3 = Die Führung mit einem Schlag. Jetzt muss { $enemy } { $behind } aufholen, Karte für Karte.
puzzle-duel-learned-least-1 = { $card-best } genügt für die Führung, und deine größeren Karten warten auf seine Antwort.
puzzle-duel-learned-least-2 = Um { $behind } vorn, zum kleinsten Preis. Antwortet er, hast du noch deine besten Karten.
puzzle-duel-learned-least-3 = Richtig. Lass ihn zuerst ausgeben; deine starken Karten haben das letzte Wort.
puzzle-duel-learned-most-1 = Jetzt braucht er { $behind }, um auszugleichen, und seine kleinsten Karten reichen nicht.
puzzle-duel-learned-most-2 = { $card-best } sofort: Er muss { $behind } aufholen, und jede Antwort kostet ihn mehr.
puzzle-duel-learned-most-3 = Ja. Hier ist der größere Schlag seine Punkte wert: Mit { $behind } Rückstand zahlt er mehr, um weiterzukämpfen.
puzzle-duel-learned-between-1 = { $card-best } ist richtig: genug, um wehzutun, und deine beste Karte ist noch auf der Hand.
puzzle-duel-learned-between-2 = Um { $behind } vorn. Weniger wäre leicht aufzuholen, und mehr würde dir später fehlen.
puzzle-duel-why-stop-1 = Du hast aufgegeben und so viele Armeen verloren, wie du zurücklagst. { $card-best } wäre gegen fast jede Hand, die er haben kann, besser gewesen.
puzzle-duel-why-stop-2 = Aufhören kostet sofort Armeen und Gelände. Mit { $card-best } lohnte sich die Schlacht.
puzzle-duel-why-stop-3 = Zu früh. Hier war { $card-best } mehr wert, als es kostet.
puzzle-duel-why-no-stop-1 = { $card-card } ist weg, und gegen das, was { $other } haben kann, verlierst du wahrscheinlich trotzdem. Besser aufhören.
puzzle-duel-why-no-stop-2 = Er kann mehr antworten, als du nachlegen kannst. Nach { $card-card } verlierst du meist die Schlacht und die Karte dazu. Hör auf, solange es billig ist.
puzzle-duel-why-no-stop-3 = Mit { $card-card } zahlst du für eine Schlacht, die du meist doch verlierst. Aufhören war billiger.
puzzle-duel-why-dear-1 = { $card-card } gewinnt dir vielleicht sogar die Schlacht. Aber die Karten dafür sind mehr wert als die paar Armeen, die das Aufhören kostet.
puzzle-duel-why-dear-2 = { $card-card } hättest du besser behalten: Diese Schlacht kostet mehr an Karten als das Aufhören an Armeen.
puzzle-duel-why-reserve-1 = Eine Reserve passt überall, also ist sie mehr wert als diese Schlacht. Hier genügt { $card-best }.
puzzle-duel-why-reserve-2 = Es geht, aber es kostet deine nützlichste Karte. { $card-best } genügt.
puzzle-duel-why-behind-not-ahead-1 = Immer noch um { $behind } zurück. { $card-card } braucht eine zweite Karte für das, was { $card-best } allein schafft.
puzzle-duel-why-behind-not-ahead-2 = { $card-card } reicht nicht. Du liegst noch um { $behind } zurück und musst nachlegen; { $card-best } geht sofort in Führung.
puzzle-duel-why-behind-not-level-1 = Immer noch um { $behind } zurück. { $card-best } hätte genau ausgeglichen, und dann müsste er spielen.
puzzle-duel-why-level-not-ahead-1 = Gleichauf ist nicht vorn: Seine kleinste Karte reicht ihm jetzt zur Führung. { $card-best } verlangt mehr von ihm.
puzzle-duel-why-level-not-ahead-2 = Genau ausgeglichen, und jetzt ist er dran. Nach { $card-best } hätte er erst aufholen müssen.
puzzle-duel-why-level-not-behind-1 = Beim Ausgleich ist er dran. Solange du zurückliegst, bist du es: Spiel erst { $card-best }, dann entscheidest du, wie weit du vorn endest.
puzzle-duel-why-ahead-not-behind-1 = Um { $behind } vorn, aber jetzt ist er dran. Solange du zurückliegst, spielst nur du: Mit { $card-best } zuerst stehst du am Ende besser da.
puzzle-duel-why-ahead-not-behind-2 = Du bist zu früh in Führung gegangen: { $other } muss nur { $behind } aufholen, und { $card-card } ist weg. Mit { $card-best } zuerst bleibst du dran.
puzzle-duel-why-ahead-not-level-1 = Mehr als nötig. { $card-best } gleicht aus, und bei null muss er zuerst spielen.
puzzle-duel-why-ahead-not-level-2 = Eine Führung von { $behind } kostet mehr, als sie bringt. Der Ausgleich genügt: Dann muss die nächste Karte von ihm kommen.
puzzle-duel-why-ahead-high-1 = Auch { $card-card } geht in Führung, kostet aber mehr als { $card-best } und fehlt dir, wenn er antwortet.
puzzle-duel-why-ahead-high-2 = Eine Führung von { $behind } sieht gut aus. Aber wenn er kann, antwortet er so oder so, und dann hättest du lieber { $card-card } auf der Hand als { $card-best }.
puzzle-duel-why-ahead-high-3 = Zu viel auf einmal. { $card-best } genügt für die Führung, und { $card-card } sollte das letzte Wort haben.
puzzle-duel-why-ahead-low-1 = Nur um { $behind } vorn: Das ist leicht aufzuholen. { $card-best } verlangt mehr von ihm.
puzzle-duel-why-ahead-low-2 = Eine Führung von nur { $behind }: Eine kleine Karte bringt ihn zurück, und du zahlst wieder. Gegen { $card-best } braucht er eine größere.
puzzle-duel-why-behind-high-1 = Du liegst noch um { $behind } zurück, und { $card-card } ist weg. Mit { $card-best } zuerst bleiben dir bessere Karten.
puzzle-duel-why-behind-high-2 = Auch { $card-card } geht nicht in Führung und kostet mehr als { $card-best }.
puzzle-duel-why-behind-low-1 = Immer noch um { $behind } zurück. { $card-best } bringt dich mit einer Karte weiter und lässt dir bessere.
puzzle-duel-why-behind-low-2 = Ein zu kleiner Schritt: Du liegst um { $behind } zurück. Von den Karten, die nicht in Führung gehen, ist { $card-best } die bessere.

## take

puzzle-take-title-1 = Hinter dem Rücken { $near-genitive }
puzzle-take-title-2 = Während { $near } wegsieht
puzzle-take-title-3 = { $near } hat ein Tor offen gelassen
puzzle-take-title-4 = Was lässt { $near } ungedeckt?
puzzle-take-title-5 = Vorbei an { $near-dative }
puzzle-take-about-1 = Ein Marsch erobert mehr als jeder andere.
puzzle-take-about-2 = Eine Festung steht offen, wenn der richtige General den Weg findet.
puzzle-take-about-3 = Viele Festungen sind nah. Welche kannst du jetzt nehmen?
puzzle-take-words-one-1 = Du führst { $power-accusative }, und feindliche Festungen sind nicht weit. Welche davon deckt niemand?
puzzle-take-words-one-2 = Die Heere sind auseinandergezogen, und irgendwo steht eine Festung allein. Ein General erobert sie, indem er hindurch und wieder hinaus marschiert.
puzzle-take-words-one-3 = Such eine Festung ohne feindlichen General im Umkreis von drei Städten, und einen deiner Generäle, der hindurchmarschieren kann.
puzzle-take-words-two-1 = Ein Marsch kann unterwegs mehr als eine Festung nehmen. Es zählt nur, wer was deckt und wohin die Straßen führen.
puzzle-take-words-two-2 = Eine Festung ist leicht gefunden. Aber gibt es einen General, der zwei auf einmal nehmen kann?
puzzle-take-task-one-1 = Erobere mit einem Marsch eine Festung.
puzzle-take-task-one-2 = Nimm mit einem einzigen Marsch eine Festung.
puzzle-take-task-one-3 = Ein Marsch, eine Festung. Wer geht, und wohin?
puzzle-take-task-two-1 = Erobere mit einem einzigen Marsch so viele Festungen wie möglich.
puzzle-take-learned-one-1 = { $general } ist durch { $city } marschiert, und niemand war nah genug, um es zu decken. Es gehört dir.
puzzle-take-learned-one-2 = { $city } ist gefallen: Kein feindlicher General stand im Umkreis von drei Städten, und { $general } ist nicht darin stehen geblieben.
puzzle-take-learned-one-3 = Das war der richtige Marsch: { $general } geht durch ein Tor von { $city } hinein und durch ein anderes hinaus.
puzzle-take-learned-two-1 = { $city } und { $other } mit einem Marsch: { $general } ist durch beide gezogen, und niemand deckte sie.
puzzle-take-why-inside-1 = { $marcher } steht in { $end }, aber erobert ist es erst, wenn er wieder hinausmarschiert.
puzzle-take-why-inside-2 = So nah dran: { $marcher } ist in { $end } stehen geblieben. Eine Festung fällt, wenn man sie verlässt.
puzzle-take-why-protected-1 = { $city } wird von { $guard-dative } gedeckt, der nur { $far-guard-city } entfernt ist. Dein Marsch hinterlässt dort nur ein Fragezeichen.
puzzle-take-why-protected-2 = Ein Fragezeichen auf { $city }: Solange { $guard } nur { $far-guard-city } entfernt ist, fällt es nicht.
puzzle-take-why-fewer-1 = { $city } gehört dir, aber derselbe Marsch hätte auch { $left } nehmen können.
puzzle-take-why-fewer-2 = Eine Festung. Ein anderer Weg hätte auch { $left } genommen.
puzzle-take-why-away-1 = { $city } gehört immer noch { $former-dative }, und niemand ist nah genug, um es zu decken.
puzzle-take-why-away-2 = Dieser Marsch nimmt nichts. Sieh dir { $city } an: Im Umkreis von drei Städten steht kein feindlicher General.

## save

puzzle-save-title-1 = Die Stunde von { $city }
puzzle-save-title-2 = { $city } in Gefahr
puzzle-save-title-3 = Wer deckt { $city }?
puzzle-save-title-4 = { $enemy } hat es auf { $city } abgesehen
puzzle-save-title-5 = Ein Wächter für { $city }
puzzle-save-about-1 = Ein Feind will durch eine Festung marschieren.
puzzle-save-about-2 = Eine Festung fällt kampflos, wenn niemand nah genug herankommt.
puzzle-save-about-3 = Ein Marsch deckt, was offen ist. Welcher?
puzzle-save-words-one-1 = { $enemy } ist { $far-enemy-city } von { $city } entfernt, und niemand deckt es. Mit dem nächsten Marsch kann er hindurchziehen und es nehmen.
puzzle-save-words-one-2 = Keiner deiner Generäle ist im Umkreis von drei Städten um { $city }, und { $enemy } kommt. Tust du nichts, fällt es kampflos.
puzzle-save-words-one-3 = { $city } ist ungedeckt, und { $enemy } in { $at-enemy } ist nur { $far-enemy-city } entfernt.
puzzle-save-words-two-1 = { $city } und { $other } stehen beide offen, und Feinde sind nah genug, um sie zu nehmen. Vielleicht deckt ein General beide: Er darf von jeder höchstens drei Städte entfernt sein.
puzzle-save-words-two-2 = Zwei Festungen sind in Gefahr, { $city } und { $other }. Von der ersten ist { $enemy } nur { $far-enemy-city } entfernt.
puzzle-save-task-one-1 = Rette { $city } mit einem Marsch.
puzzle-save-task-one-2 = Sorg dafür, dass { $city } gedeckt ist.
puzzle-save-task-one-3 = Marschiere so, dass { $enemy } { $city } nicht einfach nehmen kann.
puzzle-save-task-two-1 = Decke { $city } und { $other } mit einem einzigen Marsch.
puzzle-save-learned-one-1 = { $at-general } ist { $far-general-city } von { $city } entfernt, also deckt { $general } es. Um es zu nehmen, müsste { $enemy } ihn erst schlagen.
puzzle-save-learned-one-2 = { $general } in { $at-general } ist nah genug, { $far-general-city } von { $city } entfernt. Durchmarschieren allein erobert es nicht mehr.
puzzle-save-learned-one-3 = Damit ist es gedeckt: { $general } ist { $far-general-city } von { $city } entfernt, und kein Feind steht neben ihm.
puzzle-save-learned-two-1 = { $at-general } ist der richtige Ort: von { $city } { $far-general-city } entfernt und von { $other } { $far-general-other }. Dort deckt { $general } beide.
puzzle-save-learned-two-2 = Ein General, zwei Festungen. Von { $at-general } aus deckt { $general } { $city } und { $other }.
puzzle-save-why-far-1 = { $end } ist { $far-end-city } von { $city } entfernt. Um es zu decken, darf { $marcher } höchstens drei entfernt sein.
puzzle-save-why-far-2 = Nicht nah genug: { $end } ist { $far-end-city } von { $city } entfernt, und { $enemy } marschiert hindurch.
puzzle-save-why-who-1 = { $marcher } bleibt { $far-end-city } von { $city } entfernt, näher kommt er nicht. Ein anderer muss gehen.
puzzle-save-why-who-2 = { $marcher } in { $end } ist { $far-end-city } von { $city } entfernt. Er kann hier nicht helfen; ein anderer General kann es.
puzzle-save-why-all-1 = { $city } ist immer noch offen: Keiner deiner Generäle ist im Umkreis von drei Städten, und { $enemy } ist nur { $far-enemy-city } entfernt.
puzzle-save-why-all-2 = { $enemy } dankt dir. Kein General deckt jetzt { $city }, und er ist nur { $far-enemy-city } entfernt.

## supply

puzzle-supply-title-1 = Schneide { $enemy-accusative } ab
puzzle-supply-title-2 = Ein langer Weg für { $enemy-accusative }
puzzle-supply-title-3 = { $enemy } muss hungern
puzzle-supply-title-4 = Kein Brot für { $enemy-accusative }
puzzle-supply-title-5 = Das Brot { $enemy-genitive }
puzzle-supply-about-1 = Ein Feind ist weit weg von zu Hause. Ein Marsch kappt seine Versorgung.
puzzle-supply-about-2 = Er hat sich weit von seinem Tross entfernt.
puzzle-supply-about-3 = Wer kann den Weg zwischen einem General und seinem Tross sperren?
puzzle-supply-words-block-1 = { $enemy } ist fern der Heimat, und ihn versorgt { $train }: Die Versorgungslinie ist { $supply-enemy } lang. Sie darf nicht durch deine Spielfiguren führen und nicht länger als sechs sein.
puzzle-supply-words-block-2 = { $train } in { $at-train } versorgt { $enemy-accusative } in { $at-enemy }, { $supply-enemy } entfernt. Seine Versorgung wird geprüft, bevor er ziehen kann.
puzzle-supply-words-block-3 = Wo würde eine deiner Spielfiguren { $enemy-dative } am meisten schaden? Ihn versorgt { $train }. Die Linie darf höchstens sechs Städte lang sein; jetzt ist sie { $supply-enemy } lang.
puzzle-supply-words-train-1 = { $enemy } hängt an seinem Tross. Das ist { $train } in { $at-train }, { $supply-enemy } entfernt. Ein General schlägt einen Tross, wenn er dessen Stadt betritt.
puzzle-supply-words-train-2 = Nur { $train } versorgt { $enemy-accusative }. Schlag einen Tross, und niemand kann mehr von ihm leben.
puzzle-supply-words-two-1 = { $enemy } und { $other } sind beide fern der Heimat. Den ersten versorgt { $train }, und die Linie ist { $supply-enemy } lang. Vielleicht genügt ein Marsch für beide.
puzzle-supply-words-two-2 = Zwei Generäle fern der Heimat, und lange Wege: Beide versorgt { $train }. Finde den Ort, an dem sich die Linien { $enemy-genitive } und { $other-genitive } treffen.
puzzle-supply-task-block-1 = Schneide { $enemy-accusative } mit einem Marsch von der Versorgung ab.
puzzle-supply-task-block-2 = Marschiere so, dass { $enemy } keine Versorgungslinie zu einem Tross hat.
puzzle-supply-task-train-1 = Sorg mit einem Marsch dafür, dass { $enemy } unversorgt ist.
puzzle-supply-task-two-1 = Schneide { $enemy-accusative } und { $other-accusative } mit einem Marsch ab.
puzzle-supply-learned-block-1 = Mit { $general-dative } in { $at-general } bleibt keine Linie von sechs Städten. Noch bevor { $enemy } etwas tun kann, wird er umgedreht und verliert Armeen.
puzzle-supply-learned-block-2 = { $general } steht, wo die Wege sich treffen. Jeder Umweg um { $at-general } ist zu lang, und { $enemy } hungert.
puzzle-supply-learned-block-3 = { $at-general } ist der richtige Ort: Wenn sein Zug beginnt, ist { $enemy } unversorgt.
puzzle-supply-learned-train-1 = { $train } ist geschlagen. Jetzt ist { $enemy } unversorgt, wohin die Straßen auch führen.
puzzle-supply-learned-train-2 = Kein Tross, keine Linie: { $enemy } ist unversorgt.
puzzle-supply-learned-two-1 = Beide Linien führten durch { $at-general }: { $enemy } und { $other } sind unversorgt.
puzzle-supply-learned-two-2 = Ein Marsch, zwei hungrige Generäle: { $general } hat { $enemy-accusative } und { $other-accusative } abgeschnitten.
puzzle-supply-why-road-1 = { $end } liegt auf einem seiner Wege, aber { $enemy } umgeht es: Seine Linie ist jetzt { $supply-enemy } lang.
puzzle-supply-why-road-2 = Eine gute Idee, aber es gibt noch einen Weg. Auch mit { $marcher-dative } in { $end } hat { $enemy } eine Linie; sie ist { $supply-enemy } lang, und sechs sind erlaubt.
puzzle-supply-why-beside-1 = { $marcher } steht in { $end } niemandem im Weg: { $enemy } hat immer noch eine Linie, { $supply-enemy } lang.
puzzle-supply-why-beside-2 = { $end } liegt abseits: { $enemy } hat immer noch eine Versorgungslinie, { $supply-enemy } lang.
puzzle-supply-why-all-1 = { $enemy } ist noch versorgt, und seine Linie ist { $supply-enemy } lang. Such die Stadt, die alle seine Wege gemeinsam haben.
puzzle-supply-why-all-2 = Das sperrt nichts: { $enemy } hat eine Linie, { $supply-enemy } lang, und sechs sind erlaubt.

## hussars

puzzle-hussars-title-1 = Ein Husar für { $enemy-accusative }
puzzle-hussars-title-2 = Husaren gegen { $enemy-accusative }
puzzle-hussars-title-3 = Reiter auf dem Weg zu { $enemy-dative }
puzzle-hussars-title-4 = { $enemy } muss zahlen
puzzle-hussars-title-5 = Die Husaren reiten gegen { $enemy-accusative } aus
puzzle-hussars-about-1 = Österreich setzt einen Husaren. Wo kostet er den Feind am meisten?
puzzle-hussars-about-2 = In einer Stadt kostet ein Husar mehr als überall sonst.
puzzle-hussars-about-3 = Husaren machen Wege teuer. Welchen hier?
puzzle-hussars-words-one-1 = { $enemy } in { $at-enemy } hat eine Versorgungslinie, { $supply-enemy } lang. Steht auf jeder Linie, die er nutzen könnte, ein Husar, so zahlt er ihre Länge in Kartenpunkten.
puzzle-hussars-words-one-2 = Deine Husaren sind bereit. { $supply-enemy } weit ist es für { $enemy-accusative } bis zum Tross, aber ein Husar lässt ihn nur zahlen, wenn es keinen Umweg gibt.
puzzle-hussars-words-one-3 = { $enemy } fühlt sich in { $at-enemy } sicher, { $supply-enemy } von seinem Tross entfernt. Ein Husar am richtigen Ort lässt jede Stadt dieser Linie einen Punkt kosten.
puzzle-hussars-words-two-1 = { $enemy } und { $other } haben lange Versorgungslinien. Ein Husar, den sie nicht umgehen können, lässt beide zahlen.
puzzle-hussars-words-two-2 = Mehrere Feinde sind fern der Heimat, darunter { $enemy } und { $other }. Finde die Stadt, die keiner von ihnen umgehen kann.
puzzle-hussars-task-one-1 = Setz einen Husaren so, dass deine Feinde möglichst viel zahlen.
puzzle-hussars-task-one-2 = Wo kostet ein Husar { $power-accusative } am meisten?
puzzle-hussars-task-two-1 = Setz einen Husaren so, dass deine Feinde möglichst viel zahlen.
puzzle-hussars-learned-one-1 = Um { $city } führt kein Weg herum: { $enemy } zahlt { $toll-enemy ->
    [one] einen Punkt
   *[other] { $toll-enemy } Punkte
} oder hungert.
puzzle-hussars-learned-one-2 = { $city } ist richtig: { $enemy } zahlt { $toll-enemy ->
    [one] einen Punkt
   *[other] { $toll-enemy } Punkte
} für sein Brot.
puzzle-hussars-learned-one-3 = Welchen Weg { $enemy } auch nimmt, dein Husar in { $city } steht darauf. Das kostet { $toll-enemy ->
    [one] einen Punkt
   *[other] { $toll-enemy } Punkte
}.
puzzle-hussars-learned-two-1 = Beide müssen an { $city } vorbei. Ihre Rechnung in Punkten: { $enemy } { $toll-enemy }, { $other } { $toll-other }.
puzzle-hussars-learned-two-2 = Ein Husar, zwei Rechnungen, in Punkten: { $enemy } { $toll-enemy }, { $other } { $toll-other }.
puzzle-hussars-why-round-1 = { $enemy } umgeht { $end } und zahlt nichts: Es gibt eine andere Linie von höchstens sechs Städten.
puzzle-hussars-why-round-2 = { $end } liegt auf einem seiner Wege, aber nicht auf allen: { $enemy } nimmt kostenlos einen anderen.
puzzle-hussars-why-free-1 = In { $end } steht der Husar niemandem im Weg, und { $enemy } zahlt nichts.
puzzle-hussars-why-free-2 = { $end } liegt abseits: Ein Husar dort stört { $enemy-accusative } nicht.
puzzle-hussars-why-other-1 = Von hier aus kostet der Husar sie weniger, als er könnte. Such die Stadt, die alle kurzen Wege { $enemy-genitive } gemeinsam haben.
puzzle-hussars-why-other-2 = Sie könnten mehr zahlen. Folge den Wegen { $enemy-genitive } zu seinem Tross: Welche Stadt kann er nicht umgehen?
puzzle-hussars-why-half-1 = Jemand zahlt, aber nicht { $enemy }: Er hat einen Weg um { $end } herum.
puzzle-hussars-why-half-2 = Von { $end } aus stört der Husar einen von ihnen, aber { $enemy } zahlt nichts.
puzzle-hussars-why-less-1 = Sie zahlen, aber weniger als möglich. Eine andere Stadt kostet sie mehr.
puzzle-hussars-why-less-2 = Sie zahlen, aber wenig. { $city } hätte sie mehr gekostet.

## retreat

puzzle-retreat-title-1 = Wohin soll { $enemy } gehen?
puzzle-retreat-title-2 = { $general } zeigt { $enemy-dative } den Weg
puzzle-retreat-title-3 = { $enemy } ist bei { $start } besiegt
puzzle-retreat-title-4 = Die Flucht { $enemy-genitive }
puzzle-retreat-title-5 = Nach der Schlacht bei { $start }
puzzle-retreat-about-1 = Du hast gewonnen. Wähle, wohin der Verlierer geht.
puzzle-retreat-about-2 = Mehrere Wege führen gleich weit. Einer ist viel schlimmer für den Verlierer.
puzzle-retreat-about-3 = Der Gewinner zeigt den Weg.
puzzle-retreat-words-supply-1 = { $enemy } ist besiegt und verlässt { $start }. Mehrere Städte sind gleich weit von { $general-dative } entfernt, und du wählst. Irgendwo erreicht ihn kein Tross { $power-genitive }.
puzzle-retreat-words-supply-2 = Die Schlacht ist gewonnen, und { $enemy } muss dorthin, wohin du zeigst. Denk an seine Trosse: Eine Versorgungslinie hat höchstens sechs Städte und führt nicht durch deine Spielfiguren.
puzzle-retreat-words-fortress-1 = { $enemy } ist besiegt. Auf { $city } liegt dein Fragezeichen: Die Festung fällt am Ende des Zuges, wenn niemand im Umkreis von drei Städten sie deckt.
puzzle-retreat-words-fortress-2 = Du hast gewonnen, und dein Fragezeichen liegt auf { $city }. Ob es fällt, hängt davon ab, wo { $enemy } am Ende steht.
puzzle-retreat-task-supply-1 = Schick { $enemy-accusative } dorthin, wo er unversorgt ist.
puzzle-retreat-task-supply-2 = Welcher Weg schadet { $enemy-dative } am meisten?
puzzle-retreat-task-fortress-1 = Schick { $enemy-accusative } dorthin, wo er { $city } nicht mehr deckt.
puzzle-retreat-learned-supply-1 = In { $at-enemy } erreicht ihn kein Tross: { $enemy } hungert, wenn seine Versorgung geprüft wird.
puzzle-retreat-learned-supply-2 = { $at-enemy }! Besiegt und nun auch ohne Brot, verliert { $enemy } weitere Armeen, bevor er ziehen kann.
puzzle-retreat-learned-supply-3 = Das ist der grausame Weg: Von { $at-enemy } führt keine Linie von sechs Städten zu einem Tross { $power-genitive }.
puzzle-retreat-learned-fortress-1 = { $at-enemy } ist { $far-enemy-city } von { $city } entfernt. Jetzt deckt es niemand, und es gehört dir.
puzzle-retreat-learned-fortress-2 = { $enemy } ist jetzt { $far-enemy-city } von { $city } entfernt: zu weit. Die Festung fällt.
puzzle-retreat-why-home-1 = { $end } ist für { $enemy-accusative } Heimat. Dort ist er stets versorgt.
puzzle-retreat-why-home-2 = Du hast ihn nach Hause geschickt. In { $end } braucht { $enemy } keinen Tross.
puzzle-retreat-why-home-3 = In { $end } steht { $enemy } auf heimischem Boden und isst gut.
puzzle-retreat-why-fed-1 = { $end } ist nah genug: { $train } versorgt { $enemy-accusative } dort, { $supply-enemy } entfernt.
puzzle-retreat-why-fed-2 = In { $end } ist { $train } für { $enemy-accusative } nur { $supply-enemy } entfernt. Er hungert nicht.
puzzle-retreat-why-guards-1 = { $end } ist nur { $far-end-city } von { $city } entfernt. Dort deckt { $enemy } es immer noch, und das Fragezeichen verschwindet.
puzzle-retreat-why-guards-2 = { $enemy } in { $end } ist { $far-end-city } von { $city } entfernt, nah genug, um es zu decken.
