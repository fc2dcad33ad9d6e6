"""A third language is a folder of texts and a line: whatever a player reads comes from the texts."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import pytest
from simcord.components import walk_components

from bot.config import Settings
from bot.rehearsal.seeds import seeded
from bot.rehearsal.stage import Stage, plain
from bot.rehearsal.table import NIGHT, Table, TablePlan, opened
from bot.sandbox.driver import SYSTEM
from bot.sandbox.world import World, open_world
from bot.wiring import all_words, make_bot, parts
from engine.games.houses.reading import read
from engine.games.houses.reading.texts import wording
from engine.store import Keyring
from tests.laws import pseudo

SHOWN: Final = ("content", "label", "placeholder", "description", "title")
GAMES: Final = (("coup", 4, "max_turns=8"), ("treasure", 5, "rounds=4, fleet_from=3"))


def shown(node: Any) -> Iterator[str]:
    """What a person reads of a part of a message, options of menus and descriptions of pictures included."""
    yield from (str(node[name]) for name in SHOWN if node.get(name))
    for inner in (*node.get("options", ()), *node.get("items", ())):
        yield from shown(inner)


def everything(world: World) -> Iterator[str]:
    """All that the bot ever sent, private answers too."""
    for channel in world.env.backend.messages.values():
        for message in (one for one in channel.values() if one.type not in SYSTEM):
            yield from filter(None, (message.content,))
            for node in walk_components(message.components):
                yield from shown(node)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Here the third language is spoken."""
    pseudo.spoken(monkeypatch, pseudo.texts(tmp_path / "text"))
    return tmp_path


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
async def test_every_sentence_at_a_table_comes_from_the_texts(
    folder: Path, game: str, seats: int, settings: str
) -> None:
    """In plain letters there are names alone."""
    chosen = Settings(_env_file=None, language=pseudo.CODE, port=0)  # type: ignore[call-arg]
    whole = parts(chosen, Keyring({1: bytes(32)}, 1), all_words(strict=True))
    plan = TablePlan(game, seats, pseudo.CODE, settings=settings)
    async with open_world(seeded(partial(make_bot, whole), folder / "var", plan.seed)) as world:
        while len(world.members) < seats:
            world.seat(f"guest{len(world.members)}")
        await world.bot.choose("guild", world.guild.id, pseudo.CODE)
        stage = Stage(world, pseudo.CODE, perf_counter)
        await opened(stage, plan)
        ended = await Table(stage, plan).play()
        known = frozenset(one.name for one in world.members) | {"stranger", "latecomer", "guest"}
        found = {text: pseudo.plain_words(plain(text), known) for text in everything(world)}

    assert ended.moves > 5
    assert {} == {text: words for text, words in found.items() if words}


async def test_every_sentence_of_houses_comes_from_texts_and_cards(folder: Path) -> None:
    """From the founding to the first vote, cards included; houses bear the names that were typed."""
    cards = pseudo.cards(folder / "houses")
    chosen = Settings(_env_file=None, language=pseudo.CODE, port=0, content=cards)  # type: ignore[call-arg]
    whole = parts(chosen, Keyring({1: bytes(32)}, 1), all_words(strict=True))
    plan = TablePlan("houses", 3, pseudo.CODE, settings="generations=1")
    async with open_world(seeded(partial(make_bot, whole), folder / "var", plan.seed)) as world:
        await world.bot.choose("guild", world.guild.id, pseudo.CODE)
        stage = Stage(world, pseudo.CODE, perf_counter)
        await opened(stage, plan)
        table = Table(stage, plan)
        while stage.state.stage != "vote":
            if not await table._pressed():
                await world.advance(NIGHT)
        for command in ("hand", "deals", "board", "help"):
            await stage.command(stage.member(0), command)
        typed = {name for house in stage.state.houses for name in (house.name, house.first_name)}
        known = frozenset({one.name for one in world.members} | typed)
        found = {text: pseudo.plain_words(plain(text), known) for text in everything(world)}

    assert len(found) > 40
    assert {} == {text: words for text, words in found.items() if words}


def test_cards_are_read_in_a_third_language(tmp_path: Path) -> None:
    """A file of texts beside the cards; what is read where a language lacks is the content's last one."""
    _, texts = read(pseudo.cards(tmp_path / "houses"))
    (key, _), *_ = texts.entries

    assert (pseudo.CODE, "fa", "en") == texts.languages
    assert pseudo.pseudo(wording(texts, key, "en")) == wording(texts, key, pseudo.CODE)
    assert wording(texts, key, "en") == wording(texts, key, "none")
