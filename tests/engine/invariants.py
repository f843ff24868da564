"""What holds in every state of every game, checked after each action that a test plays."""

from __future__ import annotations

from eldorado.engine.actions import Action
from eldorado.engine.components import CARD_KINDS, TOKEN_KINDS
from eldorado.engine.decision import OVER
from eldorado.engine.legal import legal_actions, legal_resignations
from eldorado.engine.setup import Setup
from eldorado.engine.state import State
from eldorado.engine.status import status
from eldorado.engine.view import SPECTATOR, View, view
from eldorado.engine.zones import count, kinds, size

ZONES = ("hand", "draw", "play", "discard", "removed")


def census(state: State) -> list[int]:
    """How many cards of each kind there are anywhere."""
    total = [int(count(state.market, kind) + count(state.waiting, kind)) for kind in range(CARD_KINDS)]
    for player in state.players:
        for zone in ZONES:
            for kind in kinds(getattr(player, zone)):
                total[kind] += int(count(getattr(player, zone), kind))
    return total


def token_census(state: State) -> list[int]:
    total = [int(count(state.bag, token) + count(state.used_tokens, token)) for token in range(TOKEN_KINDS)]
    for player in state.players:
        for token in range(TOKEN_KINDS):
            total[token] += int(count(player.tokens, token))
    return total


def check_state(state: State, lost: list[int] | None = None) -> None:
    """A state without faults, and all cards and tokens are somewhere. `lost` are cards that a written position left out."""
    catalog = state.board.catalog
    expected = [card.copies + card.start * len(state.players) for card in catalog.cards]
    missing = [0] * CARD_KINDS if lost is None else lost
    assert [found + gone for found, gone in zip(census(state), missing, strict=True)] == expected
    if lost is None:
        assert sum(expected) == 54 + 8 * len(state.players)
    assert token_census(state) == (catalog.token_counts if state.setup.caves else [0] * TOKEN_KINDS)
    assert status(state) == []
    _check_zones(state)
    _check_decision(state)


def losses(state: State) -> list[int]:
    """Cards missing from a written position, by kind."""
    cards = state.board.catalog.cards
    return [card.copies + card.start * len(state.players) - found for card, found in zip(cards, census(state), strict=True)]


def _check_zones(state: State) -> None:
    """No number has fallen below nothing; a zone that has would look like many cards."""
    for player in state.players:
        for zone in (*ZONES, "tokens"):
            assert getattr(player, zone) >= 0
        assert min(player.rolls, player.won, player.arrival, player.resigned) >= 0
    assert min(state.market, state.waiting, state.bag, state.used_tokens, state.purse, state.left, state.owed) >= 0


def _check_decision(state: State) -> None:
    """Somebody who still races always has something to do; nothing is left open from other decisions."""
    if state.decision == OVER:
        assert legal_actions(state) == []
        assert legal_resignations(state) == []
        return
    legal = legal_actions(state)
    assert legal
    assert len({action.text for action in legal}) == len(legal)
    for action in [*legal, *legal_resignations(state)]:
        check_text(state, action)


def check_text(state: State, action: Action) -> None:
    assert state.actions.parse(action.text) is action
    assert len(action.text) <= 80


def check_views(state: State, public: Setup) -> None:
    """Each seat and a spectator see what R13 allows, and no more."""
    for seat in [SPECTATOR, *range(len(state.players))]:
        _check_view(state, view(state, seat, public), seat)


def _check_view(state: State, seen: View, seat: int) -> None:
    known = seen.known
    assert (known.key, known.rolls, known.setup.seed, known.log) == (b"", 0, 0, None)
    mine = known.table_numbers()
    truth = state.table_numbers()
    assert len(mine) == len(truth)
    differing = [index for index, number in enumerate(truth) if mine[index] != number]
    assert all(truth[index] == state.rolls for index in differing)
    assert len(differing) <= 1
    for index, (true, shown) in enumerate(zip(state.players, known.players, strict=True)):
        hidden = index != seat
        assert seen.hand_sizes[index] == size(true.hand)
        assert shown.hand == (0 if hidden else true.hand)
        assert shown.draw == (true.draw + true.hand if hidden else true.draw)
        for field in ("play", "discard", "removed", "tokens", "won", "first", "second", "arrival", "arrival_round", "resigned"):
            assert getattr(shown, field) == getattr(true, field)
        assert shown.rolls == 0
    asked = state.decision != OVER and state.current == seat
    assert [action.text for action in seen.legal_actions()] == ([a.text for a in legal_actions(state)] if asked else [])
