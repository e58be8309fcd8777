### Die Lektionen des Lehrgangs. Ein Wert ist ein Ding nach seiner id ($friedrich, $breslau) oder eine Tatsache der
### Stellung ($troops-friedrich): siehe docs/lessons.md. Keine Ziffern: Zahlen kommen aus der Stellung.

## marching

course-marching = Marschieren
course-marching-about = Wie weit Generäle und Trosse kommen und warum Hauptstraßen wichtig sind.
course-marching-1 = Willkommen im Stab des Königs von Preußen! { $friedrich } wartet in { $at-friedrich }. In deiner Bewegungsphase darf jede Spielfigur einmal marschieren, Stadt für Stadt die Straßen entlang. Ein General kommt bis zu drei Städte weit.
course-marching-1-task = Marschiere mit { $friedrich } nach { $guben }, weiter nach { $peitz } und bleib in { $senftenberg } stehen.
course-marching-1-wrong-1 = Er ist in { $peitz } stehen geblieben, obwohl er noch eine Stadt weiter gekonnt hätte. Jede Spielfigur marschiert nur einmal je Phase: Überleg, bevor du anhältst.
course-marching-1-wrong-2 = Ein schöner Marsch, aber nach { $glogau }. { $senftenberg } liegt in der anderen Richtung, im Südwesten.
course-marching-1-learned = Drei Städte auf gewöhnlichen Straßen, weiter kommt ein General nicht. Umkehren und Umwege sind erlaubt.
course-marching-2 = Die dicken Linien sind Hauptstraßen. Ein General, der nur auf Hauptstraßen marschiert, kommt eine Stadt weiter. Von { $at-friedrich } führt eine Hauptstraße über { $krossen }, { $gruenberg } und { $glogau } nach { $steinau }: { $far-friedrich-steinau }.
course-marching-2-task = Bring { $friedrich } mit einem Marsch nach { $steinau }.
course-marching-2-wrong-1 = Drei Städte weit kommt er auf jeder Straße. Das war durchweg Hauptstraße, er hätte also noch eine Stadt weiter gekonnt.
course-marching-2-wrong-2 = Schon ein Stück gewöhnliche Straße kostet die zusätzliche Stadt. Der ganze Marsch muss auf Hauptstraßen verlaufen.
course-marching-2-learned = Durchweg Hauptstraße: eine Stadt mehr. Achte auf die dicken Linien, bevor du marschierst.
course-marching-3 = Eine Armee muss essen, und ihr Brot kommt vom Tross. Trosse sind langsamer: zwei Städte, oder drei, wenn der ganze Marsch auf Hauptstraßen verläuft. Deiner steht in { $at-prussia_1 } und soll dem König folgen.
course-marching-3-task = Marschiere mit dem Tross so weit in Richtung { $steinau }, wie er kommt.
course-marching-3-wrong-1 = Die Richtung stimmt. Aber das ist durchweg Hauptstraße: Der Tross hätte noch eine Stadt weiter gekonnt.
course-marching-3-wrong-2 = So weit kommt kein Tross, auch nicht auf Hauptstraßen.
course-marching-3-learned = Die Generäle eilen voraus, die Trosse kommen nach. Bald siehst du, warum sie einander nicht verlieren dürfen.

## force-march

course-force-march = Der Gewaltmarsch
course-force-march-about = Acht Städte auf einmal, und was das kostet.
course-force-march-1 = Ein General in Eile kann einen Gewaltmarsch machen: bis zu acht Städte weit, nur auf Hauptstraßen. Du sagst ihn an, bevor er aufbricht. { $friedrich } steht in { $at-friedrich }, { $far-friedrich-liegnitz } entfernt von { $liegnitz }, das preußisch ist.
course-force-march-1-task = Bring { $friedrich } im Gewaltmarsch nach { $liegnitz }.
course-force-march-1-wrong-1 = Das war ein gewöhnlicher Marsch, und der endet nach vier Städten. Wähle den Gewaltmarsch, um weiter zu kommen.
course-force-march-1-wrong-2 = { $breslau } ist eine feindliche Festung. Ein Gewaltmarsch darf keine betreten oder durchqueren.
course-force-march-1-learned = Von einem Ende des Königreichs zum anderen in einer einzigen Phase. Trosse können das nicht.
course-force-march-2 = Jetzt steht { $neipperg } in { $at-neipperg }. Wer es eilig hat, meidet den Feind: Ein Gewaltmarsch betritt nie eine Stadt neben einer feindlichen Spielfigur. Die Städte rund um { $at-neipperg } sind ihm verschlossen.
course-force-march-2-task = Bring { $friedrich } im Gewaltmarsch so nah an { $breslau } heran, wie es geht.
course-force-march-2-wrong-1 = { $liegnitz } ist { $at-neipperg } benachbart, und dort steht { $neipperg }.
course-force-march-2-wrong-2 = Zu vorsichtig. Auch die nächste Stadt auf dem Weg ist { $neipperg-dative } nicht benachbart.
course-force-march-2-learned = Schnell, aber harmlos. Ein Gewaltmarsch hält sich von Feinden fern und nimmt nie eine Festung.

