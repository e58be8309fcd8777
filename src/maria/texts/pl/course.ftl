### Lekcje kursu. Wartość to rzecz według jej id ($friedrich, $breslau) albo fakt z pozycji ($troops-friedrich):
### patrz docs/lessons.md. Bez cyfr: liczby pochodzą z pozycji.

## marching

course-marching = Marsz
course-marching-about = Jak daleko dojdą generałowie i tabory i dlaczego drogi główne są ważne.
course-marching-1 = Witaj w sztabie króla Prus! { $friedrich } czeka w mieście { $at-friedrich }. W fazie ruchu każdy pionek może raz pomaszerować, z miasta do miasta po drogach. Generał idzie najwyżej o trzy miasta.
course-marching-1-task = Niech { $friedrich } pomaszeruje przez miasta { $guben } i { $peitz } do miasta { $senftenberg } i tam się zatrzyma.
course-marching-1-wrong-1 = Zatrzymał się w mieście { $peitz }, choć mógł iść o jedno miasto dalej. Pionek maszeruje tylko raz w fazie, więc pomyśl, zanim staniesz.
course-marching-1-wrong-2 = Piękny marsz, ale do miasta { $glogau }. { $senftenberg } leży w drugą stronę, na południowym zachodzie.
course-marching-1-learned = Trzy miasta po zwykłych drogach: dalej generał nie dojdzie. Wolno zawracać i iść zygzakiem.
course-marching-2 = Grube linie to drogi główne. Generał, który idzie tylko po drogach głównych, może iść o jedno miasto dalej. Z miasta { $at-friedrich } droga główna prowadzi przez { $krossen }, { $gruenberg } i { $glogau } do miasta { $steinau }: to { $far-friedrich-steinau }.
course-marching-2-task = Doprowadź generała { $friedrich } jednym marszem do miasta { $steinau }.
course-marching-2-wrong-1 = Trzy miasta wolno przejść każdą drogą. Tu cała trasa to droga główna, więc mógł iść o jedno dalej.
course-marching-2-wrong-2 = Wystarczy jeden odcinek zwykłej drogi, żeby stracić dodatkowe miasto. Cały marsz musi iść po drogach głównych.
course-marching-2-learned = Cały czas drogą główną: o jedno miasto dalej. Zanim pomaszerujesz, szukaj grubych linii.
course-marching-3 = Wojsko musi jeść, a chleb przywozi tabor. Tabory są wolniejsze: dwa miasta albo trzy, jeśli cały marsz idzie po drogach głównych. Twój tabor stoi w mieście { $at-prussia_1 } i powinien iść za królem.
course-marching-3-task = Przesuń tabor w stronę miasta { $steinau } tak daleko, jak się da.
course-marching-3-wrong-1 = Dobry kierunek. Ale to cały czas droga główna, więc tabor mógł iść o jedno miasto dalej.
course-marching-3-wrong-2 = Tak daleko tabor nie dojdzie, nawet drogą główną.
course-marching-3-learned = Generałowie idą przodem, tabory za nimi. Wkrótce zobaczysz, dlaczego nie mogą stracić ze sobą kontaktu.

## force-march

course-force-march = Forsowny marsz
course-force-march-about = Osiem miast naraz, i czym się za to płaci.
course-force-march-1 = Generał, któremu się spieszy, może wykonać forsowny marsz: najwyżej osiem miast, tylko po drogach głównych. Ogłaszasz go, zanim ruszy. { $friedrich } jest w mieście { $at-friedrich }, { $far-friedrich-liegnitz } od pruskiego miasta { $liegnitz }.
course-force-march-1-task = Doprowadź generała { $friedrich } forsownym marszem do miasta { $liegnitz }.
course-force-march-1-wrong-1 = To był zwykły marsz, a ten kończy się po czterech miastach. Żeby iść dalej, wybierz forsowny marsz.
course-force-march-1-wrong-2 = { $breslau } to wroga twierdza. Forsowny marsz nie może do niej prowadzić ani przez nią przechodzić.
course-force-march-1-learned = Z jednego końca królestwa na drugi w jednej fazie. Tabory tego nie potrafią.
course-force-march-2 = Teraz { $neipperg } stoi w mieście { $at-neipperg }. Kto się spieszy, omija wroga: forsowny marsz nigdy nie prowadzi do miasta obok wrogiego pionka ani przez nie. Miasta wokół miasta { $at-neipperg } są dla niego zamknięte.
course-force-march-2-task = Doprowadź generała { $friedrich } forsownym marszem jak najbliżej twierdzy { $breslau }.
course-force-march-2-wrong-1 = { $liegnitz } sąsiaduje z miastem { $at-neipperg }, a tam stoi { $neipperg }.
course-force-march-2-wrong-2 = Zbyt ostrożnie. Następne miasto na trasie też nie sąsiaduje z wrogiem.
course-force-march-2-learned = Szybko, ale niegroźnie. Forsowny marsz omija wrogów i nigdy nie zdobywa twierdzy.

