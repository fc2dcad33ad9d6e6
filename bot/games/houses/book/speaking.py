"""How a book is said: texts without marks of messages, figures in the language's digits."""

from dataclasses import dataclass

from bot.games.houses.picture.common import emblem
from bot.games.houses.presenter import Presenter
from bot.languages import TRAITS, in_digits
from bot.render.i18n import Slot
from bot.render.markup import in_words
from bot.render.users import plain_words
from engine.kernel.seats import Seat

MINUS = "\u2212"


@dataclass(frozen=True, slots=True)
class Speaker:
    """Everybody's presenter, for paper; of one house's own book also that house's."""

    presenter: Presenter
    own: Presenter | None = None

    @property
    def is_rtl(self) -> bool:
        """Whether the book's lines run from the right."""
        return TRAITS[self.presenter.language].right_to_left

    def text(self, code: str, **slots: Slot) -> str:
        """A text of the book's own."""
        return self.plain(self.presenter.say(f"book-{code}", **slots))

    def plain(self, text: str) -> str:
        """A text of messages as paper has it, without emoji and escapes."""
        return plain_words(in_words(text)).strip()

    def figure(self, n: int) -> str:
        """A number in the language's digits."""
        return in_digits(str(abs(n)), self.presenter.language) if n >= 0 else f"{MINUS}{self.figure(-n)}"

    def house(self, seat: Seat) -> tuple[str, str]:
        """The house's name, and the file of its emblem."""
        return self.plain(self.presenter.house(seat)), emblem(self.presenter, seat)
