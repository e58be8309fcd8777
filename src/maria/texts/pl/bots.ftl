### Boty i arena.

## Gdzie szukać botów

bot-unknown = Nie ma bota „{ $name }”. Boty: { $bots }; można też podać my_module:MyBot albo command:./my_bot (program).
bot-no-module = Nie można wczytać modułu { $module }: { $reason }
bot-no-class = Moduł { $module } nie zawiera bota „{ $name }”: bot to podklasa maria.bots.table.Bot.
bot-no-program = Nie znaleziono programu „{ $command }”.

bot-level = { $bot }: { $about }
bot-tempers = Pułkownik i Marszałek mogą mieć temperament: { $bots }.

## Kto jest bliżej wygranej

analysis-untrained = Dla tej gry nie ma wytrenowanej oceny, więc nie da się powiedzieć, kto jest bliżej wygranej.
analysis-not-over = Ta partia jeszcze trwa. Decyzje można ocenić po jej zakończeniu.

## Co bot mówi na głos, na podstawie tego, co wszyscy widzą

bot-aloud-attacks = { $general } atakuje generała { $enemy }. Zobaczymy, kto ma lepsze karty!
bot-aloud-wants = Moim celem jest { $city }, a { $general } już tam idzie.
bot-aloud-guards = { $power } { $power-gender ->
    [pl] zostają
   *[f] zostaje
} w tej turze na miejscu: { $city } potrzebuje straży.
bot-aloud-stays = { $power } { $power-gender ->
    [pl] zostają
   *[f] zostaje
} w tej turze na miejscu. Nie widzę marszu, który by pomógł.
bot-aloud-passes = { $general } stoi w twierdzy { $city }. Wystarczy chwila bez obrońcy i jest moja.

## Co mówią pułkownik i marszałek; każda wypowiedź w trzech wersjach

