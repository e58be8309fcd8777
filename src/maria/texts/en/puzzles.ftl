### The texts of puzzles. Of a text with a number each wording is used in turn. A value stands for a thing of the
### puzzle ($general, $city), or for a fact of the position ($far-general-city); see docs/lessons.md.

## duel

puzzle-duel-title-1 = { $general } against { $enemy } at { $there }
puzzle-duel-title-2 = The duel at { $city }
puzzle-duel-title-3 = { $enemy } at the gates of { $city }
puzzle-duel-title-4 = Cards on the table at { $city }
puzzle-duel-title-5 = { $general } plays for { $city }
puzzle-duel-about-1 = One choice is clearly best. Which one?
puzzle-duel-about-2 = { $general } and { $enemy } are fighting. Which card, or none?
puzzle-duel-about-3 = Before you play, think of what your opponent may still hold.
puzzle-duel-scene-attacks-1 = { $general } attacks { $enemy }. You are in { $city } and play { $suit-city }; he is in { $there } and plays { $suit-there }.
puzzle-duel-scene-attacks-2 = From { $city } ({ $suit-city }), { $general } is attacking { $enemy } in { $there } ({ $suit-there }).
puzzle-duel-scene-attacks-3 = { $enemy } in { $there } is under attack by { $general } from { $city }. You play { $suit-city }, he plays { $suit-there }.
puzzle-duel-scene-defends-1 = { $enemy } attacks { $general } in { $city }. You play { $suit-city }, he plays { $suit-there }.
puzzle-duel-scene-defends-2 = { $general } is under attack in { $city } ({ $suit-city }) by { $enemy } in { $there } ({ $suit-there }).
puzzle-duel-scene-defends-3 = From { $there }, { $enemy } attacks { $general } in { $city }. Your suit is { $suit-city }, his is { $suit-there }.
puzzle-duel-stand-behind-1 = You are behind by { $behind } and hold { $hand-power }.
puzzle-duel-stand-behind-2 = Your hand is { $hand-power }, and you are { $behind } behind.
puzzle-duel-stand-behind-3 = It is your turn at −{ $behind }. You hold { $hand-power }.
puzzle-duel-stand-level-1 = The score is even. You hold { $hand-power } and must play.
puzzle-duel-stand-level-2 = No one is ahead. You hold { $hand-power }, and at zero you must play if you can.
puzzle-duel-facts-1 = { $other } holds { $cards-other ->
    [one] one card
   *[other] { $cards-other } cards
}. Cards of its suit you have not seen yet: { $unseen-power-suit }.
puzzle-duel-facts-2 = Your opponent holds { $cards-other ->
    [one] one card
   *[other] { $cards-other } cards
}. Of { $suit-there }, { $unseen-power-suit } are still unseen.
puzzle-duel-facts-3 = { $cards-other ->
    [one] Is { $other-possessive } only card one of { $suit-there }?
   *[other] How many of { $other-possessive } { $cards-other } cards are { $suit-there }?
} Of that suit you have yet to see { $unseen-power-suit }.
puzzle-duel-task-1 = What do you do?
puzzle-duel-task-2 = Find the best choice.
puzzle-duel-task-3 = Which card do you play, if any?
puzzle-duel-learned-stop-1 = Right. Against nearly every hand he may hold, another card would cost more than it saves. A small defeat now is the cheapest way out.
puzzle-duel-learned-stop-2 = Good generals know when to leave. Your cards are worth more elsewhere than the few troops you lose here.
puzzle-duel-learned-stop-3 = Yes. You pay in troops once, and keep your cards for ground that suits you better.
puzzle-duel-learned-behind-1 = Right. You are still behind, so it is still your turn: { $card-best } first, and your next card decides how far ahead you end.
puzzle-duel-learned-behind-2 = { $card-best } alone does not turn the battle, but while you are behind he cannot answer. Build on it.
puzzle-duel-learned-behind-3 = Well spotted. Catch up in small steps while it is your turn.
puzzle-duel-learned-level-1 = Exactly even. Now he has to play if he can, and you can answer whatever he shows.
puzzle-duel-learned-level-2 = { $card-best } makes it even without wasting a point. The next card has to be his.
puzzle-duel-learned-only-1 = { $card-best } is the one card that turns the battle at once, and the lead is worth it: now he needs { $behind } just to draw level.
puzzle-duel-learned-only-2 = Yes. He is behind by { $behind } and has to find an answer. With anything else you would still be the one who pays.
puzzle-duel-learned-only-3 = The lead in one stroke. Now { $enemy } has { $behind } to make up, card by card.
puzzle-duel-learned-least-1 = { $card-best } is enough for the lead, and your bigger cards are ready for his answer.
puzzle-duel-learned-least-2 = Ahead by { $behind }, at the lowest price. If he answers, you still have your best cards.
puzzle-duel-learned-least-3 = Right. Let him spend first; your strong cards have the last word.
puzzle-duel-learned-most-1 = Now he needs { $behind } to come back, and his smallest cards will not do.
puzzle-duel-learned-most-2 = { $card-best } straight away: he has { $behind } to make up, and every answer costs him more.
puzzle-duel-learned-most-3 = Yes. Here the bigger blow is worth its points: with { $behind } to make up, he pays more to stay in the fight.
puzzle-duel-learned-between-1 = { $card-best } it is: enough to hurt, and your best card is still in hand.
puzzle-duel-learned-between-2 = Ahead by { $behind }. Less would be easy to make up, and more you would miss later.
puzzle-duel-why-stop-1 = You gave up and lost as many troops as you were behind by. { $card-best } would have done better against nearly every hand he may hold.
puzzle-duel-why-stop-2 = Stopping costs troops and ground at once. With { $card-best } the battle was worth fighting.
puzzle-duel-why-stop-3 = Too soon. Here { $card-best } was worth more than it costs.
puzzle-duel-why-no-stop-1 = { $card-card } is gone, and against what { $other } may hold you will probably lose all the same. Better to stop.
puzzle-duel-why-no-stop-2 = He has more to answer with than you have to add. After { $card-card } you mostly lose the battle as well as the card. Stop while it is cheap.
puzzle-duel-why-no-stop-3 = With { $card-card } you pay for a battle that you will mostly lose anyway. Stopping was cheaper.
puzzle-duel-why-dear-1 = { $card-card } may even win you the battle. But the cards it takes are worth more than the few troops that stopping costs.
puzzle-duel-why-dear-2 = You would rather have kept { $card-card }: this battle costs more in cards than stopping costs in troops.
puzzle-duel-why-reserve-1 = A Reserve fits anywhere, so it is worth more than this battle. { $card-best } does the job here.
puzzle-duel-why-reserve-2 = It works, but it costs you your most useful card. { $card-best } is enough.
puzzle-duel-why-behind-not-ahead-1 = Still behind by { $behind }. { $card-card } needs a second card to do what { $card-best } does alone.
puzzle-duel-why-behind-not-ahead-2 = { $card-card } is not enough. You are still behind by { $behind } and have to add more; { $card-best } takes the lead at once.
puzzle-duel-why-behind-not-level-1 = Still behind by { $behind }. { $card-best } would have made it exactly even, and then he is the one who must play.
puzzle-duel-why-level-not-ahead-1 = Even is not ahead: his smallest card is now enough for the lead. { $card-best } asks more of him.
puzzle-duel-why-level-not-ahead-2 = Exactly even, and now it is his turn. With { $card-best } he would have had something to make up first.
puzzle-duel-why-level-not-behind-1 = At even the turn passes to him. While you are behind it is yours: play { $card-best } first, and you decide how far ahead you end.
puzzle-duel-why-ahead-not-behind-1 = Ahead by { $behind }, but now it is his turn. While you are behind only you play: with { $card-best } first you come out better in the end.
puzzle-duel-why-ahead-not-behind-2 = You took the lead too early: { $other } has only { $behind } to make up, and { $card-card } is spent. { $card-best } first keeps the turn with you.
puzzle-duel-why-ahead-not-level-1 = More than you need. { $card-best } makes it even, and at zero he has to play first.
puzzle-duel-why-ahead-not-level-2 = A lead of { $behind } costs more than it gains. Even would do: then the next card must be his.
puzzle-duel-why-ahead-high-1 = { $card-card } takes the lead as well, but it costs more than { $card-best }, and you will miss it when he answers.
puzzle-duel-why-ahead-high-2 = A lead of { $behind } looks good. But he answers either way if he can, and then you would rather hold { $card-card } than { $card-best }.
puzzle-duel-why-ahead-high-3 = Too much at once. { $card-best } is enough for the lead, and { $card-card } should have the last word.
puzzle-duel-why-ahead-low-1 = Ahead by only { $behind }: that is easy to make up. { $card-best } asks more of him.
puzzle-duel-why-ahead-low-2 = A lead of only { $behind }: a small card brings him back, and you pay again. With { $card-best } he needs a bigger one.
puzzle-duel-why-behind-high-1 = You are still behind by { $behind }, and { $card-card } is spent. { $card-best } first leaves you with better cards.
puzzle-duel-why-behind-high-2 = { $card-card } does not take the lead either, and it costs more than { $card-best }.
puzzle-duel-why-behind-low-1 = Still behind by { $behind }. { $card-best } takes you further with one card and leaves you with better ones.
puzzle-duel-why-behind-low-2 = Too small a step: you are { $behind } behind. Of the cards that do not take the lead, { $card-best } is the better one.

