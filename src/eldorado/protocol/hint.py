"""Plans for the rest of a turn, and why: what a hint tells, and what a review shows as better."""

from __future__ import annotations

import msgspec

from .table import Facts


class PlanReason(msgspec.Struct, frozen=True):
    """Why a plan is better, as a code for the catalogues and the facts of the sentence."""

    code: str
    facts: Facts = {}


class PlanTold(msgspec.Struct, frozen=True):
    """The rest of a turn: what is played, the spaces each piece goes through, what is bought and kept."""

    actions: list[str]
    paths: list[list[str]]
    """Per piece from where it stood; one space where it stays."""
    bought: str = ""
    held: list[str] = []
    removed: list[str] = []
    arrives: bool = False


class HintPlan(msgspec.Struct, frozen=True):
    """A plan for the rest of the turn, why it is good, and by how many turns it is behind the first."""

    plan: PlanTold
    reasons: list[PlanReason]
    behind: float


class HintTold(msgspec.Struct, frozen=True):
    """The seat's chance to win before and after the first plan, and the plans, the best first."""

    now: float
    then: float
    plans: list[HintPlan]
