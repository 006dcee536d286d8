"""Keys, focus, fragments and found text bring an item of a carousel into view."""

import pytest
from browsers import everywhere
from carousel import card


@everywhere
def test_keys_move_it_but_not_from_a_text_field(desktop, show_carousel):
    carousel = show_carousel(
        desktop, items=card(0) + card(1) + '<div class="card"><input aria-label="name"></div>' + card(3)
    )
    desktop.press("Tab")
    desktop.press("ArrowRight")
    carousel.until_settled(1)
    desktop.press("End")
    carousel.until_settled(3)
    desktop.press("Home")
    carousel.until_settled(0)
    desktop.press("Tab")
    carousel.until_settled(2)
    desktop.press("ArrowRight", "ArrowLeft", "x")
    carousel.still()
    assert carousel.selected == 2
    assert desktop.js("document.querySelector('input').value") == "x"


@everywhere
def test_focus_brings_its_item_into_view(desktop, show_carousel):
    links = "".join(f'<div class="card"><a href="#">Link {n}</a></div>' for n in range(12))
    carousel = show_carousel(desktop, items=links)
    for index in range(12):
        desktop.js(f"document.querySelectorAll('.card a')[{index}].focus()")
        carousel.still()
        assert carousel.selected == index
        assert carousel.x(index) == pytest.approx(0, abs=0.5)
    assert desktop.js("[scrollX, document.documentElement.scrollLeft]") == [0, 0]


@everywhere
def test_fragments_and_scroll_into_view_go_there(desktop, show_carousel):
    items = "".join(f'<div class="card" id="c{n}">Card {n}</div>' for n in range(12))
    carousel = show_carousel(desktop, items=items)
    desktop.js("void (location.hash = '#c5')")
    carousel.until_settled(5)
    desktop.js("document.querySelector('#c9').scrollIntoView()")
    carousel.until_settled(9)


def test_found_text_comes_into_view(desktop, show_carousel):
    carousel = show_carousel(desktop, count=12)
    assert desktop.js("find('Card 7')")
    carousel.until_settled(7)


@everywhere
def test_a_page_hands_a_key_on(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes="controls")
    send = """(key => !document.querySelector('vitrine-carousel').dispatchEvent(
        new KeyboardEvent('keydown', {key, cancelable: true})))"""
    assert desktop.js(f"{send}('ArrowRight')")
    carousel.until_settled(1)
    assert not desktop.js(f"{send}('ArrowUp')")
    next_button = "document.querySelector('vitrine-carousel').shadowRoot.querySelector('[part=next]')"
    desktop.js(f"{next_button}.focus()")
    desktop.press("ArrowRight")
    carousel.still()
    assert carousel.selected == 1, "keys on its buttons are theirs"