## supply

course-supply = Versorgung und Trosse
course-supply-about = Sorg für Brot, sonst verlierst du Soldaten ohne einen Schuss.
course-supply-1 = In der Heimat ist ein General stets versorgt. Anderswo braucht er eine Versorgungslinie von höchstens sechs Städten zu einem Tross seines eigenen Landes. { $friedrich } steht in { $at-friedrich }, in Österreich, und sein Tross in { $at-prussia_1 }, { $far-friedrich-prussia_1 } entfernt. Zu weit! Zu Beginn deines nächsten Zuges würde er umgedreht und verlöre eine Armee.
course-supply-1-task = Zieh mit dem Tross so, dass { $friedrich } versorgt ist.
course-supply-1-wrong-1 = Das ist die falsche Richtung. { $gruenberg } ist { $far-friedrich-gruenberg } von { $friedrich } entfernt.
course-supply-1-wrong-2 = { $prag } ist verlockend, aber dort würde er hungern: Sein Tross ist { $far-prag-glogau } entfernt.
course-supply-1-learned = Zähle vom General bis zum Tross, die Stadt des Trosses eingeschlossen. Mehr als sechs dürfen es nicht sein.
course-supply-2 = Keine Versorgungslinie führt durch eine Stadt mit einer feindlichen Spielfigur. { $neipperg } in { $at-neipperg } und { $karl } in { $at-karl } sperren beide kurzen Wege zum Tross in { $at-prussia_1 }. Der Tross kann jetzt nicht helfen, aber { $friedrich } kann dorthin ziehen, wo ein anderer Weg offen ist.
course-supply-2-task = Marschiere mit { $friedrich } in eine Stadt, in der er versorgt ist.
course-supply-2-wrong-1 = In Luftlinie nah bei { $liegnitz }. Aber { $karl } steht auf der Straße, und der Weg um ihn herum ist zu lang.
course-supply-2-wrong-2 = Selbst auf dem kürzesten Weg ist der Tross jetzt { $far-friedrich-prussia_1 } entfernt, und dieser Weg ist gesperrt.
course-supply-2-learned = Schneide eine Armee von ihrem Tross ab, und du schlägst sie ohne Schlacht.
course-supply-3 = Ein feindlicher General, der die Stadt eines Trosses betritt, schlägt den Tross. Für vier Punkte in Taktischen Karten bringst du ihn zurück, auf einer leeren großen Festung in der Heimat. Wechselgeld gibt es nicht. Du hast { $hand-prussia }.
course-supply-3-task = Setz deinen Tross in { $berlin } wieder ein, und zahl nicht mehr als nötig.
course-supply-3-wrong-1 = Der Tross ist wieder da, aber du hast mit deiner besten Karte gezahlt, und Wechselgeld gibt es nicht.
course-supply-3-wrong-2 = Auch { $magdeburg } ist erlaubt, aber es liegt weiter von { $friedrich } entfernt als { $berlin }.
course-supply-3-learned = Ein Tross, der gerade erst eingesetzt wurde, zieht in derselben Phase nicht mehr. Pass diesmal besser auf ihn auf.

## hussars

