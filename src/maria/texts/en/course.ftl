### The lessons of the course. A value is a thing by its id ($friedrich, $breslau), or a fact of the position
### ($troops-friedrich): docs/lessons.md lists them. No digits: numbers come from the position.

## marching

course-marching = Marching
course-marching-about = How far generals and supply trains can go, and why main roads matter.
course-marching-1 = Welcome to the staff of the King of Prussia! { $friedrich } is waiting in { $at-friedrich }. In your movement phase each piece may march once, from city to city along the roads. A general can go up to three cities.
course-marching-1-task = March { $friedrich } to { $guben }, on to { $peitz }, and stop in { $senftenberg }.
course-marching-1-wrong-1 = He stopped in { $peitz } with one city left to go. A piece marches only once per phase, so think before you halt.
course-marching-1-wrong-2 = A fine march, but to { $glogau }. { $senftenberg } is the other way, to the south-west.
course-marching-1-learned = Three cities on ordinary roads: that is as far as a general goes. Turning back and zigzagging are allowed.
course-marching-2 = The thick lines are main roads. A general who stays on main roads all the way can go one city further. From { $at-friedrich } a main road runs through { $krossen }, { $gruenberg } and { $glogau } to { $steinau }: { $far-friedrich-steinau }.
course-marching-2-task = Bring { $friedrich } to { $steinau } in one march.
course-marching-2-wrong-1 = Three cities is what any road allows. This was main road all the way, so he could have gone one further.
course-marching-2-wrong-2 = One stretch of ordinary road is enough to lose the extra city. The whole march must be on main roads.
course-marching-2-learned = Main roads all the way: one city more. Look for the thick lines before you march.
course-marching-3 = An army has to eat, and its bread comes from a supply train. Trains are slower: two cities, or three if the whole march is on main roads. Yours is in { $at-prussia_1 } and should follow the king.
course-marching-3-task = March the train as far towards { $steinau } as it can go.
course-marching-3-wrong-1 = Right direction. But this is main road all the way, so the train could have gone one city further.
course-marching-3-wrong-2 = That is too far for a train, even on main roads.
course-marching-3-learned = Generals run ahead, trains follow. You will soon see why the two must not lose touch.

## force-march

course-force-march = The force march
course-force-march-about = Eight cities in one go, and what it costs you.
course-force-march-1 = A general in a hurry can make a force march: up to eight cities, on main roads only. You announce it before he sets out. { $friedrich } is in { $at-friedrich }, { $far-friedrich-liegnitz } from { $liegnitz }, which is Prussian.
course-force-march-1-task = Force march { $friedrich } to { $liegnitz }.
course-force-march-1-wrong-1 = That was an ordinary march, and it ends after four cities. Choose the force march to go further.
course-force-march-1-wrong-2 = { $breslau } is an enemy fortress. A force march cannot enter one or pass through it.
course-force-march-1-learned = From one end of the kingdom to the other in a single phase. Trains cannot do that.
course-force-march-2 = Now { $neipperg } is in { $at-neipperg }. Soldiers in a hurry avoid the enemy: a force march never enters a city next to an enemy piece. The cities around { $at-neipperg } are closed to it.
course-force-march-2-task = Force march { $friedrich } as close to { $breslau } as he can get.
course-force-march-2-wrong-1 = { $liegnitz } is next to { $at-neipperg }, and { $neipperg } is there.
course-force-march-2-wrong-2 = Too careful. The next city on the way is not next to { $neipperg } either.
course-force-march-2-learned = Fast, but harmless. A force march keeps away from enemies and never takes a fortress.

## supply

