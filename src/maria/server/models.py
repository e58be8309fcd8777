"""The data sent over the network. The page's types are generated from these models by way of OpenAPI."""

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
"""The longest action, in characters: a proposal with six written promises of maximum length."""
GameId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16}$")]
Language = Annotated[str, StringConstraints(pattern=f"^({'|'.join(LANGUAGES)})$")]
ActionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,60}$")]
"""Chosen by the client, so that a repeated request is carried out once."""
Title = Annotated[str, StringConstraints(max_length=LIMITS.name), AfterValidator(visible)]
Name = Annotated[Title, StringConstraints(strip_whitespace=True, min_length=1)]
"""Like a title, but not empty."""
Text = Annotated[str, StringConstraints(pattern=r"^[^\x00]*$")]
"""Text that a database can store."""
RandomValue = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""A player's random number of 256 bits, for the seed."""
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""A secret of 128 bits: a link, or a key."""


class RequestBody(BaseModel):
    """The base of all request bodies: no unknown fields, no type coercion."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Refused(MariaError):
    """A refusal: an HTTP status and a message."""

    def __init__(self, status: int, key: str, **values: Any) -> None:
        """Takes the status, the message's key and its values."""
        self.status = status
        super().__init__(key, **values)


class Stale(Refused):
    """An answer to a step that is no longer open."""

    def __init__(self) -> None:
        """Uses status 409 and the same message every time."""
        super().__init__(409, "server-stale")


class Problem(BaseModel):
    """Why a request was refused."""

    error: str
    """The key of the message."""
    text: str
    """The message, in the reader's language."""
    rule: str | None = None
    rule_text: str | None = None
    table: TableState | None = None
    """The current table, where that helps."""


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
    """Seconds it may think per decision."""


Seats = dict[str, Annotated[PersonSeat | BotSeat, Field(discriminator="kind")]]
"""Who sits where; seats left out are for people."""


class NewGame(RequestBody):
    """A new game's settings."""

    variant: str = Field("introductory", max_length=30)
    players: int = Field(3, ge=2, le=3)
    options: list[Annotated[str, StringConstraints(max_length=30)]] = Field([], max_length=5)
    name: Title = ""
    seats: Seats = Field({}, max_length=3)
    watch: Watch = "link"
    days: float | None = Field(None, ge=0.01, le=60)
    """Days per decision; None for live play."""
    stand_in: bool = True
    """Whether a bot plays for a person who runs out of time, until the person is back."""
    hints: bool | None = None
    """Whether seats may ask what colonel would do; by default only if one person plays against bots."""


class LoadedGame(RequestBody):
    """A record to continue or to step through."""

    record: Text = Field(max_length=LIMITS.body)
    name: Title = ""
    hints: bool = False


class Branch(RequestBody):
    """The moment of a finished game to continue from, numbered as in the replay, and who plays then."""

    seq: int = Field(ge=0, le=2**53)
    seats: Seats = Field({}, max_length=3)


class SeatInfo(BaseModel):
    """A seat and who sits there."""

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
    """Since when the game has been waiting for this seat."""
    due: float | None
    """When its time runs out."""
    powers: list[int]
    """The powers this seat plays now, major ones first."""


class GameResult(BaseModel):
    """How a game ended."""

    ended: Ended
    winner: str | None
    rule: str | None


class GameInfo(BaseModel):
    """The public facts about a game."""

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
    """The hash of the server's secret: published before anybody joins, checked after the end."""
    loaded: bool
    """Whether it continues a record: whoever has that knows its cards, so there is nothing to prove."""
    result: GameResult | None
    differs: int
    """The first line of the record where this server's rules differ; 0 if none does."""


class Created(BaseModel):
    """A new game, the secret link of each seat for a person, and the host's key."""

    game: GameInfo
    tokens: dict[str, str]
    host: str


class SeatOf(BaseModel):
    """The seat that a link leads to or a key opens."""

    game: str
    seat: str


class TakeSeat(RequestBody):
    """Taking a seat under a name."""

    name: Name
    value: RandomValue
    key: Token
    """A secret that the client makes, and saves before sending it: it opens the seat from now on."""
    player: Token | None = None


class Reissued(BaseModel):
    """A new link or key; the old one no longer works."""

    token: str


# ---------------------------------------------------------------- playing


class Journey(BaseModel):
    """The path that a piece moved along."""

    piece: int
    path: list[int]


class Entry(BaseModel):
    """A log entry: an event and its sentence."""

    seq: int
    at: float
    seat: str | None
    """The seat whose action caused it."""
    heading: bool
    aside: bool
    """Whether it happened out of turn or around the game: then it does not end anybody's absence."""
    news: bool  # whether it is the outcome of a combat
    text: MessageData
    event: AnyEvent
    """The event as far as the seat may see it; things are numbers."""
    journeys: list[Journey]
    combat: Combat | None


