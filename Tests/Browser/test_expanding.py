"""The expanding carousel on a page of somebody's own: a card opens in its place and the others make room."""

import pictures
import pytest
from browsers import everywhere
from expanding import CARDS, ITEMS, PACKAGE, Cards, card, page
from grid import Rect
from probes import BREAK, SHIFTS, breaks

BOXES = f"{ITEMS}.map(card => card.getBoundingClientRect().toJSON())"
EASED = 0.5  # half-way in time, ease-in-out is half-way in place


@pytest.fixture(scope="session")
def films(tmp_path_factory):
    folder = tmp_path_factory.mktemp("films")
    pictures.upright(300, 400).save(folder / "poster.png")
    pictures.upright(500, 400).rotate(180).save(folder / "still.png")
    return folder


@pytest.fixture
def shown(films):
    def show(screen, **options) -> Cards:
        if not screen.owns_time:
            screen.own_time()
        cards = Cards(screen, films).show(page(**options))
        screen.until(f"[...{CARDS}.querySelectorAll('img:not([src^=missing])')].every(image => image.complete)")
        cards.still()
        return cards

    return show


def is_closed(cards: Cards, index: int):
    assert cards.seen(index).width == pytest.approx(150, abs=0.5)
    assert cards.openness(index) == 0
    assert cards.opacity(index, "poster") == 1
    assert cards.opacity(index, "still") == 0


def is_open(cards: Cards, index: int):
    assert cards.seen(index).width == pytest.approx(250, abs=0.5)
    assert cards.openness(index) == 1
    assert cards.opacity(index, "poster") == 0
    assert cards.opacity(index, "still") == cards.opacity(index, "details") == 1


# Without the script, and upgraded


@pytest.mark.parametrize("align", ["start", "center", "end"])
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_upgrading_moves_nothing(align, axis, direction, screens, films):
    plain, upgraded = screens(width=900), screens(width=900)
    options = {"attributes": f'align="{align}" axis="{axis}" dir="{direction}"'}
    plain.show(page(**options, head=""), films, PACKAGE)
    upgraded.page.add_init_script(SHIFTS)
    Cards(upgraded, films).show(page(**options))
    upgraded.painted()
    before, after = plain.js(BOXES), upgraded.js(BOXES)
    for index in range(3):
        assert before[index] == pytest.approx(after[index], abs=0.5), index
    assert upgraded.js("globalThis.shifted") == 0


def test_without_the_script_the_card_with_focus_is_open(desktop, films):
    cards = Cards(desktop, films)
    desktop.show(page(head=""), films, PACKAGE)
    desktop.press("Tab", "Tab")
    assert desktop.js("document.activeElement.textContent") == "Watch 1"
    assert cards.seen(1).width == 250
    assert cards.opacity(1, "details") == 1
    assert cards.seen(0).width == 150


# Pointed at


@everywhere
def test_a_mouse_that_rests_opens_a_card_and_one_that_leaves_closes_it(desktop, shown):
    cards = shown(desktop)
    is_closed(cards, 2)
    desktop.shot("expanding-closed")
    before = cards.seen(2)
    cards.point(2)
    desktop.run(64)
    assert cards.openness(2) == 0, "it waits for a moment"
    assert desktop.js("told") == []
    desktop.until("told.length > 0")
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
    cards.delivered()
    cards.still()
    is_closed(cards, 2)
    assert desktop.js("told") == [[2, True], [2, False]]
    assert cards.expanded is None


@everywhere
def test_a_mouse_that_crosses_the_row_opens_nothing(desktop, shown):
    cards = shown(desktop)
    for index in range(7):
        cards.point(index)
        desktop.tick(16)
    desktop.page.mouse.move(600, 700)
    cards.delivered()
    cards.still()
    assert desktop.js("told") == []


@everywhere
def test_the_next_card_takes_over_and_their_shared_width_stays(desktop, shown):
    cards = shown(desktop)
    cards.point(2)
    cards.still()
    first = cards.seen(2).x
    cards.point(3)
    desktop.until("told.length > 1")
    while cards.openness(3) < 1:
        desktop.tick(16)
        assert cards.openness(2) + cards.openness(3) == pytest.approx(1, abs=0.01)
        assert cards.seen(2).x == pytest.approx(first, abs=0.5)
        assert cards.seen(4).x == pytest.approx(first + 150 + 250 + 2 * 20, abs=0.5)
    is_closed(cards, 2)
    is_open(cards, 3)


