"""The photo grid: layout, attributes, keys, accessibility."""

import pictures
import pytest
from album import PACKAGE, full_screen, page
from grid import GRID, SHOWN_PART, VIEWER, Grid, Rect
from PIL import Image

SHIFTS = """
  globalThis.shifted = 0
  new PerformanceObserver(list => list.getEntries().forEach(entry => shifted += entry.value)).observe(
    { type: 'layout-shift', buffered: true })
"""


@pytest.mark.parametrize("screen, columns", [("phone", 3), ("desktop", 12)])
def test_cells_are_equal_squares_a_spacing_apart(screen, columns, show_grid, request):
    screen = request.getfixturevalue(screen)
    cells = show_grid(screen).cells()
    side = (screen.js("innerWidth") - 32 - 3 * (columns - 1)) / columns
    for number, seen in enumerate(cells):
        column, row = number % columns, number // columns
        x, y = 16 + column * (side + 3), cells[0].y + row * (side + 3)
        assert seen.is_near(Rect(x, y, side, side)), number
    screen.shot(f"elements-grid-{columns}")


def test_upgrading_shifts_nothing(screens, album):
    plain, upgraded = screens(), screens()
    plain.show(page(script=""), album, PACKAGE)
    grid = Grid(upgraded)
    upgraded.page.add_init_script(SHIFTS)
    upgraded.show(page(), album, PACKAGE)
    grid.ready()
    boxes = "[...document.querySelectorAll('img')].map(image => image.getBoundingClientRect().toJSON())"
    for before, after in zip(plain.js(boxes), upgraded.js(boxes), strict=True):
        assert before == pytest.approx(after, abs=0.5)
    assert upgraded.js("globalThis.shifted") == 0


def test_columns_follow_the_width(desktop, show_grid):
    grid = show_grid(desktop)
    desktop.resize(480, 800)
    desktop.until(f"{GRID}.children[4].getBoundingClientRect().top > {GRID}.children[3].getBoundingClientRect().top")
    cells = grid.cells()
    assert [round(seen.y) for seen in cells[:4]] == [round(cells[0].y)] * 4
    assert cells[0].width == pytest.approx((480 - 32 - 9) / 4, abs=0.01)


def test_a_bad_attribute_says_what_it_takes(desktop, show_grid):
    show_grid(desktop, attributes='min-cell="many"')
    assert len(desktop.complaints) == 1
    assert 'min-cell="many"' in desktop.complaints[0]
    desktop.complaints.clear()


def test_keys_go_from_cell_to_cell_and_open(desktop, show_grid):
    grid = show_grid(desktop)
    desktop.press("Tab")
    assert grid.focused == 0
    walk = [("ArrowRight", 1), ("ArrowDown", 13), ("ArrowLeft", 12), ("ArrowUp", 0), ("End", 39), ("Home", 0)]
    for key, index in walk:
        desktop.press(key)
        assert grid.focused == index, key
    desktop.press("ArrowRight", "Enter")
    grid.until_landed(is_open=True)
    assert grid.photo.is_near(full_screen(desktop, 1))
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    assert grid.focused == 1
    assert desktop.complaints == []


@pytest.mark.parametrize("is_open", [False, True])
def test_axe_finds_nothing(desktop, show_grid, is_open):
    grid = show_grid(desktop)
    if is_open:
        desktop.page.mouse.click(*grid.cell(2).center)
        grid.until_landed(is_open=True)
    assert desktop.violations() == []


def test_a_picture_that_cannot_be_loaded_says_so_above_its_name(desktop, show_grid, album):
    desktop.expected = ["missing.png"]
    grid = show_grid(desktop)
    desktop.js(f"void ({GRID}.children[2].href = 'missing.png', {GRID}.children[2].firstChild.src = 'missing.png')")
    desktop.until(f"{GRID}.children[2].firstChild.complete")
    desktop.page.mouse.click(*grid.cell(2).center)
    grid.until_landed(is_open=True)
    failure = f"{VIEWER}.querySelector('{SHOWN_PART} p')"
    desktop.until(f"{failure}.checkVisibility()")
    assert desktop.js(f"{failure}.textContent") == "This picture could not be loaded"
    assert desktop.js(f"{VIEWER}.querySelector('[part=caption-title]').textContent") == "Picture 2"


def test_pixels_of_the_open_photograph(phone, show_grid):
    grid = show_grid(phone)
    grid.open(0)
    seen = Image.open(phone.shot("elements-open")).convert("RGB")
    place = full_screen(phone, 0)
    scale = seen.width / 390
    corner = (round((place.x + 8) * scale), round((place.y + 8) * scale))
    assert seen.getpixel(corner) == pictures.CORNERS["topleft"]
