"""The ten offices are dealt: claims, rankings, deferred acceptance, and the rest by lot (chapter 5).

A house has a claim to an office by an event it signed that is still remembered, or by the perk office_first.
Nobody holds more than two, so a house that could be due more ranks its claims first (HO-R15). Then every
office is offered down its line of claimants, and a house keeps the two it wants most of what comes to it:

    claims     of each seat, newest event first           which offices it may be offered
    queues     of each office, first claim first          whom it is offered to, in this order
    rankers    the seats that are asked for an order      all at once; silence ranks the newest first
    the rest   offices that nobody claims or keeps        by lot, until every house has two (HO-5.5)
"""

from typing import Final

from msgspec.structs import replace

from engine.games.houses.events import AnyEvent, OfficesDealt, OfficesRanked
from engine.games.houses.moves import Offers, RankOffices, whole_offer
from engine.games.houses.names import OFFICES, Office
from engine.games.houses.perks import first_claims
from engine.games.houses.points import office_of
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Several, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat, with_value_at
from engine.kernel.waits import Wait

KEPT: Final = 2
"""HO-5.4: nobody holds more offices than two."""

Queue = tuple[Seat, ...]
"""The claimants of one office, the first to be offered it first."""

Hands = tuple[tuple[Office, ...], ...]
"""The offices of each seat."""


# --- claims -----------------------------------------------------------------------------------------------


def claims(state: State) -> Hands:
    """HO-5.3: the offices each seat has a claim to, newest event first.

    Two events of a house for one office are one claim (HO-R15). An office claimed by the perk office_first
    alone comes last, since no event speaks for it.
    """
    found = []
    for seat in state.seats:
        signed = [office_of(one.resource, one.sign) for one in reversed(state.history) if one.seat == seat]
        found.append(tuple(dict.fromkeys((*signed, *first_claims(state, seat)))))
    return tuple(found)


def queues(state: State, dice: Dice) -> tuple[Queue, ...]:
    """HO-5.3: the claimants of each of OFFICES: perk office_first, then from the newest event to the oldest.

    Several houses with the perk for one office stand in an order drawn by lot.
    """
    privileged, signers = _claimants(state)
    lots = {office: dice.shuffle(seats, "office_first", office) for office, seats in privileged.items()}
    return tuple([tuple(dict.fromkeys((*lots.get(one, ()), *signers.get(one, ())))) for one in OFFICES])


def rankers(state: State) -> tuple[Seat, ...]:
    """HO-R15: the seats that could be due more than two offices, and so must rank their claims.

    An office comes to a house only if all before it let it go, and a house that can't be due more than two
    lets none go: such houses are struck out until no more are found.
    """
    wanted = claims(state)
    if max(map(len, wanted)) <= KEPT:
        return ()
    privileged, signers = _claimants(state)

    def houses_before(seat: Seat, office: Office) -> frozenset[Seat]:
        """The houses surely offered the office before the seat; among the privileged no order is sure."""
        first, then = privileged.get(office, ()), signers.get(office, ())
        return frozenset() if seat in first else frozenset((*first, *then[: then.index(seat)]))

    before = [[houses_before(seat, office) for office in wanted[seat]] for seat in state.seats]
    asked = frozenset(state.seats)
    while True:
        left = frozenset([seat for seat in asked if sum([one <= asked for one in before[seat]]) > KEPT])
        if left == asked:
            return tuple(sorted(asked))
        asked = left


def _claimants(state: State) -> tuple[dict[Office, Queue], dict[Office, Queue]]:
    """By office the houses with first claim to it, in the order of seats; and those that signed for it.

    Signers stand with the newest event's first, each once. An office that nobody claims so is left out.
    """
    privileged: dict[Office, dict[Seat, None]] = {}
    for seat in state.seats:
        for office in first_claims(state, seat):
            privileged.setdefault(office, {})[seat] = None
    signers: dict[Office, dict[Seat, None]] = {}
    for one in reversed(state.history):
        signers.setdefault(office_of(one.resource, one.sign), {})[one.seat] = None
    found = [{office: tuple(seats) for office, seats in table.items()} for table in (privileged, signers)]
    return found[0], found[1]


