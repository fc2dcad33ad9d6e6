"""Which house is due which office, and what it keeps of more than two (HO-5.3, HO-5.4, HO-R15)."""

from engine.games.houses.content import OFFICES, Office
from engine.games.houses.office_points import office_of
from engine.games.houses.perks import first_claims
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat

KEPT = 2
"""HO-5.4: nobody holds more offices than two."""

Queue = tuple[Seat, ...]
"""The claimants of one office, the first to be offered it first."""


def claims(state: State) -> tuple[tuple[Office, ...], ...]:
    """HO-5.3: the offices each seat has a claim to, newest event first.

    Two events of a house for one office are one claim (HO-R15). An office claimed by the perk office_first
    alone comes last, since no event speaks for it.
    """
    return tuple(_claims(state, seat) for seat in state.seats)


def queues(state: State, dice: Dice) -> tuple[Queue, ...]:
    """The claimants of each of OFFICES: perk office_first, then from the newest event to the oldest.

    Several houses with the perk for one office stand in an order drawn by lot.
    """
    return tuple(_queue(state, office, dice) for office in OFFICES)


def rankers(state: State) -> tuple[Seat, ...]:
    """HO-R15: the seats that could be due more than two offices, and so must rank their claims.

    An office comes to a house only if all before it let it go, and a house that can't be due more than two
    lets none go: such houses are struck out until no more are found.
    """
    asked = frozenset(state.seats)
    while True:
        left = frozenset(seat for seat in asked if len(_within_reach(state, seat, asked)) > KEPT)
        if left == asked:
            return tuple(sorted(asked))
        asked = left


def accepted(
    lines: tuple[Queue, ...], orders: tuple[tuple[Office, ...], ...]
) -> tuple[tuple[Office, ...], ...]:
    """HO-R15: each seat's offices by deferred acceptance, the one it wants most first.

    Every office goes to the first of its line; a house keeps the best two it was offered, by its own order
    (all its claims, best first), and what it lets go is offered to the next in line.
    """
    kept: list[tuple[Office, ...]] = [() for _ in orders]
    offered = list(zip(OFFICES, lines, strict=True))
    while offered:
        office, line = offered.pop()
        if not line:
            continue
        seat = line[0]
        ranked = sorted((*kept[seat], office), key=orders[seat].index)
        kept[seat] = tuple(ranked[:KEPT])
        offered.extend((one, _after(lines[OFFICES.index(one)], seat)) for one in ranked[KEPT:])
    return tuple(kept)


def _claims(state: State, seat: Seat) -> tuple[Office, ...]:
    newest_first = reversed(state.history)
    signed = (office_of(one.resource, one.sign) for one in newest_first if one.seat == seat)
    return tuple(dict.fromkeys((*signed, *first_claims(state, seat))))


def _queue(state: State, office: Office, dice: Dice) -> Queue:
    first = dice.shuffled(_privileged(state, office), "office_first", office)
    return tuple(dict.fromkeys((*first, *_signers(state, office))))


def _privileged(state: State, office: Office) -> Queue:
    return tuple(seat for seat in state.seats if office in first_claims(state, seat))


def _signers(state: State, office: Office) -> Queue:
    """The houses that signed events for this office, the newest event's first, each once."""
    newest_first = reversed(state.history)
    return tuple(
        dict.fromkeys(one.seat for one in newest_first if office_of(one.resource, one.sign) == office)
    )


def _within_reach(state: State, seat: Seat, asked: frozenset[Seat]) -> tuple[Office, ...]:
    """The seat's claims that come to it at once or that houses in `asked` could let go."""
    return tuple(office for office in _claims(state, seat) if _before(state, seat, office) <= asked)


def _before(state: State, seat: Seat, office: Office) -> frozenset[Seat]:
    """The houses that are surely offered the office before this seat."""
    privileged, signers = _privileged(state, office), _signers(state, office)
    if seat in privileged:
        return frozenset()
    return frozenset((*privileged, *signers[: signers.index(seat)]))


def _after(line: Queue, seat: Seat) -> Queue:
    return line[line.index(seat) + 1 :]
