"""Proposals: which one a phase brings, and what an answer to it brings (HO-6.1 to 6.3, HO-R16, HO-R17)."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.games.houses.content import (
    Answer,
    Content,
    Forecast,
    Held,
    Limit,
    Newest,
    Outcome,
    Proposal,
    Pull,
    When,
    proposal,
)
from engine.games.houses.events import PhaseOpened
from engine.games.houses.names import RESOURCES, Side
from engine.games.houses.state import State
from engine.kernel.dice import Dice

ALWAYS = When()

SPOTS = {resource: spot for spot, resource in enumerate(RESOURCES)}
"""Where each resource stands among the tracks: every card on the pile is asked for its limits."""

STORY_LEAST = 3
"""HO-R17: at least so many of a generation's first seven phases are story proposals."""

STORY_WITHIN = 7
"""HO-R17: the phases in which they come."""


def open_phase(state: State, content: Content, number: int, dice: Dice) -> PhaseOpened:
    """The proposal of this phase of the generation, drawn when the phase opens.

    Conditions are asked of the council as it is now, not as it was when the last phase opened.
    """
    state = replace(state, phase=None)
    story = _story(state, content)
    if story and (_is_story_forced(state, number) or dice.roll_below(2, "story", number) == 0):
        card, recycled = dice.pick(story, "line", number), False
    else:
        card, recycled = _ordinary(state, content, number, dice)
    yes, no = _forecast_to_show(state, card.yes.forecast), _forecast_to_show(state, card.no.forecast)
    return PhaseOpened(number, card.id, card.line, yes, no, recycled)


def _forecast_to_show(state: State, forecast: Forecast) -> Forecast:
    """A chapter's perk and end are shown in campaigns that began under the ruling."""
    hidden = forecast.chapter is not None and state.ruling.shown != "chapter"
    return replace(forecast, chapter=None) if hidden else forecast


def outcome(state: State, content: Content, side: Side, dice: Dice) -> Outcome:
    """HO-R16: what this answer brings: for a given phase and answer the roll is always the same one."""
    assert state.phase is not None
    answer = answer_of(proposal(content, state.phase.card), side)
    possible = [one for one in answer.outcomes if holds(state, one.when)]
    spot = dice.pick_weighted([one.weight for one in possible], "outcome", state.phase.number, side)
    return possible[spot]


def answer_of(card: Proposal, side: Side) -> Answer:
    """The answer on this side."""
    return card.yes if side == "yes" else card.no


def holds(state: State, when: When) -> bool:
    """Whether every part of a condition holds; holders are those of the phase's opening (HO-R16)."""
    if when == ALWAYS:
        return True
    return (
        _within_all(state, when.limits)
        and all(_is_remembered(state, name) for name in when.remembered)
        and all(_is_role_held(state, part) for part in when.held)
        and all(_newest(state, part) for part in when.newest)
    )


def _is_remembered(state: State, name: str) -> bool:
    """An event of this card, or of this answer or outcome of a card: its mark begins with their name."""
    return any(one.card == name or one.mark.startswith(f"{name}.") for one in state.history)


def _story(state: State, content: Content) -> tuple[Proposal, ...]:
    """Where the open lines stand; no line comes twice in a row (HO-R17)."""
    last, cards = state.last_line, content.proposals_by_id
    return tuple([cards[one.at] for one in state.lines if one.at is not None and one.line != last])


def _is_story_forced(state: State, number: int) -> bool:
    """Whether the story proposals still owed would not fit any more if this phase brought another."""
    owed = STORY_LEAST - state.story_phases
    lines = sum([one.at is not None for one in state.lines])
    return owed > 0 and _room(STORY_WITHIN - number, lines) < owed


def _room(phases: int, lines: int) -> int:
    """How many story proposals so many phases surely hold, with so many lines open.

    A line alone comes every other phase. Any line may end with its next proposal, so that of two lines one
    is soon alone; of three the third is not, before three proposals have come.
    """
    if lines > 2:
        return phases
    return min(phases, 1 + phases // 2) if lines == 2 else (phases + 1) // 2


def _ordinary(state: State, content: Content, number: int, dice: Dice) -> tuple[Proposal, bool]:
    """One not seen in this campaign; when all whose condition holds were seen, they return (HO-R17)."""
    sure = content.sure
    fit = [card for card in content.ordinary if card.id in sure or holds(state, card.when)]
    seen = frozenset(state.seen)
    fresh = [card for card in fit if card.id not in seen]
    left = fresh or fit
    spot = dice.pick_weighted(_weights(state, left), "proposal", number)
    return left[spot], not fresh


def _weights(state: State, cards: list[Proposal]) -> list[int]:
    """HO-R17: want and plenty draw their own cards, in campaigns that began under the ruling."""
    if state.ruling.draw != "weighed":
        return [1] * len(cards)
    return [1 if card.pull is None else _weight(state, card.pull) for card in cards]


def _weight(state: State, pull: Pull) -> int:
    return pull.weight if _within_all(state, pull.limits) else 1


def _within_all(state: State, limits: tuple[Limit, ...]) -> bool:
    tracks = state.tracks
    return all(one.least <= tracks[SPOTS[one.resource]].value <= one.most for one in limits)


def _is_role_held(state: State, part: Held) -> bool:
    holders: Iterable[int] = (seat for seat in state.seats if part.office in state.characters[seat].offices)
    leader = state.phase.leader if state.phase else state.leader
    moderator = state.phase.moderator if state.phase else state.moderator
    wanted = {"leader": (leader,), "moderator": (moderator,), "anyone": state.seats}[part.by]
    return any(seat in wanted for seat in holders)


def _newest(state: State, part: Newest) -> bool:
    return any(one.line == part.line and one.newest_card in part.cards for one in state.lines)
