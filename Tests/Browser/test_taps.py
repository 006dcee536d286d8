"""Taps on an item of a carousel: on its links and buttons, and elsewhere."""

import pytest
from browsers import always_everywhere, everywhere
from carousel import CAROUSEL, Carousel, page

PRODUCT = """
  <article class="card">Card {0} <button onclick="acted.push('buy {0}')">Buy</button>
    <a href="#card-{0}" onclick="acted.push('read {0}')">Read</a>
    <details><summary onclick="acted.push('more {0}')">More</summary></details></article>"""
LINK = '<a class="card" href="#card-{0}" onclick="acted.push(\'link {0}\')">Card {0}</a>'


def show(screen, attributes: str, item: str) -> Carousel:
    """Shows a carousel of seven such items. `acted` records the clicks on their links and buttons."""
    items = "".join(item.format(number) for number in range(7))
    screen.page.add_init_script("globalThis.acted = []")
    return Carousel(screen).show(page(attributes, items=items))


def click(screen, number: int, selector: str):
    """Clicks the element that a selector finds in an item."""
    found = f"{CAROUSEL}.children[{number}].querySelector('{selector}')"
    box = screen.js(f"{found}.getBoundingClientRect().toJSON()")
    screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@always_everywhere("one page of a gesture: a click")
@pytest.mark.parametrize("snap", ["item", "free"])
def test_links_and_buttons_of_any_visible_item_act_at_the_first_tap(screens, snap):
    screen = screens(width=1000, height=400)
    carousel = show(screen, f'loop snap="{snap}"', PRODUCT)
    for selector, acted in [("button", "buy 1"), ("a", "read 1"), ("summary", "more 1")]:
        click(screen, 1, selector)
        assert screen.js("acted.splice(0)") == [acted]
    assert carousel.selected == 0


@everywhere
def test_with_select_a_tap_brings_the_item_first(screens):
    screen = screens(width=1000, height=400)
    show(screen, 'loop tap="select"', PRODUCT)
    click(screen, 1, "button")
    screen.until("reported.some(([type, index]) => type === 'settle' && index === 1)")
    assert screen.js("acted") == []
    click(screen, 1, "button")
    assert screen.js("acted") == ["buy 1"]


@pytest.mark.parametrize(("tap", "acted", "selected"), [("act", ["link 1"], 0), ("select", [], 1)])
def test_an_item_that_is_a_link_is_a_control_itself(screens, tap, acted, selected):
    screen = screens(width=1000, height=400)
    carousel = show(screen, f'loop tap="{tap}"', LINK)
    screen.page.mouse.click(*carousel.item(1).center)
    screen.until(f"{CAROUSEL}.selectedIndex === {selected}")
    assert screen.js("acted") == acted


def test_a_tap_beside_the_controls_of_an_item_brings_it(screens):
    screen = screens(width=1000, height=400)
    carousel = show(screen, "loop", PRODUCT)
    screen.page.mouse.click(*carousel.item(1).center)
    screen.until(f"{CAROUSEL}.selectedIndex === 1")
    assert screen.js("acted") == []
