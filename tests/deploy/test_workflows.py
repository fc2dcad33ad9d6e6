"""The hoster's workflows can't be run here, so each line of them is held to what there is."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

ROOT: Final = Path(__file__).parents[2]
WORKFLOWS: Final = tuple(sorted((ROOT / ".github/workflows").glob("*.yml")))
MAKEFILE: Final = (ROOT / "Makefile").read_text("utf-8")
PINNED: Final = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
RUNNER_HAS: Final = {"bash", "docker", "echo", "gh", "git", "make", "sudo", "test"}
"""Programs of the hoster's machine that the workflows ask for."""

each = pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)


def jobs(workflow: Path) -> dict[str, dict[str, Any]]:
    """The jobs of a workflow by their names."""
    found: dict[str, dict[str, Any]] = yaml.safe_load(workflow.read_text("utf-8"))["jobs"]
    return found


def commands(workflow: Path) -> Iterator[list[str]]:
    """The words of each command that it runs; of a pipe, those of each part."""
    for job in jobs(workflow).values():
        for step in job["steps"]:
            if "run" in step:
                words = shlex.split(step["run"])
                ends = [-1, *(at for at, word in enumerate(words) if word == "|"), len(words)]
                yield from (words[begin + 1 : end] for begin, end in pairwise(ends))


def missing(words: list[str]) -> str:
    """What a command names and there isn't; "" where all is there."""
    program, *arguments = words
    if program not in RUNNER_HAS:
        return program
    if program == "make" and not re.search(rf"^{re.escape(arguments[0])}:", MAKEFILE, re.MULTILINE):
        return f"make {arguments[0]}"
    if program == "bash" and not (ROOT / arguments[0]).is_file():
        return arguments[0]
    return ""


@each
def test_each_command_names_what_there_is(workflow: Path) -> None:
    ran = [*commands(workflow)]

    assert ["bash", ".ci/run"] in ran
    assert [] == [missing(words) for words in ran if missing(words)]


@pytest.mark.parametrize("line", ["make nothing", "bash .ci/walk", "curl example.org"])
def test_a_command_that_names_something_else_is_found(line: str) -> None:
    assert missing(line.split())


@each
def test_actions_are_pinned_to_a_commit_whose_version_is_told(workflow: Path) -> None:
    used = re.findall(r"^ +- uses: (.*)$", workflow.read_text("utf-8"), re.MULTILINE)

    assert len(used) >= 2
    assert [] == [one for one in used if not PINNED.fullmatch(one)]


@each
def test_a_job_may_only_read_unless_it_publishes_and_ends_by_itself(workflow: Path) -> None:
    rights = yaml.safe_load(workflow.read_text("utf-8"))["permissions"]
    writing = {name for name, job in jobs(workflow).items() if "write" in job.get("permissions", {}).values()}

    assert {"contents": "read"} == rights
    assert writing == ({"packages", "container"} if workflow.stem == "release" else set())
    assert all(job["timeout-minutes"] <= 150 for job in jobs(workflow).values())


@each
def test_no_command_is_put_together_from_what_a_stranger_writes(workflow: Path) -> None:
    """A title or a branch's name in `${{ }}` would be run; variables in quotation marks are not."""
    ran = [step["run"] for job in jobs(workflow).values() for step in job["steps"] if "run" in step]

    assert [] == [line for line in ran if "${{" in line]


def test_tests_run_on_each_python_that_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [found[1] for one in project["classifiers"] if (found := re.search(r":: (3\.\d+)$", one))]
    tested = jobs(ROOT / ".github/workflows/tests.yml")["tests"]["strategy"]["matrix"]["python"]

    assert named == tested
    assert project["requires-python"] == f">={named[0]}"


def test_the_image_that_is_built_is_told_its_commit() -> None:
    builds = [
        words for workflow in WORKFLOWS for words in commands(workflow) if words[:2] == ["docker", "build"]
    ]

    assert len(builds) == 2
    assert all("COMMIT=$GITHUB_SHA" in words for words in builds)
