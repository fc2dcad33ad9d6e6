"""Proposals: which one a phase brings, and what an answer to it brings (HO-6.1 to 6.3, HO-R16, HO-R17).

A phase brings a story proposal, where an open line stands, or an ordinary one. A coin decides, but of a
generation's first seven phases at least three bring a story. An ordinary one is not seen before in this
campaign; once all that may come have been seen they return together. Cards with a condition come only while
it holds (conditions.py), and since version 3 want or plenty of a resource lays a card into the pile more than
once. A crisis is a chain of ordinary ones: where an outcome names the next, the next phase brings that.
"""

from collections.abc import Sequence
from math import gcd
from typing import Final

from msgspec.structs import replace

from engine.games.houses.balances import refresh_shown_purses
from engine.games.houses.conditions import is_met, names_by
from engine.games.houses.content import Answer, Content, Outcome, Proposal, proposal
from engine.games.houses.events import PhaseOpened
from engine.games.houses.names import BoundName, Side
from engine.games.houses.points import DEATH
from engine.games.houses.resources import LEAST, MOST, changes_by_asked
from engine.games.houses.state import Crisis, Phase, Remembered, Slip, State
from engine.kernel.dice import Dice
from engine.kernel.seats import Seat

STORY_LEAST: Final = 3
"""HO-R17: at least so many of a generation's first seven phases are story proposals."""

STORY_WITHIN: Final = 7
"""HO-R17: the phases in which they come."""

NEW: Final = 4
"""HO-R17: a proposal that this table did not see in its last campaign weighs so many times as much."""

PAST: Final = 8
"""HO-R17: what is remembered, or was broken, pulls its card so many times as hard as is written."""

CRISIS: Final = 7
"""HO-R17: the first proposal of a crisis lies in the pile so many times, where the crisis may begin."""

ENDING_WEIGHT: Final = 4
"""HO-R17: a proposal that could end the reign, as the realm stands, lies in the pile so many times from the
phase ENDING_FROM on, the guarded phases of a first reign aside: else most kings would die of age."""

ENDING_FROM: Final = 3

GUARDED: Final = 4
"""HO-R17: in so many phases of the first reign no proposal comes that could end it, if there is another."""

LAST_SURE: Final = min(DEATH)
"""HO-R32: after this phase the king may die of age, so that a crisis is over by then."""


# --- a phase opens ----------------------------------------------------------------------------------------


def open_phase(state: State, content: Content, number: int, dice: Dice) -> PhaseOpened:
    """The proposal of this phase of the generation, drawn when the phase opens.

    Conditions are asked of the council as it is now, not as it was when the last phase opened.
    """
    state, crisis = replace(state, history=_ripe_history(state), phase=None), state.crisis
    if crisis is not None and crisis.at is not None:
        return _phase_of(state, proposal(content, crisis.at), number)
    # Where the open lines stand; no line comes twice in a row (HO-R17).
    cards, last = content.proposals_by_id, state.last_line
    story = tuple([cards[one.at] for one in state.lines if one.at is not None and one.line != last])
    is_forced = _is_story_forced(state, number)
    if _is_guarded(state, number):
        ending = ending_cards(state, content, story)
        safe = tuple([card for card in story if card.id not in ending])
        story = safe or (story if is_forced else ())
    if story and (is_forced or dice.roll_below(2, "story", number) == 0):
        card, recycled = dice.pick(story, "line", number), False
    else:
        card, recycled = _draw_ordinary(state, content, number, dice)
    return _phase_of(state, card, number, recycled=recycled)


def _phase_of(state: State, card: Proposal, number: int, *, recycled: bool = False) -> PhaseOpened:
    """The event: what is foreseen of both answers, and the houses that the card names."""
    yes, no = card.yes.forecast, card.no.forecast
    if state.ruling.shown != "chapter":
        # A chapter's perk and end are shown in campaigns that began under the ruling.
        yes, no = replace(yes, chapter=None), replace(no, chapter=None)
    named: tuple[tuple[BoundName, Seat], ...] = names_by(state, card.when)
    crisis = state.crisis
    if crisis is not None and crisis.at == card.id and crisis.opener is not None:
        named = (*named, ("opener", crisis.opener))
    return PhaseOpened(number, card.id, card.line, yes, no, recycled, named, card.crisis)


def _ripe_history(state: State) -> tuple[Remembered, ...]:
    """HO-R17: what cards remember: all but an event of the phase that has just closed.

    Memory comes no sooner than the second phase after; campaigns of versions 1 to 4 had it at once.
    """
    signed = [kind for _, kind in state.phase.signed] if state.phase else []
    if state.ruling.draw == "ripe" and ("positive" in signed or "negative" in signed):
        return state.history[:-1]
    return state.history


