"""Houses in Discord: the parts that make the shared renderer and commands speak of a campaign.

Every part gets what one reader may see (a ReaderScene) and says it through a `Presenter`. Here stands only
which page is whose; the pages are in board.py, describe/ (messages), panel/ (a seat's own), history/ and
trade/ (deals). A stranger begins with panel/seat.py and describe/posts.py.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cache, partial
from typing import Any, Final

from bot.client import Khandan
from bot.controls.chronicle import Query
from bot.games.houses import board, content, orders, reign
from bot.games.houses.book.contents import book_of
from bot.games.houses.book.printing import print_book
from bot.games.houses.commands import campaign, council, person
from bot.games.houses.controls import forms, suggested_moves, votes
from bot.games.houses.controls.controls import Components, needs_confirmation
from bot.games.houses.controls.routing import ROUTING
from bot.games.houses.describe import posts, targets, whispers
from bot.games.houses.history import items, numbers, pages
from bot.games.houses.panel import coach, holdings, seat, why
from bot.games.houses.picture import opening
from bot.games.houses.picture.common import emblems
from bot.games.houses.practice import page as houses_page
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale import pages as tales
from bot.games.houses.tale.tale import tale_in_notes
from bot.games.houses.trade import dealing
from bot.games.houses.trade.deals import parties
from bot.history.notes import Note
from bot.pictures.emoji import Sign
from bot.render.limits import USER_NAME
from bot.render.panel import Panel
from bot.render.reader_scene import ReaderScene
from bot.render.targets import STORY
from bot.render.users import users_words
from bot.ui.generic.history import Found, History, Story
from bot.ui.generic.offers import Choices
from bot.ui.plugin import Coach, Content, Fates, Plugin, Printed, Questions, Tales
from bot.ui.seat_controls import SeatControls
from engine.entries import Entry
from engine.games import houses
from engine.games.houses.names import RESOURCES
from engine.games.houses.view import View
from engine.kernel.refused import Refused, no
from engine.kernel.table.seeds import Epoch
from engine.store import Target


async def commands(bot: Khandan) -> None:
    """Every move has a command; beside them standing orders and the practice."""
    for part in (campaign, votes, dealing, council, person, orders, reign, houses_page):
        await part.setup(bot)


# Parts that are more than a page of another file.


def _names(scene: ReaderScene) -> tuple[str, ...]:
    """A house's name once it is founded, its emblem's where the lot has founded it; else the person's."""
    view: View = scene.view
    names = list(scene.names)
    for number, house in enumerate(view.houses):
        if house.name and number not in scene.nameless:
            # Where the cards are missing, the emblem's id serves. Of a name nothing may be left to see, if
            # it is from before names were read (HO-R02, version 1).
            by_lot = scene.book is not None and house.name == house.emblem
            said = Presenter(scene).emblem(house.name) if by_lot else users_words(house.name, USER_NAME)
            names[number] = said or names[number]
    return tuple(names)


def board_page(scene: ReaderScene, below: tuple[str, ...]) -> Panel:
    """The campaign as this reader may see it; `below` stands on the living board alone."""
    return board.board(Presenter(scene))


def _chronicle(scene: ReaderScene, notes: Sequence[Note], query: Query) -> Found:
    """What this reader may know and asks for; a king's end as it was told to everybody."""
    tell = cache(partial(tale_in_notes, notes))
    return pages.chronicle(Presenter(scene), items.items(notes, scene.reader), query, tell)


def _story(scene: ReaderScene, notes: Sequence[Note]) -> Story:
    """The story so far of this reader, its kings by the names that stay of them."""
    tell = partial(tale_in_notes, notes)
    return pages.story(Presenter(scene), items.items(notes, scene.reader), tell)


def _book(
    scene: ReaderScene, own: ReaderScene | None, notes: Sequence[Note], epochs: Sequence[Epoch]
) -> Printed:
    """The book of the campaign, everybody's or one house's."""
    presenter = None if own is None else Presenter(own)
    return print_book(book_of(Presenter(scene), presenter, notes, epochs))


def _told_post(scene: ReaderScene, notes: Sequence[Note], entry: Entry, target: Target) -> Panel:
    """An end, told; before a generation that begins what was before."""
    presenter, tale = Presenter(scene), tale_in_notes(notes)
    return (
        tales.previously(presenter, tale) if target == STORY else posts.post(presenter, entry, target, tale)
    )


def _confirmation_page(scene: ReaderScene, choices: Choices, move: Any) -> Panel:
    """Refused (old_button) for a move that is made at once."""
    if not needs_confirmation(move):
        raise Refused(no("old_button"))
    return Components(Presenter(scene), choices.controls).confirmation_page(move)


def _stage(scene: ReaderScene) -> str:
    """The king who reigns; "" while none does."""
    view: View = scene.view
    return Presenter(scene).king(view.king) if view.king else ""


