"""Appends are whole, in order and once; one that cannot be kept hurts no other."""

import asyncio
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.store import (
    InteractionDone,
    InteractionEntries,
    MatchMissing,
    Opening,
    Post,
    SeqTaken,
    Store,
    StoreClosed,
    Target,
    Timer,
)
from tests.engine.store.making import HOUR, NOW, add_match, move, new_match, opened, seqs

LINE = Timer("vote", 2, NOW + HOUR)


async def test_one_move_is_kept_whole(store: Store, match: int) -> None:
    """Entry, deadline, post, interaction and status of one append are all there after it."""
    post = Post(0, Target("table"))
    await store.write.append(move(match, 0, opens=(LINE,), posts=(post,), interaction=99, status="running"))
    kept = await store.read.match(match)

    assert b"body" == (await store.read.entries(match))[0].body
    assert LINE.due == await store.read.next_due()
    assert [Target("table")] == [owed.target for owed in await store.read.pending_posts()]
    assert InteractionEntries(match, 0, 0) == await store.read.find_interaction(99)
    assert kept is not None
    assert "running" == kept.status


async def test_a_redelivered_interaction_is_refused_with_its_place(store: Store, match: int) -> None:
    """The second delivery of one click is told where the first went, and leaves nothing."""
    await store.write.append(move(match, 0, 1, interaction=99))

    with pytest.raises(InteractionDone) as caught:
        await store.write.append(move(match, 2, opens=(LINE,), interaction=99))

    assert (99, match, 0) == (caught.value.interaction, caught.value.match, caught.value.seq)
    assert [0, 1] == seqs(await store.read.entries(match))
    assert await store.read.next_due() is None


async def test_an_interaction_and_its_draft_lead_to_all_that_they_left(store: Store, match: int) -> None:
    """From the first entry to the last; another interaction with the same draft leaves nothing."""
    await store.write.append(replace(move(match, 0, 1, 2, interaction=99), draft=-7))
    await store.write.append(move(match, 3, interaction=100))

    with pytest.raises(InteractionDone) as caught:
        await store.write.append(replace(move(match, 4, interaction=101), draft=-7))

    left = [await store.read.find_interaction(mark) for mark in (99, -7, 100, 101)]
    assert (-7, match, 0) == (caught.value.interaction, caught.value.match, caught.value.seq)
    assert [
        InteractionEntries(match, 0, 2),
        InteractionEntries(match, 0, 2),
        InteractionEntries(match, 3, 3),
        None,
    ] == left


async def test_a_new_match_and_its_first_entries_are_kept_whole(store: Store, match: int) -> None:
    """The entries are boxed at the number that the match gets; what is asked for twice is there once."""
    opening = Opening(new_match(), move(0, 0, 1, body=b"opened", interaction=99, players=((0, 30),)))
    made = await store.write.open_match(opening)
    with pytest.raises(InteractionDone):
        await store.write.open_match(opening)

    assert match + 1 == made
    assert [b"opened", b"opened"] == [one.body for one in await store.read.entries(made)]
    assert (30,) == await store.read.players(made)
    assert [match, made] == [one.id for one in await store.read.matches("open")]


async def test_a_new_match_whose_first_entry_can_t_be_kept_is_not_there(store: Store, match: int) -> None:
    """No match without its opening is left behind."""
    naive = replace(move(0, 0, interaction=99), at=datetime(2026, 11, 21))  # noqa: DTZ001

    with pytest.raises(ValueError, match="2026"):
        await store.write.open_match(Opening(new_match(), naive))

    assert [match] == [one.id for one in await store.read.matches("open")]


async def test_a_redelivery_at_a_taken_number_is_told_first(store: Store, match: int) -> None:
    """The same append twice is a redelivery, not a race of two writers."""
    await store.write.append(move(match, 0, interaction=99))

    with pytest.raises(InteractionDone):
        await store.write.append(move(match, 0, interaction=99))


