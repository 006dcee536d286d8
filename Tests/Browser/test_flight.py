"""Photographs that open by a flight, and are dragged away, in owned time."""

from pathlib import Path

import pytest
from album import full_screen
from browsers import always_everywhere, everywhere
from grid import GRID, SHOWN_PART, VIEWER
from PIL import Image, ImageChops
from probes import COUNT_FRAMES

COUNT_WRITES = f"""
  globalThis.written = new Set()
  new MutationObserver(records => records.forEach(({{ target }}) => written.add(target.part.value))).observe(
    {VIEWER}, {{ subtree: true, attributes: true, attributeFilter: ["style"] }})
"""

COUNT_DRAWS = f"""
  globalThis.draws = 0
  const photo = {VIEWER}.querySelector("{SHOWN_PART}:not([hidden])")
  const count = new MutationObserver(({{ length }}) => draws += length)
  count.observe(photo, {{ attributes: true, attributeFilter: ["style"] }})
"""


def test_a_tap_flies_from_the_cell_to_the_full_screen(phone_grid, phone):
    start = phone_grid.cell(4)
    phone_grid.tap(4)
    seen = [phone_grid.photo]
    assert seen[0].is_near(start, within=1), "it starts where its cell is"
    assert phone_grid.is_empty(4)
    while phone_grid.reported[-1] != "settle":
        phone.tick(16)
        seen.append(phone_grid.photo)
        if len(seen) == 8:
            phone.shot("elements-opening")
    assert seen[-1].is_near(full_screen(phone, 4))
    assert phone_grid.backdrop_opacity == 1
    steps = [abs(b.x - a.x) + abs(b.y - a.y) for a, b in zip(seen, seen[1:], strict=False)]
    assert max(steps) < 120, "it jumps nowhere"
    assert phone_grid.reported == ["open", "settle"]


def test_a_far_drag_lands_in_the_cell(phone_grid, phone):
    home = phone_grid.cell(4)
    phone_grid.open(4)
    phone.fingers([(195, 420 + 12 * step) for step in range(20)], lift=False)
    held = phone_grid.photo
    assert held.width < full_screen(phone, 4).width
    assert 0 <= phone_grid.backdrop_opacity < 0.6
    phone.shot("elements-dragged")
    phone.lift()
    assert phone_grid.photo.center == pytest.approx(held.center, abs=3), "it is let go where it was"
    phone_grid.until_landed(is_open=False)
    assert not phone_grid.is_open
    assert phone_grid.reported == ["open", "settle", "close", "settle"]
    assert not phone_grid.is_empty(4)
    assert phone_grid.cell(4).is_near(home)


def test_a_drag_is_drawn_in_its_events_and_moves_nothing_else(phone_grid, phone):
    phone_grid.open(4)
    phone.fingers([(195, 420 + 12 * step) for step in range(6)], lift=False)
    phone.run(500)
    phone.js(f"(() => {{ {COUNT_FRAMES} {COUNT_WRITES} }})()")
    seen = phone_grid.photo
    for step in range(1, 11):
        phone.touch("touchMove", [(195, 480 + 12 * step)])
    assert phone_grid.photo.center[1] > seen.center[1] + 60
    assert phone.js("asked") == 0, "a frame that is asked for would draw nothing"
    assert phone.js("[...written].sort()") == ["backdrop", "photo"], "those beside it are out of view"
    phone.lift()
    phone_grid.until_landed(is_open=False)


def test_a_pinch_is_drawn_once_for_both_fingers(phone_grid, phone):
    phone_grid.open(4)
    phone.fingers([(145 - step, 420) for step in range(20)], [(245 + step, 420) for step in range(20)], lift=False)
    seen = phone_grid.photo
    phone.js(f"(() => {{ {COUNT_DRAWS} }})()")
    for step in range(10):
        phone.touch("touchMove", [(125 - 2 * step, 420), (265 + 2 * step, 420)])
        phone.tick(16)
    assert phone_grid.photo.width > seen.width + 30
    assert phone.js("draws") == 10
    phone.lift()
    phone_grid.until_landed(is_open=True)


@always_everywhere("pixels: each browser smooths edges its own way")
def test_no_placeholder_shines_at_its_edges(desktop, show_grid, tmp_path):
    desktop.own_time()
    grid = show_grid(desktop)
    desktop.drag(grid.cell(4).center)
    grid.until_landed(is_open=True)
    desktop.drag((640, 400), (640, 420), lift=False)
    for step in range(6):
        desktop.page.mouse.move(643.3 + step, 450.7 + 9 * step)
        desktop.tick(16)
        lime, black = (colored(desktop, grid, color, tmp_path) for color in ("lime", "black"))
        assert ImageChops.difference(lime, black).getbbox() is None, grid.photo
    desktop.release(648, 496)
    grid.until_landed(is_open=True)


