"""A moment whose game reckons once what it shows: every way out asks for the same view again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from msgspec import structs

from engine.audit.playing import Moment


def remembering(moment: Moment) -> Moment:
    """The same moment. What the game answers about its state as it stands is kept; all else is asked anew."""
    game, state = moment.match_state.game, moment.match_state.state
    kept = replace(
        game,
        view=_once(game.view, state),
        offers=_once(game.offers, state),
        waits=_once(game.waits, state),
        result=_once(game.result, state),
    )
    return structs.replace(moment, match_state=structs.replace(moment.match_state, game=kept))


def _once(function: Callable[..., Any], state: Any) -> Callable[..., Any]:
    """The function with its answers about this very state; begun moves, which are many, are not kept."""
    kept: dict[tuple[int | None, ...], Any] = {}

    def asked(of: Any, *who: Any) -> Any:
        if of is not state or not all(one is None or type(one) is int for one in who):
            return function(of, *who)
        if who not in kept:
            kept[who] = function(of, *who)
        return kept[who]

    return asked
