"""Opening a table, from what is asked for to the table in the store and the answer to its host; the rematch.

A game's options are as its own record says them: those with a list of values are chosen on the sheet
(`sheet.py`), all can be typed as `name=value`.

    options ─► table_of ─► resolve_channel ─► store_table ─► announce_opening ─► the opening post goes out

Where another match is at home already and goes on, a further table gets a thread of its own (`store_table`).
A rematch is the next table of the same people: the same game, options and pace, as far as the last result
changes nothing, and everybody where they sat.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import discord
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.client import Interaction, Khandan
from bot.interactions.access import can_find
from bot.interactions.answering import show_privately, with_defer
from bot.interactions.finding import match_to_read, playable_matches, resolve_match
from bot.interactions.location import Site, home_of_new_table, resolve_channel
from bot.interactions.receipts import note
from bot.permissions import Need, missing_needs
from bot.render.i18n import Messages
from bot.render.panel import Button, Buttons, Panel, Text
from bot.server_settings import ServerSettings, load_server_settings
from bot.users import seatings
from engine.game_versions import newest_for_all
from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame, Result
from engine.kernel.refused import Refused, no
from engine.kernel.table.paces import PRESETS, USUAL, Pace
from engine.kernel.table.rules import AnyTableAction
from engine.kernel.table.seating import OpenTable, SitPlayer
from engine.kernel.table.timing import SetPace
from engine.match.live import LiveMatch
from engine.store import QuotaFull

Again = Callable[[Any, Result], Any]
"""The options of the next match, from those of the last one and how it ended."""


SETTINGS_MOST: Final = 100
"""Characters of typed settings, which are also a choice's value."""

ANY_DICE: Final = Dice(bytes(16))
"""For a trial of the set-up, whose outcome nobody sees."""


class Option(Struct, frozen=True):
    """An option that is chosen from a list; its first value is the default."""

    name: str
    values: tuple[Any, ...]


# The options of a game as people choose them.


def listed_options(kind: type[Struct]) -> tuple[Option, ...]:
    """The options with a list of values, in the order of the record, the default value first."""
    hints = get_type_hints(kind)
    return tuple(Option(name, get_args(hint)) for name, hint in hints.items() if get_origin(hint) is Literal)


def make_options(record: AnyGame, seats: int, given: Mapping[str, Any]) -> Any:
    """The game's options. Refused with option_unknown, option_value, or what its set-up refuses with."""
    names = record.options.__struct_fields__
    for name in given:
        if name not in names:
            raise Refused(no("option_unknown", option=name[:SETTINGS_MOST]))
    # Each value by itself, so that the refusal can name the one that does not fit.
    hints = get_type_hints(record.options, include_extras=True)
    values: dict[str, Any] = {}
    for name, value in given.items():
        listed = get_args(hints[name]) if get_origin(hints[name]) is Literal else ()
        # A typed number is a number: msgspec would take "3" for no member of Literal[3].
        meant = next((one for one in listed if isinstance(value, str) and str(one) == value), value)
        try:
            values[name] = msgspec.convert(meant, hints[name], strict=False)
        except (msgspec.ValidationError, ValueError):
            raise Refused(no("option_value", option=name, value=str(value)[:SETTINGS_MOST])) from None
    options = record.options(**values)
    # A trial of the set-up says now what would else be refused at the begin.
    if seats in record.seats:
        record.setup(seats, options, ANY_DICE)
    return options


def parse_settings(text: str) -> dict[str, str]:
    """Settings as they are typed: `name=value`, several with commas. Refused with option_unknown."""
    found: dict[str, str] = {}
    for part in (one.strip() for one in text.split(",")):
        name, sign, value = (one.strip() for one in part.partition("="))
        if part and not sign:
            raise Refused(no("option_unknown", option=part[:SETTINGS_MOST]))
        if part:
            found[name] = value
    return found


def suggestions_for(kind: type[Struct], text: str) -> Iterator[tuple[str, str, Any]]:
    """The ways to go on with a text: the whole text then, and the option and value that it ends with."""
    before, _, _ = text.rpartition(",")
    given = {part.partition("=")[0].strip() for part in before.split(",")}
    for option in listed_options(kind):
        for value in option.values[1:]:
            whole = ", ".join(part for part in (before.strip(), f"{option.name}={value}") if part)
            if option.name not in given and len(whole) <= SETTINGS_MOST:
                yield whole, option.name, value


