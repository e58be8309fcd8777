### Wiersz poleceń.

## Pomoc

cli-about = MARIA, wojna o sukcesję austriacką 1740–48: gra, jej zasady i wszystko, co jest w pudełku.
cli-play = Zagraj partię.
cli-rules = Wypisz zasady: jedną (10.1.c), rozdział (10.1) albo wszystkie.
cli-rules-what = Numer zasady lub rozdziału albo nic, jeśli ma to być cała instrukcja.
cli-rules-scope = Tylko zasady z tego zakresu: all, intro, adv, 2pi, 2pa, opt lub sg; z --coverage intro to cała gra wprowadzająca.
cli-rules-coverage = Pokaż, ile przypadków ma każda zasada.
cli-rules-uncovered = Z --coverage: tylko zasady bez przypadku.
cli-rules-cases = Z --coverage: folder przypadków, jeśli nie te dołączone do gry.
cli-conform = Sprawdź przypadki: pliki, które pokazują zasadę w działaniu.
cli-conform-paths = Pliki lub foldery przypadków; domyślnie te dołączone do gry.
cli-lesson = Naucz się gry: lekcje na kilka minut.
cli-lesson-list = Wypisz lekcje i zagadki dołączone do gry.
cli-lesson-check = Sprawdź lekcje: muszą je rozwiązywać ich rozwiązania i nic błędnego.
cli-lesson-files = Pliki lekcji; domyślnie wszystkie dołączone do gry.
cli-lesson-play = Przejdź lekcję w terminalu.
cli-lesson-name = Nazwa lekcji albo jej plik.
cli-simulate = Rozegraj do końca wiele losowych partii i policz wyniki.
cli-simulate-game = Wariant.
cli-simulate-players = Liczba graczy.
cli-simulate-games = Liczba partii.
cli-simulate-seed = Ziarno; to samo ziarno daje te same partie.
cli-simulate-jobs = Ile partii rozgrywać naraz.
cli-simulate-engine = Gdzie je rozgrywać: w „processes” na tym komputerze albo z „ray”, tutaj lub na klastrze wskazanym przez RAY_ADDRESS.
cli-box = Zajrzyj do pudełka: plansza, frakcje, pionki, talie i karty polityki.
cli-check = Sprawdź pakiet i policz, co w nim jest.
cli-show = Pokaż miasto, generała, frakcję, terytorium, kartę polityki lub tor.
cli-show-name = Nazwa; znaki diakrytyczne i drobne literówki nie przeszkadzają.
cli-render = Narysuj całą planszę.
cli-render-out = Obraz: plik z końcówką .svg lub .png.
cli-render-width = Szerokość pliku PNG w pikselach.
cli-option-pack = Folder innego pakietu danych.
cli-option-json = Wypisz jeden wiersz JSON.
cli-option-lang = Język: en, de lub pl.
cli-option-version = Wypisz wersję.

## Komunikaty

cli-version = maria { $version } ({ $build })
build-stale = Skompilowana wersja w { $folder } powstała z innych źródeł lub dla innego Pythona, więc działa zwykły Python. `make fast` zbuduje ją od nowa.
cli-fault = { $file }: { $text }
cli-fault-at = { $file }, { $place }: { $text }
cli-faults = { $count ->
    [one] Pakiet ma jeden błąd.
    [few] Pakiet ma { $count } błędy.
   *[many] Pakiet ma { $count } błędów.
}
cli-conform-failed = { $path }, { $title }: { $problem }
cli-conform-result = zgodne: { $passed }, niezgodne: { $failed }
cli-lesson-row = { $name }: { $title }. { $about }
cli-lesson-result = poprawne: { $sound }, z błędami: { $failed }
cli-no-lesson = Nie ma lekcji „{ $name }”. Lekcje: { $names }.
cli-covered = Zasady z przypadkiem: { $covered } z { $all }.
cli-simulating = Rozgrywanie
cli-broken-game = Ta partia się nie powiodła: { $problem }
cli-no-rule = Nie ma zasady ani rozdziału „{ $what }”. Rozdziały: { $chapters }.
cli-no-scope = Nie ma zakresu „{ $scope }”. Zakresy: { $scopes }.
cli-no-language = Nie ma języka „{ $language }”. Języki: { $languages }.
cli-no-name = Nic w pudełku nie nazywa się „{ $name }”.
cli-suggestions = Czy chodziło o: { $names }?
cli-taken-for = Nic nie nazywa się dokładnie „{ $name }”; oto { $found }.
cli-bad-picture = Nazwa obrazu musi kończyć się na .svg lub .png, a nie „{ $name }”.
cli-bad-width = Plik PNG może mieć szerokość od { $low } do { $high } pikseli.
cli-cannot-write = Nie można zapisać pliku { $name }: { $reason }
cli-written = Zapisano { $name }, { $size } KB.

