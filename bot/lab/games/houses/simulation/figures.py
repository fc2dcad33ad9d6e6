"""What is counted of a campaign of Houses: every share that the balance of roles and content is judged by.

A `win` is a row of ones and noughts, so that its mean is the share of the times in which it could be won.
"""

from collections import Counter as Counts
from collections.abc import Callable, Iterator
from typing import Any, Final

from bot.lab.simulation.counters import Figure
from engine.games.houses import events as e
from engine.games.houses.moves import Ballot
from engine.games.houses.names import SIDES
from engine.games.houses.state import State
from engine.record.making import Played

Kind = Callable[[int], str]


def figures(made: Played, kind: Kind) -> Iterator[Figure]:
    """All of them, in the order of the log."""
    happened = [event for entry in made.log for event in entry.events]
    yield from _generations(happened, kind)
    yield from _answers(happened)
    yield from voting_figures(happened, kind)
    yield from _stories(happened)
    state: State | None = made.match_state.state
    ended = next((one for one in happened if isinstance(one, e.CampaignEnded)), None)
    if state is not None and ended is not None:
        yield from _campaign(state, ended)


def _generations(happened: list[Any], kind: Kind) -> Iterator[Figure]:
    """Each generation's end and its characters: by role, office, seat and steward (chapter 10)."""
    offices: tuple[tuple[str, ...], ...] = ()
    phases = generations = 0
    for event in happened:
        match event:
            case e.OfficesDealt():
                offices = event.offices
            case e.PhaseClosed():
                phases = event.phase
            case e.GenerationScored():
                generations += 1
                yield "falls", event.end, 1
                yield "phases", "", phases
                yield from _characters(event, offices, kind)
    if generations:
        yield "generations", str(generations), 1


def _characters(
    event: e.GenerationScored, offices: tuple[tuple[str, ...], ...], kind: Kind
) -> Iterator[Figure]:
    for score in event.scores:
        won = float(score.place == 1)
        yield "roles", score.role, score.total
        yield "stewards", kind(score.seat), score.total
        yield "role_win", score.role, won
        yield "steward_win", kind(score.seat), won
        yield "generation_win", str(score.seat + 1), won
        for office in offices[score.seat]:
            yield "office_win", office, won


def _answers(happened: list[Any]) -> Iterator[Figure]:
    """How often each dilemma is answered with yes, and what was in the purses."""
    card = ""
    for event in happened:
        match event:
            case e.PhaseOpened():
                card = event.card
            case e.DecisionTaken():
                yield "answer_yes", card, float(event.side == "yes")
            case e.GenerationOpened():
                yield from (("coins", "", coins) for coins in event.coins)
                yield from (("power", "", power) for power in event.power)
            case e.DealConfirmed():
                yield "deals", "", 1


def _stories(happened: list[Any]) -> Iterator[Figure]:
    for event in happened:
        if isinstance(event, e.StoryEnded):
            yield "story_unity", event.line, float(event.end == "unity")


def _campaign(state: State, ended: e.CampaignEnded) -> Iterator[Figure]:
    """HO-R05: its end, and who won it, by seat and by legacy; a shared first place is shared out."""
    yield from (("campaign", end, float(ended.why == end)) for end in ("unity", "division"))
    winners = Counts(dict.fromkeys(ended.places[0], 1 / len(ended.places[0])))
    for seat, house in enumerate(state.houses):
        yield "seat_win", str(seat + 1), float(winners[seat])
        yield "legacy_win", house.legacy, float(winners[seat])
        yield "prestige", "", house.prestige
        yield "crown", "", house.crown


CLOSE: Final = 2
"""A vote is close where so much power, or less, lies between the sides."""

MANY: Final = 3
"""So many votes make a full first phase, of five houses."""


def voting_figures(happened: list[Any], kind: Callable[[int], str]) -> Iterator[Figure]:
    """Figures of every phase that was counted, in the order of the log."""
    first, offered = False, set[int]()
    for event in happened:
        match event:
            case e.PhaseOpened():
                first, offered = event.phase == 1, set()
            case e.DealOffered():
                offered.add(event.deal.partner)
            case e.BallotsCounted():
                yield from _figures_of_count(event, kind, first)
                for seat in range(len(event.ballots)):
                    yield "phase_offered", kind(seat), float(seat in offered)


def _figures_of_count(event: e.BallotsCounted, kind: Callable[[int], str], first: bool) -> Iterator[Figure]:
    """HO-6.6: one vote."""
    votes = [_is_vote(ballot) for ballot in event.ballots]
    for seat, votes_ in enumerate(votes):
        yield "ballot_votes", kind(seat), float(votes_)
    yield "phase_silent", "", float(not any(votes))
    yield "phase_sides", "", float(event.yes > 0 and event.no > 0)
    if first:
        yield "phase_first", "", float(sum(votes) >= MANY)
    if any(votes):
        yield "phase_close", "", float(abs(event.yes - event.no) <= CLOSE)
        yield "margin", str(abs(event.yes - event.no)), 1.0


def _is_vote(ballot: Ballot | None) -> bool:
    return ballot is not None and ballot.kind in SIDES
