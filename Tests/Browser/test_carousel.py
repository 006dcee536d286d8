"""The looping carousel on a page of somebody's own: one script, one style sheet, any elements."""

from pathlib import Path

import pytest
from browsers import everywhere
from carousel import CAROUSEL, ITEMS, PACKAGE, ROOT, Carousel, card, page
from probes import BREAK, COUNT_FRAMES, SHIFTS, breaks

EXAMPLE = Path(__file__).parents[2] / "Examples/plain-html"
BOXES = "[...document.querySelectorAll('.card')].map(card => card.getBoundingClientRect().toJSON())"

# Notes every writing of a style, of the items and of what moves them.
WATCH_WRITES = f"""
  globalThis.written = []
  globalThis.watch = new MutationObserver(records => written.push(...records.map(({{ target }}) => target)))
  for (const root of [{CAROUSEL}, {ROOT}])
    watch.observe(root, {{ subtree: true, attributes: true, attributeFilter: ["style"] }})
"""


def layouts(screen) -> int:
    """How often the browser has laid the page out."""
    metrics = screen.cdp.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount")


@pytest.fixture
def shown():
    def show(screen, **options) -> Carousel:
        if not screen.owns_time:
            screen.own_time()
        carousel = Carousel(screen).show(page(**options))
        carousel.still()
        return carousel

    return show


# Without the script, and upgraded


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


@everywhere
def test_taking_over_lays_out_once(phone, shown):
    shown(phone)
    items = "".join(card(number) for number in range(60))
    phone.cdp.send("Performance.enable")
    before = layouts(phone)
    phone.js(f"{CAROUSEL}.insertAdjacentHTML('afterend', '<vitrine-carousel>{items}</vitrine-carousel>')")
    phone.run(64)
    phone.painted()
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
def test_the_height_is_that_of_the_tallest_item(desktop, shown):
    items = card(0) + '<div class="card" style="height: 320px">tall</div>' + card(2)
    carousel = shown(desktop, items=items)
    assert desktop.box("vitrine-carousel")["height"] == 320
    assert carousel.item(0).height == 200


# Fingers, mouse


def test_the_content_follows_the_finger(phone, shown):
    carousel = shown(phone)
    phone.fingers([(300 - 10 * step, 150) for step in range(16)], lift=False)
    assert carousel.x(0) == pytest.approx(-150 + 10, abs=0.5), "but for the slop"
    phone.shot("carousel-dragged")
    phone.run(500)
    assert carousel.x(0) == pytest.approx(-140, abs=0.5), "it is held"
    phone.lift()
    carousel.still()
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


def test_a_flick_goes_on_with_the_fingers_speed(phone, shown):
    carousel = shown(phone)
    phone.fingers([(350 - 16 * step, 150) for step in range(12)], dt=8, lift=False)
    before = carousel.x(0)
    phone.lift()
    phone.tick(16)
    assert carousel.x(0) - before == pytest.approx(-32, abs=16)
    carousel.still()
    assert carousel.selected >= 2
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


def test_a_frame_of_a_drag_writes_one_style_and_lays_out_nothing(phone, shown):
    shown(phone, count=30)
    phone.cdp.send("Performance.enable")
    phone.js(f"(() => {{ {WATCH_WRITES} }})()")
    before = layouts(phone)
    phone.fingers([(300 - 3 * step, 150) for step in range(11)], lift=False)
    phone.painted()
    assert layouts(phone) == before
    written = phone.js("written.map(element => element.getAttribute('part') ?? element.textContent)")
    assert set(written) == {"track"}
    assert 5 <= len(written) <= 10, "one a frame, but for those of the slop"


def test_touching_catches_it(phone, shown):
    carousel = shown(phone)
    phone.fingers([(350 - 16 * step, 150) for step in range(12)])
    phone.run(64)
    phone.fingers([(200, 150)], lift=False)
    caught = carousel.x(carousel.selected)
    phone.run(1000)
    assert carousel.x(carousel.selected) == pytest.approx(caught, abs=1)
    phone.lift()
    carousel.still()
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


def test_it_turns_a_hundred_times_and_each_item_stays_itself(phone, shown):
    carousel = shown(phone)
    phone.js(f"void (globalThis.originals = {ITEMS}, originals[0].dataset.mark = 'first')")
    for _ in range(100):
        phone.js(f"{CAROUSEL}.select(({CAROUSEL}.selectedIndex + 3) % 7)")
        phone.run(480, frame=48)
    carousel.still()
    assert carousel.selected == 300 % 7
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)
    assert phone.js(f"{ITEMS}.every((item, index) => item === originals[index])")
    assert len(carousel.seen) == 3
    assert abs(float(phone.js(f"parseFloat({carousel.part('track')}.style.translate)"))) < 1e6


