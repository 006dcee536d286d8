"""Drives Chromium: pages with one contestant each, touch input on a schedule, and traces."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser as Chromium
from playwright.async_api import CDPSession, Playwright
from playwright.async_api import Page as Tab

from .contestant import Contestant
from .gestures import WINDOW
from .gestures import Path as FingerPath
from .results import Results
from .trace import Trace

_CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
]
_RATE = 120
"""Touch events in a second."""
_ANSWER = 20
"""The seconds that a page may take to answer."""


Preparation = Callable[[Tab, CDPSession], Awaitable[None]]

# "Slow 4G" of Chromium's developer tools: 1.6 megabits a second down, 750 kilobits up, 150 ms there and back.
_SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
_SLOW_RATE = 4


async def slow_down(_: Tab, session: CDPSession):
    """Makes the page's processor and network slow: a preparation."""
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", _SLOW_NETWORK)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOW_RATE})


@dataclass(frozen=True)
class Gesture:
    """When a gesture began and ended, and how late its latest event was sent, in milliseconds."""

    begin: float
    end: float
    lateness: float

    @property
    def is_on_time(self) -> bool:
        """Whether the machine let the harness send its events on schedule. Otherwise its costs are not the page's."""
        return self.lateness < 30


class Browser:
    """A running browser."""

    def __init__(self, chromium: Chromium, root: CDPSession, port: int, results: Results, shots: Path):
        self.chromium, self.root, self.port, self.results, self.shots = chromium, root, port, results, shots
        self._patience = 8.0

    @staticmethod
    @asynccontextmanager
    async def launched(playwright: Playwright, executable: str, port: int, results: Results, shots: Path):
        """Launches a browser, and closes it at the end."""
        options = ["--no-sandbox", "--disable-background-networking", "--disable-features=Translate,MediaRouter"]
        chromium = await playwright.chromium.launch(executable_path=executable, args=options)
        try:
            yield Browser(chromium, await chromium.new_browser_cdp_session(), port, results, shots)
        finally:
            await chromium.close()

    @asynccontextmanager
    async def page(
        self,
        contestant: Contestant,
        file: str = "",
        prepare: Preparation | None = None,
        script="",
        waits: bool = True,
        window: tuple[int, int] = WINDOW,
    ):
        """Opens the page of a contestant, and closes it at the end.

        `file` is another page in its folder. `prepare` is called before the navigation, and `script` runs before the
        page's own. `waits` is whether the contestant's code is loaded first; otherwise only its first bytes are there.
        `window` is the size of the window.
        """
        width, height = window
        context = await self.chromium.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=1, has_touch=True, is_mobile=True
        )
        try:
            tab = await context.new_page()
            tab.on("pageerror", lambda error: self.results.problem(contestant.name, f"page error: {error}"[:200]))
            session = await context.new_cdp_session(tab)
            if prepare:
                await prepare(tab, session)
            if script:
                await tab.add_init_script(script)
            address = f"http://127.0.0.1:{self.port}/{contestant.name}/{file}"
            await tab.goto(address, wait_until="load" if waits else "commit")
            if waits:
                await tab.wait_for_function("window.contestant !== undefined")
            yield Page(self, contestant, tab, session)
        finally:
            # A page that hangs is closed with the browser.
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(context.close(), _ANSWER)

    async def calibrate(self):
        """Measures the speed of the machine, and adds it to the results."""
        context = await self.chromium.new_context()
        tab = await context.new_page()
        await tab.add_script_tag(url=f"http://127.0.0.1:{self.port}/shared/bench.js")
        self.results.calibration.append(min([await tab.evaluate("bench.calibrate()") for _ in range(3)]))
        await context.close()

    async def quiet(self):
        """Waits until other work leaves the machine half idle, at most some seconds in the whole run."""
        while self._patience > 0 and await _idle() < 0.5:
            self._patience -= 0.65
            await asyncio.sleep(0.5)

    async def processor_times(self) -> dict[int, float]:
        """Returns the seconds that each page's process has worked, by its number."""
        processes = (await self.root.send("SystemInfo.getProcessInfo"))["processInfo"]
        return {process["id"]: process["cpuTime"] for process in processes if process["type"] == "renderer"}

    @asynccontextmanager
    async def trace(self, page: "Page"):
        """Traces a page. The list that it gives has the trace at the end."""
        done = asyncio.get_running_loop().create_future()
        self.root.once("Tracing.tracingComplete", lambda answer: done.set_result(answer))
        categories = {"includedCategories": _CATEGORIES, "excludedCategories": ["*"]}
        config = {"recordMode": "recordAsMuchAsPossible", **categories}
        await self.root.send("Tracing.start", {"transferMode": "ReturnAsStream", "traceConfig": config})
        await page.tab.evaluate("performance.mark('traced')")
        traces: list[Trace] = []
        try:
            yield traces
        finally:
            await self.root.send("Tracing.end")
            stream = (await asyncio.wait_for(done, 30))["stream"]
            traces.append(Trace(json.loads(await self._read(stream))["traceEvents"], "traced"))

    async def _read(self, stream: str) -> str:
        parts = []
        while True:
            part = await self.root.send("IO.read", {"handle": stream, "size": 1 << 23})
            parts.append(part["data"])
            if part.get("eof"):
                await self.root.send("IO.close", {"handle": stream})
                return "".join(parts)


