"""How much of the machine a worker gets that no running game waits for."""

from __future__ import annotations

import os
from collections.abc import Callable

Priority = Callable[[int], None]
"""Sets that of a process by its number."""
MODEST = 10
"""Niceness; a tenth of the time where games want all of it."""


def only_spare_time(process: int) -> None:
    """Nothing else waits for it, not even until its slice of time is over; where there is no such thing, it is modest."""
    try:
        os.sched_setscheduler(process, os.SCHED_IDLE, os.sched_param(0))
    except (AttributeError, PermissionError):  # another system, or a container that allows nobody to ask for less
        modestly(process)


def modestly(process: int) -> None:
    """It goes on slowly on a machine that is never idle."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, process, MODEST)


def like_all_others(process: int) -> None:
    """As it began."""
