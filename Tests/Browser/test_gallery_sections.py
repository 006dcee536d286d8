"""Headings and the scrubber of the served gallery."""

import json
from datetime import date, timedelta
from urllib.parse import parse_qs, urlsplit

import pictures
import pytest
from accessibility import semantics
from grid import GRID, Grid
from PIL import Image

ROOT = f"{GRID}.shadowRoot"
HEADINGS = f"[...{ROOT}.querySelectorAll('[part=heading]')]"
TITLES = f"{HEADINGS}.map(heading => heading.textContent)"
SCRUBBER = f"{ROOT}.querySelector('[part=scrubber]')"
THUMB = f"{ROOT}.querySelector('[part=scrubber-thumb]')"
BAR = "document.querySelector('.top').getBoundingClientRect().bottom"
# The headings that are visible below the bar: their titles, tops and bottoms.
SHOWN = f"""{HEADINGS}.map(heading => [heading.textContent, heading.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > {BAR} && box.top < innerHeight).map(([text, box]) => [text, box.top, box.bottom])"""


def photograph(folder, name, taken=None, color="teal"):
    exif = Image.Exif()
    if taken:
        exif.get_ifd(0x8769)[0x9003] = taken
    folder.mkdir(exist_ok=True)
    Image.new("RGB", (96, 64), color).save(folder / f"{name}.jpg", exif=exif)


@pytest.fixture(scope="session")
def dated(tmp_path_factory):
    """Four days of photographs, a folder with one of them, and photographs without a date."""
    folder = tmp_path_factory.mktemp("dated")
    for day, count in [(12, 30), (11, 9), (10, 1), (3, 24)]:
        for number in range(count):
            taken = f"2024:06:{day:02} {20 - number // 60:02}:{59 - number % 60:02}:00"
            photograph(folder, f"IMG_{day}_{number}", taken, f"hsl({day * 30 + number * 4}, 45%, 50%)")
    photograph(folder / "Trip", "a", "2023:01:31 23:30:00")
    for number in range(3):
        photograph(folder, f"scan{number}", color="gray")
    return folder


@pytest.fixture(scope="session")
def days(serve, dated):
    return serve(dated)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_days_have_headings_that_stick_below_the_bar(screen, days, request):
    screen = request.getfixturevalue(screen)
    grid = Grid(screen).at(days.address).filled()
    titles = ["12 June 2024", "11 June 2024", "10 June 2024", "3 June 2024", "31 January 2023", "No date"]
    assert screen.js(TITLES) == titles
    assert semantics(screen.cdp, f"{HEADINGS}[0]")["role"] == "heading"
    bar = screen.js(BAR)
    for y in (0, 120, 400, 700, 900, 1300):
        screen.js(f"void scrollTo(0, {y})")
        screen.painted()
        shown = screen.js(SHOWN)
        for (_, _, bottom), (_, top, _) in zip(shown, shown[1:], strict=False):
            assert bottom <= top + 0.5
        if y:
            assert abs(shown[0][1] - bar) < 0.6 or shown[1][1] < bar + 60
    screen.shot(f"sections-days-{screen.js('innerWidth')}")
    assert grid.cells()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", ["rest", "stuck", "scrubbed"])
def test_axe_finds_nothing(scheme, state, screens, days):
    screen = screens(color_scheme=scheme)
    Grid(screen).at(days.address).filled()
    if state != "rest":
        screen.js("void scrollTo(0, 300)")
    if state == "scrubbed":
        screen.js(f"void {SCRUBBER}.focus()")
    screen.painted()
    assert screen.violations() == []
    screen.shot(f"sections-{state}-{scheme}")


def test_titles_are_in_the_language_of_the_reader(desktop, days):
    desktop.page.add_init_script("Object.defineProperty(navigator, 'languages', {value: ['de']})")
    Grid(desktop).at(days.address).filled()
    assert desktop.js(TITLES)[:2] == ["12. Juni 2024", "11. Juni 2024"]


def test_folders_and_searches_have_their_own_headings(desktop, days):
    Grid(desktop).at(days.address).filled()
    desktop.page.locator("#albums").get_by_role("link", name="Trip").click()
    desktop.until(f"{TITLES}.join() === '2023'")
    desktop.page.go_back()
    desktop.until(f"{TITLES}.length === 6")
    desktop.page.get_by_role("searchbox").fill("scan")
    desktop.until(f"{GRID}.items.count === 3")
    desktop.until(f"{TITLES}.length === 0")


def test_names_have_letters(desktop, serve, dated):
    Grid(desktop).at(serve(dated, "--sort", "name").address).filled()
    assert desktop.js(TITLES) == ["I", "S", "T"]


def test_a_photograph_opens_and_lands_below_the_heading_and_the_grid_follows_the_viewer(desktop, days):
    grid = Grid(desktop).at(days.address).filled()
    desktop.js("void scrollTo(0, 330)")
    desktop.painted()
    index = desktop.js(f"[...{GRID}.children].findIndex(link => link.getBoundingClientRect().top > 300)")
    before = grid.cell(index)
    desktop.page.mouse.click(*before.center)
    grid.until_landed(is_open=True)
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    assert grid.cell(index).is_near(before)
    desktop.page.mouse.click(*before.center)
    grid.until_landed(is_open=True)
    desktop.js(f"void {GRID}.showPage(60)")
    desktop.until(f"{GRID}.openIndex === 60")
    desktop.press("Escape")
    desktop.until(f"{GRID}.openIndex === null")
    grid.until_landed(is_open=False)
    landed = grid.cell(60)
    covered = desktop.js(
        f"Math.max(...{SHOWN}.filter(([, top]) => top < {BAR} + 2).map(([,, bottom]) => bottom), {BAR})"
    )
    assert covered - 0.5 <= landed.y and landed.y + landed.height <= 800.5


