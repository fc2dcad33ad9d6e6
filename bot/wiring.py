"""Puts the bot together, in the one place that knows all its parts."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import aiohttp
from msgspec.structs import replace

from bot import games
from bot.client import Khandan, OneOfSeveral, Parts, Setup, Sharded
from bot.clock.waiting import Waiting
from bot.cogs import (
    about,
    absence,
    book,
    campaign,
    chronicle,
    learning,
    motions,
    own_tables,
    owner,
    pacing,
    people,
    places,
    privacy,
    server,
    settings,
    tables,
    twins,
    watch,
)
from bot.config import Settings, application_of
from bot.connection.budget import Budget
from bot.interactions import errors, modals
from bot.keys import DATABASE
from bot.languages import LANGUAGES, Language
from bot.metrics import page
from bot.metrics.numbers import Numbers
from bot.pictures.gallery import Gallery, without_pictures
from bot.posts.recipients import recipients
from bot.rate_limits import RateLimits
from bot.render.catalogue import load
from bot.render.i18n import Messages
from bot.stores import open_store_in, postgres_address
from bot.terminal.release import release
from bot.ui import (
    moves,
    orders,
    panel_refresh,
    private_panel,
    replay_answer,
    seat_page,
    table,
)
from bot.ui.generic import wizard_handlers
from bot.upkeep import announcing, contents, emoji, holds, mishaps, nightly, pulse, quarantine, slot_keeping
from engine.clock.deadlines import wait_length
from engine.kernel.game import AnyGame
from engine.matches import Matches
from engine.stewards import steward_for
from engine.store import Codec, Keyring, Member

CORE: Final[tuple[Setup, ...]] = (
    errors.setup,
    modals.setup,
    replay_answer.setup,
    table.setup,
    panel_refresh.setup,
    private_panel.setup,
    campaign.setup,
    pacing.setup,
    places.setup,
    tables.setup,
    mishaps.setup,
    holds.setup,
    announcing.setup,
    contents.setup,
    quarantine.setup,
    slot_keeping.setup,
    emoji.setup,
    settings.setup,
    server.setup,
    motions.setup,
    absence.setup,
    orders.setup,
    seat_page.setup,
    chronicle.setup,
    book.setup,
    learning.setup,
    watch.setup,
    people.setup,
    privacy.setup,
    about.setup,
    own_tables.setup,
    owner.setup,
    twins.setup,
)
"""What every bot can do; games add theirs."""


def load_parts(settings: Settings, ring: Keyring, words: Mapping[Language, Messages]) -> Parts:
    """Everything the program has. ContentBroken for content that can't be read, Unfit where there is none."""
    editions = games.editions(settings.content)
    return Parts(
        settings=settings,
        ring=ring,
        games=editions.games,
        contents=games.versions(editions),
        renderers=games.renderers(editions),
        plugin=games.plugin,
        words=words,
        setups=(moves.setup, wizard_handlers.setup, *(one.commands for one in games.PLUGINS if one.commands)),
        editions=editions,
    )


def all_words(*, strict: bool = False) -> dict[Language, Messages]:
    """The texts of every language."""
    return {language: load(language, strict=strict) for language in LANGUAGES}


def member_of(parts: Parts) -> Member:
    """This process as the others that serve the same database know it: shards, program, rules, cards."""
    settings, this = parts.settings, release()
    return Member(
        name=settings.process or "",
        bot=application_of(settings),
        shards=settings.shards or 1,
        program=f"{this.version} {this.commit}".strip(),
        rules={name: versions_of(game) for name, game in parts.games.items()},
        cards=parts.contents,
    )


def versions_of(game: AnyGame) -> tuple[str, ...]:
    """The versions of its rules that a game can be played by."""
    return tuple(str(version) for version in (*(one.version for one in game.older), game.version))


def make_bot(
    parts: Parts,
    waiting: Waiting,
    folder: Path,
    entropy: Callable[[int], bytes] = os.urandom,
    *,
    elapsed: pulse.Elapsed | None = None,
    gallery: Gallery | None = None,
    numbers: Numbers | None = None,
    sharded: bool = False,
) -> Khandan:
    """A bot that is not yet started, on the database in this folder. Unfit when the store does not open.

    `elapsed` is a clock that nobody sets; a world whose time is made up has none. Without a `gallery` it
    speaks in words alone; without `numbers` nothing is counted. `sharded`: on the real Discord.
    """
    address = postgres_address(parts.settings)
    store = open_store_in(folder, parts.ring, address, member_of(parts))
    budget = Budget(
        parts.settings.requests, reserve=None if store.peers is None else store.peers.reserve_requests
    )
    # Every request waits for its turn; how it was answered is counted.
    trace = aiohttp.TraceConfig() if numbers is None else numbers.trace()
    budget.watch(trace)
    backups = nightly.setup(folder / DATABASE, Codec(parts.ring, os.urandom), address)
    counting = () if numbers is None else (page.setup(numbers),)
    matches = Matches(
        store,
        parts.games if parts.editions is None else parts.editions,
        now=waiting.now,
        entropy=entropy,
        patience=wait_length,
        recipients=recipients(parts.renderers, encore=parts.encore is not None),
        stewards=steward_for,
        room=parts.settings.memory << 20,
    )
    kind = OneOfSeveral if store.slots.shared else Sharded
    return (kind if sharded else Khandan)(
        replace(parts, setups=(pulse.setup(elapsed), *CORE, backups, *counting, *parts.setups)),
        waiting=waiting,
        store=store,
        matches=matches,
        rate_limits=RateLimits(parts.settings, store, elapsed),
        gallery=gallery or without_pictures(),
        trace=trace,
        budget=budget,
    )
