"""Puzzles that one march solves: take a fortress, save one, cut an enemy's supply.

They try all marches of a stage and determine the result of each by the rules. This needs no knowledge of
hidden troops or cards, because a right march ends where no enemy is adjacent.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from kinds import Found, Kind, Worths, Wrong, city_id, enemies_of, generals_on_map, own_powers, piece_id
from maria import engine
from maria.actions import Action, March
from maria.bots.candidates import candidates
from maria.box.model import POWERS
from maria.box.tables import members
from maria.reading.supply import path_to_train
from maria.rules import conquest, marches, movement
from maria.rules.supply import tolls
from maria.state import STAGES, State

MOST_WRONG = 3
"""How many tempting answers there are. The last one covers all that remain by a common condition."""


def hungry(state: State, powers: list[int]) -> set[int]:
    """9: the generals of some powers that are out of supply."""
    return {general for power in powers for general in tolls(state, power)[0]}


def distance(state: State, one: int, other: int) -> int:
    """The number of roads between two cities."""
    return state.setting.board.distance[one][other]


# ---------------------------------------------------------------- marches


class Marches(Kind):
    """10: a puzzle that a single march solves."""

    margin = 1.0

    def asks(self, state: State, seat: int) -> bool:
        """Whether the seat's movement phase is beginning."""
        step = state.agenda[-1]
        if not isinstance(step, movement.Movement) or state.moved or step.done or step.disputed:
            return False
        return seat in engine.to_act(state)

    def choices(self, state: State, seat: int) -> list[Action]:
        """One march for each effect."""
        return [action for action in candidates(engine.legal(state, seat)) if isinstance(action, March)]

    def effect(self, state: State, choice: Action) -> Hashable:
        """The piece, and the end of its march."""
        assert isinstance(choice, March)
        return choice.piece, choice.path[-1]

    def after(self, state: State, choice: Action) -> State:
        """The position after a march, within the phase."""
        assert isinstance(choice, March)
        then = state.copy()
        marches.apply_march(then, choice, [])
        return then

    def answers(self, state: State, worths: Worths) -> list[March]:
        """The right marches, the shortest first. Empty unless they share a piece and cost it nothing."""
        right = [march for march in worths.right if isinstance(march, March)]
        calm = all(is_calm(self.after(state, march), march.piece) for march in right)
        one = len({march.piece for march in right}) == 1
        return sorted(right, key=lambda march: (march.force, len(march.path))) if calm and one else []

    def tempting(self, state: State, seat: int, right: March, city: int) -> list[March]:
        """Marches of generals that end near a city, but not where the right one does."""
        found: dict[tuple[int, int], March] = {}
        for march in self.choices(state, seat):
            assert isinstance(march, March)
            if march.piece < state.setting.generals and not march.force:
                found.setdefault((march.piece, march.path[-1]), march)
        near = sorted(
            found.values(), key=lambda m: (distance(state, m.path[-1], city), m.piece != right.piece)
        )
        ends = (right.path[-1], right.path[0])
        return [march for march in near if march.path[-1] not in (*ends, march.path[0])]


def is_calm(state: State, piece: int) -> bool:
    """Whether no enemy general is adjacent to a piece, and it is in supply without a toll."""
    power, place = state.setting.power_of[piece], state.place[piece]
    near = state.setting.board.neighbour_set[place]
    if any(near >> state.place[general] & 1 for general in generals_on_map(state, enemies_of(state, power))):
        return False
    unsupplied, due = tolls(state, power)
    return piece not in unsupplied and piece not in due


