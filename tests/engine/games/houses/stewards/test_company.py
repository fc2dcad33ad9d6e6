"""Company, the steward of Houses for the seats beside people: it votes, trades and shows a temper."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.games.houses.clauses import Reward, Vote
from engine.games.houses.content import Forecast, HistoryMark
from engine.games.houses.moves import (
    Cast,
    ConfirmDeal,
    Decide,
    DeclineDeal,
    OfferDeal,
    Options,
)
from engine.games.houses.names import TemperName
from engine.games.houses.state import Promised, State
from engine.games.houses.stewards.company.character import TEMPERS, Temper, most_trusted, trust
from engine.games.houses.stewards.company.company import USED_TO, company
from engine.games.houses.stewards.company.conviction import conviction
from engine.games.houses.stewards.dealing import PLAIN
from engine.kernel.dice import Dice
from engine.kernel.moves import Expire
from engine.kernel.steward import Look
from engine.playout import look, play
from engine.stewards import random
from tests.engine.games.houses import trade
from tests.engine.games.houses.stewards.council import GAME, choice, council, foreseen, whole
from tests.engine.games.houses.stewards.test_whole import tables

RAISES, CUTS = foreseen(1, 1, 1, 1, 0), foreseen(-1, -1, -1, -1, 0)
LEARNED = foreseen(0, 0, 0, 0, 1)
CHANCES = tuple(Dice(number.to_bytes(16, "big")) for number in range(40))


def moves(state: State, temper: Temper, seat: int = 0, people: tuple[int, ...] = ()) -> list[Any]:
    """What a house of this temper does there, with so many different chances of its own."""
    council_ = whole(state)
    steward = company({one.legacy: temper for one in council_.houses})
    seen = look(GAME, council_, seat)
    return [steward(Look(seat, seen.view, seen.waits, seen.ask, people), dice) for dice in CHANCES]


def ballots(state: State, temper: Temper) -> list[str]:
    """The kinds of ballots among its moves."""
    return [str(one.ballot) for one in moves(state, temper) if isinstance(one, Cast)]


def dealing(name: TemperName, offers: int = 0) -> Temper:
    """A temper that looks for a deal in so many of ten phases."""
    return replace(TEMPERS[name], offers=offers)


@settings(max_examples=8, deadline=None)
@given(table=tables(), number=st.integers(min_value=0, max_value=2**60))
def test_it_moves_only_legally_and_never_lets_a_wait_run_out(table: tuple[int, Options], number: int) -> None:
    """Chapter 13, every option, beside random players: a refused move would be an error."""
    seats, options = table
    steward = GAME.stewards["company"]
    roster = [steward, *[random.when_asked] * (seats - 2), steward]
    turns = list(play(GAME, seats, options, number.to_bytes(16, "big"), roster, limit=5_000))

    assert GAME.result(turns[-1].state) is not None
    assert not any(isinstance(turn.action, Expire) for turn in turns if turn.seat in (0, seats - 1))


@settings(max_examples=5, deadline=None)
@given(number=st.integers(min_value=0, max_value=2**60))
def test_it_offers_twice_in_a_phase_at_most_beside_answers_to_offers(number: int) -> None:
    """Nobody likes to be pestered: one house hears of two offers at most, an answer to its own among them."""
    made, asked, pairs = Counter[Any](), Counter[Any](), Counter[Any]()
    steward = GAME.stewards["company"]
    seed = number.to_bytes(16, "big")
    for turn in play(GAME, 5, Options(generations=2), seed, [steward] * 5, limit=5_000):
        if isinstance(turn.action, OfferDeal):
            phase = (turn.state.generation, turn.state.phase.number)
            made[phase, turn.seat] += 1
            asked[phase, turn.action.partner] += 1
            pairs[phase, turn.seat, turn.action.partner] += 1

    assert all(count <= 2 + asked[key] for key, count in made.items())
    assert max(pairs.values(), default=0) <= 2


def test_a_luxurious_house_votes_for_what_raises_HO_4_3() -> None:
    state = council(roles="luxurious moderate moderate moderate moderate", yes=RAISES, no=CUTS)

    assert {"yes"} == set(ballots(state, dealing("loyal")))


def test_the_devout_vote_for_their_resource() -> None:
    """The same house without devotion is of two minds."""
    state = council(yes=LEARNED, no=Forecast((0, 0, 0, 0, -1)), roles="moderate " * 5)
    devout = replace(dealing("devout"), devotion="knowledge")

    assert {"yes"} == set(ballots(state, devout))
    assert {"yes"} != set(ballots(state, dealing("schemer")))


def test_the_grudging_vote_against_what_helps_the_first_house() -> None:
    """HO-5.1: the first house holds the offices of knowledge and welfare; knowledge would rise."""
    state = council(yes=LEARNED, no=Forecast((0, 0, 0, 0, -1)), offices={2: ("sage", "counsellor")})
    ahead = replace(
        state, houses=tuple(replace(one, prestige=9 * (n == 2)) for n, one in enumerate(state.houses))
    )
    found = ballots(ahead, dealing("grudging"))

    assert found.count("no") > 2 * found.count("yes")


def test_the_loyal_keep_the_realm_in_the_middle_HO_2_5() -> None:
    """Stability at 15: the answer that lowers it is more to the loyal than to a house without that wish."""
    state = council(yes=foreseen(1, 1, 0, 0, 0), no=foreseen(-1, -1, 0, 0, 0), stability=15)
    view = look(GAME, whole(state), 0).view
    loyal, other = (conviction(view, 0, dealing(name), CHANCES[0]) for name in ("loyal", "schemer"))

    assert loyal < other - 0.5


def test_the_bold_put_more_power_on_an_early_vote_than_the_miserly() -> None:
    luxurious = "luxurious " * 5
    state = council(roles=luxurious, yes=LEARNED, no=CUTS, number=2, power=(30,) * 5, stability=15)
    bold, miser = (
        [one.power for one in moves(state, dealing(name)) if isinstance(one, Cast) and one.power]
        for name in ("bold", "miser")
    )

    assert sum(bold) / len(bold) > 1.3 * sum(miser) / len(miser)


def test_where_little_is_at_stake_the_bold_vote_and_the_miserly_take_the_coin() -> None:
    """HO-6.4: an abstention brings a coin; the loyal stand between the two."""
    no = foreseen(-1, -1, 0, 0, 0)
    state = council(roles="greedy " * 5, yes=LEARNED, no=no, number=5, stability=15)
    bold, loyal, miser = (
        sum(one in ("yes", "no") for one in ballots(state, dealing(name)))
        for name in ("bold", "loyal", "miser")
    )

    assert bold > loyal > miser


def test_it_waits_with_its_ballot_until_people_have_voted_but_offers_before() -> None:
    """A steward's vote can be bought until the people have voted."""
    state = council(roles="luxurious " * 5, yes=RAISES, no=CUTS)
    waiting = moves(state, dealing("schemer", 10), people=(3,))

    assert {OfferDeal, type(None)} >= {type(one) for one in waiting}
    assert any(isinstance(one, OfferDeal) and one.partner == 3 for one in waiting)


