### Dlaczego akcja jest niemożliwa. Numer i treść zasady stoją obok.

error-rule = zasada { $rule }
refused-not-now = Teraz nie można tego zrobić.
refused-not-your-turn = To nie twoja kolej.
refused-over = Partia jest skończona.
refused-no-general = Nie ma takiego generała.
refused-not-yours = To nie twoi generałowie.
refused-not-stacked = Armiami wymieniają się tylko generałowie jednej frakcji w tym samym mieście.
refused-spare = Generał musi oddać co najmniej jedną armię i zatrzymać co najmniej jedną.
refused-too-strong = Żaden generał nie dowodzi więcej niż 8 armiami.
refused-yes-or-no = Na twoje „tak” lub „nie” czeka inne pytanie.
refused-not-in-hand = Jednej z kart nie ma w ręce tej frakcji.
refused-pays-too-little = Karty są warte { $paid } pkt, a do zapłaty jest { $cost }.
refused-pays-too-much = Karty są warte { $paid } pkt, a do zapłaty jest tylko { $cost }: nie potrzebujesz wszystkich.
refused-hussar-placed = Ten huzar jest już rozstawiony albo nie ma takiego huzara.
refused-hussar-map = Huzarów umieszcza się tylko na mapie Bohemii.
refused-hussar-other = Stoi tam już huzar.
refused-hussar-piece = Stoi tam pionek.
refused-hussar-far = To miasto jest dalej niż 4 miasta od każdego austriackiego generała.
refused-must-pay = Tę frakcję stać na { $cost } pkt, więc musi zapłacić za wszystkich swoich generałów.
refused-whole-hand = Ręka jest warta mniej niż należne { $cost } pkt, więc trzeba zapłacić wszystkimi kartami.
refused-covers = Karty muszą w całości pokryć koszt jak największej liczby wybranych generałów i nikogo więcej.
refused-flanders = Mapa Flandrii nie jest używana.
refused-crossing = Między mapami przechodzą tylko pionki francuskie i austriackie.
refused-enemy-there = Stoi tam wrogi pionek.
refused-piece-there = Stoi tam inny pionek.
refused-stack-full = W zgrupowaniu jest najwyżej dwóch generałów.
refused-passing = Generał może się tam zatrzymać, żeby utworzyć zgrupowanie, ale nie może przejść dalej.
refused-consent = Na to zgrupowanie brakuje zgody drugiego gracza.
refused-path = Trasa musi zaczynać się tam, gdzie stoi pionek, i prowadzić do co najmniej jednego innego miasta.
refused-not-adjacent = Dwóch miast na tej trasie nie łączy droga.
refused-force-train = Tabory nie wykonują forsownego marszu.
refused-force-main = Forsowny marsz prowadzi tylko po drogach głównych.
refused-force-far = Forsowny marsz ma najwyżej { $most ->
    [one] { $most } miasto
    [few] { $most } miasta
   *[many] { $most } miast
}.
refused-too-far = Ten pionek porusza się najwyżej o { $most ->
    [one] { $most } miasto
    [few] { $most } miasta
   *[many] { $most } miast
}, a o { $main }, jeśli trzyma się dróg głównych.{ $forced ->
    [1] { " " }Forsowny marsz by tam dotarł.
   *[other] {""}
}
refused-force-piece = W forsownym marszu nie można wejść do miasta z wrogim pionkiem.
refused-force-fortress = W forsownym marszu nie można wejść do twierdzy pod wrogą kontrolą.
refused-force-near = W forsownym marszu nie można wejść do miasta obok wrogiego pionka.
refused-name-commander = Rangi są równe: podaj, który generał dowodzi.
refused-commander-is-clear = O tym, kto dowodzi, decydują rangi.
refused-no-piece = Nie ma takiego pionka.
refused-not-active = Ta frakcja teraz się nie porusza.
refused-not-on-map = Tego pionka nie ma na mapie.
refused-moved = Ten pionek zakończył już ruch w tej fazie.
refused-not-your-turn-in-flanders = Na mapie Flandrii porusza się teraz druga strona.
refused-consent-needless = Nikt nie potrzebuje tej zgody.
refused-consent-target = Zgoda dotyczy generała, miasta albo całego etapu.
refused-consent-stands = Tak właśnie jest już ustalone.
refused-consent-relied = Właśnie rozdziela się armie, które zależą od tej zgody; obowiązuje ona, dopóki nie zostaną rozmieszczone.
refused-no-dispute = Nie ma się o co spierać.
refused-no-alternation = Na mapie Flandrii nie ma teraz ruchów na przemian albo to nie twoja kolej.
refused-no-train = Nie ma takiego taboru.
refused-train-away = Ten tabor nie bierze udziału w grze.
refused-no-city = Nie ma takiego miasta.
refused-reentry-city = Tabor wraca do gry w pustej głównej twierdzy pod przyjazną kontrolą, na terytorium własnym albo u współpracującej pomniejszej frakcji.
refused-austria-first = Najpierw odbywają się ataki Austrii, potem Armii Pragmatycznej.
refused-no-attack = Nie ma takiego ataku.
refused-must-play = Przy zerowej przewadze musisz zagrać kartę w tym kolorze.
refused-reserve-value = Rezerwie nadaje się wartość od 1 do { $most }.
refused-suit = Można zagrywać tylko karty w kolorze sektora, w którym stoi twój generał.
refused-no-reserve = Wartość podaje się tylko przy Rezerwie.
refused-retreat-start = Wycofanie zaczyna się tam, gdzie stoją pokonani.
refused-retreat-length = Wycofanie musi mieć długość dokładnie { $length ->
    [one] { $length } miasta
   *[many] { $length } miast
}.
refused-retreat-twice = Wycofując się, nie można wejść dwa razy do tego samego miasta.
refused-retreat-piece = Wycofując się, nie można wejść do miasta z pionkiem.
refused-retreat-near = Wycofanie musi skończyć się możliwie najdalej od zwycięzcy: w odległości { $best ->
    [one] { $best } miasta
   *[many] { $best } miast
}, nie { $got }.
refused-recruits = Generałowie tej frakcji mogą przyjąć jeszcze najwyżej { $most ->
    [one] { $most } armię
    [few] { $most } armie
   *[many] { $most } armii
}.
refused-assign = Nowe armie trafiają do generałów tej samej frakcji.
refused-assign-sum = Rozdziel dokładnie { $count ->
    [one] { $count } armię
    [few] { $count } armie
   *[many] { $count } armii
}.
refused-entering = Generał, który wraca do gry, potrzebuje co najmniej jednej armii i miasta.
refused-entry-city = Generał wraca do gry w głównej twierdzy pod przyjazną kontrolą na swoim terytorium własnym.
refused-entry-full = Generał nie może tam stanąć.
refused-split-power = Nie możesz rozdzielić armii tej frakcji: nie są twoje albo są już rozdzielone.
refused-split-sum = Rozdziel dokładnie { $troops ->
    [one] { $troops } armię
    [few] { $troops } armie
   *[many] { $troops } armii
}, każdemu generałowi choć jedną.
refused-split-limit = Ten generał musi dostać od { $least } do { $most } armii, nie { $got }.
refused-neutral = Granica jest zamknięta: neutralne pionki zostają u siebie, a inne nie wchodzą na neutralne ziemie.
refused-gambit-end = Dopóki Śląsk nie zostanie odstąpiony, ruch na mapie Flandrii musi kończyć się na terytorium własnym swojej lub sojuszniczej frakcji.
refused-gambit-leave = Dopóki Śląsk nie zostanie odstąpiony, żaden pionek nie opuszcza mapy Flandrii.
refused-trump = Podaj jeden z czterech kolorów.
refused-select = Wybierz odkrytą kartę polityki z herbem tej frakcji albo zachowaj karty.
refused-execute = Zagraj tylko to, co daje karta: każde przesunięcie w całości, a polecenie, jeśli dotyczy tej frakcji.
refused-second-card = W tej turze masz już za sobą zagraną kartę polityki: odrzuć tę.
refused-corps-must = Można wysłać generała, więc trzeba.
refused-corps-free = Generała z mapy wysyła się za darmo.
refused-corps-general = Tego generała nie można wysłać: służy innej frakcji albo nie ma go już w grze.
refused-not-nearest = To nie jest jedno z najbliższych dozwolonych miast.
refused-votes = { $most ->
    [one] Masz jeden wolny głos
    [few] Masz { $most } wolne głosy
   *[many] Masz { $most } wolnych głosów
}: oddaj na Franciszka wszystko, część albo nic.
refused-saxony-boxes = Znacznik Saksonii może przesunąć się najwyżej o { $most ->
    [one] { $most } pole
    [few] { $most } pola
   *[many] { $most } pól
}.
refused-second-train = Drugi tabor Prus jest darmowy i trafia do pustej pruskiej głównej twierdzy.
refused-no-contracts = W tej grze nie ma takich kontraktów subsydyjnych albo jeszcze ich nie ma.
refused-contract-powers = Nie grasz żadną z tych dwóch frakcji.
refused-contract-giver = Subsydiów udziela tylko główna frakcja i tylko innej frakcji.
refused-contract-enemies = Kontrakty subsydyjne zawierają tylko sojusznicy.
refused-contract-minor = Przy dwóch graczach subsydia dostają tylko pomniejsze frakcje.
refused-contract-turns = Kontrakt trwa od 1 do { $most } tur.
refused-contract-runs = Te dwie frakcje mają już kontrakt.
refused-proposal-stands = Te dwie frakcje mają już propozycję: najpierw ją przyjmij albo odrzuć.
refused-no-proposal = Nie ma propozycji między tymi dwiema frakcjami.
refused-own-proposal = Nie możesz przyjąć własnej propozycji.
refused-first-contract = Pierwszego kontraktu Francji i Bawarii nie można rozwiązać.
refused-no-contract = Te dwie frakcje nie mają kontraktu, który można rozwiązać.

