"""Where a token may lie: what everybody can check of a location, and what its type allows (BR-PLACE).

`location` never asks for the type of a token, so it may refuse in public; `fits` is asked when the tokens are
turned, and of tokens whose type is open or whose owner asks (BR-ENG-5).
"""

from collections.abc import Iterator
from typing import Literal

from engine.games.rokugan.facts import COASTS, MAP
from engine.games.rokugan.names import (
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
from engine.games.rokugan.state import Piece, State, coastal
from engine.kernel.seats import Seat

Closed = Literal["peace", "scorched", "shrine", "border_taken", "own_province", "no_border", "not_yours"]
"""Why a location is closed to a seat."""


def closed_because(state: State, seat: Seat, province: Province) -> Closed | None:
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


def location(state: State, seat: Seat, province: Province, way: Way) -> Closed | None:
    """Why no token of this seat may be laid here, or None: location legality alone (BR-PLACE-10)."""
    if why := closed_because(state, seat, province):
        return why
    if way == "centre":
        return None
    if way in borders_with_token(state, province):
        return "border_taken"
    if state.lands[INDEX[province]].owner == seat:
        return "own_province"
    if way == "sea":
        return None if province in COASTS else "no_border"
    return _over_land(state, seat, province, way) if way in MAP.near[province] else "no_border"


def _over_land(state: State, seat: Seat, province: Province, way: Province) -> Closed | None:
    """A border is closed if either of its provinces is (BR-PLACE-11); who may come over it."""
    if why := closed_because(state, seat, way):
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


def ways(state: State, seat: Seat, province: Province) -> Iterator[Way]:
    """How a token of this seat may be laid at the province."""
    if closed_because(state, seat, province):
        return
    yield "centre"
    if state.lands[INDEX[province]].owner == seat:
        return
    lying = borders_with_token(state, province)
    if province in COASTS and "sea" not in lying:
        yield "sea"
    for way in MAP.near[province]:
        if way not in lying and _over_land(state, seat, province, way) is None:
            yield way


def fits(state: State, seat: Seat, token: Token, province: Province, way: Way) -> bool:
    """Type legality of a token where it lies, on the board as it is (BR-PLACE-13); a bluff fits anywhere."""
    kind = KIND[token]
    if kind == "bluff":
        return True
    if closed_because(state, seat, province):
        return False
    if way == "centre":
        return _in_centre(state, seat, kind, province)
    if state.lands[INDEX[province]].owner == seat:
        return False
    if kind == "army":
        return way != "sea" and _crosses(state, seat, way)
    return kind == "navy" and _sails(state, seat, province, way)


def _in_centre(state: State, seat: Seat, kind: Kind, province: Province) -> bool:
    """A shinobi anywhere, guards at home, diplomacy and raid by their chapters (BR-PLACE-5 to 8)."""
    here = state.lands[INDEX[province]]
    own = here.owner == seat
    match kind:
        case "shinobi":
            return True
        case "army":
            return own
        case "navy":
            return own and coastal(state, province)
        case "raid" | "diplomacy":
            return here.special != "battlefield" and _may_decide(state, seat, kind, own=own)
    return False


def _may_decide(state: State, seat: Seat, kind: Kind, *, own: bool) -> bool:
    """Ronin neither raid nor make peace (BR-RONIN-3); one's own province may be burned (BR-RAID-2)."""
    if state.players[seat].ronin:
        return False
    if kind == "diplomacy":
        return own
    return not own or state.options.burn_own == "on"


def _crosses(state: State, seat: Seat, way: Province) -> bool:
    """An army comes out of an open province of its own, a ronin's over any land border (BR-RONIN-2)."""
    mine = state.lands[INDEX[way]].owner == seat or state.players[seat].ronin
    return mine and closed_because(state, seat, way) is None


def _sails(state: State, seat: Seat, province: Province, way: Way) -> bool:
    """A navy lands on any coast; in a harbor over any land border (BR-PLACE-6, BR-SPEC-8)."""
    if way == "sea":
        return province in COASTS
    harbor = state.lands[INDEX[province]].special == "harbor"
    return way != "centre" and harbor and closed_because(state, seat, way) is None


def type_open(state: State, token: Token) -> bool:
    """Whether any open location takes this token, whatever its type says."""
    return state.options.bluffing == "on" or token == "bluff"


def ways_of(state: State, seat: Seat, token: Token, province: Province) -> Iterator[Way]:
    """How this token of the hand may be laid at the province."""
    free = type_open(state, token)
    return (one for one in ways(state, seat, province) if free or fits(state, seat, token, province, one))


def spots(state: State, seat: Seat, token: Token, territory: Territory) -> Iterator[tuple[Province, Way]]:
    """Where in a territory this token may be laid."""
    for province in MAP.holds[territory]:
        for way in ways_of(state, seat, token, province):
            yield province, way


def holds_place(state: State, seat: Seat, token: Token, province: Province) -> bool:
    """Whether this token of the hand may be laid at the province at all: an open centre takes any token."""
    if closed_because(state, seat, province):
        return False
    return type_open(state, token) or any(True for _ in ways_of(state, seat, token, province))


def territories(state: State, seat: Seat, token: Token) -> tuple[Territory, ...]:
    """The territories in which this token may be laid somewhere; all, where no special token closes any."""
    if type_open(state, token) and not any(one.special for one in state.lands):
        return TERRITORIES
    return tuple([one for one in TERRITORIES if _has_place(state, seat, token, one)])


def _has_place(state: State, seat: Seat, token: Token, territory: Territory) -> bool:
    for province in MAP.holds[territory]:  # noqa: SIM110  a loop takes half the time of any()
        if holds_place(state, seat, token, province):
            return True
    return False


def lies_down(state: State, seat: Seat, token: Token) -> bool:
    """Whether this token of the hand may be laid anywhere at all."""
    if KIND[token] == "blessing":
        return next(blessable(state, seat), None) is not None
    if is_barred(state, seat, token):
        return False
    return any(holds_place(state, seat, token, one) for one in PROVINCES)


def open_anywhere(state: State, seat: Seat) -> bool:
    """Whether some province is open to this seat, whatever the token."""
    return any(closed_because(state, seat, one) is None for one in PROVINCES)


def is_barred(state: State, seat: Seat, token: Token) -> bool:
    """A ronin's raid and diplomacy (BR-RONIN-3), and a bluff that Spy Network has locked."""
    player = state.players[seat]
    return (player.ronin and token in ("raid", "diplomacy")) or (player.locked and token == "bluff")


def blessable(state: State, seat: Seat) -> Iterator[Piece]:
    """The tokens on which this seat may lay a blessing: its own, facedown (BR-BLESS-1, BR-BLESS-6)."""
    free = state.options.bluffing == "on"
    for piece in state.pieces:
        if piece.owner == seat and not piece.faceup and (free or blesses(piece)):
            yield piece


def blesses(piece: Piece) -> bool:
    """Whether a blessing belongs on this token: an army, a navy or a shinobi."""
    return piece.token.value is not None and KIND[piece.token.value] in ("army", "navy", "shinobi")


def targets(state: State, seat: Seat | None = None) -> tuple[int, ...]:
    """The tokens that a card or an ability may be aimed at: unblessed (BR-BLESS-3); not those of `seat`."""
    return tuple([one.number for one in state.pieces if not one.blessings and one.owner != seat])
