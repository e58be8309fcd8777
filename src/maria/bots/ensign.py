"""Ensign: plays sensibly, with a beginner's mistakes, and says aloud what it is up to."""

from __future__ import annotations

from collections.abc import Iterable

from maria import actions as act
from maria.bots.campaign import Forgetful, Hasty
from maria.bots.captain import Captain
from maria.bots.question import Memory
from maria.bots.table import Ask, Motive, Reply
from maria.box import Box
from maria.box.tables import members
from maria.rules import hussars, movement
from maria.rules.neutrality import fights
from maria.rules.step import unrestricted
from maria.state import State, Step
from maria.texts.message import Message, Ref, message

FORGETS = 0.4
"""How often it does not think of supply for a whole turn."""
OVERLOOKS: dict[type[Step], float] = {movement.Movement: 0.15, hussars.HussarStage: 0.5}
"""How often it is done with its marches, or its hussars, before it has looked at them all."""
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

    def decide(self, ask: Ask) -> Reply:
        """Judges as a captain does, by what it sees; with the end of its marches it says what it wants."""
        if ask.position.turn != self.turn:
            self.turn = ask.position.turn
            front = Forgetful if self.rng.random() < FORGETS else Hasty
            self.memory = Memory(self.rng, front, beliefs=BELIEFS)
        reply, choices = self._decide(ask), unrestricted(ask.choices)
        if reply.action == act.Done() and isinstance(choices, movement.MovementChoices):
            return reply._replace(aloud=intention(ask.position, choices.powers))
        return reply

    def _decide(self, ask: Ask) -> Reply:
        step = ask.position.agenda[-1]
        overlooked = self.rng.random() < OVERLOOKS.get(type(step), 0.0)
        if overlooked and act.Done() in ask.choices:
            return Reply(act.Done(), Motive("bot-because-all-stand"))
        return super().decide(ask)


def intention(state: State, powers: Iterable[int]) -> Message | None:
    """Where the generals of some powers are going, by what everybody sees: to an enemy, or to a fortress."""
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
