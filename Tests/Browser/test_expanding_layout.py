"""Cards open from the leading edge, in columns, in loops, with reduced motion, and with few layouts of the page."""

import pytest
from browsers import everywhere
from expanding import CARDS, ITEMS, is_open


@everywhere
def test_reduced_motion_widens_at_once_and_fades(screens, show_cards):
    screen = screens(reduced_motion="reduce")
    cards = show_cards(screen)
    screen.js(f"{CARDS}.expand(2)")
    screen.run(150)
    assert cards.seen(2).width == 250
    assert 0 < cards.opacity(2, "still") < 1
    assert cards.style(2, "poster", "scale") == "none"
    cards.still()
    is_open(cards, 2)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@everywhere
def test_the_leading_edge_stays(direction, desktop, show_cards):
    cards = show_cards(desktop, attributes=f'dir="{direction}"')
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
def test_vertical(attributes, phone, show_cards):
    style = "vitrine-expanding-carousel { height: 600px }"
    cards = show_cards(phone, attributes=f'{attributes} axis="vertical"', style=style)
    assert cards.seen(1).height == pytest.approx(150, abs=0.5)
    phone.tap(*cards.seen(1).center)
    phone.run(200)
    phone.shot("expanding-vertical-half")
    cards.still()
    assert cards.seen(1).height == pytest.approx(250, abs=0.5)
    assert cards.opacity(1, "still") == 1
    phone.shot("expanding-vertical")


@pytest.mark.parametrize("count", [1, 2, 3, 12])
def test_a_loop_of_any_number_of_cards(count, desktop, show_cards):
    cards = show_cards(desktop, attributes="loop", count=count)
    desktop.js(f"{CARDS}.expand(0)")
    cards.still()
    is_open(cards, 0)
    copies = f"[...{CARDS}.children].filter(child => child.slot)"
    copied = desktop.js(f"{copies}.map(copy => copy.querySelector('h3').textContent + copy.style.width)")
    assert all(copy.endswith("250px") == copy.startswith("Film 0") for copy in copied)
    desktop.shot(f"expanding-loop-{count}")


def test_an_opening_is_laid_out_twice(desktop, show_cards):
    cards = show_cards(desktop)
    desktop.js("document.fonts.ready.then(() => 0)")

    def opens():
        desktop.js(f"{CARDS}.expand(2)")
        while cards.openness(2) < 1:
            desktop.painted()
            desktop.tick(16)
        desktop.painted()

    laid_out = [event for event in desktop.traced(opens) if event["name"] == "Layout"]
    is_open(cards, 2)
    assert len(laid_out) == 2


def test_sizes_are_the_pages(desktop, show_cards):
    cards = show_cards(desktop, attributes='collapsed-size="120" expanded-size="300" duration="100" curve="linear"')
    assert cards.seen(1).width == 120
    assert cards.seen(1, "poster").width == 120
    desktop.js(f"{CARDS}.expand(1)")
    desktop.run(112)
    assert cards.seen(1).width == 300
    assert cards.seen(1, "still").width == 300


def test_corners_are_rounded_once(desktop, show_cards):
    cards = show_cards(desktop, attributes='radius="4"')
    look = f"(({{clipPath, borderTopLeftRadius}}) => [clipPath, borderTopLeftRadius])(getComputedStyle({ITEMS}[1]))"
    assert desktop.js(look) == ["none", "4px"]
    desktop.js(f"{CARDS}.expand(1)")
    desktop.run(100)
    assert desktop.js(look)[0].endswith("round 4px)")
    cards.still()
    assert desktop.js(look) == ["none", "4px"]


@pytest.mark.parametrize("size", ["16px", "32px"])
@everywhere
def test_a_title_of_several_lines_is_whole(size, desktop, show_cards):
    style = f":root {{ font-size: {size} }} h3 {{ font-size: 1.17em }} body {{ font: 1rem sans-serif }}"
    items = "".join(
        f"""<article><img data-part="poster" src="poster.png" alt="Film"><p data-part="details">Details</p>
            <h3>Film number {n}</h3></article>"""
        for n in range(4)
    )
    show_cards(desktop, items=items, style=style)
    room = f"{ITEMS}.map(it => it.getBoundingClientRect().bottom - it.lastChild.getBoundingClientRect().bottom)"
    assert min(desktop.js(room)) >= -0.5
    pictures = f"{ITEMS}.map(it => it.firstChild.getBoundingClientRect().height)"
    assert min(desktop.js(pictures)) > 100
    assert len(set(desktop.js(f"{ITEMS}.map(it => it.getBoundingClientRect().height)"))) == 1


@pytest.mark.parametrize("attributes", ["", "dir=rtl", "axis=vertical"])
@everywhere
def test_a_few_words_darken_less_than_half_of_a_still(attributes, desktop, show_cards):
    style = "vitrine-expanding-carousel { height: 600px }" if "vertical" in attributes else ""
    cards = show_cards(desktop, attributes=f"{attributes} expanded=1", style=style)
    cards.still()
    still, details = cards.seen(1, "still"), cards.seen(1, "details")
    assert details.y > still.center[1]
    left, _, right, bottom = details.sides
    assert (left, right, bottom) == pytest.approx(still.sides[:1] + still.sides[2:], abs=0.5)
    desktop.shot(f"expanding-shade-{attributes}")
