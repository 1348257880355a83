# Two commands for everybody: `make play` and `make test`. Both set everything up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: play test check format bench clean

play: $(READY)  ## play a first game of Xia in the terminal
	@$(BIN)/starhold play xia --option first_game=true

test: check  ## everything that guards the project
	$(BIN)/pytest --cov --cov-report=term:skip-covered

check: $(READY)  ## the quick part: format, lint, types, import direction, content
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/starhold content check

format: $(READY)  ## put the code in order
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: $(READY)  ## the figures, beside the peers
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[peers]"
	$(BIN)/starhold bench --peers
	$(BIN)/starhold bench xia --peers

clean:  ## remove everything that can be made again
	rm -rf $(VENV) .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Starhold needs Python 3.11 or newer; this is `$(PYTHON) --version`. Name another one: make PYTHON=python3.12 …"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[dev]"
	@touch $@
