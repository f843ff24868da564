"""A hint in a worker: the whole record is ours to know, the seat's view is all that the teacher sees."""

from __future__ import annotations

from typing import Final

import msgspec

from ...protocol.hint import HintTold
from .practice import begun

HINT_SECONDS: Final = 3.0


class HintAt(msgspec.Struct, tag=True):
    """A game up to a moment; whoever has to decide there is helped."""

    setup: str
    """Of a setup or, in practice, of a position."""
    actions: list[str]


def hint_at(job: HintAt) -> HintTold:
    from ...insight.hint import hint  # only a worker that teaches loads the net

    game = begun(job.setup)
    for text in job.actions:
        game.play(text)
    return hint(game.view(game.decision.seat))
