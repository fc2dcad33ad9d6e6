"""REST without interactions: who the bot is, channels, messages, threads, members."""

from aiohttp import web

from tests.loopback import wire
from tests.loopback.bodies import answer, body_of, heard
from tests.loopback.gateway import Gateway
from tests.loopback.town import THREAD, Channel, Json, Message, Town, Wrong

MOST_HISTORY = 100


class Rest:
    """Handlers over the town; the gateway is asked how clients may connect."""

    def __init__(self, town: Town, gateway: Gateway) -> None:
        self._town, self._gateway = town, gateway

    def routes(self) -> list[web.RouteDef]:
        """What is served; the version comes before each path."""
        one, many = "/channels/{channel}/messages/{message}", "/channels/{channel}/messages"
        return [
            web.get("/gateway/bot", self.gateway),
            web.get("/users/@me", self.me),
            web.get("/oauth2/applications/@me", self.application),
            web.get("/users/@me/guilds", self.guilds),
            web.get("/users/{user}", self.user),
            web.post("/users/@me/channels", self.open_dm),
            web.get("/applications/{app}/commands", self.registered),
            web.get("/applications/{app}/guilds/{guild}/commands", self.registered),
            web.put("/applications/{app}/commands", self.commands),
            web.put("/applications/{app}/guilds/{guild}/commands", self.commands),
            web.get("/guilds/{guild}", self.guild),
            web.get("/guilds/{guild}/members/{user}", self.member),
            web.get("/channels/{channel}", self.channel),
            web.patch("/channels/{channel}", self.edit_channel),
            web.delete("/channels/{channel}", self.delete_channel),
            web.post("/channels/{channel}/typing", self.typing),
            web.post("/channels/{channel}/threads", self.thread),
            web.post(f"{one}/threads", self.thread),
            web.put("/channels/{channel}/thread-members/{user}", self.join_thread),
            web.put("/channels/{channel}/messages/pins/{message}", self.pin),
            web.get(many, self.history),
            web.post(many, self.post),
            web.get(one, self.message),
            web.patch(one, self.edit),
            web.delete(one, self.delete),
        ]

    async def gateway(self, request: web.Request) -> web.Response:
        gateway = self._gateway
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": gateway.concurrency}
        return answer({"url": gateway.url, "shards": gateway.shards, "session_start_limit": limit})

    async def me(self, request: web.Request) -> web.Response:
        return answer(wire.user(self._town, self._town.bot))

    async def application(self, request: web.Request) -> web.Response:
        owner = wire.user(self._town, self._town.bot)
        said = self._town.profile
        about = {"id": owner["id"], "name": "Khandan", "description": said, "icon": None, "flags": 0}
        keys = {"bot_public": False, "bot_require_code_grant": False, "verify_key": "0" * 64, "team": None}
        return answer({**about, **keys, "owner": owner, "summary": ""})

    async def user(self, request: web.Request) -> web.Response:
        id = int(request.match_info["user"])
        if id not in self._town.names:
            return answer({"code": 10013, "message": "Unknown User"}, 404)
        return answer(wire.user(self._town, id))

    async def open_dm(self, request: web.Request) -> web.Response:
        said = await body_of(request, self._town)
        return answer(wire.channel(self._town, self._town.dm(int(said["recipient_id"]))))

    async def commands(self, request: web.Request) -> web.Response:
        scope, same = request.match_info.get("guild"), {"application_id": request.match_info["app"]}
        # Discord keeps one for commands on names and messages, too: an empty one.
        same["description"] = ""
        said = await request.json()
        heard(request, self._town, said)
        given = [{"id": str(self._town.number()), "version": "1", **same, **one} for one in said]
        others = [one for one in self._town.commands if one.get("guild_id") != scope]
        here = {"guild_id": scope} if scope else {}
        mine = [one | here for one in given]
        self._town.commands = [*others, *mine]
        return answer(mine)

    async def registered(self, request: web.Request) -> web.Response:
        scope = request.match_info.get("guild")
        return answer([one for one in self._town.commands if one.get("guild_id") == scope])

    async def guilds(self, request: web.Request) -> web.Response:
        may = {"permissions": self._town.allowed, "owner": False, "features": []}
        return answer([{"id": str(id), "name": name, **may} for id, name in self._town.guilds.items()])

    async def guild(self, request: web.Request) -> web.Response:
        id = int(request.match_info["guild"])
        if id not in self._town.guilds:
            raise Wrong(404, 10004, "Unknown Guild")
        return answer(wire.guild(self._town, id))

    async def member(self, request: web.Request) -> web.Response:
        id = int(request.match_info["user"])
        if id not in self._town.names:
            return answer({"code": 10007, "message": "Unknown Member"}, 404)
        return answer(wire.member(self._town, id))

    async def channel(self, request: web.Request) -> web.Response:
        return answer(wire.channel(self._town, self._channel(request)))

    async def edit_channel(self, request: web.Request) -> web.Response:
        there, said = self._channel(request), await body_of(request, self._town)
        there.name, there.archived = said.get("name", there.name), said.get("archived", there.archived)
        shown = wire.channel(self._town, there)
        self._town.tell("THREAD_UPDATE" if there.type == THREAD else "CHANNEL_UPDATE", shown)
        return answer(shown)

    async def delete_channel(self, request: web.Request) -> web.Response:
        there = self._channel(request)
        shown = wire.channel(self._town, there)
        del self._town.channels[there.id]
        self._town.tell("CHANNEL_DELETE", shown)
        return answer(shown)

    async def typing(self, request: web.Request) -> web.Response:
        self._channel(request)
        return web.Response(status=204)

    async def thread(self, request: web.Request) -> web.Response:
        parent, said = self._channel(request), await body_of(request, self._town)
        start = request.match_info.get("message")
        if start is not None:
            self._message(request)
        made = self._town.thread(parent, said["name"], int(start) if start else None)
        shown = wire.channel(self._town, made)
        self._town.tell("THREAD_CREATE", shown | {"newly_created": True})
        return answer(shown, 201)

    async def join_thread(self, request: web.Request) -> web.Response:
        thread, user = self._channel(request), int(request.match_info["user"])
        thread.members.add(user)
        joined = {"id": str(thread.id), "user_id": str(user), "join_timestamp": wire.WHEN, "flags": 0}
        about = {"id": str(thread.id), "guild_id": str(thread.guild), "member_count": len(thread.members)}
        self._town.tell("THREAD_MEMBERS_UPDATE", {**about, "added_members": [joined]})
        return web.Response(status=204)

    async def pin(self, request: web.Request) -> web.Response:
        self._town.pinned.add(self._message(request).id)
        return web.Response(status=204)

    async def history(self, request: web.Request) -> web.Response:
        chosen = _chosen(list(self._channel(request).messages.values()), dict(request.query))
        return answer([wire.message(self._town, one) for one in reversed(chosen)])

    async def post(self, request: web.Request) -> web.Response:
        there, payload = self._channel(request), await body_of(request, self._town)
        before = len(there.messages)
        made = self._town.post(there, self._town.bot, payload)
        if len(there.messages) > before:
            wire.tell_message(self._town, "MESSAGE_CREATE", made)
        return answer(wire.message(self._town, made))

    async def message(self, request: web.Request) -> web.Response:
        return answer(wire.message(self._town, self._message(request)))

    async def edit(self, request: web.Request) -> web.Response:
        there, payload = self._message(request), await body_of(request, self._town)
        self._town.change(there, payload)
        wire.tell_message(self._town, "MESSAGE_UPDATE", there)
        return answer(wire.message(self._town, there))

    async def delete(self, request: web.Request) -> web.Response:
        self._town.delete(self._message(request))
        return web.Response(status=204)

    def _channel(self, request: web.Request) -> Channel:
        return self._town.channel(int(request.match_info["channel"]))

    def _message(self, request: web.Request) -> Message:
        return self._town.message(int(request.match_info["channel"]), int(request.match_info["message"]))


def _chosen(messages: list[Message], asked: Json) -> list[Message]:
    """The page of a history that is asked for, oldest first."""
    limit = min(int(asked.get("limit", 50)), MOST_HISTORY)
    if "after" in asked:
        return [one for one in messages if one.id > int(asked["after"])][:limit]
    if "around" in asked:
        older = [one for one in messages if one.id <= int(asked["around"])][-(limit // 2) - 1 :]
        return older + [one for one in messages if one.id > int(asked["around"])][: limit // 2]
    if "before" in asked:
        messages = [one for one in messages if one.id < int(asked["before"])]
    return messages[-limit:]