## supply

course-supply = Zaopatrzenie i tabory
course-supply-about = Zadbaj o chleb, bo stracisz żołnierzy bez jednego strzału.
course-supply-1 = U siebie generał jest zawsze zaopatrzony. Gdzie indziej potrzebuje drogi zaopatrzenia do taboru własnej frakcji, a może ona mieć najwyżej sześć miast. { $friedrich } jest w mieście { $at-friedrich }, w Austrii, a jego tabor w mieście { $at-prussia_1 }: to { $far-friedrich-prussia_1 }. Za daleko! Na początku twojego następnego etapu zostałby odwrócony i straciłby armię.
course-supply-1-task = Przesuń tabor tak, żeby { $friedrich } miał zaopatrzenie.
course-supply-1-wrong-1 = To zła strona. { $friedrich } jest { $far-friedrich-gruenberg } od miasta { $gruenberg }.
course-supply-1-wrong-2 = { $prag } kusi, ale tam by głodował: do taboru ma stamtąd { $far-prag-glogau }.
course-supply-1-learned = Licz od generała do taboru, razem z miastem taboru. Najwyżej sześć.
course-supply-2 = Zaopatrzenie nie przechodzi przez miasto z wrogim pionkiem. { $neipperg } w mieście { $at-neipperg } i { $karl } w mieście { $at-karl } zamykają obie krótkie drogi do taboru w mieście { $at-prussia_1 }. Tabor teraz nie pomoże, ale { $friedrich } może pójść tam, gdzie inna droga jest otwarta.
course-supply-2-task = Niech { $friedrich } pomaszeruje do miasta, w którym będzie miał zaopatrzenie.
course-supply-2-wrong-1 = W linii prostej to blisko miasta { $liegnitz }. Ale na drodze stoi { $karl }, a droga naokoło jest za długa.
course-supply-2-wrong-2 = Nawet najkrótszą drogą tabor jest teraz { $far-friedrich-prussia_1 } dalej, a ta droga jest zamknięta.
course-supply-2-learned = Odetnij wojsko od taboru, a pokonasz je bez bitwy.
course-supply-3 = Wrogi generał, który wchodzi do miasta z taborem, niszczy go. Możesz go przywrócić za cztery punkty z kart taktycznych, w pustej głównej twierdzy u siebie. Reszty się nie wydaje. Masz { $hand-prussia }.
course-supply-3-task = Przywróć tabor w mieście { $berlin } i nie płać więcej, niż trzeba.
course-supply-3-wrong-1 = Tabor wrócił, ale zapłata poszła z twojej najlepszej karty, a reszty się nie wydaje.
course-supply-3-wrong-2 = { $magdeburg } też jest dozwolony, ale { $friedrich } ma tam dalej niż do miasta { $berlin }.
course-supply-3-learned = Tabor, który dopiero wrócił, nie rusza się w tej samej fazie. Tym razem pilnuj go lepiej.

## hussars

