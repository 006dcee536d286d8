"""Flights begin with what the thumbnail shows, and pictures that are small or broken are shown as such."""

import pytest
from browsers import everywhere
from grid import SHOWN_PART
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
