"""The page that `vitrine serve` shows, on a folder of real photographs."""

import re

import pictures
import pytest
from grid import GRID, VIEWER, Grid
from PIL import Image

IMAGES = f"[...{GRID}.querySelectorAll('img')].slice(0, 12)"
IS_THERE = "image => image.complete && image.currentSrc && !image.closest('a').dataset.failed"


def shown(screen, address: str) -> Grid:
    """The grid of the page, with the pictures of the first screen there."""
    grid = Grid(screen).at(address)
    screen.until(f"{IMAGES}.length > 0 && {IMAGES}.every({IS_THERE})")
    return grid


def is_within_the_screen(rect, screen) -> bool:
    width, height = screen.js("[innerWidth, innerHeight]")
    return min(rect.sides) >= -0.5 and rect.sides[2] <= width + 0.5 and rect.sides[3] <= height + 0.5


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_it_lays_the_photographs_out(screen, gallery, request):
    screen = request.getfixturevalue(screen)
    grid = shown(screen, gallery.address)
    cells = grid.cells()
    assert len(cells) == 26
    assert max(cell.width for cell in cells) - min(cell.height for cell in cells) < 0.01
    assert screen.js("document.documentElement.scrollWidth <= innerWidth")
    screen.shot(f"gallery-{'phone' if screen.js('navigator.maxTouchPoints') else 'desktop'}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("is_open", [False, True])
def test_axe_finds_nothing(scheme, is_open, screens, gallery):
    screen = screens(color_scheme=scheme)
    grid = shown(screen, gallery.address)
    if is_open:
        screen.page.mouse.click(*grid.cell(3).center)
        grid.rests(is_open=True)
    assert screen.violations() == []
    screen.shot(f"gallery-{scheme}-{'open' if is_open else 'grid'}")


def test_a_photograph_opens_and_is_thrown_back(phone, gallery):
    phone.own_time()
    grid = shown(phone, gallery.address)
    home = grid.cell(4)
    grid.tap(4)
    phone.run(112)
    phone.shot("gallery-in-flight")
    grid.rests(is_open=True)
    assert is_within_the_screen(grid.photo, phone)
    phone.shot("gallery-open")
    phone.fingers([(195, 400 + 11 * step) for step in range(24)], lift=False)
    phone.shot("gallery-dragged")
    phone.lift()
    grid.rests(is_open=False)
    assert grid.cell(4).is_near(home)
    assert not grid.is_empty(4)


def test_a_photograph_dragged_a_little_returns(phone, gallery):
    phone.own_time()
    grid = shown(phone, gallery.address)
    grid.open(4)
    rest = grid.photo
    phone.fingers([(195, 400), (195, 420), (195, 430)] + [(195, 430)] * 30)
    phone.until("told.length === 3")
    assert grid.photo.is_near(rest)


# The address


def test_the_open_photograph_is_in_the_address(desktop, gallery):
    grid = shown(desktop, gallery.address)
    name = desktop.js(f"{grid.link(5)}.dataset.id")
    desktop.page.mouse.click(*grid.cell(5).center)
    grid.rests(is_open=True)
    assert desktop.js("location.hash") == f"#/grid/{name}"
    desktop.page.go_back()
    grid.rests(is_open=False)
    desktop.until("!location.hash.includes('/', 2)")


def test_a_copied_address_opens_the_photograph(screens, gallery):
    first = screens()
    grid = shown(first, gallery.address)
    first.page.mouse.click(*grid.cell(9).center)
    grid.rests(is_open=True)
    second = screens()
    again = Grid(second).at(first.page.url)
    again.rests(is_open=True)
    assert again.photo.is_near(grid.photo)
    assert second.page.title() == first.page.title()
    second.press("Escape")
    again.rests(is_open=False)
    assert again.focused == 9


def test_back_and_escape_leave_no_entry_behind(desktop, gallery):
    grid = shown(desktop, gallery.address)
    entries = desktop.js("history.length")
    for index in (2, 3):
        desktop.page.mouse.click(*grid.cell(index).center)
        grid.rests(is_open=True)
        desktop.press("Escape")
        grid.rests(is_open=False)
        desktop.until("!history.state?.opened")
    assert desktop.js("history.length") <= entries + 1


def test_an_address_of_nothing_says_so(desktop, gallery):
    Grid(desktop).at(f"{gallery.address}#/grid/nothing")
    desktop.until("document.querySelector('#note').textContent === 'That photograph is not here.'")
    assert desktop.js("location.hash") == "#/grid"


def test_albums_are_links(desktop, gallery):
    grid = shown(desktop, gallery.address)
    desktop.page.get_by_role("link", name=re.compile("Wallpapers")).click()
    desktop.until(f"{GRID}.children.length === 19")
    assert "/album/" in desktop.js("location.hash")
    desktop.page.mouse.click(*grid.cell(0).center)
    grid.rests(is_open=True)
    desktop.press("Escape")
    grid.rests(is_open=False)
    desktop.page.get_by_role("link", name=re.compile("All")).click()
    desktop.until(f"{GRID}.children.length === 26")


# Many, odd and hostile ones


def test_every_orientation_is_upright(desktop, serve, orientations):
    grid = shown(desktop, serve(orientations).address)
    seen = Image.open(desktop.shot("gallery-orientations")).convert("RGB")
    for index in range(8):
        assert desktop.js(f"[{grid.link(index)}.dataset.width, {grid.link(index)}.dataset.height]") == ["600", "400"]
        cell = grid.cell(index)
        for number, color in enumerate(pictures.CORNERS.values()):
            across, down = 0.1 + 0.8 * (number % 2), 0.1 + 0.8 * (number // 2)
            point = (round(cell.x + across * cell.width), round(cell.y + down * cell.height))
            assert seen.getpixel(point) == pytest.approx(color, abs=24), (index, number)


def test_odd_files_are_shown_or_named_and_stop_nothing(desktop, serve, oddities):
    shown(desktop, serve(oddities).address)
    names = desktop.js(f"[...{GRID}.querySelectorAll('img')].map(image => image.alt)")
    assert len(names) == 13
    assert any("<script>" in name for name in names)
    desktop.page.locator("#skipped-summary").click()
    skipped = desktop.page.locator("#skipped-files").inner_text()
    for name in ("empty.jpg", "text.jpg"):
        assert name in skipped
    assert desktop.violations() == []
    desktop.shot("gallery-odd")


def test_a_deep_grid_keeps_few_cells(phone, serve, tmp_path_factory):
    folder = tmp_path_factory.mktemp("many")
    for number in range(900):
        picture = pictures.upright(12, 8)
        picture.putpixel((0, 0), (number // 256, number % 256, 0))
        picture.save(folder / f"{number:04}.png")
    grid = shown(phone, serve(folder, "--sort", "name").address)
    phone.until("document.documentElement.scrollHeight > 30000")
    phone.js("scrollTo(0, 20000)")
    phone.until(f"[...{GRID}.querySelectorAll('img')].some(i => i.getBoundingClientRect().top > 0 && i.alt > '0400')")
    cells = phone.js(f"{GRID}.children.length")
    assert cells < 320
    middle = phone.js("document.elementFromPoint(195, 420).closest('a').dataset.id")
    phone.tap(195, 420)
    grid.rests(is_open=True)
    assert phone.js("location.hash").endswith(middle)
    phone.press("Escape")
    grid.rests(is_open=False)
    assert phone.js("scrollY") == 20000


def test_an_empty_folder_invites(desktop, serve, tmp_path):
    desktop.open(serve(tmp_path).address)
    desktop.until("getComputedStyle(document.querySelector('#empty')).display !== 'none'")
    assert desktop.violations() == []
    desktop.shot("gallery-empty")


def test_the_samples_are_shown_when_no_folder_is_named(desktop, serve):
    grid = shown(desktop, serve().address)
    assert len(grid.cells()) >= 12
    desktop.shot("gallery-samples")


# For everyone


def test_without_javascript_there_are_links_to_pictures(screens, gallery):
    screen = screens(java_script_enabled=False)
    screen.page.goto(gallery.address)
    links = screen.page.locator("vitrine-photo-grid > a")
    assert links.count() == 26
    places = [links.nth(index).bounding_box() for index in range(3)]
    assert places[0]["width"] == pytest.approx(places[0]["height"])
    assert places[1]["x"] == pytest.approx(places[0]["x"] + places[0]["width"] + 3)
    answer = screen.page.request.get(gallery.address + links.first.get_attribute("href"))
    assert answer.headers["content-type"] == "image/jpeg"


def test_the_scripts_shift_nothing(desktop, gallery):
    held, measuring = [], True
    desktop.page.route("**/*.js", lambda route: held.append(route) if measuring else route.continue_())
    desktop.page.goto(gallery.address, wait_until="commit")
    desktop.until("document.readyState === 'interactive' && document.styleSheets.length > 1")
    boxes = f"[...{GRID}.children].map(cell => cell.getBoundingClientRect().toJSON())"
    before = desktop.js(boxes)
    measuring = False
    for route in held:
        route.continue_()
    desktop.until(f"{GRID}.dataset.drawn !== undefined")
    after = desktop.js(boxes)
    assert len(before) == len(after) == 26
    for index in range(26):
        assert before[index] == pytest.approx(after[index], abs=0.5), index


def test_slow_animations_are_remembered(desktop, gallery):
    shown(desktop, gallery.address)
    desktop.page.get_by_label("Settings").first.click()
    switch = desktop.page.get_by_role("switch", name="Slow animations")
    switch.click()
    assert desktop.js(f"{GRID}.getAttribute('speed')") == "0.2"
    desktop.page.reload()
    desktop.until(f"{GRID}?.getAttribute('speed') === '0.2'")


def test_a_photograph_is_a_dialog_with_a_name(desktop, gallery):
    grid = shown(desktop, gallery.address)
    name = desktop.js(f"{grid.link(1)}.querySelector('img').alt")
    desktop.page.mouse.click(*grid.cell(1).center)
    grid.rests(is_open=True)
    assert desktop.js(f"{VIEWER}.querySelector('dialog').getAttribute('aria-label')") == name
