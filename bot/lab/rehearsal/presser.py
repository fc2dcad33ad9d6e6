"""A person who knows no rules: opens their own page and uses one of the controls on it, by lot.

So every game can be played that has nothing of its own in the bot; nothing is used but what Discord shows.
What makes a move is told from what only shows something by the beginning of its custom id (`MOVING`): a
person would read the label, which is another one in each language.
"""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

from simcord import MemberActor

from bot.controls import ids
from bot.controls.custom_id import verb_of
from bot.lab.rehearsal.stage import Spoiled
from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Control, Post, buttons_of, menus_of
from engine.kernel.dice import Dice

MOVING: Final = ("v1:do:", "v1:sure:", "v1:sures:", "v1:pick:", "v1:form:", "v1:step:", "v1:steps:")
"""The beginnings of the custom ids of what makes a move or asks a question of one."""

BESIDE: Final = ("words", "orders")
"""The verbs of buttons that may stand on a question's page: a picture in words, standing orders."""

CHANGED_OF: Final = 4
"""A move that stands there whole is made as it is, but one of so many, by lot, is changed first."""

QUESTIONS: Final = 60
"""More questions than any begun move asks."""

WORD: Final = "Mahin"


class Presser:
    """Plays for anybody of one match. `used` counts the kinds of controls, by the verb of their custom id.

    `between` is done before each answer to a question of a move that is begun.
    """

    def __init__(
        self, driver: Driver, match: int, dice: Dice, between: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        self._between = between
        self._driver, self._match, self._dice, self._rolls = driver, match, dice, 0
        self.used: dict[str, int] = {}

    async def page(self, member: MemberActor, post: Post) -> Post:
        """Their own page, by the button of a public message. Spoiled where it is not theirs alone."""
        answer = await self._driver.click(member, post, f"v1:seat:{self._match}")
        if answer.message is None or not answer.message.ephemeral:
            raise Spoiled(f"a hand is shown to everybody: {answer.text}")
        return answer.message

    async def try_act(self, member: MemberActor, post: Post) -> bool:
        """Use a control of their page and answer what it asks; whether there was one."""
        page = await self.page(member, post)
        controls = tuple(move_controls(page))
        if not controls:
            return False
        await self._answer_all(member, await self._use(member, page, self._pick(controls)))
        return True

    async def try_make(self, member: MemberActor, post: Post, wanted: str) -> bool:
        """Press the control with this custom id on their page; where it has none, use another by lot."""
        page = await self.page(member, post)
        controls = tuple(move_controls(page))
        chosen = next((one for one in controls if one.custom_id == wanted), None)
        if not controls:
            return False
        await self._answer_all(member, await self._use(member, page, chosen or self._pick(controls)))
        return True

    async def try_write(self, member: MemberActor, post: Post) -> bool:
        """Write a line of standing orders; whether there was anything to write."""
        page, orders = await self.page(member, post), f"v1:orders:{self._match}"
        if orders not in [one.custom_id for one in buttons_of(page)]:
            return False
        answer = await self._driver.click(member, page, orders)
        controls = tuple(_order_controls(answer.message))
        if not controls or answer.message is None:
            return False
        await self._answer_all(member, await self._use(member, answer.message, self._pick(controls)))
        return True

    async def _answer_all(self, member: MemberActor, answer: Answer) -> None:
        """Every question that the move asks; Spoiled where it asks for ever."""
        for _ in range(QUESTIONS):
            if answer.form is not None:
                answer = await self._fill_form(member, answer)
            steps = tuple(move_controls(answer.message))
            if not steps or not _is_question(answer.message):
                return
            assert answer.message is not None
            if self._between is not None:
                await self._between()
            answer = await self._use(member, answer.message, self._step(steps))
        raise Spoiled("a move asks for ever")

    async def _use(self, member: MemberActor, page: Post, control: Control) -> Answer:
        verb = verb_of(control.custom_id)
        self.used[verb] = self.used.get(verb, 0) + 1
        if not control.values:
            return await self._driver.click(member, page, control.custom_id)
        count = control.least + self._roll_below(control.most - control.least + 1)
        values = self._dice.shuffle(control.values, "values", self._count_roll())[:count]
        return await self._driver.choose(member, page, values, control.custom_id)

    async def _fill_form(self, member: MemberActor, answer: Answer) -> Answer:
        """Words, a number within what the field says, one of the values it lists."""
        self.used["typed"] = self.used.get("typed", 0) + 1
        entered: dict[str, Any] = {}
        form: Any = answer.form
        inputs = (label["component"] for label in form["components"] if label.get("component") is not None)
        for one, node in zip(answer.fields, inputs, strict=True):
            if one.values:
                value = self._pick(one.values)
                entered[one.custom_id] = value if one.radio else [value]
                continue
            most = int(node.get("max_length", 1))
            if most > len(WORD):
                # No two words are alike: what people call their own must often differ.
                letters = (chr(ord("a") + int(digit)) for digit in str(self._count_roll()))
                entered[one.custom_id] = WORD + "".join(letters)
            else:
                # A field with no room for a word asks for a number.
                entered[one.custom_id] = str(self._roll_below(10 ** min(most, 2)))
        return await self._driver.submit(member, answer, **entered)

    def _step(self, steps: tuple[Control, ...]) -> Control:
        """A control of a question: a whole move is mostly made, else a menu is as likely as all buttons."""
        sure = tuple(one for one in steps if f":{ids.SURE}:" in one.custom_id)
        if sure and self._roll_below(CHANGED_OF):
            return sure[0]
        kinds = [some for has in (True, False) if (some := tuple(s for s in steps if bool(s.values) is has))]
        control: Control = self._pick(self._pick(tuple(kinds)))
        return control

    def _pick(self, items: tuple[Any, ...]) -> Any:
        return items[self._roll_below(len(items))]

    def _roll_below(self, count: int) -> int:
        return self._dice.roll_below(count, "press", self._count_roll())

    def _count_roll(self) -> int:
        self._rolls += 1
        return self._rolls


def move_controls(post: Post | None) -> Iterator[Control]:
    """The controls of a message that make a move or lead to one."""
    for one in () if post is None else (*buttons_of(post), *menus_of(post)):
        if one.custom_id.startswith(MOVING) and not one.disabled:
            yield one


def _order_controls(post: Post | None) -> Iterator[Control]:
    """The controls of a page of standing orders by which a line is written."""
    # A page of orders takes lines out, too: pressed by lot, that would undo what was written.
    for one in () if post is None else (*buttons_of(post), *menus_of(post)):
        adds = verb_of(one.custom_id) == "reorder" and one.custom_id.endswith(":add")
        if (adds or one.custom_id.startswith("v1:step:")) and not one.disabled:
            yield one


def _is_question(post: Post | None) -> bool:
    """Whether this page asks on about one move: its controls answer it, or lead back, and nothing else."""
    if post is None:
        return False
    others = [one for one in (*buttons_of(post), *menus_of(post)) if not one.custom_id.startswith(MOVING)]
    return [verb for verb in (verb_of(one.custom_id) for one in others) if verb not in BESIDE] == ["seat"]
