"""A moment of a recorded game to be played on from: what the seat did not know then is dealt anew."""

from __future__ import annotations

import secrets

import msgspec

from ...engine.decision import OVER
from ...engine.errors import FaultyText
from ...engine.rng import SEED_BITS, key_of
from ...engine.setup import Setup
from ...engine.state import State
from ...engine.view import determinize, view
from ...game import Game, actions_of
from ...notation.position.text import position_text
from ...notation.records import parse_record, replay
from ...notation.setups import parse_setup
from ...presenter.box import fault_info
from ...protocol.box import FaultInfo
from ...routes.printed import board_of

POSITION = "eldorado position"
"""How a position's text begins."""


class PracticeFrom(msgspec.Struct, tag=True):
    """A record, and after how many of its actions; whoever decides there is practised for."""

    text: str
    number: int


class PracticeStart(msgspec.Struct, omit_defaults=True):
    """Faults, or else the position and who decides in it."""

    position: str = ""
    seat: int = 0
    faults: list[FaultInfo] = []


def practice_from(job: PracticeFrom) -> PracticeStart:
    try:
        record = parse_record(job.text, board_of, actions_of)
    except FaultyText as refused:
        return PracticeStart(faults=[fault_info(fault) for fault in refused.faults])
    if not 0 <= job.number <= len(record.actions):
        return PracticeStart(faults=[FaultInfo("practice.no-moment", facts={"most": len(record.actions)})])
    state = replay(record, job.number)
    if state.decision == OVER:
        return PracticeStart(faults=[FaultInfo("practice.over")])
    return PracticeStart(position_text(dealt_anew(state, secrets.randbits(SEED_BITS)), board_of), int(state.current) + 1)


def dealt_anew(state: State, seed: int) -> State:
    """A world that the seat to decide cannot tell from this one: other hands, other draws, another seed."""
    old = state.setup
    seen = view(state, int(state.current), old.without_seed())
    fresh = determinize(seen, key_of(seed))
    fresh.setup = Setup(old.board, old.players, seed, old.caves, old.switches, old.first_player, old.max_rounds)
    return fresh


def begun(text: str) -> Game:
    """The game of a setup's text, or of a position's."""
    return Game.from_position(text) if text.startswith(POSITION) else Game.begin(parse_setup(text, board_of))
