"""When things show: a ballot that a deal casts, one kept open and one sealed early come out at one moment."""

from collections.abc import Iterable

import pytest
from msgspec import Struct

from bot.games.houses.content import Book
from bot.lab.leaks.comparing import deadline_leaks
from bot.lab.leaks.moments import Moment, each, look, moments
from bot.lab.leaks.twins import TWIN_KINDS, twin_state
from bot.posts.recipients import recipients
from bot.ui.generic.renderer import PluginRenderer
from engine.games.coup import game as coup
from engine.games.coup.chapters.proofs import ClaimDropped, Proved
from engine.games.coup.chapters.windows import Challenged
from engine.games.houses import VERSION
from engine.games.houses.clauses import MOST, Pay, Vote
from engine.games.houses.events import BallotCast, BallotsCounted
from engine.games.houses.moves import Cast, ConfirmDeal, OfferDeal, Options
from engine.games.houses.reading import Texts
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.sealed import is_readable
from engine.kernel.table.absence import WaitMissed
from engine.kernel.table.lifecycle import Begin
from engine.kernel.table.seating import Join, OpenTable, StewardSat
from engine.match import steps
from engine.match.match_state import MatchState
from engine.stewards import random
from tests.engine.games.houses import small
from tests.laws import samples
from tests.made_once import council_renderer

SEATS = 4
SLOW, WATCHER, HELPER, LAST = 0, 1, 2, 3
"""The seat whose ballot is looked at, one that may not know, its partner, and one that is absent."""


class Evening(Struct):
    """A match that goes on, and the moments since a vote was opened."""

    now: MatchState
    since: list[Moment]

    def acts(self, seat: int, action: object) -> None:
        """A person's move."""
        self._go(steps.move_step(self.now, seat, seat, action))

    def lapses(self) -> None:
        """The deadline passes for everybody who has not sealed."""
        for wait in self.now.waits:
            if wait in self.now.waits:
                self._go(steps.expiry_step(self.now, wait.id))

    def _go(self, done: steps.StepResult) -> None:
        self.since += each(self.now, done)
        self.now = done.match_state


def evening() -> Evening:
    """The first vote of a campaign of people in which nothing has been cast."""
    game = samples.table()["houses"]
    now = MatchState(game, b"an evening of no meaning")
    table = OpenTable("houses", VERSION, "small", SEATS, "{}", "en")
    for player, action in ((0, table), *((seat, Join()) for seat in range(SEATS)), (0, Begin("prudent"))):
        now = steps.table_step(now, player, action).match_state
    while now.state.stage != "vote":
        seat = now.waits[0].seat
        action = random.choose(look(now, seat), Dice(b"people who answer" + bytes([now.seq])))
        now = steps.move_step(now, seat, seat, action).match_state
    return Evening(now, [])


def voted(how: str) -> Evening:
    """The slow seat's ballot comes `how`; two others seal at once, and the last is silent."""
    told = evening()
    for seat in (WATCHER, HELPER):
        told.acts(seat, Cast("no", 1, True))
    if how == "sealed":
        told.acts(SLOW, Cast("yes", 1, True))
    if how == "kept_open":
        told.acts(SLOW, Cast("yes", 1, False))
    if how == "bound":
        told.acts(HELPER, OfferDeal(SLOW, (Pay(1),), (Vote("yes", 1, MOST),)))
        told.acts(SLOW, ConfirmDeal(told.now.state.deals[0].id))
    told.lapses()
    return told


def public_rows(told: Evening) -> list[tuple[str, ...]]:
    """The messages in the channel, entry by entry, entries that owe none left out."""
    owed = recipients({"houses": council_renderer(PluginRenderer, Book(small.content(), Texts((), ())))})
    rows = (owed(one.match_state, one.entry) for one in told.since)
    return [row for row in (tuple(one for one in row if one.seat is None) for row in rows) if row]


def ballots(told: Evening) -> list[object]:
    """What is counted."""
    return [event.ballots for event in events(told.since) if isinstance(event, BallotsCounted)]


