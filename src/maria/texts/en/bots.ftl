### Bots and the arena.

## Where bots are found

bot-unknown = There is no bot “{ $name }”. Bots: { $bots }; also my_module:MyBot, or command:./my_bot for a program.
bot-no-module = The module { $module } cannot be loaded: { $reason }
bot-no-class = The module { $module } has no bot “{ $name }”: a bot is a subclass of maria.bots.table.Bot.
bot-no-program = The program “{ $command }” cannot be found.

bot-level = { $bot }: { $about }
bot-tempers = Colonel and Marshal can have a temper: { $bots }.

## Who is winning

analysis-untrained = There is no trained evaluation for this game, so there is no saying who is winning.
analysis-not-over = This game is not over yet. Decisions can be reviewed once it is.

## What a bot says aloud, by what everybody sees

bot-aloud-attacks = { $general } attacks { $enemy }. Let’s see who has the better cards!
bot-aloud-wants = I am after { $city }, and { $general } is on his way.
bot-aloud-guards = { $power } stays put this turn: { $city } needs a guard.
bot-aloud-stays = { $power } stays put this turn. I see no march that would help.
bot-aloud-passes = { $general } is in { $city }. The moment you leave it unguarded, it is mine.

## What colonel and marshal say; each of these in three phrasings

# The tempers, about the war and when they agree
bot-says-gambler-attacks-1 = { $general } goes for { $enemy }. Fortune favours the bold.
bot-says-gambler-attacks-2 = All in: { $general } against { $enemy }.
bot-says-gambler-attacks-3 = Show your cards, { $enemy }. { $general } is coming.
bot-says-gambler-wants-1 = { $general } is off to { $city }. I like the odds.
bot-says-gambler-wants-2 = My money is on { $city }.
bot-says-gambler-wants-3 = { $city } or bust!
bot-says-gambler-passes-1 = { $general } is already in { $city }. One lucky day and it is mine.
bot-says-gambler-passes-2 = Leave { $city } unguarded for a moment, I dare you.
bot-says-gambler-passes-3 = One slip from you and { $general } takes { $city }.
bot-says-gambler-won-1 = { $general } wins! I never doubted it. Well, hardly ever.
bot-says-gambler-won-2 = Another round, { $enemy }?
bot-says-gambler-won-3 = Nothing ventured, nothing gained. Hard luck, { $enemy }.
bot-says-gambler-lost-1 = You win some, you lose some. { $general } will be back.
bot-says-gambler-lost-2 = A bad hand. The next one will be better.
bot-says-gambler-lost-3 = { $enemy } had all the luck today.
bot-says-gambler-agrees-1 = Why not? I’m in.
bot-says-gambler-agrees-2 = Done. Let’s see who comes out ahead.
bot-says-gambler-agrees-3 = I’ll take that bet.
bot-says-stubborn-attacks-1 = { $enemy } is in my way, so { $general } will move him.
bot-says-stubborn-attacks-2 = { $general } attacks { $enemy }. I have been patient long enough.
bot-says-stubborn-attacks-3 = Enough. { $general } throws { $enemy } out.
bot-says-stubborn-wants-1 = I said { $city }, and I mean { $city }.
bot-says-stubborn-wants-2 = { $general } keeps marching until { $city } is mine.
bot-says-stubborn-wants-3 = You have { $city } for now. Not for long.
bot-says-stubborn-passes-1 = { $general } stays in { $city } until it falls.
bot-says-stubborn-passes-2 = I can wait for { $city } longer than you can hold it.
bot-says-stubborn-passes-3 = { $general } is not leaving { $city } empty-handed.
bot-says-stubborn-won-1 = { $general } does not give way. { $enemy } does.
bot-says-stubborn-won-2 = { $general } stood his ground. { $enemy } ran.
bot-says-stubborn-won-3 = I told you so, { $enemy }.
bot-says-stubborn-lost-1 = That changes nothing. I am not giving up an inch.
bot-says-stubborn-lost-2 = { $enemy } has won a battle, not the war.
bot-says-stubborn-lost-3 = { $general } will be back, you’ll see.
bot-says-stubborn-agrees-1 = Very well. I keep my word, so keep yours.
bot-says-stubborn-agrees-2 = Agreed, and not one comma more.
bot-says-stubborn-agrees-3 = I sign. Don’t ask for more.
bot-says-schemer-attacks-1 = { $enemy } should have talked to me first. Now he can talk to { $general }.
bot-says-schemer-attacks-2 = Nothing personal, { $enemy }. { $general } has his orders.
bot-says-schemer-attacks-3 = { $general } attacks { $enemy }. The rest of you saw nothing.
bot-says-schemer-wants-1 = { $city } would suit me. Shall we talk before { $general } gets there?
bot-says-schemer-wants-2 = Everyone is looking the other way, and { $general } strolls over to { $city }.
bot-says-schemer-wants-3 = A little trip to { $city }, nothing more.
bot-says-schemer-passes-1 = { $general } is only admiring the walls of { $city }.
bot-says-schemer-passes-2 = What a pity if no one looked after { $city } for a day.
bot-says-schemer-passes-3 = { $general } is a guest in { $city }, for now.
bot-says-schemer-won-1 = Talking would have been cheaper, { $enemy }.
bot-says-schemer-won-2 = Just as planned. Thank you, { $general }.
bot-says-schemer-won-3 = { $enemy } loses, and someone else at this table is pleased. You’re welcome.
bot-says-schemer-lost-1 = A detail. { $enemy } won’t win this war.
bot-says-schemer-lost-2 = { $enemy } wins. The rest of you should worry about that.
bot-says-schemer-lost-3 = I let { $enemy } have that one. More or less.
bot-says-schemer-agrees-1 = A pleasure. We understand each other.
bot-says-schemer-agrees-2 = Signed. The others will love this.
bot-says-schemer-agrees-3 = Agreed. I had something like it in mind.

