### The lessons of the course. A value is a thing by its id ($friedrich, $breslau), or a fact of the position
### ($troops-friedrich): docs/lessons.md lists them. No digits: numbers come from the position.

## marching

course-marching = Marching
course-marching-about = How far a general and a supply train can go, and why main roads matter.
course-marching-1 = Welcome to the staff of the King of Prussia! { $friedrich } waits in { $at-friedrich }. In your movement phase every piece may march once, from city to city along the roads. A general goes up to three cities.
course-marching-1-task = March { $friedrich } to { $guben }, then { $peitz }, and end in { $senftenberg }.
course-marching-1-wrong-1 = He has stopped in { $peitz }, although he had a city left to go. A piece marches once in a phase, so think before you halt.
course-marching-1-wrong-2 = A fine march, but to { $glogau }. { $senftenberg } lies on the other side, to the south-west.
course-marching-1-learned = Three cities on ordinary roads, that is a general’s day. Turning back or zigzagging is allowed.
course-marching-2 = The thick lines are main roads. A general who uses nothing but main roads goes one city further. From { $at-friedrich } such a road runs by { $krossen } and { $gruenberg } to { $glogau } and on to { $steinau }: { $distance-friedrich-steinau } cities.
course-marching-2-task = Bring { $friedrich } to { $steinau } in one march.
course-marching-2-wrong-1 = Three cities is what every road gives him. This was main road all the way, so he could have gone one further.
course-marching-2-wrong-2 = One ordinary road is enough to spoil it. The whole march must be on main roads.
course-marching-2-learned = All main roads, one city more. Look for the thick lines before you march.
course-marching-3 = An army eats, and its bread comes from a supply train. Trains are slower: two cities, or three if the whole march is on main roads. Yours stands in { $at-prussia_1 } and should follow the king.
course-marching-3-task = March the train as far towards { $steinau } as it can go.
course-marching-3-wrong-1 = Good direction. But the road is a main road all along, so the train could have gone one city more.
course-marching-3-wrong-2 = That is too far for a train, even on main roads.
course-marching-3-learned = Generals run ahead, trains come behind. Soon you will see why you must not lose sight of them.

## force-march

course-force-march = The force march
course-force-march-about = Eight cities in one go, and what you give up for it.
course-force-march-1 = A general in a hurry makes a force march: up to eight cities, on main roads alone. You say so before he starts. { $friedrich } is in { $at-friedrich }, { $distance-friedrich-liegnitz } cities from { $liegnitz }, which is Prussian.
course-force-march-1-task = Force march { $friedrich } to { $liegnitz }.
course-force-march-1-wrong-1 = That was an ordinary march. It ends after four cities; choose the force march for the long way.
course-force-march-1-wrong-2 = { $breslau } is an enemy fortress. No force march leads into one, or through it.
course-force-march-1-learned = From one end of the kingdom to the other in a single phase. Trains cannot do it.
course-force-march-2 = Now { $neipperg } stands in { $at-neipperg }. Soldiers who hurry avoid the enemy: a force march never touches a city next to an enemy piece. The cities around { $at-neipperg } are closed to it.
course-force-march-2-task = Force march { $friedrich } as near to { $breslau } as he can come.
course-force-march-2-wrong-1 = { $liegnitz } is next to { $at-neipperg }, and there stands { $neipperg }.
course-force-march-2-wrong-2 = Too careful. There is one more city on the way that is not next to { $neipperg }.
course-force-march-2-learned = Fast, but tame. A force march shuns enemies, and it never takes a fortress.

## supply

