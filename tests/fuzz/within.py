"""Discord's limits once more, read off what is really sent; the builders have checks of their own."""

from collections.abc import Iterator
from typing import Any

TEXT_DISPLAY, BUTTON, MENU, INPUT = 10, 2, 3, 4


def within_limits(components: list[dict[str, Any]]) -> None:
    """AssertionError where Discord would answer 400."""
    parts = list(_walk(components))
    texts = [one["content"] for one in parts if one.get("type") == TEXT_DISPLAY]
    ids = [one["custom_id"] for one in parts if one.get("custom_id") is not None]
    assert len(parts) <= 40
    assert sum(map(len, texts)) <= 4000
    assert all(texts)
    assert len(ids) == len(set(ids))
    assert all(1 <= len(one) <= 100 for one in ids)
    for one in parts:
        _control(one)


def _control(one: dict[str, Any]) -> None:
    if one.get("type") == BUTTON:
        assert 1 <= len(one["label"]) <= 80
    if one.get("type") == MENU:
        assert 1 <= len(one["options"]) <= 25
        assert all(1 <= len(option["label"]) <= 100 for option in one["options"])
        assert len({option["value"] for option in one["options"]}) == len(one["options"])
    if one.get("type") == INPUT:
        assert len(one.get("value") or "") <= one.get("max_length", 4000)


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in components:
        yield one
        yield from _walk(one.get("components") or [])
        if "component" in one:
            yield from _walk([one["component"]])
