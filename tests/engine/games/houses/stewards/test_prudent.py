"""The prudent steward of Houses: its choices by plain sense."""

from typing import Any

from msgspec.structs import replace

from engine.games.houses import roles
from engine.games.houses.content import Forecast, HistoryMark, Perk
from engine.games.houses.moves import (
    Decide,
    Found,
    RankOffices,
    RemoveRole,
    TakeRole,
    TurnMomentum,
)
from engine.games.houses.state import Track
from engine.games.houses.stewards.values.realm import office_worth, role_worth
from engine.kernel.sealed import Sealed, seal
from engine.playout import look
from tests.engine.games.houses import draft, realm, trade
from tests.engine.games.houses.stewards.council import (
    DICE,
    GAME,
    choice,
    choices,
    council,
    foreseen,
    gain,
    sides,
)

RAISES, CUTS = foreseen(1, 1, 1, 0, 0), foreseen(-1, -1, -1, 0, 0)


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
