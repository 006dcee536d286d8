"""A grid in a box that scrolls, such as the main area of an app."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from test_contract import ELEMENT, MODULE, PICTURE, drawn, page, strip

LINKS = f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' * 90
STYLE = """<style>main { position: fixed; inset: 80px auto auto 0; width: 340px; height: 300px; overflow: auto }
    a { background: silver }</style>"""
BOXES = f"""(index => [document.querySelector('main'), {ELEMENT}.children[index]].map(it => {{
    const {{top, bottom}} = it.getBoundingClientRect(); return [top, bottom];
}}))"""


def show(screen):
    screen.show(page(strip(name="vitrine-photo-grid", items=LINKS), STYLE, MODULE), PACKAGE)
    drawn(screen)
    screen.painted()


def is_in_the_box(screen, index: int) -> bool:
    (top, bottom), (start, end) = screen.js(f"{BOXES}({index})")
    return start >= top - 1 and end <= bottom + 1


@everywhere
@pytest.mark.parametrize("index", [40, 89])
def test_an_item_that_is_selected_comes_into_view_in_the_box(index, desktop):
    show(desktop)
    desktop.js(f"void {ELEMENT}.select({index})")
    desktop.until(f"{ELEMENT}.selectedIndex === {index}")
    desktop.painted()
    assert is_in_the_box(desktop, index)
    desktop.js(f"void {ELEMENT}.select(0)")
    desktop.painted()
    assert is_in_the_box(desktop, 0)


@always_everywhere("focus: each browser scrolls the boxes around the focused element")
def test_keys_keep_focus_in_the_box(desktop):
    show(desktop)
    desktop.js(f"void {ELEMENT}.children[0].focus()")
    for key in ["ArrowDown"] * 8 + ["ArrowUp"] * 5:
        press = f"new KeyboardEvent('keydown', {{key: '{key}', bubbles: true}})"
        desktop.js(f"void document.activeElement.dispatchEvent({press})")
        desktop.painted()
        focused = desktop.js(f"[...{ELEMENT}.children].indexOf(document.activeElement)")
        assert is_in_the_box(desktop, focused), key


@everywhere
def test_a_box_that_becomes_smaller_is_noticed(desktop):
    show(desktop)
    desktop.js("void (document.querySelector('main').style.height = 'auto')")
    desktop.painted()
    # A new preference of the page makes the grid look around while nothing scrolls it.
    desktop.js("void (document.documentElement.dir = 'ltr')")
    desktop.painted()
    desktop.js("void (document.querySelector('main').style.height = '300px')")
    desktop.painted()
    desktop.js(f"void {ELEMENT}.select(89)")
    desktop.painted()
    assert is_in_the_box(desktop, 89)
