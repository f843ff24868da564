"""The machine integer of the compiled build; plain `int` when the same source runs uncompiled.

Not compiled itself: a compiled module evaluates `TYPE_CHECKING` at run time and would trip over the other branch.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
