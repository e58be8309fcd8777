### Strona: kurs i instrukcja, wczytywane, gdy ktoś je otwiera.

page-learn-title = Nauka gry MARIA
page-learn-lead = Krótkie lekcje na prawdziwej planszy. Każda pokazuje jedną rzecz, pozwala ją wypróbować i mówi, co poszło nie tak. Przechodź je po kolei albo wybieraj, co chcesz.
page-learn-lessons = Lekcje
page-learn-puzzles = Zagadki
page-learn-done = Ukończona
page-learn-begun = Rozpoczęta
page-learn-progress = Ukończone lekcje: { $done } z { $count }
page-learn-as = Twoja rola: { $role }
page-learn-rulebook = Cała instrukcja, z przykładami
page-learn-task = Zadanie { $number } z { $count }
page-learn-solved = Dobra robota!
page-learn-wrong = Nie do końca.
page-learn-retry = Jeszcze raz
page-learn-next = Dalej
page-learn-following = Następna lekcja
page-learn-all = Wszystkie lekcje i zagadki
page-learn-over = To koniec lekcji. Dobra robota!
page-learn-purpose = Lekcja pokazuje te zasady w działaniu.
page-rules-title = Zasady
page-rules-lead = Każda zasada naszymi słowami, z przykładami krok po kroku.
page-rulebook-search = Szukaj w zasadach
page-rules-found = { $count ->
    [one] Znaleziono jedną zasadę
    [few] Znaleziono { $count } zasady
   *[many] Znaleziono { $count } zasad
}
page-rulebook-none = Nie znaleziono zasady.
page-rules-chapters = Rozdziały
page-rules-cases = { $count ->
    [0] Bez przykładów
    [one] Jeden przykład
    [few] { $count } przykłady
   *[many] { $count } przykładów
}
page-rules-back = Wróć do partii
page-rules-back-lesson = Wróć do lekcji
page-case-way = { $march }, trasa: { $cities }
page-case-step = Krok { $number } z { $count }
page-case-given = Pozycja
page-case-action = { $seat }: { $action }
page-case-tried = { $seat } próbuje: { $action }
page-case-refused = Niedozwolone według { $rule }
page-case-no-action = To nie jest akcja.
page-case-holds = Co jest teraz prawdą
page-case-before = Krok wstecz
page-case-after = Krok naprzód
page-case-hand = { $power }, ręka: { $cards }
page-case-troops = { $name }, { $count ->
    [one] jedna armia
    [few] { $count } armie
   *[many] { $count } armii
}
page-case-train = { $name }, tabor
page-case-hussar = Huzar

## Jak grać, na jednym ekranie

page-how-title = Jak grać
page-how-lesson = Wypróbuj
page-how-rules = Zasady
page-how-goal = Cel
page-how-goal-what = Europa walczy o ziemie Austrii. Wygrywa ten, kto pierwszy zdobędzie dość twierdz, a każdy władca gra tylko dla siebie. Krótką grę Austria wygrywa, jeśli wytrwa do końca. Paski u góry pokazują, jak daleko jest każdy gracz.
page-how-march = Marsz
page-how-march-what = W twoim etapie każdy twój generał może przejść 3 miasta po drogach, a 4, jeśli trzyma się dróg głównych. Liczba przy nim to jego armie. Tylko ty wiesz, jak podzielone są twoje.
page-how-conquest = Zdobywanie twierdz
page-how-conquest-what = Zdobywasz twierdzę, gdy twój generał z niej wychodzi; przejście przez nią też się liczy. Jest broniona, dopóki generał jej właściciela jest najwyżej 3 miasta od niej: odciągnij go albo pokonaj.
page-how-supply = Zaopatrzenie
page-how-supply-what = Na obcej ziemi generał potrzebuje taboru najwyżej 6 miast dalej, inaczej traci armie i niczego nie zdobywa. Za huzara na drodze zaopatrzenia płacisz kartami.
page-how-combat = Walka na karty
page-how-combat-what = Sąsiadujący generałowie walczą. Więcej armii daje przewagę. Potem karty zagrywa ten, kto jest z tyłu, ale tylko w kolorze sektora, w którym stoi jego generał. Kto pierwszy przestanie, przegrywa.
page-how-retreat = Wycofanie
page-how-retreat-what = Przegrany traci tyle armii, ile mu zabrakło, i wycofuje się o tyle samo miast. Trasę wybiera zwycięzca. Jeśli jej nie ma, przepadają wszystkie armie.
page-how-winter = Zima
page-how-winter-what = Po co trzeciej turze kupujesz armie, każdą za 4 punkty w kartach. Utraceni generałowie wracają z nowymi armiami w głównej twierdzy swojego terytorium własnego.
page-how-politics = Polityka
page-how-politics-what = W pełnej grze co turę licytujesz też kartami o dwie karty polityki. Przesuwają one znaczniki Saksonii, Rosji i Włoch, a od nich zależy, kto jest czyim sojusznikiem, kto dobiera dodatkowe karty i kto jest bliżej zwycięstwa.

