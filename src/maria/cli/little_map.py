"""The little map: the surroundings of a city, drawn with braille dots."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.table import Table
from rich.text import Text

from maria.box.model import SUIT_SIGNS
from maria.cli.common import COLOURS, grid
from maria.words import Words

WIDTH = 78
HEIGHTS = (11, 31)
"""The smallest and the largest number of rows."""
ROADS = (3, 2, 1)
"""How many roads the drawing reaches: the most for which all names fit."""
NAME = 12
"""The maximum length of a shortened name."""
SIGNS = {"": "·", "minor": "▪", "major": "■"}
BRAILLE = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of a braille character, by row and column of its dots."""
ASPECT = 2.0
"""The height of a character divided by its width."""


class Canvas:
    """Characters in rows and columns on top of braille dots."""

    def __init__(self, width: int, height: int) -> None:
        """Creates an empty canvas."""
        self.width, self.height = width, height
        self.dots = [[0] * width for _ in range(height)]
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}

    def line(self, start: tuple[int, int], end: tuple[int, int], dashed: bool) -> None:
        """Draws a line from the middle of one character to the middle of another."""
        (x, y), (to_x, to_y) = ((column + 0.5, row + 0.5) for column, row in (start, end))
        steps = int(max(abs(to_x - x) * 2, abs(to_y - y) * 4)) or 1
        for step in range(0, steps + 1, 3 if dashed else 1):
            part = step / steps
            dot_x, dot_y = x + (to_x - x) * part, y + (to_y - y) * part
            self.dots[int(dot_y)][int(dot_x)] |= DOTS[int(dot_y * 4) % 4][int(dot_x * 2) % 2]

    def free(self, column: int, row: int, length: int) -> bool:
        """Whether a text fits there without touching another."""
        inside = 0 <= row < self.height and column >= 0 and column + length <= self.width
        return inside and not any((c, row) in self.signs for c in range(column - 1, column + length + 1))

    def write(self, column: int, row: int, text: str, style: str) -> None:
        """Writes a text."""
        for offset, sign in enumerate(text):
            self.signs[column + offset, row] = (sign, style)

    def lines(self) -> Iterator[Text]:
        """The drawing row by row. Text hides the dots behind it."""
        for row, dots in enumerate(self.dots):
            line = Text()
            ground = [(chr(BRAILLE + dot) if dot else " ", "dim") for dot in dots]
            cells = (self.signs.get((column, row), cell) for column, cell in enumerate(ground))
            for style, run in groupby(cells, key=lambda cell: cell[1]):
                line.append("".join(sign for sign, _ in run), style)
            line.rstrip()
            yield line


def short(name: str) -> str:
    """A recognisable name of at most NAME characters."""
    for word in (" in ", " an ", " am "):
        name = name.split(word)[0]
    if len(name) > NAME and " " in name:
        first, _, rest = name.partition(" ")
        name = f"{first[0]}.{rest}"
    return name if len(name) <= NAME else f"{name[: NAME - 1]}."


def surroundings(words: Words, centre: int) -> Iterator[str | Text | Table]:
    """The drawing, as far around as names fit, with a legend and a list of what is there."""
    board = words.state.setting.board
    away = board.distance[centre]
    for roads in ROADS:
        cities = [city for city in range(len(board.cities)) if away[city] <= roads]
        cities.sort(key=lambda city: away[city])
        if canvas := draw(words, cities):
            yield from canvas.lines()
            break
    yield Text(words.say("play-map-signs"), style="dim")
    yield _list(words, centre, cities)
    mains = board.main_neighbours[centre]
    sides = [city for city in board.neighbours[centre] if city not in mains]
    for key, ends in (("play-map-main", mains), ("play-map-roads", sides)):
        if ends:
            yield words.say(key, cities=words.say.listed(map(words.city, ends)))


