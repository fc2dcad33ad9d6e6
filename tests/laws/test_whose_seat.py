"""Whose seat it is: whatever is asked of a table, a view goes to nobody else while its person sits there.

Every action of a table is tried, by every kind of person and by the program, alone and in conspiracies of
everybody else, at tables in the middle of matches of every game. A seat is its person's until they give it
away themselves, or are silent as HO-R20 says; who is away is not silent, whoever has sent them away. One
hand read by somebody else decides a match of Coup, and no later rule gives the secret back.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, get_args

import pytest

from engine.kernel.dice import Dice
from engine.kernel.refused import Refused
from engine.kernel.seats import Seat
from engine.kernel.table import Chair, Table, seating
from engine.kernel.table.absence import ComeBack, DropOrders, GoAway, SetOrders, WaitMissed
from engine.kernel.table.hosting import PassHost, SetVoices
from engine.kernel.table.lifecycle import Begin, CloseTable, GoOn, Halt, Pause, Resume
from engine.kernel.table.motions import Agree, Decline, Propose
from engine.kernel.table.paces import USUAL
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import (
    BeForgotten,
    Join,
    Leave,
    OpenTable,
    PlayerSat,
    SitPlayer,
    SitSteward,
    StewardSat,
)
from engine.kernel.table.seeds import AddWord
from engine.kernel.table.state import NOBODY, AnyMotion, MoreTime, Player, Successor, TakeBack
from engine.kernel.table.timing import CallAwaited, MoveClock, Remind, SetPace
from engine.kernel.table.watching import CloseSeat, OpenSeat, seat_watched_by
from engine.match import steps
from engine.match.match_state import MatchState, after_entry
from engine.record.making import open_table, play_match
from engine.stewards import random
from tests.engine.record.matches import CONTENT, GAMES

SEATS: Final = 4
GUEST, STRANGER = 8, 9
PEOPLE: Final[tuple[Player, ...]] = (0, 1, 2, 3, GUEST, STRANGER, NOBODY)
"""The host and three others, each at the seat of their number; a guest, a stranger, and the program."""

SEVERAL: Final = 8
TRIES: Final = 8
WALKS: Final = 12
"""So many legal actions in a row, out of so many times as many tries; so often from each table."""

Cases = Callable[[Table, Player], Iterator[Any]]


def successors(table: Table, player: Player) -> Iterator[Successor]:
    """For each seat, a stranger or whoever asks; its person named or not."""
    for seat, chair in enumerate(table.chairs):
        for heir in (STRANGER, player):
            yield from (Successor(seat, heir, holder) for holder in {None, chair.player})


MOTIONS: Final[Mapping[type, Cases]] = {
    TakeBack: lambda table, player: iter((TakeBack(),)),
    MoreTime: lambda table, player: iter((MoreTime(1),)),
    Successor: successors,
}
"""What may be proposed, by its type."""


def in_seats(*kinds: Callable[[Seat], Any]) -> Cases:
    """An action for each seat of the table."""
    return lambda table, player: (kind(seat) for kind in kinds for seat in range(len(table.chairs)))


def once(*actions: Any) -> Cases:
    """The same whoever asks."""
    return lambda table, player: iter(actions)


ACTIONS: Final[Mapping[type, Cases]] = {
    CallAwaited: once(CallAwaited((1, 2), 1_800_000_000)),
    OpenTable: once(OpenTable("coup", 1, "", SEATS, "{}", "en")),
    Join: once(Join()),
    Leave: once(Leave()),
    SitSteward: in_seats(lambda seat: SitSteward(seat, "random")),
    SitPlayer: lambda table, player: (
        SitPlayer(seat, one) for seat in range(SEATS) for one in dict.fromkeys((STRANGER, GUEST, player))
    ),
    Begin: once(Begin("random")),
    Pause: once(Pause()),
    Resume: once(Resume()),
    AddWord: once(AddWord("rain")),
    Halt: once(Halt("channel_gone")),
    GoOn: once(GoOn()),
    OpenSeat: once(OpenSeat(STRANGER), OpenSeat(0), OpenSeat(1)),
    CloseSeat: once(CloseSeat()),
    BeForgotten: once(BeForgotten()),
    PassHost: once(*(PassHost(one) for one in PEOPLE)),
    CloseTable: once(CloseTable()),
    SetVoices: once(SetVoices(False), SetVoices(True)),
    SetOrders: once(SetOrders("{}")),
    DropOrders: once(DropOrders()),
    GoAway: lambda table, player: (
        GoAway(now, seat) for now in (True, False) for seat in (None, *range(SEATS))
    ),
    ComeBack: lambda table, player: (ComeBack(seat) for seat in (None, *range(SEATS))),
    SetPace: once(SetPace(USUAL)),
    Remind: once(Remind("half", ())),
    MoveClock: once(MoveClock(60, 1_790_000_000)),
    Propose: lambda table, player: (Propose(one) for made in MOTIONS.values() for one in made(table, player)),
    Agree: lambda table, player: (Agree(one.id) for one in table.motions),
    Decline: lambda table, player: (Decline(one.id) for one in table.motions),
}
"""What can be asked of a table, by its type, in every way that could matter here."""

KINDS: Final = tuple(ACTIONS.values())


def asked(table: Table, player: Player) -> Iterator[Any]:
    """All that this person might ask of the table now."""
    return (action for cases in ACTIONS.values() for action in cases(table, player))


def done(match: MatchState, player: Player, action: Any, *, recorded: bool = False) -> MatchState | None:
    """The match after this, by a person or the program; None where it is refused."""
    try:
        if player == NOBODY:
            return steps.system_step(match, action).match_state
        return steps.table_step(match, player, action, recorded=recorded).match_state
    except Refused:
        return None


def readable(table: Table, player: Player) -> frozenset[Seat]:
    """The seats with whose eyes this person may look: their own, and that of their host as a guest."""
    own = (seat for seat, chair in enumerate(table.chairs) if chair.player == player)
    looked = seat_watched_by(table, player)
    return frozenset(own) | (frozenset() if looked is None else {looked})


def is_held(chair: Chair) -> bool:
    """Whether a person sits here who was not silent: without a steward, or with one while they are away."""
    return chair.player is not None and (chair.steward is None or chair.away is not None)


def breaches(before: Table, after: Table, acted: frozenset[Player]) -> Iterator[tuple[Seat, Player]]:
    """The seats that somebody reads now although their person sat there and did nothing, and who reads them.

    `acted` are those who did something in between, each for themselves.
    """
    if after is before or before.status == "gathering":
        return
    for seat, chair in enumerate(before.chairs):
        if not is_held(chair) or chair.player in acted or has_agreed(before, seat):
            continue
        for player in PEOPLE:
            if seat in readable(after, player) and seat not in readable(before, player):
                yield seat, player
        if after.chairs[seat].player != chair.player:
            yield seat, NOBODY


def has_agreed(table: Table, seat: Seat) -> bool:
    """Whether the seat's person has given their leave to a successor already."""
    wanted = (one for one in table.motions if isinstance(one.motion, Successor) and one.motion.seat == seat)
    return any(seat in one.agreed or one.by == table.chairs[seat].player for one in wanted)