class Take(Marches):
    """10.3: find the march that conquers the most fortresses."""

    name = "take"
    title = "near"
    grades = (2, 3)

    def effect(self, state: State, choice: Action) -> Hashable:
        """The piece, and what it conquers."""
        assert isinstance(choice, March)
        return choice.piece, self.taken(state, choice)

    def is_clear(self, state: State, worths: Worths) -> bool:
        """Whether all right marches are of one general and take the same fortresses."""
        one = len({self.effect(state, choice) for choice in worths.right}) == 1
        return one and worths.margin >= self.margin and worths.share >= self.share

    def worth(self, state: State, seat: int, choice: Action) -> float:
        """How many fortresses the enemies lose by it."""
        assert isinstance(choice, March)
        return float(self.taken(state, choice).bit_count())

    def taken(self, state: State, march: March) -> int:
        """The fortresses that a march conquers, as a bitmask."""
        power = state.setting.power_of[march.piece]
        before = state.enemy_fortresses(power)
        if march.piece >= state.setting.generals or not any(before >> city & 1 for city in march.path[:-1]):
            return 0
        return before & ~self.after(state, march).enemy_fortresses(power)

    def found(self, state: State, seat: int, worths: Worths) -> Found | None:
        """The puzzle, if a right march ends safely."""
        right = [march for march in worths.right if isinstance(march, March)]
        right = sorted(right, key=lambda m: (not is_calm(self.after(state, m), m.piece), len(m.path)))
        taken = {self.taken(state, march) for march in right}
        if len(taken) != 1 or not any(taken) or not is_calm(self.after(state, right[0]), right[0].piece):
            return None
        march, cities = right[0], members(taken.pop())
        if march.path[0] in cities:
            return None
        power = state.setting.power_of[march.piece]
        then = self.after(state, march)
        facts = {
            "general": piece_id(state, march.piece),
            "power": POWERS[power],
            "city": city_id(state, cities[0]),
            "other": city_id(state, cities[-1]),
            "former": POWERS[state.controller(cities[0])],
            "end": city_id(state, march.path[-1]),
            "near": piece_id(state, self.nearest_enemy(state, power, cities[0])),
        }
        goal = tuple(f"{city_id(state, city)} is held by {POWERS[then.controller(city)]}" for city in cities)
        wrong = list(self.wrong(state, seat, march, cities, facts))
        if away := self.away(state, seat, march, cities):
            wrong.append(Wrong(away, "away", facts, (f"{facts['city']} is held by {facts['former']}",)))
        rules = ("10.3.a", "10.3.b", "10.1.b")
        case = "two" if len(cities) > 1 else "one"
        depth = len(march.path) - 1 + 2 * (len(cities) - 1)
        return Found(self.name, case, state, seat, depth, tuple(right), goal, tuple(wrong), facts, rules)

    def wrong(
        self, state: State, seat: int, right: March, cities: list[int], facts: dict[str, str]
    ) -> Iterator[Wrong]:
        """Wrong answers: staying inside a fortress, passing a protected one, taking fewer."""
        inside, marked, fewer = False, False, False
        for march in self.tempting(state, seat, right, cities[0]):
            then, end = self.after(state, march), march.path[-1]
            details = facts | {"marcher": piece_id(state, march.piece), "end": city_id(state, end)}
            new = [city for city in then.questions if city not in state.questions]
            if end in cities and not inside and not self.taken(state, march):
                inside = True
                yield Wrong(
                    march,
                    "inside",
                    details | {"city": city_id(state, end)},
                    (f"{details['marcher']} is at {details['end']}",),
                )
            elif new and not marked and not self.taken(state, march):
                guard = next(conquest.protectors(then, new[0]))
                marked = True
                details |= {"city": city_id(state, new[0]), "guard": piece_id(state, guard)}
                yield Wrong(march, "protected", details, (f"{details['city']} has a question mark",))
            elif len(cities) > 1 and not fewer and (only := members(self.taken(state, march))):
                fewer = True
                left = next(city for city in cities if city not in only)
                details |= {"city": city_id(state, only[0]), "left": city_id(state, left)}
                yield Wrong(
                    march,
                    "fewer",
                    details,
                    (f"{details['city']} is held by {POWERS[then.controller(only[0])]}",),
                )

    def nearest_enemy(self, state: State, power: int, city: int) -> int:
        """The enemy general nearest to a city."""
        enemies = generals_on_map(state, enemies_of(state, power))
        return min(enemies, key=lambda general: distance(state, state.place[general], city))

    def away(self, state: State, seat: int, right: March, cities: list[int]) -> March | None:
        """A march with no effect on fortresses, or None."""
        for march in self.tempting(state, seat, right, cities[0]):
            then = self.after(state, march)
            if (
                march.path[-1] not in cities
                and not self.taken(state, march)
                and then.questions == state.questions
            ):
                return march
        return None


