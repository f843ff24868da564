"""Reviews in a worker: a slice of one at a time, so that nobody waits long behind a long game; finished ones are remembered."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, final

import msgspec

from ...engine.errors import EldoradoError, FaultyText
from ...presenter.box import fault_info
from ...protocol.box import FaultInfo
from ...protocol.review import Review, Reviewed

if TYPE_CHECKING:
    from ...insight.review import Reviewer

SLICE: Final = 0.6
"""Seconds of work for one answer: whoever comes next waits no longer than about this."""
REMEMBERED: Final = 32


class ReviewGame(msgspec.Struct, tag=True):
    text: str


@final
class Reviews:
    """Reviews by record, under way or finished, the last asked for at the end; they end with the worker, as its weights do."""

    def __init__(self, hands: int = 48, looks: int = 32) -> None:
        self._samples = (hands, looks)
        self._known: OrderedDict[bytes, Reviewer | Review] = OrderedDict()

    def go_on(self, job: ReviewGame) -> Reviewed:
        """A little more of this game's review; a text that cannot be reviewed comes back as its faults."""
        from ...insight.review import Reviewer  # only a worker that reviews loads the net

        key = hashlib.sha256(job.text.encode()).digest()
        try:
            known = self._known.pop(key, None) or Reviewer(job.text, *self._samples)
        except FaultyText as refused:
            return Reviewed([fault_info(fault) for fault in refused.faults])
        except EldoradoError as refused:
            return Reviewed([FaultInfo(refused.code, facts=refused.facts)])
        told, is_done = (known, True) if isinstance(known, Review) else _worked(known)
        self._known[key] = told if is_done else known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return Reviewed(review=told, done=is_done)


def _worked(reviewer: Reviewer) -> tuple[Review, bool]:
    until = time.monotonic() + SLICE
    goes_on = True
    while goes_on and time.monotonic() < until:
        goes_on = reviewer.step()
    return reviewer.report(), not goes_on
