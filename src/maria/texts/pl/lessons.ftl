### Lekcje: co mówi się podczas nauki i co jest w lekcji nie tak

lesson-at = { $place }: { $problem }
lesson-unreadable = nie można odczytać tego pliku: { $detail }
lesson-yaml = wiersz { $line } nie jest poprawnym YAML: { $detail }
lesson-no-part = tu powinny być nazwy, każda ze swoimi wartościami
lesson-unknown = nieznane: { $words } (znane: { $known })
lesson-missing = brakuje: { $words }
lesson-no-english = tu potrzebny jest tekst, co najmniej po angielsku
lesson-no-message = żaden katalog nie ma tej wiadomości: { $keys }
lesson-language = nieznany język: { $words } (znane: { $known })
lesson-no-line = „{ $line }” nie jest wierszem tekstu; może brakuje cudzysłowu
lesson-no-tasks = lekcja potrzebuje listy zadań
lesson-goal-or-answer = zadanie ma albo cel, albo odpowiedzi
lesson-no-solution = cel potrzebuje rozwiązania
lesson-most = tu powinna być liczba dozwolonych akcji, co najmniej { $least }
lesson-kind = zagadka ma rodzaj ({ $kinds }) i stopień ({ $grades }), a lekcja nie ma żadnego z nich
lesson-position = pozycja nie ma sensu: { $problem }
lesson-role = nie ma miejsca „{ $name }”; miejsca: { $seats }
lesson-rule = nie ma zasady { $rule }
lesson-blank = luki „{ $blank }” nie da się tu wypełnić; luki to nazwy albo zaczynają się od { $known }
lesson-number = „{ $text }” zawiera wpisaną liczbę; użyj luki takiej jak {"{"}troops friedrich{"}"} albo zapisz liczbę z zasad słownie
lesson-not-asked = gra nie czeka na uczącego się, lecz na: { $seats }
lesson-meaning = „{ $line }”: { $problem }
lesson-no-action = „{ $line }”: { $problem }
lesson-holds-before = cel jest osiągnięty, zanim cokolwiek się zrobi
lesson-solved-by-nothing = bezczynność rozwiązuje zadanie: { $line }
lesson-solved-before = zadanie jest rozstrzygnięte przed „{ $line }”
lesson-answered-before = odpowiedź uznaje się za błędną przed „{ $line }”
lesson-not-solved-by = to nie rozwiązuje zadania: { $lines }
lesson-solved-by-wrong = „{ $line }” rozwiązuje zadanie
lesson-told-otherwise = po „{ $line }” następuje inne wyjaśnienie albo jeszcze żadne
lesson-other-rule = „{ $line }” odrzuca zasada { $rule }, a nie { $wanted }
lesson-not-refused = „{ $line }” nie jest odrzucane, a powinno być według { $rule }
lesson-not-solved = Najpierw rozwiąż to zadanie.
lesson-answered = To zadanie jest zakończone: przejdź dalej albo spróbuj jeszcze raz.
lesson-not-this-way = Nie do końca. Spróbuj jeszcze raz.
lesson-task-of = Zadanie { $number } z { $count }
lesson-solved = Dobra robota!
lesson-wrong = To nie to.
lesson-over = Koniec lekcji. Dobra robota!
lesson-cities = { $count ->
    [one] jedno miasto
    [few] { $count } miasta
   *[many] { $count } miast
}
