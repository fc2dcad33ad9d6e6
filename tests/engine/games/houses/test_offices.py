"""The offices are dealt (HO-5.2 to 5.5, HO-R15)."""

from hypothesis import given
from hypothesis import strategies as st

from engine.games.houses import offices
from engine.games.houses.events import OfficesRanked
from engine.games.houses.moves import RankOffices
from engine.games.houses.names import OFFICES, RESOURCES, Office
from engine.games.houses.offices import claims, match_offices, queues, rankers
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Several
from engine.kernel.refused import no
from tests.engine.games.houses.realm import DICE, after, realm, with_perk

seeds = st.binary(min_size=16, max_size=16).map(Dice)
THREE = "army+0 wealth+0 repute+0 welfare-1"


@st.composite
def tables(draw: st.DrawFn) -> State:
    """A table of 3 to 5 with any history of its houses, ready to be dealt offices."""
    seats = draw(st.integers(3, 5))
    event = st.tuples(st.sampled_from(RESOURCES), st.sampled_from("+-"), st.integers(0, seats - 1))
    rows = draw(st.lists(event, max_size=15))
    past = " ".join(f"{resource}{sign}{seat}" for resource, sign, seat in rows)
    state = realm(seats, past=past, stage="ranking")
    if draw(st.booleans()):
        state = with_perk(state, 1, "office_first", office=draw(st.sampled_from(OFFICES)))
    return state


def _hands(state: State, dice: Dice = DICE) -> tuple[tuple[Office, ...], ...]:
    return offices.deal_offices(state, dice).offices


@given(st.integers(3, 5), seeds)
def test_the_first_generation_deals_two_each_at_random(seats: int, dice: Dice) -> None:
    """HO-5.2; HO-R15: with fewer than five seats the others stay vacant."""
    event = offices.deal_offices(realm(seats, stage="ranking", generation=1), dice)
    dealt = [one for hand in event.offices for one in hand]

    assert [2] * seats == [len(hand) for hand in event.offices]
    assert 2 * seats == len(set(dealt))
    assert set(dealt) == set(event.lots)


def test_the_lots_favour_no_house_and_no_office() -> None:
    """HO-5.2, HO-5.5: over some seeds every house gets every office."""
    state = realm(3, stage="ranking", generation=1)
    seen = {
        (seat, office)
        for n in range(120)
        for seat, hand in enumerate(_hands(state, Dice(bytes([n]) * 16)))
        for office in hand
    }

    assert {(seat, office) for seat in range(3) for office in OFFICES} == seen


def test_a_due_office_is_no_lot() -> None:
    """HO-5.3, HO-5.5: the newest events of the houses, then lots for the rest."""
    event = offices.deal_offices(realm(stage="ranking", past="army+3 army+1 knowledge-4"), DICE)

    assert "commander" in event.offices[1]
    assert "priest" in event.offices[4]
    assert set(OFFICES) - {"commander", "priest"} == set(event.lots)


@given(tables(), seeds)
def test_every_house_has_two_and_the_others_stay_vacant(state: State, dice: Dice) -> None:
    """HO-5.4, HO-5.5, HO-R15: nobody more, nobody fewer; no office twice; what is due is not drawn."""
    event = offices.deal_offices(state, dice)
    dealt = [one for hand in event.offices for one in hand]
    due = match_offices(queues(state, dice), claims(state))

    assert [2] * len(state.seats) == [len(hand) for hand in event.offices]
    assert len(dealt) == len(set(dealt))
    assert all(set(kept) <= set(hand) for kept, hand in zip(due, event.offices, strict=True))
    assert set(dealt) - {one for kept in due for one in kept} == set(event.lots)


@given(tables(), seeds)
def test_hands_and_lots_come_in_the_order_of_offices(state: State, dice: Dice) -> None:
    """The event is the same however it came about (HO-R15)."""
    event = offices.deal_offices(state, dice)
    for row in (*event.offices, event.lots):
        assert tuple(sorted(row, key=OFFICES.index)) == row


def test_without_a_word_the_newest_two_are_kept() -> None:
    """Chapter 13, HO-R15: the default is the newest event first."""
    state = realm(stage="ranking", past=THREE)
    (event,) = offices.rank_offices_expired(state, 0)

    assert OfficesRanked(0, ("vizier", "merchant", "commander"), given=True) == event
    assert ("merchant", "vizier") == _hands(after(state, event))[0]