def colored(screen, grid, placeholder: str, folder: Path) -> Image.Image:
    """A screenshot of the photograph and its edges, with another color as its placeholder."""
    screen.js(f"void {GRID}.style.setProperty('--vitrine-placeholder', '{placeholder}')")
    screen.tick(16)
    screen.painted()
    x, y, width, height = grid.photo.x, grid.photo.y, grid.photo.width, grid.photo.height
    path = folder / f"{placeholder}.png"
    screen.page.screenshot(path=path)
    picture = Image.open(path).convert("RGB")
    return picture.crop((int(x) - 2, max(0, int(y) - 2), int(x + width) + 3, int(y + height) + 3))


@always_everywhere("one page of an element: a grid and its viewer")
def test_a_mouse_opens_it_and_drags_it_away_and_it_lands_in_its_cell(desktop, show_grid):
    desktop.own_time()
    grid = show_grid(desktop)
    home = grid.cell(4)
    desktop.drag(home.center)
    flight = [grid.photo]
    assert flight[0].is_near(home, within=1), "it starts where its cell is"
    while grid.reported[-1] != "settle":
        desktop.tick(16)
        flight.append(grid.photo)
    assert flight[-1].is_near(full_screen(desktop, 4))
    path = [(640, 400 + 12 * step) for step in range(20)]
    desktop.drag(*path, lift=False)
    held = grid.photo
    assert held.width < full_screen(desktop, 4).width
    desktop.release(*path[-1])
    assert grid.photo.center == pytest.approx(held.center, abs=3), "it is let go where it was"
    grid.until_landed(is_open=False)
    assert grid.reported == ["open", "settle", "close", "settle"]
    assert grid.cell(4).is_near(home)


@everywhere
def test_escape_turns_it_round_and_enter_opens_it_again(desktop, show_grid):
    desktop.own_time()
    grid = show_grid(desktop)
    desktop.press("Tab", "ArrowRight", "Enter")
    desktop.run(96)
    flying = grid.photo
    desktop.press("Escape")
    desktop.tick(16)
    assert grid.photo.center == pytest.approx(flying.center, abs=60)
    grid.until_landed(is_open=False)
    assert grid.focused == 1
    desktop.press("Enter")
    grid.until_landed(is_open=True)
    assert grid.photo.is_near(full_screen(desktop, 1))


def test_the_photograph_stays_under_the_finger(phone_grid, phone):
    phone_grid.open(0)
    before = phone_grid.photo
    grabbed = (150, 420)
    phone.fingers([(150, 420 + 10 * step) for step in range(16)], lift=False)
    after = phone_grid.photo
    place = (grabbed[1] - before.y) / before.height
    slop = 10
    assert after.y + place * after.height == pytest.approx(420 + 150 - slop, abs=1)


def test_a_small_drag_returns(phone_grid, phone):
    phone_grid.open(4)
    phone.fingers([(195, 420), (195, 440), (195, 452)] + [(195, 452)] * 40)
    phone.until("reported.length === 3")
    assert phone_grid.photo.is_near(full_screen(phone, 4))
    assert phone_grid.reported == ["open", "settle", "settle"]


def test_it_is_caught_while_it_opens(phone_grid, phone):
    phone_grid.tap(4)
    phone.run(96)
    flying = phone_grid.photo
    phone.fingers([flying.center], lift=False)
    phone.run(1000)
    assert phone_grid.photo.is_near(flying, within=1), "it hangs where it was touched"
    phone.lift()  # too late for a tap
    phone_grid.until_landed(is_open=True)
    assert phone_grid.photo.is_near(full_screen(phone, 4))


@pytest.mark.parametrize("closing", ["Escape", "button", "tap"])
def test_it_closes_by(closing, phone_grid, phone):
    home = phone_grid.cell(7)
    phone_grid.open(7)
    if closing == "Escape":
        phone.press("Escape")
    elif closing == "button":
        phone.js(f"{VIEWER}.querySelector('[part=close]').click()")
    else:
        phone.tap(195, 420)
        phone.run(240)
        assert phone_grid.backdrop_opacity == 1, "it may be the first half of a double tap"
        phone.run(128)
    phone.run(64)
    assert phone_grid.backdrop_opacity < 1
    phone_grid.until_landed(is_open=False)
    assert not phone_grid.is_empty(7)
    assert phone_grid.cell(7).is_near(home)
    assert phone_grid.focused == 7


def test_escape_while_it_opens_turns_it_round(phone_grid, phone):
    phone_grid.tap(4)
    phone.run(96)
    before = phone_grid.photo
    phone.press("Escape")
    phone.tick(16)
    assert phone_grid.photo.center == pytest.approx(before.center, abs=40)
    phone_grid.until_landed(is_open=False)
    assert phone_grid.reported == ["open", "close", "settle"]


