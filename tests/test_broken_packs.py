"""Broken packs: one clear line per fault, with file and place, exit code 1, and never a traceback."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from conftest import Run, tiny_files, write_pack
from maria.box import DEFAULT, PackError, load
from maria.box.reading import OPTIONAL


def check(run: Run, pack: Path) -> list[str]:
    """The lines that `maria box check` prints for a pack it refuses."""
    code, out, err = run("box", "check", "--pack", str(pack))
    assert (code, out) == (1, "")
    assert "Traceback" not in err
    *lines, last = err.splitlines()
    count = len(lines)
    assert last == ("The pack has one fault." if count == 1 else f"The pack has {count} faults.")
    return lines


def swap(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


def append(more: str) -> Callable[[str], str]:
    return lambda text: text + more


def drop_line(start: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        kept = [line for line in text.splitlines(keepends=True) if not line.startswith(start)]
        assert len(kept) < text.count("\n")
        return "".join(kept)

    return change


TINY: list[tuple[str, Callable[[str], str], str]] = [
    # files
    ("cities.csv", lambda _: "\ufeff", 'cities.csv, line 1: The column "id" is missing.'),
    ("cities.csv", swap("territory,", "land,"), 'cities.csv, line 1: The column "territory" is missing.'),
    ("cities.csv", swap("vote,", "name,"), 'cities.csv, line 1: The column "name" is unknown or given twice.'),
    ("cities.csv", append('"Wien,Wien\n'), "cities.csv, line 8: The row is not valid CSV"),
    ("cities.csv", append("wien,Wien\n"), "cities.csv, line 8: The row has 2 cells, the head has 9."),
    ("cities.csv", append("x,X,A1,1,1,austria,,,owner\n" * 6000), "There are more than 5,000 entries."),
    ("roads.csv", append("\x00,\x00,normal,owner\n"), "roads.csv,"),
    ("powers.toml", append("power = \n"), "powers.toml: This is not valid TOML:"),
    ("decks.toml", append("a = " + "[" * 5000), "decks.toml: This is not valid TOML:"),
    ("decks.toml", swap("count = 4", "count = " + "9" * 5000), "decks.toml: This is not valid TOML:"),
    ("names.de.ftl", append("= nothing\n"), "names.de.ftl, line 9: This is not valid Fluent"),
    ("names.pl.ftl", swap("Śląsk", "{ $x }"), 'names.pl.ftl, territory-silesia: The name "territory-silesia" is'),
    ("names.pl.ftl", append("track-russia = Rosja\n"), 'names.pl.ftl, track-russia: "track-russia" is given 2 times.'),
    ("politics.toml", append("\n[sea]\n"), 'politics.toml, sea: "sea" is not known here.'),
    ("territories.toml", lambda _: "territory = 7\n", 'territories.toml, territory: "territory" must be a list'),
    ("powers.toml", lambda t: t + "[[extra]]\nid = 1\n", 'powers.toml, extra: "extra" is not known here.'),
    # entries
    ("cities.csv", swap("A1,40,", "A1,far,"), "cities.csv, line 2: \"east\" cannot be 'far'."),
    ("cities.csv", swap("A1,40,", "A1,nan,"), "cities.csv, line 2: \"east\" cannot be 'nan'."),
    ("cities.csv", swap("A1,40,", "A1,,"), 'cities.csv, line 2: "east" is missing.'),
    ("cities.csv", swap("A1,40,", "A1,100,"), 'cities.csv, prag: "east" is 100, but must be at least 0'),
    ("cities.csv", swap("austria,major", "austria,huge"), "line 2: \"fortress\" is 'huge', but must be"),
    ("roads.csv", swap("main", "paved"), "roads.csv, line 7: \"kind\" is 'paved', but must be 'normal' or 'main'."),
    ("roads.csv", swap("prag,nachod", ",nachod"), 'roads.csv, line 2: "from" is missing.'),
    ("powers.toml", swap("rank = 5, ", ""), 'powers.toml, [[general]] neipperg: "rank" is missing.'),
    ("powers.toml", swap("rank = 5", 'rank = "first"'), "[[general]] neipperg: \"rank\" cannot be 'first'."),
    ("powers.toml", swap("hand = 3", "hand = -1"), '[[power]] prussia: "hand" is −1, but must lie between 0 and 38.'),
    ("powers.toml", swap("rank = 5,", "rank = 5, minimum = 9,"), '"minimum" is 9, but must lie between 1 and 8.'),
    ("powers.toml", swap("troops = 12", "troops = 17"), "17 troops cannot be given out: the generals hold 2 to 16."),
    ("powers.toml", swap('name = "Neipperg"', 'nam = "Neipperg"'), '[[general]] neipperg: "nam" is not known here.'),
    ("pack.toml", swap("version = 1", "version = 0"), '"version" is 0, but must lie between 1 and 9,999.'),
    ("pack.toml", swap("width = 130", "width = inf"), 'pack.toml: "grid.width" cannot be inf.'),
    ("pack.toml", swap('columns = "AB"', 'columns = "AA"'), 'The column "A" is no letter from A to Z, or two maps'),
    ("pack.toml", swap("[[map]]", "[[chart]]"), 'pack.toml: "map" is missing.'),
    ("pack.toml", swap('"six_cities"', '"Six Cities"'), 'pack.toml, id: "Six Cities" is no id'),
    # board
    ("cities.csv", swap("neisse,Neisse,B2", "neisse,Neisse,C2"), 'neisse: There is no square "C2" on the maps.'),
    ("cities.csv", swap("silesia,minor", "moravia,minor"), 'glatz: There is no territory "moravia".'),
    ("cities.csv", swap("glatz,Glatz", "glatz,NEISSE"), "glatz: Another city is called NEISSE too"),
    ("cities.csv", swap("glatz,Glatz", "prag,Glatz"), 'cities.csv, prag: "prag" is given 2 times.'),
    ("cities.csv", swap("Glatz", "Gl\u0007atz"), "cities.csv, glatz: The name 'Gl\\x07atz' is empty, too long"),
    ("cities.csv", swap("A1,50,80,", "A1,40,20,"), "nachod: The city lies exactly where prag lies."),
    ("cities.csv", swap("austria,major,1", "austria,,1"), "prag: Only a fortress carries an elector's vote."),
    ("roads.csv", swap("prag,nachod", "prag,nachood"), 'roads.csv, prag - nachood: There is no city "nachood".'),
    ("roads.csv", swap("prag,nachod", "prag,prag"), "prag - prag: The road leads from a city to itself."),
    ("roads.csv", append("nachod,prag,main,owner\n"), "nachod - prag: These two cities are joined by a road already."),
    (
        "roads.csv",
        lambda text: drop_line("troppau")(drop_line("nachod")(text)),
        "practice: On the map practice 2 cities cannot be reached from the others: glatz, neisse.",
    ),
    ("sectors.csv", drop_line("practice,clubs"), "sectors.csv, glatz: The city glatz lies in no sector."),
    ("sectors.csv", swap("1,1,2,2", "0,0,2,2"), "sectors.csv, line 5: The sector overlaps the one in line 2."),
    ("sectors.csv", swap("1,1,2,2", "1,1,3,2"), "line 5: The sector is no rectangle on the map practice"),
    ("sectors.csv", swap("practice,clubs", "theory,clubs"), 'sectors.csv, line 4: There is no map "theory".'),
    # pieces and politics
    ("powers.toml", swap('city = "olmuetz"', 'city = "wien"'), '[[general]] neipperg: There is no city "wien".'),
    ("powers.toml", swap('city = "olmuetz"', 'box = "narnia"'), '[[general]] neipperg: There is no box "narnia".'),
    ("powers.toml", swap(', city = "olmuetz"', ""), "neipperg: A piece starts either in a city or in a box"),
    ("powers.toml", swap('city = "olmuetz"', 'city = "prag"'), "More than one piece starts in prag: neipperg, austria_1."),
    ("powers.toml", swap("rank = 2", "rank = 1"), "Two generals of prussia have the rank 1."),
    ("powers.toml", swap('["glatz"]', '["nachod"]'), "[[marking]] prussia: nachod is no fortress."),
    ("powers.toml", swap('["glatz"]', '["glatz", "glatz"]'), "[[marking]] prussia: glatz bears two markers."),
    ("decks.toml", swap("lowest = 2", "lowest = 11"), "decks.toml: The Tactical Cards make no sense"),
    ("decks.toml", swap("lowest = 2", "lowest = 10"), "The first hands need more than the 6 cards of the first deck."),
    ("politics.toml", swap("{ start = true }", "{}"), "[[track]] russia: The track needs exactly one start box and has 0."),
    ("politics.toml", swap("boxes = 1", "boxes = 3"), '[[card]] military_aid: "boxes" is 3, but must lie between 1 and 2.'),
    ("politics.toml", swap('track = "russia"', 'track = "italy"'), 'military_aid: There is no track "italy".'),
    ("politics.toml", swap('arms = ["prussia", "austria"]\n', ""), "Nobody could select this card: it shows no arms."),
    ("politics.toml", swap("count = 1 }", 'count = 1, by = ["france"] }'), "france cannot execute this card"),
    ("politics.toml", swap('kind = "troops"', 'kind = "corps"'), '[[card]] military_aid: The instruction "corps" must name the power'),
    ("politics.toml", swap('city = "neisse"', 'city = "memel"'), 'ostpreussen: There is no city "memel".'),
]  # fmt: skip


@pytest.mark.parametrize(("file", "change", "message"), TINY, ids=[message[:60] for _, _, message in TINY])
def test_a_broken_tiny_pack(
    run: Run,
    tiny: Path,
    file: str,
    change: Callable[[str], str],
    message: str,
) -> None:
    (tiny / file).write_text(change((tiny / file).read_text("utf-8")), "utf-8")
    lines = check(run, tiny)
    assert [line for line in lines if message in line], lines


FACTS: list[tuple[str, Callable[[str], str], str]] = [
    ("pack.toml", swap('columns = "GHIJKLMN"', 'columns = "GHIJKLMNO"'), "pack.toml, [[map]]: The game has two maps"),
    ("territories.toml", swap('"hannover", home = "pragmatic_army"', '"hannover", home = "prussia"'), "hannover: \"home\" is prussia; the rules say pragmatic_army."),
    ("powers.toml", swap("troops = 28", "troops = 27"), '[[power]] austria: "troops" is 27; the rules say 28.'),
    ("powers.toml", swap("pool = 13", "pool = 12"), '[[power]] prussia: "pool" is 12; the rules say 13.'),
    ("powers.toml", swap('city = "sens"', 'city = "troyes"'), "[[general]] moritz: He starts in A1; the pack puts him in B1."),
    ("powers.toml", swap("minimum = 7", "minimum = 6"), '[[general]] moritz: "minimum" is 6; the rules say 7.'),
    ("powers.toml", drop_line('    { id = "rutowski"'), "saxony has 1 generals, with the ranks from 1 on; the pack gives 0."),
    ("powers.toml", swap('city = "reims"', 'city = "amiens"'), "The supply trains of france start in B4 and G4; the pack puts them in A5 and G4."),
    ("powers.toml", drop_line('    { id = "hussar_2"'), "[[hussar]]: Austria has 2 hussars, and nobody else has any."),
    ("powers.toml", swap('["liegnitz", "glogau"]', '["liegnitz"]'), "The victory markers of prussia at the start are not those of rule 4.c."),
    ("powers.toml", swap('["koeln", "mannheim"]', '["koeln"]'), "The elector markers of france at the start are not those of rule 4.g."),
    ("decks.toml", swap("reserves = 2", "reserves = 1"), 'decks.toml: "reserves" is 1; the rules say 2.'),
    ("politics.toml", swap('["prussia", "france", "pragmatic_army", "austria"]', '["france", "prussia", "pragmatic_army", "austria"]'), "On the display Prussia is leftmost"),
    ("politics.toml", swap("battle_boxes = 2", "battle_boxes = 3"), '"battle_boxes" is 3; the rules say 2.'),
    ("politics.toml", swap("year = 1744", "year = 1745"), "1745 has 1 Political Cards; the rules say 0."),
    ("politics.toml", swap('kind = "election"', 'kind = "cards", count = 1'), "Nobody could select this card"),
    ("politics.toml", swap('{ status = "neutral" },\n    { status = "austrian", bonus = ["saxony"] },', '{ status = "neutral" },'), "[[track]] saxony: The boxes of the track run from Prussian ally"),
    ("sectors.csv", lambda text: text.replace("clubs", "spades"), "sectors.csv, flanders: The map flanders has no sector of clubs."),
    ("cities.csv", lambda text: text.replace(",silesia,,", ",silesia,minor,", 1), "Silesia has 8 fortresses; the rules say 7."),
    ("cities.csv", swap("major,1,", "major,,"), "8 fortresses carry a vote; the rules say 9."),
    ("cities.csv", lambda text: text.replace(",bavaria,major,", ",bavaria,minor,", 1), "The one major fortress of bavaria is München; the pack has -."),
    ("cities.csv", lambda text: text.replace(",silesia,major,", ",silesia,minor,", 1), "cities.csv, Breslau: Breslau must be a major fortress."),
    ("cities.csv", lambda text: text.replace(",hannover,major,", ",hannover,minor,").replace(",netherlands,major,", ",netherlands,minor,"), "pragmatic_army can re-enter nowhere"),
    ("cities.csv", lambda text: text.replace(",netherlands,major,", ",netherlands,minor,"), "Arenberg needs a major fortress in the Netherlands (22.a)."),
    ("cities.csv", lambda text: text.replace(",france,minor,", ",france,,", 1), "Rule SG.i cannot be met in the worst case: it needs 17 fortresses or boxes, there are 16."),
    ("roads.csv", append("hannover,magdeburg,normal,owner\n"), "roads.csv, hannover - magdeburg: The maps touch only in the south, in rows 1 to 6"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "change", "message"), FACTS, ids=[message[:60] for _, _, message in FACTS])
def test_a_pack_that_contradicts_the_facts(
    run: Run,
    tmp_path: Path,
    file: str,
    change: Callable[[str], str],
    message: str,
) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(DEFAULT, pack)
    before = (pack / file).read_text("utf-8")
    (pack / file).write_text(change(before), "utf-8")
    assert (pack / file).read_text("utf-8") != before
    lines = check(run, pack)
    assert [line for line in lines if message in line], lines


@pytest.mark.parametrize("file", sorted(tiny_files().keys() - set(OPTIONAL)))
def test_a_missing_file(run: Run, tiny: Path, file: str) -> None:
    (tiny / file).unlink()
    assert check(run, tiny) == [f"{file}: The file is missing."]


def test_odd_files(run: Run, tiny: Path) -> None:
    (tiny / "roads.csv").unlink()
    (tiny / "roads.csv").mkdir()
    (tiny / "decks.toml").write_bytes(b"x" * 5_000_000)
    assert check(run, tiny) == [
        "roads.csv: The file cannot be read.",
        "decks.toml: The file is larger than 4 MB.",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "scenery.json: This is not valid JSON:"),
        ("[" * 100_000, "scenery.json: This is not valid JSON:"),
        ("[]", 'scenery.json: "?" cannot be [].'),
        (
            '{"water": [{"map": "practice", "id": "sea", "points": [[0, 0], [1]]}]}',
            '"water.0.points.1.1" is missing.',
        ),
        (
            '{"river": [{"map": "x", "id": "r", "width": 1, "points": []}]}',
            'scenery.json, r: There is no map "x".',
        ),
        (
            '{"range": [{"map": "practice", "id": "alps", "height": 1, "points": [[0, 0], [9, 9]]}]}',
            "scenery.json, alps: The shape has fewer than 2 points or lies off the map.",
        ),
    ],
)
def test_broken_scenery(run: Run, tiny: Path, text: str, message: str) -> None:
    (tiny / "scenery.json").write_text(text)
    lines = check(run, tiny)
    assert [line for line in lines if message in line], lines


def test_a_file_that_is_no_text(run: Run, tiny: Path) -> None:
    (tiny / "roads.csv").write_bytes(b"from\xff\xfe")
    assert check(run, tiny) == ["roads.csv: The text is not UTF-8 (byte 4)."]


def test_a_folder_that_is_not_there(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "nowhere"
    assert check(run, pack) == [f"{pack}: There is no such folder."]


def test_all_faults_are_told_at_once(run: Run, tiny: Path) -> None:
    cities = tiny / "cities.csv"
    cities.write_text(cities.read_text("utf-8").replace("A1,40", "A9,40").replace("B2,50", "Z1,50"), "utf-8")
    assert check(run, tiny) == [
        'cities.csv, prag: There is no square "A9" on the maps.',
        'cities.csv, neisse: There is no square "Z1" on the maps.',
    ]


@pytest.mark.parametrize("command", [["check"], ["show", "Prag"], ["render", "--out", "x.svg"]])
def test_every_command_tells_what_is_wrong_with_a_pack(run: Run, tiny: Path, command: list[str]) -> None:
    (tiny / "roads.csv").unlink()
    code, out, err = run("box", *command, "--pack", str(tiny))
    assert (code, out) == (1, "")
    assert err == "roads.csv: The file is missing.\nThe pack has one fault.\n"


TINY_FILES = tiny_files()
JUNK = st.one_of(
    st.text(max_size=20),
    st.sampled_from(
        ["", ",", "\n", '"', "[[", "]]", "=", "{", "}", "1e999", "-1", "prag", "austria", "\x00", "é"]
    ),
)


@given(st.sampled_from(sorted(TINY_FILES)), st.integers(0, 2000), st.integers(0, 12), JUNK)
@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_whatever_is_done_to_a_file_the_pack_loads_or_is_refused_with_a_sentence(
    tmp_path: Path, file: str, start: int, length: int, junk: str
) -> None:
    text = TINY_FILES[file]
    start %= len(text) + 1
    changed = text[:start] + junk + text[start + length :]
    pack = write_pack(tmp_path / "fuzzed", {**TINY_FILES, file: changed.encode("utf-8", "replace").decode()})
    try:
        box = load(pack)
    except PackError as error:
        assert error.faults
        for fault in error.faults:
            assert fault.text().count("\n") == 0
    else:
        assert len(box.board.cities) == len(box.pack.cities) > 0
