"""The default pack and the tables made from it."""

from __future__ import annotations

import dataclasses
import hashlib
import os
import pickle
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conftest import ROOT, tiny_files, write_pack
from maria.box import DEFAULT, PACKS, Box, cache_folder, drawn, load
from maria.box.faults import FaultFinder
from maria.box.lookup import find
from maria.box.model import City, General, PoliticalCard, Power, Suit, Territory, Track
from maria.box.names import Namer
from maria.box.reading import FILES, NAMES, OPTIONAL, fingerprint, published_packs, read_files
from maria.box.tables import FAR, REACH, bits, distances, member, members
from maria.texts.message import message

CITIES = st.integers(0, 10_000)


def city(box: Box, name: str) -> int:
    return box.board.index[name]


# ---------------------------------------------------------------- published packs


def test_a_published_pack_never_changes() -> None:
    """A change needs a new pack id and version: leave the old folder alone and add a line to PUBLISHED."""
    folders = {path.name for path in PACKS.iterdir() if path.is_dir()}
    assert {known.folder for known in published_packs()} == folders
    for known in published_packs():
        assert fingerprint(read_files(PACKS / known.folder, FaultFinder())) == known.hash, known.folder


def test_the_hash_depends_on_every_file_but_not_on_names_or_line_ends() -> None:
    files = read_files(DEFAULT, FaultFinder())
    assert set(files) == {*FILES, *OPTIONAL}
    windows = {name: data.replace(b"\n", b"\r\n") for name, data in files.items()}
    assert fingerprint(windows) == fingerprint(files)
    for name in files:
        same = fingerprint({**files, name: files[name] + b"#"}) == fingerprint(files)
        assert same == (name in NAMES), name


def test_a_pack_gains_a_language_and_stays_the_same(tmp_path: Path) -> None:
    """Names are not part of the hash, so they can be corrected and added."""
    files = tiny_files()
    folder = write_pack(tmp_path / "mine", {name: files[name] for name in files if name not in NAMES[1:]})
    english = load(folder)
    assert list(english.pack.names) == ["en"]
    silesia = message("territory-silesia")
    for language in ("en", "de"):
        assert Namer(english, language).text(silesia) == "Silesia"
    write_pack(folder, {"names.de.ftl": files["names.de.ftl"]})
    german = load(folder)
    assert german.pack.hash == english.pack.hash and german == english
    assert Namer(german, "de").text(silesia) == "Schlesien"
    assert drawn.place_of(german, "de", True) != drawn.place_of(english, "de", True)
    assert drawn.place_of(german, "en", True) == drawn.place_of(english, "en", True)


# ---------------------------------------------------------------- contents


def test_every_entry_carries_its_source(box: Box) -> None:
    pack = box.pack
    assert {general.source for general in pack.generals} == {"army sheet"}
    assert {power.source for power in pack.powers} == {"rules"}
    assert {card.source for card in pack.cards} == {"reconstructed"}
    assert {road.source for road in pack.roads} == {"reconstructed"}
    assert {c.source for c in pack.cities if c.vote} == {"rules"}


def test_set_up_cities_lie_in_the_squares_of_the_army_sheets(box: Box) -> None:
    squares = {g.id: c.square for g in box.pack.generals for c in box.pack.cities if g.city == c.id}
    assert squares == {
        "moritz": "A1", "belle_isle": "G5", "broglie": "G3", "maillebois": "A6", "noailles": "D4",
        "toerring": "G3", "karl": "M4", "traun": "M1", "khevenhueller": "N1", "batthyany": "N1",
        "neipperg": "L6", "arenberg": "C7", "friedrich": "L9", "schwerin": "L9", "leopold": "K9",
        "george": "E11", "cumberland": "E11", "stair": "C10", "rutowski": "I8",
    }  # fmt: skip


def test_neipperg_protects_silesian_fortresses_from_his_set_up_city(box: Box) -> None:
    """10.3.b: a general protects fortresses up to three cities away."""
    board = box.board
    neipperg = next(g for g in box.pack.generals if g.id == "neipperg")
    assert neipperg.city == "landskron"
    fortresses = members(board.in_territory["silesia"] & board.fortresses)
    protected = [f for f in fortresses if board.distance[city(box, neipperg.city)][f] <= 3]
    assert len(protected) >= 2