course-hussars = Husaren
course-hussars-about = Zwei Reiter, die den Feind für sein Brot zahlen lassen.
course-hussars-1 = Du bist Maria Theresia, und das sind deine Husaren. Bevor die anderen ziehen, darfst du jeden auf eine leere Stadt der Karte Böhmen setzen, höchstens vier Städte von einem deiner Generäle entfernt. Sie blockieren niemanden. Aber ein Feind, dessen Versorgungslinie durch einen Husaren führt, zahlt einen Punkt für jede Stadt dieser Linie. { $friedrich } steht in { $at-friedrich } und sein Tross in { $at-prussia_1 }, { $far-friedrich-prussia_1 } entfernt.
course-hussars-1-task = Setz einen Husaren zwischen { $friedrich } und seinen Tross.
course-hussars-1-wrong-1 = Seine Versorgungslinie führt nicht durch { $strehlen }. Sieh dir die Straße von { $at-friedrich } nach { $at-prussia_1 } an.
course-hussars-1-wrong-2 = Zu weit. { $glogau } ist { $far-neipperg-glogau } von { $at-neipperg } entfernt, und nur vier sind erlaubt.
course-hussars-1-learned = Jeder andere Weg ist zu lang oder von { $neipperg } versperrt. Er zahlt, oder er hungert.
course-hussars-2 = Je länger der Weg, desto teurer das Brot. Jetzt steht der Tross in { $at-prussia_1 }, { $far-friedrich-prussia_1 } entfernt. Preußen hat { $cards-prussia ->
    [one] eine Karte
   *[other] { $cards-prussia } Karten
} mit zusammen { $points-prussia } Punkten. Wer zahlen kann, muss zahlen.
course-hussars-2-task = Setz einen Husaren so, dass { $friedrich } für seine Versorgung zahlen muss. Dann beende dein Husarensegment und sieh zu.
course-hussars-2-wrong-1 = Niemand hat gezahlt. Seine Versorgungslinie führt nicht durch diese Stadt.
course-hussars-2-learned = Karten, die für Brot draufgehen, kämpfen nicht. Dazu sind Husaren da.

## conquest

course-conquest = Festungen erobern
course-conquest-about = Zieh hindurch, nicht nur hinein, und achte darauf, wer deckt.
course-conquest-1 = Festungen entscheiden das Spiel. Du eroberst eine, wenn du sie verlässt: Marschiere hindurch, oder zieh hinaus, wenn du dort beginnst. { $breslau }, gleich neben { $friedrich }, ist eine große Festung in Schlesien. Österreich hält sie, und niemand deckt sie.
course-conquest-1-task = Erobere { $breslau }.
course-conquest-1-wrong-1 = Er steht in { $breslau }, aber es gehört dir noch nicht. Eine Festung fällt, wenn der General sie verlässt.
course-conquest-1-wrong-2 = Die falsche Richtung. { $breslau } ist noch österreichisch, und { $friedrich } ist diese Runde schon marschiert.
course-conquest-1-wrong-3 = Dort steht dein eigener Tross, und die Richtung wäre auch falsch.
course-conquest-1-learned = Durch ein Tor hinein, durch das andere hinaus. So kann ein einziger Marsch mehrere Festungen erobern.
course-conquest-2 = Ein General deckt alle Festungen seiner Seite, die höchstens drei Städte entfernt sind. { $neipperg } ist nach { $at-neipperg } gekommen. Von dort ist { $breslau } { $far-neipperg-breslau } entfernt, { $brieg } { $far-neipperg-brieg }, { $neisse } { $far-neipperg-neisse } und { $schweidnitz } { $far-neipperg-schweidnitz }.
course-conquest-2-task = Erobere die Festung, die { $neipperg } nicht decken kann.
course-conquest-2-wrong-1 = { $breslau } ist gedeckt. Dort bleibt von dir nur ein Fragezeichen; wozu es gut ist, zeigt die nächste Lektion.
course-conquest-2-wrong-2 = Die richtige Festung, aber er ist darin stehen geblieben. Zieh hindurch und auf der anderen Seite hinaus.
course-conquest-2-learned = Zähle von jedem feindlichen General aus bis drei, bevor du marschierst. Das ist schon das halbe Spiel.

## question-marks

