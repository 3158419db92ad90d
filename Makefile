# One verb for each thing one does here. `make help` lists them.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
AGAIN := $(BIN)/python -m pytest --last-failed --last-failed-no-failures none
AXE := tests/browser/node_modules/.package-lock.json

.DEFAULT_GOAL := help
.PHONY: needs help play terminal test quick speed load playthrough format clean lint

help: ## list these verbs
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) ## open a table in the browser
	@$(BIN)/mythwright serve

terminal: $(READY) ## play King of the Hill in the terminal
	@$(BIN)/mythwright play king_of_the_hill

test: lint needs $(AXE) ## check everything: format, lint, types and all tests
	$(BIN)/python -m pytest -n auto -m "not busy" || $(AGAIN) -m "not busy"
	$(BIN)/python -m pytest -m busy || $(AGAIN) -m busy

quick: lint ## the same without the slow tests, for the desk
	$(BIN)/python -m pytest -n auto -m "not slow and not busy"

load: $(READY) ## measure how much play the server bears
	$(BIN)/python -m tests.load

speed: $(READY) ## measure how fast games are played; GAMES="…" for some of them
	@$(BIN)/python -m mythwright.lab.speed $(GAMES)

playthrough: $(READY) ## write the recorded playthroughs anew
	$(BIN)/python -m tests.playthroughs

format: $(READY) ## tidy the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## remove all that make can make again
	rm -rf .venv tests/browser/node_modules build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src

# A browser, PostgreSQL and npm are Debian's; without npm the tests of access are skipped.
needs:
	@sh tests/needs.sh

$(AXE): tests/browser/package-lock.json
	@if command -v npm >/dev/null; then npm ci --prefix tests/browser --no-audit --no-fund --silent; fi

# The build tools come from the pins as well, so the build is not isolated.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "mythwright needs Python 3.11 or newer: try make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python has no venv here; on Debian: sudo apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --upgrade pip setuptools wheel
	$(BIN)/python -m pip install --quiet -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@
