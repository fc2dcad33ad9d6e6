"""What `khandan simulate` costs as it is typed, start included: the processor's seconds of a command."""

import resource
import subprocess
import sys

GAMES = {"coup": 100, "treasure": 100, "houses": 100}
"""As many as the command plays by itself."""


def measure() -> dict[str, float]:
    """Seconds for so many games by prudent stewards, after one run that has left its bytecode."""
    for game in GAMES:
        _seconds(game, 1)
    return {f"{game}_{count}_s": _seconds(game, count) for game, count in GAMES.items()}


def _seconds(game: str, count: int) -> float:
    before = _spent()
    command = (sys.executable, "-m", "bot", "simulate", game, "--games", str(count))
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return _spent() - before


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