course-supply = Supply and trains
course-supply-about = Keep the bread coming, or lose soldiers without a shot.
course-supply-1 = At home a general always eats. Abroad he needs a way of at most six cities to a train of his own power. { $friedrich } stands in { $at-friedrich }, in Austria. His train is in { $at-prussia_1 }: { $distance-friedrich-prussia_1 } cities away. Too far! At the start of your next stage he would be turned face-down and lose a troop.
course-supply-1-task = Move the train so that { $friedrich } is in supply.
course-supply-1-wrong-1 = That leads away from him. From { $gruenberg } it is { $distance-friedrich-gruenberg } cities.
course-supply-1-wrong-2 = { $prag } is tempting. But there he would starve: it is { $distance-prag-glogau } cities to his train.
course-supply-1-learned = Count from the general to the train, the city of the train included. Six is the most.
course-supply-2 = No bread comes through a city with an enemy piece. { $neipperg } in { $at-neipperg } and { $karl } in { $at-karl } have closed both short ways to the train in { $at-prussia_1 }. The train cannot help now, but { $friedrich } can go where another road is open.
course-supply-2-task = March { $friedrich } to a city where he is in supply.
course-supply-2-wrong-1 = Near { $liegnitz } as the crow flies. But { $karl } sits on the road, and behind him the way is too long.
course-supply-2-wrong-2 = Now it is { $distance-friedrich-prussia_1 } cities to the train even by the shortest road, and that one is closed.
course-supply-2-learned = Cut the road between an army and its train, and you beat it without a battle.
course-supply-3 = Trains are captured when an enemy general enters their city. A lost train comes back for four points of Tactical Cards, on an empty major fortress at home. Nobody gives change. You hold { $hand-prussia }.
course-supply-3-task = Bring your train back to { $berlin }, and pay no more than you need.
course-supply-3-wrong-1 = The train is back, but you have paid with your best card, and nobody gives you change.
course-supply-3-wrong-2 = { $magdeburg } is allowed, too, but it is farther from { $friedrich } than { $berlin }.
course-supply-3-learned = A train that has just come back does not move in the same phase. Guard it better this time.

## hussars

course-hussars = Hussars
course-hussars-about = Two riders who make the enemy’s bread expensive.
course-hussars-1 = You are Maria Theresa, and these are your hussars. Before the others move you put each of them on an empty city of the eastern map, at most four cities from one of your generals. They stop nobody. But an enemy whose supply way leads over a hussar pays as many points as that way has cities. { $friedrich } is in { $at-friedrich }; his train is in { $at-prussia_1 }, { $distance-friedrich-prussia_1 } cities off.
course-hussars-1-task = Put a hussar between { $friedrich } and his train.
course-hussars-1-wrong-1 = His way does not lead through { $strehlen }. Look at the road from { $at-friedrich } to { $at-prussia_1 }.
course-hussars-1-wrong-2 = Too far away. From { $at-neipperg } to { $glogau } it is { $distance-neipperg-glogau } cities, and four are allowed.
course-hussars-1-learned = Every other way around is too long or barred by { $neipperg }. He pays, or he starves.
course-hussars-2 = The longer the way, the dearer the bread. Now the train is in { $at-prussia_1 }, and the way has { $distance-friedrich-prussia_1 } cities. Prussia holds { $cards-prussia } cards, worth { $points-prussia } points in all. Who can pay must pay.
course-hussars-2-task = Place a hussar so that { $friedrich } has to pay for his way, then end your hussar stage and watch.
course-hussars-2-wrong-1 = Nobody has paid. His way does not touch that city.
course-hussars-2-learned = Cards that pay for bread do not fight. That is what hussars are for.

## conquest

course-conquest = Taking fortresses
course-conquest-about = Walk through, not in; and who stands near protects.
course-conquest-1 = Fortresses win the game. You take one by moving out of it: march through it, or leave it if you stand there. { $breslau }, next to { $friedrich }, is a great fortress of Silesia in Austrian hands, and nobody protects it.
course-conquest-1-task = Conquer { $breslau }.
course-conquest-1-wrong-1 = He is in { $breslau }, but it is not yours yet. A fortress falls when the general moves out of it.
course-conquest-1-wrong-2 = Away from it. { $breslau } is still Austrian, and { $friedrich } has marched for this turn.
course-conquest-1-wrong-3 = There stands your own train, and it would be the wrong way.
course-conquest-1-learned = In by one gate, out by the other. One march may take several fortresses like that.
course-conquest-2 = A general protects all fortresses of his side that are at most three cities away. { $neipperg } has come to { $at-neipperg }. He is { $distance-neipperg-breslau } cities from { $breslau }, { $distance-neipperg-brieg } from { $brieg }, { $distance-neipperg-neisse } from { $neisse }, and { $distance-neipperg-schweidnitz } from { $schweidnitz }.
course-conquest-2-task = Conquer the fortress that { $neipperg } cannot protect.
course-conquest-2-wrong-1 = { $breslau } is protected. All that is left there is a question mark; the next lesson tells what it is good for.
course-conquest-2-wrong-2 = The right fortress. But he has stopped inside. Go through, and out on the other side.
course-conquest-2-learned = Count to three from every enemy general before you march. That is half of this game.

