"""Where a match lives: kept with it, moved by its host; halts and waits of the service around it."""

import asyncio
from pathlib import Path

import pytest

from engine.kernel.refused import Refused
from engine.kernel.table.lifecycle import GoOn, Halt, Pause, Resume
from engine.matches import Matches
from engine.store import Home, KnownMessage, StoreBroken, Thing
from tests.engine.service import CHANNEL, GUILD, HOST, USERS, Clock, begun, entropy, new_table, service

NEW = 77
BOARD, THREAD = Thing("board"), Thing("thread")


async def test_what_is_kept_with_a_table_is_there_at_once(tmp_path: Path) -> None:
    """In the transaction that makes the match: no crash parts the two."""
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        spots = (KnownMessage(THREAD), KnownMessage(BOARD, CHANNEL, 5))
        match = await matches.open(new_table(), guild=GUILD, channel=CHANNEL, host=HOST, spots=spots)

        assert set(spots) == set(await store.read.known_messages(match))


async def test_a_place_is_kept_changed_and_forgotten(tmp_path: Path) -> None:
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        match = await matches.open(new_table(), guild=GUILD, channel=CHANNEL, host=HOST)
        for message in (1, 2):
            await store.write.set_known_message(match, KnownMessage(BOARD, CHANNEL, message))
        kept = await store.read.known_messages(match)
        await store.write.drop_known_message(match, BOARD)

        assert (KnownMessage(BOARD, CHANNEL, 2),) == kept
        assert () == await store.read.known_messages(match)


async def test_a_match_moves_with_its_host_alone(tmp_path: Path) -> None:
    """The new home outlives a restart."""
    source = entropy()
    async with service(tmp_path, Clock(), source) as (matches, _):
        match = await begun(matches)
        with pytest.raises(Refused, match="host_only"):
            await matches.move_to_channel(match, USERS[1], Home(GUILD, NEW))
        await matches.move_to_channel(match, HOST, Home(GUILD, NEW))
        now = (await matches.live(match)).match.channel
    async with service(tmp_path, Clock(), source) as (matches, _):
        later = (await matches.live(match)).match.channel

    assert (NEW, NEW) == (now, later)


async def test_deadlines_stand_still_while_a_match_has_no_place(tmp_path: Path) -> None:
    """Nobody is punished for a deleted channel: what was left is left afterwards."""
    clock = Clock()
    async with service(tmp_path, clock, entropy()) as (matches, _):
        match = await begun(matches)
        live = await matches.live(match)
        left = {wait: one.due - clock.now for wait, one in live.deadlines.items() if one.due}
        await matches.act_as_program(match, Halt("channel_gone"))
        halted = {one.due for one in live.deadlines.values()}
        clock.pass_by(days=9)
        await matches.move_to_channel(match, HOST, Home(GUILD, NEW))

        assert {None} == halted
        assert left == {wait: one.due - clock.now for wait, one in live.deadlines.items() if one.due}
        assert "playing" == live.table.status


async def test_what_the_program_does_is_nobodys_entry(tmp_path: Path) -> None:
    """The log says that no person did it, and reads it back."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches)
        await matches.act_as_program(match, Halt("server_gone"))
        await matches.act_as_program(match, GoOn())
        log = await matches.entries(match)

    assert [(None, None), (None, None)] == [(entry.seat, entry.by) for entry in log[-2:]]
    assert [Halt("server_gone"), GoOn()] == [entry.action for entry in log[-2:]]


async def test_a_listener_hears_of_what_is_kept_and_of_nothing_else(tmp_path: Path) -> None:
    """After the commit, before the answer; a refused action is no news."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches)
        heard: list[int] = []
        matches.listeners.append(heard.append)
        await matches.act_at_table(match, HOST, Pause())
        with pytest.raises(Refused):
            await matches.act_at_table(match, HOST, Pause())

    assert [match] == heard


async def test_who_waits_for_a_match_that_is_read_anew_acts_on_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed write makes the match be read again; whoever queued behind it must not meet the old one."""
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        match = await begun(matches)
        append, tried = store.write.append, []

        def kept_but_unheard(given: object) -> object:
            tried.append(given)
            if len(tried) > 1:
                return append(given)  # type: ignore[arg-type]

            async def lost() -> None:
                await append(given)  # type: ignore[arg-type]
                raise StoreBroken("lost")

            return lost()

        monkeypatch.setattr(store.write, "append", kept_but_unheard)
        first, second = await asyncio.gather(
            matches.act_at_table(match, HOST, Pause()), resumes(matches, match), return_exceptions=True
        )

        assert isinstance(first, StoreBroken)
        assert not isinstance(second, BaseException), second
        assert "playing" == (await matches.live(match)).table.status


async def resumes(matches: Matches, match: int) -> object:
    """The host, who presses a moment later, lets the match go on."""
    await asyncio.sleep(0)
    return await matches.act_at_table(match, HOST, Resume())
