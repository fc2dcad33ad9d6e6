"""Letters that were shown at a table and ask something, from then until their readers have reacted.

In memory alone: after a restart whoever is still owed one is written to.
"""

from collections import defaultdict
from collections.abc import Callable
from datetime import datetime

from msgspec import Struct

from bot.posts.post import Post


class ShownLetter(Struct):
    """A letter, its reader and the channels of its match; `due` is when its reader is called or written to.

    It is heeded once its reader has pressed anything in one of those channels.
    """

    post: Post
    user: int
    channels: frozenset[int]
    questions: frozenset[str]
    due: datetime
    is_heeded: bool = False
    is_called: bool = False


class ShownLetters:
    """The letters by their rows; those of a person and of a match are found without a look at the others."""

    def __init__(self) -> None:
        self._by_row: dict[int, ShownLetter] = {}
        self._of_user: defaultdict[int, set[int]] = defaultdict(set)
        self._of_match: defaultdict[int, set[int]] = defaultdict(set)

    def __contains__(self, row: int) -> bool:
        return row in self._by_row

    def __getitem__(self, row: int) -> ShownLetter:
        return self._by_row[row]

    def add(self, letter: ShownLetter) -> None:
        """Keep a letter that was just shown."""
        row = letter.post.row
        self._by_row[row.id] = letter
        self._of_user[letter.user].add(row.id)
        self._of_match[row.match].add(row.id)

    def remove(self, row: int) -> None:
        """Forget a letter that is seen to, unless it is forgotten already."""
        if (letter := self._by_row.pop(row, None)) is None:
            return
        for index, key in ((self._of_user, letter.user), (self._of_match, letter.post.row.match)):
            index[key].discard(row)
            if not index[key]:
                del index[key]

    def of_user(self, user: int) -> list[ShownLetter]:
        """The letters to this person, of every match, oldest first."""
        return [self._by_row[row] for row in sorted(self._of_user.get(user, ()))]

    def of_match(self, match: int) -> list[ShownLetter]:
        """The letters of this match, oldest first."""
        return [self._by_row[row] for row in sorted(self._of_match.get(match, ()))]

    def let_go(self, is_ours: Callable[[int], bool]) -> None:
        """Forget the letters of matches that are another's by now."""
        for match in [one for one in self._of_match if not is_ours(one)]:
            for row in list(self._of_match[match]):
                self.remove(row)