## Teksty, które nie są akcjami

notation-verb = „{ $verb }” to nie akcja. Akcje zaczynają się od: { $verbs }.
notation-too-long = Akcja może mieć najwyżej { $most } znaków.
notation-too-much = „{ $rest }” na końcu nic tu nie znaczy.
notation-number = Wpisz liczbę zamiast „{ $name }”.
notation-piece = Nie ma pionka „{ $name }”.
notation-power = Nie ma frakcji „{ $name }”.
notation-city = Nie ma miasta „{ $name }”.
notation-card = „{ $name }” to nie karta; napisz S7, H10, C2, D9 albo R.
notation-not-in-hand = Karty { $name } nie ma w tej ręce.
notation-not-your-hand = To nie twoje karty.
notation-split = Podaj każdego generała frakcji raz, z jego armiami.
notation-yes-no = Napisz yes albo no zamiast „{ $name }”.
notation-attack = Atak prowadzi z miasta do miasta: attack prag > kolin.
notation-no-duel = Karty zagrywa się tylko w walce.
notation-declared = Rezerwę można tu zagrać tylko jako { $suit }.
notation-seat = „{ $name }” to nie miejsce w tej partii; napisz { $seats }, dwukropek i akcję.
notation-suit = Podaj kolor literą S, H, C lub D zamiast „{ $name }”.
notation-no-laying = Teraz nie można położyć karty na planszy polityki.
notation-political = Nie ma karty polityki „{ $name }”.
notation-execute = „{ $name }” nie jest częścią karty polityki; napisz przesunięcie, na przykład russia left 2, albo instruction.

