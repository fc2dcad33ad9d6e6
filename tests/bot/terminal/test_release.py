"""Which state of the program runs is told from files alone, whatever kind of checkout or image it is."""

from importlib.metadata import version
from pathlib import Path

import pytest

from bot.terminal.release import Release, release

HERE, OTHER = "0123456789abcdef0123456789abcdef01234567", "f" * 40


def written(root: Path, files: dict[str, str]) -> Path:
    """These files in the folder."""
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return root


CHECKOUTS = {
    "a branch": {".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": f"{HERE}\n"},
    "a branch that was packed": {
        ".git/HEAD": "ref: refs/heads/main\n",
        ".git/packed-refs": f"# pack-refs\n{OTHER} refs/heads/main2\n{HERE} refs/heads/main\n",
    },
    "a commit by itself": {".git/HEAD": f"{HERE}\n"},
    "a worktree": {
        ".git": "gitdir: elsewhere/worktrees/one\n",
        "elsewhere/worktrees/one/HEAD": "ref: refs/heads/side\n",
        "elsewhere/worktrees/one/commondir": "../..\n",
        "elsewhere/refs/heads/side": f"{HERE}\n",
    },
    "an image": {"bot/COMMIT": HERE},
    "an image made within a checkout": {"bot/COMMIT": HERE, ".git/HEAD": f"{OTHER}\n"},
}


@pytest.mark.parametrize("kind", CHECKOUTS)
def test_the_commit_is_found_in_every_kind_of_checkout_and_in_an_image(kind: str, tmp_path: Path) -> None:
    assert Release(version("khandan"), HERE[:8]) == release(written(tmp_path, CHECKOUTS[kind]))


NOTHING = {
    "a package from elsewhere": {"bot/app.py": ""},
    "an image that was not told": {"bot/COMMIT": ""},
    "a checkout without a commit": {".git/HEAD": "ref: refs/heads/main\n"},
    "words where a commit should be": {"bot/COMMIT": "latest; rm -r\n"},
}


@pytest.mark.parametrize("kind", NOTHING)
def test_where_nothing_tells_the_commit_none_is_told(kind: str, tmp_path: Path) -> None:
    assert Release(version("khandan"), "") == release(written(tmp_path, NOTHING[kind]))


def test_a_checkout_tells_the_version_that_was_pulled_not_the_one_that_was_installed(tmp_path: Path) -> None:
    pulled = written(tmp_path, {"pyproject.toml": '[project]\nname = "khandan"\nversion = "7.8.9"\n'})

    assert Release("7.8.9", "") == release(pulled)


@pytest.mark.parametrize("text", ["[project", "[project]\n", ""])
def test_a_project_file_that_tells_no_version_leaves_the_installed_one(text: str, tmp_path: Path) -> None:
    assert Release(version("khandan"), "") == release(written(tmp_path, {"pyproject.toml": text}))
