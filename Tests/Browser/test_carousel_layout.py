"""Layouts of a carousel: from right to left, in columns, in windows that rotate, with cards that grow."""

import pytest
from browsers import everywhere
from carousel import CAROUSEL, ITEMS, PACKAGE, card, page


@everywhere
def test_the_height_is_that_of_the_tallest_item(desktop, show_carousel):
    items = card(0) + '<div class="card" style="height: 320px">tall</div>' + card(2)
    carousel = show_carousel(desktop, items=items)
    assert desktop.box("vitrine-carousel")["height"] == 320
    assert carousel.item(0).height == 200


@pytest.mark.parametrize("attributes", ["loop", ""])
@everywhere
def test_right_to_left_is_mirrored(attributes, desktop, show_carousel):
    carousel = show_carousel(desktop, attributes=f'{attributes} dir="rtl"')
    assert carousel.x(1) == pytest.approx(-310, abs=0.5)
    desktop.press("Tab", "ArrowLeft")
    carousel.until_settled(1)
    desktop.drag(*[(640 + 20 * step, 150) for step in range(14)])
    carousel.still()
    assert carousel.selected in (2, 3)


def test_another_direction_of_writing_needs_no_resize(phone, show_carousel):
    carousel = show_carousel(phone)
    phone.fingers([(300 - 10 * step, 150) for step in range(6)], lift=False)
    phone.js("void (document.documentElement.dir = 'rtl')")
    phone.still()
    assert carousel.x(1) < carousel.x(0), "items run to the left"
    assert abs(carousel.x(0)) == pytest.approx(40, abs=0.5), "as far from the middle as before"
    phone.lift()
    carousel.still()
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


@pytest.mark.parametrize("attributes", ["loop", ""])
def test_vertical(attributes, phone, show_carousel):
    style = "vitrine-carousel { height: 500px } .card { width: auto }"
    carousel = show_carousel(phone, attributes=f'{attributes} axis="vertical"', style=style)
    assert carousel.item(0).center == pytest.approx(carousel.middle, abs=0.5)
    assert carousel.item(0).width == 390
    phone.fingers([(195, 400 - 12 * step) for step in range(14)], lift=False)
    assert carousel.item(0).center[1] - carousel.middle[1] == pytest.approx(-13 * 12 + 10, abs=0.5)
    phone.shot("carousel-vertical")
    phone.lift()
    carousel.still()
    assert carousel.selected >= 1
    assert phone.js("scrollY") == 0


def test_the_current_item_stays_when_the_window_turns(phone, show_carousel):
    carousel = show_carousel(phone, style=".card { width: 70% }")
    phone.js(f"void ({CAROUSEL}.selectedIndex = 3)")
    phone.tick(16)
    phone.resize(844, 390)
    phone.still()
    assert carousel.item(3).width == pytest.approx(844 * 0.7, abs=1)
    assert carousel.x(3) == pytest.approx(0, abs=0.5)


@everywhere
def test_a_card_that_grows_makes_room_and_the_current_one_stays(desktop, show_carousel):
    carousel = show_carousel(desktop)
    desktop.js(f"void ({ITEMS}[1].style.width = '400px')")
    desktop.still()
    assert carousel.x(0) == pytest.approx(0, abs=0.5)
    assert carousel.x(1) == pytest.approx(150 + 10 + 200, abs=0.5)


@everywhere
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_margins_of_items_are_room_between_them(axis, screens, show_carousel):
    plain, upgraded = screens(width=900), screens(width=900)
    style = ".card { margin: 5px 30px 15px 10px; flex: none } vitrine-carousel { height: 500px }"
    options = {"attributes": f'align="start" axis="{axis}"', "style": style}
    plain.show(page(**options, head=""), PACKAGE)
    boxes = "[...document.querySelectorAll('.card')].slice(0, 2).map(card => card.getBoundingClientRect().toJSON())"
    before = plain.js(boxes)
    carousel = show_carousel(upgraded, **options)
    after = upgraded.js(boxes)
    side = "x" if axis == "horizontal" else "y"
    assert after[1][side] - after[0][side] == pytest.approx(before[1][side] - before[0][side], abs=0.5)
    upgraded.js(f"void {CAROUSEL}.select(3, {{animated: false}})")
    upgraded.still()
    corner = upgraded.js(f"(box => [box.x, box.y])({CAROUSEL}.getBoundingClientRect())")
    seen = carousel.item(3)
    assert [seen.x - corner[0], seen.y - corner[1]] == pytest.approx([10, 5], abs=0.5)


@everywhere
@pytest.mark.parametrize("align", ["start", "center", "end"])
def test_the_alignment_of_items_is_not_that_of_their_text(align, desktop):
    desktop.show(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Text</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine.css"><section style="text-align: right">
        <vitrine-carousel label="Text" align="{align}"><p>Text</p></vitrine-carousel></section></html>""",
        PACKAGE,
    )
    assert desktop.js("getComputedStyle(document.querySelector('p')).textAlign") == "right"


@everywhere
def test_a_style_sheet_sets_no_axis_autoplay_or_effect(desktop, show_carousel):
    style = "vitrine-carousel { --vitrine-axis: vertical; --vitrine-autoplay: 2000; --vitrine-effect: cover-flow }"
    carousel = show_carousel(desktop, style=style)
    assert desktop.js(f"[{CAROUSEL}.axis, {CAROUSEL}.autoplay, {CAROUSEL}.effect]") == ["horizontal", 0, "none"]
    first, second = carousel.item(0), carousel.item(1)
    assert (second.x - first.x, second.y - first.y) == pytest.approx((310, 0), abs=0.5)
    assert (second.width, second.height) == (300, 200)