@cache
def match_of(name: str) -> MatchState:
    """A match of four people of this game, in the middle."""
    game = GAMES[name]
    opening = open_table(game, SEATS, game.options(), CONTENT, "fa")
    made = play_match(game, opening, bytes(32), [random.when_asked] * SEATS, people=SEATS, limit=12)
    assert made.match_state.table is not None
    assert "playing" == made.match_state.table.status
    return made.match_state


def happened(match: MatchState, *events: Any) -> MatchState:
    """The match after what the clock or the program brings."""
    return after_entry(match, steps.Entry(match.seq, None, None, GoOn(), events))


def after(match: MatchState, *asked: tuple[Player, Any]) -> MatchState:
    """The match after these legal actions."""
    for player, action in asked:
        found = done(match, player, action)
        assert found is not None, (player, action)
        match = found
    return match


SITUATIONS: Final[Mapping[str, Callable[[MatchState], MatchState]]] = {
    "all sit there": lambda match: match,
    "somebody looks on": lambda match: after(match, (1, OpenSeat(GUEST))),
    "one has left": lambda match: after(match, (2, Leave())),
    "the host sits nowhere": lambda match: after(match, (0, Leave())),
    "the host was forgotten": lambda match: after(match, (0, BeForgotten())),
    "one is silent": lambda match: happened(
        match, WaitMissed(3, (3,)), WaitMissed(3, (3,)), StewardSat(3, "random", True)
    ),
    "one is away": lambda match: after(match, (1, GoAway(True))),
    "the host has sent one away": lambda match: after(match, (0, GoAway(True, 1))),
    "all others are sent away": lambda match: after(match, *((0, GoAway(True, one)) for one in (1, 2, 3))),
    "it is paused": lambda match: after(match, (0, Pause())),
    "the host asks for a successor": lambda match: after(
        match, (0, Propose(Successor(1, STRANGER, 1))), (STRANGER, Agree(1)), (2, Agree(1)), (3, Agree(1))
    ),
    "the host asks for one who is sent away": lambda match: after(
        match,
        *((0, GoAway(True, one)) for one in (1, 2, 3)),
        (0, Propose(Successor(1, STRANGER, 1))),
        (STRANGER, Agree(1)),
    ),
}
"""Tables as they come about, from one at which everybody sits."""


