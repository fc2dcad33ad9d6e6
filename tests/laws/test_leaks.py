"""The leak law: nothing that reaches a viewer changes with what that viewer may not know (HO-R37)."""

import gzip
import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.houses import orders
from bot.games.houses.book import contents
from bot.games.houses.commands.choices import SUGGESTIONS
from bot.games.houses.history.items import items
from bot.games.houses.trade import forms
from bot.lab.games.houses import leaks as houses_leaks
from bot.lab.games.houses.leaks import OUTLETS
from bot.lab.leaks import speech
from bot.lab.leaks.audit import plan, verdict_of
from bot.lab.leaks.comparing import Leak
from bot.lab.leaks.moments import Moment, dice_for, moments, moments_of_record
from bot.lab.leaks.speech import remembered_texts
from bot.lab.leaks.twins import TWIN_KINDS, twin
from bot.render.i18n import Messages
from bot.ui.generic.renderer import PluginRenderer
from engine import games
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.record import exporting, read
from tests.engine.games.houses import small
from tests.laws import planted
from tests.made_once import content, council_renderer, lenient
from tests.recorded.make import GAMES, HERE

Fault = Callable[[AnyGame], AnyGame]

LONG = "KHANDAN_LONG" in os.environ
SEEDS = range(60) if LONG else range(2)
"""Matches of Houses with both languages; the shorter games are cheap."""

MOVES = 400 if LONG else 120


@cache
def table() -> dict[str, AnyGame]:
    """Every game, Houses with the content of the program."""
    return dict(games.table(content()[0]))


@cache
def words() -> tuple[Messages, ...]:
    """Persian in every run, English where there is time."""
    return tuple(remembered_texts(lenient(language)) for language in (("fa", "en") if LONG else ("fa",)))


@cache
def played(name: str, seed: int, moves: int = MOVES) -> tuple[Moment, ...]:
    """A random match."""
    return tuple(moments(table()[name], seed, moves))


def found(name: str, seed: int, renderer: PluginRenderer | None = None) -> tuple[Leak, ...]:
    """What the audit finds in a match of the game as it is."""
    return verdict_of(
        played(name, seed), plan(renderer, words(), OUTLETS), dice_for(table()[name], seed)
    ).leaks


def found_in(matches: Iterable[tuple[Moment, ...]], renderer: PluginRenderer | None = None) -> Iterator[Leak]:
    """What it finds, match by match, the private panels and ghosts of the bot's words left out."""
    compared = plan(renderer, words()[:1], OUTLETS)
    if renderer is not None:
        compared = replace(compared, asked=(), ghosts=10_000)
    for seed, match in enumerate(matches):
        yield from verdict_of(match, compared, dice_for(match[0].match_state.game, seed)).leaks


def found_in_all(renderer: PluginRenderer) -> Iterator[Leak]:
    """What it finds, match by match, in everything that may be shown at any time, ghosts left out."""
    compared = replace(plan(renderer, words()[:1], OUTLETS), ghosts=10_000)
    for seed in range(12):
        yield from verdict_of(played("houses", seed), compared, dice_for(table()["houses"], seed)).leaks


def matches_of(game: AnyGame) -> Iterator[tuple[Moment, ...]]:
    """Random matches, one after another, as they are asked for."""
    return (tuple(moments(game, seed, 150)) for seed in range(60))


def seen_through(name: str, fault: Fault) -> Iterator[tuple[Moment, ...]]:
    """Matches that were played by the rules, and are looked at with a fault."""
    for seed in range(12):
        match = played(name, seed)
        game = fault(table()[name])
        yield tuple(Moment(replace(one.match_state, game=game), one.entry) for one in match)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_campaign_leaks_nothing(seed: int) -> None:
    """HO-R37: view, news, offers, refusals, records, messages, panels, forms, ids, log lines, moments."""
    assert () == found("houses", seed, council_renderer(PluginRenderer))


@pytest.mark.parametrize("seed", range(400 if LONG else 12))
@pytest.mark.parametrize("name", [name for name in GAMES if name != "houses"])
def test_the_shorter_games_leak_nothing(name: str, seed: int) -> None:
    """CO-R26, TI-R27 and the rest, as far as the engine speaks."""
    assert () == found(name, seed)


@pytest.mark.parametrize("file", sorted(HERE.glob("*.gz")), ids=lambda file: file.name)
def test_a_recorded_match_leaks_nothing(file: Path) -> None:
    """One for each way in which a match or a generation can end."""
    match = tuple(moments_of_record(read(gzip.decompress(file.read_bytes()).splitlines(), GAMES)))
    compared = plan(None, (), ()) if LONG else replace(plan(None, (), ()), every=60, ghosts=10_000)

    assert () == verdict_of(match if LONG else match[:120], compared, Dice(b"recorded matches")).leaks


