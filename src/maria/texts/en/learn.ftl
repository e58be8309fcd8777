### The page: the course and the rulebook, loaded when somebody opens them.

page-learn-title = Learn MARIA
page-learn-lead = Short lessons on the real board. Each shows one idea, lets you try it, and tells you what went wrong. Take them in order, or pick what you like.
page-learn-lessons = Lessons
page-learn-puzzles = Puzzles
page-learn-done = Done
page-learn-begun = Started
page-learn-progress = { $done } of { $count } lessons done
page-learn-as = You play { $role }.
page-learn-rulebook = The whole rulebook, with examples
page-learn-task = Task { $number } of { $count }
page-learn-solved = Well done!
page-learn-wrong = Not quite.
page-learn-retry = Try again
page-learn-next = Continue
page-learn-following = Next lesson
page-learn-all = All lessons and puzzles
page-learn-over = That’s the end of the lesson. Well done!
page-learn-purpose = The lesson shows these rules at work.
page-rules-title = The rules
page-rules-lead = Every rule in our own words, with examples to step through.
page-rulebook-search = Search the rules
page-rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
page-rulebook-none = No rule matches.
page-rules-chapters = Chapters
page-rules-cases = { $count ->
    [0] No examples
    [one] One example
   *[other] { $count } examples
}
page-rules-back = Back to the game
page-rules-back-lesson = Back to the lesson
page-case-way = { $march } via { $cities }
page-case-step = Step { $number } of { $count }
page-case-given = The position
page-case-action = { $seat }: { $action }
page-case-tried = { $seat } tries: { $action }
page-case-refused = Refused by { $rule }
page-case-no-action = That is not an action.
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
page-how-goal = The goal
page-how-goal-what = Europe fights over Austria’s lands. The first to take enough fortresses wins, and it is every ruler for himself. Austria wins the short game by holding out. The bars at the top show how far along each player is.
page-how-march = March
page-how-march-what = In your stage, each of your generals may move 3 cities along the roads, or 4 if he keeps to main roads. The number on him is his troops. Only you know how yours are split.
page-how-conquest = Take fortresses
page-how-conquest-what = You take a fortress when your general moves out of it; passing through counts. It is protected while one of its owner’s generals is at most 3 cities away, so lure him off or beat him.
page-how-supply = Stay in supply
page-how-supply-what = Abroad, a general needs a supply train at most 6 cities away, or he loses troops and conquers nothing. A hussar on the path makes you pay in cards.
page-how-combat = Fight with cards
page-how-combat-what = Generals next to each other fight. More troops put you ahead. Then whoever is behind plays cards, but only in the suit of the square their own general stands on. Whoever stops first loses.
page-how-retreat = Retreat
page-how-retreat-what = The loser loses as many troops as they are behind and retreats that many cities. The winner chooses the route. If there is none, the army is lost.
page-how-winter = Winter
page-how-winter-what = After every third turn you buy troops for 4 points of cards each. Lost generals return with new troops in a major fortress of their home area.
page-how-politics = Politics
page-how-politics-what = In the advanced game you also bid cards for two Political Cards each turn. They move the Saxony, Russia and Italy markers, which decide who is allied with whom, who draws extra cards and who is closer to victory.

## The coach of a first game

