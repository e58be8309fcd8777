"""What the page is told of a decision: one model for each kind, so that it needs no rules of its own.

Cities, pieces, cards, Political Cards, powers, suits and tracks are numbers, as in a view; seats are names.
`action` is a text in the record's notation that can be played as it is. A `pattern` is such a text with
blanks in braces: `{cards}` stands for texts of cards with spaces between, `{city}` for a city's id, `{path}`
for ids of cities with ` > ` between, `{count}` for a number, `{troops}` for `general number` with commas
between, `{generals}` for ids of generals with spaces between, `{parts}` for parts of a Political Card.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from maria.telling.parts import Parts

# ---------------------------------------------------------------- what details are made of


class Choice(BaseModel):
    """Something that can be done: its text, what it is called, and what it would bring."""

    action: str
    label: Parts
    effects: list[Parts] = []


class HandCard(BaseModel):
    """A card of a hand: its text in an action, and what it pays (8.h)."""

    card: int
    text: str
    worth: int


class Payment(BaseModel):
    """8.k: cards that pay, and what they are worth together."""

    cards: list[int]
    sum: int
    action: str


class Standing(BaseModel):
    """A piece and its city; none off the map."""

    piece: int
    city: int | None


class Force(BaseModel):
    """Generals on a city: who commands, the suit they play, and their troops as far as the seat knows."""

    generals: list[int]
    city: int
    suit: int
    power: int
    seat: str
    least: int
    most: int


class Spot(BaseModel):
    """A city where a piece can be put; with equal ranks one choice for each commander (6.i)."""

    city: int
    action: str
    commander: int | None = None


# ---------------------------------------------------------------- set-up and hussars


class SplitGeneral(BaseModel):
    """4.f: a general, the least he gets, and whether he leaves the game with his troops (14.g)."""

    general: int
    least: int
    away: bool


class SplitPower(BaseModel):
    """4.e: the troops of one power, and a split that is a fair start; `{troops}` names every general."""

    power: int
    troops: int
    most: int
    generals: list[SplitGeneral]
    proposal: list[int]
    action: str
    pattern: str


class SplitDetail(BaseModel):
    """4.e: troops are split, power by power."""

    kind: Literal["split"] = "split"
    powers: list[SplitPower]


class FreeHussar(BaseModel):
    """7.b: a hussar that can be placed, and where he stands now; `{city}` is one of the detail's cities."""

    hussar: int
    city: int | None
    pattern: str


class HussarsDetail(BaseModel):
    """7.a: hussars are placed."""

    kind: Literal["hussars"] = "hussars"
    hussars: list[FreeHussar]
    cities: list[int]
    done: Choice


class QuestionDetail(BaseModel):
    """8.b, 19.1, 19.2, SG.e: a question of the rules; the effects of yes and no tell what they mean."""

    kind: Literal["question"] = "question"
    about: Literal["subsidy", "offer-peace", "accept-peace", "reduce", "cede"]
    yes: Choice
    no: Choice


# ---------------------------------------------------------------- supply


class Due(BaseModel):
    """9.g: what the supply of a general costs, and his path, from him to the train."""

    general: int
    city: int
    points: int
    path: list[int]


class Covering(BaseModel):
    """9.h: generals that the whole hand covers in full."""

    generals: list[int]
    action: str


class TollDetail(BaseModel):
    """9.g, 9.h: what paths through hussars cost.

    `rich`: all is paid, with any cards that fit. Otherwise the whole hand is paid, for one of the coverings.
    """

    kind: Literal["toll"] = "toll"
    power: int
    due: list[Due]
    hungry: list[Standing]
    total: int
    worth: int
    hand: list[HandCard]
    rich: bool
    cheapest: Payment | None
    coverings: list[Covering]
    pattern: str


# ---------------------------------------------------------------- movement


class Reentry(BaseModel):
    """10.2, 19.1.k: a train that can be brought back; `{city}` is one of the spots, `{cards}` may differ."""

    train: int
    city: int | None
    cost: int
    hand: list[HandCard]
    cheapest: list[int]
    spots: list[Spot]
    pattern: str


