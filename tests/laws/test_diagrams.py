"""Law: the packages in the picture of docs/architecture.md stand as pyproject.toml has their layers."""

import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
NODE: Final = re.compile(r'^ *(\w+)\["([^:"]+):', re.MULTILINE)
"""A box: its name in the picture, and the packages that it stands for."""

BETWEEN: Final = {("client", "auto"), ("client", "matches"), ("games_b", "games_e")}
"""Arrows from one half to the other: the bot knows the engine, and the engine no bot."""


def layers() -> dict[str, int]:
    """Each package by its full name, with its layer, the highest 0; both halves counted for themselves."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    found = [one["layers"] for one in contracts if one["type"] == "layers" and "containers" not in one]
    return {
        name: number for rows in found for number, row in enumerate(rows) for name in re.split(r" [|:] ", row)
    }


def wrong_arrows(picture: str, known: dict[str, int]) -> Iterator[str]:
    """Packages that no layer has, and arrows that point up or that no contract speaks of."""
    halves = dict(re.findall(r"subgraph (\w+)\[.*?\]\n(.*?)\n  end", picture, re.DOTALL))
    boxes: dict[str, list[str]] = {}
    for half, body in halves.items():
        for box, names in NODE.findall(body):
            boxes[box] = [f"{half}.{name}" for name in names.split(", ")]
    yield from (name for names in boxes.values() for name in names if name not in known)
    for chain in re.findall(r"^  (\w+(?: --> \w+)+)$", picture, re.MULTILINE):
        way = chain.split(" --> ")
        for upper, lower in pairwise(way):
            if (upper, lower) in BETWEEN:
                continue
            levels = [[known.get(name, -1) for name in boxes[box]] for box in (upper, lower)]
            if max(levels[0]) >= min(levels[1]) or boxes[upper][0][:3] != boxes[lower][0][:3]:
                yield f"{upper} --> {lower}"


def picture() -> str:
    """The first drawing of the page."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    return page.partition("```mermaid\nflowchart")[2].partition("```")[0]


def test_the_picture_of_the_packages_is_true() -> None:
    """Each box is a package with a layer, and each arrow points down."""
    known = layers()

    assert [] == list(wrong_arrows(picture(), known))
    assert {"bot.cogs", "bot.render", "engine.match", "engine.kernel"} <= known.keys()


def test_an_arrow_that_points_up_and_a_package_that_is_gone_are_found() -> None:
    """As the picture once had them."""
    told = picture().replace("inter --> client", "client --> inter").replace("cogs: slash", "gone: slash")

    assert {"bot.gone", "client --> inter"} <= set(wrong_arrows(told, layers()))