course-hussars = Huzarzy
course-hussars-about = Dwaj jeźdźcy, przez których wróg płaci za chleb.
course-hussars-1 = Grasz jako Maria Teresa, a to twoi huzarzy. Zanim ruszą inni, możesz umieścić każdego w pustym mieście na mapie Bohemii, najwyżej cztery miasta od swojego generała. Nikogo nie blokują. Ale wróg, którego droga zaopatrzenia prowadzi przez huzara, płaci jeden punkt za każde miasto tej drogi. { $friedrich } jest w mieście { $at-friedrich }, a jego tabor w mieście { $at-prussia_1 }: to { $far-friedrich-prussia_1 }.
course-hussars-1-task = Postaw huzara tak, żeby { $friedrich } miał go na drodze do taboru.
course-hussars-1-wrong-1 = Jego droga zaopatrzenia nie prowadzi przez { $strehlen }. Spójrz na drogę z miasta { $at-friedrich } do miasta { $at-prussia_1 }.
course-hussars-1-wrong-2 = Za daleko. { $glogau } jest { $far-neipperg-glogau } od miasta { $at-neipperg }, a wolno najwyżej cztery.
course-hussars-1-learned = Każda inna droga jest za długa albo stoi na niej { $neipperg }. Zapłata albo głód.
course-hussars-2 = Im dłuższa droga, tym droższy chleb. Teraz tabor jest w mieście { $at-prussia_1 }, a droga ma { $far-friedrich-prussia_1 }. Prusy mają { $cards-prussia ->
    [one] jedną kartę
    [few] { $cards-prussia } karty
   *[many] { $cards-prussia } kart
}, w sumie { $points-prussia ->
    [one] jeden punkt
    [few] { $points-prussia } punkty
   *[many] { $points-prussia } punktów
}. Kto może zapłacić, musi zapłacić.
course-hussars-2-task = Postaw huzara tak, żeby { $friedrich } musiał zapłacić za zaopatrzenie. Potem zakończ etap huzarów i patrz.
course-hussars-2-wrong-1 = Nikt nie zapłacił. Jego droga zaopatrzenia nie prowadzi przez to miasto.
course-hussars-2-learned = Karty wydane na chleb nie walczą. Po to są huzarzy.

## conquest

course-conquest = Zdobywanie twierdz
course-conquest-about = Przejdź przez twierdzę, nie tylko do niej wejdź, i patrz, kto jej broni.
course-conquest-1 = O wygranej decydują twierdze. Zdobywasz twierdzę, gdy z niej wychodzisz: przejdź przez nią albo ją opuść, jeśli w niej zaczynasz. { $breslau }, tuż obok, to główna twierdza Śląska. { $friedrich } może ją zdobyć: należy do Austrii i nikt jej nie broni.
course-conquest-1-task = Zdobądź twierdzę { $breslau }.
course-conquest-1-wrong-1 = Jest w twierdzy { $breslau }, ale jeszcze nie jest ona twoja. Twierdza pada, gdy generał z niej wychodzi.
course-conquest-1-wrong-2 = To zła strona. { $breslau } jest nadal w rękach Austrii, a { $friedrich } już maszerował w tej turze.
course-conquest-1-wrong-3 = Stoi tam twój własny tabor, a do tego to zła strona.
course-conquest-1-learned = Jedną bramą do środka, drugą na zewnątrz. Jednym marszem można tak zdobyć kilka twierdz.
course-conquest-2 = Generał broni wszystkich twierdz swojej strony, które są najwyżej trzy miasta dalej. { $neipperg } jest teraz w mieście { $at-neipperg }. Stąd do twierdz: { $breslau } – { $far-neipperg-breslau }, { $brieg } – { $far-neipperg-brieg }, { $neisse } – { $far-neipperg-neisse }, { $schweidnitz } – { $far-neipperg-schweidnitz }.
course-conquest-2-task = Zdobądź twierdzę, której { $neipperg } nie może bronić.
course-conquest-2-wrong-1 = Twierdza { $breslau } jest broniona. Zostaje na niej tylko pytajnik; do czego służy, pokaże następna lekcja.
course-conquest-2-wrong-2 = Właściwa twierdza, ale zatrzymał się w środku. Przejdź przez nią i wyjdź z drugiej strony.
course-conquest-2-learned = Zanim pomaszerujesz, licz do trzech od każdego wrogiego generała. To połowa tej gry.

## question-marks

