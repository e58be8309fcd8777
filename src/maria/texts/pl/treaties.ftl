### Traktaty: klauzule jako zdania, co się z nimi dzieje i czego się odmawia (21).

## Klauzule

clause-not-attack = { $power } nie { $power-gender ->
    [pl] atakują
   *[f] atakuje
} { $named ->
    [0] { $whom-genitive }
   *[other] { $generals-count ->
        [one] generała { $generals }
       *[other] generałów { $generals }
    }
}
clause-stays-out = { $power } nie { $passing ->
    [1] { $power-gender ->
        [pl] wchodzą tutaj ani tędy nie przechodzą
       *[f] wchodzi tutaj ani tędy nie przechodzi
    }: { $places }
   *[0] { $power-gender ->
        [pl] stawiają
       *[f] stawia
    } pionków { $places-count ->
        [one] w tym miejscu
       *[other] w tych miejscach
    }: { $places }
}
clause-not-cover = { $power } nie { $power-gender ->
    [pl] bronią
   *[f] broni
} generałem { $places-count ->
    [one] tego miejsca
   *[other] tych miejsc
}: { $places }
clause-not-conquer = { $power } nie { $power-gender ->
    [pl] zdobywają
   *[f] zdobywa
} { $places-count ->
    [one] twierdzy w tym miejscu
   *[other] twierdz w tych miejscach
}: { $places }
clause-leaves = { $power } { $power-gender ->
    [pl] opuszczają
   *[f] opuszcza
} { $places-accusative } { $by ->
    [0] jak najszybciej
   *[other] do tury { $by }
} i nie { $power-gender ->
    [pl] wracają
   *[f] wraca
}
clause-goes-to = { $power } { $power-gender ->
    [pl] wysyłają
   *[f] wysyła
} { $by ->
    [0] jak najszybciej
   *[other] do tury { $by }
} { $generals-count ->
    [one] generała { $generals }
   *[other] generałów { $generals }
} { $near ->
    [0] tutaj: { $places }
    [one] tutaj lub do miasta obok: { $places }
   *[other] na odległość najwyżej { $near } dróg stąd: { $places }
}
clause-lets-alone = { $power } { $power-gender ->
    [pl] oszczędzają
   *[f] oszczędza
} { $what ->
    [hussars] huzarów
   *[trains] tabory
} { $whom-genitive }
clause-no-hussars = { $power } nie { $power-gender ->
    [pl] umieszczają
   *[f] umieszcza
} huzarów { $places-count ->
    [one] w tym miejscu
   *[other] w tych miejscach
}: { $places }
clause-votes = { $power } { $power-gender ->
    [pl] głosują
   *[f] głosuje
} na { $candidate ->
    [francis] Franciszka
   *[charles] Karola Alberta
}
clause-answers = { $power } { $answer ->
    [offers-peace] { $power-gender ->
        [pl] proponują
       *[f] proponuje
    } pokój śląski, gdy tylko to możliwe
    [does-not-offer-peace] nie { $power-gender ->
        [pl] proponują
       *[f] proponuje
    } pokoju śląskiego
    [accepts-peace] { $power-gender ->
        [pl] przyjmują
       *[f] przyjmuje
    } zaproponowany pokój śląski
    [declines-peace] { $power-gender ->
        [pl] odrzucają
       *[f] odrzuca
    } zaproponowany pokój śląski
    [reduces-its-objectives] { $power-gender ->
        [pl] redukują
       *[f] redukuje
    } swoje cele, gdy tylko to możliwe
   *[does-not-reduce-its-objectives] nie { $power-gender ->
        [pl] redukują
       *[f] redukuje
    } swoich celów
}
clause-selects = { $power } { $power-gender ->
    [pl] wybierają
   *[f] wybiera
} kartę { $political }, gdy tylko to możliwe
clause-not-select = { $power } nie { $power-gender ->
    [pl] wybierają
   *[f] wybiera
} karty { $political }
clause-not-bid = { $power } nie { $power-gender ->
    [pl] kładą
   *[f] kładzie
} kart na planszy polityki
clause-executes = { $power } { $instructed ->
    [1] { $named ->
        [0] { $power-gender ->
            [pl] wykonują
           *[f] wykonuje
        } z karty { $political } tylko polecenie
       *[other] { $power-gender ->
            [pl] wykonują
           *[f] wykonuje
        } z karty { $political }: { $shifts } i polecenie
    }
   *[0] { $named ->
        [0] { $power-gender ->
            [pl] odrzucają
           *[f] odrzuca
        } kartę { $political } w razie jej wybrania
       *[other] { $power-gender ->
            [pl] wykonują
           *[f] wykonuje
        } z karty { $political } tylko to: { $shifts }
    }
}
clause-shifts-saxony = { $power } { $yes ->
    [1] { $power-gender ->
        [pl] przesuwają
       *[f] przesuwa
    } znacznik Saksonii najdalej, jak wolno
   *[0] nie { $power-gender ->
        [pl] przesuwają
       *[f] przesuwa
    } znacznika Saksonii
}
clause-consents = { $power } { $power-gender ->
    [pl] zgadzają
   *[f] zgadza
} się na wszystkie zgrupowania
clause-pays = { $power } { $power-gender ->
    [pl] płacą
   *[f] płaci
} { $whom-dative } subsydia
clause-promise = { $power } { $power-gender ->
    [pl] obiecują
   *[f] obiecuje
}: „{ $text }”
clause-turns = { $text } ({ $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[many] { $turns } tur
})
clause-when-fulfilled = { $text }, gdy klauzula { $other } zostanie spełniona
clause-when-begun = { $text }, gdy klauzula { $other } wejdzie w życie
clause-when-kept = { $text }, dopóki przestrzegana jest klauzula { $other }
clause-alone = { $text }
clause-numbered = ({ $number }) { $text }

