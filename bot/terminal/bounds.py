"""What the numbers of commands can be at the most: beyond, a machine could neither count nor bear it."""

from typing import Final

from bot.render.fluent import SAYABLE

GAMES: Final = 1_000_000_000
SEED: Final = SAYABLE
"""A larger one would be told as another number, and nobody could play the same games again."""

JOBS: Final = 256
