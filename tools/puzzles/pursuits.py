"""Puzzles without a march: where a hussar makes supply expensive, and which way the defeated retreat."""

from __future__ import annotations

from collections.abc import Hashable

from kinds import Found, Kind, Worths, Wrong, city_id, enemies_of, own_powers, piece_id
from marches import MOST_WRONG, distance, hungry
from maria import engine
from maria.actions import Action, PlaceHussar, Retreat
from maria.box.model import POWERS
from maria.box.tables import members
from maria.reading.supply import path_to_train
from maria.rules import conquest, hussars, retreat
from maria.rules.supply import tolls
from maria.state import AUSTRIA, State


class Raid(Kind):
    """7, 9.g: find where a hussar makes supply most expensive for Austria's enemies."""

    name = "hussars"
    margin = 2.0
    grades = (4, 5)

    def asks(self, state: State, seat: int) -> bool:
        """Whether the seat is to place hussars and none has been placed yet."""
        step = state.agenda[-1]
        return isinstance(step, hussars.HussarStage) and not step.placed and seat in engine.to_act(state)

    def choices(self, state: State, seat: int) -> list[Action]:
        """Every hussar in every city. Leaving them where they are is not an option."""
        return [action for action in engine.legal(state, seat) if isinstance(action, PlaceHussar)]

    def effect(self, state: State, choice: Action) -> Hashable:
        """The city."""
        assert isinstance(choice, PlaceHussar)
        return choice.city

    def after(self, state: State, choice: Action) -> State:
        """The position with the hussar there."""
        assert isinstance(choice, PlaceHussar)
        then = state.copy()
        then.hussars[choice.hussar] = choice.city
        return then

    def worth(self, state: State, seat: int, choice: Action) -> float:
        """The total of all tolls."""
        return float(sum(due(self.after(state, choice)).values()))

    def found(self, state: State, seat: int, worths: Worths) -> Found | None:
        """The puzzle: who pays, and what the other cities would achieve."""
        right = [action for action in worths.right if isinstance(action, PlaceHussar)]
        if len({action.city for action in right}) > 1:
            return None
        city, then = right[0].city, self.after(state, right[0])
        paying = due(then)
        new = [general for general in paying if general not in due(state)]
        if not new:
            return None
        enemy = max(new, key=lambda general: paying[general])
        facts = {
            "enemy": piece_id(state, enemy),
            "other": piece_id(state, new[-1] if new[-1] != enemy else new[0]),
            "city": city_id(state, city),
            "power": POWERS[state.setting.power_of[enemy]],
        }
        goal = (" or ".join(f"hussar {action.hussar + 1} is at {city_id(state, city)}" for action in right),)
        power = state.setting.power_of[enemy]
        path = path_to_train(state, power, state.place[enemy], True)
        hussar, here = right[0].hussar, due(state)
        offered = [c for c in self.choices(state, seat) if isinstance(c, PlaceHussar) and c.hussar == hussar]
        offered = [choice for choice in offered if choice.city != city]
        offered.sort(key=lambda c: (c.city not in path, distance(state, c.city, city)))
        wrong: list[Wrong] = []
        for choice in offered[:MOST_WRONG]:
            after = due(self.after(state, choice))
            details = facts | {"end": city_id(state, choice.city)}
            free = next((general for general in new if general not in after), -1)
            if free < 0:
                reason = "less"
            elif set(after) <= set(here):
                reason = "round" if choice.city in path else "free"
            else:
                reason, details["enemy"] = "half", piece_id(state, free)
            wrong.append(Wrong(choice, reason, details, (f"hussar {hussar + 1} is at {details['end']}",)))
        wrong += [Wrong(choice, "other", facts, ("the step is hussars",)) for choice in offered[-1:]]
        depth = max(paying[general] for general in new) + 2 * (len(new) - 1)
        case = "two" if len(new) > 1 else "one"
        return Found(
            self.name, case, state, seat, depth, tuple(right), goal, tuple(wrong), facts, ("7.a", "9.g")
        )


def due(state: State) -> dict[int, int]:
    """9.g: the generals that pay tolls, and how much."""
    found: dict[int, int] = {}
    for power in enemies_of(state, AUSTRIA):
        found |= tolls(state, power)[1]
    return found


# ---------------------------------------------------------------- retreats


