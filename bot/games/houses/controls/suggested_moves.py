"""Whole moves of Houses made of begun ones, so that a newcomer writes nothing: a house, ballots by power."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeVar

from bot.games.houses.presenter import Presenter
from bot.ui.seat_controls import SeatControls
from engine.games.houses.moves import Cast, Found
from engine.games.houses.names import SIDES, Side
from engine.kernel.moves import Amount, PartialMove, Pick, field_value
from engine.kernel.writing import is_lookalike

USUAL: Final = 2
"""The power that a ballot has unless its house says otherwise."""

One = TypeVar("One")


def suggested_moves(presenter: Presenter, controls: SeatControls) -> tuple[Found | Cast, ...]:
    """The founding and the ballots that can be made now by one press each."""
    house = suggested_founding(presenter, controls)
    moves: list[Found | Cast] = [house] if house else []
    for side in SIDES:
        if bound := bounds(controls, side):
            powers = range(bound.least, bound.most + 1)
            moves += (Cast(side, power, seal) for power in powers for seal in (False, True))
    return tuple(moves)


def suggested_founding(presenter: Presenter, controls: SeatControls) -> Found | None:
    """HO-1.2: the house that the seat may found by one press; None where none is asked for."""
    begun = controls.open_offers_of("found")
    return founding_of(presenter, begun[0]) if begun else None


def founding_of(presenter: Presenter, begun: PartialMove) -> Found | None:
    """A house of free names and a free emblem for this begun founding; None for another move.

    None, too, where the cards have no such names. What others found changes it only where they take its name
    or emblem.
    """
    among = (field.among for field in begun.fields if isinstance(field, Pick) and field.name == "emblem")
    free = next(among, ())
    if begun.move != "found" or not free:
        return None
    taken = [one.name for one in presenter.view.houses if one.name]
    houses, emblems, persons = (
        _turns(what, listed, presenter)
        for what, listed in (
            ("house", presenter.names_of_kind("house")),
            ("emblem", presenter.book.content.emblems),
            ("person", presenter.names_of_kind("person")),
        )
    )
    names = [name for name in houses if not any(is_lookalike(name, one) for one in taken)]
    emblem = next((one for one in emblems if one in free), None)
    return Found(names[0], emblem, persons[0]) if names and emblem and persons else None


def _turns(what: str, listed: Sequence[One], presenter: Presenter) -> list[One]:
    """All of these, the seat's own first: no other seat of the table is suggested one of those so early."""
    # Where a table begins is drawn from the seal of its first dice, which is public and no table's twice: the
    # first match of a fresh program has the same number everywhere. It stays as long as the table stands.
    seal = presenter.scene.table.seals[0].digest if presenter.scene.table.seals else ""
    told = f"{presenter.scene.match} {what} {seal}".encode()
    begin = int.from_bytes(blake2b(told, digest_size=6).digest(), "big") % max(1, len(listed))
    rolled = [*listed[begin:], *listed[:begin]]
    seats, seat = len(presenter.view.houses), presenter.viewer
    own = [one for spot, one in enumerate(rolled) if spot % seats == seat]
    return [*own, *(one for one in rolled if one not in own)]


def bounds(controls: SeatControls, side: Side) -> Amount | None:
    """HO-R22: the least and the most power of a ballot for this side; None where it can't be cast."""
    begun = (one for one in controls.open_offers_of("cast") if field_value(one, "ballot") == side)
    return next((field for one in begun for field in one.fields if isinstance(field, Amount)), None)


def power_bounds(controls: SeatControls) -> Amount | None:
    """HO-R22: the least and the most power of a ballot for either side; None where none can be cast."""
    able = [one for side in SIDES if (one := bounds(controls, side))]
    if not able:
        return None
    return Amount(able[0].name, min(one.least for one in able), max(one.most for one in able))


def least_power_to_seal(controls: SeatControls, side: Side, bound: Amount) -> int | None:
    """HO-R26: the least power of a ballot for this side that may be sealed: a deal can ask for more than one.

    None where no power within the bounds is enough.
    """
    given, ask = (("ballot", side), ("seal", 1)), controls.look.ask
    powers = range(bound.least, bound.most + 1)
    return next((one for one in powers if ask(PartialMove("cast", (*given, ("power", one))))), None)


def usual(bound: Amount, wanted: int = USUAL) -> int:
    """The wanted power, or the nearest that can be."""
    return max(bound.least, min(wanted, bound.most))
