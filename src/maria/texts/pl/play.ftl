### Co pomaga w decyzji, plansza polityki, polecenia w terminalu i dziennik.

## Ramy rozgrywki

variant-introductory = Gra wprowadzająca
variant-advanced = Pełna gra
variant-silesia-gambit = Gambit śląski
option-politics-gambit = {" "}z opcjonalną zasadą polityki
play-no-politics = W tej grze nie ma polityki; jest tylko w pełnej grze.
play-line = Wiersz { $line }: { $text }
play-about = { $text } ({ $names })

## Co pomaga w decyzji

play-hussar = huzar { $number }
play-off-map = poza mapą
play-in-box = na polu „{ $box }”
play-face-down = odwrócony
play-moved = po ruchu
play-commands = dowodzi
play-split-away = Generałowie, którzy nie biorą udziału w tej grze, odchodzą ze swoimi armiami.
play-hussar-cities = { $count ->
    [0] Twoje traktaty nie zostawiają huzarom żadnego miasta.
    [one] Huzara można umieścić w jednym mieście: na mapie Bohemii, bez pionka i huzara, najwyżej 4 miasta od austriackiego generała.
   *[other] Huzara można umieścić w { $count } miastach: na mapie Bohemii, bez pionka i huzara, najwyżej 4 miasta od austriackiego generała.
}
play-still-to-move = Jeszcze bez ruchu: { $pieces }.
play-all-moved = Wszystkie pionki są już po ruchu.
play-toll-all = Do zapłaty: { $due } pkt, twoja ręka jest warta { $worth }. Zapłać całość, bez zbędnych kart.
play-toll-part = Do zapłaty: { $due } pkt, ale twoja ręka jest warta tylko { $worth }. Zapłać wszystkimi kartami za tylu generałów, na ilu w całości wystarczy.
play-hungry = Bez drogi zaopatrzenia: { $generals }.
play-attackers = Atak:   { $force }, { $city }
play-defenders = Obrona: { $force }, { $city }
play-stop-costs = Jeśli przestaniesz, przegrasz bitwę: tracisz { $lost ->
    [one] 1 armię i wycofujesz się o 1 miasto.
    [few] { $lost } armie i wycofujesz się o { $lost } miasta.
   *[many] { $lost } armii i wycofujesz się o { $lost } miast.
}
play-stop-all = Jeśli przestaniesz, przegrasz bitwę i { $lost ->
    [one] stracisz ostatnią armię.
    [few] stracisz wszystkie { $lost } armie.
   *[many] stracisz wszystkie armie ({ $lost }).
}
play-stop-tie = Jeśli przestaniesz, bitwa kończy się remisem i nikt nic nie traci.
play-stop-forbidden = Przy zerowej przewadze musisz zagrać kartę w tym kolorze, jeśli ją masz.
play-recruit = Każda armia kosztuje { $cost } pkt. Możesz opłacić i rozmieścić najwyżej { $most }; u generałów jest miejsce na { $room }.
play-entries = { $general } jest poza mapą i może wrócić do gry w: { $cities }.
play-lay = Atuty i Rezerwy zostają na planszy polityki, każda inna karta wraca do ręki. Rezerwa liczy się jako 16. Potem frakcje wybierają w kolejności wpływów; przy remisie pierwszeństwo ma frakcja położona bardziej na prawo.
play-lay-gambit = Na planszy polityki liczą się atuty i Rezerwy, Rezerwa jako 16. Każda inna karta leży tam zakryta do następnego etapu polityki. Potem frakcje wybierają w kolejności wpływów; przy remisie pierwszeństwo ma frakcja położona bardziej na prawo.
play-second-card = Przy dwóch graczach można zagrać tylko jedną kartę polityki na turę; tę możesz tylko odrzucić.
play-instruction = polecenie
play-corps-removed = Możesz też wysłać generała spoza mapy, z armiami: { $troops }, za { $cost } pkt.
play-transfer-way = Do tego miasta wraca generał z pola poza mapą: zrób mu miejsce.
play-transfer-peace = Pokój: obce pionki opuszczają Prusy i Śląsk, a pruskie wracają do siebie.
play-transfer-saxon = Saksonia jest teraz neutralna: obce pionki ją opuszczają.
play-transfer-free = Saksonia jest teraz sojusznikiem Austrii: saski generał opuszcza zgrupowanie.
play-vote = Franciszek ma na razie { $francis ->
    [one] jeden głos
    [few] { $francis } głosy
   *[many] { $francis } głosów
} i potrzebuje { $most } z 9. Jeśli wygra, Austria przenosi znacznik zwycięstwa na pole „Cesarz”; jeśli nie, robi to Francja.
play-peace = Po tym pokoju Śląsk wchodzi w skład Prus, a Prusy otrzymują znacznik zwycięstwa na polu „Śląsk” i drugi tabor. Pruskie znaczniki w Austrii zostają usunięte: odłożone na bok: { $aside }, zwrócone do puli: { $returned }.{ $austrian ->
    [0] {""}
    [one] {" "}Znacznik Austrii w Prusach i na Śląsku wraca do jej puli.
    [few] {" "}{ $austrian } znaczniki Austrii w Prusach i na Śląsku wracają do jej puli.
   *[many] {" "}{ $austrian } znaczników Austrii w Prusach i na Śląsku wraca do jej puli.
} Pionki wracają do siebie, sojusznicza Saksonia staje się neutralna, a Prusy są neutralne do swojego etapu działań w turze { $turn }.
play-reduce = Francja zdjęłaby z planszy swoje znaczniki zwycięstwa w rdzennej Austrii ({ $count }): odłożone na bok: { $aside }, reszta do puli. Przy następnym francuskim lub bawarskim podboju na mapie Bohemii wracają do puli także odłożone.

