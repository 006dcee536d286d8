"""A page of WebKit with those methods of Playwright's Page that the tests use."""

import base64
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

from webkit import PATIENCE, WebKit

# WebDriver has private characters for the keys that are no characters.
KEYS = {
    "Shift": "\ue008",
    "Control": "\ue009",
    "Space": " ",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
# WebDriver has no log, so the page keeps its messages for the next command.
LISTEN = """
  globalThis.written = []
  for (const [type, name] of [['warning', 'warn'], ['error', 'error']]) {
    const real = console[name]
    console[name] = (...values) => (written.push([type, values.join(' ')]), real.apply(console, values))
  }
  addEventListener('error', event => written.push(['pageerror', event.error?.message ?? event.message, event]))
  addEventListener('unhandledrejection', ({ reason }) => written.push(['pageerror', String(reason?.message ?? reason)]))
"""
EVALUATE = """const done = arguments[0]
  const written = () => (globalThis.written?.splice(0) ?? [])
    .filter(([, , event]) => !event?.defaultPrevented).map(([kind, text]) => [kind, text])
  new Promise(found => found((%s))).then(value => done({ value, written: written() }),
    error => done({ error: String(error), written: written() }))"""


class Page:
    """The page in the window of a WebKit, during one test."""

    def __init__(self, webkit: WebKit, width: int, height: int):
        self.webkit = webkit
        self.mouse, self.keyboard = Mouse(webkit), Keyboard(webkit)
        self._heard: dict[str, Callable] = {}
        webkit.proxy.planted = [LISTEN]
        self.set_viewport_size({"width": width, "height": height})

    def on(self, event: str, handler: Callable):
        self._heard[event] = handler

    def add_init_script(self, script: str = "", path: Path | None = None):
        self.webkit.proxy.planted.append(path.read_text() if path else script)

    def add_script_tag(self, url: str, type: str):
        tag = f"Object.assign(document.createElement('script'), {{ src: '{url}', type: '{type}' }})"
        self.evaluate(f"void document.head.append({tag})")

    def goto(self, url: str, wait_until: str):
        assert wait_until == "domcontentloaded"
        self.webkit.send("url", url=url)

    def evaluate(self, expression: str):
        answer = self.webkit.send("execute/async", script=EVALUATE % expression, args=[])
        for kind, text in answer["written"]:
            self._tell(kind, text)
        if "error" in answer:
            raise RuntimeError(f"{expression}: {answer['error']}")
        return answer.get("value")

    def _tell(self, kind: str, text: str):
        if kind == "pageerror":
            self._heard[kind](text)
        else:
            self._heard["console"](SimpleNamespace(type=kind, text=text, location={"url": "http://page.test/"}))

    def set_viewport_size(self, size: dict):
        """Resizes the window so that its page has this size, and waits until the page has received the event."""
        assert size["width"] > 446, "MiniBrowser is no narrower"
        # Read once, because the window and its page get their sizes at different times.
        self.webkit.send("window/rect", width=size["width"], height=size["height"] + self.webkit.bar_height)
        deadline = time.monotonic() + PATIENCE
        while (inner := self._inner_size()) != (size["width"], size["height"]):
            assert time.monotonic() < deadline, f"the page stays {inner}"

    def _inner_size(self) -> tuple[int, int]:
        width, height = self.evaluate("[innerWidth, innerHeight]")
        return width, height

    def screenshot(self, path: Path):
        path.write_bytes(base64.b64decode(self.webkit.get("screenshot")))

    def close(self):
        self.evaluate("0")
        self.webkit.http("DELETE", f"{self.webkit.session}/actions")
        self.webkit.send("url", url="about:blank")


class Mouse:
    """The mouse: WebDriver's pointer and wheel."""

    def __init__(self, webkit: WebKit):
        self.webkit = webkit
        self._at = (0, 0)
        self._turned = (0, 0)

    def _act(self, **action):
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [action]}
        self.webkit.send("actions", actions=[mouse])

    def move(self, x: float, y: float, steps: int = 1):
        (from_x, from_y), self._at = self._at, (x, y)
        for step in range(1, steps + 1):
            part = step / steps
            at = {"x": round(from_x + (x - from_x) * part), "y": round(from_y + (y - from_y) * part)}
            self._act(type="pointerMove", duration=0, **at)

    def down(self):
        self._act(type="pointerDown", button=0)

    def up(self):
        self._act(type="pointerUp", button=0)

    def click(self, x: float, y: float):
        self.move(x, y)
        self.down()
        self.up()

    def wheel(self, dx: float, dy: float):
        # The driver sends the change of the sum of all wheel distances.
        self._turned = (self._turned[0] + dx, self._turned[1] + dy)
        turn = {"deltaX": self._turned[0], "deltaY": self._turned[1], "duration": 0}
        x, y = map(round, self._at)
        scroll = {"type": "scroll", "x": x, "y": y, **turn}
        self.webkit.send("actions", actions=[{"type": "wheel", "id": "wheel", "actions": [scroll]}])


class Keyboard:
    """The keyboard: WebDriver's keys, which are characters or private characters."""

    def __init__(self, webkit: WebKit):
        self.webkit = webkit

    def press(self, key: str):
        keys = [KEYS.get(name, name) for name in key.split("+")]
        actions = [{"type": "keyDown", "value": value} for value in keys]
        actions += [{"type": "keyUp", "value": value} for value in reversed(keys)]
        self.webkit.send("actions", actions=[{"type": "key", "id": "keys", "actions": actions}])
