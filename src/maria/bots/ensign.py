"""Ensign: plays sensibly, with a beginner's mistakes, and says aloud what it is up to."""

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
"""How often it does not think of supply for a whole turn."""
OVERLOOKS = 0.33
"""How often it does not think of a piece in a stage, once the piece's power has made a march."""
IDLE = 0.5
"""How often it is done with its hussars before it has looked at them all."""
TIRES = 0.35
"""How often it saves its cards and stops in a duel, whatever they could do."""
BELIEFS = 1
"""How many hands of the other side it thinks of in a duel: as if it had seen that one."""
SPOKEN_OF = 8
"""It speaks of no fortress that is farther away."""


class Ensign(Captain):
    """A captain who sees less than there is to see."""

    def __init__(self, box: Box, seed: str) -> None:
        """Has seen no turn yet."""
        super().__init__(box, seed)
        self.turn = -1
        self.stage: tuple[int, int] = (-1, -1)
        self.overlooked = 0
        """The pieces that it does not think of in this stage, as bits."""

    def decide(self, ask: Ask) -> Reply:
        """Judges as a captain does, by what it sees; with the end of its marches it says what it wants."""
        if ask.position.turn != self.turn:
            self.turn = ask.position.turn
            front = Forgetful if self.rng.random() < FORGETS else Hasty
            self.memory = Memory(self.rng, front, beliefs=BELIEFS)
        reply, choices = super().decide(ask), unrestricted(ask.choices)
        if reply.action == act.Done() and isinstance(choices, movement.MovementChoices):
            return reply._replace(aloud=remark(ask.position, choices.powers))
        return reply

    def weigh(self, ask: Ask) -> list[Scored]:
        """What comes to its mind: nothing of some pieces and hussars, but always a march of each power."""
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
    """Whether a power has made no march in this stage."""
    return not any(state.moved >> piece & 1 for piece in state.setting.pieces_of[power])


def remark(state: State, powers: Iterable[int]) -> Message | None:
    """What it says of a stage that is done: which power stays and why, or where generals are going."""
    return standing(state, powers) or intention(state, powers)


def standing(state: State, powers: Iterable[int]) -> Message | None:
    """Why the first of some powers that has generals and moved none stays where it is."""
    for power in powers:
        generals = state.setting.generals_of[power]
        if idle(state, power) and any(state.place[general] >= 0 for general in generals):
            return stays(state, power)
    return None


def stays(state: State, power: int) -> Message:
    """Why a power makes no march: it protects a fortress, or sees nothing better to do."""
    protects = shields(state)
    for general in state.setting.generals_of[power]:
        held = state.place[general] >= 0 and protects[general] & state.held[power]
        if held:
            city = min(members(held), key=state.setting.board.distance[state.place[general]].__getitem__)
            return message("bot-aloud-guards", power=Ref("power", power), city=Ref("city", city))
    return message("bot-aloud-stays", power=Ref("power", power))


def intention(state: State, powers: Iterable[int]) -> Message | None:
    """What some powers are up to, by what everybody sees: where their generals are going."""
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
