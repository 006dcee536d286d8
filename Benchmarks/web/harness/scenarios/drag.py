"""A drag of a second, and a flick with what follows it."""

import asyncio
import time

from ..browser import Gesture, Page
from ..gestures import drag, flick
from ..trace import Costs

Measured = tuple[Gesture, Costs, float | None]


async def measure(pages: list[Page], rate: int, rounds: int, images: bool = False):
    """
    Measures all contestants in turns, so that a slow minute of the machine is one for all of them. Adds a round for
    those whose events were never sent on time.
    """
    drags: dict[Page, list[Measured]] = {page: [] for page in pages}
    flicks: dict[Page, list[Measured]] = {page: [] for page in pages}
    for number in range(rounds + 1):
        for page in pages:
            if number < rounds or not any(gesture.is_on_time for gesture, *_ in drags[page]):
                with page.browser.results.attempt(page.contestant.name, f"drag at {rate}x"):
                    await _gestures(page, rate, drags[page], None if images else flicks[page])
    for page in pages:
        _add(page, "drag", f"{rate}x with pictures" if images else f"{rate}x", drags[page])
        _add(page, "flick", f"{rate}x", flicks[page])


async def _gestures(page: Page, rate: int, drags: list[Measured], flicks: list[Measured] | None):
    await page.show(page.home)
    await page.browser.quiet()
    await page.throttle(rate)
    async with page.browser.trace(page) as traces:
        dragged = await page.touch(1, drag)
        await asyncio.sleep(0.55)
        if flicks is not None:
            flicked = await page.touch(0.08, flick)
            await asyncio.sleep(1.15)
        end = time.monotonic() * 1000
        await page.answered()
        await page.throttle(1)
    trace = traces[0]
    drags.append((dragged, trace.costs(dragged.begin, dragged.end), None))
    if flicks is not None:
        flicks.append((flicked, *trace.motion(flicked.end, end)))


def _add(page: Page, scenario: str, name: str, measured: list[Measured]):
    results, contestant = page.browser.results, page.contestant.name
    on_time = [each for each in measured if each[0].is_on_time]
    if measured and not on_time:
        results.problem(contestant, f"{scenario} {name}: the machine disturbed every gesture; the figures are of those")
    for _, costs, settled in on_time or measured:
        figures = {
            "frame_ms": costs.per_frame,
            "worst_frame_ms": costs.worst_frame,
            "all_ms": costs.busy,
            "script_ms": costs.script,
            "style_ms": costs.style,
            "layout_ms": costs.layout,
            "paint_ms": costs.paint,
            "frames_per_second": costs.frames_per_second,
        }
        if settled is not None:
            figures["settled_ms"] = settled
        results.add(scenario, contestant, **{f"{name} {figure}": value for figure, value in figures.items()})
