"""Owner's powers over sockets: in private messages with the bot, by its owner and by somebody else."""

from pathlib import Path

from bot.client import Khandan, Parts
from bot.owner.acts import Announce, StartDrain
from bot.owner.door import ask_running_bot, open_door
from tests.bot.cogs.test_owner import owned_by
from tests.bot.core_world import plain, unused, whole
from tests.loopback.people import Person, answered, control, private, told
from tests.loopback.server import Server
from tests.loopback.supervised import ready, started
from tests.loopback.town import Channel, text_of
from tests.loopback.watching import until

HOLD, NOON = "has put the match on hold", "Back at noon."


def parts(folder: Path, owner: Person) -> Parts:
    """The program with this owner."""
    return owned_by(whole(), folder, owner.id)


async def typed(server: Server, who: Person, name: str, /, **options: object) -> str:
    """What somebody reads after `/owner …` in private messages."""
    return plain(told(await answered(who.command(server.town.dm(who.id), f"owner {name}", **options))))


def posts(*places: Channel, of: str) -> list[str]:
    """The messages there that say this."""
    texts = [plain(text_of(one)) for place in places for one in place.messages.values()]
    return [text for text in texts if of in text]


def all_places(server: Server) -> tuple[Channel, ...]:
    """Channels, threads and direct messages."""
    return tuple(server.town.channels.values())


async def test_the_owner_bars_and_lets_in_and_nobody_else_does(
    server: Server, hall: Channel, amir: Person, tmp_path: Path
) -> None:
    """It is registered for private messages alone; the barred person reads of it in private."""
    babak = Person(server.town, "Babak")
    async with started(server, unused(tmp_path), parts(tmp_path, amir)) as (bot, _):
        await ready(bot, server)
        (declared,) = [one for one in server.town.commands if one["name"] == "owner"]
        stranger = await typed(server, babak, "bar", whom="user", id=str(amir.id))
        done = await typed(server, amir, "bar", whom="user", id=str(babak.id), until="3d")
        refused = await answered(babak.command(hall, "campaign new", seats=3))
        await typed(server, amir, "unbar", whom="user", id=str(babak.id))
        opened = await answered(babak.command(hall, "campaign new", seats=3))
        log = await typed(server, amir, "log")

    assert ([1], "0") == (declared["contexts"], str(declared["default_member_permissions"]))
    assert "Only whoever runs this bot does that." == stranger
    assert "is kept out until" in done
    assert private(refused)
    assert "You can’t use this bot at the moment." in told(refused)
    assert "is open" in told(opened)
    assert 2 == log.count(str(babak.id))
    assert [] == posts(hall, of="barred") + posts(hall, of="kept out")


async def test_an_announcement_reaches_a_table_once_though_its_answer_is_lost(
    server: Server, hall: Channel, amir: Person, tmp_path: Path
) -> None:
    """Discord has taken the message and says 503: after a restart it is found there and not sent again."""
    unused(tmp_path)
    async with started(server, tmp_path, parts(tmp_path, amir)) as (bot, _):
        await ready(bot, server)
        await answered(amir.command(hall, "campaign new", seats=3))
        await until(lambda: hall.messages)
        form = await answered(amir.command(server.town.dm(amir.id), "owner announce", to="tables"))
        draft = await answered(amir.submit(form, en=NOON))
        assert draft.original is not None
        server.faults.add(f"POST /channels/{hall.id}/messages", times=None, status=503, done=True)
        await answered(amir.click(draft.original, control(draft.original, "v1:announce")["custom_id"]))
        await until(lambda: posts(hall, of=NOON))
        owed = await bot.store.read.notices()
    server.faults.lift()
    server.town.forget_nonces()
    async with started(server, tmp_path, parts(tmp_path, amir)) as (bot, _):
        await ready(bot, server)
        await until_nothing_is_owed(bot)

    assert [True] == [one.attempted for one in owed]
    assert 1 == len(posts(hall, of=NOON))


async def until_nothing_is_owed(bot: Khandan) -> None:
    """Every announcement is out."""
    for _ in range(500):
        if not await bot.store.read.notices():
            return
        await until(lambda: True)
    raise AssertionError(await bot.store.read.notices())


async def test_a_maintenance_by_the_command_line_holds_a_match_and_outlives_a_restart(
    server: Server, hall: Channel, amir: Person, tmp_path: Path
) -> None:
    """Told once; ended by hand, it goes on."""
    unused(tmp_path)
    async with started(server, tmp_path, parts(tmp_path, amir)) as (bot, _), open_door(bot, tmp_path):
        await ready(bot, server)
        await answered(amir.command(hall, "campaign new", seats=3))
        await answered(amir.command(hall, "campaign join"))
        await answered(amir.command(hall, "campaign begin"))
        ordered = await ask_running_bot(tmp_path, StartDrain(until="2h"))
        nothing = await ask_running_bot(tmp_path, Announce("tables", {"en": "x" * 4000}))
        await until(lambda: posts(*all_places(server), of=HOLD))
        refused = told(await answered(amir.command(hall, "campaign new", seats=3)))
    async with started(server, tmp_path, parts(tmp_path, amir)) as (bot, _):
        await ready(bot, server)
        live = await bot.matches.live(1)
        held = live.table.halted
        ended = await typed(server, amir, "resume")
        await until(lambda: live.table.halted == "")
        status = live.table.status

    assert ordered is not None
    assert not ordered.refused
    assert nothing is not None
    assert nothing.refused
    assert "Discord takes" in nothing.lines[0]
    assert "is being serviced until" in refused
    assert ("on_hold", "playing") == (held, status)
    assert "The maintenance is over" in ended
    assert 1 == len(posts(*all_places(server), of=HOLD))
