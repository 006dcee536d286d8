"""Autoplay moves a carousel. The mouse, focus, a press and reduced motion pause it."""

import pytest
from browsers import always_everywhere, everywhere
from carousel import CAROUSEL, PACKAGE, ROOT, Carousel, page


def live(screen) -> str:
    """Returns the value of aria-live: "off" during autoplay."""
    return screen.js(f"{CAROUSEL}.shadowRoot.querySelector('[part=live]').getAttribute('aria-live')")


def hide(screen, is_hidden: bool):
    """Makes the page believe that its tab is hidden."""
    hidden = str(is_hidden).lower()
    screen.js(f"void Object.defineProperty(document, 'hidden', {{ configurable: true, value: {hidden} }})")
    screen.js("void document.dispatchEvent(new Event('visibilitychange'))")


@everywhere
def test_it_moves_by_itself_until_somebody_looks_closer(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes='loop autoplay="2000" controls')
    desktop.run(2500)
    carousel.until_settled(1)
    assert live(desktop) == "off"
    desktop.page.mouse.move(*carousel.middle)
    desktop.run(6000)
    assert carousel.selected == 1
    desktop.page.mouse.move(5, 5)
    hide(desktop, is_hidden=True)
    desktop.run(6000)
    assert carousel.selected == 1
    hide(desktop, is_hidden=False)
    desktop.run(2500)
    carousel.until_settled(2)
    desktop.press("Tab")
    assert "pause" in desktop.js(f"{ROOT}.activeElement.part.value"), "the first thing that the tab key reaches"
    desktop.run(6000)
    assert carousel.selected == 2
    assert live(desktop) == "polite"


@always_everywhere("hover: each browser decides when :hover matches before an event")
def test_a_mouse_that_was_over_it_before_the_script_came_pauses_it(desktop):
    desktop.own_time()
    desktop.show(page(attributes='loop autoplay="2000"', head=""), PACKAGE)
    desktop.page.mouse.move(300, 100)
    desktop.until("document.querySelector('vitrine-carousel').matches(':hover')")
    desktop.js("void import('/vitrine-carousel.js')")
    carousel = Carousel(desktop).ready()
    desktop.run(6000)
    assert carousel.selected == 0
    desktop.page.mouse.move(300, 700)
    desktop.run(2500)
    assert carousel.selected == 1


def test_after_the_keyboard_was_in_it_only_play_lets_it_go_on(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes='loop autoplay="2000" controls')
    desktop.press("Tab", "Shift+Tab")
    desktop.run(6000)
    assert carousel.selected == 0
    assert desktop.js(f"{carousel.part('pause')}.getAttribute('aria-label')") == "Play"
    desktop.press("Tab", "Enter")
    assert live(desktop) == "off"
    desktop.run(2500)
    carousel.until_settled(1)
    desktop.press("Tab")
    assert live(desktop) == "off", "focus that stays inside is nothing new"
    desktop.press("Shift+Tab", "Enter")
    desktop.run(6000)
    assert carousel.selected == 1
    assert live(desktop) == "polite"


def test_a_press_does_not_stop_it_for_good(phone, show_carousel):
    carousel = show_carousel(phone, attributes='loop autoplay="2000" controls')
    phone.fingers([(200 - 10 * step, 150) for step in range(4)], lift=False)
    phone.run(6000)
    assert carousel.selected == 0
    phone.lift()
    phone.run(2500)
    assert carousel.selected == 1


@everywhere
def test_reduced_motion_moves_nothing_by_itself(screens, show_carousel):
    screen = screens(reduced_motion="reduce")
    carousel = show_carousel(screen, attributes='loop autoplay="2000" effect="scale" controls')
    screen.run(6000)
    assert carousel.selected == 0
    assert screen.js(f"{carousel.part('pause')}.hidden")
    assert carousel.item(0).width == 300
    screen.js(f"{CAROUSEL}.next()")
    screen.tick(70)
    assert carousel.x(0) == pytest.approx(0, abs=0.5), "it fades where it is"
    assert float(screen.js(f"{carousel.part('track')}.style.opacity")) == pytest.approx(0.5, abs=0.01)
    screen.tick(70)
    assert carousel.x(1) == pytest.approx(0, abs=0.5)
    carousel.until_settled(1)
    assert screen.js(f"{carousel.part('track')}.style.opacity") == "1"


def test_less_motion_can_be_asked_for_at_any_time(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes='loop autoplay="2000"')
    assert not desktop.js(f"{carousel.part('pause')}.hidden")
    desktop.page.emulate_media(reduced_motion="reduce")
    desktop.still()
    desktop.run(6000)
    assert carousel.selected == 0
    assert desktop.js(f"{carousel.part('pause')}.hidden")


@everywhere
def test_a_carousel_without_items_has_no_pause_button(desktop):
    carousel = Carousel(desktop).show(page('autoplay="2000"', items="<!-- none -->"))
    desktop.painted()
    assert desktop.js(f"{carousel.part('pause')}.hidden")
    desktop.js(f"void {CAROUSEL}.append(document.createElement('p'))")
    desktop.until(f"!{carousel.part('pause')}.hidden")