def test_every_action_of_a_table_is_tried() -> None:
    """A new one that is not tried here could hand over a hand unseen."""
    assert set(get_args(AnyTableAction)) == set(ACTIONS)
    assert set(get_args(AnyMotion)) == set(MOTIONS)


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("name", GAMES)
def test_nobody_alone_brings_a_held_seat_before_anybody_s_eyes(name: str, situation: str) -> None:
    """HO-R20, HO-R37: each action by each person, and by the program; a seat's own person may."""
    match = SITUATIONS[situation](match_of(name))
    table, found = match.table, []
    assert table is not None
    for player in PEOPLE:
        for action in asked(table, player):
            later = done(match, player, action)
            if later is not None and later.table is not None:
                found += [(player, action, *one) for one in breaches(table, later.table, frozenset({player}))]

    assert [] == found


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("name", GAMES)
def test_nor_do_all_others_together_however_often_they_act(name: str, situation: str) -> None:
    """A host and a stranger who conspire send people away, pass hosting about and ask the table: in vain."""
    match, chance = SITUATIONS[situation](match_of(name)), Dice(f"seats {name} {situation}".encode())

    assert [] == walked(match, chance)


def test_the_law_finds_the_host_who_gave_an_active_players_hand_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was once: by `/campaign give` to a stranger, to oneself after leaving, and by a steward."""
    match, host = match_of("coup"), frozenset({0})
    monkeypatch.setattr(seating, "is_held", lambda chair: False)
    given, thrown = done(match, 0, SitPlayer(1, STRANGER)), done(match, 0, SitSteward(1, "random"))
    left = after(match, (0, Leave()))
    taken = done(left, 0, SitPlayer(1, 0))
    tables = [one.table for one in (given, thrown, taken) if one is not None and one.table is not None]
    assert match.table is not None

    assert [[(1, STRANGER), (1, NOBODY)], [(1, NOBODY)], [(1, 0), (1, NOBODY)]] == [
        list(breaches(match.table, one, host)) for one in tables
    ]


def test_the_law_finds_absence_taken_for_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host who sends a rival away and takes the seat in the next breath."""
    monkeypatch.setattr(seating, "is_silent", lambda chair: chair.regent)

    assert walked(match_of("coup"), Dice(b"sent far away".ljust(16)), 400)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_shows_what_nobody_else_is_shown(name: str) -> None:
    """Else the law would guard nothing."""
    match = match_of(name)
    views = [match.game.view(match.state, seat) for seat in (None, 0, 1, 2, 3)]

    assert all(views[one] != views[other] for one in range(5) for other in range(one))


def walked(match: MatchState, chance: Dice, walks: int = WALKS) -> list[Any]:
    """The breaches that walks of random actions find, each by everybody but the person of one held seat."""
    table, found = match.table, list[Any]()
    assert table is not None
    held = tuple(chair.player for chair in table.chairs if is_held(chair))
    for walk in range(walks):
        victim = chance.pick(held, walk, "victim")
        party = tuple(one for one in PEOPLE if one != victim)
        now, way = match, list[Any]()
        for step in range(SEVERAL * TRIES):
            player, cases = chance.pick(party, walk, step, "player"), chance.pick(KINDS, walk, step, "kind")
            assert now.table is not None
            choices = tuple(cases(now.table, player))
            if not choices or len(way) == SEVERAL:
                continue
            action = chance.pick(choices, walk, step, "case")
            later = done(now, player, action)
            if later is not None:
                now, way = later, [*way, (player, action)]
        assert now.table is not None
        found += [(way, *one) for one in breaches(table, now.table, frozenset(party))]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_match_in_which_a_host_gave_a_held_seat_away_comes_out_as_it_was(name: str) -> None:
    """Before 27 November 2026 that was legal: the same events come again, and an open request is carried."""
    match, asked = match_of(name), (SitPlayer(1, STRANGER), SitSteward(2, "random"))
    for action in asked:
        told = steps.table_step(match, 0, action, recorded=True)
        (entry,) = told.entries

        assert told == steps.replay_step(match, entry)
        match = after_entry(match, entry)
    away = after(match, (0, GoAway(True, 3)))
    old = steps.table_step(away, 0, Propose(Successor(3, GUEST)), recorded=True)
    (carried,) = steps.table_step(
        steps.table_step(old.match_state, STRANGER, Agree(1)).match_state, GUEST, Agree(1)
    ).entries

    assert old == steps.replay_step(away, old.entries[0])
    assert PlayerSat(3, GUEST) in carried.events