@everywhere
def test_a_card_that_is_half_hidden_comes_into_view(desktop, shown):
    cards = shown(desktop)
    last = max(index for index in range(12) if cards.seen(index).x < 1280)
    edge = cards.seen(last)
    assert edge.x + edge.width > 1280
    desktop.page.mouse.move(edge.x + 10, edge.y + 100, steps=4)
    cards.delivered()
    cards.still()
    is_open(cards, last)
    assert cards.seen(last).x + 250 == pytest.approx(1280, abs=0.5)


@everywhere
def test_turning_round_half_way_goes_back_from_there(desktop, shown):
    cards = shown(desktop)
    cards.point(2)
    desktop.until("told.length > 0")
    while cards.openness(2) < EASED:
        desktop.tick(16)
    before = cards.openness(2)
    desktop.page.mouse.move(600, 700, steps=2)
    cards.delivered()
    assert cards.openness(2) == pytest.approx(before, abs=0.15)
    cards.still()
    is_closed(cards, 2)


@everywhere
def test_a_click_pins_a_card_that_the_mouse_opened(desktop, shown):
    cards = shown(desktop)
    cards.point(2)
    cards.still()
    x, y = cards.seen(2).center
    desktop.page.mouse.click(x, y + 20)
    desktop.page.mouse.move(600, 700, steps=4)
    cards.delivered()
    cards.still()
    is_open(cards, 2)
    assert desktop.js("told") == [[2, True]]


# Tapped


def test_a_tap_opens_another_one_closes_and_a_second_card_takes_over(phone, shown):
    cards = shown(phone)
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
    assert phone.js("told") == [[0, True], [0, False], [1, True], [1, False]]


def test_a_drag_while_a_card_opens_goes_on(phone, shown):
    cards = shown(phone)
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


def test_a_link_in_an_open_card_is_followed_and_the_card_stays_open(phone, shown):
    cards = shown(phone)
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


# Keys


@everywhere
def test_focus_opens_nothing_enter_and_space_do_and_escape_closes(desktop, shown):
    cards = shown(desktop)
    desktop.press("Tab")
    assert desktop.js("document.activeElement.alt") == "Film 0"
    desktop.press("ArrowRight", "ArrowRight")
    cards.still()
    assert desktop.js("document.activeElement.alt") == "Film 2"
    assert desktop.js("told") == []
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
    assert desktop.js("scrollY") == 0


def test_links_in_closed_cards_cannot_be_reached(desktop, shown):
    shown(desktop, count=3)
    reached = []
    for _ in range(4):
        desktop.press("Tab")
        reached.append(desktop.js("document.activeElement.localName"))
    assert reached == ["img", "img", "img", "body"]


# For everyone


def test_screen_readers_know_what_opens_and_whether_it_is_open(desktop, shown):
    cards = shown(desktop, attributes='controls indicator="fraction"')
    state = f"{ITEMS}.slice(0, 3).map(card => card.querySelector('[data-part=poster]').ariaExpanded)"
    assert desktop.js(state) == ["false", "false", "false"]
    assert desktop.violations() == []
    desktop.js(f"{CARDS}.expand(1)")
    cards.still()
    assert desktop.js(state) == ["false", "true", "false"]
    assert desktop.violations() == []
    live = f"{CARDS}.shadowRoot.querySelector('[part=live]').textContent"
    assert desktop.js(live) == ""


def test_a_click_by_a_screen_reader_opens(desktop, shown):
    cards = shown(desktop)
    desktop.js(f"{ITEMS}[1].querySelector('[data-part=poster]').click()")
    cards.still()
    is_open(cards, 1)


@everywhere
def test_reduced_motion_widens_at_once_and_fades(screens, shown):
    screen = screens(reduced_motion="reduce")
    cards = shown(screen)
    screen.js(f"{CARDS}.expand(2)")
    screen.run(150)
    assert cards.seen(2).width == 250
    assert 0 < cards.opacity(2, "still") < 1
    assert cards.style(2, "poster", "scale") == "none"
    cards.still()
    is_open(cards, 2)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@everywhere