@pytest.mark.parametrize(
    ("fault", "where"),
    [
        (planted.RoleInButton, "post to table"),
        (planted.PurseInPost, "post to table"),
        (planted.BallotInLog, "log line"),
        (planted.RowForPrivateDeal, "outbox rows"),
        (planted.RoleInAltText, "post to table"),
        (planted.PurseInPixels, "post to table"),
        (planted.PurseOfBefore, "post to table"),
        (planted.PurseInFate, "fate"),
        (planted.PurseInBook, "sheets of the book"),
    ],
)
def test_a_fault_in_the_bots_words_is_found(fault: type[PluginRenderer], where: str) -> None:
    """A role in a button id, a purse in a post, a ballot in the log, a row that a private deal owes.

    A role in a picture's alt text, and a purse in its bytes. Purses as they were before the entry: what a
    message says of that moment is compared, too (`Scene.was`). And a purse in the sheets of a book.
    """
    matches = (played("houses", seed) for seed in range(12))

    assert any(where in leak.where for leak in found_in(matches, council_renderer(fault)))


@pytest.mark.parametrize(
    ("name", "fault", "where"),
    [
        ("houses", planted.refusing_by_others_purses, "refusal of"),
        ("houses", planted.telling_who_was_silent, "view"),
        ("houses", planted.defaults_by_purses, "default"),
        ("coup", planted.with_hands_unsealed, "view"),
    ],
)
def test_a_fault_in_what_the_rules_tell_is_found(name: str, fault: Fault, where: str) -> None:
    """A refusal by another's purse, a view that tells who has not sealed, hands that anybody reads.

    A default whose public code depends on a purse.
    """
    assert any(where in leak.where for leak in found_in(seen_through(name, fault)))


def test_deals_that_are_numbered_over_all_are_found() -> None:
    """HO-R27: no mark of a secret is missing there; only a ghost shows the jump of the numbers."""
    game = planted.deals_counted_over_all(table()["houses"])

    assert any("export" in leak.where for leak in found_in(matches_of(game)))


def test_a_record_that_is_not_cut_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """HO-R18: a player's record with everybody's events as they are."""
    monkeypatch.setattr(exporting, "cut", lambda thing, viewer: thing)

    assert any("export" in leak.where for leak in found_in(played("houses", seed) for seed in range(12)))


def test_a_line_about_secret_orders_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """That a house has left orders is its own affair."""
    monkeypatch.setattr(speech, "recipients", planted.telling_of_orders)
    matches = (played("houses", seed) for seed in range(12))

    assert any("outbox rows" in leak.where for leak in found_in(matches, council_renderer(PluginRenderer)))


def test_a_suggestion_that_tells_of_purses_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The partners of a trade by their coins, while one types."""
    monkeypatch.setitem(SUGGESTIONS["trade"], "partner", planted.rich_partners)

    assert any(
        "suggestions for trade partner" in leak.where
        for leak in found_in_all(council_renderer(PluginRenderer))
    )


@pytest.mark.parametrize(
    ("place", "name", "fault", "where"),
    [
        (orders, "form", planted.purse_in_orders, "orders form"),
        (houses_leaks, "seats_named", planted.purse_in_seats, "suggestions of seats"),
    ],
)
def test_a_form_or_list_that_tells_of_purses_is_found(
    monkeypatch: pytest.MonkeyPatch, place: object, name: str, fault: Callable[..., object], where: str
) -> None:
    """The forms of standing orders made for another reader; the seats that are offered while one types."""
    monkeypatch.setattr(place, name, fault)

    assert any(where in leak.where for leak in found_in_all(council_renderer(planted.ForAnother)))


def test_a_counter_offer_that_tells_of_purses_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The form of a deal when it is filled in."""
    monkeypatch.setattr(forms, "form", planted.purse_in_counter)

    assert any(
        "counter form" in leak.where for leak in found_in_all(council_renderer(planted.CoinsAmongSigns))
    )


def test_a_book_made_of_notes_that_nobody_cut_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the first house alone knows, as the reader's own."""
    monkeypatch.setattr(contents, "items", lambda found, viewer: items(found, 0))
    monkeypatch.setattr(contents, "known_alone", tuple)
    matches = (played("houses", seed) for seed in range(12))

    assert any("book" in leak.where for leak in found_in(matches, council_renderer(PluginRenderer)))


def test_a_board_that_tells_of_secret_orders_is_found() -> None:
    """How many houses have left some."""
    assert any("board" in leak.where for leak in found_in_all(council_renderer(planted.OrdersOnBoard)))


def test_a_window_that_closes_by_hidden_hands_is_found() -> None:
    """CO-R26: when something shows tells nothing of a hand."""
    game = planted.closing_when_nobody_can_answer(table()["coup"])

    assert any("moment" in leak.where for leak in found_in(matches_of(game)))


@pytest.mark.parametrize("twin_kind", TWIN_KINDS)
def test_a_twin_is_different_and_looks_the_same(twin_kind: object) -> None:
    """A law that compared a match with itself would hold for every fault."""
    game = games.table(small.content())["houses"]
    states = [one.match_state.state for one in moments(game, 1, 120) if one.match_state.state is not None][
        20:
    ]
    twins = [twin(state, None, twin_kind) for state in states]  # type: ignore[arg-type]

    assert all(state != other for state, other in zip(states, twins, strict=True))
    assert [game.view(state, None) for state in states] == [game.view(other, None) for other in twins]