course-question-marks = Fragezeichen
course-question-marks-about = Marschiere durch eine gedeckte Festung, dann schlag den, der sie deckt.
course-question-marks-1 = Du spielst Ludwig. { $moritz } steht in { $tournai }, das niemand deckt. { $bruessel } wird von { $cumberland } gedeckt, { $far-cumberland-bruessel } entfernt. Ein General, der eine gedeckte Festung verlässt, hinterlässt dort ein Fragezeichen. Vertreib den deckenden General noch im selben Zug, und die Festung gehört dir doch. Ein General, der seinen Marsch neben einem feindlichen General beendet, muss ihn angreifen, und deine { $troops-moritz } Armeen sind mehr, als er hat.
course-question-marks-1-task = Nimm { $tournai } und { $bruessel } in diesem Zug: Beende den Marsch { $moritz-genitive } neben { $cumberland }, dann beende deine Bewegung.
course-question-marks-1-wrong-1 = { $tournai } gehört dir, aber niemand hat { $cumberland } vertrieben; das Fragezeichen auf { $bruessel } ist wieder weg.
course-question-marks-1-wrong-2 = Er steht noch in { $bruessel }. Solange er nicht hinauszieht, ist nichts markiert und nichts erobert.
course-question-marks-1-learned = Ein Marsch, ein Fragezeichen, eine Schlacht, eine Festung: alles in einem Zug.

## battle

course-battle = Schlacht und Reserven
course-battle-about = Nur das Symbol, auf dem du stehst, zählt, und eine Reserve ist ein Joker.
course-battle-1 = Benachbarte Feinde kämpfen. Beide Seiten nennen ihre Armeen: Du hast { $troops-friedrich }, { $neipperg } hat { $troops-neipperg }, also liegst du um { $behind } zurück. Wer zurückliegt, darf Karten spielen, aber nur im Symbol des Sektors, in dem der eigene General steht. { $at-friedrich } liegt in { $suit-friedrich }. Du hast { $hand-prussia }.
course-battle-1-task = Spiel eine Karte, mit der du in Führung gehst.
course-battle-1-wrong-1 = Eine hohe Karte, aber das falsche Symbol. Hier kannst du nur { $suit-friedrich } und Reserven spielen.
course-battle-1-wrong-2 = Du hast aufgehört, als du zurücklagst. Du verlierst so viele Armeen, wie du zurücklagst, und ziehst dich zurück.
course-battle-1-learned = Damit lag { $neipperg } um drei zurück. Er hat aufgehört, verliert also drei Armeen und zieht sich drei Städte weit zurück. Du verlierst keine.
course-battle-2 = Du liegst um { $behind } zurück und hast keine Karte in { $suit-friedrich }: { $hand-prussia }. Aber das R ist eine Reserve. Du sagst ihr Symbol an und ihren Wert, von eins bis acht.
course-battle-2-task = Geh mit der Reserve in Führung.
course-battle-2-wrong-1 = Das gleicht nur aus. Jetzt ist { $neipperg } dran, und er bestimmt, wie es weitergeht. Dafür ist eine Reserve zu schade.
course-battle-2-wrong-2 = Du liegst immer noch zurück, und die Reserve ist weg. Sag einen höheren Wert an.
course-battle-2-wrong-3 = Du hättest gewinnen können. Hörst du auf, solange du zurückliegst, verlierst du so viele Armeen, wie du zurückliegst.
course-battle-2-learned = Eine Reserve passt überall. Heb eine für den Tag auf, auf den es ankommt.

## duel

