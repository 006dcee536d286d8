"""In a loop, the first item follows the last, after any number of laps and with any number of items."""

import pytest
from browsers import everywhere
from carousel import CAROUSEL, ITEMS, ROOT, card


def test_it_turns_a_hundred_times_and_each_item_stays_itself(phone, show_carousel):
    carousel = show_carousel(phone)
    phone.js(f"void (globalThis.originals = {ITEMS}, originals[0].dataset.mark = 'first')")
    for _ in range(100):
        phone.js(f"{CAROUSEL}.select(({CAROUSEL}.selectedIndex + 3) % 7)")
        phone.run(480, frame=48)
    carousel.still()
    assert carousel.selected == 300 % 7
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)
    assert phone.js(f"{ITEMS}.every((item, index) => item === originals[index])")
    assert len(carousel.visible_items) == 3
    assert abs(float(phone.js(f"new DOMMatrix({carousel.part('track')}.style.transform).e"))) < 1e6


@everywhere
def test_the_mouse_turns_it_through_the_seam(desktop, show_carousel):
    carousel = show_carousel(desktop)
    visited = {0}
    for _ in range(9):
        desktop.drag(*[(900 - 40 * step, 150) for step in range(12)], (420, 150), (420, 150), dt=16)
        assert len(carousel.visible_items) >= 4, "there is no gap"
        carousel.still()
        assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)
        visited.add(carousel.selected)
    assert visited == set(range(7))


@pytest.mark.parametrize("attributes", ["loop", "", "loop controls indicator='dots'", 'axis="vertical"'])
@pytest.mark.parametrize("count", [0, 1])
def test_none_and_one(attributes, count, desktop, show_carousel):
    items = card(0) if count else "<!-- none -->"
    carousel = show_carousel(desktop, attributes=attributes, items=items)
    desktop.press("Tab", "ArrowRight")
    desktop.js(f"void ({CAROUSEL}.next(), {CAROUSEL}.previous())")
    carousel.still()
    assert carousel.selected == (0 if count else None)
    if count:
        along = "vertical" in attributes
        off = carousel.item(0).center[along] - carousel.middle[along]
        assert off == pytest.approx(0, abs=0.5)
        assert desktop.js(f"{CAROUSEL}.childElementCount") == 1, "there is no copy"


@pytest.mark.parametrize("count", [2, 3])
def test_too_few_to_fill_the_view_are_drawn_again_as_decoration(count, desktop, show_carousel):
    items = "".join(f'<div class="card" id="c{n}"><a href="#" name="x">Card {n}</a></div>' for n in range(count))
    carousel = show_carousel(desktop, items=items)
    copies = f"[...{CAROUSEL}.children].filter(child => child.slot)"
    assert desktop.js(f"{copies}.length") >= 5 - count
    centres = desktop.js(
        f"""[...{CAROUSEL}.children].map(child => child.getBoundingClientRect()).map(box => box.x + box.width / 2)
            .filter(x => x > -150 && x < 1430).sort((a, b) => a - b)"""
    )
    assert len(centres) >= 5
    assert all(b - a == pytest.approx(310, abs=0.5) for a, b in zip(centres, centres[1:], strict=False))
    assert desktop.js(f"{copies}.every(copy => copy.inert && copy.getAttribute('aria-hidden') === 'true')")
    assert desktop.js("document.querySelectorAll('[id^=c]').length") == count
    desktop.shot(f"carousel-{count}")
    desktop.page.mouse.click(carousel.middle[0] + 310, carousel.middle[1])
    carousel.still()
    assert carousel.selected == 1 % count
    assert desktop.violations() == []


@everywhere
def test_the_buttons_beside_one_item_are_disabled_until_there_is_another(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes="loop controls", items=card(0))
    disabled = f"['previous', 'next'].map(name => {ROOT}.querySelector(`[part=${{name}}]`).ariaDisabled)"
    assert desktop.js(disabled) == ["true", "true"]
    desktop.js(f"void {CAROUSEL}.insertAdjacentHTML('beforeend', {card(1)!r})")
    carousel.still()
    assert desktop.js(disabled) == ["false", "false"]


@everywhere
def test_as_many_as_show_need_no_copies_wherever_it_is(desktop, show_carousel):
    carousel = show_carousel(desktop, count=6)
    for _ in range(30):
        desktop.wheel(640, 150, 31, 0)
        desktop.tick(16)
        assert desktop.js(f"{CAROUSEL}.childElementCount") == 6
        assert len(carousel.visible_items) >= 5
