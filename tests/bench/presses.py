"""How long a visitor waits from a press on the page to its answer: browser, bot and simulated Discord.

The floor is a question of the page to its server whether anything is new, where nothing is. Presses are those
of somebody who looks around at their seat: panel, deals, reasons, and what lies behind "More". Then ballots
are cast, each with all that stewards do next.
"""

import asyncio
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.async_api import Page

from tests.end_to_end.visited_tables import Visit, visit
from tests.end_to_end.visitor import CHROMIUM

PRESSES: Final = 200
PHASES: Final = 2
"""So much of the council is played before, that there is something to show."""

PROMISED_MS: Final = 300
"""Milliseconds within which a press is answered, on a machine with nothing else to do."""

CASTS: Final = 5
"""So many ballots are cast: with those before as many phases as no reign outlasts in one go."""

CAST: Final = """async () => {
  const button = document.querySelector('#seat article.private:last-child button.primary[data-id^="v1:do:"]');
  if (!button) return null;
  const start = performance.now();
  button.click();
  while (document.body.hasAttribute("aria-busy")) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""
"""Milliseconds from the press that casts a ballot to its answer; null where none is asked for."""

PRESS: Final = """async spot => {
  const buttons = [...document.querySelectorAll("#seat article.private:last-child .row button:enabled")]
    .filter(one => /^v1:seat:/.test(one.dataset.id));
  const button = buttons[spot % buttons.length] ?? document.querySelector("#board button");
  const start = performance.now();
  button.click();
  const signed = button.classList.contains("pressed") ? performance.now() - start : -1;
  while (document.body.hasAttribute("aria-busy")) await new Promise(requestAnimationFrame);
  return [performance.now() - start, signed];
}"""
"""Milliseconds from a press to the frame in which its answer stands, and to the sign that it was felt."""

ASK: Final = """async () => {
  const seen = (await (await fetch("state?seen=-1")).json()).seen;
  const start = performance.now();
  await fetch(`state?seen=${seen}`);
  return performance.now() - start;
}"""


def measure() -> dict[str, float]:
    """Milliseconds of presses, the longest until a sign of life, and the ratio of the slow ones to the floor.

    `p99 over 300 ms` and `slowest ballot over 300 ms` are above 1 where somebody waits longer than was
    promised; of all figures here these two tell the machine. Nothing where no browser is installed.
    """
    return {} if CHROMIUM is None else asyncio.run(_measure())


async def _measure() -> dict[str, float]:
    with TemporaryDirectory() as folder:
        async with visit(Path(folder), drawn=True) as there:
            await there.votes(PHASES)
            await there.press("button-open", "#board")
            took, signs, floor = await _presses(there.page)
            casts = await _ballots(there)
    p99 = statistics.quantiles(took, n=100)[98]
    return {
        "press_ms": statistics.median(took),
        "p99_ms": p99,
        "sign_ms": max(signs),
        "empty_question_ms": statistics.median(floor),
        "ballot_ms": statistics.median(casts),
        "p99 over an empty question": p99 / statistics.median(floor),
        "p99 over 300 ms": p99 / PROMISED_MS,
        "slowest ballot over 300 ms": max(casts) / PROMISED_MS,
    }


async def _presses(page: Page) -> tuple[list[float], list[float], list[float]]:
    took, signs, floor = list[float](), list[float](), list[float]()
    for spot in range(PRESSES):
        answered, signed = await page.evaluate(PRESS, spot)
        took.append(answered)
        signs.append(signed)
        floor.append(await page.evaluate(ASK))
    return took, signs, floor


async def _ballots(there: Visit) -> list[float]:
    """Milliseconds of each ballot that is cast; as many as are asked for, CASTS at most."""
    found = list[float]()
    for _ in range(CASTS):
        await there.press("button-open", "#board")
        took = await there.page.evaluate(CAST)
        if took is None:
            break
        found.append(took)
        await there.settled()
    return found
