"""Who is owed a message about an entry: the rows of the outbox that are written with it.

The table owes some (who sat down, a pause, a reminder), the game's renderer the others. While the table
gathers, the opening post says nearly all, so hardly anything is owed.
"""

from collections.abc import Mapping
from typing import Final, Protocol

from bot.posts.match_history import Moment
from bot.render import motions, notices
from bot.render.renderer import HasRecipients, Renderer
from bot.render.table import newly_in_person
from bot.render.targets import DOOR, ENCORE, NOTE, NOTICE, REMIND, to_seat
from engine.entries import Entry
from engine.kernel.sealed import is_readable
from engine.kernel.seats import Seat
from engine.kernel.table.absence import StewardRose
from engine.kernel.table.chapter import TableEvent
from engine.kernel.table.hosting import PassHost
from engine.kernel.table.lifecycle import (
    MatchBegun,
    MatchClosed,
    MatchHalted,
    MatchOver,
    MatchPaused,
    MatchResumed,
    MatchWentOn,
)
from engine.kernel.table.seating import PlayerLeft, PlayerSat, StewardSat, TableOpened
from engine.kernel.table.seeds import SeedOpened, SeedSealed, WordAdded
from engine.kernel.table.timing import ClockMoved
from engine.kernel.waits import wait_of
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState
from engine.store import Store, Target
from engine.store.records import FORGOTTEN_USER

TOLD: Final[tuple[type[TableEvent], ...]] = (
    PlayerSat,
    PlayerLeft,
    StewardSat,
    StewardRose,
    MatchPaused,
    MatchResumed,
    WordAdded,
    SeedSealed,
    SeedOpened,
    MatchHalted,
    MatchWentOn,
    *notices.NOTICES,
    *motions.NOTICES,
)
"""What happens at a table that has begun and is told in a line."""

SHORT: Final = 300
"""Seconds by which a clock may move without a word: nobody has noticed that Discord was away."""


class Owed(Protocol):
    """The function that the service asks with every entry it writes (the `recipients` of `Matches`)."""

    def __call__(
        self, match_state: MatchState, entry: Entry, before: MatchState | None = None
    ) -> tuple[Target, ...]:
        """The messages owed for an entry, in the order in which they go out.

        `match_state` is the match after it. Without the match `before`, everybody is called who is asked now.
        """


def recipients(renderers: Mapping[str, Renderer], *, encore: bool = False) -> Owed:
    """The function that says what is owed; with `encore` a new match is offered after the end of one."""

    def targets_of(
        match_state: MatchState, entry: Entry, before: MatchState | None = None
    ) -> tuple[Target, ...]:
        events, table = entry.events, match_state.table
        if is_before_play(match_state, entry):
            opens = any(isinstance(event, TableOpened) for event in events)
            # HO-R38: the opening post is silent of the dice, so hash and words are told; so is a new host.
            dice = (SeedSealed, WordAdded)
            is_said = isinstance(entry.action, PassHost) or any(isinstance(event, dice) for event in events)
            return (*((DOOR,) * opens), *((NOTICE,) * is_said))
        assert table is not None
        people = [seat for seat, chair in enumerate(table.chairs) if chair.player is not None]
        owed: list[Target] = []
        if entry.seat is not None:
            renderer = renderers[match_state.game.name]
            if before is not None and isinstance(renderer, HasRecipients):
                game = renderer.recipients(before, match_state, entry)
            else:
                game = renderer.targets(match_state, entry)
            # A seat that only a steward plays reads nothing.
            owed += (target for target in game if target.seat is None or target.seat in people)
        if any(_is_told(event) for event in events):
            owed.append(NOTICE)
        owed += (to_seat(seat) for seat in newly_in_person(match_state, entry))
        # Whom the entry concerns in private: their orders moved for them, a steward sits in.
        owed += (Target(NOTE, seat) for seat in people if notices.whispers(entry, seat))
        # One reminder for each person, however much they are reminded of.
        seats = range(len(table.chairs))
        owed += (Target(REMIND, seat) for seat in seats if notices.reminders_to(entry, seat))
        # Nobody is asked to play again where stewards have played to the end alone.
        if encore and people and any(isinstance(event, MatchOver) for event in events):
            owed.append(ENCORE)
        return tuple(owed)

    return targets_of


def _is_told(event: TableEvent) -> bool:
    """Whether the table reads a line of this event."""
    if isinstance(event, ClockMoved) and event.seconds < SHORT:
        return False
    return isinstance(event, TOLD) and is_readable(event, None)


def is_before_play(match_state: MatchState, entry: Entry) -> bool:
    """Whether an entry belongs to the gathering of the table, its beginning or closing included."""
    gathering = match_state.table is not None and match_state.table.status == "gathering"
    return gathering or any(isinstance(event, MatchBegun | MatchClosed) for event in entry.events)


async def is_reminder_wanted(store: Store, live: LiveMatch, entry: Entry, seat: Seat, user: int) -> bool:
    """Whether something this entry reminds of is still unanswered, and the person has not asked for quiet."""
    waits = (wait_of(live.match_state.waits, one.wait) for one in notices.reminders_to(entry, seat))
    if all(wait is None for wait in waits):
        return False
    return await store.read.preference("user", user, "quiet") is None


async def users_to_ping(store: Store, live: LiveMatch, moment: Moment) -> tuple[int, ...]:
    """The users whom a public post mentions: a successor who is asked, and those whom the host calls.

    Who wants no reminders is mentioned all the same, and not woken by it.
    """
    asked = [live.users[player] for player in motions.people_to_ping(moment.entry)]
    players = map(moment.player_at, notices.called_seats(moment.entry))
    called = [user for one in players if one is not None and (user := live.users[one]) != FORGOTTEN_USER]
    quiet = [await store.read.preference("user", user, "quiet") for user in called]
    return (*asked, *(user for user, chosen in zip(called, quiet, strict=True) if chosen is None))