course-duel = Die Rechnung im Duell
course-duel-about = Wann eine kleine Karte mehr bewirkt als eine große.
course-duel-1 = Wer zurückliegt, spielt, bis er gleichauf oder vorn ist oder aufhört. Wer aufhört, solange er zurückliegt, verliert so viele Armeen, wie er zurückliegt. Du liegst um { $behind } zurück und hast { $hand-prussia }. Ein Überläufer verrät dir, dass { $karl } noch eine Karte hat, die er spielen kann: { $hand-austria }.
course-duel-1-task = Gewinne so, dass { $karl } möglichst viele Armeen verliert.
course-duel-1-wrong-1 = Du lagst um sieben vorn, { $karl } kam mit seiner Karte bis auf eins heran und verliert darum nur eine Armee. Spiel die kleine Karte zuerst: Sie lockt seine heraus, und dann schlägt die große zu.
course-duel-1-wrong-2 = Du hast eine Schlacht aufgegeben, die du gewinnen konntest.
course-duel-1-wrong-3 = Jetzt konntest du mit { $hand-prussia } zuschlagen. Hör nie auf, solange du noch gewinnen kannst.
course-duel-1-learned = Eins vor, fünf zurück, fünf vor. Lass die andere Seite ihre Karten zuerst ausgeben, und heb dir die beste bis zuletzt auf.
course-duel-2 = Beide Seiten haben { $troops-friedrich } Armeen, der Stand ist also ausgeglichen. Dann beginnt der Angreifer, und bei null muss er eine Karte seines Symbols spielen, wenn er eine hat. Du greifst an und hast { $hand-prussia }. { $karl } hat { $hand-austria }.
course-duel-2-task = Gewinne noch einmal, so hoch du kannst.
course-duel-2-wrong-1 = Bei null darfst du nicht aufhören, solange du eine Karte deines Symbols hast.
course-duel-2-wrong-2 = Ein Sieg, aber ein kleiner. Er lag weit zurück und hat den Schlag mit seiner Karte gemildert.
course-duel-2-learned = Erst klein, dann groß. Rechne, bevor du spielst, was beide Seiten noch aufbieten können.

## retreats

course-retreats = Rückzüge
course-retreats-about = Der Gewinner zeigt dem Verlierer den Weg.
course-retreats-1 = { $neipperg } hatte keine Karten und ist besiegt. Er verliert zwei Armeen und zieht sich zwei Städte zurück, so weit von dir weg wie möglich. Mehrere Wege führen gleich weit, und der Gewinner wählt: du. Auf { $cosel } liegt ein Fragezeichen. Die Festung fällt dir zu, wenn { $neipperg } am Ende mehr als drei Städte von ihr entfernt ist.
course-retreats-1-task = Schick { $neipperg } dorthin, wo er { $cosel } nicht mehr deckt.
course-retreats-1-wrong-1 = Du hast ihn mitten nach { $cosel } geschickt. Er dankt dir.
course-retreats-1-wrong-2 = { $kreuzburg } ist { $far-kreuzburg-cosel } von { $cosel } entfernt. Er deckt es immer noch, und das Fragezeichen ist weg.
course-retreats-1-wrong-3 = { $freiwaldau } ist { $far-freiwaldau-cosel } von { $cosel } entfernt, nah genug, um es zu decken.
course-retreats-1-learned = Ein Rückzug ist ein Geschenk an den Gewinner. Schick deine Feinde aus der Versorgung, weg von ihren Festungen oder in eine Ecke.

## stacks

course-stacks = Türme und Geheimnisse
course-stacks-about = Zwei Generäle, eine Stadt, und niemand weiß, wer die Armeen hat.
course-stacks-1 = Zwei Generäle eines Landes dürfen auf einer Stadt stehen: Das ist ein Turm. Sie kämpfen zusammen, mit allen ihren Armeen. Den Oberbefehl hat der mit der niedrigeren Rangnummer, hier { $friedrich }. Nur du weißt, dass er { $troops-friedrich } Armeen hat und { $schwerin } { $troops-schwerin }. Alle anderen kennen nur Preußens Gesamtzahl, { $total-prussia }.
course-stacks-1-task = Lass { $schwerin } zu { $friedrich } stoßen.
course-stacks-1-wrong-1 = Das ist nicht { $at-friedrich }. Für einen Turm marschiert ein General zum anderen.
course-stacks-1-learned = Keiner von beiden marschiert in dieser Runde noch einmal. Zusammen kämpfen sie mit { $total-prussia } Armeen.
course-stacks-2 = Generäle eines Landes in einem Turm dürfen jederzeit Armeen austauschen, auch wenn jemand anders am Zug ist. Deine Feinde merken nichts davon. { $friedrich } hat { $troops-friedrich }, { $schwerin } { $troops-schwerin }.
course-stacks-2-task = Gib drei Armeen { $schwerin-genitive } an { $friedrich }.
course-stacks-2-wrong-1 = Umgekehrt! Jetzt ist der König fast allein.
course-stacks-2-learned = Wer von beiden ist der Starke? Wenn sie sich trennen, muss der Feind raten.

