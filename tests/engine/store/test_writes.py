"""The small writes: matches, clocks that stand and go, the outbox, chosen languages."""

from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.store import (
    Home,
    KnownMessage,
    Pending,
    Post,
    QuarantinedMatch,
    Scope,
    Store,
    Target,
    Thing,
    Timer,
)
from tests.engine.store.making import HOUR, NOW, add_match, move, new_match, opened

SCOPES: tuple[Scope, ...] = ("user", "guild")
SPAN = timedelta(days=100)
SPANS = st.timedeltas(timedelta(0), SPAN)


async def test_a_new_match_is_open_and_its_ids_rise(store: Store) -> None:
    """A match is kept as it was handed in, beside its id."""
    first, second = [await add_match(store) for _ in range(2)]
    kept = await store.read.match(first)

    assert first < second
    assert kept is not None
    assert ("houses", 10, 20, 30, "fa", "open", NOW) == (
        *(kept.game, kept.guild, kept.channel, kept.host),
        *(kept.language, kept.status, kept.created_at),
    )


async def test_the_secret_of_a_match_is_its_own(store: Store) -> None:
    """Each match has its own master seed."""
    matches = [await add_match(store, new_match(secret=b"seed %d" % count)) for count in range(3)]

    assert [b"seed 0", b"seed 1", b"seed 2"] == [await store.read.secret(match) for match in matches]


@settings(max_examples=20, deadline=None)
@given(st.lists(st.tuples(SPANS, SPANS), min_size=1, max_size=4))
async def test_a_clock_stands_for_as_long_as_the_pause(pauses: list[tuple[timedelta, timedelta]]) -> None:
    """After each pause and resume a deadline is later by the length of the pause, to the microsecond."""
    with TemporaryDirectory() as folder:
        async with opened(Path(folder)) as store:
            match, now, due = await add_match(store), NOW, NOW + 4 * SPAN
            await store.write.append(move(match, 0, opens=(Timer("vote", 2, due),)))
            for going, standing in pauses:
                now += going
                await store.write.pause(match, now)
                stood = await store.read.next_due()
                now, due = now + standing, due + standing
                await store.write.resume(match, now)

                assert (None, due) == (stood, await store.read.next_due())


async def test_a_clock_that_had_run_out_has_nothing_left(store: Store, match: int) -> None:
    """A deadline missed before the pause is due at the moment of resuming, not before it."""
    await store.write.append(move(match, 0, opens=(Timer("vote", 2, NOW - HOUR),)))
    await store.write.pause(match, NOW)
    await store.write.resume(match, NOW + HOUR)

    assert NOW + HOUR == await store.read.next_due()


async def test_a_pause_stops_one_table_only(store: Store, match: int) -> None:
    """The clocks of another match go on."""
    other = await add_match(store)
    for each in (match, other):
        await store.write.append(move(each, 0, opens=(Timer("vote", 2, NOW),)))
    await store.write.pause(match, NOW)

    assert [other] == [due.match for due in await store.read.due(NOW)]


async def test_a_wait_may_be_opened_standing(store: Store, match: int) -> None:
    """A wait that opens while the table is paused waits with the seconds it is given."""
    await store.write.append(move(match, 0, opens=(Timer("vote", 2, None, 90.0),)))
    await store.write.resume(match, NOW)

    assert NOW + timedelta(seconds=90) == await store.read.next_due()


async def test_a_post_is_owed_until_it_is_sent(store: Store, match: int) -> None:
    """The outbox remembers that a send was begun, and forgets a post once it is there."""
    await store.write.append(move(match, 0, posts=(Post(0, Target("table")), Post(0, Target("seat", 2)))))
    first, second = await store.read.pending_posts()
    await store.write.mark_attempted(first.id)
    begun = await store.read.pending_posts()
    await store.write.mark_sent(first.id, 777, NOW)

    assert (False, False) == (first.attempted, second.attempted)
    assert (Pending(first.id, match, 0, Target("table"), 0, True), second) == begun
    assert (second,) == await store.read.pending_posts()


async def test_a_language_is_chosen_changed_and_forgotten(store: Store) -> None:
    """A user and a guild of one number are two; None takes a choice back."""
    await store.write.set_preference("user", 5, "fa")
    await store.write.set_preference("guild", 5, "en")
    both = [await store.read.preference(scope, 5) for scope in SCOPES]
    await store.write.set_preference("user", 5, "en")
    changed = await store.read.preference("user", 5)
    await store.write.set_preference("user", 5, None)

    assert ["fa", "en"] == both
    assert "en" == changed
    assert [None, "en"] == [await store.read.preference(scope, 5) for scope in SCOPES]


async def test_a_choice_stands_under_its_own_name(store: Store) -> None:
    """Who wants no reminders has not thereby chosen a language, least of all one called "on"."""
    await store.write.set_preference("user", 5, "fa")
    await store.write.set_preference("user", 5, "on", "quiet")
    await store.write.set_preference("user", 5, "off", "coach")

    assert (("coach", "off"), ("language", "fa"), ("quiet", "on")) == await store.read.preferences("user", 5)
    assert ("fa", "on") == (
        await store.read.preference("user", 5),
        await store.read.preference("user", 5, "quiet"),
    )


async def test_a_match_that_moves_leaves_its_things_behind(store: Store, match: int) -> None:
    """A thread of the old channel that stayed its thread would get the news of a match that has left."""
    for kind in ("thread", "board", "pinned"):
        await store.write.set_known_message(match, KnownMessage(Thing(kind), 20, 7))
    await store.write.move_match(
        match, Home(11, 21, (Thing("thread"), Thing("board")), (KnownMessage(Thing("board"), 21, 8),))
    )
    moved = await store.read.match(match)

    assert (
        KnownMessage(Thing("board"), 21, 8),
        KnownMessage(Thing("pinned"), 20, 7),
    ) == await store.read.known_messages(match)
    assert moved is not None
    assert (11, 21) == (moved.guild, moved.channel)


async def test_a_match_that_is_taken_back_is_owed_the_time_it_stood_aside(store: Store, match: int) -> None:
    """Nobody could play while it could not be read: else its deadlines have passed when it can be again."""
    await store.write.append(move(match, 0, opens=(Timer("vote", 2, NOW + HOUR),), status="running"))
    await store.write.quarantine(QuarantinedMatch(match, NOW, "box", 0))
    aside = (await store.read.lagging_matches(), await store.read.next_due())
    await store.write.end_quarantine(QuarantinedMatch(match, NOW, "box", 0))

    assert ((), None) == aside
    assert ((match, NOW),) == await store.read.lagging_matches()
    assert () == await store.read.quarantined_matches()
    assert () == await store.read.due(NOW + 9 * HOUR)
