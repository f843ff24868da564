# make play    set up, then play
# make test    set up, then run every test
# make check   ruff, mypy --strict, import-linter
# make bench   figures: see docs/performance.md
# Needs python3 (3.11 or newer) and make. Everything else is fetched; what cannot be is named.
PY     ?= python3
BIN    := .venv/bin
ENGINE := $(shell find src/eldorado/engine src/eldorado/bots -name '*.py' 2>/dev/null)
export UV_PYTHON_DOWNLOADS ?= never
export UV_SYSTEM_CERTS ?= 1

.PHONY: play test check bench setup compiled gallery constraints clean protocol faults

setup: .venv/.stamp compiled

.venv/.stamp: pyproject.toml constraints.txt tools/bootstrap.py
	@$(PY) tools/bootstrap.py

compiled: build/compiled.stamp
build/compiled.stamp: .venv/.stamp tools/compile.py $(ENGINE)
	@$(BIN)/python tools/compile.py

play: setup
	@$(BIN)/eldorado play

test: setup check
	$(BIN)/python tools/test.py $(ARGS)

check: .venv/.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/protocol_types.py --check

protocol: .venv/.stamp  ## types of the wire for the page, and its JSON Schema
	$(BIN)/python tools/protocol_types.py

faults: setup  ## the long run: processes killed, databases and connections failing (docs/reliability.md)
	ELDORADO_FAULTS=long $(BIN)/python -m pytest -n 0 --timeout 3600 tests/server/faults

bench: setup
	$(BIN)/eldorado bench engine

gallery: .venv/.stamp
	$(BIN)/eldorado gallery build/gallery.html

constraints: .venv/.stamp  ## pins every package by name and version
	.cache/boot/bin/uv pip compile -q --all-extras --group dev --no-header --no-annotate --no-emit-index-url --upgrade pyproject.toml -o constraints.txt

clean:
	rm -rf build .venv .cache
	find src -name '*.so' -delete