# Temperamenty: o wojnie i przy zgodzie
bot-says-gambler-attacks-1 = { $general } rusza na generała { $enemy }. Szczęście sprzyja śmiałym.
bot-says-gambler-attacks-2 = Wszystko na jedną kartę: { $general } kontra { $enemy }.
bot-says-gambler-attacks-3 = Karty na stół, { $enemy }. { $general } nadchodzi.
bot-says-gambler-wants-1 = { $general } rusza do miasta { $city }. Podobają mi się te szanse.
bot-says-gambler-wants-2 = Stawiam na { $city }.
bot-says-gambler-wants-3 = { $city } albo nic!
bot-says-gambler-passes-1 = { $general } jest już w twierdzy { $city }. Jeden szczęśliwy dzień i będzie moja.
bot-says-gambler-passes-2 = No dalej, zostawcie twierdzę { $city } na chwilę bez straży.
bot-says-gambler-passes-3 = Jedno wasze potknięcie i { $general } zajmuje { $city }.
bot-says-gambler-won-1 = { $general } wygrywa! Ani cienia wątpliwości. No, prawie.
bot-says-gambler-won-2 = Jeszcze jedna rundka, { $enemy }?
bot-says-gambler-won-3 = Kto nie ryzykuje, ten nie wygrywa. Pech, { $enemy }.
bot-says-gambler-lost-1 = Raz na wozie, raz pod wozem. { $general } jeszcze wróci.
bot-says-gambler-lost-2 = Kiepska karta. Następna będzie lepsza.
bot-says-gambler-lost-3 = { $enemy } ma dziś całe szczęście dla siebie.
bot-says-gambler-agrees-1 = Czemu nie? Wchodzę w to.
bot-says-gambler-agrees-2 = Umowa stoi. Zobaczymy, kto na niej lepiej wyjdzie.
bot-says-gambler-agrees-3 = Przyjmuję zakład.
bot-says-stubborn-attacks-1 = { $enemy } stoi mi na drodze. { $general } go przesunie.
bot-says-stubborn-attacks-2 = { $general } atakuje generała { $enemy }. Dość tej cierpliwości.
bot-says-stubborn-attacks-3 = Dosyć. { $general } wyrzuca stąd generała { $enemy }.
bot-says-stubborn-wants-1 = Mówię { $city } i mam na myśli { $city }.
bot-says-stubborn-wants-2 = { $general } będzie maszerować, aż { $city } będzie w moich rękach.
bot-says-stubborn-wants-3 = Na razie macie { $city }. Już niedługo.
bot-says-stubborn-passes-1 = { $general } nie ruszy się stąd, dopóki { $city } nie padnie.
bot-says-stubborn-passes-2 = Mogę czekać na { $city } dłużej, niż zdołacie tę twierdzę utrzymać.
bot-says-stubborn-passes-3 = { $general } nie wyjdzie z twierdzy { $city } z pustymi rękami.
bot-says-stubborn-won-1 = { $general } nie ustępuje. Ustępuje { $enemy }.
bot-says-stubborn-won-2 = { $general } stoi jak skała. { $enemy } ucieka.
bot-says-stubborn-won-3 = Było do przewidzenia, { $enemy }.
bot-says-stubborn-lost-1 = To niczego nie zmienia. Nie oddam ani piędzi ziemi.
bot-says-stubborn-lost-2 = { $enemy } wygrywa bitwę, nie wojnę.
bot-says-stubborn-lost-3 = { $general } wróci, zobaczycie.
bot-says-stubborn-agrees-1 = Niech będzie. Dotrzymuję słowa, więc i ty dotrzymaj.
bot-says-stubborn-agrees-2 = Zgoda, ale ani przecinka więcej.
bot-says-stubborn-agrees-3 = Podpisuję. Na więcej nie licz.
bot-says-schemer-attacks-1 = Trzeba było najpierw porozmawiać ze mną. Teraz { $enemy } porozmawia sobie z kim innym: nadchodzi { $general }.
bot-says-schemer-attacks-2 = To nic osobistego, { $enemy }. { $general } ma swoje rozkazy.
bot-says-schemer-attacks-3 = { $general } atakuje generała { $enemy }. Reszta nic nie widzi.
bot-says-schemer-wants-1 = { $city } to coś dla mnie. Porozmawiamy, zanim { $general } tam dotrze?
bot-says-schemer-wants-2 = Wszyscy patrzą gdzie indziej, a { $general } spaceruje sobie do miasta { $city }.
bot-says-schemer-wants-3 = Mała wycieczka do miasta { $city }, nic więcej.
bot-says-schemer-passes-1 = { $general } tylko podziwia mury twierdzy { $city }.
bot-says-schemer-passes-2 = Jaka szkoda, gdyby przez jeden dzień nikt nie pilnował twierdzy { $city }.
bot-says-schemer-passes-3 = { $general } jest w twierdzy { $city } gościem, na razie.
bot-says-schemer-won-1 = Rozmowa kosztowałaby mniej, { $enemy }.
bot-says-schemer-won-2 = Wszystko zgodnie z planem. Dziękuję, { $general }.
bot-says-schemer-won-3 = { $enemy } przegrywa i ktoś jeszcze przy tym stole się cieszy. Nie ma za co.
bot-says-schemer-lost-1 = Drobiazg. To nie { $enemy } wygra tę wojnę.
bot-says-schemer-lost-2 = { $enemy } wygrywa. Resztę powinno to martwić.
bot-says-schemer-lost-3 = Niech { $enemy } się nacieszy. Tak miało być. Mniej więcej.
bot-says-schemer-agrees-1 = Cała przyjemność po mojej stronie. Rozumiemy się.
bot-says-schemer-agrees-2 = Podpisane. Pozostali będą zachwyceni.
bot-says-schemer-agrees-3 = Zgoda. Coś takiego chodziło mi po głowie.

