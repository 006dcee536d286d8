"""The photo grid and its viewer on a page of somebody's own: one script, one style sheet, links with pictures."""

from pathlib import Path

import pictures
import pytest
from grid import GRID, VIEWER, Grid, Rect
from PIL import Image

PACKAGE = Path(__file__).parents[2] / "Web/dist"
SIZES = [(600, 400), (400, 600), (900, 300), (500, 500), (300, 700)]
COUNT = 40


@pytest.fixture(scope="session")
def album(tmp_path_factory) -> Path:
    """Pictures of several ratios, drawn."""
    folder = tmp_path_factory.mktemp("album")
    for number, size in enumerate(SIZES):
        pictures.upright(*size).save(folder / f"{number}.png")
    return folder


SHIFTS = """
  globalThis.shifted = 0
  new PerformanceObserver(list => list.getEntries().forEach(entry => shifted += entry.value)).observe(
    { type: 'layout-shift', buffered: true })
"""


def cell(number: int) -> str:
    width, height = SIZES[number % len(SIZES)]
    return f"""<a href="{number % len(SIZES)}.png" data-width="{width}" data-height="{height}"
        ><img src="{number % len(SIZES)}.png" alt="Picture {number}"></a>"""


def page(script='<script type="module" src="vitrine.js"></script>', attributes="", count=COUNT) -> str:
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Album</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine.css"><style>body {{ margin: 16px }}</style>{script}
        <main><h1>Album</h1><vitrine-photo-grid label="Pictures" {attributes}>
        {"".join(cell(number) for number in range(count))}</vitrine-photo-grid></main></html>"""


@pytest.fixture
def shown(album):
    """Shows the page on a screen and answers its grid."""

    def show(screen, **options) -> Grid:
        grid = Grid(screen)
        screen.show(page(**options), album, PACKAGE)
        return grid.ready()

    return show


def full_screen(screen, index: int) -> Rect:
    """Where a photograph comes to rest: as large as fits, in the middle."""
    width, height = screen.js("[innerWidth, innerHeight]")
    w, h = SIZES[index % len(SIZES)]
    scale = min(width / w, height / h)
    return Rect((width - w * scale) / 2, (height - h * scale) / 2, w * scale, h * scale)


# Layout


@pytest.mark.parametrize("screen, columns", [("phone", 3), ("desktop", 12)])
def test_cells_are_equal_squares_a_spacing_apart(screen, columns, shown, request):
    screen = request.getfixturevalue(screen)
    cells = shown(screen).cells()
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


def test_columns_follow_the_width(desktop, shown):
    grid = shown(desktop)
    desktop.resize(480, 800)
    desktop.until(f"{GRID}.children[4].getBoundingClientRect().top > {GRID}.children[3].getBoundingClientRect().top")
    cells = grid.cells()
    assert [round(seen.y) for seen in cells[:4]] == [round(cells[0].y)] * 4
    assert cells[0].width == pytest.approx((480 - 32 - 9) / 4, abs=0.01)


def test_a_bad_attribute_says_what_it_takes(desktop, shown):
    shown(desktop, attributes='min-cell="many"')
    assert len(desktop.complaints) == 1
    assert 'min-cell="many"' in desktop.complaints[0]
    desktop.complaints.clear()


# Flight, in time that the test owns


@pytest.fixture
def still(phone, shown) -> Grid:
    phone.own_time()
    return shown(phone)


def test_a_tap_flies_from_the_cell_to_the_full_screen(still, phone):
    start = still.cell(4)
    still.tap(4)
    seen = [still.photo]
    assert seen[0].is_near(start, within=1), "it starts where its cell is"
    assert still.is_empty(4)
    while still.told[-1] != "settle":
        phone.tick(16)
        seen.append(still.photo)
        if len(seen) == 8:
            phone.shot("elements-opening")
    assert seen[-1].is_near(full_screen(phone, 4))
    assert still.ground == 1
    steps = [abs(b.x - a.x) + abs(b.y - a.y) for a, b in zip(seen, seen[1:], strict=False)]
    assert max(steps) < 120, "it jumps nowhere"
    assert still.told == ["open", "settle"]


def test_a_far_drag_lands_in_the_cell(still, phone):
    home = still.cell(4)
    still.open(4)
    phone.fingers([(195, 420 + 12 * step) for step in range(20)], lift=False)
    held = still.photo
    assert held.width < full_screen(phone, 4).width
    assert 0 <= still.ground < 0.6
    phone.shot("elements-dragged")
    phone.lift()
    assert still.photo.center == pytest.approx(held.center, abs=3), "it is let go where it was"
    still.rests(is_open=False)
    assert not still.is_open
    assert still.told == ["open", "settle", "close", "settle"]
    assert not still.is_empty(4)
    assert still.cell(4).is_near(home)


def test_the_photograph_stays_under_the_finger(still, phone):
    still.open(0)
    before = still.photo
    grabbed = (150, 420)
    phone.fingers([(150, 420 + 10 * step) for step in range(16)], lift=False)
    after = still.photo
    place = (grabbed[1] - before.y) / before.height
    slop = 10
    assert after.y + place * after.height == pytest.approx(420 + 150 - slop, abs=1)


def test_a_small_drag_returns(still, phone):
    still.open(4)
    phone.fingers([(195, 420), (195, 440), (195, 452)] + [(195, 452)] * 40)
    phone.until("told.length === 3")
    assert still.photo.is_near(full_screen(phone, 4))
    assert still.told == ["open", "settle", "settle"]


def test_it_is_caught_while_it_opens(still, phone):
    still.tap(4)
    phone.run(96)
    flying = still.photo
    phone.fingers([flying.center], lift=False)
    phone.run(1000)
    assert still.photo.is_near(flying, within=1), "it hangs where it was touched"
    phone.lift()  # too late for a tap
    still.rests(is_open=True)
    assert still.photo.is_near(full_screen(phone, 4))


@pytest.mark.parametrize("closing", ["Escape", "button", "tap"])
def test_it_closes_by(closing, still, phone):
    home = still.cell(7)
    still.open(7)
    if closing == "Escape":
        phone.press("Escape")
    elif closing == "button":
        phone.js(f"{VIEWER}.querySelector('[part=close]').click()")
    else:
        phone.tap(195, 420)
    phone.run(64)
    assert still.ground < 1
    still.rests(is_open=False)
    assert not still.is_empty(7)
    assert still.cell(7).is_near(home)
    assert still.focused == 7


def test_escape_while_it_opens_turns_it_round(still, phone):
    still.tap(4)
    phone.run(96)
    before = still.photo
    phone.press("Escape")
    phone.tick(16)
    assert still.photo.center == pytest.approx(before.center, abs=40)
    still.rests(is_open=False)
    assert still.told == ["open", "close", "settle"]


def test_it_lands_where_its_cell_is_after_a_resize(still, phone):
    still.open(4)
    phone.resize(844, 390)
    phone.run(1500)
    assert still.photo.is_near(full_screen(phone, 4))
    cell = still.cell(4)
    phone.press("Escape")
    landing = still.photo
    while still.is_open:
        landing = still.photo
        phone.tick(16)
    assert landing.is_near(cell, within=1)


def test_slow_animations_take_the_same_path_slower(phone, shown):
    phone.own_time()
    grid = shown(phone)
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
        phone.run(8000, frame=100)
        phone.press("Escape")
        grid.rests(is_open=False)
        phone.run(8000, frame=100)
    for fast, slow in zip(*paths, strict=True):
        assert fast.is_near(slow, within=1)


def test_reduced_motion_fades_in_place(screens, shown):
    screen = screens(width=390, height=844, scale=3, touch=True, reduced_motion="reduce")
    screen.own_time()
    grid = shown(screen)
    grid.tap(4)
    opacity = f"+{VIEWER}.querySelector('dialog').style.opacity"
    veils = []
    while grid.told[-1:] != ["settle"]:
        assert grid.photo.is_near(full_screen(screen, 4)), "it does not fly"
        veils.append(screen.js(opacity))
        screen.tick(16)
    assert veils[0] < 0.5
    assert veils == sorted(veils)
    assert screen.js(opacity) == 1


# Keys


def test_keys_go_from_cell_to_cell_and_open(desktop, shown):
    grid = shown(desktop)
    desktop.press("Tab")
    assert grid.focused == 0
    walk = [("ArrowRight", 1), ("ArrowDown", 13), ("ArrowLeft", 12), ("ArrowUp", 0), ("End", 39), ("Home", 0)]
    for key, index in walk:
        desktop.press(key)
        assert grid.focused == index, key
    desktop.press("ArrowRight", "Enter")
    grid.rests(is_open=True)
    assert grid.photo.is_near(full_screen(desktop, 1))
    desktop.press("Escape")
    grid.rests(is_open=False)
    assert grid.focused == 1
    assert desktop.complaints == []


# For everyone


@pytest.mark.parametrize("is_open", [False, True])
def test_axe_finds_nothing(desktop, shown, is_open):
    grid = shown(desktop)
    if is_open:
        desktop.page.mouse.click(*grid.cell(2).center)
        grid.rests(is_open=True)
    assert desktop.violations() == []


def test_a_picture_that_cannot_be_loaded_leaves_its_name(desktop, shown, album):
    grid = shown(desktop)
    desktop.js(f"void ({GRID}.children[2].href = 'missing.png', {GRID}.children[2].firstChild.src = 'missing.png')")
    desktop.until(f"{GRID}.children[2].firstChild.complete")
    desktop.page.mouse.click(*grid.cell(2).center)
    grid.rests(is_open=True)
    failure = f"{VIEWER}.querySelector('[part=photo] p')"
    desktop.until(f"!{failure}.hidden")
    assert desktop.js(f"{failure}.textContent") == "Picture 2"
    assert all("404" in complaint for complaint in desktop.complaints)
    desktop.complaints.clear()


def test_pixels_of_the_open_photograph(phone, shown):
    grid = shown(phone)
    grid.open(0)
    seen = Image.open(phone.shot("elements-open")).convert("RGB")
    place = full_screen(phone, 0)
    scale = seen.width / 390
    corner = (round((place.x + 8) * scale), round((place.y + 8) * scale))
    assert seen.getpixel(corner) == pictures.CORNERS["topleft"]