def test_it_lands_where_its_cell_is_after_a_resize(phone_grid, phone):
    phone_grid.open(4)
    phone.resize(844, 390)
    phone.still()
    assert phone_grid.photo.is_near(full_screen(phone, 4))
    cell = phone_grid.cell(4)
    phone.press("Escape")
    landing = phone_grid.photo
    while phone_grid.is_open:
        landing = phone_grid.photo
        phone.tick(16)
    assert landing.is_near(cell, within=1)


def test_slow_animations_take_the_same_path_slower(phone, show_grid):
    phone.own_time()
    grid = show_grid(phone)
    paths = []
    for speed, frame in ((1, 16), (0.2, 80)):
        phone.js(f"{GRID}.setAttribute('speed', '{speed}')")
        phone.tick(16)
        grid.tap(4)
        path = []
        for _ in range(20):
            phone.tick(frame)
            path.append(grid.photo)
        paths.append(path)
        phone.still()
        phone.press("Escape")
        grid.until_landed(is_open=False)
        phone.still()
    for fast, slow in zip(*paths, strict=True):
        assert fast.is_near(slow, within=1)


def test_reduced_motion_fades_in_place(screens, show_grid):
    screen = screens(width=390, height=844, scale=3, touch=True, reduced_motion="reduce")
    screen.own_time()
    grid = show_grid(screen)
    grid.tap(4)
    opacity = f"+getComputedStyle({VIEWER}.querySelector('dialog')).opacity"
    veils = []
    while grid.reported[-1:] != ["settle"]:
        assert grid.photo.is_near(full_screen(screen, 4)), "it does not fly"
        veils.append(screen.js(opacity))
        screen.tick(16)
    assert veils[0] < 0.5
    assert veils == sorted(veils)
    assert screen.js(opacity) == 1


def test_the_next_photograph_opens_the_moment_one_has_landed(phone_grid, phone):
    phone_grid.open(4)
    next_one = f"queueMicrotask(() => {GRID}.open(5))"
    phone.js(f"{GRID}.addEventListener('vitrine-settle', event => event.detail.isOpen || {next_one})")
    phone.press("Escape")
    phone.until("reported.length >= 6")
    assert phone_grid.reported == ["open", "settle", "close", "settle", "open", "settle"]
    assert phone_grid.is_open
    assert phone_grid.photo.is_near(full_screen(phone, 5))


def test_a_cell_half_under_a_bar_opens_where_it_is_seen(phone_grid, phone):
    bar = 80
    phone.js(f"document.documentElement.style.scrollPaddingTop = '{bar}px'")
    phone.js("scrollTo(0, 60)")
    phone.painted()
    scrolled, start = phone.js("scrollY"), phone_grid.cell(1)
    assert start.y < bar < start.y + start.height
    phone.tap(start.center[0], 90)
    assert phone.js("scrollY") == scrolled, "the page stays while it is seen"
    assert phone_grid.photo.is_near(start, within=1)
    phone_grid.until_landed(is_open=True)
    phone.painted()
    assert phone_grid.backdrop_opacity == 1
    # The page scrolls by whole device pixels, three of which are a CSS pixel.
    assert phone_grid.cell(1).y >= bar - 1 / 3, "behind the photograph its cell comes out from under the bar"
    phone.press("Escape")
    phone_grid.until_landed(is_open=False)
    assert phone_grid.cell(1).y >= bar - 1 / 3


def test_a_tap_right_after_a_throw_opens_the_next_photograph(phone, show_grid):
    """In real time: a browser that scrolls by the throw would use the tap to stop the scrolling."""
    grid = show_grid(phone)
    grid.open(4)
    phone.fingers([(195, 300 + step * step * 1.2) for step in range(14)], dt=12)
    grid.until_landed(is_open=False)
    phone.tap(*grid.cell(7).center)
    grid.until_landed(is_open=True)
    assert phone.js(f"{GRID}.openIndex") == 7


def test_the_photograph_leaves_a_mouse_whose_last_button_is_up(desktop, show_grid):
    desktop.own_time()
    grid = show_grid(desktop)
    grid.open(1)
    ends = "document.addEventListener('vitrine-drag-end', () => (globalThis.ended = true))"
    desktop.js(ends)
    mouse = desktop.page.mouse
    mouse.move(640, 400)
    mouse.down()
    mouse.move(660, 420)
    mouse.down(button="right")
    mouse.up()
    mouse.move(660, 430)
    mouse.up(button="right")
    mouse.move(300, 300)
    desktop.still()
    assert desktop.js("globalThis.ended") is True
    assert grid.photo.is_near(full_screen(desktop, 1))
