### Lessons: what is said while one learns, and what is wrong with a lesson

lesson-at = { $place }: { $problem }
lesson-unreadable = this file cannot be read: { $detail }
lesson-yaml = line { $line } is not YAML: { $detail }
lesson-no-part = expected names, each with its values
lesson-unknown = unknown: { $words } (known: { $known })
lesson-missing = missing: { $words }
lesson-no-english = a text is needed here, at least in English
lesson-no-message = no catalogue has this message: { $keys }
lesson-language = unknown language: { $words } (known: { $known })
lesson-no-line = “{ $line }” is not a line of text; perhaps it needs quotation marks
lesson-no-tasks = a lesson needs a list of tasks
lesson-goal-or-answer = a task has either a goal or answers
lesson-no-solution = a goal needs a solution
lesson-most = expected the number of actions allowed, at least { $least }
lesson-kind = a puzzle has a kind ({ $kinds }) and a grade ({ $grades }), and a lesson has neither
lesson-position = the position makes no sense: { $problem }
lesson-role = there is no seat “{ $name }”; seats: { $seats }
lesson-rule = there is no rule { $rule }
lesson-blank = the blank “{ $blank }” cannot be filled here; blanks are names, or begin with { $known }
lesson-number = “{ $text }” contains a typed number; use a blank such as {"{"}troops friedrich{"}"}, or write a number of the rules as a word
lesson-not-asked = the game is not waiting for the learner, but for: { $seats }
lesson-meaning = “{ $line }”: { $problem }
lesson-no-action = “{ $line }”: { $problem }
lesson-holds-before = the goal is reached before anything is done
lesson-solved-by-nothing = doing nothing solves it: { $line }
lesson-solved-before = the task is decided before “{ $line }”
lesson-answered-before = the answer is called wrong before “{ $line }”
lesson-not-solved-by = this does not solve the task: { $lines }
lesson-solved-by-wrong = “{ $line }” solves the task
lesson-told-otherwise = “{ $line }” is followed by another explanation, or by none yet
lesson-other-rule = “{ $line }” is refused by { $rule }, not by { $wanted }
lesson-not-refused = “{ $line }” is not refused, but { $rule } should refuse it
lesson-not-solved = Solve this task first.
lesson-answered = This task is over: continue, or try it again.
lesson-not-this-way = Not quite. Try again.
lesson-task-of = Task { $number } of { $count }
lesson-solved = Well done!
lesson-wrong = That was not it.
lesson-over = The lesson is over. Well done!
lesson-cities = { $count ->
    [one] one city
   *[other] { $count } cities
}
