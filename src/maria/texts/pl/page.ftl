### Co strona proponuje graczowi i co mówi sama.

## O co się pyta

offer-over = Partia jest skończona.

## Co pomaga w decyzji

offer-alternating = Na mapie Flandrii ruchy są na przemian: następny ruch ma tam { $seat }.
offer-train-back = { $train } może wrócić do gry, koszt w punktach: { $cost }. Miasto: { $cities }.
offer-train-free = { $train } wchodzi do gry za darmo. Miasto: { $cities }.
offer-retreat = Wycofanie z miasta { $city } ({ $generals }): o { $length ->
    [one] 1 miasto
    [few] { $length } miasta
   *[many] { $length } miast
}, na odległość { $best ->
    [one] 1 miasta
   *[many] { $best } miast
} od zwycięzcy w mieście { $winner }.
offer-force = { $generals }, { $count ->
    [one] 1 armia
    [few] { $count } armie
   *[many] { $count } armii
}
offer-force-unsure = { $generals }, armie: od { $least } do { $most }
offer-against = { $own } przeciw: { $other }.
offer-score = Twoja przewaga wyniesie { $score }{ $passes ->
    [1] , potem kolej na drugą stronę.
   *[0] . Możesz grać dalej.
}
offer-lay-trump = Twój wpływ wyniesie { $count }.
offer-lay-back = Nie atut: karta wróci do ręki.
offer-lay-down = Nie atut: karta zostanie zakryta na planszy polityki.
offer-subsidy = Francja dobiera { $french ->
    [one] 1 kartę
    [few] { $french } karty
   *[many] { $french } kart
}, Bawaria { $bavarian }.
offer-no-peace = Wojna trwa. Dopóki Prusy kontrolują wszystkie twierdze Śląska, mogą znów zaproponować pokój na końcu późniejszych etapów działań.
offer-no-reduction = Francja zachowuje swoje znaczniki zwycięstwa. Może jeszcze zredukować cele na końcu późniejszego etapu działań.
offer-cede = Prusy i Saksonia odpadają z gry, mapa Flandrii staje się aktywna, a gra toczy się do tury 15. Do zwycięstwa Maria Teresa potrzebuje wtedy { $austrian } twierdz w Bawarii i Francji. Fryderyk potrzebuje { $allied } we Francji, w rękach Armii Pragmatycznej. Ludwik XV potrzebuje { $french } w Austrii na mapie Bohemii albo { $low } w Niderlandach i Niderlandach Austriackich; wygrywa też, jeśli nie wygra nikt inny.
offer-no-cession = Gra toczy się do tury 9, tak jak dotąd.
offer-save-keeps = Karty zostają na planszy polityki na późniejsze tury.
offer-select-costs = Odrzucone z planszy polityki: { $cards }.
offer-shifts-later = Przesunięcia sumuje się i wykonuje po rozstrzygnięciu obu kart.
offer-gets = { $general } +{ $count }
offer-entering = { $general } +{ $count }, miasto { $city }

## Co można zrobić

offer-do-split = { $power }: { $troops }
offer-do-done-hussars = Nie umieszczaj więcej huzarów
offer-do-done-movement = Zakończ ruch
offer-do-done-lay = Nie kładź karty
offer-do-done-corps = Nikogo nie można wysłać
offer-do-yes = Tak
offer-do-no = Nie
offer-do-toll = Zapłać { $cards } za: { $supplied }
offer-do-toll-nobody = Zapłać { $cards }, nikogo nie zaopatrując
offer-do-consent = Zgódź się na wszystkie zgrupowania w tym etapie
offer-do-consent-to = Zgódź się na zgrupowania z generałem { $general }
offer-do-consent-at = Zgódź się na zgrupowania w mieście { $city }
offer-do-no-consent = Cofnij zgodę na wszystkie zgrupowania w tym etapie
offer-do-no-consent-to = Cofnij zgodę na zgrupowania z generałem { $general }
offer-do-no-consent-at = Cofnij zgodę na zgrupowania w mieście { $city }
offer-do-dispute = Zażądaj ruchów na przemian na mapie Flandrii
offer-do-pass-flanders = Koniec ruchów na mapie Flandrii
offer-do-attack = Atak z miasta { $start } na { $target }
offer-do-play = Zagraj { $card }
offer-do-play-as = Zagraj { $card } jako { $value }
offer-do-stop = Nie zagrywaj karty
offer-do-retreat = Wycofanie do miasta { $city }
offer-do-recruit = Kup { $count ->
    [one] 1 armię
    [few] { $count } armie
   *[many] { $count } armii
} za { $cards }
offer-do-recruit-none = Nie kupuj armii
offer-do-assign = { $troops }
offer-do-place = { $piece } do miasta { $city }
offer-do-re-enter = { $train } do miasta { $city }
offer-do-place-command = { $piece } do miasta { $city }, dowodzi { $commander }
offer-do-trump = { $suit }
offer-do-lay = Połóż { $card }
offer-do-select = Wybierz { $political }
offer-do-save = Zachowaj karty
offer-do-execute = { $effects }
offer-do-discard = Odrzuć kartę polityki bez skutku
offer-do-corps = Wyślij: { $general }
offer-do-corps-paid = Wyślij za { $cards }: { $general }
offer-do-saxony = { $boxes ->
    [0] Nie przesuwaj znacznika
    [one] Przesuń znacznik o 1 pole
    [few] Przesuń znacznik o { $boxes } pola
   *[many] Przesuń znacznik o { $boxes } pól
}
offer-do-vote-francis = { $francis ->
    [0] Żadnego głosu na Franciszka
    [one] Jeden głos na Franciszka
    [few] { $francis } głosy na Franciszka
   *[many] { $francis } głosów na Franciszka
}
offer-do-accept = Przyjmij
offer-do-decline = Odrzuć
offer-do-cancel = Zaproponuj koniec subsydiów: { $giver } dla { $taker-genitive }