## take

puzzle-take-title-1 = Behind { $near-possessive } back
puzzle-take-title-2 = While { $near } looks away
puzzle-take-title-3 = { $near } has left a gate open
puzzle-take-title-4 = What does { $near } leave unprotected?
puzzle-take-title-5 = Past { $near }
puzzle-take-about-1 = One march conquers more than any other.
puzzle-take-about-2 = A fortress is open, if the right general finds the way.
puzzle-take-about-3 = Many fortresses are near. Which can you take now?
puzzle-take-words-one-1 = You command { $power }, and enemy fortresses are not far away. Which of them does no one protect?
puzzle-take-words-one-2 = The armies have moved apart, and somewhere a fortress has been left alone. A general conquers it by marching through it and out again.
puzzle-take-words-one-3 = Look for a fortress with no enemy general within three cities, and for a general of yours who can march through it.
puzzle-take-words-two-1 = One march can take more than one fortress on its way. All that counts is who protects what, and where the roads lead.
puzzle-take-words-two-2 = One fortress is easy to find. But is there a general who can take two in one go?
puzzle-take-task-one-1 = Conquer a fortress with one march.
puzzle-take-task-one-2 = Take a fortress with a single march.
puzzle-take-task-one-3 = One march, one fortress. Who goes, and where?
puzzle-take-task-two-1 = Conquer as many fortresses as you can with a single march.
puzzle-take-learned-one-1 = { $general } marched through { $city }, and no one was near enough to protect it. It is yours.
puzzle-take-learned-one-2 = { $city } has fallen: no enemy general was within three cities of it, and { $general } did not stop inside.
puzzle-take-learned-one-3 = That was the one: { $general } goes in by one gate of { $city } and out by another.
puzzle-take-learned-two-1 = { $city } and { $other } in one march: { $general } went through both, and no one protected them.
puzzle-take-why-inside-1 = { $marcher } is in { $end }, but you only take it by marching out again.
puzzle-take-why-inside-2 = So close: { $marcher } stopped inside { $end }. A fortress falls when you leave it.
puzzle-take-why-protected-1 = { $city } is protected by { $guard }, who is { $far-guard-city } away. Your march only leaves a question mark there.
puzzle-take-why-protected-2 = A question mark on { $city }: with { $guard } only { $far-guard-city } away, it does not fall.
puzzle-take-why-fewer-1 = { $city } is yours, but the same march could have taken { $left } as well.
puzzle-take-why-fewer-2 = One fortress. Another route would have taken { $left } as well.
puzzle-take-why-away-1 = { $city } still belongs to { $former }, and no one is near enough to protect it.
puzzle-take-why-away-2 = This march takes nothing. Look at { $city }: no enemy general is within three cities of it.

