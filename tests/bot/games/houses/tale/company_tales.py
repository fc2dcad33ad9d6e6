"""Campaigns of company on the real cards, as everybody knows them, and the presenter that tells them."""

import os
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.games.houses.history.items import notes as noted
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.record import Campaign, campaign_of
from bot.games.houses.tale.tale import Tale, tale_of
from bot.history.notes import MatchNotes, Note, with_entries
from bot.languages import Language
from bot.render.scenes import scene_of
from engine import playout
from engine.entries import Entry
from engine.games import houses
from engine.games.houses.moves import Options
from engine.kernel.seats import Seat
from engine.kernel.table import Chair, Table
from engine.match.match_state import MatchState
from tests.bot.games.houses.houses_matches import MASTER, renderer, words
from tests.made_once import content

CAMPAIGNS: Final = 100 if os.environ.get("KHANDAN_LONG") else 12
SEATS: Final = 5
SEED: Final = 37_000


class Played(Struct, frozen=True):
    """A campaign to its end: the notes of its log, what everybody knows of it, its tale, how it ended."""

    notes: tuple[Note, ...]
    told: Campaign
    tale: Tale
    match_state: MatchState
    log: tuple[Entry, ...]


@cache
def played(number: int) -> Played:
    """The campaign of this number, the same at every call."""
    game, options = houses.game(content()[0]), Options()
    stewards = [game.stewards["company"]] * SEATS
    turns = tuple(playout.play(game, SEATS, options, (SEED + number).to_bytes(16, "big"), stewards))
    log = tuple(Entry(seq, one.seat, None, one.action, one.events) for seq, one in enumerate(turns))
    notes = with_entries(MatchNotes(), log, noted).notes
    told = campaign_of(notes)
    chairs = tuple(Chair(steward="company") for _ in range(SEATS))
    table = Table("houses", 1, "real", "{}", "fa", chairs, "playing")
    return Played(notes, told, tale_of(told), MatchState(game, MASTER, table, turns[-1].state, len(log)), log)


def campaigns() -> tuple[Played, ...]:
    """So many campaigns, kept for other tests."""
    return tuple(map(played, range(CAMPAIGNS)))


def presenter_of(one: Played, language: Language, reader: Seat | None = None) -> Presenter:
    """What is read at the campaign's end by everybody, or by this seat."""
    names = tuple(house.name for house in one.match_state.state.houses)
    scene = scene_of(7, one.match_state, words(language), names)
    return Presenter(renderer().scene_for(replace(scene, names=renderer().names(scene)), reader))
