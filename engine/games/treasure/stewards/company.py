"""Company at a table of Treasure Island: four manners that play as the cunning, learn, and give their word.

    plain   means what it says, unless it is nearly sure that it would help a foe
    sly     says whatever sounds well, and votes by its team alone
    bold    rises against a captain on a hint, and is not ashamed of being wrong
    wary    trusts nobody next to the chair: a mate who may be a foe goes ashore

Before a vote some of a crew say aloud what they will do (`words_given`). What they say follows from what
everybody sees and from their manner, never from their team, so a word gives nothing away; whether it is kept
is the seat's own matter. So company lies in plain sight, and one learns whose word is worth what.

No captain or mate tries again what the same hands have just refused (`is_lost_cause`): at least as many must
have come or gone as counts were lost in a row.
"""

from hashlib import blake2b
from itertools import takewhile
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.games.treasure.base import Action, Kind, Place, Ship, Side, Value
from engine.games.treasure.chapters.day import Attack, Maroon, Mutiny
from engine.games.treasure.chapters.night import Vote
from engine.games.treasure.state import SIDES, State, Tale, ship_of, spot
from engine.games.treasure.stewards.cunning import cunning
from engine.games.treasure.stewards.odds import Odds, odds
from engine.games.treasure.stewards.prudent import next_vote_owed
from engine.games.treasure.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

Manner = Literal["plain", "sly", "bold", "wary"]

MANNERS: Final[tuple[Manner, ...]] = ("plain", "sly", "bold", "wary")

SPEAKS: Final = 3
"""One of so many voters gives a word before a vote, at most WORDS of them."""

WORDS: Final = 2

WITH_CAPTAIN: Final[dict[Manner, int]] = {"plain": 6, "sly": 9, "bold": 5, "wary": 4}
"""Of ten words of a manner so many are for whoever is captain: the sly please, the wary have doubts."""

KEEPS: Final[dict[Manner, float]] = {"plain": 0.4, "sly": 0.0, "bold": 0.2, "wary": 0.15}
"""How much likelier foe than friend a captain may be, or the other way round, for a word to be kept."""

HINT: Final = -0.3
"""The bold rise against a captain who is less surely a friend than this."""

DOUBT: Final = 0.05
"""The wary send a mate ashore who is so much likelier foe than friend."""


def manner_of(seat: Seat) -> Manner:
    """How company plays at this seat; the same at every table and in every game."""
    return MANNERS[seat % len(MANNERS)]


def company(look: Look, dice: Dice) -> Any | None:
    """A move by the seat's manner, its word and the counts, else the cunning one; None for none."""
    view: View = look.view
    if not look.waits:
        return None
    offers = tuple(one for one in look.ask(None) if not is_lost_cause(view.table, look.seat, one))

    def ask(begun: PartialMove | None) -> tuple[Any, ...]:
        return offers if begun is None else look.ask(begun)

    own: Action | None = None
    if view.team in SIDES and view.table.phase == "day":
        side: Side = "english" if view.team == "english" else "french"
        wishes = _wishes_of_manner(view, look.seat, side, odds(view))
        own = next((wish for wish in wishes if wish in offers), None)
    elif view.table.phase == "night" and look.waits[0].ask != "loot":
        own = _vote_by_word(view, look.seat, next_vote_owed(look, offers))
    return own or cunning(replace(look, ask=ask), dice)


def _wishes_of_manner(view: View, seat: Seat, side: Side, known: Odds) -> list[Action]:
    """What this manner wants by day before all that the cunning would."""
    table, ship = view.table, ship_of(view.table, seat)
    if ship is None:
        return []
    captain, *crew = spot(table, ship).queue
    if captain == seat:
        # A count that failed has told that foes are aboard: the likeliest goes before the next try.
        foes = sorted(
            (one for one in crew if known.foe(one, side) > 0), key=lambda one: -known.foe(one, side)
        )
        if foes and counts_lost(table, "attack", ship, seat):
            return [Maroon(foes[0])]
        if manner_of(seat) == "wary" and crew and known.foe(crew[0], side) > DOUBT:
            return [Maroon(crew[0])]
    elif manner_of(seat) == "bold" and known.foe(captain, side) > HINT:
        return [Mutiny()]
    return []


# --- what a lost count teaches ------------------------------------------------------------------------------


def is_lost_cause(table: State, seat: Seat, move: Any) -> bool:
    """Whether this move asks for a vote that was lost by these hands, or by nearly the same."""
    ship, kinds = ship_of(table, seat), {Attack: "attack", Mutiny: "mutiny"}
    kind = kinds.get(type(move))
    if ship is None or kind is None:
        return False
    captain, *crew = spot(table, ship).queue
    lost = counts_lost(table, kind, ship, captain)
    if not lost:
        return False
    then = set(lost[0].voters) - {captain}
    return len(lost) > len(then.symmetric_difference(crew))


def counts_lost(table: State, kind: str, ship: Ship, captain: Seat) -> tuple[Tale, ...]:
    """The counts of this kind that were lost one after another under this captain, the newest first."""
    counts = (
        one for one in reversed(table.tales) if (one.kind, one.place, one.head) == (kind, ship, captain)
    )
    return tuple(takewhile(lambda one: not one.succeeded, counts))


# --- words given before a vote ------------------------------------------------------------------------------


class Word(Struct, frozen=True):
    """What somebody says before a vote that they will do."""

    seat: Seat
    value: Value


def words_given(
    round: int, kind: Kind, place: Place, head: Seat, voters: tuple[Seat, ...]
) -> tuple[Word, ...]:
    """The words given before this vote, from what everybody knows of it at dusk; in a conflict nobody speaks.

    Every seat has its word here; of those that company has, company says it aloud.
    """
    if kind == "conflict":
        return ()
    given = list[Word]()
    for seat in voters:
        told = msgspec.json.encode((round, kind, place, head, seat))
        roll = int.from_bytes(blake2b(told, digest_size=4, person=b"treasure-words").digest(), "big")
        if seat == head or roll % SPEAKS:
            continue
        is_with = roll // SPEAKS % 10 < WITH_CAPTAIN[manner_of(seat)]
        values: tuple[Value, Value] = ("fire", "douse") if kind == "attack" else ("against", "for")
        given.append(Word(seat, values[0] if is_with else values[1]))
    return tuple(given[:WORDS])


def _vote_by_word(view: View, seat: Seat, index: int) -> Vote | None:
    """The vote that the seat has promised, where its manner keeps such a word; None where it is free.

    The nearer it is to knowing for whom the captain sails, the less a word counts.
    """
    order = view.table.orders[index]
    if order.head is None or view.team not in SIDES:
        return None
    given = words_given(view.table.round, order.kind, order.place, order.head, order.voters)
    word = next((one for one in given if one.seat == seat), None)
    side: Side = "english" if view.team == "english" else "french"
    if word is None or abs(odds(view).foe(order.head, side)) >= KEEPS[manner_of(seat)]:
        return None
    return Vote(index, word.value)
