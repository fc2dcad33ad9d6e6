# Everything is installed inside this folder: .venv holds the packages of uv.lock, .tools uv and what it has fetched.
#
# `make setup` (and `make run`) installs what running needs, in the smallest form, and keeps no tool for it: .venv/.slim.
# `make develop` (and `make test` and all others) adds the rest and keeps uv: .venv/.ready. From then on `make run`
# leaves it so.
PYTHON ?= python3
UV := .tools/bin/uv
RUN := $(UV) run --frozen --no-sync
# Extras of pyproject.toml, as in make setup EXTRAS="charts sentry"; they are kept until others are named.
KEPT := $(shell cat .venv/.extras 2>/dev/null)
EXTRAS ?= $(KEPT)
SYNC = $(UV) sync --quiet --frozen --python $(PYTHON) $(foreach extra,$(EXTRAS),--extra $(extra))
export UV_CACHE_DIR ?= $(CURDIR)/.tools/cache
export UV_PYTHON_DOWNLOADS := never
export PIP_NO_CACHE_DIR := 1
export PIP_ROOT_USER_ACTION := ignore
# The machine's own certificates: many hosts stand behind a gateway that has one.
export UV_SYSTEM_CERTS := 1
export PYTHONPATH :=
# Bytecode is kept: tests begin many processes, and each would compile everything anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: setup develop portable run test check bench performance renderings pictures site documents mutants planted lint \
	types contracts packages release sbom FORCE

setup: $(if $(wildcard .venv/.ready),.venv/.ready,.venv/.slim)

develop: .venv/.ready

$(UV):
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .tools 'uv>=0.13,<0.14' \
		|| { command -v uv && mkdir -p .tools/bin && ln -s "$$(command -v uv)" $@ && echo "Without pip: your own uv is used."; } \
		|| { echo "The set-up needs pip or uv: install one, or name a Python that has pip: make PYTHON=..."; exit 1; }

ifneq ($(strip $(EXTRAS)),$(strip $(KEPT)))
OTHER_EXTRAS := FORCE
endif

# Babel is installed anew, for there may be a language more than at the last time. The import leaves the bytecode
# of a start: a service's own user may write none here, and would compile everything each time.
.venv/.slim: pyproject.toml uv.lock deploy/trim.py data/text $(OTHER_EXTRAS)
	@$(MAKE) --no-print-directory $(UV)
	$(SYNC) --no-default-groups --reinstall-package babel
	@echo "$(EXTRAS)" > .venv/.extras
	@$(MAKE) --no-print-directory portable
	@.venv/bin/python deploy/trim.py .venv
	@.venv/bin/python -c 'import bot.cli.run'
	@rm -rf .tools
	@touch $@

# From a slim environment all is installed anew: much of it was left out there.
.venv/.ready: $(UV) pyproject.toml uv.lock $(OTHER_EXTRAS)
	$(SYNC) $(if $(wildcard .venv/.slim),--reinstall)
	@echo "$(EXTRAS)" > .venv/.extras
	@$(MAKE) --no-print-directory portable
	@rm -f .venv/.slim
	touch $@

# Python up to 3.12 reads the ways that are added to its own by the locale's encoding, and with LC_ALL=C it would
# not begin in a folder whose name has other letters than ASCII. So the way from .venv to here is a relative one;
# the file is made anew, for uv may have linked it from its cache.
portable:
	@for way in .venv/lib/python*/site-packages/_editable_impl_khandan.pth; do \
		[ ! -e "$$way" ] || { rm -f "$$way" && echo ../../../.. > "$$way"; }; done

run: setup  ## the bot; without a token, offline mode
	@.venv/bin/python -m bot run

test: develop
	$(RUN) pytest -n auto $(ARGS)

check: develop  ## within a minute, while you work: style, types, and the tests near what changed (SINCE=commit)
	@$(RUN) ruff check . && $(RUN) ruff format --check --quiet . && $(RUN) mypy
	@$(RUN) python -m tests.near $(if $(SINCE),--since $(SINCE))

bench: develop
	$(RUN) python -m tests.bench

performance: develop  ## docs/notebook/performance.md, measured anew (some minutes; best while nothing else runs)
	$(RUN) python -m tests.bench docs/notebook/performance.md

renderings: develop  ## record anew what the bot says; read every line that changes
	$(RUN) python -m tests.renderings.make

pictures: develop  ## draw anew the pictures of tests/data/pictures; look at each that changes
	$(RUN) python -m tests.bot.pictures.stored
	$(RUN) python -m tests.bot.pictures.samples

site: develop  ## the page that invites people, and the host's papers as pages, in var/site (docs/site)
	@$(RUN) python -m tests.site $(ARGS)

documents: develop  ## measure the tables and charts of docs/notebook/balance.md and docs/notebook/stewards.md anew (some six minutes)
	$(RUN) python -m tests.measured $(ARGS)

mutants: develop  ## small changes of the rules, each to be caught; COUNT of the 500 (docs/testing.md)
	nice -n 19 $(RUN) python -m tests.mutants $(COUNT)

planted: develop  ## small faults, each to be caught by the tests near it; COUNT of them, ONLY those with a word
	nice -n 19 $(RUN) python -m tests.planted $(if $(COUNT),--count $(COUNT)) $(if $(ONLY),--only $(ONLY))

lint: develop
	$(RUN) ruff check .
	$(RUN) ruff format --check .

types: develop
	$(RUN) mypy

contracts: develop
	$(RUN) lint-imports

packages: develop  ## dist/: wheel and sdist of this commit, made twice, alike, and played
	@$(RUN) python -m deploy.packages

release: develop  ## VERSION: a release, all but the push (deploy/release.py); CHECKS is a command in place of .ci/run
	@$(RUN) python -m deploy.release "$(VERSION)" "$(or $(CHECKS),.ci/run)"

sbom: develop  ## dist/sbom.json: what a host has installed, in CycloneDX's form
	@mkdir -p dist
	@$(UV) export --quiet --frozen --no-default-groups --no-emit-project --format cyclonedx1.5 --output-file dist/sbom.json
