"""From the navigation to the first slides, with a cold cache, a slow processor and a slow network."""

from playwright.async_api import CDPSession
from playwright.async_api import Page as Tab

from ..browser import Browser
from ..contestant import Contestant

_THROTTLE = 4
# "Slow 4G" of Chromium's developer tools: 1.6 megabits a second down, 750 kilobits up, 150 ms there and back.
_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
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

    async def slow_down(tab: Tab, session: CDPSession):
        await session.send("Network.enable")
        await session.send("Network.emulateNetworkConditions", _NETWORK)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": _THROTTLE})
        await tab.add_init_script(_AT_ONCE % options)

    for _ in range(rounds):
        await browser.quiet()
        async with browser.page(contestant, prepare=slow_down) as page:
            times = await page.tab.evaluate("shown")
        browser.results.add("start", contestant.name, code_ms=times["code"], shown_ms=times["shown"])
