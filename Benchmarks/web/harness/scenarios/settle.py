"""The rest of a carousel: after flicks, under a still finger, on a busy page, and over the seam of its loop."""

import asyncio

from ..browser import Page
from ..gestures import flick, flick_back, hold
from ..trace import FRAME


async def measure(page: Page, rounds: int):
    """Measures all of it, one after the other."""
    await page.show(page.home + 10)
    await page.shot("rest")
    await page.tab.evaluate("bench.record()")
    await _flicks(page, rounds)
    await page.shot("flicked")
    await _hold(page)
    for _ in range(rounds):
        await _busy(page)
    if page.contestant.loops:
        await _seam(page)


def _around(page: Page, distance: float) -> float:
    """Returns the short way round the loop."""
    return (distance + page.count / 2) % page.count - page.count / 2


def _last_far(page: Page, positions: list, since: float, width: float) -> float:
    """Returns how long it is more than a pixel away from its last position, in milliseconds."""
    end = positions[-1][1]
    return max((time - since for time, at in positions if abs(_around(page, at - end)) * width > 1), default=0)


async def _flicks(page: Page, rounds: int):
    results, contestant = page.browser.results, page.contestant.name
    before, moved = await page.where(), []
    for _ in range(rounds):
        await page.browser.quiet()
        await page.touch(0.08, flick)
        await asyncio.sleep(1.2)
        await page.answered()
        recorded, present = await page.tab.evaluate("bench.recorded()"), await page.where()
        moved.append(_around(page, present["k"] - before["k"]))
        within = _last_far(page, recorded["positions"], recorded["releases"][0], present["width"])
        off_centre = abs(present["position"] - round(present["position"])) * present["width"]
        results.add("flick", contestant, within_a_pixel_ms=within, slides=moved[-1], off_centre_px=off_centre)
        before = present
    if not any(moved):
        results.problem(contestant, "a flick did not move it")


async def _hold(page: Page):
    """Measures how long the picture still moves after the finger has stopped."""
    await page.tab.evaluate("bench.recorded()")
    holding = asyncio.ensure_future(page.touch(0.7, hold))
    await asyncio.sleep(0.55)
    await page.shot("held")
    await holding
    await page.answered()
    recorded = await page.tab.evaluate("bench.recorded()")
    fingers = recorded["fingers"]
    moves = [time for (_, before), (time, x) in zip(fingers, fingers[1:], strict=False) if abs(x - before) > 0.1]
    after = [each for each in recorded["positions"] if moves and each[0] < recorded["releases"][0]]
    if after:
        width = (await page.where())["width"]
        page.browser.results.add(
            "drag", page.contestant.name, late_ms=max(0, _last_far(page, after, max(moves), width))
        )
    await asyncio.sleep(0.5)


async def _busy(page: Page):
    """Counts the frames that are drawn while the main thread is busy for 200 ms."""
    await page.browser.quiet()
    async with page.browser.trace(page) as traces:
        await page.tab.evaluate("bench.blockAfterRelease()")
        await page.touch(0.08, flick)
        await asyncio.sleep(0.8)
        await page.answered()
    [begin], [end] = traces[0].marks["block-begins"][:1], traces[0].marks["block-ends"][:1]
    # The frame that was under way when it began does not count.
    possible = int((end - begin - FRAME) / FRAME)
    drawn = sum(begin + FRAME < time < end for time in traces[0].drawn)
    page.browser.results.add("flick", page.contestant.name, busy_drawn=min(possible, drawn), busy_possible=possible)


async def _seam(page: Page):
    """A flick back from the first slide rests on the last one, and flicks on come back to the first one."""
    await page.show(0)
    rests = []
    for path in [flick_back] + [flick] * 4:
        await page.touch(0.08, path)
        await asyncio.sleep(0.75)
        await page.answered()
        rests.append(await page.where())
        if len(rests) > 1 and rests[-1] and rests[-1]["k"] < page.count / 2:
            break
    centred = all(rest and abs(rest["position"] - round(rest["position"])) * rest["width"] < 1.5 for rest in rests)
    is_right = centred and rests[0]["k"] > page.count / 2 and rests[-1]["k"] < page.count / 2
    page.browser.results.add("flick", page.contestant.name, seam=int(is_right))
    if not is_right:
        page.browser.results.problem(page.contestant.name, f"over the seam of {page.count} slides it rested at {rests}")