## maria box check

check-sound = Pakiet { $id } { $version } jest poprawny.
check-practice = To plansza do ćwiczeń, więc nie porównano jej z drukowaną grą.
check-cities = Miasta
check-roads = Drogi
check-main-roads = Drogi główne
check-crossings = Drogi między mapami
check-fortresses = Twierdze
check-sectors = Sektory
check-minor = Pomniejsze
check-major = Główne
check-suit = Kolor
check-pieces = Generałowie, tabory, huzarzy
check-cards = Karty taktyczne i karty polityki
check-sources = Wpisy według źródła

## maria box show

show-city = { $name }, miasto na mapie: { $map }
show-general = { $name }, generał ({ $power })
show-power-major = { $name }, główna frakcja
show-power-minor = { $name }, pomniejsza frakcja
show-territory = { $name }, terytorium
show-card = { $name }, karta polityki
show-track = { $name }, tor na planszy polityki
show-field-today = dziś
show-field-square = pole siatki
show-field-territory = terytorium
show-field-suit = kolor
show-field-fortress = twierdza
show-field-vote = głos elektorski
show-field-roads = drogi
show-field-main-roads = drogi główne
show-field-setup = na początku
show-field-rank = ranga
show-field-minimum = minimum na początku
show-field-role = gra
show-field-troops = armie
show-field-hand = początkowa ręka
show-field-income = przychód
show-field-pool = znaczniki zwycięstwa
show-field-generals = generałowie
show-field-trains = tabory w
show-field-home = czyje terytorium własne
show-field-cities = miasta
show-field-fortresses = twierdze
show-field-year = rok
show-field-arms = herby
show-field-shifts = przesunięcia
show-field-instruction = polecenie
show-field-box = pole { $number }
show-field-source = źródło
show-nobody = niczyje
show-yes = tak
show-fortress-minor = pomniejsza
show-fortress-major = główna
show-arrow = tu wskazuje pole „{ $box }” ({ $power })
show-marked-victory = znacznik zwycięstwa ({ $power })
show-marked-elector = znacznik elektora ({ $power })
show-train = tabor ({ $power })
show-in-city = { $city } ({ $square })
show-in-box = pole „{ $box }”
show-shift-left = { $track } { $boxes ->
    [one] o jedno pole
    [few] o { $boxes } pola
   *[many] o { $boxes } pól
} w lewo
show-shift-right = { $track } { $boxes ->
    [one] o jedno pole
    [few] o { $boxes } pola
   *[many] o { $boxes } pól
} w prawo
show-shift-either = { $track } { $boxes ->
    [one] o jedno pole
    [few] o { $boxes } pola
   *[many] o { $boxes } pól
} w lewo lub w prawo
show-instruction-election = na końcu tury odbywają się wybory cesarskie (18).
show-instruction-cards = zagrywająca frakcja dobiera { $count ->
    [one] jedną KT.
   *[other] { $count } KT.
}
show-instruction-troops = { $power } { $power-gender ->
    [pl] otrzymują
   *[other] otrzymuje
} { $count ->
    [one] jedną armię.
    [few] { $count } armie.
   *[many] { $count } armii.
}
show-instruction-corps = { $power } { $power-gender ->
    [pl] wysyłają
   *[other] wysyła
} generała na pole poza mapą; wraca on { $count ->
    [one] turę później.
    [few] { $count } tury później.
   *[many] { $count } tur później.
}
show-instruction-by = Mogą zagrać: { $powers }. { $text }
show-executing = zagrywająca frakcja
    .gender = f
show-box-start = ★ start
show-box-letter = „{ $letter }”
show-box-status-prussian = sojusznik Prus
show-box-status-neutral = neutralność
show-box-status-austrian = sojusznik Austrii
show-box-bonus = jedna KT więcej ({ $power })
show-box-penalty = jedna KT mniej ({ $power })
show-box-corps = generał na polu poza mapą ({ $power })
show-box-victory = znacznik zwycięstwa na polu „Włochy” ({ $power })
show-box-empty = bez skutku

## Słowa

suit-spades = pik
suit-hearts = kier
suit-clubs = trefl
suit-diamonds = karo
source-rules = zasady
source-army-sheet = arkusze armii
source-reconstructed = rekonstrukcja
source-owner = odpis właściciela gry

## maria simulate

