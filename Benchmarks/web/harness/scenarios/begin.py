"""A carousel of N slides from nothing, and its resizing."""

import asyncio
from pathlib import Path

from ..browser import Browser, Page
from ..contestant import Contestant
from ..gestures import WINDOW

_LIMIT = 10.0
"""The seconds that a carousel may take to begin."""
_COSTS = {
    "task_ms": "TaskDuration",
    "script_ms": "ScriptDuration",
    "style_ms": "RecalcStyleDuration",
    "layout_ms": "LayoutDuration",
}


async def measure(
    browser: Browser, contestant: Contestant, count: int, images: bool = False, resizes: bool = False
) -> bool:
    """
    Measures the beginning, and whether the middle slide can be shown then. Returns false if it takes too long; then
    more slides need not be tried.
    """
    results, name = browser.results, f"{count} with pictures" if images else f"{count}"
    async with browser.page(contestant) as page:
        for command in ("HeapProfiler.enable", "HeapProfiler.collectGarbage"):
            await page.session.send(command)
        await page.session.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
        await page.session.send("Performance.enable")
        times, before = await browser.processor_times(), await page.metrics()
        memory = {process: _private_memory(process) for process in times}
        try:
            until_answering = await page.begin(count, images, _LIMIT)
        except TimeoutError:
            results.add("begin", contestant.name, **{f"{name} answers_ms": _LIMIT * 1000})
            results.problem(contestant.name, f"{name} slides did not begin in {_LIMIT:.0f} s")
            return False
        await asyncio.sleep(0.25)
        after, times_after = await page.metrics(), await browser.processor_times()
        await page.session.send("HeapProfiler.collectGarbage")
        held = await page.metrics()
        # The page's process is the one that has worked.
        process = max(times_after, key=lambda each: times_after[each] - times.get(each, 0))
        figures = {
            "answers_ms": until_answering,
            **{cost: (after[metric] - before[metric]) * 1000 for cost, metric in _COSTS.items()},
            "heap_mb": (held["JSHeapUsedSize"] - before["JSHeapUsedSize"]) / 2**20,
            "nodes": held["Nodes"] - before["Nodes"],
            "memory_mb": _private_memory(process) - memory.get(process, 0),
        }
        results.add("begin", contestant.name, **{f"{name} {figure}": value for figure, value in figures.items()})
        if not images:
            await _check_middle(page, count)
        if resizes:
            await _resize(page, count // 2)
    return True


async def _check_middle(page: Page, count: int):
    """A carousel that only looks complete has no middle slide."""
    shown = await page.show(count // 2)
    if shown is None or shown["k"] != count // 2:
        page.browser.results.problem(
            page.contestant.name, f"of {count} slides, the middle one was wanted; {shown} is there"
        )


async def _resize(page: Page, slide: int):
    """Makes the stage narrow and wide again."""
    await asyncio.sleep(0.2)
    for width in (300, WINDOW[0]):
        before = await page.metrics()
        painted = await page.tab.evaluate("width => bench.resize(width)", width)
        await asyncio.sleep(0.4)
        after = await page.metrics()
        shown = await page.where()
        figures = {cost: (after[metric] - before[metric]) * 1000 for cost, metric in _COSTS.items()}
        if shown is not None:
            figures["off_centre_px"] = abs(shown["position"] - slide) * shown["width"]
        keeps = int(shown is not None and shown["k"] == slide)
        page.browser.results.add("resize", page.contestant.name, painted_ms=painted, keeps_slide=keeps, **figures)


def _private_memory(process: int) -> float:
    """Returns the megabytes that only this process uses, where Linux tells."""
    rollup = Path(f"/proc/{process}/smaps_rollup")
    lines = rollup.read_text().splitlines() if rollup.exists() else []
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024
