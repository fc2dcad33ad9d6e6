"""The Court is a set of cards without an order: which card comes is drawn when it is drawn (CO-R19)."""

from engine.games.coup.moves import Cards, Character


def gather(*parts: Cards) -> Cards:
    """Cards put together, sorted: a pile that tells nothing of how it came about."""
    pile: list[Character] = []
    for part in parts:
        pile += part
    pile.sort()
    return tuple(pile)
