"""The expanding carousel: attributes, properties, data, bad input."""

import pytest
from browsers import everywhere
from expanding import CARDS, ITEMS, SCRIPT, card, is_closed, is_open


def test_the_attribute_opens_and_so_do_code_and_several(desktop, show_cards):
    cards = show_cards(desktop, attributes='expanded="1" multiple')
    is_open(cards, 1)
    assert cards.expanded == 1
    desktop.js(f"void ({CARDS}.expandedIndex = 3)")
    desktop.tick(16)
    is_open(cards, 3)
    is_open(cards, 1)
    assert cards.expanded == 3
    desktop.js(f"{CARDS}.collapse()")
    cards.still()
    is_closed(cards, 1)
    is_closed(cards, 3)
    desktop.js(f"void {CARDS}.setAttribute('expanded', '2')")
    desktop.tick(16)
    is_open(cards, 2)


def test_open_cards_keep_open_when_others_come(desktop, show_cards):
    cards = show_cards(desktop, attributes='expanded="1"')
    desktop.js(f"void {CARDS}.prepend({ITEMS}[0].cloneNode(true))")
    cards.still()
    assert cards.expanded == 2
    is_open(cards, 2)
    is_closed(cards, 1)
    desktop.js(f"void document.querySelector('main').append({CARDS})")
    cards.still()
    is_open(cards, 2)


DATA = """<script type="module">
  document.querySelector('vitrine-expanding-carousel').items = {
    count: 10000,
    key: String,
    render(index, element) {
      element.innerHTML = `<img data-part="poster" src="poster.png" alt="Film ${index}">
        <img data-part="still" src="still.png" alt=""><div data-part="details">${index}</div><h3>Film ${index}</h3>`
    },
  }
</script>"""


def test_a_collection_given_as_data(desktop, show_cards):
    cards = show_cards(desktop, head=SCRIPT + DATA, items="<!-- data -->")
    desktop.js(f"{CARDS}.select(5000, {{animated: false}})")
    desktop.tick(16)
    desktop.js(f"{CARDS}.expand(5001)")
    cards.still()
    assert cards.expanded == 5001
    opened = f"{ITEMS}.filter(card => card.style.getPropertyValue('--vitrine-openness') === '1')"
    assert desktop.js(f"{opened}.map(card => card.querySelector('h3').textContent)") == ["Film 5001"]
    assert desktop.js(f"{ITEMS}.length") < 30


@everywhere
@pytest.mark.parametrize("order", ["abdcefgh", "dabcefgh", "abefcdgh"])
def test_an_open_card_of_data_in_another_order_stays_open(order, desktop, show_cards):
    data = DATA.replace("count: 10000", "get count() { return films.length }").replace(
        "key: String", "key: index => films[index]"
    )
    films = "<script>globalThis.films = [...'abcdefgh']</script>"
    cards = show_cards(
        desktop, head=SCRIPT + films + data.replace("Film ${index}", "${films[index]}"), items="<!-- data -->"
    )
    desktop.js(f"{CARDS}.expand(2)")
    cards.still()
    desktop.js(f"void (films = [...'{order}'], {CARDS}.reload())")
    cards.still()
    assert cards.expanded == order.index("c")
    opened = f"{ITEMS}.filter(card => card.style.getPropertyValue('--vitrine-openness') === '1')"
    assert desktop.js(f"{opened}.map(card => card.querySelector('h3').textContent)") == ["c"]


def complaint(screen) -> str:
    assert len(screen.complaints) == 1, screen.complaints
    return screen.complaints.pop()


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("details", card(1, details=" ")),
        (
            "poster",
            "<article><img data-part='still' src='still.png' alt=''><p data-part='details'>1</p><h3>A</h3></article>",
        ),
    ],
)
def test_a_card_without_a_part_opens_and_is_named(name, bad, desktop, show_cards):
    cards = show_cards(desktop, items=card(0) + bad + card(2))
    message = complaint(desktop)
    assert f'data-part="{name}"' in message
    assert "item 1" in message
    desktop.page.mouse.click(*cards.seen(1).center)
    cards.still()
    assert cards.seen(1).width == 250
    assert desktop.violations() == []
    desktop.shot(f"expanding-without-{name}")


def test_without_a_still_the_poster_is_one_picture_whose_crop_widens(desktop, show_cards):
    cards = show_cards(desktop, items=card(0) + card(1, still="") + card(2))
    desktop.js(f"{CARDS}.expand(1)")
    widths = []
    for _ in range(30):
        desktop.tick(16)
        card_box, poster = cards.seen(1), cards.seen(1, "poster")
        assert poster.width == pytest.approx(card_box.width, abs=0.5)
        assert poster.x == pytest.approx(card_box.x, abs=0.5)
        assert cards.opacity(1, "poster") == 1
        widths.append(poster.width)
    assert widths == sorted(widths)
    assert len({round(width) for width in widths if 100 < width < 250}) > 5, "it widens frame by frame"
    cards.still()
    assert cards.seen(1, "poster").width == 250


def test_a_still_that_is_broken_leaves_the_poster(desktop, show_cards):
    desktop.expected = ["404"]
    cards = show_cards(desktop, items=card(0, still='<img data-part="still" src="missing.png" alt="">') + card(1))
    desktop.until_called(lambda: len(desktop.complaints) > 0)
    message = complaint(desktop)
    assert "missing.png" in message and "<vitrine-expanding-carousel" in message
    desktop.js(f"{CARDS}.expand(0)")
    cards.still()
    assert cards.opacity(0, "poster") == 1
    assert cards.seen(0, "poster").width == 250
    desktop.shot("expanding-broken")


def test_a_still_that_is_mended_is_shown(desktop, show_cards):
    desktop.expected = ["missing.png"]
    cards = show_cards(desktop, items=card(0, still='<img data-part="still" src="missing.png" alt="">') + card(1))
    still = f"{CARDS}.querySelector('[data-part=still]')"
    desktop.js(f"void ({still}.src = document.querySelectorAll('[data-part=still]')[1].currentSrc)")
    desktop.until(f"{still}.complete && {still}.naturalWidth > 0")
    desktop.js(f"{CARDS}.expand(0)")
    cards.still()
    assert cards.opacity(0, "poster") == 0
    assert desktop.js(f"getComputedStyle({still}).visibility") == "visible"


def test_sizes_the_wrong_way_round_are_named(desktop, show_cards):
    cards = show_cards(desktop, attributes='collapsed-size="200" expanded-size="100"')
    assert 'expanded-size="100"' in complaint(desktop)
    desktop.js(f"{CARDS}.expand(1)")
    cards.still()
    assert cards.seen(1).width == 200
    assert cards.openness(1) == 1


@pytest.mark.parametrize("text", ["99", "-1", "x", "1.5", ""])
def test_an_item_that_is_not_there_is_named(text, desktop, show_cards):
    cards = show_cards(desktop, attributes=f'expanded="{text}"')
    assert f'expanded="{text}"' in complaint(desktop)
    assert cards.expanded is None
    desktop.js(f"{CARDS}.expand(99)")
    assert "expand(99) needs the index of an item" in complaint(desktop)


@pytest.mark.parametrize("count", [0, 1])
def test_none_and_one(count, desktop, show_cards):
    cards = show_cards(desktop, items=card(0) if count else "<!-- none -->")
    desktop.press("Tab", "ArrowRight", "Enter", "Escape")
    desktop.js(f"({CARDS}.collapse(), {CARDS}.next())")
    cards.still()
    assert cards.expanded is None