## winter

course-winter = Winter
course-winter-about = Mach aus Karten Soldaten, und hol verlorene Generäle zurück.
course-winter-1 = Es schneit. Nach jeder dritten Runde kommt der Winter, und du kaufst neue Armeen: Jede kostet vier Punkte in Taktischen Karten beliebiger Symbole. Wechselgeld gibt es nicht. Du hast { $hand-prussia }.
course-winter-1-task = Kauf zwei Armeen, ohne einen Punkt zu verschwenden.
course-winter-1-wrong-1 = Zwei Armeen kosten acht Punkte. Die Neun reicht dafür, aber ein Punkt verfällt, und sie war deine beste Karte.
course-winter-1-wrong-2 = Eine Armee kostet vier Punkte, und du hast fünf dafür gezahlt.
course-winter-1-learned = Niedrige Karten, die genau aufgehen, ergeben billige Soldaten. Behalte die hohen für die Schlacht.
course-winter-2 = Alle wissen, wie viele Armeen du gekauft hast, aber nicht, wer sie bekommt. { $schwerin } hat seine letzte Armee verloren und ist vom Brett. Mit mindestens einer der neuen Armeen kannst du ihn auf einer großen Festung deines Heimatgebiets wieder einsetzen, die noch dir gehört: { $berlin } oder { $magdeburg }.
course-winter-2-task = Setz { $schwerin } mit beiden Armeen in { $berlin } wieder ein.
course-winter-2-wrong-1 = Der König ist jetzt stärker, aber { $schwerin } fehlt bis zum nächsten Winter.
course-winter-2-wrong-2 = Das ist erlaubt, aber { $magdeburg } ist { $far-magdeburg-breslau } von { $breslau } entfernt, { $berlin } nur { $distance-berlin-breslau }.
course-winter-2-learned = Ein General ist nie für immer verloren. Seine Soldaten schon.

## politics

course-politics = Politik
course-politics-about = Gib eine Karte für die Politik aus, und die Marken setzen sich in Bewegung.
course-politics-1 = In der Profi-Variante beginnt jede Runde mit Politik. Zwei Politik-Karten liegen offen: { $naples } und { $denmark }. Für das politische Trumpfsymbol wurde eine Karte aufgedeckt: ♠. Jede Großmacht darf eine Karte verdeckt legen. Eine Trumpfkarte bleibt liegen und gibt Einfluss; jede andere kommt zurück. Frankreich hat { $hand-france }.
course-politics-1-task = Leg die Karte, die Frankreich Einfluss gibt.
course-politics-1-wrong-1 = Eine höhere Karte, aber kein Trumpf. Sie ist wieder auf deiner Hand, und Frankreich hat diese Runde nichts zu sagen.
course-politics-1-learned = Dein Einfluss ist die Summe deiner Karten auf dem Tableau. Wer am meisten hat, wählt zuerst.
course-politics-2 = Preußen hatte den größten Einfluss. Es nahm { $sweden_surrenders }, eine Karte, die ihm geschadet hätte, und warf sie ab. Dann kam Österreich, denn bei Gleichstand geht das weiter rechts stehende Land vor. Aber die andere Karte zeigt Österreichs Wappen nicht, also sparte es an. Jetzt wählst du. { $hessian_mercenaries } zeigt das Wappen Frankreichs und bringt Armeen für Bayern.
course-politics-2-task = Nimm { $hessian_mercenaries } und gib { $toerring } damit Armeen.
course-politics-2-wrong-1 = Ansparen hebt deine Karten für spätere Runden auf. Aber die Armeen sind weg, und Bayern hätte sie brauchen können.
course-politics-2-wrong-2 = Du hast die Karte genommen und abgeworfen. Das kann klug sein, damit andere sie nicht bekommen. Diese aber war für dich gedacht.
course-politics-2-learned = { $toerring } hat jetzt { $troops-toerring } Armeen. Die Pragmatische Armee kam zu spät und nimmt ihre Karte auf die Hand zurück.

## saxony

