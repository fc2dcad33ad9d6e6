"""Whole campaigns of random players: what holds in every one of them, whatever is played.

`KHANDAN_LONG=1` plays 2,000; half of them with the content that is really played.
"""

from collections import Counter

import pytest

from engine.games.houses import events as e
from engine.games.houses.balances import free_power, purse
from engine.games.houses.names import OFFICES, RESOURCES
from engine.games.houses.state import State
from engine.kernel.sealed import open_sealed
from tests.engine.games.houses.campaigns import COUNT, Moment, campaign
from tests.engine.games.houses.trade import escrow


@pytest.mark.long
@pytest.mark.parametrize("number", range(COUNT))
def test_a_campaign_ends_and_keeps_every_balance(number: int) -> None:
    """One campaign, looked at from all sides at once: playing it costs more than looking."""
    moments = campaign(number)

    for moment in moments:
        _bounds_hold(moment.after)
        _history_is_short(moment.after)
        _power_is_conserved(moment)
        _coins_are_conserved(moment)
    _phases_are_as_ruled(moments)
    _generations_are_as_ruled(moments)
    _campaign_is_whole(moments)


def _bounds_hold(state: State) -> None:
    """HO-2.1, HO-2.5, HO-3.2, HO-1.3, HO-6.10, HO-R22, HO-R25: nothing leaves its bounds, nobody owes."""
    assert all(0 <= track.value <= 20 for track in state.tracks)
    assert 0 <= state.stability <= 20
    assert state.pool >= 0
    assert all(house.prestige >= 0 and house.crown >= 0 for house in state.houses)
    for seat in range(len(state.characters)):
        owned = purse(state, seat)
        assert owned.coins >= 0
        assert owned.power >= 0
        assert state.stage not in ("vote", "decide") or free_power(state, seat) >= 0


def _history_is_short(state: State) -> None:
    """HO-8.3, HO-8.4: three of a resource; none that is older than three generations."""
    counts = Counter(one.resource for one in state.history)

    assert max(counts.values(), default=0) <= 3
    assert set(counts) <= set(RESOURCES)
    assert all(state.generation - one.generation <= 3 + (state.stage == "interlude") for one in state.history)


def _power_is_conserved(moment: Moment) -> None:
    """HO-6.10, HO-R22: purses and pool change together, but for a generation's start."""
    if not isinstance(moment.event, e.GenerationOpened):
        assert _power(moment.before) == _power(moment.after), moment.event
    elif moment.after.characters:
        assert sum(moment.event.power) + moment.event.pool == _power(moment.after)


def _coins_are_conserved(moment: Moment) -> None:
    """HO-6.4, HO-R28: purses and escrow change by abstentions and at a generation's start alone."""
    if isinstance(moment.event, e.GenerationOpened):
        assert sum(moment.event.coins) == _coins(moment.after)
        return
    brought = open_sealed(moment.event.coins) if isinstance(moment.event, e.BallotCast) else 0

    assert _coins(moment.before) + brought == _coins(moment.after), moment.event


def _phases_are_as_ruled(moments: tuple[Moment, ...]) -> None:
    """HO-5.8, HO-R17, HO-R32: one seat a phase, lines that alternate, three in seven, nine at most."""
    takers: Counter[tuple[int, int]] = Counter()
    lines: list[str | None] = []
    for _, event, after in moments:
        match event:
            case e.GenerationOpened():
                lines = []
            case e.PhaseOpened(number, _, line):
                assert line is None or line not in lines[-1:]
                lines.append(line)
                assert number == len(lines) <= 9
                if number == 7 and any(one.at is not None for one in after.lines):
                    assert sum(one is not None for one in lines) >= 3
            case e.ModeratorTaken() if after.phase is not None:
                takers[after.generation, after.phase.number] += 1
            case e.BallotsCounted(ballots):
                assert sum(one is not None and one.kind == "moderate" for one in ballots) <= 1
    assert set(takers.values()) <= {1}


def _generations_are_as_ruled(moments: tuple[Moment, ...]) -> None:
    """HO-3.4, HO-5.4, HO-R13 to R15, HO-R33: two offices and a role each, every place taken once."""
    for _, event, after in moments:
        seats = list(after.seats)
        match event:
            case e.OfficesDealt(offices):
                held = [one for hand in offices for one in hand]
                assert {2} == {len(hand) for hand in offices}
                assert len(held) == len(set(held) & set(OFFICES))
            case e.CouncilSeated(leader, moderator):
                assert leader != moderator
            case e.PhaseOpened():
                roles = [open_sealed(one.role) for one in after.characters if one.role is not None]
                assert len(seats) == len(set(roles))
            case e.GenerationScored(_, _, scores):
                assert seats == sorted(row.seat for row in scores)
                assert [seat + 1 for seat in seats] == [row.place for row in scores]


def _campaign_is_whole(moments: tuple[Moment, ...]) -> None:
    """HO-R04, HO-R05, HO-1.4, HO-1.5, HO-R29: it ends as agreed, and what is given once is given once."""
    last = moments[-1].after
    ended = [event for _, event, _ in moments if isinstance(event, e.CampaignEnded)]
    lines = [one.end for one in last.lines]

    assert isinstance(moments[-1].event, e.CampaignEnded)
    assert 1 == len(ended)
    assert list(last.seats) == sorted(seat for place in ended[0].places for seat in place)
    assert last.generation <= last.options.generations
    assert last.generation == last.options.generations or None not in lines or all(last.stopping)
    assert (lines.count("unity"), lines.count("division")) == (last.unity, last.division)
    _goals_are_given_once(last)


def _goals_are_given_once(state: State) -> None:
    reached = [goal for house in state.houses for goal in house.reached]

    assert len(reached) == len(set(reached))
    assert all(len(house.records) == len(set(house.records)) for house in state.houses)


def _power(state: State) -> int:
    return sum(purse(state, seat).power for seat in range(len(state.characters))) + state.pool


def _coins(state: State) -> int:
    owned = sum(purse(state, seat).coins for seat in range(len(state.characters)))
    return owned + sum(escrow(deal) for deal in state.deals)
