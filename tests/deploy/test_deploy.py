"""What a host runs the bot with: the image's steps by script, and files that agree with the program."""

import json
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
import yaml
from prometheus_client import generate_latest

from bot.config import NAMES
from bot.metrics.numbers import Numbers
from bot.terminal.release import BUILT
from tests.deploy.health import DOCKERFILE, ROOT, health

LONG = bool(os.environ.get("KHANDAN_LONG"))


def test_what_is_copied_into_the_image_is_let_through_and_is_there() -> None:
    """.dockerignore lets nothing else in: no .env, no var, no key."""
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    copied = [
        name
        for line in re.findall(r"^COPY (?!--)(.*)", DOCKERFILE, re.MULTILINE)
        for name in line.split()[:-1]
    ]

    assert "*" == ignored[0]
    assert {f"!{name}" for name in copied} == {one for one in ignored if one.startswith("!")}
    assert all((ROOT / name).exists() for name in copied)


def test_settings_in_the_image_and_in_compose_are_settings() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]["khandan"]
    given = dict(
        one.split("=") for one in re.search(r"^ENV PATH=(.*)", DOCKERFILE, re.MULTILINE)[1].split()[1:]
    )  # type: ignore[index]

    assert set(given) - {"PYTHONUNBUFFERED"} <= set(NAMES)
    assert set(compose["environment"]) <= set(NAMES)
    assert compose["environment"]["METRICS"] == given["METRICS"]
    assert f"or {given['METRICS']})" in health()[2]
    assert compose["volumes"] == [f"khandan:{given['DATA']}"]


def test_an_image_is_told_its_commit_by_compose_and_by_the_script() -> None:
    """`khandan --version` has no checkout to look at there."""
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]["khandan"]
    steps = (ROOT / "deploy/steps").read_text("utf-8")

    assert "${COMMIT:-}" == compose["build"]["args"]["COMMIT"]
    assert 'ARG COMMIT=""' in DOCKERFILE
    assert all(f"> {BUILT}" in one for one in (DOCKERFILE, steps))


def test_the_dashboard_asks_for_numbers_that_there_are() -> None:
    board = json.loads((ROOT / "deploy/dashboard.json").read_text("utf-8"))
    numbers = Numbers()
    numbers.fault("failed")
    numbers.requests.labels("200").inc()
    there = set(re.findall(r"^(khandan_\w+)", generate_latest(numbers.registry).decode(), re.MULTILINE))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"khandan_\w+", target["expr"])
    }

    assert asked <= there
    assert 14 == len(board["panels"])


@pytest.mark.long
@pytest.mark.skipif(not LONG, reason="makes an environment from the package index: KHANDAN_LONG")
def test_the_images_steps_make_a_bot_that_runs_and_ends(tmp_path: Path) -> None:
    """In an empty environment, installed by the lock file alone: a table opens, and ends when told to."""
    clean = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path / "home")}
    (tmp_path / "home").mkdir()
    built = {**clean, **_mirror(), "COMMIT": "0123abcd" * 5, "EXTRAS": "postgres"}
    subprocess.run([ROOT / "deploy/steps", tmp_path], env=built, check=True, timeout=600)
    khandan = tmp_path / "app/.venv/bin/khandan"
    version = subprocess.run([khandan, "--version"], env=clean, capture_output=True, text=True, check=True)
    python = khandan.with_name("python")
    subprocess.run(
        [python, "-c", "import engine.store.postgres.opening"], env=clean, cwd=tmp_path, check=True
    )
    settings = {"DATA": str(tmp_path / "data"), "PORT": "0", "DISCORD_TOKEN": ""}
    given = {"cwd": tmp_path, "env": {**clean, **settings, "PYTHONUNBUFFERED": "1"}, "text": True}
    with subprocess.Popen([khandan, "run"], stdout=subprocess.PIPE, **given) as running:  # type: ignore[call-overload]
        address = next((line for line in running.stdout if "http://127.0.0.1:" in line), "")
        running.send_signal(signal.SIGTERM)
        code = running.wait(60)

    assert re.fullmatch(r"khandan \S+, schema \d+, commit 0123abcd\n", version.stdout)
    assert address
    assert 0 == code
    assert not (tmp_path / "app/.venv/bin/pytest").exists()


def _mirror() -> dict[str, str]:
    """How this machine reaches the package index."""
    return {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "UV_", "SSL_"))}
