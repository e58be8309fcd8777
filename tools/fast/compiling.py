"""Compiles the engine with mypyc into a separate folder: `make fast`.

It does nothing if the existing modules are up to date. The steps are: rewrite the sources in a form that
mypyc compiles well (`translate`), generate C from them with mypyc, and run the C compiler on all cores.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
import time
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

os.environ["MARIA_PURE"] = "1"

from maria import compiled, state
from translate import Translator, survey

HERE = Path(__file__).parent.absolute()
ROOT = HERE.parents[1]
SOURCE, WORK = ROOT / "src", ROOT / "build" / "fast"
TARGET = WORK / "modules"
MODULES = (
    *("frozen", "box.tables", "chance", "knowledge", "treaty", "phrases", "state", "events"),
    *("notation", "negotiation", "actions"),
    *("rules", "rules.clauses"),
    *("engine", "view", "random_play", "random_treaties"),
    *(
        "bots.weights",
        "bots.value",
        "bots.judgement",
        "bots.duel",
        "bots.campaign",
        "bots.question",
        "bots.candidates",
    ),
)
"""What is compiled. A package stands for all its modules."""
PLAIN = tuple(
    f"maria.rules.{name}"
    for name in ("variant", "introductory", "two_players", "optional_politics", "silesia_gambit")
)
"""The variants. Some of them have two base classes, which mypyc does not support."""
OPTIMISATION = os.environ.get("MARIA_OPTIMISATION", "2")


def modules() -> list[str]:
    """The names of the modules to compile."""
    found: list[str] = []
    for name in MODULES:
        path = SOURCE / "maria" / Path(*name.split("."))
        inside = sorted(path.glob("[!_]*.py")) if path.is_dir() else [path.with_suffix(".py")]
        found += [".".join(each.relative_to(SOURCE).with_suffix("").parts) for each in inside]
    return [name for name in found if name not in PLAIN]


def write_sources(names: list[str], folder: Path) -> None:
    """Writes the package to a folder, with these modules rewritten. Unchanged files are left alone."""
    texts = {name: compiled.source_of(name).read_text("utf-8") for name in names}
    known = survey(texts)
    wanted = {path.relative_to(SOURCE): path.read_text("utf-8") for path in SOURCE.rglob("*.py")}
    for name, text in texts.items():
        path = Path(*name.split(".")).with_suffix(".py")
        wanted[path] = Translator(known, name, text, state.copying()).text()
    for path, text in wanted.items():
        file = folder / path
        if not file.exists() or file.read_text("utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    for path in folder.rglob("*.py"):
        if path.relative_to(folder) not in wanted:
            path.unlink()


def compile_all(names: list[str], folder: Path) -> None:
    """Compiles the written sources into a folder of modules."""
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):
        """Compiles all files in parallel, then links all modules."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compile_one, link = compiler._compile, compiler.link
            running: list[Future[None]] = []

            def linked(*values: Any, **named: Any) -> None:
                while running:
                    running.pop().result()
                link(*values, **named)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiler._compile = lambda *values: running.append(pool.submit(compile_one, *values))
                compiler.link = linked
                super().build_extensions()

    os.chdir(WORK / "source")
    options = (f"--config-file={HERE / 'mypy.ini'}", f"--cache-dir={WORK / 'cache'}")
    extensions = mypycify(
        [*options, *(str(Path(*name.split(".")).with_suffix(".py")) for name in names)],
        opt_level=OPTIMISATION,
        debug_level="0",
        multi_file=True,
        target_dir=str(WORK / "c"),
        group_name="maria",
    )
    for extension in extensions:
        extension.extra_compile_args += ["-w", "-Wno-error"]
    build = OnAllCores(setuptools.Distribution({"name": "maria-game", "ext_modules": extensions}))
    build.build_lib, build.build_temp = str(folder), str(WORK / "objects")
    build.finalize_options()
    build.run()


def missing() -> str:
    """The missing prerequisites in words, or an empty string."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    lacking = [] if shutil.which(compiler) else [f"a C compiler ({compiler})"]
    lacking += [] if headers.exists() else [f"Python's headers ({headers})"]
    return " and ".join(lacking)


def tools() -> str:
    """What the build depends on besides the sources: mypyc's version, the optimisation, these programs."""
    programs = (path.read_text("utf-8") for path in sorted(HERE.glob("*.*")))
    return "\n".join((version("mypy"), OPTIMISATION, *programs))


def main() -> None:
    """Builds the modules unless they are up to date with the sources and the tools."""
    names = modules()
    wanted = "\n".join((compiled.hash_of(names), *names)) + "\n"
    listed, made_with = TARGET / compiled.LIST, WORK / "tools"
    there = [path.read_text("utf-8") if path.exists() else "" for path in (listed, made_with)]
    if there == [wanted, tools()]:
        return
    if lacking := missing():
        sys.exit(f"The compiled build needs {lacking}.")
    listed.unlink(missing_ok=True)
    started = time.monotonic()
    write_sources(names, WORK / "source")
    compile_all(names, TARGET)
    made_with.write_text(tools(), "utf-8")
    listed.write_text(wanted, "utf-8")
    print(f"{len(names)} modules compiled in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