course-saxony = Sachsen wechselt die Seite
course-saxony-about = Schlag Preußen, und sein Verbündeter bekommt Zweifel.
course-saxony-1 = { $karl } hat die Truppen { $friedrich-genitive } vernichtet. Für je drei in einer Schlacht vernichtete Armeen legt der Gewinner eine Siegmarke in eine Schlachtenbox, und der Verlierer nimmt eine heraus. Für jede Marke, die Preußen herausnehmen muss, darfst du die Sachsenmarke ein Feld nach rechts rücken. Sie liegt auf dem letzten preußischen Feld; das nächste ist neutral.
course-saxony-1-task = Mach Sachsen neutral.
course-saxony-1-wrong-1 = Du darfst die Marke liegen lassen. Aber dann bleibt { $rutowski } als dein Feind in Böhmen.
course-saxony-1-learned = { $rutowski } ist heimgekehrt, und niemand darf Sachsen betreten. Von jetzt an spielst du es. Eines Tages kämpft es vielleicht sogar für dich.

## peace

course-peace = Schlesien und Frieden
course-peace-about = Preußen hat, was es wollte, und darf den Krieg für eine Weile verlassen.
course-peace-1 = Dein Zug endet, und alle sieben Festungen Schlesiens sind preußisch. Darum darfst du Frieden anbieten; geschlossen werden kann er einmal im Spiel. Nimmt Österreich an, so wird Schlesien dein Heimatgebiet, eine Siegmarke kommt für immer in die Box »Schlesien«, und dein zweiter Tross kommt kostenlos ins Spiel. In deinem Pool sind noch { $pool-prussia } Siegmarken. Ist er leer, gewinnst du.
course-peace-1-task = Biete Österreich Frieden an, und setz deinen zweiten Tross in { $berlin } ein.
course-peace-1-wrong-1 = Der Krieg geht weiter. Das kann richtig sein, aber in dieser Lektion geht es um den Frieden.
course-peace-1-wrong-2 = Es ist Frieden, aber { $magdeburg } ist weit weg von { $breslau }. { $berlin } liegt näher.
course-peace-1-learned = Preußen ist bis zu seinem übernächsten Zug neutral. Niemand darf dein Land betreten, und du darfst es nicht verlassen.

## election

course-election = Die Kaiserwahl
course-election-about = Neun Stimmen, und deine können entscheiden.
course-election-1 = Der Kaiser wird gewählt, und jede Festung mit Kurstimme hat eine Stimme. Österreich und die Pragmatische Armee stimmen immer für Franz. Mit fünf Stimmen wird er Kaiser, sonst Karl Albrecht. Prag, Mainz, Trier und Hannover haben schon für Franz gestimmt, ihm fehlt also noch eine. Ludwig hat gegen ihn gestimmt. Du hast Berlin und Dresden, und beide Stimmen sind frei. Wer gewinnt, legt eine Siegmarke in die Box »Kaiser«. Siegmarken in den Pools: Österreich { $pool-austria }, Frankreich { $pool-france }.
course-election-1-task = Stimm so, dass heute niemand das Spiel gewinnt.
course-election-1-wrong-1 = Franz ist Kaiser, die letzte Siegmarke hat Österreichs Pool verlassen, und Maria Theresia gewinnt das Spiel.
course-election-1-wrong-2 = Eine Stimme war genug für Franz und für Maria Theresia.
course-election-1-learned = Sieh dir die Pools an, bevor du stimmst. Ein leerer Pool gewinnt, und eine Stimme, die entscheidet, lässt sich teuer verkaufen.

## treaties

course-treaties = Verträge
course-treaties-about = Zusagen, die binden, denn das Spiel sorgt dafür.
course-treaties-1 = In der Profi-Variante darfst du jederzeit offen verhandeln. Was beide Seiten annehmen, bindet. Die Pragmatische Armee schlägt vor: Sie gibt dir zwei Runden lang je eine Karte ihres Einkommens, wenn deine Generäle Schlesien verlassen. { $neipperg } steht in { $at-neipperg }, in Schlesien.
course-treaties-1-task = Nimm den Vorschlag der Pragmatischen Armee an.
course-treaties-1-wrong-1 = Du hast zwei Runden lang je eine Karte ausgeschlagen. Das mag eines Tages klug sein, aber nicht in dieser Lektion.
course-treaties-1-learned = Der Vertrag gilt, und alle können ihn lesen.
course-treaties-2 = Jetzt sorgt das Spiel selbst dafür, dass die Zusage gehalten wird. Solange { $neipperg } Schlesien verlassen könnte und noch dort ist, kannst du deine Bewegung nicht beenden.
course-treaties-2-task = Halte dein Wort: Marschiere mit { $neipperg } aus Schlesien hinaus.
course-treaties-2-wrong-1 = Erst muss { $neipperg } gehen.
course-treaties-2-learned = Versprich nur, was du halten kannst. Hier wirst du es halten.

