"""Buttons, dots and the fraction of a carousel, by items and by pages."""

import pytest
from browsers import always_everywhere, everywhere
from carousel import CAROUSEL, ROOT


@always_everywhere("one page of an element: the controls of a strip")
def test_buttons_and_dots(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes='controls indicator="dots"', count=12)
    assert desktop.js(f"{carousel.part('previous')}.getAttribute('aria-disabled')") == "true"
    for index in (1, 2):
        desktop.js(f"{carousel.part('next')}.click()")
        carousel.until_settled(index)
    desktop.js(f"{carousel.part('previous')}.click()")
    carousel.until_settled(1)
    dots = f"[...{ROOT}.querySelectorAll('[part~=dot]')]"
    assert desktop.js(f"{dots}.length") == 9
    assert desktop.js(f"{dots}.map(dot => dot.getAttribute('aria-current')).indexOf('true')") == 1
    boxes = desktop.js(f"{dots}.map(dot => [dot.offsetWidth, dot.offsetHeight])")
    assert boxes == [[24, 44]] * 9
    desktop.js(f"{dots}[8].click()")
    carousel.until_settled(8)
    assert desktop.js(f"{dots}.map(dot => dot.getAttribute('aria-label'))")[-1] == "Go to slide 12"
    desktop.js(f"void {CAROUSEL}.setAttribute('indicator', 'fraction')")
    desktop.tick(16)
    assert desktop.js(f"{carousel.part('indicator')}.textContent") == "9 of 12"
    desktop.shot("carousel-desktop")


@pytest.mark.parametrize("attributes", ["loop", ""])
def test_by_pages_there_is_one_dot_for_each_and_buttons_turn_them(attributes, desktop, show_carousel):
    attributes = f'{attributes} snap="page" align="start" controls indicator="dots"'
    carousel = show_carousel(desktop, attributes=attributes, count=10)
    dots = f"[...{ROOT}.querySelectorAll('[part~=dot]')]"
    current = f"{dots}.map(dot => dot.getAttribute('aria-current')).indexOf('true')"
    assert desktop.js(f"{dots}.map(dot => dot.getAttribute('aria-label'))") == [f"Go to slide {n}" for n in (1, 2, 3)]
    desktop.js(f"{carousel.part('next')}.click()")
    carousel.until_settled(4)
    assert desktop.js(current) == 1
    assert carousel.item(4).x == pytest.approx(0, abs=0.5)
    desktop.js(f"{carousel.part('viewport')}.focus()")
    desktop.press("ArrowRight")
    carousel.until_settled(8)
    desktop.js(f"{dots}[0].click()")
    carousel.until_settled(0)
    desktop.js(f"{CAROUSEL}.select(6)")
    carousel.until_settled(4)
    desktop.js(f"void {CAROUSEL}.setAttribute('indicator', 'fraction')")
    desktop.tick(16)
    assert desktop.js(f"{carousel.part('indicator')}.textContent") == "2 of 3"


@everywhere
def test_a_fraction_is_read_in_the_direction_of_its_words(desktop, show_carousel):
    show_carousel(desktop, attributes='dir="rtl" indicator="fraction"')
    text = f"{ROOT}.querySelector('[part=indicator]').firstChild"
    assert desktop.js(f"{text}.data") == "1 of 7"
    lefts = desktop.js(
        f"""(range => [0, 2, 5].map(at => (range.setStart({text}, at), range.setEnd({text}, at + 1),
            range.getBoundingClientRect().x)))(document.createRange())"""
    )
    assert lefts == sorted(lefts)


def hit(desktop, part: str) -> list[str]:
    """Returns the parts that a click at the middle of each of these elements would hit."""
    return desktop.js(
        f"""[...{ROOT}.querySelectorAll('{part}')].map(it => it.getBoundingClientRect())
            .map(({{x, y, width, height}}) => {ROOT}.elementFromPoint(x + width / 2, y + height / 2).part.value)"""
    )


@everywhere
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_no_button_covers_a_dot_and_buttons_are_beside_the_items(axis, desktop, show_carousel):
    show_carousel(desktop, attributes=f'axis="{axis}" controls indicator="dots"')
    assert all(part.startswith("dot") for part in hit(desktop, "[part~=dot]"))
    middle = desktop.js(
        f"""['[part~=viewport] > div', '[part=previous]', '[part=next]'].map(part => {ROOT}.querySelector(part))
            .map(it => it.getBoundingClientRect()).map(({{x, y, width, height}}) => [x + width / 2, y + height / 2])"""
    )
    across = 1 if axis == "horizontal" else 0
    assert [each[across] for each in middle] == pytest.approx([middle[0][across]] * 3, abs=0.5)


@everywhere
def test_items_higher_than_the_carousel_cover_nothing_below(desktop, show_carousel):
    item = '<div class="card" style="height: 300px">Card</div>'
    show_carousel(desktop, attributes='style="height: 100px"', items=item * 5)
    desktop.js("void document.querySelector('main, body').insertAdjacentHTML('beforeend', '<button>Below</button>')")
    x, y = desktop.js(
        """(({x, y, width, height}) => [x + width / 2, y + height / 2])(
            [...document.querySelectorAll('button')].at(-1).getBoundingClientRect())"""
    )
    assert desktop.js(f"document.elementFromPoint({x}, {y}).textContent") == "Below"


def test_an_empty_carousel_has_no_buttons(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes="controls loop", items="<!-- none -->")
    hidden = f"[{carousel.part('previous')}, {carousel.part('next')}].map(button => button.hidden)"
    desktop.until(f"{hidden}.join() === 'true,true'")
    desktop.js(f"void {CAROUSEL}.insertAdjacentHTML('beforeend', '<p>One</p><p>Two</p>')")
    desktop.until(f"{hidden}.join() === 'false,false'")


def test_a_carousel_is_printed_without_its_controls(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes="controls indicator=dots autoplay=4000")
    desktop.page.emulate_media(media="print")
    for name in ("previous", "next", "pause", "indicator"):
        assert desktop.js(f"getComputedStyle({carousel.part(name)}).display") == "none"


@everywhere
def test_buttons_are_as_large_in_large_type(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes="controls indicator=dots", style="html { font-size: 200% }")
    for name in ("previous", "next"):
        assert desktop.js(
            f"(({{offsetWidth, offsetHeight}}) => [offsetWidth, offsetHeight])({carousel.part(name)})"
        ) == [44, 44]