def test_a_vertical_drag_is_the_pages(phone, shown):
    carousel = shown(phone, style="main { height: 3000px }")
    phone.fingers([(200, 250 - 20 * step) for step in range(10)])
    phone.until("scrollY > 50")
    assert carousel.x(0) == pytest.approx(0, abs=0.5)


@everywhere
def test_a_mouse_drags_and_clicks_nothing(desktop, shown):
    carousel = shown(desktop, items="".join(f'<a class="card" href="#card{n}">Card {n}</a>' for n in range(7)))
    desktop.drag(*[(640 - 20 * step, 150) for step in range(16)])
    carousel.still()
    assert carousel.selected != 0
    assert desktop.js("clicked") == []
    assert desktop.js("location.hash") == ""
    assert desktop.js("String(getSelection())") == ""


@everywhere
def test_a_tap_brings_an_item_by_the_short_way_and_the_next_one_clicks_it(desktop, shown):
    carousel = shown(desktop, items="".join(f'<a class="card" href="#card{n}">Card {n}</a>' for n in range(7)))
    desktop.page.mouse.click(*carousel.item(6).center)
    desktop.run(64)
    assert carousel.x(6) < 0
    carousel.rests(6)
    assert desktop.js("clicked") == []
    desktop.page.mouse.click(*carousel.item(6).center)
    assert desktop.js("clicked") == ["Card 6"]
    assert desktop.js("location.hash") == "#card6"


@everywhere
def test_presses_on_controls_inside_are_theirs(desktop, shown):
    fields = [
        '<input type="range" aria-label="r" style="height: 100px">',
        '<textarea aria-label="t" style="height: 100px"></textarea>',
        '<p data-no-drag style="height: 100px">mine</p>',
    ]
    carousel = shown(desktop, items="".join(f'<div class="card">{field}</div>' for field in fields), attributes="")
    for index in range(3):
        desktop.js(f"void ({CAROUSEL}.selectedIndex = {index})")
        desktop.run(100)
        x, y = carousel.item(index).x + 60, carousel.item(index).y + 45
        desktop.drag(*[(x - 15 * step, y) for step in range(8)])
        desktop.run(100)
        assert carousel.x(index) == pytest.approx(0, abs=0.5), index


def test_a_carousel_in_a_carousel_takes_its_own_axis(phone, shown):
    inner = "".join(f'<div style="height: 200px">Inner {n}</div>' for n in range(4))
    nested = f'<vitrine-carousel class="card inner" axis="vertical" style="padding: 0">{inner}</vitrine-carousel>'
    carousel = shown(phone, items=nested + card(1) + card(2))
    find = "document.querySelector('.inner')"
    phone.until(f"{find}.dataset.drawn === ''")
    phone.fingers([(195, 220 - 12 * step) for step in range(10)])
    carousel.still()
    assert phone.js(f"{find}.selectedIndex") >= 1
    assert carousel.selected == 0
    phone.fingers([(250 - 20 * step, 150) for step in range(10)])
    carousel.still()
    assert carousel.selected != 0


@pytest.mark.parametrize("loop", ["", "loop"])
def test_a_carousel_in_a_carousel_of_the_same_axis_yields_at_its_end(loop, phone, shown):
    inner = "".join(f'<div style="width: 280px">Inner {n}</div>' for n in range(2))
    nested = f'<vitrine-carousel class="card inner" {loop} align="start" style="padding: 0">{inner}</vitrine-carousel>'
    carousel = shown(phone, attributes="", items=nested + card(1) + card(2))
    find = "document.querySelector('.inner')"
    phone.until(f"{find}.dataset.drawn === ''")
    phone.fingers([(250 - 15 * step, 150) for step in range(10)])
    carousel.still()
    assert phone.js(f"{find}.selectedIndex") == 1
    assert carousel.selected == 0
    phone.fingers([(280 - 20 * step, 150) for step in range(10)])
    carousel.still()
    assert (carousel.selected == 0) == bool(loop), "the outer one takes over at the end, if there is one"


@everywhere
def test_the_content_follows_the_mouse_and_is_caught_where_it_is(desktop, shown):
    carousel = shown(desktop)
    desktop.drag(*[(640 - 10 * step, 150) for step in range(16)], lift=False)
    held = carousel.x(0)
    assert -150 <= held <= -140, "but for the slop"
    desktop.run(500)
    assert carousel.x(0) == pytest.approx(held, abs=0.5)
    desktop.release(490, 150)
    carousel.still()
    desktop.drag(*[(800 - 24 * step, 150) for step in range(12)])
    desktop.run(64)
    flying = [carousel.x(index) for index in range(7)]
    desktop.drag((640, 150), lift=False)
    caught = carousel.x(carousel.selected)
    desktop.run(1000)
    assert carousel.x(carousel.selected) == pytest.approx(caught, abs=1)
    assert min(abs(caught - x) for x in flying) < 40
    desktop.release(640, 150)
    carousel.still()
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


