"""Every card of both contents can be decided either way, whatever of its outcomes comes (HO-R16, HO-R30)."""

from typing import Literal

import pytest
from msgspec.structs import replace

from engine.games.houses.content import Content, Proposal
from engine.games.houses.events import EventSigned, OutcomeDrawn, PhaseClosed, StoryEnded, StorySigned
from engine.games.houses.proposals import answer_of
from engine.games.houses.state import LineState, Tally
from engine.kernel.dice import Dice
from tests.engine.games.houses.campaigns import content
from tests.engine.games.houses.position import Told, council, voted

Name = Literal["small", "real"]
contents = pytest.mark.parametrize("name", ["small", "real"])
sides = pytest.mark.parametrize("side", ["yes", "no"])


def decided(world: Content, card: Proposal, side: str, dice: Dice) -> Told:
    """House 0 carries this answer."""
    at = {card.line: card.id}
    lines = tuple(LineState(one.id, at.get(one.id, one.opens), (0,) * 5) for one in world.lines)
    state = council(proposal=card, lines=lines, last_line=card.line)
    tally = Tally(story=(0,) * len(lines))
    houses = tuple(
        replace(one, legacy=world.legacies[seat].id, tally=tally) for seat, one in enumerate(state.houses)
    )
    return voted(world, replace(state, houses=houses), f"{side}2 gather gather gather gather", dice)


@contents
@sides
def test_every_answer_brings_one_of_its_outcomes(name: Name, side: Literal["yes", "no"]) -> None:
    """HO-6.11: at most one historical and one story event, as the outcome says."""
    world = content(name)
    for number, card in enumerate(world.proposals):
        told = decided(world, card, side, Dice(number.to_bytes(2, "big") * 8))
        drawn = told.one(OutcomeDrawn)
        outcome = next(one for one in answer_of(card, side).outcomes if one.id == drawn.outcome)

        assert (outcome.event is not None) == bool(told.all(EventSigned))
        assert (outcome.story is not None) == bool(told.all(StorySigned))
        assert 1 == len(told.all(PhaseClosed))


@contents
def test_every_story_event_moves_its_line_or_ends_it(name: Name) -> None:
    """HO-R30: to the proposal that it names, or to unity or division."""
    world = content(name)
    told = [decided(world, card, "yes", Dice(b"every story card")) for card in world.proposals if card.line]

    for one in told:
        line = next(line for line in one.state.lines if line.newest is not None)
        assert one.one(StorySigned).next == line.at
        assert (line.at is None) == (line.end is not None) == bool(one.all(StoryEnded))


@contents
def test_some_proposal_always_fits(name: Name) -> None:
    """HO-R17: else a phase could open with none, whatever the realm is like."""
    free = [card for card in content(name).proposals if card.line is None and card.when == type(card.when)()]

    assert free
