"""What the living board shows: the table while people gather, then the match as everybody may see it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from functools import partial

from typing_extensions import Protocol, runtime_checkable

from bot.channels.places import THREAD, Places
from bot.languages import Language
from bot.pictures.gallery import Gallery
from bot.render import table
from bot.render.panel import Panel
from bot.render.renderer import Renderer, Scene
from bot.users import UserNames
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch

SceneOf = Callable[[LiveMatch, Language], Scene]
ReaderOf = Callable[[LiveMatch, int | None], Awaitable[Language]]


@runtime_checkable
class HasLivingBoard(Protocol):
    """A renderer that makes a living board of its game; others show their plain one."""

    def living(self, scene: Scene, due: Sequence[tuple[Seat, datetime]], below: Sequence[str]) -> Panel:
        """The public cut alone; `due` are deadlines by seat, `below` the table's own lines."""


class Showing:
    """Boards in words, with pictures where there are some."""

    def __init__(
        self,
        renderers: Mapping[str, Renderer],
        scene: SceneOf,
        reader: ReaderOf,
        people: UserNames,
        places: Places,
        gallery: Gallery,
    ) -> None:
        self._renderers, self._scene, self._reader = renderers, scene, reader
        self._people, self._places, self._gallery = people, places, gallery
        self.drawn: Callable[[int], None] = lambda match: None
        """Told of a match whose board was shown in words, once its picture is there."""

    async def board(self, live: LiveMatch) -> Panel:
        """The board of a match as it stands."""
        players = (chair.player for chair in live.table.chairs if chair.player is not None)
        await self._people.learn(live.user(player) for player in players)
        scene = self._scene(live, await self._reader(live, None))
        renderer = self._renderers[live.match.game]
        if live.match_state.state is None:
            return await self._with_picture(live, table.door(scene, renderer))
        if not isinstance(renderer, HasLivingBoard):
            return renderer.board(scene, None)
        thread = await self._places.at(live.match.id, THREAD)
        where = thread.channel if thread is not None and thread.channel else None
        return await self._with_picture(
            live, renderer.living(scene, due(live), table.lines_below_board(scene, where))
        )

    async def _with_picture(self, live: LiveMatch, panel: Panel) -> Panel:
        """In words where the picture takes its time; the board is looked at again once that is drawn."""
        drawn = await self._gallery.draw_now_or_later(panel, self._gallery.prompt)
        if drawn.later is not None:
            drawn.later.add_done_callback(partial(self._look_again, live.match.id))
        return drawn.now

    def _look_again(self, match: int, work: asyncio.Task[Panel | None]) -> None:
        if not work.cancelled() and work.result() is not None:
            self.drawn(match)


def due(live: LiveMatch) -> tuple[tuple[Seat, datetime], ...]:
    """Whose answers are awaited until when; clocks that stand still are left out."""
    waits = {wait.id: wait.seat for wait in live.match_state.waits if wait.must and not wait.secret}
    running = ((one.wait, one.due) for one in live.deadlines.values() if one.due is not None)
    return tuple((waits[wait], when) for wait, when in running if wait in waits)
