### Lessons: what is said while one learns, and what is wrong with a lesson

lesson-at = { $place }: { $problem }
lesson-unreadable = this file cannot be read: { $detail }
lesson-yaml = line { $line } is no YAML: { $detail }
lesson-no-part = here something else should stand: names, each with what belongs to it
lesson-unknown = unknown: { $words } (known: { $known })
lesson-missing = missing: { $words }
lesson-no-english = a text is needed here, in English at least
lesson-no-message = no catalogue has this message: { $keys }
lesson-language = unknown language: { $words } (known: { $known })
lesson-no-line = "{ $line }" is no line of text; perhaps it needs quotation marks
lesson-no-tasks = a lesson has a list of tasks
lesson-goal-or-answer = a task has a goal or answers, one of the two
lesson-no-solution = a goal needs a solution
lesson-most = here stands how many actions one may take: a number, at least { $least }
lesson-kind = a puzzle has a kind ({ $kinds }) and a grade ({ $grades }), and a lesson has neither
lesson-position = the position makes no sense: { $problem }
lesson-role = there is no seat "{ $name }"; seats: { $seats }
lesson-rule = there is no rule { $rule }
lesson-blank = nobody can fill the blank "{ $blank }" here; blanks are names, or begin with { $known }
lesson-number = a number is typed by hand in "{ $text }"; put a blank such as {"{"}troops friedrich{"}"} there, or write a number of the rules as a word
lesson-not-asked = the game does not wait for whoever learns, but for: { $seats }
lesson-meaning = "{ $line }": { $problem }
lesson-no-action = "{ $line }": { $problem }
lesson-holds-before = it is reached before anything is done
lesson-solved-by-nothing = it is solved by doing nothing: { $line }
lesson-solved-before = the task is decided before "{ $line }"
lesson-answered-before = the answer is told to be wrong before "{ $line }"
lesson-not-solved-by = it does not solve the task: { $lines }
lesson-solved-by-wrong = "{ $line }" solves the task
lesson-told-otherwise = after "{ $line }" something else is told, or nothing yet
lesson-other-rule = "{ $line }" is refused by { $rule }, not by { $wanted }
lesson-not-refused = "{ $line }" is not refused, but { $rule } should do so
lesson-not-solved = First solve this task.
lesson-answered = This task is decided: go on, or try it again.
lesson-not-this-way = Not quite. Have another try.
lesson-task-of = Task { $number } of { $count }
lesson-solved = Well done!
lesson-wrong = That was not it.
lesson-over = The lesson is over. Well done!
lesson-cities = { $count ->
    [one] one city
   *[other] { $count } cities
}