clause-status-waits = czeka na warunek
clause-status-runs = { $until ->
   *[other] do tury { $until }
}
clause-status-aside = { $until ->
   *[other] do tury { $until }, raz uchylona
}
clause-status-fulfilled = spełniona
clause-status-over = dotrzymana, zakończona
clause-status-lapsed = wygasła
clause-status-broken = złamana
clause-status-sleeps = zawieszona

## Co się dzieje

event-proposed-treaty = { $power } { $power-gender ->
    [pl] proponują
   *[f] proponuje
} { $taker-dative }: { $clauses }.
event-countered = { $power } { $power-gender ->
    [pl] odpowiadają
   *[f] odpowiada
} { $taker-dative } inną propozycją: { $clauses }.
event-proposed-end = { $seat } proponuje zakończyć traktat { $number }.
event-proposal-lapsed = Propozycja { $power-genitive } dla { $taker-genitive } wygasa z końcem tury.
event-treaty = Traktat { $number } między { $power-instrumental } a { $taker-instrumental }: { $clauses }.
event-treaty-cancelled = Traktat { $number } kończy się za zgodą stron.
event-treaty-over = Traktat { $number } przestaje obowiązywać.
event-clause-runs = Wchodzi w życie w traktacie { $number }: { $clauses }.
event-clause-fulfilled = Spełnione w traktacie { $number }: { $clauses }.
event-clause-over = Dotrzymane do końca w traktacie { $number }: { $clauses }.
event-clause-lapsed = Już nie obowiązuje w traktacie { $number }: { $clauses }.
event-clause-aside = Traktat { $number } ustępuje zasadom lub starszej obietnicy: { $clauses }.
event-promise-fulfilled = { $seat } uznaje obietnicę z traktatu { $number } za dotrzymaną: { $clauses }.
event-promise-broken = { $seat } uznaje obietnicę z traktatu { $number } za złamaną: { $clauses }.

told-treaty = Traktat { $number } między { $one-instrumental } a { $another-instrumental }
told-proposal-end = { $seat } proponuje zakończyć traktat { $number }.

## Co można zrobić

offer-do-propose = Zaproponuj { $to-dative }
offer-do-end-treaty = Zaproponuj koniec traktatu { $number }
offer-do-mark = { $kept ->
    [1] Dotrzymana
   *[0] Złamana
}

## Odmowy

