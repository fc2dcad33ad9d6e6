"""The service over a real store: moves kept before they are told, clicks that come twice, restarts."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from engine.automatic_moves import expire_due, play_stewards
from engine.games.houses.moves import Cast, Found
from engine.kernel.dice import seed_digest
from engine.kernel.moves import Expire
from engine.kernel.refused import Refused
from engine.kernel.table.absence import StewardRose
from engine.kernel.table.lifecycle import Begin, Pause, Resume
from engine.kernel.table.seating import Join, Leave, SitPlayer, SitSteward, StewardSat
from engine.kernel.table.seeds import AddWord, SeedOpened, WordAdded
from engine.matches import Matches
from tests.engine.service import HOST, USERS, Clock, begun, entropy, new_table, service

EMBLEMS = tuple(f"emblem_{number}" for number in range(5))


async def founded(matches: Matches, match: int, people: int = 5) -> None:
    """Every person founds a house."""
    for number, user in enumerate(USERS[:people]):
        await matches.act(match, user, Found(f"House {number}", EMBLEMS[number], f"Name {number}"))


async def test_a_campaign_of_stewards_goes_to_its_end_and_folds_to_the_same_after_a_restart(
    tmp_path: Path,
) -> None:
    """The log alone is the match: nothing but it is needed to stand where the table stood."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, _):
        match = await begun(matches, people=0, generations=2)
        while (await matches.live(match)).table.status == "playing":
            await play_stewards(matches, match)
            clock.pass_by(days=2)
            await expire_due(matches)
        before = (await matches.live(match)).match_state
    async with service(tmp_path, clock, source) as (matches, _):
        after = (await matches.live(match)).match_state

    assert before.state.result is not None
    assert (before.table, before.state, before.seq) == (after.table, after.state, after.seq)


async def test_a_restart_in_the_middle_keeps_people_waits_and_deadlines(tmp_path: Path) -> None:
    """peers.md 1: a restart loses nothing."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, _):
        match = await begun(matches)
        await founded(matches, match, 3)
        live = await matches.live(match)
        before = (live.users, live.timers, live.match_state.waits)
    async with service(tmp_path, clock, source) as (matches, _):
        live = await matches.live(match)

        assert before == (live.users, live.timers, live.match_state.waits)
        await matches.act(match, USERS[3], Found("Late", EMBLEMS[3], "Arash"))


async def test_a_click_delivered_twice_happens_once(tmp_path: Path) -> None:
    """peers.md 8: the interaction id guards redelivery, before and after a restart."""
    clock, source = Clock(), entropy()
    found = Found("Peyvandian", EMBLEMS[0], "Arash")
    async with service(tmp_path, clock, source) as (matches, _):
        match = await begun(matches)
        first = await matches.act(match, USERS[0], found, interaction=77)
        second = await matches.act(match, USERS[0], found, interaction=77)
    async with service(tmp_path, clock, source) as (matches, _):
        third = await matches.act(match, USERS[0], found, interaction=77)

    assert (False, True, True) == (first.is_repeat, second.is_repeat, third.is_repeat)
    assert first.entries == second.entries == third.entries


async def test_a_table_that_is_asked_for_twice_at_once_is_opened_once(tmp_path: Path) -> None:
    """peers.md 8: both deliveries are heard before either is kept."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        asked = (matches.open(new_table(3), guild=1, channel=2, host=HOST, interaction=77) for _ in range(2))
        one, other = await asyncio.gather(*asked)
        live_matches = [live.match.id for live in matches.live_matches()]

    assert one == other
    assert [one] == live_matches