course-question-marks = Pytajniki
course-question-marks-about = Przejdź przez bronioną twierdzę, a potem pokonaj obrońcę.
course-question-marks-1 = Grasz jako Ludwik. { $moritz } stoi w twierdzy { $tournai }, której nikt nie broni. Twierdzy { $bruessel } broni { $cumberland }, { $far-cumberland-bruessel } dalej. Generał, który wychodzi z bronionej twierdzy, zostawia na niej pytajnik. Przepędź obrońcę w tym samym etapie, a twierdza i tak będzie twoja. Generał, który kończy marsz obok wrogiego generała, musi go zaatakować, a wróg ma mniej armii niż ty: masz ich { $troops-moritz }.
course-question-marks-1-task = Zdobądź w tym etapie twierdze { $tournai } i { $bruessel }: niech { $moritz } skończy marsz tam, gdzie obok stoi { $cumberland }, a potem zakończ ruch.
course-question-marks-1-wrong-1 = { $tournai } jest w twoich rękach, ale { $cumberland } nie został przepędzony, więc pytajnik z twierdzy { $bruessel } znika.
course-question-marks-1-wrong-2 = Nadal stoi w twierdzy { $bruessel }. Dopóki z niej nie wyjdzie, nic nie jest oznaczone ani zdobyte.
course-question-marks-1-learned = Marsz, pytajnik, bitwa, twierdza: wszystko w jednym etapie.

## battle

course-battle = Bitwa i Rezerwy
course-battle-about = Liczy się tylko kolor, na którym stoisz, a Rezerwa to joker.
course-battle-1 = Sąsiadujący wrogowie walczą. Obie strony ujawniają armie: ty masz { $troops-friedrich }, { $neipperg } ma { $troops-neipperg }, więc jesteś z tyłu o { $behind }. Kto jest z tyłu, może zagrywać karty, ale tylko w kolorze sektora, w którym stoi jego generał. { $at-friedrich } leży w sektorze { $suit-friedrich }. Masz { $hand-prussia }.
course-battle-1-task = Zagraj kartę, która da ci prowadzenie.
course-battle-1-wrong-1 = Wysoka karta, ale nie ten kolor. Tu możesz zagrać tylko { $suit-friedrich } i Rezerwy.
course-battle-1-wrong-2 = Rezygnujesz, będąc z tyłu. Tracisz tyle armii, ile ci zabrakło, i się wycofujesz.
course-battle-1-learned = Teraz { $neipperg } był z tyłu o trzy. Zrezygnował, więc traci trzy armie i wycofuje się o trzy miasta. Ty nie tracisz nikogo.
course-battle-2 = Jesteś z tyłu o { $behind } i nie masz karty w kolorze { $suit-friedrich }: { $hand-prussia }. Ale R to Rezerwa. Jej kolor i wartość, od jednego do ośmiu, ogłaszasz przy zagraniu.
course-battle-2-task = Użyj Rezerwy, żeby objąć prowadzenie.
course-battle-2-wrong-1 = To tylko wyrównuje. Teraz gra { $neipperg } i to on decyduje, co dalej. Szkoda na to Rezerwy.
course-battle-2-wrong-2 = Nadal jesteś z tyłu, a Rezerwy już nie ma. Ogłoś wyższą wartość.
course-battle-2-wrong-3 = Można było wygrać. Kto rezygnuje, będąc z tyłu, traci tyle armii, ile mu zabrakło.
course-battle-2-learned = Rezerwa pasuje wszędzie. Zachowaj jedną na dzień, który rozstrzyga.

## duel

