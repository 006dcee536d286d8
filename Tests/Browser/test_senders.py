"""Events say whose they are. The viewer reports pictures that load or fail, and follows what the page changes."""

from pathlib import Path

import pytest
from album import PACKAGE
from browsers import everywhere
from screen import Screen

PAGE = Path(__file__).parent / "pages/senders.html"
VIEWER = "grid.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
PHOTO = f"{VIEWER}.querySelector('[part~=photo]:not([part~=beside])')"
SHOWN = f"[...{PHOTO}.querySelectorAll('img')].filter(image => !image.hidden).at(-1)"


@pytest.fixture
def shown(desktop, album) -> Screen:
    desktop.expected = ["404"]  # Browsers write that a picture is missing.
    desktop.own_time()
    desktop.show(PAGE.read_text(), PACKAGE, album)
    desktop.until("globalThis.grid && [outer, inner, thumbs, grid].every(it => it.matches(':state(drawn)'))")
    desktop.still()
    return desktop


def heard(screen, *types: str) -> list:
    found = screen.js(f"heard.filter(([, type]) => {list(types)}.includes(type))")
    screen.js("void (heard.length = 0)")
    return sorted(found)


@everywhere
def test_a_listener_on_the_document_knows_whose_event_it_is(shown):
    assert heard(shown, "ready") == [[name, "ready", None, False] for name in ("grid", "inner", "outer", "thumbs")]
    shown.js("void inner.select(1)")
    shown.still()
    assert heard(shown, "change") == [["inner", "change", 1, False]]
    shown.js("void outer.select(1)")
    shown.still()
    assert heard(shown, "change") == [["outer", "change", 1, False], ["thumbs", "change", 1, False]]
    shown.js("void grid.open(0, {animated: false})")
    shown.still()
    shown.until("heard.filter(([, type]) => type === 'load').length === 2")
    expected = [["grid", "load", 0, False], ["grid", "load", 1, False], ["grid", "open", 0, False]]
    assert heard(shown, "open", "load", "error") == expected


@everywhere
def test_the_viewer_reports_pictures_that_load_and_fail(shown):
    shown.js("void grid.open(3, {animated: false})")
    shown.until("heard.filter(([, type]) => ['load', 'error'].includes(type)).length === 2")
    assert heard(shown, "load", "error") == [["grid", "error", 2, False], ["grid", "load", 3, False]]
    assert shown.js(f"[...{VIEWER}.querySelectorAll('[part~=loading]')].length") == 0


@everywhere
def test_the_viewer_follows_what_the_page_changes_in_the_open_item(shown):
    shown.js("void grid.open(0, {animated: false})")
    shown.until(f"{SHOWN}?.src.endsWith('0.png')")
    shown.js("void Object.assign(grid.children[0].firstChild, {alt: 'Changed', src: '4.png'})")
    shown.js("void (grid.children[0].href = '4.png')")
    shown.until(f"{SHOWN}?.src.endsWith('4.png') && {SHOWN}.complete && {SHOWN}.alt === 'Changed'")
    shown.until(f"{VIEWER}.querySelector('[part=caption-title]').textContent === 'Changed'")
    # The picture is 300 x 700 pixels, and the page does not say so.
    shown.until(f"{PHOTO}.offsetWidth / {PHOTO}.offsetHeight < 0.5")
    shown.js("void grid.open(3, {animated: false})")
    shown.until(f"{SHOWN}?.src.endsWith('2.png')")
    shown.js("void (grid.children[3].srcset = '3.png 1x')")
    shown.until(f"{SHOWN}?.src.endsWith('3.png')")


def test_a_picture_that_takes_long_shows_that_it_loads(shown):
    held = []
    shown.page.route("**/slow.png", lambda route: held.append(route))
    shown.js("void (grid.children[0].href = 'slow.png')")
    shown.js("void grid.open(0, {animated: false})")
    ring = f"[{PHOTO}.part.contains('loading'), getComputedStyle({PHOTO}, '::after').content]"
    shown.run(290)
    assert shown.js(ring) == [False, "none"]
    shown.run(20)
    assert shown.js(ring) == [True, '""']
    shown.until_called(lambda: bool(held))
    held[0].fulfill(status=404)
    shown.until("heard.some(([, type]) => type === 'error')")
    assert shown.js(f"[...{VIEWER}.querySelectorAll('[part~=loading]')].length") == 0