page-first-title = Your first game, with a coach
page-first-what = You play Frederick, with a coach at your shoulder who tells you what to do and why. No rules to read: win your first battle in five minutes.
page-coach = The coach
page-coach-show = Show me where
page-coach-do = Do it for me
page-coach-more = more
page-coach-less = less
page-coach-waits = It is the others’ turn. Watch what they do.
page-coach-won = You have won: { $reached } of { $needed } fortresses. Well fought!
page-coach-lost = The game is over. You held { $reached } of { $needed } fortresses. The lessons show what to try next time.
page-coach-over = The game is over. The lessons go deeper: take them in any order.
page-coach-rest = The first winter is over, and you know enough to play on your own. Stop here, or play on and win the war with me.
page-coach-learnt = What you have learned
page-coach-stop = Stop here
page-coach-on = Play on
coach-welcome = Welcome! You lead { $power } and its ally. Hold { $needed } of Maria Theresa’s fortresses at the same time and you win.
coach-march = Move each of your pieces once: up to { $march } cities along the roads, one more if the whole route is main road. Tap the piece with the arrow, then the city it points to.
coach-question-mark = { $city } got a question mark when your general left it, because an enemy general within { $protection } cities protected it. If he is beaten or driven off in the same turn, the fortress is yours.
coach-conquered = { $late ->
    [1] { $city } fell because no enemy general was left within { $protection } cities of it: that is what the question mark was for. A fortress that nobody protects falls as soon as your general marches out of it.
   *[0] { $city } fell because your general marched out of it while no enemy general within { $protection } cities protected it. It also falls if its protector is beaten later in the turn.
}
coach-stack = Two generals in one city are a stack: they fight together, with all their troops. Neither can move again this turn.
coach-supply = Abroad, your generals need a supply train within { $supply } cities, with no enemy in between. So it follows them, up to { $train } cities per turn.
coach-force = A force march goes further: up to { $forced } cities, on main roads only. It takes no fortresses on the way and must stay clear of enemy pieces.
coach-out-of-supply = { $general } was too far from a supply train. He loses troops and takes nothing until he is back in supply.
coach-hussars = The riders on the board are Austria’s hussars. They block no one, but a supply path past them costs you cards. March over a hussar and he is gone.
coach-toll = Hussars stand between you and your supply train, so you pay a toll in cards. Only their numbers matter here, not their suits: pay with what you need least.
coach-done = When your movement ends, each of your generals next to an enemy general attacks him.
coach-battle = A battle! Compare the troops: the difference is the score. The side that is behind may play cards to catch up.
coach-suits = You can only play cards in the suit of the square your general stands on. A card adds its number to your score. Once you are level or ahead, the other side may answer.
coach-reserve = A Reserve fits every suit, and you choose its number. Keep it for the battle that decides.
coach-lost = A lost battle costs as many troops as you were behind, and the winner chooses your route of retreat. The cards you saved may win the next one.
coach-tie = A tie: the score is even and no one plays on. Everyone stays put.
coach-retreat = The loser retreats one city for each troop lost, and you choose the route. Drive him away from his fortresses and his supply train.
coach-winter = Winter: no one marches. Each new troop costs { $cost } points of cards. Keep some cards for the battles of spring.
coach-assign = Your new troops join your generals. No one else sees who gets them.
coach-attack = { $cards ->
    [one] You hold a card
   *[other] You hold { $cards } cards
}, with { $points } points to play in { $city }: attack!
coach-joins = There he joins { $generals }, and their troops fight as one.
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
} beaten. { $count ->
    [0] You lose no troops.
    [one] You lose one troop.
   *[other] You lose { $count } troops.
} Strike back where you hold more cards.
coach-gone = { $cities } { $cities-count ->
    [one] is
   *[other] are
} lost: you hold { $reached } of { $needed }.
coach-rather = I would have preferred { $what }: “{ $reason }”
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
page-puzzles-lead = Positions from real games. In each, one choice is clearly better than all others, from what you can know. Find it.
page-puzzles-following = Next puzzle
page-puzzles-solve = Show the solution
page-puzzles-shown = Here is the solution.
page-puzzles-rank = Your grade: { $rank }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
page-puzzles-streak = Solved at the first try in a row: { $streak } (best: { $best }).
page-puzzles-solved = { $done } of { $count } solved
page-puzzles-grade-1 = Easy
page-puzzles-grade-2 = Medium
page-puzzles-grade-3 = Hard
page-puzzles-duel = Win the duel
page-puzzles-duel-about = Which card, or is it time to stop?
page-puzzles-take = Take the fortress
page-puzzles-take-about = Who can march through, and what is not protected?
page-puzzles-save = Save the fortress
page-puzzles-save-about = Who gets near enough before the enemy does?
page-puzzles-supply = Cut the supply
page-puzzles-supply-about = Where do all roads to the train meet?
page-puzzles-hussars = Send the hussars
page-puzzles-hussars-about = Which city makes the enemy pay most?
page-puzzles-retreat = Find the retreat
page-puzzles-retreat-about = You have won. Where should the loser go?
