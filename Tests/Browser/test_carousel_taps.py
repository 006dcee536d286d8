"""A tap selects or clicks an item of a carousel. Controls and strips inside an item keep their presses and drags."""

import pytest
from browsers import everywhere
from carousel import CAROUSEL, card

LINKS = "".join(f'<a class="card" href="#card{n}">Card {n}</a>' for n in range(7))


@everywhere
@pytest.mark.parametrize(("attributes", "items"), [("loop", ""), ('loop tap="select"', LINKS)], ids=["cards", "links"])
def test_a_tap_brings_an_item_by_the_short_way_and_the_next_one_clicks_it(attributes, items, desktop, show_carousel):
    carousel = show_carousel(desktop, attributes=attributes, items=items)
    desktop.page.mouse.click(*carousel.item(6).center)
    desktop.run(64)
    assert carousel.x(6) < 0
    carousel.until_settled(6)
    assert desktop.js("clicked") == []
    desktop.page.mouse.click(*carousel.item(6).center)
    assert desktop.js("clicked") == ["Card 6"]
    assert desktop.js("location.hash") == ("#card6" if items else "")


@everywhere
def test_presses_on_controls_inside_are_theirs(desktop, show_carousel):
    fields = [
        '<input type="range" aria-label="r" style="height: 100px">',
        '<textarea aria-label="t" style="height: 100px"></textarea>',
        '<p data-no-drag style="height: 100px">mine</p>',
    ]
    cards = "".join(f'<div class="card">{field}</div>' for field in fields)
    carousel = show_carousel(desktop, items=cards, attributes="")
    for index in range(3):
        desktop.js(f"void ({CAROUSEL}.selectedIndex = {index})")
        desktop.still()
        x, y = carousel.item(index).x + 60, carousel.item(index).y + 45
        desktop.drag(*[(x - 15 * step, y) for step in range(8)])
        desktop.still()
        assert carousel.x(index) == pytest.approx(0, abs=0.5), index


def test_a_carousel_in_a_carousel_takes_its_own_axis(phone, show_carousel):
    inner = "".join(f'<div style="height: 200px">Inner {n}</div>' for n in range(4))
    nested = f'<vitrine-carousel class="card inner" axis="vertical" style="padding: 0">{inner}</vitrine-carousel>'
    carousel = show_carousel(phone, items=nested + card(1) + card(2))
    find = "document.querySelector('.inner')"
    phone.until(f"{find}.matches(':state(drawn)')")
    phone.fingers([(195, 220 - 12 * step) for step in range(10)])
    carousel.still()
    assert phone.js(f"{find}.selectedIndex") >= 1
    assert carousel.selected == 0
    phone.fingers([(250 - 20 * step, 150) for step in range(10)])
    carousel.still()
    assert carousel.selected != 0


@pytest.mark.parametrize("loop", ["", "loop"])
def test_a_carousel_in_a_carousel_of_the_same_axis_yields_at_its_end(loop, phone, show_carousel):
    inner = "".join(f'<div style="width: 280px">Inner {n}</div>' for n in range(2))
    nested = f'<vitrine-carousel class="card inner" {loop} align="start" style="padding: 0">{inner}</vitrine-carousel>'
    carousel = show_carousel(phone, attributes="", items=nested + card(1) + card(2))
    find = "document.querySelector('.inner')"
    phone.until(f"{find}.matches(':state(drawn)')")
    phone.fingers([(250 - 15 * step, 150) for step in range(10)])
    carousel.still()
    assert phone.js(f"{find}.selectedIndex") == 1
    assert carousel.selected == 0
    phone.fingers([(280 - 20 * step, 150) for step in range(10)])
    carousel.still()
    assert (carousel.selected == 0) == bool(loop), "the outer one takes over at the end, if there is one"
