"""Where a token may lie: what everybody can check of a location, and what its type allows (BR-PLACE).

A location is a province and a way: its centre, its coast, or a border that is come over. It is judged twice.

    location legality   `location_closed_by`: special tokens, borders, whose the provinces are. It never asks
                        for the type of a token, so a refusal may say it to everybody.
    type legality       `can_lie_at`: what an army, a navy, a raid may do there. It is asked when the tokens
                        are turned, and before that only of a token whose type is open or whose owner asks
                        (BR-ENG-5). With bluffing any token may be laid where it does not belong
                        (BR-PLACE-12).

The walks over the map are called for every province of every question, so they stop at the first place
found, and tuples are made of lists, which is the faster way.
"""

from collections.abc import Iterator
from typing import Literal

from engine.games.rokugan.facts import COASTS, MAP
from engine.games.rokugan.names import (
    FIGHTERS,
    INDEX,
    KIND,
    PROVINCES,
    TERRITORIES,
    Kind,
    Province,
    Territory,
    Token,
    Way,
)
from engine.games.rokugan.state import Piece, State, is_coastal, kind
from engine.kernel.seats import Seat

Closed = Literal["peace", "scorched", "shrine", "border_taken", "own_province", "no_border", "not_yours"]
"""Why a location is closed to a seat."""

# --- location legality --------------------------------------------------------------------------------------


def province_closed_by(state: State, seat: Seat, province: Province) -> Closed | None:
    """Why no token of this seat may lie in or around the province, or None (BR-PLACE-10, BR-SPEC-4 to 6)."""
    here = state.lands[INDEX[province]]
    if here.special is None:
        return None
    match here.special:
        case "peace" | "scorched":
            return here.special
        case "shrine" if here.owner != seat:
            return "shrine"
    return None


def location_closed_by(state: State, seat: Seat, province: Province, way: Way) -> Closed | None:
    """Why no token of this seat may be laid here, or None: location legality alone (BR-PLACE-10)."""
    if why := province_closed_by(state, seat, province):
        return why
    if way == "centre":
        return None
    if way in borders_with_token(state, province):
        return "border_taken"
    if state.lands[INDEX[province]].owner == seat:
        return "own_province"
    if way == "sea":
        return None if province in COASTS else "no_border"
    return _border_closed_by(state, seat, province, way) if way in MAP.near[province] else "no_border"


def _border_closed_by(state: State, seat: Seat, province: Province, way: Province) -> Closed | None:
    """Why the seat may not come from `way`: a border is closed if one of its provinces is (BR-PLACE-11)."""
    if why := province_closed_by(state, seat, way):
        return why
    mine = state.lands[INDEX[way]].owner == seat or state.players[seat].ronin
    return None if mine or state.lands[INDEX[province]].special == "harbor" else "not_yours"


def borders_with_token(state: State, province: Province) -> list[Way]:
    """The borders of a province on which a token lies, from whichever side it came (BR-PLACE-3)."""
    found: list[Way] = []
    for piece in state.pieces:
        if piece.province == province:
            found.append(piece.way)
        elif piece.way == province:
            found.append(piece.province)
    return found


def open_ways(state: State, seat: Seat, province: Province) -> Iterator[Way]:
    """How any token of this seat may be laid at the province: each way that `location_closed_by` allows."""
    if province_closed_by(state, seat, province):
        return
    yield "centre"
    if state.lands[INDEX[province]].owner == seat:
        return
    lying = borders_with_token(state, province)
    if province in COASTS and "sea" not in lying:
        yield "sea"
    for way in MAP.near[province]:
        if way not in lying and _border_closed_by(state, seat, province, way) is None:
            yield way


def has_open_province(state: State, seat: Seat) -> bool:
    """Whether some province is open to this seat, whatever the token."""
    return any(province_closed_by(state, seat, one) is None for one in PROVINCES)


# --- type legality ------------------------------------------------------------------------------------------


