"""From the navigation to the first slides, with a cold cache, a slow processor and a slow network."""

from ..browser import Browser, slow_down
from ..contestant import Contestant

_SLIDES = 100
# Begins as soon as the page's own code is loaded, as a page without a harness would.
_AT_ONCE = """
  let contestant
  Object.defineProperty(window, "contestant", {
    get: () => contestant,
    set(loaded) {
      contestant = loaded
      const code = performance.now()
      window.shown = bench.begin(%s).then(() => ({ code, shown: performance.now() }))
    },
  })
"""


async def measure(browser: Browser, contestant: Contestant, rounds: int):
    """Opens the page some times, each time in a new context, whose cache is empty."""
    options = f"{{n: {_SLIDES}, loop: {str(contestant.loops).lower()}, images: false}}"

    for _ in range(rounds):
        await browser.quiet()
        async with browser.page(contestant, prepare=slow_down, script=_AT_ONCE % options) as page:
            times = await page.tab.evaluate("shown")
        browser.results.add("start", contestant.name, code_ms=times["code"], shown_ms=times["shown"])
