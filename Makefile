# Vow's commands. Each installs what is missing first, says what it does, and may be run again at any time.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help texts run test attack soak build release bench models install deb uninstall format lint clean

# What builds wants the packages that are installed before it, also where the machine's MAKEFLAGS ask for several at once.
.NOTPARALLEL:

PREFIX ?= $(HOME)/.local
SWIFT ?= swift
# Every module that a file imports must be named in Package.swift; the manifest is read anew each time, because it
# looks at what has been fetched into .deps.
# The index of symbols stays: the tests are found by it.
FLAGS := --explicit-target-dependency-import-check error --manifest-cache none
# The program carries Swift's own libraries where the toolchain has them to give, so that it goes on without it.
STATIC = $(shell test -e "$$(dirname "$$(readlink -f "$$(command -v $(SWIFT))")")/../lib/swift_static/linux/libswiftCore.a" && echo --static-swift-stdlib)
RELEASE = $(FLAGS) -c release $(STATIC) -Xlinker "--version-script=$(CURDIR)/scripts/packaging/exports.map"
# For the package and for what is measured, generic code of other modules, such as the cryptography library's, is made for
# its use here: an append costs a tenth less for it (Specs/Decisions/0005), and the build takes minutes longer.
TUNED = $(RELEASE) -Xswiftc -cross-module-optimization

help: ## Say what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

ifeq ($(origin LANGUAGE),command line)
run: release ## Install what is missing, build, and show a whole morning (LANGUAGE=es: in Spanish)
	@scripts/install-packages --voices
	@[ "$(LANGUAGE)" = en ] || scripts/fetch-models whisper
	@.build/release/vow demo --language "$(LANGUAGE)"
else
run: release
	@.build/release/vow demo
endif

test: packages-tests models test-tools ## Install what is missing, and run every test
	@scripts/build-quietly "the tests" $(SWIFT) build --build-tests $(FLAGS)
	@echo "tests: running"
	@scripts/run-tests

attack: packages-tests models ## Attack logs, commands and what is read in, at length (PART=tests, or 2/8): says how many tries
	@scripts/build-quietly "the tests" $(SWIFT) build --build-tests $(FLAGS)
	@scripts/attack $(PART)

soak: tuned ## Live through 72 hours of alarms and a million simulated mornings, keep pages open, and ring for an hour
	@scripts/build-quietly vow-bench $(SWIFT) build $(TUNED) --product vow-bench
	@scripts/build-quietly vow-lab $(SWIFT) build $(TUNED) --product vow-lab
	@.build/release/vow-bench soak
	@.build/release/vow-lab simulate --digests Specs/Simulation/digests.txt
	@.build/release/vow-lab simulate --seed "$$(git rev-parse HEAD)" --mornings 1000000 --seeds Specs/Simulation/seeds.txt

texts: ## Write the languages' files and the Swift keys anew after a text changed in Sources/VowTexts/Catalogue
	@$(SWIFT) run $(FLAGS) vow-texts

build: packages models ## A debug build of all programs
	@scripts/build-quietly "all programs" $(SWIFT) build $(FLAGS)

release: packages models ## A release build
	@echo "build: vow, for release (some ten minutes the first time)"
	@scripts/build-quietly vow $(SWIFT) build $(RELEASE) --product vow

.PHONY: tuned
tuned: packages models
	@echo "build: vow, for release, tuned (some fifteen minutes the first time)"
	@scripts/build-quietly vow $(SWIFT) build $(TUNED) --product vow

bench: packages-bench tuned peers ## Print the figures, with the machine they were taken on
	@scripts/build-quietly vow-bench $(SWIFT) build $(TUNED) --product vow-bench
	@.build/release/vow-bench all

.PHONY: packages packages-tests packages-bench peers test-tools
packages:
	@scripts/install-packages
packages-tests:
	@scripts/install-packages --tests

packages-bench:
	@scripts/install-packages --bench

test-tools:
	@scripts/fetch-test-tools

peers:
	@scripts/fetch-peers

models: ## Fetch the pinned speech models
	@scripts/fetch-models

install: release ## Install for this person, under PREFIX (default ~/.local)
	@scripts/install "$(PREFIX)"

deb: tuned ## Make a Debian package for this architecture, in .build
	@scripts/make-deb

uninstall: ## Take the installed program away; the data stays
	@scripts/install --remove "$(PREFIX)"

format: ## Lay out every source file
	@$(SWIFT) format -i -r Package.swift Sources Adapters Tests

lint: ## Fail where a source file is not laid out by the rules
	@$(SWIFT) format lint -r --strict Package.swift Sources Adapters Tests

clean: ## Take away what was built; models stay
	@rm -rf .build
