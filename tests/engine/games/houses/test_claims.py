"""Claims on offices and deferred acceptance (HO-5.3, HO-5.4, HO-R15)."""

from hypothesis import given
from hypothesis import strategies as st

from engine.games.houses.names import OFFICES, RESOURCES, Office
from engine.games.houses.offices import KEPT, Queue, claims, match_offices, queues, rankers
from engine.games.houses.state import State
from tests.engine.games.houses.realm import DICE, realm, with_perk

pasts = st.lists(
    st.tuples(st.sampled_from(RESOURCES), st.sampled_from("+-"), st.integers(0, 4)), max_size=15
).map(lambda rows: " ".join(f"{resource}{sign}{seat}" for resource, sign, seat in rows))
gifts = st.lists(st.tuples(st.integers(0, 4), st.sampled_from(OFFICES)), max_size=3)
Orders = tuple[tuple[Office, ...], ...]


def _state(past: str, gifted: list[tuple[int, Office]]) -> State:
    state = realm(past=past)
    for seat, office in gifted:
        state = with_perk(state, seat, "office_first", office=office)
    return state


states = st.builds(_state, pasts, gifts)


@st.composite
def contests(draw: st.DrawFn) -> tuple[State, tuple[Queue, ...], Orders]:
    """A table, its queues, and any ranking of each house's claims."""
    state = draw(states)
    orders = tuple(tuple(draw(st.permutations(own))) for own in claims(state))
    return state, queues(state, DICE), orders


def _queue(state: State, office: Office) -> Queue:
    return queues(state, DICE)[OFFICES.index(office)]


def test_a_house_claims_what_it_signed_events_for_newest_first() -> None:
    """HO-5.3, HO-R15: two events of one house for one office are one claim, at its newest."""
    state = realm(past="army+0 wealth-1 repute+0 army+0 army-0 knowledge-1")

    assert (("sentinel", "commander", "vizier"), ("priest", "treasurer"), (), (), ()) == claims(state)


def test_an_office_goes_to_its_claimants_from_the_newest_event_to_the_oldest() -> None:
    """HO-5.3, HO-5.4: another sign or resource is another office."""
    state = realm(past="army+0 army+1 army-4 army+2 army+0 wealth+3")

    assert (0, 2, 1) == _queue(state, "commander")
    assert (4,) == _queue(state, "sentinel")
    assert () == _queue(state, "sage")


def test_the_perk_office_first_puts_its_house_before_all_events() -> None:
    """office_first (chapter 11): a claim even without an event, and then the last of its own list."""
    state = with_perk(realm(past="army+0 wealth+3 army+1"), 3, "office_first", office="commander")

    assert (3, 1, 0) == _queue(state, "commander")
    assert ("merchant", "commander") == claims(state)[3]


def test_several_houses_with_the_perk_stand_in_an_order_drawn_by_lot() -> None:
    """office_first (chapter 11)."""
    state = realm(past="army+0")
    for seat in (2, 3):
        state = with_perk(state, seat, "office_first", office="commander")

    assert {2, 3} == set(_queue(state, "commander")[:2])
    assert (0,) == _queue(state, "commander")[2:]


def test_a_house_keeps_its_best_two_and_the_next_house_gets_the_rest() -> None:
    """HO-5.4: house 0 is due three and lets the treasurer go to house 1."""
    state = realm(past="wealth-1 wealth-0 army+0 repute+0")
    kept = match_offices(queues(state, DICE), claims(state))

    assert (("vizier", "commander"), ("treasurer",), (), (), ()) == kept


def test_an_office_let_go_may_displace_one_that_was_kept() -> None:
    """HO-R15: house 1 likes the treasurer, which comes late, more than its merchant, which goes to 2."""
    state = realm(past="wealth+2 wealth-1 wealth-0 wealth+1 army+0 repute+0 welfare+1")
    orders: Orders = (
        ("commander", "vizier", "treasurer"),
        ("treasurer", "counsellor", "merchant"),
        ("merchant",),
        (),
        (),
    )
    kept = match_offices(queues(state, DICE), orders)

    assert (("commander", "vizier"), ("treasurer", "counsellor"), ("merchant",), (), ()) == kept


