"""`eldorado cards`: every card of the box, what it does and what it costs."""

from __future__ import annotations

from typing import Any

import rich_click as click

from ..engine.components import CARD_IDS, SYMBOLS, Card
from ..engine.errors import EldoradoError
from ..words import Words
from .group import WordedCommand, common_options
from .screen import Screen


@click.command("cards", cls=WordedCommand)
@click.argument("ids", metavar="[CARD]...", nargs=-1)
@click.option("--json", "as_json", is_flag=True)
@click.option("--svg", metavar="FILE")
@common_options
@click.pass_context
def command(ctx: click.Context, ids: tuple[str, ...], as_json: bool, svg: str | None) -> None:
    from ..box import catalog

    screen = Screen.of(ctx)
    cards = [catalog().cards[CARD_IDS.index(find_card(word, screen.words))] for word in ids] or catalog().cards
    if svg is not None:
        from .pictures import cards_picture

        screen.picture(svg, cards_picture(cards, screen.words))
    elif as_json:
        screen.json([card_json(card, screen.words) for card in cards])
    else:
        _show(cards, screen)


def find_card(word: str, words: Words) -> str:
    """A card by its id or by its name in any language we speak, ours or the rulebook's."""
    from ..words import LANGUAGES

    wanted = word.casefold().replace("-", "_").replace(" ", "_")
    for speech in (words, *(Words(language) for language in LANGUAGES)):
        for id_ in CARD_IDS:
            names = [id_, speech.card(id_), speech.book_card(id_)]
            if wanted in (name.casefold().replace("-", "_").replace(" ", "_") for name in names):
                return id_
    raise EldoradoError("cards.unknown", {"found": word[:40], "cards": list(CARD_IDS)})


def effect(card: Card, words: Words) -> str:
    """What a card does, in words: 'machete 2', 'draw 2 cards; you may remove up to 2'."""
    if card.power:
        return words.requirement(SYMBOLS[card.symbol], card.power)
    parts = []
    if card.draw:
        parts.append(words.text("effect-draw", count=card.draw))
    if card.remove:
        parts.append(words.text("effect-remove", count=card.remove))
    if card.take:
        parts.append(words.text("effect-take"))
    if card.move:
        parts.append(words.text("effect-move"))
    return words.clauses(parts)


def card_json(card: Card, words: Words) -> dict[str, Any]:
    return {
        "id": card.id, "name": words.card(card.id), "family": card.family, "symbol": SYMBOLS[card.symbol], "power": card.power,
        "price": card.price, "item": card.item, "draw": card.draw, "remove": card.remove, "take": card.take, "move": card.move,
        "start": card.start, "copies": card.copies, "market": card.market,
    }  # fmt: skip


def _show(cards: list[Card], screen: Screen) -> None:
    from .tables import plain_table

    words = screen.words
    heads = [words.text(f"cards-{head}") for head in ("name", "effect", "price", "where")]
    rows = []
    for card in cards:
        does = effect(card, words) + (f" ({words.text('cards-item')})" if card.item else "")
        rows.append((_name(card, words), does, str(card.price) if card.price else "", _where(card, words)))
    screen.show(plain_table(heads, rows, right=(2,)))


def _name(card: Card, words: Words) -> str:
    """'Scout', 'Guide (Native)': with the rulebook's own name where ours is another."""
    name, printed = words.card(card.id), words.book_card(card.id)
    return name if name == printed else f"{name} ({printed})"


def _where(card: Card, words: Words) -> str:
    if card.start:
        return words.text("cards-deck", count=card.start)
    return words.text("cards-market" if card.market else "cards-reserve", count=card.copies)
