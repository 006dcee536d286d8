"""A lightbox: a tap opens a photograph, a drag throws it back, two fingers zoom it."""

import asyncio

from ..browser import Browser, Gesture, Page
from ..contestant import Contestant
from ..gestures import dismiss, pinch, tap
from ..trace import Costs, Trace

_THUMBNAIL = "document.querySelector('[data-thumb=\"6\"]').getBoundingClientRect()"
_CENTRE = f"(({{left, top, width, height}}) => [left + width / 2, top + height / 2])({_THUMBNAIL})"


async def measure(browser: Browser, contestant: Contestant, rate: int, rounds: int):
    """Opens a photograph, throws it back, opens it again and zooms, several times."""
    async with browser.page(contestant) as page:
        await page.begin(100)
        await asyncio.sleep(0.5)
        await page.throttle(rate)
        centre = await page.tab.evaluate(_CENTRE)
        gestures: list[dict[str, Gesture]] = []
        async with browser.trace(page) as traces:
            for number in range(rounds):
                await browser.quiet()
                gestures.append(await _round(page, tap(*centre), shots=number == 0 and rate == 1))
            await page.answered()
        for each in gestures:
            _add(page, f"{rate}x", each, traces[0])


async def _round(page: Page, tapping, shots: bool) -> dict[str, Gesture]:
    opened = await page.touch(0.05, tapping)
    await _check(page, "opened", is_open=True)
    if shots:
        await page.shot("open")
    dragged = await page.touch(0.4, dismiss)
    await _check(page, "thrown back", is_open=False)
    again = await page.touch(0.05, tapping)
    await _check(page, "opened again", is_open=True)
    zoomed = await page.touch(0.6, pinch)
    await asyncio.sleep(0.4)
    if shots:
        await page.shot("zoomed")
    await page.tab.evaluate("contestant.close()")
    await asyncio.sleep(0.6)
    return {"open": opened, "drag": dragged, "again": again, "pinch": zoomed}


async def _check(page: Page, what: str, is_open: bool):
    await asyncio.sleep(0.9)
    if await page.tab.evaluate("contestant.isOpen()") != is_open:
        page.browser.results.problem(page.contestant.name, f"a photograph was not {what}")


def _add(page: Page, rate: str, gestures: dict[str, Gesture], trace: Trace):
    def add(what: str, costs: Costs, settled: float | None = None):
        figures = {"frame_ms": costs.per_frame, "worst_frame_ms": costs.worst_frame, "all_ms": costs.busy}
        if settled is not None:
            figures["settled_ms"] = settled
        named = {f"{rate} {what} {figure}": value for figure, value in figures.items()}
        page.browser.results.add("photographs", page.contestant.name, **named)

    for what in ("drag", "pinch"):
        add(what, trace.costs(gestures[what].begin, gestures[what].end))
    # What follows ends before the next gesture begins.
    for what, gesture, following in (
        ("open", "open", "drag"),
        ("dismiss", "drag", "again"),
        ("open", "again", "pinch"),
    ):
        add(what, *trace.motion(gestures[gesture].end, gestures[following].begin - 20))