@everywhere
def test_the_mouse_turns_it_through_the_seam(desktop, shown):
    carousel = shown(desktop)
    visited = {0}
    for _ in range(9):
        desktop.drag(*[(900 - 40 * step, 150) for step in range(12)], (420, 150), (420, 150), dt=16)
        assert len(carousel.seen) >= 4, "there is no gap"
        carousel.still()
        assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)
        visited.add(carousel.selected)
    assert visited == set(range(7))


@everywhere
def test_a_vertical_carousel_follows_the_mouse(desktop, shown):
    style = "vitrine-carousel { height: 500px } .card { width: auto }"
    carousel = shown(desktop, attributes='loop axis="vertical"', style=style)
    desktop.drag(*[(640, 400 - 12 * step) for step in range(14)], lift=False)
    moved = carousel.item(0).center[1] - carousel.middle[1]
    assert -13 * 12 <= moved <= -13 * 12 + 10, "but for the slop"
    desktop.release(640, 244)
    carousel.still()
    assert carousel.selected >= 1
    assert carousel.item(carousel.selected).center == pytest.approx(carousel.middle, abs=0.5)


@everywhere
def test_a_window_that_narrows_during_a_drag_lets_nothing_go(desktop, shown):
    carousel = shown(desktop, style=".card { width: 40% }")
    desktop.drag(*[(640 - 10 * step, 150) for step in range(16)], lift=False)
    desktop.resize(600, 800)
    desktop.run(64)
    assert carousel.item(0).width == pytest.approx(240, abs=1)
    before = carousel.x(0)
    desktop.drag_on((450, 150))
    assert carousel.x(0) - before == pytest.approx(-40, abs=1), "it still follows"
    desktop.release(450, 150)
    carousel.still()
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


# Wheel, keys, buttons


@everywhere
def test_the_wheel_scrolls_along_and_snaps_when_it_is_silent(desktop, shown):
    carousel = shown(desktop)
    desktop.wheel(640, 150, 100, 0)
    desktop.tick(16)
    assert carousel.x(0) == pytest.approx(-100, abs=0.5)
    carousel.still()
    assert carousel.x(0) == pytest.approx(0, abs=0.5)


@everywhere
def test_the_wheel_across_is_the_pages(desktop, shown):
    carousel = shown(desktop, style="main { height: 3000px }")
    desktop.wheel(640, 150, 0, 200)
    desktop.until("scrollY > 100")
    assert carousel.x(0) == pytest.approx(0, abs=0.5)


def test_the_wheel_at_an_end_does_not_leave_the_row(desktop, shown):
    carousel = shown(desktop, attributes="", style="main { width: 3000px } vitrine-carousel { width: 900px }")
    desktop.wheel(450, 150, -300, 0)
    desktop.wheel(450, 150, -300, 0)
    carousel.still()
    desktop.js(f"{CAROUSEL}.select(6, {{animated: false}})")
    desktop.tick(16)
    desktop.wheel(450, 150, 300, 0)
    desktop.painted()
    assert desktop.js("scrollX") == 0


@everywhere
def test_keys_move_it_but_not_from_a_text_field(desktop, shown):
    carousel = shown(desktop, items=card(0) + card(1) + '<div class="card"><input aria-label="name"></div>' + card(3))
    desktop.press("Tab")
    desktop.press("ArrowRight")
    carousel.rests(1)
    desktop.press("End")
    carousel.rests(3)
    desktop.press("Home")
    carousel.rests(0)
    desktop.press("Tab")
    carousel.rests(2)
    desktop.press("ArrowRight", "ArrowLeft", "x")
    carousel.still()
    assert carousel.selected == 2
    assert desktop.js("document.querySelector('input').value") == "x"


@everywhere
def test_focus_brings_its_item_into_view(desktop, shown):
    links = "".join(f'<div class="card"><a href="#">Link {n}</a></div>' for n in range(12))
    carousel = shown(desktop, items=links)
    for index in range(12):
        desktop.js(f"document.querySelectorAll('.card a')[{index}].focus()")
        carousel.still()
        assert carousel.selected == index
        assert carousel.x(index) == pytest.approx(0, abs=0.5)
    assert desktop.js("[scrollX, document.documentElement.scrollLeft]") == [0, 0]


@everywhere
def test_fragments_and_scroll_into_view_go_there(desktop, shown):
    items = "".join(f'<div class="card" id="c{n}">Card {n}</div>' for n in range(12))
    carousel = shown(desktop, items=items)
    desktop.js("void (location.hash = '#c5')")
    desktop.painted()
    carousel.rests(5)
    desktop.js("document.querySelector('#c9').scrollIntoView()")
    carousel.rests(9)


