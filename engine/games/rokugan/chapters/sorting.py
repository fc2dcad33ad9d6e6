"""What the tokens are once they are turned, and what raids and diplomacy discard (BR-RESOLVE-2 to 5).

    sort    bluffs, Lion's defending bluffs, tokens that are thrown out for lying where their type does not
            belong, and those that stand
    sweep   of those that stand: raids without backing are discarded, the others burn provinces, then
            diplomacy that is left pacifies others; all tokens in these and on their borders are discarded

Nothing is changed here: `resolution` makes events of what is found.
"""

from msgspec import Struct

from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import FIGHTERS, Province
from engine.games.rokugan.places import can_lie_at
from engine.games.rokugan.state import Piece, State, kind, owner
from engine.kernel.seats import Seat

Pieces = tuple[Piece, ...]


class Sorted(Struct, frozen=True):
    """The tokens on the board. `standing` are those that are neither bluffs nor thrown out.

    `lions` are Lion's bluffs that stay and defend; `bare` lose a blessing where none belongs (BR-BLESS-5).
    """

    bluffs: Pieces
    lions: Pieces
    illegal: Pieces
    blessing_lost: Pieces
    standing: Pieces


class Swept(Struct, frozen=True):
    """What raids and diplomacy do: provinces with the seats that did it, and the tokens that go with them."""

    unbacked: Pieces
    burned: tuple[tuple[Province, tuple[Seat, ...]], ...]
    burned_tokens: Pieces
    pacified: tuple[tuple[Province, Seat], ...]
    pacified_tokens: Pieces
    remaining: Pieces


def sort(state: State) -> Sorted:
    """Every token by what it is, on the board as it lies now (BR-RESOLVE-3, BR-RESOLVE-4, BR-PLACE-13)."""
    bluffs: list[Piece] = []
    lions: list[Piece] = []
    illegal: list[Piece] = []
    standing: list[Piece] = []
    for one in state.pieces:
        token = one.token.value
        if token == "bluff":
            # Lion's bluff in the centre of a province of its own defends it (BR-CLAN-4).
            lion = state.players[one.owner].clan == "lion"
            defends = lion and one.way == "centre" and owner(state, one.province) == one.owner
            (lions if defends else bluffs).append(one)
        elif token is not None and can_lie_at(state, one.owner, token, one.province, one.way):
            standing.append(one)
        else:
            illegal.append(one)
    legal = (*(one for one in state.pieces if kind(one) == "bluff"), *standing)
    bare = tuple(one for one in legal if one.blessings and kind(one) not in FIGHTERS)
    return Sorted(tuple(bluffs), tuple(lions), tuple(illegal), bare, tuple(standing))


def is_attack(state: State, piece: Piece) -> bool:
    """Whether a token that stands is an attack on the province it lies at or in (BR-RESOLVE-6)."""
    return kind(piece) in FIGHTERS and owner(state, piece.province) != piece.owner


def provinces_attacked(state: State, standing: Pieces) -> tuple[Province, ...]:
    """The provinces of somebody that are attacked by another once illegal tokens are gone (BR-DEF-2)."""
    aims = (one.province for one in standing if is_attack(state, one))
    return tuple(dict.fromkeys(one for one in aims if owner(state, one) is not None))


def sweep(state: State, standing: Pieces) -> Swept:
    """Backing of all raids is read first; then raids, then diplomacy that is left (BR-RAID-3, BR-DIP-4)."""
    raids = tuple(one for one in standing if kind(one) == "raid")
    backed = tuple(one for one in raids if has_backing(state, one, standing))
    unbacked = tuple(one for one in raids if one not in backed)
    kept = tuple(one for one in standing if one not in unbacked)

    # Who raided it, in the order of the tokens; each seat once, but in version 1 once for each raid.
    raiders: dict[Province, tuple[Seat, ...]] = {}
    for one in backed:
        raiders[one.province] = (*raiders.get(one.province, ()), one.owner)
    if state.ruling.raiders == "by_seat":
        raiders = {name: tuple(dict.fromkeys(seats)) for name, seats in raiders.items()}

    burned = _pieces_touching(kept, tuple(raiders))
    unburned = tuple(one for one in kept if one not in burned)
    envoys = tuple(one for one in unburned if kind(one) == "diplomacy")
    pacified = _pieces_touching(unburned, tuple(one.province for one in envoys))
    return Swept(
        unbacked=unbacked,
        burned=tuple(raiders.items()),
        burned_tokens=burned,
        pacified=tuple(dict.fromkeys((one.province, one.owner) for one in envoys)),
        pacified_tokens=pacified,
        remaining=tuple(one for one in unburned if one not in pacified),
    )


def has_backing(state: State, raid: Piece, standing: Pieces) -> bool:
    """Whether a raid may burn its province (BR-RAID-3).

    One's own province needs no backing; else a neighbour one controls, or a shinobi there.
    """
    near = (raid.province, *MAP.near[raid.province])
    if any(owner(state, one) == raid.owner for one in near):
        return True
    return any(
        kind(one) == "shinobi" and one.owner == raid.owner and one.province == raid.province
        for one in standing
    )


def _pieces_touching(pieces: Pieces, provinces: tuple[Province, ...]) -> Pieces:
    """Tokens in these provinces and on their borders, whichever way they lie (BR-RAID-4, BR-DIP-2)."""
    return tuple(one for one in pieces if one.province in provinces or one.way in provinces)
