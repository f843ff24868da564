"""One moment of a game as a viewer sees it: for the terminal, as JSON, as a picture."""

from __future__ import annotations

import textwrap
from typing import Any

from rich.text import Text

from ..art.text import board_text, pieces, standing
from ..engine.components import CARD_IDS, CARD_KINDS, STARTING_KINDS, TOKEN_IDS
from ..engine.legal import decision
from ..engine.rules.market import SLOTS, slot, slot_of
from ..engine.state import EL_DORADO, OFF_BOARD, Player, State
from ..engine.view import ALL_OPEN, View
from ..engine.zones import count, listed
from ..notation.position.text import position_text
from ..words import Words
from .story import cards_text, tokens_text


def board_drawing(state: State, words: Words, color: bool, width: int) -> Text:
    return board_text(state.board, pieces=pieces(state), blockades=standing(state), color=color, width=width, words=words)


def table(seen: View, words: Words, width: int, short: bool = False) -> Text:
    """Seats and market, one thing a line, wrapped within the width; in short, the cards of the seat to decide only."""
    state = seen.known
    rows: list[tuple[str, str]] = []
    for seat, player in enumerate(state.players):
        rows.append((words.text("story-seat", seat=seat + 1), _places(state, player, words)))
        if not short or seat == state.current:
            rows += [("  " + words.text(key), text) for key, text in _seat_rows(seen, seat, words)]
    if not short:
        rows.append((words.text("moment-market"), _market(state, words)))
        rows.append((words.text("moment-reserve"), _reserve(state, words)))
    margin = max(len(label) for label, _ in rows) + 1
    return Text("\n").join(_row(label, text, margin, width) for label, text in rows)


def _row(label: str, text: str, margin: int, width: int) -> Text:
    lines = textwrap.wrap(text, max(width - margin, 20), break_on_hyphens=False)
    row = Text(label.ljust(margin), "" if label.startswith(" ") else "bold")
    return row.append(("\n" + " " * margin).join(lines), "not bold")


def _seat_rows(seen: View, seat: int, words: Words) -> list[tuple[str, str]]:
    player = seen.known.players[seat]
    hand = cards_text(int(player.hand), words) if seen.sees_hand(seat) else _amount(seen.hand_sizes[seat], words)
    rows = [("moment-hand", hand), ("moment-draw", _amount(int(seen.draw_size(seat)), words))]
    if player.play:
        rows.append(("moment-play", cards_text(int(player.play), words)))
    if player.discard:
        rows.append(("moment-discard", cards_text(int(player.discard), words)))
    if player.removed:
        rows.append(("moment-removed", cards_text(int(player.removed), words)))
    if player.tokens:
        rows.append(("moment-tokens", tokens_text(int(player.tokens), words)))
    if player.won:
        rows.append(("moment-won", ", ".join(str(n) for n in player.blockades())))
    return rows


def _amount(cards: int, words: Words) -> str:
    return words.text("moment-cards", count=cards)


def _places(state: State, player: Player, words: Words) -> str:
    if player.resigned:
        return words.text("moment-resigned")
    spaces = [int(space) for space in (player.first, player.second) if space != OFF_BOARD]
    return words.clauses([_place(state, space, words) for space in spaces])


def _place(state: State, space: int, words: Words) -> str:
    if space == EL_DORADO:
        return words.text("moment-home")
    return words.text("moment-at", space=words.space(state.board.names[space]), steps=int(state.board.distance[space]))


def _market(state: State, words: Words) -> str:
    piles = [(int(slot(state, index)), int(count(state.market, slot(state, index)))) for index in range(int(SLOTS))]
    return ", ".join(f"{words.card(CARD_IDS[kind])} {amount}" if kind else words.text("moment-vacant") for kind, amount in piles)


def _reserve_kinds(state: State) -> list[int]:
    return [kind for kind in range(STARTING_KINDS, CARD_KINDS) if slot_of(state, kind) < 0 and count(state.market, kind)]


def _reserve(state: State, words: Words) -> str:
    return ", ".join(f"{words.card(CARD_IDS[kind])} {count(state.market, kind)}" for kind in _reserve_kinds(state)) or "–"


def moment_json(seen: View) -> dict[str, Any]:
    state = seen.known
    asked = decision(state)
    found: dict[str, Any] = {
        "round": int(state.round),
        "decision": {"seat": asked.seat, "kind": asked.kind, "left": asked.left, "must": asked.must},
        "players": [_player_json(seen, seat) for seat in range(len(state.players))],
        "market": [_pile(state, int(slot(state, index))) for index in range(int(SLOTS))],
        "reserve": [_pile(state, kind) for kind in _reserve_kinds(state)],
        "blockades": [{"seam": seam, "number": number} for seam, number in standing(state).items()],
    }
    if state.setup.caves:
        found["caves"] = {state.board.names[space]: int(count(state.caves, cave)) for cave, space in enumerate(state.board.caves)}
    if seen.viewer == ALL_OPEN:
        found["position"] = position_text(state, _printed)
    return found


def _printed(route_id: str, rules: int) -> Any:
    from ..routes.printed import route

    return route(route_id, rules)


def _pile(state: State, kind: int) -> dict[str, Any] | None:
    return {"card": CARD_IDS[kind], "count": int(count(state.market, kind))} if kind else None


def _player_json(seen: View, seat: int) -> dict[str, Any]:
    player = seen.known.players[seat]
    names = seen.known.board.names
    return {
        "seat": seat + 1,
        "at": [names[s] if s >= 0 else None for s in (player.first, player.second) if s != OFF_BOARD],
        "hand": _ids(player.hand) if seen.sees_hand(seat) else None,
        "hand_size": seen.hand_sizes[seat],
        "draw_size": int(seen.draw_size(seat)),
        "play": _ids(player.play),
        "discard": _ids(player.discard),
        "removed": _ids(player.removed),
        "tokens": [TOKEN_IDS[token] for token in listed(player.tokens)],
        "blockades": player.blockades(),
        "arrived": bool(player.arrival),
        "resigned": bool(player.resigned),
    }


def _ids(zone: int) -> list[str]:
    return [CARD_IDS[kind] for kind in listed(zone)]


def moment_svg(state: State, words: Words, label: str) -> str:
    from ..art import board_svg
    from .pictures import space_title

    board = state.board
    placed = [
        (seat, int(space)) for seat, player in enumerate(state.players) for space in (player.first, player.second) if space >= 0
    ]
    caves = {space: int(count(state.caves, cave)) for cave, space in enumerate(board.caves)} if state.setup.caves else None
    titles = {space: space_title(board, space, words) for space in range(len(board.names))}
    return board_svg(
        board, pieces=placed, blockades=standing(state), caves=caves, language=words.language, titles=titles, label=label
    )
