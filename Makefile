# make play: set up everything and play.  make test: set up everything and run all tests.
.DEFAULT_GOAL := help
MARIA := .venv/bin/maria
UV := $(or $(shell command -v uv),.uv/bin/uv)
PYTHON := $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11,\
            $(shell $(p) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(p))))

# Tests and servers start many processes; without cached bytecode each of them compiles every module again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup ray research play fast try-fast quick test test-fast test-busy coverage test-needs lint lint-python lint-page page docs wheel pins pictures board puzzles bench bench-abuse train-smoke soak soak-server soak-treaties mutants-treaties clean

help:
	@echo "make play    set up everything and play"
	@echo "make quick   lint, types, layers, engine tests and cases, in a minute"
	@echo "make test    set up everything and run all tests"
	@echo "make setup   set up the Python environment and $(MARIA)"
	@echo "make page    build the page"
	@echo "make fast    compile the engine; everything you start here then uses it, unless MARIA_PURE=1"
	@echo "make test-fast  compile the engine and run the Python tests on it"
	@echo "make test-busy  run the tests three times on busy cores, to find tests that need a quick machine"
	@echo "make coverage   measure how much of the code the Python tests cover; slow before Python 3.12"
	@echo "make ray     install Ray, for games on a cluster; the tests need it"
	@echo "make research  install PettingZoo, Gymnasium and OpenSpiel, for learners; the tests need them"
	@echo "make bench   measure speed, compared with other programs in the same run"
	@echo "make bench-abuse  flood a server while somebody plays, and measure the delays of that player"
	@echo "make train-smoke  a small training run: a crippled captain learns to play; part of the tests"
	@echo "make soak    1,000 random games of every variant, and more seeds for the tests that make test runs with few"
	@echo "make soak-treaties  1,000 random games with many treaties, checked by an independent program"
	@echo "make mutants-treaties  break the code of each clause in turn; the same program must notice"
	@echo "make soak-server  kill a server, move its file away and fill its disk, 100 times each; it may lose nothing"
	@echo "make wheel   build a wheel with the page and, if there is a compiler, a compiled one"
	@echo "make docs    build the documentation as a site: build/docs/index.html"
	@echo "make pictures  take pictures of every page and panel, in build/screens"
	@echo "make board   rebuild the board of the default pack"
	@echo "make puzzles  find puzzles in games of bots and replace the old ones; quicker after make fast"
	@echo "make pins    pin the newest versions of all dependencies, with hashes"

setup: .venv/.ready

ray: .venv/.ray

research: .venv/.research

play: setup page
	@.venv/bin/python -m maria.server.packs
	@$(MARIA) play

# The checks that most changes to the engine break first. None needs the page, a database or a browser.
quick: setup
	.venv/bin/ruff check . && .venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/pytest -n auto $(QUICK_TESTS)
QUICK_TESTS := $(addprefix tests/test_,cases.py engine.py events.py extending.py game.py position.py retreat.py)

# The engine's own tests run on the plain source and on the compiled build, all others only on the compiled one, which
# is quicker. Checks and builds come first, two at a time, because they need only the environment.
test: setup ray research
	@$(MAKE) --no-print-directory -j2 -O try-fast lint-python page test-needs lint-page docs
	.venv/bin/pytest -n auto $(ENGINE_TESTS)
	@$(MAKE) --no-print-directory test-fast
	@.venv/bin/python -m maria.server.packs  # so that no page test waits for the first drawing
	cd web && npm run --silent test && npm run --silent e2e
ENGINE_TESTS := $(addprefix tests/test_,borders.py cases.py choices.py compiled.py engine.py events.py extending.py \
	game.py install.py library.py patterns.py position.py retreat.py treaties_kept.py treaties_secret.py)

# Compiles the engine into a separate folder; does nothing if the build there has the same sources.
fast: setup
	@.venv/bin/python tools/fast/compiling.py

# Lets `make test` compile next to its checks; `test-fast` reports a missing compiler.
try-fast: setup
	-@.venv/bin/python tools/fast/compiling.py 2> /dev/null

