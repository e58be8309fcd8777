"""A position in words: values of messages, questions, and descriptions of actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from maria import actions as act
from maria import engine
from maria.box import Box
from maria.box.model import POWERS, SUIT_SIGNS
from maria.box.names import Namer
from maria.box.tables import members
from maria.events import MEANINGS, Event, Values, card_refs, ref_to, seat_ref
from maria.notation import format_action
from maria.phrases import executed_parts
from maria.rules.step import Refusal
from maria.rules.tracks import SendingCorps
from maria.state import Setting, State
from maria.texts import Catalogue, catalogue, rulebook
from maria.texts.message import Kind, Message, Ref, Several, Value, message, refs

if TYPE_CHECKING:  # only for its type: a game is a layer above
    from maria.game import Game


def catalogue_of(box: Box, language: str) -> Catalogue:
    """The messages of a language with the names of a box."""
    return catalogue(language, box.pack.names)


# ---------------------------------------------------------------- values of messages


def values(setting: Setting, found: Mapping[str, Any]) -> Values:
    """The values of events, actions and questions as values of messages, according to their names."""
    made: Values = {}
    for name, value in found.items():
        if name in MESSAGE_VALUES:
            made[name] = MESSAGE_VALUES[name](setting, value)
        elif isinstance(value, int):
            made[name] = int(value)
        elif isinstance(value, str | Message):
            made[name] = value
    return made


MESSAGE_VALUES: dict[str, Callable[[Setting, Any], Value]] = {
    **dict.fromkeys(("power", "former", "owner"), ref_to("power")),
    **dict.fromkeys(("piece", "general", "mate", "train", "giver", "taker", "commander"), ref_to("piece")),
    **dict.fromkeys(
        ("attackers", "defenders", "losers", "winners"),
        lambda setting, generals: refs("piece", members(generals)),
    ),
    **dict.fromkeys(("city", "start", "target"), ref_to("city")),
    **dict.fromkeys(("seat", "winner"), seat_ref),
    "powers": lambda setting, powers: refs("power", powers),
    "supplied": lambda setting, generals: refs("piece", generals),
    "path": lambda setting, path: refs("city", path, "way"),
    "card": ref_to("card"),
    "cards": card_refs,
    "decks": lambda setting, decks: len(decks),
    "hussar": lambda setting, hussar: hussar + 1,
    "suit": ref_to("suit"),
    "political": ref_to("political"),
    "politicals": lambda setting, politicals: refs("political", politicals),
    "track": ref_to("track"),
    "clauses": MEANINGS["clauses"],
}
"""How values of events, actions and questions become values of messages, by name."""


def known(key: str, otherwise: Message, **made: Value) -> Message:
    """A message, or the other one if the catalogue lacks it, as for decisions of your own variants."""
    return message(key, **made) if key in catalogue() else otherwise


def written(state: State, action: act.Action) -> Message:
    """An action as the record writes it."""
    return message("told-action", action=format_action(state, action))


# ---------------------------------------------------------------- questions and actions


def question(state: State, asked: int) -> Message:
    """The question to a seat that the game waits for, addressed to the player: `place your hussars`."""
    return known(f"ask-{_step(state).kind}", message("ask-other"), **_about(state, (asked,)))


def question_sentence(state: State, number: int, named: bool = True) -> Message:
    """The question as a sentence: with the seat's name if players share a screen, else `Your turn`."""
    put = question(state, number)
    if not named:
        return message("ask-yours", question=put)
    return message("ask-named", seat=seat_ref(state.setting, number), question=put)


def news(state: State, asked: Sequence[int]) -> Message:
    """The question as other players see it: `Maria Theresa places her hussars`."""
    about = _about(state, asked)
    return known(f"others-{_step(state).kind}", message("others-other", seat=about["seat"]), **about)


def _step(state: State) -> Any:
    step = engine.decision(state)
    assert step is not None
    return step


def _about(state: State, asked: Sequence[int]) -> Values:
    """The values of a question's message; for several seats, their powers together."""
    step, setting = _step(state), state.setting
    found: dict[str, Any] = {}
    for number in asked:
        for name, value in step.subject(state, number).items():
            found[name] = (*found[name], *value) if name in found and name == "powers" else value
    made = values(setting, found) | {"seat": Several(tuple(seat_ref(setting, number) for number in asked))}
    return made | ({"box": Ref("off-map", step.owner)} if isinstance(step, SendingCorps) else {})


