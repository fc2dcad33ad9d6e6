"""The image's health check: its own command, as Docker runs it beside the bot."""

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCKERFILE: Final = (ROOT / "Dockerfile").read_text("utf-8")


def health() -> list[str]:
    """The words of the command."""
    found = re.search(r"^HEALTHCHECK .*\\\n +CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert found is not None
    words: list[str] = json.loads(found[1])
    return words


async def checked(port: int, **more: str) -> int:
    """Its exit code where the bot was given this port; `more` is what else the container is told."""
    program, *words = health()
    assert program == "python3"
    given = {"METRICS": str(port), **more}
    quiet = asyncio.subprocess.DEVNULL
    check = await asyncio.create_subprocess_exec(sys.executable, *words, env=given, stderr=quiet)
    return await check.wait()