# Why they decline, and what they would want instead
bot-says-leads-1 = { $seat }, you are too close to winning.
bot-says-leads-2 = Not with you, { $seat }. You are ahead of me as it is.
bot-says-leads-3 = { $seat }, that helps whoever is ahead, and that’s you.
bot-says-more-1 = That helps you more than me, { $seat }.
bot-says-more-2 = A fine deal for you, { $seat }, and a poor one for me.
bot-says-more-3 = { $seat }, you would gain more from that than I would.
bot-says-costs-1 = That would cost me too much, { $seat }.
bot-says-costs-2 = { $seat }, I would only lose by that.
bot-says-costs-3 = I give something up and gain nothing, { $seat }? No.
bot-says-little-1 = There is too little in it for me, { $seat }.
bot-says-little-2 = { $seat }, that is hardly worth the ink.
bot-says-little-3 = Kind of you, { $seat }, but what do I get?
bot-says-unsure-1 = I won’t tie my hands there, { $seat }.
bot-says-unsure-2 = { $seat }, I can’t put a price on that, so no.
bot-says-unsure-3 = I don’t make promises like that, { $seat }.
bot-says-keeps-1 = We have a deal, { $seat }, and it stands.
bot-says-keeps-2 = { $seat }, I like our agreement as it is.
bot-says-keeps-3 = We shook hands on it, { $seat }. Let’s keep it that way.
bot-says-gives-1 = I keep my cards, { $seat }.
bot-says-gives-2 = { $seat }, my cards stay with me.
bot-says-gives-3 = My cards are not for hire, { $seat }.
bot-says-takes-1 = Keep your cards, { $seat }.
bot-says-takes-2 = { $seat }, I would rather owe you nothing.
bot-says-takes-3 = No, thank you, { $seat }. I can do without.
bot-says-counter-1 = Not like that, { $seat }. I would sign this instead.
bot-says-counter-2 = { $seat }, change it like this and we have a deal.
bot-says-counter-3 = Almost, { $seat }. Here is what I would sign.
bot-says-adds-1 = { $why } I want one more clause: { $clause }.
bot-says-adds-2 = { $why } Add a clause and I sign: { $clause }.
bot-says-adds-3 = { $why } Here is what it takes: { $clause }.
bot-says-drops-1 = { $why } Leave this out and I sign: { $clause }.
bot-says-drops-2 = { $why } One clause has to go: { $clause }.
bot-says-drops-3 = { $why } Try it without this: { $clause }.
bot-says-shorter-1 = { $why } Make it { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, and I sign.
bot-says-shorter-2 = { $why } For { $turns ->
    [one] one turn
   *[other] { $turns } turns
} I would do it.
bot-says-shorter-3 = { $why } I might agree to { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.

## Why a bot decides as it does

bot-because-legal = It is one of the choices.
bot-because-only = There is no other choice.
bot-because-said = { $why }
bot-because-conquers = This takes { $city }.
bot-because-train = This captures the supply train in { $city }.
bot-because-attacks = Attacking from { $city }, with { $points ->
    [one] 1 point
   *[other] { $points } points
} of cards to play.
bot-because-protects = This protects { $city }.
bot-because-towards = Heading for { $city }.
bot-because-enters = { $city } falls when he marches on.
bot-because-relieves = Coming to the aid of { $city }.
bot-because-questions = { $city } falls if its protectors are driven off.
bot-because-safer = That is safer.
bot-because-fed = He is better supplied there.
bot-because-better = It is a better position.
bot-because-supplies = This keeps the generals in supply.
bot-because-follows = Generals abroad need a supply train nearby.
bot-because-all-stand = Everyone is where they should be.
bot-because-odds = These are the best odds.
bot-because-duel-ahead = This should win by { $count }.
bot-because-duel-even = This should end in a tie.
bot-because-duel-behind = This will probably lose by { $count }, but by no more.
bot-because-stops-ahead = No more cards needed: this should win by { $count }.
bot-because-stops-even = A tie will do. More cards would cost more than they gain.
bot-because-stops-behind = Better to lose { $count ->
    [one] one troop
   *[other] { $count } troops
} than more cards.
bot-because-starves = This drives them out of supply.
bot-because-drives = This drives them away from what they protect.
bot-because-any-way = No other route would cost them more.
bot-because-front = The generals nearest the enemy get the most troops.
bot-because-returns = A general returns to the map.
bot-because-near = It is close to the enemy’s fortresses.
bot-because-hussar = { $points ->
    [0] Enemy supply may have to come this way.
    [one] This makes enemy supply cost 1 point more.
   *[other] This makes enemy supply cost { $points } points more.
}
bot-because-hussar-stays = The hussar already costs the enemy points where he is.
bot-because-hussar-idle = No hussar would make enemy supply cost more now.
bot-because-toll = This feeds the most troops for the fewest points.
bot-because-recruits = { $count ->
    [0] The cards are needed for battle.
    [one] There are cards to spare for one troop.
   *[other] There are cards to spare for { $count } troops.
}
bot-because-trump = The hand holds { $points } points in this suit.
bot-because-no-card = No Political Card is worth a Tactical Card.
bot-because-no-trump = There are no trumps in hand.
bot-because-influence = One of the Political Cards is worth it.
bot-because-saves = The cards are worth more later.
bot-because-card = This Political Card helps most.
bot-because-denies = This keeps the card from everyone else.
bot-because-discards = None of its effects helps.
bot-because-nobody = There is no one to send.
bot-because-weakest = He will be missed least.
bot-because-francis = Francis is the better choice.
bot-because-charles = Charles Albert is the better choice.
bot-because-saxony = Saxony should leave Prussia.
bot-because-saxony-stays = Saxony is better left where it is.
bot-because-offer-yes = Silesia is worth a peace.
bot-because-offer-no = The war is as good as won.
bot-because-accept-yes = Austria needs its hands free.
bot-because-accept-no = The peace would all but win Prussia the game.
bot-because-reduce-yes = Markers set aside can no longer be lost.
bot-because-reduce-no = The fortresses can be held.
bot-because-cede-yes = Prussia is about to win.
bot-because-cede-no = Silesia can be held until the end.
bot-because-subsidy-yes = Bavaria needs the card.
bot-because-subsidy-no = France needs the card itself.
bot-because-treaty = A treaty rules out anything better.
bot-because-agrees = It is worth it to me.
bot-because-declines = It is not worth it to me.
bot-because-unsure = I can’t tell what it is worth.
bot-because-leads = It would help the leader more than me.
bot-because-counter = This way it would be worth it to both of us.
bot-because-poor = I need cards.
bot-because-quiet = Peace here leaves my generals free for { $city }.
bot-because-armistice = I want to be left alone here for a while.
bot-because-votes = I want these votes for the election.
bot-because-paid = I need the cards more than what I promise.
bot-because-spared = Otherwise I would lose { $city }.
bot-because-trains = My generals depend on these supply trains.
bot-because-opened = I want { $city }.
bot-because-together = Our generals are stronger together.
bot-because-sure = I want to be sure of it.
bot-because-tried = Nothing else I tried turned out better.
bot-because-planned = It is part of my plan for this turn.

## maria bots check

cli-bots = Check a bot of your own.
bots-check = Ask a bot about every kind of decision, let it play whole games, and report its faults.
check-option-bot = The bot: my_module:MyBot, or command:./my_bot for a program.
check-fine = { $bot } answered { $kinds } kinds of decisions and played { $games } games: no problems found.
check-found = { $bot }: { $count ->
    [one] { $count } problem.
   *[other] { $count } problems.
}
check-raises = It raises { $error } when asked about “{ $kind }”:
check-no-reply = Asked about “{ $kind }”, it returns { $answer }. `decide` must return a Reply(action).
check-nonsense = Asked about “{ $kind }”, it answers { $answer }, which is not an action.
check-illegal = Asked about “{ $kind }”, it answers { $action }, which is not legal: { $why } Choose an action from ask.choices.
check-slow = Asked about “{ $kind }”, it takes longer than { $seconds } seconds.
check-changed = Asked about “{ $kind }”, it changes ask.position or ask.view. Try actions on ask.position.copy().
check-differs = Asked about “{ $kind }” twice with the same seed, it gives different answers, so its games cannot be repeated. Take all randomness from self.rng.
check-not-asked = These decisions never came up in a game, so they were not tested: { $kinds }
check-game-crash = In a game of { $game } as { $seat } it raised an error { $count } times. The first time:
check-game-slow = In a game of { $game } as { $seat } it took too long { $count } times.
check-game-nonsense = In a game of { $game } as { $seat } it answered { $count } times with something that is not an action. The first time:
check-game-illegal = In a game of { $game } as { $seat } it gave { $count } actions that were not legal. The first one:

## maria arena

arena-option-ladder = A file that keeps the games of many series and can be continued. With more or fewer bots than seats, every bot plays every other.
arena-option-page = Write the ladder as Markdown to this file, between its marks if it has any.
arena-option-strict = End with exit code 1 if any bot makes a fault.
arena-trouble = { $bot } in game { $game } as { $seat }, its first fault:

cli-arena = Let bots play each other, and report the results.
arena-option-bots = The bots, one per seat, separated by commas; a single one takes every seat. Seats change from game to game. { $levels }
arena-option-seconds = Time per decision for a bot, in seconds.
arena-option-out = A folder for records, results and the report; games already in it are not played again.
arena-option-balance = Also report on the balance of the game: roles, Silesia, Saxony and the Political Cards.
arena-bots = The game has { $seats } seats, but there are { $bots } bots.
arena-other-settings = The folder { $folder } holds games with other settings. Choose another one, or remove it.
arena-folder = The folder { $folder } cannot be used: { $reason }
arena-unreadable = The results in the folder { $folder } cannot be read. Choose another one, or remove it.
arena-playing = Playing
arena-bots-heading = Bots
arena-roles-heading = Bots by role
arena-course-heading = Games
arena-balance-title = The balance of the game
arena-balance-heading = Roles
arena-happened-heading = Silesia and Saxony
arena-cards-heading = Political Cards
arena-chart-bots = Share of wins by bot, { $games ->
    [one] one game
   *[other] { $games } games
}
arena-chart-roles = Share of wins by role, { $games ->
    [one] one game
   *[other] { $games } games
}
arena-column-bot = bot
arena-column-role = role
arena-column-seats = seats played
arena-column-games = games
arena-column-wins = wins
arena-column-rate = share of wins
arena-column-interval = 95% interval
arena-column-rating = rating
arena-column-ms = ms per decision
arena-column-faults = faults
arena-column-what = what
arena-column-rate-interval = share of games (95% interval)
arena-column-card = card
arena-column-executed = executed
arena-column-expected = expected share
arena-column-gain = difference in points
arena-games = games
arena-build = build
arena-draws = draws
arena-turns = turns
arena-decisions = decisions per game
arena-decisions-per-s = decisions per second and process
arena-endings = ended by rule
arena-fault-crash = crashed
arena-fault-slow = too slow
arena-fault-nonsense = nonsense
arena-fault-illegal = not legal
arena-silesia-annexed = Prussia annexed Silesia
arena-silesia-ceded = Austria ceded Silesia
arena-saxony-prussian = Saxony stayed Prussia’s ally
arena-saxony-neutral = Saxony ended neutral
arena-saxony-austrian = Saxony ended as Austria’s ally

## maria watch

cli-watch = Let bots play a game, and tell it in words, with their reasons.
watch-option-bots = The bots, one per seat, separated by commas; a single one takes every seat. { $levels }
watch-option-no-why = Leave out the bots’ reasons: only show what everyone at the table can see.
watch-option-out = A Markdown file to write the game to.
watch-title = { $game }{ $options } for { $players } players, seed { $seed }
watch-seat = { $seat }: { $bot }
watch-does = { $seat }: { $what }.
watch-why = why: { $reason }
watch-why-or = why: { $reason } Worth { $worth }; next best: { $others }.
watch-other = { $what } ({ $worth })
watch-over = { $decisions } decisions in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
watch-faults = Faults of { $seat }: { $faults }

## Training

cli-train = Train the numbers the bots judge by.
train-weights = Tune the weights of each role by self-play. An interrupted run continues where it stopped.
train-value = Fit Marshal’s evaluation to the results of games. An interrupted run continues where it stopped.
train-option-out = The folder of the run: its games, its findings and its pictures.
train-option-seed = The seed of the run.
train-option-games = How many games each round plays.
train-option-rounds = How many rounds are played. More can be added later.
train-option-step = How far a round may move the weights, in units.
train-option-match = How many games are played to measure a round and to accept the result.
train-option-start = A file of weights to start from; the new ones must beat them.
train-option-value-games = How many games the evaluation learns from. More can be added later.
train-other-settings = { $folder } belongs to another training run. Choose another folder.
train-folder = { $folder } cannot be used: { $reason }.
train-fault = A bot made a fault while training: { $trouble }
train-progress = { $name }
train-match = Against two of { $against }: { $wins } of { $games } games, at least { $low } with 95% confidence.
train-accepted = Accepted. To play with it, copy { $file } to src/maria/bots/trained.
train-refused = Not accepted: it is no better than the present one. It is kept in { $file }.
train-value-loss = Log loss on games it never saw: { $loss }. Knowing only how often each role wins: { $baseline }.
train-weights-curve = Share of wins against captains
train-weights-worth = What each number is worth
train-value-tried = Nets that were tried
train-value-turns = By turn
train-value-calibration = Calibration on games it never saw
train-column-round = round
train-column-trained-on = games
train-column-games = match
train-column-rate = share of wins
train-column-interval = 95% interval
train-column-roles = wins by role
train-column-role = role
train-column-weight = weight
train-column-captain = captain
train-column-trained = trained
train-column-effect = log odds per unit
train-column-error = standard error
train-column-hidden = hidden units
train-column-decay = decay
train-column-epochs = epochs
train-column-loss = log loss
train-column-turns = turns
train-column-positions = positions
train-column-baseline = roles alone
train-column-expected = expected
train-column-won = won

## The ladder

ladder-standing = Ratings
ladder-matches = One against the others
ladder-equals = Equals
ladder-game = { $game }, { $players } players{ $options }
ladder-column-bot = bot
ladder-column-games = games
ladder-column-rating = rating
ladder-column-seconds = seconds per game
ladder-column-table = table
ladder-column-won = won
ladder-column-interval = 95% interval
ladder-column-roles = by role
ladder-column-turns = turns
ladder-column-faults = faults
ladder-column-command = command
