"""The one place where the bot is put together: what it is made of, and how long its tables wait."""

from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from bot.config import Unfit
from bot.games.houses.content import CONTENT
from bot.keys import DATABASE
from bot.languages import LANGUAGES
from bot.named_scenes import Namer
from bot.sandbox.world import open_world
from bot.ui.actor import SeatRenderer
from bot.wiring import all_words, make_bot, open_store_in
from engine.clock.deadlines import KINDS, wait_length
from engine.kernel.table import Table
from engine.kernel.waits import Wait
from engine.store import Keyring
from tests.bot.core_world import RING, Hall, folder, hall, our_bot, unused, whole
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

FOR_EVER = ("outbox", "boards", "alarm")
"""Works of every bot that never end by themselves."""

TABLE = Table("houses", 1, "", "{}", "en", ())


def test_every_renderer_has_its_game_and_every_game_with_content_its_version() -> None:
    parts = whole()

    assert set(parts.renderers) <= set(parts.games)
    assert set(parts.contents) <= set(parts.games)
    assert all(parts.contents.values())
    assert all(isinstance(one, SeatRenderer | Namer) for one in parts.renderers.values())


@pytest.mark.parametrize(
    ("ask", "hours"),
    [("found", 24), ("vote", 24), ("decide", 12), ("draft_take", 12), ("rank_offices", 12), ("peek", 12)],
)
def test_a_table_waits_by_what_it_asks(ask: str, hours: int) -> None:
    """Chapter 13: every wait has a deadline."""
    assert timedelta(hours=hours) == wait_length(TABLE, Wait("g1.x", 0, ask, True, "absent"))


def test_no_table_waits_for_ever() -> None:
    """But for a second thought, whose default is that nothing happens (CO-R11)."""
    asks = (*KINDS, "anything", "reconsider")
    lengths = {ask: wait_length(TABLE, Wait("g1.x", 0, ask, True, "absent")) for ask in asks}

    assert ["reconsider"] == [ask for ask, length in lengths.items() if length is None]
    assert all(timedelta(0) < length <= timedelta(days=1) for length in lengths.values() if length)


def test_texts_of_every_language_are_read() -> None:
    words = all_words()

    assert set(LANGUAGES) == set(words)
    assert all(words[language].has_text("done-joined") for language in LANGUAGES)


def test_the_content_lies_beside_the_program() -> None:
    assert (CONTENT / "proposals").is_dir()


async def test_a_stores_name_stays_and_is_short(tmp_path: Path) -> None:
    """Messages are marked with it: it must be the same after a restart."""
    names = []
    for _ in range(2):
        store = open_store_in(tmp_path / "var", RING)
        names.append(store.id)
        await store.close()

    assert names[0] == names[1]
    assert 8 == len(names[0])


async def test_a_folder_is_made_when_it_is_not_there(tmp_path: Path) -> None:
    await open_store_in(tmp_path / "deep" / "var", RING).close()

    assert (tmp_path / "deep" / "var" / DATABASE).is_file()


@pytest.mark.parametrize(
    ("ring", "code"), [(Keyring({1: bytes([1]) * 32}, 1), "store-key-wrong"), (RING, "store-busy")]
)
async def test_a_store_that_does_not_open_is_unfit_with_its_code(
    tmp_path: Path, ring: Keyring, code: str
) -> None:
    """The path is in the slots, for the sentence."""
    folder = unused(tmp_path / "var")
    holder = open_store_in(folder, RING) if code == "store-busy" else None
    with pytest.raises(Unfit) as unfit:
        open_store_in(folder, ring)
    if holder is not None:
        await holder.close()

    assert code == unfit.value.code
    assert str(folder / DATABASE) == unfit.value.slots["path"]


async def test_a_file_in_the_folders_place_is_unfit(tmp_path: Path) -> None:
    (tmp_path / "var").write_text("", "utf-8")
    with pytest.raises(Unfit) as unfit:
        open_store_in(tmp_path / "var", RING)

    assert ("data-folder", {"folder": str(tmp_path / "var")}) == (unfit.value.code, dict(unfit.value.slots))


async def test_a_bot_closes_its_store(tmp_path: Path) -> None:
    """Another may open it at once; closing twice does nothing more."""
    folder = unused(tmp_path / "var")
    async with open_world(lambda waiting: make_bot(whole(), waiting, folder)) as world_:
        bot = world_.bot
    await bot.close()
    store = open_store_in(folder, RING)
    await store.close()

    assert bot.is_closed()


async def test_nothing_waits_in_the_background_before_the_start(hall: Hall) -> None:
    """Tasks are born in setup_hook and end with the bot."""
    tasks = hall.bot.background.tasks
    await hall.world.restart()

    assert len(tasks) >= len(FOR_EVER)
    assert all(task.done() for task in tasks)
    assert sum(not task.done() for task in hall.bot.background.tasks) >= len(FOR_EVER)


async def test_only_guilds_are_listened_to_and_nobody_is_pinged_by_chance(hall: Hall) -> None:
    """The bot reads no messages and no members; mentions in texts are dead."""
    mentions = hall.bot.allowed_mentions

    assert ["guilds"] == [name for name, on in hall.bot.intents if on]
    assert mentions is not None
    assert {"parse": []} == dict(mentions.to_dict())


async def test_commands_go_to_one_server_when_the_host_names_it(tmp_path: Path) -> None:
    """They are there at once; without a name they go everywhere."""
    everywhere, home = await synced(unused(tmp_path / "one"), None)
    there, same = await synced(unused(tmp_path / "two"), home)

    assert home == same
    assert [True] == [path.endswith("/commands") and "/guilds/" not in path for path in everywhere]
    assert [True] == [path.endswith(f"/guilds/{home}/commands") for path in there]


async def synced(folder: Path, guild: int | None) -> tuple[list[str], int]:
    """Where the commands were sent at a start, and the id of the world's server."""
    settings = whole().settings.model_copy(update={"guild": guild})
    parts = msgspec.structs.replace(whole(), settings=settings)
    async with open_world(lambda waiting: make_bot(parts, waiting, folder)) as started:
        sent = [one.path for one in started.env.http_requests if one.method == "PUT"]
        return sent, started.guild.id
