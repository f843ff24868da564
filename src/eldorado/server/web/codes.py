"""Codes of rooms as strangers name them, by every door: whoever is wrong too often is told nothing more for a while."""

from __future__ import annotations

from ...engine.errors import EldoradoError
from ..rooms.house import House
from ..rooms.room import Room
from .addresses import asking


async def room_of(house: House, code: str, address: str) -> Room:
    """The room of this code; to those who have guessed too often not even one that exists."""
    guesses = house.services.limits.guesses
    if guesses.is_empty(address):
        raise EldoradoError("room.too-many-guesses")
    try:
        return await house.find(code)
    except EldoradoError as refused:
        if refused.code == "room.unknown":
            guesses.take(address)
        raise


async def asked_room(house: House, code: str) -> Room:
    """The room that the request being answered names."""
    return await room_of(house, code, asking.get())
