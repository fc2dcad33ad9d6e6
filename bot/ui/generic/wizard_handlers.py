"""Presses on the way through a begun move: each reads the path in its custom id and goes one question on.

    button, menu or form ─► Wizard.begin ─► the path with the answer ─► Wizard.answer
                                                 a question left ─► its page, or at once its form
                                                 a whole move    ─► a look at it, a line of orders, or made

The path is read anew at every press, so that a way goes on after a restart. Only typed words, and paths too
long for an id, are kept in memory; whoever lost them is asked again. Beside it: moves that are put before
everybody, and moves that are asked for once more.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import discord
from typing_extensions import Protocol, runtime_checkable

from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.controls.typed_words import TypedWords, mark
from bot.interactions.answering import show_privately
from bot.interactions.modals import is_of_entry, keep_form, open_form
from bot.interactions.receipts import changes_in_words
from bot.render.panel import Button, Panel, Sketch
from bot.render.renderer import Scene, reader_scene
from bot.render.users import typed_words
from bot.ui.actor import Actor, resolve_actor
from bot.ui.control import answer_control, answer_form, chosen_values
from bot.ui.form_values import number
from bot.ui.generic import planned, wizard
from bot.ui.generic.wizard import ENOUGH, Dead, Node, Walked, Whole
from bot.ui.generic.wizard_view import Question, SideNotes, Trail, path_numbers
from bot.ui.moves import play
from bot.ui.panel_refresh import track_panel
from bot.ui.plugin import Planning
from bot.ui.private_panel import with_notices
from bot.ui.seat_controls import SeatControls
from engine.kernel import step
from engine.kernel.moves import Amount, PartialMove, Several, finish
from engine.kernel.refused import Refusal, Refused, no
from engine.kernel.seats import Seat

LONG: Final = "~~"
"""Stands before the mark of a path that is too long for an id and kept in memory."""


@runtime_checkable
class Previewing(Protocol):
    """A renderer that names the values of a begun move, draws it, and shows it whole before it is made."""

    def value(self, scene: Scene, reader: Seat, name: str, given: Any) -> str:
        """A value in words."""

    def preview(self, scene: Scene, reader: Seat, move: Any) -> Sketch | None:
        """The picture beside a move, begun or complete."""

    def notes_beside(self, scene: Scene, reader: Seat, move: Any) -> SideNotes:
        """Hints beside a move, begun or complete."""

    def is_previewed(self, move: Any) -> bool:
        """Whether this whole move is shown before it is made."""

    def preview_page(self, scene: Scene, reader: Seat, move: Any, ways: tuple[Button, ...]) -> Panel:
        """The page that shows it."""

    def way_page(self, scene: Scene, reader: Seat, trail: Trail, page: int) -> Panel | None:
        """The game's own page for a begun move on its way; None where it has none."""


@runtime_checkable
class Written(Protocol):
    """A renderer whose moves can be written beforehand, as standing orders."""

    @property
    def planning(self) -> Planning | None:
        """How, where they can."""


@runtime_checkable
class OpenToAll(Protocol):
    """A renderer that puts moves before everybody."""

    def open_move(self, scene: Scene, handle: str) -> Any | None:
        """The move of this moment with this handle, or None: an old button."""


async def setup(bot: Khandan) -> None:
    """Answer every such control, those of long ago too."""
    answer_control(bot, ids.StepButtonId, on_step_button)
    answer_control(bot, ids.StepMenuId, on_step_menu)
    answer_form(bot, ids.StepFormId, on_step_form)
    answer_control(bot, ids.OpenMoveButtonId, on_open_move)
    answer_control(bot, ids.SureButtonId, lambda interaction, id: ask_again(interaction, id.match, id.handle))
    answer_control(
        bot,
        ids.SureMenuId,
        lambda interaction, id: ask_again(interaction, id.match, "".join(chosen_values(interaction))),
    )


async def on_step_button(interaction: Interaction, id: ids.StepButtonId) -> None:
    """A button: the question after its path, a page of it, or the move that has been looked at."""
    if id.page == ids.SURE and not id.path and await try_make_move(interaction, id):
        return
    way = await Wizard.begin(interaction, id)
    if id.page == ids.SURE:
        await way.answer(interaction, way.path, sure=True)
    elif way.follow(way.path).path != way.path and wizard.WORDS_MARK not in way.path:
        # An answer on its way is gone. Lost words are asked for again without a word.
        if not await way.show_refusal(interaction, no("choice_unknown")):
            raise Refused(no("old_button"))
    else:
        await way.answer(interaction, way.path, max(id.page - 1, 0), turning=id.page > 0)


