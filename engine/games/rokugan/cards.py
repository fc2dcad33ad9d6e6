"""Territory cards that are aimed at provinces: what each may be aimed at, and what it does (BR-TERR).

A card is playable when its first part can do something; later parts do as much as they can (BR-TERR-7).
"""

from collections.abc import Callable

from engine.games.rokugan.board import faceup, lay_special, lift_special, takes_special, with_special
from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events import CardPlayed, ControlAdded, ControlSwapped
from engine.games.rokugan.facts import COASTS, HOME, SHADOWED
from engine.games.rokugan.names import PROVINCES, Card, Province, Special
from engine.games.rokugan.state import State, land, owner, provinces_of, supply
from engine.kernel.seats import Seat

Provinces = tuple[Province, ...]

LAID: dict[Card, tuple[Special, int]] = {
    "feats_of_engineering": ("harbor", 1),
    "code_of_honor": ("honor_1", 2),
    "sacred_ground": ("shrine", 1),
    "bushido": ("honor_4", 1),
    "honorable_fight": ("battlefield", 1),
    "aid_of_the_kami": ("defense_2", 1),
    "ashigaru_levies": ("defense_1", 3),
    "port_of_prosperity": ("honor_2", 1),
}
"""Cards that only lay special tokens: which, and in how many provinces."""

ANYWHERE: tuple[Card, ...] = ("sacred_ground", "honorable_fight")
"""Of these, the ones that may be laid in the Shadowlands, too."""

AIMED: tuple[Card, ...] = (
    *LAID,
    "diplomatic_mission",
    "strength_of_purpose",
    "bless_the_lands",
    "foment_rebellion",
    "cultural_exchange",
    "bountiful_harvest",
    "pirate_raids",
)
"""Every card that is aimed at provinces."""


def onward(state: State, seat: Seat, card: Card, chosen: Provinces) -> Provinces:
    """The provinces that may be chosen next; () when the card is aimed (or can't be played at all)."""
    if card in LAID:
        return _further(_layable(state, card), chosen, LAID[card][1])
    if card in ("strength_of_purpose", "bountiful_harvest"):
        own = provinces_of(state, seat) if supply(state, seat) else ()
        return _further(own, chosen, 2 if card == "strength_of_purpose" else 1)
    if card in ("bless_the_lands", "foment_rebellion"):
        special: Special = "scorched" if card == "bless_the_lands" else "peace"
        return _further(with_special(state, special), chosen, 1)
    if card == "cultural_exchange":
        return _provinces_exchanged(state, seat, chosen)
    return _struck(state, seat, card, chosen)


def _further(among: Provinces, chosen: Provinces, count: int) -> Provinces:
    """So many different ones, or all there are."""
    if len(chosen) >= min(count, len(among)):
        return ()
    return tuple(one for one in among if one not in chosen)


def _layable(state: State, card: Card) -> Provinces:
    free = (one for one in PROVINCES if takes_special(state, one))
    if card == "feats_of_engineering":
        return tuple(one for one in free if one not in COASTS)
    return tuple(one for one in free if card in ANYWHERE or one not in SHADOWED)


def _provinces_exchanged(state: State, seat: Seat, chosen: Provinces) -> Provinces:
    """A province of one's own, then one of an opponent's; both must be there."""
    theirs = tuple(one for one in PROVINCES if owner(state, one) not in (None, seat))
    if not theirs or len(chosen) > 1:
        return ()
    return theirs if chosen else provinces_of(state, seat)


def _struck(state: State, seat: Seat, card: Card, chosen: Provinces) -> Provinces:
    """Peace or scorched earth anywhere; a second province where the first one brings tokens."""
    if not chosen:
        return tuple(one for one in PROVINCES if takes_special(state, one))
    if len(chosen) > 1:
        return ()
    whose = owner(state, chosen[0])
    if card == "pirate_raids":
        return tuple(one for one in provinces_of(state, seat) if one != chosen[0]) if whose == seat else ()
    return provinces_of(state, seat) if whose not in (None, seat) and supply(state, seat) else ()


def is_whole_aim(state: State, seat: Seat, card: Card, provinces: Provinces) -> bool:
    """Whether these provinces are a whole aim of the card."""
    for spot, one in enumerate(provinces):
        if one not in onward(state, seat, card, provinces[:spot]):
            return False
    return bool(provinces) and not onward(state, seat, card, provinces)


def play_card(state: State, seat: Seat, card: Card, provinces: Provinces) -> tuple[AnyEvent, ...]:
    """The card and what it does."""
    return (card_shown(seat, card), *EFFECTS.get(card, _lay)(state, seat, card, provinces))


def card_shown(seat: Seat, card: Card) -> CardPlayed:
    """The card is shown and leaves the game (BR-TERR-4)."""
    return CardPlayed(seat, card, HOME[card])


def _lay(state: State, seat: Seat, card: Card, provinces: Provinces) -> tuple[AnyEvent, ...]:
    special, _ = LAID[card]
    return tuple(event for one in provinces for event in lay_special(state, one, special))


def _mission(state: State, seat: Seat, card: Card, provinces: Provinces) -> tuple[AnyEvent, ...]:
    gains = (event for one in provinces[1:] for event in faceup(state, seat, one, 2))
    return (*lay_special(state, provinces[0], "peace"), *gains)


def _raids(state: State, seat: Seat, card: Card, provinces: Provinces) -> tuple[AnyEvent, ...]:
    """What burns of one's own comes back to the supply first."""
    burned = land(state, provinces[0])
    back = burned.up + burned.down
    gains = (event for one in provinces[1:] for event in faceup(state, seat, one, 3, -back))
    return (*lay_special(state, provinces[0], "scorched"), *gains)


def _strengthen(state: State, seat: Seat, card: Card, provinces: Provinces) -> tuple[AnyEvent, ...]:
    """One faceup token in each, as long as there are some."""
    rows = (faceup(state, seat, one, 1, spent) for spent, one in enumerate(provinces))
    return tuple(event for row in rows for event in row)


def _harvest(state: State, seat: Seat, card: Card, provinces: Provinces) -> tuple[AnyEvent, ...]:
    return faceup(state, seat, provinces[0], 2)


def _bless(state: State, seat: Seat, card: Card, provinces: Provinces) -> tuple[AnyEvent, ...]:
    """The earth is healed and becomes the player's: one token facedown, one faceup."""
    here = provinces[0]
    first = (ControlAdded(here, seat, 1, "down"),) if supply(state, seat) else ()
    return (*lift_special(state, here), *first, *faceup(state, seat, here, 1, 1))


def _rebel(state: State, seat: Seat, card: Card, provinces: Provinces) -> tuple[AnyEvent, ...]:
    own = owner(state, provinces[0]) == seat
    return (*lift_special(state, provinces[0]), *(faceup(state, seat, provinces[0], 2) if own else ()))


def _exchange(state: State, seat: Seat, card: Card, provinces: Provinces) -> tuple[AnyEvent, ...]:
    return (ControlSwapped(*provinces),)


EFFECTS: dict[Card, Callable[[State, Seat, Card, Provinces], tuple[AnyEvent, ...]]] = {
    "diplomatic_mission": _mission,
    "pirate_raids": _raids,
    "strength_of_purpose": _strengthen,
    "bountiful_harvest": _harvest,
    "bless_the_lands": _bless,
    "foment_rebellion": _rebel,
    "cultural_exchange": _exchange,
}


def cards_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """The unplayed cards that a seat holds, as it sees them."""
    own = [one.card for one in state.claims if one.holder == seat and not one.played]
    return tuple([card.value for card in own if card is not None and card.value is not None])
