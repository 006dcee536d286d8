"""A carousel moves nothing when it takes over from the style sheet, and keeps its position."""

import pytest
from browsers import always_everywhere, everywhere
from carousel import CAROUSEL, PACKAGE, Carousel, card, page
from PIL import Image
from probes import SHIFTS, layouts

BOXES = "[...document.querySelectorAll('.card')].map(card => card.getBoundingClientRect().toJSON())"


def picture(width: int, height: int) -> str:
    size = f"width='{width}' height='{height}'"
    return f"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' {size}><rect {size} fill='blue'/></svg>"


@pytest.mark.parametrize("align", ["start", "center", "end"])
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_upgrading_moves_nothing(align, axis, direction, screens):
    plain, upgraded = screens(width=900), screens(width=900)
    options = {"attributes": f'align="{align}" axis="{axis}" dir="{direction}"'}
    plain.show(page(**options, head=""), PACKAGE)
    upgraded.page.add_init_script(SHIFTS)
    Carousel(upgraded).show(page(**options))
    upgraded.painted()
    before, after = plain.js(BOXES), upgraded.js(BOXES)
    for index in range(3):
        assert before[index] == pytest.approx(after[index], abs=0.5), index
    assert upgraded.js("globalThis.shifted") == 0


@always_everywhere("container units: the sizes of pictures before the script")
def test_pictures_look_the_same_before_and_afterwards(desktop):
    tall, wide = (f'<img class="card" src="{picture(*size)}" alt="">' for size in ((300, 450), (300, 200)))
    style = ".card { padding: 0; width: auto; height: auto; background: none; border-radius: 0 }"
    shots = []
    for head in ({"head": ""}, {}):
        desktop.show(page(attributes="align=start", items=tall + wide, style=style, **head), PACKAGE)
        if not head:
            desktop.until(f"{CAROUSEL}.matches(':state(drawn)')")
        desktop.until("[...document.images].every(image => image.complete)")
        desktop.painted()
        shots.append(Image.open(desktop.shot(f"pictures-{len(shots)}")).convert("RGB"))
    top = desktop.js(f"{CAROUSEL}.getBoundingClientRect().y")
    for shot in shots:
        colours = [shot.getpixel((x, round(top) + y)) for x, y in ((150, 440), (460, 190), (460, 300))]
        assert colours == [(0, 0, 255), (0, 0, 255), (255, 255, 255)]


@everywhere
def test_taking_over_lays_out_once(phone, show_carousel):
    show_carousel(phone)
    items = "".join(card(number) for number in range(60))
    phone.cdp.send("Performance.enable")
    before = layouts(phone)
    phone.js(f"{CAROUSEL}.insertAdjacentHTML('afterend', '<vitrine-carousel>{items}</vitrine-carousel>')")
    phone.still()
    assert layouts(phone) - before <= 2, "all of them once, and those in view as they come into sight"


def test_it_takes_over_the_scroll_position_it_finds(screens):
    screen = screens(width=900)
    screen.own_time()
    carousel = Carousel(screen)
    screen.show(page(attributes="", head=""), PACKAGE)
    screen.js(f"void ({CAROUSEL}.scrollLeft += 620)")
    screen.painted()
    before = carousel.item(2)
    screen.page.add_script_tag(url="http://page.test/vitrine-carousel.js", type="module")
    carousel.ready()
    assert carousel.item(2).is_near(before)
    carousel.still()
    assert carousel.selected == 2
    assert carousel.x(2) == pytest.approx(0, abs=0.5)


@everywhere
def test_a_hidden_carousel_is_whole_once_it_is_shown(desktop, show_carousel):
    carousel = show_carousel(desktop, style="vitrine-carousel { display: none !important }")
    assert carousel.item(0).width == 0
    desktop.js("void document.querySelector('style').append('vitrine-carousel { display: block !important }')")
    desktop.still()
    assert carousel.x(0) == pytest.approx(0, abs=0.5)
    assert carousel.x(1) == pytest.approx(310, abs=0.5)


@everywhere
def test_it_stays_where_it_is_when_it_is_moved_in_the_page(desktop, show_carousel):
    carousel = show_carousel(desktop)
    desktop.js(f"void ({CAROUSEL}.selectedIndex = 4)")
    desktop.tick(16)
    desktop.js(f"void document.body.append({CAROUSEL})")
    desktop.still()
    assert carousel.selected == 4
    assert carousel.x(4) == pytest.approx(0, abs=0.5)
