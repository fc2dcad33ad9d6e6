"""What a reader finds in the annals: everything public, of deals their own, filtered as they ask."""

import sys
from collections import Counter

import pytest

from bot.controls.chronicle import Query
from bot.games.houses.history.items import KINDS, Kind, items, items_matching
from bot.games.houses.history.items import notes as noted
from bot.history.notes import MatchNotes, notes_until, with_entries
from engine.entries import Entry
from engine.games.houses import events as e
from tests.bot.games.houses.history.annals_matches import SEEDS, annals, found, kinds, moments


@pytest.mark.parametrize("seed", SEEDS)
def test_every_count_decision_signature_and_fall_of_a_campaign_is_found(seed: int) -> None:
    """Row 3 of peers.md: nothing of these is left out, nothing is there twice."""
    told = (e.BallotsCounted, e.DecisionTaken, e.EventSigned, e.StorySigned, e.StoryEnded, e.KingFell)
    happened = [event for one in moments(seed) for event in one.entry.events if isinstance(event, told)]
    listed = [item.event for item in found(seed) if isinstance(item.event, told)]

    assert happened == listed
    assert {"count", "decision", "signature", "king"} <= kinds(found(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_found_is_dated_as_it_happened(seed: int) -> None:
    """Generation and phase of a count are those of its proposal."""
    generation, phase, dates = 0, 0, []
    for event in (event for one in moments(seed) for event in one.entry.events):
        generation = event.generation if isinstance(event, e.GenerationOpened) else generation
        phase = event.phase if isinstance(event, e.PhaseOpened) else phase
        dates += [(generation, phase)] if isinstance(event, e.BallotsCounted) else []
    counts = items_matching(found(seed), Query(kind="count"))

    assert dates == [(item.setting.generation, item.setting.phase) for item in counts]


def test_a_stranger_finds_of_deals_only_what_is_closed() -> None:
    """HO-R27: deals are known to their two parties until they are kept or void."""
    public = {type(item.event) for seed in SEEDS for item in items_matching(found(seed), Query(kind="deal"))}

    assert {e.DealClosed} == public


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", range(5))
def test_a_seat_finds_its_own_deals_and_no_others(seed: int, seat: int) -> None:
    """HO-R27, HO-R37: all it finds beyond the public is between itself and another."""
    more = [item for item in found(seed, seat) if not isinstance(item.event, e.DealClosed)]
    private = [item for item in more if item.kind in ("deal", "promise")]

    assert all(seat in item.seats for item in private)


def test_a_campaign_whose_deals_are_public_shows_them_to_everybody() -> None:
    """HO-R27, option public: a deal that is confirmed is announced with its terms."""
    confirmed = [item for item in found(1, deals="public") if isinstance(item.event, e.DealConfirmed)]

    assert confirmed
    assert all(item.terms is not None for item in confirmed)


@pytest.mark.parametrize("kind", KINDS)
def test_filters_keep_what_they_name_and_lose_nothing(kind: Kind) -> None:
    """By kind and by house: the parts make up the whole."""
    whole = found(1, 0)
    one = items_matching(whole, Query(kind=kind))
    houses = [item for seat in range(5) for item in items_matching(whole, Query(house=seat, kind=kind))]

    assert [item for item in whole if item.kind == kind] == list(one)
    assert len(houses) == sum(len(item.seats) for item in one)


def test_a_fold_in_two_parts_is_the_fold_of_the_whole() -> None:
    """A kept fold goes on from where it stood."""
    entries = [moment.entry for moment in moments(2)]
    half = len(entries) // 2

    assert with_entries(with_entries(MatchNotes(), entries[:half], noted), entries[half:], noted) == annals(2)


def test_the_annals_up_to_an_entry_know_nothing_later() -> None:
    """A story that is sent late tells what was known when it was owed."""
    spot = len(moments(1)) // 2
    early = with_entries(MatchNotes(), (moment.entry for moment in moments(1)[: spot + 1]), noted)

    assert early.notes == notes_until(annals(1), moments(1)[spot].entry.seq)


def test_to_fold_and_cut_2000_entries_takes_four_times_the_work_of_500() -> None:
    """Work is counted in calls, which are the same on every machine; how long it takes is a benchmark's."""
    entries = [moment.entry for moment in moments(1)]
    longer = (entries * (2000 // len(entries) + 1))[:2000]

    assert called(longer) < 4.5 * called(longer[:500])
    assert called(longer) < 40 * len(longer)


def called(entries: list[Entry]) -> int:
    """How many functions are called to find everything in these entries for one seat."""
    count, before = Counter[str](), sys.getprofile()
    sys.setprofile(lambda frame, what, given: count.update((what,)))
    try:
        items(with_entries(MatchNotes(), entries, noted).notes, 0)
    finally:
        sys.setprofile(before)
    return count["call"] + count["c_call"]
