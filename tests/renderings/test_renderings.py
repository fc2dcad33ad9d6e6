"""What the bot says stands as it was read: of every event, refusal and board, in both languages."""

from itertools import product

import pytest

from bot.languages import LANGUAGES, Language
from tests.renderings.make import FOLDER, PAGES, path, rendered


@pytest.mark.parametrize(("name", "language"), [*product(PAGES, LANGUAGES)])
def test_what_is_said_is_what_was_read(name: str, language: Language) -> None:
    """`make renderings` records it anew; every line that changes is then read in both languages."""
    said, read = rendered(name, language), path(name, language).read_text("utf-8")

    assert said == read, "`make renderings` records it anew; read each line that changed"


def test_no_page_is_left_of_what_is_said_no_more() -> None:
    """A page that nothing renders would look like a promise."""
    assert {path(*page) for page in product(PAGES, LANGUAGES)} == set(FOLDER.rglob("*.txt"))
