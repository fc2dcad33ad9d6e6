"""Standing orders for Houses: what the house does by them, in one phase and over whole campaigns."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.houses.clauses import Abstain, AnyClause, Pay, Promise, Reward, Sign, Vote
from engine.games.houses.moves import Cast, ConfirmDeal, DeclineDeal, Options
from engine.games.houses.names import RESOURCES
from engine.games.houses.orders import (
    Condition,
    HousesOrders,
    Limits,
    Power,
    Rule,
    by_orders,
    to_json,
)
from engine.games.houses.orders import play as play_orders
from engine.games.houses.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire
from engine.kernel.orders import SILENCE, Silence
from engine.kernel.steward import Look
from engine.playout import look, play
from engine.stewards import random
from tests.engine.games.houses import realm, trade
from tests.engine.games.houses.stewards.council import DICE, GAME, council, foreseen, whole
from tests.laws.covering import covered

ARMY_UP = foreseen(1, 0, 0, 0, 0)
ARMY_DOWN = foreseen(-1, 0, 0, 0, 0)
THREE = Power("points", 3)


def turn(state: Any, orders: HousesOrders, seat: int = 0) -> Any:
    """What the orders do in this seat."""
    return by_orders(look(GAME, whole(state), seat), orders, DICE)


def ruled(*rules: Rule, **more: Any) -> HousesOrders:
    """Orders of these rules, absent where none fits."""
    return HousesOrders(rules, **{"otherwise": "absent", **more})


def rule(when: Any, answer: Any, what: str = "", power: Power = THREE) -> Rule:
    """One ballot rule."""
    return Rule(Condition(when, what), answer, power)


def test_the_first_rule_that_fits_is_the_ballot_and_it_is_sealed() -> None:
    """HO-6.4, HO-R19: nothing is added to a ballot that is not there to be watched."""
    orders = ruled(
        rule("no_raises", "no", "army"), rule("yes_raises", "yes", "army"), rule("always", "gather")
    )

    assert Cast("yes", 3, True) == turn(council(yes=ARMY_UP, no=ARMY_DOWN), orders)
    assert Cast("no", 3, True) == turn(council(yes=ARMY_DOWN, no=ARMY_UP), orders)
    assert Cast("gather") == turn(council(), orders)


@pytest.mark.parametrize(
    ("when", "yes", "no", "fits"),
    [
        ("yes_raises", ARMY_UP, ARMY_DOWN, True),
        ("yes_raises", ARMY_DOWN, ARMY_UP, False),
        ("yes_lowers", ARMY_DOWN, ARMY_UP, True),
        ("yes_lowers", ARMY_UP, ARMY_UP, False),
        ("no_raises", ARMY_DOWN, ARMY_UP, True),
        ("no_lowers", ARMY_UP, ARMY_DOWN, True),
        ("no_lowers", ARMY_DOWN, ARMY_UP, False),
    ],
)
def test_a_rule_reads_the_forecast_that_everybody_sees(when: Any, yes: Any, no: Any, fits: bool) -> None:
    """HO-6.2: signs of resources, not what will really come."""
    made = turn(council(yes=yes, no=no), ruled(rule(when, "gather", "army")))

    assert fits == (made == Cast("gather"))


def test_the_answer_of_the_role_is_the_side_that_is_worth_more() -> None:
    """HO-4.3: the Luxurious wants the realm high, the Opportunist low; a level choice is no rule's."""
    orders = ruled(rule("always", "role"))
    raises, cuts = foreseen(1, 1, 1, 0, 0), foreseen(-1, -1, -1, 0, 0)
    state = council(roles="luxurious opportunist moderate greedy rebel", yes=raises, no=cuts)

    assert Cast("yes", 3, True) == turn(state, orders)
    assert Cast("no", 3, True) == turn(state, orders, seat=1)
    assert SILENCE == turn(council(), orders)


def test_a_rule_may_be_for_the_days_on_which_the_role_wants_no() -> None:
    """Then the house moderates, whatever the proposal."""
    raises, cuts = foreseen(1, 1, 1, 0, 0), foreseen(-1, -1, -1, 0, 0)
    state = council(roles="opportunist luxurious moderate greedy rebel", yes=raises, no=cuts)
    orders = ruled(rule("role_no", "moderate"), rule("role_yes", "gather"))

    assert Cast("moderate") == turn(state, orders)
    assert Cast("gather") == turn(state, orders, seat=1)


