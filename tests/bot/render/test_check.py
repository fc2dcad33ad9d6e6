"""/check of a server with many tables: what is missing anywhere is on the page, which is one message."""

import pytest

from bot.languages import LANGUAGES, Language
from bot.permissions import needs
from bot.render.check import Checked, report
from bot.render.layout import to_view
from bot.render.panel import Text
from tests.made_once import words

HERE = 1_300_000_000_000_000_000
NEEDS = needs(thread=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_many_channels_those_that_lack_something_follow_the_one_asked_in(language: Language) -> None:
    """What has no room is counted; whether private messages arrive stands below in any case."""
    sound = [Checked(HERE + number, (number,), NEEDS) for number in range(25)]
    lacking, gone = Checked(HERE + 25, (25,), NEEDS, NEEDS[:1]), Checked(HERE + 26, (26,), gone=True)
    shown = report(words(language), (*sound, lacking, gone), dms=True)
    said = "\n".join(block.content for block in shown.blocks if isinstance(block, Text))
    named = [number for number in range(27) if f"<#{HERE + number}>" in said]
    first = sorted((said.index(f"<#{HERE + number}>"), number) for number in named)[:3]

    assert to_view(shown).children
    assert [0, 25, 26] == [number for _, number in first]
    assert words(language).say("check-more", count=27 - len(named)) in said
    assert words(language).say("check-dms-open") in said
    assert words(language).say("check-all") not in said