## Strona: pasek u góry

page-sequence = Przebieg gry
page-turn = Tura { $turn } z { $last }
page-step-setup = Przygotowanie
page-step-politics = Polityka
page-step-hussars = Huzarzy
page-step-election = Wybory
page-step-cession = Odstąpienie
page-step-winter = Zima
page-step-end = Koniec
page-phase-cards = Karty
page-phase-supply = Zaopatrzenie
page-phase-movement = Ruch
page-phase-combat = Walka
page-phase-conquest = Podbój
page-seats = Gracze
page-seat = { $name }
page-seat-bot = { $name } ({ $bot })
page-seat-waited = Teraz gra { $name }.
page-link-closed = Brak połączenia
page-link-connecting = Łączenie …
page-link-open = Połączono
page-link-lost = Utracono połączenie. Ponawiam próbę …
page-link-refused = Ten link nie otwiera żadnej partii albo nie dopuszcza ona widzów.
page-unsent = { $count ->
    [one] Jedna akcja zostanie wysłana, gdy wróci połączenie.
    [few] { $count } akcje zostaną wysłane, gdy wróci połączenie.
   *[many] { $count } akcji zostanie wysłanych, gdy wróci połączenie.
}
page-close = Zamknij
page-loading = Chwileczkę …
page-offline-again = Spróbuj ponownie
page-part-missing = Część strony się nie wczytała.
page-part-reload = Wczytaj stronę ponownie
page-way-home = Strona główna
page-menu = Menu
page-menu-settings = Ustawienia
page-menu-rules = Zasady
page-menu-keys = Skróty klawiszowe
page-menu-coach = Wezwij instruktora
page-menu-no-coach = Odpraw instruktora
page-menu-standing = Kto wygrywa
page-standing = Kto wygrywa i dlaczego
page-standing-of = { $power } { $reached } z { $needed }.
page-rules-search = Słowa lub numer zasady
page-rules-none = Żadna zasada nie zawiera tych słów.

## Strona: klawisze

## Strona: zakładki

page-panel = Panele
page-panel-fold = Pokaż lub ukryj panele
page-tab-play = Gra
page-tab-log = Dziennik
page-tab-army = Armia
page-tab-politics = Polityka
page-tab-diplomacy = Traktaty
page-tab-table = Stół

## Strona: plansza

page-board = Plansza. Strzałki przesuwają, + i - przybliżają i oddalają, 0 pokazuje całość, / szuka miasta.
page-view = Widok
page-find = Znajdź miasto
page-find-nothing = Nie ma miasta o tej nazwie.
page-nearer = Przybliż
page-further = Oddal
page-fit = Pokaż całą planszę
page-city = { $name }
page-city-today = dziś { $today }
page-city-where = { $square }, { $land }
page-fortress-minor = Pomniejsza twierdza
page-fortress-major = Główna twierdza
page-vote = głos elektorski
page-marker-victory = Znacznik zwycięstwa { $power-genitive }
page-marker-control = Znacznik kontroli { $power-genitive }
page-marker-elector = Znacznik elektora { $power-genitive }
page-marker-question = Pytajnik { $power-genitive }
page-counter-general = { $name }, generał { $power-genitive }, ranga { $rank }, { $city }
page-counter-train = Tabor { $power-genitive }, { $city }
page-counter-hussar = Huzar { $power-genitive }, { $city }
page-hussar = Huzar
page-rank = ranga { $rank }
page-troops = { $count ->
    [one] 1 armia
    [few] { $count } armie
   *[many] { $count } armii
}
page-troops-between = od { $least } do { $most } armii
page-face-down = odwrócony
page-moved = po ruchu
page-distance = { $name } { $roads }
page-distances = W odległości do sześciu dróg:
page-roads = Drogi do miast:

## Strony i wiedza

page-offline = Serwer nie odpowiada. Spróbuj za chwilę; nic nie przepadnie.
page-refused = Ten link nie otwiera żadnej partii albo nie dopuszcza ona widzów. Poproś nadawcę o nowy.
page-copy = Kopiuj
page-copied = Skopiowano
page-name = Twoje imię
page-nav-games = Moje partie
page-nav-settings = Ustawienia

# Strona główna

# Role

# Nowa partia
page-new-variant = Gra
page-players = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
page-option-politics-gambit = Opcjonalna zasada polityki
page-option-politics-gambit-what = Karty, które nie są atutowe, zostają zakryte na planszy polityki do następnej tury (25).
page-new-level = Siła bota
page-bot-recruit = Rekrut
page-bot-ensign = Chorąży
page-bot-captain = Kapitan
page-bot-colonel = Pułkownik
page-bot-marshal = Marszałek
page-bot-tempered = { $bot }, { $temper }
page-temper-gambler = hazardzista
page-temper-stubborn = uparciuch
page-temper-schemer = intrygant
page-temper-surprise = niespodzianka
page-new-temper = Temperament bota
page-temper-choose-plain = Bez temperamentu
page-temper-choose-gambler = Hazardzista
page-temper-choose-stubborn = Uparciuch
page-temper-choose-schemer = Intrygant
page-temper-choose-surprise = Zaskocz mnie
page-new-agreed = Ustawienia partii
page-new-watch = Kto może oglądać
page-watch-nobody = Nikt
page-watch-link = Każdy, kto ma link
page-watch-anyone = Wszyscy
page-new-pace = Tempo
page-pace-live = Na żywo, bez zegara
page-pace-days = { $count ->
    [one] 1 dzień na decyzję
    [few] { $count } dni na decyzję
   *[many] { $count } dni na decyzję
}

