"""The table after the events of the guildhall, of a reset and of the end."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.games.architects import events_hall as h
from engine.games.architects.facts import PLANS
from engine.games.architects.kinds import ExtraPlacement
from engine.games.architects.moves import LIMITS
from engine.games.architects.state import State, asking, with_player
from engine.kernel.rows import remove_each
from engine.kernel.sealed import Sealed


def _on_built(state: State, event: h.Built) -> State:
    player = state.players[event.seat]
    hand = Sealed(remove_each(player.hand.value or (), event.card), (event.seat,))
    return with_player(state, event.seat, hand=hand, built=(*player.built, event.card))


def _on_asked(state: State, event: h.EffectAsked) -> State:
    another = isinstance(PLANS[event.card].effect, ExtraPlacement)
    return asking(state, "extra" if another else "effect", effect=event.card)


def _on_settled(state: State, event: h.EffectSettled) -> State:
    return replace(state, phase="close", effect=None)


def _on_advanced(state: State, event: h.Advanced) -> State:
    return with_player(state, event.seat, level=event.level)


def _on_rewarded(state: State, event: h.Rewarded) -> State:
    return replace(state, rewards=state.rewards - 1, shown=(*state.shown, event.reward))


def _same(state: State, event: object) -> State:
    return state


def _reset(state: State, event: h.MarketReset) -> State:
    for seat in state.market:
        if seat is not None:
            state = with_player(state, seat, prison=state.players[seat].prison + 1)
    return replace(state, market=(None,) * len(state.market), reset=None, resets=state.resets + 1)


def _on_turned(state: State, event: h.MarketTurned) -> State:
    assert state.small is not None
    large = (*state.large, state.small)
    fresh = remove_each(state.market_fresh, event.small)
    return replace(state, large=large, small=event.small, market_fresh=fresh)


def _on_shuffled(state: State, event: h.MarketShuffled) -> State:
    return replace(state, large=(), small=event.small, market_fresh=remove_each(state.large, event.small))


def _on_cleared(state: State, event: h.RowsCleared) -> State:
    gone = tuple(row[0].card for row in state.display if row)
    rows = tuple(row[1:] for row in state.display)
    return replace(state, display=rows, crew_under=(*state.crew_under, *gone), refresh=False)


def _final(state: State, event: h.FinalRoundBegan) -> State:
    """The turn that began it does not count (AW-END-1)."""
    return replace(state, final=len(state.players) + 1)


def _on_ended(state: State, event: h.TurnEnded) -> State:
    """The next seat's turn, unless this was the last one of the game."""
    left = None if state.final is None else state.final - 1
    state = replace(state, final=left, turns=state.turns + 1)
    limit = LIMITS[state.options.turn_limit]
    if left == 0 or (limit is not None and state.turns >= limit * len(state.players)):
        return replace(state, phase="score")
    return asking(state, "turn", active=(event.seat + 1) % len(state.players))


def _on_scored(state: State, event: h.Scored) -> State:
    return replace(state, scores=(*state.scores, event.score))


def _on_over(state: State, event: h.GameEnded) -> State:
    return replace(state, phase="over", places=event.places, why=event.why)


FOLDS: dict[type, Callable[[Any, Any], State]] = {
    h.Built: _on_built,
    h.EffectAsked: _on_asked,
    h.EffectSettled: _on_settled,
    h.Advanced: _on_advanced,
    h.Rewarded: _on_rewarded,
    h.NoReward: _same,
    h.MarketReset: _reset,
    h.MarketTurned: _on_turned,
    h.MarketShuffled: _on_shuffled,
    h.RowsCleared: _on_cleared,
    h.FinalRoundBegan: _final,
    h.TurnEnded: _on_ended,
    h.Scored: _on_scored,
    h.GameEnded: _on_over,
}