def test_a_ranking_decides_which_two_are_kept() -> None:
    """HO-5.4: the vizier goes on to house 1, which is due it next."""
    state = realm(stage="ranking", past="repute+1 welfare-1 army+0 wealth+0 repute+0")
    (event,) = offices.rank_offices_events(state, 0, RankOffices(("commander", "merchant", "vizier")))
    hands = _hands(after(state, event))

    assert ("commander", "merchant") == hands[0]
    assert ("vizier", "overseer") == hands[1]


def test_all_that_could_be_due_more_are_asked_at_once_and_each_once() -> None:
    """HO-R15: one wait for all."""
    state = realm(stage="ranking", past="army+0 wealth+0 repute+0 army-1 wealth-1 repute-1")
    ids = [wait.id for wait in offices.ranking_waits(state)]
    (event,) = offices.rank_offices_expired(state, 0)
    (left,) = offices.ranking_waits(after(state, event))

    assert ["g2.offices.0", "g2.offices.1"] == ids
    assert ("g2.offices.1", "rank_offices", True, "newest_first") == (
        left.id,
        left.ask,
        left.must,
        left.otherwise,
    )
    assert () == offices.ranking_waits(realm(stage="draft", past="army+0 wealth+0 repute+0"))


def test_a_ranking_is_refused_when_it_is_not_asked_for_or_not_whole() -> None:
    """HO-R15: exactly the claims, once, by a house that could be due more than two."""
    state = realm(stage="ranking", past="army+0 wealth+0 repute+0 army-1")
    whole = RankOffices(("commander", "merchant", "vizier"))
    ranked = after(state, *offices.rank_offices_events(state, 0, whole))
    wrong = (
        ("commander", "merchant"),
        ("commander", "merchant", "merchant"),
        ("commander", "merchant", "sage"),
        ("commander", "merchant", "vizier", "vizier"),
    )

    assert offices.rank_offices_refusal(state, 0, whole) is None
    assert no("not_asked") == offices.rank_offices_refusal(state, 1, RankOffices(("sentinel",)))
    assert no("ranked_already") == offices.rank_offices_refusal(ranked, 0, whole)
    assert no("not_now") == offices.rank_offices_refusal(realm(stage="vote"), 0, whole)
    for order in wrong:
        refusal = offices.rank_offices_refusal(state, 0, RankOffices(order))  # type: ignore[arg-type]

        assert no("not_your_claims") == refusal


def test_all_claims_are_offered_in_an_order_of_the_houses_choice() -> None:
    """HO-R15."""
    state = realm(stage="ranking", past="army+0 wealth+0 repute+0 army-1")
    own: tuple[Office, ...] = ("vizier", "merchant", "commander")
    field = Several("order", own, 3, 3, ordered=True)
    begun = PartialMove("rank_offices", (("order", ("merchant", "vizier", "commander")),))
    short = PartialMove("rank_offices", (("order", ("merchant", "vizier")),))

    assert (PartialMove("rank_offices", (), (field,)),) == offices.rank_offices_offers(state, 0, None)
    assert (PartialMove("rank_offices", (), (field,)),) == offices.rank_offices_offers(
        state, 0, PartialMove("rank_offices")
    )
    assert (RankOffices(("merchant", "vizier", "commander")),) == offices.rank_offices_offers(state, 0, begun)
    assert () == offices.rank_offices_offers(state, 0, short)
    assert () == offices.rank_offices_offers(state, 1, None)


@given(tables())
def test_whoever_is_asked_is_offered_a_ranking_and_nobody_else(state: State) -> None:
    """HO-R15: waits, offers and refusals speak of the same seats."""
    waiting = tuple(wait.seat for wait in offices.ranking_waits(state))
    offered = tuple(seat for seat in state.seats if offices.rank_offices_offers(state, seat, None))

    assert rankers(state) == waiting == offered


@given(tables(), seeds)
def test_dealt_offices_are_the_characters_own_and_the_council_is_seated_next(
    state: State, dice: Dice
) -> None:
    """HO-3.4, HO-R35."""
    event = offices.deal_offices(state, dice)
    new = after(state, event)

    assert event.offices == tuple(one.offices for one in new.characters)
    assert "seating" == new.stage
    assert (None,) * len(state.seats) == new.rankings