## save

puzzle-save-title-1 = The hour of { $city }
puzzle-save-title-2 = { $city } in danger
puzzle-save-title-3 = Who protects { $city }?
puzzle-save-title-4 = { $enemy } is coming for { $city }
puzzle-save-title-5 = A guard for { $city }
puzzle-save-about-1 = An enemy is about to march through a fortress.
puzzle-save-about-2 = A fortress will fall without a fight unless someone comes near enough.
puzzle-save-about-3 = One march protects what is open. Which one?
puzzle-save-words-one-1 = { $enemy } is { $far-enemy-city } from { $city }, and no one protects it. On his next march he can go through it and take it.
puzzle-save-words-one-2 = None of your generals is within three cities of { $city }, and { $enemy } is coming. Unless you act, it falls without a fight.
puzzle-save-words-one-3 = { $city } is unprotected, and { $enemy } in { $at-enemy } is only { $far-enemy-city } away.
puzzle-save-words-two-1 = { $city } and { $other } are both open, and enemies are near enough to take them. One general may protect both: he has to be within three cities of each.
puzzle-save-words-two-2 = Two fortresses are in danger, { $city } and { $other }. The first is only { $far-enemy-city } from { $enemy }.
puzzle-save-task-one-1 = Save { $city } with one march.
puzzle-save-task-one-2 = Make sure that { $city } is protected.
puzzle-save-task-one-3 = March so that { $enemy } cannot simply take { $city }.
puzzle-save-task-two-1 = Protect { $city } and { $other } with a single march.
puzzle-save-learned-one-1 = { $at-general } is { $far-general-city } from { $city }, so { $general } protects it. To take it, { $enemy } would have to beat him first.
puzzle-save-learned-one-2 = { $general } in { $at-general } is near enough, { $far-general-city } from { $city }. Marching through it no longer takes it.
puzzle-save-learned-one-3 = That protects it: { $general } is { $far-general-city } from { $city }, and no enemy is next to him.
puzzle-save-learned-two-1 = { $at-general } is the place: { $far-general-city } from { $city } and { $far-general-other } from { $other }. There { $general } protects both.
puzzle-save-learned-two-2 = One general, two fortresses. From { $at-general }, { $general } protects { $city } and { $other }.
puzzle-save-why-far-1 = { $end } is { $far-end-city } from { $city }. To protect it, { $marcher } must be within three.
puzzle-save-why-far-2 = Not near enough: { $end } is { $far-end-city } from { $city }, and { $enemy } marches through.
puzzle-save-why-who-1 = { $marcher } gets no closer to { $city } than { $far-end-city }. Someone else must go.
puzzle-save-why-who-2 = { $marcher } in { $end } is { $far-end-city } from { $city }. He is not the one who can help; another general is.
puzzle-save-why-all-1 = { $city } is still open: none of your generals is within three cities of it, and { $enemy } is { $far-enemy-city } away.
puzzle-save-why-all-2 = { $enemy } thanks you. No general protects { $city } now, and he is only { $far-enemy-city } away.