# Linki, zajmowanie miejsc, czekanie
page-links-what = Wyślij każdy z tych linków jednemu graczowi. Kto pierwszy go otworzy, zajmuje miejsce; potem link przestaje działać.
page-links-taken = Miejsce zajmuje { $name }.
page-links-new = Utwórz nowy link
page-links-free = Zwolnij miejsce
page-links-bot = Niech gra bot
page-links-of = Link: { $seat }
page-still-free = jeszcze wolne
page-agreed-stand-in = Gdy graczowi skończy się czas, do jego powrotu gra bot.
page-agreed-no-stand-in = Gdy graczowi skończy się czas, partia czeka: bot go nie zastępuje.
page-fair = Sprawdzalna uczciwość
page-fair-what = Ta liczba wiąże serwer z jego sekretem, od którego zależy tasowanie. Twoja przeglądarka dodaje własną liczbę losową i zapamiętuje obie, więc po partii możesz sprawdzić, że nikt nie wybierał kart.
page-loaded = Zaczęta z zapisu
page-loaded-short = z zapisu
page-loaded-what = Ta partia zaczęła się z zapisu: kto go ma, może znać wszystkie karty, także przyszłe. Tasowania nie da się sprawdzić.
page-loaded-over = Ta partia zaczęła się z zapisu, więc tasowania nie da się sprawdzić.

# Listy partii
page-due = termin: { $time }
page-due-of = { $name }, termin: { $time }
page-unread = { $count ->
    [one] 1 wiadomość
    [few] { $count } wiadomości
   *[many] { $count } wiadomości
}
page-over = Koniec partii: { $how }.
page-ended-won = wygrywa { $seat }
page-ended-draw = remis
page-ended-agreed = zakończona za zgodą graczy, bez zwycięzcy
page-ended-resigned = przerwana
page-watch-title = Oglądaj
page-watch-lead = Partie publiczne, od najnowszych. Widzowie widzą tylko to, co wszyscy gracze: bez kart w rękach i bez liczby armii.
page-watch-it = Oglądaj
page-watch-none = Nie ma teraz partii publicznych.

# Zapis

# O grze

# Kilku graczy przy jednym ekranie
page-curtain = Przekaż ekran. Teraz gra { $seat }
page-curtain-open = { $seat } to ja

# Spojrzenie wstecz
page-log-story = Przebieg
page-log-messages = Wiadomości
page-log-notes = Notatki
page-past-bar = Momenty partii
page-past-looking = Oglądasz przeszłość:
page-past-stage = etap działań { $powers-genitive }
page-past-number = moment { $number } z { $last }
page-past-first = Do początku
page-past-previous = Krok wstecz
page-past-next = Krok naprzód
page-past-last = Do ostatniego momentu
page-past-play = Odtwarzaj stąd
page-past-pause = Wstrzymaj
page-past-now = Do teraźniejszości
page-past-meanwhile = Teraz:
page-past-end = Jak się skończyło
page-past-look = Zobacz ten moment
page-past-scrub = Oś czasu: przeciągnij do momentu
page-past-speed = Tempo
page-past-times = { NUMBER($speed) }×
page-past-more = Ten moment …
page-past-eyes = Czyimi oczami
page-past-eyes-all = Wszystkie ręce odkryte
page-past-link = Link do tego momentu
page-past-picture = Plansza jako obraz
page-past-branch = Graj stąd dalej przeciw botom
page-past-branch-as = Twoje miejsce
page-past-branch-do = Dalej
page-shown = Co się stało
page-show-skip = { $count ->
    [0] Dalej
   *[other] Pomiń { $count }
}
page-pace-what = Każda twoja akcja przeskakuje do końca.
page-pace-calm = spokojne
page-pace-brisk = żwawe
page-pace-instant = natychmiastowe
page-battle-where = { $count ->
    [one] { $count } armia, { $city }
    [few] { $count } armie, { $city }
   *[many] { $count } armii, { $city }
}
page-battle-at = Walka: { $city }
page-battle-sum = { $own ->
    [one] 1 armia
    [few] { $own } armie
   *[many] { $own } armii
} przeciw { $other }: { $score }.
page-battle-sum-middle = Po kartach już zagranych: { $score }.
page-battle-sum-card = { $power-gender ->
    [pl] { $power } zagrywają
   *[other] { $power } zagrywa
} { $value }: { $score }.
page-battle-ahead = { $power }: { $points ->
    [one] 1 punkt przewagi
    [few] { $points } punkty przewagi
   *[many] { $points } punktów przewagi
}
page-battle-level = Przewaga jest zerowa
page-battle-of = { $power-gender ->
    [pl] { $power } wygrywają
   *[other] { $power } wygrywa
} bitwę: { $city }
page-battle-takes = { $power-gender ->
    [pl] { $power } zdobywają
   *[other] { $power } zdobywa
} więc: { $cities }.
page-battle-won = Zwycięstwo: { $city }
page-battle-lost = Porażka: { $city }
page-battle-tie = { $city }: remis
page-battle-close = Dalej
page-great-francis = Franciszek
page-great-charles = Karol Albert
page-great-reached = { $what ->
    [pool] { $reached } z { $needed } znaczników
   *[other] { $reached } z { $needed } twierdz
}
page-great-score = Wynik { $sum }
page-great-lost = { $count ->
    [0] bez strat
    [one] stracona 1 armia
    [few] stracone { $count } armie
   *[many] straconych { $count } armii
}
page-great-last = To ostatnia tura.
page-great-politics = Zaczyna się od polityki.
page-great-election = Na jej końcu wybiera się cesarza.
page-great-winter = Potem nadchodzi zima.
page-digest = Od twojej ostatniej wizyty
page-digest-play = { $count ->
    [one] Pokaż
   *[other] Pokaż wszystkie zdarzenia ({ $count })
}
page-digest-close = Zamknij
page-since-title = Od twojej ostatniej kolejki
page-since-show = { $count ->
    [one] Pokaż, co się stało
   *[other] Pokaż zdarzenia ({ $count })
}
page-messages-none = Nie ma jeszcze wiadomości.
page-messages-write = Napisz do wszystkich
page-messages-send = Wyślij
page-messages-public = Mogą to przeczytać wszyscy gracze i widzowie; zostaje w zapisie partii.
page-notes-what = Notatki dla ciebie. Nikt inny ich nie widzi.
page-notes-writing = jeszcze niezapisane …
page-notes-kept = Zapisano. Nikt inny tego nie widzi.