## Instruktor pierwszej partii

page-first-title = Twoja pierwsza partia, z instruktorem
page-first-what = Grasz Fryderykiem, a instruktor mówi ci, co robić i dlaczego. Żadnego czytania zasad: pierwszą bitwę wygrasz w pięć minut.
page-coach = Instruktor
page-coach-show = Pokaż gdzie
page-coach-do = Zrób to za mnie
page-coach-more = więcej
page-coach-less = mniej
page-coach-waits = Teraz grają inni. Patrz, co robią.
page-coach-won = Wygrywasz: { $reached } z { $needed } twierdz. Piękna walka!
page-coach-lost = Koniec partii. Twoje twierdze: { $reached } z { $needed }. Lekcje pokażą, czego spróbować następnym razem.
page-coach-over = Koniec partii. Lekcje uczą więcej: wybieraj je w dowolnej kolejności.
page-coach-rest = Pierwsza zima minęła i umiesz dość, żeby grać samodzielnie. Skończ tutaj albo graj dalej i wygraj ze mną tę wojnę.
page-coach-learnt = Co już umiesz
page-coach-stop = Skończ tutaj
page-coach-on = Graj dalej
coach-welcome = Witaj! Dowodzisz { $power-instrumental } i sojusznikiem. Miej jednocześnie w swoich rękach { $needed } twierdz Marii Teresy, a wygrasz.
coach-march = Rusz każdym swoim pionkiem raz: najwyżej { $march } miasta po drogach, o jedno więcej, jeśli cała trasa to droga główna. Dotknij pionka ze strzałką, potem miasta, które wskazuje.
coach-question-mark = { $city } ma pytajnik, odkąd wyszedł stamtąd twój generał, bo twierdzy bronił wrogi generał oddalony najwyżej o { $protection } miasta. Gdy zostanie pokonany albo przepędzony w tej samej turze, twierdza jest twoja.
coach-conquered = { $late ->
    [1] { $city } pada, bo w promieniu { $protection } miast nie ma już wrogiego generała: po to był tam pytajnik. Twierdza, której nikt nie broni, pada od razu, gdy twój generał z niej wychodzi.
   *[0] { $city } pada, bo twój generał stamtąd wyszedł, a w promieniu { $protection } miast nie bronił jej żaden wrogi generał. Twierdza pada też, gdy jej obrońca zostanie pokonany później w tej turze.
}
coach-stack = Dwóch generałów w jednym mieście to zgrupowanie: walczą razem, wszystkimi armiami. Żaden z nich nie ruszy się już w tej turze.
coach-supply = Na obcej ziemi twoi generałowie potrzebują taboru najwyżej { $supply } miast dalej, bez wroga po drodze. Dlatego tabor idzie za nimi, najwyżej { $train } miasta na turę.
coach-force = Forsowny marsz prowadzi dalej: do { $forced } miast, tylko po drogach głównych. Nie zdobywa się w nim twierdz i trzeba omijać wrogie pionki z daleka.
coach-out-of-supply = { $general } jest za daleko od taboru. Traci armie i niczego nie zdobywa, dopóki nie będzie znów zaopatrzony.
coach-hussars = Jeźdźcy na planszy to huzarzy Austrii. Nikogo nie blokują, ale za drogę zaopatrzenia przez huzara płacisz kartami. Przejdź przez huzara, a zniknie.
coach-toll = Między tobą a taborem stoją huzarzy, więc płacisz kartami. Liczą się tu tylko wartości, nie kolory: zapłać tym, co najmniej ci potrzebne.
coach-done = Gdy skończysz ruch, każdy twój generał, który stoi obok wrogiego generała, atakuje go.
coach-battle = Bitwa! Porównaj armie: różnica to przewaga. Strona, która jest z tyłu, może zagrywać karty, żeby ją odrobić.
coach-suits = Możesz zagrywać tylko karty w kolorze sektora, w którym stoi twój generał. Karta dodaje swoją wartość do twojej przewagi. Gdy jest równo albo prowadzisz, może odpowiedzieć druga strona.
coach-reserve = Rezerwa pasuje do każdego koloru, a jej wartość wybierasz ty. Zachowaj ją na bitwę, która rozstrzyga.
coach-lost = Przegrana bitwa kosztuje tyle armii, ile zabrakło, a zwycięzca wybiera trasę twojego wycofania. Zaoszczędzone karty mogą wygrać następną.
coach-tie = Remis: przewaga jest zerowa i nikt nie gra dalej. Wszyscy zostają na miejscu.
coach-retreat = Przegrany wycofuje się o jedno miasto za każdą straconą armię, a trasę wybierasz ty. Odepchnij go od jego twierdz i taboru.
coach-winter = Zima: nikt nie maszeruje. Każda nowa armia kosztuje { $cost } punkty w kartach. Zostaw sobie trochę kart na wiosenne bitwy.
coach-assign = Nowe armie dołączają do twoich generałów. Nikt inny nie widzi, kto je dostaje.
coach-attack = Masz { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, a w mieście { $city } możesz zagrać { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: atakuj!
coach-joins = Tam walczą razem, wszystkimi armiami: on i { $generals }.
coach-beaten = { $losers-count ->
    [one] Pokonany: { $losers }!
   *[other] Pokonani: { $losers }!
}
coach-beaten-taken = { $losers-count ->
    [one] Pokonany: { $losers }!
   *[other] Pokonani: { $losers }!
} { $cities-count ->
    [one] Twierdza { $cities } jest twoja
   *[other] Twierdze { $cities } są twoje
}: { $reached } z { $needed }.
coach-beaten-open = { $losers-count ->
    [one] Pokonany: { $losers }!
   *[other] Pokonani: { $losers }!
} { $count ->
    [one] Jedna twierdza w pobliżu nie jest broniona.
    [few] { $count } twierdze w pobliżu nie są bronione.
   *[many] { $count } twierdz w pobliżu nie jest bronionych.
}
coach-taken = { $cities-count ->
    [one] Twierdza { $cities } jest twoja
   *[other] Twierdze { $cities } są twoje
}: { $reached } z { $needed }.
coach-defeat = { $losers-count ->
    [one] Pokonany: { $losers }.
   *[other] Pokonani: { $losers }.
} { $count ->
    [0] Nie tracisz armii.
    [one] Tracisz jedną armię.
    [few] Tracisz { $count } armie.
   *[many] Tracisz { $count } armii.
} Uderz tam, gdzie masz więcej kart.
coach-gone = { $cities-count ->
    [one] Twierdza { $cities } stracona
   *[other] Twierdze { $cities } stracone
}: masz { $reached } z { $needed }.
coach-rather = Lepsze wydaje mi się to: { $what }. „{ $reason }”
coach-stays = { $piece }: na razie lepiej zostać na miejscu.
idea-march = Marsz
idea-question-mark = Bronione twierdze
idea-conquered = Podbój
idea-stack = Zgrupowania
idea-supply = Tabory
idea-force = Forsowne marsze
idea-out-of-supply = Bez zaopatrzenia
idea-hussars = Huzarzy
idea-toll = Opłaty
idea-done = Ataki
idea-battle = Bitwy
idea-suits = Kolory
idea-reserve = Rezerwy
idea-lost = Przegrane bitwy
idea-tie = Remisy
idea-retreat = Wycofania
idea-winter = Zima
idea-assign = Nowe armie

## Zagadki

page-puzzles-today = Zagadka dnia
page-puzzles-lead = Pozycje z prawdziwych partii. W każdej, sądząc po tym, co możesz wiedzieć, jeden wybór jest wyraźnie lepszy od wszystkich innych. Znajdź go.
page-puzzles-following = Następna zagadka
page-puzzles-solve = Pokaż rozwiązanie
page-puzzles-shown = Oto rozwiązanie.
page-puzzles-rank = Twoja ranga: { $rank }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
page-puzzles-streak = Z rzędu za pierwszym razem: { $streak } (najwięcej: { $best }).
page-puzzles-solved = Rozwiązane: { $done } z { $count }
page-puzzles-grade-1 = Łatwa
page-puzzles-grade-2 = Średnia
page-puzzles-grade-3 = Trudna
page-puzzles-duel = Wygraj pojedynek
page-puzzles-duel-about = Która karta, a może czas przestać?
page-puzzles-take = Zdobądź twierdzę
page-puzzles-take-about = Kto może przez nią przejść i co nie jest bronione?
page-puzzles-save = Ocal twierdzę
page-puzzles-save-about = Kto zdąży podejść przed wrogiem?
page-puzzles-supply = Odetnij zaopatrzenie
page-puzzles-supply-about = Gdzie spotykają się wszystkie drogi do taboru?
page-puzzles-hussars = Wyślij huzarów
page-puzzles-hussars-about = Które miasto będzie wroga kosztować najwięcej?
page-puzzles-retreat = Znajdź trasę wycofania
page-puzzles-retreat-about = To ty wygrywasz. Dokąd posłać przegranego?
