"""A page from a server with its slides in the HTML: when the row follows a finger, and when its script is done."""

import asyncio
import time

from ..browser import Browser, Page, slow_down
from ..contestant import Contestant
from ..gestures import MIDDLE

_SLIDES = 100
_STEP = 1 / 60
_SWIPE = 8
"""The steps of a swipe; with its pause it takes a quarter of a second."""
_PAUSE = 7
_PATIENCE = 20

# Notes the first frame in which a slide is at another place than at the last touch, while a finger moves.
_FOLLOW = """
  let from = null
  const place = () => document.querySelector("[data-k]")?.getBoundingClientRect().x ?? null
  const passive = {capture: true, passive: true}
  addEventListener("touchstart", () => (from = place()), passive)
  window.answered = new Promise((done) => {
    const frame = () => {
      const now = place()
      if (from !== null && now !== null && Math.abs(now - from) > 8) done(performance.now())
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
"""
_COMPLETE = "window.complete.then(bench.painted).then(() => performance.now())"


async def measure(browser: Browser, contestant: Contestant, rounds: int):
    """Opens the page some times with a finger that swipes all the time, and some times without."""
    address = f"served.html?slides={_SLIDES}"
    for _ in range(rounds):
        await browser.quiet()
        async with browser.page(contestant, address, prepare=slow_down, script=_FOLLOW, waits=False) as page:
            answered_ms = await _swiped(page)
        async with browser.page(contestant, address, prepare=slow_down, waits=False) as page:
            await page.tab.wait_for_function("window.complete !== undefined")
            complete_ms = await page.tab.evaluate(_COMPLETE)
        browser.results.add("served", contestant.name, answered_ms=answered_ms, complete_ms=complete_ms)


async def _swiped(page: Page) -> float:
    """Swipes to the left and back until the row follows. Returns when it did, in milliseconds since the navigation."""
    answered = asyncio.ensure_future(page.tab.evaluate("answered"))
    end = time.monotonic() + _PATIENCE
    side = 1
    while not answered.done() and time.monotonic() < end:
        for step in range(_SWIPE + 1):
            finger = (195 - side * (step - _SWIPE / 2) * 15, MIDDLE)
            page.send("touchMove" if step else "touchStart", [finger], time.time())
            await asyncio.sleep(_STEP)
        page.send("touchEnd", [], time.time())
        await asyncio.sleep(_PAUSE * _STEP)
        side = -side
    await page.answered()
    return await asyncio.wait_for(answered, 1)
