"""/about: version, host, papers; a sentence for each thing that the host has not set, in both languages."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from simcord.components import walk_components

from bot.config import Settings
from bot.languages import LANGUAGES, Language
from bot.render.about import about_panel
from bot.render.layout import to_view
from bot.sandbox.driver import Driver
from bot.sandbox.world import open_world
from bot.terminal.release import release
from tests import made_once
from tests.bot.core_world import Hall, folder, hall, making, our_bot, plain, whole
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

PAPERS = ("policy", "terms", "source")
SET = {
    "host_name": "The *Lamphouse*",
    "host_contact": "lamps@khandan.example.org",
    "policy_url": "https://khandan.example.org/privacy.en.html",
    "terms_url": "https://khandan.example.org/terms.en.html",
    "source_url": "https://git.example.org/lamps/khandan",
}
languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
async def test_what_is_not_set_is_said(hall: Hall, language: Language) -> None:
    """In either language, for the asker alone, with the version that runs."""
    await hall.command(hall.host, "language mine", speak=language)
    answer = await hall.driver.command(hall.host, "about")
    words, said = made_once.words(language), plain(answer.text)
    assert answer.message is not None
    assert answer.message.ephemeral

    assert release().version in said
    for code in ("host", *PAPERS):
        assert plain(words.say(f"about-{code}-unset")) in said
    assert plain(words.say("about-report")) in said


@languages
async def test_what_is_set_is_shown_and_linked(tmp_path: Path, language: Language) -> None:
    """The host's name does nothing in a message; each address is a button, and no sentence misses it."""
    settings = Settings(_env_file=None, port=0, language=language, **SET)  # type: ignore[call-arg, arg-type]
    async with open_world(making(tmp_path, replace(whole(), settings=settings))) as world:
        member, driver = world.seat("Mahin"), Driver(world)
        await driver.command(member, "language mine", speak=language)
        answer = await driver.command(member, "about")
        assert answer.message is not None
        nodes = list(walk_components(answer.message.components))
        said = plain(answer.text)

    words = made_once.words(language)
    assert "The \\*Lamphouse\\*" in said
    assert [SET[f"{one}_url"] for one in PAPERS] == [node["url"] for node in nodes if "url" in node]
    assert not [one for one in PAPERS if plain(words.say(f"about-{one}-unset")) in said]


async def test_about_works_in_direct_messages(hall: Hall) -> None:
    """Without a server, and without a match."""
    async with hall.world.turn:
        result = await hall.host.user.slash("about")

    assert result.acknowledged


@languages
def test_an_address_at_which_the_host_is_reached_is_a_button(language: Language) -> None:
    """An invitation to a server can't be pressed where it stands in a line of escaped words."""
    settings = Settings(_env_file=None, host_contact="https://discord.gg/khandan")  # type: ignore[call-arg]
    view = to_view(about_panel(made_once.words(language), "1.2.3", "", settings))

    assert ["https://discord.gg/khandan"] == [
        node["url"] for node in walk_components(view.to_components()) if "url" in node
    ]