def test_who_leads_or_moderates_may_decide_it() -> None:
    """The leader of the council is seat 0, its moderator seat 4."""
    assert Cast("gather") == turn(council(), ruled(rule("leader", "gather", "0")))
    assert SILENCE == turn(council(), ruled(rule("leader", "gather", "1")))
    assert Cast("gather") == turn(council(), ruled(rule("moderator", "gather", "4")))


@pytest.mark.parametrize(
    ("power", "points"),
    [
        (Power("points", 3), 3),
        (Power("points", 20), 8),
        (Power("part", 25), 2),
        (Power("part", 60), 5),
        (Power("all"), 8),
    ],
)
def test_power_is_counted_in_points_in_parts_of_what_is_free_or_whole(power: Power, points: int) -> None:
    """HO-6.4: the house owns 8; never more, never none."""
    assert Cast("yes", points, True) == turn(council(), ruled(rule("always", "yes", power=power)))


def test_a_rule_that_cannot_be_kept_is_passed_over() -> None:
    """HO-5.8: the moderator's seat is taken; HO-6.4: a side needs a point of power."""
    orders = ruled(rule("always", "moderate"), rule("leader", "yes", "0"), rule("moderator", "gather", "4"))
    taken = council("- - - - moderate", power=(0, 8, 8, 8, 8))

    assert Cast("gather") == turn(taken, orders)


@pytest.mark.parametrize(
    ("otherwise", "made"), [("absent", SILENCE), ("gather", Cast("gather")), ("moderate", Cast("moderate"))]
)
def test_where_no_rule_fits_the_house_does_what_it_wrote_for_that(otherwise: Any, made: Any) -> None:
    """HO-R20."""
    assert made == turn(council(), HousesOrders(otherwise=otherwise))


def test_a_steward_may_decide_where_no_rule_fits() -> None:
    """It casts, as it would for a house of its own."""
    assert isinstance(turn(council(), HousesOrders(otherwise="steward")), Cast)


@pytest.mark.parametrize("mine", ["yes2 - - - -", "gather - - - -", "x - - - -"])
def test_a_ballot_that_was_cast_is_left_alone(mine: str) -> None:
    """HO-R19: what the person kept open is theirs until the deadline."""
    assert SILENCE == turn(council(mine), ruled(rule("always", "no")))


def test_a_deal_that_binds_goes_before_a_rule() -> None:
    """HO-R26: more power where it was promised; where the side was promised away, the next rule."""
    sold = trade.bound(council(), 1, 0, (Pay(2),), (Vote("yes", 5, 99),))
    orders = ruled(rule("always", "yes"), rule("leader", "no", "0"))

    assert Cast("yes", 5, True) == turn(sold, orders)
    assert SILENCE == turn(sold, ruled(rule("always", "no")))


def offer(state: Any, mine: tuple[AnyClause, ...], theirs: tuple[AnyClause, ...]) -> Any:
    """The state with an offer of seat 1 to seat 0."""
    return trade.offered(state, 1, 0, mine, theirs)


YES = (Vote("yes", 2, 99),)


@pytest.mark.parametrize(
    ("mine", "theirs", "taken"),
    [
        ((Pay(2),), YES, True),
        ((Reward(2, 0),), YES, True),
        ((Pay(1), Reward(1, 0)), YES, True),
        ((Pay(1),), YES, False),
        ((Pay(9),), (Vote("no", 1, 99),), False),
        ((Pay(9),), (Vote("yes", 4, 99),), False),
        ((Pay(9),), (Vote("yes", 1, 2),), False),
        ((Pay(9),), (Abstain("gather"),), False),
        ((Pay(9),), (*YES, Sign(("story",))), False),
        ((Pay(9),), (*YES, Promise("a song")), False),
        ((Pay(9),), (Vote("yes", 1, 99, 1),), False),
    ],
)
def test_a_deal_is_taken_that_pays_for_the_ballot_that_is_cast_anyway(
    mine: tuple[AnyClause, ...], theirs: tuple[AnyClause, ...], taken: bool
) -> None:
    """HO-R23: enough coins, and nothing but this phase's ballot in return."""
    orders = ruled(rule("always", "yes"), deals=Limits("paid", 2))
    made = turn(offer(council(), mine, theirs), orders)

    assert (ConfirmDeal("1-0-1") if taken else Cast("yes", 3, True)) == made