## Zapisy i nowe partie

record-too-long = Zapis ma więcej niż { $most } wierszy.
record-undos = Przed tym wierszem cofnięto tak wiele, że odtworzenie zapisu trwałoby zbyt długo.
record-first-line = Zapis zaczyna się od wiersza „{ $first }”.
record-redacted = Ten zapis powstał w trakcie partii, bez ziarna i bez tajemnic innych graczy, więc nie można z niego wczytać partii. Pełny zapis jest dostępny po jej zakończeniu.
record-field = „{ $field }” nie jest polem nagłówka zapisu.
record-missing = W nagłówku brakuje „{ $field }”.
record-players = Partia jest dla 2 lub 3 graczy, nie dla „{ $players }”.
record-pack = Zapis powstał z innym pakietem: { $pack } (skrót { $hash }...). Podaj ten pakiet opcją --pack.
record-engine = Zapis powstał według innych zasad: wersja { $engine }, a tu obowiązuje { $ours }.
record-older = Zapis powstał według starszych zasad, wersja { $engine }. Od tego wiersza obecne zasady, wersja { $ours }, są inne.
record-not-from-set-up = Serwer prowadzi partie tylko od przygotowania, a ten zapis zaczyna się od pozycji.
record-position = Pozycja na początku zapisu pochodzi z innej gry niż jego nagłówek.
game-variant = Nie ma gry „{ $variant }”. Gry: { $variants }.
game-players = W grę { $variant } nie gra się w tyle osób: { $players }.
game-seed = Ziarno to jeden wiersz o długości najwyżej { $most } znaków.
game-option = Gra { $variant } nie ma opcji „{ $option }”.
wrong-seat = Miejsce to tutaj liczba, nie { $given }: 0 to pierwsze z { $seats }.
wrong-seed = Ziarno to liczba lub tekst, nie { $given }.
wrong-action = Akcja to tekst lub wartość z maria.actions, nie { $given }.
game-seat = Nie ma miejsca „{ $seat }”. Miejsca w tej partii: { $seats }.
game-no-moment = Liczba akcji w tej partii: { $most }. Podaj liczbę od 0 do { $most }.
game-nothing-to-undo = Jeszcze nic nie zagrano.
game-undo-not-free = Od tego czasu coś ujawniono, więc inni muszą się zgodzić: użyj ask undo.
game-undo-asked = Ktoś już prosi o cofnięcie.
game-no-undo-asked = Żadna prośba o cofnięcie nie czeka na tę odpowiedź.
game-no-undo-asked-by-you = Nie ma twojej prośby o cofnięcie.
game-message = Wiadomość może mieć od 1 do { $most } znaków.

