"""What stands over the boats of Treasure Island's picture."""

import pytest

from bot.games.treasure import picture as sea
from bot.languages import LANGUAGES, Language
from tests.bot.pictures import full
from tests.bot.pictures.every_picture import seen
from tests.made_once import words

NAMES = ("A", "B", "C", "D")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_rows_the_picture_says_so(language: Language) -> None:
    """TI-5: "In boats" with nothing below was read as something that is missing."""
    state = next(full.treasure(len(NAMES)))
    shown = sea.values(seen("treasure", language, state, NAMES))

    assert () == shown.boats
    assert words(language).say("treasure-picture-no-boats") == shown.words["boats"]
