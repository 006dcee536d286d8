"""A mouse that rests on a card opens it, and the cards beside it move."""

import pytest
from browsers import always_everywhere, everywhere
from expanding import CARDS, ITEMS, is_closed, is_open

EASED = 0.5  # Ease-in-out is half-way at half of its time.


@always_everywhere("one page of a gesture: hover")
def test_a_mouse_that_rests_opens_a_card_and_one_that_leaves_closes_it(desktop, show_cards):
    cards = show_cards(desktop)
    is_closed(cards, 2)
    desktop.shot("expanding-closed")
    before = cards.seen(2)
    cards.move_mouse_to(2)
    desktop.run(64)
    assert cards.openness(2) == 0, "it waits for a moment"
    assert desktop.js("reported") == []
    desktop.until("reported.length > 0")
    while cards.openness(2) < EASED:
        desktop.tick(8)
    half = cards.openness(2)
    assert cards.seen(2).width == pytest.approx(150 + 100 * half, abs=0.5)
    assert cards.opacity(2, "poster") == pytest.approx(1 - half, abs=0.01)
    assert cards.opacity(2, "still") == cards.opacity(2, "details") == pytest.approx(half, abs=0.01)
    assert cards.seen(2, "poster").width == pytest.approx(150 * (1 + half / 2), abs=0.5)
    assert cards.seen(2, "still").width == 250
    desktop.shot("expanding-half")
    cards.still()
    is_open(cards, 2)
    assert cards.seen(2).x == pytest.approx(before.x, abs=0.5)
    assert cards.seen(3).x == pytest.approx(before.x + 270, abs=0.5)
    desktop.shot("expanding-open")
    desktop.page.mouse.move(600, 700, steps=4)
    cards.deliver_input()
    cards.still()
    is_closed(cards, 2)
    assert desktop.js("reported") == [[2, True], [2, False]]
    assert cards.expanded is None


@everywhere
def test_a_mouse_that_crosses_the_row_opens_nothing(desktop, show_cards):
    cards = show_cards(desktop)
    for index in range(7):
        cards.move_mouse_to(index)
        desktop.tick(16)
    desktop.page.mouse.move(600, 700)
    cards.deliver_input()
    cards.still()
    assert desktop.js("reported") == []


@everywhere
def test_the_next_card_takes_over_and_their_shared_width_stays(desktop, show_cards):
    cards = show_cards(desktop)
    cards.move_mouse_to(2)
    cards.still()
    first = cards.seen(2).x
    cards.move_mouse_to(3)
    desktop.until("reported.length > 1")
    while cards.openness(3) < 1:
        desktop.tick(16)
        assert cards.openness(2) + cards.openness(3) == pytest.approx(1, abs=0.01)
        assert cards.seen(2).x == pytest.approx(first, abs=0.5)
        assert cards.seen(4).x == pytest.approx(first + 150 + 250 + 2 * 20, abs=0.5)
    is_closed(cards, 2)
    is_open(cards, 3)


@everywhere
def test_a_card_that_is_half_hidden_comes_into_view(desktop, show_cards):
    cards = show_cards(desktop)
    last = max(index for index in range(12) if cards.seen(index).x < 1280)
    edge = cards.seen(last)
    assert edge.x + edge.width > 1280
    desktop.page.mouse.move(edge.x + 10, edge.y + 100, steps=4)
    cards.deliver_input()
    cards.still()
    is_open(cards, last)
    assert cards.seen(last).x + 250 == pytest.approx(1280, abs=0.5)


@everywhere
def test_turning_round_half_way_goes_back_from_there(desktop, show_cards):
    cards = show_cards(desktop)
    cards.move_mouse_to(2)
    desktop.until("reported.length > 0")
    while cards.openness(2) < EASED:
        desktop.tick(16)
    before = cards.openness(2)
    desktop.page.mouse.move(600, 700, steps=2)
    cards.deliver_input()
    assert cards.openness(2) == pytest.approx(before, abs=0.15)
    cards.still()
    is_closed(cards, 2)


@everywhere
def test_a_click_on_a_card_that_the_mouse_opened_opens_its_picture_and_it_stays_open(desktop, show_cards):
    cards = show_cards(desktop)
    cards.move_mouse_to(2)
    cards.still()
    x, y = cards.seen(2).center
    desktop.page.mouse.click(x, y + 20)
    cards.deliver_input()
    cards.still()
    assert desktop.js(f"{CARDS}.openIndex") == 2
    still, title = (f"getComputedStyle({ITEMS}[2].querySelector('{part}'))" for part in ("[data-part=still]", "h3"))
    assert desktop.js(f"{still}.visibility") == "hidden", "only the picture leaves"
    desktop.until(f"{title}.filter === 'opacity(0)'")
    desktop.press("Escape")
    cards.still()
    assert desktop.js(f"{CARDS}.openIndex") is None
    assert desktop.js(f"{still}.visibility") == "visible"
    desktop.until(f"{title}.filter === 'none'")
    desktop.page.mouse.move(600, 700, steps=4)
    cards.deliver_input()
    cards.still()
    is_open(cards, 2)
    assert desktop.js("reported") == [[2, True]]


def test_a_picture_is_there_as_soon_as_its_photograph_has_landed_and_the_rest_of_the_card_fades_in(desktop, show_cards):
    around = "rgb(0, 128, 0)"
    cards = show_cards(desktop, style=f"[data-part=still] {{ object-fit: contain; background: {around} }}")
    cards.move_mouse_to(2)
    cards.still()
    x, y = cards.seen(2).center
    desktop.page.mouse.click(x, y + 20)
    cards.deliver_input()
    cards.still()
    filters = "['[data-part=poster]', '[data-part=still]', '[data-part=details]', 'h3'].map(part => getComputedStyle("
    filters += "card.querySelector(part)).filter)"
    desktop.until(f"(card => {filters}[3] === 'opacity(0)')({ITEMS}[2])")
    desktop.js(f"""(card => void new MutationObserver(() => (globalThis.landed = [...{filters},
        getComputedStyle(card.querySelector('[data-part=still]')).backgroundColor]))
        .observe(card, {{attributeFilter: ['data-away']}}))({ITEMS}[2])""")
    desktop.press("Escape")
    cards.still()
    assert desktop.js("landed") == ["none", "none", "opacity(0)", "opacity(0)", "rgba(0, 0, 0, 0)"]
    desktop.until(f"getComputedStyle({ITEMS}[2].querySelector('[data-part=still]')).backgroundColor === '{around}'")
    desktop.until(f"(card => {filters}.every(filter => filter === 'none'))({ITEMS}[2])")
