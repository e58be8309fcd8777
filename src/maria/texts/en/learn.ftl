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
page-learn-purpose = The lesson shows these rules at work.
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
page-case-way = { $march } by way of { $cities }
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
page-coach-show = Show me where
page-coach-do = Do it for me
page-coach-more = more
page-coach-less = less
page-coach-waits = The others are moving. Watch what they do.
page-coach-won = You have won: { $reached } of { $needed } fortresses. Well fought!
page-coach-lost = The game is over. You held { $reached } of { $needed } fortresses. The lessons show what to try next time.
page-coach-over = The game is over. The lessons go deeper: take them in any order.
page-coach-rest = The first winter is over, and you know enough to play on your own. Stop here, or play on and win the war with me.
page-coach-learnt = What you have learnt
page-coach-stop = Stop here
page-coach-on = Play on
coach-welcome = Welcome! You lead { $power } and its ally. Hold { $needed } of Maria Theresa’s fortresses at the same time and you win.
coach-march = Your pieces march, each of them once: up to { $march } cities along the roads, one more if all of the way is main road. Tap the piece with the arrow, then the city it points to.
coach-question-mark = { $city } is a fortress. An enemy general at most { $protection } cities away protects it, so you leave only a question mark behind. Beat him or drive him off this turn, and it is yours.
coach-conquered = { $city } fell because your general marched out of it while no enemy general within { $protection } cities protected it. If its protector is beaten later in the turn, it falls as well.
coach-stack = Two generals in one city are a stack: they fight together, with all their troops. Neither of them moves again this turn.
coach-supply = Abroad your generals need a supply train at most { $supply } cities away, with no enemy in between. So it follows them, up to { $train } cities per turn.
coach-force = A force march is longer: up to { $forced } cities, on main roads only. It takes no fortresses on the way and must not end next to an enemy.
coach-out-of-supply = { $general } was too far from a supply train. He loses troops and takes nothing until he is in supply again.
coach-hussars = The riders on the board are Austria’s hussars. They block nobody, but a supply path past them costs you cards. March over them, and they are gone.
coach-toll = Hussars are on the way to your supply train, so you pay cards. Suits do not matter here, only numbers: pay with what you need least.
coach-done = When your movement ends, every general of yours next to an enemy general attacks him.
coach-battle = A battle! Compare the troops: the difference is the score. The side that is behind may play cards to catch up.
coach-suits = You can only play cards of the suit printed where your general is. A card adds its number to your score; once you are level or ahead, the other side may answer.
coach-reserve = A Reserve fits every suit, and you choose its number. Keep it for the battle that decides.
coach-lost = A lost battle costs as many troops as you were behind, and the winner chooses where you retreat to. The cards you saved win the next one.
coach-tie = A tie: the score is even and nobody plays on. Everybody stays where he is.
coach-retreat = The loser retreats as many cities as he lost troops, and you choose the way. Drive him away from his fortresses and his supply train.
coach-winter = Winter: nobody marches. Each new troop costs { $cost } points of cards. Keep some cards for the battles of spring.
coach-assign = Your new troops join your generals. Nobody else sees who gets them.
coach-attack = { $cards ->
    [one] You hold a card
   *[other] You hold { $cards } cards
}, and { $points } points of them count in { $city }: attack!
coach-beaten = { $losers } { $losers-count ->
    [one] is
   *[other] are
} beaten!
coach-beaten-taken = { $losers } { $losers-count ->
    [one] is
   *[other] are
} beaten, and { $cities } { $cities-count ->
    [one] is
   *[other] are
} yours: { $reached } of { $needed }.
coach-beaten-open = { $losers } { $losers-count ->
    [one] is
   *[other] are
} beaten! { $count ->
    [one] One fortress near you is open.
   *[other] { $count } fortresses near you are open.
}
coach-taken = { $cities } { $cities-count ->
    [one] is
   *[other] are
} yours: { $reached } of { $needed }.
coach-defeat = { $losers } { $losers-count ->
    [one] is
   *[other] are
} beaten and { $count ->
    [0] lose no troops
    [one] one troop is lost
   *[other] { $count } troops are lost
}. Strike back where you hold more cards.
coach-gone = { $cities } { $cities-count ->
    [one] is
   *[other] are
} lost: you hold { $reached } of { $needed }.
coach-rather = I would rather have chosen { $what }: “{ $reason }”
coach-stays = I would have left { $piece } in place for now.
idea-march = Marching
idea-question-mark = Protected fortresses
idea-conquered = Conquest
idea-stack = Stacks
idea-supply = Supply trains
idea-force = Force marches
idea-out-of-supply = Out of supply
idea-hussars = Hussars
idea-toll = Tolls
idea-done = Attacks
idea-battle = Battles
idea-suits = Suits
idea-reserve = Reserves
idea-lost = Lost battles
idea-tie = Ties
idea-retreat = Retreats
idea-winter = Winter
idea-assign = New troops

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