# Armie
page-goals = Jak blisko zwycięstwa
page-goal-core = { $power-gender ->
    [pl] { $power } kontrolują
   *[other] { $power } kontroluje
} { $have } z { $need } potrzebnych twierdz w Austrii.
page-goal-core-silesia = { $power-gender ->
    [pl] { $power } kontrolują
   *[other] { $power } kontroluje
} { $have } z { $need } potrzebnych twierdz w Austrii i na Śląsku.
page-goal-bavaria-france = { $power-gender ->
    [pl] { $power } kontrolują
   *[other] { $power } kontroluje
} { $have } z { $need } potrzebnych twierdz w Bawarii i Francji.
page-goal-france = { $power-gender ->
    [pl] { $power } kontrolują
   *[other] { $power } kontroluje
} { $have } z { $need } potrzebnych twierdz we Francji.
page-goal-low-countries = Albo: { $power-gender ->
    [pl] { $power } kontrolują
   *[other] { $power } kontroluje
} { $have } z { $need } w Niderlandach i Niderlandach Austriackich.
page-goal-pool = { $power-gender ->
    [pl] { $power } mają wyłożone
   *[other] { $power } ma wyłożone
} { $have } z { $need } znaczników zwycięstwa.
page-goal-missing = Do zdobycia: { $cities }.
page-decided-draw = Do końca tury { $turn } nikt nie osiągnął celu.
page-decided-scores = Najniższą sumę zimowych wyników ma { $seat }.
page-decided-time = { $seat } wytrzymuje: do końca tury { $turn } nikt inny nie osiągnął celu.
page-decided-pool = { $power-gender ->
    [pl] { $power } wykładają
   *[other] { $power } wykłada
} w turze { $turn } ostatni z { $count } znaczników zwycięstwa.
page-decided-fortresses = W turze { $turn } { $power-gender ->
    [pl] { $power } zdobywają
   *[other] { $power } zdobywa
} ostatnią z { $count } potrzebnych twierdz.
page-goal-otherwise = Jeśli nikomu się nie uda, po turze { $turn } wygrywa { $seat }.
page-goal-draw = Jeśli nikomu się nie uda, po turze { $turn } jest remis.
page-goal-both = Potrzebne są oba cele naraz.
page-goal-winters = Jeśli żadna pula nie jest pusta, po czwartej zimie wygrywa najniższa suma zimowych wyników. { $count ->
    [0] Nie punktowano jeszcze żadnej zimy.
    [one] Punktowano już 1 zimę.
    [few] Punktowano już { $count } zimy.
   *[many] Punktowano już { $count } zim.
}
page-army-own = Twoja armia
page-army-others = Pozostali
page-army-all = Wszystkie armie
page-a-train = tabor
page-a-hussar = huzar { $number }
page-in-box = na polu poza mapą
page-off-map = poza mapą
page-supply-supplied = zaopatrzony
page-supply-toll = zaopatrzony za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
page-supply-hungry = bez zaopatrzenia
page-hand-cards = { $count ->
    [0] Brak kart w ręce
    [one] 1 karta w ręce
    [few] { $count } karty w ręce
   *[many] { $count } kart w ręce
}
page-card-back = karta z talii { $deck }
page-card-held = W ręce { $power-genitive }; talia { $deck }.
page-card-discarded = Odrzucona; talia { $deck }.
page-card-display = Na planszy polityki; talia { $deck }.
page-card-unknown = W talii dobierania albo w czyjejś ręce; talia { $deck }.
page-void = talia { $deck }, { $suit }: { $most ->
    [0] brak
   *[other] najwyżej { $most }
}
page-decks = Karty taktyczne
page-draw = { $count ->
    [0] Talia dobierania jest pusta.
    [one] Do dobrania została 1 karta:
    [few] Do dobrania zostały { $count } karty:
   *[many] Do dobrania zostało { $count } kart:
}
page-hoard = { $count ->
    [one] Francja ma 1 kartę odłożoną bez oglądania.
    [few] Francja ma { $count } karty odłożone bez oglądania.
   *[many] Francja ma { $count } kart odłożonych bez oglądania.
}
page-discards = Odrzucone z talii { $deck }: { $count }

