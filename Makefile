# Pyramidion's commands. `make play` and `make test` do their own set-up.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup site play play-terminal test check bench mutants soak lock clean

setup: .venv/.ready

.venv/.ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Pyramidion needs Python 3.11 or newer; PYTHON=… names another interpreter."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' || \
	  { echo "This Python has no venv module (on Debian: apt install python3-venv)."; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# The site, built anew if anything of it has changed. Without Node 20 one is put into .venv.
site: setup
	@$(BIN)/python tools/web.py build

# DATA is the folder of the tables; PORT is where to begin looking for a free one.
DATA ?= .data
PORT ?= 8000
play: site
	@mkdir -p "$(DATA)"
	@$(BIN)/pyramidion serve --port $(PORT) --next-port --data "$(DATA)/tables.sqlite" --log-level warning

play-terminal: setup
	@$(BIN)/pyramidion play silver_gold

test: setup check site
	$(BIN)/python tools/web.py check
	$(BIN)/python tools/web.py test
	$(BIN)/python tools/chromium.py
	$(BIN)/pytest -n 2 --dist worksteal

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/assistant.py
	$(BIN)/python benchmarks/tiling.py
	$(BIN)/python benchmarks/server/run.py

# Mutation testing of one game's rules; long, so not a part of `make test`.
GAME ?= silver_gold
mutants: setup
	$(BIN)/python tools/mutants.py $(GAME)

# Coverings, kills and hostile frames by the thousand; long, so not a part of `make test`.
soak: setup
	$(BIN)/python -m tools.soak

# Pin every dependency anew, with hashes and without addresses.
lock: setup
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --extra dev \
	  --no-emit-index-url --no-emit-find-links --no-header --no-annotate --quiet --upgrade \
	  -o requirements.lock pyproject.toml

clean:
	rm -rf .venv .bench .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache mutants build dist \
	  web/node_modules src/pyramidion/site
