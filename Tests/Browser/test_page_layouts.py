"""Plain pages are laid out as their authors expect: first items, padding, shadows, items side by side."""

import pytest
from browsers import always_everywhere, everywhere
from page_cases import show_page
from PIL import Image

BOXES = "[...{}.children].map(child => child.getBoundingClientRect()).map(({{x, y, width}}) => [x, y, width])"
# The places of some items of each strip.
PLACES = """[...document.querySelectorAll('vitrine-carousel')].map(strip => [...strip.querySelectorAll('article')].{}
  .map(item => item.getBoundingClientRect()).flatMap(({{x, y, width}}) => [x, y, width]))"""
RED = (200, 0, 0)


@everywhere
def test_a_strip_whose_first_item_is_longer_than_the_view_begins_where_it_should(desktop):
    show_page(desktop, "tall-first-item")
    strips = "[...document.querySelectorAll('vitrine-carousel')]"
    desktop.until(f"{strips}.every(strip => strip.position % 1 === 0)")
    assert desktop.js(f"{strips}.map(strip => strip.selectedIndex)") == [2, 0] * 2


@everywhere
def test_padded_items_are_as_wide_as_the_page_asks(desktop):
    for has_script in (False, True):
        show_page(desktop, "padded-items", has_script=has_script)
        boxes = [desktop.js(BOXES.format(f"document.querySelector('{name}')")) for name in ("#a", "#grid")]
        assert [width for _, _, width in boxes[0]] == pytest.approx([(1000 - 2 * 3) / 3] * 5, abs=0.1)
        assert boxes[1][1][0] == pytest.approx(boxes[1][0][2] + 3, abs=0.1), "cells lie side by side"


def image(screen, name: str) -> Image.Image:
    return Image.open(screen.shot(name)).convert("RGB")


@always_everywhere("edges of boxes: at parts of a pixel each browser draws them in its own way")
def test_no_light_seam_is_between_items_that_touch(desktop):
    show_page(desktop, "seam")
    shot = image(desktop, "seam")
    assert {shot.getpixel((x, 30)) for x in range(1000)} == {RED}


@always_everywhere("scroll snapping: where a row with padding rests before the script")
def test_the_padding_shows_the_shadows_of_cards_with_and_without_script(desktop):
    shots, places = [], []
    for has_script in (False, True):
        show_page(desktop, "shadow-clipped", has_script=has_script)
        places.append(desktop.js(PLACES.format("slice(0, 2)")))
        shots.append(image(desktop, f"shadows-{has_script}"))
    for before, after in zip(*places, strict=True):
        assert after == pytest.approx(before, abs=0.5)
    for x, y in ((60, 98), (60, 24), (25, 60), (400, 98)):
        before, after = (shot.getpixel((x, y)) for shot in shots)
        assert after[1] < 240, f"a shadow is at {x}, {y}"
        assert after == pytest.approx(before, abs=3), f"alike at {x}, {y}"


@always_everywhere("scroll snapping: where a row with padding rests before the script")
def test_a_strip_with_padding_stays_at_its_end_when_the_script_comes(desktop):
    show_page(desktop, "shadow-clipped", has_script=False)
    strips = "[...document.querySelectorAll('vitrine-carousel')]"
    # Firefox does not snap a scroll beyond the end of the other axis. The last strip is scrolled to its second item.
    along = "strip.dir ? -9999 : strip.style.scrollPadding ? 420 : 9999"
    ends = f"strip.matches('[axis]') ? [0, 9999] : [{along}, 0]"
    desktop.js(f"{strips}.forEach(strip => strip.scrollTo(...{ends}))")
    desktop.painted()
    before = desktop.js(PLACES.format("slice(-1)"))
    desktop.page.add_script_tag(url="http://page.test/vitrine.js", type="module")
    desktop.until(f"{strips}.every(strip => strip.matches(':state(drawn)'))")
    for _ in range(10):
        desktop.painted()
        for was, now in zip(before, desktop.js(PLACES.format("slice(-1)")), strict=True):
            assert now == pytest.approx(was, abs=0.5)


@pytest.mark.parametrize("begins_as", ["column", "row"])
def test_a_finger_leaves_a_column_at_its_ends(begins_as, phone):
    show_page(phone, "vertical-trap")
    column = "document.querySelector('vitrine-carousel')"
    if begins_as == "row":
        phone.js(f"({column}.removeAttribute('axis'), document.body.prepend({column}))")
        phone.painted()
        phone.js(f"void ({column}.axis = 'vertical')")
        phone.painted()
    swipe = [(195, 500 - 15 * step) for step in range(20)]
    phone.fingers(swipe)
    phone.until(f"{column}.selectedIndex === 1")
    assert phone.js("scrollY") == 0
    phone.until(f"{column}.position === 1")
    phone.painted()
    phone.fingers([*swipe, *[swipe[-1]] * 30])
    phone.until("scrollY > 200")
    phone.js("scrollTo(0, 0)")
    phone.painted()
    phone.fingers([(x, 700 - y) for x, y in swipe])
    phone.until(f"{column}.selectedIndex === 0")
    assert phone.js("scrollY") == 0, "the column still has a way to go"