# Polityka
page-politics-cards = Karty polityki
page-politics-to-come = { $count ->
    [one] Jeszcze 1 karta z roku { $year }
    [few] Jeszcze { $count } karty z roku { $year }
   *[many] Jeszcze { $count } kart z roku { $year }
}
page-politics-display = Plansza polityki
page-politics-trump = Atut
page-politics-tracks = Tory
page-politics-boxes = Znaczniki zwycięstwa
page-politics-college = Tor elektorów
page-politics-agreed = Sojusze i subsydia
page-influence-of = wpływ { $influence }
page-stage-map = Pokaż mapę
page-stage-politics = Wróć do polityki
page-card-new = Nowa w tej turze
page-shift = { $shift }: { $changes }
page-shift-nothing = nic się nie zmienia
page-track-now = Teraz:
page-track-goal = Po zapowiedzianym przesunięciu:
page-track-box = Pole { $number }:
page-track-victory = znacznik zwycięstwa
page-track-corps = generał poza mapą
page-track-bonus = o jedną kartę więcej
page-track-penalty = o jedną kartę mniej
page-boxes-fortresses = Na twierdzach
page-boxes-what = Frakcja wygrywa, gdy jej pula jest pusta. Znaczniki opuszczają ją za zdobyte twierdze, wygrane bitwy i pola powyżej. Blade herby pokazują, kto może jeszcze zająć pole.
page-boxes-aside = i odłożone: { $count }
page-election-over = Wybory cesarskie już się odbyły.
page-saxony-prussian = Saksonia jest sojusznikiem Prus.
page-saxony-neutral = Saksonia jest neutralna.
page-saxony-austrian = Saksonia jest sojusznikiem Austrii.
page-power = Gracz: { $seat }. { $troops ->
    [one] 1 armia
    [few] { $troops } armie
   *[many] { $troops } armii
}, { $cards ->
    [one] 1 karta w ręce
    [few] { $cards } karty w ręce
   *[many] { $cards } kart w ręce
}.
page-more-about = Więcej na ten temat

# Stół
page-table-who = Kto gra
page-table-consents = Zgrupowania z sojusznikiem
page-table-do = Co możesz zrobić
page-sits-online = przy stole
page-sits-away = poza stołem
page-sits-left = poza stołem; zastępca: { $bot }
page-sits-resigned = rezygnacja; zastępca: { $bot }
page-sits-ends = proponuje zakończyć partię bez zwycięzcy
page-sits-waited = teraz gra
page-proposal-who = Propozycja { $by-genitive } dla { $to-genitive } ({ $name }):
page-proposal-new = { $name } składa { $to-dative } propozycję w imieniu { $by-genitive }.
page-proposal-look = Zobacz
page-proposal-back = Wycofaj
page-proposal-change = Zmień
page-proposals-none = Nie obowiązuje żaden traktat ani kontrakt i nie ma żadnych propozycji.
page-contract-cancel = Zaproponuj koniec kontraktu
page-treaty-end = Zaproponuj koniec traktatu
page-propose-pair = Zaproponuj { $to-dative } traktat jako { $by }
page-propose = Kolejny kontrakt subsydyjny
page-propose-giver = kto daje
page-propose-taker = kto dostaje kartę co turę
page-propose-turns = tury
page-propose-do = Zaproponuj
page-propose-agree = Uzgodnij

## Traktaty

page-answers = { $count ->
    [one] Propozycja czeka na twoją odpowiedź
    [few] { $count } propozycje czekają na twoją odpowiedź
   *[many] { $count } propozycji czeka na twoją odpowiedź
}
page-binding = { $count ->
    [one] Wiąże cię traktat
   *[other] Wiążą cię traktaty
}
page-binding-of = traktat { $number }
page-forbidden = Nie teraz: { $what }.
page-diplomacy-nothing = Nic między wami nie obowiązuje.
page-diplomacy-said = { $name }: „{ $text }”
page-movement-closed = Zamknięte dla niego traktatem: kliknij, aby zobaczyć, którym.
page-city-closed = { $name }, zamknięte traktatem
page-overlay-treaties = Traktaty
page-overlay-treaties-legend = Czerwone: zamknięte traktatem dla twoich generałów. Niebieskie: zamknięte dla innych.
page-overlay-no-treaty = Traktaty nie zamykają żadnego miasta.
page-leave-what = Musisz iść? Do twojego powrotu może grać bot.
page-leave-do = Oddaj grę botowi
page-back-what = Teraz gra za ciebie { $bot }.
page-back-do = Już jestem
page-end-what = Partia kończy się bez zwycięzcy, jeśli zgodzą się wszyscy gracze.
page-end-do = Zaproponuj koniec
page-end-not = Graj dalej
page-stop-what = Grasz tylko z botami, więc możesz zakończyć partię w każdej chwili.
page-stop-do = Zakończ partię
page-stop-sure = Tak, zakończ bez zwycięzcy
page-resign-what = Rezygnacja jest ostateczna: twoje miejsce zajmie bot.
page-resign-what-two = Rezygnacja kończy partię: wygrywa drugi gracz.
page-resign-do = Zrezygnuj
page-resign-sure = Tak, rezygnuję
page-resign-not = Graj dalej
page-record-what = Dotychczasowy zapis partii, ze wszystkim, co wolno ci wiedzieć.
page-record-what-over = Cały zapis: możesz go wszędzie odtworzyć, sprawdzić lub grać od niego dalej.
page-record-do = Pobierz zapis
page-watch-link-what = Link dla widzów:
page-own-link-what = Link do twojego miejsca, na inne urządzenie. Nie udostępniaj go.
page-reissue-what = Ktoś go widział? Nowy link unieważnia stary.
page-reissue-do = Utwórz nowy link