def test_arrow_cities_of_the_off_map_boxes(box: Box) -> None:
    arrows = {b.power: box.board.cities[city(box, b.city)] for b in box.pack.off_map_boxes}
    assert arrows["prussia"].id == "zielenzig" and arrows["prussia"].territory == "prussia"
    assert arrows["austria"].territory == "austria" and arrows["austria"].square[1:] == "1"
    assert arrows["france"].territory == "france" and arrows["france"].square[1:] == "1"
    assert arrows["pragmatic_army"].territory in ("netherlands", "austrian_netherlands")


def test_home_countries(box: Box) -> None:
    """3.c, 3.j."""
    board = box.board
    assert board.home["pragmatic_army"] == board.in_territory["hannover"] | board.in_territory["netherlands"]
    assert all(board.home["austria"] & chart for chart in board.on_map)
    nobody = board.in_territory["silesia"] | board.in_territory["poland"] | board.in_territory["empire"]
    assert nobody & sum(board.home.values()) == 0
    assert sum(board.home.values()) | nobody == board.all


def test_the_box_cannot_be_changed(box: Box) -> None:
    for thing in (
        box,
        box.board,
        box.pack,
        box.pack.cities[0],
        box.pack.cards[0],
        box.pack.tracks[0].boxes[0],
    ):
        name = dataclasses.fields(thing)[0].name
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(thing, name, None)


# ---------------------------------------------------------------- tables


@given(CITIES, CITIES)
def test_neighbours_are_mutual_and_one_apart(box: Box, a: int, b: int) -> None:
    board = box.board
    a, b = a % len(board.cities), b % len(board.cities)
    assert (b in board.neighbours[a]) == (a in board.neighbours[b]) == (board.distance[a][b] == 1)
    assert bool(board.neighbour_set[a] >> b & 1) == (b in board.neighbours[a])
    assert board.main_neighbour_set[a] & ~board.neighbour_set[a] == 0
    assert members(board.main_neighbour_set[a]) == list(board.main_neighbours[a])


@given(CITIES, CITIES, CITIES)
def test_distance_is_a_metric(box: Box, a: int, b: int, c: int) -> None:
    board = box.board
    a, b, c = (n % len(board.cities) for n in (a, b, c))
    assert board.distance[a][b] == board.distance[b][a] < FAR
    assert (board.distance[a][b] == 0) == (a == b)
    assert board.distance[a][c] <= board.distance[a][b] + board.distance[b][c]
    if a != b:
        assert min(board.distance[near][b] for near in board.neighbours[a]) == board.distance[a][b] - 1


@given(st.integers(1, 12), st.sets(st.tuples(st.integers(0, 11), st.integers(0, 11))))
def test_distances_of_any_graph(size: int, roads: set[tuple[int, int]]) -> None:
    """Compared with the simplest algorithm there is (Floyd-Warshall)."""
    pairs = {(a, b) for a, b in roads if a != b and max(a, b) < size}
    pairs |= {(b, a) for a, b in pairs}
    want = [[0 if a == b else 1 if (a, b) in pairs else FAR for b in range(size)] for a in range(size)]
    for k in range(size):
        for a in range(size):
            for b in range(size):
                want[a][b] = min(want[a][b], want[a][k] + want[k][b])
    near = tuple(tuple(b for b in range(size) if (a, b) in pairs) for a in range(size))
    assert [list(row) for row in distances(near)] == want


@given(CITIES, st.integers(0, REACH))
def test_the_cities_within_so_many_roads(box: Box, number: int, steps: int) -> None:
    board = box.board
    number %= len(board.cities)
    near = [city for city, far in enumerate(board.distance[number]) if far <= steps]
    assert members(board.within[steps][number]) == near


@given(CITIES)
def test_sets_of_cities_say_what_the_entries_say(box: Box, number: int) -> None:
    board = box.board
    number %= len(board.cities)
    entry, bit = board.cities[number], 1 << number
    assert board.index[entry.id] == number
    assert [land for land, inside in board.in_territory.items() if inside & bit] == [entry.territory]
    assert [suit for suit in Suit if board.in_suit[suit] & bit] == [board.suit_of[number]]
    assert [m for m, inside in enumerate(board.on_map) if inside & bit] == [board.map_of[number]]
    assert entry.square[0] in box.pack.about.map[board.map_of[number]].columns
    assert bool(board.fortresses & bit) == bool(entry.fortress)
    assert bool(board.major_fortresses & bit) == (entry.fortress == "major")
    assert bool(board.votes & bit) == entry.vote
    x, y = board.place_of[number]
    assert 0 < x < board.width and 0 < y < board.height


