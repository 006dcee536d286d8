"""The three browsers, and the limits of each under its driver.

A test runs in Chromium. A test without touch is marked `@everywhere`, and runs in all three browsers with ALL=1. A test
of what differs between browsers is marked with the reason, and always runs in all of them:

    @everywhere
    def test_a_strip_keeps_its_item(desktop, show_carousel):
        …

    @always_everywhere("focus: each browser scrolls to the focused element")
    def test_focus_brings_its_item_into_view(desktop, show_carousel):
        …
"""

import os
import platform
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import webkit
from playwright.sync_api import BrowserContext, Playwright
from proxy import EMPTY, Proxy
from screen import PATIENCE, SITE, Screen
from shared_page import SharedPage, Tab
from webkit_page import Page

BROWSERS = {"chromium": "Chromium", "firefox": "Firefox", "webkit": "WebKit"}
everywhere = pytest.mark.parametrize("browser", BROWSERS, indirect=True)


def always_everywhere(reason: str) -> Callable[[Callable], Callable]:
    """Marks a test that runs in all three browsers, with ALL=1 and without.

    The reason is one line: the fault that was seen in a browser, the interface that differs, or the element or gesture
    whose one page this is.
    """
    always = pytest.mark.always_everywhere(reason)
    return lambda test: always(everywhere(test))


def name_of_browser(item: pytest.Item) -> str:
    """Returns the key of the browser in which a test runs."""
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    return parameters.get("browser", "chromium")


def is_wanted(item: pytest.Item) -> bool:
    """Whether a test runs in its browser: all do with ALL=1, and otherwise all in Chromium."""
    if name_of_browser(item) == "chromium" or os.environ.get("ALL") == "1":
        return True
    return item.get_closest_marker("always_everywhere") is not None


LACKS_OF_BOTH = {
    "touch": "its driver has no touch that scrolls the page as a finger does",
    "scale": "its driver sets no pixel density",
    "fractions": "its driver turns a wheel by whole pixels",
}
LACKS = {
    "chromium": {},
    "firefox": LACKS_OF_BOTH,
    "webkit": LACKS_OF_BOTH | {"modifiers": "its driver drops the keys held while a wheel turns"},
}

CHROMIUM = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
CHROMIUM_ON_MACOS = Path("/Applications/Chromium.app/Contents/MacOS/Chromium")
# Root has no sandbox. The other options make pixels the same on every machine.
FLAGS = [
    "--no-sandbox",
    "--hide-scrollbars",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
]
# All pages of a context share one process, because starting another one takes longer than most tests.
ONE_PROCESS = ["--process-per-site", "--renderer-process-limit=1", "--disable-site-isolation-trials"]
# For every context Chromium would load two pages of its own, for the list below its address bar. The last list
# counts, so this one repeats what Playwright turns off.
NEEDLESS = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AutoDeElevate",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "BlockOriginHeaderModificationOnRedirect",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
]
# The settings of a new tab.
USUAL_MEDIA = {
    "media": "null",
    "color_scheme": "light",
    "reduced_motion": "no-preference",
    "forced_colors": "none",
    "contrast": "no-preference",
}
# A wheel with Control scrolls instead of zooming: the driver never learns the size of a zoomed page.
PREFERENCES = {"mousewheel.with_control.action": 1}
LESS_MOTION = {"ui.prefersReducedMotion": 1}
SETTINGS = "[Settings]\ngtk-enable-animations=%d\n"


def chromium_path() -> str:
    found = [path for name in CHROMIUM if (path := shutil.which(name))]
    found += [str(CHROMIUM_ON_MACOS)] if sys.platform == "darwin" and CHROMIUM_ON_MACOS.exists() else []
    assert found, "no Chromium: Scripts/install test"
    return found[0]


def only_on_debian():
    """Skips a test except on Debian, whose Firefox ESR and WebKitGTK it needs. On Debian, both must exist."""
    system = platform.freedesktop_os_release()["ID"] if sys.platform == "linux" else sys.platform
    if system != "debian":
        pytest.skip(f"Firefox ESR and WebKitGTK are installed on Debian only, not on {system}")