course-duel = Rachunek pojedynku
course-duel-about = Kiedy mała karta daje więcej niż duża.
course-duel-1 = Strona, która jest z tyłu, gra, aż wyrówna, obejmie prowadzenie albo zrezygnuje. Kto rezygnuje, będąc z tyłu, traci tyle armii, ile mu zabrakło. Jesteś z tyłu o { $behind } i masz { $hand-prussia }. Dezerter zdradza ci, że { $karl } ma jeszcze jedną kartę, którą może zagrać: { $hand-austria }.
course-duel-1-task = Wygraj tak, żeby { $karl } stracił jak najwięcej armii.
course-duel-1-wrong-1 = Prowadzisz o siedem, { $karl } odrabia swoją kartą sześć i traci tylko jedną armię. Zagraj najpierw małą kartę: wyciągnie jego kartę, a wtedy uderzy duża.
course-duel-1-wrong-2 = Oddajesz bitwę, którą można było wygrać.
course-duel-1-wrong-3 = Teraz można było uderzyć: masz { $hand-prussia }. Nigdy nie rezygnuj, póki możesz wygrać.
course-duel-1-learned = Jeden z przodu, pięć z tyłu, pięć z przodu. Niech druga strona pierwsza wyda karty, a najlepszą zachowaj na koniec.
course-duel-2 = Obie strony mają tyle samo armii, po { $troops-friedrich }, więc jest równo. Wtedy zaczyna atakujący i przy zerze musi zagrać kartę w swoim kolorze, jeśli ją ma. Atakujesz ty i masz { $hand-prussia }. { $karl } ma { $hand-austria }.
course-duel-2-task = Wygraj jeszcze raz, jak najwyżej.
course-duel-2-wrong-1 = Przy zerze nie wolno zrezygnować, gdy masz kartę w swoim kolorze.
course-duel-2-wrong-2 = Wygrana, ale mała. Był daleko z tyłu i swoją kartą osłabił cios.
course-duel-2-learned = Najpierw mała, na końcu duża. Zanim zagrasz, policz, co obie strony mogą jeszcze dołożyć.

## retreats

course-retreats = Wycofania
course-retreats-about = Zwycięzca pokazuje przegranemu drogę.
course-retreats-1 = { $neipperg } nie miał kart i jest pokonany. Traci dwie armie i wycofuje się o dwa miasta, jak najdalej od ciebie. Kilka tras prowadzi równie daleko, a wybiera zwycięzca, czyli ty. Na twierdzy { $cosel } leży pytajnik. Twierdza będzie twoja, jeśli { $neipperg } znajdzie się dalej niż trzy miasta od niej.
course-retreats-1-task = Odeślij generała { $neipperg } tam, skąd nie broni już twierdzy { $cosel }.
course-retreats-1-wrong-1 = Trafił prosto do twierdzy { $cosel }. Dziękuje ci.
course-retreats-1-wrong-2 = { $kreuzburg } jest { $far-kreuzburg-cosel } od twierdzy { $cosel }. Nadal jej broni, a pytajnik znika.
course-retreats-1-wrong-3 = { $freiwaldau } jest { $far-freiwaldau-cosel } od twierdzy { $cosel }, dość blisko, żeby jej bronić.
course-retreats-1-learned = Wycofanie to prezent dla zwycięzcy. Odsyłaj wrogów tam, gdzie nie ma zaopatrzenia, z dala od ich twierdz albo w róg mapy.

## stacks

course-stacks = Zgrupowania i tajemnice
course-stacks-about = Dwóch generałów, jedno miasto i nikt nie wie, kto ma armie.
course-stacks-1 = Dwóch generałów jednej frakcji może stać w jednym mieście: to zgrupowanie. Walczą razem, wszystkimi armiami. Dowodzi ten z niższym numerem rangi, tutaj { $friedrich }. Tylko ty wiesz, ile mają armii: { $friedrich } { $troops-friedrich }, { $schwerin } { $troops-schwerin }. Inni znają tylko sumę Prus: { $total-prussia }.
course-stacks-1-task = Niech { $schwerin } dołączy tam, gdzie stoi { $friedrich }.
course-stacks-1-wrong-1 = To nie jest { $at-friedrich }. Zgrupowanie powstaje, gdy jeden generał dojdzie do drugiego.
course-stacks-1-learned = Żaden z nich nie pomaszeruje już w tej turze. Razem walczą siłą { $total-prussia } armii.
course-stacks-2 = Zgrupowani generałowie jednej frakcji mogą w każdej chwili wymieniać się armiami, nawet w etapie innego gracza. Wrogowie nic o tym nie wiedzą. { $friedrich } ma { $troops-friedrich }, { $schwerin } { $troops-schwerin }.
course-stacks-2-task = Niech { $schwerin } odda trzy armie, a { $friedrich } je przejmie.
course-stacks-2-wrong-1 = Odwrotnie. Teraz król jest prawie sam.
course-stacks-2-learned = Który z nich jest silny? Gdy się rozdzielą, wróg musi zgadywać.

