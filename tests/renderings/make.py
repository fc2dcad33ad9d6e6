"""Records what the bot says; `make renderings` writes it anew.

A changed line of these pages is a change of what people read: look at each one, in both languages, before it
is committed.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from bot.languages import LANGUAGES, Language
from tests.renderings import (
    goals,
    houses,
    mistakes,
    moves,
    others,
    panels,
    receipts,
    refusals,
    round_of_turns,
    table,
    tales,
)

FOLDER: Final = Path(__file__).parents[1] / "data" / "renderings"

PAGES: Final[Mapping[str, Callable[[Language], Iterable[str]]]] = {
    "houses-boards": panels.boards,
    "houses-clauses": goals.clauses,
    "houses-conditions": goals.conditions,
    "houses-events": houses.page,
    "houses-forms": moves.forms,
    "houses-kings": houses.kings,
    "houses-mistakes": mistakes.page,
    "houses-moves": moves.page,
    "houses-perks": goals.perks,
    "houses-posts": panels.posts,
    "houses-receipts": receipts.page,
    "houses-roles": goals.roles,
    "houses-seats": panels.seats,
    "houses-tales": tales.page,
    "refusals": refusals.page,
    "table": table.page,
    "table-doors": table.doors,
    "table-motions": table.motions,
    "houses-tenures": moves.tenures,
    "table-reminders": table.reminders,
    **{game: partial(others.page, game) for game in others.GAMES},
    "coup-rounds": others.rounds,
    "rokugan-rounds": others.rokugan_rounds,
    "treasure-posts": others.days,
    "architects-rounds": round_of_turns.turns,
    **{f"{game}-boards": partial(others.boards, game) for game in others.GAMES},
}
"""By the name of their file, one for each language."""


def path(name: str, language: Language) -> Path:
    """Where a page is kept."""
    return FOLDER / language / f"{name}.txt"


def rendered(name: str, language: Language) -> str:
    """A page as the bot would say it now."""
    return "\n".join(PAGES[name](language)).strip() + "\n"


def main() -> None:
    """Write every page, and take away those that are no more."""
    kept = {path(name, language): rendered(name, language) for name in PAGES for language in LANGUAGES}
    for old in set(FOLDER.rglob("*.txt")) - kept.keys():
        old.unlink()
    for file, text in kept.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
