"""What happens in a game of Coup: seats are numbers, reasons are codes, sealed fields are secrets."""

from typing import Literal

from msgspec import Struct

from engine.games.coup.moves import Cards, Character, Kind, Options
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Audience, Seat

By = Literal["choice", "default", "rule"]
"""Who made a decision: the seat, its passed deadline, or a rule that left nothing to decide."""

Window = Literal["challenge", "block", "challenge_block"]
Reply = Literal["pass", "stay", "challenge", "ambassador", "assassin", "captain", "contessa", "duke"]
"""An answer to a window; a character is a block. `stay` is a pass whose reconsidering has run out; in version
1 a block, too, which was lost with that."""

Reason = Literal["challenge", "assassinate", "coup"]
Step = Literal["defence", "resolve", "stands", "broken", "close"]
"""What the table does next by itself: opens the target's block, lets the action take effect, and so on."""

Ending = Literal["last_standing", "deserted", "turn_cap"]


class Happening(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened."""


class GameStarted(Happening, frozen=True, tag="game_started"):
    """`order` is the table clockwise; `first` starts; `coins` by seat (CO-2.2, CO-2.7, CO-R02, CO-R03)."""

    options: Options
    order: tuple[Seat, ...]
    first: Seat
    coins: tuple[int, ...]


class DraftPicked(Happening, frozen=True, tag="draft_picked"):
    """A seat has kept one card of its own set (CO-2.8)."""

    seat: Seat
    card: Sealed[Character]
    by: By


class CardsDealt(Happening, frozen=True, tag="cards_dealt"):
    """All hands by seat, and what is left as the Court and out of the game."""

    hands: tuple[Sealed[Cards], ...]
    court: Sealed[Cards]
    removed: Sealed[Cards]


class TurnStarted(Happening, frozen=True, tag="turn_started"):
    """`forced`: this turn must be a coup (CO-3.9)."""

    turn: int
    seat: Seat
    forced: bool


class ActionDeclared(Happening, frozen=True, tag="action_declared"):
    """An action, its target, the character it claims, and the coins paid for it now (CO-R17)."""

    seat: Seat
    kind: Kind
    target: Seat | None
    claim: Character | None
    paid: int
    by: By


class WindowOpened(Happening, frozen=True, tag="window_opened"):
    """These seats, clockwise from the claimant, are asked; a block belongs to the open action."""

    window: Window
    asked: tuple[Seat, ...]


class Answered(Happening, frozen=True, tag="answered"):
    """A seat's own answer, which nobody else hears of (CO-R12, CO-R26).

    A block that comes once more by default stands: the time to reconsider it has run out (CO-R11).
    """

    seat: Seat
    answer: Reply
    by: By
    to: Audience


class Challenged(Happening, frozen=True, tag="challenged"):
    """A claim is called false."""

    seat: Seat
    claimant: Seat
    claim: Character


class Blocked(Happening, frozen=True, tag="blocked"):
    """A seat stops the open action in the name of a character."""

    seat: Seat
    claim: Character


class BlockStood(Happening, frozen=True, tag="block_stood"):
    """The block holds and the action comes to nothing; its cost stays paid (CO-5.4, CO-5.5)."""

    seat: Seat


class Proved(Happening, frozen=True, tag="proved"):
    """The claimed card was shown and went into the Court; `card` came back for it (CO-4.6, CO-R08)."""

    seat: Seat
    claim: Character
    card: Sealed[Character]
    by: By


class ClaimDropped(Happening, frozen=True, tag="claim_dropped"):
    """The challenged claim was not shown, and nobody learns whether it could have been (CO-4.4, CO-R09)."""

    seat: Seat
    claim: Character
    of: Literal["action", "block"]
    by: By


class Refunded(Happening, frozen=True, tag="refunded"):
    """The cost of a failed action comes back (CO-4.7, CO-R17)."""

    seat: Seat
    coins: int


class LossOwed(Happening, frozen=True, tag="loss_owed"):
    """A seat must turn up a card; `then` is what the table goes on with."""

    seat: Seat
    reason: Reason
    then: Step


class InfluenceLost(Happening, frozen=True, tag="influence_lost"):
    """A card is face up; which slot it lay in is nobody's business."""

    seat: Seat
    card: Character
    by: By


class Eliminated(Happening, frozen=True, tag="eliminated"):
    """A seat has no card left (CO-8.3)."""

    seat: Seat


class CoinsForfeited(Happening, frozen=True, tag="coins_forfeited"):
    """The coins of a seat that is out go to the Treasury (CO-8.3)."""

    seat: Seat
    coins: int


class CoinsGained(Happening, frozen=True, tag="coins_gained"):
    """Income, foreign aid or tax is paid out (CO-R16)."""

    seat: Seat
    coins: int


class CoinsStolen(Happening, frozen=True, tag="coins_stolen"):
    """The Captain's two coins, or what there was (CO-3.6)."""

    seat: Seat
    target: Seat
    coins: int


class ExchangeBegun(Happening, frozen=True, tag="exchange_begun"):
    """Two cards of the Court are offered to the actor (CO-3.7)."""

    seat: Seat
    drawn: Sealed[Cards]


class Exchanged(Happening, frozen=True, tag="exchanged"):
    """The actor's new hand; the rest went back to the Court (CO-R19)."""

    seat: Seat
    hand: Sealed[Cards]
    by: By


class DeadlineMissed(Happening, frozen=True, tag="deadline_missed"):
    """A seat let a decision of its own pass; `missed` in a row so far (CO-R25)."""

    seat: Seat
    missed: int


class Resigned(Happening, frozen=True, tag="resigned"):
    """A seat leaves: by its own will, or as absent (CO-R24, CO-R25)."""

    seat: Seat
    by: By


class GameEnded(Happening, frozen=True, tag="game_ended"):
    """The game is over; nobody wins at the turn cap (CO-8.5, CO-R23)."""

    winner: Seat | None
    why: Ending


class Revealed(Happening, frozen=True, tag="revealed"):
    """Everything that was hidden, after the end (CO-R04)."""

    hands: tuple[Cards, ...]
    court: Cards
    removed: Cards


Event = (
    GameStarted
    | DraftPicked
    | CardsDealt
    | TurnStarted
    | ActionDeclared
    | WindowOpened
    | Answered
    | Challenged
    | Blocked
    | BlockStood
    | Proved
    | ClaimDropped
    | Refunded
    | LossOwed
    | InfluenceLost
    | Eliminated
    | CoinsForfeited
    | CoinsGained
    | CoinsStolen
    | ExchangeBegun
    | Exchanged
    | DeadlineMissed
    | Resigned
    | GameEnded
    | Revealed
)