## Polityka

pol-heading = Plansza polityki w turze { $turn }
pol-cards = Karty polityki:
pol-no-cards = W tej chwili nie ma odkrytych kart polityki.
pol-card = { $title }, herby: { $powers }. { $effects }
pol-shifts = { $shifts }.
pol-trump = Polityczny kolor atutowy: { $suit }.
pol-no-trump = Polityczny kolor atutowy nie jest jeszcze znany.
pol-power = Frakcja
pol-pool = Pula
pol-battle = Wygrane bitwy
pol-display = Na planszy
pol-of = { $count } z { $most }
pol-placed = zakryta karta
pol-face-down = zakryte { $cards }
pol-track = Tor { $track }:
pol-box = pole { $number } z { $last }: { $effects }
shift-status-prussian = Saksonia zostaje sojusznikiem Prus
shift-status-neutral = Saksonia staje się neutralna
shift-status-austrian = Saksonia zostaje sojusznikiem Austrii
shift-victory-begins = { $power } { $power-gender ->
    [pl] zyskują
   *[other] zyskuje
} znacznik zwycięstwa
shift-victory-ends = { $power } { $power-gender ->
    [pl] tracą
   *[other] traci
} znacznik zwycięstwa
shift-bonus-begins = { $power } { $power-gender ->
    [pl] dobierają
   *[other] dobiera
} o jedną KT więcej
shift-bonus-ends = { $power } { $power-gender ->
    [pl] tracą
   *[other] traci
} dodatkową KT
shift-penalty-begins = { $power } { $power-gender ->
    [pl] dobierają
   *[other] dobiera
} o jedną KT mniej
shift-penalty-ends = { $power } { $power-gender ->
    [pl] znów dobierają
   *[other] znów dobiera
} pełną liczbę KT
shift-corps-begins = { $power } { $power-gender ->
    [pl] wysyłają
   *[other] wysyła
} generała na pole poza mapą
shift-corps-ends = { $power } { $power-gender ->
    [pl] mogą
   *[other] może
} sprowadzić generała z powrotem
pol-announced = zapowiedziane: { $boxes ->
    [one] jedno pole
    [few] { $boxes } pola
   *[many] { $boxes } pól
} w { $right ->
    [1] prawo
   *[0] lewo
}
pol-boxes = Pola zwycięstwa: { $boxes }.
pol-college = Tor elektorów:
pol-election-later = Wybory cesarskie są jeszcze przed nami. Franciszek może liczyć na { $count ->
    [one] jeden głos
    [few] { $count } głosy
   *[many] { $count } głosów
} i potrzebuje { $most }.
pol-election-due = Wybory cesarskie odbędą się na końcu tej tury. Franciszek może liczyć na { $count ->
    [one] jeden głos
    [few] { $count } głosy
   *[many] { $count } głosów
} i potrzebuje { $most }.
pol-first-contract = Subsydia: { $giver } { $giver-gender ->
    [pl] dają
   *[other] daje
} { $taker-dative } po jednej KT w turach od 1 do { $last }.
pol-contract = Subsydia: { $giver } { $giver-gender ->
    [pl] dają
   *[other] daje
} { $taker-dative } jedną KT na turę, jeszcze { $turns ->
    [one] raz
   *[other] { $turns } razy
}.
pol-answer = { $proposal } Odpowiedz: accept { $pair } albo decline { $pair }.
pol-answer-counter = { $proposal } Odpowiedz: accept { $pair }, decline { $pair } albo counter { $back }: i własne klauzule.
pol-binding = Traktat { $number } cię wiąże: { $text } ({ $status }).
pol-neutral-until = { $power }: neutralność do etapu działań w turze { $turn }.
pol-aside = { $power }: { $count ->
    [one] jeden znacznik zwycięstwa odłożony
    [few] { $count } znaczniki zwycięstwa odłożone
   *[many] { $count } znaczników zwycięstwa odłożonych
} na bok.
pol-reduced = Francja zredukowała swoje cele.
pol-corps = Pole poza mapą „{ $box }”: { $general }.
pol-corps-card = Pole poza mapą „{ $box }”: { $general }, co najmniej do tury { $turn }.
pol-corps-free = Pole poza mapą „{ $box }”: { $general }, może wrócić na końcu etapu polityki.