# Dlaczego odmawiają i czego chcą w zamian
bot-says-leads-1 = { $seat-vocative }, jesteś zbyt blisko zwycięstwa.
bot-says-leads-2 = Nie z tobą, { $seat-vocative }. I tak jesteś przede mną.
bot-says-leads-3 = { $seat-vocative }, to pomaga temu, kto prowadzi, czyli tobie.
bot-says-more-1 = Tobie daje to więcej niż mnie, { $seat-vocative }.
bot-says-more-2 = Dobry interes dla ciebie, { $seat-vocative }, a dla mnie kiepski.
bot-says-more-3 = { $seat-vocative }, zyskasz na tym więcej niż ja.
bot-says-costs-1 = To by mnie za dużo kosztowało, { $seat-vocative }.
bot-says-costs-2 = { $seat-vocative }, mogę na tym tylko stracić.
bot-says-costs-3 = Coś oddaję i nic nie dostaję, { $seat-vocative }? Nie.
bot-says-little-1 = Za mało z tego mam, { $seat-vocative }.
bot-says-little-2 = { $seat-vocative }, szkoda na to atramentu.
bot-says-little-3 = To miło z twojej strony, { $seat-vocative }, ale co ja z tego mam?
bot-says-unsure-1 = Nie dam sobie tu związać rąk, { $seat-vocative }.
bot-says-unsure-2 = { $seat-vocative }, nie umiem tego wycenić, więc nie.
bot-says-unsure-3 = Takich obietnic nie składam, { $seat-vocative }.
bot-says-keeps-1 = Umowa to umowa, { $seat-vocative }.
bot-says-keeps-2 = { $seat-vocative }, nasz traktat podoba mi się taki, jaki jest.
bot-says-keeps-3 = Podaliśmy sobie na to ręce, { $seat-vocative }. Niech tak zostanie.
bot-says-gives-1 = Zatrzymuję swoje karty, { $seat-vocative }.
bot-says-gives-2 = { $seat-vocative }, moje karty zostają u mnie.
bot-says-gives-3 = Moje karty nie są do wynajęcia, { $seat-vocative }.
bot-says-takes-1 = Zatrzymaj swoje karty, { $seat-vocative }.
bot-says-takes-2 = { $seat-vocative }, wolę nie mieć u ciebie długów.
bot-says-takes-3 = Nie, dziękuję, { $seat-vocative }. Obejdę się.
bot-says-counter-1 = Nie tak, { $seat-vocative }. Podpiszę coś takiego.
bot-says-counter-2 = { $seat-vocative }, zmień to tak, a dobijemy targu.
bot-says-counter-3 = Prawie, { $seat-vocative }. Oto, co mogę podpisać.
bot-says-adds-1 = { $why } Chcę jeszcze jednej klauzuli: { $clause }.
bot-says-adds-2 = { $why } Dodaj klauzulę, a podpiszę: { $clause }.
bot-says-adds-3 = { $why } Tego jeszcze trzeba: { $clause }.
bot-says-drops-1 = { $why } Opuść to, a podpiszę: { $clause }.
bot-says-drops-2 = { $why } Jedna klauzula musi odpaść: { $clause }.
bot-says-drops-3 = { $why } Spróbuj bez tego: { $clause }.
bot-says-shorter-1 = { $why } { $turns ->
    [one] Niech to będzie jedna tura
    [few] Niech to będą { $turns } tury
   *[many] Niech to będzie { $turns } tur
}, a podpiszę.
bot-says-shorter-2 = { $why } Na { $turns ->
    [one] jedną turę
    [few] { $turns } tury
   *[many] { $turns } tur
} mogę się zgodzić.
bot-says-shorter-3 = { $why } Co powiesz na { $turns ->
    [one] jedną turę
    [few] { $turns } tury
   *[many] { $turns } tur
}?

## Dlaczego bot tak decyduje

bot-because-legal = To jedna z możliwości.
bot-because-only = Nie ma innego wyboru.
bot-because-said = { $why }
bot-because-conquers = Pada twierdza { $city }.
bot-because-train = Tabor w mieście { $city } zostaje zniszczony.
bot-because-attacks = Atak z miasta { $city }, a na ręce karty za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
bot-because-protects = Twierdza { $city } ma obrońcę.
bot-because-towards = Kierunek: { $city }.
bot-because-enters = { $city } padnie, gdy ruszy on dalej.
bot-because-relieves = Na pomoc twierdzy { $city }.
bot-because-questions = { $city } padnie, gdy przepędzi się obrońców.
bot-because-safer = Tak jest bezpieczniej.
bot-because-fed = Tam będzie lepiej zaopatrzony.
bot-because-better = To lepsza pozycja.
bot-because-supplies = To zapewnia generałom zaopatrzenie.
bot-because-follows = Generałowie na obcej ziemi potrzebują taboru w pobliżu.
bot-because-all-stand = Wszyscy są tam, gdzie powinni.
bot-because-odds = Tu szanse są najlepsze.
bot-because-duel-ahead = To powinno dać wygraną z przewagą { $count }.
bot-because-duel-even = To powinno skończyć się remisem.
bot-because-duel-behind = Pewnie skończy się porażką o { $count ->
    [one] jeden punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}, nie więcej.
