### The cases of the rulebook: what is done in them, and what holds then.
### Each message `holds-...` is a sentence that cases can say (docs/cases.md).

## What is done. The seat stands before it

case-typed = “{ $line }”
case-done = Do nothing more
case-transfer = Transfer { $count ->
    [one] one troop
   *[other] { $count } troops
} from { $giver } to { $taker }
case-offer = Propose subsidies from { $giver } to { $taker } for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
case-propose = { $counter ->
    [1] Counter as { $giver }, to { $taker }: { $clauses }
   *[0] Propose as { $giver }, to { $taker }: { $clauses }
}

## Pieces

holds-piece-is-at-city = { $piece } is at { $city }.
holds-piece-is-removed = { $piece } is off the map.
holds-piece-is-away = { $piece } is not in the game.
holds-piece-is-off-map = { $piece } is in the off-map box.
holds-piece-has-number-troops = { $piece } has { $number ->
    [one] one troop.
   *[other] { $number } troops.
}
holds-piece-is-in-supply = { $piece } is in supply.
holds-piece-is-out-of-supply = { $piece } is out of supply.
holds-piece-is-face-down = { $piece } is face-down.
holds-piece-is-face-up = { $piece } is face-up.
holds-city-is-commanded-by-piece = { $piece } is in command at { $city }.
holds-hussar-number-is-at-city = Hussar { $number } is at { $city }.
holds-hussar-number-is-off = Hussar { $number } is off the map.
holds-power-has-number-in-all = { $power } has { $number ->
    [one] one troop in all.
   *[other] { $number } troops in all.
}

## Fortresses

holds-city-is-held-by-power = { $power } controls { $city }.
holds-city-is-not-held-by-power = { $power } does not control { $city }.
holds-city-is-protected = { $city } is protected.
holds-city-is-not-protected = { $city } is not protected.
holds-city-is-marked = { $city } bears a victory marker.
holds-city-is-unmarked = { $city } bears no victory marker.
holds-city-has-a-question-mark = { $city } has a question mark.
holds-city-has-no-question-mark = { $city } has no question mark.
holds-city-bears-a-control-marker = { $city } bears a control marker.

## Cards

holds-power-holds-number-cards = { $power } holds { $number ->
    [0] no cards.
    [one] one card.
   *[other] { $number } cards.
}
holds-power-holds-cards = { $power } holds { $cards-count ->
    [0] no cards.
   *[other] { $cards }.
}
holds-pile-number-holds-number-cards = Discard pile { $number } has { $number2 ->
    [0] no cards.
    [one] one card.
   *[other] { $number2 } cards.
}
holds-pile-number-holds-cards = Discard pile { $number } has { $cards-count ->
    [0] no cards.
   *[other] { $cards }.
}
holds-income-of-power-is-number = { $power } draws { $number ->
    [0] no cards
    [one] one card
   *[other] { $number } cards
} per turn.
holds-number-cards-set-aside = { $number ->
    [0] No cards are set aside.
    [one] One card is set aside.
   *[other] { $number } cards are set aside.
}

## The course of the game

holds-waits-for-seats = { $seats-count ->
    [0] The game waits for nobody.
   *[other] The game waits for { $seats }.
}
holds-seat-may-transfer = { $seat } may transfer troops.
holds-seat-may-act = { $seat } may act.
holds-seat-may-not-act = { $seat } may not act.
holds-the-score-is-number = The score is { $number }.
holds-the-turn-is-number = It is turn { $number }.
holds-a-choice = There is a choice.
holds-no-choice = There is no choice.
holds-seat-wins-by-word = { $seat } wins by rule { $word }.
holds-draw-by-word = The game is a draw by rule { $word }.
holds-the-game-goes-on = The game goes on.
holds-step-split = Next: splitting the troops.
holds-step-hussars = Next: placing hussars.
holds-step-subsidy = Next: the subsidy for Bavaria.
holds-step-toll = Next: paying the toll to hussars.
holds-step-movement = Next: movement.
holds-step-attacks = Next: choosing an attack.
holds-step-duel = Next: playing a card in combat.
holds-step-retreat = Next: the retreat.
holds-step-recruit = Next: recruiting.
holds-step-assign = Next: assigning the new troops.
holds-step-trump = Next: naming the trump.
holds-step-lay = Next: placing a card on the political display.
holds-step-select = Next: selecting a Political Card.
holds-step-execute = Next: executing the Political Card.
holds-step-corps = Next: sending an expeditionary corps.
holds-step-transfer = Next: placing pieces that must leave or return.
holds-step-vote = Next: the imperial election.
holds-step-saxony-due = Next: moving the Saxony marker.
holds-step-offer-peace = Next: Prussia’s offer of peace.
holds-step-accept-peace = Next: Austria’s answer to the offer of peace.
holds-step-second-train = Next: placing Prussia’s second supply train.
holds-step-reduce = Next: France’s choice whether to reduce its objectives.
holds-step-cede = Next: Austria’s choice whether to cede Silesia.

## What a player sees

