"""A child with `slot="overlay"` is shown over the current photograph in the viewer, and is not an item."""

import pytest
from album import PACKAGE
from browsers import everywhere
from test_contract import ELEMENT, PICTURE, drawn, page, strip
from test_viewer_toolbar import CARDS, LINKS, MODULE, NAMES, open_first

STYLE = "position: absolute; left: 25%; top: 50%; width: 50%; height: 25%"
MARK = f'<img id="mark" slot="overlay" alt="" src="{PICTURE}" style="{STYLE}">'
PHOTO = (
    f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
    ".querySelector('[part~=photo]:not([part~=beside], [hidden]) > div')"
)


def show(screen, name="vitrine-photo-grid"):
    screen.own_time()
    items = (CARDS if name == "vitrine-expanding-carousel" else LINKS) + MARK
    screen.show(page(strip(name=name, items=items), MODULE), PACKAGE)
    drawn(screen)
    screen.still()


def is_over_the_photograph(screen) -> bool:
    photo = screen.js(f"{PHOTO}.getBoundingClientRect().toJSON()")
    part = [
        photo["x"] + photo["width"] / 4,
        photo["y"] + photo["height"] / 2,
        photo["width"] / 2,
        photo["height"] / 4,
    ]
    mark = screen.box("#mark")
    return [mark["x"], mark["y"], mark["width"], mark["height"]] == pytest.approx(part, abs=0.1)


@everywhere
@pytest.mark.parametrize("name", NAMES)
def test_it_is_seen_in_the_viewer_alone(name, desktop):
    show(desktop, name)
    assert desktop.box("#mark")["width"] == 0
    open_first(desktop)
    assert desktop.box("#mark")["width"] > 20 and is_over_the_photograph(desktop)
    desktop.js(f"void {ELEMENT}.close({{animated: false}})")
    desktop.still()
    assert desktop.box("#mark")["width"] == 0


@everywhere
def test_it_grows_with_the_photograph(desktop):
    show(desktop)
    open_first(desktop)
    width = desktop.box("#mark")["width"]
    desktop.press("=")
    desktop.still()
    assert desktop.box("#mark")["width"] > width * 1.2 and is_over_the_photograph(desktop)


@everywhere
def test_it_is_over_the_photograph_that_is_shown_next(desktop):
    show(desktop)
    open_first(desktop)
    desktop.press("ArrowRight")
    desktop.still()
    assert desktop.js(f"{ELEMENT}.openIndex") == 1
    assert is_over_the_photograph(desktop)


@everywhere
def test_a_tap_on_it_is_one_on_the_photograph(desktop):
    show(desktop)
    open_first(desktop)
    mark = desktop.box("#mark")
    desktop.page.mouse.click(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2)
    desktop.run(1000)
    desktop.still()
    assert desktop.js(f"{ELEMENT}.openIndex") is None
