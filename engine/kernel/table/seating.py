"""Who sits where: a table opens, people and stewards take seats, give them up, or are forgotten.

    OpenTable    anybody  TableOpened
    Join         anybody  PlayerSat                    at the first free seat
    Leave        sitting  PlayerLeft (StewardSat)      once the match has begun a steward follows (HO-R20)
    SitSteward   host     (PlayerLeft) StewardSat
    SitPlayer    host     (PlayerLeft) PlayerSat
    BeForgotten  anybody  PlayerForgotten (PlayerLeft, StewardSat, HostPassed)

`seat_change_refusal` is the one rule by which a seat changes its person, asked by every action that would do
so, here and in motions.py. While people gather the host seats whom they like: nobody has seen anything yet.
Once the match has begun a seat is its person's, with all that it has been shown. It goes to somebody else

- by its person: they leave, are forgotten, or hand it on;
- by the host alone, where nobody sits there, or where its person has been silent as HO-R20 says, so that a
  steward sits in until they act;
- by the table: a motion to which everybody who sits in person agrees, the seat's own person among them.

Being away (`/away`) is no silence, whoever asked for it: else a host could send a rival away and take the
seat in the next breath.

Of somebody who is forgotten the log keeps what was typed at the table (names, promises, words for the dice),
since dice and record hang on it; what is shown from then on names nobody. Who a number is stands in the
store, which forgets it too.
"""

from typing import Final

from msgspec.structs import replace

from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat
from engine.kernel.steward import SUBSTITUTE
from engine.kernel.table.chapter import Folds, Moment, Rule, Rules, TableAction, TableEvent
from engine.kernel.table.hosting import HostPassed, host_candidates
from engine.kernel.table.state import (
    Chair,
    Player,
    Table,
    own_seat,
    seat_of,
    with_chair,
    without_guest,
    without_orders,
)

# --- whose seat it is ---


def is_silent(chair: Chair) -> bool:
    """Whether a steward sits in because the chair's person has missed two deadlines in a row (HO-R20)."""
    return chair.player is not None and chair.regent and chair.away is None


def is_held(chair: Chair) -> bool:
    """Whether a person sits here whose seat nobody else may give away: present, or away by agreement."""
    return chair.player is not None and not is_silent(chair)


def seat_change_refusal(
    table: Table, player: Player, seat: Seat, moment: Moment, *, holder: Player | None = None
) -> Refusal | None:
    """Why this person, who hosts or sits there, may not give the seat to somebody else; None where they may.

    `holder`: the person whose own leave is asked for, where nothing comes of it without them.
    """
    if not 0 <= seat < len(table.chairs):
        return no("seat_unknown")
    chair = table.chairs[seat]
    if table.status == "gathering" or not is_held(chair) or chair.player in (player, holder):
        return None
    # Until 27 November 2026 a host could give any seat away: such logs are played again as they were.
    return None if moment.recorded else no("seat_held")


# --- a table opens ---


class OpenTable(TableAction, frozen=True, tag="table_open"):
    """Open a table; `options` is the JSON of the game's options, `content` the content's version."""

    game: str
    version: int
    content: str
    seats: int
    options: str
    language: str


class TableOpened(TableEvent, frozen=True, tag="table_opened"):
    """A table was opened, with nobody at it yet."""

    game: str
    version: int
    content: str
    seats: int
    options: str
    language: str


def open_table(action: OpenTable) -> tuple[TableOpened, ...]:
    """The event that opens a table. OpenTable alone is asked where there is no table yet (rules.py)."""
    opened = TableOpened(
        action.game, action.version, action.content, action.seats, action.options, action.language
    )
    return (opened,)


def on_table_opened(event: TableOpened) -> Table:
    """The table at its beginning: free chairs, and the host is whoever opened it."""
    chairs = (Chair(),) * event.seats
    return Table(event.game, event.version, event.content, event.options, event.language, chairs)


# --- taking a seat ---


class Join(TableAction, frozen=True, tag="table_join"):
    """Take the first free seat."""


class SitSteward(TableAction, frozen=True, tag="table_steward"):
    """The host gives a seat to an AI."""

    seat: Seat
    kind: str


class SitPlayer(TableAction, frozen=True, tag="table_player"):
    """The host gives a seat to a person."""

    seat: Seat
    player: Player


class PlayerSat(TableEvent, frozen=True, tag="player_sat"):
    """A person took this seat."""

    seat: Seat
    player: Player


class StewardSat(TableEvent, frozen=True, tag="steward_sat"):
    """An AI plays this seat; as `regent` only until its person acts."""

    seat: Seat
    kind: str
    regent: bool = False


def join_refusal(table: Table, player: Player, action: Join, moment: Moment) -> Refusal | None:
    """Nobody sits twice, and there must be a free seat."""
    if seat_of(table, player) is not None:
        return no("seated_already")
    return None if any(chair.is_free for chair in table.chairs) else no("table_full")


def join(table: Table, player: Player, action: Join, moment: Moment) -> tuple[PlayerSat, ...]:
    """The person at the first free seat."""
    return (PlayerSat(next(seat for seat, chair in enumerate(table.chairs) if chair.is_free), player),)


