### Lektionen: was man beim Lernen zu hören bekommt, und was an einer Lektion falsch ist

lesson-at = { $place }: { $problem }
lesson-unreadable = diese Datei lässt sich nicht lesen: { $detail }
lesson-yaml = Zeile { $line } ist kein YAML: { $detail }
lesson-no-part = hier gehören Namen hin, jeder mit seinen Werten
lesson-unknown = unbekannt: { $words } (bekannt: { $known })
lesson-missing = fehlt: { $words }
lesson-no-english = hier gehört ein Text hin, mindestens auf Englisch
lesson-no-message = kein Katalog hat diese Nachricht: { $keys }
lesson-language = unbekannte Sprache: { $words } (bekannt: { $known })
lesson-no-line = „{ $line }“ ist keine Textzeile; vielleicht fehlen Anführungszeichen
lesson-no-tasks = eine Lektion braucht eine Liste von Aufgaben
lesson-goal-or-answer = eine Aufgabe hat entweder ein Ziel oder Antworten
lesson-no-solution = ein Ziel braucht eine Lösung
lesson-most = hier gehört die Zahl der erlaubten Aktionen hin, mindestens { $least }
lesson-kind = ein Rätsel hat eine Art ({ $kinds }) und einen Grad ({ $grades }), eine Lektion keines von beiden
lesson-position = die Stellung ergibt keinen Sinn: { $problem }
lesson-role = es gibt keinen Platz „{ $name }“; Plätze: { $seats }
lesson-rule = es gibt keine Regel { $rule }
lesson-blank = die Lücke „{ $blank }“ lässt sich hier nicht füllen; Lücken sind Namen oder beginnen mit { $known }
lesson-number = „{ $text }“ enthält eine getippte Zahl; nimm eine Lücke wie {"{"}troops friedrich{"}"} oder schreib eine Zahl der Regeln als Wort
lesson-not-asked = das Spiel wartet nicht auf den Lernenden, sondern auf: { $seats }
lesson-meaning = „{ $line }“: { $problem }
lesson-no-action = „{ $line }“: { $problem }
lesson-holds-before = das Ziel ist erreicht, bevor etwas getan ist
lesson-solved-by-nothing = Nichtstun löst die Aufgabe: { $line }
lesson-solved-before = die Aufgabe ist vor „{ $line }“ entschieden
lesson-answered-before = die Antwort gilt schon vor „{ $line }“ als falsch
lesson-not-solved-by = das löst die Aufgabe nicht: { $lines }
lesson-solved-by-wrong = „{ $line }“ löst die Aufgabe
lesson-told-otherwise = auf „{ $line }“ folgt eine andere Erklärung oder noch keine
lesson-other-rule = „{ $line }“ wird nach { $rule } abgelehnt, nicht nach { $wanted }
lesson-not-refused = „{ $line }“ wird nicht abgelehnt, müsste es aber nach { $rule }
lesson-not-solved = Löse erst diese Aufgabe.
lesson-answered = Diese Aufgabe ist vorbei: Geh weiter, oder versuch sie noch einmal.
lesson-not-this-way = Nicht ganz. Versuch es noch einmal.
lesson-task-of = Aufgabe { $number } von { $count }
lesson-solved = Gut gemacht!
lesson-wrong = Das war es nicht.
lesson-over = Die Lektion ist zu Ende. Gut gemacht!
lesson-cities = { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
}