class Drive(Kind):
    """11.2.b: find where to send the defeated: out of supply, or away from what they protect."""

    name = "retreat"
    margin = 1.0
    grades = (2, 4)

    def asks(self, state: State, seat: int) -> bool:
        """Whether the seat has to direct a retreat."""
        return isinstance(state.agenda[-1], retreat.RetreatStep) and seat in engine.to_act(state)

    def choices(self, state: State, seat: int) -> list[Action]:
        """A path to each end, and for each set of hussars on it."""
        return list(engine.legal(state, seat))

    def effect(self, state: State, choice: Action) -> Hashable:
        """The city where it ends."""
        assert isinstance(choice, Retreat)
        return choice.path[-1]

    def after(self, state: State, choice: Action) -> State:
        """The position after the retreat."""
        assert isinstance(choice, Retreat)
        then, step = state.copy(), state.agenda[-1]
        assert isinstance(step, retreat.RetreatStep)
        step.apply(then, 0, choice, [])
        return then

    def losers(self, state: State) -> list[int]:
        """The generals who retreat."""
        step = state.agenda[-1]
        assert isinstance(step, retreat.RetreatStep)
        return members(step.losers)

    def worth(self, state: State, seat: int, choice: Action) -> float:
        """One point for each defeated general out of supply, two for each fortress that falls."""
        then, losers = self.after(state, choice), self.losers(state)
        powers = sorted({state.setting.power_of[general] for general in losers})
        starving = len(hungry(then, powers) & set(losers))
        return starving + 2.0 * len(self.fallen(state, then, seat))

    def fallen(self, state: State, then: State, seat: int) -> list[int]:
        """10.3.f: the fortresses with the seat's question marks that are no longer protected."""
        own = own_powers(state, seat)
        asked = [city for city, power in then.questions.items() if power in own]
        return [
            c
            for c in asked
            if then.enemy_fortresses(then.questions[c]) >> c & 1 and not conquest.protected(then, c)
        ]

    def found(self, state: State, seat: int, worths: Worths) -> Found | None:
        """The puzzle: what the right path achieves, and how the others fail."""
        right = [action for action in worths.right if isinstance(action, Retreat)]
        ends = sorted({action.path[-1] for action in right})
        losers = self.losers(state)
        then = self.after(state, right[0])
        power = state.setting.power_of[losers[0]]
        fallen = self.fallen(state, then, seat)
        step = state.agenda[-1]
        assert isinstance(step, retreat.RetreatStep)
        winner = members(step.winners)[0]
        starving = bool(hungry(then, [power]) & set(losers))
        if not fallen and not starving:
            return None
        facts = {
            "enemy": piece_id(state, losers[0]),
            "general": piece_id(state, winner),
            "end": city_id(state, right[0].path[-1]),
            "power": POWERS[power],
            "start": city_id(state, right[0].path[0]),
        }
        if fallen:
            facts["city"] = city_id(state, fallen[0])
        goal = (" or ".join(f"{facts['enemy']} is at {city_id(state, end)}" for end in ends),)
        wrong: list[Wrong] = []
        used = set(ends)
        for choice in worths.others:
            assert isinstance(choice, Retreat)
            if choice.path[-1] in used:
                continue
            used.add(choice.path[-1])
            after = self.after(state, choice)
            details = facts | {"end": city_id(state, choice.path[-1])}
            if fallen:
                if losers[0] not in conquest.protectors(after, fallen[0]):
                    return None
                reason = "guards"
            elif after.home[power] >> choice.path[-1] & 1:
                reason = "home"
            elif path := path_to_train(after, power, choice.path[-1], True):
                train = next(t for t in state.setting.trains_of[power] if state.place[t] == path[-1])
                reason, details["train"] = "fed", piece_id(state, train)
            else:
                return None
            wrong.append(Wrong(choice, reason, details, (f"{details['enemy']} is at {details['end']}",)))
        if not wrong:
            return None
        far = distance(state, right[0].path[-1], fallen[0]) if fallen else 0
        case = "fortress" if fallen else "supply"
        rules = ("11.2.b", "11.2.d", *(("10.3.f",) if fallen else ("9.c",)))
        depth = len(right[0].path) - 1 + far
        return Found(self.name, case, state, seat, depth, tuple(right), goal, tuple(wrong), facts, rules)