# Nakładki
page-overlays = Nakładki na mapę
page-overlay-none = Nic
page-overlay-supply = Zasięg taborów
page-overlay-supply-legend = Miasta, które tabory mogą teraz zaopatrzyć; czerwone tylko za opłatą, przez huzarów.
page-overlay-fortresses = Bronione twierdze
page-overlay-fortresses-legend = W barwie frakcji: broniona przez jej generała. Szara: niebroniona.
page-overlay-reach = Dokąd może iść pionek
page-overlay-reach-legend = Zielone: zwykłym ruchem. Pomarańczowe: tylko forsownym marszem. Kliknij pionek, aby zobaczyć jego zasięg.
page-overlay-danger = Co można zdobyć
page-overlay-danger-legend = Czerwone: możesz stracić. Zielone: możesz zdobyć. Przerywany pierścień: tylko po bitwie.
page-overlay-suits = Kolory
page-overlay-suits-legend = Niebieskie piki, czerwone kiery, zielone trefle, pomarańczowe kara.
page-overlay-whose = Czyje
page-overlay-all = wszystkie
page-overlay-piece = Pionek
page-danger = Zagrożenia: co możesz zdobyć i stracić
page-danger-take = Możesz zdobyć
page-danger-lose = Możesz stracić
page-danger-anybody = Można zdobyć
page-danger-when = W najbliższej fazie ruchu każdej frakcji, przy obecnym stanie.
page-danger-nothing-to-take = Nic nie jest w zasięgu.
page-danger-nothing-to-lose = Nic twojego nie jest zagrożone.
page-danger-open = { $generals } może zdobyć twierdzę { $city }.
page-danger-guarded = { $generals } może zdobyć twierdzę { $city } po pokonaniu obrońców: { $guards }.
page-danger-train = { $generals } może zniszczyć { $train } w mieście { $city }.
page-danger-wins = To dałoby zwycięstwo.

# Koniec
page-victory = Wygrywa { $seat }
page-victory-own = Wygrywa { $seat }: zwycięstwo jest twoje
page-victory-draw = Partia kończy się remisem
page-victory-agreed = Partia skończyła się bez zwycięzcy
page-victory-resigned = Partia została przerwana
page-victory-by-resigning = Drugi gracz rezygnuje.
page-victory-review = Analiza partii
page-victory-replay = Powtórka
page-victory-home = Strona główna
page-victory-rematch = Zagraj ponownie
page-victory-puzzles = Rozwiąż zagadkę
page-victory-next = Inny przeciwnik
page-scores = Zimowe wyniki: wygrywa najniższa suma
page-scores-only = Zimowe wyniki
page-scores-winter = Zima { $number }
page-scores-sum = Suma
## Gra: o czym się decyduje

page-decide-split = Podział armii
page-decide-hussars = Huzarzy
page-decide-subsidy = Subsydia
page-decide-toll = Zaopatrzenie
page-decide-movement = Ruch
page-decide-attacks = Ataki
page-decide-duel = Walka
page-decide-retreat = Wycofanie
page-decide-recruit = Rekrutacja
page-decide-assign = Nowe armie
page-decide-trump = Kolor atutowy
page-decide-lay = Plansza polityki
page-decide-select = Karty polityki
page-decide-execute = Karta polityki
page-decide-corps = Korpus ekspedycyjny
page-decide-transfer = Odejście
page-decide-vote = Wybory cesarskie
page-decide-saxony-due = Saksonia
page-decide-offer-peace = Pokój
page-decide-accept-peace = Pokój
page-decide-second-train = Drugi tabor
page-decide-reduce = Cele
page-decide-cede = Śląsk
page-not-yours = Teraz gra: { $names }.
page-watching = Oglądasz tę partię.
page-waiting-players = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
page-rules = Zasady:
page-purpose = Po co to?
page-purpose-split = Twoi najsilniejsi generałowie wygrywają bitwy, a nikt inny nie widzi, którzy to są.
page-purpose-hussars = Przez huzarów zaopatrzenie wrogów jest drogie.
page-purpose-subsidy = Dzięki subsydiom Bawaria dostaje kartę, którą inaczej dobrałaby Francja.
page-purpose-toll = Generałowie, za których nie zapłacisz, są bez zaopatrzenia.
page-purpose-movement = Maszeruj, aby zdobywać twierdze, bronić własnych i atakować.
page-purpose-attacks = Kolejność decyduje, w której bitwie twoje karty zagrają najpierw.
page-purpose-duel = O bitwie decydują karty: przegrany traci armie i teren.
page-purpose-retreat = Zwycięzca wybiera, dokąd pójdzie przegrany: najlepiej daleko od tego, czego broni, i bez zaopatrzenia.
page-purpose-recruit = Zimą karty zamieniają się w armie; karty, które zachowasz, wygrywają bitwy.
page-purpose-assign = Nowe armie idą tam, gdzie chcesz wygrywać bitwy w następnej turze.
page-purpose-trump = Tylko karty w kolorze atutowym mogą w tej turze zdobyć kartę polityki.
page-purpose-lay = Kto położy najwięcej punktów, wybiera pierwszy spośród kart polityki.
page-purpose-select = Karta polityki przesuwa znaczniki, a te zmieniają, kto komu pomaga.
page-purpose-execute = Decydujesz, ile z karty polityki się wydarzy.
page-purpose-corps = Jeden z twoich generałów musi na jakiś czas opuścić mapę.
page-purpose-transfer = Twoje pionki muszą odejść, a ty wybierasz, dokąd.
page-purpose-vote = Dziewięciu elektorów wybiera cesarza; jego strona dostaje znacznik zwycięstwa.
page-purpose-saxony-due = Pokonana Saksonia zbliża się do Austrii.
page-purpose-offer-peace = Pokój daje Prusom Śląsk i kończy ich wojnę z Austrią.
page-purpose-accept-peace = Pokój kosztuje Austrię Śląsk, ale uwalnia jej armię.
page-purpose-second-train = Drugi tabor zaopatruje drugą armię.
page-purpose-reduce = Francja rezygnuje z dalekich celów i potrzebuje mniej znaczników.
page-purpose-cede = Oddaj Śląsk, a wojna potoczy się dalej z nowymi warunkami zwycięstwa.
page-hint = Podpowiedź
page-rule = Zasada { $rule }
page-rule-before = Poprzednia zasada
page-rule-after = Następna zasada
page-cancel = Anuluj
page-show = Pokaż na planszy
page-one-less = { $what }: o 1 mniej
page-one-more = { $what }: o 1 więcej
page-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
page-free = za darmo
page-force = { $generals } ({ $troops }, { $suit })