async def test_a_draft_that_another_click_sends_again_is_answered_as_it_was(tmp_path: Path) -> None:
    """By the draft's own number, which lies below zero."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match, found = await begun(matches), Found("Peyvandian", EMBLEMS[0], "Arash")
        kept = await matches.act(match, USERS[0], found, interaction=78, draft=-5)
        again = await matches.act(match, USERS[0], found, interaction=79, draft=-5)
        log = await matches.entries(match)

    assert (kept.entries, True) == (again.entries, again.is_repeat)
    assert 1 == sum(entry.action == found for entry in log)


async def test_a_table_whose_first_setting_is_refused_is_not_opened(tmp_path: Path) -> None:
    """The opening and what its host sets at once are one."""
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        with pytest.raises(Refused):
            await matches.open(new_table(3), guild=1, channel=2, host=HOST, settings=(Resume(),))

        assert () == await store.read.matches("open")
        assert () == matches.live_matches()


async def test_an_old_button_is_refused_kindly(tmp_path: Path) -> None:
    """peers.md 8: a click carries the wait it answers."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches)

        with pytest.raises(Refused) as refused:
            await matches.act(match, USERS[0], Cast("yes", 1), wait="g1.p1.vote.0")

    assert "wait_closed" == refused.value.why.code


async def test_a_stranger_and_a_guest_are_refused_and_nothing_changes(tmp_path: Path) -> None:
    """Who sits nowhere moves nothing, and only the host does the host's things."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches)
        seq = (await matches.live(match)).match_state.seq
        refusals = []
        for user, action in ((999, Pause()), (USERS[1], Pause()), (999, Leave()), (USERS[1], Join())):
            with pytest.raises(Refused) as refused:
                await matches.act_at_table(match, user, action)
            refusals.append(refused.value.why.code)
        with pytest.raises(Refused) as refused:
            await matches.act(match, 999, Found("Nobody", EMBLEMS[4], "No"))

        assert ["host_only", "host_only", "not_seated", "seated_already"] == refusals
        assert "not_seated" == refused.value.why.code
        assert seq == (await matches.live(match)).match_state.seq


async def test_a_deadline_plays_the_default_and_after_two_a_steward_sits_in_until_the_player_acts(
    tmp_path: Path,
) -> None:
    """HO-R20: two absences in a row bring a regent, the player's next move sends it away."""
    clock = Clock()
    async with service(tmp_path, clock, entropy()) as (matches, _):
        match = await begun(matches)
        live = await matches.live(match)
        await founded(matches, match, 4)
        events = []
        while not any(isinstance(event, StewardSat) for event in events):
            clock.pass_by(days=1)
            await expire_due(matches)
            events = [event for entry in await matches.entries(match) for event in entry.events]
        regent = next(event for event in events if isinstance(event, StewardSat))
        chair = live.table.chairs[regent.seat]
        look = live.look(regent.seat)
        action = next(one for one in look.ask(None) if type(one).__name__ == "AgreeToStop")
        receipt = await matches.act(match, USERS[regent.seat], action)

        assert regent.regent
        assert chair.missed == 2
        assert StewardRose(regent.seat) in receipt.entries[0].events
        assert live.table.chairs[regent.seat].steward is None


async def test_no_deadline_runs_while_the_table_is_paused(tmp_path: Path) -> None:
    """Chapter 13 of Houses: a host may pause; the time that was left stays, a restart between."""
    clock, source = Clock(), entropy()
    async with service(tmp_path, clock, source) as (matches, _):
        match = await begun(matches)
        clock.pass_by(hours=20)
        await matches.act_at_table(match, HOST, Pause())
        clock.pass_by(days=30)
        assert () == await expire_due(matches)
        with pytest.raises(Refused):
            await matches.act(match, USERS[0], Found("Peyvandian", EMBLEMS[0], "Arash"))
    async with service(tmp_path, clock, source) as (matches, _):
        await matches.act_at_table(match, HOST, Resume())
        clock.pass_by(hours=3)
        await expire_due(matches)
        assert not any(isinstance(entry.action, Expire) for entry in await matches.entries(match))
        clock.pass_by(hours=2)

        assert (match,) == await expire_due(matches)


