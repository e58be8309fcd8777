"""Characters of the strong bots: they shift the weights a little and give the bot a voice at the table.

Their remarks about the war contain only what everybody sees. When they decline a proposal, they say what
they want and why, but never what they hold.
"""

from __future__ import annotations

from random import Random

from maria import actions as act
from maria.bots.diplomacy import TreatyValuer
from maria.bots.ensign import intention
from maria.bots.envoy import WORTHWHILE, Bargain, Envoy, changed, is_fair, weigh
from maria.bots.table import Ask, Reply
from maria.bots.weights import Judge, Weights, moved
from maria.box.tables import members
from maria.events import Event, of_kind, seat_ref
from maria.phrases import Sentence
from maria.rules.combat import Defeated
from maria.rules.movement import MovementChoices
from maria.rules.sequence import TurnBegan
from maria.rules.step import unrestricted
from maria.rules.treaties import Negotiations
from maria.state import Setting, State
from maria.texts.message import Message, Ref, Value, message
from maria.treaty import Proposal

UNITS: dict[str, dict[str, float]] = {
    "gambler": {"attack": 0.6, "ground": 0.4, "risk": -0.5, "cover": -0.4, "duel_spent": -0.5, "kept": -0.5},
    "stubborn": {
        **{"cover": 0.6, "approach": 0.5, "loss": 0.5, "marked": 0.5, "short_loss": 0.5},
        **{"peace": 1.0, "offer": 0.5, "reduce": -0.5},
    },
    "schemer": {
        **{"bonus": 0.6, "deny": 0.8, "saxony": 0.6, "lay_cost": -0.5, "lay_slope": 0.4},
        **{"attack": -0.5, "train": 0.8, "flee": 0.5},
    },
}
"""How far each temper moves its level's weights, in units of `weights.moved`."""
SURPRISE = "surprise"
MENTIONS = {"march": 0.25, "battle": 0.5}
"""The probability of a remark about a march, and about a battle."""
PHRASINGS = 3
"""How many phrasings each remark has."""


class Character:
    """How a bot plays and talks. Without a temper it keeps its level's weights and makes no small talk."""

    def __init__(self, temper: str, seed: str) -> None:
        """Draws a surprise temper, and all words, from the seed: never from hidden information."""
        self.temper = Random(f"{seed}/temper").choice(tuple(UNITS)) if temper == SURPRISE else temper
        self.rng = Random(f"{seed}/voice")
        self.left: dict[str, list[int]] = {}
        """The phrasings not used yet, by occasion."""
        self.turn = -1
        """The turn of its latest remark."""

    def judge(self, judge: Judge) -> Judge:
        """The judge's weights, moved by the temper."""
        units = UNITS.get(self.temper)

        def tempered(setting: Setting, seat: int) -> Weights:
            return moved(judge(setting, seat), units) if units else judge(setting, seat)

        return tempered

    def phrase(self, occasion: str, **values: Value) -> Message:
        """A phrasing chosen at random. None is repeated until all have been used."""
        left = self.left.get(occasion) or list(range(1, PHRASINGS + 1))
        number = left.pop(self.rng.randrange(len(left)))
        self.left[occasion] = left
        return message(f"bot-says-{occasion}-{number}", **values)

    def small_talk(self, turn: int, remark: Message | None, often: float) -> Message | None:
        """The remark in its own words, with probability `often` and at most once per turn."""
        if not self.temper or remark is None or turn == self.turn or self.rng.random() >= often:
            return None
        self.turn = turn
        return self.phrase(f"{self.temper}-{remark.key.rpartition('-')[2]}", **remark.values)

    def comment(self, ask: Ask, reply: Reply) -> Reply:
        """The reply, perhaps with a remark about a battle or about where the generals are going."""
        said = self.small_talk(
            ask.position.turn, battle(ask.position, ask.seat, ask.events), MENTIONS["battle"]
        )
        choices = unrestricted(ask.choices)
        if said is None and reply.action == act.Done() and isinstance(choices, MovementChoices):
            goes = intention(ask.position, choices.powers)
            said = self.small_talk(ask.position.turn, goes, MENTIONS["march"])
        return reply._replace(aloud=said) if said else reply


