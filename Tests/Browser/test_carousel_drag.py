"""A finger or a mouse drags, flicks and catches a carousel, which comes to rest on an item."""

import pytest
from browsers import always_everywhere, everywhere
from carousel import CAROUSEL, ROOT
from probes import COUNT_FRAMES, layouts

# Records each write of a style of the items and of the track.
WATCH_WRITES = f"""
  globalThis.written = []
  globalThis.watch = new MutationObserver(records => written.push(...records.map(({{ target }}) => target)))
  for (const root of [{CAROUSEL}, {ROOT}])
    watch.observe(root, {{ subtree: true, attributes: true, attributeFilter: ["style"] }})
"""
COUNT_MOVES = f"""
  globalThis.moves = 0
  const {{ dispatchEvent }} = {CAROUSEL}
  {CAROUSEL}.dispatchEvent = event => (moves += event.type === "vitrine-move", dispatchEvent.call({CAROUSEL}, event))
"""
LINKS = "".join(f'<a class="card" href="#card{n}">Card {n}</a>' for n in range(7))


def test_the_content_follows_the_finger(phone, show_carousel):
    carousel = show_carousel(phone)
    phone.fingers([(300 - 10 * step, 150) for step in range(16)], lift=False)
    assert carousel.x(0) == pytest.approx(-150 + 10, abs=0.5), "but for the slop"
    phone.shot("carousel-dragged")
    phone.run(500)
    assert carousel.x(0) == pytest.approx(-140, abs=0.5), "it is held"
    phone.lift()
    carousel.still()
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


def test_a_flick_goes_on_with_the_fingers_speed(phone, show_carousel):
    carousel = show_carousel(phone)
    phone.fingers([(350 - 16 * step, 150) for step in range(12)], dt=8, lift=False)
    before = carousel.x(0)
    phone.lift()
    phone.tick(16)
    assert carousel.x(0) - before == pytest.approx(-32, abs=16)
    carousel.still()
    assert carousel.selected >= 2
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


def test_a_flick_loads_the_lazy_pictures_on_its_way_before_they_are_in_view(phone, show_carousel):
    picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    items = f'<div class="card"><img src="{picture}" alt="" loading="lazy"></div>' * 30
    carousel = show_carousel(phone, attributes="", items=items)
    lazy = f"[...{CAROUSEL}.querySelectorAll('img')].map(image => image.loading === 'lazy')"
    before = phone.js(lazy)
    phone.fingers([(350 - 16 * step, 150) for step in range(12)], dt=8)
    phone.tick(16)
    seen, target, waits = carousel.visible_items, carousel.selected, phone.js(lazy)
    assert target > seen[-1], "it has not got there yet"
    assert all(before[2:]) and not any(waits[2 : target + 1]) and waits[-1]
    carousel.still()


def test_a_frame_of_a_drag_writes_one_style_and_lays_out_nothing(phone, show_carousel):
    show_carousel(phone, count=30)
    phone.cdp.send("Performance.enable")
    phone.js(f"(() => {{ {WATCH_WRITES} }})()")
    before = layouts(phone)
    phone.fingers([(300 - 3 * step, 150) for step in range(11)], lift=False)
    phone.painted()
    assert layouts(phone) == before
    written = phone.js("written.map(element => element.getAttribute('part') ?? element.textContent)")
    assert set(written) == {"track"}
    assert 5 <= len(written) <= 10, "one a frame, but for those of the slop"


def test_a_drag_is_drawn_in_its_events(phone, show_carousel):
    show_carousel(phone, count=30)
    phone.fingers([(300 - 3 * step, 150) for step in range(6)], lift=False)
    phone.js(f"(() => {{ {COUNT_FRAMES} }})()")
    phone.js(f"(() => {{ {COUNT_MOVES} }})()")
    for step in range(1, 11):
        phone.touch("touchMove", [(285 - 3 * step, 150)])
    assert phone.js("asked") == 0, "a frame that is asked for would draw nothing"
    assert phone.js("moves") == 0, "nobody listens"
    phone.lift()
    phone.run(100)
    assert phone.js("asked") > 0


def test_touching_catches_it(phone, show_carousel):
    carousel = show_carousel(phone)
    phone.fingers([(350 - 16 * step, 150) for step in range(12)])
    phone.run(64)
    phone.fingers([(200, 150)], lift=False)
    caught = carousel.x(carousel.selected)
    phone.run(1000)
    assert carousel.x(carousel.selected) == pytest.approx(caught, abs=1)
    phone.lift()
    carousel.still()
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


def test_a_vertical_drag_is_the_pages(phone, show_carousel):
    carousel = show_carousel(phone, style="main { height: 3000px }")
    phone.fingers([(200, 250 - 20 * step) for step in range(10)])
    phone.until("scrollY > 50")
    assert carousel.x(0) == pytest.approx(0, abs=0.5)


@always_everywhere("one page of a gesture: a drag by a mouse")
def test_a_mouse_drags_and_clicks_nothing(desktop, show_carousel):
    carousel = show_carousel(desktop, items=LINKS)
    desktop.drag(*[(640 - 20 * step, 150) for step in range(16)])
    carousel.still()
    assert carousel.selected != 0
    assert desktop.js("clicked") == []
    assert desktop.js("location.hash") == ""
    assert desktop.js("String(getSelection())") == ""


@everywhere
def test_the_content_follows_the_mouse_and_is_caught_where_it_is(desktop, show_carousel):
    carousel = show_carousel(desktop)
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
def test_a_vertical_carousel_follows_the_mouse(desktop, show_carousel):
    style = "vitrine-carousel { height: 500px } .card { width: auto }"
    carousel = show_carousel(desktop, attributes='loop axis="vertical"', style=style)
    desktop.drag(*[(640, 400 - 12 * step) for step in range(14)], lift=False)
    moved = carousel.item(0).center[1] - carousel.middle[1]
    assert -13 * 12 <= moved <= -13 * 12 + 10, "but for the slop"
    desktop.release(640, 244)
    carousel.still()
    assert carousel.selected >= 1
    assert carousel.item(carousel.selected).center == pytest.approx(carousel.middle, abs=0.5)


@everywhere
def test_a_window_that_narrows_during_a_drag_lets_nothing_go(desktop, show_carousel):
    carousel = show_carousel(desktop, style=".card { width: 40% }")
    desktop.drag(*[(640 - 10 * step, 150) for step in range(16)], lift=False)
    desktop.resize(600, 800)
    desktop.still()
    assert carousel.item(0).width == pytest.approx(240, abs=1)
    before = carousel.x(0)
    desktop.drag_on((450, 150))
    assert carousel.x(0) - before == pytest.approx(-40, abs=1), "it still follows"
    desktop.release(450, 150)
    carousel.still()
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)
