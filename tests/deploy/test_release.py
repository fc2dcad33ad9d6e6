"""A release is refused with one sentence while something is in its way, and writes its version in one go."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from deploy.packages import NotReleased, run, version_here
from deploy.release import entry, refuse_what_is_in_the_way, write_version

ROOT = Path(__file__).parents[2]
LONG = bool(os.environ.get("KHANDAN_LONG"))
PROJECT = '[project]\nname = "khandan"\nversion = "0.2.0"\n'
LOCK = '[[package]]\nname = "other"\nversion = "0.2.0"\n\n[[package]]\nname = "khandan"\nversion = "0.2.0"\n'
CHANGES = """# Changelog

## Unreleased

### For hosts

## 0.3.0

### For hosts
- **A:** B.

## 0.2.0 · 1 May 2026
- C.
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout in which nothing is in the way of version 0.3.0."""
    for name, text in {"pyproject.toml": PROJECT, "uv.lock": LOCK, "CHANGELOG.md": CHANGES}.items():
        (tmp_path / name).write_text(text, "utf-8")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    git(tmp_path, "tag", "v0.2.0")
    return tmp_path


def text(root: Path, name: str) -> str:
    return (root / name).read_text("utf-8")


def git(root: Path, *words: str) -> None:
    name = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    run(("git", *name, *words), root)


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--allow-empty", "--message", "Something")


def test_nothing_is_in_the_way_of_a_version_with_an_entry_in_a_clean_tree(root: Path) -> None:
    refuse_what_is_in_the_way("0.3.0", root)


@pytest.mark.parametrize("version", ["", "0.3", "v0.3.0", "0.3.0rc1", "01.3.0", "1.2.3\n", "latest"])
def test_what_is_no_version_is_refused(version: str, root: Path) -> None:
    with pytest.raises(NotReleased, match=r"is no version: give three numbers, as in make release VERSION="):
        refuse_what_is_in_the_way(version, root)


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("0.2.0", "Version 0.2.0 exists already, as the tag v0.2.0: give a higher one."),
        ("0.1.9", "Version 0.1.9 is below 0.2.0, which there is already: give a higher one."),
        ("0.4.0", "CHANGELOG.md says nothing of 0.4.0: write what is new under the heading `## 0.4.0`."),
    ],
)
def test_a_version_that_can_not_be_the_next_is_refused(version: str, why: str, root: Path) -> None:
    with pytest.raises(NotReleased) as refused:
        refuse_what_is_in_the_way(version, root)

    assert why == str(refused.value)


def test_versions_are_compared_by_their_numbers(root: Path) -> None:
    git(root, "tag", "v0.10.0")

    with pytest.raises(NotReleased, match=r"Version 0\.3\.0 is below 0\.10\.0"):
        refuse_what_is_in_the_way("0.3.0", root)


@pytest.mark.parametrize("name", ["uv.lock", "new.txt"])
def test_a_tree_with_changes_is_refused(name: str, root: Path) -> None:
    (root / name).write_text("other", "utf-8")

    with pytest.raises(NotReleased, match=rf"not committed, as {name}: commit them or put them away\.$"):
        refuse_what_is_in_the_way("0.3.0", root)


def test_lines_that_are_sorted_to_no_version_are_refused(root: Path) -> None:
    (root / "CHANGELOG.md").write_text(CHANGES.replace("hosts\n\n", "hosts\n- New.\n\n", 1), "utf-8")
    commit(root)

    with pytest.raises(NotReleased, match=r"has lines under `## Unreleased`: move them to 0\.3\.0"):
        refuse_what_is_in_the_way("0.3.0", root)


def test_the_version_is_written_into_all_files_that_have_it_and_once(root: Path) -> None:
    first = write_version("0.3.0", "2 June 2026", root)
    again = write_version("0.3.0", "3 June 2026", root)

    assert (True, False) == (first, again)
    assert "0.3.0" == version_here(root)
    assert LOCK.replace('n"\nversion = "0.2.0"', 'n"\nversion = "0.3.0"') == text(root, "uv.lock")
    assert CHANGES.replace("## 0.3.0\n", "## 0.3.0 · 2 June 2026\n") == text(root, "CHANGELOG.md")
    assert "### For hosts\n- **A:** B." == entry("0.3.0", root)


def test_a_release_that_is_refused_ends_with_one_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "deploy.release", "next", "false"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert 1 == done.returncode
    assert (
        "No release. next is no version: give three numbers, as in make release VERSION=0.3.0.\n"
        == done.stderr
    )


@pytest.mark.long
@pytest.mark.skipif(not LONG, reason="installs from the package index: KHANDAN_LONG")
def test_a_release_is_written_checked_built_played_and_tagged(tmp_path: Path) -> None:
    """In a clone, with a quick command in place of all tests; what failed before is gone on with."""
    clone = tmp_path / "clone"
    run(("git", "clone", "--quiet", str(ROOT), str(clone)), tmp_path)
    for key, value in {"user.name": "A", "user.email": "a@example.org"}.items():
        run(("git", "config", key, value), clone)
    (clone / ".tools/bin").mkdir(parents=True)
    shutil.copy(ROOT / ".tools/bin/uv", clone / ".tools/bin/uv")
    changes = text(clone, "CHANGELOG.md")
    head, _, rest = changes.partition("## Unreleased")
    older = rest[rest.index("\n## ") :]
    (clone / "CHANGELOG.md").write_text(f"{head}## 99.0.0\n\n- **A:** B.\n{older}", "utf-8")
    commit(clone)
    release = (sys.executable, "-m", "deploy.release", "99.0.0")
    with pytest.raises(NotReleased, match=r"No release\. false fails"):
        run((*release, "false"), clone)
    run((*release, "true"), clone)

    assert "Khandan 99.0.0\n\n- **A:** B." == run(("git", "tag", "-l", "--format=%(contents)"), clone).strip()
    assert 1 == run(("git", "log", "--format=%s"), clone).splitlines().count("Version 99.0.0")
    assert {"khandan-99.0.0-py3-none-any.whl", "khandan-99.0.0.tar.gz", "SHA256SUMS"} == {
        file.name for file in (clone / "dist").iterdir()
    }
    assert "" == run(("git", "status", "--porcelain"), clone)