@pytest.mark.parametrize(("coins", "yes", "answer"), [(9, LEARNED, ConfirmDeal), (1, RAISES, DeclineDeal)])
def test_it_sells_its_vote_where_the_price_is_right_HO_R23(
    coins: int, yes: Forecast, answer: type[Any]
) -> None:
    """A vote against a small wish is sold for many coins, one against a great wish not for one."""
    state = council(roles="luxurious " * 5, yes=yes, no=foreseen(0, 0, 0, 0, 0), coins=(10, coins, 9, 9, 9))
    offered = trade.offered(whole(state), 1, 0, (Reward(coins, 0),), (Vote("no", 1, 9),))
    found = moves(offered, dealing("loyal"))

    assert {answer} == {type(one) for one in found}


def test_trust_comes_from_kept_words_and_goes_twice_as_fast_HO_R23() -> None:
    """Only the partner's mark counts: nobody praises himself."""
    kept, broken, praised = (
        Promised(f"d{n}", 1, 2, 0, "word", None, ((by, good),))
        for n, (by, good) in enumerate([(2, True), (2, False), (1, True)])
    )
    state = whole(council())
    views = [
        look(GAME, replace(state, promises=promises), 0).view
        for promises in ((kept,), (kept, broken), (praised,))
    ]

    assert [1, -1, 0] == [trust(view, 0, 1) for view in views]
    assert [1, None, None] == [most_trusted(view, 0) for view in views]


