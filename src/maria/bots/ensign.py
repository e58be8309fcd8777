"""Ensign: plays sensibly, makes a beginner's mistakes, and announces its plans."""

from __future__ import annotations

from collections.abc import Iterable

from maria import actions as act
from maria.actions import Action
from maria.bots.campaign import Forgetful, Hasty
from maria.bots.captain import Captain
from maria.bots.question import Memory
from maria.bots.table import Ask, Motive, Reply, Scored
from maria.box import Box
from maria.box.tables import bits, members
from maria.rules import combat, hussars, movement
from maria.rules.conquest import shields
from maria.rules.neutrality import fights
from maria.rules.step import unrestricted
from maria.state import State
from maria.texts.message import Message, Ref, message

FORGETS = 0.4
"""The probability that it ignores supply for a whole turn."""
OVERLOOKS = 0.33
"""The probability that it overlooks a piece for a stage, once the piece's power has made a march."""
IDLE = 0.5
"""The probability that it stops placing hussars before it has considered them all."""
TIRES = 0.35
"""The probability that it stops a duel to save cards, whatever they could achieve."""
BELIEFS = 1
"""How many hands of the other side it considers in a duel. It treats the one it imagines as certain."""
SPOKEN_OF = 8
"""The greatest distance of a fortress that it mentions."""


class Ensign(Captain):
    """A captain that misses part of what there is to see."""

    def __init__(self, box: Box, seed: str) -> None:
        """Starts before the first turn."""
        super().__init__(box, seed)
        self.turn = -1
        self.stage: tuple[int, int] = (-1, -1)
        self.overlooked = 0
        """The pieces overlooked in this stage, as a bitmask."""

    def decide(self, ask: Ask) -> Reply:
        """Judges like a captain, from what it sees. When its marches end, it adds a remark."""
        if ask.position.turn != self.turn:
            self.turn = ask.position.turn
            front = Forgetful if self.rng.random() < FORGETS else Hasty
            self.memory = Memory(self.rng, front, beliefs=BELIEFS)
        reply, choices = super().decide(ask), unrestricted(ask.choices)
        if reply.action == act.Done() and isinstance(choices, movement.MovementChoices):
            return reply._replace(aloud=remark(ask.position, choices.powers))
        return reply

    def weigh(self, ask: Ask) -> list[Scored]:
        """The choices it considers.

        It overlooks some pieces and hussars, but never all marches of a power.
        """
        step, scored = ask.position.agenda[-1], super().weigh(ask)
        if isinstance(step, movement.Movement):
            if (self.turn, step.stage) != self.stage:
                self.stage = self.turn, step.stage
                pieces = range(len(ask.position.place))
                self.overlooked = bits(piece for piece in pieces if self.rng.random() < OVERLOOKS)
            scored = [entry for entry in scored if self._sees(ask.position, entry[1])]
        elif isinstance(step, combat.Duel) and self.rng.random() < TIRES:
            scored = [entry for entry in scored if entry[1] == act.Stop()] or scored
        elif isinstance(step, hussars.HussarStage) and self.rng.random() < IDLE:
            scored = []
        if not scored and act.Done() not in ask.choices:
            return super().weigh(ask)
        return scored or [(0.0, act.Done(), Motive("bot-because-all-stand"))]

    def _sees(self, state: State, action: Action) -> bool:
        if not isinstance(action, act.March) or not self.overlooked >> action.piece & 1:
            return True
        return idle(state, state.setting.power_of[action.piece])


def idle(state: State, power: int) -> bool:
    """Whether a power has not marched in this stage."""
    return not any(state.moved >> piece & 1 for piece in state.setting.pieces_of[power])


def remark(state: State, powers: Iterable[int]) -> Message | None:
    """What it says when a stage ends: which power stays and why, or where generals are going."""
    return standing(state, powers) or intention(state, powers)


def standing(state: State, powers: Iterable[int]) -> Message | None:
    """Why a power stays where it is: the first of these that has generals and moved none."""
    for power in powers:
        generals = state.setting.generals_of[power]
        if idle(state, power) and any(state.place[general] >= 0 for general in generals):
            return stays(state, power)
    return None


def stays(state: State, power: int) -> Message:
    """Why a power does not march: it protects a fortress, or sees nothing better to do."""
    protects = shields(state)
    for general in state.setting.generals_of[power]:
        held = state.place[general] >= 0 and protects[general] & state.held[power]
        if held:
            city = min(members(held), key=state.setting.board.distance[state.place[general]].__getitem__)
            return message("bot-aloud-guards", power=Ref("power", power), city=Ref("city", city))
    return message("bot-aloud-stays", power=Ref("power", power))


def intention(state: State, powers: Iterable[int]) -> Message | None:
    """Where the powers' generals are going, judged by what everybody sees."""
    setting, found = state.setting, list[tuple[int, int, int]]()
    for power in powers:
        enemies = [
            general
            for general in range(setting.generals)
            if state.place[general] >= 0
            and state.enemies[power] >> setting.power_of[general] & 1
            and fights(state, general)
        ]
        wanted = members(state.enemy_fortresses(power) & state.open_land(power))
        for general in setting.generals_of[power]:
            if state.place[general] < 0:
                continue
            row = setting.board.distance[state.place[general]]
            for enemy in enemies:
                if row[state.place[enemy]] == 1:
                    return message(
                        "bot-aloud-attacks", general=Ref("piece", general), enemy=Ref("piece", enemy)
                    )
            found += [(row[city], general, city) for city in wanted]
    away, general, city = min(found, default=(SPOKEN_OF + 1, -1, -1))
    if away > SPOKEN_OF:
        return None
    key = "bot-aloud-passes" if not away else "bot-aloud-wants"
    return message(key, general=Ref("piece", general), city=Ref("city", city))