async def test_each_seed_is_sealed_before_its_epoch_and_opened_after_it(tmp_path: Path) -> None:
    """HO-R38: what was published is the hash of what is opened, and words come before the first roll."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches)
        await matches.act_at_table(match, USERS[2], AddWord("simurgh"))
        await founded(matches, match)
        with pytest.raises(Refused) as refused:
            await matches.act_at_table(match, USERS[2], AddWord("late"))
        events = [event for entry in await matches.entries(match) for event in entry.events]
        table = (await matches.live(match)).table

    opened = next(event for event in events if isinstance(event, SeedOpened))
    sealed = {one.epoch: one.digest for one in table.seals}
    assert WordAdded(2, 1, "simurgh") in events
    assert "dice_rolling" == refused.value.why.code
    assert sealed[opened.epoch] == seed_digest(bytes.fromhex(opened.seed), bytes.fromhex(opened.salt))
    assert {0, 1} == set(sealed)


async def test_stewards_take_the_free_seats_and_play_only_theirs(tmp_path: Path) -> None:
    """Any seat may be given to an AI; it never moves for a person."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches, people=2)
        await play_stewards(matches, match)
        live = await matches.live(match)
        seats = {wait.seat for wait in live.match_state.waits}

        assert {0, 1} == seats
        assert ["random"] * 3 == [chair.steward for chair in live.table.chairs[2:]]


async def test_a_host_gives_an_empty_seat_to_whom_they_like_and_a_held_one_to_nobody(tmp_path: Path) -> None:
    """HO-R20: the host may give the seat of who has left to someone else; who sits there keeps their hand."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches)
        await founded(matches, match)
        before = (await matches.live(match)).match_state
        for action in (SitSteward(4, "random"), SitPlayer(4, 5)):
            with pytest.raises(Refused, match="seat_held"):
                await matches.act_at_table(match, HOST, action)
        held = (await matches.live(match)).match_state
        await matches.act_at_table(match, USERS[4], Leave())
        await matches.act_about_guest(match, HOST, 999, lambda player: SitPlayer(4, player))
        live = await matches.live(match)

        assert before is held
        assert (4, None) == (live.seat(999), live.seat(USERS[4]))
        assert live.table.chairs[4].steward is None


async def test_a_full_table_takes_nobody_and_begins_once(tmp_path: Path) -> None:
    """Five seats are five."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await matches.open(new_table(3), guild=1, channel=2, host=HOST)
        for user in USERS[:3]:
            await matches.act_at_table(match, user, Join())
        codes = []
        for user, action in ((USERS[3], Join()), (HOST, Begin("random")), (HOST, Begin("random"))):
            try:
                await matches.act_at_table(match, user, action)
            except Refused as refused:
                codes.append(refused.why.code)

    assert ["table_full", "already_started"] == codes


async def test_ballots_at_the_same_moment_are_all_kept(tmp_path: Path) -> None:
    """peers.md 8: one lock a match: moves that come together come one after the other."""
    async with service(tmp_path, Clock(), entropy()) as (matches, _):
        match = await begun(matches)
        founding = (
            matches.act(match, user, Found(f"House {number}", EMBLEMS[number], "Arash"))
            for number, user in enumerate(USERS)
        )
        await asyncio.gather(*founding)
        live = await matches.live(match)
        seqs = [entry.seq for entry in await matches.entries(match)]

    assert 1 == live.match_state.state.generation
    assert list(range(len(seqs))) == seqs


async def test_after_a_move_whose_asker_was_cancelled_the_log_says_whether_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cancelled caller takes no write back: the log is read behind it, and the next move is no conflict."""
    is_queued, may_write = asyncio.Event(), threading.Event()
    async with service(tmp_path, Clock(), entropy()) as (matches, store):
        match = await matches.open(new_table(), guild=1, channel=2, host=HOST)
        submit = store.write._submit
        submit(lambda connection: may_write.wait())

        def queue(work: Any) -> asyncio.Future[Any]:
            if is_queued.is_set():
                may_write.set()
            is_queued.set()
            return submit(work)

        monkeypatch.setattr(store.write, "_submit", queue)
        joining = asyncio.create_task(matches.act_at_table(match, USERS[1], Join()))
        try:
            await is_queued.wait()
            joining.cancel()
            with pytest.raises(asyncio.CancelledError):
                await joining
            await matches.act_at_table(match, USERS[2], Join())
        finally:
            may_write.set()
        live = await matches.live(match)

    assert [USERS[1], USERS[2]] == [live.user_at(seat) for seat in (0, 1)]
