"""A grid of 100 000 photographs: two fingers pinch it, its scrubber jumps, and its memory."""

import asyncio

from ..browser import Browser, Page
from ..contestant import Contestant
from ..gestures import MIDDLE

_COUNT = 100_000
_FEW = 100
_JUMPS = (0.2, 0.7, 0.4, 0.9, 0.1)


def _pinch(share: float) -> list[tuple[float, float]]:
    """Moves two fingers apart and together again, over a stop."""
    span = 60 + 45 * (1 - abs(2 * share - 1))
    return [(195 - span, 2 * MIDDLE), (195 + span, 2 * MIDDLE)]


async def measure(browser: Browser, contestant: Contestant, rate: int, rounds: int):
    """Pinches, and jumps with the scrubber, several times."""
    async with browser.page(contestant) as page:
        await page.begin(_COUNT, images=True)
        await asyncio.sleep(0.5)
        await page.throttle(rate)
        for number in range(rounds):
            async with browser.trace(page) as traces:
                await browser.quiet()
                pinched = await page.touch(1, _pinch)
                await asyncio.sleep(0.8)
                if number == 0 and rate == 1:
                    await page.shot("pinched")
                begins = [await _jump(page, share) for share in _JUMPS]
            costs = traces[0].costs(pinched.begin, pinched.end)
            jumps = [traces[0].first_frames(begin).busy for begin in (traces[0].marks[mark][0] for mark in begins)]
            page.browser.results.add(
                "grid",
                contestant.name,
                **{
                    f"{rate}x pinch frame_ms": costs.per_frame,
                    f"{rate}x pinch script_ms": costs.script,
                    f"{rate}x pinch worst_frame_ms": costs.worst_frame,
                    f"{rate}x jump_ms": max(jumps),
                },
            )
        if rate == 1:
            await page.shot("jumped")


async def measure_memory(browser: Browser, contestant: Contestant):
    """Measures the bytes of scripts and the engine that each further photograph needs."""
    sizes = []
    for count in (_FEW, _COUNT):
        async with browser.page(contestant) as page:
            await page.begin(count, images=True)
            await asyncio.sleep(0.5)
            sizes.append(await _memory(page))
    browser.results.add("grid", contestant.name, photo_bytes=(sizes[1] - sizes[0]) / (_COUNT - _FEW))


async def _jump(page: Page, share: float) -> str:
    """Jumps in a task of the page's own. Returns the name of its mark."""
    mark = f"jump-{share}"
    await page.tab.evaluate("([share, mark]) => bench.jump(share, mark)", [share, mark])
    await asyncio.sleep(0.4)
    return mark


async def _memory(page: Page) -> float:
    """Returns the bytes in use after a collection of garbage: those of objects, array buffers and WebAssembly."""
    await page.session.send("HeapProfiler.collectGarbage")
    usage = await page.session.send("Runtime.getHeapUsage")
    return usage["usedSize"] + usage.get("backingStorageSize", 0)
