"""A browser's page as a person meets it: something to look at, touch and listen to."""

import json
import time
from pathlib import Path
from urllib.parse import urlsplit

import accessibility
from playwright.sync_api import ConsoleMessage, Page, Route

CLOCK = Path(__file__).with_name("clock.js")
SHOTS = Path(__file__).parents[2] / "build/screenshots"
# Eval is forbidden as by the gallery's policy; a test's own page may have its script and style inside.
POLICY = (
    "default-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; img-src 'self' data:"
)
PAGE_HEADERS = {"content-type": "text/html; charset=utf-8", "content-security-policy": POLICY}
PATIENCE = 10  # seconds until a condition counts as never met


class Screen:
    """One page. `complaints` holds what it wrote to the console as a warning or error; a test ends with none."""

    def __init__(self, page: Page):
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        self.complaints: list[str] = []
        self.owns_time = False
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _listen(self, message: ConsoleMessage):
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    # What is shown

    def own_time(self):
        """From the next page on, time passes only by `tick` and `run`. Call it before `open`."""
        self.owns_time = True
        self.page.add_init_script(path=CLOCK)

    def open(self, url: str):
        """Goes to the address and waits until the first frame is on the screen; input sent earlier can be lost."""
        self.page.goto(url)
        self.painted()

    def show(self, html: str, *folders: Path):
        """Opens a page that consists of this text and of the files in these folders, as a site of its own."""

        def answer(route: Route):
            name = urlsplit(route.request.url).path[1:]
            found = [folder / name for folder in folders if name and (folder / name).is_file()]
            if name == "":
                route.fulfill(body=html, headers=PAGE_HEADERS)
            elif found:
                route.fulfill(path=found[0])
            else:
                route.fulfill(status=404)

        self.page.route("http://page.test/**", answer)
        self.open("http://page.test/")

    def js(self, expression: str):
        """The value of a JavaScript expression, awaited."""
        return self.page.evaluate(expression)

    def until(self, expression: str):
        """Waits until the expression holds, and answers its value. Owned time passes meanwhile, by frames."""
        deadline = time.monotonic() + PATIENCE
        while not (value := self.js(expression)):
            assert time.monotonic() < deadline, f"never came true: {expression}"
            if self.owns_time:
                self.run(64)
            self.painted()
        return value

    def resize(self, width: int, height: int):
        """Gives the page another size, as turning a phone does, and waits until it has heard of it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.painted()
        _Stamps(self, dt=0).draw()

    def painted(self):
        """Waits, in real time, until the screen shows what the page has drawn."""
        frames = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        self.js("clock.painted()" if self.owns_time else f"{frames}.then(() => 0)")

    def box(self, selector: str) -> dict:
        """Where an element is seen: x, y, width, height in CSS pixels, transforms included."""
        return self.js(f"document.querySelector({json.dumps(selector)}).getBoundingClientRect().toJSON()")

    def shot(self, name: str) -> Path:
        """A screenshot under build/screenshots, to be looked at."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        path = SHOTS / f"{name}.png"
        self.page.screenshot(path=path)
        return path

    def violations(self) -> list[str]:
        """What axe finds against WCAG 2.2 A and AA in the page as it is now."""
        return accessibility.violations(self.cdp)

    # Time

    def tick(self, ms: float = 16):
        """Lets that much of owned time pass and draws one frame."""
        self.js(f"clock.tick({ms})")

    def run(self, ms: float, frame: float = 16):
        """Lets that much of owned time pass, frame by frame."""
        self.js(f"clock.run({ms}, {frame})")

    # Touch, by the browser's own input path: trusted pointer and touch events, native scrolling

    def fingers(self, *paths: list, dt: float = 8, lift: bool = True):
        """Fingers that follow their paths of points, an event every `dt` milliseconds as the page sees it, and lift.

        With owned time the clock ticks by `dt` between the events, and what the last one did is drawn. Without, the
        events carry time stamps `dt` apart however long the browser takes, so that the velocity of a flick does not
        depend on the machine.
        """
        clock = _Stamps(self, dt)
        self._touch("touchStart", [path[0] for path in paths], clock.first())
        for step in range(1, max(map(len, paths))):
            points = [path[min(step, len(path) - 1)] for path in paths]
            self._touch("touchMove", points, clock.next())
        if lift:
            self._touch("touchEnd", [], clock.next())
        clock.draw()

    def lift(self):
        """Lifts the fingers that `fingers(…, lift=False)` left on the glass."""
        self._touch("touchEnd", [], time.time())
        _Stamps(self, dt=0).draw()

    def tap(self, x: float, y: float):
        """A short touch."""
        self.fingers([(x, y)], dt=40)

    def _touch(self, kind: str, points: list, stamp: float):
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._input("Touch", type=kind, touchPoints=touches, timestamp=stamp)

    def _input(self, device: str, **message):
        """Sends the event; where a test owns time, also waits until the page has had it at this instant."""
        self.cdp.send(f"Input.dispatch{device}Event", message)
        if self.owns_time:
            self.js("clock.delivered()")

    # Mouse, wheel, keys

    def drag(self, *points: tuple[float, float], dt: float = 8):
        """The mouse pressed at the first point, moved along the others, released at the last."""
        clock = _Stamps(self, dt)
        self._mouse("mouseMoved", points[0], clock.first(), buttons=0)
        self._mouse("mousePressed", points[0], clock.next(), buttons=1)
        for point in points[1:]:
            self._mouse("mouseMoved", point, clock.next(), buttons=1)
        self._mouse("mouseReleased", points[-1], clock.next(), buttons=0)
        clock.draw()

    def _mouse(self, kind: str, point: tuple, stamp: float, buttons: int):
        button = "none" if kind == "mouseMoved" and not buttons else "left"
        message = {"type": kind, "x": point[0], "y": point[1], "button": button, "clickCount": 1}
        self.cdp.send("Input.dispatchMouseEvent", message | {"buttons": buttons, "timestamp": stamp})

    def wheel(self, x: float, y: float, dx: float, dy: float, ctrl: bool = False):
        """One turn of the wheel over a point; with `ctrl`, as a trackpad's pinch arrives."""
        turn = {"deltaX": dx, "deltaY": dy, "modifiers": 2 if ctrl else 0}
        self._input("Mouse", type="mouseWheel", x=x, y=y, **turn)

    def press(self, *keys: str):
        """Keys one after the other, named as in KeyboardEvent.key: "ArrowRight", "Enter", "Shift+Tab"."""
        for key in keys:
            self.page.keyboard.press(key)


class _Stamps:
    """The time stamps of a run of input events, `dt` milliseconds apart, and owned time moved along with them."""

    def __init__(self, screen: Screen, dt: float):
        self.screen, self.dt, self.stamp = screen, dt, time.time()

    def first(self) -> float:
        return self.stamp

    def next(self) -> float:
        if self.screen.owns_time:
            self.screen.tick(self.dt)
        self.stamp += self.dt / 1000
        return self.stamp

    def draw(self):
        if self.screen.owns_time:
            self.screen.tick(0)