simulate-games = Partie
simulate-decisions = Decyzje
simulate-games-per-s = Partie na sekundę
simulate-decisions-per-s = Decyzje na sekundę
simulate-wins = Zwycięstwa
simulate-endings = Zasada zakończenia
simulate-turns = Partie według ostatniej tury

## maria serve, games, verify

cli-serve = Udostępnij partie w sieci.
cli-games = Partie serwera: lista, eksport, import, porządki.
cli-review = Analiza partii: co ją rozstrzygnęło, jej bitwy z odkrytymi kartami i szczęście w kartach.
review-argument-record = Plik z zapisem partii.
review-option-deep = Zamiast tego oceń decyzje: szanse w czasie, najkosztowniejsze decyzje, szczęście i umiejętności.
review-option-playouts = Z --deep: ile rozgrywek próbnych. Więcej to dokładniej, ale wolniej.
review-option-out = Folder na krzywą szans (curve.svg i curve.png) oraz deep.json. Włącza --deep.
review-progress = Rozgrywanie dalej
review-deep-heading = Szanse graczy na wygraną
review-deep-turn = Tura
review-deep-saved = Krzywa jest w folderze { $folder }.
cli-verify = Sprawdź, czy zakończona partia na serwerze była uczciwa.
serve-option-host = Adres, na którym słucha serwer; 0.0.0.0 to wszystkie.
serve-option-port = Port; 0 to dowolny wolny.
serve-option-database = Gdzie trzymać partie: sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@KOMPUTER/NAZWA. Domyślnie plik w folderze danych użytkownika.
serve-option-address = Adres dla graczy, na przykład https://maria.example.org: nazwa serwera i początek linków w wiadomościach.
serve-option-smtp = Jak wysyłać e-maile: smtp://UŻYTKOWNIK:HASŁO@KOMPUTER:PORT?from=ADRES. Domyślnie nie są wysyłane.
serve-option-proxy = Serwer stoi za proxy, które podaje adres każdego klienta.
serve-option-workers = Liczba procesów dla botów.
serve-option-rate = Zapytania na sekundę dozwolone jednemu klientowi; inne jego limity rosną razem z nimi.
serve-option-open = Otwórz stronę w przeglądarce.
serve-open = Otwórz { $address } w przeglądarce. Ctrl-C zatrzymuje serwer; partie zostają zachowane.
serve-cannot-listen = Nie można użyć adresu { $address }: { $reason }
games-list = Wypisz wszystkie partie.
games-export = Zapisz wszystkie partie do pliku.
games-import = Wczytaj partie z pliku; te, które już są, zostają bez zmian.
games-backup = Zapisz wszystko do pliku, także gdy serwer działa: partie, graczy i ich linki.
games-restore = Przywróć kopię zapasową do bazy bez partii i graczy.
games-prune = Usuń partie skończone lub nigdy nierozpoczęte, które od pewnego czasu się nie zmieniły.
games-argument-file = Plik z partiami.
games-option-days = Przez ile dni partia musi być niezmieniona.
games-count = { $count ->
    [one] Jedna partia.
    [few] { $count } partie.
   *[many] { $count } partii.
}
games-exported = Zapisano w pliku { $name } partie: { $count }.
games-imported = Wczytane partie: { $came }, już obecne: { $stayed }.
games-pruned = Usunięte partie: { $count } (bez zmian od { $days } dni).
games-backed-up = Zapisano w pliku { $name } partie: { $games } i osobiste linki: { $players }.
games-restored = Przywrócono partie: { $games } i osobiste linki: { $players }.
games-format = To nie jest plik z partiami.
games-no-backup = To nie kopia zapasowa, lecz plik z samymi partiami: wczytaj go poleceniem `maria games import`.
games-newer = Ten plik pochodzi z nowszej wersji gry MARIA. Nic nie wczytano.
games-broken = Wiersz { $line } pliku jest uszkodzony. Nic nie wczytano.
games-cut-off = Plik kończy się za wcześnie, po wierszu { $line }: czegoś brakuje. Nic nie wczytano.
games-not-empty = W tej bazie są już partie lub gracze, a niczego się nie nadpisuje: użyj nowej bazy.
verify-argument-record = Zapis zakończonej partii.
verify-option-commitment = Zobowiązanie zanotowane przed partią.
verify-option-value = Zanotowana wartość jako MIEJSCE=WARTOŚĆ; można podać kilka razy.
verify-fair = Partia była uczciwa: ziarno powstało z tajemnicy kryjącej się za { $commitment } i z wartości graczy, a wszystkie akcje ({ $moves }) i każde tasowanie z niego wynikają.
