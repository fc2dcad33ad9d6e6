"""Whole little packs of cards for tests: everything in them bears the pack's name, in ids and in texts."""

import json
from pathlib import Path
from typing import Any, Final

LINES: Final = 3
CARDS: Final = 12


def pack(folder: Path, name: str) -> Path:
    """A pack in this folder, which becomes exactly that; JSON is YAML too."""
    (folder / "proposals").mkdir(parents=True, exist_ok=True)
    for old in folder.glob("**/*.yaml"):
        old.unlink()
    files = {
        "stories.yaml": {"lines": [_line(name, number) for number in range(LINES)]},
        "legacies.yaml": {"legacies": [_legacy(name, number) for number in range(2 * LINES)]},
        "kings.yaml": {"kings": [_king(name, number) for number in range(2)]},
        "houses.yaml": {kind: _named(name, kind) for kind in ("emblems", "houses", "persons")},
        **{f"proposals/{name}_{number}.yaml": _card(name, number) for number in range(CARDS)},
    }
    for file, body in files.items():
        (folder / file).write_text(json.dumps(body, ensure_ascii=False), "utf-8")
    return folder


def _card(name: str, number: int) -> dict[str, Any]:
    """The first ones each begin a line, which either answer ends."""
    sides = (("yes", 1, "unity"), ("no", -1, "division"))
    card: dict[str, Any] = {
        "id": f"{name}_{number}",
        "title": _said(f"{name} title {number}"),
        "problem": _said(f"The {name} problem {number}."),
        **{side: _answer(f"{name} {side} {number}", sign) for side, sign, _ in sides},
    }
    if number < LINES:
        card["opens"] = f"{name}_line_{number}"
        for side, _, end in sides:
            card[side]["story"] = {"end": end}
    return card


def _answer(words: str, sign: int) -> dict[str, Any]:
    told = _said(f"The outcome of {words}.")
    return {**_said(words), "outcomes": [{"effects": {"wealth": sign, "welfare": -sign}, **told}]}


def _line(name: str, number: int) -> dict[str, Any]:
    words = {key: _said(f"{name} {key} {number}") for key in ("name", "question", "unity", "division")}
    return {
        "id": f"{name}_line_{number}",
        "perk": "coins_at_start",
        "end_perk": "prestige_on(unity)",
        **words,
    }


def _legacy(name: str, number: int) -> dict[str, Any]:
    return {
        "id": f"{name}_legacy_{number}",
        "line": f"{name}_line_{number % LINES}",
        "name": _said(f"{name} legacy {number}"),
        "motto": _said(f"{name} motto {number}"),
        "achievements": [{"goal": f"deals({number + 2})", "perk": "see_true_outcome"}],
        "records": [{"role": "rebel", "times": 2, "crown": 1}],
    }


def _king(name: str, number: int) -> dict[str, Any]:
    words = {key: _said(f"{name} king {key} {number}") for key in ("name", "death", "flight", "deposition")}
    return {"id": f"{name}_king_{number}", **words}


def _named(name: str, kind: str) -> list[dict[str, Any]]:
    return [
        {"id": f"{name}_{kind}_{number}", "name": _said(f"{name} {kind} {number}")} for number in range(5)
    ]


def _said(words: str) -> dict[str, str]:
    return {"fa": words, "en": words}
