"""A hint in a worker: the whole record is ours to know, the seat's view is all that the teacher sees."""

from __future__ import annotations

from typing import Final

import msgspec

from ...game import Game
from ...notation.setups import parse_setup
from ...protocol.hint import HintTold
from ...routes.printed import board_of

HINT_SECONDS: Final = 3.0


class HintAt(msgspec.Struct, tag=True):
    """A game up to a moment; whoever has to decide there is helped."""

    setup: str
    actions: list[str]


def hint_at(job: HintAt) -> HintTold:
    from ...insight.hint import hint  # only a worker that teaches loads the net

    game = Game.begin(parse_setup(job.setup, board_of))
    for text in job.actions:
        game.play(text)
    return hint(game.view(game.decision.seat))