## question-marks

course-question-marks = Question marks
course-question-marks-about = Pass a protected fortress, then beat its protector.
course-question-marks-1 = You play for Louis. { $moritz } stands in { $tournai }, which nobody protects. { $bruessel } is protected by { $cumberland }, who is { $distance-cumberland-bruessel } cities away. Who marches out of a protected fortress leaves a question mark there. If the protector is driven off in the same stage, the fortress is yours all the same. Next to an enemy general you must attack him when the march is over, and { $troops-moritz } troops are more than he has.
course-question-marks-1-task = Take { $tournai } and { $bruessel } in this stage. March so that { $moritz } ends next to { $cumberland }, then end your movement.
course-question-marks-1-wrong-1 = { $tournai } is yours, but nobody has chased { $cumberland } away. The question mark on { $bruessel } is gone again.
course-question-marks-1-wrong-2 = He sits in { $bruessel } and has not left it. Nothing is marked, nothing is taken.
course-question-marks-1-learned = A march, a question mark, a battle, a fortress. All in one stage.

## battle

course-battle = Battle and Reserves
course-battle-about = Only the suit under your feet counts, and the Reserve is a joker.
course-battle-1 = Armies next to each other fight. Both tell their troops: you have { $troops-friedrich }, { $neipperg } has { $troops-neipperg }. You are behind by { $behind }. Whoever is behind may play a card, but only of the suit of the ground he stands on. { $at-friedrich } lies in { $suit-friedrich }. You hold { $hand-prussia }.
course-battle-1-task = Play a card that puts you ahead.
course-battle-1-wrong-1 = A high card, but of the wrong suit. Here only { $suit-friedrich } and Reserves can be played.
course-battle-1-wrong-2 = You gave up while you were behind, lost as many troops as you were short, and must retreat.
course-battle-1-learned = Now { $neipperg } was behind by three. He stopped, so he has lost three troops and retreats three cities. You have lost nobody.
course-battle-2 = Behind by { $behind }, and no card of { $suit-friedrich } in your hand: { $hand-prussia }. But there is R, a Reserve. It becomes any suit, and any value from one to eight, as you declare.
course-battle-2-task = Use the Reserve to get ahead.
course-battle-2-wrong-1 = That makes it even, no more. Now { $neipperg } plays and decides what becomes of it. A Reserve is too good for that.
course-battle-2-wrong-2 = Still behind, and the Reserve is gone. Declare a higher value.
course-battle-2-wrong-3 = You had the means to win. When you stop behind, you lose as many troops as you are short.
course-battle-2-learned = A Reserve fits everywhere. Keep one for the day that matters.

## duel