bot-because-stops-ahead = Więcej kart nie trzeba: to powinno dać wygraną z przewagą { $count }.
bot-because-stops-even = Remis wystarczy. Kolejne karty kosztowałyby więcej, niż dadzą.
bot-because-stops-behind = Lepiej stracić { $count ->
    [one] jedną armię
    [few] { $count } armie
   *[many] { $count } armii
} niż więcej kart.
bot-because-starves = To odcina ich od zaopatrzenia.
bot-because-drives = To odpycha ich od tego, czego bronią.
bot-because-any-way = Żadna inna trasa nie kosztuje ich więcej.
bot-because-front = Najwięcej armii dostają generałowie najbliżej wroga.
bot-because-returns = Generał wraca na mapę.
bot-because-near = Tak zostaje blisko wrogich twierdz.
bot-because-hussar = { $points ->
    [0] Tędy może prowadzić zaopatrzenie wroga.
    [one] Zaopatrzenie wroga kosztuje o 1 punkt więcej.
    [few] Zaopatrzenie wroga kosztuje o { $points } punkty więcej.
   *[many] Zaopatrzenie wroga kosztuje o { $points } punktów więcej.
}
bot-because-hussar-stays = Tam, gdzie stoi, huzar już kosztuje wroga punkty.
bot-because-hussar-idle = Żaden huzar nie podniósłby teraz kosztu zaopatrzenia wroga.
bot-because-toll = To zaopatruje najwięcej armii za najmniej punktów.
bot-because-recruits = { $count ->
    [0] Karty przydadzą się w walce.
    [one] Kart wystarczy na jedną armię.
    [few] Kart wystarczy na { $count } armie.
   *[many] Kart wystarczy na { $count } armii.
}
bot-because-trump = W tym kolorze mam w ręce { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
bot-because-no-card = Żadna karta polityki nie jest warta KT.
bot-because-no-trump = W ręce nie ma atutów.
bot-because-influence = Jedna z kart polityki jest tego warta.
bot-because-saves = Te karty będą później warte więcej.
bot-because-card = Ta karta polityki pomaga najbardziej.
bot-because-denies = Tak nikt inny nie dostanie tej karty.
bot-because-discards = Żaden z jej skutków nie pomaga.
bot-because-nobody = Nie ma kogo wysłać.
bot-because-weakest = Jego będzie brakować najmniej.
bot-because-francis = Franciszek to lepszy wybór.
bot-because-charles = Karol Albert to lepszy wybór.
bot-because-saxony = Saksonia powinna zerwać z Prusami.
bot-because-saxony-stays = Lepiej zostawić Saksonię tam, gdzie jest.
bot-because-offer-yes = Śląsk jest wart pokoju.
bot-because-offer-no = Wojna jest już prawie wygrana.
bot-because-accept-yes = Austria potrzebuje wolnych rąk.
bot-because-accept-no = Ten pokój dałby Prusom niemal pewne zwycięstwo.
bot-because-reduce-yes = Odłożonych znaczników nie można już stracić.
bot-because-reduce-no = Twierdze da się utrzymać.
bot-because-cede-yes = Prusy są o krok od zwycięstwa.
bot-because-cede-no = Śląsk da się utrzymać do końca.
bot-because-subsidy-yes = Bawaria potrzebuje tej karty.
bot-because-subsidy-no = Francja sama potrzebuje tej karty.
bot-because-treaty = Traktat nie pozwala na nic lepszego.
bot-because-agrees = To mi się opłaca.
bot-because-declines = To mi się nie opłaca.
bot-because-unsure = Trudno mi ocenić, ile to warte.
bot-because-leads = To pomogłoby prowadzącemu bardziej niż mnie.
bot-because-counter = Tak opłaci się to obu stronom.
bot-because-poor = Potrzebuję kart.
bot-because-quiet = Spokój tutaj uwalnia moich generałów. Cel: { $city }.
bot-because-armistice = Chcę tu mieć przez jakiś czas spokój.
bot-because-votes = Chcę tych głosów w wyborach cesarskich.
bot-because-paid = Karty są mi bardziej potrzebne niż to, co obiecuję.
bot-because-spared = Inaczej stracę { $city }.
bot-because-trains = Moi generałowie są zależni od tych taborów.
bot-because-opened = Chcę mieć { $city }.
bot-because-together = Razem nasi generałowie są silniejsi.
bot-because-sure = Wolę mieć pewność.
bot-because-tried = Nic innego w moich próbach nie wypadło lepiej.
bot-because-planned = To część mojego planu na tę turę.

## maria bots check

cli-bots = Sprawdź własnego bota.
bots-check = Zadaj botowi każdy rodzaj decyzji, daj mu rozegrać całe partie i wypisz jego błędy.
check-option-bot = Bot: my_module:MyBot albo command:./my_bot (program).
check-fine = { $bot }: liczba sprawdzonych rodzajów decyzji { $kinds }, rozegranych partii { $games }; nie znaleziono błędów.
check-found = { $bot }: { $count ->
    [one] { $count } błąd.
    [few] { $count } błędy.
   *[many] { $count } błędów.
}
check-raises = Przy decyzji „{ $kind }” zgłasza { $error }:
check-no-reply = Przy decyzji „{ $kind }” zwraca { $answer }. `decide` musi zwrócić Reply(action).
check-nonsense = Przy decyzji „{ $kind }” odpowiada { $answer }, a to nie jest akcja.
check-illegal = Przy decyzji „{ $kind }” odpowiada { $action }, a to niedozwolone: { $why } Wybierz akcję z ask.choices.
check-slow = Przy decyzji „{ $kind }” potrzebuje więcej niż { $seconds } s.
check-changed = Przy decyzji „{ $kind }” zmienia ask.position lub ask.view. Wypróbowuj akcje na ask.position.copy().
check-differs = Na dwa takie same pytania „{ $kind }” z tym samym ziarnem odpowiada różnie, więc jego partii nie da się powtórzyć. Bierz całą losowość z self.rng.
check-not-asked = Do tych decyzji nie doszło w żadnej partii, więc nie są sprawdzone: { $kinds }
check-game-crash = W partii { $game } jako { $seat }: błędy programu { $count }. Pierwszy:
check-game-slow = W partii { $game } jako { $seat }: zbyt wolne decyzje { $count }.
check-game-nonsense = W partii { $game } jako { $seat }: odpowiedzi, które nie są akcjami, { $count }. Pierwsza:
check-game-illegal = W partii { $game } jako { $seat }: niedozwolone akcje { $count }. Pierwsza:

## maria arena

arena-option-ladder = Plik, który gromadzi partie wielu serii i który można kontynuować. Gdy botów jest więcej lub mniej niż miejsc, każdy gra z każdym.
arena-option-page = Zapisz ranking w formacie Markdown do tego pliku, między jego znacznikami, jeśli je ma.
arena-option-strict = Zakończ z kodem 1, jeśli jakiś bot popełnił błąd.
arena-trouble = { $bot } w partii { $game } jako { $seat }, pierwszy błąd:

cli-arena = Pozwól botom grać ze sobą i pokaż wyniki.
arena-option-bots = Boty, po jednym na miejsce, rozdzielone przecinkami; jeden bot zajmuje wszystkie miejsca. Miejsca zmieniają się z partii na partię. { $levels }
arena-option-seconds = Czas bota na decyzję, w sekundach.
arena-option-out = Folder na zapisy, wyniki i raport; partii, które już w nim są, nie rozgrywa się ponownie.
arena-option-balance = Dołącz raport o równowadze gry: role, Śląsk, Saksonia i karty polityki.
arena-bots = Liczba miejsc w grze: { $seats }, a liczba botów: { $bots }.
arena-other-settings = Folder { $folder } zawiera partie z innymi ustawieniami. Wybierz inny albo go usuń.
arena-folder = Nie można użyć folderu { $folder }: { $reason }
arena-unreadable = Nie można odczytać wyników w folderze { $folder }. Wybierz inny albo go usuń.
arena-playing = Gra trwa
arena-bots-heading = Boty
arena-roles-heading = Boty według ról
arena-course-heading = Partie
arena-balance-title = Równowaga gry
arena-balance-heading = Role
arena-happened-heading = Śląsk i Saksonia
arena-cards-heading = Karty polityki
arena-chart-bots = Udział zwycięstw według botów, { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}
arena-chart-roles = Udział zwycięstw według ról, { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}
arena-column-bot = bot
arena-column-role = rola
arena-column-seats = zajęte miejsca
arena-column-games = partie
arena-column-wins = zwycięstwa
arena-column-rate = udział zwycięstw
arena-column-interval = przedział 95%
arena-column-rating = ranking
arena-column-ms = ms na decyzję
arena-column-faults = błędy
arena-column-what = co
arena-column-rate-interval = udział partii (przedział 95%)
arena-column-card = karta
arena-column-executed = zagrana
arena-column-expected = udział oczekiwany
arena-column-gain = różnica w punktach
arena-games = partie
arena-build = wersja
arena-draws = remisy
arena-turns = tury
arena-decisions = decyzje na partię
arena-decisions-per-s = decyzje na sekundę i proces
arena-endings = koniec według zasady
arena-fault-crash = awaria
arena-fault-slow = za wolno
arena-fault-nonsense = bzdura
arena-fault-illegal = niedozwolone
arena-silesia-annexed = Prusy anektują Śląsk
arena-silesia-ceded = Austria odstępuje Śląsk
arena-saxony-prussian = Saksonia pozostaje sojusznikiem Prus
arena-saxony-neutral = Saksonia na końcu neutralna
arena-saxony-austrian = Saksonia na końcu sojusznikiem Austrii

## maria watch

cli-watch = Pozwól botom rozegrać partię i opowiedz ją słowami, z ich powodami.
watch-option-bots = Boty, po jednym na miejsce, rozdzielone przecinkami; jeden bot zajmuje wszystkie miejsca. { $levels }
watch-option-no-why = Pomiń powody botów: pokaż tylko to, co widzą wszyscy przy stole.
watch-option-out = Plik Markdown, do którego zostanie zapisana partia.
watch-title = { $game }{ $options }, liczba graczy: { $players }, ziarno { $seed }
watch-seat = { $seat }: { $bot }
watch-does = { $seat }: { $what }.
watch-why = powód: { $reason }
watch-why-or = powód: { $reason } Wartość { $worth }; następne w kolejności: { $others }.
watch-other = { $what } ({ $worth })
watch-over = Koniec po { $turns ->
    [one] jednej turze
   *[other] { $turns } turach
}, liczba decyzji: { $decisions }.
watch-faults = { $seat }, błędy: { $faults }

## Trening

cli-train = Trenuj liczby, według których oceniają boty.
train-weights = Dostrój wagi każdej roli przez grę z samym sobą. Przerwany przebieg rusza dalej tam, gdzie stanął.
train-value = Dopasuj ocenę Marszałka do wyników partii. Przerwany przebieg rusza dalej tam, gdzie stanął.
train-option-out = Folder przebiegu: partie, wyniki i obrazy.
train-option-seed = Ziarno przebiegu.
train-option-games = Ile partii rozgrywa każda runda.
train-option-rounds = Ile rund się rozgrywa. Później można dodać więcej.
train-option-step = O ile jednostek runda może przesunąć wagi.
train-option-match = Ile partii służy do zmierzenia rundy i przyjęcia wyniku.
train-option-start = Plik wag na początek; nowe muszą je pokonać.
train-option-value-games = Z ilu partii uczy się ocena. Później można dodać więcej.
train-other-settings = { $folder } należy do innego przebiegu treningu. Wybierz inny folder.
train-folder = Nie można użyć { $folder }: { $reason }.
train-fault = Bot popełnił błąd podczas treningu: { $trouble }
train-progress = { $name }
train-match = Przeciw dwóm ({ $against }): { $wins } z { $games } partii, z pewnością 95% co najmniej { $low }.
train-accepted = Przyjęto. Aby tym grać, skopiuj { $file } do src/maria/bots/trained.
train-refused = Nie przyjęto: nie jest lepsze od obecnego. Zostaje w { $file }.
train-value-loss = Log-loss na nieznanych partiach: { $loss }. Przy samej wiedzy, jak często wygrywa każda rola: { $baseline }.
train-weights-curve = Udział zwycięstw przeciw kapitanom
train-weights-worth = Ile warta jest każda liczba
train-value-tried = Wypróbowane sieci
train-value-turns = Według tur
train-value-calibration = Kalibracja na nieznanych partiach
train-column-round = runda
train-column-trained-on = partie
train-column-games = pomiar
train-column-rate = udział zwycięstw
train-column-interval = przedział 95%
train-column-roles = zwycięstwa według ról
train-column-role = rola
train-column-weight = waga
train-column-captain = kapitan
train-column-trained = wytrenowane
train-column-effect = log-odds na jednostkę
train-column-error = błąd standardowy
train-column-hidden = neurony ukryte
train-column-decay = zanik
train-column-epochs = epoki
train-column-loss = log-loss
train-column-turns = tury
train-column-positions = pozycje
train-column-baseline = same role
train-column-expected = oczekiwane
train-column-won = wygrane

## Ranking

ladder-standing = Ranking
ladder-matches = Jeden przeciw pozostałym
ladder-equals = Równi
ladder-game = { $game }, liczba graczy: { $players }{ $options }
ladder-column-bot = bot
ladder-column-games = partie
ladder-column-rating = ranking
ladder-column-seconds = sekundy na partię
ladder-column-table = stół
ladder-column-won = wygrane
ladder-column-interval = przedział 95%
ladder-column-roles = według ról
ladder-column-turns = tury
ladder-column-faults = błędy
ladder-column-command = polecenie
