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

## How to play, on one screen

page-how-title = How to play
page-how-lesson = Try it
page-how-rules = The rules
page-how-goal = What it is about
page-how-goal-what = Europe fights over Austria's lands. Whoever takes enough fortresses first wins, and everyone for himself; Austria wins the short game by holding out. The bars at the top show how far each player is.
page-how-march = March
page-how-march-what = In your stage each of your generals may go 3 cities along the roads, or 4 if he keeps to main roads. The number on him is his troops; only you know how yours are split.
page-how-conquest = Take fortresses
page-how-conquest-what = A fortress is yours when a general moves out of it, passing through counts. It is safe only while one of its owner's generals is at most 3 cities away: so draw him off, or beat him.
page-how-supply = Stay in supply
page-how-supply-what = Abroad a general needs a supply train at most 6 cities away, or he loses troops and conquers nothing. A hussar on the path makes it cost cards.
page-how-combat = Fight with cards
page-how-combat-what = Generals next to each other fight. More troops put you ahead; then whoever is behind plays cards, but only in the suit of the square his own general stands in. Who stops first has lost.
page-how-retreat = Retreat
page-how-retreat-what = The loser loses as many troops as he is behind, and retreats that many cities. The winner shows him the way. Where there is none, the army is gone.
page-how-winter = Winter
page-how-winter-what = After every third turn you buy troops: 4 points of cards for each. Generals who were lost come back with new troops in a major fortress of their home country.
page-how-politics = Politics
page-how-politics-what = In the advanced game you also bid with cards for two Political Cards a turn. They move markers on the tracks of Saxony, Russia and Italy, and so who is whose ally, who draws cards and who is nearer to victory.

## The coach of a first game

page-first-title = Your first game, with a coach
page-first-what = You are Frederick, and somebody looks over your shoulder who tells you what to do and why. No rules to read: the first battle is won in five minutes.
page-coach = The coach
page-coach-away = Send the coach away
page-coach-show = Show me where
page-coach-do = Do it for me
page-coach-waits = The others are at it. Watch what they do.
page-coach-over = The game is over. The lessons go deeper: take them in any order.
coach-welcome = Welcome! You lead { $power } and its ally. Hold { $needed } of Maria Theresa's fortresses at the same time and you win; your troops are in place already.
coach-march = Now your pieces march, each of them once: up to { $march } cities along the roads, one more if all of the way is main road. Tap the piece with the arrow, then the city it points to.
coach-question-mark = { $city } is a fortress. An enemy general at most { $protection } cities away protects it, so you leave only a question mark behind: beat him or drive him off in this turn, and it is yours.
coach-conquered = { $city } is yours! A fortress falls as soon as your general moves out of it and no enemy general within { $protection } cities protects it, also if the protector is beaten afterwards.
coach-stack = Two generals in one city are a stack: they fight together, with all their troops. Nobody moves any more this turn who is in it.
coach-supply = Abroad your generals live on the supply train: it must be at most { $supply } cities away, and no enemy in between. So it follows them, up to { $train } cities a turn.
coach-out-of-supply = { $general } was too far from a supply train: he loses troops and conquers nothing until he is in supply again.
coach-hussars = The riders on the board are Austria's hussars. They block nobody, but who gets his supply past them pays for it with cards. March over them, and they are gone.
coach-toll = Hussars stand on the way to your supply train: cards must be paid for it. Their suits do not matter, only the numbers.
coach-done = That is all for now. End your movement: whoever stands next to an enemy general then attacks him.
coach-battle = A battle! The troops are compared, and the difference is the score: who has fewer is behind and may play cards to make up for it.
coach-cards = You may play one card of the suit in whose sector your general stands; its number is added to your score. Once you are ahead it is the other side's turn to answer.
coach-won = Battle won! The other side loses as many troops as it was behind, and has to retreat as many cities.
coach-lost = This battle is lost: you lose as many troops as you were behind, and the winner decides where you retreat to. Cards saved win the next one.
coach-tie = A tie: both sides are even and nobody has a card to play. Everybody stays where he is.
coach-retreat = The winner chooses the way of the retreat. Drive them away from their fortresses and their supply train.
coach-turn = A new turn: everybody has drawn new cards. First France marches, then you, then Austria.
coach-winter = Winter: nobody marches. Every new troop costs { $cost } points of cards; keep some cards for the battles of spring.
coach-assign = Your new troops go to your generals, and nobody else sees who gets them.
coach-same = I would have done the same.
coach-good = Good! { $reason }
coach-rather = I would rather have chosen { $what }: “{ $reason }”
coach-stays = I would have left { $piece } in place for now.

## Puzzles

page-puzzles-today = Puzzle of the day
page-puzzles-lead = Positions from real games. In each, one choice is clearly better than all others, by all that you can know. Find it.
page-puzzles-following = Next puzzle
page-puzzles-solve = Show the solution
page-puzzles-shown = The solution.
page-puzzles-rank = Your grade: { $rank }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
page-puzzles-streak = Solved at once in a row: { $streak }, at best { $best }.
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
