"""Signatures and the end of a phase: who signs its events, and which deals came true (HO-6.12, HO-R35)."""

from engine.games.houses import perks, proposals
from engine.games.houses.casting import phase
from engine.games.houses.content import Content, Outcome, proposal
from engine.games.houses.deals import bonds, settling
from engine.games.houses.events import AnyEvent, PhaseClosed
from engine.games.houses.fold import fold_events
from engine.games.houses.history import sign_event
from engine.games.houses.phase_end import side_of
from engine.games.houses.state import State
from engine.games.houses.stories import story_signed


def sign_and_settle(state: State, content: Content) -> tuple[AnyEvent, ...]:
    """The signatures, then what the deals make of them, then the phase is over.

    Only deals ask what the signatures have changed.
    """
    events = signatures(state, content)
    settled = settling.settle(fold_events(state, events)) if state.deals else ()
    return (*events, *settled, close_phase(state))


def signatures(state: State, content: Content) -> tuple[AnyEvent, ...]:
    """HO-6.11, HO-6.12: at most one historical and one story event; perks in force before them count."""
    drawn = rolled_outcome(state, content)
    events: list[AnyEvent] = []
    if drawn.event is not None:
        signer = bonds.signer(state, state.leader, drawn.event.sign)
        events.append(sign_event(state, drawn.event, phase(state).card, signer))
        events.extend(perks.on_signature(state, signer, drawn.event.resource, drawn.event.sign))
    if drawn.story is not None:
        signer = bonds.signer(state, state.leader, "story")
        events.extend(story_signed(state, content, drawn.story, signer))
        if drawn.story.end is not None:
            events.extend(perks.on_story_end(state, drawn.story.end))
    return tuple(events)


def rolled_outcome(state: State, content: Content) -> Outcome:
    """The outcome that this phase's roll has brought."""
    answer = proposals.answer_of(proposal(content, phase(state).card), side_of(state))
    return next(one for one in answer.outcomes if one.id == phase(state).outcome)


def close_phase(state: State) -> PhaseClosed:
    """The phase is over."""
    return PhaseClosed(phase(state).number, state.leader, state.moderator)