## supply

puzzle-supply-title-1 = Cut off { $enemy }
puzzle-supply-title-2 = A long road for { $enemy }
puzzle-supply-title-3 = { $enemy } goes hungry
puzzle-supply-title-4 = No bread for { $enemy }
puzzle-supply-title-5 = The bread of { $enemy }
puzzle-supply-about-1 = An enemy is far from home. One march cuts his supply.
puzzle-supply-about-2 = He has come a long way from his train.
puzzle-supply-about-3 = Who can block the road between a general and his train?
puzzle-supply-words-block-1 = { $enemy } is away from home and depends on { $train }: his supply path is { $supply-enemy } long. It cannot pass through your pieces or be longer than six.
puzzle-supply-words-block-2 = { $train } in { $at-train } supplies { $enemy } in { $at-enemy }, { $supply-enemy } away. His supply is checked before he can move.
puzzle-supply-words-block-3 = Where would one of your pieces hurt { $enemy } most? He needs a path of at most six cities to { $train }; now it is { $supply-enemy } long.
puzzle-supply-words-train-1 = { $enemy } depends on { $train } in { $at-train }, { $supply-enemy } away. A general eliminates a train by entering its city.
puzzle-supply-words-train-2 = { $enemy } depends on { $train } alone. Eliminate a train, and no one can live on it any longer.
puzzle-supply-words-two-1 = { $enemy } and { $other } are both away from home. To { $train } the first has a path of { $supply-enemy }. Perhaps one march is enough for both.
puzzle-supply-words-two-2 = Two generals far from home, and long roads to { $train }. Find the place where the paths of { $enemy } and { $other } meet.
puzzle-supply-task-block-1 = Cut { $enemy } off from his supply with one march.
puzzle-supply-task-block-2 = March so that { $enemy } has no path to a train.
puzzle-supply-task-train-1 = Leave { $enemy } without supply with one march.
puzzle-supply-task-two-1 = Cut off both { $enemy } and { $other } with one march.
puzzle-supply-learned-block-1 = With { $general } in { $at-general } there is no path of six cities left. Before { $enemy } can do anything, he is turned face-down and loses troops.
puzzle-supply-learned-block-2 = { $general } is where the roads meet. Every way around { $at-general } is too long, and { $enemy } goes hungry.
puzzle-supply-learned-block-3 = { $at-general } is the place: { $enemy } is out of supply when his stage begins.
puzzle-supply-learned-train-1 = { $train } is eliminated. Now nothing supplies { $enemy }, wherever the roads lead.
puzzle-supply-learned-train-2 = No train, no path: { $enemy } is out of supply.
puzzle-supply-learned-two-1 = Both paths ran through { $at-general }: { $enemy } and { $other } are out of supply.
puzzle-supply-learned-two-2 = One march, two hungry generals: { $general } has cut off { $enemy } and { $other }.
puzzle-supply-why-road-1 = { $end } is on one of his paths, but { $enemy } goes around it: he still has a path of { $supply-enemy }.
puzzle-supply-why-road-2 = A good idea, but there is another road. Even with { $marcher } in { $end }, { $enemy } has a path of { $supply-enemy }, and six are allowed.
puzzle-supply-why-beside-1 = { $marcher } in { $end } is in no one’s way: { $enemy } still has a path of { $supply-enemy }.
puzzle-supply-why-beside-2 = { $end } is off the road: { $enemy } still has a supply path of { $supply-enemy }.
puzzle-supply-why-all-1 = { $enemy } is still in supply, with a path of { $supply-enemy }. Look for the city that all his paths have in common.
puzzle-supply-why-all-2 = That blocks nothing: { $enemy } has a path of { $supply-enemy }, and six are allowed.

