"""What a rehearsal is asked for and what it had: values that the command and all rehearsals share."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.client import Khandan
from bot.clock.waiting import Waiting
from bot.languages import Language
from bot.sandbox.stopwatch import Clock
from bot.sandbox.world import MakeBot
from bot.terminal.words import Tell
from engine.kernel.dice import Dice

Making = Callable[[Waiting, Path, Callable[[int], bytes]], Khandan]
"""Makes a bot, not yet started: how it waits, the folder of its database, its chance."""

Print = Callable[[str], None]


class Asked(Struct, frozen=True):
    """What is to be rehearsed.

    `length` is in the game's own unit (generations of Houses), None for the usual one; `days` asks for people
    who sleep and stay away; `restarts` are moments of the game in which the bot is restarted.
    """

    seed: int
    language: Language
    restarts: tuple[str, ...]
    length: int | None = None
    days: bool = False


class Had(Struct, frozen=True):
    """What a rehearsal had: the text of its last line, the numbers in it, the slowest answer in seconds."""

    code: str
    numbers: dict[str, int]
    slowest: float


Play = Callable[[Asked, Making, Path, Print, Tell, Clock], Coroutine[Any, Any, Had]]


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """How a game is rehearsed by people who know its rules; without one they press what they are shown.

    pauses(days)   the moments in which the bot can be restarted
    play           the rehearsal, from the table's opening to its end; raises Spoiled
    """

    pauses: Callable[[bool], tuple[str, ...]]
    play: Play


class Secrets:
    """The bot's seeds, the same for the same plan; each call gives the next."""

    def __init__(self, seed: int) -> None:
        self._dice, self._count = Dice(seed.to_bytes(32, "big")), 0

    def __call__(self, size: int) -> bytes:
        self._count += 1
        return bytes(self._dice.roll_below(256, "secret", self._count, spot) for spot in range(size))


def seeded_maker(making: Making, folder: Path, seed: int) -> MakeBot:
    """Makes the bot on the database in this folder; called again after each restart."""
    secrets = Secrets(seed)

    def make_bot(waiting: Waiting) -> Khandan:
        return making(waiting, folder, secrets)

    return make_bot
