"""What a seat is offered about deals (HO-R21, HO-R23)."""

from typing import Any, get_args

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses.clauses import AnyClause, Pay, Promise, Reward, Vote
from engine.games.houses.deals.offers import deal_offers
from engine.games.houses.moves import ConfirmDeal, DeclineDeal, OfferDeal, Options, WithdrawDeal
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.moves import Amount, PartialMove, Pick, SubForms, Value
from engine.stewards.random import complete
from tests.engine.games.houses.trade import asked, code, council, offered
from tests.engine.games.houses.trades import councils

VOTE = PartialMove("vote", (("side", "yes"), ("least", 2), ("most", 4), ("ahead", 0)))
PAY = PartialMove("pay", (("n", 3),))
BEGUN: tuple[tuple[str, Value], ...] = (("partner", 1), ("mine", (PAY,)))


def _fresh(state: State, seat: int = 0) -> PartialMove:
    offer = deal_offers(state, seat, None)[0]
    assert isinstance(offer, PartialMove)
    return offer


def _parts(begun: PartialMove, name: str) -> SubForms:
    return next(field for field in begun.fields if isinstance(field, SubForms) and field.name == name)


def _forms(parts: SubForms) -> dict[str, dict[str, Any]]:
    return {form.move: {field.name: field for field in form.fields} for form in parts.forms}


def test_an_offer_begins_with_its_partner_and_two_sides() -> None:
    """HO-R23, HO-R28: any other house, then the maker's clauses, then the partner's."""
    offer = _fresh(council(), 2)

    assert Pick("partner", (0, 1, 3, 4)) == offer.fields[0]
    assert ["partner", "mine", "theirs"] == [field.name for field in offer.fields]


def test_every_form_of_a_clause_asks_for_its_fields_and_no_others() -> None:
    """HO-R23: under the clause's own names, or what is filled in would be no clause."""
    fields = {kind.__struct_config__.tag: set(kind.__struct_fields__) for kind in get_args(AnyClause)}
    offer = _fresh(council())

    for side in ("mine", "theirs"):
        for form in _parts(offer, side).forms:
            asked_for = {field.name for field in form.fields} | {name for name, _ in form.given}
            assert asked_for <= fields[form.move]
            assert asked_for | {"ahead"} == fields[form.move] | {"ahead"}


def test_an_offer_is_walked_field_by_field_to_a_whole_action() -> None:
    """HO-R23: what is given stays, what is open follows, and the end is an action that is taken."""
    state = council()
    first = deal_offers(state, 0, PartialMove("offer_deal", BEGUN[:1]))[0]
    second = deal_offers(state, 0, PartialMove("offer_deal", BEGUN))[0]
    done = deal_offers(state, 0, PartialMove("offer_deal", (*BEGUN, ("theirs", (VOTE,)))))
    assert isinstance(first, PartialMove)
    assert isinstance(second, PartialMove)

    assert [["mine", "theirs"], ["theirs"]] == [[one.name for one in step.fields] for step in (first, second)]
    assert (OfferDeal(1, (Pay(3),), (Vote("yes", 2, 4),)),) == done


def test_a_finished_offer_that_is_refused_is_none() -> None:
    """HO-R25: here the maker has too few coins."""
    state = council(coins=(2, 10, 10, 10, 10))

    assert () == deal_offers(state, 0, PartialMove("offer_deal", (*BEGUN, ("theirs", (VOTE,)))))
    assert () == deal_offers(
        state, 0, PartialMove("offer_deal", (*BEGUN, ("theirs", (PartialMove("vote"),))))
    )


def test_amounts_are_bounded_by_the_makers_purse_and_by_nothing_of_the_partners() -> None:
    """HO-R11, HO-R25: the partner's bounds are the same whatever it has."""
    poor = _fresh(council(coins=(4, 0, 0, 0, 0), power=(3, 0, 0, 0, 0)))
    rich = _fresh(council(coins=(4, 50, 50, 50, 50), power=(3, 50, 50, 50, 50)))
    mine = _forms(_parts(poor, "mine"))

    assert _parts(poor, "theirs") == _parts(rich, "theirs")
    assert (Amount("n", 1, 4), Amount("least", 1, 3)) == (mine["pay"]["n"], mine["vote"]["least"])


def test_without_coins_or_power_their_forms_are_not_offered() -> None:
    """HO-R25."""
    mine = _forms(_parts(_fresh(council(coins=(0,) * 5, power=(0,) * 5)), "mine"))

    assert ["promise", "abstain", "sign", "break_tie", "name_leader"] == list(mine)


