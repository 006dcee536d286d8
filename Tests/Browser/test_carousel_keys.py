"""Keys, focus, fragments and found text bring an item of a carousel into view."""

import pytest
from browsers import always_everywhere, everywhere
from carousel import CAROUSEL, card


@always_everywhere("one page of a gesture: keys")
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


@always_everywhere("focus: each browser scrolls to the focused element")
def test_focus_brings_its_item_into_view(desktop, show_carousel):
    links = "".join(f'<div class="card"><a href="#">Link {n}</a></div>' for n in range(12))
    carousel = show_carousel(desktop, items=links)
    for index in range(12):
        desktop.js(f"document.querySelectorAll('.card a')[{index}].focus()")
        carousel.still()
        assert carousel.selected == index
        assert carousel.x(index) == pytest.approx(0, abs=0.5)
    assert desktop.js("[scrollX, document.documentElement.scrollLeft]") == [0, 0]


@always_everywhere("scrolling: each browser has its own order of scrolling and focus")
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
    send = f"""(key => !{CAROUSEL}.dispatchEvent(
        new KeyboardEvent('keydown', {{key, cancelable: true}})))"""
    assert desktop.js(f"{send}('ArrowRight')")
    carousel.until_settled(1)
    assert not desktop.js(f"{send}('ArrowUp')")
    next_button = f"{CAROUSEL}.shadowRoot.querySelector('[part=next]')"
    desktop.js(f"{next_button}.focus()")
    desktop.press("ArrowRight")
    carousel.still()
    assert carousel.selected == 1, "keys on its buttons are theirs"


LINKS = "".join(f'<div class="card"><a href="#{n}">Link {n}</a> <a href="#more">More</a></div>' for n in range(12))
FOCUSED = "document.activeElement.textContent"


@everywhere
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_focus_in_an_item_follows_the_row(direction, desktop, show_carousel):
    carousel = show_carousel(desktop, attributes=f'dir="{direction}"', items=LINKS)
    forward, back = ("ArrowRight", "ArrowLeft") if direction == "ltr" else ("ArrowLeft", "ArrowRight")
    desktop.press("Tab", "Tab")
    assert desktop.js(FOCUSED) == "Link 0"
    for key, target in [(forward, 1), (forward, 2), (back, 1), ("End", 11), (forward, 11), ("Home", 0)]:
        desktop.press(key)
        assert desktop.js(FOCUSED) == f"Link {target}"
        carousel.until_settled(target)
    assert desktop.js("[scrollX, document.documentElement.scrollLeft]") == [0, 0]


@everywhere
def test_focus_on_a_second_link_goes_to_the_first_of_the_next_item(desktop, show_carousel):
    carousel = show_carousel(desktop, items=LINKS)
    desktop.press("Tab", "Tab", "Tab")
    assert desktop.js(FOCUSED) == "More"
    desktop.press("ArrowRight")
    carousel.until_settled(1)
    assert desktop.js(FOCUSED) == "Link 1"


@everywhere
def test_focus_goes_to_the_row_where_an_item_has_nothing_for_it(desktop, show_carousel):
    carousel = show_carousel(desktop, items='<div class="card"><a href="#">Link</a></div>' + card(1) + card(2))
    desktop.press("Tab", "Tab", "ArrowRight")
    carousel.until_settled(1)
    assert desktop.js(f"{CAROUSEL}.shadowRoot.activeElement?.part.value") == "viewport"
    desktop.press("ArrowRight")
    carousel.until_settled(2)


@everywhere
def test_focus_follows_to_items_of_data_that_have_no_element_yet(desktop, show_carousel):
    carousel = show_carousel(desktop, count=1)
    desktop.js(
        f"""void ({CAROUSEL}.items = {{count: 1000, key: index => index,
        render: (index, element) => {{
            element.className = 'card'
            element.innerHTML = `<a href="#${{index}}">Link ${{index}}</a>`
        }}}})"""
    )
    carousel.still()
    desktop.press("Tab", "Tab", "End")
    assert desktop.js(FOCUSED) == "Link 999"
    carousel.still()
    assert carousel.selected == 999


@everywhere
def test_focus_stays_in_a_row_that_a_page_keeps_where_it_is(desktop, show_carousel):
    carousel = show_carousel(desktop, items=LINKS)
    desktop.js("void addEventListener('vitrine-change', event => event.preventDefault())")
    desktop.press("Tab", "Tab", "ArrowRight")
    carousel.still()
    assert carousel.selected == 0
    assert desktop.js(FOCUSED) == "Link 0"
    desktop.press("Tab", "ArrowRight")
    carousel.still()
    assert desktop.js(FOCUSED) == "More"


@always_everywhere("focus: each browser has its own order of its events")
def test_focus_stays_where_a_page_takes_it_while_the_row_moves(desktop, show_carousel):
    carousel = show_carousel(desktop, items=LINKS)
    desktop.js(
        """void (document.body.insertAdjacentHTML('beforeend', '<button>Outside</button>'),
        addEventListener('vitrine-change', () => document.querySelector('body > button').focus()))"""
    )
    desktop.press("Tab", "Tab", "ArrowRight")
    carousel.until_settled(1)
    assert desktop.js(FOCUSED) == "Outside"


@everywhere
def test_a_page_may_take_all_items_away_while_the_row_moves(desktop, show_carousel):
    show_carousel(desktop, items=LINKS)
    desktop.js(f"void addEventListener('vitrine-change', () => ({CAROUSEL}.items = {{count: 0, render() {{}}}}))")
    desktop.press("Tab", "Tab", "ArrowRight")
    desktop.painted()
    assert desktop.js(f"[...{CAROUSEL}.children].filter(child => child.checkVisibility()).length") == 0
