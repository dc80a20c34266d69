# Stellwerk: every command a person needs. `make` alone lists them.
PYTHON ?= python3
EXACTLY := $(if $(filter-out file,$(origin PYTHON)),--exactly)  # a Python that was named is the one that is used
VENV := .venv/bin
STELLWERK := $(VENV)/stellwerk
PYTEST := $(VENV)/python -m pytest -q -p no:cacheprovider
ARGS ?=
unexport PYTHONDONTWRITEBYTECODE  # many processes are started: each would translate every file anew

.PHONY: help play test test-deep compile wheel bench ratings balance docs site lint types python-tests compiled-tests client-tests browser-tests environment dev cluster client chromium

help: ## list the commands
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: environment client ## install what is needed, start the server, open the browser (ARGS="--no-open --port 8001")
	@$(STELLWERK) serve --open $(ARGS)

test: dev ## everything that CI checks, below 15 minutes
	@$(PYTHON) tools/steps.py lint+types+site+client-tests+compile+chromium python-tests compiled-tests browser-tests

test-deep: dev cluster compile client chromium ## long runs: 200 games per player count, mass games, kill -9 repeated, Firefox, wheels, the container image
	@$(PYTEST) -m deep tests

compile: dev ## translate the engines with mypyc (used automatically while fresh)
	@$(VENV)/python -m stellwerk.compiled.build

wheel: dev client compile ## dist/: a wheel in pure Python, and one with the compiled engines for this platform
	@$(VENV)/hatchling build -t wheel
	@STELLWERK_WHEEL=compiled $(VENV)/hatchling build -t wheel

bench: dev compile ## engines, then beside others, then the server under load
	@$(STELLWERK) bench engines
	@$(STELLWERK) bench peers
	@$(STELLWERK) bench server

ratings: dev compile ## bot matches with intervals, written into docs/games (GAME=bus, ARGS="--jobs 2")
	@$(STELLWERK) lab ratings $(GAME) $(ARGS)

balance: dev compile ## how balanced a game is, as its page (GAME=bus, ARGS="--jobs 2 --resume bus-balance")
	@$(STELLWERK) lab balance $(GAME) --games 120 --seed 1 --out web/src/games/$(GAME)/balance.html $(ARGS)

docs: dev ## renew the generated pages (clause -> test, command line, observations, screenshots of the README)
	@$(VENV)/python tools/command_line.py
	@$(VENV)/python tools/observations.py
	@$(VENV)/python -m tools.pages

# The variable silences a note of the theme about its successor; --quiet would silence the faults that strict counts.
site: dev ## the documentation site, into site/: open site/index.html; dead links fail it
	@NO_MKDOCS_2_WARNING=1 $(VENV)/mkdocs build --strict

environment:
	@$(PYTHON) tools/environment.py run $(EXACTLY)

dev:
	@$(PYTHON) tools/environment.py dev $(EXACTLY)

cluster: dev  # Ray, for the deep tests alone: 290 MB
	@$(PYTHON) tools/environment.py cluster $(EXACTLY)

client: environment
	@$(VENV)/python tools/client.py build

lint: dev
	@$(VENV)/ruff check src tests tools examples hatch_build.py
	@$(VENV)/ruff format --check src tests tools examples hatch_build.py
	@$(VENV)/lint-imports

types: dev
	@$(VENV)/mypy
	@$(VENV)/mypy tests/toy.py tests/kernel tests/contract

client-tests: dev
	@$(VENV)/python tools/client.py build
	@$(VENV)/python tools/client.py check

python-tests: dev client
	@STELLWERK_PURE=1 $(PYTEST) -n 4 --dist loadfile -m "not deep" --ignore tests/browser tests

# The pure engines pass every check of the contract; the compiled ones must play the same games, and the golden ones.
compiled-tests: dev compile
	@$(PYTEST) -n 2 -m "not deep" -k "compiled or not test_contract" tests/kernel tests/contract tests/bots tests/games/test_golden.py

chromium: dev
	@$(VENV)/python tools/chromium.py

browser-tests: dev client chromium
	@$(PYTEST) -n 3 --dist loadfile -m "browser and not deep" tests/browser
