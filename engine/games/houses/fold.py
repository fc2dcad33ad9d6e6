"""Which chapter folds which event: the only table of it."""

from collections.abc import Callable, Iterable
from typing import Any

from engine.games.houses import (
    ballot,
    decision,
    ending,
    founding,
    goals,
    offices,
    opening,
    perks,
    phase_end,
    proposals,
    resources,
    roles,
    signing,
)
from engine.games.houses import events as e
from engine.games.houses.deals import offers, settling
from engine.games.houses.state import State

Fold = Callable[[Any, Any], State]

FOLDS: dict[type, Fold] = {
    e.CampaignOpened: founding.on_campaign_opened,
    e.HouseFounded: founding.on_house_founded,
    e.FirstNameChanged: founding.on_first_name_changed,
    e.HouseReady: founding.on_house_ready,
    e.StopAgreed: founding.on_stop_agreed,
    e.HouseRewarded: ending.on_house_rewarded,
    e.AchievementReached: goals.on_achievement_reached,
    e.CampaignEnded: ending.on_campaign_ended,
    e.HistoryForgotten: signing.on_history_forgotten,
    e.GenerationOpened: opening.on_generation_opened,
    e.OfficesRanked: offices.on_offices_ranked,
    e.OfficesDealt: offices.on_offices_dealt,
    e.CouncilSeated: opening.on_council_seated,
    e.DraftOpened: roles.on_draft_opened,
    e.DraftTurned: roles.on_draft_turned,
    e.RoleRemoved: roles.on_role_removed,
    e.RoleTaken: roles.on_role_taken,
    e.PhaseOpened: proposals.on_phase_opened,
    e.OutcomePeeked: perks.on_outcome_peeked,
    e.MomentumTurned: resources.on_momentum_turned,
    e.BallotCast: ballot.on_ballot_cast,
    e.PowerAdded: ballot.on_power_added,
    e.BallotSealed: ballot.on_ballot_sealed,
    e.BallotMissed: ballot.on_ballot_missed,
    e.ModeratorTaken: ballot.on_moderator_taken,
    e.BallotsCounted: ballot.on_ballots_counted,
    e.ModeratorAsked: decision.on_moderator_asked,
    e.DecisionTaken: decision.on_decision_taken,
    e.PowerSettled: phase_end.on_power_settled,
    e.OutcomeDrawn: phase_end.on_outcome_drawn,
    e.ResourceMoved: resources.on_resource_moved,
    e.StabilityMoved: resources.on_stability_moved,
    e.EventSigned: signing.on_event_signed,
    e.StorySigned: signing.on_story_signed,
    e.StoryEnded: signing.on_story_ended,
    e.DealOffered: offers.on_deal_offered,
    e.DealConfirmed: offers.on_deal_confirmed,
    e.DealDeclined: offers.on_offer_gone,
    e.DealWithdrawn: offers.on_offer_gone,
    e.DealLapsed: offers.on_offer_gone,
    e.DealImpossible: offers.on_offer_gone,
    e.DealFlawed: offers.on_deal_flawed,
    e.ClausesSettled: settling.on_clauses_settled,
    e.DealClosed: settling.on_deal_closed,
    e.PromiseMarked: settling.on_promise_marked,
    e.WordBroken: settling.on_word_broken,
    e.PhaseClosed: phase_end.on_phase_closed,
    e.KingFell: phase_end.on_king_fell,
    e.GenerationScored: ending.on_generation_scored,
    e.GenerationClosed: ending.on_generation_closed,
}
"""Every event; the first, which opens the campaign, has no state before it."""


def fold_events(state: State, events: Iterable[e.AnyEvent]) -> State:
    """The state after these events, one after another."""
    for event in events:
        state = FOLDS[type(event)](state, event)
    return state