# --- the ranking ------------------------------------------------------------------------------------------


def ranking_waits(state: State) -> tuple[Wait, ...]:
    """HO-R15: one question to each house that could be due more than two; all are asked at once."""
    if state.stage != "ranking":
        return ()
    ids = {seat: f"g{state.generation}.offices.{seat}" for seat in rankers(state)}
    return tuple(
        Wait(id, seat, "rank_offices", True, "newest_first", moves=("rank_offices",))
        for seat, id in ids.items()
        if state.rankings[seat] is None
    )


def rank_offices_refusal(state: State, seat: Seat, action: RankOffices) -> Refusal | None:
    """HO-R15: once, and exactly the house's claims."""
    if state.stage != "ranking":
        return no("not_now")
    if seat not in rankers(state):
        return no("not_asked")
    if state.rankings[seat] is not None:
        return no("ranked_already")
    return None if sorted(action.order) == sorted(claims(state)[seat]) else no("not_your_claims")


def rank_offices_events(state: State, seat: Seat, action: RankOffices) -> tuple[AnyEvent, ...]:
    """The house's own order."""
    return (OfficesRanked(seat, action.order),)


def rank_offices_expired(state: State, seat: Seat) -> tuple[AnyEvent, ...]:
    """Chapter 13: silence ranks the newest events first."""
    return (OfficesRanked(seat, claims(state)[seat], given=True),)


def rank_offices_offers(state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """All claims in an order of the house's choice; () where it is not asked."""
    own = claims(state)[seat] if state.stage == "ranking" else ()
    if not own or rank_offices_refusal(state, seat, RankOffices(own)) is not None:
        return ()
    if begun is None or field_value(begun, "order") is None:
        given = () if begun is None else begun.given
        order = Several("order", own, len(own), len(own), ordered=True)
        return (PartialMove("rank_offices", given, (order,)),)
    return whole_offer(state, seat, begun, {RankOffices: rank_offices_refusal})


# --- the deal ---------------------------------------------------------------------------------------------


def deal_offices(state: State, dice: Dice) -> OfficesDealt:
    """HO-5.2 to 5.5: due offices by claim and ranking, then the lots until every house has two.

    In the first generation there is no history and so no claim: all are lots (HO-5.2). With fewer than
    five seats the offices that are left stay vacant (HO-R15).
    """
    orders = tuple(mine or own for mine, own in zip(_rankings(state), claims(state), strict=True))
    hands = match_offices(queues(state, dice), orders)
    held = {office for hand in hands for office in hand}
    vacant = tuple([office for office in OFFICES if office not in held])
    lots = set()
    # Every free office has its lot drawn, in random order; it goes to a house that holds fewer than two.
    for office in dice.shuffle(vacant, "office_lots"):
        short = [seat for seat, hand in enumerate(hands) if len(hand) < KEPT]
        if short:
            seat = dice.pick(short, "office", office)
            hands = with_value_at(hands, seat, (*hands[seat], office))
            lots.add(office)
    in_order = [tuple(sorted(hand, key=OFFICES.index)) for hand in hands]
    return OfficesDealt(tuple(in_order), tuple([office for office in OFFICES if office in lots]))


def match_offices(lines: tuple[Queue, ...], orders: Hands) -> Hands:
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
        for one in ranked[KEPT:]:
            others = lines[OFFICES.index(one)]
            offered.append((one, others[others.index(seat) + 1 :]))
    return tuple(kept)


def _rankings(state: State) -> tuple[tuple[Office, ...] | None, ...]:
    return state.rankings or (None,) * len(state.houses)


def on_offices_ranked(state: State, event: OfficesRanked) -> State:
    """HO-R15: the ranking stands."""
    return replace(state, rankings=with_value_at(_rankings(state), event.seat, event.order))


def on_offices_dealt(state: State, event: OfficesDealt) -> State:
    """HO-3.4: every character has its offices; the rankings have done their work."""
    dealt = zip(state.characters, event.offices, strict=True)
    characters = tuple(replace(one, offices=hand) for one, hand in dealt)
    return replace(state, stage="seating", characters=characters, rankings=(None,) * len(state.houses))
