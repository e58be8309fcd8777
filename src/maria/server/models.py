"""What goes over the network. The page's types are made from these, by way of the OpenAPI description."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from maria.reading.combat import Combat
from maria.record import LONGEST_MESSAGE
from maria.server.event_models import AnyEvent
from maria.server.messages import MessageData
from maria.server.offers import AtAnyTime, Facts, SeatChoices
from maria.server.settings import ClientLimits
from maria.server.storage.schema import Ended, SeatKind, Status, Watch
from maria.server.visible import visible
from maria.texts import LANGUAGES, MariaError
from maria.view import view_type

if TYPE_CHECKING:
    from maria.view import View
else:
    View = view_type()

LIMITS = ClientLimits()
LONGEST_ACTION = 2000
"""Characters: of a proposal of six promises in words, each as long as may be."""
GameId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16}$")]
Language = Annotated[str, StringConstraints(pattern=f"^({'|'.join(LANGUAGES)})$")]
ActionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,60}$")]
"""Made by the client, so that an action that comes twice is done once."""
Title = Annotated[str, StringConstraints(max_length=LIMITS.name), AfterValidator(visible)]
Name = Annotated[Title, StringConstraints(strip_whitespace=True, min_length=1)]
"""A title may be empty, a name is not."""
Text = Annotated[str, StringConstraints(pattern=r"^[^\x00]*$")]
"""What a database can keep."""
RandomValue = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""A random number of a player's own: 256 bits."""
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""A secret of 128 bits: a link, or a key."""


class RequestBody(BaseModel):
    """What a client sends: nothing unknown is taken, and nothing is taken for something else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Refused(MariaError):
    """Something that is not done: an HTTP status, and a message."""

    def __init__(self, status: int, key: str, **values: Any) -> None:
        """Takes the status, the message's key and its values."""
        self.status = status
        super().__init__(key, **values)


class Stale(Refused):
    """An answer to a step that is gone."""

    def __init__(self) -> None:
        """Always the same message."""
        super().__init__(409, "server-stale")


class Problem(BaseModel):
    """Why something was not done."""

    error: str
    """The key of the message."""
    text: str
    """The message, in the reader's language."""
    rule: str | None = None
    rule_text: str | None = None
    table: TableState | None = None
    """The table as it is now, where that helps."""


# ---------------------------------------------------------------- games and seats


class PersonSeat(RequestBody):
    """A seat for a person, who gets a link."""

    kind: Literal["person"] = "person"


class BotSeat(RequestBody):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: str = Field("colonel", max_length=64)
    name: Title = ""
    seconds: float = Field(30.0, ge=0.1, le=120)
    """How long it may think."""


Seats = dict[str, Annotated[PersonSeat | BotSeat, Field(discriminator="kind")]]
"""Who sits where; seats that are not named are for people."""


class NewGame(RequestBody):
    """A game to be played."""

    variant: str = Field("introductory", max_length=30)
    players: int = Field(3, ge=2, le=3)
    options: list[Annotated[str, StringConstraints(max_length=30)]] = Field([], max_length=5)
    name: Title = ""
    seats: Seats = Field({}, max_length=3)
    watch: Watch = "link"
    days: float | None = Field(None, ge=0.01, le=60)
    """Days for a decision; nothing for live play."""
    stand_in: bool = True
    """Whether a bot plays for who runs out of time, until the person is back."""
    hints: bool | None = None
    """Whether a seat may ask what colonel would do; otherwise where one person plays against bots."""


class LoadedGame(RequestBody):
    """A record to go on with or to step through."""

    record: Text = Field(max_length=LIMITS.body)
    name: Title = ""
    hints: bool = False


class Branch(RequestBody):
    """A moment of a game that is over, to go on from: the number as in the replay, and who plays then."""

    seq: int = Field(ge=0, le=2**53)
    seats: Seats = Field({}, max_length=3)


