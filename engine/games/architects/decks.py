"""Decks: cards that nobody has seen have no order until they are drawn (AW-INFO-1, AW-RNG-1)."""

from engine.games.architects.events import ApprenticeShown, BuildingsDrawn
from engine.games.architects.facts import TABLE
from engine.games.architects.names import Apprentice, Buildings
from engine.games.architects.state import State
from engine.games.architects.telling import Told
from engine.kernel.dice import Dice
from engine.kernel.sealed import open_sealed, seal
from engine.kernel.seats import Seat


def top(state: State, count: int, dice: Dice) -> Buildings:
    """The next buildings of the deck, as many as there are: those under it come last (AW-HAND-2)."""
    fresh = open_sealed(state.fresh)
    drawn, _ = dice.sample(fresh, count, "buildings", len(fresh))
    return (*drawn, *(open_sealed(one.card) for one in state.under[: count - len(drawn)]))


def draw(told: Told, seat: Seat, count: int) -> Told:
    """Buildings to a hand (AW-HAND-2)."""
    cards = top(told.state, count, told.dice)
    return told.tell(BuildingsDrawn(seat, seal(cards, seat), len(cards))) if cards else told


def next_apprentice(state: State, dice: Dice) -> Apprentice | None:
    """The next apprentice of the deck, if there is one."""
    if state.crew_fresh:
        return dice.pick(state.crew_fresh, "apprentices", len(state.crew_fresh))
    return state.crew_under[0] if state.crew_under else None


def refill_display(told: Told) -> Told:
    """Each row of the display is filled to its end, the first one first (AW-WORK-5)."""
    for row in range(len(told.state.display)):
        while len(told.state.display[row]) < TABLE.columns:
            card = next_apprentice(told.state, told.dice)
            if card is None:
                return told
            told = told.tell(ApprenticeShown(row, card))
    return told