## Polecenia

play-log-empty = Jeszcze nic się nie wydarzyło.

help-actions = Akcje (miasta i pionki po identyfikatorze lub nazwie; ♠7 to S7, Rezerwa to R):
help-commands = Polecenia:
help-split = Rozdziel armie frakcji między wszystkich jej generałów.
example-split = split prussia friedrich 7, schwerin 5, leopold 4, dessauer 6
help-hussar = Umieść huzara.
example-hussar = hussar 1 > olmuetz
help-done = Zakończ swoją część etapu lub fazy.
example-done = done
help-subsidy = Zapłać Bawarii subsydia albo nie.
example-subsidy = subsidy yes
help-offer-peace = Zaproponuj Austrii pokój za Śląsk albo nie.
example-offer-peace = offer peace yes
help-accept-peace = Przyjmij propozycję pokoju Prus albo nie.
example-accept-peace = accept peace no
help-reduce-objectives = Zdejmij znaczniki zwycięstwa Francji z rdzennej Austrii albo nie.
example-reduce-objectives = reduce objectives no
help-cede-silesia = Odstąp Śląsk albo nie.
example-cede-silesia = cede silesia yes
help-toll = Zapłać za drogi zaopatrzenia przez huzarów; podaj zaopatrzonych generałów albo nobody.
example-toll = toll prussia S5 H2 for friedrich schwerin
help-march = Porusz pionek, miasto po mieście od miejsca, w którym stoi; przy równych rangach dodaj, kto dowodzi.
example-march = march broglie donauwoerth > augsburg > muenchen
help-force-march = Forsowny marsz po drogach głównych.
example-force-march = force march friedrich neumarkt_schlesien > breslau > brieg > oppeln > cosel
help-re-enter = Przywróć zniszczony tabor.
example-re-enter = re-enter austria_2 wien with S4
help-consent = Zgódź się na zgrupowania z generałami innego gracza: wszystkie, z jednym generałem albo w jednym mieście.
example-consent = consent to karl
help-no-consent = Wycofaj tę zgodę.
example-no-consent = no consent to karl
help-dispute = Zażądaj ruchów na przemian na mapie Flandrii w tej turze.
example-dispute = dispute
help-pass-flanders = Zakończ swoje ruchy na mapie Flandrii.
example-pass-flanders = pass flanders
help-attack = Wybierz następny atak.
example-attack = attack prag > kolin
help-play = Zagraj kartę w walce; przy Rezerwie podaj kolor i wartość.
example-play = play R=S8
help-stop = Nie zagrywaj więcej kart.
example-stop = stop
help-retreat = Wybierz trasę pokonanych od miejsca, w którym stoją.
example-retreat = retreat prag > beraun > pilsen
help-recruit = Kup armie zimą albo nie kupuj żadnej.
example-recruit = recruit france 2 with S8
help-assign = Rozdziel nowe armie; generał poza mapą potrzebuje miasta.
example-assign = assign austria karl 2, traun 1 wien
help-transfer = Przenieś armie w zgrupowaniu jednej frakcji, w każdej chwili.
example-transfer = transfer karl > traun 2