course-supply = Supply and trains
course-supply-about = Keep the bread coming, or lose soldiers without a shot.
course-supply-1 = At home a general is always in supply. Abroad he needs a path of at most six cities to a train of his own power. { $friedrich } is in { $at-friedrich }, in Austria, and his train is in { $at-prussia_1 }, { $far-friedrich-prussia_1 } away. Too far! At the start of your next stage he would be turned face-down and lose a troop.
course-supply-1-task = Move the train so that { $friedrich } is in supply.
course-supply-1-wrong-1 = That is the wrong way. { $gruenberg } is { $far-friedrich-gruenberg } from { $friedrich }.
course-supply-1-wrong-2 = { $prag } is tempting, but he would starve there: his train is { $far-prag-glogau } away.
course-supply-1-learned = Count from the general to the train, including the train’s city. Six is the limit.
course-supply-2 = Supply never passes through a city with an enemy piece. { $neipperg } in { $at-neipperg } and { $karl } in { $at-karl } are blocking both short paths to the train in { $at-prussia_1 }. Moving the train will not help now, but { $friedrich } can go where another road is open.
course-supply-2-task = March { $friedrich } to a city where he is in supply.
course-supply-2-wrong-1 = Close to { $liegnitz } as the crow flies. But { $karl } is on the road, and the way around him is too long.
course-supply-2-wrong-2 = Even by the shortest road the train is now { $far-friedrich-prussia_1 } away, and that road is blocked.
course-supply-2-learned = Cut an army off from its train, and you beat it without a battle.
course-supply-3 = An enemy general who enters a train’s city eliminates the train. You can bring it back for four points of Tactical Cards, on an empty major fortress at home. No change is given. You hold { $hand-prussia }.
course-supply-3-task = Bring your train back in { $berlin }, and pay no more than you have to.
course-supply-3-wrong-1 = The train is back, but you paid with your best card, and there is no change.
course-supply-3-wrong-2 = { $magdeburg } is allowed as well, but it is farther from { $friedrich } than { $berlin }.
course-supply-3-learned = A train that has just come back cannot move in the same phase. Guard it better this time.

## hussars

course-hussars = Hussars
course-hussars-about = Two riders who make the enemy pay for his bread.
course-hussars-1 = You are Maria Theresa, and these are your hussars. Before the others move you may place each of them on an empty city of the Bohemia map, at most four cities from one of your generals. They block no one. But an enemy whose supply path runs through a hussar pays one point for each city of that path. { $friedrich } is in { $at-friedrich }, and his train is in { $at-prussia_1 }, { $far-friedrich-prussia_1 } away.
course-hussars-1-task = Place a hussar between { $friedrich } and his train.
course-hussars-1-wrong-1 = His path does not run through { $strehlen }. Look at the road from { $at-friedrich } to { $at-prussia_1 }.
course-hussars-1-wrong-2 = Too far. { $glogau } is { $far-neipperg-glogau } from { $at-neipperg }, and four is the limit.
course-hussars-1-learned = Every way around is too long or blocked by { $neipperg }. He pays, or he starves.
course-hussars-2 = The longer the path, the higher the price. Now the train is in { $at-prussia_1 }, { $far-friedrich-prussia_1 } away. Prussia holds { $cards-prussia } cards worth { $points-prussia } points in all. A power that can pay must pay.
course-hussars-2-task = Place a hussar so that { $friedrich } has to pay for his supply. Then end your hussar stage and watch.
course-hussars-2-wrong-1 = No one has paid. His path does not run through that city.
course-hussars-2-learned = Cards spent on bread cannot fight. That is what hussars are for.

## conquest

course-conquest = Taking fortresses
course-conquest-about = March through, not just in, and watch who protects it.
course-conquest-1 = Fortresses win the game. You take one by moving out of it: march through it, or leave it if you start there. { $breslau }, next to { $friedrich }, is a major fortress in Silesia. Austria holds it, and no one protects it.
course-conquest-1-task = Conquer { $breslau }.
course-conquest-1-wrong-1 = He is in { $breslau }, but it is not yours yet. A fortress falls when the general moves out of it.
course-conquest-1-wrong-2 = The wrong way. { $breslau } is still Austrian, and { $friedrich } has made his march for this turn.
course-conquest-1-wrong-3 = Your own train is there, and it would be the wrong way.
course-conquest-1-learned = In by one gate, out by the other. One march can take several fortresses like this.
course-conquest-2 = A general protects all fortresses of his side within three cities. { $neipperg } has come to { $at-neipperg }. He is { $far-neipperg-breslau } from { $breslau }, { $far-neipperg-brieg } from { $brieg }, { $far-neipperg-neisse } from { $neisse }, and { $far-neipperg-schweidnitz } from { $schweidnitz }.
course-conquest-2-task = Conquer the fortress that { $neipperg } cannot protect.
course-conquest-2-wrong-1 = { $breslau } is protected. All you leave there is a question mark; the next lesson shows what it is good for.
course-conquest-2-wrong-2 = The right fortress, but he stopped inside. Go through it and out the other side.
course-conquest-2-learned = Count to three from every enemy general before you march. That is half of this game.

