"""A page of the chronicle: filters in words, what was found, and the controls that ask for something else."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.controls import history_ids as ids
from bot.controls.ids import seat_id
from bot.controls.query import Query
from bot.games.houses.history import describe_items as annals
from bot.games.houses.history.items import KINDS, Item, fitting, together
from bot.games.houses.history.ledger import accounts
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.limits import OPTIONS
from bot.render.panel import Block, Button, Buttons, Choice, Option, Panel, Rule, Text
from bot.render.users import users_words
from engine.kernel.writing import comparable_name

ACCENT: Final = 0x5A5346
ROOM: Final = 30
"""What fits a page, in lines of about a hundred characters."""

LENGTHS: Final = {"count": 7, "decision": 8, "signature": 4, "deal": 4, "promise": 4, "king": 15}
"""About so many lines an item takes; a deal two more for each clause."""


def page(voice: Presenter, found: Sequence[Item], query: Query, number: int) -> Panel:
    """The items that fit the query, the newest first, some at a time."""
    newest = tuple(reversed(items_to_list(voice, found, query)))
    leaves = split_pages(newest)
    number = max(0, min(number, len(leaves) - 1))
    blocks: list[Block] = [Text("\n".join(_head(voice, found, query, len(newest), number, len(leaves))))]
    for item in leaves[number]:
        blocks += [Rule(), Text(annals.item_text(voice, item))]
    blocks += [Rule(), *_menus(voice, query), Buttons(tuple(_buttons(voice, query, number, len(leaves))))]
    return Panel(ACCENT, tuple(blocks), voice.scene.messages.language)


def items_to_list(voice: Presenter, found: Sequence[Item], query: Query) -> tuple[Item, ...]:
    """The items of the pages: offers that lapsed together, and one by one where deals are asked for."""
    fit = matching_items(voice, found, query)
    return fit if query.kind is not None or query.words else together(fit)


def matching_items(voice: Presenter, found: Sequence[Item], query: Query) -> tuple[Item, ...]:
    """What fits the query, its words too: every word must stand in the names and titles of an item."""
    few, wanted = fitting(found, query), comparable_name(query.words).split()
    if not wanted:
        return few
    return tuple(item for item in few if _has(annals.search_words(voice, item), wanted))


def split_pages(found: Sequence[Item]) -> tuple[tuple[Item, ...], ...]:
    """The items in pages that fit a message, at least one page."""
    leaves: list[list[Item]] = [[]]
    live = ROOM
    for item in found:
        need = _length(item)
        if need > live and leaves[-1]:
            leaves.append([])
            live = ROOM
        leaves[-1].append(item)
        live -= need
    return tuple(tuple(leaf) for leaf in leaves)


def _length(item: Item) -> int:
    if item.beside and item.kind == "deal":
        return LENGTHS["deal"] + len(item.beside)
    clauses = 0 if item.terms is None else len(item.terms.mine) + len(item.terms.theirs)
    return LENGTHS[item.kind] + (2 * clauses if item.kind == "deal" else 0)


def _has(text: str, wanted: list[str]) -> bool:
    return all(word in text for word in wanted)


def _head(
    voice: Presenter, found: Sequence[Item], query: Query, count: int, number: int, pages: int
) -> Iterator[str]:
    yield markup.title(voice.common_text("chronicle-title"))
    yield voice.common_text("chronicle-found", count=count) if found else voice.common_text("story-nothing")
    if query.words:
        yield voice.common_text("chronicle-words", words=users_words(query.words, ids.WORDS))
    if query.phase:
        yield voice.common_text("chronicle-phase", phase=query.phase)
    if query.kind == "promise" and number == 0:
        yield from _ledger(voice, found)
    if pages > 1:
        yield markup.small(voice.common_text("page-number", page=number + 1, pages=pages))


def _ledger(voice: Presenter, found: Sequence[Item]) -> Iterator[str]:
    """HO-R23: the ledger over the whole campaign, as far as the reader knows."""
    told = list(annals.ledger(voice, accounts(found)))
    yield markup.heading(voice.common_text("ledger-title"))
    yield from [markup.bullet(line) for line in told] or [voice.common_text("ledger-none")]
    yield markup.small(voice.common_text("ledger-how"))


def _menus(voice: Presenter, query: Query) -> Iterator[Choice]:
    match = voice.scene.match
    kinds = [Option(kind, voice.common_text(f"chronicle-kind-{kind}")) for kind in KINDS]
    newest = voice.view.generation
    numbers = range(max(1, newest - OPTIONS + 2), newest + 1)
    rounds = [Option(str(one), voice.common_text("generation-number", number=one)) for one in numbers]
    seats = range(len(voice.view.houses))
    houses = [Option(str(seat), voice.house(seat), emoji=voice.sign(seat)) for seat in seats]
    menus = (
        (ids.BY_KIND, query.kind or "", kinds),
        (ids.BY_GENERATION, str(query.generation or ""), rounds),
        (ids.BY_HOUSE, "" if query.house is None else str(query.house), houses),
    )
    for turn, now, options in menus:
        title = voice.common_text(f"chronicle-by-{turn}")
        row = (Option(ids.ALL, voice.common_text("chronicle-all", menu=title)), *options)
        chosen = tuple(_mark_if_chosen(one, now or ids.ALL) for one in row)
        yield Choice(ids.page_id(match, turn, query), chosen, title)


def _mark_if_chosen(option: Option, chosen: str) -> Option:
    """The option, marked when it is the one in force."""
    return replace(option, chosen=True) if option.value == chosen else option


def _buttons(voice: Presenter, query: Query, number: int, pages: int) -> Iterator[Button]:
    match = voice.scene.match
    if pages > 1:
        newer, older = (number - 1) % pages, (number + 1) % pages
        yield Button(ids.page_id(match, ids.BACK, query, newer), voice.common_text("chronicle-newer"))
        yield Button(ids.page_id(match, ids.GO, query, older), voice.common_text("chronicle-older"))
    if query != Query():
        yield Button(ids.annals_id(match), voice.common_text("chronicle-everything"))
    yield Button(ids.story_id(match), voice.common_text("button-story"))
    if voice.viewer is not None:
        yield Button(seat_id(match), voice.say("button-seat"))
