"""The end of a generation and of the campaign: deals closed, points, places, rewards, goals (HO-R35)."""

from msgspec.structs import replace

from engine.games.houses import goals, perks, scoring
from engine.games.houses.balances import refresh_shown_purses
from engine.games.houses.content import Content
from engine.games.houses.deals import settling
from engine.games.houses.events import (
    AnyEvent,
    CampaignEnded,
    GenerationClosed,
    GenerationScored,
    HouseRewarded,
)
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.game import Result


def score_generation(state: State, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    """Deals first (HO-R28); then the points, the places and every reward that hangs on them."""
    if state.deals:
        return settling.close_all(state)
    assert state.end is not None
    told = GenerationScored(state.generation, state.end, scoring.scores(state, dice))
    then = scoring.on_generation_scored(state, told)
    return (told, *_rewards(then, content))


def close_generation(state: State, content: Content) -> tuple[AnyEvent, ...]:
    """HO-R35, HO-R04: goals that the end has reached; then the generation is over, or the campaign."""
    reached = goals.newly_reached(state, content)
    if reached:
        return reached
    final = _final(state)
    over = GenerationClosed(state.generation, final)
    return (over, _end_campaign(state)) if final else (over,)


def stop_campaign(state: State) -> tuple[AnyEvent, ...]:
    """HO-R04: all agree between two generations; none is in progress, so none is played to its end."""
    return (_end_campaign(state),)


def on_generation_scored(state: State, event: GenerationScored) -> State:
    """The points stand, and purses are open (chapter 12); the rest of the end follows."""
    state = scoring.on_generation_scored(state, event)
    return replace(state, stage="closing", characters=refresh_shown_purses(state))


def on_generation_closed(state: State, event: GenerationClosed) -> State:
    """Nothing of coins or power carries over (HO-3.3)."""
    return replace(state, stage="closing" if event.final else "interlude", phase=None, deals=())


def on_campaign_ended(state: State, event: CampaignEnded) -> State:
    """HO-R05; HO-R38: a seed that was sealed for a generation that never comes is closed unrolled."""
    between = state.stage == "interlude"
    return replace(state, stage="over", unrolled=between, result=Result(event.places, event.why))


def _rewards(state: State, content: Content) -> tuple[HouseRewarded, ...]:
    """HO-R35: awards by place and the perks that speak of a place, the Rebel's crown, role records."""
    legacies = tuple(goals.legacy(content, house.legacy) for house in state.houses)
    placed = tuple(
        reward for score in state.scores for reward in perks.on_place(state, score.seat, score.place)
    )
    return (
        *scoring.place_rewards(state),
        *placed,
        *scoring.rebel_rewards(state),
        *scoring.record_rewards(state, legacies),
    )


def _final(state: State) -> bool:
    """HO-R04: all lines ended, the agreed number of generations, or all agree."""
    lines = all(line.end is not None for line in state.lines)
    return lines or state.generation >= state.options.generations or all(state.stopping)


def _end_campaign(state: State) -> CampaignEnded:
    places, why = scoring.final_result(state)
    return CampaignEnded(state.unity, state.division, places, why)