@pytest.mark.parametrize(("name", "kind"), [("bold", "yes"), ("loyal", "no")])
def test_the_bold_stir_the_realm_and_the_loyal_calm_it_HO_2_5(name: TemperName, kind: str) -> None:
    """Stability at 15: a yes raises it further."""
    state = council(yes=foreseen(1, 1, 0, 0, 0), no=foreseen(-1, -1, 0, 0, 0), stability=15)
    view = look(GAME, whole(state), 0).view
    inclined, plain = (conviction(view, 0, dealing(one), CHANCES[0]) for one in (name, "schemer"))

    assert (inclined > plain) is (kind == "yes")


def test_an_event_to_sign_draws_a_vote_to_its_side_HO_6_12() -> None:
    """HO-8.7: a positive event on a no that is otherwise alike."""
    signed = replace(foreseen(1, 0, 0, 0, 0), event=HistoryMark("e", "army", "positive"))
    plain, rich = (
        look(GAME, whole(council(yes=foreseen(1, 0, 0, 0, 0), no=no)), 0).view
        for no in (foreseen(1, 0, 0, 0, 0), signed)
    )
    calm = dealing("loyal")

    assert conviction(rich, 0, calm, CHANCES[0]) < conviction(plain, 0, calm, CHANCES[0]) - 0.2


def test_who_has_paid_for_a_no_does_not_vote_yes_HO_R23() -> None:
    """Whatever has changed its mind since: it abstains, or votes for what it asked for."""
    state = council(roles="luxurious moderate moderate moderate moderate", yes=RAISES, no=CUTS)
    bought = trade.offered(whole(state), 0, 1, (Reward(2, 0),), (Vote("no", 1, 3),))

    assert "yes" in ballots(state, dealing("miser"))
    assert "yes" not in ballots(bought, dealing("miser"))


def test_who_voted_for_a_side_breaks_the_tie_for_it_HO_R21() -> None:
    """It voted no, which its role would not: it had given its word. From the chair it says no as well."""
    roles = "luxurious " * 5
    state = council("yes2! gather gather gather no2!", yes=RAISES, no=CUTS, roles=roles)
    voted = trade.asked(state, ("yes", "no"), (0,), (4,))
    idle = council("yes2! no2! gather gather gather", yes=RAISES, no=CUTS, roles=roles)
    silent = trade.asked(idle, ("yes", "no"), (0,), (1,))

    assert Decide("yes", 0) == choice(voted, 4)
    assert {Decide("no", 4)} == set(moves(voted, TEMPERS["loyal"], 4))
    assert {Decide("yes", 0)} == set(moves(silent, TEMPERS["loyal"], 4))


def test_it_expects_what_the_table_has_shown_whatever_the_card() -> None:
    """People and its like vote by temper: that a card brings little keeps them silent no more."""
    dull, lively = (
        look(GAME, whole(council(yes=yes, no=foreseen(*[-one for one in yes.effects]))), 0)
        for yes in (foreseen(0, 0, 0, 0, 0), RAISES)
    )

    assert USED_TO(dull).others.silent == USED_TO(lively).others.silent
    assert PLAIN(dull).others.silent > PLAIN(lively).others.silent
