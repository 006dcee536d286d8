"""The controls of strips grow with the text of the page, and stay large enough for a finger."""

import pytest
from browsers import everywhere
from carousel import ROOT
from stitched import ROW

TWICE = "html { font-size: 200% }"
DOTS = f"[...{ROOT}.querySelectorAll('[part~=dot]')]"
TARGETS = f"{DOTS}.map(dot => [dot.offsetWidth, dot.offsetHeight])"
ICON = """(button => ['::before', '::after'].map(name => getComputedStyle(button, name))
    .map(({inlineSize, blockSize}) => [inlineSize, blockSize]))"""


def drawn(name: str) -> str:
    return f"(({{inlineSize, blockSize}}) => [inlineSize, blockSize])(getComputedStyle({DOTS}[4], '{name}'))"


@everywhere
@pytest.mark.parametrize(
    ("style", "size", "width", "height"),
    [("", 10, 24, 44), (TWICE, 20, 48, 88), ("html { font-size: 10px }", 10, 24, 28)],
    ids=["usual", "twice", "small"],
)
def test_dots_grow_with_text(style, size, width, height, desktop, show_carousel):
    show_carousel(desktop, attributes='indicator="dots"', count=9, style=style)
    assert desktop.js(drawn("::before")) == [f"{size}px"] * 2
    assert desktop.js(TARGETS) == [[width, height]] * 9


def test_no_large_dot_is_off_the_screen_of_a_phone(phone, show_carousel):
    show_carousel(phone, attributes='indicator="dots"', count=9, style=TWICE)
    assert min(width for width, _ in phone.js(TARGETS)) >= 24
    ends = phone.js(f"[{DOTS}[0], {DOTS}[8]].map(dot => dot.getBoundingClientRect()).map(({{x, right}}) => [x, right])")
    assert ends[0][0] >= 0 and ends[1][1] <= 390


@everywhere
@pytest.mark.parametrize(("style", "side"), [("", 16), (TWICE, 32)], ids=["usual", "twice"])
def test_the_icon_of_a_stitched_row_grows_with_text(style, side, desktop, show_row):
    show_row(desktop, style=style)
    button = f"{ROW}.shadowRoot.querySelector('[part=stitch]')"
    assert desktop.js(f"{ICON}({button})") == [[f"{side}px"] * 2] * 2
    assert desktop.js(f"{button}.offsetWidth") >= 44
