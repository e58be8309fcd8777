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
page-learn-all = All lessons and puzzles
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
page-puzzles-today = Puzzle of the day
page-puzzles-lead = Positions from real games. In each, one choice is clearly better than all others, by all that you can know. Find it.
page-puzzles-following = Next puzzle
page-puzzles-solved = { $done } of { $count } solved
page-puzzles-grade-1 = Easy
page-puzzles-grade-2 = Medium
page-puzzles-grade-3 = Hard
page-puzzles-duel = Win the duel
page-puzzles-duel-about = Which card, or is it time to stop?
page-puzzles-take = Take the fortress
page-puzzles-take-about = Who can march through, and what is not protected?
page-puzzles-save = Save the fortress
page-puzzles-save-about = Who comes near enough before the enemy does?
page-puzzles-supply = Cut the supply
page-puzzles-supply-about = Where do all roads to the train meet?
page-puzzles-hussars = Send the hussars
page-puzzles-hussars-about = Which city makes the enemy pay most?
page-puzzles-retreat = Find the retreat
page-puzzles-retreat-about = You have won. Where should the loser go?