def test_the_leading_edge_stays(direction, desktop, shown):
    cards = shown(desktop, attributes=f'dir="{direction}"')
    before = cards.seen(2)
    desktop.js(f"{CARDS}.expand(2)")
    desktop.run(200)
    half = cards.seen(2)
    assert 150 < half.width < 250
    side = 0 if direction == "ltr" else 2
    assert half.sides[side] == pytest.approx(before.sides[side], abs=0.5)
    assert cards.seen(2, "poster").sides[side] == pytest.approx(before.sides[side], abs=0.5)
    desktop.shot(f"expanding-{direction}")


@pytest.mark.parametrize("attributes", ["", "loop"])
def test_vertical(attributes, phone, shown):
    style = "vitrine-expanding-carousel { height: 600px }"
    cards = shown(phone, attributes=f'{attributes} axis="vertical"', style=style)
    assert cards.seen(1).height == pytest.approx(150, abs=0.5)
    phone.tap(*cards.seen(1).center)
    phone.run(200)
    phone.shot("expanding-vertical-half")
    cards.still()
    assert cards.seen(1).height == pytest.approx(250, abs=0.5)
    assert cards.opacity(1, "still") == 1
    phone.shot("expanding-vertical")


@pytest.mark.parametrize("count", [1, 2, 3, 12])
def test_a_loop_of_any_number_of_cards(count, desktop, shown):
    cards = shown(desktop, attributes="loop", count=count)
    desktop.js(f"{CARDS}.expand(0)")
    cards.still()
    is_open(cards, 0)
    copies = f"[...{CARDS}.children].filter(child => child.slot)"
    copied = desktop.js(f"{copies}.map(copy => copy.querySelector('h3').textContent + copy.style.width)")
    assert all(copy.endswith("250px") == copy.startswith("Film 0") for copy in copied)
    desktop.shot(f"expanding-loop-{count}")


# What an opening costs


def test_an_opening_is_laid_out_twice(desktop, shown):
    cards = shown(desktop)
    desktop.js("document.fonts.ready.then(() => 0)")

    def opens():
        desktop.js(f"{CARDS}.expand(2)")
        for _ in range(40):
            desktop.painted()
            desktop.tick(16)

    laid_out = [event for event in desktop.traced(opens) if event["name"] == "Layout"]
    is_open(cards, 2)
    assert len(laid_out) == 2


# Code, attributes, data


def test_the_attribute_opens_and_so_do_code_and_several(desktop, shown):
    cards = shown(desktop, attributes='expanded="1" multiple')
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


def test_sizes_are_the_pages(desktop, shown):
    cards = shown(desktop, attributes='collapsed-size="120" expanded-size="300" duration="100" curve="linear"')
    assert cards.seen(1).width == 120
    assert cards.seen(1, "poster").width == 120
    desktop.js(f"{CARDS}.expand(1)")
    desktop.run(160)
    assert cards.seen(1).width == 300
    assert cards.seen(1, "still").width == 300


def test_corners_are_rounded_once(desktop, shown):
    cards = shown(desktop, attributes='radius="4"')
    look = f"(({{clipPath, borderTopLeftRadius}}) => [clipPath, borderTopLeftRadius])(getComputedStyle({ITEMS}[1]))"
    assert desktop.js(look) == ["none", "4px"]
    desktop.js(f"{CARDS}.expand(1)")
    desktop.run(100)
    assert desktop.js(look)[0].endswith("round 4px)")
    cards.still()
    assert desktop.js(look) == ["none", "4px"]


def test_open_cards_keep_open_when_others_come(desktop, shown):
    cards = shown(desktop, attributes='expanded="1"')
    desktop.js(f"void {CARDS}.prepend({ITEMS}[0].cloneNode(true))")
    desktop.painted()
    cards.still()
    assert cards.expanded == 2
    is_open(cards, 2)
    is_closed(cards, 1)
    desktop.js(f"void document.querySelector('main').append({CARDS})")
    desktop.painted()
    cards.still()
    is_open(cards, 2)


def test_open_cards_are_open_again_when_the_engine_breaks_down(desktop, shown):
    desktop.page.add_init_script(BREAK)
    cards = shown(desktop)
    desktop.js(f"{CARDS}.expand(2)")
    cards.still()
    breaks(desktop, "vitrine_scene")
    desktop.js(f"{CARDS}.refresh()")
    cards.still()
    is_open(cards, 2)
    assert len(desktop.js("reported")) == 1
    desktop.js(f"{CARDS}.collapse()")
    cards.still()
    is_closed(cards, 2)


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