## winter

course-winter = Zima
course-winter-about = Zamień karty na żołnierzy i przywróć utraconych generałów.
course-winter-1 = Pada śnieg. Po każdej trzeciej turze następuje zima i kupujesz nowe armie: każda kosztuje cztery punkty z kart taktycznych dowolnych kolorów. Reszty się nie wydaje. Masz { $hand-prussia }.
course-winter-1-task = Kup dwie armie i nie zmarnuj ani punktu.
course-winter-1-wrong-1 = Dwie armie kosztują osiem punktów. Dziewiątka wystarcza, ale jeden punkt przepada, a to była twoja najlepsza karta.
course-winter-1-wrong-2 = Jedna armia kosztuje cztery punkty, a zapłata wyniosła pięć.
course-winter-1-learned = Z niskich kart, które dają dokładną sumę, są tani żołnierze. Wysokie zachowaj na bitwy.
course-winter-2 = Wszyscy wiedzą, ile armii kupujesz, ale nie, kto je dostanie. { $schwerin } stracił ostatnią armię i nie ma go na mapie. Z co najmniej jedną z nowych armii może wrócić do gry w głównej twierdzy na twoim terytorium własnym, która jest nadal twoja: { $berlin } lub { $magdeburg }.
course-winter-2-task = Niech { $schwerin } wróci do gry w mieście { $berlin } z obiema armiami.
course-winter-2-wrong-1 = Król jest teraz silniejszy, ale { $schwerin } jest poza grą do następnej zimy.
course-winter-2-wrong-2 = To dozwolone, ale { $magdeburg } jest { $far-magdeburg-breslau } od twierdzy { $breslau }, a { $berlin } tylko { $distance-berlin-breslau }.
course-winter-2-learned = Generał nigdy nie przepada na dobre. Jego żołnierze tak.

## politics

course-politics = Polityka
course-politics-about = Wydaj kartę na politykę, a znaczniki zaczną się przesuwać.
course-politics-1 = W pełnej grze każda tura zaczyna się od polityki. Dwie karty polityki leżą odkryte: { $naples } i { $denmark }. Odkryta karta wyznaczyła polityczny kolor atutowy: ♠. Każda główna frakcja może położyć jedną zakrytą kartę. Atut zostaje i daje wpływ; każda inna karta wraca. Francja ma { $hand-france }.
course-politics-1-task = Połóż kartę, która da Francji wpływ.
course-politics-1-wrong-1 = Wyższa karta, ale nie atut. Wróciła do twojej ręki, a Francja nie ma w tej turze nic do powiedzenia.
course-politics-1-learned = Twój wpływ to suma twoich kart na planszy polityki. Kto ma go najwięcej, wybiera pierwszy.
course-politics-2 = Największy wpływ miały Prusy. Wzięły kartę { $sweden_surrenders }, która by im zaszkodziła, i ją odrzuciły. Potem była Austria, bo przy remisie pierwszeństwo ma frakcja bardziej na prawo. Ale na drugiej karcie nie ma jej herbu, więc zachowała swoje karty. Teraz wybierasz ty. Na karcie { $hessian_mercenaries } jest herb Francji i są armie dla Bawarii.
course-politics-2-task = Wybierz kartę { $hessian_mercenaries } i użyj jej, żeby { $toerring } dostał armie.
course-politics-2-wrong-1 = Zachowane karty zostają na późniejsze tury. Ale armii już nie ma, a Bawarii by się przydały.
course-politics-2-wrong-2 = Bierzesz kartę i ją odrzucasz. Bywa to mądre, żeby nie dostali jej inni. Ale ta była dla ciebie.
course-politics-2-learned = { $toerring } ma teraz { $troops-toerring ->
    [one] jedną armię
    [few] { $troops-toerring } armie
   *[many] { $troops-toerring } armii
}. Armia Pragmatyczna się spóźniła i zabiera swoją kartę z powrotem do ręki.

## saxony