help-place = Ustaw pionek w mieście, do którego musi trafić.
example-place = place neipperg olmuetz
help-trump = Podaj polityczny kolor atutowy: S, H, C lub D.
example-trump = trump H
help-lay = Połóż zakrytą KT na planszy polityki.
example-lay = lay H7
help-select = Wybierz kartę polityki; twoje karty z planszy zostają odrzucone.
example-select = select denmark
help-save = Zachowaj swoje karty na planszy na późniejsze tury.
example-save = save
help-execute = Zagraj wybraną kartę: przesunięcia znaczników, polecenie albo jedno i drugie.
example-execute = execute saxony left 1, instruction
help-discard = Odrzuć wybraną kartę polityki bez skutku.
example-discard = discard
help-corps = Wyślij generała na pole poza mapą; za generała spoza mapy zapłać kartami.
example-corps = corps neipperg
help-saxony = Wybierz, o ile z należnych pól przesuwa się znacznik Saksonii.
example-saxony = saxony 1
help-vote-francis = Wybierz, ile swoich wolnych głosów oddajesz na Franciszka; reszta przypada Karolowi Albertowi.
example-vote-francis = vote francis 1
help-offer = Zaproponuj kontrakt subsydyjny: dający, biorący, liczba tur. W każdej chwili.
example-offer = offer france prussia 3
help-cancel = Zaproponuj rozwiązanie kontraktu. W każdej chwili.
example-cancel = cancel france prussia
help-accept = Przyjmij propozycję: dający i biorący.
example-accept = accept france prussia
help-decline = Odrzuć propozycję albo wycofaj własną.
example-decline = decline france prussia
help-contracts = Traktaty i kontrakty subsydyjne można proponować i przyjmować w każdej chwili, także poza swoją kolejką: podaj miejsce przed akcją, na przykład frederick: accept france prussia. Klawisz Tab uzupełnia słowa klauzul.

help-command-help = ta lista
help-command-legal = dozwolone akcje z numerami; słowo zawęża listę; numer wykonuje akcję albo pokazuje jej warianty
help-command-map = okolica pionka lub miasta
help-command-show = informacje o mieście, generale, frakcji, ziemi, karcie polityki lub torze
help-command-rule = zasada lub rozdział instrukcji
help-command-hand = twoje karty
help-command-army = twoje pionki i to, gdzie stoją inne
help-command-danger = co możesz zdobyć w następnym ruchu i co możesz stracić
help-command-log = ostatnie wiersze dziennika
help-command-politics = plansza polityki, pule, pola, głosy, kontrakty
help-command-say = wiadomość do wszystkich; zostaje w zapisie gry
help-command-hint = co zrobiłby Pułkownik i dlaczego; w walce szanse każdej karty
help-command-undo = cofnij swoją ostatnią akcję albo akcję innego miejsca; jeśli potem coś ujawniono, inni muszą się zgodzić
help-command-save = zapisz partię do pliku
help-command-quit = zakończ; z --save nic nie przepada
usage-help = help
usage-legal = legal [SŁOWO]
usage-map = map PIONEK lub map MIASTO
usage-show = show NAZWA
usage-rule = rule 10.1.b
usage-hand = hand
usage-army = army
usage-danger = danger
usage-log = log [N]
usage-politics = politics
usage-say = say TEKST
usage-hint = hint
usage-undo = undo [MIEJSCE]
usage-save = save PLIK
usage-quit = quit

## Co się wydarzyło

