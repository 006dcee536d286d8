"""A page of Playwright that several tests use, one after the other."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page


class SharedPage:
    """A page with Playwright's names. `close` takes away what a test has added to it, and leaves it blank."""

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