async def try_make_move(interaction: Interaction, id: ids.StepButtonId) -> bool:
    """Make the whole move with this handle; False where it is that of a begun one, or of none."""
    who = await resolve_actor(interaction, id.match)
    move = who.controls.find(id.handle)
    if move is None or isinstance(move, PartialMove):
        return False
    await play(interaction, who, move, who.controls.guard(who.controls.wait(move)))
    return True


async def on_step_menu(interaction: Interaction, id: ids.StepMenuId) -> None:
    """A menu: one answer, or all values of a row. What can't be taken is told over the question."""
    way, values = await Wizard.begin(interaction, id), chosen_values(interaction)
    try:
        await way.answer(interaction, way.path_after(id.kind, values))
    except Refused as refused:
        if not is_of_entry(refused) or not await way.show_refusal(interaction, refused.why):
            raise


async def on_step_form(
    interaction: Interaction, id: ids.StepFormId, entered: Mapping[str, tuple[str, ...]]
) -> None:
    """The form of a typed answer. Refused with not_a_number or choice_unknown."""
    way = await Wizard.begin(interaction, id)
    walked = way.follow(way.path)
    node = walked.step
    if not isinstance(node, Node):
        raise Refused(no("old_form"))
    if walked.path != way.path and wizard.WORDS_MARK not in way.path:
        raise Refused(no("choice_unknown"))  # an answer on its way is gone: this is another question
    keep_form(interaction, way.question(walked).form())
    typed = "".join(entered.get(node.field.name, ()))
    if isinstance(node.field, Amount):
        figure = number(typed)
        if figure not in wizard.answers(node):
            raise Refused(no("choice_unknown"))
        path = wizard.longer(node, way.path, figure, way.turned)
    else:
        path = wizard.with_words(way.path, way.key_of_words(typed_words(typed) or " "))
    await way.answer(interaction, path)


async def on_open_move(interaction: Interaction, id: ids.OpenMoveButtonId) -> None:
    """A button that stands before everybody, pressed by one. Refused with old_button, or as the game does."""
    who = await resolve_actor(interaction, id.match)
    move = who.renderer.open_move(who.scene, id.handle) if isinstance(who.renderer, OpenToAll) else None
    if move is None:
        raise Refused(no("old_button"))
    await play(interaction, who, move, who.controls.guard(ids.NO_WAIT))


async def ask_again(interaction: Interaction, match: int, handle: str) -> None:
    """Ask once more for a move that can't be taken back or says much. Refused with old_button."""
    who = await resolve_actor(interaction, match)
    move = who.controls.find(handle)
    if move is None:
        raise Refused(no("old_button"))

    def rebuild(now: Actor) -> Panel | None:
        still = now.controls.find(handle)
        page: Panel | None = (
            None if still is None else now.renderer.confirmation_page(now.scene, now.seat, still)
        )
        return page

    await show_privately(interaction, who.renderer.confirmation_page(who.scene, who.seat, move))
    track_panel(interaction, who, rebuild=rebuild, stands_apart=True)