def can_lie_at(state: State, seat: Seat, token: Token, province: Province, way: Way) -> bool:
    """Whether a token belongs where it lies, on the board as it is (BR-PLACE-13); a bluff does anywhere."""
    kind = KIND[token]
    if kind == "bluff":
        return True
    if province_closed_by(state, seat, province):
        return False
    here = state.lands[INDEX[province]]
    if way == "centre":
        return _can_lie_in_centre(state, seat, kind, province)
    if here.owner == seat:
        return False
    match kind:
        case "army":
            # Out of an open province of its own, a ronin's over any land border (BR-RONIN-2).
            if way == "sea":
                return False
            mine = state.lands[INDEX[way]].owner == seat or state.players[seat].ronin
            return mine and province_closed_by(state, seat, way) is None
        case "navy":
            # On any coast; in a harbor over any land border (BR-PLACE-6, BR-SPEC-8).
            if way == "sea":
                return province in COASTS
            return here.special == "harbor" and province_closed_by(state, seat, way) is None
    return False


def _can_lie_in_centre(state: State, seat: Seat, kind: Kind, province: Province) -> bool:
    """Whether this kind belongs in the centre of an open province (BR-PLACE-5 to 8)."""
    here = state.lands[INDEX[province]]
    own = here.owner == seat
    match kind:
        case "shinobi":
            return True
        case "army":
            return own
        case "navy":
            return own and is_coastal(state, province)
        case "raid" | "diplomacy":
            # Ronin neither raid nor make peace (BR-RONIN-3), and nobody does in a battlefield.
            if state.players[seat].ronin or here.special == "battlefield":
                return False
            if kind == "diplomacy":
                return own
            # One's own province may be burned (BR-RAID-2).
            return not own or state.options.burn_own == "on"
    return False


def is_type_free(state: State, token: Token) -> bool:
    """Whether any open location takes this token, whatever its type says (BR-PLACE-12)."""
    return state.options.bluffing == "on" or token == "bluff"


# --- both together: where a token of the hand may be laid ---------------------------------------------------


def is_barred(state: State, seat: Seat, token: Token) -> bool:
    """Whether the seat may not lay this token at all.

    True for a ronin's raid and diplomacy (BR-RONIN-3), and for a bluff that Spy Network has locked.
    """
    player = state.players[seat]
    return (player.ronin and token in ("raid", "diplomacy")) or (player.locked and token == "bluff")


def ways_for(state: State, seat: Seat, token: Token, province: Province) -> Iterator[Way]:
    """How this token of the hand may be laid at the province."""
    free = is_type_free(state, token)
    return (
        one
        for one in open_ways(state, seat, province)
        if free or can_lie_at(state, seat, token, province, one)
    )


def has_place_in(state: State, seat: Seat, token: Token, province: Province) -> bool:
    """Whether this token of the hand may be laid at the province at all: an open centre takes any token."""
    if province_closed_by(state, seat, province):
        return False
    return is_type_free(state, token) or any(True for _ in ways_for(state, seat, token, province))


def territories_for(state: State, seat: Seat, token: Token) -> tuple[Territory, ...]:
    """The territories in which this token may be laid somewhere."""
    # Nearly always no special token closes anything, and then nothing need be looked at.
    if is_type_free(state, token) and not any(one.special for one in state.lands):
        return TERRITORIES
    found: list[Territory] = []
    for name in TERRITORIES:
        for province in MAP.holds[name]:
            if has_place_in(state, seat, token, province):
                found.append(name)
                break
    return tuple(found)


def can_be_laid(state: State, seat: Seat, token: Token) -> bool:
    """Whether this token of the hand may be laid anywhere at all; a blessing, on any token."""
    if KIND[token] == "blessing":
        return next(blessable(state, seat), None) is not None
    if is_barred(state, seat, token):
        return False
    return any(has_place_in(state, seat, token, one) for one in PROVINCES)


# --- tokens that lie on the board ---------------------------------------------------------------------------


def blessable(state: State, seat: Seat) -> Iterator[Piece]:
    """The tokens on which this seat may lay a blessing: its own, facedown (BR-BLESS-1, BR-BLESS-6)."""
    free = state.options.bluffing == "on"
    for piece in state.pieces:
        if piece.owner == seat and not piece.faceup and (free or is_blessing_fit(piece)):
            yield piece


def is_blessing_fit(piece: Piece) -> bool:
    """Whether a blessing belongs on this token: an army, a navy or a shinobi; False where it is hidden."""
    return kind(piece) in FIGHTERS


def targets(state: State, except_seat: Seat | None = None) -> tuple[int, ...]:
    """The numbers of the tokens at which cards may be aimed: all that have no blessing (BR-BLESS-3)."""
    return tuple([one.number for one in state.pieces if not one.blessings and one.owner != except_seat])