# Without a compiler, runs all but the engine's own tests on the plain source; in CI that is a failure.
test-fast: setup research test-needs
	@if .venv/bin/python tools/fast/compiling.py; then MARIA_PURE=0 .venv/bin/pytest -n auto --dist worksteal; \
	elif [ "$$CI" = true ]; then exit 1; \
	else echo "The compiled build was not tested."; \
		.venv/bin/pytest -n auto $(addprefix --ignore=,$(ENGINE_TESTS)); fi

test-busy: setup page test-needs
	@.venv/bin/python -m maria.server.packs
	.venv/bin/python tests/busy.py

# Before Python 3.12, coverage calls a function for each line, which makes the engine three times slower.
CORE = $(shell .venv/bin/python -c 'import sys; print("sysmon" if sys.version_info >= (3, 12) else "ctrace")')
coverage: setup page test-needs
	@mkdir -p build/coverage
	COVERAGE_CORE=$(CORE) .venv/bin/pytest -n auto --cov --cov-report=
	@.venv/bin/python tests/covered.py

# Installs PostgreSQL, a browser and a C compiler, which some tests need.
test-needs:
	@tools/test_needs.sh

lint: lint-python lint-page

lint-python: setup
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-cache

lint-page: web/src/api.d.ts
	cd web && npm run --silent lint && npm run --silent format:check && npm run --silent check

bench: setup research build/bench-venv/.ready
	.venv/bin/python bench/box.py
	.venv/bin/python bench/import_time.py
	.venv/bin/python bench/engine.py --peer build/bench-venv/bin/python
	.venv/bin/python bench/bots.py
	.venv/bin/python -m bench.env --peer build/bench-venv/bin/python
	.venv/bin/python bench/server.py

bench-abuse: setup
	.venv/bin/python -m bench.abuse

train-smoke: setup
	.venv/bin/pytest tests/test_train.py

# Slow runs that are not part of the tests.
soak: setup
	MARIA_SOAK=1 .venv/bin/pytest -n auto tests/test_engine.py tests/test_reasons.py -k "games_keep or reason_belongs"
	@if .venv/bin/python tools/fast/compiling.py; then \
		MARIA_SOAK=1 MARIA_PURE=0 .venv/bin/pytest -n auto tests/test_compiled.py -k same_seed; \
	else echo "The compiled build was not tested."; fi
	$(MARIA) simulate --games 1000 --game introductory --players 3 --jobs 2
	$(MARIA) simulate --games 1000 --game introductory --players 2 --jobs 2
	$(MARIA) simulate --games 1000 --game advanced --players 3 --jobs 2
	$(MARIA) simulate --games 1000 --game advanced --players 2 --jobs 2
	$(MARIA) simulate --games 1000 --game advanced --option politics-gambit --jobs 2
	$(MARIA) simulate --games 1000 --game silesia-gambit --jobs 2

soak-treaties: setup
	.venv/bin/python tests/treaties/soak.py

mutants-treaties: setup
	MARIA_PURE=1 .venv/bin/python tests/treaties/mutants.py

# The page: its types come from the server's OpenAPI description, and the build goes into the Python package.
PAGE := src/maria/server/page/index.html
page: setup $(PAGE)

web/node_modules/.ready: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Node.js 20 or newer with npm was not found. Please install it."; exit 1; }
	cd web && npm ci --no-fund --no-audit --loglevel=error
	@touch $@