event-said = { $seat } mówi: { $text }
event-undo-asked = { $seat } prosi o cofnięcie akcji: { $what }.
event-undo-asked-secret = { $seat } prosi o cofnięcie akcji: { $what }.
event-undo-granted = { $seat } zgadza się na cofnięcie.
event-undo-refused = { $seat } nie zgadza się na cofnięcie.
event-undo-withdrawn = { $seat } wycofuje prośbę o cofnięcie.
event-taken-back = { $seat } cofa akcję: { $what }.
event-taken-back-secret = { $seat } cofa akcję: { $what }.

event-turn = Tura { $turn }
event-stage = Etap działań { $powers-genitive }
event-winter = Zima po turze { $turn }
event-ended = { $winner } wygrywa. Zasada { $rule }: { $text }
event-ended-time = { $winner } wytrzymuje dziewięć tur i wygrywa.
event-ended-pool = { $winner } opróżnia pulę znaczników i wygrywa.
event-ended-scores = { $winner } ma najniższą sumę zimowych wyników i wygrywa.
event-ended-gambit = { $winner } wygrywa Gambit śląski.
event-ended-draw = Partia kończy się remisem. Zasada { $rule }: { $text }
event-split = { $power } { $power-gender ->
    [pl] rozdzielają
   *[other] rozdziela
} armie między generałów.
event-split-secret = { $power }, armie generałów: { $troops }.
event-drew = { $power } { $decks ->
    [0] { $power-gender ->
        [pl] nie dobierają kart
       *[other] nie dobiera kart
    }
    [one] { $power-gender ->
        [pl] dobierają jedną kartę
       *[other] dobiera jedną kartę
    }
    [few] { $power-gender ->
        [pl] dobierają { $decks } karty
       *[other] dobiera { $decks } karty
    }
   *[many] { $power-gender ->
        [pl] dobierają { $decks } kart
       *[other] dobiera { $decks } kart
    }
}.
event-drew-secret = { $power } { $power-gender ->
    [pl] dobierają
   *[other] dobiera
} { $cards }.
event-subsidy = { $pays ->
    [1] Francja płaci Bawarii subsydia.
   *[0] Francja nie płaci Bawarii subsydiów.
}
event-hussar-placed = Austria umieszcza huzara { $hussar } w mieście { $city }.
event-hussar-removed = Huzar { $hussar } w mieście { $city } zostaje przepędzony.
event-paid = { $power } { $power-gender ->
    [pl] płacą
   *[other] płaci
} { $cards }.
event-out-of-supply = { $general } jest bez zaopatrzenia: { $troops ->
    [one] zostaje odwrócony i traci jedną armię
    [few] pozostaje odwrócony i traci { $troops } armie
   *[many] pozostaje odwrócony i traci { $troops } armii
}.
event-supplied = { $general } znów ma zaopatrzenie i nie jest już odwrócony.
event-marched = { $force ->
    [1] { $piece } wykonuje forsowny marsz: { $path }.
   *[0] { $piece } rusza: { $path }.
}
event-stacked = { $general } i { $mate } tworzą zgrupowanie w mieście { $city }.
event-train-taken = { $train } zostaje zniszczony w mieście { $city }.
event-train-reentered = { $train } wraca do gry w mieście { $city }.
event-consent = { $seat } { $given ->
    [1] zgadza się na wszystkie zgrupowania w tym etapie.
   *[0] nie zgadza się już na wszystkie zgrupowania w tym etapie.
}
event-consent-to = { $seat } { $given ->
    [1] zgadza się
   *[0] nie zgadza się już
} na zgrupowania z generałem { $general }.
event-consent-at = { $seat } { $given ->
    [1] zgadza się
   *[0] nie zgadza się już
} na zgrupowania w mieście { $city }.
event-dispute = { $seat } żąda ruchów na przemian na mapie Flandrii.
event-question-mark = Twierdza { $city } jest broniona: { $power } { $power-gender ->
    [pl] zostawiają
   *[other] zostawia
} tam pytajnik.
event-question-mark-gone = Twierdza { $city } nadal jest broniona: pytajnik znika.
event-conquered = { $power } { $power-gender ->
    [pl] odbierają
   *[other] odbiera
} { $former-dative } twierdzę { $city }.
event-conquered-for = { $power } { $power-gender ->
    [pl] odbierają
   *[other] odbiera
} { $former-dative } twierdzę { $city }; teraz { $owner-gender ->
    [pl] kontrolują
   *[other] kontroluje
} ją { $owner }.
event-attacked = { $attackers } ({ $troops ->
    [one] 1 armia
    [few] { $troops } armie
   *[many] { $troops } armii
}) { $attackers-count ->
    [one] atakuje
   *[other] atakują
}, { $defenders-count ->
    [one] broni
   *[other] bronią
} się { $defenders } ({ $against ->
    [one] 1 armia
    [few] { $against } armie
   *[many] { $against } armii
}): przewaga atakującego { $score }.
event-played = { $power } { $power-gender ->
    [pl] zagrywają
   *[other] zagrywa
} { $card }: przewaga { $score }.
event-played-reserve = { $power } { $power-gender ->
    [pl] zagrywają
   *[other] zagrywa
} Rezerwę jako { $value }: przewaga { $score }.
event-tie = { $power } nie { $power-gender ->
    [pl] zagrywają
   *[other] zagrywa
} karty: bitwa kończy się remisem.
event-defeated = { $winners } { $winners-count ->
    [one] wygrywa
   *[other] wygrywają
} bitwę, a { $losers } { $losers-count ->
    [one] traci
   *[other] tracą
} { $lost ->
    [one] jedną armię
    [few] { $lost } armie
   *[many] { $lost } armii
}.
event-removed = { $general } nie ma już armii i zostaje usunięty z mapy w mieście { $city }.
event-no-retreat = { $losers } nie { $losers-count ->
    [one] może się wycofać i traci
   *[other] mogą się wycofać i tracą
} wszystkie armie.
event-retreated = { $losers } { $losers-count ->
    [one] wycofuje
   *[other] wycofują
} się: { $path }.
event-recruited = { $power } { $count ->
    [0] { $power-gender ->
        [pl] nie kupują armii
       *[other] nie kupuje armii
    }
    [one] { $power-gender ->
        [pl] kupują jedną armię
       *[other] kupuje jedną armię
    }
    [few] { $power-gender ->
        [pl] kupują { $count } armie
       *[other] kupuje { $count } armie
    }
   *[many] { $power-gender ->
        [pl] kupują { $count } armii
       *[other] kupuje { $count } armii
    }
}.
event-assigned = { $power } { $power-gender ->
    [pl] rozdzielają
   *[other] rozdziela
} nowe armie.
event-assigned-secret = { $power }, nowe armie: { $troops }.
event-entered = { $general } wraca do gry w mieście { $city }.
event-transferred-secret = { $giver } przekazuje { $count ->
    [one] jedną armię; otrzymuje ją
    [few] { $count } armie; otrzymuje je
   *[many] { $count } armii; otrzymuje je
} { $taker }.
event-politics = Etap polityki
event-election-due = Odkryto kartę { $political }: wybory odbędą się na końcu tej tury. Wraz z nią odkrywa się jeszcze jedną kartę polityki.
event-revealed = Karty polityki: { $politicals }.
event-revealed-none = Nie ma już kart polityki.
event-trump = { $seat } podaje polityczny kolor atutowy: { $suit }.
event-trump-turned = Z talii dobierania odkryto { $card }: polityczny kolor atutowy to { $suit }.
event-trump-turned-reserve = Z talii dobierania odkryto Rezerwę; o atucie decyduje następna karta.
event-laid = { $power } { $power-gender ->
    [pl] kładą
   *[other] kładzie
} zakrytą KT na planszy polityki.
event-laid-secret = { $power } { $power-gender ->
    [pl] kładą
   *[other] kładzie
} zakrytą { $card } na planszy polityki.
event-laid-nothing = { $power } nie { $power-gender ->
    [pl] kładą
   *[other] kładzie
} karty.
event-turned-up = { $power } { $power-gender ->
    [pl] odkrywają
   *[other] odkrywa
} { $card }; karta zostaje na planszy polityki.
event-turned-up-back = { $power } { $power-gender ->
    [pl] odkrywają
   *[other] odkrywa
} { $card }: to nie atut, karta wraca do ręki.
event-turned-up-down = { $power } { $power-gender ->
    [pl] odkrywają
   *[other] odkrywa
} { $card }: to nie atut, karta zostaje zakryta.
event-turned-down = { $power } { $power-gender ->
    [pl] zakrywają
   *[other] zakrywa
} { $card }.
event-returned = { $power } { $power-gender ->
    [pl] zabierają
   *[other] zabiera
} { $card } z powrotem do ręki.
event-saved = { $power } { $power-gender ->
    [pl] zachowują
   *[other] zachowuje
} karty na planszy polityki.
event-selected = { $power } { $power-gender ->
    [pl] wybierają kartę { $political } i odrzucają { $cards }
   *[other] wybiera kartę { $political } i odrzuca { $cards }
}.
event-unselected = { $count ->
    [one] Nikt nie wybrał karty { $politicals }; zostaje odrzucona.
   *[other] Nikt nie wybrał kart { $politicals }; zostają odrzucone.
}
event-political-discarded = { $power } { $power-gender ->
    [pl] odrzucają
   *[other] odrzuca
} kartę { $political } bez skutku.
event-executed = { $power } { $power-gender ->
    [pl] zagrywają
   *[other] zagrywa
} kartę { $political }: { $effects }.
event-troops-given = { $power } { $count ->
    [0] { $power-gender ->
        [pl] nie otrzymują armii: żaden generał nie może ich przyjąć
       *[other] nie otrzymuje armii: żaden generał nie może ich przyjąć
    }
    [one] { $power-gender ->
        [pl] otrzymują jedną armię
       *[other] otrzymuje jedną armię
    }
    [few] { $power-gender ->
        [pl] otrzymują { $count } armie
       *[other] otrzymuje { $count } armie
    }
   *[many] { $power-gender ->
        [pl] otrzymują { $count } armii
       *[other] otrzymuje { $count } armii
    }
}.
event-shifted = Znacznik na torze „{ $track }” przechodzi na pole { $box }: { $effects }.
event-corps-sent = { $general } trafia na pole poza mapą „{ $box }”.
event-put = { $piece } trafia do miasta { $city }.
event-points-won = { $power } { $power-gender ->
    [pl] przenoszą
   *[other] przenosi
} { $count ->
    [one] jeden znacznik zwycięstwa na pole wygranych bitew
    [few] { $count } znaczniki zwycięstwa na pola wygranych bitew
   *[many] { $count } znaczników zwycięstwa na pola wygranych bitew
}.
event-points-lost = { $power } { $power-gender ->
    [pl] zdejmują
   *[other] zdejmuje
} { $count ->
    [one] jeden znacznik zwycięstwa
    [few] { $count } znaczniki zwycięstwa
   *[many] { $count } znaczników zwycięstwa
} z pól wygranych bitew.
event-box-taken = { $power } { $power-gender ->
    [pl] mają
   *[other] ma
} teraz znacznik zwycięstwa na polu „{ $box }”.
event-box-left = { $power } nie { $power-gender ->
    [pl] mają
   *[other] ma
} już znacznika zwycięstwa na polu „{ $box }”.
event-saxony-due = { $count ->
    [0] Austria nie przesuwa znacznika Saksonii.
    [one] Austria przesuwa znacznik Saksonii o jedno pole.
    [few] Austria przesuwa znacznik Saksonii o { $count } pola.
   *[many] Austria przesuwa znacznik Saksonii o { $count } pól.
}
event-saxony-neutral = Saksonia jest teraz neutralna i gra nią { $seat }.
event-saxony-austrian = Saksonia jest teraz sojusznikiem Austrii i gra nią { $seat }.
event-election = Wybory cesarskie: Austria i Armia Pragmatyczna oddają na Franciszka { $count ->
    [one] jeden głos
    [few] { $count } głosy
   *[many] { $count } głosów
}
event-voted = { $seat } głosuje: na Franciszka { $francis ->
    [one] jeden głos
    [few] { $francis } głosy
   *[many] { $francis } głosów
}, na Karola Alberta { $charles ->
    [one] jeden głos
    [few] { $charles } głosy
   *[many] { $charles } głosów
}.
event-elected-francis = Franciszek zostaje cesarzem stosunkiem głosów { $francis } do { $charles }.
event-elected-charles = Karol Albert zostaje cesarzem stosunkiem głosów { $charles } do { $francis }.
event-peace-offered = { $power } { $power-gender ->
    [pl] proponują
   *[other] proponuje
} pokój za Śląsk.
event-peace-declined = { $power } { $power-gender ->
    [pl] odrzucają
   *[other] odrzuca
} propozycję pokoju.
event-peace = Pokój: { $power } { $power-gender ->
    [pl] anektują Śląsk i stają się neutralne
   *[other] anektuje Śląsk i staje się neutralna
}.
event-peace-over = { $power } nie { $power-gender ->
    [pl] są już neutralne
   *[other] jest już neutralna
}.
event-markers-left = { $count ->
    [one] Jeden znacznik zwycięstwa { $power-genitive } schodzi z planszy{ $aside ->
        [0] {""}
       *[other] {" "}i zostaje odłożony na bok
    }
    [few] { $count } znaczniki zwycięstwa { $power-genitive } schodzą z planszy{ $aside ->
        [0] {""}
       *[other] ; odłożone na bok: { $aside }
    }
   *[many] { $count } znaczników zwycięstwa { $power-genitive } schodzi z planszy{ $aside ->
        [0] {""}
       *[other] ; odłożone na bok: { $aside }
    }
}.
event-aside-returned = { $count ->
    [one] Odłożony znacznik zwycięstwa { $power-genitive } wraca
    [few] { $count } odłożone znaczniki zwycięstwa { $power-genitive } wracają
   *[many] { $count } odłożonych znaczników zwycięstwa { $power-genitive } wraca
} do puli.
event-reduced = { $power } { $power-gender ->
    [pl] redukują
   *[other] redukuje
} swoje cele.
event-subsidised = { $power } { $power-gender ->
    [pl] dają
   *[other] daje
} { $taker-dative } jedną KT, bez oglądania.
event-proposed = { $seat } proponuje subsydia { $power-genitive } dla { $taker-genitive } na { $turns ->
    [one] jedną turę
    [few] { $turns } tury
   *[many] { $turns } tur
}.
event-proposed-cancel = { $seat } proponuje rozwiązać kontrakt: subsydia { $power-genitive } dla { $taker-genitive }.
event-declined = { $seat } odrzuca propozycję porozumienia między { $power-instrumental } a { $taker-instrumental }.
event-contract = Kontrakt subsydyjny: { $power } { $power-gender ->
    [pl] dają
   *[other] daje
} { $taker-dative } jedną KT na turę przez { $turns ->
    [one] jedną turę
    [few] { $turns } tury
   *[many] { $turns } tur
}.
event-contract-ended = Kontrakt subsydyjny między { $power-instrumental } a { $taker-instrumental } się kończy.
event-set-aside = { $power } { $decks ->
    [0] { $power-gender ->
        [pl] nie odkładają kart
       *[other] nie odkłada kart
    }
    [one] { $power-gender ->
        [pl] odkładają na bok, bez oglądania, jedną kartę
       *[other] odkłada na bok, bez oglądania, jedną kartę
    }
    [few] { $power-gender ->
        [pl] odkładają na bok, bez oglądania, { $decks } karty
       *[other] odkłada na bok, bez oglądania, { $decks } karty
    }
   *[many] { $power-gender ->
        [pl] odkładają na bok, bez oglądania, { $decks } kart
       *[other] odkłada na bok, bez oglądania, { $decks } kart
    }
}.
event-ceded = Austria odstępuje Śląsk. Brakujące twierdze: Prusy { $prussia }, Francja { $france }. Twierdze Austrii na Śląsku: { $count }.
event-not-ceded = { $power } nie { $power-gender ->
    [pl] odstępują
   *[other] odstępuje
} Śląska.
event-left-game = { $power } { $power-gender ->
    [pl] wychodzą z gry i odrzucają
   *[other] wychodzi z gry i odrzuca
} { $cards }.
event-left-game-none = { $power } { $power-gender ->
    [pl] wychodzą
   *[other] wychodzi
} z gry.
event-hoard-taken = { $power } { $power-gender ->
    [pl] biorą
   *[other] bierze
} do ręki odłożone karty ({ $decks }).
event-hoard-taken-secret = { $power } { $power-gender ->
    [pl] biorą
   *[other] bierze
} do ręki odłożone karty: { $cards }.
event-scored = Zimowe wyniki { $power-genitive }: { $scores } = { $count }.