def test_only_a_house_that_could_be_due_more_than_two_ranks() -> None:
    """HO-R15: 0 has three claims of its own; 1 has three, too, but one lies behind a house that keeps it."""
    own = realm(past="army+0 wealth+0 repute+0 army-1 wealth-1 welfare+1 welfare+2")
    behind = realm(past="welfare+1 welfare+0 army+0 wealth+0 army-1 wealth-1")

    assert (0,) == rankers(own)
    assert (0,) == rankers(realm(past="army+0 wealth+0 repute+0"))
    assert (0, 1) == rankers(behind)
    assert () == rankers(realm(past="army+0 wealth+0 army-1 wealth-1 repute-1 repute-2"))


@given(contests())
def test_every_house_keeps_at_most_two_and_only_what_it_claims(
    contest: tuple[State, tuple[Queue, ...], Orders],
) -> None:
    """HO-5.4; an office that has a claimant with room is dealt."""
    _, lines, orders = contest
    kept = match_offices(lines, orders)
    dealt = [office for hand in kept for office in hand]

    assert all(len(hand) <= KEPT and set(hand) <= set(orders[seat]) for seat, hand in enumerate(kept))
    assert len(dealt) == len(set(dealt))
    for office, line in zip(OFFICES, lines, strict=True):
        assert office in dealt or all(len(kept[seat]) == KEPT for seat in line)


@given(contests())
def test_nobody_would_trade_with_an_office_that_would_have_them(
    contest: tuple[State, tuple[Queue, ...], Orders],
) -> None:
    """HO-R15: stable. A claimant before an office's holder holds two that it wants more."""
    _, lines, orders = contest
    kept = match_offices(lines, orders)
    for office, line in zip(OFFICES, lines, strict=True):
        holder = next((seat for seat in line if office in kept[seat]), None)
        before = line if holder is None else line[: line.index(holder)]
        for seat in before:
            wish = orders[seat].index

            assert len(kept[seat]) == KEPT
            assert all(wish(one) < wish(office) for one in kept[seat])


@given(contests(), st.permutations(range(5)), st.permutations(OFFICES))
def test_neither_the_order_of_seats_nor_of_offices_matters(
    contest: tuple[State, tuple[Queue, ...], Orders], seats: list[int], offices: list[Office]
) -> None:
    """HO-R15: the result is unique. Seats and offices under other names get the same under those names."""
    _, lines, orders = contest
    name = dict(zip(OFFICES, offices, strict=True))
    kept = match_offices(lines, orders)
    other_lines = tuple(
        tuple(seats[seat] for seat in lines[OFFICES.index(old)])
        for office in OFFICES
        for old in OFFICES
        if name[old] == office
    )
    other_orders = tuple(tuple(name[one] for one in orders[seats.index(seat)]) for seat in range(5))
    other = match_offices(other_lines, other_orders)

    assert [{name[one] for one in hand} for hand in kept] == [set(other[seats[seat]]) for seat in range(5)]


@given(contests())
def test_the_order_of_a_house_that_is_not_asked_changes_nothing(
    contest: tuple[State, tuple[Queue, ...], Orders],
) -> None:
    """HO-R15: asking only `rankers` asks everybody whose word could matter."""
    state, lines, orders = contest
    asked = rankers(state)
    pairs = enumerate(zip(orders, claims(state), strict=True))
    silent = tuple(one if seat in asked else own for seat, (one, own) in pairs)

    assert [set(hand) for hand in match_offices(lines, orders)] == [
        set(hand) for hand in match_offices(lines, silent)
    ]


@given(states)
def test_a_house_that_is_due_more_than_two_at_once_is_asked(state: State) -> None:
    """HO-5.4: first in line for three offices."""
    first = [line[0] for line in queues(state, DICE) if line]

    assert {seat for seat in state.seats if first.count(seat) > KEPT} <= set(rankers(state))