@pytest.mark.parametrize(
    ("trade_", "made"),
    [("silent", Cast("yes", 3, True)), ("decline", DeclineDeal("1-0-1")), ("steward", ConfirmDeal("1-0-1"))],
)
def test_other_offers_wait_are_declined_or_weighed(trade_: Any, made: Any) -> None:
    """HO-6.9: a steward takes what pays."""
    state = offer(council(), (Pay(9),), (Vote("yes", 1, 99),))

    assert made == turn(state, ruled(rule("always", "yes"), deals=Limits(trade_)))


def first_asked(ask: str) -> tuple[Any, int]:
    """A state in which a seat is asked this, and the seat."""
    if ask == "rank_offices":
        past = "army+0 wealth-0 repute-0 knowledge+0"
        return whole(realm.realm(tracks="17u0 12u0 3d0 9u0 10u0", past=past, stage="ranking")), 0
    for number in range(20):
        seed = number.to_bytes(16, "big")
        for turn_ in play(GAME, 5, Options(generations=2), seed, [prudent] * 5, limit=400):
            asked = (wait.seat for wait in GAME.waits(turn_.state) if wait.ask.startswith(ask))
            if (seat := next(asked, None)) is not None:
                return turn_.state, seat
    raise AssertionError(ask)


@pytest.mark.parametrize("ask", ["found", "rank_offices", "draft", "decide"])
def test_a_steward_answers_what_is_entrusted_and_nothing_else(ask: Any) -> None:
    """Chapter 13: what is not is the deadline's, or whoever sits in."""
    state, seat = first_asked(ask)

    assert by_orders(look(GAME, state, seat), HousesOrders(), DICE) is None
    made = by_orders(look(GAME, state, seat), HousesOrders(entrusted=(ask,)), DICE)
    assert GAME.refusal(state, seat, made) is None


def test_orders_that_nobody_can_read_leave_everything_open() -> None:
    """A payload of another version."""
    sight = look(GAME, whole(council()), 0)

    assert play_orders(sight, "{", DICE) is None
    assert play_orders(sight, '{"rules": [{"condition": {"when": "at_dusk"}}]}', DICE) is None
    assert play_orders(sight, to_json(ruled(rule("always", "yes"))), DICE) == Cast("yes", 3, True)


conditions = st.one_of(
    st.builds(Condition, st.sampled_from(["always", "role_yes", "role_no"])),
    st.builds(
        Condition,
        st.sampled_from(["yes_raises", "yes_lowers", "no_raises", "no_lowers"]),
        st.sampled_from(RESOURCES),
    ),
    st.builds(Condition, st.sampled_from(["leader", "moderator"]), st.sampled_from("01234")),
)
powers = st.builds(Power, st.sampled_from(["points", "part", "all"]), st.integers(1, 100))
rules = st.builds(Rule, conditions, st.sampled_from(["yes", "no", "role", "gather", "moderate"]), powers)
limits = st.builds(Limits, st.sampled_from(["silent", "decline", "paid", "steward"]), st.integers(0, 5))
duties = st.lists(st.sampled_from(["found", "rank_offices", "draft", "decide"]), unique=True).map(tuple)
all_orders = st.builds(
    HousesOrders,
    st.lists(rules, max_size=5).map(tuple),
    st.sampled_from(["absent", "gather", "moderate", "steward"]),
    limits,
    duties,
)


@settings(max_examples=25, deadline=None)
@given(orders=all_orders, number=st.integers(0, 2**60), seats=st.sampled_from(GAME.seats))
def test_by_orders_nothing_is_done_that_is_not_offered(orders: HousesOrders, number: int, seats: int) -> None:
    """HO-R20: among random players, over a generation; a refused move would end it with an error."""

    def ordered(sight: Look, dice: Dice) -> Any | None:
        made = by_orders(sight, orders, dice)
        if made is None or isinstance(made, Silence):
            return None
        assert covered(sight.ask, made, lambda one, other: one == other)
        return made

    roster = [ordered, *[random.choose] * (seats - 1)]
    turns = list(play(GAME, seats, Options(generations=1), number.to_bytes(16, "big"), roster, limit=400))

    assert any(one.seat == 0 or isinstance(one.action, Expire) for one in turns)
