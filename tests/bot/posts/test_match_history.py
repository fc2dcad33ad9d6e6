"""A post that goes out late shows the match as it stood when it was owed."""

import pytest

from bot.posts.match_history import MatchHistory, Moment
from engine.match.match_state import MatchState, after_entry
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def stood(hall: Hall, match: int = 1) -> list[Moment]:
    """The match after each of its entries, folded in the plainest way."""
    now = MatchState(hall.live(match).match_state.game, hall.live(match).match_state.master)
    found = []
    for entry in await hall.bot.matches.entries(match):
        before, now = now, after_entry(now, entry)
        found.append(Moment(now, entry, before))
    return found


async def played(hall: Hall) -> None:
    """Two tables with some entries each, one after the other."""
    await hall.begun()
    await hall.command(hall.host, "campaign new", seats=3)
    await hall.command(hall.host, "campaign join", match=2)
    for member, name in zip(hall.world.members[:3], ("Amir", "Bita", "Cyra"), strict=True):
        await hall.command(member, "found", house=name, emblem=name, first_name=name, match=1)


@pytest.mark.parametrize("order", ["forward", "backward", "twice each", "every third"])
async def test_each_entry_is_folded_as_it_stood_then(hall: Hall, order: str) -> None:
    """In whatever order rows come; a road that was blocked comes last."""
    await played(hall)
    wanted = await stood(hall)
    orders = {
        "forward": wanted,
        "backward": wanted[::-1],
        "twice each": [one for one in wanted for _ in range(2)],
        "every third": wanted[::3] + wanted[1::3],
    }
    folding = MatchHistory(hall.bot.matches)

    assert orders[order] == [await folding.after(1, one.entry.seq) for one in orders[order]]


@pytest.mark.parametrize("matches", [1, 2])
async def test_matches_are_folded_beside_one_another(
    matches: int, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of them is folded from the start each time, where no more than the other is kept."""
    monkeypatch.setattr("bot.posts.match_history.MATCHES", matches)
    await played(hall)
    first, second = await stood(hall, 1), await stood(hall, 2)
    folding = MatchHistory(hall.bot.matches)
    found = [
        (await folding.after(1, one.entry.seq), await folding.after(2, other.entry.seq))
        for one, other in zip(first, second, strict=False)
    ]

    assert list(zip(first, second, strict=False)) == found
    assert matches == len(folding._last)


async def test_entries_that_come_later_are_read_on(hall: Hall) -> None:
    """The fold goes on where it stood."""
    door = await hall.table(people=2)
    folding = MatchHistory(hall.bot.matches)
    last = (await stood(hall))[-1]
    before = await folding.after(1, last.entry.seq)
    await hall.press(hall.guests[1], door, "Join")
    now = (await stood(hall))[-1]

    assert last == before
    assert now == await folding.after(1, now.entry.seq)


async def test_an_entry_that_is_not_there_is_an_error(hall: Hall) -> None:
    await hall.table()
    folding = MatchHistory(hall.bot.matches)

    with pytest.raises(LookupError):
        await folding.after(1, 99)
    assert (await stood(hall))[0] == await folding.after(1, 0)


async def test_the_moment_of_an_open_post_is_folded_once_however_many_others_are_asked_for(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked for at each change of its match, and its match can't be folded backward."""
    monkeypatch.setattr("bot.posts.match_history.RECENT", 1)
    await played(hall)
    first, *later = wanted = await stood(hall)
    read, folding = reads(hall, monkeypatch), MatchHistory(hall.bot.matches)
    found = []
    for one in later:
        await folding.after(1, one.entry.seq)
        found.append(await folding.after(1, first.entry.seq, is_of_open_post=True))

    assert [first] * len(later) == found
    assert 2 * len(wanted) >= sum(read)


def reads(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each look into the log has brought, from now on."""
    entries, read = hall.bot.matches.entries, list[int]()

    async def counted(match: int, after: int | None = None) -> tuple[object, ...]:
        found = await entries(match, after)
        read.append(len(found))
        return found

    monkeypatch.setattr(hall.bot.matches, "entries", counted)
    return read


async def test_asking_in_order_reads_each_entry_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long campaign's outbox would else read its whole log for each post."""
    await played(hall)
    wanted = await stood(hall)
    read = reads(hall, monkeypatch)
    folding = MatchHistory(hall.bot.matches)
    for one in wanted:
        await folding.after(1, one.entry.seq)

    assert len(wanted) == sum(read)