class MovementDetail(BaseModel):
    """10: the pieces that may still move, and all else that a seat may do in its movement phase.

    `alternating`: in a dispute, the seat that is next on the Flanders map.
    """

    kind: Literal["movement"] = "movement"
    powers: list[int]
    pieces: list[Standing]
    reentries: list[Reentry]
    dispute: Choice | None
    pass_flanders: Choice | None
    alternating: str | None
    done: Choice


class Conquest(BaseModel):
    """10.3: a fortress that a march conquers, from whom and for whom; `marked` by a victory marker."""

    city: int
    former: int
    owner: int
    marked: bool


class SupplyOf(BaseModel):
    """9: how a general would be supplied if that were checked now; `points` is the toll (9.g).

    `path`: from him to the train, where overlays show it; empty at home.
    """

    general: int
    state: Literal["supplied", "toll", "hungry"]
    points: int = 0
    path: list[int] = []


class March(BaseModel):
    """10.1: a way of a piece, and what happens if it is gone.

    `marks`: protected fortresses that get a question mark (10.3.e). `joins`: the general it stacks with; with
    equal ranks `spots` has an action for each commander. `attacks`: whom it will have to attack from there,
    as things stand (11.1.a). `supply`: a general's own, or for a train that of all its power's generals.
    `wins`: the march ends the game.
    """

    action: str
    piece: int
    path: list[int]
    force: bool
    conquers: list[Conquest]
    marks: list[int]
    takes: list[int]
    drives_off: list[int]
    joins: int | None
    spots: list[Spot]
    attacks: list[Force]
    supply: list[SupplyOf]
    wins: bool


class Agreement(BaseModel):
    """10.1.k: a stack that would need another seat's consent first: whose, with whom, and the way."""

    city: int
    general: int
    seat: str
    path: list[int]


class Marches(BaseModel):
    """The marches of one piece: one way for every different effect, and stacks that need consent."""

    piece: int
    ways: list[March]
    agreements: list[Agreement]


class Why(BaseModel):
    """Whether an action is legal; if not, the rule that forbids it and the reason in words."""

    legal: bool
    rule: str | None = None
    reason: Parts | None = None
    rule_text: str | None = None


class Way(BaseModel):
    """A march or a retreat along way-points: the legal action, or why there is none."""

    path: list[int]
    march: March | None
    action: str | None
    why: Why


# ---------------------------------------------------------------- combat


class AttackPair(BaseModel):
    """11.1.a: an attack that may come next."""

    attackers: Force
    defenders: Force
    action: str


class AttacksDetail(BaseModel):
    """11.1.a: which attack comes next; `later` ones must wait (11.1.j)."""

    kind: Literal["attacks"] = "attacks"
    attacks: list[AttackPair]
    later: list[AttackPair]


class Playable(BaseModel):
    """11.1.d: a card that can be played, the score it makes, and whether the other side plays then."""

    card: int
    text: str
    value: int
    score: int
    passes: bool
    action: str


class Reserve(BaseModel):
    """8.f: a Reserve, as any value from 1 to 8, each with the score it makes."""

    card: int
    text: str
    values: list[Playable]


class Stopping(BaseModel):
    """11.1.f, 11.1.h: what it brings to play no card: a tie, or losses and a retreat of as many cities.

    `points`: what the combat would be worth to the winner at least (16.a).
    """

    action: str
    tie: bool
    losses: int
    retreat: int
    points: int


class DuelDetail(BaseModel):
    """11.1: a combat; `score` is that of the side to play, zero or negative. Others see no cards here."""

    kind: Literal["duel"] = "duel"
    attackers: Force
    defenders: Force
    score: int
    side: Literal["attackers", "defenders"]
    seat: str
    suit: int
    must: bool
    cards: list[Playable]
    reserves: list[Reserve]
    stop: Stopping | None


class RetreatEnd(BaseModel):
    """11.2.d: a farthest end of a retreat and one way there."""

    city: int
    path: list[int]
    action: str


class RetreatDetail(BaseModel):
    """11.2: the winner chooses the way of the defeated: any of this length to one of the ends."""

    kind: Literal["retreat"] = "retreat"
    losers: list[int]
    city: int
    length: int
    winners: list[int]
    winner_city: int
    distance: int
    ends: list[RetreatEnd]
    pattern: str


# ---------------------------------------------------------------- winter


class Recruiting(BaseModel):
    """13.a: a number of troops, and the cheapest payment."""

    count: int
    cards: list[int]
    sum: int
    action: str