class Save(Marches):
    """10.3.b: find the march that keeps the most fortresses from being taken by the enemies' next marches."""

    name = "save"
    title = "city"
    grades = (5, 7)

    def asks(self, state: State, seat: int) -> bool:
        """Whether any fortress is threatened."""
        return super().asks(state, seat) and bool(self.threatened(state, seat))

    def choices(self, state: State, seat: int) -> list[Action]:
        """The marches of generals. Trains protect nothing."""
        return [
            m
            for m in super().choices(state, seat)
            if isinstance(m, March) and m.piece < state.setting.generals
        ]

    def worth(self, state: State, seat: int, choice: Action) -> float:
        """Minus one for each fortress that can be taken without a fight."""
        return -float(len(self.threatened(self.after(state, choice), seat)))

    def threatened(self, state: State, seat: int) -> dict[int, tuple[int, int]]:
        """The fortresses an enemy can march through, each with the nearest such general and the distance."""
        setting, found = state.setting, dict[int, tuple[int, int]]()
        within = setting.board.within[marches.GENERAL]
        for power in own_powers(state, seat):
            open_ = [city for city in members(state.held[power]) if not conquest.protected(state, city)]
            for enemy in enemies_of(state, power) if open_ else ():
                unsupplied = tolls(state, enemy)[0]
                for general in generals_on_map(state, [enemy]):
                    near = [city for city in open_ if within[state.place[general]] >> city & 1]
                    if near and not state.down >> general & 1 and general not in unsupplied:
                        for path, force, left, _ in marches.effects(marches.Ground(state, general)):
                            for city in near if left and not force else ():
                                if left >> city & 1:
                                    steps = path.index(city) + 1
                                    found[city] = min(
                                        found.get(city, (general, 99)), (general, steps), key=lambda f: f[1]
                                    )
        return found

    def found(self, state: State, seat: int, worths: Worths) -> Found | None:
        """The puzzle, if exactly the right marches protect the fortresses."""
        right = self.answers(state, worths)
        if not right:
            return None
        march, then = right[0], self.after(state, right[0])
        before = self.threatened(state, seat)
        saved = [city for city in before if conquest.protected(then, city)]
        if not 1 <= len(saved) <= 2 or any(state.place[before[city][0]] == city for city in saved):
            return None
        for choice in self.choices(state, seat):
            after = self.after(state, choice)
            if all(conquest.protected(after, city) for city in saved) != (choice in worths.right):
                return None
        threat, steps = before[saved[0]]
        facts = {
            "general": piece_id(state, march.piece),
            "enemy": piece_id(state, threat),
            "city": city_id(state, saved[0]),
            "other": city_id(state, saved[-1]),
            "end": city_id(state, march.path[-1]),
            "power": POWERS[state.controller(saved[0])],
        }
        goal = tuple(f"{city_id(state, city)} is protected" for city in saved)
        wrong: list[Wrong] = []
        for other in self.tempting(state, seat, march, saved[0]):
            if other.path[-1] in {m.path[-1] for m in right if m.piece == other.piece}:
                continue
            after = self.after(state, other)
            bare = next(city for city in saved if not conquest.protected(after, city))
            details = facts | {
                "marcher": piece_id(state, other.piece),
                "end": city_id(state, other.path[-1]),
                "city": city_id(state, bare),
                "enemy": piece_id(state, before[bare][0]),
            }
            last = len(wrong) == MOST_WRONG - 1
            when = (
                (f"{details['city']} is not protected",)
                if last
                else (f"{details['marcher']} is at {details['end']}",)
            )
            wrong.append(
                Wrong(other, "all" if last else "far" if other.piece == march.piece else "who", details, when)
            )
            if last:
                break
        case = "two" if len(saved) > 1 else "one"
        depth = len(march.path) - 1 + steps + 2 * (len(saved) - 1)
        rules = ("10.3.a", "10.3.b")
        return Found(self.name, case, state, seat, depth, tuple(right), goal, tuple(wrong), facts, rules)