## Gra: ręka

page-hand = Ręka { $power-genitive }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
page-hand-empty = brak kart
page-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
page-card = { $suit } { $value }, talia { $deck }
page-card-reserve = Rezerwa, talia { $deck }
page-suit-sum = Suma twoich kart, { $suit }: { $sum }
page-reserves = Rezerwa przyjmuje kolor i wartość, od 1 do 8, które ogłosisz. Przy płaceniu jest warta do 8.
page-reserves-short = { $count ->
    [one] Rezerwa
   *[other] Rezerwy
}
page-pay-sum = { $sum } z { $cost } punktów
page-pay-help = Wybierz inne karty z ręki, aby to zmienić.
page-pay-remove = Nie płać tą kartą

## Gra: przygotowanie i huzarzy

page-split-sum = { $given } z { $troops } armii
page-split-least = co najmniej { $count }
page-split-away = nie bierze udziału
page-split-do = Zatwierdź podział
page-split-left = { $count ->
    [one] Została 1 armia.
    [few] Zostały { $count } armie.
   *[many] Zostało { $count } armii.
}
page-split-secret = Twój podział armii pozostaje tajny.
page-hussars-help = Wybierz huzara, a potem podświetlone miasto, albo przeciągnij go tam.
page-hussars-one = Huzar { $number }

## Gra: ruch

page-movement-pick = Wybierz pionek na planszy albo tutaj.
page-movement-go = Wybierz cel albo przeciągnij pionek po trasie. Kliknij to samo miasto jeszcze raz, aby ruszyć.
page-movement-nowhere = { $piece } nie ma dokąd pójść.
page-movement-end = Zakończ ruch
page-movement-end-left = Zakończ ruch ({ $count ->
    [one] 1 pionek może się jeszcze poruszyć
    [few] { $count } pionki mogą się jeszcze poruszyć
   *[many] { $count } pionków może się jeszcze poruszyć
})
page-movement-idle = { $count ->
    [one] Jeden pionek może się jeszcze poruszyć: { $pieces }.
    [few] { $count } pionki mogą się jeszcze poruszyć: { $pieces }.
   *[many] { $count } pionków może się jeszcze poruszyć: { $pieces }.
}
page-movement-end-anyway = Zakończ ruch
page-movement-go-on = Kontynuuj ruch
page-mark-force = tylko forsownym marszem
page-mark-conquers = twierdza do zdobycia
page-mark-takes = tabor lub huzar do zniszczenia
page-mark-attacks = atak
page-mark-joins = zgrupowanie
page-mark-hungry = bez zaopatrzenia
page-march-wins = Wygrywa partię!
page-march-force = forsowny marsz
page-march-conquers = Zdobywa { $city }, twierdzę { $power-genitive }
page-march-marks = Oznacza { $city }: zdobyta po walce, jeśli będzie niebroniona
page-march-takes = Niszczy { $train }
page-march-drives-off = Przepędza huzara { $number }
page-march-joins = Tworzy zgrupowanie z generałem { $general }
page-march-attacks = Zaatakujesz: { $force } w mieście { $city }, twój kolor { $suit }
page-march-supplied = { $who ->
    [1] { $general } będzie zaopatrzony
   *[0] Tam zaopatrzony
}
page-march-toll = { $who ->
    [1] { $general } będzie zaopatrzony za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[0] Tam zaopatrzony za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, przez huzarów
}
page-march-hungry = { $who ->
    [1] { $general } będzie bez zaopatrzenia
   *[0] Tam bez zaopatrzenia
}
page-march-own-way = twoja trasa
page-march-way = trasa { $number } z { $count }
page-march-other-way = Inna trasa
page-march-commander = Dowodzi
page-march-go = Marsz
page-march-go-force = Forsowny marsz
page-march-points = Przez …
page-march-points-help = Wybierz trasę: każde miasto, które teraz wybierzesz, to punkt pośredni, a ostatnie to cel. To samo robi kliknięcie z klawiszem Shift.
page-agreement = Na zgrupowanie z generałem { $general } w mieście { $city } musi zgodzić się { $name }.
page-agreement-ask = Zapytaj: { $name }
page-agreement-message = { $seat }, czy { $mover } może utworzyć zgrupowanie z generałem { $general } w mieście { $city }?
page-reentry = Tabory, które mogą wrócić do gry
page-reentry-standing = Zdejmij tabor z mapy i umieść go na nowo
page-reentry-where = Wybierz, gdzie wróci do gry.

