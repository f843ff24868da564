"""Chances in a worker: of a running room, and over a whole record; from public knowledge alone."""

from __future__ import annotations

import msgspec

from ...engine.errors import EldoradoError, FaultyText
from ...game import actions_of
from ...notation.records import parse_record
from ...presenter.box import fault_info
from ...protocol.box import FaultInfo
from ...protocol.review import BandTold
from ...routes.printed import board_of
from .practice import begun
from .texts import MOST_MOMENTS


class ChancesNow(msgspec.Struct, tag=True):
    """A running game, as `setup_text` or a position and its actions tell it."""

    setup: str
    actions: list[str]


class ChancesOver(msgspec.Struct, tag=True):
    """A record, finished or not."""

    text: str


def chances_now(job: ChancesNow) -> BandTold:
    from ...insight.band import now  # only a worker that teaches loads the net

    game = begun(job.setup)
    for text in job.actions:
        game.play(text)
    return BandTold(band=[now(game)])


def chances_over(job: ChancesOver) -> BandTold:
    from ...insight.band import band

    try:
        record = parse_record(job.text, board_of, actions_of)
        if len(record.actions) > MOST_MOMENTS:
            raise EldoradoError("record.too-many-actions", {"most": MOST_MOMENTS})
    except FaultyText as refused:
        return BandTold([fault_info(fault) for fault in refused.faults])
    except EldoradoError as refused:
        return BandTold([FaultInfo(refused.code, facts=refused.facts)])
    return BandTold(band=band(record))