class Cut(Marches):
    """9: find the march that cuts enemies off from supply before they can react."""

    name = "supply"
    grades = (7, 9)

    def victims(self, state: State, seat: int) -> list[int]:
        """The seat's enemies who act in the next stage in which any of them does."""
        stage = getattr(state.agenda[-1], "stage", 0)
        own = set(own_powers(state, seat))
        found: list[int] = []
        for step in range(1, len(STAGES)):
            powers = state.stage_powers((stage + step) % len(STAGES))
            hostile = [p for p in powers if any(state.enemies[mine] >> p & 1 for mine in own)]
            found += hostile
            if hostile:
                break
        return found

    def worth(self, state: State, seat: int, choice: Action) -> float:
        """How many more enemy generals are out of supply."""
        victims = self.victims(state, seat)
        return float(len(hungry(self.after(state, choice), victims) - hungry(state, victims)))

    def asks(self, state: State, seat: int) -> bool:
        """Whether an enemy general is away from home."""
        if not super().asks(state, seat):
            return False
        victims = self.victims(state, seat)
        return any(
            not state.home[state.setting.power_of[g]] >> state.place[g] & 1
            for g in generals_on_map(state, victims)
        )

    def found(self, state: State, seat: int, worths: Worths) -> Found | None:
        """The puzzle: who is cut off, and where his supply path was."""
        right = self.answers(state, worths)
        if not right or right[0].piece >= state.setting.generals:
            return None
        march, then, victims = right[0], self.after(state, right[0]), self.victims(state, seat)
        cut = sorted(hungry(then, victims) - hungry(state, victims))
        goal = tuple(f"{piece_id(state, general)} is out of supply" for general in cut)
        for choice in self.choices(state, seat):
            if set(cut) <= hungry(self.after(state, choice), victims) and choice not in worths.right:
                return None
        enemy = cut[0]
        power = state.setting.power_of[enemy]
        path = path_to_train(state, power, state.place[enemy], True)
        train = next((t for t in state.setting.trains_of[power] if path and state.place[t] == path[-1]), -1)
        if train < 0:
            return None
        facts = {
            "general": piece_id(state, march.piece),
            "enemy": piece_id(state, enemy),
            "other": piece_id(state, cut[-1]),
            "train": piece_id(state, train),
            "end": city_id(state, march.path[-1]),
            "power": POWERS[power],
        }
        wrong: list[Wrong] = []
        train_taken = then.place[train] < 0
        middle = path[len(path) // 2]
        for other in self.tempting(state, seat, march, middle):
            after = self.after(state, other)
            fed = next((g for g in cut if g not in hungry(after, victims)), -1)
            if fed < 0 or not path_to_train(after, power, after.place[fed], True):
                continue
            details = facts | {
                "marcher": piece_id(state, other.piece),
                "end": city_id(state, other.path[-1]),
                "enemy": piece_id(state, fed),
            }
            last = len(wrong) == MOST_WRONG - 1
            when = (
                (f"{details['enemy']} is in supply",)
                if last
                else (f"{details['marcher']} is at {details['end']}",)
            )
            wrong.append(
                Wrong(other, "all" if last else "road" if other.path[-1] in path else "beside", details, when)
            )
            if last:
                break
        case = "train" if train_taken else "two" if len(cut) > 1 else "block"
        depth = len(march.path) - 1 + len(path) - 1 + 2 * (len(cut) - 1)
        return Found(
            self.name,
            case,
            state,
            seat,
            depth,
            tuple(right),
            goal,
            tuple(wrong),
            facts,
            ("9.b", "9.c", "9.d"),
        )
