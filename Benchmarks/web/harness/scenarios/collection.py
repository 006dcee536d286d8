"""A collection: its photographs fly from a grid to a row and back."""

import asyncio

from ..browser import Browser, Page
from ..contestant import Contestant
from ..trace import Trace

_COUNT = 40
_WINDOW = (1280, 800)
"""All photographs are in view in the grid, and in or near the view in the row."""
_FLIGHT = 1.5
"""Longer than a flight, in seconds."""
_WAYS = ("carousel", "grid")


async def measure(browser: Browser, contestant: Contestant, rounds: int):
    """Lets the photographs fly to the row and back, several times. The first time, the row is made."""
    async with browser.page(contestant, window=_WINDOW) as page:
        await page.begin(_COUNT, images=True)
        await asyncio.sleep(0.5)
        for number in range(rounds + 1):
            async with browser.trace(page) as traces:
                for way in _WAYS:
                    await browser.quiet()
                    await _fly(page, way, shots=number == 1)
            for way in _WAYS:
                _add(page, "first" if number == 0 else way, way, traces[0])


async def _fly(page: Page, way: str, shots: bool):
    await page.tab.evaluate("way => bench.fly(way)", way)
    if shots:
        await asyncio.sleep(0.15)
        await page.shot(f"to-{way}")
    await asyncio.sleep(_FLIGHT)
    if not await page.tab.evaluate("contestant.isAtRest()"):
        page.browser.results.problem(page.contestant.name, f"it does not rest as a {way}")


def _add(page: Page, name: str, way: str, trace: Trace):
    if name == "first" and way == "grid":
        return
    begin = trace.marks[f"fly-{way}"][0]
    costs, settled = trace.motion(begin, begin + _FLIGHT * 1000)
    figures = {
        "start_ms": trace.first_frames(begin).busy,
        "all_ms": costs.busy,
        "frame_ms": costs.per_frame,
        "script_ms": costs.script,
        "settled_ms": settled,
    }
    page.browser.results.add(
        "collection", page.contestant.name, **{f"{name} {figure}": value for figure, value in figures.items()}
    )