@everywhere
def test_buttons_and_dots(desktop, shown):
    carousel = shown(desktop, attributes='controls indicator="dots"', count=12)
    assert desktop.js(f"{carousel.part('previous')}.getAttribute('aria-disabled')") == "true"
    for index in (1, 2):
        desktop.js(f"{carousel.part('next')}.click()")
        carousel.rests(index)
    desktop.js(f"{carousel.part('previous')}.click()")
    carousel.rests(1)
    dots = f"[...{ROOT}.querySelectorAll('[part~=dot]')]"
    assert desktop.js(f"{dots}.length") == 9
    assert desktop.js(f"{dots}.map(dot => dot.getAttribute('aria-current')).indexOf('true')") == 1
    boxes = desktop.js(f"{dots}.map(dot => [dot.offsetWidth, dot.offsetHeight])")
    assert boxes == [[24, 24]] * 9
    desktop.js(f"{dots}[8].click()")
    carousel.rests(8)
    assert desktop.js(f"{dots}.map(dot => dot.getAttribute('aria-label'))")[-1] == "Show 12 of 12"
    desktop.js(f"void {CAROUSEL}.setAttribute('indicator', 'fraction')")
    desktop.tick(16)
    assert desktop.js(f"{carousel.part('indicator')}.textContent") == "9 of 12"
    desktop.shot("carousel-desktop")


@pytest.mark.parametrize("attributes", ["loop", ""])
def test_by_pages_there_is_one_dot_for_each_and_buttons_turn_them(attributes, desktop, shown):
    attributes = f'{attributes} snap="page" align="start" controls indicator="dots"'
    carousel = shown(desktop, attributes=attributes, count=10)
    dots = f"[...{ROOT}.querySelectorAll('[part~=dot]')]"
    current = f"{dots}.map(dot => dot.getAttribute('aria-current')).indexOf('true')"
    assert desktop.js(f"{dots}.map(dot => dot.getAttribute('aria-label'))") == [f"Show {n} of 3" for n in (1, 2, 3)]
    desktop.js(f"{carousel.part('next')}.click()")
    carousel.rests(4)
    assert desktop.js(current) == 1
    assert carousel.item(4).x == pytest.approx(0, abs=0.5)
    desktop.js(f"{carousel.part('viewport')}.focus()")
    desktop.press("ArrowRight")
    carousel.rests(8)
    desktop.js(f"{dots}[0].click()")
    carousel.rests(0)
    desktop.js(f"{CAROUSEL}.select(6)")
    carousel.rests(4)
    desktop.js(f"void {CAROUSEL}.setAttribute('indicator', 'fraction')")
    desktop.tick(16)
    assert desktop.js(f"{carousel.part('indicator')}.textContent") == "2 of 3"


# Layout


@pytest.mark.parametrize("attributes", ["loop", ""])
@everywhere
def test_right_to_left_is_mirrored(attributes, desktop, shown):
    carousel = shown(desktop, attributes=f'{attributes} dir="rtl"')
    assert carousel.x(1) == pytest.approx(-310, abs=0.5)
    desktop.press("Tab", "ArrowLeft")
    carousel.rests(1)
    desktop.drag(*[(640 + 20 * step, 150) for step in range(14)])
    carousel.still()
    assert carousel.selected in (2, 3)


def test_another_direction_of_writing_needs_no_resize(phone, shown):
    carousel = shown(phone)
    phone.fingers([(300 - 10 * step, 150) for step in range(6)], lift=False)
    phone.js("void (document.documentElement.dir = 'rtl')")
    phone.painted()
    phone.run(64)
    assert carousel.x(1) < carousel.x(0), "items run to the left"
    assert abs(carousel.x(0)) == pytest.approx(40, abs=0.5), "as far from the middle as before"
    phone.lift()
    carousel.still()
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


def test_found_text_comes_into_view(desktop, shown):
    carousel = shown(desktop, count=12)
    assert desktop.js("find('Card 7')")
    desktop.painted()
    carousel.rests(7)


@pytest.mark.parametrize("attributes", ["loop", ""])
def test_vertical(attributes, phone, shown):
    style = "vitrine-carousel { height: 500px } .card { width: auto }"
    carousel = shown(phone, attributes=f'{attributes} axis="vertical"', style=style)
    assert carousel.item(0).center == pytest.approx(carousel.middle, abs=0.5)
    assert carousel.item(0).width == 390
    phone.fingers([(195, 400 - 12 * step) for step in range(14)], lift=False)
    assert carousel.item(0).center[1] - carousel.middle[1] == pytest.approx(-13 * 12 + 10, abs=0.5)
    phone.shot("carousel-vertical")
    phone.lift()
    carousel.still()
    assert carousel.selected >= 1
    assert phone.js("scrollY") == 0


def test_the_current_item_stays_when_the_window_turns(phone, shown):
    carousel = shown(phone, style=".card { width: 70% }")
    phone.js(f"void ({CAROUSEL}.selectedIndex = 3)")
    phone.tick(16)
    phone.resize(844, 390)
    phone.run(64)
    assert carousel.item(3).width == pytest.approx(844 * 0.7, abs=1)
    assert carousel.x(3) == pytest.approx(0, abs=0.5)


