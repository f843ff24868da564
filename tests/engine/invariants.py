"""What holds in every state of every game, checked after each action that a test plays."""

from __future__ import annotations

from eldorado.engine.actions import Action
from eldorado.engine.components import CARD_KINDS, MOUNTAIN, TOKEN_KINDS
from eldorado.engine.decision import OVER
from eldorado.engine.legal import legal_actions, legal_resignations
from eldorado.engine.setup import Setup
from eldorado.engine.state import EL_DORADO, OFF_BOARD, Player, State
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
    """Cards, tokens, blockades and pieces are all somewhere, once. `lost` are cards that a written position left out."""
    catalog = state.board.catalog
    expected = [card.copies + card.start * len(state.players) for card in catalog.cards]
    missing = [0] * CARD_KINDS if lost is None else lost
    assert [found + gone for found, gone in zip(census(state), missing, strict=True)] == expected
    if lost is None:
        assert sum(expected) == 54 + 8 * len(state.players)
    _check_zones(state)
    _check_market(state)
    _check_tokens(state)
    _check_blockades(state)
    for player in state.players:
        _check_pieces(state, player)
    _check_decision(state)


def losses(state: State) -> list[int]:
    """Cards missing from a written position, by kind."""
    cards = state.board.catalog.cards
    return [card.copies + card.start * len(state.players) - found for card, found in zip(cards, census(state), strict=True)]


def _check_zones(state: State) -> None:
    for player in state.players:
        for zone in (*ZONES, "tokens"):
            assert getattr(player, zone) >= 0
        assert min(player.rolls, player.won, player.arrival, player.resigned) >= 0
    assert min(state.market, state.waiting, state.bag, state.used_tokens, state.purse, state.left, state.owed) >= 0
    for kind in kinds(state.waiting):
        assert state.board.catalog.item[kind]


def _check_market(state: State) -> None:
    """No kind on two slots, no empty pile on a slot."""
    slots = [int(state.slots >> (5 * index)) & 31 for index in range(6)]
    lying = [kind for kind in slots if kind]
    assert len(lying) == len(set(lying))
    assert all(count(state.market, kind) for kind in lying)
    assert not any(count(state.market, kind) for kind in range(3))


def _check_tokens(state: State) -> None:
    counts = state.board.catalog.token_counts
    if not state.setup.caves:
        assert token_census(state) == [0] * TOKEN_KINDS
        assert state.caves == 0
        return
    assert sum(counts) == 36
    assert token_census(state) == counts
    piles = [int(count(state.caves, cave)) for cave in range(len(state.board.caves))]
    assert all(0 <= pile <= 4 for pile in piles)
    assert sum(piles) <= size(state.bag)


def _check_blockades(state: State) -> None:
    standing = [int(state.standing(seam)) for seam in range(state.board.seam_count) if state.standing(seam)]
    won = [number for player in state.players for number in range(7) if (player.won >> number) & 1]
    assert 0 not in won
    assert len(standing + won) == len(set(standing + won))


def _check_pieces(state: State, player: Player) -> None:
    for space in (player.first, player.second):
        assert space >= 0 or space in (EL_DORADO, OFF_BOARD)
        assert space < 0 or (state.board.terrain[space] != MOUNTAIN and not state.board.is_finish[space])
    if len(state.players) > 2:
        assert player.second == OFF_BOARD
    home = player.first == EL_DORADO and player.second in (EL_DORADO, OFF_BOARD)
    assert home == (player.arrival > 0)
    assert (player.arrival > 0) == (player.arrival_round > 0)
    if player.resigned:
        assert (player.first, player.second) == (OFF_BOARD, OFF_BOARD)


def _check_decision(state: State) -> None:
    """Somebody who still races always has something to do; nothing is left open from other decisions."""
    if state.decision == OVER:
        assert legal_actions(state) == []
        assert legal_resignations(state) == []
        return
    assert not state.me().is_out()
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
