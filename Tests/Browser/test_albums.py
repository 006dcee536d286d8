"""The albums of the served gallery: their order, their names, the menu with all albums, and the heading."""

import re

import pictures
import pytest
from gallery_row import ROW
from grid import GRID, Grid

LONG = "The summer we sailed round the northern islands in a boat that leaked"
HEADING = "document.querySelector('h1').textContent"
OVERFLOW = "(row => row.scrollWidth > row.clientWidth)(document.querySelector('#albums'))"


@pytest.fixture(scope="module")
def albums(serve, tmp_path_factory):
    """A server of many albums. One has a long name, and people sort others differently than computers do."""
    folder = tmp_path_factory.mktemp("albums")
    names = ["IMG_10.png", "IMG_9.png", "iPhone.png", "Garden.png"]
    for number, album in enumerate(["Zoo", "iPhone", "Garden", "Day 10", "Day 9", LONG, *map(str, range(1990, 2010))]):
        (folder / album).mkdir()
        for other, name in enumerate(names if album == "Zoo" else names[:1]):
            picture = pictures.upright(240, 160)
            picture.putpixel((0, 0), (number, other, 0))
            picture.save(folder / album / name)
    return serve(folder, "--sort", "name")


def texts(screen, selector: str) -> list[str]:
    return screen.js(f"[...document.querySelectorAll('{selector}')].map(element => element.textContent)")


def test_names_stand_in_the_order_in_which_people_sort_them(desktop, albums):
    Grid(desktop).at(albums.address).filled()
    shown = texts(desktop, "#albums bdi")
    assert shown[0] == "All" and shown[1:] == sorted(shown[1:], key=as_people_sort)
    assert [name for name in shown if not name[0].isdigit()][1:] == ["Day 9", "Day 10", "Garden", "iPhone", LONG, "Zoo"]
    desktop.page.get_by_role("link", name="Zoo 4").click()
    desktop.until(f"{GRID}.items.count === 4")
    names = desktop.until(
        f"(all => all.every(Boolean) && all)([0, 1, 2, 3].map(i => {GRID}.children[i]?.dataset.title))"
    )
    assert names == ["Garden", "IMG_9", "IMG_10", "iPhone"]


def as_people_sort(name: str):
    return [int(part) if part.isdigit() else part.casefold() for part in re.split(r"(\d+)", name)]


@pytest.mark.parametrize("screen", ["phone", "desktop"])
@pytest.mark.parametrize("exhibit", ["grid", "carousel"])
def test_long_names_are_capped_and_a_menu_has_every_album(exhibit, screen, albums, request):
    kind, screen = screen, request.getfixturevalue(screen)
    screen.open(f"{albums.address}#/{exhibit}")
    screen.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {OVERFLOW}")
    assert max(screen.js("[...document.querySelectorAll('#albums a')].map(tab => tab.offsetWidth)")) <= 320
    menu = screen.page.locator("#all-albums")
    click = menu.locator("summary").tap if kind == "phone" else menu.locator("summary").click
    click()
    listed = menu.get_by_role("link", name=re.compile(re.escape(LONG)))
    listed.wait_for()
    panel = screen.box("#album-list")
    width, height = screen.js("[innerWidth, innerHeight]")
    assert panel["x"] >= 0 and panel["x"] + panel["width"] <= width and panel["y"] + panel["height"] <= height
    assert screen.violations() == []
    screen.shot(f"gallery-albums-{exhibit}-{kind}")
    screen.page.mouse.move(panel["x"] + 40, panel["y"] + 40)
    menu.get_by_role("link", name="Zoo 4").click()
    screen.until(f"{HEADING} === 'Zoo' && {ROW}.items.count === 4")
    assert not menu.evaluate("menu => menu.open")
    chosen = screen.box("#albums [aria-current]")
    row = screen.box("#albums")
    assert row["x"] <= chosen["x"] and chosen["x"] + chosen["width"] <= row["x"] + row["width"]


@pytest.mark.parametrize("width", [390, 1280])
def test_the_focused_album_is_seen_whole(width, screens, albums):
    screen = screens(width, 844)
    Grid(screen).at(albums.address).filled()
    screen.js("document.querySelector('#albums a').focus()")
    for _ in range(screen.js("document.querySelectorAll('#albums a').length") - 1):
        screen.press("Tab")
        row, album = screen.box("#albums"), screen.box("#albums a:focus")
        assert row["x"] - 0.5 <= album["x"], screen.js("document.activeElement.textContent")
        # The row fades along its last 24 pixels.
        assert album["x"] + album["width"] <= row["x"] + row["width"] - 24 + 0.5


def test_a_menu_closes_by_itself(desktop, albums):
    Grid(desktop).at(albums.address).filled()
    summary = desktop.page.locator("#all-albums summary")
    summary.click()
    desktop.press("Escape")
    desktop.until("!document.querySelector('#all-albums').open")
    assert desktop.js("document.activeElement === document.querySelector('#all-albums summary')")
    summary.click()
    desktop.page.mouse.click(20, 20)
    desktop.until("!document.querySelector('#all-albums').open")


@pytest.mark.parametrize("exhibit", ["grid", "deck"])
def test_the_heading_is_the_name_of_what_is_shown(exhibit, desktop, gallery):
    desktop.open(f"{gallery.address}#/{exhibit}")
    desktop.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.matches(':state(drawn)')")
    collection = desktop.js(HEADING)
    assert not desktop.page.locator("#all-albums").is_visible()
    desktop.page.get_by_role("link", name=re.compile("^Wallpapers")).click()
    desktop.until(f"{HEADING} === 'Wallpapers'")
    assert desktop.js("document.querySelector('.bar-title').textContent") == "Wallpapers"
    desktop.page.get_by_role("link", name=re.compile("^All")).click()
    desktop.until(f"{HEADING} === '{collection}'")


@pytest.fixture(scope="module")
def many_albums(serve, tmp_path_factory):
    """More albums than the row has."""
    folder = tmp_path_factory.mktemp("many-albums")
    for number in range(1, 121):
        (folder / f"Day {number}").mkdir()
        picture = pictures.upright(240, 160)
        picture.putpixel((0, 0), (number, 0, 0))
        picture.save(folder / f"Day {number}" / "a.png")
    return serve(folder, "--sort", "name")


def test_the_row_has_a_hundred_albums_and_the_menu_all_of_them(desktop, many_albums):
    Grid(desktop).at(many_albums.address).filled()
    assert texts(desktop, "#albums bdi") == ["All", *(f"Day {number}" for number in range(1, 101))]
    menu = desktop.page.locator("#all-albums")
    menu.locator("summary").click()
    last = menu.get_by_role("link", name="Day 120 1")
    last.wait_for()
    assert texts(desktop, "#album-list bdi") == ["All", *(f"Day {number}" for number in range(1, 121))]
    assert texts(desktop, "#album-list span")[0] == "120"
    last.click()
    desktop.until(f"{HEADING} === 'Day 120' && {ROW}.items.count === 1")
    chosen, row = desktop.box("#albums [aria-current]"), desktop.box("#albums")
    assert row["x"] <= chosen["x"] and chosen["x"] + chosen["width"] <= row["x"] + row["width"]
    desktop.page.reload()
    desktop.until(f"{HEADING} === 'Day 120' && {ROW}.items.count === 1")
    assert texts(desktop, "#albums [aria-current] bdi") == ["Day 120"]
