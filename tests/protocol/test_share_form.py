"""Shares of the shuffles as text: what is one, what it promises, and how a record names it."""

from __future__ import annotations

import hashlib
import itertools

import pytest

from eldorado.protocol.shares import Shares, commitment, is_share, new_share, read_shares

A, B, C = "0a" * 32, "0b" * 32, "0c" * 32


def test_a_share_is_32_bytes_of_chance() -> None:
    found = {new_share() for _ in range(50)}
    assert len(found) == 50
    assert all(is_share(share) for share in found)


@pytest.mark.parametrize("text", ["", A[:-1], A + "0", A.upper(), "g" * 64, A[:-1] + "\n", " " + A[1:], "０" * 64])
def test_what_is_no_share(text: str) -> None:
    assert not is_share(text)


def test_a_promise_is_the_hash_of_the_bytes_and_looks_like_a_share() -> None:
    assert commitment(A) == hashlib.sha256(b"\x0a" * 32).hexdigest()
    assert is_share(commitment(A))


def test_the_order_of_telling_does_not_matter_but_every_share_and_seat_does() -> None:
    seats = {1: A, 2: B, 3: C}
    seeds = {Shares(A, dict(order), []).seed() for order in itertools.permutations(seats.items())}
    assert len(seeds) == 1
    others = [Shares(B, seats, []), Shares(A, {1: B, 2: A, 3: C}, []), Shares(A, {1: A, 2: B}, []), Shares(A, {}, [])]
    assert len(seeds | {other.seed() for other in others}) == 5
    assert len(seeds.pop()) == 32


def test_who_stayed_silent_adds_nothing_to_the_seed() -> None:
    assert Shares(A, {1: B}, [2, 3]).seed() == Shares(A, {1: B}, []).seed()


@pytest.mark.parametrize("seats", [{}, {1: B}, {4: C, 2: B}])
@pytest.mark.parametrize("silent", [[], [3], [3, 1]])
def test_remarks_are_read_back(seats: dict[int, str], silent: list[int]) -> None:
    shares = Shares(A, seats, silent)
    found = read_shares("eldorado record 1\n" + "\n".join(shares.remarks()) + "\nrules 2\n")
    assert found is not None
    assert (found.server, found.seats, found.silent) == (A, seats, sorted(silent))
    assert found.seed() == shares.seed()


@pytest.mark.parametrize(
    "line",
    [
        f"# share server {A[:-1]}",
        f"share server {A}",
        f"# share seat 1 {A}",
        f"# share seat 5 {A}",
        "# share server not revealed",
        "",
    ],
)
def test_a_record_without_the_servers_share_has_none(line: str) -> None:
    assert read_shares(f"eldorado record 1\n{line}\n") is None
