### What is asked, in two voices: to whoever is asked (ask-...), and about them to everybody else (others-...).
### Behind them what can be typed in the terminal (type-...), and what was done, by what it is (deed-...).

## To whoever is asked. These follow a colon

ask-yours = Your turn: { $question }
ask-named = { $seat }: { $question }

ask-other = decide.
told-action = { $action }
ask-split = split your troops among your generals.
ask-hussars = place your hussars.
ask-subsidy = does France pay Bavaria the subsidy this turn?
ask-toll = pay the toll for { $power-possessive } supply paths through hussars.
ask-movement = move the pieces of { $powers }.
ask-attacks = which attack comes next?
ask-duel = what does { $power } play in this combat?
ask-retreat = where { $losers-count ->
    [one] does
   *[other] do
} { $losers } retreat to?
ask-recruit = how many troops does { $power } buy?
ask-assign = which generals of { $power } get { $count ->
    [one] the new troop
   *[other] the { $count } new troops
}?
ask-trump = which suit is the political trump this turn? You name it because you won the latest combat. Of the cards placed now, only trumps and Reserves stay on the display.
ask-lay = does { $power } place a Tactical Card face-down on the political display?
ask-select = does { $power } select one of the Political Cards that show its arms, or save its cards on the display?
ask-execute = { $power } has selected { $political }. Does it execute all of the card, a part of it, or nothing?
ask-corps = which general of { $power } goes to the off-map box { $box } as expeditionary corps? He is out of the game until the penalty ends.
ask-transfer = where do { $power-possessive } pieces go? They must go to the nearest cities that the rule allows; if there are several, you choose.
ask-vote = { $count ->
    [one] does your free vote go to Francis in the imperial election? Otherwise it goes to Charles Albert.
   *[other] how many of your { $count } free votes go to Francis in the imperial election? The others go to Charles Albert.
}
ask-saxony-due = by how many boxes does the Saxony marker move to the right, towards Austria, for the points just lost?
ask-offer-peace = does Prussia offer Austria peace? It controls all of Silesia's fortresses.
ask-accept-peace = does Austria accept the peace for Silesia that Prussia offers?
ask-second-train = where does Prussia place its second supply train, free of charge?
ask-reduce = does France reduce its objectives? This can be done once in the game.
ask-cede = does Austria cede Silesia? This is asked only now.

## About them

others-other = { $seat } { $seat-count ->
    [one] decides.
   *[other] decide.
}
others-split = { $seat } { $seat-count ->
    [one] splits { $seat-their } troops among { $seat-their } generals.
   *[other] split their troops among their generals.
}
others-hussars = { $seat } places { $seat-their } hussars.
others-subsidy = { $seat } decides whether France pays Bavaria the subsidy.
others-toll = { $seat } pays the toll for { $power-possessive } supply paths through hussars.
others-movement = { $seat } { $seat-count ->
    [one] moves
   *[other] move
} the pieces of { $powers }.
others-attacks = { $seat } chooses the next attack.
others-duel = { $seat } plays a card for { $power }, or stops.
others-retreat = { $seat } chooses where { $losers } { $losers-count ->
    [one] retreats
   *[other] retreat
} to.
others-recruit = { $seat } decides how many troops { $power } buys.
others-assign = { $seat } gives { $power-possessive } { $count ->
    [one] new troop to one of its generals.
   *[other] { $count } new troops to its generals.
}
others-trump = { $seat } names the political trump.
others-lay = { $seat } decides whether { $power } places a Tactical Card on the political display.
others-select = { $seat } decides whether { $power } selects a Political Card.
others-execute = { $seat } decides what { $power } executes of { $political }.
others-corps = { $seat } chooses which general of { $power } goes to the off-map box { $box }.
others-transfer = { $seat } chooses where { $power-possessive } pieces go.
others-vote = { $seat } casts { $seat-their } { $count ->
    [one] free vote
   *[other] { $count } free votes
} in the imperial election.
others-saxony-due = { $seat } decides how far the Saxony marker moves towards Austria.
others-offer-peace = { $seat } decides whether Prussia offers Austria peace.
others-accept-peace = { $seat } decides whether Austria accepts the peace that Prussia offers.
others-second-train = { $seat } places Prussia's second supply train.
others-reduce = { $seat } decides whether France reduces its objectives.
others-cede = { $seat } decides whether Austria cedes Silesia.