## question-marks

course-question-marks = Question marks
course-question-marks-about = March through a protected fortress, then beat its protector.
course-question-marks-1 = You play Louis. { $moritz } is in { $tournai }, which no one protects. { $bruessel } is protected by { $cumberland }, { $far-cumberland-bruessel } away. A general who moves out of a protected fortress leaves a question mark on it. Drive the protector off in the same stage, and the fortress is yours after all. A general who ends his march next to an enemy general must attack him, and your { $troops-moritz } troops outnumber his.
course-question-marks-1-task = Take { $tournai } and { $bruessel } in this stage: end { $moritz-possessive } march next to { $cumberland }, then end your movement.
course-question-marks-1-wrong-1 = { $tournai } is yours, but no one drove { $cumberland } off, so the question mark on { $bruessel } is gone.
course-question-marks-1-wrong-2 = He is still in { $bruessel }. Until he moves out, nothing is marked and nothing is taken.
course-question-marks-1-learned = A march, a question mark, a battle, a fortress: all in one stage.

## battle

course-battle = Battle and Reserves
course-battle-about = Only the suit you stand on counts, and a Reserve is wild.
course-battle-1 = Armies next to each other fight. Both sides reveal their troops: you have { $troops-friedrich }, { $neipperg } has { $troops-neipperg }, so you are behind by { $behind }. Whoever is behind may play cards, but only in the suit of their own general’s sector. { $at-friedrich } is in { $suit-friedrich }. You hold { $hand-prussia }.
course-battle-1-task = Play a card that puts you ahead.
course-battle-1-wrong-1 = A high card, but the wrong suit. Here you can play only { $suit-friedrich } and Reserves.
course-battle-1-wrong-2 = You stopped while you were behind. You lose as many troops as you were behind by, and retreat.
course-battle-1-learned = That put { $neipperg } behind by three. He stopped there, so he loses three troops and retreats three cities. You lose no one.
course-battle-2 = Behind by { $behind }, and not a card of { $suit-friedrich } in your hand: { $hand-prussia }. But the R is a Reserve. You declare its suit, and its value from one to eight.
course-battle-2-task = Use the Reserve to get ahead.
course-battle-2-wrong-1 = That only makes it even. Now it is { $neipperg-possessive } turn, and he decides how it goes on. A Reserve is too good for that.
course-battle-2-wrong-2 = Still behind, and the Reserve is gone. Declare a higher value.
course-battle-2-wrong-3 = You had the means to win. If you stop while behind, you lose as many troops as you are behind by.
course-battle-2-learned = A Reserve fits anywhere. Save one for the day that matters.

## duel