holds-seat-sees-piece-has-troops = { $seat } does not see how many troops { $piece } has.
holds-seat-sees-piece-has-number-troops = { $seat } sees that { $piece } has { $number ->
    [one] one troop.
   *[other] { $number } troops.
}
holds-seat-sees-power-holds-number-cards = { $seat } sees that { $power } holds { $number ->
    [0] no cards.
    [one] one card.
   *[other] { $number } cards.
}
holds-seat-sees-power-holds-cards = { $seat } sees that { $power } holds { $cards-count ->
    [0] no cards.
   *[other] { $cards }.
}
holds-seat-sees-number-scores = { $seat } sees { $number ->
    [0] no winter scores.
    [one] the scores of one winter.
   *[other] the scores of { $number } winters.
}
holds-seat-sees-treaty-number = { $seat } sees treaty { $number }.

## Victory markers

holds-pool-of-power-is-number = { $power-possessive } pool has { $number ->
    [0] no victory markers.
    [one] one victory marker.
   *[other] { $number } victory markers.
}
holds-power-has-number-in-battle-boxes = { $power } has { $number ->
    [0] no victory markers
    [one] one victory marker
   *[other] { $number } victory markers
} in battle boxes.
holds-box-box-is-empty = The victory box “{ $box }” is empty.
holds-box-box-is-power = { $power } has a victory marker in the box “{ $box }”.
holds-power-has-number-set-aside = { $power } has { $number ->
    [0] no victory markers
    [one] one victory marker
   *[other] { $number } victory markers
} set aside.
holds-power-misses-number = { $power } lacks { $number ->
    [0] no victory markers.
    [one] one victory marker.
   *[other] { $number } victory markers.
}

## Politics

holds-marker-track-is-in-box-number = The marker is in box { $number } of the track “{ $track }”.
holds-announced-track-nothing = No shift is announced on the track “{ $track }”.
holds-announced-track-left-number = A shift of { $number ->
    [one] one box
   *[other] { $number } boxes
} to the left is announced on the track “{ $track }”.
holds-announced-track-right-number = A shift of { $number ->
    [one] one box
   *[other] { $number } boxes
} to the right is announced on the track “{ $track }”.
holds-saxony-is-status = { $status ->
    [prussian] Saxony is a Prussian ally.
    [austrian] Saxony is an Austrian ally.
   *[neutral] Saxony is neutral.
}
holds-power-is-neutral = { $power } is neutral.
holds-power-is-not-neutral = { $power } is not neutral.
holds-power-is-played-by-seat = { $seat } plays { $power }.
holds-power-displays-cards = { $power } has { $cards-count ->
    [0] no face-up cards
   *[other] { $cards } face-up
} on the political display.
holds-power-hides-cards = { $power } has { $cards-count ->
    [0] no face-down cards
   *[other] { $cards } face-down
} on the political display.
holds-trump-is-word = The political trump is { $suit }.
holds-revealed-politicals = { $politicals-count ->
    [0] No Political Cards are face-up.
    [one] This Political Card is face-up: { $politicals }.
   *[other] These Political Cards are face-up: { $politicals }.
}

## Subsidies and treaties

holds-contract-power-power-number = { $power } owes { $power2 } subsidies for { $number ->
    [one] one more turn.
   *[other] { $number } more turns.
}
holds-no-contract-power-power = { $power } owes { $power2 } no subsidies.
holds-treaty-number-stands = Treaty { $number } is in force.
holds-no-treaty-number = Treaty { $number } is not in force.
holds-clause-number-of-treaty-number-word = { $word ->
    [waits] Clause { $number } of treaty { $number2 } waits for its condition.
    [runs] Clause { $number } of treaty { $number2 } is in force.
    [aside] Clause { $number } of treaty { $number2 } has been set aside.
    [fulfilled] Clause { $number } of treaty { $number2 } is fulfilled.
    [over] Clause { $number } of treaty { $number2 } is kept, and over.
    [lapsed] Clause { $number } of treaty { $number2 } has lapsed.
    [broken] Clause { $number } of treaty { $number2 } is broken.
    [sleeps] Clause { $number } of treaty { $number2 } is suspended.
   *[awake] Clause { $number } of treaty { $number2 } is not suspended.
}
holds-power-proposes-to-power = A proposal from { $power } to { $power2 } is open.
holds-no-proposal-of-power-and-power = No proposal is open between { $power } and { $power2 }.

## What has not happened. What has is told as the log tells it

holds-no-attacked = There has been no attack.
holds-no-conquered = No fortress has been conquered.
holds-no-defeated = No general has been defeated.
holds-no-election = There has been no imperial election.
holds-no-peace-offered = No peace has been offered.
holds-no-peace-over = The peace has not ended.
holds-no-question-mark = No question mark has been placed.
holds-no-saxony = Saxony’s status has not changed.
holds-no-scored = No points have been scored.
holds-no-stage = No new stage has begun.
holds-no-trump-turned = No card has been turned up for the trump.
holds-no-turn = No new turn has begun.
holds-no-winter = It has not become winter.
holds-no-assigned = No new troops have been assigned.
holds-no-recruited = No troops have been recruited.
holds-no-clause-aside = { $number ->
    [0] No treaty has given way.
   *[other] Treaty { $number } has not given way.
}
holds-no-clause-fulfilled = No clause has been fulfilled.
holds-no-clause-runs = No clause has come into force.
holds-no-proposed = Nothing has been proposed.
holds-no-dispute = There has been no dispute.
holds-no-reduced = France has not reduced its objectives.
holds-no-ceded = Silesia has not been ceded.
holds-no-contract-ended = No subsidy contract has ended.
