"""What somebody prefers: the language they are answered in; whether reminders, a coach and a seal are wanted.

A language is chosen by them, by their server, or follows from where they are.
"""

from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.languages import Language, find_language, language_or, of_locale
from bot.render.reader_scene import NO_MANNERS
from engine.match.live import LiveMatch
from engine.store import Scope, Store
from engine.store.peers import OF_ALL
from engine.store.records import Choice

MANNERS: Final[tuple[Choice, ...]] = ("seal",)
"""What a page may go by; who is quiet, or has the coach, is asked where that matters."""

SEALED: Final = "sealed"
OPEN: Final = "open"
OFFERED: Final = "offered"
"""How somebody always votes. OFFERED: as is usual, and they were asked once whether it is always so."""

KNOWN: Final = 4096
"""Of so many people the manners are remembered."""


class Preferences:
    """What people and servers have chosen, each read once: languages, and a person's own manners of play."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # Where what is known may be wrong, a new memory takes its place: what a read that is under way brings
        # is then kept where nobody looks.
        self._chosen: dict[tuple[Scope, int], Language | None] = {}
        self._manners: dict[int, Mapping[str, str]] = {}

    async def chosen_language(self, scope: Scope, owner: int) -> Language | None:
        """The language that a person or a server has chosen, or None."""
        known, one = self._chosen, (scope, owner)
        if one not in known:
            # What was chosen may be a language that the program speaks no more.
            chosen = find_language(await self._store.read.preference(scope, owner))
            # It may have been changed meanwhile: what is there stays.
            known.setdefault(one, chosen)
        return known[one]

    async def choose(self, scope: Scope, owner: int, language: Language | None) -> None:
        """Keep the language of a person or a server; None forgets it."""
        await self._store.write.set_preference(scope, owner, language)
        self._chosen[scope, owner] = language
        self._tell_others()

    async def manners(self, user: int) -> Mapping[str, str]:
        """The choices by which a person's own pages are made, by name. For their eyes alone."""
        known = self._manners
        if user not in known:
            if len(known) >= KNOWN:
                known.clear()
            chosen = dict(await self._store.read.preferences("user", user))
            # Another task may have read and changed them meanwhile: what is there stays.
            found: dict[str, str] = {name: chosen[name] for name in MANNERS if name in chosen}
            known.setdefault(user, found or NO_MANNERS)
        return known[user]

    async def choose_manner(self, user: int, manner: Choice, value: str | None) -> None:
        """Keep one of them; None forgets it."""
        before = await self.manners(user)
        await self._store.write.set_preference("user", user, value, manner)
        others = {name: one for name, one in before.items() if name != manner}
        self._manners[user] = others if value is None else {**others, manner: value}
        self._tell_others()

    def forget_all(self) -> None:
        """Have everything read again: another process may have written something else."""
        self._chosen, self._manners = {}, {}

    def _tell_others(self) -> None:
        if self._store.peers is not None:
            self._store.peers.tell(OF_ALL, 0)

    def forget(self, user: int) -> None:
        """Drop what is known in memory of this person's choices."""
        self._chosen = {one: chosen for one, chosen in self._chosen.items() if one != ("user", user)}
        self._manners = {one: manners for one, manners in self._manners.items() if one != user}

    async def language_of(
        self, interaction: discord.Interaction[Any], live: LiveMatch | None = None
    ) -> Language:
        """For a private answer: the person's choice, the server's, that of this match, the server's locale.

        Without a match it is that of the match which the interaction was found to be about, if any.
        """
        chosen = await self.chosen_language("user", interaction.user.id)
        if chosen is None and interaction.guild_id is not None:
            chosen = await self.chosen_language("guild", interaction.guild_id)
        if chosen is None and (here := live or interaction.extras.get("room")) is not None:
            chosen = find_language(here.match.language)
        # In a private message there is no server, and the text "None" is the name of no locale.
        locale: Any = interaction.guild_locale
        return chosen or of_locale(str(getattr(locale, "value", locale)))

    async def reader(self, live: LiveMatch, user: int | None) -> Language:
        """For a message: a person's own choice, or the room's."""
        chosen = None if user is None else await self.chosen_language("user", user)
        return chosen or language_or(live.match.language)
