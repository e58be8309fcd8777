# make play: set up everything and play.  make test: set up everything and run all tests.
.DEFAULT_GOAL := help
MARIA := .venv/bin/maria
UV := $(or $(shell command -v uv),.uv/bin/uv)
PYTHON := $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11,\
            $(shell $(p) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(p))))

.PHONY: help setup play test lint pins board bench soak clean

help:
	@echo "make play    set up everything and play"
	@echo "make test    set up everything and run all tests"
	@echo "make setup   set up alone; leaves $(MARIA)"
	@echo "make bench   measure speed, beside peers in the same run"
	@echo "make soak    1,000 random games of every variant"
	@echo "make board   make the board of the default pack again"
	@echo "make pins    pin the newest versions of all dependencies, with hashes"

setup: .venv/.ready

play: setup
	@$(MARIA) play

test: setup lint
	.venv/bin/pytest

lint: setup
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-cache

bench: setup build/bench-venv/.ready
	.venv/bin/python bench/box.py
	.venv/bin/python bench/engine.py --peer build/bench-venv/bin/python
	.venv/bin/python bench/bots.py

# Slow runs that are no part of the tests.
soak: setup
	$(MARIA) simulate --games 1000 --game introductory --players 3 --jobs 2
	$(MARIA) simulate --games 1000 --game introductory --players 2 --jobs 2
	$(MARIA) simulate --games 1000 --game advanced --players 3 --jobs 2
	$(MARIA) simulate --games 1000 --game advanced --players 2 --jobs 2
	$(MARIA) simulate --games 1000 --game advanced --option politics-gambit --jobs 2
	$(MARIA) simulate --games 1000 --game silesia-gambit --jobs 2

build/bench-venv/.ready: bench/requirements.txt | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) build/bench-venv
	$(UV) pip sync --quiet --python build/bench-venv/bin/python --require-hashes bench/requirements.txt
	@touch $@

# The environment: uv itself first where it is missing, then what the pins name, then the project.
.venv/.ready: pyproject.toml requirements/dev.txt | $(UV)
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed and was not found."; exit 1; }
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --python .venv/bin/python --require-hashes requirements/dev.txt
	$(UV) pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

.uv/bin/uv: requirements/uv.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed and was not found."; exit 1; }
	$(PYTHON) -m venv .uv
	.uv/bin/python -m pip install --quiet --require-hashes --requirement requirements/uv.txt
	@touch $@

COMPILE := $(UV) pip compile --quiet --universal --generate-hashes --upgrade --no-header --python-version 3.11
pins: | $(UV)
	$(COMPILE) --group dev --output-file requirements/dev.txt pyproject.toml
	$(COMPILE) --output-file requirements/uv.txt requirements/uv.in
	$(COMPILE) --output-file tools/board/requirements.txt tools/board/requirements.in
	$(COMPILE) --output-file bench/requirements.txt bench/requirements.in

# The board tool has an environment of its own: nothing of what it needs is needed to play.
board: setup
	$(UV) venv --quiet --allow-existing --python $(PYTHON) build/board-venv
	$(UV) pip sync --quiet --python build/board-venv/bin/python --require-hashes tools/board/requirements.txt
	build/board-venv/bin/python tools/board/build.py

clean:
	rm -rf .venv .uv build .mypy_cache .ruff_cache .pytest_cache .hypothesis
