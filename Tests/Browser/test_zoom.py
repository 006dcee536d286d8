"""Two fingers, a double tap, a wheel and keys zoom an open photograph, and drags pan it."""

import pytest
from album import full_screen
from grid import GRID, SEEN, SHOWN_PART, VIEWER
from user_input import CONTROL

SHOWN = f"{VIEWER}.querySelector('{SHOWN_PART}')"
WHOLE = f"""(({{x, y, width, height}}) => [x, y, width, height])({SHOWN}.getBoundingClientRect())"""
RESTED = """
  globalThis.rests = 0
  globalThis.turns = []
  document.addEventListener('vitrine-settle', () => rests++)
  document.addEventListener('vitrine-change', event => turns.push(event.detail.index))
"""


@pytest.fixture
def photo(phone, show_grid):
    """Photograph 5 of the grid, 600 by 400, open on a phone in owned time."""
    phone.own_time()
    phone.page.add_init_script(RESTED)
    grid = show_grid(phone)
    grid.open(5)
    return grid


def whole(screen):
    return screen.js(WHOLE)


def until_zoomed(screen, after):
    screen.until(f"rests > {after}")


def double_tap(screen, x, y):
    before = screen.js("rests")
    screen.tap(x, y)
    screen.run(100)
    screen.tap(x, y)
    until_zoomed(screen, before)
    screen.still()


def test_two_fingers_zoom_about_what_is_between_them(photo, phone):
    x, y, width, _ = whole(phone)
    point = (195 - x) / width
    left = [(165 - 6 * step, 420) for step in range(16)]
    right = [(225 + 6 * step, 420) for step in range(16)]
    phone.fingers(left, right, lift=False)
    now = whole(phone)
    assert now[2] > 2 * width
    assert now[0] + point * now[2] == pytest.approx(195, abs=0.5)
    phone.shot("viewer-pinched")
    phone.lift()
    phone.still()
    assert whole(phone)[2] == pytest.approx(now[2], abs=1), "it stays as large as it was let go"
    assert phone.js(f"{SHOWN}.offsetWidth") == pytest.approx(now[2], abs=1), "and is laid out so large"
    assert photo.is_open


def close_fingers(phone, steps):
    """Two fingers, 240 pixels apart at first, come 12 nearer in each step and rest."""
    left = [(75 + 6 * step, 420) for step in range(steps)]
    right = [(315 - 6 * step, 420) for step in range(steps)]
    phone.fingers(left, right, lift=False)
    phone.run(200)


def test_a_little_too_small_it_goes_back_to_fit(photo, phone):
    close_fingers(phone, 5)
    assert 300 < whole(phone)[2] < 390
    assert 0 < photo.backdrop_opacity < 1
    phone.lift()
    phone.still()
    assert photo.photo.is_near(full_screen(phone, 5))
    assert photo.is_open and photo.backdrop_opacity == 1


def test_two_fingers_that_close_on_it_send_it_into_its_cell(photo, phone):
    home = photo.cell(5)
    close_fingers(phone, 12)
    assert whole(phone)[2] < 260 and photo.backdrop_opacity < 0.5
    phone.shot("viewer-pinched-away")
    phone.lift()
    photo.until_landed(is_open=False)
    assert photo.cell(5).is_near(home) and not photo.is_empty(5)


def test_a_drag_ends_with_its_photograph_also_if_a_finger_stays(photo, phone):
    phone.js("document.addEventListener('vitrine-drag-end', ({detail}) => (globalThis.dragged = detail.index))")
    close_fingers(phone, 12)
    phone.touches("touchEnd", {1: (249, 420)})
    photo.until_landed(is_open=False)
    assert phone.js("globalThis.dragged") == 5
    phone.lift()


def test_a_double_tap_zooms_and_another_one_goes_back(photo, phone):
    double_tap(phone, 195, 420)
    assert whole(phone)[3] == pytest.approx(844, abs=1), "it fills the screen"
    phone.shot("viewer-zoomed")
    double_tap(phone, 195, 420)
    assert photo.photo.is_near(full_screen(phone, 5))
    assert photo.is_open


def test_a_single_tap_closes(photo, phone):
    phone.tap(195, 420)
    phone.run(200)
    assert photo.reported[-1] != "close", "it might be the first of two"
    photo.until_landed(is_open=False)


def test_zoomed_it_pans_to_its_edge_and_then_the_page_turns(photo, phone):
    double_tap(phone, 195, 420)
    phone.fingers([(380 - 14 * step, 420) for step in range(27)])
    phone.still()
    x, _, width, _ = whole(phone)
    assert x + width == pytest.approx(390, abs=1), "at its edge"
    assert phone.js("turns") == []
    phone.fingers([(195 - 12 * step, 420) for step in range(9)])
    phone.until("turns.at(-1) === 6")
    phone.still()
    assert photo.photo.is_near(full_screen(phone, 6))