## hussars

puzzle-hussars-title-1 = A hussar for { $enemy }
puzzle-hussars-title-2 = Hussars against { $enemy }
puzzle-hussars-title-3 = Raiders on the road to { $enemy }
puzzle-hussars-title-4 = { $enemy } pays the toll
puzzle-hussars-title-5 = The hussars ride out against { $enemy }
puzzle-hussars-about-1 = Austria places a hussar. Where does he cost the enemy most?
puzzle-hussars-about-2 = A hussar in one city costs more than anywhere else.
puzzle-hussars-about-3 = Hussars make roads expensive. Which road here?
puzzle-hussars-words-one-1 = { $enemy } in { $at-enemy } has a supply path of { $supply-enemy }. If there is a hussar on every path he could use, he pays the length of the path in card points.
puzzle-hussars-words-one-2 = Your hussars are ready to ride. It is { $supply-enemy } from { $enemy } to his train, but a hussar makes him pay only if there is no way around.
puzzle-hussars-words-one-3 = { $enemy } feels safe in { $at-enemy }, { $supply-enemy } from his train. A hussar in the right place makes each city of the path cost a point.
puzzle-hussars-words-two-1 = { $enemy } and { $other } have long supply paths. A hussar they cannot avoid makes both pay.
puzzle-hussars-words-two-2 = Several enemies are away from home, { $enemy } and { $other } among them. Find the city that none of them can get around.
puzzle-hussars-task-one-1 = Place a hussar so that your enemies pay as much toll as possible.
puzzle-hussars-task-one-2 = Where does a hussar cost { $power } most?
puzzle-hussars-task-two-1 = Place a hussar so that your enemies pay as much toll as possible.
puzzle-hussars-learned-one-1 = There is no way around { $city }: { $enemy } pays { $toll-enemy ->
    [one] one point
   *[other] { $toll-enemy } points
}, or goes hungry.
puzzle-hussars-learned-one-2 = { $city } it is: { $enemy } owes { $toll-enemy ->
    [one] one point
   *[other] { $toll-enemy } points
} for his bread.
puzzle-hussars-learned-one-3 = Whatever path { $enemy } takes, your hussar in { $city } is on it. That costs { $toll-enemy ->
    [one] one point
   *[other] { $toll-enemy } points
}.
puzzle-hussars-learned-two-1 = Both have to pass { $city }. Points to pay: { $enemy } { $toll-enemy }, { $other } { $toll-other }.
puzzle-hussars-learned-two-2 = One hussar, two bills. Points to pay: { $enemy } { $toll-enemy }, { $other } { $toll-other }.
puzzle-hussars-why-round-1 = { $enemy } goes around { $end } and pays nothing: there is another path within six cities.
puzzle-hussars-why-round-2 = { $end } is on one of his paths, but not on all of them: { $enemy } takes another one for free.
puzzle-hussars-why-free-1 = In { $end } the hussar is in no one’s way: { $enemy } pays nothing.
puzzle-hussars-why-free-2 = { $end } is off the road: a hussar there does not bother { $enemy }.
puzzle-hussars-why-other-1 = From here the hussar costs them less than he could. Look for the city that all short paths of { $enemy } have in common.
puzzle-hussars-why-other-2 = They could pay more. Follow the paths of { $enemy } to his train: which city can he not avoid?
puzzle-hussars-why-half-1 = Someone pays, but not { $enemy }: he has a way around { $end }.
puzzle-hussars-why-half-2 = From { $end } the hussar troubles one of them, but { $enemy } pays nothing.
puzzle-hussars-why-less-1 = They pay, but less than they could. Another city costs them more.
puzzle-hussars-why-less-2 = A toll, but a small one. { $city } would have cost them more.

