# make play    set up, then play
# make test    set up, then run every test
# make check   ruff, mypy --strict, import-linter, one word one meaning; prettier, eslint, svelte-check
# make bench   figures: see docs/performance.md
# Needs python3 (3.11 or newer) and make. Everything else is fetched; if something cannot be, you are told what is missing.
PY     ?= python3
BIN    := .venv/bin
ENGINE := $(shell find src/eldorado/engine src/eldorado/bots src/eldorado/presenter -name '*.py' 2>/dev/null) \
            src/eldorado/server/rooms/tables.py
PAGE   := src/eldorado/server/static/index.html
WEB    := $(shell find web/src web/public web/index.html web/bundling web/vite.config.ts src/eldorado/art src/eldorado/words src/eldorado/box/names \
            -type f -not -path '*/generated/*' -not -name '*.pyc' 2>/dev/null)
export UV_PYTHON_DOWNLOADS ?= never
export UV_SYSTEM_CERTS ?= 1
export UV_COMPILE_BYTECODE ?= 1
# Python keeps what it has compiled: hundreds of processes start in a run of the tests.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-page test-web ready needed collected check check-python check-page format bench setup compiled gallery constraints clean protocol faults web bench-server bench-page many-routes pictures

setup: .venv/.stamp compiled

.venv/.stamp: pyproject.toml constraints.txt tools/bootstrap.py
	@$(PY) tools/bootstrap.py

compiled: build/compiled.stamp
build/compiled.stamp: .venv/.stamp tools/compile.py $(ENGINE)
	@$(BIN)/python tools/compile.py

web: $(PAGE)  ## the page, built into the server
$(PAGE): web/node_modules/.stamp $(WEB)
	@$(BIN)/python tools/web.py build
	@touch $@

web/node_modules/.stamp: web/package-lock.json web/package.json .venv/.stamp
	@$(BIN)/python tools/web.py install

play: setup web
	@$(BIN)/eldorado play

test:
	@$(MAKE) --no-print-directory -j 3 ready
	$(BIN)/python tools/test.py $(ARGS)

ready: needed setup web check test-web collected  ## everything before the first test of Python: fetched, compiled, built and checked side by side

needed:  ## programs that only tests need
	@$(PY) tools/bootstrap.py browser
	@$(PY) tools/services.py

test-web: $(PAGE)  ## the page's own units; after the page, with which its drawings are written
	$(BIN)/python tools/web.py test

collected: .venv/.stamp  ## tests are found and compiled once, not by every worker at the same time
	@$(BIN)/python tools/test.py collect

test-page: setup web  ## of these, only those through the page in a real browser
	@$(PY) tools/bootstrap.py browser
	$(BIN)/python tools/test.py page $(ARGS)

check: check-python check-page

check-python: .venv/.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/names.py
	$(BIN)/python tools/sizes.py --check
	$(BIN)/python tools/dependencies.py
	$(BIN)/python tools/protocol_types.py --check

check-page: $(PAGE)  ## after the page, with which its drawings are written
	$(BIN)/python tools/web.py check

format: .venv/.stamp web/node_modules/.stamp  ## both languages
	$(BIN)/ruff format .
	$(BIN)/python tools/web.py format

protocol: .venv/.stamp  ## types of the wire for the page, and its JSON Schema
	$(BIN)/python tools/protocol_types.py

faults: setup  ## the long run: processes killed, databases and connections failing (docs/reliability.md)
	ELDORADO_FAULTS=long $(BIN)/python -m pytest -n 0 --timeout 7200 tests/server/faults tests/server/test_fuzz.py $(ARGS)

bench: setup
	$(BIN)/eldorado bench engine

bench-server: setup  ## the server's figures: SQLite, PostgreSQL beside it, then two processes on PostgreSQL and Redis
	$(BIN)/python tools/services.py $(BIN)/eldorado bench server --both
	$(BIN)/python tools/services.py $(BIN)/eldorado bench server --processes 2

many-routes: setup web  ## 10,000 generated routes: checked, assembled, drawn by the page, 500 of them raced (docs/routes.md)
	@$(PY) tools/bootstrap.py browser
	$(BIN)/python tools/many_routes.py $(ARGS)

bench-page: setup web  ## the page's figures in a real browser
	@$(PY) tools/bootstrap.py browser
	$(BIN)/python tools/bench_page.py

pictures: setup web  ## the README's pictures, from the real page
	@$(PY) tools/bootstrap.py browser
	$(BIN)/python tools/pictures.py

gallery: .venv/.stamp
	$(BIN)/eldorado gallery build/gallery.html

constraints: .venv/.stamp  ## pins every package by name and version
	.cache/boot/bin/uv pip compile -q --all-extras --group dev --no-header --no-annotate --no-emit-index-url --upgrade pyproject.toml -o constraints.txt

clean:
	rm -rf build .venv .cache web/node_modules web/src/art/generated src/eldorado/server/static
	find src -name '*.so' -delete