def _points(words: Words, cities: list[int]) -> tuple[dict[int, tuple[int, int]], int]:
    """The position of each city's sign, as column and row, and the height of the drawing."""
    places = [words.state.setting.board.place_of[city] for city in cities]
    columns, rows = zip(*places, strict=True)
    west, top = min(columns), min(rows)
    wide, high = max(max(columns) - west, 1.0), max(max(rows) - top, 1.0)
    scale = (WIDTH - 1 - NAME) / wide
    height = min(max(round(high * scale / ASPECT) + 1, HEIGHTS[0]), HEIGHTS[1])
    across = [NAME // 2 + round((x - west) * scale) for x in columns]
    down = [round((y - top) * (height - 1) / high) for y in rows]
    return dict(zip(cities, zip(across, down, strict=True), strict=True)), height


def draw(words: Words, cities: list[int]) -> Canvas | None:
    """The cities with their names and pieces, and the roads between them. None if something does not fit."""
    board = words.state.setting.board
    points, rows = _points(words, cities)
    if len(set(points.values())) < len(cities):
        return None
    canvas = Canvas(WIDTH, rows)
    for city in cities:
        for near in board.neighbours[city]:
            if near in points and city < near:
                canvas.line(points[city], points[near], not board.main_neighbour_set[city] >> near & 1)
    for city, (column, row) in points.items():
        canvas.write(column, row, SIGNS[board.cities[city].fortress], _style(words, city))
    for city, point in points.items():
        if not all(_place(canvas, point, *label) for label in _labels(words, city, city == cities[0])):
            return None
    return canvas


def _style(words: Words, city: int) -> str:
    controller = words.state.controller(city)
    return f"bold {COLOURS[controller]}" if controller >= 0 else "bold"


def _labels(words: Words, city: int, centre: bool) -> Iterator[tuple[str, str]]:
    """The city's name and suit, and the pieces there, each with its style."""
    state, board = words.state, words.state.setting.board
    style = "reverse" if centre else _style(words, city) if board.fortresses >> city & 1 else ""
    name = f"{short(board.cities[city].name)}{SUIT_SIGNS[board.suit_of[city]]}"
    yield f"[{name}]" if centre else name, style
    for piece in state.pieces_at(city):
        yield f"<{state.setting.names[piece]}>", f"bold {COLOURS[state.setting.power_of[piece]]}"
    for hussar in _hussars(words, city):
        yield f"<{hussar}>", "reverse"


def _hussars(words: Words, city: int) -> list[str]:
    hussars = enumerate(words.state.hussars, 1)
    return [words.say("play-hussar", number=number) for number, place in hussars if place == city][:1]


def _place(canvas: Canvas, point: tuple[int, int], text: str, style: str) -> bool:
    """Writes a text next to, below or above a city's sign. False if there is no room."""
    (column, row), length = point, len(text)
    middle = column - length // 2
    places = [(column + 1, row), (column - length, row)]
    for start in (column + 1, column - 1, middle, column - length, column - length + 2):
        places += [(start, row + 1), (start, row - 1)]
    places += [(column + 1, row + 2), (column + 1, row - 2), (middle, row + 2), (middle, row - 2)]
    for start, line in places:
        start = min(max(start, 0), canvas.width - length)
        beside = line == row
        sign = canvas.signs.pop(point) if beside else None
        free = canvas.free(start, line, length) and not (beside and start <= column < start + length)
        if sign:
            canvas.signs[point] = sign
        if free:
            canvas.write(start, line, text, style)
            return True
    return False


def _list(words: Words, centre: int, cities: list[int]) -> Table:
    """The cities that matter: the centre, fortresses, and cities with pieces."""
    state, board = words.state, words.state.setting.board
    table = grid(())
    for city in cities:
        standing = [*map(words.piece, state.pieces_at(city)), *_hussars(words, city)]
        controller = state.controller(city)
        if standing or controller >= 0 or city == centre:
            away = words.say("play-map-distance", roads=board.distance[centre][city])
            name = Text(f"{SIGNS[board.cities[city].fortress]} {words.place(city)}", _style(words, city))
            power = words.power(controller) if controller >= 0 else ""
            table.add_row(away, name, power, words.say.listed(standing))
    return table