class RecruitDetail(BaseModel):
    """13.a: troops are bought; `room` is what the generals can take."""

    kind: Literal["recruit"] = "recruit"
    power: int
    cost: int
    most: int
    room: int
    hand: list[HandCard]
    worth: int
    counts: list[Recruiting]
    pattern: str


class Taker(BaseModel):
    """13.b: a general who can take troops."""

    general: int
    city: int
    troops: int
    room: int


class EntryPlace(BaseModel):
    """13.c: a city where a removed general can re-enter; with equal ranks one for each commander (6.i).

    `text` stands in an action after the general and his troops. Two who enter the same city share it.
    """

    city: int
    commander: int | None
    text: str


class Entering(BaseModel):
    """13.c: a removed general who can re-enter with troops."""

    general: int
    room: int
    entries: list[EntryPlace]


class AssignDetail(BaseModel):
    """13.b, 17.o: who gets new troops: all of them must be given out."""

    kind: Literal["assign"] = "assign"
    power: int
    count: int
    takers: list[Taker]
    entering: list[Entering]
    pattern: str


# ---------------------------------------------------------------- politics


class SuitHeld(BaseModel):
    """The cards of one suit in a power's hand, and the Reserves."""

    power: int
    cards: list[int]


class TrumpSuit(BaseModel):
    """17.b: a suit, and what the seat's major powers hold of it, Reserves included."""

    suit: int
    held: list[SuitHeld]
    action: str


class TrumpDetail(BaseModel):
    """17.b: the political trump is named."""

    kind: Literal["trump"] = "trump"
    suits: list[TrumpSuit]


class Layable(BaseModel):
    """17.c: a card that can be placed: whether it is trump, what it counts, and the influence it makes.

    A card that is not trump adds nothing; it goes back to the hand, or lies face-down (25.b).
    """

    card: int
    text: str
    trump: bool
    counts: int
    influence: int
    action: str


class LayDetail(BaseModel):
    """17.c: a Tactical Card is placed on the display, or none."""

    kind: Literal["lay"] = "lay"
    power: int
    trump: int | None
    influence: int
    cards: list[Layable]
    done: Choice


class Influence(BaseModel):
    """17.f: a power's sum on the display."""

    power: int
    influence: int


class Selectable(BaseModel):
    """17.g: a Political Card that shows the power's arms."""

    political: int
    action: str


class SelectDetail(BaseModel):
    """17.g: a Political Card is selected, or the cards are saved; `later` powers come after."""

    kind: Literal["select"] = "select"
    power: int
    cards: list[Selectable]
    save: Choice
    discards: list[int]
    later: list[Influence]
    only_discard: bool


class ShiftOption(BaseModel):
    """17.j: a shift by so many boxes (right is positive), where the marker would come, and what holds there.

    `text` is a part of an `execute` action; a shift by 0 has none. Other announced shifts are counted in.
    """

    boxes: int
    box: int
    meaning: Parts
    text: str


class TrackShift(BaseModel):
    """17.j: the shifts of one track that a card offers."""

    track: int
    marker: int
    announced: int
    options: list[ShiftOption]


class ExecuteDetail(BaseModel):
    """17.j: the parts of a Political Card; `{parts}` are texts of shifts and `instruction`, with commas.

    The offer's choices hold every combination. `barred`: it can only be discarded (24.i).
    """

    kind: Literal["execute"] = "execute"
    power: int
    political: int
    shifts: list[TrackShift]
    instruction: Parts | None
    barred: bool
    discard: Choice
    pattern: str


class Corps(BaseModel):
    """17.m: a general who can be sent, free of charge or for these cards."""

    general: int
    city: int | None
    cost: int
    cards: list[int]
    action: str
    pattern: str


class CorpsDetail(BaseModel):
    """17.m: a general goes to his power's off-map box; `done` only if nobody can."""

    kind: Literal["corps"] = "corps"
    power: int
    box: str
    generals: list[Corps]
    hand: list[HandCard]
    done: Choice | None


class Placing(BaseModel):
    """A piece that has to go, or to come, and where it can be put."""

    piece: int
    city: int | None
    spots: list[Spot]


class PlaceDetail(BaseModel):
    """17.p, 19.1, 19.3: pieces are put elsewhere by their owner, one after the other."""

    kind: Literal["place"] = "place"
    reason: Literal["way", "peace", "saxon", "free", "second-train"]
    pieces: list[Placing]


