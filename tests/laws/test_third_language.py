"""A third language is a folder of texts and a line: whatever a player reads comes from the texts."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, Final

import pytest
from simcord import InteractionResult, MemberActor
from simcord.components import walk_components

from bot.client import Parts
from bot.cogs.twins import twins
from bot.config import Settings
from bot.controls.custom_id import verb_of
from bot.lab.rehearsal.presser import WORD
from bot.lab.rehearsal.stage import Stage, custom_ids, plain, seeded_maker
from bot.lab.rehearsal.table import NIGHT, PRESSES, Table, TablePlan, open_table
from bot.sandbox.driver import SYSTEM, Answer, Driver
from bot.sandbox.reading import buttons_of
from bot.sandbox.world import World, open_world
from bot.wiring import all_words, load_parts, make_bot
from engine import games
from engine.games.houses.reading import read
from engine.games.houses.reading.texts import wording
from engine.store import Keyring
from tests.laws import pseudo
from tests.laws.commands import commanded
from tests.laws.samples import LONG, typed_options
from tests.laws.test_commands import branches, check, every

MOST_SEATS: Final = 5
SHOWN: Final = ("content", "label", "placeholder", "description", "title")
PAGES: Final = ("hand", "deals", "board", "help", "chronicle", "story", "privacy what")
"""Commands that show what a page of one's own has not."""

GAMES: Final = tuple(
    (name, min(MOST_SEATS, game.usual_seats), typed_options(game))
    for name, game in games.without_content().items()
    if LONG or game.orders is None
)
"""With their seats and options; those that go over days where there is time."""


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


class Listener(Driver):
    """Keeps what every answer said, forms included, and the verbs of the forms."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self.heard: set[str] = set()
        self.forms: set[str] = set()

    def _answer_of(self, result: InteractionResult, what: str) -> Answer:
        answer = super()._answer_of(result, what)
        if answer.form is not None:
            self.forms.add(verb_of(answer.form["custom_id"]))
            self.heard |= set(in_form(answer.form))
        if answer.message is not None:
            nodes = walk_components(answer.message.components)
            self.heard |= {text for node in nodes for text in shown(node)}
        return answer


def in_form(form: dict[str, Any]) -> Iterator[str]:
    """What a person reads of a form: its title, its labels and all that may be chosen."""
    yield form["title"]
    for field in form["components"]:
        yield from shown(field)
        yield from shown(field["component"])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Here the third language is spoken."""
    pseudo.spoken(monkeypatch, pseudo.texts(tmp_path / "text"))
    return tmp_path


def speaking(**settings: Any) -> Parts:
    """The program, in the third language."""
    chosen = Settings(_env_file=None, language=pseudo.CODE, port=0, **settings)  # type: ignore[call-arg]
    return load_parts(chosen, Keyring({1: bytes(32)}, 1), all_words(strict=True))


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
async def test_every_sentence_at_a_table_comes_from_the_texts(
    folder: Path, game: str, seats: int, settings: str
) -> None:
    """In plain letters there are names alone."""
    whole = speaking()
    plan = TablePlan(game, seats, pseudo.CODE, settings=settings)
    async with open_world(seeded_maker(partial(make_bot, whole), folder / "var", plan.seed)) as world:
        while len(world.members) < seats:
            world.seat(f"guest{len(world.members)}")
        await world.bot.preferences.choose("guild", world.guild.id, pseudo.CODE)
        stage = Stage(world, pseudo.CODE, process_time)
        await open_table(stage, plan)
        ended = await Table(stage, plan).play()
        known = frozenset(one.name for one in world.members) | {"stranger", "latecomer", "guest"}
        found = {text: pseudo.plain_words(plain(text), known) for text in everything(world)}

    assert ended.moves > 5
    assert {} == {text: words for text, words in found.items() if words}


