"""What requests carry, files and all, and the JSON that answers them."""

import json
from copy import deepcopy
from typing import Any
from urllib.parse import quote

from aiohttp import web

from tests.loopback.town import Json, Town, every


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """JSON. The type must be "application/json" to the letter: with a charset behind it login fails."""
    data = json.dumps(body, ensure_ascii=False).encode()
    return web.Response(
        body=data, status=status, headers={"Content-Type": "application/json", **(headers or {})}
    )


async def body_of(request: web.Request, town: Town) -> Json:
    """The JSON of a request, its files kept and named in `attachments`."""
    if request.content_type != "multipart/form-data":
        payload = dict(await request.json()) if request.can_read_body else {}
        heard(request, town, payload)
        return payload
    payload, files = {}, []
    async for part in await request.multipart():
        assert part.name is not None
        if part.name == "payload_json":
            payload = json.loads(await part.text())
        else:
            files.append((int(part.name[6:-1]), part.filename or "file", await part.read()))
    heard(request, town, payload)
    return _with_files(payload, files, request, town)


def heard(request: web.Request, town: Town, payload: Any) -> None:
    """Keep what was sent, as it came."""
    town.heard.append((request.method, request.path, deepcopy(payload)))


def _with_files(payload: Json, files: list[tuple[int, str, bytes]], request: web.Request, town: Town) -> Json:
    """New files have small ids, by which the message names them; kept ones have their attachments'."""
    holder = payload["data"] if isinstance(payload.get("data"), dict) else payload
    made = {number: attachment(town, str(request.url.origin()), name, data) for number, name, data in files}
    kept = [one for one in holder.get("attachments") or [] if int(one["id"]) not in made]
    holder["attachments"] = [*kept, *made.values()]
    urls = {f"attachment://{one['filename']}": one["url"] for one in made.values()}
    for component in every(holder.get("components") or []):
        for medium in _media(component):
            medium["url"] = urls.get(medium["url"], medium["url"])
            medium["proxy_url"] = medium["url"]
    return payload


def _media(component: Json) -> list[Json]:
    items = [item["media"] for item in component.get("items", []) if "media" in item]
    return items + [component[key] for key in ("media", "file") if isinstance(component.get(key), dict)]


def attachment(town: Town, origin: str, name: str, data: bytes) -> Json:
    """A file that is from now on on the CDN."""
    id = town.number()
    path = f"/cdn/attachments/{id}/{quote(name)}"
    town.files[path] = data
    url = f"{origin}{path}"
    return {"id": str(id), "filename": name, "size": len(data), "url": url, "proxy_url": url}