## retreat

puzzle-retreat-title-1 = Where should { $enemy } go?
puzzle-retreat-title-2 = { $general } shows { $enemy } the way
puzzle-retreat-title-3 = { $enemy } is beaten at { $start }
puzzle-retreat-title-4 = The flight of { $enemy }
puzzle-retreat-title-5 = After the battle of { $start }
puzzle-retreat-about-1 = You have won. Choose where the loser goes.
puzzle-retreat-about-2 = Several routes lead equally far. One is much worse for the loser.
puzzle-retreat-about-3 = The winner shows the way.
puzzle-retreat-words-supply-1 = { $enemy } is beaten and leaves { $start }. Several cities are equally far from { $general }, and you choose. Somewhere none of { $power-possessive } trains can reach him.
puzzle-retreat-words-supply-2 = The battle is yours, and { $enemy } must go where you point. Think of his trains: a supply path has at most six cities and cannot pass through your pieces.
puzzle-retreat-words-fortress-1 = { $enemy } is beaten. Your question mark is on { $city }: the fortress falls at the end of the stage if no one protects it from within three cities.
puzzle-retreat-words-fortress-2 = You have won, and your question mark is on { $city }. Whether it falls depends on where { $enemy } ends up.
puzzle-retreat-task-supply-1 = Send { $enemy } where he is out of supply.
puzzle-retreat-task-supply-2 = Which route hurts { $enemy } most?
puzzle-retreat-task-fortress-1 = Send { $enemy } where he no longer protects { $city }.
puzzle-retreat-learned-supply-1 = In { $at-enemy } no train can reach him: { $enemy } goes hungry when his supply is checked.
puzzle-retreat-learned-supply-2 = { $at-enemy }! Beaten, and now without bread, { $enemy } will lose more troops before he can move.
puzzle-retreat-learned-supply-3 = That is the cruel way: from { $at-enemy } there is no path of six cities to any of { $power-possessive } trains.
puzzle-retreat-learned-fortress-1 = { $at-enemy } is { $far-enemy-city } from { $city }. Now no one protects it, and it is yours.
puzzle-retreat-learned-fortress-2 = { $enemy } is now { $far-enemy-city } from { $city }: too far. The fortress falls.
puzzle-retreat-why-home-1 = { $end } is home for { $enemy }. At home he is always in supply.
puzzle-retreat-why-home-2 = You sent him home. In { $end }, { $enemy } needs no train.
puzzle-retreat-why-home-3 = In { $end }, { $enemy } is on home soil and eats well.
puzzle-retreat-why-fed-1 = { $end } is close enough to { $train }: { $enemy } has a supply path of { $supply-enemy }.
puzzle-retreat-why-fed-2 = From { $end }, { $enemy } has a path of { $supply-enemy } to { $train }. He does not go hungry.
puzzle-retreat-why-guards-1 = { $end } is only { $far-end-city } from { $city }. There { $enemy } still protects it, and the question mark goes.
puzzle-retreat-why-guards-2 = { $enemy } in { $end } is { $far-end-city } from { $city }, near enough to protect it.
