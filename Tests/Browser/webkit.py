"""WebKitGTK on a virtual display, driven by WebDriver."""

import http.client
import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

from proxy import Proxy

PATIENCE = 30  # The seconds that the driver may take to answer.
MINIBROWSER = "webkit2gtk-4.1/MiniBrowser"


def minibrowser_path() -> str:
    found = [str(path) for path in Path("/usr/lib").glob(f"*/{MINIBROWSER}")]
    assert found and shutil.which("WebKitWebDriver"), "no WebKitGTK: Scripts/install test"
    return found[0]


# The display's own pointer is in its middle. A window there would receive its events.
DISPLAY_SIZE = "2600x2000x24"


class Display:
    """A virtual display."""

    def __init__(self):
        reader, writer = os.pipe()
        command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", DISPLAY_SIZE, "-nolisten", "tcp"]
        self.process = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as answer:
            self.name = f":{answer.readline().strip()}"

    def focus(self, window: str):
        """Gives a window the keyboard focus, as a window manager does. Without it no element matches :focus."""
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--class", window, "windowfocus", "--sync"]
        subprocess.run(search, env={**os.environ, "DISPLAY": self.name}, check=True, timeout=PATIENCE)

    def stop(self):
        self.process.terminate()
        self.process.wait()


def is_error(value) -> bool:
    return isinstance(value, dict) and "stacktrace" in value


class BrowserGone(Exception):
    """The browser has crashed. pytest.ini repeats the test once, in another one."""


class WebKit:
    """The browser, with one window whose page tests use one after the other."""

    def __init__(self, settings: Path):
        self.proxy, self.display = Proxy(), Display()
        self.is_gone, self.session = False, ""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        # Without a graphics card, pixels are the same on every machine.
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
        # Requests to the command go to it, as in the other browsers, which send nothing of this machine to a proxy.
        proxy = {"proxyType": "manual", "httpProxy": self.proxy.address, "noProxy": ["127.0.0.1"]}
        wanted = {"webkitgtk:browserOptions": options, "proxy": proxy}
        session = self.http("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.session = f"/session/{session['sessionId']}"
        self.display.focus("MiniBrowser")
        self.bar_height = self._measured_bar()

    def _measured_bar(self) -> int:
        """Returns the height of the window's bar above the page."""
        width = self.get("window/rect")["width"] - 1
        self.send("window/rect", width=width, height=900)
        deadline = time.monotonic() + PATIENCE
        read = "return [innerWidth, innerHeight]"
        while (inner := self.send("execute/sync", script=read, args=[]))[0] != width:
            assert time.monotonic() < deadline, f"the page stays {inner}"
        return 900 - inner[1]

    def _wait(self):
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.http("GET", "/status")
            except ConnectionRefusedError:
                assert time.monotonic() < deadline, "WebKitWebDriver did not start"

    def http(self, method: str, path: str, body=None):
        value = self._answer(method, path, body)
        if is_error(value):
            # The first command that an ended browser does not answer fails without a reason.
            self.is_gone = is_error(self._answer("GET", f"{self.session}/window"))
            raise (BrowserGone if self.is_gone else RuntimeError)(f"{path}: {value['error']}: {value['message']}")
        return value

    def _answer(self, method: str, path: str, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, path, None if body is None else json.dumps(body))
        value = json.loads(connection.getresponse().read())["value"]
        connection.close()
        return value

    def send(self, command: str, **body):
        return self.http("POST", f"{self.session}/{command}", body)

    def get(self, command: str):
        return self.http("GET", f"{self.session}/{command}")

    def stop(self):
        if not self.is_gone:
            self.http("DELETE", self.session)
        self.driver.terminate()
        self.driver.wait()
        self.display.stop()
        self.proxy.stop()
