"""A browser's page for a test: its content, its input, its time."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import accessibility
from playwright.sync_api import CDPSession, ConsoleMessage, Page
from proxy import HOST, Proxy
from user_input import Stamps, UserInput

CLOCK = Path(__file__).with_name("clock.js")
SHOTS = Path(__file__).parents[2] / "build/screenshots"
# As in the gallery's policy, WebAssembly is allowed and eval is forbidden. Pages may have inline scripts and styles.
EVALUATES = "'wasm-unsafe-eval'"
POLICY = f"default-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline' {EVALUATES}; img-src 'self' data:"
PAGE_HEADERS = {"content-type": "text/html; charset=utf-8", "content-security-policy": POLICY}
SITE = f"http://{HOST}/"  # The address of the pages that tests write.
PATIENCE = 30  # The seconds that a condition may take, also on a busy machine.
FRAMES = 600  # The frames that a condition may take that needs several calls.
# The page itself checks the condition for a second, because a check from here takes much longer. The check requests no
# frames, so that it does not wake a page that rests.
AWAITED = """(async condition => {
  const end = Date.now() + 1000
  let value = await condition()
  for (; !value && Date.now() < end; value = await condition()) await new Promise(done => setTimeout(done, 30))
  return value
})(() => %s)"""


class Screen(UserInput):
    """One page.

    `complaints` lists the warnings and errors that the page wrote to the console. The list must be empty when a test
    ends. It does not contain messages with one of the words in `expected`.
    """

    def __init__(self, page: Page, lacks: dict[str, str], proxy: Proxy, cdp: CDPSession | None = None):
        self.page, self.lacks, self.proxy, self.cdp = page, lacks, proxy, cdp
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.owns_time = False
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self._complain(str(error)))

    def _listen(self, message: ConsoleMessage):
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text} ({message.location['url']})")

    def _complain(self, text: str):
        if not any(word in text for word in self.expected):
            self.complaints.append(text)

    # Content

    def own_time(self):
        """From the next page on, time passes only by `tick` and `run`. Call it before `open`."""
        self.owns_time = True
        self.page.add_init_script(path=CLOCK)

    def open(self, url: str):
        """Goes to the address, and waits until the first frame is on the screen. Earlier input can be lost."""
        self.page.goto(url, wait_until="domcontentloaded")
        self.painted()

    def close(self):
        self.page.close()

    def show(self, html: str, *folders: Path, evaluates=EVALUATES):
        """Opens a page with this HTML, on a site that consists of the files in these folders. It replaces the site of
        the browser's other screens.

        `evaluates` is the part of the policy that allows WebAssembly or eval; without it both are forbidden.
        """
        policy = POLICY.replace(EVALUATES, evaluates)
        self.proxy.serve(html, PAGE_HEADERS | {"content-security-policy": policy}, folders)
        self.open(SITE)

    def js(self, expression: str):
        """Returns the awaited value of a JavaScript expression."""
        return self.page.evaluate(expression)

    def until(self, expression: str):
        """Waits until the expression holds, and returns its value. Owned time passes meanwhile, by frames."""
        deadline = time.monotonic() + PATIENCE
        condition = f"clock.awaited(() => {expression})" if self.owns_time else AWAITED % expression
        while not (value := self.js(condition)):
            assert time.monotonic() < deadline, f"never came true: {expression}"
        return value

    def until_called(self, condition: Callable[[], bool]):
        """Waits, frame by frame, until a condition holds that needs several calls."""
        for _ in range(FRAMES):
            if condition():
                return
            self.painted()
        raise AssertionError("the condition never held")

    def still(self):
        """Lets owned time pass until nothing moves: no frame is requested, no animation runs, no timer is due soon."""
        assert self.owns_time, "without owned time wait for what comes true: `until`"
        self.js("clock.still()")

    def resize(self, width: int, height: int):
        """Resizes the page, and waits until it has received the event."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.painted()
        Stamps(self, dt=0).draw()

    def painted(self):
        """Waits, in real time, until the screen shows what the page has drawn."""
        frames = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        self.js("clock.painted()" if self.owns_time else f"{frames}.then(() => 0)")

    def box(self, selector: str) -> dict:
        """Returns the box of an element after transforms: x, y, width, height in CSS pixels."""
        return self.js(f"document.querySelector({json.dumps(selector)}).getBoundingClientRect().toJSON()")

    def center(self, selector: str) -> tuple[float, float]:
        """Returns the middle of the box of an element."""
        box = self.box(selector)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def shot(self, name: str) -> Path:
        """Saves a screenshot in build/screenshots."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        path = SHOTS / f"{name}.png"
        self.page.screenshot(path=path)
        return path

    def violations(self) -> list[str]:
        """Returns the violations of WCAG 2.2 A and AA that axe finds once the page's animations have ended."""
        self.painted()
        return accessibility.violations(self.cdp) if self.cdp else accessibility.violations_in_page(self.js)

    def traced(self, act) -> list[dict]:
        """Calls `act`, and returns the browser's trace of the page meanwhile: layouts, paints, scripts."""
        found, done = [], []
        self.cdp.on("Tracing.dataCollected", lambda part: found.extend(part["value"]))
        self.cdp.once("Tracing.tracingComplete", lambda _: done.append(True))
        self.cdp.send("Tracing.start", {"traceConfig": {"includedCategories": ["devtools.timeline"]}})
        act()
        self.cdp.send("Tracing.end")
        while not done:
            self.painted()
        return found

    # Time

    def tick(self, ms: float = 16):
        """Lets that much of owned time pass and draws one frame."""
        self.js(f"clock.tick({ms})")

    def run(self, ms: float, frame: float = 16):
        """Lets that much of owned time pass, frame by frame."""
        self.js(f"clock.run({ms}, {frame})")
