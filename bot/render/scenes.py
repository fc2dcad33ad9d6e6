"""From a match to a scene: the one place where what readers see of it is cut, once for an entry.

Both memories are bounded by number, which suffices: rules bound the size of a cut, Discord that of a page.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from bot.controls import ids
from bot.languages import Language
from bot.render.i18n import Messages
from bot.render.reader_scene import NO_EMOJI
from bot.render.renderer import ReaderCut, Scene, Until
from engine.kernel.game import AnyGame
from engine.kernel.moves import PartialMove
from engine.kernel.sealed import cut
from engine.kernel.seats import Seat, Viewer
from engine.kernel.steward import Ask, Look
from engine.match.match_state import MatchState

Made = TypeVar("Made")
Key = tuple[int, int, str, Viewer]
"""Match, number of the next entry, what was made, for whom."""

Moment = tuple[int, int, Language, bool]
"""Match, number of the next entry, in which language, whether its clock is shown."""

MOST: Final = 512
"""So many cuts and looks are kept, the last used: a move is answered, posted and shown on the board."""

MOST_SCENES: Final = 64
"""So many scenes are kept with what was made of them, the last used."""


class Sights:
    """What readers see of matches: each cut and each look made once for an entry, and kept for a while."""

    def __init__(self, most: int = MOST, most_scenes: int = MOST_SCENES) -> None:
        self._most, self._most_scenes = most, most_scenes
        self._kept: OrderedDict[Key, tuple[AnyGame, Any]] = OrderedDict()
        self._scenes: OrderedDict[Moment, tuple[Any, Scene]] = OrderedDict()

    def forget(self) -> None:
        """Nothing is kept any more: somebody who is shown in it was forgotten."""
        self._kept.clear()
        self._scenes.clear()

    def scene(self, moment: Moment, made_from: Any, make: Callable[[], Scene]) -> Scene:
        """The scene of a moment: the same one as long as nothing that it is made from has changed."""
        kept = self._scenes.pop(moment, None)
        if kept is None or kept[0] != made_from:
            kept = (made_from, make())
        self._scenes[moment] = kept
        if len(self._scenes) > self._most_scenes:
            self._scenes.popitem(last=False)
        return kept[1]

    def cut(self, match: int, now: MatchState, reader: Viewer) -> ReaderCut:
        """The match as this reader may see it."""
        return self._once((match, now.seq, "cut", reader), now.game, lambda: _cut(now, reader))

    def look(self, match: int, now: MatchState, seat: Seat) -> Look:
        """The seat's view, questions and offers in a match that has begun; offers are listed once, too."""

        def make() -> Look:
            waits = tuple(wait for wait in now.waits if wait.seat == seat)
            return Look(seat, self.cut(match, now, seat).view, waits, _offers_of(now, seat))

        return self._once((match, now.seq, "look", seat), now.game, make)

    def _once(self, key: Key, game: AnyGame, make: Callable[[], Made]) -> Made:
        # Popped and put back, so that the first is the one longest unused. What other rules made of the
        # same entry is not taken.
        found = self._kept.pop(key, None)
        made: Made = make() if found is None or found[0] is not game else found[1]
        self._kept[key] = (game, made)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return made


def scene_of(
    match: int,
    now: MatchState,
    words: Messages,
    names: tuple[str, ...],
    *,
    nameless: frozenset[Seat] = frozenset(),
    users: tuple[int, ...] = (),
    deadlines: tuple[Until, ...] = (),
    sights: Sights | None = None,
    draws: bool = True,
    emoji: Mapping[str, str] = NO_EMOJI,
) -> Scene:
    """The scene of a match whose table is open; what `sights` has seen of this entry is not made again."""
    assert now.table is not None
    seen = Sights() if sights is None else sights
    return Scene(
        match,
        now.game,
        cut(now.table, None),
        words,
        names,
        partial(seen.cut, match, now),
        partial(seen.look, match, now),
        partial(ids.handle, now.master),
        nameless,
        users,
        deadlines,
        draws=draws,
        emoji=emoji,
    )


def _cut(now: MatchState, reader: Viewer) -> ReaderCut:
    assert now.table is not None
    begun = now.state is not None
    # Here and nowhere else a state becomes what one reader may see; a page is handed nothing of `now`.
    return ReaderCut(
        view=now.game.view(now.state, reader) if begun else None,
        table=cut(now.table, reader),
        waits=tuple(wait for wait in now.waits if not wait.secret or wait.seat == reader),
        result=now.game.result(now.state) if begun else None,
    )


def _offers_of(now: MatchState, seat: Seat) -> Ask:
    """The seat's offers, each list of them made once; what a filled-in field leads to is asked anew."""
    known: dict[str, tuple[Any, ...]] = {}

    def ask(begun: PartialMove | None) -> tuple[Any, ...]:
        # Begun moves are as many as paths through a form: only the lists at the start of each are kept.
        if begun is not None and begun.given:
            return now.game.offers(now.state, seat, begun)
        key = "" if begun is None else begun.move
        if key not in known:
            known[key] = now.game.offers(now.state, seat, begun)
        return known[key]

    return ask
