"""Row 13 of peers.md: from Join to the first sealed vote five presses at most, and nothing that is typed."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest

from bot.clock.waiting import Waiting
from bot.languages import LANGUAGES, Language
from bot.pictures.gallery import Gallery
from bot.sandbox.reading import Post, buttons_of, menus_of, text_of
from bot.sandbox.world import open_world
from engine.games.houses.moves import Cast
from tests.bot.core_world import Hall, making, plain, unused
from tests.bot.posts.test_read_back import Blank

PRESSES: Final = 5
"""A press is what reaches the bot: a button, a choice in a menu, a form that is sent."""

WORDS: Final = 300
"""On all that was pressed, beside pictures and controls, each line counted once."""

SIGN: Final = re.compile(r"<a?:\w+:\d+>")
MOMENT: Final = re.compile(r"<t:\d+:\w>")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A bot that draws: what stands on a picture is not read."""
    here = unused(tmp_path)

    def drawn(waiting: Waiting) -> Gallery:
        return Gallery(Blank(), b"", waiting.now)

    async with open_world(making(here, gallery=drawn)) as world:
        yield Hall(world, here)


def as_read(text: str) -> str:
    """A message's text as it is read: a sign is no word, a time is three (“in 12 hours”)."""
    return MOMENT.sub("in some hours", SIGN.sub("", plain(text)))


class Newcomer:
    """Presses what stands out on the panel that opened by itself, and counts."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.presses, self.forms, self.read = hall, 0, 0, set[str]()

    def looks(self, post: Post) -> Post:
        """Every line is read once."""
        self.read |= set(as_read(text_of(post)).split("\n"))
        return post

    @property
    def words(self) -> int:
        """What was read so far."""
        return sum(any(map(str.isalnum, one)) for line in self.read for one in line.split())

    async def press(self, post: Post, wanted: str) -> Post:
        """A button; the panel that comes back goes on by itself to what is next."""
        answer = await self.hall.driver.click(self.hall.host, post, wanted)
        self.presses, self.forms = self.presses + 1, self.forms + (answer.form is not None)
        await self.hall.world.advance(2.0)
        assert answer.message is not None
        return self.looks(answer.message)

    async def choose(self, post: Post) -> Post:
        """The first choice of the only menu."""
        menu = menus_of(post)[0]
        answer = await self.hall.driver.choose(self.hall.host, post, [menu.values[0]], menu.custom_id)
        self.presses += 1
        await self.hall.world.advance(2.0)
        assert answer.message is not None
        return self.looks(answer.message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
async def test_the_first_sealed_vote_is_five_presses_from_join_at_most(
    hall: Hall, language: Language, seats: int
) -> None:
    """The host of a table of stewards, who presses Begin as well; nothing is typed."""
    options: dict[str, Any] = {"language": language, "chronicle": "thread"}
    await hall.bot.preferences.choose("guild", hall.world.guild.id, language)
    door = await hall.table(people=0, seats=seats, **options)
    one = Newcomer(hall)
    one.looks(door)
    await one.press(door, "v1:join:")
    panel = await one.press(door, "v1:begin:")
    panel = await one.press(panel, hall.bot.words(language).say("houses-button-take"))
    while hall.live().match_state.state.stage == "draft":
        panel = await one.choose(panel)
    vote = hall.bot.words(language).say("houses-button-cast", side="yes", power=2, seal=1)
    label = next(b.label for b in buttons_of(panel) if plain(b.label) == plain(vote))
    words = one.words  # the panel that follows is of the second phase
    await one.press(panel, label)

    kept = [entry.action for entry in await hall.bot.matches.entries(1) if entry.seat == 0]
    assert Cast("yes", 2, seal=True) in kept
    assert one.presses <= PRESSES
    assert 0 == one.forms
    assert words <= WORDS
