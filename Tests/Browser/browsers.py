"""The three browsers, and what each of them cannot do under a driver.

A test that needs only a mouse, a wheel, keys and a clock of its own says so, and runs in all of them:

    @everywhere
    def test_a_mouse_drags(desktop, shown):
        …
"""

import platform
import shutil
import sys
from pathlib import Path

import pytest
import webkit
from playwright.sync_api import Browser, Playwright
from screen import PATIENCE, Screen
from webkit_page import Page

everywhere = pytest.mark.parametrize("browser", ["chromium", "firefox", "webkit"], indirect=True)

NO_TOUCH = "its driver has no touch that scrolls the page as a finger does"
NO_SCALE = "its driver sets no pixel density"
LACKS = {
    "chromium": {},
    "firefox": {"touch": NO_TOUCH, "scale": NO_SCALE},
    "webkit": {"touch": NO_TOUCH, "scale": NO_SCALE, "ctrl": "its driver drops the modifiers of a wheel"},
}

CHROMIUM = ["chromium", "chromium-browser", "google-chrome"]
CHROMIUM_ON_MACOS = Path("/Applications/Chromium.app/Contents/MacOS/Chromium")
# No sandbox, since root has none; the others make pixels the same on every machine.
FLAGS = [
    "--no-sandbox",
    "--hide-scrollbars",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
]
# A wheel with Control scrolls where no page takes it: a page that was zoomed never tells the driver of its size.
PREFERENCES = {"mousewheel.with_control.action": 1}
LESS_MOTION = {"ui.prefersReducedMotion": 1}
SETTINGS = "[Settings]\ngtk-enable-animations=%d\n"


def chromium_path() -> str:
    found = [path for name in CHROMIUM if (path := shutil.which(name))]
    found += [str(CHROMIUM_ON_MACOS)] if sys.platform == "darwin" and CHROMIUM_ON_MACOS.exists() else []
    assert found, "no Chromium: Scripts/install test"
    return found[0]


def only_on_debian():
    """Firefox ESR and WebKitGTK are Debian's; elsewhere their tests are skipped, there a missing one is a failure."""
    system = platform.freedesktop_os_release()["ID"] if sys.platform == "linux" else sys.platform
    if system != "debian":
        pytest.skip(f"Firefox ESR and WebKitGTK are installed on Debian only, not on {system}")


class Chromium:
    lacks = LACKS["chromium"]

    def __init__(self, playwright: Playwright):
        self.browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)

    def screen(self, width: int, height: int, scale=1, touch=False, **options) -> Screen:
        device = {"device_scale_factor": scale, "has_touch": touch, "is_mobile": touch}
        page = new_page(self.browser, width, height, **device, **options)
        return Screen(page, self.lacks, cdp=page.context.new_cdp_session(page))

    def stop(self):
        self.browser.close()


class Firefox:
    lacks = LACKS["firefox"]

    def __init__(self, playwright: Playwright):
        only_on_debian()
        self.playwright = playwright
        self.browsers: dict[str, Browser] = {}

    def _launched(self, motion: str) -> Browser:
        if motion not in self.browsers:
            path = shutil.which("firefox-esr")
            assert path, "no Firefox ESR: Scripts/install test"
            own = PREFERENCES | (LESS_MOTION if motion == "reduce" else {})
            launch = self.playwright.firefox.launch
            self.browsers[motion] = launch(channel="moz-firefox", executable_path=path, firefox_user_prefs=own)
        return self.browsers[motion]

    def screen(self, width: int, height: int, reduced_motion="no-preference") -> Screen:
        return Screen(new_page(self._launched(reduced_motion), width, height), self.lacks)

    def stop(self):
        for browser in self.browsers.values():
            browser.close()


class WebKit:
    lacks = LACKS["webkit"]

    def __init__(self, folder: Path):
        only_on_debian()
        self.folder = folder
        self.browsers: dict[str, webkit.WebKit] = {}

    def _launched(self, motion: str) -> webkit.WebKit:
        if motion not in self.browsers:
            settings = self.folder / motion / "gtk-3.0"
            settings.mkdir(parents=True)
            (settings / "settings.ini").write_text(SETTINGS % (motion != "reduce"))
            self.browsers[motion] = webkit.WebKit(settings.parent)
        return self.browsers[motion]

    def screen(self, width: int, height: int, reduced_motion="no-preference") -> Screen:
        return Screen(Page(self._launched(reduced_motion), width, height), self.lacks)

    def stop(self):
        for browser in self.browsers.values():
            browser.stop()


def new_page(browser: Browser, width: int, height: int, **options):
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", **options)
    context.set_default_timeout(PATIENCE * 1000)
    return context.new_page()
