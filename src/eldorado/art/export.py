"""The art as files for the page: style sheets and sprites. Pure text; tools/art.py writes it down."""

from __future__ import annotations

from collections.abc import Mapping

from ..routes.printed import route, route_ids
from . import library
from .landscape.arrival import arrival_svg
from .landscape.journey import journey_svg
from .landscape.rest import rest_svg
from .palette import PLAYERS
from .prints import moments, portraits, posters
from .styles import BOARD_CSS
from .svg import NAMESPACE
from .tokens import tokens_css


def export_files() -> dict[str, str]:
    """File name to text: two style sheets, three sprites whose parts are used by name (`#machete`, `#jungle-2-f0`), the
    large pictures of the front page, of every route, of a short rest and of the end (one for each colour), the prints."""
    files = {
        "tokens.css": tokens_css(),
        "board.css": "/* How the parts of a board picture are coloured; made by tools/art.py. */\n" + BOARD_CSS,
        "symbols.svg": _sprite(library.symbols()),
        "terrain.svg": _sprite(library.spaces()),
        "cards.svg": _sprite(library.card_drawings()),
        "journey.svg": journey_svg(route("first-game")),
        "rest.svg": rest_svg(),
    }
    files |= {f"journey-{id_}.svg": journey_svg(route(id_), width=1000, height=720) for id_ in route_ids()}
    for player in PLAYERS:
        files[f"arrival-{player.number}.svg"] = arrival_svg(player.number - 1)
        files[f"arrival-wide-{player.number}.svg"] = arrival_svg(player.number - 1, wide=True)
    files |= {f"portrait-{name}.svg": text for name, text in portraits().items()}
    files |= {f"moment-{name}.svg": text for name, text in moments().items()}
    return files | {f"poster-{name}.svg": text for name, text in posters().items()}


def _sprite(drawings: Mapping[str, str]) -> str:
    parts = "\n".join(drawings.values())
    return f'<svg xmlns="{NAMESPACE}" width="0" height="0" aria-hidden="true"><defs>\n{parts}\n</defs></svg>\n'