class VoteDetail(BaseModel):
    """18: free votes are cast; Francis has some already and needs a majority."""

    kind: Literal["vote"] = "vote"
    free: int
    francis: int
    needed: int
    all: int


class SaxonyDetail(BaseModel):
    """19.3.j: by how many of the boxes due the Saxony marker moves; the texts are whole actions."""

    kind: Literal["saxony-due"] = "saxony-due"
    track: int
    marker: int
    options: list[ShiftOption]


Detail = Annotated[
    SplitDetail
    | HussarsDetail
    | QuestionDetail
    | TollDetail
    | MovementDetail
    | AttacksDetail
    | DuelDetail
    | RetreatDetail
    | RecruitDetail
    | AssignDetail
    | TrumpDetail
    | LayDetail
    | SelectDetail
    | ExecuteDetail
    | CorpsDetail
    | PlaceDetail
    | VoteDetail
    | SaxonyDetail,
    Field(discriminator="kind"),
]
"""A decision, by its kind."""


# ---------------------------------------------------------------- at any time


class TroopTransfer(BaseModel):
    """6.e: troops that can pass inside a stack, `{count}` of them from 1 to `most`."""

    giver: int
    taker: int
    most: int
    pattern: str


class ConsentOption(BaseModel):
    """10.1.k: a consent that can be given or taken back: for the stage, for one general, or for one city."""

    general: int | None
    city: int | None
    given: bool
    choice: Choice


class ContractOffer(BaseModel):
    """20.a: a contract that can be proposed, for `{count}` turns from 1 to `most`.

    `agreed`: the seat plays both powers, so the contract begins at once.
    """

    giver: int
    taker: int
    most: int
    agreed: bool
    pattern: str


class Contract(BaseModel):
    """20.a: a contract that runs; `cancel` where its end can be proposed."""

    giver: int
    taker: int
    turns: int
    text: Parts
    cancel: Choice | None


class Proposal(BaseModel):
    """20: a proposal of a contract, or with no turns of its end, and the answers that the seat may give."""

    giver: int
    taker: int
    turns: int
    seat: str
    text: Parts
    accept: Choice | None
    decline: Choice | None


class AnyTime(BaseModel):
    """6.e, 10.1.k, 20: what a seat may do whoever is on turn.

    `consent_at`: the pattern that gives consent for a `{city}` that is not listed.
    """

    transfers: list[TroopTransfer] = []
    consents: list[ConsentOption] = []
    consent_at: str | None = None
    offers: list[ContractOffer] = []
    contracts: list[Contract] = []
    proposals: list[Proposal] = []


class Offer(BaseModel):
    """What a seat may do now.

    `step`: the kind of step that the game stands at, empty after its end. `waiting`: the seats that the game
    waits for. `yours`: this seat is one of them; otherwise there are no choices, and a detail only where
    everybody may see it (a duel). `choices` are complete where they are few; where a detail has patterns
    there are more.
    """

    step: str
    waiting: list[str]
    yours: bool
    question: Parts
    helps: list[Parts]
    rules: list[str]
    choices: list[Choice]
    detail: Detail | None
    any_time: AnyTime


# ---------------------------------------------------------------- overlays


class TrainRange(BaseModel):
    """9.c: the cities that a train supplies as things stand; `toll` those only through a hussar (9.g)."""

    train: int
    cities: list[int]
    toll: list[int]


class Protection(BaseModel):
    """10.3.b: a fortress, who controls it, and the generals who protect it."""

    city: int
    power: int
    generals: list[int]


class Reach(BaseModel):
    """10.1: the cities that a piece could come to in its own stage as things stand, and by force march."""

    piece: int
    march: list[int]
    force: list[int]


class Threat(BaseModel):
    """10.1.f: a train, and the enemy generals who could take it in their next move as things stand."""

    train: int
    generals: list[int]


class Overlays(BaseModel):
    """What follows from public facts, to be drawn over the board: for all powers.

    `supply`: how every general on the map would be supplied if his supply were checked now.
    """

    trains: list[TrainRange]
    fortresses: list[Protection]
    reach: list[Reach]
    threats: list[Threat]
    supply: list[SupplyOf]