course-saxony = Saksonia zmienia stronę
course-saxony-about = Pokonaj Prusy, a ich sojusznik zacznie się wahać.
course-saxony-1 = { $friedrich } został rozbity, a zwycięzcą jest { $karl }. Za każde trzy armie stracone w bitwie zwycięzca kładzie znacznik zwycięstwa na polu wygranych bitew, a przegrany jeden zdejmuje. Za każdy znacznik, który Prusy muszą zdjąć, możesz przesunąć znacznik Saksonii o jedno pole w prawo. Jest teraz na ostatnim pruskim polu; następne jest neutralne.
course-saxony-1-task = Uczyń Saksonię neutralną.
course-saxony-1-wrong-1 = Możesz zostawić znacznik na miejscu. Ale wtedy { $rutowski } zostaje w Bohemii jako twój wróg.
course-saxony-1-learned = { $rutowski } wrócił do domu i nikt nie może wejść do Saksonii. Odtąd to ty nią grasz. Kiedyś może nawet będzie walczyć po twojej stronie.

## peace

course-peace = Śląsk i pokój
course-peace-about = Prusy mają to, po co przyszły, i mogą na jakiś czas wyjść z wojny.
course-peace-1 = Twój etap się kończy, a wszystkie siedem twierdz Śląska jest w rękach Prus. Dlatego możesz zaproponować pokój; zawrzeć go można raz w grze. Jeśli Austria się zgodzi, Śląsk stanie się twoim terytorium własnym, znacznik zwycięstwa trafi na dobre na pole „Śląsk”, a twój drugi tabor wejdzie do gry za darmo. Znaczniki w twojej puli: { $pool-prussia }. Gdy pula jest pusta, wygrywasz.
course-peace-1-task = Zaproponuj Austrii pokój i umieść drugi tabor w mieście { $berlin }.
course-peace-1-wrong-1 = Wojna trwa. Bywa to słuszne, ale ta lekcja jest o pokoju.
course-peace-1-wrong-2 = Jest pokój, ale { $magdeburg } leży daleko od twierdzy { $breslau }. { $berlin } jest bliżej.
course-peace-1-learned = Prusy są neutralne do drugiego z kolejnych swoich etapów. Nikt nie może wejść na twoje ziemie, a ty nie możesz ich opuścić.

## election

course-election = Wybory cesarskie
course-election-about = Dziewięć głosów, a twoje mogą rozstrzygnąć.
course-election-1 = Trwają wybory cesarza, a każda twierdza elektorska ma głos. Austria i Armia Pragmatyczna zawsze głosują na Franciszka. Pięć głosów daje mu koronę, w przeciwnym razie dostaje ją Karol Albert. Prag, Mainz, Trier i Hannover już głosowały na Franciszka, więc brakuje mu jednego głosu. Ludwik głosował przeciw niemu. Masz Berlin i Dresden i możesz oddać te głosy dowolnie. Zwycięska strona kładzie znacznik zwycięstwa na polu „Cesarz”. Znaczniki w pulach: Austria { $pool-austria }, Francja { $pool-france }.
course-election-1-task = Zagłosuj tak, żeby nikt dziś nie wygrał gry.
course-election-1-wrong-1 = Franciszek zostaje cesarzem, ostatni znacznik opuszcza pulę Austrii i Maria Teresa wygrywa grę.
course-election-1-wrong-2 = Jeden głos wystarczył Franciszkowi – i Marii Teresie.
course-election-1-learned = Zanim zagłosujesz, spójrz na pule. Pusta pula wygrywa, a decydujący głos można drogo sprzedać.

## treaties

course-treaties = Traktaty
course-treaties-about = Obietnice, które wiążą, bo pilnuje ich gra.
course-treaties-1 = W pełnej grze możesz negocjować w każdej chwili, jawnie. To, na co zgodzą się obie strony, jest wiążące. Armia Pragmatyczna proponuje: przez dwie tury da ci po jednej karcie ze swojego przychodu, jeśli twoi generałowie opuszczą Śląsk. { $neipperg } jest w mieście { $at-neipperg }, na Śląsku.
course-treaties-1-task = Przyjmij propozycję Armii Pragmatycznej.
course-treaties-1-wrong-1 = Odrzucasz po jednej karcie przez dwie tury. Kiedyś może to być mądre, ale nie w tej lekcji.
course-treaties-1-learned = Traktat obowiązuje i każdy może go przeczytać.
course-treaties-2 = Teraz sama gra pilnuje, żeby obietnica została dotrzymana. Dopóki { $neipperg } może opuścić Śląsk, a tego nie zrobił, nie możesz zakończyć ruchu.
course-treaties-2-task = Dotrzymaj słowa: niech { $neipperg } opuści Śląsk.
course-treaties-2-wrong-1 = Najpierw { $neipperg } musi odejść.
course-treaties-2-learned = Obiecuj tylko to, czego możesz dotrzymać. Tutaj tego dotrzymasz.

