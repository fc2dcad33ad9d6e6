"""Who controls a territory, and whose its card is (BR-TERR-1 to BR-TERR-5)."""

from collections.abc import Iterator

from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events_fight import CardClaimed, CardReturned, RoundEnded
from engine.games.rokugan.facts import MAP, PAIRS
from engine.games.rokugan.names import TERRITORIES, Card, Territory
from engine.games.rokugan.state import Claim, State, land
from engine.kernel.dice import Dice
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Audience, Seat


def ruler(state: State, territory: Territory) -> Seat | None:
    """Who controls each of its provinces that is not scorched, and at least one (BR-TERR-1)."""
    lands = (land(state, name) for name in MAP.holds[territory])
    owners = {one.owner for one in lands if one.special != "scorched"}
    return owners.pop() if len(owners) == 1 else None


def territories_of(state: State, seat: Seat) -> tuple[Territory, ...]:
    """The territories that a seat controls."""
    return tuple(name for name in TERRITORIES if ruler(state, name) == seat)


def claim(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """Cards change hands; then the round is over (BR-RESOLVE-17)."""
    return (*_claim_territories(state, dice), RoundEnded(state.round))


def _claim_territories(state: State, dice: Dice) -> Iterator[AnyEvent]:
    """A card that was played is gone for good (BR-TERR-4)."""
    for name, one in zip(TERRITORIES, state.claims, strict=True):
        holder = ruler(state, name)
        if not one.played and holder != one.holder:
            face = _face(state, name, one, holder, dice)
            yield CardReturned(name, face) if holder is None else CardClaimed(name, holder, face)


def _face(state: State, name: Territory, claim_: Claim, seat: Seat | None, dice: Dice) -> Sealed[Card]:
    """One of the territory's two cards, drawn when first somebody sees it (BR-SETUP-2, BR-TERR-5)."""
    card = None if claim_.card is None else claim_.card.value
    face = dice.pick(PAIRS[name], "card", name) if card is None else card
    if state.options.claimed_cards == "public":
        return Sealed(face, None)
    known: Audience = () if claim_.card is None or claim_.card.to is None else claim_.card.to
    return Sealed(face, known if seat is None or seat in known else tuple(sorted((*known, seat))))
