"""The languages the bot speaks."""

from typing import Final, Literal

Language = Literal["fa", "en"]
LANGUAGES: Final[tuple[Language, ...]] = ("fa", "en")