# The table.


def table_of(bot: Khandan, game: str, seats: int, language: str, given: dict[str, Any]) -> OpenTable:
    """The table that is asked for.

    Refused with game_unknown, game_newer, seats_wrong, option_unknown or option_value.
    """
    if game not in bot.parts.games:
        raise Refused(no("game_unknown"))
    record = newest_for_all(bot.parts.games[game], bot.store.slots.others())
    if seats not in record.seats:
        raise Refused(no("seats_wrong", seats=seats))
    chosen = {name: value for name, value in given.items() if value is not None}
    options = msgspec.json.encode(make_options(record, seats, chosen)).decode()
    return OpenTable(game, record.version, bot.parts.contents.get(game, ""), seats, options, language)


def set_pace_of(name: str) -> SetPace | None:
    """The action that sets this pace; None for the usual one, which a table has anyway."""
    pace = Pace(name, PRESETS[name]) if name in PRESETS else USUAL
    return None if pace == USUAL else SetPace(pace)


def lacking_needs(interaction: Interaction) -> tuple[Need, ...]:
    """The permissions that the bot lacks in this channel, as Discord says with the interaction."""
    thread = isinstance(interaction.channel, discord.Thread)
    return missing_needs(interaction.app_permissions, thread=thread)


def permissions_line(words: Messages, lacking: Sequence[Need]) -> str:
    """A line on permissions that are missing here; those that are a must hide the others. "" for none."""
    must = [words.say(need.code) for need in lacking if need.must]
    if must:
        return words.say("sheet-missing-must", names=words.join_list(must))
    named = [words.say(need.code) for need in lacking]
    return words.say("sheet-missing", names=words.join_list(named)) if named else ""


def opening_buttons(words: Messages, lacking: Sequence[Need], open_id: str, again_id: str) -> Buttons:
    """To open the table, locked without a permission that is a must; to look at the permissions again."""
    is_locked = any(need.must for need in lacking)
    buttons = [Button(open_id, words.say("sheet-open"), "success", is_locked)]
    buttons += [Button(again_id, words.say("sheet-again"))] if lacking else []
    return Buttons(tuple(buttons))


async def open_table(
    interaction: Interaction, action: OpenTable, setting: AnyTableAction | None, *, thread: bool = True
) -> None:
    """Keep the table and what its host sets at once, answer the host, and let the opening post go out.

    `thread`: the chronicle gets one of its own. A table begins with the quiet hours of its server. Refused
    where the bot lacks what it needs in this channel, or the server wants no table there or from this person.
    """
    site = await resolve_channel(interaction, thread=thread)
    chosen = await load_server_settings(interaction.client.store, site.guild)
    check_openers(interaction, chosen)
    quiet = chosen.quiet
    if quiet is not None and (setting is None or isinstance(setting, SetPace)):
        setting = SetPace(replace(USUAL if setting is None else setting.pace, quiet=quiet))
    settings = () if setting is None else (setting,)
    match = await with_defer(interaction, store_table(interaction, site, action, *settings))
    await announce_opening(interaction, match, site)


def check_openers(interaction: Interaction, chosen: ServerSettings) -> None:
    """Refused (openers_role, openers_managers, channel_closed) where the server wants no such table.

    Who manages the server may open one anywhere.
    """
    if interaction.permissions.manage_guild:
        return
    if chosen.managers:
        raise Refused(no("openers_managers"))
    held = {role.id for role in getattr(interaction.user, "roles", ())}
    if chosen.role is not None and chosen.role not in held:
        raise Refused(no("openers_role", role=f"<@&{chosen.role}>"))
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if chosen.channels and here.isdisjoint(chosen.channels):
        channels = " ".join(f"<#{one}>" for one in chosen.channels)
        raise Refused(no("channel_closed", channels=channels))


