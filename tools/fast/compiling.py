"""Compiles the engine and the hot parts of the bots with mypyc into a folder of their own.

python tools/compiled/build.py: nothing is done if the modules there are of these sources already.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

os.environ["MARIA_PURE"] = "1"
sys.path.insert(0, str(Path(__file__).parent))

from maria import compiled, state
from translate import Translator, survey

ROOT = Path(__file__).parents[2]
SOURCE, WORK = ROOT / "src", ROOT / "build" / os.environ.get("WORKNAME", "fast")
TARGET = WORK / "modules"
MODULES = (
    *("box.tables", "knowledge", "treaty", "state", "notation", "negotiation", "actions"),
    *("rules", "rules.clauses"),
    *("engine", "view", "random_play", "random_treaties"),
)
"""What is compiled; of a package all modules in it."""
PLAIN = tuple(
    f"rules.{name}"
    for name in ("variant", "introductory", "two_players", "optional_politics", "silesia_gambit")
)
"""The variants: some of them come from two others, which mypyc cannot do."""
OPTIMISATION = os.environ.get("OPT", "1")


def modules() -> list[str]:
    """The modules that are compiled."""
    found = []
    for name in MODULES:
        path = SOURCE / "maria" / Path(*name.split("."))
        inside = sorted(path.glob("[!_]*.py")) if path.is_dir() else [path.with_suffix(".py")]
        found += [
            ".".join(("maria", *each.relative_to(SOURCE / "maria").with_suffix("").parts)) for each in inside
        ]
    return [name for name in found if name.removeprefix("maria.") not in PLAIN]


def write_sources(names: list[str], folder: Path) -> None:
    """The package with these modules written out for the compiler; what is there already is left untouched."""
    texts = {name: Path(compiled.source_of(name)).read_text("utf-8") for name in names}
    known = survey(texts)
    wanted = {path.relative_to(SOURCE): path.read_text("utf-8") for path in SOURCE.rglob("*.py")}
    for name, text in texts.items():
        wanted[Path(*name.split(".")).with_suffix(".py")] = Translator(
            known, name, text, state.copying()
        ).text()
    for path, text in wanted.items():
        file = folder / path
        if not file.exists() or file.read_text("utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    for path in folder.rglob("*.py"):
        if path.relative_to(folder) not in wanted:
            path.unlink()


def compile_all(names: list[str], folder: Path) -> None:
    """From sources to modules: mypyc writes C, the C compiler works on all cores."""
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            single = compiler._compile
            waiting: list[Any] = []
            with ThreadPoolExecutor(int(os.environ.get("THREADS", 2))) as pool:

                def compile_later(made: str, source: str, *values: Any) -> None:
                    if not fresh(made, source):
                        waiting.append(pool.submit(single, made, source, *values))

                compiler._compile = compile_later
                link = compiler.link

                def link_after(*values: Any, **named: Any) -> None:
                    while waiting:
                        waiting.pop().result()
                    link(*values, **named)

                compiler.link = link_after
                super().build_extensions()

    headers = 0.0

    def fresh(made: str, source: str) -> bool:
        return Path(made).exists() and Path(made).stat().st_mtime > max(Path(source).stat().st_mtime, headers)

    os.chdir(WORK / "source")
    paths = [str(Path(*name.split(".")).with_suffix(".py")) for name in names]
    extensions = mypycify(
        [f"--config-file={Path(__file__).parent / 'mypy.ini'}", f"--cache-dir={WORK / 'cache'}", *paths],
        opt_level=OPTIMISATION,
        debug_level="0",
        multi_file=os.environ.get("MULTI", "1") == "1",
        target_dir=str(WORK / "c"),
        group_name="maria",
    )
    headers = max(path.stat().st_mtime for path in (WORK / "c").glob("*.h"))
    for extension in extensions:
        extension.extra_compile_args.append("-Wno-error")
    print(f"C written after {time.process_time():.0f} s")
    made = setuptools.Distribution({"name": "maria-game", "ext_modules": extensions})
    build = Build(made)
    build.build_lib, build.build_temp = str(folder), str(WORK / "objects")
    build.finalize_options()
    build.run()


def main() -> None:
    """Builds what is not fresh."""
    names = modules()
    its_hash = compiled.hash_of(names)
    listed = TARGET / compiled.LIST
    if listed.exists() and listed.read_text("utf-8").split()[:1] == [its_hash]:
        return
    listed.unlink(missing_ok=True)
    started = time.monotonic()
    write_sources(names, WORK / "source")
    compile_all(names, TARGET)
    listed.write_text("\n".join((its_hash, *names)) + "\n", "utf-8")
    print(f"{len(names)} modules compiled in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
