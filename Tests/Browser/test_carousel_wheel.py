"""A wheel scrolls a carousel along its axis, and the page across it."""

import pytest
from browsers import always_everywhere, everywhere
from carousel import CAROUSEL, card


@always_everywhere("one page of a gesture: the wheel")
def test_the_wheel_scrolls_along_and_snaps_when_it_is_silent(desktop, show_carousel):
    carousel = show_carousel(desktop)
    desktop.wheel(640, 150, 25, 0)
    desktop.tick(16)
    assert carousel.x(0) == pytest.approx(-25, abs=0.5)
    carousel.still()
    assert carousel.x(0) == pytest.approx(0, abs=0.5)


@everywhere
def test_a_notch_leads_to_the_next_item(desktop, show_carousel):
    carousel = show_carousel(desktop)
    desktop.wheel(640, 150, 100, 0)
    carousel.still()
    assert desktop.js(f"{CAROUSEL}.selectedIndex") == 1
    desktop.wheel(640, 150, -100, 0)
    carousel.still()
    assert carousel.x(0) == pytest.approx(0, abs=0.5)


@always_everywhere("the wheel: each browser decides itself when it scrolls the page")
def test_the_wheel_across_is_the_pages(desktop, show_carousel):
    carousel = show_carousel(desktop, style="main { height: 3000px }")
    desktop.wheel(640, 150, 0, 200)
    desktop.until("scrollY > 100")
    assert carousel.x(0) == pytest.approx(0, abs=0.5)


def test_the_wheel_at_an_end_does_not_leave_the_row(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes="", style="main { width: 3000px } vitrine-carousel { width: 900px }")
    desktop.wheel(450, 150, -300, 0)
    desktop.wheel(450, 150, -300, 0)
    carousel.still()
    desktop.js(f"{CAROUSEL}.select(6, {{animated: false}})")
    desktop.tick(16)
    desktop.wheel(450, 150, 300, 0)
    desktop.still()
    assert desktop.js("scrollX") == 0


@everywhere
@pytest.mark.parametrize(("attribute", "item"), [("data-no-drag", 0), ("", 1)], ids=["its own", "the row's"])
def test_the_wheel_over_a_box_that_keeps_its_drags_is_the_boxs(attribute, item, desktop, show_carousel):
    content = '<div style="width: 700px; height: 90px">Wide</div>'
    box = f'<div class="card"><div id="box" {attribute} style="overflow: auto">{content}</div></div>'
    carousel = show_carousel(desktop, attributes='align="start"', items=box + "".join(map(card, range(6))))
    desktop.wheel(100, 110, 120, 0)
    carousel.still()
    if attribute:
        desktop.until("box.scrollLeft > 60")
    assert carousel.selected == item
    assert item == 0 or desktop.js("box.scrollLeft") == 0
