"""What happens in a game, in short words, so that recorded games can be asked whether together they show everything."""

from __future__ import annotations

from eldorado.box import catalog
from eldorado.engine.actions import (
    BREAK,
    BUY,
    CHANGED_SOURCE,
    DISCARD_CARD,
    GIVE,
    HALF_SOURCE,
    KEEP_ITEM,
    MOVE,
    REMOVE_CARD,
    SPEND,
    STEP_BREAK,
    SWAP,
    TAKE_CARD,
    TOKEN_SOURCE,
    USE,
    Action,
    source_text,
)  # fmt: skip
from eldorado.engine.apply import apply
from eldorado.engine.board import NOWHERE
from eldorado.engine.components import CAMP, CARD_IDS, START, SYMBOLS, TERRAINS, TOKEN_IDS
from eldorado.engine.decision import OVER
from eldorado.engine.events import BLOCKADE_TAKEN, NAMES, PIECE_ARRIVED, PIECE_MOVED, Event
from eldorado.engine.rules.ending import reason
from eldorado.engine.setup import SWITCHES, Setup
from eldorado.engine.state import State
from eldorado.routes.printed import route, route_ids

ENDINGS = ("arrived", "blockades", "highest", "first", "round", "resigned", "rounds")
MOVERS = ("machete", "paddle", "coin")
_BY_CARD = {REMOVE_CARD: "remove", TAKE_CARD: "take", BUY: "buy", SWAP: "swap", KEEP_ITEM: "keep", DISCARD_CARD: "discard"}


def play(state: State, action: Action) -> set[str]:
    """Plays the action and tells what it showed."""
    before = state.copy()
    events: list[Event] = []
    state.log = events
    apply(state, action)
    state.log = None
    return _occurrences(before, action, state, events)


def of_setup(setup: Setup) -> set[str]:
    found = {f"route {setup.board.route.id}", f"{setup.players} players", "caves" if setup.caves else "no caves"}
    return found | {f"switch {name}" for name in setup.switches}


def _occurrences(before: State, action: Action, after: State, events: list[Event]) -> set[str]:
    found = _of_action(before, action) | {NAMES[event.code] for event in events}
    for event in events:
        if event.code == PIECE_MOVED:
            found.add(entering(before, int(event.place)))
        elif event.code == BLOCKADE_TAKEN:
            found.add(f"blockade {event.what}")
        elif event.code == PIECE_ARRIVED:
            found.add(f"home over {before.board.route.end_side}")
    if after.decision == OVER and before.decision != OVER:
        found |= _of_ending(before, after)
    return found


def entering(state: State, space: int) -> str:
    if state.board.terrain[space] == START:
        return "enter start"
    return f"enter {TERRAINS[state.board.terrain[space]]} {state.board.strength[space]}"


def _of_action(before: State, action: Action) -> set[str]:
    verb, source = action.verb, int(action.source)
    if verb in _BY_CARD:
        return {f"{_BY_CARD[verb]} {CARD_IDS[action.target]}"}
    if verb == GIVE:
        return {f"{_given_at(before)} {CARD_IDS[action.target]}"}
    if verb == STEP_BREAK:
        return {"step", f"break {source_text(int(before.source))}"}
    if verb not in (MOVE, BREAK, USE, SPEND):
        return {action.text.split()[0]}
    word = {MOVE: "move", BREAK: "break", USE: "use", SPEND: "spend"}[verb]
    if CHANGED_SOURCE <= source < HALF_SOURCE:
        return {f"change {CARD_IDS[source - CHANGED_SOURCE]}", f"change to {word}"}
    found = {f"{word} {source_text(source)}"}
    if verb == MOVE and source < TOKEN_SOURCE and before.board.catalog.cards[source].family == "white":
        found.add(f"move {CARD_IDS[source]} as {_symbol(before, action)}")
    return found


def _given_at(before: State) -> str:
    if before.goal == NOWHERE:
        return "give for a blockade"
    return "give at a camp" if before.board.terrain[before.goal] == CAMP else "give on rubble"


def _symbol(before: State, action: Action) -> str:
    terrain = before.board.terrain[action.target]
    return "machete" if terrain == START else SYMBOLS[terrain]


def _of_ending(before: State, after: State) -> set[str]:
    found = {f"end {reason(after)}"}
    last = (before.first - 1) % len(before.players)
    if after.arrivals == 1 and before.arrivals == 0 and before.current == last:
        found.add("end at once")
    if after.arrivals and before.arrivals and before.current == last:
        found.add("end after the round was played out")
    if len(after.players) == 2 and after.arrivals:
        found.add("end with two pieces home")
    return found


def demanded() -> set[str]:
    """Everything that recorded games must show together."""
    found = {*NAMES, "stop", "end", "done", "resign", "step", "pay", "caves", "no caves"} - {"game-began"}
    found |= {f"blockade {number}" for number in range(1, 7)}
    found |= {f"end {word}" for word in (*ENDINGS, "at once", "after the round was played out", "with two pieces home")}
    found |= {"change to move", "change to break", "change to spend"}
    found |= {"home over river", "home over jungle", "2 players", "3 players", "4 players"}
    found |= {f"route {id_}" for id_ in route_ids()} | {f"switch {name}" for name in SWITCHES}
    return found | _demanded_cards() | _demanded_tokens() | _demanded_spaces()


def _demanded_cards() -> set[str]:
    found: set[str] = set()
    for card in catalog().cards:
        found |= {f"{verb} {card.id}" for verb in ("spend", "remove", "discard", "swap")}
        found |= {f"give {where} {card.id}" for where in ("on rubble", "at a camp", "for a blockade")}
        if card.copies:
            found |= {f"buy {card.id}", f"take {card.id}"}
        if card.item:
            found.add(f"keep {card.id}")
        if card.family != "purple" or card.move:
            found |= {f"move {card.id}", f"break {card.id}"}
        else:
            found.add(f"use {card.id}")
        if card.family == "white":
            found |= {f"move {card.id} as {symbol}" for symbol in MOVERS}
        if card.family in ("white", "yellow"):
            found.add(f"spend {card.id} half")
        if card.family in ("green", "blue", "yellow"):
            found.add(f"change {card.id}")
    return found


def _demanded_tokens() -> set[str]:
    moving = [id_ for id_ in TOKEN_IDS if id_[-1].isdigit()]
    found = {f"{verb} @{id_}" for id_ in [*moving, "native"] for verb in ("move", "break")}
    found |= {"spend @coin_1", "spend @coin_2", "use @draw", "use @remove", "use @replace", "use @pass_through"}
    return found


def _demanded_spaces() -> set[str]:
    """Every kind and power of space on the printed routes."""
    found = {"enter start"}
    for id_ in route_ids():
        board = route(id_)
        for terrain, strength in zip(board.terrain, board.strength, strict=True):
            if terrain <= CAMP:
                found.add(f"enter {TERRAINS[terrain]} {strength}")
    return found
