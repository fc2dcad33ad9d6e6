"""What is said of a king: a habit as the reign opens, the same line of its end wherever that is told."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.houses.history.items import items
from bot.games.houses.history.pages import item_text
from bot.games.houses.picture import ending, reign
from bot.games.houses.tale import kings
from bot.languages import LANGUAGES, Language
from bot.render.panel import Text
from bot.render.targets import SECOND
from engine.games.houses import events as e
from engine.games.houses.moves import Score
from tests.bot.games.houses.tale.company_tales import Played, played, presenter_of
from tests.bot.games.houses.tale.test_pages import entries_with, told

languages = pytest.mark.parametrize("language", LANGUAGES)


def ends(one: Played) -> Iterator[tuple[e.KingFell, e.GenerationScored]]:
    """Each king's end with the points of the generation."""
    for entry in entries_with(one, e.KingFell):
        (fell,) = (event for event in entry.events if isinstance(event, e.KingFell))
        (scored,) = (event for event in entry.events if isinstance(event, e.GenerationScored))
        yield fell, scored


@languages
def test_the_line_of_an_end_is_the_same_wherever_it_is_told(language: Language) -> None:
    """HO-9: in the post, on the poster, on the card of every house and in the chronicle."""
    one = played(0)
    presenter, found = presenter_of(one, language), items(one.notes, None)
    fallen = [item for item in found if isinstance(item.event, e.KingFell)]
    for number, (fell, scored) in enumerate(ends(one)):
        line = kings.line_at_end(presenter, fell, scored.scores)
        past = reign.past_of(found, one.match_state.state.counts, 0, number + 1)

        assert past is not None
        assert line in "".join(
            block.content
            for block in told(one, language, entries_with(one, e.KingFell)[number], SECOND).blocks
            if isinstance(block, Text)
        )
        assert line == ending.poster(presenter, scored, fell).told
        assert line == kings.line_at_end(presenter, past.fell, past.scores)
        assert line in item_text(presenter, fallen[number])


def test_every_line_of_an_end_is_said_somewhere() -> None:
    """The points of the generation choose it, so no line waits in vain."""
    presenter = presenter_of(played(0), "en")
    fell = e.KingFell("flight", "mahand", 0)
    said = {kings.line_at_end(presenter, fell, (score(total),)) for total in range(30)}

    assert said == {presenter.content_text(key) for key in kings.lines_at_end(presenter, "mahand", "flight")}
    assert 3 == len(said)


def score(total: int) -> Score:
    """Somebody's points."""
    return replace(played(0).told.reigns[0].scores[0], total=total)
