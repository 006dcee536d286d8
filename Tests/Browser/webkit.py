"""WebKitGTK by WebDriver, with the names that Playwright has for the same things, as far as the tests use them."""

import base64
import http.client
import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

from proxy import Proxy

PATIENCE = 30  # seconds for the driver to answer
MINIBROWSER = "webkit2gtk-4.1/MiniBrowser"
# WebDriver writes a key that is no character as one of its private ones.
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
# WebDriver has no log: what a page writes is kept for the next command to fetch.
LISTEN = """
  globalThis.written = []
  for (const [type, name] of [['warning', 'warn'], ['error', 'error']]) {
    const real = console[name]
    console[name] = (...values) => (written.push([type, values.join(' ')]), real.apply(console, values))
  }
  addEventListener('error', event => written.push(['pageerror', event.message, event]))
  addEventListener('unhandledrejection', event => written.push(['pageerror', String(event.reason)]))
"""
EVALUATE = """const done = arguments[0]
  const written = () => (globalThis.written?.splice(0) ?? [])
    .filter(([, , event]) => !event?.defaultPrevented).map(([kind, text]) => [kind, text])
  new Promise(found => found((%s))).then(value => done({ value, written: written() }),
    error => done({ error: String(error), written: written() }))"""


def minibrowser_path() -> str:
    found = [str(path) for path in Path("/usr/lib").glob(f"*/{MINIBROWSER}")]
    assert found and shutil.which("WebKitWebDriver"), "no WebKitGTK: Scripts/install test"
    return found[0]


# A display's own pointer rests in its middle, and would be told to a window there.
DISPLAY_SIZE = "2600x2000x24"


class Display:
    """A screen that nobody sees."""

    def __init__(self):
        reader, writer = os.pipe()
        command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", DISPLAY_SIZE, "-nolisten", "tcp"]
        self.process = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as answer:
            self.name = f":{answer.readline().strip()}"

    def focus(self, window: str):
        """Gives a window the keyboard, as a window manager does: without it no element of its page matches :focus."""
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--class", window, "windowfocus", "--sync"]
        subprocess.run(search, env={**os.environ, "DISPLAY": self.name}, check=True, timeout=PATIENCE)

    def stop(self):
        self.process.terminate()
        self.process.wait()


class WebKit:
    """The browser: one window, whose page each test has to itself for a while."""

    def __init__(self, settings: Path):
        self.proxy, self.display = Proxy(), Display()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        # Drawn without a graphics card, pixels are the same everywhere.
        own = {
            "DISPLAY": self.display.name,
            "GDK_BACKEND": "x11",
            "NO_AT_BRIDGE": "1",
            "XDG_CONFIG_HOME": str(settings),
        }
        drawn = {"WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}
        self.driver = subprocess.Popen(["WebKitWebDriver", f"--port={self.port}"], env={**os.environ, **own, **drawn})
        self._wait()
        options = {"binary": minibrowser_path(), "args": ["--automation"]}
        proxy = {"proxyType": "manual", "httpProxy": self.proxy.address}
        wanted = {"webkitgtk:browserOptions": options, "proxy": proxy}
        session = self.http("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.session = f"/session/{session['sessionId']}"
        self.display.focus("MiniBrowser")

    def _wait(self):
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.http("GET", "/status")
            except ConnectionRefusedError:
                assert time.monotonic() < deadline, "WebKitWebDriver did not start"

    def http(self, method: str, path: str, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, path, None if body is None else json.dumps(body))
        value = json.loads(connection.getresponse().read())["value"]
        connection.close()
        if isinstance(value, dict) and "stacktrace" in value:
            raise RuntimeError(f"{path}: {value['error']}: {value['message']}")
        return value

    def send(self, command: str, **body):
        return self.http("POST", f"{self.session}/{command}", body)

    def get(self, command: str):
        return self.http("GET", f"{self.session}/{command}")

    def stop(self):
        self.http("DELETE", self.session)
        self.driver.terminate()
        self.driver.wait()
        self.display.stop()
        self.proxy.stop()


class Page:
    """A page of WebKit with the names of Playwright's Page."""

    def __init__(self, webkit: WebKit, width: int, height: int):
        self.webkit = webkit
        self.mouse, self.keyboard = Mouse(webkit), Keyboard(webkit)
        self.context = SimpleNamespace(close=self._close)
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

    def route(self, _pattern: str, handler: Callable):
        self.webkit.proxy.answer = handler

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
        """Makes the window as large as leaves that much to its page, and waits until the page has heard of it."""
        assert size["width"] > 446, "MiniBrowser is no narrower"
        deadline = time.monotonic() + PATIENCE
        while (inner := self.evaluate("[innerWidth, innerHeight]")) != [size["width"], size["height"]]:
            assert time.monotonic() < deadline, f"the page stays {inner}"
            window = self.webkit.get("window/rect")
            wider, taller = size["width"] - inner[0], size["height"] - inner[1]
            self.webkit.send("window/rect", width=window["width"] + wider, height=window["height"] + taller)

    def screenshot(self, path: Path):
        path.write_bytes(base64.b64decode(self.webkit.get("screenshot")))

    def _close(self):
        self.evaluate("0")
        self.webkit.http("DELETE", f"{self.webkit.session}/actions")
        self.webkit.send("url", url="about:blank")


class Mouse:
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
        # The driver sends how much the sum of all turns has changed.
        self._turned = (self._turned[0] + dx, self._turned[1] + dy)
        turn = {"deltaX": self._turned[0], "deltaY": self._turned[1], "duration": 0}
        x, y = map(round, self._at)
        scroll = {"type": "scroll", "x": x, "y": y, **turn}
        self.webkit.send("actions", actions=[{"type": "wheel", "id": "wheel", "actions": [scroll]}])


class Keyboard:
    def __init__(self, webkit: WebKit):
        self.webkit = webkit

    def press(self, key: str):
        keys = [KEYS.get(name, name) for name in key.split("+")]
        actions = [{"type": "keyDown", "value": value} for value in keys]
        actions += [{"type": "keyUp", "value": value} for value in reversed(keys)]
        self.webkit.send("actions", actions=[{"type": "key", "id": "keys", "actions": actions}])
