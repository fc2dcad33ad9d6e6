"""What the numbers of commands can be at the most: beyond, a machine could neither count nor bear it."""

from typing import Final

GAMES: Final = 1_000_000_000
SEED: Final = (1 << 63) - 1
JOBS: Final = 256