course-duel = The arithmetic of a duel
course-duel-about = When a small card does more than a big one.
course-duel-1 = The side that is behind plays until it draws level, gets ahead, or stops. Stopping while behind costs as many troops as you are behind by. You are behind by { $behind } and hold { $hand-prussia }. A deserter tells you that { $karl } has one card left he can play: { $hand-austria }.
course-duel-1-task = Win so that { $karl } loses as many troops as possible.
course-duel-1-wrong-1 = You were seven ahead, { $karl } played his card to come within one, and so he loses one troop. Play the small card first: it draws out his card, and then the big one strikes.
course-duel-1-wrong-2 = You gave up a battle you could have won.
course-duel-1-wrong-3 = It was your turn to strike with { $hand-prussia }. Never stop while you can still win.
course-duel-1-learned = One ahead, five behind, five ahead. Let the other side spend its cards first, and keep your best for last.
course-duel-2 = Both sides have { $troops-friedrich } troops, so the score is even. Then the attacker begins, and at zero he must play a card of his suit if he has one. You are the attacker and hold { $hand-prussia }. { $karl } has { $hand-austria }.
course-duel-2-task = Win again, by as much as you can.
course-duel-2-wrong-1 = At zero you cannot stop while you hold a card of your suit.
course-duel-2-wrong-2 = A win, but a small one. He was far behind and used his card to soften the blow.
course-duel-2-learned = Small first, big last. Before you play, add up what both sides can still bring.

## retreats

course-retreats = Retreats
course-retreats-about = The winner shows the loser the way.
course-retreats-1 = { $neipperg } had no cards to play and is beaten. He loses two troops and retreats two cities, as far from you as he can get. Several routes lead equally far, and the winner chooses: you. There is a question mark on { $cosel }. The fortress falls to you if { $neipperg } ends up more than three cities from it.
course-retreats-1-task = Send { $neipperg } where he no longer protects { $cosel }.
course-retreats-1-wrong-1 = You sent him right into { $cosel }. He thanks you.
course-retreats-1-wrong-2 = { $kreuzburg } is { $far-kreuzburg-cosel } from { $cosel }. He still protects it, and the question mark is gone.
course-retreats-1-wrong-3 = { $freiwaldau } is { $far-freiwaldau-cosel } from { $cosel }, close enough to protect it.
course-retreats-1-learned = A retreat is a gift to the winner. Send your enemies out of supply, away from their fortresses, or into a corner.

## stacks

course-stacks = Stacks and secrets
course-stacks-about = Two generals, one city, and no one knows who has the troops.
course-stacks-1 = Two generals of one power may share a city: that is a stack. They fight together with all their troops. The one with the lower rank number is in command, here { $friedrich }. Only you know that he has { $troops-friedrich } troops and { $schwerin } { $troops-schwerin }. Everyone else knows just Prussia’s total, { $total-prussia }.
course-stacks-1-task = Have { $schwerin } join { $friedrich }.
course-stacks-1-wrong-1 = That is not { $at-friedrich }. To form a stack, one general marches to the other.
course-stacks-1-learned = Neither of them can march again this turn. Together they fight with { $total-prussia } troops.
course-stacks-2 = Generals of one power in a stack may exchange troops at any time, even during someone else’s turn. Your enemies see nothing of it. { $friedrich } has { $troops-friedrich }, { $schwerin } { $troops-schwerin }.
course-stacks-2-task = Give three of { $schwerin-possessive } troops to { $friedrich }.
course-stacks-2-wrong-1 = The other way round. Now the king is almost alone.
course-stacks-2-learned = Which of the two is the strong one? When they part, the enemy has to guess.

## winter

course-winter = Winter
course-winter-about = Turn cards into soldiers, and bring lost generals back.
course-winter-1 = It is snowing. After every third turn comes winter, when you buy new troops: each costs four points of Tactical Cards, in any suits. No change is given. You hold { $hand-prussia }.
course-winter-1-task = Buy two troops without wasting a point.
course-winter-1-wrong-1 = Two troops cost eight points. The nine covers them, but one point is lost, and it was your best card.
course-winter-1-wrong-2 = One troop costs four points, and you paid five for it.
course-winter-1-learned = Low cards that add up exactly make cheap soldiers. Keep the high ones for battle.
course-winter-2 = Everyone knows how many troops you bought, but not who gets them. { $schwerin } lost his last troop and is off the board. With at least one of the new troops he can re-enter on a major fortress in your home area that is still yours: { $berlin } or { $magdeburg }.
course-winter-2-task = Bring { $schwerin } back in { $berlin } with both troops.
course-winter-2-wrong-1 = The king is stronger now, but { $schwerin } is out until next winter.
course-winter-2-wrong-2 = That is allowed, but { $magdeburg } is { $far-magdeburg-breslau } from { $breslau }, and { $berlin } only { $distance-berlin-breslau }.
course-winter-2-learned = A general is never lost for good. His soldiers are.

