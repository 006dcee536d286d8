"""Flights begin with what the thumbnail shows, and pictures that are small or broken are shown as such."""

import pytest
from browsers import always_everywhere, everywhere
from grid import SHOWN_PART, Rect
from page_cases import show_page
from PIL import Image

COLORS = [(220, 0, 0), (0, 160, 0), (0, 0, 220), (230, 200, 0)]


@pytest.fixture(scope="session")
def drawn(tmp_path_factory):
    """The pictures of the pages: a portrait with a colour in each quarter, and a tiny one."""
    folder = tmp_path_factory.mktemp("drawn")
    quad = Image.new("RGB", (600, 900))
    for number, color in enumerate(COLORS):
        quad.paste(color, (number % 2 * 300, number // 2 * 450, number % 2 * 300 + 300, number // 2 * 450 + 450))
    quad.save(folder / "quad.png")
    Image.new("RGB", (16, 16), COLORS[2]).save(folder / "tiny.png")
    return folder


def photo(element: str) -> str:
    """Returns the JavaScript that finds the photograph in the viewer of an element."""
    return f"{element}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('{SHOWN_PART}')"


@always_everywhere("object-position: each browser writes the computed value in its own way")
def test_a_flight_begins_with_what_the_thumbnail_shows(desktop, drawn):
    """The whole picture is where CSS has drawn it, and the same part of it is in view."""
    desktop.own_time()
    show_page(desktop, "object-position", drawn)
    desktop.until("[...document.images].every(image => image.complete)")
    desktop.painted()
    shown = desktop.js("thumbnails()")
    assert len(shown) == 11
    for number, (visible, whole) in enumerate(shown):
        element = desktop.js(f"show({number})")
        opened = photo(f"document.getElementById('{element}')")
        desktop.until(f"{opened} && {opened}.getBoundingClientRect().width > 0")
        boxes = desktop.js(f"[{opened}, {opened}.firstElementChild].map(box => sides(box.getBoundingClientRect()))")
        for expected, found in zip((visible, whole), boxes, strict=True):
            assert Rect(*found).is_near(Rect(*expected), within=1.5), (number, expected, found)
        desktop.js(f"document.getElementById('{element}').close({{animated: false}})")
        desktop.still()


@everywhere
def test_a_tiny_picture_is_not_blown_up_and_a_broken_one_says_so(desktop, drawn):
    desktop.expected = ["404", "missing.png"]
    show_page(desktop, "tiny-upscaled", drawn)
    opened = photo("g")
    for item in range(4):
        desktop.js(f"g.open({item}, {{animated: false}})")
        desktop.until(f"{opened}.getBoundingClientRect().width === 32")
    desktop.js("void g.close({animated: false})")
    desktop.js("void g.open(4, {animated: false})")
    desktop.until(f"{opened}.matches('[part~=failed]') && {opened}.querySelector('p').checkVisibility()")