def _emblem(scene: ReaderScene) -> str:
    """The reader's own house's; "" before it is founded."""
    view: View = scene.view
    return "" if scene.reader is None else view.houses[scene.reader].emblem


def _fingerprint(scene: ReaderScene, controls: SeatControls) -> Hashable:
    """The house that is suggested, whether the seat leads or moderates, the agreed end, its deals."""
    reader, view = controls.look.seat, controls.look.view
    house = None
    if any("found" in wait.moves for wait in controls.look.waits):  # only then offers are listed
        house = suggested_moves.suggested_founding(Presenter(scene), controls)
    chairs = view.leader == reader, view.moderator == reader, any(view.stopping)
    # With their terms: after a take-back another offer may have the number of one before.
    deals = ((one.id, one.bound, one.mine, one.theirs) for one in view.deals if reader in parties(one))
    return house, chairs, tuple(deals)


LEAVES: Final[dict[str, Callable[[ReaderScene, Choices, int], Panel]]] = {
    seat.WHY: lambda scene, _, __: why.leaf(Presenter(scene), ()),
    seat.DEALS: lambda scene, choices, page: seat.deals_leaf(Presenter(scene), choices.controls, page),
    seat.GOALS: lambda scene, _, __: seat.goals_leaf(Presenter(scene)),
    seat.WORDS: lambda scene, choices, _: seat.words_leaf(Presenter(scene), choices.controls),
    seat.MORE: lambda scene, choices, _: seat.more_leaf(Presenter(scene), choices.controls),
}
"""The leaves of the private panel; any other is the board. This `why` knows nothing of the log."""

TOPICS: Final = {
    "found": "phase",
    "ready": "stories",
    "rank_offices": "offices",
    "draft_remove": "roles",
    "draft_take": "roles",
    "vote": "voting",
    "decide": "voting",
}
"""What the help opens with while a seat is asked this."""

SIGNS: Final = {
    **{name: Sign(f"houses/emblems/{name}.svg") for name in sorted(emblems())},
    **{
        f"{name}_{mark}": Sign(f"boards/glyphs/{name}.svg", "chip", mark)
        for name in RESOURCES
        for mark in ("up", "down", "good", "bad")
    },
}
"""The houses' emblems; and what is foretold of a resource, its way or an event (data/boards/chip.typ)."""

HOUSES: Final = Plugin(
    name=houses.NAME,
    content=Content(content.CONTENT, content.source),
    names=_names,
    # Messages.
    targets=targets.targets,
    post=lambda scene, entry, target: posts.post(Presenter(scene), entry, target),
    questions=Questions(
        posts.is_question,
        lambda scene, entry, target, standing: posts.question(Presenter(scene), entry, target, standing),
    ),
    tales=Tales(
        tales.is_told,
        _told_post,
    ),
    letter=lambda scene, choices, entry: whispers.whisper(Presenter(scene), choices.controls, entry),
    lists=whispers.is_list_of_offers,
    kind_of_news=lambda scene, entry: posts.kind_of_news(Presenter(scene), entry),
    receipt=lambda scene, entry: whispers.receipt_lines(Presenter(scene), entry),
    is_on_panel=lambda scene, entry: whispers.is_said_by_panel(Presenter(scene), entry),
    refusal=whispers.refusal,
    fates=Fates(
        lambda entry, reader: bool(whispers.fates(entry, reader)),
        lambda scene, entry, now: whispers.fate_text(Presenter(scene), entry, Presenter(now)),
    ),
    # Pages.
    board=board_page,
    living_board=lambda scene, due, below: board.living_board(Presenter(scene), due, below),
    opening=opening.sketch,
    panel=lambda scene, choices: seat.panel(Presenter(scene), choices.controls),
    leaves=LEAVES,
    forms=lambda scene, begun, custom_id: forms.form(Presenter(scene), begun, custom_id),
    confirmation_page=_confirmation_page,
    needs_confirmation=needs_confirmation,
    stage=_stage,
    emblem=_emblem,
    question_line=lambda scene: holdings.asked_in_short(Presenter(scene)),
    fingerprint=_fingerprint,
    coach=Coach(
        lambda scene, choices: coach.coach(Presenter(scene), choices.controls),
        lambda scene, choices: seat.panel_with_reasons(Presenter(scene), choices.controls),
    ),
    why=lambda scene, _, rows: why.leaf(Presenter(scene), tuple(rows)),
    ledger=numbers.rows,
    book=_book,
    history=History(
        items.notes,
        items.KINDS,
        _chronicle,
        _story,
    ),
    orders=orders.PART,
    seals_ballots=True,
    # Controls and commands.
    routing=ROUTING,
    suggested_moves=lambda scene, controls: suggested_moves.suggested_moves(Presenter(scene), controls),
    commands=commands,
    topics=TOPICS,
    signs=SIGNS,
)