async def test_every_sentence_of_houses_comes_from_texts_and_cards(folder: Path) -> None:
    """A whole campaign, cards, forms and all pages included; houses bear the names that were typed."""
    cards = pseudo.cards(folder / "houses")
    whole = speaking(content=cards)
    plan = TablePlan("houses", 3, pseudo.CODE, seed=1, settings="generations=2")
    async with open_world(seeded_maker(partial(make_bot, whole), folder / "var", plan.seed)) as world:
        await world.bot.preferences.choose("guild", world.guild.id, pseudo.CODE)
        stage = Stage(world, pseudo.CODE, process_time)
        stage.driver = listener = Listener(world)
        await open_table(stage, plan)
        stages = await campaign(stage, Table(stage, plan))
        known = frozenset({one.name for one in world.members})
        said = (*everything(world), *listener.heard)
        found = {text: foreign(text, known) for text in said}

    assert {"founding", "draft", "vote", "decide", "interlude"} <= stages
    assert {"levered", "sent", "traded"} <= listener.forms
    assert len(found) > 200
    assert {} == {text: words for text, words in found.items() if words}


def foreign(text: str, known: frozenset[str]) -> list[str]:
    """Words in plain letters that nobody has typed."""
    return [word for word in pseudo.plain_words(plain(text), known) if not word.startswith(WORD)]


async def campaign(stage: Stage, table: Table) -> set[str]:
    """To the end; in each stage the pages that are not one's own are looked at. The stages there were."""
    stages: set[str] = set()
    for _ in range(PRESSES):
        if stage.live.table.status == "over":
            break
        if stage.state.stage not in stages:
            stages.add(stage.state.stage)
            await looked_round(table)
        if not await table._press_control():
            await stage.world.advance(NIGHT)
    assert stage.live.table.status == "over"
    await looked_round(table)
    return stages


async def looked_round(table: Table) -> None:
    """All that is asked for by commands, the leaves of one's page, and the forms of public messages."""
    stage = table.stage
    driver, member = stage.driver, stage.member(0)
    for name in PAGES:
        page = (await stage.command(member, name)).message
        assert page is not None
        for leaf in buttons_of(page):
            if verb_of(leaf.custom_id) in ("seat", "annals", "story"):
                again = (await stage.command(member, name)).message
                assert again is not None
                await driver.click(member, again, leaf.custom_id)
    for beginning in ("v1:vote:", "v1:build:"):
        if any(one.startswith(beginning) for post in stage.public() for one in custom_ids(post)):
            await filled_in(table, member, beginning)


async def filled_in(table: Table, member: MemberActor, beginning: str) -> None:
    """A form of the newest public message that has it, and what follows of it."""
    driver = table.stage.driver
    opened_ = await driver.click(member, table.stage.newest_post_with(beginning), beginning)
    steps = opened_.message
    if steps is not None and any(one.startswith("v1:trade:") for one in custom_ids(steps)):
        opened_ = await driver.click(member, steps, "v1:trade:")
    elif steps is not None and (asked := [one for one in custom_ids(steps) if one.endswith(":form")]):
        opened_ = await driver.click(member, steps, asked[0])  # the power of a ballot
    if opened_.form is None:
        return
    answer = await table.presser._fill_form(member, opened_)
    post = answer.message
    if post is not None and any(one.custom_id.startswith("v1:draft:") for one in buttons_of(post)):
        await driver.click(member, post, buttons_of(post)[0].custom_id)


async def test_a_servers_own_commands_are_described_in_its_language_alone(folder: Path) -> None:
    """Global ones stay as they are, in the language of last resort; both keep Discord's limits."""
    async with commanded(folder / "var", speaking()) as bot:
        count = check(bot.tree, every(bot))
        said = {one.qualified_name: one.description for one in branches(every(bot))}
        own = check(bot.tree, list(twins(bot, pseudo.CODE)))
        names = {one.description for one in branches(list(twins(bot, pseudo.CODE)))}

    assert count == own
    assert bot.words("en").say("command-vote") == said["vote"]
    assert not [text for text in names if pseudo.plain_words(plain(text), frozenset())]


def test_cards_are_read_in_a_third_language(tmp_path: Path) -> None:
    """A file of texts beside the cards; what is read where a language lacks is the content's last one."""
    _, texts = read(pseudo.cards(tmp_path / "houses"))
    (key, _), *_ = texts.entries

    assert (pseudo.CODE, "fa", "en") == texts.languages
    assert pseudo.pseudo(wording(texts, key, "en")) == wording(texts, key, pseudo.CODE)
    assert wording(texts, key, "en") == wording(texts, key, "none")