class SeatInfo(BaseModel):
    """Who sits on a seat."""

    seat: str
    name: str
    kind: SeatKind
    taken: bool
    bot: str
    """The bot that plays here or stands in; empty for a person alone."""
    standing_in: bool
    resigned: bool
    online: bool
    ends: bool
    """Whether this seat offers to end the game."""
    waiting_since: float | None
    """Since when the game waits for this seat."""
    due: float | None
    """When its time runs out."""
    powers: list[int]
    """The powers that it plays now, major ones first."""


class GameResult(BaseModel):
    """How a game ended."""

    ended: Ended
    winner: str | None
    rule: str | None


class GameInfo(BaseModel):
    """A game as everybody may know it."""

    id: str
    name: str
    variant: str
    players: int
    options: list[str]
    pack: str
    engine: str
    status: Status
    watch: Watch
    days: float | None
    stand_in: bool
    hints: bool
    created: float
    changed: float
    turn: int
    seats: list[SeatInfo]
    commitment: str
    """The hash of the server's secret: noted down before anybody joins, checked after the end."""
    loaded: bool
    """It was begun from a record: whoever has that knows its cards, and there is nothing to prove."""
    result: GameResult | None
    differs: int
    """The line of the record from which on the rules of this server differ; 0 if they do not."""


class Created(BaseModel):
    """A new game, the secret link of each seat for a person, and the key of the host, who made it."""

    game: GameInfo
    tokens: dict[str, str]
    host: str


class SeatOf(BaseModel):
    """The seat that a link leads to, or a key opens."""

    game: str
    seat: str


class TakeSeat(RequestBody):
    """Taking a seat under a name."""

    name: Name
    value: RandomValue
    key: Token
    """A secret that the client makes, and keeps before it sends it: it opens the seat from now on."""
    player: Token | None = None


class Reissued(BaseModel):
    """A new link or key; the old one opens nothing any more."""

    token: str


# ---------------------------------------------------------------- playing


class Journey(BaseModel):
    """A way that a piece has gone."""

    piece: int
    path: list[int]


class Entry(BaseModel):
    """Something that happened: an event, and what is said of it."""

    seq: int
    at: float
    seat: str | None
    """Whose action it came from."""
    heading: bool
    aside: bool
    """Whether it was done out of turn, or around the game: it ends nobody's absence."""
    news: bool  # whether it tells how a combat has ended
    text: MessageData
    event: AnyEvent
    """The event as far as the seat may see it; things are numbers."""
    journeys: list[Journey]
    combat: Combat | None


class UndoState(BaseModel):
    """Whether a seat can take back its latest action, and whether without asking."""

    possible: bool
    free: bool
    again: str | None
    """The action that was taken back and can be played again."""


class UndoRequest(BaseModel):
    """An undo that somebody asks for."""

    seat: str
    waiting: list[str]
    """Who has not answered yet."""
    text: MessageData
    """What is to be taken back."""


class TableState(BaseModel):
    """The table as one seat sees it now."""

    seq: int
    step: str
    """The decision that is open: an action names the one that it answers."""
    game: GameInfo
    seat: str | None
    view: View | None
    facts: Facts | None
    """What the position means, as far as this seat may know."""
    choices: SeatChoices | None
    """The open decision: all that can be done where this seat is asked; nothing before the game."""
    any_time: AtAnyTime | None
    """What this seat may do whoever is on turn; nothing before the game."""
    to_act: list[str]
    may_act: bool
    """Whether this seat may do something although the game does not wait for it."""
    question: MessageData | None
    """What whom is asked, in one sentence; nothing before the game and after it."""
    undo: UndoState
    request: UndoRequest | None
    unread: int
    """Messages that this seat has not read."""


class Update(BaseModel):
    """What a seat has missed, and the table as it is now."""

    entries: list[Entry]
    until: int
    """The number until which the entries tell; if the table's is higher, one asks again after this one."""
    table: TableState


class Acknowledged(BaseModel):
    """Something is done, now or when it came first; the live connection tells what came of it."""

    done: str


