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

# Notes the first frame in which a slide is at another place than in the first frame of a touch, while the finger is
# down. What moves the slides between touches, such as a style sheet that comes late, does not count.
_FOLLOW = """
  let [isTouched, slide, from] = [false, null, 0]
  const passive = {capture: true, passive: true}
  const note = ({type}) => ([isTouched, slide] = [type === "touchstart", null])
  for (const type of ["touchstart", "touchend", "touchcancel"]) addEventListener(type, note, passive)
  window.answered = new Promise((done) => {
    const frame = () => {
      const x = slide?.isConnected ? slide.getBoundingClientRect().x : NaN
      if (Math.abs(x - from) > 8) return done(performance.now())
      if (isTouched && !slide?.isConnected) {
        slide = document.querySelector("[data-k]")
        from = slide?.getBoundingClientRect().x
      }
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
"""
# Takes the time in the page: a call from outside would add its own delay.
_COMPLETE = """
  let complete
  Object.defineProperty(window, "complete", {
    get: () => complete,
    set(promise) {
      complete = promise
      window.completed = promise.then(bench.painted).then(() => performance.now())
    },
  })
"""


async def measure(browser: Browser, contestant: Contestant, rounds: int):
    """Opens the page some times with a finger that swipes all the time, and some times without."""
    address = f"served.html?slides={_SLIDES}"
    for _ in range(rounds):
        await browser.quiet()
        async with browser.page(contestant, address, prepare=slow_down, script=_FOLLOW, waits=False) as page:
            answered_ms = await _swiped(page)
        async with browser.page(contestant, address, prepare=slow_down, script=_COMPLETE, waits=False) as page:
            await page.tab.wait_for_function("window.completed !== undefined")
            complete_ms = await page.tab.evaluate("completed")
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
