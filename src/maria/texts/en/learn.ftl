### The page: the course and the rulebook, loaded when somebody opens them.

page-learn-title = Learn MARIA
page-learn-lead = Short lessons on the real board. Each shows one thing, lets you try it, and tells you why if it does not work. Take them in order, or pick what you like.
page-learn-lessons = Lessons
page-learn-puzzles = Puzzles
page-learn-done = Done
page-learn-begun = Begun
page-learn-progress = { $done } of { $count } lessons done
page-learn-as = You play { $role }.
page-learn-rulebook = The whole rulebook, with examples
page-learn-task = Task { $number } of { $count }
page-learn-solved = Well done!
page-learn-wrong = Not quite.
page-learn-retry = Try again
page-learn-next = Go on
page-learn-following = Next lesson
page-learn-all = All lessons
page-learn-over = That was the lesson. Well done!
page-learn-rules = Rules of this lesson:
page-rules-title = The rules
page-rules-lead = Every rule in our own words, each with examples that you can step through.
page-rulebook-search = Search the rules
page-rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
page-rulebook-none = No rule says that.
page-rules-chapters = Chapters
page-rules-cases = { $count ->
    [0] No examples
    [one] One example
   *[other] { $count } examples
}
page-rules-back = Back to the game
page-rules-back-lesson = Back to the lesson
page-case-step = Step { $number } of { $count }
page-case-given = The position
page-case-action = { $seat }: { $action }
page-case-tried = { $seat } tries: { $action }
page-case-refused = Refused by { $rule }
page-case-no-action = That is no action at all.
page-case-holds = What is true now
page-case-before = Step back
page-case-after = Step forward
page-case-hand = { $power } holds { $cards }
page-case-troops = { $name }, { $count ->
    [one] one troop
   *[other] { $count } troops
}
page-case-train = { $name }, a supply train
page-case-hussar = A hussar
