"""A strip with ends: several items can share a resting offset, and buttons that would move nothing are disabled."""

import pytest
from browsers import everywhere
from carousel import CAROUSEL, ROOT

DOTS = f"[...{ROOT}.querySelectorAll('[part~=dot]')]"
CURRENT = f"{DOTS}.findIndex(dot => dot.ariaCurrent === 'true')"
IS_OFF = f"{ROOT}.querySelector('[part=%s]').ariaDisabled === 'true'"


def press(screen, carousel, button: str):
    screen.js(f"{ROOT}.querySelector('[part={button}]').click()")
    carousel.still()


@everywhere
@pytest.mark.parametrize(("align", "first"), [("start", 0), ("end", 2)])
def test_each_press_of_a_button_moves_it_until_the_button_is_off(align, first, screens, show_carousel):
    screen = screens(width=930)
    carousel = show_carousel(screen, attributes=f'align="{align}" controls indicator="dots"', count=8)
    assert screen.js(f"{DOTS}.length") == 6, "three of eight fit"
    screen.js(f"void ({CAROUSEL}.selectedIndex = 0)")
    carousel.still()
    seen = [carousel.item(4).x]
    for _ in range(5):
        assert not screen.js(IS_OFF % "next")
        press(screen, carousel, "next")
        seen.append(carousel.item(4).x)
        assert seen[-1] < seen[-2] - 100
    assert screen.js(IS_OFF % "next")
    assert screen.js(CURRENT) == 5
    screen.js("void (reported.length = 0)")
    press(screen, carousel, "next")
    assert carousel.item(4).x == seen[-1]
    assert screen.js("reported.filter(([type]) => type === 'change')") == []
    press(screen, carousel, "previous")
    assert carousel.item(4).x == seen[-2]


@everywhere
def test_items_that_all_fit_leave_nothing_to_press(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes='align="start" controls indicator="dots"', count=3)
    assert desktop.js(f"[{IS_OFF % 'previous'}, {IS_OFF % 'next'}, {DOTS}.length]") == [True, True, 1]
    press(desktop, carousel, "next")
    assert carousel.selected == 0


@everywhere
def test_the_last_item_can_be_selected_and_the_strip_rests_at_its_end(screens, show_carousel):
    screen = screens(width=930)
    carousel = show_carousel(screen, attributes='align="start" controls indicator="dots"', count=8)
    screen.js(f"void {CAROUSEL}.select(7)")
    carousel.until_settled(7)
    assert carousel.selected == 7
    last = carousel.item(7)
    assert last.x + last.width == pytest.approx(930, abs=0.5)
    assert screen.js(IS_OFF % "next")
    assert screen.js(CURRENT) == 5
    press(screen, carousel, "previous")
    assert carousel.selected == 4
    screen.js(f"{DOTS}[5].click()")
    carousel.still()
    assert carousel.item(7).x == pytest.approx(last.x, abs=0.5)
