"""The id of the button that tells a message's pictures in words."""

from typing import Final

WORDS: Final = r"v1:words:(?P<match>\d{1,19})"


def words_id(match: int) -> str:
    """Everything that is told stands on the pressed message itself."""
    return f"v1:words:{match}"
