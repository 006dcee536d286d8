"""The size of photographs in the grid of the served gallery: fingers, keys, a slider, headings, the next visit."""

import pytest
from grid import GRID, Grid
from PIL import Image

ROOT = f"{GRID}.shadowRoot"
STILL = f"!{ROOT}.querySelector('[data-zooming]')"
TITLES = f"[...{ROOT}.querySelectorAll('[part=heading]')].map(heading => heading.textContent)"
COLUMNS = f"{GRID}.columns"
SLIDER = "document.querySelector('#columns')"


@pytest.fixture(scope="session")
def dated(tmp_path_factory):
    """Photographs of ten days in two months of two years."""
    folder = tmp_path_factory.mktemp("columns")
    for number in range(120):
        year, month, day = (2024, 6, 12 - number // 12) if number < 60 else (2023, 2, 20 - number // 12)
        exif = Image.Exif()
        exif.get_ifd(0x8769)[0x9003] = f"{year}:{month:02}:{day:02} 12:{59 - number % 60:02}:00"
        Image.new("RGB", (96, 64), f"hsl({number * 3}, 45%, 50%)").save(folder / f"{number:03}.jpg", exif=exif)
    return folder


@pytest.fixture(scope="session")
def gallery(serve, dated):
    return serve(dated)


def pinch(screen, start, end, middle):
    """Pinches, and leaves the fingers on the glass."""
    x, y = middle
    spans = [start + (end - start) * step / 8 for step in range(9)]
    screen.fingers([(x - span / 2, y) for span in spans], [(x + span / 2, y) for span in spans], lift=False, dt=16)


def columns_after(screen, change) -> int:
    """Makes a change, waits until the columns rest, and returns how many there are."""
    before = screen.js(COLUMNS)
    change()
    screen.until(f"{COLUMNS} !== {before} && {STILL}")
    return screen.js(COLUMNS)


def test_two_fingers_change_the_columns_and_the_next_visit_begins_with_them(phone, gallery):
    Grid(phone).at(gallery.address).filled().complete()
    assert phone.js(COLUMNS) == 3
    pinch(phone, 120, 250, (200, 500))
    phone.painted()
    phone.shot("columns-phone-larger-between")
    fewer = columns_after(phone, phone.lift)
    assert fewer < 3 and phone.js("visualViewport.scale") == 1
    grid = Grid(phone).at(gallery.address).filled().complete()
    assert phone.js(COLUMNS) == fewer
    assert grid.cell(0).width == pytest.approx((390 - 3 * (fewer - 1)) / fewer, abs=0.1)
    pinch(phone, 340, 80, (200, 500))
    phone.painted()
    phone.shot("columns-phone-smaller-between")
    assert columns_after(phone, phone.lift) > 3
    phone.shot("columns-phone-smaller")


def test_keys_change_the_columns_wherever_the_focus_is(desktop, gallery):
    Grid(desktop).at(gallery.address).filled().complete()
    start = desktop.js(COLUMNS)
    smaller = columns_after(desktop, lambda: desktop.press("-"))
    assert smaller > start
    desktop.js(f"void {GRID}.querySelector('a').focus()")
    larger = columns_after(desktop, lambda: desktop.press("+"))
    assert larger < smaller
    desktop.page.get_by_role("searchbox").focus()
    desktop.press("-")
    desktop.page.get_by_role("button", name="Settings").or_(desktop.page.locator("#settings summary")).first.click()
    desktop.press("-")
    assert desktop.js(COLUMNS) == larger, "a field for text and an open panel keep their keys"
    desktop.press("Escape")
    desktop.press("?")
    assert "+ − Larger or smaller photographs in the grid" in desktop.page.locator("#keys").inner_text().replace(
        "\n", " "
    ).replace("\t", " ").replace("  ", " ")


def test_a_slider_in_the_settings_changes_the_columns(desktop, gallery):
    Grid(desktop).at(gallery.address).filled().complete()
    start = desktop.js(COLUMNS)
    desktop.page.locator("#settings summary").click()
    slider = desktop.page.get_by_role("slider", name="Size of photographs")
    desktop.until(f"{SLIDER}.ariaValueText === `${{{start}}} columns`")
    slider.focus()
    larger = columns_after(desktop, lambda: desktop.press("ArrowRight"))
    assert larger < start and desktop.js(f"{SLIDER}.ariaValueText") == f"{larger} columns"
    assert columns_after(desktop, lambda: desktop.press("End")) == 1
    assert desktop.js(f"{SLIDER}.ariaValueText") == "1 column"
    assert columns_after(desktop, lambda: desktop.press("Home")) > 20
    desktop.shot("columns-desktop-smallest")
    desktop.press("Escape")
    desktop.page.locator("#exhibits").get_by_role("link", name="Carousel").click()
    desktop.until("document.querySelector('vitrine-carousel:state(drawn)')")
    desktop.until(f"!{GRID}")
    desktop.page.locator("#settings summary").click()
    desktop.until("document.querySelector('#columns-setting').hidden")
    assert not slider.is_visible(), "no other exhibit has columns"


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_slider_has_the_stops_of_the_grid(screen, gallery, request):
    screen = request.getfixturevalue(screen)
    Grid(screen).at(gallery.address).filled().complete()
    screen.page.locator("#settings summary").click()
    stops = screen.js(f"{GRID}.columnStops")
    assert stops[0] == 1 and screen.js(COLUMNS) in stops and len(stops) > 8
    # A browser says a little later that the settings are open.
    screen.until(f"Number({SLIDER}.max) === {len(stops) - 1}")
    start = screen.js(COLUMNS)
    for stop in [stop for stop in stops if stop != start]:
        value = f"Number({SLIDER}.max) - {GRID}.columnStops.indexOf({stop})"
        screen.js(f"void (({SLIDER}.value = {value}), {SLIDER}.dispatchEvent(new Event('input')))")
        screen.until(f"{COLUMNS} === {stop} && {STILL}")
        # Each of them begins the next visit, too.
        side = screen.js("localStorage['vitrine.cell']")
        assert screen.js(f"getComputedStyle({GRID}).getPropertyValue('--vitrine-min-cell')") == f"{side}px"
        screen.painted()
        assert screen.js(COLUMNS) == stop


@pytest.mark.parametrize("stored", ["NaN", "-5", "0", "1e9", "Infinity", "text", "", "100px"])
def test_a_stored_size_that_is_none_counts_as_none(stored, desktop, gallery):
    Grid(desktop).at(gallery.address).filled().complete()
    start = desktop.js(COLUMNS)
    desktop.js(f"void ((localStorage['vitrine.cell'] = {stored!r}), (localStorage['vitrine.whole'] = {stored!r}))")
    Grid(desktop).at(gallery.address).filled().complete()
    assert desktop.js(COLUMNS) == start and not desktop.js(f"{GRID}.hasAttribute('layout')")
    assert desktop.js("document.documentElement.style.getPropertyValue('--cell')") == ""


def test_a_stored_size_below_the_least_one_is_the_least(desktop, gallery):
    Grid(desktop).at(gallery.address).filled().complete()
    desktop.js("void (localStorage['vitrine.cell'] = 3)")
    desktop.expected.append('min-cell="3px"')
    Grid(desktop).at(gallery.address)
    desktop.painted()
    assert desktop.js(COLUMNS) == desktop.js(f"Math.floor(({GRID}.clientWidth + 3) / 17)")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_settings_and_among_small_photographs(scheme, screens, gallery):
    screen = screens(color_scheme=scheme)
    Grid(screen).at(gallery.address).filled().complete()
    columns_after(screen, lambda: screen.js(f"void ({GRID}.columns = 14)"))
    screen.page.locator("#settings summary").click()
    screen.painted()
    assert screen.violations() == []
    screen.shot(f"columns-settings-{scheme}")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_headings_are_days_months_or_years_as_the_photographs_become_smaller(screen, gallery, request):
    screen = request.getfixturevalue(screen)
    Grid(screen).at(gallery.address).filled().complete()
    assert screen.js(TITLES)[0] == "12 June 2024"
    for side, titles in ((60, ["June 2024", "February 2023"]), (30, ["2024", "2023"]), (120, ["12 June 2024"])):
        columns = screen.js(f"Math.round({GRID}.clientWidth / {side})")
        columns_after(screen, lambda columns=columns: screen.js(f"void ({GRID}.columns = {columns})"))
        screen.until(f"{TITLES}[0] === {titles[0]!r}")
        assert screen.js(TITLES)[: len(titles)] == titles
    Grid(screen).at(gallery.address).filled().complete()
    assert screen.js(TITLES)[0] == "12 June 2024"


def test_a_wheel_with_the_control_key_changes_the_columns_and_the_photograph_stays(desktop, gallery):
    Grid(desktop).at(gallery.address).filled().complete()
    start = desktop.js(COLUMNS)
    desktop.page.mouse.move(700, 500)
    desktop.page.keyboard.down("Control")
    assert columns_after(desktop, lambda: desktop.page.mouse.wheel(0, 100)) > start
    desktop.page.keyboard.up("Control")
    assert desktop.js("visualViewport.scale") == 1