def sit_steward_refusal(table: Table, player: Player, action: SitSteward, moment: Moment) -> Refusal | None:
    """The host alone, and only a seat that may change hands."""
    return (
        no("host_only") if player != table.host else seat_change_refusal(table, player, action.seat, moment)
    )


def sit_steward(table: Table, player: Player, action: SitSteward, moment: Moment) -> tuple[TableEvent, ...]:
    """The steward, after whoever sat there."""
    return (*_empty_seat(table, action.seat), StewardSat(action.seat, action.kind))


def sit_player_refusal(table: Table, player: Player, action: SitPlayer, moment: Moment) -> Refusal | None:
    """The host alone, only a seat that may change hands, and only to somebody who has none."""
    if player != table.host:
        return no("host_only")
    if why := seat_change_refusal(table, player, action.seat, moment):
        return why
    return no("seated_already") if seat_of(table, action.player) is not None else None


def sit_player(table: Table, player: Player, action: SitPlayer, moment: Moment) -> tuple[TableEvent, ...]:
    """The newcomer, after whoever sat there."""
    return (*_empty_seat(table, action.seat), PlayerSat(action.seat, action.player))


def on_player_sat(table: Table, event: PlayerSat) -> Table:
    """Whoever sits down looks on nowhere any more, and hosts where nobody does."""
    table = with_chair(without_guest(table, event.player), event.seat, Chair(player=event.player))
    return replace(table, host=event.player if table.host is None else table.host, peopled=True)


def on_steward_sat(table: Table, event: StewardSat) -> Table:
    """The chair keeps its person, if it has one: the steward plays in their place."""
    chair = replace(table.chairs[event.seat], steward=event.kind, regent=event.regent)
    return with_chair(table, event.seat, chair)


def _empty_seat(table: Table, seat: Seat) -> tuple["PlayerLeft", ...]:
    player = table.chairs[seat].player
    return () if player is None else (PlayerLeft(seat, player),)


# --- giving a seat up ---


class Leave(TableAction, frozen=True, tag="table_leave"):
    """Give the seat up; while playing a steward follows (HO-R20)."""


class PlayerLeft(TableEvent, frozen=True, tag="player_left"):
    """The seat's person is gone."""

    seat: Seat
    player: Player


def leave_refusal(table: Table, player: Player, action: Leave, moment: Moment) -> Refusal | None:
    """Only who sits here can leave."""
    return no("not_seated") if seat_of(table, player) is None else None


def leave(table: Table, player: Player, action: Leave, moment: Moment) -> tuple[TableEvent, ...]:
    """The person leaves; a match that has begun needs somebody in their place."""
    seat = own_seat(table, player)
    gone = PlayerLeft(seat, player)
    return (gone,) if table.status == "gathering" else (gone, StewardSat(seat, SUBSTITUTE))


def on_player_left(table: Table, event: PlayerLeft) -> Table:
    """An empty chair: orders and guest go with the person whose they were."""
    return with_chair(without_orders(table, event.seat), event.seat, Chair())


# --- being forgotten ---


class BeForgotten(TableAction, frozen=True, tag="table_forget"):
    """Whoever asks leaves for good, and their house is nameless from then on."""


class PlayerForgotten(TableEvent, frozen=True, tag="player_forgotten"):
    """This number stands for nobody any more; the house of the seat, where they had one, is nameless."""

    player: Player
    seat: Seat | None


def be_forgotten_refusal(table: Table, player: Player, action: BeForgotten, moment: Moment) -> None:
    """None: nobody is kept, and asking again does no harm."""
    return


def be_forgotten(table: Table, player: Player, action: BeForgotten, moment: Moment) -> tuple[TableEvent, ...]:
    """The person leaves their seat, if they have one; if they hosted, the first comer of the others does."""
    seat = seat_of(table, player)
    gone = () if seat is None else leave(table, player, Leave(), moment)
    passed = (HostPassed(next(iter(host_candidates(table)), None)),) if table.host == player else ()
    return (PlayerForgotten(player, seat), *gone, *passed)


def is_involved(table: Table, player: Player) -> bool:
    """Whether this person still has anything to do with the table: a seat, the hosting, a look."""
    return player == table.host or any(player in (chair.player, chair.guest) for chair in table.chairs)


def on_player_forgotten(table: Table, event: PlayerForgotten) -> Table:
    """The person looks on nowhere any more; their house, if play has begun, is nameless."""
    table = without_guest(table, event.player)
    if event.seat is None or table.status == "gathering" or event.seat in table.nameless:
        return table
    return replace(table, nameless=(*table.nameless, event.seat))


# --- what the table collects from this chapter ---

AnyAction = OpenTable | Join | Leave | SitSteward | SitPlayer | BeForgotten
AnyEvent = TableOpened | PlayerSat | PlayerLeft | StewardSat | PlayerForgotten

RULES: Final[Rules] = {
    Join: Rule(join_refusal, join),
    Leave: Rule(leave_refusal, leave),
    SitSteward: Rule(sit_steward_refusal, sit_steward),
    SitPlayer: Rule(sit_player_refusal, sit_player),
    BeForgotten: Rule(be_forgotten_refusal, be_forgotten),
}
FOLDS: Final[Folds] = {
    PlayerSat: on_player_sat,
    PlayerLeft: on_player_left,
    StewardSat: on_steward_sat,
    PlayerForgotten: on_player_forgotten,
}
