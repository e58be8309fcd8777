### Questions in two voices: to the player who decides (ask-...), and about that player to everybody else
### (others-...). Then actions by what they are (deed-...) and by what somebody does (does-...).

## To the player who decides. These follow a colon

ask-yours = Your turn: { $question }
ask-named = { $seat }: { $question }

ask-other = decide.
told-action = { $action }
ask-split = split your troops among your generals.
ask-hussars = place your hussars.
ask-subsidy = does France pay Bavaria the subsidy this turn?
ask-toll = pay the toll for { $power-possessive } supply paths through hussars.
ask-movement = move the pieces of { $powers }.
ask-attacks = which attack is next?
ask-duel = what does { $power } play in this combat?
ask-retreat = where { $losers-count ->
    [one] does
   *[other] do
} { $losers } retreat?
ask-recruit = how many troops does { $power } buy?
ask-assign = which of { $power-possessive } generals get { $count ->
    [one] the new troop
   *[other] the { $count } new troops
}?
ask-trump = which suit is the political trump this turn? You name it because you won the most recent combat. Of the cards placed this turn, only trumps and Reserves stay on the display.
ask-lay = does { $power } place a Tactical Card face-down on the political display?
ask-select = does { $power } select one of the Political Cards that show its arms, or save its cards on the display?
ask-execute = { $power } has selected { $political }. Does it execute the whole card, part of it, or nothing?
ask-corps = which of { $power-possessive } generals goes to the off-map box { $box } as expeditionary corps? He is out of the game until the penalty ends.
ask-transfer = where do { $power-possessive } pieces go? Each goes to the nearest city that the rules allow; if there are several, you choose.
ask-vote = { $count ->
    [one] does your free vote in the imperial election go to Francis or to Charles Albert?
   *[other] how many of your { $count } free votes in the imperial election go to Francis? The rest go to Charles Albert.
}
ask-saxony-due = by how many boxes does the Saxony marker move to the right, towards Austria, for the points just lost?
ask-offer-peace = does Prussia offer Austria peace? It controls all of Silesia’s fortresses.
ask-accept-peace = does Austria accept Prussia’s peace offer for Silesia?
ask-second-train = where does Prussia place its second supply train, free of charge?
ask-reduce = does France reduce its objectives? It can do so once per game.
ask-cede = does Austria cede Silesia? You are asked only once.

## About that player

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
    [one] retreats.
   *[other] retreat.
}
others-recruit = { $seat } decides how many troops { $power } buys.
others-assign = { $seat } hands out { $power-possessive } { $count ->
    [one] new troop.
   *[other] { $count } new troops.
}
others-trump = { $seat } names the political trump.
others-lay = { $seat } decides whether { $power } places a Tactical Card on the political display.
others-select = { $seat } decides whether { $power } selects a Political Card.
others-execute = { $seat } decides what { $power } does with { $political }.
others-corps = { $seat } chooses which of { $power-possessive } generals goes to the off-map box { $box }.
others-transfer = { $seat } chooses where { $power-possessive } pieces go.
others-vote = { $seat } casts { $seat-their } { $count ->
    [one] free vote
   *[other] { $count } free votes
} in the imperial election.
others-saxony-due = { $seat } decides how far the Saxony marker moves towards Austria.
others-offer-peace = { $seat } decides whether Prussia offers Austria peace.
others-accept-peace = { $seat } decides whether Austria accepts Prussia’s peace offer.
others-second-train = { $seat } places Prussia’s second supply train.
others-reduce = { $seat } decides whether France reduces its objectives.
others-cede = { $seat } decides whether Austria cedes Silesia.

## Actions by what they are: "asks to take back Schwerin's march to Brieg"

deed-hidden = the latest action
deed-split = the split of { $power-possessive } troops
deed-hussar = the placement of hussar { $hussar } at { $city }
deed-done-hussars = the end of the hussar stage
deed-done-movement = the end of the movement
deed-done-lay = the decision to place no card
deed-done-corps = the decision to send nobody
deed-subsidy = { $yes ->
    [1] the subsidy to Bavaria
   *[0] the decision to pay no subsidy
}
deed-offer-peace = { $yes ->
    [1] the peace offer
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
    [1] { $piece-possessive } force march to { $city }
   *[0] { $piece-possessive } march to { $city }
}
deed-re-enter = { $train-possessive } re-entry at { $city }
deed-consent = { $given ->
    [1] the consent to all stacks
   *[0] the withdrawal of consent to all stacks
}
deed-consent-to = { $given ->
    [1] the consent to stacks with { $general }
   *[0] the withdrawal of consent to stacks with { $general }
}
deed-consent-at = { $given ->
    [1] the consent to stacks at { $city }
   *[0] the withdrawal of consent to stacks at { $city }
}
deed-dispute = the demand for alternating moves on the Flanders map
deed-pass-flanders = the decision to make no more moves on the Flanders map
deed-attack = the attack from { $start } on { $target }
deed-play = the card { $card }
deed-play-reserve = the Reserve played as { $value }
deed-stop = the decision to play no more cards
deed-retreat = the retreat to { $city }
deed-recruit = { $count ->
    [0] { $power-possessive } decision to buy no troops
    [one] { $power-possessive } purchase of one troop
   *[other] { $power-possessive } purchase of { $count } troops
}
deed-assign = the placement of { $power-possessive } new troops
deed-transfer = the transfer of { $count ->
    [one] one troop
   *[other] { $count } troops
} from { $giver } to { $taker }
deed-place = the placement of { $piece } at { $city }
deed-trump = the choice of { $suit } as political trump
deed-lay = the card { $card } placed on the display
deed-lay-hidden = the card placed on the display
deed-select = the selection of { $political }
deed-save = the decision to save the cards on the display
deed-execute = the execution of the Political Card ({ $effects })
deed-discard = the discard of the Political Card
deed-corps = the decision to send { $general } to the off-map box
deed-saxony = { $boxes ->
    [0] the decision not to move the Saxony marker
    [one] the Saxony marker’s move by one box
   *[other] the Saxony marker’s move by { $boxes } boxes
}
deed-vote-francis = { $francis ->
    [0] the vote for Charles Albert
    [one] one vote for Francis
   *[other] { $francis } votes for Francis
}
deed-offer = the offer of subsidies from { $giver } to { $taker }
deed-cancel = the proposal to cancel { $giver-possessive } subsidies to { $taker }
deed-accept = the acceptance of the proposal between { $giver } and { $taker }
deed-decline = the refusal of the proposal between { $giver } and { $taker }
deed-propose = { $counter ->
    [1] { $giver-possessive } counter-proposal to { $taker }
   *[0] { $giver-possessive } proposal to { $taker }
}
deed-end-treaty = the proposal to end treaty { $number }
deed-mark = { $kept ->
    [1] the statement that a promise was kept
   *[0] the statement that a promise was broken
}

## What a player does where the log says nothing of it

does-done-hussars = { $seat } ends the hussar stage.
does-done-movement = { $seat } ends the movement.
does-done-corps = { $seat } sends nobody.
does-pass-flanders = { $seat } makes no more moves on the Flanders map.
does-offer-peace = { $seat } { $yes ->
    [1] offers peace.
   *[0] offers no peace.
}
does-reduce-objectives = { $seat } { $yes ->
    [1] reduces France’s objectives.
   *[0] does not reduce France’s objectives.
}
does-transfer = { $seat } moves { $count ->
    [one] one troop
   *[other] { $count } troops
} from { $giver } to { $taker }.
