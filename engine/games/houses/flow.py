"""The order of play of Houses (HO-R35): from the founding through each generation to the end."""

from operator import attrgetter

from engine.games.houses import (
    ballot,
    decision,
    ending,
    founding,
    interlude,
    offices,
    opening,
    phase_end,
    roles,
    signing,
)
from engine.games.houses.content import Content
from engine.games.houses.deals import bonds
from engine.games.houses.events import AnyEvent
from engine.games.houses.moves import Ready
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage


def flow(content: Content) -> Flow[State, AnyEvent]:
    """Every stage of a campaign with this content; defaults are those of chapter 13."""
    return Flow(
        attrgetter("stage"),
        *_stages_before_play(content),
        *_generation(content),
        *_phase(content),
        *_end(content),
        Stage("over"),
    )


def _stages_before_play(content: Content) -> tuple[Stage[State, AnyEvent], ...]:
    """Houses are founded once; between two generations everybody may pause (HO-R03, HO-R04)."""
    return (
        Stage(
            "founding",
            waits=founding.founding_waits,
            silence=lambda state, wait, dice: founding.found_by_default(state, wait.seat, content, dice),
            follow=lambda state, dice: _after_founding(state, content, dice),
        ),
        Stage(
            "interlude",
            waits=interlude.interlude_waits,
            silence=lambda state, wait, dice: interlude.ready_events(state, wait.seat, Ready()),
            follow=lambda state, dice: _after_pause(state, content, dice),
        ),
    )


def _generation(content: Content) -> tuple[Stage[State, AnyEvent], ...]:
    """A generation's start: claims put in order (HO-R15), the council seated, roles drafted (HO-4.1)."""
    return (
        Stage(
            "ranking",
            waits=offices.ranking_waits,
            silence=lambda state, wait, dice: offices.rank_offices_expired(state, wait.seat),
            follow=opening.deal_offices_when_ranked,
        ),
        Stage("seating", follow=opening.seat_council_and_draft),
        Stage(
            "draft",
            waits=roles.draft_waits,
            silence=lambda state, wait, dice: roles.draft_expired(state, wait.seat, dice),
            follow=lambda state, dice: _after_draft(state, content, dice),
        ),
    )


def _phase(content: Content) -> tuple[Stage[State, AnyEvent], ...]:
    """A phase: the vote, the moderator's word on a tie, then what was decided (HO-6)."""
    return (
        Stage(
            "vote",
            waits=ballot.vote_waits,
            silence=lambda state, wait, dice: ballot.vote_expired(state, wait.seat),
            follow=_cast_bound_ballots,
        ),
        Stage(
            "decide",
            waits=decision.decide_waits,
            silence=lambda state, wait, dice: decision.decide_expired(state, dice),
            follow=lambda state, dice: decision.decide_follow(state),
        ),
        Stage("power", follow=lambda state, dice: phase_end.power_settled(state)),
        Stage("outcome", follow=lambda state, dice: phase_end.outcome_drawn(state, content, dice)),
        Stage("signing", follow=lambda state, dice: signing.sign_and_settle(state, content)),
        Stage("dusk", follow=lambda state, dice: phase_end.night(state, content, dice)),
    )


def _end(content: Content) -> tuple[Stage[State, AnyEvent], ...]:
    """A generation's end: points, places and rewards, then goals reached (HO-R35)."""
    return (
        Stage("scoring", follow=lambda state, dice: ending.score_generation(state, content, dice)),
        Stage("closing", follow=lambda state, dice: ending.close_generation(state, content)),
    )


def _after_founding(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    return opening.open_generation(state, content, dice) if all(house.name for house in state.houses) else ()


def _after_pause(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    if all(state.stopping):
        return ending.stop_campaign(state)
    return opening.open_generation(state, content, dice) if all(state.ready) else ()


def _after_draft(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    done = roles.draft_done(state)
    return phase_end.opening(state, content, 1, dice) if done else roles.draft_follow(state)


def _cast_bound_ballots(state: State, _: Dice) -> tuple[AnyEvent, ...]:
    """HO-R26: deals that bind to a ballot cast it first."""
    return (bonds.open_bonds(state) if state.deals else ()) or ballot.count_votes(state)
