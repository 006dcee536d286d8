"""Taps, keys and screen readers open and close cards."""

import pytest
from browsers import always_everywhere, everywhere
from expanding import CARDS, ITEMS, card, is_closed, is_open
from grid import SHOWN_PART, Rect
from PIL import Image


def test_a_tap_opens_another_one_closes_and_a_second_card_takes_over(phone, show_cards):
    cards = show_cards(phone)
    phone.tap(*cards.seen(0).center)
    cards.still()
    is_open(cards, 0)
    assert cards.expanded == 0
    phone.tap(*cards.seen(1).center)
    cards.still()
    is_open(cards, 1)
    is_closed(cards, 0)
    phone.shot("expanding-phone")
    phone.tap(*cards.seen(1).center)
    cards.still()
    assert cards.expanded is None
    assert phone.js("reported") == [[0, True], [0, False], [1, True], [1, False]]


def test_a_drag_while_a_card_opens_goes_on(phone, show_cards):
    cards = show_cards(phone)
    phone.tap(*cards.seen(1).center)
    phone.run(64)
    assert 0 < cards.openness(1) < 1
    x, y = 200, cards.seen(1).center[1]
    phone.fingers([(x - 8 * step, y) for step in range(16)], lift=False)
    assert cards.openness(1) < 1
    cards.still()
    phone.lift()
    cards.still()
    is_open(cards, 1)
    assert cards.seen(0).x < 0


def test_a_link_in_an_open_card_is_followed_and_the_card_stays_open(phone, show_cards):
    cards = show_cards(phone)
    phone.tap(*cards.seen(0).center)
    cards.still()
    link = phone.js(
        f"(box => [box.x + box.width / 2, box.y + box.height / 2])"
        f"({ITEMS}[0].querySelector('a').getBoundingClientRect())"
    )
    phone.tap(*link)
    cards.still()
    assert phone.js("location.hash") == "#w0"
    is_open(cards, 0)


@always_everywhere("one page of an element: expanding cards")
def test_focus_opens_nothing_enter_and_space_do_and_escape_closes(desktop, show_cards):
    cards = show_cards(desktop)
    desktop.press("Tab")
    assert desktop.js("document.activeElement.alt") == "Film 0"
    desktop.press("ArrowRight", "ArrowRight")
    cards.still()
    assert desktop.js("document.activeElement.alt") == "Film 2"
    assert desktop.js("reported") == []
    desktop.press("Enter")
    cards.still()
    is_open(cards, 2)
    desktop.shot("expanding-keyboard")
    desktop.press("Tab")
    assert desktop.js("document.activeElement.textContent") == "Watch 2"
    desktop.press("Escape")
    cards.still()
    is_closed(cards, 2)
    assert desktop.js("document.activeElement.alt") == "Film 2", "focus stays in the card"
    desktop.press("Space")
    cards.still()
    is_open(cards, 2)
    # The viewer returns focus to the card, whichever of its pictures was in the viewer.
    desktop.js(f"void {CARDS}.open(2)")
    cards.still()
    desktop.press("Escape")
    cards.still()
    assert desktop.js("document.activeElement.alt") == "Film 2"
    is_open(cards, 2)
    desktop.press("Escape")
    cards.still()
    is_closed(cards, 2)
    desktop.press("Space")
    cards.still()
    assert desktop.js("scrollY") == 0


@everywhere
def test_the_ring_of_a_card_lies_over_its_pictures(desktop, show_cards):
    cards = show_cards(desktop)
    box = cards.seen(0)
    # At its left edge beside the poster, and in the poster.
    points = [(round(box.x) + 1, round(box.y) + 60), (round(box.x) + 40, round(box.y) + 60)]

    def colours():
        with Image.open(desktop.shot("expanding-ring")) as image:
            return [image.convert("RGB").getpixel(point) for point in points]

    edge, middle = colours()
    desktop.press("Tab")
    cards.still()
    ring, same = colours()
    assert ring != edge and same == middle


@everywhere
def test_arrows_go_on_from_the_card_that_tab_has_reached(desktop, show_cards):
    cards = show_cards(desktop)
    before = cards.seen(0).x
    desktop.press("Tab", "Tab")
    cards.still()
    assert desktop.js("document.activeElement.alt") == "Film 1"
    assert cards.seen(0).x == before, "a card in view stays where it is"
    desktop.press("ArrowRight")
    cards.still()
    assert desktop.js("document.activeElement.alt") == "Film 2"


def test_links_in_closed_cards_cannot_be_reached(desktop, show_cards):
    show_cards(desktop, count=3)
    reached = []
    for _ in range(4):
        desktop.press("Tab")
        reached.append(desktop.js("document.activeElement.localName"))
    assert reached == ["img", "img", "img", "body"]