class IdempotentRequest(RequestBody):
    """Something that is done once, however often it comes."""

    id: ActionId
    after: int | None = Field(None, ge=0, le=2**53)
    """The last number that a client without a live connection has seen: the answer tells all after it."""


class Act(IdempotentRequest):
    """An action, in the notation of the record without its seat."""

    step: str = Field(max_length=20)
    action: str = Field(max_length=LONGEST_ACTION)


class AnswerUndo(IdempotentRequest):
    """The answer to a request for an undo."""

    grant: bool


class Say(IdempotentRequest):
    """A public message."""

    text: str = Field(min_length=1, max_length=LONGEST_MESSAGE)


class Read(RequestBody):
    """All messages until this number of the seat's own count are read."""

    seq: int = Field(ge=0, le=2**53)


class Notes(RequestBody):
    """Notes for oneself."""

    text: Text = Field(max_length=LIMITS.notes)


class Leave(RequestBody):
    """The bot that plays until the person is back."""

    bot: str = Field("captain", max_length=64)


class End(RequestBody):
    """Whether a seat agrees to end the game undecided."""

    agree: bool


class WantedWay(RequestBody):
    """Way-points of a march that a player chooses, beginning after the city that the piece stands on."""

    piece: int = Field(ge=0, le=100)
    points: list[Annotated[int, Field(ge=0, le=10_000)]] = Field(min_length=1, max_length=20)
    force: bool | None = False
    """Nothing: a force march only where no other march leads."""


class MomentData(BaseModel):
    """The position of a moment, as a seat saw it, and what it means."""

    seq: int
    view: View | None
    facts: Facts | None


class Replay(BaseModel):
    """A finished game: everything that happened, and how many moments it has."""

    entries: list[Entry]
    moments: int


class Shuffle(BaseModel):
    """Cards in the order that the seed has given them, the top one last; before they lay sorted."""

    purpose: Literal["politics", "deck", "merge"]
    ordinal: int
    order: list[int]


class TakenBackLine(BaseModel):
    """Something that was taken back, and by what: numbers as in the replay."""

    line: int
    by: int


class Proof(BaseModel):
    """After the end: all that the seed was made of, and what was made of it."""

    commitment: str
    secret: str
    values: dict[str, str]
    seed: str
    shuffles: list[Shuffle]
    """All shuffles, as they came, but for those that were taken back."""
    taken_back: list[TakenBackLine]
    """What no longer counts: cards that were drawn by it went back to where they lay."""


# ---------------------------------------------------------------- players


class NewPlayer(RequestBody):
    """A player who wants to find his games again, and what messages to him are written in."""

    name: Name
    language: Language = "en"


class PlayerToken(BaseModel):
    """The secret of a personal link."""

    token: str


class Change(RequestBody):
    """What a player changes about himself; what is not given stays."""

    name: Name | None = None
    webhook: str | None = Field(None, max_length=500)
    email: str | None = Field(None, max_length=254)
    language: Language | None = None


class Confirm(RequestBody):
    """The code that came by e-mail."""

    code: str = Field(max_length=64)


class AddSeat(RequestBody):
    """A seat that a player already has, to be gathered."""

    seat: Token


class MyGame(BaseModel):
    """One of a player's games."""

    game: GameInfo
    seat: str
    my_turn: bool
    unread: int


class Me(BaseModel):
    """A player: who he is, and his games."""

    name: str
    webhook: str
    email: str
    email_confirmed: bool
    language: str
    games: list[MyGame]


class VariantInfo(BaseModel):
    """A variant that can be played."""

    id: str
    players: list[int]
    options: list[str]
    seats: dict[str, list[str]]
    """The seats, by the number of players."""


class About(BaseModel):
    """What this server offers."""

    version: str
    build: str
    """Which engine runs: `plain`, from its source, or `compiled`."""
    engine: str
    variants: list[VariantInfo]
    bots: list[str]
    packs: list[str]
    pack: str
    """The pack of new games."""
    languages: list[str]
    mail: bool


class Health(BaseModel):
    """The server and its database are well."""

    status: Literal["ok"]
