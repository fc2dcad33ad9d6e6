"""The prudent steward of Houses: its choices by plain sense."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses import roles
from engine.games.houses.clauses import AnyClause, Pay, Promise, Reward, Sign, Vote
from engine.games.houses.content import Forecast, HistoryMark, Perk
from engine.games.houses.moves import (
    Cast,
    ConfirmDeal,
    Decide,
    DeclineDeal,
    Found,
    MarkPromise,
    OfferDeal,
    RankOffices,
    RemoveRole,
    SealBallot,
    TakeRole,
    TurnMomentum,
)
from engine.games.houses.state import Promised, Track
from engine.games.houses.stewards.realm import office_worth, role_worth
from engine.kernel.sealed import Sealed, seal
from engine.lab import chance_of, look
from tests.engine.games.houses import draft, realm, trade
from tests.engine.games.houses.stewards.council import DICE, GAME, choice, choices, council, foreseen, gain

RAISES, CUTS = foreseen(1, 1, 1, 0, 0), foreseen(-1, -1, -1, 0, 0)


def sides(cast: list[Any]) -> set[str]:
    """The ballots among moves."""
    return {one.ballot for one in cast if isinstance(one, Cast)}


def test_it_votes_for_what_its_role_wants() -> None:
    """HO-4.3: the Luxurious wants the realm high, the Opportunist low."""
    state = council(roles="luxurious opportunist moderate greedy rebel", yes=RAISES, no=CUTS)

    assert gain(state, 0) > 1
    assert gain(state, 1) < -1
    assert "no" not in sides(choices(state, 0))
    assert "yes" not in sides(choices(state, 1))


def test_an_office_sways_it() -> None:
    """HO-5.1: the Commander wants the army first; without the office the seat does not care."""
    army = foreseen(1, 0, 0, 0, 0)
    down = foreseen(-1, 0, 0, 0, 0)
    commander = council(offices={0: ("commander",)}, yes=army, no=down, number=8)
    nobody = replace(commander, characters=tuple(replace(one, offices=()) for one in commander.characters))

    assert gain(commander, 0) > gain(nobody, 0) + 1
    assert "yes" not in sides(choices(nobody, 0))


def test_it_gathers_when_nothing_is_at_stake_and_the_pool_is_full() -> None:
    """HO-6.4, HO-6.10."""
    assert {"gather"} == sides(choices(council(pool=12), 0))


def test_it_moderates_when_the_pool_is_empty_and_the_chair_free() -> None:
    """HO-5.8: the chair once a phase; where it is taken, the coin of a gatherer is left."""
    assert {"moderate"} == sides(choices(council(pool=0), 0))
    assert {"gather"} == sides(choices(council("- - - - moderate", pool=0), 0))


def test_a_rebel_pulls_the_realm_over_the_edge() -> None:
    """HO-4.5, HO-9.2."""
    low: dict[str, Any] = {
        "values": (2, 3, 3, 3, 2),
        "stability": 4,
        "yes": CUTS,
        "no": foreseen(0, 0, 0, 0, 0),
    }
    rebel = council(roles="rebel luxurious moderate greedy extremist", **low)

    assert gain(rebel, 0) > 0
    assert "no" not in sides(choices(rebel, 0))


def test_the_lead_is_wanted_where_there_is_something_good_to_sign() -> None:
    """HO-6.12, HO-8.7."""
    good = Forecast((0, 0, 0, 0, 0), HistoryMark("mark", "army", "positive"), story=True)

    assert {"yes"} == sides(choices(council("- x x x moderate", yes=good, pool=0), 0))
    assert not {"yes", "no"} & sides(choices(council("- x x x moderate", pool=0), 0))


def test_a_ballot_is_sealed_with_what_a_deal_asks_for() -> None:
    """HO-R19, HO-R26: a bound house votes as it promised, with the power it promised."""
    free = council("yes3 - - - -")
    others = council("- - gather gather gather", yes=CUTS, no=RAISES, roles="luxurious " * 5)
    owing = trade.bound(others, 0, 1, (Vote("yes", 4, 99),))

    assert SealBallot() == choice(free, 0)
    assert {"yes"} == sides(choices(owing, 0))
    assert all(one.power >= 4 or not one.seal for one in choices(owing, 0) if isinstance(one, Cast))


def test_a_short_ballot_that_a_deal_binds_is_topped_up_until_it_can_be_sealed() -> None:
    """HO-R26: less than promised may be cast, but not sealed."""
    state = trade.voted(trade.bound(council(), 0, 1, (Vote("yes", 4, 99),)), "yes2 - - - -")
    moves = []
    while (move := choice(state, 0)) is not None:
        moves.append(move)
        state = GAME.evolve(state, GAME.apply(state, 0, move, chance_of(bytes(16))(1))[0])

    assert ["AddPower", "AddPower", "SealBallot"] == [type(one).__name__ for one in moves]


@pytest.mark.parametrize(
    ("mine", "theirs", "fair"),
    [
        ((Pay(3),), (Vote("yes", 1, 99),), True),
        ((Reward(4, 0),), (Vote("yes", 2, 99),), True),
        ((Pay(1),), (Vote("no", 6, 99),), False),
        ((Pay(1),), (Promise("anything"),), False),
        ((Sign(("positive",)),), (Pay(8),), False),
        ((Promise("anything"),), (Pay(1),), False),
        ((Vote("yes", 3, 99),), (), True),
        ((), (Vote("yes", 3, 99),), False),
    ],
)
def test_a_deal_is_confirmed_where_it_pays(
    mine: tuple[AnyClause, ...], theirs: tuple[AnyClause, ...], fair: bool
) -> None:
    """HO-6.9: the seat is for yes; what is promised in words it does not give."""
    state = trade.offered(council(yes=RAISES, no=CUTS, roles="luxurious " * 5), 1, 0, mine, theirs)
    answer: type[Any] = ConfirmDeal if fair else DeclineDeal

    assert answer(state.deals[-1].id) == choice(state, 0)


def test_it_pays_for_a_vote_where_much_is_at_stake() -> None:
    """HO-R23: a reward for a vote on its own side, of a house that has not cast; nothing where all is one."""
    low: dict[str, Any] = {
        "yes": RAISES,
        "no": CUTS,
        "values": (9,) * 5,
        "number": 7,
        "roles": "luxurious " * 5,
        "power": (1, 3, 3, 3, 3),
    }
    trades = [
        one for one in choices(council("- gather gather gather -", **low), 0) if isinstance(one, OfferDeal)
    ]

    assert trades
    assert {(4, (Vote("yes", 3, 99),))} == {(one.partner, one.theirs) for one in trades}
    assert not [one for one in choices(council("- gather gather gather -"), 0) if isinstance(one, OfferDeal)]


def test_it_asks_whoever_leans_to_its_side_anyway_HO_6_8() -> None:
    """Of two houses that may still vote the one whose offices an answer raises is likelier to sell it."""
    low: dict[str, Any] = {"yes": RAISES, "no": CUTS, "number": 7, "roles": "luxurious " * 5}
    shown: dict[str, Any] = {"offices": {2: ("commander",), 4: ("sage",)}, "power": (1, 3, 3, 3, 3)}
    trades = [
        one
        for one in choices(council("- gather - gather -", **low, **shown), 0)
        if isinstance(one, OfferDeal)
    ]

    assert {(2, (Vote("yes", 3, 99),))} == {(one.partner, one.theirs) for one in trades}


def partners(state: Any) -> set[int]:
    """The houses to which the first one makes an offer."""
    return {one.partner for one in choices(state, 0) if isinstance(one, OfferDeal)}


def test_it_asks_one_house_at_a_time_and_three_at_most_HO_6_8() -> None:
    """Who has not been answered asks nobody else; where it was declined, another house, three in all."""
    low: dict[str, Any] = {
        "yes": RAISES,
        "no": CUTS,
        "values": (9,) * 5,
        "number": 7,
        "roles": "luxurious " * 5,
        "power": (1, 3, 3, 3, 3),
    }
    asked = trade.offered(council(**low), 0, 4, (Reward(2, 0),), (Vote("yes", 2, 99),))
    declined = trade.after(asked, 4, DeclineDeal(asked.deals[-1].id))
    twice = trade.offered(declined, 0, 3, (Reward(2, 0),), (Vote("yes", 2, 99),))
    again = trade.after(twice, 3, DeclineDeal(twice.deals[-1].id))
    thrice = trade.offered(again, 0, 2, (Reward(2, 0),), (Vote("yes", 2, 99),))
    in_vain = trade.after(thrice, 2, DeclineDeal(thrice.deals[-1].id))

    assert not partners(asked)
    assert partners(declined)
    assert 4 not in partners(declined)
    assert not partners(in_vain)


def test_a_tie_goes_to_what_the_role_wants() -> None:
    """HO-R21: and the lead to its own house where it may."""
    state = council("yes2! no2! gather gather moderate", yes=RAISES, no=CUTS, roles="luxurious " * 5)
    asked = trade.asked(state, ("yes", "no"), (0,), (1,))
    own = trade.asked(state, ("yes",), (0, 4), ())

    assert Decide("yes", 0) == choice(asked, 4)
    assert Decide("yes", 4) == choice(replace(own, phase=_level(own)), 4)


def test_a_momentum_that_pulls_the_wrong_way_is_turned() -> None:
    """Chapter 11, turn_momentum: a Luxurious house whose army is about to sink."""
    state = realm.with_perk(council(roles="luxurious " * 5, number=7), 0, "turn_momentum")
    sinking = replace(state, tracks=(Track(10, False, 2), *(Track(9, False, 0),) * 4))
    rising = replace(state, tracks=(Track(10, True, 2), *(Track(9, False, 0),) * 4))

    assert TurnMomentum("army") == choice(sinking, 0)
    assert TurnMomentum("army") != choice(rising, 0)


def test_it_drafts_by_the_realm_it_finds() -> None:
    """HO-4.1: in a torn realm the Rebel or Extremist, in a high one never the Opportunist."""
    torn = draft.removed(draft.opened(realm.realm(tracks="1d0 19u0 2d0 18u0 10u0")), "moderate")
    high = draft.removed(draft.opened(realm.realm(tracks="19u0 18u0 19u0 18u0 19u0")), "moderate")
    removing = draft.opened(realm.realm(tracks="19u0 18u0 19u0 18u0 19u0"))

    assert choice(torn, draft.turn(torn)) in (TakeRole("rebel"), TakeRole("extremist"))
    assert choice(high, draft.turn(high)) in (TakeRole("luxurious"), TakeRole("rebel"))
    assert isinstance(choice(removing, draft.turn(removing)), RemoveRole)


def test_the_worst_role_goes_to_the_next_house() -> None:
    """Chapter 11, draft_two."""
    state = realm.realm(tracks="19u0 18u0 19u0 18u0 19u0", stage="draft")
    for seat in state.seats:
        state = realm.with_perk(state, seat, "draft_two")
    begun = draft.removed(draft.opened(state), "moderate")
    taken = choice(begun, draft.turn(begun))

    assert "opportunist" == taken.handed
    assert roles.take_role_refusal(begun, draft.turn(begun), taken) is None


def test_offices_are_ranked_by_what_they_should_bring() -> None:
    """HO-R15: the army is high, repute low: the Commander first, the Judge last."""
    past = "army+0 wealth-0 repute-0 knowledge+0"
    state = realm.realm(tracks="17u0 12u0 3d0 9u0 10u0", past=past, stage="ranking")
    chosen = choice(state, 0)

    assert isinstance(chosen, RankOffices)
    assert ("commander", "judge") == (chosen.order[0], chosen.order[-1])


def test_a_house_is_named_by_its_emblem_or_if_that_is_taken_by_its_seat_too() -> None:
    """HO-R02: never a name that is taken, even by a person who took an emblem's code for a name."""
    state = GAME.evolve(None, GAME.setup(5, GAME.options(), DICE)[0])
    plain = choice(found(state, "A house"), 2)
    cheated = choice(found(state, plain.name), 2)

    assert plain.emblem == plain.name == plain.first_name
    assert (plain.emblem, f"{plain.emblem}_3") == (cheated.emblem, cheated.name)


