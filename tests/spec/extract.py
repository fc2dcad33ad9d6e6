"""`python -m tests.spec.extract` takes what the tests need from the documents in ../shared and keeps it."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from tests.spec.kept import DISCORD, GAMES, OPENAPI, page, rules_file

ID: Final = r"(?:R\d+|\d+\.\d+|[A-Z]+-\d+)"
"""What follows the prefix of a game: `CO-2.1`, `CO-R07`, or by chapters `XX-RAID-2`."""

WORDS: Final = 10
"""A rule is known by so many words."""

OPERATIONS: Final = (
    "GET /gateway/bot",
    "GET /oauth2/applications/@me",
    "GET /users/@me",
    "GET /users/{user_id}",
    "GET /guilds/{guild_id}",
    "GET /guilds/{guild_id}/members/{user_id}",
    "GET /channels/{channel_id}",
    "GET /channels/{channel_id}/messages",
    "GET /channels/{channel_id}/messages/{message_id}",
    "POST /channels/{channel_id}/messages",
    "PATCH /channels/{channel_id}/messages/{message_id}",
    "DELETE /channels/{channel_id}/messages/{message_id}",
    "PUT /channels/{channel_id}/messages/pins/{message_id}",
    "DELETE /channels/{channel_id}/messages/pins/{message_id}",
    "POST /channels/{channel_id}/threads",
    "POST /channels/{channel_id}/messages/{message_id}/threads",
    "PUT /channels/{channel_id}/thread-members/{user_id}",
    "POST /channels/{channel_id}/typing",
    "PATCH /channels/{channel_id}",
    "DELETE /channels/{channel_id}",
    "POST /users/@me/channels",
    "PUT /applications/{application_id}/commands",
    "PUT /applications/{application_id}/guilds/{guild_id}/commands",
    "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "POST /webhooks/{webhook_id}/{webhook_token}",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
    "DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
)
"""What the bot asks of Discord."""

SAID: Final = ("description", "title")
"""What a schema says to people."""


def rule_ids(prefix: str, text: str) -> set[str]:
    """The ids of a game's rules and rulings in a text."""
    return set(re.findall(rf"\b{prefix}-{ID}\b", text))


def rules_of(game: str) -> dict[str, str]:
    """The ids in the specification of a game, in their order, each with the words it begins with."""
    text, prefix = page(game).read_text(encoding="utf-8"), GAMES[game]
    begun = dict(_begun(prefix, text))
    return {one: begun.get(one, "") for one in sorted(rule_ids(prefix, text), key=_order)}


def discord() -> dict[str, Any]:
    """Discord's document less all that the bot does not send, and less what is said to people."""
    whole = json.loads(OPENAPI.read_text(encoding="utf-8"))
    paths: dict[str, Any] = {}
    for one in OPERATIONS:
        method, path = one.split()
        paths.setdefault(path, {})[method.lower()] = _body(whole["paths"][path][method.lower()])
    schemas = {name: whole["components"]["schemas"][name] for name in sorted(_needed(whole, paths))}
    kept: dict[str, Any] = _silent({"paths": paths, "components": {"schemas": schemas}})
    return {"openapi": whole["openapi"], "info": whole["info"], **kept}


def written(whole: dict[str, Any]) -> str:
    """The copy as JSON, a schema or an operation a line."""
    rows = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    return re.sub(r'(?<=[{,])("(?:/|[A-Z]\w+":\{))', r"\n\1", rows) + "\n"


def _begun(prefix: str, text: str) -> Iterator[tuple[str, str]]:
    """Rules in bold or first in the row of a table, with the words that follow."""
    pattern = rf"(?:^\| *|\*\*)({prefix}-{ID})(?:\*\*)?:? *\|? *([^|*\n]*)"
    for one in reversed(list(re.finditer(pattern, text, re.MULTILINE))):
        yield one[1], " ".join(one[2].split()[:WORDS])


def _order(one: str) -> tuple[str, ...]:
    return tuple(part.zfill(3) for part in re.split(r"[-.]|(?<=R)(?=\d)", one))


def _body(operation: dict[str, Any]) -> dict[str, Any]:
    """What an operation takes, as JSON."""
    if "requestBody" not in operation:
        return {}
    schema = operation["requestBody"]["content"]["application/json"]
    return {"requestBody": {"content": {"application/json": schema}}}


def _needed(whole: dict[str, Any], paths: dict[str, Any]) -> set[str]:
    """The names of all schemas that these bodies are made of."""
    found: set[str] = set()
    ahead = set(_named(paths))
    while ahead:
        name = ahead.pop()
        found.add(name)
        ahead |= set(_named(whole["components"]["schemas"][name])) - found
    return found


def _named(thing: Any) -> Iterator[str]:
    if isinstance(thing, dict):
        if "$ref" in thing:
            yield thing["$ref"].rpartition("/")[2]
        thing = list(thing.values())
    if isinstance(thing, list):
        for one in thing:
            yield from _named(one)


def _silent(thing: Any) -> Any:
    """The schema without its words; a field that is called so is a schema and stays."""
    if isinstance(thing, list):
        return [_silent(one) for one in thing]
    if not isinstance(thing, dict):
        return thing
    return {key: _silent(one) for key, one in thing.items() if key not in SAID or isinstance(one, dict)}


def main() -> None:
    """Write all copies anew."""
    for game in GAMES:
        text = json.dumps(rules_of(game), ensure_ascii=False, indent=1)
        rules_file(game).write_text(text + "\n", encoding="utf-8")
    DISCORD.write_text(written(discord()), encoding="utf-8")


if __name__ == "__main__":
    main()