def events(told: Iterable[Moment]) -> list[object]:
    """Everything that happened."""
    return [event for one in told for event in one.entry.events]


def test_an_early_ballot_a_kept_one_and_a_bound_one_show_at_the_same_moment() -> None:
    """HO-R18, HO-R19, HO-R26: the same count in the same public message, and none before it."""
    early, kept, bound = (voted(how) for how in ("sealed", "kept_open", "bound"))

    assert len(ballots(early)) == 1
    assert ballots(early) == ballots(kept) == ballots(bound)
    assert public_rows(early) == public_rows(kept) == public_rows(bound)


@pytest.mark.parametrize("how", ["sealed", "kept_open", "bound", "absent"])
def test_the_count_comes_with_the_last_deadline_and_not_before(how: str) -> None:
    """HO-R19: nobody's early answer, deal or silence hastens it."""
    told = voted(how)
    counted = [
        one for one in told.since if any(isinstance(each, BallotsCounted) for each in one.entry.events)
    ]

    assert [told.since[-1]] == counted


def test_a_ballot_cast_by_a_deal_reads_like_any_other() -> None:
    """HO-R26: for a third house the event has the same shape, sealed fields and all."""
    kept, bound = (
        [one for one in events(voted(how).since) if isinstance(one, BallotCast) and one.seat == SLOW]
        for how in ("kept_open", "bound")
    )

    assert [one.deal.to for one in kept] == [one.deal.to for one in bound] == [(SLOW,)]
    assert [one.ballot.to for one in kept] == [one.ballot.to for one in bound]


def test_who_was_silent_at_the_deadline_is_not_told_to_others() -> None:
    """HO-R18: a ballot that was cast and not sealed is missed at the deadline; only its house hears of it."""
    missed = [one for one in events(voted("kept_open").since) if isinstance(one, WaitMissed)]

    assert [SLOW, LAST] == [one.seat for one in missed]
    assert not any(is_readable(one, WATCHER) for one in missed)


@pytest.mark.parametrize("twin_kind", TWIN_KINDS)
def test_a_regent_sits_down_for_open_silence_alone(twin_kind: object) -> None:
    """HO-R20: after two absences, which everybody has seen; a secret never brings one at another time."""
    told = evening()
    told.acts(SLOW, Cast("yes", 1, True))
    told.lapses()
    told.acts(SLOW, Cast("yes", 1, False))
    before = told.now
    real, other = (_regents(one) for one in (before, twin_state(before, WATCHER, twin_kind)))  # type: ignore[arg-type]

    assert [WATCHER, HELPER, LAST] == [one.seat for one in real]
    assert real == other


def _regents(now: MatchState) -> list[StewardSat]:
    told = Evening(now, [])
    told.lapses()
    return [one for one in events(told.since) if isinstance(one, StewardSat)]


@pytest.mark.parametrize("seed", range(8))
def test_a_challenged_seat_is_asked_alike_with_and_without_the_card(seed: int) -> None:
    """CO-R09: where proofs are not automatic, the challenge itself brings no proof and no dropped claim."""
    for one in moments(coup(), seed, 200):
        happened = [type(event) for event in one.entry.events]
        if Challenged in happened and one.match_state.state.options.auto_prove == "off":
            after = set(happened[happened.index(Challenged) :])
            assert not after & {Proved, ClaimDropped} or one.match_state.state.leaving


@pytest.mark.parametrize("name", samples.NAMES)
def test_deadlines_that_pass_together_tell_nobody_who_had_answered(name: str) -> None:
    """TI-R27, HO-R18."""
    game: AnyGame = samples.table()[name]
    for one in list(moments(game, 3, 120))[::3]:
        for viewer in (None, *range(one.seats)):
            assert [] == list(deadline_leaks(one, viewer))


def test_options_of_the_evening_are_the_defaults() -> None:
    """The evening above is of secret ballots and private deals."""
    assert Options() == evening().now.state.options
