"""What stands above a private panel after a move: whole, or as much of it as one message has room for."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.languages import LANGUAGES, Language
from bot.render.paging import pages
from bot.render.panel import Panel, Text
from bot.ui.moves import result_panel
from tests.bot.core_world import whole

BATTLE = "Battle for a province with a long name: who attacked it whence with what, and who holds it now."


def seated(language: Language) -> Any:
    """A seat that can take nothing back."""
    table = SimpleNamespace(chairs=[SimpleNamespace(player=None)])
    words = whole().words[language]
    return SimpleNamespace(seat=0, live=SimpleNamespace(table=table), scene=SimpleNamespace(words=words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("battles", [1, 40])
def test_a_long_resolution_leaves_room_for_the_page(language: Language, battles: int) -> None:
    """BR-RESOLVE: of forty battles so many are told as fit, then how many more; the page stands whole."""
    page = Panel(None, (Text("The page of the seat. " * 60),), language)
    found = result_panel(seated(language), "\n".join([BATTLE] * battles), page)
    top, *_, last = found.blocks

    assert len(pages(found)) == 1
    assert last == page.blocks[0]
    assert isinstance(top, Text)
    assert (top.content.count(BATTLE) < battles) == (battles == 40)
    assert top.content.startswith(BATTLE)
    assert len(top.content.split("\n")) == top.content.count(BATTLE) + (battles == 40)
