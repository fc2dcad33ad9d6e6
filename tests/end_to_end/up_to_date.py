"""Waiting for the page: until it has shown all there is, however busy the machine."""

from typing import Final

from playwright import async_api, sync_api

PATIENCE: Final = 60_000
"""Milliseconds for anything to show: a slow machine is no failure."""

NOW: Final = "() => { performance.clearResourceTimings(); return performance.now(); }"

SHOWS_ALL: Final = """since => !document.body.hasAttribute('aria-busy')
  && [...document.images].every(image => image.complete)
  && performance.getEntriesByType('resource').some(one =>
    one.startTime > since && one.responseStatus === 204 && one.name.includes('/state?'))"""
"""Whether no press is worked on, and the page has asked since then for what is new, and there was nothing."""


async def wait_until_shown(page: async_api.Page) -> None:
    """Until all that the bot has done is on the page, with its pictures. TimeoutError after PATIENCE."""
    await page.wait_for_function(SHOWS_ALL, arg=await page.evaluate(NOW), timeout=PATIENCE)


def wait_until_shown_in(page: sync_api.Page) -> None:
    """The same for a page that is driven without a loop."""
    page.wait_for_function(SHOWS_ALL, arg=page.evaluate(NOW), timeout=PATIENCE)