## win-as-frederick

course-win-as-frederick = Wie Friedrich gewinnt
course-win-as-frederick-about = Die letzte Festung, im Einführungsspiel.
course-win-as-frederick-1 = Friedrich gewinnt das Einführungsspiel, sobald Preußen in Schlesien und Österreich zusammen { $needed-prussia } Festungen hält. Du hältst { $reached-prussia }. { $neipperg } steht in { $at-neipperg }, von { $bruenn } { $far-neipperg-bruenn } entfernt, von { $ungarisch_hradisch } aber { $far-neipperg-ungarisch_hradisch }.
course-win-as-frederick-1-task = Gewinne das Spiel mit einem Marsch.
course-win-as-frederick-1-wrong-1 = { $neipperg } deckt { $bruenn }. Du hinterlässt dort nur ein Fragezeichen.
course-win-as-frederick-1-wrong-2 = So nah dran! Die Festung fällt, wenn er sie verlässt.
course-win-as-frederick-1-learned = Erst Schlesien, dann alles, was Österreich nicht decken kann. Nimm, was in Reichweite ist, und lass deinen Tross folgen.

## win-as-louis

course-win-as-louis = Wie Ludwig gewinnt
course-win-as-louis-about = Neun Festungen in Österreich, und eine Hauptstadt, die lockt.
course-win-as-louis-1 = Ludwig gewinnt das Einführungsspiel, sobald Frankreich { $needed-france } Festungen in Österreich hält. Du hältst { $reached-france }. { $broglie } steht in { $at-broglie }. { $karl } steht in { $at-karl }, von { $wien } { $far-karl-wien } entfernt und von { $znaim } { $far-karl-znaim }.
course-win-as-louis-1-task = Nimm die Festung, die das Spiel gewinnt.
course-win-as-louis-1-wrong-1 = { $wien } lockt, aber { $karl } deckt es, und { $broglie } ist noch nicht einmal wieder hinausgezogen. Zum Gewinnen brauchst du die Hauptstadt nicht.
course-win-as-louis-1-wrong-2 = Er ist darin stehen geblieben. Zieh durch { $znaim } hindurch.
course-win-as-louis-1-learned = Frankreich ist reich an Karten und weit weg von zu Hause. Nimm einen Tross mit, und arbeite dich durch alles, was nicht gedeckt ist.

## win-as-maria-theresa

course-win-as-maria-theresa = Wie Maria Theresia gewinnt
course-win-as-maria-theresa-about = Sie muss nicht erobern. Sie muss durchhalten.
course-win-as-maria-theresa-1 = Hat bis zum Ende von Runde { $last } niemand sonst gewonnen, so gewinnt Maria Theresia. Es ist Runde { $turn }. Preußen { $missing-prussia ->
    [one] fehlt noch eine Festung
   *[other] fehlen noch { $missing-prussia } Festungen
}, und { $friedrich } steht in { $at-friedrich }, gleich neben { $bruenn }. { $karl } in { $at-karl } ist { $far-karl-bruenn } davon entfernt. Ein General deckt Festungen, die höchstens drei Städte entfernt sind.
course-win-as-maria-theresa-1-task = Marschiere mit { $karl } so, dass { $bruenn } gedeckt ist, und halte bis zum Ende von Runde { $last } durch.
course-win-as-maria-theresa-1-wrong-1 = Niemand deckte { $bruenn }. { $friedrich } zog hindurch, und es war die letzte Festung, die Preußen fehlte.
course-win-as-maria-theresa-1-learned = Decken, aufhalten, zahlen lassen. Die Zeit ist Maria Theresias bester General.