@everywhere
def test_a_card_that_grows_makes_room_and_the_current_one_stays(desktop, shown):
    carousel = shown(desktop)
    desktop.js(f"void ({ITEMS}[1].style.width = '400px')")
    desktop.painted()
    desktop.run(64)
    assert carousel.x(0) == pytest.approx(0, abs=0.5)
    assert carousel.x(1) == pytest.approx(150 + 10 + 200, abs=0.5)


@everywhere
def test_a_hidden_carousel_is_whole_once_it_is_shown(desktop, shown):
    carousel = shown(desktop, style="vitrine-carousel { display: none !important }")
    assert carousel.item(0).width == 0
    desktop.js("void document.querySelector('style').append('vitrine-carousel { display: block !important }')")
    desktop.painted()
    desktop.run(64)
    assert carousel.x(0) == pytest.approx(0, abs=0.5)
    assert carousel.x(1) == pytest.approx(310, abs=0.5)


@pytest.mark.parametrize("attributes", ["loop", "", "loop controls indicator='dots'", 'axis="vertical"'])
@pytest.mark.parametrize("count", [0, 1])
def test_none_and_one(attributes, count, desktop, shown):
    items = card(0) if count else "<!-- none -->"
    carousel = shown(desktop, attributes=attributes, items=items)
    desktop.press("Tab", "ArrowRight")
    desktop.js(f"void ({CAROUSEL}.next(), {CAROUSEL}.previous())")
    carousel.still()
    assert carousel.selected == (0 if count else None)
    if count:
        along = "vertical" in attributes
        off = carousel.item(0).center[along] - carousel.middle[along]
        assert abs(off) % 310 == pytest.approx(0, abs=0.5), "it or its copy is in the middle"
        assert off == 0 or "loop" in attributes


@pytest.mark.parametrize("count", [1, 2, 3])
def test_too_few_to_fill_the_view_are_drawn_again_as_decoration(count, desktop, shown):
    items = "".join(f'<div class="card" id="c{n}"><a href="#" name="x">Card {n}</a></div>' for n in range(count))
    carousel = shown(desktop, items=items)
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
def test_as_many_as_show_need_no_copies_wherever_it_is(desktop, shown):
    carousel = shown(desktop, count=6)
    for _ in range(30):
        desktop.wheel(640, 150, 31, 0)
        desktop.tick(16)
        assert desktop.js(f"{CAROUSEL}.childElementCount") == 6
        assert len(carousel.seen) >= 5


@everywhere
def test_the_deck_grows_the_card_in_the_middle(desktop, shown):
    carousel = shown(desktop, attributes='loop effect="scale"', style="main { padding-top: 40px }")
    assert carousel.item(0).width == pytest.approx(360, abs=0.5)
    assert carousel.item(1).width == pytest.approx(300, abs=0.5)
    assert carousel.item(0).center == pytest.approx(carousel.middle, abs=0.5)
    desktop.page.mouse.click(*carousel.item(2).center)
    desktop.run(96)
    desktop.shot("carousel-deck-moving")
    carousel.rests(2)
    assert carousel.item(2).width == pytest.approx(360, abs=0.5)
    desktop.shot("carousel-deck")


# Moving by itself


def playing(screen) -> str:
    return screen.js(f"{CAROUSEL}.shadowRoot.querySelector('[part=live]').getAttribute('aria-live')")


def hide(screen, is_hidden: bool):
    """Puts the page in a tab behind others, as far as it can tell."""
    hidden = str(is_hidden).lower()
    screen.js(f"void Object.defineProperty(document, 'hidden', {{ configurable: true, value: {hidden} }})")
    screen.js("void document.dispatchEvent(new Event('visibilitychange'))")


@everywhere
def test_it_moves_by_itself_until_somebody_looks_closer(desktop, shown):
    carousel = shown(desktop, attributes='loop autoplay="2000" controls')
    desktop.run(2500)
    carousel.rests(1)
    assert playing(desktop) == "off"
    desktop.page.mouse.move(*carousel.middle)
    desktop.run(6000)
    assert carousel.selected == 1
    desktop.page.mouse.move(5, 5)
    hide(desktop, is_hidden=True)
    desktop.run(6000)
    assert carousel.selected == 1
    hide(desktop, is_hidden=False)
    desktop.run(2500)
    carousel.rests(2)
    desktop.press("Tab")
    assert "pause" in desktop.js(f"{ROOT}.activeElement.part.value"), "the first thing that the tab key reaches"
    desktop.run(6000)
    assert carousel.selected == 2
    assert playing(desktop) == "polite"