course-duel = The arithmetic of a duel
course-duel-about = When a small card does more than a big one.
course-duel-1 = Who is behind plays, until he is ahead or stops. Who stops behind loses as many troops as he is short. You are behind by { $behind } and hold { $hand-prussia }. A deserter tells you that { $karl } has one card left that fits his ground: { $hand-austria }.
course-duel-1-task = Win so that { $karl } loses as many troops as possible.
course-duel-1-wrong-1 = Seven ahead, and { $karl } played his card to come within one. So he loses one troop. With the small card first you draw out his card, and then the big one strikes.
course-duel-1-wrong-2 = You gave up a battle that was yours.
course-duel-1-wrong-3 = Now it would have been your turn to strike with { $hand-prussia }. Never stop while you can still win.
course-duel-1-learned = One ahead, five behind, five ahead. Let the other one spend his cards first, and keep your best for the end.
course-duel-2 = Both have { $troops-friedrich } troops: even. Then the attacker begins, and at zero he must play a card of his suit if he has one. You attack, with { $hand-prussia } in hand. { $karl } has { $hand-austria }.
course-duel-2-task = Win again, as high as you can.
course-duel-2-wrong-1 = At zero nobody may stop who has a card of his suit.
course-duel-2-wrong-2 = A win, but a small one. He was far behind and used his card to soften the blow.
course-duel-2-learned = Small first, big last. Before you play, add up what both of you can still bring.

## retreats

course-retreats = Retreats
course-retreats-about = The winner shows the loser the way.
course-retreats-1 = { $neipperg } had no cards and is beaten. He has lost two troops and retreats two cities, as far from you as he can get. Several ways are equally far, and the winner chooses: you. There is still a question mark on { $cosel }. It falls to you if { $neipperg } ends more than three cities away from it.
course-retreats-1-task = Send { $neipperg } where he does not protect { $cosel } any more.
course-retreats-1-wrong-1 = You have sent him right into { $cosel }. He thanks you.
course-retreats-1-wrong-2 = From { $kreuzburg } it is { $distance-kreuzburg-cosel } cities to { $cosel }. He still protects it, and the question mark is gone.
course-retreats-1-wrong-3 = { $freiwaldau } is { $distance-freiwaldau-cosel } cities from { $cosel }. That is near enough to protect it.
course-retreats-1-learned = A retreat is a gift to the winner. Send them out of supply, away from their fortresses, or into a corner.

## stacks

course-stacks = Stacks and secrets
course-stacks-about = Two generals, one city, and nobody knows who has the troops.
course-stacks-1 = Two generals of one power may share a city: a stack. They fight together with all their troops. The one with the lower rank number commands, here { $friedrich }. Nobody but you knows that he has { $troops-friedrich } troops and { $schwerin } { $troops-schwerin }; only the sum of Prussia, { $total-prussia }, is public.
course-stacks-1-task = Let { $schwerin } join { $friedrich }.
course-stacks-1-wrong-1 = That is away from { $at-friedrich }. A stack forms where one general marches to the other.
course-stacks-1-learned = Who joins has finished his march, and so has the one he joined. Together they are as strong as { $total-prussia } troops.
course-stacks-2 = Generals of one power in a stack may exchange troops at any time, even while somebody else is on turn. Your enemies do not even hear of it. { $friedrich } has { $troops-friedrich }, { $schwerin } { $troops-schwerin }.
course-stacks-2-task = Give three of the troops of { $schwerin } to { $friedrich }.
course-stacks-2-wrong-1 = The other way round. Now the king is nearly alone.
course-stacks-2-learned = Which one is the strong one? When they part again, the enemy must guess.

## winter

course-winter = Winter
course-winter-about = Turn cards into soldiers, and bring lost generals home.
course-winter-1 = It snows. After every third turn there is a pause, and you buy new troops: each costs four points of Tactical Cards, of any suits. There is no change. You hold { $hand-prussia }.
course-winter-1-task = Buy two troops, and waste no point.
course-winter-1-wrong-1 = Two troops cost eight points. The nine pays them, too, but one point is lost, and it was your best card.
course-winter-1-wrong-2 = One troop costs four points, and you have paid five for it.
course-winter-1-learned = Low cards that fit together make cheap soldiers. Keep the high ones for battle.
course-winter-2 = Everybody knows how many troops you bought, nobody who gets them. { $schwerin } was beaten and is off the board. With at least one of the new troops he comes back on a major fortress of his home country that is still yours: { $berlin } or { $magdeburg }.
course-winter-2-task = Bring { $schwerin } back to { $berlin } with both troops.
course-winter-2-wrong-1 = The king is stronger now, but { $schwerin } stays at home until the next winter.
course-winter-2-wrong-2 = Lawful, but { $magdeburg } is { $distance-magdeburg-breslau } cities from { $breslau }, and { $berlin } { $distance-berlin-breslau }.
course-winter-2-learned = A general is never lost for good. His soldiers are.