async def test_a_taken_number_is_refused_and_nothing_is_kept(store: Store, match: int) -> None:
    """Two writers of one match are kept apart by (match, seq); the later leaves no trace."""
    await store.write.append(move(match, 0, 1))

    posts = (Post(2, Target("table")),)
    with pytest.raises(SeqTaken) as caught:
        await store.write.append(move(match, 2, 1, opens=(LINE,), posts=posts, status="ended"))

    assert (match, 1) == (caught.value.match, caught.value.seq)
    assert [0, 1] == seqs(await store.read.entries(match))
    assert (None, ()) == (await store.read.next_due(), await store.read.pending_posts())
    assert () == await store.read.matches("ended")


async def test_a_match_that_is_not_there_is_named(store: Store) -> None:
    """An append to no match is refused by the foreign key."""
    with pytest.raises(MatchMissing) as caught:
        await store.write.append(move(404, 0))

    assert 404 == caught.value.match


async def test_conflicts_in_a_batch_hurt_only_themselves(store: Store, match: int) -> None:
    """Of appends made at once, those that conflict fail, each with its own error; the others are kept."""
    await store.write.append(move(match, 0, interaction=98))
    naive = NOW.replace(tzinfo=None)
    appends = [
        move(match, 1, interaction=99),
        move(match, 0),
        move(match, 2, interaction=98),
        move(404, 0),
        move(match, 3, interaction=100, at=naive),
        move(match, 4, interaction=99),
        move(match, 5),
    ]
    answers = await asyncio.gather(*map(store.write.append, appends), return_exceptions=True)

    wanted = [None, SeqTaken, InteractionDone, MatchMissing, ValueError, InteractionDone, None]
    assert wanted == [None if answer is None else type(answer) for answer in answers]
    assert [0, 1, 5] == seqs(await store.read.entries(match))


async def test_writes_of_all_kinds_keep_their_order(store: Store, match: int) -> None:
    """A pause between two appends stops what the first opened and not what the second opens."""
    later = Timer("dusk", 0, NOW + 3 * HOUR)
    await asyncio.gather(
        store.write.append(move(match, 0, opens=(LINE,))),
        store.write.pause(match, NOW),
        store.write.append(move(match, 1, opens=(later,))),
    )

    assert later.due == await store.read.next_due()


async def test_a_hundred_campaigns_at_once_each_have_their_log(store: Store) -> None:
    """Appends of many matches in one batch do not mix."""
    matches = [await add_match(store, new_match(host=host)) for host in range(100)]
    await asyncio.gather(*(store.write.append(move(one, 0, body=b"%d" % one)) for one in matches))

    bodies = [(await store.read.entries(one))[0].body for one in matches]
    assert [b"%d" % one for one in matches] == bodies


async def test_a_caller_that_goes_away_does_not_stop_the_writer(store: Store, match: int) -> None:
    """A cancelled wait does not take its write back, and those behind it go on."""
    gone = store.write.append(move(match, 0))
    gone.cancel()
    await store.write.append(move(match, 1))

    assert [0, 1] == seqs(await store.read.entries(match))


async def test_what_is_queued_at_closing_is_written(tmp_path: Path) -> None:
    """Closing waits for the writes begun before it, and refuses those after it."""
    store = opened(tmp_path)
    match = await add_match(store)
    queued = [store.write.append(move(match, seq)) for seq in range(20)]
    await store.close()
    await asyncio.gather(*queued)

    with pytest.raises(StoreClosed):
        await store.write.append(move(match, 20))
    async with opened(tmp_path) as again:
        assert list(range(20)) == seqs(await again.read.entries(match))


async def test_closing_twice_is_closing_once(tmp_path: Path) -> None:
    """A second close does nothing, so that a shutdown may be called from two places."""
    store = opened(tmp_path)
    await store.close()
    await store.close()

    await opened(tmp_path).close()


async def test_a_naive_time_reaches_its_caller_as_it_is(store: Store, match: int) -> None:
    """A fault of the caller is not dressed up as a fault of the store."""
    with pytest.raises(ValueError, match="2026"):
        await store.write.append(move(match, 0, interaction=1, at=datetime(2026, 11, 21)))  # noqa: DTZ001

    assert () == await store.read.entries(match)