class UndoState(BaseModel):
    """Whether a seat can take back its latest action, and whether it can do so without asking."""

    possible: bool
    free: bool
    again: str | None
    """The action that was taken back and can be played again."""


class UndoRequest(BaseModel):
    """An open undo request."""

    seat: str
    waiting: list[str]
    """The seats that have not answered yet."""
    text: MessageData
    """The action to take back."""


class TableState(BaseModel):
    """The table as one seat sees it now."""

    seq: int
    step: str
    """The open decision: an action must name the one it answers."""
    game: GameInfo
    seat: str | None
    view: View | None
    facts: Facts | None
    """What the position means, as far as this seat may know."""
    choices: SeatChoices | None
    """The open decision, with all choices if this seat has to decide; None before the game."""
    any_time: AtAnyTime | None
    """The actions this seat may take out of turn; None before the game."""
    to_act: list[str]
    may_act: bool
    """Whether this seat may act although the game is not waiting for it."""
    question: MessageData | None
    """Who has to decide what, in one sentence; None before and after the game."""
    undo: UndoState
    request: UndoRequest | None
    unread: int
    """How many messages this seat has not read."""


class Update(BaseModel):
    """The log entries that a client has not seen, and the table as it is now."""

    entries: list[Entry]
    until: int
    """The number of the last entry; if the table's is higher, ask again with this as `after`."""
    table: TableState


class Acknowledged(BaseModel):
    """The id of a request that is done, now or when first sent; the live connection sends the result."""

    done: str


class IdempotentRequest(RequestBody):
    """A request that is carried out once, however often it is sent."""

    id: ActionId
    after: int | None = Field(None, ge=0, le=2**53)
    """The last number seen by a client without a live connection: the answer has everything after it."""


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
    """Marks messages as read up to this number of the seat's own count."""

    seq: int = Field(ge=0, le=2**53)


class Notes(RequestBody):
    """A seat's private notes."""

    text: Text = Field(max_length=LIMITS.notes)


class Leave(RequestBody):
    """The bot that plays until the person is back."""

    bot: str = Field("captain", max_length=64)


class End(RequestBody):
    """Whether a seat agrees to end the game undecided."""

    agree: bool


class WantedWay(RequestBody):
    """Waypoints that a player chose for a march, starting after the piece's own city."""

    piece: int = Field(ge=0, le=100)
    points: list[Annotated[int, Field(ge=0, le=10_000)]] = Field(min_length=1, max_length=20)
    force: bool | None = False
    """None means a force march only where no other march gets there."""


class MomentData(BaseModel):
    """The position at a moment, as a seat saw it, and what it means."""

    seq: int
    view: View | None
    facts: Facts | None


class Replay(BaseModel):
    """A finished game: all its entries, and the number of its moments."""

    entries: list[Entry]
    moments: int


class Shuffle(BaseModel):
    """The order that the seed gave to sorted cards, the top one last."""

    purpose: Literal["politics", "deck", "merge"]
    ordinal: int
    order: list[int]


class TakenBackLine(BaseModel):
    """A line that was taken back, and the line that did so, numbered as in the replay."""

    line: int
    by: int


class Proof(BaseModel):
    """What a finished game's seed was made from, and all shuffles made from the seed."""

    commitment: str
    secret: str
    values: dict[str, str]
    seed: str
    shuffles: list[Shuffle]
    """All shuffles in order, except those that were taken back."""
    taken_back: list[TakenBackLine]
    """The lines that no longer count: cards drawn by them were put back."""


# ---------------------------------------------------------------- players


class NewPlayer(RequestBody):
    """A new player with a personal link, and the language of notices to them."""

    name: Name
    language: Language = "en"


class PlayerToken(BaseModel):
    """The secret of a personal link."""

    token: str


class Change(RequestBody):
    """A player's changes to their own data; fields left out stay as they are."""

    name: Name | None = None
    webhook: str | None = Field(None, max_length=500)
    email: str | None = Field(None, max_length=254)
    language: Language | None = None


class Confirm(RequestBody):
    """The code that we sent by e-mail."""

    code: str = Field(max_length=64)


class AddSeat(RequestBody):
    """The key of a seat to add to a player's seats."""

    seat: Token


class MyGame(BaseModel):
    """One of a player's games."""

    game: GameInfo
    seat: str
    my_turn: bool
    unread: int


class Me(BaseModel):
    """A player's data and games."""

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
    """The seats by number of players."""


class About(BaseModel):
    """What this server offers."""

    version: str
    build: str
    """How the engine runs: `plain`, from source, or `compiled`."""
    engine: str
    variants: list[VariantInfo]
    bots: list[str]
    packs: list[str]
    pack: str
    """The pack of new games."""
    languages: list[str]
    mail: bool


class Health(BaseModel):
    """The answer if the server and its database work."""

    status: Literal["ok"]