def test_a_collection_given_as_data(desktop, shown):
    cards = shown(desktop, head='<script type="module" src="vitrine.js"></script>' + DATA, items="<!-- data -->")
    desktop.js(f"{CARDS}.select(5000, {{animated: false}})")
    desktop.tick(16)
    desktop.js(f"{CARDS}.expand(5001)")
    cards.still()
    assert cards.expanded == 5001
    opened = f"{ITEMS}.filter(card => card.style.getPropertyValue('--vitrine-openness') === '1')"
    assert desktop.js(f"{opened}.map(card => card.querySelector('h3').textContent)") == ["Film 5001"]
    assert desktop.js(f"{ITEMS}.length") < 30


def test_a_button_in_a_card_opens_the_viewer_from_its_still(desktop, shown):
    details = f'<div data-part="details"><button onclick="{CARDS}.open(1)">Look</button></div>'.replace("'", "&#39;")
    cards = shown(desktop, items=card(0) + card(1, details=details) + card(2))
    desktop.js("void addEventListener('vitrine-open', event => told.push(['open', event.detail.index]))")
    cards.point(1)
    cards.still()
    home = cards.seen(1, "still")
    x, y = desktop.js("(box => [box.x + 9, box.y + 9])(document.querySelector('button').getBoundingClientRect())")
    desktop.page.mouse.click(x, y)
    desktop.until("told.at(-1)[0] === 'open'")
    viewer = f"{CARDS}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('[part=photo]')"
    flying = Rect(*desktop.js(f"(b => [b.x, b.y, b.width, b.height])({viewer}.getBoundingClientRect())"))
    assert flying.is_near(home, within=60)


# Bad input


def complaint(screen) -> str:
    assert len(screen.complaints) == 1, screen.complaints
    return screen.complaints.pop()


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("still", card(1, still="")),
        ("details", card(1, details=" ")),
        (
            "poster",
            "<article><img data-part='still' src='still.png' alt=''><p data-part='details'>1</p><h3>A</h3></article>",
        ),
    ],
)
def test_a_card_without_a_part_opens_and_is_named(name, bad, desktop, shown):
    cards = shown(desktop, items=card(0) + bad + card(2))
    told = complaint(desktop)
    assert f'data-part="{name}"' in told
    assert "item 1" in told
    desktop.page.mouse.click(*cards.seen(1).center)
    cards.still()
    assert cards.seen(1).width == 250
    assert desktop.violations() == []
    desktop.shot(f"expanding-without-{name}")


def test_a_still_that_is_broken_leaves_the_poster(desktop, shown):
    cards = shown(desktop, items=card(0, still='<img data-part="still" src="missing.png" alt="">') + card(1))
    assert any("missing.png" in told and "<vitrine-expanding-carousel" in told for told in desktop.complaints)
    desktop.complaints.clear()
    desktop.js(f"{CARDS}.expand(0)")
    cards.still()
    assert cards.opacity(0, "poster") == 1
    assert cards.seen(0, "poster").width == 250
    desktop.shot("expanding-broken")


def test_sizes_the_wrong_way_round_are_named(desktop, shown):
    cards = shown(desktop, attributes='collapsed-size="200" expanded-size="100"')
    assert 'expanded-size="100"' in complaint(desktop)
    desktop.js(f"{CARDS}.expand(1)")
    cards.still()
    assert cards.seen(1).width == 200
    assert cards.openness(1) == 1


@pytest.mark.parametrize("text", ["99", "-1", "x", "1.5", ""])
def test_an_item_that_is_not_there_is_named(text, desktop, shown):
    cards = shown(desktop, attributes=f'expanded="{text}"')
    assert f'expanded="{text}"' in complaint(desktop)
    assert cards.expanded is None
    desktop.js(f"{CARDS}.expand(99)")
    assert "no item 99" in complaint(desktop)


@pytest.mark.parametrize("count", [0, 1])
def test_none_and_one(count, desktop, shown):
    cards = shown(desktop, items=card(0) if count else "<!-- none -->")
    desktop.press("Tab", "ArrowRight", "Enter", "Escape")
    desktop.js(f"({CARDS}.collapse(), {CARDS}.next())")
    cards.still()
    assert cards.expanded is None
