"""What happens when the tokens are turned, who holds what after it, and how the game is counted."""

from typing import Literal

from msgspec import Struct

from engine.games.rokugan.events import Happening
from engine.games.rokugan.names import Card, Objective, Province, Territory, Token, Tokens, Way
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat

Ending = Literal["honor", "tie_break", "shared"]
Earned = Literal["held", "swept", "guarded"]
"""Why a defence is rewarded: it held, its attackers were swept away, or nobody came (BR-DEF-1 ff.)."""

Outcome = Literal["captured", "held", "nobody"]
Out = Literal["illegal", "blessing", "unbacked", "raid", "diplomacy", "spent"]
"""Why a token is discarded: thrown out, a blessing out of place, a raid alone, swept away, or used up."""


class Turned(Struct, frozen=True):
    """A token as it is turned faceup."""

    number: int
    seat: Seat
    province: Province
    way: Way
    token: Token
    blessings: Tokens


class Side(Struct, frozen=True):
    """What one seat brings to a battle: its total and the tokens it comes of, by number."""

    seat: Seat
    total: int
    tokens: tuple[int, ...]


class Score(Struct, frozen=True):
    """Honour of a seat by where it comes from, and what breaks ties (BR-SCORE)."""

    seat: Seat
    flowers: int
    faceup: int
    territories: int
    objective: int
    total: int
    goal: Objective | None
    lands: int


class TokensTurned(Happening, frozen=True, tag="tokens_turned"):
    """All combat tokens are faceup (BR-RESOLVE-2)."""

    tokens: tuple[Turned, ...]


class BluffsReturned(Happening, frozen=True, tag="bluffs_returned"):
    """Bluffs go back to their owners' hands, Lion's defending one after the battles (BR-RESOLVE-3)."""

    numbers: tuple[int, ...]


class TokensOut(Happening, frozen=True, tag="tokens_out"):
    """Tokens go to their owners' discards; of those in `bare` the blessings alone (BR-RESOLVE-4)."""

    numbers: tuple[int, ...]
    bare: tuple[int, ...]
    why: Out


class Raided(Happening, frozen=True, tag="raided"):
    """A raid burns a province: scorched earth and nobody's control (BR-RAID-4)."""

    province: Province
    raiders: tuple[Seat, ...]


class Pacified(Happening, frozen=True, tag="pacified"):
    """Diplomacy brings peace; control stays (BR-DIP-2)."""

    province: Province
    seat: Seat


class BattleFought(Happening, frozen=True, tag="battle_fought"):
    """A battle with every number that decides it, as read before anything changed hands (BR-RESOLVE-8 ff.).

    `defense` is `guards` (the controller's tokens and Lion's bluff) and `printed`, `faceup` and `bonus`. The
    candidate is the attacker with the best total, None where that is shared; it faces `hurdle`. `best` is the
    highest total, and `outcome` what comes of it.
    """

    province: Province
    holder: Seat | None
    attackers: tuple[Side, ...]
    guards: int
    printed: int
    faceup: int
    bonus: int
    defense: int
    candidate: Seat | None
    hurdle: int
    winner: Seat | None
    best: int
    outcome: Outcome


class Captured(Happening, frozen=True, tag="captured"):
    """A province changes hands (BR-RESOLVE-12).

    Where the winner's supply is empty its token comes from the province `moved`; with `stranded` there is
    none to come, and nobody controls the province (BR-CTRL-7).
    """

    province: Province
    seat: Seat
    moved: Province | None
    stranded: bool


class Defended(Happening, frozen=True, tag="defended"):
    """A successful defence earns a faceup control token, if there is one left (BR-DEF-1, BR-CTRL-7)."""

    province: Province
    seat: Seat
    why: Earned
    added: int


class CardClaimed(Happening, frozen=True, tag="card_claimed"):
    """A territory card comes to who controls the territory (BR-TERR-2)."""

    territory: Territory
    seat: Seat
    card: Sealed[Card]


class CardReturned(Happening, frozen=True, tag="card_returned"):
    """A territory card lies on the board again: nobody controls the territory (BR-TERR-3)."""

    territory: Territory
    card: Sealed[Card]


class RoundEnded(Happening, frozen=True, tag="round_ended"):
    """A round is over (BR-RESOLVE-17)."""

    round: int


class GameEnded(Happening, frozen=True, tag="game_ended"):
    """The count, the places, and whether the total alone decided (BR-SCORE-6)."""

    scores: tuple[Score, ...]
    places: tuple[tuple[Seat, ...], ...]
    why: Ending
