"""Answers to interactions: the callback, the original answer and follow-ups, with their time limits."""

import time
from copy import deepcopy
from typing import Final

from aiohttp import web

from tests.loopback import wire
from tests.loopback.bodies import answer, body_of
from tests.loopback.town import EPHEMERAL, LOADING, Asked, Json, Message, Town, Wrong, note_answer

MESSAGE, LATER, UPDATE_LATER, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9
OWN: Final = "@original"


class Interactions:
    """Handlers of what the bot says to somebody who asked."""

    def __init__(self, town: Town) -> None:
        self._town = town

    def routes(self) -> list[web.RouteDef]:
        """What is served; the version comes before each path."""
        one = "/webhooks/{app}/{token}/messages/{message}"
        return [
            web.post("/interactions/{id}/{token}/callback", self.callback),
            web.post("/webhooks/{app}/{token}", self.follow_up),
            web.get(one, self.get),
            web.patch(one, self.edit),
            web.delete(one, self.delete),
        ]

    async def callback(self, request: web.Request) -> web.Response:
        asked = self._town.interaction(request.match_info["token"])
        said = await body_of(request, self._town)
        if time.monotonic() - asked.at > self._town.answer_within:
            raise Wrong(404, 10062, "Unknown interaction")
        if asked.callback is not None:
            raise Wrong(400, 40060, "Interaction has already been acknowledged.")
        self._take(asked, said["type"], said.get("data") or {})
        if request.query.get("with_response") not in ("1", "true"):
            return web.Response(status=204)
        return answer(self._resource(asked, said["type"]))

    def _take(self, asked: Asked, kind: int, data: Json) -> None:
        match kind:
            case 4:
                asked.original = self._message(asked, data)
            case 5:
                asked.original = self._message(asked, data | {"flags": int(data.get("flags") or 0) | LOADING})
            case 6:
                asked.original = asked.source
            case 7:
                asked.original = self._changed(asked, data)
            case 8:
                asked.choices = data["choices"]
            case 9:
                asked.modal = data
            case _:
                raise Wrong(400, 50035, "Invalid Form Body")
        asked.callback = kind
        asked.acknowledged.set()
        if kind not in (LATER, UPDATE_LATER):
            note_answer(asked)

    def _message(self, asked: Asked, data: Json) -> Message:
        """An answer: private ones are nobody else's, others stand in the channel."""
        made = self._town.made(asked.channel, self._town.bot, data)
        if made.flags & EPHEMERAL:
            made.only_for = asked.user
        else:
            self._town.channel(asked.channel).messages[made.id] = made
            wire.tell_message(self._town, "MESSAGE_CREATE", made)
        return made

    def _changed(self, asked: Asked, data: Json) -> Message:
        if asked.source is None:
            raise Wrong(400, 50035, "Invalid Form Body")
        self._town.change(asked.source, data)
        wire.tell_message(self._town, "MESSAGE_UPDATE", asked.source)
        return asked.source

    def _resource(self, asked: Asked, kind: int) -> Json:
        about: Json = {"id": str(asked.id), "type": asked.type}
        if kind not in (MESSAGE, LATER, UPDATE_LATER, UPDATE) or asked.original is None:
            return {"interaction": about}
        flags = asked.original.flags
        about |= {
            "response_message_id": str(asked.original.id),
            "response_message_loading": bool(flags & LOADING),
        }
        shown = wire.message(self._town, asked.original)
        return {"interaction": about, "resource": {"type": kind, "message": shown}}

    async def follow_up(self, request: web.Request) -> web.Response:
        asked = self._acknowledged(request)
        made = self._message(asked, await body_of(request, self._town))
        made.first = deepcopy(made.payload)
        asked.followups.append(made)
        return answer(wire.message(self._town, made))

    async def get(self, request: web.Request) -> web.Response:
        return answer(wire.message(self._town, self._answer(request)))

    async def edit(self, request: web.Request) -> web.Response:
        there, asked = self._answer(request), self._acknowledged(request)
        self._town.change(there, await body_of(request, self._town))
        note_answer(asked)
        wire.tell_message(self._town, "MESSAGE_UPDATE", there)
        return answer(wire.message(self._town, there))

    async def delete(self, request: web.Request) -> web.Response:
        there, asked = self._answer(request), self._acknowledged(request)
        if there is asked.original:
            asked.original = None
        asked.followups = [one for one in asked.followups if one is not there]
        self._town.channel(there.channel).messages.pop(there.id, None)
        return web.Response(status=204)

    def _acknowledged(self, request: web.Request) -> Asked:
        """Wrong 10015 before the callback, and when the token has run out."""
        asked = self._town.asked.get(request.match_info["token"])
        if asked is None or asked.callback is None or time.monotonic() - asked.at > self._town.edit_within:
            raise Wrong(404, 10015, "Unknown Webhook")
        return asked

    def _answer(self, request: web.Request) -> Message:
        asked, wanted = self._acknowledged(request), request.match_info["message"]
        among = [one for one in (asked.original, *asked.followups) if one is not None]
        there = [one for one in among if wanted == str(one.id) or (wanted == OWN and one is asked.original)]
        if not there:
            raise Wrong(404, 10008, "Unknown Message")
        return there[0]
