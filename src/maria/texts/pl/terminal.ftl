### Co mówi tylko terminal podczas partii.

play-option-terminal = Graj w terminalu.
play-option-game = Gra: introductory, advanced lub silesia-gambit.
play-option-players = Liczba graczy: 2 lub 3, dla silesia-gambit 3.
play-option-option = Opcja gry; politics-gambit to opcjonalna zasada polityki w pełnej grze.
play-option-seed = Ziarno; to samo ziarno rozdaje te same karty.
play-option-load = Kontynuuj partię z tego pliku.
play-option-save = Zapisuj partię do tego pliku po każdej akcji.
play-begin = { $game }{ $options }, liczba graczy: { $players }, ziarno { $seed }. Wpisz help, żeby zobaczyć pomoc.
play-loaded = Dalszy ciąg partii z pliku { $name }; liczba akcji do tej pory: { $count }.
play-hand-over = Teraz kolej gracza: { $seat }. Zamieńcie się miejscami i naciśnijcie Enter.
play-hand-over-several = Teraz kolej graczy: { $seats }. Zamieńcie się miejscami i naciśnijcie Enter.
play-who = { $news } Kto zaczyna? Wpisz { $names } albo podaj miejsce przed akcją: { $first }: ...
play-which-seat = Kolej na kilku graczy: wpisz { $names } albo podaj miejsce i dwukropek przed akcją.
play-over-seat = Partia jest skończona. Żeby obejrzeć rękę lub coś powiedzieć, najpierw wpisz miejsce: { $names }.
play-not-waiting = Teraz nie gra { $seat }.
play-news = Tymczasem:
play-agree = { $seat }: czy { $asker } może cofnąć akcję: { $what }? Wpisz yes albo no.
play-say-seat = Kolej na kilku graczy: napisz, kto mówi, na przykład { $seat } says: dobry wieczór.
play-undo-seat = Czyja ostatnia akcja? Wpisz undo i { $names }.
play-over = Partia jest skończona. Można jeszcze użyć log, map, undo i save; quit kończy.
play-saved = Partia jest zapisana w pliku { $name }. Dalszy ciąg: maria play --load { $name } --save { $name }
play-not-saved = Partia nie jest zapisana. Następnym razem użyj --save PLIK albo polecenia save PLIK.
play-cannot-read = Nie można odczytać pliku { $name }: { $reason }
play-no-text = to nie jest tekst
play-cannot-save = Nie można zapisać pliku { $name }, więc partia nie jest zapisana: { $reason }
play-exists = Plik { $name } już istnieje. Kontynuuj: --load { $name } --save { $name }, albo podaj inną nazwę.
play-load-alone = Wczytana partia ma już graczy i ziarno: nie łącz --load z --game, --players, --option ani --seed.
play-turn = Tura { $turn } z { $last }.
play-pools = Znaczniki zwycięstwa w pulach: { $pools }. Pusta pula wygrywa.
play-hand-total = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
} ={ $worth }
play-troops = { $count ->
    [one] 1 armia
    [few] { $count } armie
   *[many] { $count } armii
}
play-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
play-rank = { $name }, ranga { $rank }
play-a-train = tabor
play-hussars = Huzarzy
play-no-part = nie bierze udziału
play-with = razem: { $name }
play-known = { $troops ->
    [one] 1 armia
    [few] { $troops } armie
   *[many] { $troops } armii
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
play-split-power = { $power } ({ $id }): armie { $troops }, najwyżej { $most } na generała.
play-at-least = co najmniej { $count }
play-hussars-left = Jeszcze do rozstawienia: { $numbers }.
play-score = Twoja przewaga: { $score }. Zagrywasz { $suit }.
play-select-later = Po tobie: { $powers }.
play-map-signs = · miasto   ▪ pomniejsza twierdza   ■ główna twierdza   linia ciągła: droga główna   kropki: droga
play-map-distance = { $roads ->
    [0] tutaj
    [one] 1 droga
    [few] { $roads } drogi
   *[many] { $roads } dróg
}
play-map-main = Drogi główne: { $cities }
play-map-roads = Drogi: { $cities }
play-try-help = Wpisz help, żeby zobaczyć wszystkie akcje, albo legal, żeby zobaczyć możliwe teraz.
play-nothing-called = Nic na planszy nie nazywa się „{ $name }”.
play-legal-ways = możliwości: { $count }
play-legal-none = Nie ma takiej akcji.
play-legal-more = Jest ich więcej: dodaj pionek lub słowo, na przykład legal march.
play-legal-number = Podaj numer z listy powyżej; { $number } na niej nie ma. Wpisz legal, żeby zobaczyć listę.
play-log-number = Wpisz log i liczbę, na przykład log 20.
play-name-a-file = Wpisz save i nazwę pliku.
play-written = Zapisano w pliku { $name }.
play-prompt = { $seat }>{" "}
type-hussars = Zakończ, wpisując done.
type-movement = Zakończ, wpisując done.
type-lay = Wpisz lay i kartę albo done, żeby nie kłaść żadnej.
type-select = Wpisz select i identyfikator karty: wtedy wszystkie twoje odkryte karty na planszy polityki zostają odrzucone. Albo wpisz save, żeby zachować je na późniejsze tury.
type-corps = Wpisz corps i nazwisko generała.
type-transfer = Wpisz place, pionek i miasto.
type-vote = Wpisz vote francis i liczbę.
type-saxony-due = Wpisz saxony i liczbę.
type-offer-peace = Wpisz offer peace yes albo offer peace no.
type-accept-peace = Wpisz accept peace yes albo accept peace no.
type-reduce = Wpisz reduce objectives yes albo reduce objectives no.
type-cede = Wpisz cede silesia yes albo cede silesia no.