class Wizard:
    """A begun move on its way: who makes it, by which button it was begun, and the path so far.

    `controls` are the seat's, or of standing orders that are being written: a whole move is then a line.
    """

    def __init__(
        self,
        who: Actor,
        controls: SeatControls,
        said: TypedWords[str],
        handle: str,
        root: PartialMove,
        path: str,
    ) -> None:
        self.who, self.controls, self._said = who, controls, said
        self.handle, self.root, self.path = handle, root, path
        self.turned = path_numbers(controls, handle)

    @classmethod
    async def begin(
        cls, interaction: Interaction, id: ids.StepButtonId | ids.StepMenuId | ids.StepFormId
    ) -> "Wizard":
        """The move and the path of an id. Refused with old_button where the move can't be begun any more."""
        who, path = await resolve_actor(interaction, id.match), id.path
        said = interaction.client.typed_texts
        if path.startswith(LONG):
            path = said.entries.get(path.removeprefix(LONG), "")
        found = cls.at(who, said, id.handle, path)
        if found is None:
            raise Refused(no("old_button"))
        return found

    @classmethod
    def at(cls, who: Actor, said: TypedWords[str], handle: str, path: str) -> "Wizard | None":
        """The move with this handle as its reader sits now; None where it can't be begun any more."""
        controls = who.controls
        root = controls.find(handle)
        if root is None and isinstance(who.renderer, Written) and who.renderer.planning is not None:
            controls = planned.controls_of(who.scene, who.seat, who.renderer.planning)
            root = controls.find(handle)
        return cls(who, controls, said, handle, root, path) if isinstance(root, PartialMove) else None

    # Paths.

    def follow(self, path: str) -> Walked:
        """Follow a path as far as it leads today."""
        return wizard.walk(self.root, path, self.controls.look.ask, self.turned, self._said.entries)

    def path_after(self, kind: str, values: Sequence[str]) -> str:
        """The path after what was chosen in a menu of this kind. Refused with choice_unknown."""
        if kind == ids.SEVERAL:
            return self.path_with_row(values)
        path = self.path + "".join(values)
        if len(values) != 1 or self.follow(path).path != path:
            raise Refused(no("choice_unknown"))
        return path

    def path_with_row(self, values: Sequence[str]) -> str:
        """The path after all these values of one menu, by their marks in it. Refused with choice_unknown."""
        node, path = self.follow(self.path).step, self.path
        if not isinstance(node, Node) or not isinstance(node.field, Several) or not values:
            raise Refused(no("choice_unknown"))
        name, first = node.field.name, wizard.answers(node)
        marks = {
            wizard.longer(node, path, one, self.turned).removeprefix(path): one
            for one in node.field.among
            if one in first
        }
        if not set(values) <= set(marks):
            raise Refused(no("choice_unknown"))
        # In the order in which the menu lists them, whatever order they were chosen in.
        for value in [one for sign, one in marks.items() if sign in values]:
            if value not in wizard.answers(node):
                raise Refused(no("choice_unknown"))
            path = wizard.longer(node, path, value, self.turned)
            after = self.follow(path).step
            if not isinstance(after, Node):
                return path
            node = after
        # A row that could be longer ends with what was chosen.
        if node.field.name == name and node.picked and ENOUGH in wizard.answers(node):
            return wizard.longer(node, path, ENOUGH, self.turned)
        return path

    def pack_path(self, path: str) -> str:
        """The path as it stands in an id; one that is too long is kept in memory."""
        return path if len(path) <= ids.PATH_MOST else LONG + self.key_of_words(path)

    def key_of_words(self, words: str) -> str:
        """Keep words in memory, and give the mark under which they are found again."""
        kept = mark(words)
        self._said.keep(kept, words)
        return kept

    # From a path to the answer.

    async def answer(
        self, interaction: Interaction, path: str, page: int = 0, *, turning: bool = False, sure: bool = False
    ) -> None:
        """The next question, or the move itself. Refused where the answer leads nowhere.

        A typed answer opens its form at once, where Discord lets a form be opened. A move that was looked at
        (`sure`) is that move or an old button: its way is never begun anew.
        """
        walked, who = self._past_last_settled(self.follow(path)), self.who
        if sure and (walked.path != path or isinstance(walked.step, Node)):
            raise Refused(no("old_button"))
        match walked.step:
            case Whole(action) if self.controls.routing.written:
                # A line stands on the page of orders, where it can be taken out, and nobody hears of it.
                await planned.add_line(interaction, who, action)
            case Whole(action) if not sure and _is_previewed(who, action):
                await self._show_page(interaction, walked, page)
            case Whole(action):
                await play(interaction, who, action, who.controls.guard(who.controls.wait(action)))
            case Dead(tried):
                raise Refused(self._refusal(tried))
            case Node():
                asked = self.question(walked)
                # Discord opens a form in answer to a button or menu, never to a form.
                is_pressed = interaction.type is discord.InteractionType.component
                if asked.is_typed and is_pressed and not turning:
                    await open_form(interaction, asked.form())
                else:
                    await self._show_page(interaction, walked, page)

    def _past_last_settled(self, walked: Walked) -> Walked:
        """Past a last question that has one answer, where the move is looked at anyway, or only written."""
        node = walked.step
        if not isinstance(node, Node) or node.form is not None or len(wizard.answers(node)) != 1:
            return walked
        after = self.follow(wizard.longer(node, walked.path, wizard.answers(node)[0], self.turned))
        if not isinstance(after.step, Whole):
            return walked
        is_harmless = self.controls.routing.written or _is_previewed(self.who, after.step.action)
        return after if is_harmless else walked

    async def _show_page(self, interaction: Interaction, walked: Walked, page: int, told: str = "") -> None:
        """Show a question or the whole move, made anew with the match as long as its path leads there.

        `told` stands over it, until it is made anew.
        """
        said, handle, path = self._said, self.handle, walked.path

        def rebuild(now: Actor) -> Panel | None:
            way = Wizard.at(now, said, handle, path)
            again = None if way is None else way.follow(path)
            return way._page(again, page) if way and again and again.path == path else None

        shown = self._page(walked, page)
        assert shown is not None
        await show_privately(interaction, with_notices(shown, (told,) if told else ()))
        track_panel(interaction, self.who, rebuild=rebuild, stands_apart=True)

    async def show_refusal(self, interaction: Interaction, why: Refusal) -> bool:
        """Show the question that was answered, as it stands now, under the reason why that is not taken.

        All that was answered before stays. False where the question is gone, or the press has done something.
        """
        walked = self.follow(self.path)
        if not isinstance(walked.step, Node) or await changes_in_words(interaction):
            return False
        who = self.who
        told: str = who.renderer.refusal(who.scene, why.code, dict(why.slots), who.seat)
        await self._show_page(interaction, walked, 0, told)
        return True

    def _page(self, walked: Walked, page: int) -> Panel | None:
        """The page after a path: a question, or a move to be looked at; None for another end of it."""
        who, step = self.who, walked.step
        if isinstance(who.renderer, Previewing) and not isinstance(step, Dead):
            trail = Trail(self.controls, self.root, walked.path, step, self._written_moves())
            own: Panel | None = who.renderer.way_page(who.scene, who.seat, trail, page)
            if own is not None:
                return own
        if isinstance(walked.step, Node):
            return self.question(walked).panel(page)
        if not isinstance(walked.step, Whole) or not _is_previewed(who, walked.step.action):
            return None
        words, match = who.scene.words, who.scene.match
        go = ids.StepButtonId(match, self.handle, ids.SURE, self.pack_path(walked.path))
        change = ids.StepButtonId(match, self.handle, path=self.pack_path(self._path_back(walked.path)))
        ways = (
            Button(go.pack(), words.say("offered-go"), "success"),
            Button(change.pack(), words.say("offered-change")),
        )
        looked_at: Panel = who.renderer.preview_page(who.scene, who.seat, walked.step.action, ways)
        return looked_at

    def _written_moves(self) -> tuple[Any, ...] | None:
        """The moves of the seat's standing orders where one more is being written, else None."""
        if not self.controls.routing.written:
            return None
        return planned.moves_ahead(self.who)

    def question(self, walked: Walked) -> Question:
        """The question with what its game adds to it; beside a part that is asked for nothing is said."""
        who, scene = self.who, reader_scene(self.who.scene, self.who.seat)
        asked = Question(scene, self.handle, self.root, walked, self.turned, self.controls.look.ask)
        asked.packed = self.pack_path
        if isinstance(who.renderer, Previewing):
            asked.named = partial(who.renderer.value, who.scene, who.seat)
            if asked.node.form is None:
                asked.aside = who.renderer.notes_beside(who.scene, who.seat, asked.open_move)
                asked.sketch = who.renderer.preview(who.scene, who.seat, asked.open_move)
        return asked

    def _path_back(self, path: str) -> str:
        """The path without its last answer that was chosen among several."""
        for end in reversed(range(len(path))):
            walked = self.follow(path[:end])
            if walked.path != path[:end] or not isinstance(walked.step, Node):
                continue
            # No question stands here that had one answer, or was asked with the one before.
            given = walked.step.begun.given
            is_narrowed = bool(given) and given[-1][0] in walked.narrowed
            if not is_narrowed and len(wizard.answers(walked.step)) != 1:
                return path[:end]
        return ""

    def _refusal(self, tried: PartialMove) -> Refusal:
        """Why the move can't be made so."""
        if self.controls.routing.written:
            return no("choice_unknown")
        now = self.who.live.match_state
        action = finish(tried, now.game.action)
        why = None if action is None else step.refusal(now.game, now.state, self.who.seat, action)
        return why or no("choice_unknown")


def _is_previewed(who: Actor, action: Any) -> bool:
    return isinstance(who.renderer, Previewing) and who.renderer.is_previewed(action)