@given(CITIES)
def test_a_citys_suit_is_that_of_the_rectangle_it_lies_in(box: Box, number: int) -> None:
    """3.b."""
    board = box.board
    number %= len(board.cities)
    entry = board.cities[number]
    chart = box.pack.about.map[board.map_of[number]]
    east = chart.columns.index(entry.square[0]) + entry.east / 100
    north = int(entry.square[1:]) - 1 + entry.north / 100
    suits = [
        s.suit
        for s in box.pack.sectors
        if s.map == chart.id and s.west <= east < s.east and s.south <= north < s.north
    ]
    assert suits == [board.suit_of[number].name.lower()]


@given(st.sets(st.integers(0, 600)))
def test_bits_and_members_are_inverse(cities: set[int]) -> None:
    assert members(bits(cities)) == sorted(cities)
    assert [member(bits(cities), number) for number in range(len(cities))] == sorted(cities)


def test_the_tiny_board(tiny_box: Box) -> None:
    board = tiny_box.board
    names = [c.id for c in board.cities]
    assert names == ["prag", "olmuetz", "nachod", "troppau", "glatz", "neisse"]
    assert board.neighbours[0] == (1, 2)
    assert board.main_neighbours[4] == (5,) and board.main_neighbours[0] == ()
    assert list(board.distance[0]) == [0, 1, 1, 2, 2, 3]
    assert board.suit_of == (Suit.SPADES, Suit.HEARTS, Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
    assert board.place_of[0] == (52.0, 180.0)
    assert (board.width, board.height) == (260.0, 200.0)
    assert board.home == {
        "france": 0, "bavaria": 0, "prussia": 0, "saxony": 0, "austria": 0b001111, "pragmatic_army": 0
    }  # fmt: skip


def test_a_box_in_use_is_not_loaded_again(tiny: Path) -> None:
    one, other = load(tiny), load(tiny)
    assert one is other and pickle.loads(pickle.dumps(one)) is one
    assert load() is load() and load() is not one


# ---------------------------------------------------------------- the cache


class Unused(dict[tuple[str, str], Box]):
    """Forgets every box at once."""

    def setdefault(self, key: object, box: Any = None) -> Any:
        return box


@pytest.fixture
def unused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes every box come from the disk."""
    monkeypatch.setattr("maria.box._in_use", Unused())


@pytest.mark.usefixtures("unused")
def test_the_cache_gives_the_same_box(tiny: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MARIA_CACHE", str(tmp_path / "cache"))
    made = load(tiny)
    monkeypatch.setattr("maria.box.parse", None)  # from here on nothing can be parsed
    assert load(tiny) == made
    for path in cache_folder().iterdir():
        path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(TypeError):
        load(tiny)


class Trap:
    """An object whose pickle runs code when it is loaded."""

    def __reduce__(self) -> tuple[Any, ...]:
        return exec, ("import os; os.environ['MARIA_TRAPPED'] = 'yes'",)


def sealed(text: bytes) -> bytes:
    return hashlib.sha256(text).hexdigest().encode() + b"\n" + text


SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda good: b"",
    "garbage": lambda good: b"garbage",
    "a pickle": lambda good: pickle.dumps(Trap()),
    "a sealed pickle": lambda good: sealed(pickle.dumps(Trap())),
    "cut off": lambda good: good[:-100],
    "one city renamed": lambda good: good.replace(b"olmuetz", b"olmuetx"),
    "one bit": lambda good: good[:500] + bytes([good[500] ^ 1]) + good[501:],
    "no box": lambda good: sealed(b'"no box"'),
    "other parts": lambda good: sealed(b'[{"Pack":[["a"]]}]'),
    "no kind of ours": lambda good: sealed(good.partition(b"\n")[2].replace(b'{"City":', b'{"eval":')),
    "another pack": lambda good: sealed(good.partition(b"\n")[2].replace(b"Olm", b"Ulm").replace(
        re.findall(rb"[0-9a-f]{64}", good)[1], b"0" * 64)),
    "very deep": lambda good: sealed(b"[" * 100_000),
}  # fmt: skip


@pytest.mark.usefixtures("unused")
@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_cache_is_made_anew_and_runs_nothing(
    tiny: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setenv("MARIA_CACHE", str(tmp_path / "cache"))
    made = load(tiny)
    (path,) = cache_folder().iterdir()
    good = path.read_bytes()
    spoilt = SPOILT[what](good)
    assert spoilt != good
    path.write_bytes(spoilt)
    again = load(tiny)
    assert (again.pack, again.board) == (made.pack, made.board)
    assert path.read_bytes() == good
    assert "MARIA_TRAPPED" not in os.environ


@pytest.mark.usefixtures("unused")
def test_all_of_a_box_is_in_the_cache_and_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MARIA_CACHE", str(tmp_path / "new" / "cache"))
    made, again = load(), load()
    assert (again.pack, again.board) == (made.pack, made.board)
    assert again.board.cities is again.pack.cities
    assert repr(again.board.suit_of) == repr(made.board.suit_of), "equal numbers are no suits yet"
    (path,) = cache_folder().iterdir()
    assert path.suffix == ".json" and stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(cache_folder().stat().st_mode) == 0o700


@pytest.mark.usefixtures("unused")
def test_a_cache_that_cannot_be_written_is_no_fault(
    tiny: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("MARIA_CACHE", str(blocked / "cache"))
    assert len(load(tiny).board.cities) == 6


def test_a_changed_pack_is_not_taken_from_the_cache(tiny: Path) -> None:
    before = load(tiny)
    roads = tiny / "roads.csv"
    roads.write_text(roads.read_text("utf-8").replace("prag,olmuetz,normal", "prag,olmuetz,main"), "utf-8")
    after = load(tiny)
    assert before.pack.hash != after.pack.hash
    assert after.board.main_neighbours[0] == (1,)


def test_the_user_cache_folder_is_used_when_none_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MARIA_CACHE")
    assert cache_folder().name == "maria-game"
    assert os.fspath(ROOT) not in os.fspath(cache_folder())


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("name", "kinds", "first"),
    [
        ("München", {City}, "muenchen"),
        ("muenchen", {City}, "muenchen"),
        ("MUNCHEN", {City}, "muenchen"),
        ("Munchen ", {City}, "muenchen"),
        ("Königgrätz", {City}, "koeniggraetz"),
        ("koniggratz", {City}, "koeniggraetz"),
        ("Khevenhuller", {General}, "khevenhueller"),
        ("Dessauer", {General}, "dessauer"),
        ("Military Aid", {PoliticalCard}, "military_aid"),
        ("Wojna karnatycka", {PoliticalCard}, "carnatic_war"),
        ("Österreich", {Power, Territory}, "austria"),
        ("italy", {Track}, "italy"),
        ("Hannover", {City, Territory}, "hannover"),
    ],
)
def test_names_are_found(box: Box, name: str, kinds: set[type], first: str) -> None:
    found = find(box, name)
    assert found.exact
    assert {type(thing) for thing in found.things} == kinds
    assert {thing.id for thing in found.things} == {first}


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Olmüzt", "olmuetz"),
        ("Breslua", "breslau"),
        ("hessian merc", "hessian_mercenaries"),
        ("Moritz v", "moritz"),
    ],
)
def test_small_typos_and_beginnings_are_understood(box: Box, name: str, id: str) -> None:
    found = find(box, name)
    assert not found.exact
    assert [thing.id for thing in found.things] == [id]


def test_what_is_not_clear_gets_suggestions(box: Box) -> None:
    assert find(box, "Neumarkt").suggestions == ("Neumarkt in der Oberpfalz", "Neumarkt in Schlesien")
    assert find(box, "Newmarkt").suggestions == ("Neumarkt in der Oberpfalz", "Neumarkt in Schlesien")


@pytest.mark.parametrize("name", ["", "   ", "???", "x" * 10_000, "\x00", "Atlantis"])
def test_nonsense_finds_nothing(box: Box, name: str) -> None:
    found = find(box, name)
    assert (found.things, found.suggestions) == ((), ())


@given(CITIES)
def test_every_city_is_found_by_name_and_id(box: Box, number: int) -> None:
    entry = box.board.cities[number % len(box.board.cities)]
    assert entry in find(box, entry.name).things
    assert entry in find(box, entry.id).things
