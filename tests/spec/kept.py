"""The kept copies, and the documents that they come from."""

import json
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
SHARED: Final = Path(__file__).resolve().parents[3] / "shared"
"""Where the documents lie, if they do."""

OPENAPI: Final = SHARED / "data" / "discord" / "openapi.json"
DISCORD: Final = HERE / "discord.json"

GAMES: Final = {"houses": "HO", "coup": "CO", "treasure": "TI", "rokugan": "BR", "architects": "AW"}
"""What the ids of each game's rules begin with."""


def page(game: str) -> Path:
    """The specification of a game."""
    return SHARED / "spec" / f"{game}.md"


def rules_file(game: str) -> Path:
    """The kept ids of its rules."""
    return HERE / f"{game}.json"


def rules(game: str) -> dict[str, str]:
    """The ids of a game's rules and rulings, each with the words it begins with."""
    kept: dict[str, str] = json.loads(rules_file(game).read_text(encoding="utf-8"))
    return kept