web/src/api.d.ts: $(wildcard src/maria/server/*.py src/maria/server/*/*.py src/maria/reading/*.py src/maria/view.py src/maria/state.py) web/node_modules/.ready | .venv/.ready
	.venv/bin/python -m maria.server.app > web/openapi.json
	cd web && npm run --silent types

$(PAGE): web/src/api.d.ts $(shell find web/src web/public web/tools web/index.html web/vite.config.ts -type f -not -name api.d.ts 2>/dev/null) src/maria/box/style.toml
	cd web && npm run --silent build

pictures: setup page test-needs
	@.venv/bin/python -m maria.server.packs
	cd web && PICTURES=1 npm run --silent e2e -- e2e/screens.test.ts

# The documentation as a site, with a reference from the docstrings; it has its own environment.
SITE := build/docs/index.html
docs: $(SITE)

build/docs-venv/.ready: requirements/docs.txt | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) build/docs-venv
	$(UV) pip sync --quiet --python build/docs-venv/bin/python --require-hashes requirements/docs.txt
	@touch $@

$(SITE): build/docs-venv/.ready pyproject.toml $(wildcard *.md) $(shell find docs src/maria -name '*.py' -o -path 'docs/*' -type f)
	PYTHONPATH=src build/docs-venv/bin/sphinx-build -q -W -E --keep-going -c docs -d build/docs-cache . build/docs
	@touch $@

# A wheel that includes the page and runs without a source tree.
wheel: setup page
	rm -rf dist && $(UV) build --quiet --wheel --no-build-isolation --python .venv/bin/python --out-dir dist
	@if .venv/bin/python tools/fast/compiling.py; then \
		MARIA_COMPILED=1 $(UV) build --quiet --wheel --no-build-isolation --python .venv/bin/python --out-dir dist; \
	else echo "No compiled wheel: there is no C compiler."; fi

KILLS := 100
soak-server: setup test-needs
	MARIA_KILLS=$(KILLS) .venv/bin/pytest --timeout 0 -o faulthandler_timeout=0 \
		$(addprefix tests/server/test_,kill.py disks.py processes.py whole_game.py) \
		-k "acknowledged or full_disk or sits_down or whole_game"

build/bench-venv/.ready: bench/requirements.txt | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) build/bench-venv
	$(UV) pip sync --quiet --python build/bench-venv/bin/python --require-hashes bench/requirements.txt
	@touch $@

# The environment: first uv if it is missing, then the pinned packages, then the project.
.venv/.ready: pyproject.toml requirements/dev.txt | $(UV)
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer was not found. Please install it."; exit 1; }
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --python .venv/bin/python --require-hashes requirements/dev.txt
	$(UV) pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

# Ray is large and not needed to play at home, but the tests use it.
.venv/.ray: .venv/.ready requirements/ray.txt
	$(UV) pip install --quiet --python .venv/bin/python --require-hashes --requirement requirements/ray.txt
	@touch $@

# PettingZoo, Gymnasium and OpenSpiel, which the tests use as well.
.venv/.research: .venv/.ready requirements/research.txt
	$(UV) pip install --quiet --python .venv/bin/python --require-hashes --requirement requirements/research.txt
	@touch $@

.uv/bin/uv: requirements/uv.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer was not found. Please install it."; exit 1; }
	$(PYTHON) -m venv .uv
	.uv/bin/python -m pip install --quiet --require-hashes --requirement requirements/uv.txt
	@touch $@

COMPILE := $(UV) pip compile --quiet --universal --generate-hashes --upgrade --no-header --python-version 3.11
pins: | $(UV)
	$(COMPILE) --extra all --group dev --output-file requirements/dev.txt pyproject.toml
	$(COMPILE) --extra all --output-file requirements/run.txt pyproject.toml
	$(COMPILE) --extra ray --constraint requirements/dev.txt --output-file requirements/ray.txt pyproject.toml
	$(COMPILE) --extra research --constraint requirements/dev.txt --output-file requirements/research.txt pyproject.toml
	$(COMPILE) --group docs --constraint requirements/dev.txt --output-file requirements/docs.txt pyproject.toml
	$(COMPILE) --output-file requirements/uv.txt requirements/uv.in
	$(COMPILE) --output-file tools/board/requirements.txt tools/board/requirements.in
	$(COMPILE) --output-file bench/requirements.txt bench/requirements.in

# The board tool has its own environment, because playing needs none of its packages.
board: setup
	$(UV) venv --quiet --allow-existing --python $(PYTHON) build/board-venv
	$(UV) pip sync --quiet --python build/board-venv/bin/python --require-hashes tools/board/requirements.txt
	build/board-venv/bin/python tools/board/build.py

# Puzzles from games of captains, which stay in build/puzzles; they replace all earlier puzzles.
puzzles: setup
	.venv/bin/python tools/puzzles/find.py

clean:
	rm -rf .venv .uv build dist web/node_modules src/maria/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