def test_after_the_keyboard_was_in_it_only_play_lets_it_go_on(desktop, shown):
    carousel = shown(desktop, attributes='loop autoplay="2000" controls')
    desktop.press("Tab", "Shift+Tab")
    desktop.run(6000)
    assert carousel.selected == 0
    assert desktop.js(f"{carousel.part('pause')}.getAttribute('aria-label')") == "Move by itself"
    desktop.press("Tab", "Enter")
    assert playing(desktop) == "off"
    desktop.run(2500)
    carousel.rests(1)
    desktop.press("Tab")
    assert playing(desktop) == "off", "focus that stays inside is nothing new"
    desktop.press("Shift+Tab", "Enter")
    desktop.run(6000)
    assert carousel.selected == 1
    assert playing(desktop) == "polite"


def test_a_press_does_not_stop_it_for_good(phone, shown):
    carousel = shown(phone, attributes='loop autoplay="2000" controls')
    phone.fingers([(200 - 10 * step, 150) for step in range(4)], lift=False)
    phone.run(6000)
    assert carousel.selected == 0
    phone.lift()
    phone.run(2500)
    assert carousel.selected == 1


@everywhere
def test_reduced_motion_moves_nothing_by_itself(screens, shown):
    screen = screens(reduced_motion="reduce")
    carousel = shown(screen, attributes='loop autoplay="2000" effect="scale" controls')
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
    carousel.rests(1)
    assert screen.js(f"{carousel.part('track')}.style.opacity") == "1"


def test_less_motion_can_be_asked_for_at_any_time(desktop, shown):
    carousel = shown(desktop, attributes='loop autoplay="2000"')
    assert not desktop.js(f"{carousel.part('pause')}.hidden")
    desktop.page.emulate_media(reduced_motion="reduce")
    desktop.painted()
    desktop.run(6000)
    assert carousel.selected == 0
    assert desktop.js(f"{carousel.part('pause')}.hidden")


@everywhere
def test_it_stays_where_it_is_when_it_is_moved_in_the_page(desktop, shown):
    carousel = shown(desktop)
    desktop.js(f"void ({CAROUSEL}.selectedIndex = 4)")
    desktop.tick(16)
    desktop.js(f"void document.body.append({CAROUSEL})")
    desktop.painted()
    desktop.run(64)
    assert carousel.selected == 4
    assert carousel.x(4) == pytest.approx(0, abs=0.5)


# Data, attributes, events


def test_events_and_properties(desktop, shown):
    carousel = shown(desktop)
    desktop.js("void (globalThis.moves = [])")
    desktop.js(f"{CAROUSEL}.addEventListener('vitrine-move', event => moves.push(event.detail.position))")
    desktop.js(f"{CAROUSEL}.select(2)")
    carousel.rests(2)
    assert desktop.js("told.slice(-2)") == [["change", 2], ["settle", 2]]
    moves = desktop.js("moves")
    assert moves == sorted(moves)
    assert moves[-1] == pytest.approx(2, abs=0.01)
    assert desktop.js(f"{CAROUSEL}.position") == pytest.approx(2, abs=0.01)
    names = "['loop', 'axis', 'snap', 'align', 'spacing', 'effect', 'damping', 'autoplay', 'speed']"
    assert desktop.js(f"{names}.map(name => {CAROUSEL}[name])") == [
        True,
        "horizontal",
        "item",
        "center",
        10,
        "none",
        0.66,
        0,
        1,
    ]
    desktop.js(f"void Object.assign({CAROUSEL}, {{ loop: false, snap: 'page', effect: 'scale' }})")
    assert desktop.js(f"[...{CAROUSEL}.attributes].map(a => a.name + '=' + a.value)").count("snap=page") == 1
    assert not desktop.js(f"{CAROUSEL}.hasAttribute('loop')")


@pytest.mark.parametrize(
    "attribute",
    ['axis="diagonal"', 'snap="maybe"', 'effect="explode"', 'indicator="bars"', 'autoplay="200"', 'damping="x"'],
)
def test_bad_words_are_named_with_their_remedy(attribute, desktop, shown):
    carousel = shown(desktop, attributes=f"loop {attribute}")
    assert len(desktop.complaints) == 1
    assert attribute in desktop.complaints[0]
    assert "<vitrine-carousel" in desktop.complaints[0]
    assert "is used" in desktop.complaints[0]
    assert carousel.selected is not None
    desktop.complaints.clear()


@everywhere
def test_an_item_that_is_not_there_is_named(desktop, shown):
    carousel = shown(desktop)
    desktop.js(f"{CAROUSEL}.select(99)")
    assert "no item 99" in desktop.complaints[0]
    assert carousel.selected == 0
    desktop.complaints.clear()


@everywhere
def test_items_that_come_and_go_leave_the_current_one_in_its_place(desktop, shown):
    carousel = shown(desktop)
    desktop.js(f"void ({CAROUSEL}.selectedIndex = 3)")
    desktop.tick(16)
    desktop.js(f"void {CAROUSEL}.prepend(...[1, 2].map(() => {ITEMS}[0].cloneNode(true)))")
    desktop.painted()
    desktop.run(64)
    assert carousel.selected == 5
    assert carousel.x(5) == pytest.approx(0, abs=0.5)
    assert desktop.js(f"{ITEMS}[5].textContent") == "Card 3"
    desktop.js(f"void ({ITEMS}[0].remove(), {CAROUSEL}.append({ITEMS}[4]))")
    desktop.painted()
    desktop.run(64)
    assert desktop.js(f"{ITEMS}[{carousel.selected}].textContent") == "Card 3"
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