## politics

course-politics = Politics
course-politics-about = Spend a card on politics, and the markers begin to move.
course-politics-1 = In the advanced game each turn begins with politics. Two Political Cards are face-up: { $naples } and { $denmark }. A card has been turned up for political trump: ♠. Each major power may lay one card face-down. A trump card stays and gives influence; any other comes back. France holds { $hand-france }.
course-politics-1-task = Lay the card that gives France influence.
course-politics-1-wrong-1 = A higher card, but not trump. It is back in your hand, and France has no say this turn.
course-politics-1-learned = Your influence is the sum of your cards on the display. Whoever has most chooses first.
course-politics-2 = Prussia had the most influence. It took { $sweden_surrenders }, a card that would have hurt it, and discarded it. Austria was next, because ties go to the power further right on the display. But the other card does not show Austria’s arms, so Austria saved its cards. Now it is your choice. { $hessian_mercenaries } shows the arms of France and brings troops for Bavaria.
course-politics-2-task = Select { $hessian_mercenaries } and use it to give { $toerring } troops.
course-politics-2-wrong-1 = Saving keeps your cards for later turns. But the troops are gone, and Bavaria could have used them.
course-politics-2-wrong-2 = You took the card and discarded it. That can be wise, to keep a card from others. But this one was meant for you.
course-politics-2-learned = { $toerring } now has { $troops-toerring } troops. The Pragmatic Army came too late and takes its card back into its hand.

## saxony

course-saxony = Saxony changes sides
course-saxony-about = Beat Prussia, and its ally begins to have doubts.
course-saxony-1 = { $karl } has destroyed { $friedrich-possessive } army. For every three troops lost in a battle, the winner puts a victory marker into a battle box and the loser takes one out. Each marker that Prussia has to take out lets you move Saxony’s marker one box to the right. It is now in the last Prussian box; the next one is neutral.
course-saxony-1-task = Make Saxony neutral.
course-saxony-1-wrong-1 = You may leave the marker where it is. But then { $rutowski } stays in Bohemia as your enemy.
course-saxony-1-learned = { $rutowski } has gone home, and no one may enter Saxony. From now on you play it. One day it may even fight for you.

## peace

course-peace = Silesia and peace
course-peace-about = Prussia has what it came for, and may leave the war for a while.
course-peace-1 = Your stage ends, and all seven fortresses of Silesia are Prussian. That lets you offer peace, and it can be made once in the game. If Austria accepts, Silesia becomes part of your home area, a victory marker goes into the “Silesia” box for good, and your second train enters play for free. Your pool has { $pool-prussia } markers left. When it is empty, you win.
course-peace-1-task = Offer Austria peace, and place your second train in { $berlin }.
course-peace-1-wrong-1 = The war goes on. That can be right, but this lesson is about peace.
course-peace-1-wrong-2 = You have made peace, but { $magdeburg } is a long way from { $breslau }. { $berlin } is closer.
course-peace-1-learned = Prussia is neutral until its stage after next. No one may enter your land, and you may not leave it.

## election

course-election = The imperial election
course-election-about = Nine votes, and yours can decide.
course-election-1 = The emperor is being elected, and every elector’s fortress has a vote. Austria and the Pragmatic Army always vote for Francis. Five votes make him emperor; otherwise it is Charles Albert. Prag, Mainz, Trier and Hannover have already voted for Francis, so he needs one more. Louis has voted against him. You hold Berlin and Dresden, and both votes are free. The winning side puts a victory marker into the “Emperor” box. Markers left in the pools: Austria { $pool-austria }, France { $pool-france }.
course-election-1-task = Vote so that no one wins the game today.
course-election-1-wrong-1 = Francis is emperor, the last marker has left Austria’s pool, and Maria Theresa wins the game.
course-election-1-wrong-2 = One vote was enough for Francis, and for Maria Theresa.
course-election-1-learned = Look at the pools before you vote. An empty pool wins, and a deciding vote can fetch a high price.