## What was done, by what it is: "asks to take back the march of Schwerin to Brieg"

deed-hidden = the latest action
deed-split = the split of { $power-possessive } troops
deed-hussar = the placing of hussar { $hussar } at { $city }
deed-done-hussars = the end of the hussar stage
deed-done-movement = the end of the movement
deed-done-lay = the decision to place no card
deed-done-corps = the answer that nobody can be sent
deed-subsidy = { $yes ->
    [1] the subsidy to Bavaria
   *[0] the decision to pay no subsidy
}
deed-offer-peace = { $yes ->
    [1] the offer of peace
   *[0] the decision to offer no peace
}
deed-accept-peace = { $yes ->
    [1] the acceptance of the peace
   *[0] the refusal of the peace
}
deed-reduce-objectives = { $yes ->
    [1] the reduction of the objectives
   *[0] the decision not to reduce the objectives
}
deed-cede-silesia = { $yes ->
    [1] the cession of Silesia
   *[0] the decision not to cede Silesia
}
deed-toll = the payment of { $power-possessive } toll
deed-march = { $force ->
    [1] the force march of { $piece } to { $city }
   *[0] the march of { $piece } to { $city }
}
deed-re-enter = the re-entry of { $train } at { $city }
deed-consent = { $given ->
    [1] the consent to all stacks
   *[0] the end of the consent to all stacks
}
deed-consent-to = { $given ->
    [1] the consent to stacks with { $general }
   *[0] the end of the consent to stacks with { $general }
}
deed-consent-at = { $given ->
    [1] the consent to stacks at { $city }
   *[0] the end of the consent to stacks at { $city }
}
deed-dispute = the dispute about moves on the Flanders map
deed-pass-flanders = the decision to move no more on the Flanders map
deed-attack = the attack from { $start } on { $target }
deed-play = the card { $card }
deed-play-reserve = the Reserve played as { $value }
deed-stop = the decision to play no card
deed-retreat = the retreat to { $city }
deed-recruit = { $count ->
    [0] the decision of { $power } to buy no troops
    [one] the purchase of one troop by { $power }
   *[other] the purchase of { $count } troops by { $power }
}
deed-assign = the placing of { $power-possessive } new troops
deed-transfer = the transfer of { $count ->
    [one] one troop
   *[other] { $count } troops
} from { $giver } to { $taker }
deed-place = the placing of { $piece } at { $city }
deed-trump = the choice of { $suit } as political trump
deed-lay = the placing of { $card } on the display
deed-lay-hidden = the placing of a card on the display
deed-select = the selection of { $political }
deed-save = the saving of the cards on the display
deed-execute = the execution of the Political Card ({ $effects })
deed-discard = the discarding of the Political Card
deed-corps = the sending of { $general } to the off-map box
deed-saxony = { $boxes ->
    [0] the decision to leave the Saxony marker where it is
    [one] the move of the Saxony marker by one box
   *[other] the move of the Saxony marker by { $boxes } boxes
}
deed-vote-francis = { $francis ->
    [0] the vote for Charles Albert
    [one] the vote for Francis, with one vote
   *[other] the vote for Francis, with { $francis } votes
}
deed-offer = the offer of subsidies from { $giver } to { $taker }
deed-cancel = the proposal to cancel the subsidies of { $giver } to { $taker }
deed-accept = the acceptance of what { $giver } and { $taker } discussed
deed-decline = the refusal of what { $giver } and { $taker } discussed
deed-propose = { $counter ->
    [1] the counter-proposal of { $giver } to { $taker }
   *[0] the proposal of { $giver } to { $taker }
}
deed-end-treaty = the proposal to end treaty { $number }
deed-mark = { $kept ->
    [1] the statement that a promise was kept
   *[0] the statement that a promise was broken
}
