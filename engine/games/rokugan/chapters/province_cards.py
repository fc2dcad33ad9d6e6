"""Territory cards that are aimed at provinces: what each may be aimed at, and what it does (BR-TERR).

Most of them only lay special tokens; `LAID` says which, and in how many provinces. The seven others have a
rule of their own in `next_targets` (where it may be aimed) and in `_effects` (what it does there).

A card is playable when its first part can do something; later parts do as much as they can (BR-TERR-7). So
provinces are chosen one by one, in the order of the parts, and a card is aimed once none is left to choose.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.rokugan.base import Events, Happening, Move, MoveRules
from engine.games.rokugan.chapters.provinces import (
    ControlAdded,
    ControlSwapped,
    add_faceup,
    can_take_special,
    lay_special,
    lift_special,
    with_special,
)
from engine.games.rokugan.chapters.territory_cards import cards_of, not_your_card, show_card
from engine.games.rokugan.facts import COASTS, SHADOWED
from engine.games.rokugan.fields import given_provinces, pick
from engine.games.rokugan.names import PROVINCES, Card, Province, Special
from engine.games.rokugan.state import State, land, owner, provinces_of, supply
from engine.kernel.moves import Field, PartialMove, Several, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat

Provinces = tuple[Province, ...]

LAID: Final[dict[Card, tuple[Special, int]]] = {
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

ANYWHERE: Final[tuple[Card, ...]] = ("feats_of_engineering", "sacred_ground", "honorable_fight")
"""Of these, the ones that may be laid in the Shadowlands, too."""

AIMED: Final[tuple[Card, ...]] = (
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


class PlayCard(Move, frozen=True, tag="play_card"):
    """A territory card that is aimed at provinces, in the order of its parts (BR-TERR)."""

    card: Card
    provinces: Provinces


# --- where a card may be aimed ------------------------------------------------------------------------------


def next_targets(state: State, seat: Seat, card: Card, chosen: Provinces) -> Provinces:
    """The provinces that may be chosen next; () when the card is aimed (or can't be played at all)."""
    own = provinces_of(state, seat)
    match card:
        case "strength_of_purpose":
            among, count = own if supply(state, seat) else (), 2
        case "bountiful_harvest":
            among, count = own if supply(state, seat) else (), 1
        case "bless_the_lands":
            among, count = with_special(state, "scorched"), 1
        case "foment_rebellion":
            among, count = with_special(state, "peace"), 1
        case "cultural_exchange":
            # A province of one's own, then one of an opponent's; both must be there.
            theirs = tuple(one for one in PROVINCES if owner(state, one) not in (None, seat))
            if not theirs or len(chosen) > 1:
                return ()
            return theirs if chosen else own
        case "diplomatic_mission" | "pirate_raids":
            # Peace or scorched earth anywhere; a second province where the first one brings tokens.
            if not chosen:
                return tuple(one for one in PROVINCES if can_take_special(state, one))
            if len(chosen) > 1:
                return ()
            whose = owner(state, chosen[0])
            if card == "pirate_raids":
                return tuple(one for one in own if one != chosen[0]) if whose == seat else ()
            return own if whose not in (None, seat) and supply(state, seat) else ()
        case _:
            # Where its special token may be laid; a harbor only where there is no coast.
            free = (one for one in PROVINCES if can_take_special(state, one))
            if card == "feats_of_engineering":
                free = (one for one in free if one not in COASTS)
            among = tuple(one for one in free if card in ANYWHERE or one not in SHADOWED)
            count = LAID[card][1]
    # So many different ones, or all there are.
    if len(chosen) >= min(count, len(among)):
        return ()
    return tuple(one for one in among if one not in chosen)


def is_whole_aim(state: State, seat: Seat, card: Card, provinces: Provinces) -> bool:
    """Whether these provinces are a whole aim of the card."""
    for spot, one in enumerate(provinces):
        if one not in next_targets(state, seat, card, provinces[:spot]):
            return False
    return bool(provinces) and not next_targets(state, seat, card, provinces)


# --- the move -----------------------------------------------------------------------------------------------


def play_card_refusal(state: State, seat: Seat, action: PlayCard) -> Refusal | None:
    """Why the card can't be played so, or None."""
    card = action.card
    if why := not_your_card(state, seat, card):
        return why
    if card not in AIMED:
        return no("card_otherwise", card=card)
    if not next_targets(state, seat, card, ()):
        return no("card_idle", card=card)
    return None if is_whole_aim(state, seat, card, action.provinces) else no("card_aim", card=card)


def play_card(state: State, seat: Seat, action: PlayCard) -> Events:
    """The card and what it does."""
    shown = show_card(seat, action.card)
    if action.card in LAID:
        special, _ = LAID[action.card]
        return (shown, *(event for one in action.provinces for event in lay_special(state, one, special)))
    return (shown, *_effects(state, seat, action.card, action.provinces))


def _effects(state: State, seat: Seat, card: Card, provinces: Provinces) -> Iterator[Happening]:
    """The events of a card that does more than lay special tokens.

    Every count is of the table before it, so what is spent on the way is handed on.
    """
    first = provinces[0]
    match card:
        case "diplomatic_mission":
            yield from lay_special(state, first, "peace")
            for one in provinces[1:]:
                yield from add_faceup(state, seat, one, 2)
        case "pirate_raids":
            yield from lay_special(state, first, "scorched")
            # What burns of one's own comes back to the supply first.
            burned = land(state, first)
            for one in provinces[1:]:
                yield from add_faceup(state, seat, one, 3, spent=-(burned.up + burned.down))
        case "strength_of_purpose":
            for spent, one in enumerate(provinces):
                yield from add_faceup(state, seat, one, 1, spent)
        case "bountiful_harvest":
            yield from add_faceup(state, seat, first, 2)
        case "bless_the_lands":
            # The earth is healed and becomes the player's: one token facedown, one faceup.
            yield from lift_special(state, first)
            if supply(state, seat):
                yield ControlAdded(first, seat, 1, "down")
            yield from add_faceup(state, seat, first, 1, spent=1)
        case "foment_rebellion":
            yield from lift_special(state, first)
            yield from add_faceup(state, seat, first, 2 if owner(state, first) == seat else 0)
        case "cultural_exchange":
            yield ControlSwapped(*provinces)


def next_play_card_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The card, then its provinces one by one; None when it is aimed."""
    own = tuple(one for one in cards_of(state, seat) if one in AIMED and next_targets(state, seat, one, ()))
    card = next((one for one in own if one == field_value(begun, "card")), None)
    if card is None:
        return pick("card", own)
    among = next_targets(state, seat, card, given_provinces(begun))
    return Several("provinces", among, 1, 1, ordered=True) if among else None


# --- what the game collects from this chapter ---------------------------------------------------------------

MOVES: Final[dict[type[Move], MoveRules]] = {
    PlayCard: MoveRules(("cards",), play_card_refusal, play_card, next_play_card_field),
}