## Przypadki

case-unreadable = Nie można odczytać { $file }: { $detail }
case-head = { $file }: przypadek musi mieć zasady i tytuł.
case-unknown = nieznane: { $words }
case-no-action = „{ $line }” nie jest tu akcją: { $detail }
case-refused = „{ $line }”: zabrania tego { $rule }
case-other-rule = „{ $line }”: zabrania tego { $rule }, a nie { $wanted }
case-not-refused = „{ $line }” jest możliwe, choć { $rule } tego zabrania
case-changed = „{ $line }” było niemożliwe, ale zmieniło pozycję
case-does-not-hold = „{ $line }” się nie zgadza ({ $seen })
case-crashed = program zawiódł: { $detail }
case-meaning = Co znaczy „{ $line }”?
notation-seat-name = W tej partii nie ma miejsca „{ $name }”.
position-yaml = To nie jest tekst pozycji: wiersz { $line } to nie YAML.
position-no-given = To nie jest tekst pozycji: brakuje części „given”.
position-seen = To tylko część pozycji, którą widzi { $seat }, a nie cała pozycja.
position-variant = Nie ma gry „{ $name }”.
position-no-moment = Przy „{ $word }” pozycja musi też mówić, w którym miejscu tury jest, na przykład „at: prussia movement”.
position-moment = W tej grze nie ma chwili „{ $name }”.
position-step = Nie ma kroku „{ $name }” albo nie z tymi wartościami.
position-odd = Coś w tej pozycji nie ma sensu: { $detail }.