## treaties

course-treaties = Treaties
course-treaties-about = Promises that bind, because the game enforces them.
course-treaties-1 = In the advanced game you may negotiate at any time, in the open. What both sides accept is binding. The Pragmatic Army proposes to give you one card of its income in each of two turns if your generals leave Silesia. { $neipperg } is in { $at-neipperg }, in Silesia.
course-treaties-1-task = Accept the Pragmatic Army’s proposal.
course-treaties-1-wrong-1 = You turned down a card in each of two turns. That may be wise some day, but not in this lesson.
course-treaties-1-learned = The treaty is in force, and everyone can read it.
course-treaties-2 = Now the game itself makes sure that the promise is kept. As long as { $neipperg } could leave Silesia and has not, you cannot end your movement.
course-treaties-2-task = Keep your word: march { $neipperg } out of Silesia.
course-treaties-2-wrong-1 = { $neipperg } has to leave first.
course-treaties-2-learned = Promise only what you can keep. Here you will keep it.

## win-as-frederick

course-win-as-frederick = How Frederick wins
course-win-as-frederick-about = The last fortress, in the introductory game.
course-win-as-frederick-1 = Frederick wins the introductory game as soon as Prussia holds { $needed-prussia } fortresses in Silesia and Austria together. You hold { $reached-prussia }. { $neipperg } is in { $at-neipperg }, { $far-neipperg-bruenn } from { $bruenn } but { $far-neipperg-ungarisch_hradisch } from { $ungarisch_hradisch }.
course-win-as-frederick-1-task = Win the game with one march.
course-win-as-frederick-1-wrong-1 = { $neipperg } protects { $bruenn }. All you left there is a question mark.
course-win-as-frederick-1-wrong-2 = So close! The fortress falls when he moves out of it.
course-win-as-frederick-1-learned = Silesia first, then whatever Austria cannot protect. Take what is within reach, and keep your train behind you.

## win-as-louis

course-win-as-louis = How Louis wins
course-win-as-louis-about = Nine fortresses in Austria, and a capital that tempts you.
course-win-as-louis-1 = Louis wins the introductory game as soon as France holds { $needed-france } fortresses in Austria. You hold { $reached-france }. { $broglie } is in { $at-broglie }. { $karl } is in { $at-karl }, { $far-karl-wien } from { $wien } and { $far-karl-znaim } from { $znaim }.
course-win-as-louis-1-task = Take the fortress that wins the game.
course-win-as-louis-1-wrong-1 = { $wien } is tempting, but { $karl } protects it, and { $broglie } has not even moved out of it. You do not need the capital to win.
course-win-as-louis-1-wrong-2 = He stopped inside. Move on through { $znaim }.
course-win-as-louis-1-learned = France is rich in cards and far from home. Bring a train along, and work your way through whatever is not protected.

## win-as-maria-theresa

course-win-as-maria-theresa = How Maria Theresa wins
course-win-as-maria-theresa-about = She does not have to conquer. She has to last.
course-win-as-maria-theresa-1 = If no one else has won by the end of turn { $last }, Maria Theresa wins. It is turn { $turn }. Prussia needs { $missing-prussia ->
    [one] one more fortress
   *[other] { $missing-prussia } more fortresses
}, and { $friedrich } is in { $at-friedrich }, next to { $bruenn }. { $karl } in { $at-karl } is { $far-karl-bruenn } from it. A general protects fortresses within three cities.
course-win-as-maria-theresa-1-task = March { $karl } so that { $bruenn } is protected, and hold out until the end of turn { $last }.
course-win-as-maria-theresa-1-wrong-1 = No one protected { $bruenn }. { $friedrich } marched through it, and it was the last fortress Prussia needed.
course-win-as-maria-theresa-1-learned = Protect, delay, make them pay. Time is Maria Theresa’s best general.