def action_values(state: State, action: act.Action) -> tuple[str, Values]:
    """The end of an action's message keys, and the values of its messages."""
    key = action.verbs[0].replace(" ", "-")
    made = values(state.setting, {each.name: getattr(action, each.name) for each in fields(action)})
    match action:
        case act.Done():
            key = f"done-{_step(state).kind}"
        case act.March(_, path) | act.Retreat(path):
            made["city"] = Ref("city", path[-1])
        case act.Execute(shifts, instructed):
            made["effects"] = executed_parts(shifts, instructed)
        case act.Select(card):
            made["political"] = Ref("political", card)
        case act.Offer() | act.Cancel() | act.Accept() | act.Decline():
            made |= {"giver": Ref("power", action.giver), "taker": Ref("power", action.taker)}
        case act.Propose(by, to):
            made |= {"giver": Ref("power", by), "taker": Ref("power", to)}
    return key, made


def deed(state: State, action: act.Action) -> Message:
    """What an action is, in the position before it: `the march of Schwerin to Brieg`."""
    key, made = action_values(state, action)
    match action:
        case act.Answer(question_sentence):
            key = question_sentence.replace(" ", "-")
        case act.Consent():
            made["given"], key = int(action.given), f"consent{consent_target(action)}"
        case act.PlayCard(_, value) if value:
            key = "play-reserve"
    return known(f"deed-{key}", written(state, action), **made)


def does(state: State, seat: int, action: act.Action) -> Message:
    """What a seat does, as a sentence, if no event shows it: `Maria Theresa ends the hussar stage.`."""
    key, made = action_values(state, action)
    match action:
        case act.Answer(question_sentence):
            key = question_sentence.replace(" ", "-")
    who = seat_ref(state.setting, seat)
    return known(f"does-{key}", message("watch-does", seat=who, what=deed(state, action)), **made, seat=who)


def consent_target(consent: act.Consent) -> str:
    """10.1.k: the end of a consent's message key, for a general, a city, or all."""
    return "-to" if consent.general >= 0 else "-at" if consent.city >= 0 else ""


# ---------------------------------------------------------------- in one language


class Names(Namer):
    """Names and sentences for one position in one language; names are labels, for tables and drawings."""

    def __init__(self, state: State, language: str) -> None:
        """Takes the position and the language."""
        super().__init__(state.setting.box, language)
        self._state = state

    @property
    def state(self) -> State:
        """The position."""
        return self._state

    def name(self, kind: Kind, id: int) -> str:
        """The name of a thing: a suit, a Political Card, a track, a box and so on."""
        return self.value_text(Ref(kind, id))

    def city(self, city: int) -> str:
        """A city's name."""
        return self.name("city", city)

    def place(self, city: int) -> str:
        """A city with the suit of its sector."""
        return f"{self.city(city)} {SUIT_SIGNS[self.state.setting.board.suit_of[city]]}"

    def piece(self, piece: int) -> str:
        """A general's name, or a train by its power."""
        return self.name("piece", piece)

    def power(self, power: int) -> str:
        """A power's name, without an article."""
        return self.link("power", power, self.say(f"power-{POWERS[power]}"))

    def seat(self, seat: str | int) -> str:
        """A seat's player."""
        return self.say(f"role-{seat if isinstance(seat, str) else self.state.setting.seats[seat]}")

    def seats(self, seats: Iterable[str]) -> str:
        """The players of several seats."""
        return self.value_text(refs("seat", seats))

    def own(self, seat: int) -> list[int]:
        """The powers that a seat plays."""
        return [power for power in range(len(POWERS)) if self.state.seat_of[power] == seat]

    def cards(self, found: Iterable[int]) -> str:
        """Cards such as ♠7, sorted by suit and value; R is a Reserve."""
        return self.value_text(card_refs(self.state.setting, found))

    def rule(self, rule: str) -> str:
        """A rule's id and text; empty if there is no such rule."""
        entries = rulebook.find(rule)
        found = (message("told-rule", rule=Ref("rule", each.id), text=message(each.key)) for each in entries)
        return "\n".join(map(self.phrase, found))

    def problem(self, key: str, values: Mapping[str, Any]) -> str:
        """Why something is refused, followed by the names of the cities and the suit it is about."""
        return self.text(Refusal("", key, values).message())

    def text_of(self, event: Event, seat: int | None) -> str:
        """An event as a sentence; empty if this seat (None: a spectator) may not see it."""
        seen = event.seen_by(seat)
        found = seen.message(self.state) if seen else None
        return self.text(found) if found else ""

    def log_lines(self, events: Iterable[Event], seat: int | None) -> list[tuple[str, bool]]:
        """The sentences of several events, each with whether it is a heading."""
        found = ((self.text_of(event, seat), event.heading) for event in events)
        return [(text, heading) for text, heading in found if text]


class Words(Names):
    """Names and sentences for one game in one language, always at its current position."""

    def __init__(self, game: Game, language: str) -> None:
        """Takes the game and the language."""
        super().__init__(game.state, language)
        self.game = game

    @property
    def state(self) -> State:
        """The game's current position."""
        return self.game.state


def rule(id: str) -> Message:
    """A rule's text."""
    (found,) = rulebook.find(id)
    return message(found.key)
