"""A page of Playwright that several tests use, one after the other."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, Page


class SharedPage:
    """A page with Playwright's methods. `close` removes the handlers and scripts of a test, and leaves it blank."""

    def __init__(self, page: Page):
        self._page = page
        self._scripts: list = []
        self._listeners: list[tuple[str, Callable]] = []

    def __getattr__(self, name: str):
        return getattr(self._page, name)

    def on(self, event: str, handler: Callable):
        self._listeners.append((event, handler))
        self._page.on(event, handler)

    def add_init_script(self, script: str | None = None, path: Path | None = None):
        self._scripts.append(self._page.add_init_script(script, path=path))

    def close(self):
        self._page.goto("about:blank")
        for event, handler in self._listeners:
            self._page.remove_listener(event, handler)
        for script in self._scripts:
            script.close()
        self._page.unroute_all()
        self._scripts, self._listeners = [], []


# The system's pointer is at the corner of the screen. Chromium sends a mouse movement at (0, 0) to each page that
# appears below it. On a busy machine, it comes after the page has content, and the first item is hovered.
BESIDE_THE_POINTER = {"left": 100, "top": 100}


class Tab(SharedPage):
    """A page of Chromium. After `close`, the next test can use it."""

    def __init__(self, page: Page, free: "list[Tab]"):
        super().__init__(page)
        self._free = free
        self._session: CDPSession | None = None
        self._visited: set[str] = set()
        self._move_window(BESIDE_THE_POINTER)

    def _move_window(self, bounds: dict[str, int]):
        session = self._page.context.new_cdp_session(self._page)
        window = session.send("Browser.getWindowForTarget")["windowId"]
        session.send("Browser.setWindowBounds", {"windowId": window, "bounds": bounds})
        session.detach()

    def taken(self, width: int, height: int) -> CDPSession:
        """Brings the tab to the front, because hidden tabs draw no frames, and resizes it.

        Returns the test's own session of Chromium's protocol, whose settings end with it.
        """
        self._page.bring_to_front()
        self._page.set_viewport_size({"width": width, "height": height})
        # What a page has under the mouse may count as hovered, so the mouse waits where pages show nothing. It moves
        # there after the resize, since an earlier test may have had a smaller window.
        self._page.mouse.move(width - 1, height - 1)
        self._session = self._page.context.new_cdp_session(self._page)
        return self._session

    def goto(self, url: str, **options):
        if url.startswith("http"):
            self._visited.add("{0.scheme}://{0.netloc}".format(urlsplit(url)))
        return self._page.goto(url, **options)

    def close(self):
        """Leaves the tab blank, and clears the storage of its sites, which the next test shares."""
        super().close()
        for origin in self._visited:
            self._session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self._session.send("Page.resetNavigationHistory")
        self._session.detach()
        self._visited.clear()
        self._free.append(self)