def _is_story_forced(state: State, number: int) -> bool:
    """Whether the story proposals still owed would not fit any more if this phase brought another.

    How many surely fit depends on the open lines. A line alone comes every other phase. Any line may end with
    its next proposal, so that of two lines one is soon alone; of three the third is not, before three
    proposals have come. Where no line is open none is owed.
    """
    owed = STORY_LEAST - state.story_phases
    phases = STORY_WITHIN - number
    lines = sum([one.at is not None for one in state.lines])
    if not lines:
        return False
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
    fit = [
        card
        for card in content.ordinary
        if card.id in sure or (is_met(state, card.when, number) and _can_begin(state, content, card, number))
    ]
    if _is_guarded(state, number):
        ending = ending_cards(state, content, fit)
        fit = [card for card in fit if card.crisis is None and card.id not in ending] or fit
    fresh = [card for card in fit if card.id not in seen]
    left = fresh or fit
    weights = _weights(state, content, left, number)
    return left[dice.pick_weighted(weights, "proposal", number)], not fresh


def _weights(state: State, content: Content, cards: Sequence[Proposal], number: int) -> list[int]:
    """How often each of these lies in the pile (HO-R17): by what pulls it, by versions 1 and 2 once.

    Since version 5 a remembered event and a broken word pull harder than written and want and plenty half as
    hard, a crisis that may begin weighs more, so does what may end a reign that has begun to last, and what
    the table saw in its last campaign weighs a quarter.
    """
    if state.ruling.draw == "alike":
        return [1] * len(cards)
    pulls = [card.pull for card in cards]
    pulled = [pull if pull is not None and is_met(state, pull.when, number) else None for pull in pulls]
    if state.ruling.draw == "weighed":
        return [1 if pull is None else pull.weight for pull in pulled]
    before = frozenset(state.seen_before)
    is_late = number >= ENDING_FROM and not _is_guarded(state, number)
    ending = ending_cards(state, content, cards) if is_late else frozenset()
    weights = []
    for card, pull in zip(cards, pulled, strict=True):
        weight = 2 * CRISIS if card.crisis is not None else 2
        if pull is not None and pull.when.limits:
            weight = pull.weight
        elif pull is not None:
            weight = 2 * pull.weight * (PAST if pull.when.remembered or pull.when.ledger else 1)
        if card.id in ending:
            weight *= ENDING_WEIGHT
        weights.append(weight if card.id in before else weight * NEW)
    # Cards that weigh alike come as they came before, by the same roll.
    unit = gcd(*weights)
    return [weight // unit for weight in weights]


def _is_guarded(state: State, number: int) -> bool:
    """HO-R17: whether this is one of the first phases of the first reign: a campaign begins with a reign.

    In campaigns of versions 1 to 4 none was.
    """
    return state.ruling.draw == "ripe" and state.generation == 1 and number <= GUARDED


def ending_cards(state: State, content: Content, cards: Sequence[Proposal]) -> frozenset[str]:
    """The ids of those that could end the reign: an outcome would bring stability to either end (HO-9.1)."""
    found = []
    # Asked of the whole pile at every draw, so it looks up what each change would do as the realm stands.
    changes = [changes_by_asked(track) for track in state.tracks]
    for card in cards:
        for effects in content.effects_by_outcome[card.id]:
            value = state.stability
            for spot, by in effects:
                value += changes[spot][by]
            if not LEAST < value < MOST:
                found.append(card.id)
                break
    return frozenset(found)


def _can_begin(state: State, content: Content, card: Proposal, number: int) -> bool:
    """HO-R17: a crisis begins where all its phases fit, and beside no other of this reign.

    They fit while the king can't die of age before the last of them, and leave room for the stories owed.
    """
    if card.crisis is None:
        return True
    last = number + content.crisis_phases[card.id] - 1
    is_other = state.crisis is not None and state.crisis.generation == state.generation
    return not is_other and last <= LAST_SURE and not _is_story_forced(state, last)


def on_phase_opened(state: State, event: PhaseOpened) -> State:
    """The vote is open, and the others' picture of the purses is brought up to date (HO-R11).

    HO-R17: proposals that have all been seen return together, less the one that is before the council.
    """
    slips = (Slip(),) * len(state.houses)
    before = () if event.recycled else state.seen
    crisis = state.crisis
    if event.crisis is not None:
        goes_on = crisis is not None and crisis.at == event.card
        opener = crisis.opener if crisis is not None and goes_on else None
        crisis = Crisis(state.generation, event.card, opener)
    return replace(
        state,
        stage="vote",
        phase=Phase(
            event.phase,
            event.card,
            event.line,
            event.yes,
            event.no,
            state.leader,
            state.moderator,
            slips,
            named=event.named,
            crisis=event.crisis,
        ),
        crisis=crisis,
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