def test_photographs_that_come_and_go_change_headings(desktop, serve, tmp_path):
    for number in range(4):
        photograph(tmp_path, f"a{number}", "2024:06:12 12:00:00")
        photograph(tmp_path, f"b{number}", "2024:06:10 12:00:00")
    Grid(desktop).at(serve(tmp_path).address).filled()
    assert desktop.js(TITLES) == ["12 June 2024", "10 June 2024"]
    photograph(tmp_path, "c", "2024:06:11 12:00:00")
    for number in range(3):
        photograph(tmp_path, f"d{number}", "2024:06:11 12:00:00")
    desktop.until(f"{TITLES}.join('; ') === '12 June 2024; 11 June 2024; 10 June 2024'")
    for number in range(4):
        (tmp_path / f"a{number}.jpg").unlink()
    desktop.until(f"{TITLES}.join('; ') === '11 June 2024; 10 June 2024'")


COUNT = 30_000


class Large:
    """A collection of thirty thousand photographs on 1500 days, whose answers a test makes."""

    def __init__(self, screen, address):
        self.screen, self.asked, self.held = screen, [], None
        screen.page.route("**/gallery.json*", self._answer)
        screen.page.route("**/p/x*/*", lambda route: route.fulfill(body=pictures_body(), content_type="image/png"))
        screen.page.route("**/events", lambda route: route.abort())
        self.address = address

    def _answer(self, route):
        page = int(parse_qs(urlsplit(route.request.url).query)["page"][0])
        self.asked.append(page)
        if page and self.held is not None:
            self.held.append((route, page))
            return
        self.answer(route, page)

    def answer(self, route, page):
        first = date(2024, 6, 12)
        rest = {"albums": [], "albumsTotal": 0, "path": [], "skipped": [], "skippedTotal": 0, "skippedFolders": 0}
        listing = {
            **rest,
            "title": "Large",
            "revision": 1,
            "complete": True,
            "photographs": COUNT,
            "downloads": False,
            "types": ["jpg"],
            "picture": "p/{id}/{width}.{type}?v={version}",
            "preview": None,
            "region": None,
            "video": "v/{id}.{type}",
            "videos": 0,
            "total": COUNT,
            "next": None,
            "items": [
                {
                    "id": f"x{index}",
                    "version": "1",
                    "name": f"{index}.jpg",
                    "album": None,
                    "width": 96,
                    "height": 64,
                    "widths": [96],
                    "taken": f"{first - timedelta(days=index // 20)}T12:00:00",
                    "placeholder": f"#{index % 200 + 40:02x}80a0",
                }
                for index in range(page * 1000, min(COUNT, page * 1000 + 1000))
            ],
        }
        if not page:
            keys = [f"{first - timedelta(days=day)}" for day in range(COUNT // 20)]
            listing["sections"] = {"unit": "month", "keys": keys, "counts": [20] * len(keys)}
        route.fulfill(body=json.dumps(listing), content_type="application/json")


def pictures_body():
    import io

    stream = io.BytesIO()
    pictures.upright(30, 20).save(stream, "PNG")
    return stream.getvalue()


def center(screen, element):
    x, y, width, height = screen.js(
        f"(({{x, y, width, height}}) => [x, y, width, height])({element}.getBoundingClientRect())"
    )
    return x + width / 2, y + height / 2


def test_a_drag_of_the_scrubber_shows_placeholders_at_once_and_asks_only_where_it_rests(desktop, gallery):
    large = Large(desktop, gallery.address)
    Grid(desktop).at(large.address)
    desktop.until(f"{GRID}.items?.count === {COUNT}")
    desktop.painted()
    large.held = []
    mouse = desktop.page.mouse
    x, y = center(desktop, THUMB)
    mouse.move(x, y)
    mouse.down()
    # No timer of the page ends during the moves.
    desktop.page.clock.install()
    desktop.page.clock.pause_at(desktop.js("Date.now()") / 1000 + 3600)
    mouse.move(x, 420, steps=40)
    blank = f"""[...{GRID}.children].filter(link => {{
        const box = link.getBoundingClientRect()
        return box.bottom > {BAR} && box.top < innerHeight
      }}).map(link => getComputedStyle(link).backgroundColor)"""
    shown = desktop.js(blank)
    assert len(shown) > 20 and set(shown) == {"rgb(231, 227, 220)"}, "placeholders are there in the first frame"
    assert set(large.asked) == {0}
    label = desktop.js(f"{SCRUBBER}.ariaValueText")
    assert label in desktop.js(TITLES)
    desktop.shot("sections-scrubbed")
    desktop.page.clock.run_for(200)
    desktop.page.clock.resume()
    desktop.until_called(lambda: len(large.held) > 0)
    asked = [page for _, page in large.held]
    assert len(asked) <= 2 and all(12 <= page <= 17 for page in asked)
    for route, page in large.held:
        large.answer(route, page)
    colours = f"new Set({blank}).size > 10"
    desktop.until(colours)
    mouse.up()
