"""The book of Houses: a content and its texts. Apart from the pages, which a simulation does not need."""

from msgspec import Struct

from engine.games.houses.content import Content
from engine.games.houses.reading import Texts


class Book(Struct, frozen=True):
    """What the campaign draws from, and its texts in both languages."""

    content: Content
    texts: Texts