class Chromium:
    """Chromium. Each screen is a tab of its own; screens with the same abilities share a context and its process.

    A closed tab is used again if possible, because a new one takes as long as many tests.
    """

    lacks = LACKS["chromium"]

    def __init__(self, playwright: Playwright):
        self.proxy = Proxy()
        own = [f"--disable-features={','.join(NEEDLESS)}", f"--proxy-server={self.proxy.address}"]
        self.browser = playwright.chromium.launch(executable_path=chromium_path(), args=[*FLAGS, *ONE_PROCESS, *own])
        self.contexts: dict[tuple, BrowserContext] = {}
        self.free: dict[BrowserContext, list[Tab]] = {}

    def screen(self, width: int, height: int, scale=1, touch=False, java_script_enabled=True, **media) -> Screen:
        tab = self._tab(self._context(scale, touch, java_script_enabled))
        session = tab.taken(width, height)
        tab.emulate_media(**(USUAL_MEDIA | media))
        return Screen(tab, self.lacks, self.proxy, cdp=session)

    def _tab(self, context: BrowserContext) -> Tab:
        free = self.free.setdefault(context, [])
        return free.pop() if free else Tab(context.new_page(), free)

    def _context(self, scale: float, touch: bool, runs_scripts: bool) -> BrowserContext:
        kind = (scale, touch, runs_scripts)
        if kind not in self.contexts:
            device = {"device_scale_factor": scale, "has_touch": touch, "is_mobile": touch}
            made = self.browser.new_context(locale="en-GB", java_script_enabled=runs_scripts, **device)
            made.set_default_timeout(PATIENCE * 1000)
            keep_process(made)
            self.contexts[kind] = made
        return self.contexts[kind]

    def stop(self):
        self.browser.close()
        self.proxy.stop()


def keep_process(context: BrowserContext):
    """Leaves a page open, since a process ends with its last page."""
    context.new_page().goto(f"{SITE}{EMPTY}")


def proxied_by(proxy: Proxy) -> dict[str, str | int]:
    """Returns Firefox's preferences for a proxy, which gets no requests for addresses of this machine."""
    host, port = proxy.address.split(":")
    return {"network.proxy.type": 1, "network.proxy.http": host, "network.proxy.http_port": int(port)}


class Firefox:
    """Firefox with one page, which tests use one after the other: a new tab takes three times as long as most tests."""

    lacks = LACKS["firefox"]

    def __init__(self, playwright: Playwright):
        only_on_debian()
        self.playwright, self.proxy = playwright, Proxy()
        self.pages: dict[str, SharedPage] = {}

    def _page(self, motion: str) -> SharedPage:
        if motion not in self.pages:
            path = shutil.which("firefox-esr")
            assert path, "no Firefox ESR: Scripts/install test"
            own = PREFERENCES | proxied_by(self.proxy) | (LESS_MOTION if motion == "reduce" else {})
            launch = self.playwright.firefox.launch
            browser = launch(channel="moz-firefox", executable_path=path, firefox_user_prefs=own)
            context = browser.new_context(locale="en-GB")
            context.set_default_timeout(PATIENCE * 1000)
            self.pages[motion] = SharedPage(context.new_page())
        return self.pages[motion]

    def screen(self, width: int, height: int, reduced_motion="no-preference") -> Screen:
        page = self._page(reduced_motion)
        page.set_viewport_size({"width": width, "height": height})
        return Screen(page, self.lacks, self.proxy)

    def stop(self):
        for page in self.pages.values():
            page.context.browser.close()
        self.proxy.stop()


class WebKit:
    lacks = LACKS["webkit"]

    def __init__(self, folder: Path):
        only_on_debian()
        self.folder = folder
        self.browsers: dict[str, webkit.WebKit] = {}

    def _launched(self, motion: str) -> webkit.WebKit:
        if motion in self.browsers and self.browsers[motion].is_gone:
            self.browsers.pop(motion).stop()
        if motion not in self.browsers:
            settings = self.folder / motion / "gtk-3.0"
            settings.mkdir(parents=True, exist_ok=True)
            (settings / "settings.ini").write_text(SETTINGS % (motion != "reduce"))
            self.browsers[motion] = webkit.WebKit(settings.parent)
        return self.browsers[motion]

    def screen(self, width: int, height: int, reduced_motion="no-preference") -> Screen:
        launched = self._launched(reduced_motion)
        return Screen(Page(launched, width, height), self.lacks, launched.proxy)

    def stop(self):
        for browser in self.browsers.values():
            browser.stop()