def found(state: Any, name: str) -> Any:
    """Seat 0 has founded a house of this name."""
    founded = GAME.apply(state, 0, Found(name, "emblem_11", "Anahita"), DICE)
    return GAME.evolve(state, founded[0])


def test_it_takes_everybody_at_their_word() -> None:
    """HO-R23."""
    told = Promised("0-1-1", 0, 1, 0, "a word", (0, 1))
    state = replace(council("- gather - - -"), promises=(told,))

    assert MarkPromise("0-1-1", 0, 0, True) == choice(state, 1)


def test_the_expected_clause_meets_the_table_where_nothing_is_left_to_happen() -> None:
    """HO-4.3, HO-5.1: the worked example of chapter 10, with no spread."""
    values = (16.0, 12.0, 10.0, 4.0, 10.0)
    worked = {"opportunist": 10, "luxurious": 14, "moderate": 10, "greedy": 11, "rebel": 13, "extremist": 13}
    due = {"commander": 3, "merchant": 1, "overseer": -3, "vizier": 0, "sage": 0}

    assert worked == {role: round(role_worth(role, values, 0.01)) for role in worked}  # type: ignore[arg-type]
    assert due == {office: round(office_worth(office, values, 0.01)) for office in due}  # type: ignore[arg-type]


def test_what_others_hold_is_not_looked_at() -> None:
    """HO-R37: with other roles and purses in the other seats it does the same."""
    state = council(yes=RAISES, no=CUTS, roles="luxurious " * 5)
    others = tuple(
        replace(one, role=seal("greedy", seat), purse=Sealed(replace(one.shown, coins=0, power=0), (seat,)))
        if seat
        else one
        for seat, one in enumerate(state.characters)
    )
    changed = replace(state, characters=others)

    assert choices(state, 0) == choices(changed, 0)
    assert look(GAME, state, 0).view == look(GAME, changed, 0).view


def test_its_perks_count_when_it_abstains() -> None:
    """Chapter 11, extra_coin_on_abstain: three coins more are worth a small stake."""
    small_stake = council(yes=foreseen(1, 0, 0, 0, 0), pool=0, number=7, roles="luxurious " * 5)
    paid = realm.with_perk(small_stake, 0, "extra_coin_on_abstain", n=9)

    assert Perk("extra_coin_on_abstain", 9) in look(GAME, paid, 0).view.characters[0].perks
    assert sides(choices(paid, 0)) <= {"moderate", "gather"}


def _level(state: Any) -> Any:
    """Two houses level on yes: the moderator's own ballot is among them."""
    ballots = trade.voted(state, "yes2! gather gather gather yes2!").phase
    assert ballots is not None
    return replace(ballots, decision=state.phase.decision)