async def store_table(
    interaction: Interaction,
    site: Site,
    action: OpenTable,
    *settings: AnyTableAction,
    people: tuple[int, ...] = (),
) -> int:
    """The table's number; it is kept with all that its host sets at once. `people` are players from 1 on.

    Refused where this person or server has as many tables open as the host of the bot allows, and where the
    host lets none be opened now.
    """
    bot, host = interaction.client, interaction.user.id
    # Counting and opening are one step, else two presses at once would both find room.
    async with bot.rate_limits.opening:
        # A request that came twice finds its own table, also where that one was the last there was room for.
        if (before := await bot.store.read.find_interaction(interaction.id)) is not None:
            return before.match
        bot.owner_orders.check_new_table(site.guild)
        await bot.rate_limits.room(host, site.guild)
        # What would be refused is refused before a thread is begun.
        bot.matches.check_opening(action.game, action.content)
        home = await home_of_new_table(bot, site, action.game, action.language)
        try:
            return await bot.matches.open(
                action,
                guild=site.guild,
                channel=home.channel,
                host=host,
                interaction=interaction.id,
                spots=home.spots,
                settings=settings,
                people=people,
                limits=await bot.rate_limits.limits(site.guild),
            )
        except QuotaFull as full:
            raise await bot.rate_limits.refusal(full, site.guild) from full


async def announce_opening(interaction: Interaction, match: int, site: Site) -> None:
    """Answer the host, and let the opening post go out."""
    bot = interaction.client
    live = await resolve_match(interaction, match)
    language = await bot.language_of(interaction, live)
    say = bot.words(language).say
    if live.match.channel != site.channel:
        text = say("done-opened-thread", match=match, thread=f"<#{live.match.channel}>")
    else:
        text = say("done-opened-plain" if site.denied else "done-opened", match=match)
    note(interaction, text)
    try:
        await show_privately(interaction, Panel(None, (Text(text),), language))
    finally:
        # The table is kept, so its post goes out even where the answer was lost.
        await bot.after_move(match)


# The next match of the same people.


async def rematch(interaction: Interaction, match: int | None) -> None:
    """Open another table of the same game, options, pace and people.

    Refused with rematch_early before the match is over, not_seated, or rematch_there where one gathers
    already.
    """
    bot, live = interaction.client, await match_to_read(interaction, match)
    now, game, user = live.match_state, live.match.game, interaction.user.id
    if now.state is None or now.game.result(now.state) is None:
        raise Refused(no("rematch_early"))
    if live.seat(user) is None:
        raise Refused(no("not_seated"))

    # Of two who press at the end of a match the second is led to the table of the first.
    for other in await playable_matches(
        bot, await bot.store.read.active_matches_in_channel(live.match.channel)
    ):
        is_like_it = (other.match.channel, other.match.game) == (live.match.channel, game)
        is_gathering = other.match_state.table is not None and other.table.status == "gathering"
        if (
            is_like_it
            and is_gathering
            and set(other.users) & set(live.users)
            and can_find(interaction, other)
        ):
            raise Refused(no("rematch_there", match=other.match.id))

    parts = bot.parts
    record = newest_for_all(parts.games[game], bot.store.slots.others())
    action = next_table(live, record, parts.contents.get(game, ""), parts.plugin(game).rematch_options)
    # In a table's own thread none is missing for the chronicle: the next table lives there as this one did.
    site = await resolve_channel(interaction, thread=not isinstance(interaction.channel, discord.Thread))
    check_openers(interaction, await load_server_settings(bot.store, site.guild))
    # Everybody sits where they sat; who opens the table is its player 0.
    seated = tuple(seatings(live))
    people = tuple(one for _, one in seated if one != user)
    seats = (SitPlayer(seat, (user, *people).index(one)) for seat, one in seated)
    work = store_table(interaction, site, action, SetPace(live.table.pace), *seats, people=people)
    await announce_opening(interaction, await with_defer(interaction, work), site)


def next_table(live: LiveMatch, game: AnyGame, content: str, again: Again | None) -> OpenTable:
    """The table that is opened, by the rules of `game` and this content.

    The game may let the result speak: who won begins the next Coup.
    """
    table = live.table
    options = msgspec.json.decode(table.options or "{}", type=game.options)
    result = live.match_state.game.result(live.match_state.state)
    if result is not None and again is not None:
        options = again(options, result)
    written = msgspec.json.encode(options).decode()
    return OpenTable(game.name, game.version, content, len(table.chairs), written, live.match.language)