class Page:
    """A page with one contestant."""

    def __init__(self, browser: Browser, contestant: Contestant, tab: Tab, session: CDPSession):
        self.browser, self.contestant, self.tab, self.session = browser, contestant, tab, session
        self._sent: list[asyncio.Future] = []
        self.count = 0

    @property
    def home(self) -> int:
        """The slide from which gestures begin: one with neighbours on both sides."""
        return 0 if self.contestant.loops else self.count // 2

    async def begin(self, count: int, images: bool = False, patience: float = _ANSWER) -> float:
        """Fills the stage with slides. Returns the milliseconds until the first frame that answers input."""
        self.count = count
        options = {"n": count, "loop": self.contestant.loops, "images": images}
        return await asyncio.wait_for(self.tab.evaluate("options => bench.begin(options)", options), patience)

    async def show(self, slide: int) -> dict | None:
        """Shows a slide at once. Returns where the carousel is then."""
        return await asyncio.wait_for(self.tab.evaluate("slide => bench.show(slide)", slide), _ANSWER)

    async def where(self) -> dict | None:
        """Returns where the carousel is: `k`, `position` and `width`."""
        return await self.tab.evaluate("bench.where()")

    async def metrics(self) -> dict[str, float]:
        """Returns the browser's own counters."""
        answer = await self.session.send("Performance.getMetrics")
        return {metric["name"]: metric["value"] for metric in answer["metrics"]}

    async def throttle(self, rate: int):
        """Slows the page's processor down."""
        await self.session.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    async def shot(self, what: str):
        """Saves a picture of the window."""
        await self.tab.screenshot(path=self.browser.shots / f"{self.contestant.name}-{what}.png")

    async def touch(self, seconds: float, path: FingerPath) -> Gesture:
        """
        Makes a gesture. Events are sent on schedule and never wait for an answer, so that a slow page cannot slow down
        its own input.
        """
        count = round(seconds * _RATE)
        start, epoch, lateness = time.monotonic(), time.time(), 0.0
        for number in range(count + 1):
            at = number / _RATE
            await asyncio.sleep(max(0, start + at - time.monotonic()))
            lateness = max(lateness, time.monotonic() - start - at)
            self.send("touchStart" if number == 0 else "touchMove", path(number / count), epoch + at)
        end = time.monotonic()
        self.send("touchEnd", [], epoch + seconds + 0.001)
        await asyncio.sleep(0)
        return Gesture(start * 1000, end * 1000, lateness * 1000)

    def send(self, kind: str, fingers: list, at: float):
        """Sends a touch of a time, in seconds, without waiting for its answer."""
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        event = {"type": kind, "timestamp": at, "touchPoints": points}
        self._sent.append(asyncio.ensure_future(self.session.send("Input.dispatchTouchEvent", event)))

    async def answered(self):
        """Waits until the page has answered all events."""
        sent, self._sent = self._sent, []
        await asyncio.wait_for(asyncio.gather(*sent), _ANSWER)


async def _idle() -> float:
    """Returns which share of a moment the processors have nothing to do, where Linux tells."""

    def times() -> tuple[int, int]:
        numbers = [int(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
        return numbers[3] + numbers[4], sum(numbers)

    if not Path("/proc/stat").exists():
        return 1
    before = times()
    await asyncio.sleep(0.15)
    after = times()
    return (after[0] - before[0]) / max(1, after[1] - before[1])
