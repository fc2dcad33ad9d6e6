"""Stewards and people at one table: a steward's vote can be bought until the people have voted."""

from pathlib import Path
from typing import Any

from engine.automatic_moves import expire_due, play_stewards
from engine.games.houses.clauses import Promise
from engine.games.houses.events import BallotsCounted, DealOffered
from engine.games.houses.moves import Cast
from engine.games.houses.stewards.dealing import clause_as_offered, exchange
from engine.games.houses.stewards.prudent import prudent
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.steward import Look, Steward
from engine.match.live import LiveMatch
from engine.matches import Matches
from engine.stewards import random, steward_for
from tests.engine.service import HOST, Clock, begun, entropy, service


async def at_the_vote(matches: Matches, match: int) -> LiveMatch:
    """One person and four prudent stewards, in the first vote."""
    live = await matches.live(match)
    await play_stewards(matches, match)
    number = 0
    while live.match_state.state.stage != "vote":
        number += 1
        look = live.look(0)
        action = random.when_asked(look, Dice(number.to_bytes(16, "big")))
        if action is not None:
            await matches.act(match, HOST, action)
        await play_stewards(matches, match)
    return live


async def test_stewards_vote_after_the_people_have_voted(tmp_path: Path) -> None:
    """Until then they answer offers; then the count comes at once."""
    async with service(tmp_path, Clock(), entropy(), steward_for) as (matches, _):
        match = await begun(matches, people=1, kind="prudent")
        live = await at_the_vote(matches, match)
        before = [slip.cast for slip in live.match_state.state.phase.slips]
        await matches.act(match, HOST, Cast("gather"))
        await play_stewards(matches, match)

    assert [False] * 5 == before
    assert 2 == live.match_state.state.phase.number


async def test_stewards_vote_at_the_deadline_where_a_person_stays_silent(tmp_path: Path) -> None:
    """Nobody's ballot is lost because somebody is away."""
    clock = Clock()
    async with service(tmp_path, clock, entropy(), steward_for) as (matches, _):
        match = await begun(matches, people=1, kind="prudent")
        live = await at_the_vote(matches, match)
        clock.pass_by(days=1)
        await expire_due(matches)
        events = [event for entry in await matches.entries(match) for event in entry.events]
        counted = next(event for event in events if type(event).__name__ == "BallotsCounted")

    assert [None] == [ballot for ballot in counted.ballots if ballot is None]
    assert live.match_state.state.phase.number == 2 or live.match_state.state.stage == "decide"


async def test_a_steward_with_something_to_do_first_still_votes_at_the_deadline(tmp_path: Path) -> None:
    """HO-R20: it makes an offer, or takes one back, and then its ballot comes; only the person is absent.

    With one move at the deadline and no more, a house of company would be counted as absent for its trade.
    """

    def busy(game: AnyGame, kind: str) -> Steward:
        def choose(look: Look, dice: Dice) -> Any | None:
            if look.people or look.view.stage != "vote" or look.view.own.offered:
                return prudent(look, dice)
            partner = (look.seat + 1) % 5
            return exchange(
                look, partner, clause_as_offered(Promise("peace")), clause_as_offered(Promise("peace"))
            )

        return choose

    clock = Clock()
    async with service(tmp_path, clock, entropy(), busy) as (matches, _):
        match = await begun(matches, people=1, kind="prudent")
        await at_the_vote(matches, match)
        clock.pass_by(days=1)
        await expire_due(matches)
        events = [event for entry in await matches.entries(match) for event in entry.events]
        counted = next(event for event in events if isinstance(event, BallotsCounted))

    assert any(isinstance(event, DealOffered) for event in events)
    assert [0] == [seat for seat, ballot in enumerate(counted.ballots) if ballot is None]
