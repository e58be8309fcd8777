### Treaties: clauses as sentences, what happens to them, and what is refused (21).

## Clauses

clause-not-attack = { $power } does not attack { $named ->
    [0] { $whom }
   *[other] { $generals }
}
clause-stays-out = { $power } { $passing ->
    [1] neither enters nor passes { $places }
   *[0] places nobody in { $places }
}
clause-not-cover = { $power } does not cover { $places } with a general
clause-not-conquer = { $power } does not conquer { $places }
clause-leaves = { $power } leaves { $places } { $by ->
    [0] as fast as possible
   *[other] by turn { $by }
} and stays out
clause-goes-to = { $power } sends { $generals } { $near ->
    [0] to { $places }
    [one] to { $places } or next to it
   *[other] to within { $near } roads of { $places }
}{ $by ->
    [0] {""}, as fast as possible
   *[other] {" "}by turn { $by }
}
clause-lets-alone = { $power } spares the { $what ->
    [hussars] hussars
   *[trains] supply trains
} of { $whom }
clause-votes = { $power } votes for { $candidate ->
    [francis] Francis
   *[charles] Charles Albert
}
clause-answers = { $power } { $answer ->
    [offers-peace] offers the peace of Silesia when it can
    [does-not-offer-peace] does not offer the peace of Silesia
    [accepts-peace] accepts the peace of Silesia if it is offered
    [declines-peace] declines the peace of Silesia if it is offered
    [reduces-its-objectives] reduces its objectives when it can
   *[does-not-reduce-its-objectives] does not reduce its objectives
}
clause-selects = { $power } selects { $political } when it can
clause-not-select = { $power } does not select { $political }
clause-not-bid = { $power } places no card on the political display
clause-executes = { $power } { $instructed ->
    [1] { $named ->
        [0] executes of { $political } its instruction alone
       *[other] executes of { $political } { $shifts } and its instruction
    }
   *[0] { $named ->
        [0] discards { $political } if it selects it
       *[other] executes of { $political } { $shifts } and nothing else
    }
}
clause-shifts-saxony = { $power } { $yes ->
    [1] moves the Saxony marker as far as it may
   *[0] does not move the Saxony marker
}
clause-consents = { $power } consents to all stacks
clause-pays = { $power } pays { $whom } subsidies
clause-promise = { $power } promises: "{ $text }"
clause-turns = { $text } { $turns ->
    [one] for one turn
   *[other] for { $turns } turns
}
clause-when-fulfilled = { $text }, once clause { $other } is fulfilled
clause-when-begun = { $text }, once clause { $other } has begun
clause-when-kept = { $text }, while clause { $other } is kept
clause-alone = { $text }
clause-numbered = ({ $number }) { $text }

clause-status-waits = waits for its condition
clause-status-runs = { $until ->
   *[other] until turn { $until }
}
clause-status-aside = { $until ->
   *[other] until turn { $until }, set aside once
}
clause-status-fulfilled = fulfilled
clause-status-over = kept, and over
clause-status-lapsed = lapsed
clause-status-broken = broken
clause-status-sleeps = sleeps

## What happens

event-proposed-treaty = { $power } proposes to { $taker }: { $clauses }.
event-countered = { $power } answers { $taker } by another proposal: { $clauses }.
event-proposed-end = { $seat } proposes to end treaty { $number }.
event-proposal-lapsed = What { $power } proposed to { $taker } lapses with the turn.
event-treaty = Treaty { $number } of { $power } and { $taker }: { $clauses }.
event-treaty-cancelled = Treaty { $number } ends, as all its parties agree.
event-treaty-over = Treaty { $number } has ended.
event-clause-runs = Now in force in treaty { $number }: { $clauses }.
event-clause-fulfilled = Fulfilled in treaty { $number }: { $clauses }.
event-clause-over = Kept to its end in treaty { $number }: { $clauses }.
event-clause-lapsed = No longer in force in treaty { $number }: { $clauses }.
event-clause-aside = Treaty { $number } gives way to the rules or to an older promise: { $clauses }.
event-promise-fulfilled = { $seat } says that a promise of treaty { $number } was kept: { $clauses }.
event-promise-broken = { $seat } says that a promise of treaty { $number } was broken: { $clauses }.

told-treaty = Treaty { $number }, { $one } and { $another }
told-proposal-end = { $seat } proposes to end treaty { $number }.

## What can be done

offer-do-propose = Propose it to { $to }
offer-do-end-treaty = Propose to end treaty { $number }
offer-do-mark = { $kept ->
    [1] It was kept
   *[0] It was broken
}

## Refusals

refused-treaty = Treaty { $number } forbids it: { $clause }.
refused-treaty-first = Treaty { $number } comes first: { $clause }. The nearest general who still has to go moves before anybody else.
refused-treaty-relied = Troops are being placed that count on this treaty. Wait until they are on the map.
refused-consent-promised = You have promised to consent to all stacks.
refused-treaty-powers = You may propose something only for a power that you play.
refused-treaty-self = A treaty needs a power of another player.
refused-treaty-minor = A minor power is bound with its major power; only subsidies can be agreed on with it.
refused-proposals-most = A power may propose { $most } times a turn, contracts and their ends included.
refused-consents-most = You may give or take back consent { $most } times a turn.
refused-clauses = A treaty has 1 to { $most } clauses.
refused-clause-odd = This is no clause: something in it does not exist.
refused-clause-bound = Every clause binds one of the two powers.
refused-clause-turns = A clause is for 1 to { $most } turns; it can be agreed on again.
refused-clause-condition = A condition names an earlier clause of the same proposal.
refused-condition-simple = A condition names a clause that has no condition itself, and never a promise in words.
refused-clause-allies = Allies never attack each other, so there is nothing to promise.
refused-clause-whom = This is about the other power, or its generals.
refused-clause-who = Name generals of the power that is bound, and where they go.
refused-clause-near = Near means 1 to { $most } roads.
refused-clause-by = The turn must come before the clause ends, and must not have passed.
refused-clause-nowhere = This land has no city on the board.
refused-clause-fortress = Only fortresses are conquered: name some.
refused-clause-votes = Only free votes of an election still to come can be promised.
refused-clause-peace = There is no other peace than that of Silesia, which Prussia offers and Austria accepts; and only France reduces its objectives.
refused-clause-past = This has happened already.
refused-clause-card = The power cannot select this Political Card, or no longer.
refused-clause-saxony = Only Austria decides on the Saxony marker.
refused-no-treaty = There is no treaty { $number } of yours.
refused-mark = Only the one who got a promise in words says whether it was kept, once.
notation-propose = A proposal names two powers, a colon, and clauses: propose prussia austria: prussia does not attack austria for 2.
notation-clause = "{ $name }" is no clause. After the power a clause goes on with { $verbs }.
notation-clause-forbidden = A treaty never gives cards but by subsidies, never changes an alliance or a rule, and makes no peace but that of Silesia.
notation-mark = Write kept or broken, not "{ $name }".
notation-promise = A promise in words stands in quotes, in plain letters, without quotes in it.
notation-promise-long = A promise in words has at most { $most } characters.
position-treaty = "{ $name }" does not say how a clause stands.

## Help

help-propose = Propose a treaty: your power, another one, a colon, and clauses with semicolons between them. At any time.
example-propose = propose france prussia: prussia does not bid
help-counter = Answer a proposal by another one.
example-counter = counter prussia france: france does not bid
help-end-treaty = Propose to end a treaty before its time.
example-end-treaty = end treaty 1
help-mark = Say whether a promise in words was kept: the treaty, the clause, kept or broken.
example-mark = mark 1 2 kept
