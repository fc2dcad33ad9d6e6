"""The bot of a rehearsal: its seeds come from the plan, so that the same plan gives the same match."""

from pathlib import Path

from bot.client import Khandan
from bot.clock.waiting import Waiting
from bot.rehearsal_types import Making
from bot.sandbox.world import MakeBot
from engine.kernel.dice import Dice


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
