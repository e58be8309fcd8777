### Treaties: clauses as sentences, what happens to them, and what is refused (21).

## Clauses

clause-not-attack = { $power } does not attack { $named ->
    [0] { $whom }
   *[other] { $generals }
}
clause-stays-out = { $power } { $passing ->
    [1] neither enters nor passes through { $places }
   *[0] stations no pieces in { $places }
}
clause-not-cover = { $power } does not cover { $places } with a general
clause-not-conquer = { $power } does not conquer { $places }
clause-leaves = { $power } leaves { $places } { $by ->
    [0] as fast as possible
   *[other] by turn { $by }
} and stays out
clause-goes-to = { $power } sends { $generals } { $near ->
    [0] to { $places }
    [one] to or next to { $places }
   *[other] to within { $near } roads of { $places }
}{ $by ->
    [0] {""}, as fast as possible
   *[other] {" "}by turn { $by }
}
clause-lets-alone = { $power } spares the { $what ->
    [hussars] hussars
   *[trains] supply trains
} of { $whom }
clause-no-hussars = { $power } places no hussars in { $places }
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
        [0] executes only the instruction of { $political }
       *[other] executes these parts of { $political }: { $shifts } and its instruction
    }
   *[0] { $named ->
        [0] discards { $political } if it selects it
       *[other] executes only this part of { $political }: { $shifts }
    }
}
clause-shifts-saxony = { $power } { $yes ->
    [1] moves the Saxony marker as far as it may
   *[0] does not move the Saxony marker
}
clause-consents = { $power } consents to all stacks
clause-pays = { $power } pays { $whom } subsidies
clause-promise = { $power } promises: “{ $text }”
clause-turns = { $text } { $turns ->
    [one] for one turn
   *[other] for { $turns } turns
}
clause-when-fulfilled = { $text }, once clause { $other } is fulfilled
clause-when-begun = { $text }, once clause { $other } has begun
clause-when-kept = { $text }, while clause { $other } is kept
clause-alone = { $text }
clause-numbered = ({ $number }) { $text }

clause-status-waits = waiting for its condition
clause-status-runs = { $until ->
   *[other] until turn { $until }
}
clause-status-aside = { $until ->
   *[other] until turn { $until }, set aside once
}
clause-status-fulfilled = fulfilled
clause-status-over = kept and over
clause-status-lapsed = lapsed
clause-status-broken = broken
clause-status-sleeps = suspended

## What happens

event-proposed-treaty = { $power } proposes to { $taker }: { $clauses }.
event-countered = { $power } answers { $taker } with another proposal: { $clauses }.
event-proposed-end = { $seat } proposes to end treaty { $number }.
event-proposal-lapsed = { $power-possessive } proposal to { $taker } lapses at the end of the turn.
event-treaty = Treaty { $number } between { $power } and { $taker }: { $clauses }.
event-treaty-cancelled = Treaty { $number } ends by agreement.
event-treaty-over = Treaty { $number } has ended.
event-clause-runs = Now in force in treaty { $number }: { $clauses }.
event-clause-fulfilled = Fulfilled in treaty { $number }: { $clauses }.
event-clause-over = Kept to the end in treaty { $number }: { $clauses }.
event-clause-lapsed = No longer in force in treaty { $number }: { $clauses }.
event-clause-aside = Treaty { $number } gives way to the rules or to an older promise: { $clauses }.
event-promise-fulfilled = { $seat } says a promise in treaty { $number } was kept: { $clauses }.
event-promise-broken = { $seat } says a promise in treaty { $number } was broken: { $clauses }.

told-treaty = Treaty { $number } between { $one } and { $another }
told-proposal-end = { $seat } proposes to end treaty { $number }.

## What can be done

offer-do-propose = Propose it to { $to }
offer-do-end-treaty = Propose to end treaty { $number }
offer-do-mark = { $kept ->
    [1] It was kept
   *[0] It was broken
}

## Refusals

refused-treaty = Treaty { $number } forbids this: { $clause }.
refused-treaty-first = Treaty { $number } comes first: { $clause }. The nearest general who still has to go must move before anyone else.
refused-treaty-relied = Troops that count on this treaty are being placed. Wait until they are on the map.
refused-consent-promised = You have promised to consent to all stacks.
refused-treaty-powers = You can only make proposals for a power you play.
refused-treaty-self = A treaty needs another player’s power.
refused-treaty-minor = A minor power is bound by its major power’s treaties; only subsidies can be agreed with it.
refused-proposals-most = A power may make { $most } proposals per turn, including contracts and proposals to end them.
refused-consents-most = You may give or withdraw consent { $most } times per turn.
refused-clauses = A treaty has 1 to { $most } clauses.
refused-clause-odd = This is not a clause: something in it does not exist.
refused-clause-bound = Every clause must bind one of the two powers.
refused-clause-turns = A clause lasts 1 to { $most } turns; it can be agreed again.
refused-clause-condition = A condition must name an earlier clause of the same proposal.
refused-condition-simple = A condition must name a clause that has no condition itself and is not a promise in words.
refused-clause-allies = Allies never attack each other, so there is nothing to promise.
refused-clause-whom = This clause must name the other power or its generals.
refused-clause-who = Name generals of the power that is bound, and where they go.
refused-clause-near = “Near” means 1 to { $most } roads.
refused-clause-by = The turn must not have passed, and must come before the clause ends.
refused-clause-nowhere = This land has no city on the board.
refused-clause-fortress = Only fortresses can be conquered: name at least one.
refused-clause-votes = You can only promise free votes in an election still to come.
refused-clause-peace = The only peace is that of Silesia, which Prussia offers and Austria accepts; and only France can reduce its objectives.
refused-clause-past = This has already happened.
refused-clause-card = This power cannot select this Political Card, or can no longer do so.
refused-clause-saxony = Only Austria decides about the Saxony marker.
refused-clause-hussars = Only Austria has hussars.
refused-no-treaty = You have no treaty { $number }.
refused-mark = Only the player who received a promise in words can say whether it was kept, and only once.
notation-propose = A proposal names two powers, a colon, and clauses: propose prussia austria: prussia does not attack austria for 2.
notation-clause = “{ $name }” is not a clause. After the power, a clause continues with { $verbs }.
notation-clause-forbidden = A treaty never gives cards except as subsidies, never changes an alliance or a rule, and makes no peace but that of Silesia.
notation-mark = Write kept or broken, not “{ $name }”.
notation-promise = Put a promise in words in quotes, in plain letters, with no quotes inside.
notation-promise-long = A promise in words has at most { $most } characters.
position-treaty = “{ $name }” is not a status of a clause.

## Help

help-propose = Propose a treaty: your power, another one, a colon, and clauses separated by semicolons. At any time.
example-propose = propose france prussia: prussia does not bid
help-counter = Answer a proposal with another one.
example-counter = counter prussia france: france does not bid
help-end-treaty = Propose to end a treaty early.
example-end-treaty = end treaty 1
help-mark = Say whether a promise in words was kept: the treaty, the clause, kept or broken.
example-mark = mark 1 2 kept