def battle(state: State, seat: int, events: tuple[Event, ...]) -> Message | None:
    """The seat's latest battle of this turn: who won or lost, and against whom."""
    setting, began = state.setting, [n for n, event in enumerate(events) if isinstance(event, TurnBegan)]

    def own(general: int) -> bool:
        return state.seat_of[setting.power_of[general]] == seat

    for event in reversed(list(of_kind(events[began[-1] :] if began else events, Defeated))):
        for key, ours, theirs in (
            ("bot-says-won", event.winners, event.losers),
            ("bot-says-lost", event.losers, event.winners),
        ):
            general, enemy = members(ours)[0], members(theirs)[0]
            if own(general) and not own(enemy):
                return message(key, general=Ref("piece", general), enemy=Ref("piece", enemy))
    return None


# ---------------------------------------------------------------- answers to proposals


class Spokesman(Envoy):
    """An envoy that says why it declines, and what it would accept instead."""

    def __init__(self, character: Character) -> None:
        """Speaks with the character's voice."""
        super().__init__()
        self.character = character
        self.answered: dict[int, int] = {}
        """The turn in which each seat last received an explanation."""

    def speak(self, ask: Ask) -> Reply | None:
        """The envoy's reply, with a remark if it answers a proposal."""
        reply = super().speak(ask)
        said = self._word(Negotiations(ask.position, ask.seat), reply.action) if reply else None
        return reply._replace(aloud=said) if reply and said else reply

    def _word(self, able: Negotiations, action: act.Action) -> Message | None:
        state, character = able.state, self.character
        match action:
            case act.Accept():
                return character.small_talk(state.turn, message("bot-says-agrees"), 1.0)
            case act.Propose(by, to, _, True):
                found = next((p for p in state.proposals if (p.by, p.to) == (to, by)), None)
            case act.Decline(one, other):
                found = able.answered(one, other)
            case _:
                return None
        assert found is not None
        asker = state.seat_of[found.by]
        if self.answered.get(asker) == state.turn:
            return None
        self.answered[asker] = character.turn = state.turn
        seat = seat_ref(state.setting, asker)
        if isinstance(action, act.Propose):
            return character.phrase("counter", seat=seat)
        reason, wish = why_not(able, found)
        why = character.phrase(reason, seat=seat)
        return character.phrase(wish.key, why=why, **wish.values) if wish else why


def why_not(able: Negotiations, proposal: Proposal) -> tuple[str, Message | None]:
    """Why a seat declines a proposal, and a small change that would make it accept."""
    state, seat = able.state, able.seat
    if proposal.ends:
        return "keeps", None
    if proposal.contract:
        return ("gives" if able.plays(proposal.contract[0]) else "takes"), None
    scales = TreatyValuer(state, seat)
    idea = weigh(scales, able, proposal.to, proposal.by, proposal.clauses)
    wish = _wish(scales, able, proposal)
    if idea is None:
        return "unsure", wish
    if not is_fair(scales, able, idea):
        return "leads", wish
    own, other = idea.worth[seat], idea.worth[state.seat_of[proposal.by]]
    if other > max(own, 0.0):
        return "more", wish
    return ("costs" if own < -WORTHWHILE else "little"), wish


def _wish(scales: TreatyValuer, able: Negotiations, proposal: Proposal) -> Message | None:
    """The small change that would suffice and that the other side would mind least."""
    wanted: Bargain | None = None
    for idea in changed(scales, able, proposal):
        if idea.mine < WORTHWHILE or not is_fair(scales, able, idea):
            continue
        better = wanted is None or idea.theirs > wanted.theirs
        if better and act.Propose(idea.by, idea.to, idea.clauses, True) in able:
            wanted = idea
    if wanted is None:
        return None
    box, before, after = able.state.setting.box, proposal.clauses, wanted.clauses
    if len(after) > len(before):
        return message("adds", clause=Sentence(after[-1], box).message())
    kept = {(clause.kind, clause.bound) for clause in after}
    for clause in before:
        if len(after) < len(before) and (clause.kind, clause.bound) not in kept:
            return message("drops", clause=Sentence(clause, box).body())
    return message("shorter", turns=max(clause.turns for clause in after))