@pytest.mark.parametrize("held", [False, True])
def test_items_that_are_put_in_another_order_leave_the_current_one_in_its_place(held, phone, shown):
    carousel = shown(phone)
    phone.js(f"{CAROUSEL}.select(3, {{ animated: false }})")
    phone.run(64)
    if held:
        phone.fingers([(250 - 10 * step, 150) for step in range(6)], lift=False)
    phone.js(f"void (globalThis.third = {ITEMS}[3])")
    before = carousel.x(3)
    for order in ("[...all].reverse()", "[3, 0, 1, 2, 6, 5, 4].map(place => all[place])"):
        phone.js(f"void (globalThis.all = {ITEMS}, {CAROUSEL}.append(...{order}))")
        phone.painted()
        phone.run(64)
        place = phone.js(f"{ITEMS}.indexOf(third)")
        assert carousel.selected == place
        assert carousel.x(place) == pytest.approx(before, abs=0.5)
        seen = carousel.seen
        assert all((b - a) % 7 == 1 for a, b in zip(seen, seen[1:], strict=False)), "neighbours are side by side"
    if held:
        phone.lift()
        carousel.still()
        assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


DATA = """<script type="module">
  globalThis.names = Array.from({ length: COUNT }, (_, number) => `n${number}`)
  document.querySelector('vitrine-carousel').items = {
    get count() { return names.length },
    key: index => names[index],
    indexOf: name => names.indexOf(name),
    render(index, element) { element.className = 'card'; element.textContent = names[index] },
  }
</script>"""


