"""What is said of a king: the habit as the reign opens, and one of the lines of its end.

Which line is said goes by a digest of what everybody knows of the reign, so that the post, the poster, a
house's card and the chronicle say the same one, and so does every replay.
"""

from collections.abc import Sequence

from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.choice import roll_of
from bot.games.houses.tale.record import Reign
from engine.games.houses.events import KingFell
from engine.games.houses.moves import Score
from engine.games.houses.names import End
from engine.games.houses.reading import keys_of


def habit(presenter: Presenter, king: str) -> str:
    """What everybody knows of the king; "" where the content, being older than habits, has nothing."""
    key = f"king.{king}.habit"
    said = presenter.plain(key)
    return "" if said == key else said


def lines_at_end(presenter: Presenter, king: str, end: End) -> tuple[str, ...]:
    """The keys of the lines for this end, one at least: old content has one under a key of its own."""
    key = f"king.{king}.{end}"
    return keys_of(presenter.book.texts, key) or (key,)


def line_at_end(presenter: Presenter, fell: KingFell | Reign, scores: Sequence[Score]) -> str:
    """The line that is said at this king's end; `scores` are those of the generation, which end with it."""
    lines = lines_at_end(presenter, fell.king, fell.end)
    roll = roll_of(fell.king, fell.end, [(one.seat, one.total) for one in scores])
    return presenter.content_text(lines[roll % len(lines)])
