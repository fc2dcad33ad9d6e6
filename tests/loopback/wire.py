"""The town as JSON, in the shapes that the client parses. Absent keys are left out: nulls crash parsers."""

from datetime import UTC, datetime
from typing import Final

from tests.loopback.town import DM, EPHEMERAL, EPOCH_MS, THREAD, Channel, Json, Message, Town

WHEN: Final = "2026-01-01T00:00:00+00:00"
ALL_RIGHTS: Final = str((1 << 50) - 1)


def user(town: Town, id: int) -> Json:
    """A person or the bot."""
    name = town.names[id]
    shown = {"username": name.lower(), "global_name": name, "discriminator": "0", "avatar": None}
    return {"id": str(id), "bot": id == town.bot, "public_flags": 0, **shown}


def member(town: Town, id: int, *, with_user: bool = True) -> Json:
    """A person as a member of the guild."""
    there = {
        "roles": [],
        "joined_at": WHEN,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": ALL_RIGHTS,
    }
    return there | ({"user": user(town, id)} if with_user else {})


def channel(town: Town, one: Channel) -> Json:
    """A channel, a thread or direct messages."""
    there: Json = {"id": str(one.id), "type": one.type, "last_message_id": None, "flags": 0}
    if one.type == DM:
        assert one.recipient is not None
        return there | {"recipients": [user(town, one.recipient)]}
    there |= {"name": one.name, "guild_id": str(one.guild), "permissions": ALL_RIGHTS}
    if one.type == THREAD:
        return there | _thread(town, one)
    return there | {"position": 0, "permission_overwrites": [], "nsfw": False, "rate_limit_per_user": 0}


def _thread(town: Town, one: Channel) -> Json:
    data = {
        "archived": one.archived,
        "auto_archive_duration": 1440,
        "archive_timestamp": WHEN,
        "locked": False,
    }
    counts = {"message_count": len(one.messages), "member_count": len(one.members), "rate_limit_per_user": 0}
    return {"parent_id": str(one.parent), "owner_id": str(town.bot), "thread_metadata": data, **counts}


def guild(town: Town, id: int) -> Json:
    """A guild with its channels."""
    everyone = {
        "id": str(id),
        "name": "@everyone",
        "permissions": ALL_RIGHTS,
        "position": 0,
        "color": 0,
    }
    role = {**everyone, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
    levels = dict.fromkeys(
        ("verification_level", "default_message_notifications", "explicit_content_filter"), 0
    )
    channels = [one for one in town.channels.values() if one.guild == id]
    return {
        "id": str(id),
        "name": town.guilds[id],
        "owner_id": str(town.bot),
        "preferred_locale": "en-US",
        "roles": [role],
        "emojis": [],
        "features": [],
        "stickers": [],
        "mfa_level": 0,
        "premium_tier": 0,
        "nsfw_level": 0,
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "member_count": len(town.names),
        "members": [member(town, town.bot)],
        "channels": [channel(town, one) for one in channels if one.type != THREAD],
        "threads": [channel(town, one) for one in channels if one.type == THREAD],
        **levels,
    }


def message(town: Town, one: Message) -> Json:
    """A message; the nonce goes to whoever sent it."""
    shown: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel),
        "author": user(town, one.author),
        "content": "",
        "timestamp": moment(one.id),
        "edited_timestamp": WHEN if one.edits else None,
        "type": 0,
        "flags": one.flags,
        "pinned": False,
        "tts": False,
        "mention_everyone": False,
        **{key: [] for key in ("mentions", "mention_roles", "attachments", "embeds", "components")},
        **{key: value for key, value in one.payload.items() if value is not None},
    }
    return shown | ({"nonce": one.nonce} if one.nonce else {})


def announced(town: Town, one: Message) -> Json:
    """A message as the gateway tells of it."""
    there = town.channels.get(one.channel)
    guild = None if there is None else there.guild
    return message(town, one) | ({} if guild is None else {"guild_id": str(guild)})


def moment(snowflake: int) -> str:
    """When a snowflake was given, in ISO 8601."""
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH_MS) / 1000, UTC).isoformat()


def tell_message(town: Town, event: str, one: Message) -> None:
    """Tell of a message that everybody in its channel may read."""
    if not one.flags & EPHEMERAL:
        town.tell(event, announced(town, one))
