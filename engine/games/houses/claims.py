"""Which house is due which office, and what it keeps of more than two (HO-5.3, HO-5.4, HO-R15)."""

from collections.abc import Mapping

from engine.games.houses.names import OFFICES, Office
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
    return tuple([_claims(state, seat) for seat in state.seats])


def queues(state: State, dice: Dice) -> tuple[Queue, ...]:
    """HO-5.3: the claimants of each of OFFICES: perk office_first, then from the newest event to the oldest.

    Several houses with the perk for one office stand in an order drawn by lot.
    """
    first, signers = _first_claims(state), _signers(state)
    lots = {office: dice.shuffle(seats, "office_first", office) for office, seats in first.items()}
    return tuple([tuple(dict.fromkeys((*lots.get(one, ()), *signers.get(one, ())))) for one in OFFICES])


def rankers(state: State) -> tuple[Seat, ...]:
    """HO-R15: the seats that could be due more than two offices, and so must rank their claims.

    An office comes to a house only if all before it let it go, and a house that can't be due more than two
    lets none go: such houses are struck out until no more are found.
    """
    wanted = claims(state)
    if max(map(len, wanted)) <= KEPT:
        return ()
    asked = frozenset(state.seats)
    first, signers = _first_claims(state), _signers(state)
    before = [_houses_served_before(seat, wanted[seat], first, signers) for seat in state.seats]
    while True:
        left = frozenset([seat for seat in asked if sum([one <= asked for one in before[seat]]) > KEPT])
        if left == asked:
            return tuple(sorted(asked))
        asked = left


def match_offices(
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
    signed = [office_of(one.resource, one.sign) for one in newest_first if one.seat == seat]
    return tuple(dict.fromkeys((*signed, *first_claims(state, seat))))


def _first_claims(state: State) -> Mapping[Office, Queue]:
    """The houses with first claim to an office, by their seats; an office to which nobody has one lacks."""
    found: dict[Office, Queue] = {}
    for seat in state.seats:
        for office in dict.fromkeys(first_claims(state, seat)):
            found[office] = (*found.get(office, ()), seat)
    return found


def _signers(state: State) -> Mapping[Office, Queue]:
    """The houses that signed events for an office, the newest event's first, each once."""
    found: dict[Office, dict[Seat, None]] = {}
    for one in reversed(state.history):
        found.setdefault(office_of(one.resource, one.sign), {})[one.seat] = None
    return {office: tuple(seats) for office, seats in found.items()}


def _houses_served_before(
    seat: Seat, wanted: tuple[Office, ...], first: Mapping[Office, Queue], signers: Mapping[Office, Queue]
) -> tuple[frozenset[Seat], ...]:
    """For each claim of the seat the houses that are surely offered the office before it.

    The claim comes to the seat at once, or when those let it go.
    """
    return tuple([_houses_ahead(seat, first.get(one, ()), signers.get(one, ())) for one in wanted])


def _houses_ahead(seat: Seat, privileged: Queue, signers: Queue) -> frozenset[Seat]:
    if seat in privileged:
        return frozenset()
    return frozenset((*privileged, *signers[: signers.index(seat)]))


def _after(line: Queue, seat: Seat) -> Queue:
    return line[line.index(seat) + 1 :]
