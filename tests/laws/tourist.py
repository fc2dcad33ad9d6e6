"""Who goes past every control, form and command, and what is counted of it."""

from typing import Any

from simcord import ChannelHandle, MemberActor

from bot.sandbox.driver import Answer, Driver
from bot.sandbox.reading import Post, buttons_of
from tests.bot.core_world import Hall
from tests.bot.council_world import Council


class Tour:
    """A table of three: the host and the first two guests; the third guest looks on."""

    def __init__(self, hall: Hall, driver: Driver) -> None:
        self.hall, self.driver = hall, driver
        self.host, self.one, self.two, self.other = hall.world.members[:4]
        self.rare: set[str] = set()

    @property
    def council(self) -> Council:
        """The table that is played at."""
        return Council(self.hall.world, self.driver, 1)

    def kept(self) -> set[str]:
        """The kinds that have changed something so far, where answers are lost."""
        losses = getattr(self.driver, "losses", None)
        return set() if losses is None else {kind for kind, times in losses.kept.items() if times}

    def posts(self) -> list[Post]:
        """What everybody may read, the chronicle last."""
        return [*self.driver.channel(), *self.driver.threads()]

    async def do(
        self, who: MemberActor, command: str, channel: ChannelHandle | None = None, /, **options: Any
    ) -> Answer:
        """A command."""
        return await self.driver.command(who, command, channel, **options)

    async def first(self, who: MemberActor, answer: Answer | Post, beginning: str) -> Answer:
        """The first button whose custom id begins so."""
        wanted = next(one for one in buttons_of(posted(answer)) if one.custom_id.startswith(beginning))
        return await self.press(who, answer, wanted.custom_id)

    async def press(self, who: MemberActor, answer: Answer | Post, wanted: str) -> Answer:
        """A button, once more where it opened nothing that was to be opened."""
        return await self.driver.click(who, posted(answer), wanted)

    async def filled(self, who: MemberActor, answer: Answer | Post, wanted: str, /, **entered: Any) -> Answer:
        """The form behind a button, filled in and sent."""
        opened = await self.press(who, answer, wanted)
        if opened.form is None:
            opened = await self.press(who, answer, wanted)
        return await self.driver.submit(who, opened, **entered)

    async def chosen(self, who: MemberActor, answer: Answer | Post, value: Any, wanted: str) -> Answer:
        """A value of a menu."""
        return await self.driver.choose(who, posted(answer), [value], wanted)


def posted(answer: Answer | Post) -> Post:
    """The message of an answer that has one."""
    found = answer.message if isinstance(answer, Answer) else answer
    assert found is not None
    return found