refused-treaty = Zabrania tego traktat { $number }: { $clause }.
refused-treaty-first = Pierwszeństwo ma traktat { $number }: { $clause }. Najbliższy generał, który musi jeszcze iść, rusza się przed wszystkimi innymi.
refused-treaty-relied = Właśnie rozdzielane są armie, które liczą na ten traktat. Zaczekaj, aż będą na mapie.
refused-consent-promised = Obowiązuje cię obietnica zgody na wszystkie zgrupowania.
refused-treaty-powers = Możesz składać propozycje tylko w imieniu frakcji, którą grasz.
refused-treaty-self = Traktat wymaga frakcji innego gracza.
refused-treaty-minor = Pomniejszą frakcję wiążą traktaty jej głównej frakcji; z nią samą można uzgodnić tylko subsydia.
refused-proposals-most = Największa liczba propozycji frakcji w turze: { $most }, wliczając kontrakty i ich zakończenie.
refused-consents-most = Największa liczba zgód i ich wycofań w turze: { $most }.
refused-clauses = Traktat ma od 1 do { $most } klauzul.
refused-clause-odd = To nie jest klauzula: coś w niej nie istnieje.
refused-clause-bound = Każda klauzula musi wiązać jedną z obu frakcji.
refused-clause-turns = Klauzula obowiązuje od 1 do { $most } tur; można ją uzgodnić ponownie.
refused-clause-condition = Warunek musi wskazywać wcześniejszą klauzulę tej samej propozycji.
refused-condition-simple = Warunek musi wskazywać klauzulę, która sama nie ma warunku i nie jest obietnicą słowną.
refused-clause-allies = Sojusznicy nigdy się nie atakują, więc nie ma czego obiecywać.
refused-clause-whom = Ta klauzula musi wskazywać drugą frakcję albo jej generałów.
refused-clause-who = Wskaż generałów frakcji, którą klauzula wiąże, i dokąd mają iść.
refused-clause-near = „Blisko” znaczy od 1 do { $most } dróg.
refused-clause-by = Tura nie może być miniona i musi przypadać przed końcem klauzuli.
refused-clause-nowhere = Ta ziemia nie ma miasta na planszy.
refused-clause-fortress = Zdobywa się tylko twierdze: wskaż co najmniej jedną.
refused-clause-votes = Obiecać można tylko wolne głosy w wyborach, które dopiero nastąpią.
refused-clause-peace = Jedyny pokój to pokój śląski, który proponują Prusy, a przyjmuje Austria; a swoje cele może redukować tylko Francja.
refused-clause-past = To już się stało.
refused-clause-card = Ta frakcja nie może wybrać tej karty polityki albo już nie może.
refused-clause-saxony = O znaczniku Saksonii decyduje tylko Austria.
refused-clause-hussars = Tylko Austria ma huzarów.
refused-no-treaty = Nie masz traktatu { $number }.
refused-mark = Czy obietnicy słownej dotrzymano, mówi tylko ten, kto ją otrzymał, i tylko raz.
notation-propose = Propozycja to dwie frakcje, dwukropek i klauzule: propose prussia austria: prussia does not attack austria for 2.
notation-clause = „{ $name }” nie jest klauzulą. Po frakcji klauzula zaczyna się od { $verbs }.
notation-clause-forbidden = Traktat nigdy nie przekazuje kart inaczej niż przez subsydia, nigdy nie zmienia sojuszu ani zasady i nie zawiera pokoju innego niż śląski.
notation-mark = Napisz kept albo broken, nie „{ $name }”.
notation-promise = Obietnicę słowną zapisuje się w cudzysłowie, zwykłymi literami, bez cudzysłowów w środku.
notation-promise-long = Największa długość obietnicy słownej w znakach: { $most }.
position-treaty = „{ $name }” nie jest stanem klauzuli.

## Pomoc

help-propose = Zaproponuj traktat: twoja frakcja, inna frakcja, dwukropek i klauzule rozdzielone średnikami. W każdej chwili.
example-propose = propose france prussia: prussia does not bid
help-counter = Odpowiedz na propozycję inną propozycją.
example-counter = counter prussia france: france does not bid
help-end-treaty = Zaproponuj wcześniejsze zakończenie traktatu.
example-end-treaty = end treaty 1
help-mark = Powiedz, czy dotrzymano obietnicy słownej: traktat, klauzula, kept albo broken.
example-mark = mark 1 2 kept
