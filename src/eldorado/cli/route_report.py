"""What `eldorado route` tells about routes: tables and sentences for people, JSON for programs."""

from __future__ import annotations

from typing import Any

from ..engine.board import NOWHERE, Board
from ..engine.components import TERRAINS
from ..engine.errors import EldoradoError, Fault
from ..routes.advice import Advice, advise, whole_ways
from ..routes.layout import Layout
from ..words import Words
from .faults import fault_lines
from .screen import Screen


def title(board: Board, words: Words) -> str:
    """'Hills of Gold (easy): B C G K J N; 28 steps, 4 blockades, 3 caves'."""
    return words.named(name(board, words), figures(board, words))


def name(board: Board, words: Words) -> str:
    """'Hills of Gold (easy)'."""
    difficulty = board.route.difficulty
    return words.route(board.route.id) + (f" ({words.text(f'difficulty-{difficulty}')})" if difficulty else "")


def figures(board: Board, words: Words) -> str:
    """'B C N I K; 28 steps, 4 blockades, 3 caves'."""
    pieces = " ".join(words.piece(piece.letter) for piece in board.route.pieces)
    return words.text(
        "routes-figures", pieces=pieces, steps=_steps(board), blockades=int(board.seam_count), caves=len(board.caves)
    )


def _steps(board: Board) -> int:
    return min(int(board.distance[start]) for start in board.starts)


def show_list(boards: list[Board], screen: Screen) -> None:
    from .tables import plain_table

    rows = []
    for board in boards:
        rows.append((board.route.id, f"{name(board, screen.words)}\n{figures(board, screen.words)}"))
    screen.show(plain_table(["", ""], rows))


def show_check(file: str, layout: Layout, refused: EldoradoError | None, screen: Screen) -> None:
    words = screen.words
    if layout.board is None:
        screen.say("routes-check-bad", "bold", file=file)
        for line in fault_lines([refused] if refused is not None else layout.faults, words):
            screen.tell(line, first="- ")
        return
    screen.say("routes-check-good", "bold", file=file)
    short, easy = whole_ways(layout.board)
    screen.tell(title(layout.board, words))
    screen.say("routes-ways", steps=short.steps, power=short.power, other_steps=easy.steps, other_power=easy.power)
    for warning in layout.warnings:
        screen.tell(words.text("routes-warning", sentence=words.refusal(warning)), first="- ")
    for advice in advise(layout.board):
        screen.tell(words.text("routes-advice", sentence=words.sentence(advice.code, advice.facts())), first="- ")


def summary_json(board: Board, words: Words) -> dict[str, Any]:
    return {
        "id": board.route.id, "name": words.route(board.route.id), "difficulty": board.route.difficulty,
        "pieces": [piece.letter for piece in board.route.pieces], "end": board.route.end_side, "spaces": len(board.names),
        "steps": _steps(board), "blockades": int(board.seam_count), "caves": len(board.caves),
    }  # fmt: skip


def board_json(board: Board, words: Words) -> dict[str, Any]:
    pieces = [{"letter": p.letter, "q": p.q, "r": p.r, "turn": p.turn} for p in board.route.pieces]
    connections = [_connection_json(board, number) for number in range(len(board.connections))]
    spaces = [_space_json(board, space) for space in range(len(board.names))]
    return {
        **summary_json(board, words),
        "placements": pieces,
        "corner": list(board.corner),
        "connections": connections,
        "board": spaces,
    }


def _connection_json(board: Board, number: int) -> dict[str, Any]:
    connection = board.connections[number]
    return {
        "pieces": [board.route.pieces[number].letter, board.route.pieces[number + 1].letter],
        "blockade": connection.seam != NOWHERE,
        "edges": [[board.names[a], board.names[b]] for a, b in connection.edges],
    }


def _space_json(board: Board, space: int) -> dict[str, Any]:
    neighbours = board.neighbours[space * 6 : space * 6 + 6]
    return {
        "name": board.names[space], "q": board.hexes[space][0], "r": board.hexes[space][1],
        "terrain": TERRAINS[int(board.terrain[space])], "strength": int(board.strength[space]),
        "cave": board.is_cave[space], "start": int(board.start_number[space]),
        "finish": board.is_finish[space], "distance": int(board.distance[space]),
        "neighbours": [board.names[int(n)] for n in neighbours if n != NOWHERE],
    }  # fmt: skip


def check_json(file: str, layout: Layout, refused: EldoradoError | None, words: Words) -> dict[str, Any]:
    faults = [fault_json(fault, words) for fault in layout.faults]
    if refused is not None:
        faults.append({"code": refused.code, "line": 0, "piece": "", "facts": refused.facts, "text": words.refusal(refused)})
    answer: dict[str, Any] = {"file": file, "ok": layout.board is not None, "faults": faults}
    answer["warnings"] = [fault_json(fault, words) for fault in layout.warnings]
    answer["advice"] = [] if layout.board is None else [advice_json(advice, words) for advice in advise(layout.board)]
    if layout.board is not None:
        short, easy = whole_ways(layout.board)
        answer["route"] = summary_json(layout.board, words)
        answer["shortest"] = {"steps": short.steps, "power": short.power}
        answer["easiest"] = {"steps": easy.steps, "power": easy.power}
    return answer


def fault_json(fault: Fault, words: Words) -> dict[str, Any]:
    return {"code": fault.code, "line": fault.line, "piece": fault.part, "facts": fault.facts, "text": words.refusal(fault)}


def advice_json(advice: Advice, words: Words) -> dict[str, Any]:
    facts = advice.facts()
    return {
        "code": advice.code,
        "pieces": advice.pieces,
        "spaces": advice.spaces,
        "figures": advice.figures,
        "text": words.sentence(advice.code, facts),
    }
