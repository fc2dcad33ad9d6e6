"""A moment whose game reckons once what it shows: every way out asks for the same view again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from msgspec import structs

from engine.audit.playing import Moment


class Once:
    """A function with its answers about this very state; begun moves, which are many, are not kept."""

    def __init__(self, function: Callable[..., Any], state: Any) -> None:
        self._function, self.state = function, state
        self._kept: dict[tuple[int | None, ...], Any] = {}

    def __call__(self, of: Any, *who: Any) -> Any:
        """As it was answered before, where that was asked."""
        if of is not self.state or not all(one is None or type(one) is int for one in who):
            return self._function(of, *who)
        if who not in self._kept:
            self._kept[who] = self._function(of, *who)
        return self._kept[who]


def remembering(moment: Moment) -> Moment:
    """The same moment. What the game answers about its state as it stands is kept; all else is asked anew.

    A moment that does so already is given back.
    """
    game, state = moment.match_state.game, moment.match_state.state
    if isinstance(game.view, Once) and game.view.state is state:
        return moment
    kept = replace(
        game,
        view=Once(game.view, state),
        offers=Once(game.offers, state),
        waits=Once(game.waits, state),
        result=Once(game.result, state),
    )
    return structs.replace(moment, match_state=structs.replace(moment.match_state, game=kept))
