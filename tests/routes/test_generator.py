"""Routes by seed: all can be laid, all are reproducible, wishes are fulfilled or refused."""

from __future__ import annotations

import pytest

from eldorado.box import catalog
from eldorado.notation.routes import parse_route
from eldorado.routes.generator import generate
from eldorado.routes.layout import check
from eldorado.routes.traits import CAVES, LENGTHS, cave_share, traits_of
from eldorado.routes.wishes import Wishes

SAMPLE = 200


def test_every_generated_route_passes_the_checker_as_a_file() -> None:
    for seed in range(SAMPLE):
        layout = check(parse_route(generate(seed).route.text()), catalog())
        assert layout.faults == []
        assert not any(warning.code in ("layout.open-seam", "layout.narrow-seam") for warning in layout.warnings)


def test_a_seed_gives_the_same_route_for_ever() -> None:
    texts = [generate(seed).route.text() for seed in range(SAMPLE)]
    assert texts == [generate(seed).route.text() for seed in range(SAMPLE)]
    assert len(set(texts)) == SAMPLE
    assert texts[7].splitlines()[1:] == GOLDEN.splitlines()


@pytest.mark.parametrize("length", LENGTHS)
def test_the_length_is_as_wished(length: str) -> None:
    assert {traits_of(generate(seed, Wishes(length=length))).length for seed in range(10)} == {length}


@pytest.mark.parametrize("caves", CAVES)
def test_the_caves_are_as_wished(caves: str) -> None:
    assert {cave_share(traits_of(generate(seed, Wishes(caves=caves))).caves) for seed in range(10)} == {caves}


def test_a_name_is_kept() -> None:
    assert generate(3, name="monday").route.id == "monday"
    assert generate(3).route.id == "route-3"


GOLDEN = """\
B   0   0  turn 2
F  -3   7  turn 5
I   4   4  turn 0
L  11   0  turn 2
end jungle 14 0
"""
