"""The rules that a match began with: beside its newest rules a game keeps those of every older version.

A match is folded, played on and verified by the version in its first entry; new ones begin with the newest.
"""

from dataclasses import replace

from engine.kernel.game import AnyGame


def newest(*versions: AnyGame) -> AnyGame:
    """The game by the last of these records of it, oldest first; it keeps the others."""
    *older, last = versions
    return replace(last, older=tuple(older))


def of_version(game: AnyGame, version: int) -> AnyGame | None:
    """The game by the rules of this version; None for one that this program does not know."""
    return next((one for one in versions(game) if one.version == version), None)


def versions(game: AnyGame) -> tuple[AnyGame, ...]:
    """The game by each of its versions, oldest first."""
    return (*game.older, game)