## win-as-frederick

course-win-as-frederick = Jak wygrywa Fryderyk
course-win-as-frederick-about = Ostatnia twierdza w grze wprowadzającej.
course-win-as-frederick-1 = Fryderyk wygrywa grę wprowadzającą, gdy tylko Prusy mają łącznie { $needed-prussia } twierdz na Śląsku i w Austrii. Masz { $reached-prussia }. { $neipperg } stoi w mieście { $at-neipperg }, { $far-neipperg-bruenn } od twierdzy { $bruenn }, ale { $far-neipperg-ungarisch_hradisch } od twierdzy { $ungarisch_hradisch }.
course-win-as-frederick-1-task = Wygraj grę jednym marszem.
course-win-as-frederick-1-wrong-1 = Twierdzy { $bruenn } broni { $neipperg }. Zostawiasz na niej tylko pytajnik.
course-win-as-frederick-1-wrong-2 = Tak blisko! Twierdza pada, gdy generał z niej wychodzi.
course-win-as-frederick-1-learned = Najpierw Śląsk, potem wszystko, czego Austria nie może obronić. Bierz, co w zasięgu, i prowadź tabor za sobą.

## win-as-louis

course-win-as-louis = Jak wygrywa Ludwik
course-win-as-louis-about = Dziewięć twierdz w Austrii i stolica, która kusi.
course-win-as-louis-1 = Ludwik wygrywa grę wprowadzającą, gdy tylko Francja ma { $needed-france } twierdz w Austrii. Masz { $reached-france }. { $broglie } jest w mieście { $at-broglie }. { $karl } jest w mieście { $at-karl }, { $far-karl-wien } od twierdzy { $wien } i { $far-karl-znaim } od twierdzy { $znaim }.
course-win-as-louis-1-task = Zdobądź twierdzę, która wygrywa grę.
course-win-as-louis-1-wrong-1 = { $wien } kusi, ale broni jej { $karl }, a { $broglie } nawet z niej jeszcze nie wyszedł. Do wygranej nie potrzebujesz stolicy.
course-win-as-louis-1-wrong-2 = Zatrzymał się w środku. Przejdź przez twierdzę { $znaim } dalej.
course-win-as-louis-1-learned = Francja ma wiele kart i daleko do domu. Zabierz tabor i zdobywaj po kolei to, co nie jest bronione.

## win-as-maria-theresa

course-win-as-maria-theresa = Jak wygrywa Maria Teresa
course-win-as-maria-theresa-about = Nie musi zdobywać. Musi wytrwać.
course-win-as-maria-theresa-1 = Jeśli do końca tury { $last } nikt inny nie wygra, wygrywa Maria Teresa. Trwa tura { $turn }. Prusom { $missing-prussia ->
    [one] brakuje jednej twierdzy
   *[many] brakuje { $missing-prussia } twierdz
}, a { $friedrich } jest w mieście { $at-friedrich }, tuż obok twierdzy { $bruenn }. { $karl } w mieście { $at-karl } jest { $far-karl-bruenn } od niej. Generał broni twierdz najwyżej trzy miasta dalej.
course-win-as-maria-theresa-1-task = Niech { $karl } pomaszeruje tak, żeby twierdza { $bruenn } była broniona. Wytrwaj do końca tury { $last }.
course-win-as-maria-theresa-1-wrong-1 = Nikt nie bronił twierdzy { $bruenn }. { $friedrich } przeszedł przez nią i była to ostatnia twierdza, której brakowało Prusom.
course-win-as-maria-theresa-1-learned = Broń, opóźniaj, każ płacić. Czas to najlepszy generał Marii Teresy.