## politics

course-politics = Politics
course-politics-about = Spend a card at the table of princes, and the tracks begin to move.
course-politics-1 = In the advanced game each turn begins with politics. Two Political Cards lie open: { $naples } and { $denmark }. A card was turned up, and its suit is political trump: ♠. Each great power may lay one card face-down. If it is trump it stays and gives influence; if not, it comes back. France holds { $hand-france }.
course-politics-1-task = Lay the card that gives France influence.
course-politics-1-wrong-1 = The higher card, but not trump. It has come back into your hand, and France has no say this turn.
course-politics-1-learned = Influence is the sum of your cards on the display. The strongest chooses first.
course-politics-2 = Prussia had the most influence. It took { $sweden_surrenders }, which would have hurt it, and threw the card away. Austria came next, for in a tie the one further right goes first; but its arms are not on the other card, so it saves. Now it is your choice. { $hessian_mercenaries } shows the arms of France, and it has troops for Bavaria.
course-politics-2-task = Select { $hessian_mercenaries }, and let it give troops to { $toerring }.
course-politics-2-wrong-1 = Saving keeps your cards for later turns. But the troops are gone, and Bavaria could use them.
course-politics-2-wrong-2 = You have taken the card and thrown it away. Sometimes that is wise, to keep it from others. Here it was meant for you.
course-politics-2-learned = { $toerring } has { $troops-toerring } troops now. The Pragmatic Army came too late and takes its card back into hand.

## saxony

course-saxony = Saxony changes sides
course-saxony-about = Beat Prussia, and its ally begins to think again.
course-saxony-1 = { $karl } has destroyed the army of { $friedrich }. For every three troops beaten the winner puts a victory marker into a battle box, and the loser takes one out. Each marker that Prussia has to take out lets you move the marker of Saxony one box to the right. It is in the last Prussian box now; the next one is neutral.
course-saxony-1-task = Make Saxony neutral.
course-saxony-1-wrong-1 = You may leave the marker where it is. But then { $rutowski } stays in Bohemia, as an enemy.
course-saxony-1-learned = { $rutowski } has gone home, and nobody may enter Saxony. From now on you play it. One day it may even fight for you.

## peace

course-peace = Silesia and peace
course-peace-about = Prussia has what it came for, and may leave the war for a while.
course-peace-1 = All seven fortresses of Silesia are Prussian as your stage ends. Once in the game that is the moment to offer peace. If Austria accepts, Silesia becomes your home country, a victory marker goes into the box Silesia for good, and your second train comes for free. Your pool has { $pool-prussia } markers; when it is empty you win.
course-peace-1-task = Offer Austria peace, and place your second train in { $berlin }.
course-peace-1-wrong-1 = The war goes on. That can be right, but this lesson is about peace.
course-peace-1-wrong-2 = There is peace, but { $magdeburg } is a long way from { $breslau }. { $berlin } is nearer.
course-peace-1-learned = Prussia is neutral until its stage after next. Nobody enters your land, and you do not leave it.

## election

course-election = The election of the emperor
course-election-about = Nine votes, and yours can decide.
course-election-1 = An emperor is elected. Every elector’s fortress is a vote. Austria and the Pragmatic Army always vote for Francis; five votes make him emperor, otherwise it is Charles Albert. Prag, Mainz, Trier and Hannover have voted for Francis already: one more is enough. Louis has voted against. You have Berlin and Dresden, and your votes are free. The winner puts a victory marker into the box Emperor. Austria has { $pool-austria } marker left in its pool, France { $pool-france }.
course-election-1-task = Vote so that nobody wins the game today.
course-election-1-wrong-1 = Francis is emperor, the last marker has left the pool of Austria, and Maria Theresa has won the game.
course-election-1-wrong-2 = One vote was enough for Francis, and for Maria Theresa.
course-election-1-learned = Look at the pools before you vote. An empty pool wins, and a vote can be sold dearly when it decides.

