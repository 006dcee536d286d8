"""A strip shows the items that a browser scrolls to, although it does not scroll natively."""

import pytest
from carousel import CAROUSEL, ITEMS, Carousel

# A card with a nested element, and with text that a search finds.
CARDS = "".join(
    f'<div class="card" id="c{n}"><p id="p{n}">Card <b id="b{n}">number{n}</b></p><a href="#">Link {n}</a></div>'
    for n in range(12)
)


@pytest.fixture
def show_texts(desktop, show_carousel):
    def show(**options) -> Carousel:
        return show_carousel(desktop, **({"attributes": "loop", "items": CARDS} | options))

    return show


def is_in_the_middle(carousel: Carousel, index: int, axis=0):
    carousel.until_settled(index)
    assert carousel.item(index).center[axis] == pytest.approx(carousel.middle[axis], abs=0.5)
    assert carousel.screen.js("[scrollX, document.querySelector('main').scrollLeft]") == [0, 0]


@pytest.mark.parametrize("options", ["", "{ block: 'nearest', inline: 'center' }"])
def test_scroll_into_view_of_an_item_goes_to_it(options, desktop, show_texts):
    carousel = show_texts()
    desktop.js(f"document.querySelector('#c5').scrollIntoView({options})")
    is_in_the_middle(carousel, 5)


def test_scroll_into_view_brings_the_carousel_into_view_too(desktop, show_texts):
    carousel = show_texts(style="main { padding-block: 2000px }")
    desktop.js("document.querySelector('#c7').scrollIntoView({ block: 'center' })")
    carousel.until_settled(7)
    assert carousel.middle[1] == pytest.approx(400, abs=1)


@pytest.mark.parametrize("attributes", ["", 'loop dir="rtl"', 'loop axis="vertical"'])
def test_found_text_is_gone_to(attributes, desktop, show_texts):
    carousel = show_texts(attributes=attributes)
    axis = int("vertical" in attributes)
    assert desktop.js("find('number8')")
    is_in_the_middle(carousel, 8, axis)
    assert desktop.js("find('number3', false, true)")
    is_in_the_middle(carousel, 3, axis)


def test_a_fragment_of_something_in_an_item_is_gone_to(desktop, show_texts):
    carousel = show_texts()
    desktop.js("void (location.hash = '#b9')")
    is_in_the_middle(carousel, 9)


def test_what_is_taken_out_scrolls_as_ever(desktop, show_texts):
    show_texts()
    desktop.js(f"void (globalThis.card = {ITEMS}[4], document.querySelector('main').append(card))")
    desktop.still()
    assert desktop.js("card.scrollIntoView === Element.prototype.scrollIntoView")
    assert desktop.js(f"{CAROUSEL}.childElementCount") == 11
