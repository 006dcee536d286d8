"""The viewer on a page that two fingers have magnified."""

import pytest
from album import full_screen
from grid import VIEWER, Rect

SEEN = "(({offsetLeft, offsetTop, width, height}) => [offsetLeft, offsetTop, width, height])(visualViewport)"
CLOSE = f"{VIEWER}.querySelector('[part=close]')"


def test_the_photograph_fills_what_is_visible(phone, show_grid):
    grid = show_grid(phone)
    phone.cdp.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
    phone.until("visualViewport.scale === 2")
    phone.js("document.addEventListener('vitrine-settle', ({detail}) => (globalThis.settled = detail))")
    phone.js("document.querySelector('vitrine-photo-grid').open(0)")
    grid.until_landed(is_open=True)
    x, y, width, height = phone.js(SEEN)
    screen = full_screen(phone, 0)
    fitted = Rect(x + screen.x / 2, y + screen.y / 2, screen.width / 2, screen.height / 2)
    assert grid.photo.is_near(fitted, 0.6)
    assert phone.js("settled.frame.x") == pytest.approx(fitted.x, abs=0.6)
    close = phone.js(f"{CLOSE}.getBoundingClientRect().toJSON()")
    assert x <= close["x"] and close["right"] <= x + width
    assert y <= close["y"] and close["bottom"] <= y + height
    phone.js(f"{CLOSE}.click()")
    grid.until_landed(is_open=False)
