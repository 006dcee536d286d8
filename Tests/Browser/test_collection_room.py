"""The room of pictures that fly: the window, the margins of the page, and where a row comes to rest."""

from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from collection_page import COLLECTION, show_collection, write_pictures
from flown import assert_near, distance
from PIL import Image

LAYER = "[...document.querySelectorAll('vitrine-collection > [slot]')]"
LAYER += ".map(({shadowRoot}) => shadowRoot.querySelector('[part=flight]')).find(Boolean)"
IS_PLAYED = "[...document.querySelectorAll('vitrine-collection > [slot]')].some(({shadowRoot}) => "
IS_PLAYED += "shadowRoot.getAnimations().some(({effect}) => effect.target.closest('[part=flight]')))"
MARGIN = 8  # The margin of the page, in pixels.


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    return write_pictures(tmp_path_factory.mktemp("collection"))


@pytest.fixture
def show(folder):
    return partial(show_collection, folder)


@pytest.mark.parametrize("way", ["script", "compositor"])
@pytest.mark.parametrize(("here", "there"), [("grid", "deck"), ("deck", "stitched"), ("stitched", "grid")])
def test_a_window_that_turns_takes_the_pictures_from_where_they_are(here, there, way, phone, show):
    screen = show(phone)
    screen.js(f"{COLLECTION}.selectedIndex = 5; 0")
    if here != "grid":
        screen.js(f"go('{here}')")
    screen.still()
    screen.js(f"go('{there}')")
    if way == "compositor":
        screen.run(160)
        assert screen.js(IS_PLAYED)
    else:
        for _ in range(10):
            screen.tick(16)
            # While there are events, script draws.
            screen.js(f"{COLLECTION}.setAttribute('speed', {COLLECTION}.speed === 1 ? 0.99 : 1)")
        assert not screen.js(IS_PLAYED)
        screen.js(f"{COLLECTION}.setAttribute('speed', 1)")
        screen.tick(0)
    before = screen.js("flown()")
    screen.page.set_viewport_size({"width": 844, "height": 390})
    screen.painted()
    screen.tick(0)
    frames = [screen.js("flown()")]
    assert_near(frames[0], before, 1)
    left, width = screen.js(f"(({{x, width}}) => [x, width])({LAYER}.getBoundingClientRect())")
    assert (left, width) == pytest.approx((MARGIN, 844 - 2 * MARGIN), abs=0.5)
    while flown := screen.js("flown()"):
        frames.append(flown)
        screen.run(16)
    assert len(frames) > 20
    # No picture moves much farther in a frame than in the first frames of a flight, and none jumps when it lands.
    for name in frames[-1]:
        ways = [distance(one[name], other[name]) for one, other in zip(frames, frames[1:], strict=False)]
        assert max(ways[len(ways) // 2 :]) < 40, name
    screen.still()
    assert_near(frames[-1], screen.js(f"shown({COLLECTION}.exhibit)"), 1)


def test_a_narrower_window_has_its_own_margin_during_a_flight(desktop, show):
    screen = show(desktop)
    screen.js("go('stitched')")
    screen.still()
    screen.js("go('deck')")
    screen.run(96)
    screen.page.set_viewport_size({"width": 700, "height": 800})
    screen.painted()
    screen.tick(0)
    left, width = screen.js(f"(({{x, width}}) => [x, width])({LAYER}.getBoundingClientRect())")
    assert (left, width) == pytest.approx((MARGIN, 700 - 2 * MARGIN), abs=0.5)
    screen.still()


@pytest.mark.parametrize("overflow", ["clip", "visible"])
def test_pictures_that_fly_are_cut_where_those_at_rest_are(overflow, desktop, show):
    screen = show(desktop)
    screen.page.add_style_tag(content=f"vitrine-collection > ::part(viewport) {{ overflow: {overflow} }}")
    screen.js("go('carousel')")
    screen.still()
    at_rest = margins_are_empty(screen)
    assert at_rest == (overflow == "clip")
    for there in ["stitched", "deck", "carousel"]:
        screen.js(f"go('{there}')")
        reaching = 0
        for _ in range(8):
            right = screen.js("innerWidth")
            if any(x < right - 2 and x + width > right for x, _, width, _ in screen.js("flown()").values()):
                reaching += 1
                assert margins_are_empty(screen) == at_rest, there
            screen.tick(32)
        assert reaching, there
        screen.still()
        assert screen.js("document.documentElement.scrollWidth <= innerWidth")


def margins_are_empty(screen) -> bool:
    """Whether the margin to the right of the collection is white beside it."""
    width, top, height = screen.js(
        f"(({{y, height}}) => [innerWidth, y, height])({COLLECTION}.getBoundingClientRect())"
    )
    clip = {"x": width - MARGIN + 1, "y": top, "width": MARGIN - 1, "height": height}
    strip = Image.open(BytesIO(screen.page.screenshot(clip=clip))).convert("L")
    return strip.getextrema() == (255, 255)


@pytest.mark.parametrize("room", [0, 900])
def test_what_follows_a_collection_moves_at_once_or_not_at_all(room, desktop, show):
    screen = show(desktop)
    style = f"vitrine-collection {{ min-block-size: {room}px; --vitrine-min-cell: 400px }}"
    screen.page.add_style_tag(content=style)
    screen.js("document.querySelector('main').insertAdjacentHTML('beforeend', '<p>Below</p>')")
    screen.still()
    below = "document.querySelector('main > p').getBoundingClientRect().y + scrollY"
    end = f"{COLLECTION}.getBoundingClientRect().bottom + scrollY"
    before = screen.js(below)
    for there in ["stitched", "deck", "grid"]:
        screen.js(f"go('{there}')")
        start = screen.js(below)
        assert screen.js(f"{below} >= {end}")
        while screen.js("boxes().length"):
            assert screen.js(below) == pytest.approx(start, abs=0.5)
            screen.run(48)
        assert screen.js(below) == pytest.approx(start, abs=0.5)
        if there != "grid":
            assert (start == pytest.approx(before, abs=0.5)) == bool(room)


def place_of(index: int) -> str:
    """Returns an expression for the place of an item of the present arrangement."""
    image = f"{COLLECTION}.exhibit.querySelector('[alt=\"Picture {index}\"]')"
    return f"rect({image}.closest('vitrine-collection > * > *').getBoundingClientRect())"


@pytest.mark.parametrize("name", ["stitched", "expanding", "carousel"])
@pytest.mark.parametrize("index", [2, 5, 13])
def test_a_row_rests_alike_on_a_picture_however_it_has_been_reached(name, index, desktop, show):
    screen = show(desktop)
    screen.js("go('deck')")
    screen.still()
    screen.js(f"{COLLECTION}.selectedIndex = {index}; 0")
    screen.still()
    place = place_of(index)
    screen.js(f"go('{name}')")
    screen.still()
    flown = screen.js(place)
    assert screen.js(f"{COLLECTION}.selectedIndex") == index
    for other in [0, 9]:
        screen.js(f"{COLLECTION}.exhibit.select({other}); 0")
        screen.still()
        screen.js(f"{COLLECTION}.exhibit.select({index}); 0")
        screen.still()
        assert screen.js(place) == pytest.approx(flown, abs=0.5)


@pytest.mark.parametrize("name", ["stitched", "expanding"])
def test_a_row_that_a_person_has_moved_is_there_again(name, desktop, show):
    screen = show(desktop)
    screen.js(f"{COLLECTION}.selectedIndex = 5; go('{name}')")
    screen.still()
    place = place_of(5)
    x, y, width, height = screen.js(place)
    start = (x + width / 2, y + height / 2)
    screen.drag(start, (start[0] + 30, start[1]), *[(start[0] + 30, start[1] + step) for step in range(9)])
    screen.still()
    moved = screen.js(place)
    assert moved[0] - x > 10
    assert screen.js(f"{COLLECTION}.selectedIndex") == 5
    screen.js("go('deck')")
    screen.still()
    screen.js(f"go('{name}')")
    screen.still()
    assert screen.js(place) == pytest.approx(moved, abs=0.5)
