"""What the tokens are once they are turned: bluffs, illegal ones, backed raids (BR-RESOLVE-2 ff.)."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.games.rokugan.facts import MAP
from engine.games.rokugan.names import FIGHTERS, Province
from engine.games.rokugan.places import fits
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
    bare: Pieces
    standing: Pieces


class Swept(Struct, frozen=True):
    """What raids and diplomacy do: provinces with the seats that did it, and the tokens that go with them."""

    unbacked: Pieces
    burned: tuple[tuple[Province, tuple[Seat, ...]], ...]
    burned_tokens: Pieces
    peaceful: tuple[tuple[Province, Seat], ...]
    peaceful_tokens: Pieces
    left: Pieces


def sort(state: State) -> Sorted:
    """Every token by what it is, on the board as it lies now (BR-RESOLVE-3, BR-RESOLVE-4, BR-PLACE-13)."""
    bluffs = tuple(one for one in state.pieces if kind(one) == "bluff")
    lions = tuple(one for one in bluffs if _guards(state, one))
    others = tuple(one for one in state.pieces if kind(one) != "bluff")
    illegal = tuple(one for one in others if not _legal(state, one))
    legal = tuple(one for one in others if one not in illegal)
    bare = tuple(one for one in (*bluffs, *legal) if one.blessings and kind(one) not in FIGHTERS)
    return Sorted(tuple(one for one in bluffs if one not in lions), lions, illegal, bare, legal)


def _legal(state: State, piece: Piece) -> bool:
    token = piece.token.value
    return token is not None and fits(state, piece.owner, token, piece.province, piece.way)


def _guards(state: State, piece: Piece) -> bool:
    """Lion's bluff in the centre of a province of its own (BR-CLAN-4)."""
    lion = state.players[piece.owner].clan == "lion"
    return lion and piece.way == "centre" and owner(state, piece.province) == piece.owner


def attacks(state: State, piece: Piece) -> bool:
    """Whether a token that stands is an attack on the province it lies at or in (BR-RESOLVE-6)."""
    return kind(piece) in FIGHTERS and owner(state, piece.province) != piece.owner


def provinces_attacked(state: State, standing: Pieces) -> tuple[Province, ...]:
    """The provinces of somebody that are attacked by another once illegal tokens are gone (BR-DEF-2)."""
    aims = (one.province for one in standing if attacks(state, one))
    return tuple(dict.fromkeys(one for one in aims if owner(state, one) is not None))


def sweep(state: State, standing: Pieces) -> Swept:
    """Backing of all raids is read first; then raids, then diplomacy that is left (BR-RAID-3, BR-DIP-4)."""
    raids = tuple(one for one in standing if kind(one) == "raid")
    backed = tuple(one for one in raids if has_backing(state, one, standing))
    unbacked = tuple(one for one in raids if one not in backed)
    kept = tuple(one for one in standing if one not in unbacked)
    burned = tuple(dict.fromkeys(one.province for one in backed))
    fire = tuple(_touching(kept, burned))
    left = tuple(one for one in kept if one not in fire)
    envoys = tuple(one for one in left if kind(one) == "diplomacy")
    calm = tuple(_touching(left, tuple(one.province for one in envoys)))
    return Swept(
        unbacked=unbacked,
        burned=tuple((name, _raiders(state, backed, name)) for name in burned),
        burned_tokens=fire,
        peaceful=tuple(dict.fromkeys((one.province, one.owner) for one in envoys)),
        peaceful_tokens=calm,
        left=tuple(one for one in left if one not in calm),
    )


def _raiders(state: State, backed: Pieces, province: Province) -> tuple[Seat, ...]:
    """The seats whose raids burn the province, in the order of their tokens; each once, but in version 1."""
    seats = tuple(one.owner for one in backed if one.province == province)
    return tuple(dict.fromkeys(seats)) if state.ruling.raiders == "by_seat" else seats


def has_backing(state: State, raid: Piece, standing: Pieces) -> bool:
    """One's own province needs no backing; else a neighbour one controls, or a shinobi there (BR-RAID-3)."""
    near = (raid.province, *MAP.near[raid.province])
    if any(owner(state, one) == raid.owner for one in near):
        return True
    return any(
        kind(one) == "shinobi" and one.owner == raid.owner and one.province == raid.province
        for one in standing
    )


def _touching(pieces: Iterable[Piece], provinces: tuple[Province, ...]) -> Iterator[Piece]:
    """Tokens in these provinces and on their borders, whichever way they lie (BR-RAID-4, BR-DIP-2)."""
    return (one for one in pieces if one.province in provinces or one.way in provinces)
