"""What the living messages of a match show: its board, and the post of an open question.

Both are written from the public cut of the match as it stands (`Boards` in board.py keeps them up to date).
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime

from msgspec import Struct
from typing_extensions import Protocol, runtime_checkable

from bot.channels.places import BOARD, QUESTION, THREAD, address
from bot.history.notes import notes_until
from bot.posts.composer import WritingParts
from bot.posts.match_history import Moment
from bot.posts.parts import PostParts
from bot.render import table
from bot.render.panel import Panel
from bot.render.renderer import HasQuestions, Scene, Standing
from engine.kernel.refused import Refused
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState
from engine.store import Target


class Unwritten(Exception):
    """The words of a post can't be made: a mistake of ours, which is its cause."""


class Question(Struct, frozen=True):
    """The post of a question as it should be now; once that is over (`is_open` is False), for ever."""

    panel: Panel
    is_open: bool


@runtime_checkable
class HasLivingBoard(Protocol):
    """A renderer that makes a living board of its game; others show their plain one."""

    def living_board(self, scene: Scene, due: Sequence[tuple[Seat, datetime]], below: Sequence[str]) -> Panel:
        """The public cut alone; `due` are deadlines by seat, `below` the table's own lines."""


class BoardComposer:
    """Writes living messages: the table while people gather, then the match as everybody may see it."""

    def __init__(self, writing: WritingParts, parts: PostParts, on_picture: Callable[[int], object]) -> None:
        """`on_picture` is called with a match whose picture is there: it was composed in words."""
        self._renderers, self._scene, self._reader = writing.renderers, writing.scene, writing.reader
        self._people, self._history, self._gallery = writing.people, writing.history, writing.gallery
        self._store, self._places, self._composer = parts.store, parts.places, parts.composer
        self._match_history, self._on_picture = parts.match_history, on_picture

    async def compose(self, live: LiveMatch) -> Panel:
        """The board of a match as it stands; in words where its picture takes its time."""
        scene, renderer = await self._scene_now(live), self._renderers[live.match.game]
        if live.match_state.state is None:
            panel = table.door(scene, renderer)
        elif isinstance(renderer, HasLivingBoard):
            thread = await self._places.at(live.match.id, THREAD)
            where = thread.channel if thread is not None and thread.channel else None
            below, began = table.lines_below_board(scene, where), await self._begun_round(live)
            if began is not None and isinstance(renderer, HasQuestions):
                panel = renderer.board_beside(await self._scene_now(live, began), below)
            else:
                panel = renderer.living_board(scene, public_deadlines(live), below)
        else:
            return renderer.board(scene, None)
        return await self._draw(live, panel)

    async def compose_question(self, live: LiveMatch, then: Moment, target: Target) -> Question:
        """The post of a question (`HasQuestions`) as it stands; once that is over, what stays of it.

        Raises Unwritten where a mistake of ours is in the way of its words.
        """
        renderer = self._renderers[live.match.game]
        assert isinstance(renderer, HasQuestions)
        if renderer.has_rounds:
            return await self._compose_round(live, renderer, then, target)
        if live.table.status != "over":
            scene = await self._scene_now(live)
            standing = await self._standing(live, scene)
            with _mistakes_as_unwritten():
                panel = renderer.question(scene, then.entry, target, standing)
            if panel is not None:
                return Question(await self._draw(live, panel), is_open=True)
        # The last form is made once, and nobody waits for it: its picture may take its time.
        composed = await self._composer.compose(live, then, target)
        late = await composed.later if composed.later is not None else None
        return Question(late or composed.panels[-1], is_open=False)

    async def _compose_round(
        self, live: LiveMatch, renderer: HasQuestions, then: Moment, target: Target
    ) -> Question:
        """A post with the news of several entries: as the match stands, or stood after the last of them."""
        match, seq, scene = live.match.id, live.match_state.seq - 1, await self._scene_now(live)
        if then.entry.seq > seq:
            # Another process has kept the entry since this one has read the match.
            seq, scene = then.entry.seq, await self._scene_now(live, then.match_state)
        # The log may have grown since the match was read: the post shows one moment.
        notes = notes_until(await self._history.of(match), seq)
        with _mistakes_as_unwritten():
            last = renderer.last_entry(scene, then.entry, notes)
        if last is not None:
            ended = await self._match_history.after(match, last)
            notes = tuple(note for note in notes if note.seq <= last)
            scene = await self._scene_now(live, ended.match_state)
        standing = await self._standing(live, scene)
        with _mistakes_as_unwritten():
            panel = renderer.question(scene, then.entry, target, standing, notes)
        assert panel is not None
        if last is None and live.table.status != "over":
            return Question(await self._draw(live, panel), is_open=True)
        return Question(await self._gallery.draw_pictures(panel), is_open=False)

    async def _begun_round(self, live: LiveMatch) -> MatchState | None:
        """The match as a round began whose post tells what is under way; None where there is no such post.

        The board stays as it was then, so that a move costs one edit and not two.
        """
        match, renderer = live.match.id, self._renderers[live.match.game]
        if not isinstance(renderer, HasQuestions) or not renderer.has_board_beside:
            return None
        if live.table.status == "over":
            return None
        # By number: as texts, which is how they are read from the store, "100" comes before "99".
        rows = [int(spot.thing.about) for spot in await self._places.of_kind(match, QUESTION)]
        if not rows:
            return await self._round_about_to_begin(live, renderer)
        sent = await self._store.read.sent_post(match, max(rows))
        if sent is None:
            return None
        return (await self._match_history.after(match, sent.seq, is_of_open_post=True)).match_state

    async def _round_about_to_begin(self, live: LiveMatch, renderer: HasQuestions) -> MatchState | None:
        """The match where its last entry begins a round whose post is on its way; None for any other.

        So the board that appears with the first post is right at once, and not changed again beside it. Where
        the post can't be sent the board tells what is under way from the next entry on.
        """
        match, last = live.match.id, live.match_state.seq - 1
        owed = [row for row in await self._store.read.pending_of_match(match) if row.seq == last]
        if not owed:
            return None
        moment = await self._match_history.after(match, last, is_of_open_post=True)
        is_coming = any(renderer.is_question(moment.entry, row.target) for row in owed)
        return moment.match_state if is_coming else None

    async def _standing(self, live: LiveMatch, scene: Scene) -> Standing:
        board, url = await self._places.at(live.match.id, BOARD), ""
        if board is not None and board.message:
            url = address(live.match.guild, board.channel, board.message)
        return Standing(public_deadlines(live), table.lines_below_board(scene, None), url)

    async def _scene_now(self, live: LiveMatch, match_state: MatchState | None = None) -> Scene:
        """The match as it stands, or stood in this state, in the table's language."""
        players = (chair.player for chair in live.table.chairs if chair.player is not None)
        await self._people.learn(live.users[player] for player in players)
        return self._scene(live, await self._reader(live, None), match_state)

    async def _draw(self, live: LiveMatch, panel: Panel) -> Panel:
        drawn = await self._gallery.draw_now_or_later(panel)

        def report_picture(work: asyncio.Task[Panel | None]) -> None:
            if not work.cancelled() and work.result() is not None:
                self._on_picture(live.match.id)

        if drawn.later is not None:
            drawn.later.add_done_callback(report_picture)
        return drawn.now


@contextmanager
def _mistakes_as_unwritten() -> Iterator[None]:
    """Raise Unwritten from whatever goes wrong within; Refused, of a match without its content, stays so."""
    try:
        yield
    except Refused:
        raise
    except Exception as error:
        raise Unwritten from error


def public_deadlines(live: LiveMatch) -> tuple[tuple[Seat, datetime], ...]:
    """The seats whose answers are awaited and until when, as far as everybody may know.

    A clock that stands still has no end, and is left out.
    """
    waits = {wait.id: wait.seat for wait in live.match_state.waits if wait.must and not wait.secret}
    running = ((one.wait, one.due) for one in live.deadlines.values() if one.due is not None)
    return tuple((waits[wait], when) for wait, when in running if wait in waits)
