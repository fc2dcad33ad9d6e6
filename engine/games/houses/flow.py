"""The order of play of Houses (HO-R35): from the founding through each generation to the end.

    founding ─> ranking ─> seating ─> draft ─> vote ─> decide ─> power ─> outcome ─> signing ─> dusk
                   ^                            ^                                                │
    interlude ─────┘                            └──────────────── the next phase ────────────────┤
        ^                                                                                        │
        └──────────────── closing <─ scoring <──────────────── the king falls ───────────────────┘
                             └─> over

A stage that waits has questions and a default for silence (chapter 13); every stage says what follows by
itself. `follow` is asked again after each step until it has nothing to say.
"""

from operator import attrgetter

from engine.games.houses import (
    ballot,
    decision,
    ending,
    founding,
    offices,
    opening,
    phase_end,
    roles,
    signing,
)
from engine.games.houses.content import Content
from engine.games.houses.deals import settling
from engine.games.houses.events import AnyEvent, PhaseClosed
from engine.games.houses.fold import fold_events
from engine.games.houses.moves import Ready
from engine.games.houses.proposals import open_phase
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.flow import Flow, Stage


def flow(content: Content) -> Flow[State, AnyEvent]:
    """Every stage of a campaign with this content; defaults are those of chapter 13."""
    return Flow(
        attrgetter("stage"),
        # Houses are founded once; between two generations everybody may pause (HO-R03, HO-R04).
        Stage(
            "founding",
            waits=founding.founding_waits,
            silence=lambda state, wait, dice: founding.found_by_default(state, wait.seat, content, dice),
            # The first generation opens once the last house is founded.
            follow=lambda state, dice: (
                opening.open_generation(state, content, dice)
                if all(house.name for house in state.houses)
                else ()
            ),
        ),
        Stage(
            "interlude",
            waits=founding.interlude_waits,
            silence=lambda state, wait, dice: founding.ready_events(state, wait.seat, Ready()),
            follow=lambda state, dice: _after_pause(state, content, dice),
        ),
        # A generation begins: claims put in order (HO-R15), the council seated, roles drafted (HO-4.1).
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
            follow=lambda state, dice: (
                (open_phase(state, content, 1, dice),)
                if roles.is_draft_done(state)
                else roles.draft_follow(state)
            ),
        ),
        # A phase: the vote, the moderator's word on a tie, then what was decided (HO-6).
        Stage(
            "vote",
            waits=ballot.vote_waits,
            silence=lambda state, wait, dice: ballot.vote_expired(state, wait.seat),
            # Deals that bind to the moderator's seat take it first (HO-R25).
            follow=lambda state, dice: ballot.promised_seat_events(state) or ballot.count_votes(state),
        ),
        Stage(
            "decide",
            waits=decision.decide_waits,
            silence=lambda state, wait, dice: decision.decide_expired(state, dice),
            follow=lambda state, dice: decision.decide_follow(state),
        ),
        Stage("power", follow=lambda state, dice: phase_end.power_events(state)),
        Stage("outcome", follow=lambda state, dice: phase_end.outcome_events(state, content, dice)),
        Stage("signing", follow=lambda state, dice: _sign_and_settle(state, content)),
        Stage("dusk", follow=lambda state, dice: phase_end.dusk_events(state, content, dice)),
        # A generation ends: points, places and rewards, then goals reached.
        Stage("scoring", follow=lambda state, dice: ending.score_generation(state, content, dice)),
        Stage("closing", follow=lambda state, dice: ending.close_generation(state, content)),
        Stage("over"),
    )


def _after_pause(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    if all(state.stopping):
        return ending.stop_campaign(state)
    return opening.open_generation(state, content, dice) if all(state.ready) else ()


def _sign_and_settle(state: State, content: Content) -> tuple[AnyEvent, ...]:
    """The signatures, then what the deals make of them, then the phase is over (HO-6.12, HO-R35).

    The signatures are folded for the deals alone: only these ask what they have changed.
    """
    signed = signing.signatures(state, content)
    settled = settling.settle(fold_events(state, signed)) if state.deals else ()
    return (*signed, *settled, PhaseClosed(state.open_phase.number, state.leader, state.moderator))
