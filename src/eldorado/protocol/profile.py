"""What a person has achieved: ratings, results by route and level, cards, fast races; and the ladder of the server."""

from __future__ import annotations

import msgspec

from .people import DailyDay, GameWay


class RatingPoint(msgspec.Struct):
    """A rating after a race: nineteen times of twenty the truth is not further away than `give_or_take`."""

    at: float
    rating: int
    give_or_take: int


class RatingMark(msgspec.Struct):
    """How strong a bot is, on the same scale."""

    bot: str
    rating: int


class RatingState(msgspec.Struct):
    """How somebody stands. `players`: 2 for races of two, 4 for those of three and four, which are rated apart."""

    players: int
    rating: int
    give_or_take: int
    races: int
    place: int
    of: int
    curve: list[RatingPoint]
    """Oldest first; of many races only every so many."""
    marks: list[RatingMark]


class RouteResult(msgspec.Struct):
    """Races on one route against one level (the strongest bot of the race; empty without bots)."""

    route: str
    level: str
    count: int
    won: int


class FavouriteCard(msgspec.Struct):
    """A card that was bought often: `copies` of it, in `races`, of which `won` were won."""

    card: str
    copies: int
    races: int
    won: int


class FastRace(msgspec.Struct):
    """The quickest win on a route."""

    route: str
    rounds: int
    at: float
    way: GameWay
    level: str
    code: str


class FirstWin(msgspec.Struct):
    """When a level was beaten for the first time."""

    level: str
    at: float


class Profile(msgspec.Struct):
    """One's own page; nobody else is shown it."""

    races: int
    won: int
    blockades: int
    ratings: list[RatingState]
    results: list[RouteResult]
    favourites: list[FavouriteCard]
    fastest: list[FastRace]
    first_wins: list[FirstWin]
    days: list[DailyDay]
    """Days on which a try at the expedition counted, newest first."""
    today: str
    streak: int
    longest: int
    """The most days in a row."""


class LadderRow(msgspec.Struct, omit_defaults=True):
    """A person, or a bot: those do not move and are never in doubt."""

    name: str
    colour: int
    rating: int
    give_or_take: int
    races: int = 0
    bot: str = ""
    mine: bool = False


class LadderPage(msgspec.Struct, omit_defaults=True):
    """The best first, by what is almost surely deserved. `of`: how many people are rated; `place`: one's own among them."""

    players: int
    rows: list[LadderRow]
    of: int = 0
    place: int = 0
