"""Bots that fail in every way a bot can, for the tests of the arena."""

import os
import time

from eldorado.bots import Bot


class Raises(Bot):
    def choose(self, view, options, budget, rng):  # type: ignore[no-untyped-def]
        if view.known.round >= 3:
            raise KeyError("lost my map")
        return options[-1]


class Dreams(Bot):
    def choose(self, view, options, budget, rng):  # type: ignore[no-untyped-def]
        return None


class Sleeps(Bot):
    def choose(self, view, options, budget, rng):  # type: ignore[no-untyped-def]
        if view.known.round >= 2:
            time.sleep(3600)
        return options[-1]


class Dies(Bot):
    def choose(self, view, options, budget, rng):  # type: ignore[no-untyped-def]
        os._exit(7)


class Unborn(Bot):
    def __init__(self) -> None:
        raise RuntimeError("no map at all")

    def choose(self, view, options, budget, rng):  # type: ignore[no-untyped-def]
        return options[0]


class Undecided(Bot):
    def __init__(self) -> None:
        time.sleep(3600)

    def choose(self, view, options, budget, rng):  # type: ignore[no-untyped-def]
        return options[0]


class Stillborn(Bot):
    def __init__(self) -> None:
        os._exit(9)

    def choose(self, view, options, budget, rng):  # type: ignore[no-untyped-def]
        return options[0]
