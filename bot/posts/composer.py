"""Write what an outbox row says: the panels for its target, made from the match as it stood after the entry.

Each message exists in two forms: as it goes out, and closed, without its controls, once its questions are
answered (`open_messages.py`). A message that this run has sent is closed from its own panels; one of an
earlier run is written anew, a private one in words, a public one so that it fits what Discord shows there.

A text that can't be made becomes a line with a code: the rows behind it must go on. Only Refused is raised,
where the match has no words now (its content is missing); then the row waits until it has.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace as with_parts
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.channels.host_alerts import ReaderOf
from bot.channels.message_client import Shown, words_of
from bot.controls import ids
from bot.history.notes import HistoryKeeper, Note, notes_until
from bot.languages import LANGUAGES, Language
from bot.logs import report_error
from bot.pictures.gallery import Gallery
from bot.posts.match_history import Moment
from bot.posts.open_messages import closed_letter, closed_post, has_controls
from bot.render import motions, notices, table
from bot.render.i18n import Messages
from bot.render.layout import names
from bot.render.paging import pages
from bot.render.panel import Button, Buttons, Panel, Sketch, Text
from bot.render.renderer import HasLists, HasNewsKinds, HasQuestions, HasTales, Renderer, Scene, Until
from bot.render.targets import DOOR, ENCORE, NOTE, NOTICE, REMIND, SEAT, TABLE
from bot.users import UserNames
from engine.kernel.refused import Refused
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState
from engine.store import Target

SceneOf = Callable[[LiveMatch, Language, MatchState | None], Scene]
"""The match as it stands, or as it stood in this state, which has no deadlines."""

Encore = Callable[[Messages], Panel]
"""What is offered after the end of a match."""


class WritingParts(Struct, frozen=True, kw_only=True):
    """What messages are written with, those of rows and the living ones."""

    renderers: Mapping[str, Renderer]
    scene: SceneOf
    reader: ReaderOf
    people: UserNames
    history: HistoryKeeper
    gallery: Gallery


class Composed(NamedTuple):
    """The messages of a row, in order.

    Where the only one is in words because its picture takes its time, `later` gives it with the picture (or
    None), and `finish` adds what the panels here have and that one lacks.
    """

    panels: tuple[Panel, ...]
    later: asyncio.Task[Panel | None] | None = None
    finish: Callable[[Panel], Panel] = lambda panel: panel


class Composer:
    """Writes the messages of rows, and the lines that stand in for them."""

    def __init__(self, parts: WritingParts, encore: Encore | None) -> None:
        self._renderers, self._scene, self._reader = parts.renderers, parts.scene, parts.reader
        self._people, self._history, self._gallery = parts.people, parts.history, parts.gallery
        self._encore = encore

    async def compose(
        self, live: LiveMatch, moment: Moment, target: Target, thread: int | None = None
    ) -> Composed:
        """The messages of a row with the pictures that are drawn in time; the last leads to a `thread`."""
        scene = await self._scene_for(live, moment, target)
        # Outside of "try": where the log can't be read now, the row waits instead of becoming a line.
        notes = await self._notes(live, moment, target)

        def finish(panel: Panel) -> Panel:
            return panel if thread is None else table.with_thread_link(scene, panel, thread)

        try:
            panel = self._panel(live, scene, moment, target, notes)
            drawn = await self._gallery.draw_now_or_later(panel)
            panels = pages(finish(drawn.now))
        except Refused:
            raise
        except Exception as error:
            code = report_error("unwritten", error, match=scene.match, seq=moment.entry.seq)
            return Composed((self.apology(scene, code),))
        # Words that take several messages are not replaced by one picture: the others would say all again.
        later = drawn.later if len(panels) == 1 else None
        return Composed(panels, later, finish)

    def _panel(
        self, live: LiveMatch, scene: Scene, moment: Moment, target: Target, notes: tuple[Note, ...]
    ) -> Panel:
        """The whole message for a target, before it is parted into pages and its pictures are drawn."""
        entry, renderer = moment.entry, self._renderers[live.match.game]
        if target == DOOR:
            return table.door(scene, renderer)
        if target == ENCORE and self._encore is not None:
            return self._encore(scene.words)
        if target == NOTICE:
            return table.notices(scene, entry)
        if target.seat is not None and target.kind == NOTE:
            return table.note(scene, entry, target.seat)
        if target.seat is not None and target.kind == REMIND:
            return notices.reminder(scene, entry, target.seat)
        if isinstance(renderer, HasTales) and renderer.is_tale(entry, target):
            return renderer.tale(scene, entry, target, notes)
        panel = renderer.post(scene, entry, target)
        if target.seat is not None and target.seat in table.newly_in_person(moment.match_state, entry):
            panel = table.in_person(scene, entry, target.seat, panel)
        if target.kind != SEAT:
            return panel
        # Who sits at several tables reads at once which of them it is about.
        where = scene.words.say("whisper-from", match=scene.match, channel=f"<#{live.match.channel}>")
        pictured = (Text(where), *panel.pictured) if panel.pictured else ()
        return Panel(panel.accent, (Text(where), *panel.blocks), panel.language, pictured)

    async def _notes(self, live: LiveMatch, moment: Moment, target: Target) -> tuple[Note, ...]:
        """The notes of the match up to the entry, where the message is written with them."""
        renderer = self._renderers[live.match.game]
        if isinstance(renderer, HasTales) and renderer.is_tale(moment.entry, target):
            return notes_until(await self._history.of(live.match.id), moment.entry.seq)
        return ()

    async def _scene_for(
        self, live: LiveMatch, moment: Moment, target: Target, language: Language | None = None
    ) -> Scene:
        """The match as it stood then, for the target's reader, in their language unless another is given."""
        # The people of that moment, not of now: who left since is named in the message all the same.
        seat, chairs = target.seat, moment.match_state.table.chairs if moment.match_state.table else ()
        player = chairs[seat].player if seat is not None else None
        await self._people.learn(live.users[one.player] for one in chairs if one.player is not None)
        user = None if player is None else live.users[player]
        language = language or await self._reader(live, user)
        before = moment.before if moment.before is not None and moment.before.state is not None else None
        was = None if before is None else self._scene(live, language, before).cut_for
        scene = replace(self._scene(live, language, moment.match_state), was=was)
        return (
            scene if seat is None else replace(scene, deadlines=running_deadlines(live, moment.match_state))
        )

    def is_question(self, live: LiveMatch, moment: Moment, target: Target) -> bool:
        """Whether this post is kept up to date while its question is open (bot/posts/board.py)."""
        renderer = self._renderers[live.match.game]
        return isinstance(renderer, HasQuestions) and renderer.is_question(moment.entry, target)

    def is_list(self, live: LiveMatch, moment: Moment, target: Target) -> bool:
        """Whether this message names again all that the one of its kind before it named."""
        renderer = self._renderers[live.match.game]
        if target.seat is None or target.kind != SEAT or not isinstance(renderer, HasLists):
            return False
        return renderer.is_list(moment.entry, target.seat)

    # The closed form of a message

    async def closed_form(
        self, live: LiveMatch, moment: Moment, target: Target, panels: tuple[Panel, ...]
    ) -> Panel | None:
        """The last of these panels once its questions are answered; None where nothing can be pressed."""
        *first, last = panels
        if target.seat is not None:
            if target.kind != SEAT or first or not has_controls(panels):
                return None
            scene = await self._scene_for(live, moment, target)
            return closed_letter(last, scene.words.say("letter-past"))
        # A public post has its controls on the last page; where they stand elsewhere it stays as it is.
        if has_controls(first) or not has_controls((last,)):
            return None
        scene = await self._scene_for(live, moment, TABLE, last.language)
        motion = motions.open_in(scene, moment.entry)
        return closed_post(last) if motion is None else motions.closed_post(scene, motion)

    async def closed_form_in_words(self, live: LiveMatch, moment: Moment, target: Target) -> Panel | None:
        """The closed form of a private message that an earlier run has sent; no picture is drawn for it."""
        scene, notes = await self._scene_for(live, moment, target), await self._notes(live, moment, target)
        panel = self._panel(live, scene, moment, target, notes)
        blocks = panel.pictured if self._gallery.is_drawing and panel.pictured else panel.blocks
        words = tuple(one for one in blocks if not isinstance(one, Sketch))
        return await self.closed_form(live, moment, target, pages(Panel(panel.accent, words, panel.language)))

    async def closed_form_of(
        self, live: LiveMatch, moment: Moment, target: Target, there: Shown
    ) -> Panel | None:
        """The closed form of a public post that an earlier run has sent and that shows `there`.

        Its files stay where the post has the same ones today; else its pictures are drawn anew.
        """
        panel = await self._post_most_like(live, moment, target, there)
        named = self._with_picture_names(panel, there)
        if there.files and names(named) != there.files:
            named = (await self._gallery.draw_now_or_later(panel)).now
        return await self.closed_form(live, moment, target, pages(named))

    async def _post_most_like(self, live: LiveMatch, moment: Moment, target: Target, there: Shown) -> Panel:
        """The post in the language and the form that are most like what stands there.

        The table may speak another language by now; what has been read stays as it was.
        """
        now, known = await self._reader(live, None), frozenset(there.words)
        notes = await self._notes(live, moment, target)
        candidates = list[Panel]()
        for language in (now, *(one for one in LANGUAGES if one != now)):
            scene = await self._scene_for(live, moment, target, language)
            panel = self._panel(live, scene, moment, target, notes)
            candidates.append(panel)
            # Without files it stood in words, or in the form without a picture that goes beside the board's.
            beside = tuple(one for one in panel.pictured if not isinstance(one, Sketch))
            if beside and len(beside) == len(panel.pictured) and not there.files:
                candidates.append(with_parts(panel, blocks=beside, pictured=()))

        def likeness(panel: Panel) -> int:
            said = {word for page in pages(self._with_picture_names(panel, there)) for word in words_of(page)}
            return len(known & said) - len(said - known)

        return max(candidates, key=likeness)

    def _with_picture_names(self, panel: Panel, there: Shown) -> Panel:
        """The post with the names of its pictures alone, or in words where no file is there."""
        return self._gallery.with_picture_names(panel) if there.files else with_parts(panel, pictured=())

    # Lines that stand in for a message

    async def mention_line(self, live: LiveMatch, moment: Moment, user: int) -> Panel:
        """The public line that a private message waits for this user, without what it says."""
        scene, renderer = await self._scene_for(live, moment, TABLE), self._renderers[live.match.game]
        about = renderer.kind_of_news(scene, moment.entry) if isinstance(renderer, HasNewsKinds) else ""
        if table.given_seats(moment.entry):
            about = scene.words.say("about-seat-given")
        return table.mention_panel(scene, user, about)

    async def call_line(self, live: LiveMatch, users: tuple[int, ...]) -> Panel:
        """The public line that calls the people whom the match awaits, all in one."""
        scene = self._scene(live, await self._reader(live, None), live.match_state)
        return table.call_panel(scene, users)

    async def public_reminder(self, live: LiveMatch, moment: Moment, seat: Seat, user: int) -> Panel | None:
        """A reminder before everybody; None where nobody else may know that the person is awaited."""
        return notices.public_reminder(await self._scene_for(live, moment, TABLE), moment.entry, seat, user)

    async def error_line(self, live: LiveMatch, moment: Moment, target: Target, code: str) -> Panel:
        """The apology in place of a message that Discord does not take."""
        return self.apology(await self._scene_for(live, moment, target), code)

    @staticmethod
    def apology(scene: Scene, code: str) -> Panel:
        """A line for a message that could not be written, with the code under which the log has why."""
        text = scene.words.say("post-unwritten", code=code, match=scene.match)
        again = Button(ids.WriteAgainButtonId(scene.match).pack(), scene.words.say("button-write-again"))
        return Panel(None, (Text(text), Buttons((again,))), scene.words.language)


def is_apology(panel: Panel) -> bool:
    """Whether this stands in the place of a message that could not be written."""
    rows = (block.buttons for block in panel.blocks if isinstance(block, Buttons))
    buttons = (one for row in rows for one in row if isinstance(one, Button))
    return any(ids.WriteAgainButtonId.parse(one.custom_id) for one in buttons)


def running_deadlines(live: LiveMatch, as_asked: MatchState) -> tuple[Until, ...]:
    """The deadlines of what was asked then and still is; a wait's id opens once."""
    asked = {wait.id for wait in as_asked.waits}
    return tuple((one.wait, one.seat, one.due) for one in live.deadlines.values() if one.wait in asked)