def test_screen_readers_know_what_opens_and_whether_it_is_open(desktop, show_cards):
    cards = show_cards(desktop, attributes='controls indicator="fraction"')
    state = f"{ITEMS}.slice(0, 3).map(card => card.querySelector('[data-part=poster]').ariaExpanded)"
    still = f"{ITEMS}.slice(0, 3).map(card => !card.querySelector('[data-part=still]').inert)"
    assert desktop.js(state) == ["false", "false", "false"]
    assert desktop.js(still) == [False, False, False], "nobody hears of a picture that is not seen"
    assert desktop.violations() == []
    desktop.js(f"{CARDS}.expand(1)")
    cards.still()
    assert desktop.js(state) == ["false", "true", "false"]
    assert desktop.js(still) == [False, True, False]
    assert desktop.violations() == []
    live = f"{CARDS}.shadowRoot.querySelector('[part=live]').textContent"
    assert desktop.js(live) == ""


def test_a_click_by_a_screen_reader_opens(desktop, show_cards):
    cards = show_cards(desktop)
    desktop.js(f"{ITEMS}[1].querySelector('[data-part=poster]').click()")
    cards.still()
    is_open(cards, 1)


def test_a_button_in_a_card_opens_the_viewer_from_its_still(desktop, show_cards):
    details = f'<div data-part="details"><button onclick="{CARDS}.open(1)">Look</button></div>'.replace("'", "&#39;")
    cards = show_cards(desktop, items=card(0) + card(1, details=details) + card(2))
    desktop.js("void addEventListener('vitrine-open', event => reported.push(['open', event.detail.index]))")
    cards.move_mouse_to(1)
    cards.still()
    home = cards.seen(1, "still")
    x, y = desktop.js("(box => [box.x + 9, box.y + 9])(document.querySelector('button').getBoundingClientRect())")
    desktop.page.mouse.click(x, y)
    desktop.until("reported.at(-1)[0] === 'open'")
    photo = f"{CARDS}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('{SHOWN_PART}')"
    flying = Rect(*desktop.js(f"(b => [b.x, b.y, b.width, b.height])({photo}.getBoundingClientRect())"))
    assert flying.is_near(home, within=60)


def test_a_finger_on_the_details_of_an_open_card_moves_the_row(phone, show_cards):
    details = '<div data-part="details"><p>Details</p></div>'
    cards = show_cards(phone, items="".join(card(number, details=details) for number in range(12)))
    phone.tap(*cards.seen(1).center)
    cards.still()
    before = cards.seen(1)
    x, y = before.center
    phone.fingers([(x - 8 * step, y) for step in range(16)], lift=False)
    assert cards.seen(1).x < before.x - 60
    phone.lift()
    cards.still()
    assert cards.seen(1).x < before.x - 60


LINK = """<a href="#w0"><img data-part="poster" src="poster.png" alt="Film 0"><div data-part="details">1961</div></a>"""


@everywhere
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_opens_a_card_that_is_a_link(key, desktop, show_cards):
    cards = show_cards(desktop, items=LINK + card(1))
    desktop.press("Tab", key)
    cards.still()
    assert cards.openness(0) == 1
    desktop.press(key)
    cards.still()
    assert cards.openness(0) == 0
    assert desktop.js("[location.hash, scrollY]") == ["", 0]


# This listener hears each click after the element, and keeps the browser from opening a tab.
KEEP_CLICKS = """void addEventListener('click', event => {
    globalThis.opened = [event.ctrlKey, event.metaKey, event.shiftKey, event.defaultPrevented]
    event.preventDefault()
})"""


@everywhere
@pytest.mark.parametrize("key", ["Control+Enter", "Shift+Enter"])
def test_a_modifier_leaves_a_card_that_is_a_link_to_the_browser(key, desktop, show_cards):
    cards = show_cards(desktop, items=LINK + card(1))
    desktop.js(KEEP_CLICKS)
    desktop.press("Tab", key)
    cards.still()
    assert desktop.js("reported") == []
    assert desktop.js("globalThis.opened") == [key.startswith("Control"), False, key.startswith("Shift"), False]


@everywhere
def test_a_key_opens_a_card_whose_poster_has_a_role_of_the_page(desktop, show_cards):
    poster = '<div data-part="poster" role="img" aria-label="Film 0" style="background: navy"></div>'
    cards = show_cards(desktop, items=f'<div>{poster}<div data-part="details">1961</div></div>' + card(1))
    desktop.press("Tab", "Enter")
    cards.still()
    assert cards.openness(0) == 1
