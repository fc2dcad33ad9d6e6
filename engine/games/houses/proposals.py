"""Proposals: which one a phase brings, and what an answer to it brings (HO-6.1 to 6.3, HO-R16, HO-R17).

A phase brings a story proposal, where an open line stands, or an ordinary one. A coin decides, but of a
generation's first seven phases at least three bring a story. An ordinary one is not seen before in this
campaign; once all that may come have been seen they return together. Cards with a condition come only while
it holds, and since version 3 want or plenty of a resource lays a card into the pile more than once.
"""

from typing import Final

from msgspec.structs import replace

from engine.games.houses.balances import refresh_shown_purses
from engine.games.houses.content import (
    Answer,
    Content,
    Limit,
    Outcome,
    Proposal,
    When,
    proposal,
)
from engine.games.houses.events import PhaseOpened
from engine.games.houses.names import RESOURCES, Side
from engine.games.houses.state import Phase, Slip, State
from engine.kernel.dice import Dice

ALWAYS: Final = When()

SPOTS: Final = {resource: spot for spot, resource in enumerate(RESOURCES)}
"""Where each resource stands among the tracks: every card on the pile is asked for its limits."""

STORY_LEAST: Final = 3
"""HO-R17: at least so many of a generation's first seven phases are story proposals."""

STORY_WITHIN: Final = 7
"""HO-R17: the phases in which they come."""


# --- a phase opens ----------------------------------------------------------------------------------------


def open_phase(state: State, content: Content, number: int, dice: Dice) -> PhaseOpened:
    """The proposal of this phase of the generation, drawn when the phase opens.

    Conditions are asked of the council as it is now, not as it was when the last phase opened.
    """
    state = replace(state, phase=None)
    # Where the open lines stand; no line comes twice in a row (HO-R17).
    cards, last = content.proposals_by_id, state.last_line
    story = tuple([cards[one.at] for one in state.lines if one.at is not None and one.line != last])
    if story and (_is_story_forced(state, number) or dice.roll_below(2, "story", number) == 0):
        card, recycled = dice.pick(story, "line", number), False
    else:
        card, recycled = _draw_ordinary(state, content, number, dice)
    yes, no = card.yes.forecast, card.no.forecast
    if state.ruling.shown != "chapter":
        # A chapter's perk and end are shown in campaigns that began under the ruling.
        yes, no = replace(yes, chapter=None), replace(no, chapter=None)
    return PhaseOpened(number, card.id, card.line, yes, no, recycled)


def _is_story_forced(state: State, number: int) -> bool:
    """Whether the story proposals still owed would not fit any more if this phase brought another.

    How many surely fit depends on the open lines. A line alone comes every other phase. Any line may end with
    its next proposal, so that of two lines one is soon alone; of three the third is not, before three
    proposals have come.
    """
    owed = STORY_LEAST - state.story_phases
    phases = STORY_WITHIN - number
    lines = sum([one.at is not None for one in state.lines])
    if lines > 2:
        room = phases
    elif lines == 2:
        room = min(phases, 1 + phases // 2)
    else:
        room = (phases + 1) // 2
    return owed > 0 and room < owed


def _draw_ordinary(state: State, content: Content, number: int, dice: Dice) -> tuple[Proposal, bool]:
    """One not seen in this campaign, and whether all whose condition holds were seen and return (HO-R17).

    Want and plenty draw their own cards, in campaigns that began under the ruling.
    """
    sure, seen = content.sure, frozenset(state.seen)
    fit = [card for card in content.ordinary if card.id in sure or is_met(state, card.when)]
    fresh = [card for card in fit if card.id not in seen]
    left = fresh or fit
    weights = [1] * len(left)
    if state.ruling.draw == "weighed":
        for spot, card in enumerate(left):
            if card.pull is not None and _are_within(state, card.pull.limits):
                weights[spot] = card.pull.weight
    return left[dice.pick_weighted(weights, "proposal", number)], not fresh


def on_phase_opened(state: State, event: PhaseOpened) -> State:
    """The vote is open, and the others' picture of the purses is brought up to date (HO-R11).

    HO-R17: proposals that have all been seen return together, less the one that is before the council.
    """
    slips = (Slip(),) * len(state.houses)
    before = () if event.recycled else state.seen
    return replace(
        state,
        stage="vote",
        phase=Phase(
            event.phase, event.card, event.line, event.yes, event.no, state.leader, state.moderator, slips
        ),
        draft=None,
        seen=(*before, event.card) if event.line is None else state.seen,
        story_phases=state.story_phases + (event.line is not None),
        last_line=event.line,
        characters=refresh_shown_purses(state),
    )


# --- an answer is rolled ----------------------------------------------------------------------------------


def outcome(state: State, content: Content, side: Side, dice: Dice) -> Outcome:
    """HO-R16: what this answer brings: for a given phase and answer the roll is always the same one."""
    phase = state.open_phase
    outcomes = answer_of(proposal(content, phase.card), side).outcomes
    possible = [one for one in outcomes if is_met(state, one.when)]
    return possible[dice.pick_weighted([one.weight for one in possible], "outcome", phase.number, side)]


def answer_of(card: Proposal, side: Side) -> Answer:
    """The card's answer on this side."""
    return card.yes if side == "yes" else card.no


# --- conditions -------------------------------------------------------------------------------------------


def is_met(state: State, when: When) -> bool:
    """Whether every part of a condition holds; holders are those of the phase's opening (HO-R16)."""
    if when == ALWAYS:
        return True
    if not _are_within(state, when.limits):
        return False
    # An event of this card, or of this answer or outcome of a card: its mark begins with their name.
    for name in when.remembered:
        if not any(one.card == name or one.mark.startswith(f"{name}.") for one in state.history):
            return False
    leader, moderator = state.leader, state.moderator
    if state.phase is not None:
        leader, moderator = state.phase.leader, state.phase.moderator
    wanted = {"leader": (leader,), "moderator": (moderator,), "anyone": state.seats}
    for held in when.held:
        if not any(held.office in state.characters[seat].offices for seat in wanted[held.by]):
            return False
    return all(
        any(one.line == part.line and one.newest_card in part.cards for one in state.lines)
        for part in when.newest
    )


def _are_within(state: State, limits: tuple[Limit, ...]) -> bool:
    tracks = state.tracks
    return all(one.least <= tracks[SPOTS[one.resource]].value <= one.most for one in limits)