def test_zoomed_a_drag_downwards_drags_nothing_away(photo, phone):
    double_tap(phone, 195, 420)
    phone.fingers([(195, 300 + 14 * step) for step in range(20)])
    phone.still()
    assert photo.is_open and photo.backdrop_opacity == 1


def test_closed_while_zoomed_it_lands_in_its_cell(photo, phone):
    home = photo.cell(5)
    double_tap(phone, 195, 420)
    phone.press("Escape")
    photo.until_landed(is_open=False)
    assert photo.cell(5).is_near(home) and not photo.is_empty(5)


def test_keys_and_a_wheel_with_control_zoom(desktop, show_grid):
    desktop.own_time()
    grid = show_grid(desktop)
    desktop.page.mouse.click(*grid.cell(0).center)
    grid.until_landed(is_open=True)
    fit = whole(desktop)[2]
    desktop.press("+")
    desktop.still()
    assert whole(desktop)[2] == pytest.approx(2 * fit, abs=1)
    desktop.press("0")
    desktop.still()
    assert whole(desktop)[2] == pytest.approx(fit, abs=1)
    for _ in range(10):
        desktop.wheel(640, 400, 0, -10, held=CONTROL)
        desktop.tick(16)
    desktop.still()
    assert whole(desktop)[2] == pytest.approx(2.718 * fit, rel=0.01)
    desktop.shot("viewer-zoomed-desktop")
    assert desktop.js("visualViewport.scale") == 1
    assert desktop.js(f"{GRID}.openIndex") == 0
    assert desktop.js(f"{SEEN}({SHOWN}).every(Number.isFinite)")


def test_a_notch_of_the_wheel_with_control_zooms_a_little_without_a_jump(desktop, show_grid):
    desktop.own_time()
    grid = show_grid(desktop)
    grid.open(0)
    fit = whole(desktop)[2]
    desktop.wheel(640, 400, 0, -120, held=CONTROL)
    desktop.tick(16)
    assert whole(desktop)[2] < 1.1 * fit
    desktop.still()
    assert whole(desktop)[2] == pytest.approx(1.25 * fit, abs=1)


@pytest.mark.parametrize("delay", [80, 200, 450])
def test_a_double_click_opens_a_photograph_and_leaves_it_open(desktop, show_grid, delay):
    desktop.own_time()
    grid = show_grid(desktop)
    point = grid.cell(3).center
    desktop.page.mouse.click(*point)
    desktop.run(delay)
    desktop.page.mouse.click(*point)
    desktop.still()
    desktop.run(1000)
    assert grid.is_open and grid.photo.is_near(full_screen(desktop, 3))


def test_a_tap_hides_and_shows_the_controls_where_that_is_set(phone, show_grid):
    phone.own_time()
    grid = show_grid(phone, attributes='tap="controls"')
    grid.open(0)
    assert controls_opacity(phone) == 1
    phone.run(3500)
    assert controls_opacity(phone) == 0, "they fade by themselves"
    close = phone.js(
        f"(({{x, y}}) => [x + 20, y + 20])({VIEWER}.querySelector('[part=close]').getBoundingClientRect())"
    )
    phone.tap(*close)
    phone.run(800)
    assert grid.is_open and controls_opacity(phone) == 1, "a button that cannot be seen does nothing"
    phone.tap(195, 700)
    phone.run(800)
    assert grid.is_open and controls_opacity(phone) == 0
    phone.tap(195, 700)
    phone.run(800)
    phone.tap(*close)
    phone.still()
    assert not grid.is_open


def test_the_controls_fade_while_a_mouse_rests(desktop, show_grid):
    desktop.own_time()
    grid = show_grid(desktop)
    grid.open(0)
    desktop.page.mouse.move(600, 400)
    desktop.tick(16)
    assert controls_opacity(desktop) == 1
    desktop.run(2900)
    assert controls_opacity(desktop) == 1
    desktop.run(500)
    assert controls_opacity(desktop) == 0
    desktop.page.mouse.move(620, 410)
    desktop.run(300)
    assert controls_opacity(desktop) == 1
    desktop.run(3500)
    desktop.press("Tab")
    desktop.run(300)
    assert controls_opacity(desktop) == 1


def controls_opacity(screen):
    return float(screen.js(f"getComputedStyle({VIEWER}.querySelector('.controls')).opacity"))