## Gra: zaopatrzenie

page-toll-all = Do zapłaty w punktach: { $due }. Twoja ręka jest warta tylko { $worth }, więc płacisz wszystkimi kartami:
page-toll-for = za: { $generals }
page-toll-nobody = za nikogo
page-toll-pay = Zapłać

## Gra: walka i wycofanie

page-attack = { $target } z miasta { $start }
page-attack-forces = { $own } przeciw: { $other }
page-attack-later = Późniejsze ataki
page-duel = Walka
page-duel-fold = Pokaż lub ukryj walkę
page-duel-attackers = Atak
page-duel-defenders = Obrona
page-duel-played = Zagrane karty
page-duel-behind = { $power }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} straty. { $can ->
    [both] Można zagrać { $suit } lub Rezerwę.
    [suit] Można zagrać { $suit }.
    [reserve] W ręce nie ma koloru { $suit }, ale można zagrać Rezerwę.
    [none] W ręce nie ma ani koloru { $suit }, ani Rezerwy.
   *[unknown] Zagranie ({ $suit } lub Rezerwa) albo koniec.
}
page-duel-even = Przewaga zerowa, { $power }: { $can ->
    [both] trzeba zagrać { $suit } lub Rezerwę.
    [suit] trzeba zagrać { $suit }.
    [reserve] w ręce nie ma koloru { $suit }; można zagrać Rezerwę, inaczej jest remis.
    [none] w ręce nie ma ani koloru { $suit }, ani Rezerwy, więc jest remis.
   *[unknown] zagranie ({ $suit } lub Rezerwa) albo remis.
}
page-duel-waits = Teraz gra { $name }.
page-duel-tie = Nie zagrywaj karty: remis
page-duel-stop = { $lost ->
    [one] Stop: strata 1 armii, wycofanie o 1 miasto
    [few] Stop: strata { $lost } armii, wycofanie o { $lost } miasta
   *[many] Stop: strata { $lost } armii, wycofanie o { $lost } miast
}
page-duel-stop-all = { $lost ->
    [one] Stop: strata ostatniej armii
   *[other] Stop: strata wszystkich { $lost } armii
}
page-duel-reserve = Rezerwa jako
page-duel-help = Karty, które można zagrać, są podświetlone w ręce { $power-genitive }; liczba nad kartą to twoja przewaga po jej zagraniu.
page-retreat-help = Wybierz podświetlone miasto; kliknij jeszcze raz, aby zatwierdzić.
page-retreat-go = Wycofaj tam

## Gra: zima

page-recruit-count = Armie do kupienia
page-recruit-do = { $count ->
    [0] Nie kupuj armii
    [one] Kup 1 armię
    [few] Kup { $count } armie
   *[many] Kup { $count } armii
}
page-assign-has = { $city }, { $count ->
    [one] 1 armia
    [few] { $count } armie
   *[many] { $count } armii
}
page-assign-enters = może wrócić do gry
page-assign-where = miasto
page-assign-command = { $city }, dowodzi { $general }
page-assign-on-board = Na planszy
page-assign-do = Zatwierdź

## Gra: polityka

page-lay-influence = Dotychczasowy wpływ na planszy polityki: { $influence }.
page-lay-help = Wybierz kartę z ręki. Liczba nad kartą atutową to wpływ, który ona daje.
page-lay-trump = Atut: liczy się jako { $counts }, razem wpływ { $influence }.
page-lay-no-trump = Nie atut: nic nie daje.
page-lay-do = Połóż zakrytą
page-select-costs = Wybór karty odrzuca te karty z planszy polityki:
page-select-later = Następnie: { $powers }.
page-select-with = { $power } (wpływ { $influence })
page-execute-stay = Zostaw
page-execute-left = { $boxes ->
    [one] ← 1 pole
    [few] ← { $boxes } pola
   *[many] ← { $boxes } pól
}
page-execute-right = { $boxes ->
    [one] 1 pole →
    [few] { $boxes } pola →
   *[many] { $boxes } pól →
}
page-execute-do = Zagraj
page-corps-do = Wyślij: { $general }
page-place-where = Wybierz cel tu albo na planszy:
page-vote-count = Głosy Franciszka: { $francis } z { $all }, potrzeba { $needed }.

## Gra: w każdej chwili

page-any-time = W każdej chwili
page-transfers = Armie w zgrupowaniu
page-transfer = { $giver } → { $taker }
page-transfer-do = Przenieś
page-consents = Zgrupowania z sojusznikiem
page-consent-city = Zgódź się na zgrupowania w mieście …
page-consent-pick = Wybierz teraz miasto na planszy.
page-any-time-treaties = Traktaty i subsydia
page-request = Prośba
page-request-grant = Zgódź się
page-request-refuse = Odmów
page-request-waits = Czekamy na zgodę: { $names }.
page-request-own = Prosisz o cofnięcie: { $what }.
page-request-withdraw = Wycofaj prośbę
page-undo = Cofnij
page-undo-free = Cofa twoją ostatnią akcję.
page-undo-ask = Poproś o cofnięcie
page-undo-asks = Od tego czasu coś odkryto: pozostali muszą się zgodzić.
page-redo = Ponów
page-rule-more = W instrukcji, z przykładami