def test_a_reward_of_the_partner_names_an_act_of_the_maker() -> None:
    """HO-R23: without one there is no such form."""
    acts: Value = (PAY, VOTE)
    with_act = deal_offers(council(), 0, PartialMove("offer_deal", (("partner", 1), ("mine", acts))))[0]
    without = deal_offers(council(), 0, PartialMove("offer_deal", BEGUN))[0]
    assert isinstance(with_act, PartialMove)
    assert isinstance(without, PartialMove)

    assert Pick("when", (1,)) == _forms(_parts(with_act, "theirs"))["reward"]["when"]
    assert "reward" not in _forms(_parts(without, "theirs"))


def test_clauses_reach_as_far_ahead_as_the_table_allows() -> None:
    """HO-R24 option."""
    mine = _forms(_parts(_fresh(council(options=Options(ahead=1))), "mine"))

    assert {Pick("ahead", (0, 1))} == {fields["ahead"] for fields in mine.values() if "ahead" in fields}


def test_after_the_count_forms_about_ballots_are_gone() -> None:
    """HO-R21."""
    mine = _forms(_parts(_fresh(asked(council(), ("yes", "no"), (0,), (1,))), "mine"))

    assert ["pay", "reward", "promise", "sign", "break_tie", "name_leader"] == list(mine)


def test_answers_go_to_those_who_may_give_them() -> None:
    """HO-6.9, HO-R25: the partner confirms or declines, the maker withdraws, others hear nothing."""
    state = offered(council(), 0, 1, (Pay(3),), (Vote("yes", 2, 4),))
    answers = [
        [one for one in deal_offers(state, seat, None) if not isinstance(one, PartialMove)]
        for seat in range(3)
    ]

    assert [
        [WithdrawDeal("0-1-1")],
        [ConfirmDeal("0-1-1"), DeclineDeal("0-1-1")],
        [],
    ] == answers


def test_a_confirmation_that_is_refused_is_not_offered() -> None:
    """HO-R25: declining is."""
    state = offered(council("- no1 - - -"), 0, 1, (Pay(3),), (Vote("yes", 2, 4),))

    assert DeclineDeal("0-1-1") == deal_offers(state, 1, None)[-1]
    assert ConfirmDeal("0-1-1") not in deal_offers(state, 1, None)


def test_a_house_with_five_open_offers_is_no_longer_among_the_partners() -> None:
    """HO-R25."""
    state = council("- - -")
    for _ in range(5):
        state = offered(state, 0, 1, (Promise("peace"),), ())

    assert Pick("partner", (2,)) == _fresh(state).fields[0]


def test_between_phases_nothing_is_offered() -> None:
    """HO-R25."""
    state = replace(offered(council(), 0, 1, (Pay(3),), (Vote("yes", 2, 4),)), stage="dusk")

    assert [()] * 5 == [deal_offers(state, seat, None) for seat in range(5)]
    assert () == deal_offers(state, 0, PartialMove("offer_deal", BEGUN))


@given(councils(), st.integers(0, 4))
def test_what_is_offered_whole_is_not_refused(state: State, seat: int) -> None:
    """HO-R23, HO-R25: offers and refusals agree."""
    whole = [one for one in deal_offers(state, seat, None) if not isinstance(one, PartialMove)]

    assert [None] * len(whole) == [code(state, seat, one) for one in whole]


@settings(max_examples=60)
@given(councils(), st.integers(0, 4), st.integers(0, 1000))
def test_what_chance_makes_of_an_offer_is_taken(state: State, seat: int, luck: int) -> None:
    """HO-R23: any walk through the fields ends in an offer that is not refused, or in none."""
    made = complete(
        _fresh(state, seat), lambda begun: deal_offers(state, seat, begun), Dice(b"luck" * 4), luck
    )

    assert made is None or None is code(state, seat, made)


def test_chance_finds_offers() -> None:
    """HO-R23: the walk is no dead end: of a hundred tries a good part makes an offer."""
    state = council()
    made = [
        complete(_fresh(state), lambda begun: deal_offers(state, 0, begun), Dice(b"luck" * 4), luck)
        for luck in range(100)
    ]

    assert sum(isinstance(one, OfferDeal) for one in made) > 20
    assert any(isinstance(clause, Reward) for one in made if one for clause in (*one.mine, *one.theirs))