## treaties

course-treaties = Treaties
course-treaties-about = Words that bind, and an engine that keeps them.
course-treaties-1 = In the advanced game everybody may negotiate at any time, openly. What both sides accept is binding. The Pragmatic Army proposes: it pays you a card of its income in each of two turns, if your generals leave Silesia. { $neipperg } is in { $at-neipperg }, in Silesia.
course-treaties-1-task = Accept the proposal of the Pragmatic Army.
course-treaties-1-wrong-1 = You have turned down a card in each of two turns. That may be wise one day, but not in this lesson.
course-treaties-1-learned = The treaty stands. Everybody can read it.
course-treaties-2 = Now the game itself sees to it that the promise is kept. While { $neipperg } could leave Silesia and has not, you cannot end your movement.
course-treaties-2-task = Keep your word. March { $neipperg } out of Silesia.
course-treaties-2-wrong-1 = First { $neipperg } has to go.
course-treaties-2-learned = Promise only what you can keep, for here you will keep it.

## win-as-frederick

course-win-as-frederick = How Frederick wins
course-win-as-frederick-about = The last fortress, in the introductory game.
course-win-as-frederick-1 = Frederick wins the introductory game at the moment when Prussia holds { $needed-prussia } fortresses in Silesia and Austria together. You hold { $reached-prussia }. { $neipperg } is in { $at-neipperg }: { $distance-neipperg-bruenn } city from { $bruenn }, but { $distance-neipperg-ungarisch_hradisch } from { $ungarisch_hradisch }.
course-win-as-frederick-1-task = Win the game with one march.
course-win-as-frederick-1-wrong-1 = { $bruenn } is protected by { $neipperg }. You have left a question mark, no more.
course-win-as-frederick-1-wrong-2 = So close! The fortress falls when he moves out of it.
course-win-as-frederick-1-learned = Silesia first, then what Austria cannot protect. Take the nearest fruit, and keep your train behind you.

## win-as-louis

course-win-as-louis = How Louis wins
course-win-as-louis-about = Nine fortresses in Austria, or the capital that tempts you.
course-win-as-louis-1 = Louis wins the introductory game as soon as France holds { $needed-france } fortresses in Austria. You hold { $reached-france }. { $broglie } is in { $at-broglie }. { $karl } is in { $at-karl }, { $distance-karl-wien } cities from { $wien } and { $distance-karl-znaim } from { $znaim }.
course-win-as-louis-1-task = Take the fortress that wins the game.
course-win-as-louis-1-wrong-1 = { $wien } shines, but { $karl } protects it, and { $broglie } would have to move out of it first. You do not need the capital to win.
course-win-as-louis-1-wrong-2 = He has stopped inside. Move on through { $znaim }.
course-win-as-louis-1-learned = France is rich in cards and far from home. Bring a train along, and work your way through what is not protected.

## win-as-maria-theresa

course-win-as-maria-theresa = How Maria Theresa wins
course-win-as-maria-theresa-about = She does not have to conquer. She has to last.
course-win-as-maria-theresa-1 = If nobody else has won when turn { $last } ends, Maria Theresa has. It is turn { $turn }. Prussia needs { $missing-prussia } more fortress, and { $friedrich } is in { $at-friedrich }, next to { $bruenn }. { $karl } in { $at-karl } is { $distance-karl-bruenn } cities from it. A general protects at up to three.
course-win-as-maria-theresa-1-task = March { $karl } so that { $bruenn } is protected, and hold out until the end of turn { $last }.
course-win-as-maria-theresa-1-wrong-1 = Nobody protected { $bruenn }. { $friedrich } marched through it, and that was the fortress that Prussia still needed.
course-win-as-maria-theresa-1-learned = Protect, delay, make them pay. Time is the best general of Maria Theresa.
