"""A begun move on its way: where a path of answers leads today, and what is said there."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from typing_extensions import Protocol, runtime_checkable

from bot.client import Interaction
from bot.controls import ids
from bot.controls.said import Said, mark
from bot.interactions.answering import show_privately
from bot.render.forms import to_modal
from bot.render.panel import Button, Panel
from bot.ui.actor import Actor, resolve_actor
from bot.ui.generic import planned, steps
from bot.ui.generic.first_question import turning
from bot.ui.generic.previewing import aside_of, asks_again, sketch_of, value_of
from bot.ui.generic.question import Question
from bot.ui.generic.reading import reader_scene
from bot.ui.moves import play
from bot.ui.panel_refresh import stays_open
from bot.ui.plugin import Planning
from bot.ui.seat_controls import SeatControls
from engine.kernel import step
from engine.kernel.moves import PartialMove, Several, finish
from engine.kernel.refused import Refused, no

LONG: Final = "~~"
"""Stands before the mark of a path that is too long for an id and kept in memory."""


@runtime_checkable
class Written(Protocol):
    """A renderer whose moves can be written beforehand, as standing orders."""

    @property
    def planning(self) -> Planning | None:
        """How, where they can."""


class Chain:
    """A begun move on its way: who makes it, by which button it was begun, and where it stands.

    `controls` are the seat's, or of standing orders that are being written: a whole move is then a line.
    """

    def __init__(
        self, who: Actor, controls: SeatControls, said: Said[str], handle: str, root: PartialMove, path: str
    ) -> None:
        self.who, self.controls, self._said = who, controls, said
        self.handle, self.root, self.path = handle, root, path

    @classmethod
    async def begin(
        cls, interaction: Interaction, id: ids.StepButtonId | ids.StepMenuId | ids.StepFormId
    ) -> "Chain":
        """The move of the id. Refused with old_button where it can't be begun any more."""
        who, said = await resolve_actor(interaction, id.match), interaction.client.said
        path = id.path
        if path.startswith(LONG):
            path = said.entries.get(path.removeprefix(LONG), "")
        chain = cls.at(who, said, id.handle, path)
        if chain is None:
            raise Refused(no("old_button"))
        return chain

    @classmethod
    def at(cls, who: Actor, said: Said[str], handle: str, path: str) -> "Chain | None":
        """The move with this handle as its reader sits now; None where it can't be begun any more."""
        controls = who.controls
        root = controls.find(handle)
        if root is None and isinstance(who.renderer, Written) and who.renderer.planning is not None:
            controls = planned.controls_of(who.scene, who.seat, who.renderer.planning)
            root = controls.find(handle)
        return cls(who, controls, said, handle, root, path) if isinstance(root, PartialMove) else None

    def number_of_path(self, path: str) -> int:
        """A number for a path, from the match's secret."""
        return turning(self.controls, self.handle)(path)

    def follow(self, path: str) -> steps.Walked:
        """Where a path leads today."""
        return steps.walk(self.root, path, self.controls.look.ask, self.number_of_path, self._said.entries)

    def row(self, values: Sequence[str]) -> str:
        """The path after all values of a row. Refused with choice_unknown."""
        node = self.follow(self.path).step
        marks = {} if not isinstance(node, steps.Node) else self._marks(node)
        if not isinstance(node, steps.Node) or not values or not set(values) <= set(marks):
            raise Refused(no("choice_unknown"))
        name, path, step = node.field.name, self.path, node
        for value in [one for sign, one in marks.items() if sign in values]:
            if value not in steps.answers(step):
                raise Refused(no("choice_unknown"))
            path = steps.longer(step, path, value, self.number_of_path)
            after = self.follow(path).step
            if not isinstance(after, steps.Node):
                return path
            step = after
        return self._path_closed(step, path, name)

    def key_of_words(self, words: str) -> str:
        """The mark under which words are kept in memory."""
        kept = mark(words)
        self._said.keep(kept, words)
        return kept

    def pack_path(self, path: str) -> str:
        """The path as it stands in an id; one that is too long is kept in memory."""
        return path if len(path) <= ids.PATH_MOST else LONG + self.key_of_words(path)

    async def answer(
        self, interaction: Interaction, path: str, page: int = 0, *, turning: bool = False, sure: bool = False
    ) -> None:
        """The next question, or the move itself. Refused where the answer leads nowhere.

        A typed answer opens its form at once, where Discord lets a form be opened. A move that was looked at
        (`sure`) is that move or an old button: its way is never begun anew.
        """
        walked, who = self._onward(self.follow(path)), self.who
        if sure and (walked.path != path or isinstance(walked.step, steps.Node)):
            raise Refused(no("old_button"))
        match walked.step:
            case steps.Whole(action) if not sure and asks_again(who, action):
                await self._show_question(interaction, walked, page)
            case steps.Whole(action) if self.controls.routing.written:
                await planned.add_line(interaction, who, action)
            case steps.Whole(action):
                await play(interaction, who, action, who.controls.guard(who.controls.wait(action)))
            case steps.Dead(tried):
                raise Refused(self._refusal(tried))
            case steps.Node():
                asked, pressed = self._question(walked), interaction.type is discord.InteractionType.component
                if asked.is_typed and pressed and not turning:
                    await interaction.response.send_modal(to_modal(asked.form()))
                else:
                    await self._show_question(interaction, walked, page)

    def _onward(self, walked: steps.Walked) -> steps.Walked:
        """Past a last question that has one answer, where the move is looked at anyway."""
        node = walked.step
        if not isinstance(node, steps.Node) or node.form is not None or len(steps.answers(node)) != 1:
            return walked
        after = self.follow(steps.longer(node, walked.path, steps.answers(node)[0], self.number_of_path))
        whole = after.step.action if isinstance(after.step, steps.Whole) else None
        return after if whole is not None and asks_again(self.who, whole) else walked

    def _standing(self, path: str, page: int) -> Panel | None:
        """What stands after this path today: a question, or a move to be looked at; None for another way."""
        walked = self.follow(path)
        return self._page(walked, page) if walked.path == path else None

    def _page(self, walked: steps.Walked, page: int) -> Panel | None:
        who = self.who
        match walked.step:
            case steps.Node():
                return self._question(walked).panel(page)
            case steps.Whole(action) if asks_again(who, action):
                looked: Panel = who.renderer.preview_page(
                    who.scene, who.seat, action, self._ways(walked.path)
                )
                return looked
        return None

    async def _show_question(self, interaction: Interaction, walked: steps.Walked, page: int) -> None:
        """It is made anew with the match while it stands open; past, it makes room for the reader's panel."""
        said, handle, path = self._said, self.handle, walked.path

        def rebuild(now: Actor) -> Panel | None:
            chain = Chain.at(now, said, handle, path)
            return None if chain is None else chain._standing(path, page)

        made = self._page(walked, page)
        assert made is not None
        await show_privately(interaction, made)
        stays_open(interaction, self.who.live, again=rebuild, apart=True)

    def _question(self, walked: steps.Walked) -> Question:
        scene = reader_scene(self.who.scene, self.who.seat)
        asked = Question(scene, self.handle, self.root, walked, self.number_of_path, self.controls.look.ask)
        asked.packed = self.pack_path
        asked.named, asked.aside = value_of(self.who), aside_of(self.who, asked)
        asked.sketch = sketch_of(self.who, asked)
        return asked

    def _ways(self, path: str) -> tuple[Button, ...]:
        """Of a whole move: to make it, and to answer its last question anew."""
        words, match = self.who.scene.words, self.who.scene.match
        go = ids.StepButtonId(match, self.handle, ids.SURE, self.pack_path(path)).pack()
        change = ids.StepButtonId(match, self.handle, path=self.pack_path(self._path_back(path))).pack()
        return (
            Button(go, words.say("offered-go"), "success"),
            Button(change, words.say("offered-change")),
        )

    def _path_back(self, path: str) -> str:
        """The path without its last answer that was chosen among several."""
        shorter = [path[:end] for end in reversed(range(len(path)))]
        return next((one for one in shorter if self._choosing(one)), "")

    def _choosing(self, path: str) -> bool:
        """Whether a question stands here: none that had one answer, or was asked with the one before."""
        walked = self.follow(path)
        if walked.path != path or not isinstance(walked.step, steps.Node):
            return False
        given = walked.step.begun.given
        narrowed = bool(given) and given[-1][0] in walked.narrowed
        return not narrowed and len(steps.answers(walked.step)) != 1

    def _marks(self, node: steps.Node) -> dict[str, Any]:
        """The values of a row by their marks in the menu, in the order in which they are listed."""
        among = node.field.among if isinstance(node.field, Several) else ()
        return {
            steps.longer(node, self.path, one, self.number_of_path).removeprefix(self.path): one
            for one in among
            if one in steps.answers(node)
        }

    def _path_closed(self, node: steps.Node, path: str, name: str) -> str:
        """A row that could be longer ends with what was chosen."""
        open_row = node.field.name == name and bool(node.picked)
        if open_row and steps.ENOUGH in steps.answers(node):
            return steps.longer(node, path, steps.ENOUGH, self.number_of_path)
        return path

    def _refusal(self, tried: PartialMove) -> Any:
        """Why the move can't be made so."""
        if self.controls.routing.written:
            return no("choice_unknown")
        state = self.who.live.match_state
        action = finish(tried, state.game.action)
        why = None if action is None else step.refusal(state.game, state.state, self.who.seat, action)
        return why or no("choice_unknown")