@pytest.mark.parametrize("count", [5, 1_000_000])
@everywhere
def test_a_collection_given_as_data(count, desktop, shown):
    head = '<script type="module" src="vitrine-carousel.js"></script>' + DATA.replace("COUNT", str(count))
    carousel = shown(desktop, head=head, items="<!-- data -->")
    elements = f"{ITEMS}.length"
    assert desktop.js(elements) <= 12
    for index in (3, count - 1, count // 2):
        desktop.js(f"{CAROUSEL}.select({index}, {{ animated: false }})")
        desktop.run(64)
        here = f"{ITEMS}.find(item => item.textContent === 'n{index}')"
        assert desktop.js(f"{here}.getBoundingClientRect().x") == pytest.approx(640 - 150, abs=0.5)
        assert desktop.js(elements) <= 12
        places = desktop.js(f"{ITEMS}.map(item => +item.textContent.slice(1))")
        assert places == sorted(places)
    if count == 5:
        return
    desktop.js(f"void (names.unshift('new'), {CAROUSEL}.reload())")
    desktop.run(64)
    assert carousel.selected == count // 2 + 1


def test_data_that_says_what_changed_keeps_the_item_looked_at(desktop, shown):
    head = '<script type="module" src="vitrine-carousel.js"></script>' + DATA.replace("COUNT", "100000")
    carousel = shown(desktop, head=head, items="<!-- data -->")
    desktop.js(f"{CAROUSEL}.select(500, {{ animated: false }})")
    desktop.run(64)
    here = f"{ITEMS}.find(item => item.textContent === 'n500')"
    x = f"{here}.getBoundingClientRect().x"
    for change, index in [
        (f"names.splice(3, 0, 'a', 'b'), {CAROUSEL}.insert(3, 2)", 502),
        (f"names.splice(0, 5), {CAROUSEL}.remove(0, 5)", 497),
        (f"names.splice(9, 0, ...names.splice(490, 10)), {CAROUSEL}.move(490, 10, 9)", 16),
        (f"names.splice(900, 0, ...names.splice(0, 5)), {CAROUSEL}.move(0, 5, 900)", 11),
    ]:
        desktop.js(f"void ({change})")
        desktop.run(64)
        assert carousel.selected == index, change
        assert desktop.js(x) == pytest.approx(640 - 150, abs=0.5), change
        assert desktop.js(f"{ITEMS}.length") <= 12
        places = desktop.js(f"{ITEMS}.map(item => names.indexOf(item.textContent))")
        assert places == sorted(places)
    assert desktop.js("told.filter(([type]) => type === 'change').length") <= 2
    desktop.js(f"{CAROUSEL}.move(0, 5, 1e9)")
    assert "insert, remove and move" in desktop.complaints[0]
    desktop.complaints.clear()
    desktop.js(f"{CAROUSEL}.remove()")
    assert desktop.js("document.querySelector('vitrine-carousel')") is None


# For everyone


def test_screen_readers_know_what_is_where(desktop, shown):
    own = '<div class="card" role="article" aria-label="My own">Own</div>'
    carousel = shown(desktop, attributes='loop controls indicator="dots"', items=card(0) + own + card(2))
    about = "['role', 'aria-roledescription', 'aria-label'].map(name => element.getAttribute(name))"
    assert desktop.js(f"(element => {about})({CAROUSEL})") == ["region", "carousel", "Cards"]
    assert desktop.js(f"(element => {about})({ITEMS}[0])") == ["group", "slide", "1 of 3"]
    assert desktop.js(f"(element => {about})({ITEMS}[1])") == ["article", None, "My own"]
    live = f"{carousel.part('live')}.textContent"
    assert desktop.js(live) == ""
    desktop.js(f"{CAROUSEL}.next()")
    carousel.rests(1)
    assert desktop.js(live) == "My own, 2 of 3"
    assert desktop.violations() == []


@pytest.mark.parametrize(("language", "place"), [("de", "1 of 1.200"), ("en_US", "1 of 1,200"), ("", "1 of 1,200")])
def test_numbers_are_written_as_in_the_pages_language_or_the_persons_own(language, place, desktop, shown):
    shown(desktop, attributes=f'loop lang="{language}"', count=1200)
    assert desktop.js(f"{ITEMS}[0].getAttribute('aria-label')") == place


@everywhere
def test_nothing_runs_at_rest(desktop, shown):
    desktop.own_time()
    desktop.page.add_init_script(COUNT_FRAMES)
    carousel = shown(desktop)
    desktop.js(f"{CAROUSEL}.next()")
    carousel.rests(1)
    desktop.run(64)
    before = desktop.js("asked")
    desktop.run(2000)
    assert desktop.js("asked") == before


@everywhere
def test_a_carousel_goes_on_when_the_engine_breaks_down(desktop, shown):
    desktop.page.add_init_script(BREAK)
    carousel = shown(desktop)
    desktop.js(f"{CAROUSEL}.select(3)")
    desktop.run(64)
    breaks(desktop, "vitrine_scene")
    carousel.rests(3)
    assert len(desktop.js("reported")) == 1
    assert carousel.x(3) == pytest.approx(0, abs=0.5)
    desktop.js(f"{CAROUSEL}.next()")
    carousel.rests(4)


# The example


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_example_page_works(screen, request):
    screen = request.getfixturevalue(screen)
    carousel = Carousel(screen)
    screen.show((EXAMPLE / "index.html").read_text(), PACKAGE, EXAMPLE)
    carousel.ready()
    screen.js(f"{CAROUSEL}.next()")
    carousel.rests(1)
    assert screen.violations() == []
    screen.shot(f"example-{'phone' if screen.js('navigator.maxTouchPoints') else 'desktop'}")


EFFECTS = [
    ("fade", "opacity"),
    ("cover-flow", "rotate"),
    ("cylinder", "rotate"),
    ("wheel", "rotate"),
    ("stack", "scale"),
    ("parallax", "clipPath"),
]


@pytest.mark.parametrize(("effect", "style"), EFFECTS)
@everywhere
def test_an_effect_changes_the_neighbours_and_leaves_the_current_item_as_it_is(effect, style, shown, desktop):
    shown(desktop, attributes=f'loop effect="{effect}"')
    drawn = desktop.js(f"[0, 1, 6].map(index => document.querySelectorAll('.card')[index].style.{style})")
    assert drawn[1] or drawn[2], "a neighbour is changed"
    if effect != "parallax":
        assert not drawn[0]
    desktop.shot(f"carousel-{effect}")


def test_an_effect_of_ones_own_is_a_table_of_stops(desktop, shown):
    carousel = shown(desktop)
    stops = "[{ phase: -1, opacity: 0.2 }, { phase: 0 }, { phase: 1, scale: 0.5, opacity: 0.4, y: 20, rotateY: 90 }]"
    desktop.js(f"void ({CAROUSEL}.stops = {stops})")
    desktop.tick(16)
    card = "document.querySelectorAll('.card')"
    assert desktop.js(f"[6, 0, 1].map(index => {card}[index].style.opacity)") == ["0.2", "", "0.4"]
    assert desktop.js(f"{card}[1].style.scale") == "0.5"
    assert desktop.js(f"{card}[1].style.rotate") == "y 1.5708rad"
    desktop.js(f"{CAROUSEL}.next()")
    carousel.rests(1)
    assert desktop.js(f"{card}[0].style.opacity") == "0.2"
    desktop.js(f"void ({CAROUSEL}.stops = [{{ phase: 0, scael: 2 }}, {{ phase: 'x' }}])")
    assert ["scael" in desktop.complaints[0], "phase" in desktop.complaints[1]] == [True, True]
    desktop.complaints.clear()
    desktop.js(f"void ({CAROUSEL}.stops = null)")
    desktop.tick(16)
    assert desktop.js(f"[...{card}].every(card => card.style.opacity === '' && card.style.scale === '')")
