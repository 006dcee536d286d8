"""The folders of the served gallery: a tree with covers and counts, and the links to folders above photographs."""

import re

import pictures
import pytest
from gallery_row import ROW, GalleryRow
from grid import GRID, Grid
from test_search import photograph

LONG = "The summer we sailed round the northern islands in a boat that leaked"
HEADING = "document.querySelector('h1').textContent"
CARDS = "[...document.querySelectorAll('#folders li')]"
PATH = "[...document.querySelectorAll('#path a')].map(link => link.textContent)"


@pytest.fixture(scope="module")
def albums(serve, tmp_path_factory):
    """A server of many folders. One has a long name, and people sort others differently than computers do."""
    folder = tmp_path_factory.mktemp("albums")
    names = ["IMG_10.png", "IMG_9.png", "iPhone.png", "Garden.png"]
    for number, album in enumerate(["Zoo", "iPhone", "Garden", "Day 10", "Day 9", LONG, *map(str, range(1990, 2010))]):
        (folder / album).mkdir()
        for other, name in enumerate(names if album == "Zoo" else names[:1]):
            picture = pictures.upright(240, 160)
            picture.putpixel((0, 0), (number, other, 0))
            picture.save(folder / album / name)
    return serve(folder, "--sort", "name")


@pytest.fixture(scope="module")
def tree(serve, tmp_path_factory):
    """Folders in folders. The newest photographs are of a wedding."""
    folder = tmp_path_factory.mktemp("Family")
    for number, name in enumerate(
        [
            "2024/Wedding/IMG_1",
            "2024/Wedding/IMG_2",
            "2024/Garden/IMG_3",
            "2024/IMG_4",
            "2019/Trip/North/IMG_5",
            "Z/IMG_6",
        ]
    ):
        photograph(folder / f"{name}.jpg", f"20{24 - number}:06:08 14:03:22")
    photograph(folder / "IMG_7.jpg", "1999:06:08 14:03:22")
    return serve(folder)


def texts(screen, selector: str) -> list[str]:
    return screen.js(f"[...document.querySelectorAll('{selector}')].map(element => element.textContent)")


def cards(screen) -> list[str]:
    return screen.js(
        f"{CARDS}.map(card => card.querySelector('bdi').textContent + ': ' + card.querySelector('span').textContent)"
    )


def test_folders_are_a_tree_and_back_goes_up(desktop, tree):
    Grid(desktop).at(tree.address).filled()
    desktop.page.get_by_role("link", name="Folders", exact=True).click()
    desktop.until(f"location.hash === '#/folders' && {CARDS}.length === 4")
    # The newest first, like the photographs.
    top = [
        "2024: 2 folders · 4 photographs",
        "2019: 1 folder · 1 photograph",
        "Z: 1 photograph",
        "Not in a folder: 1 photograph",
    ]
    assert cards(desktop) == top and desktop.js(PATH) == []
    desktop.until(f"{CARDS}.every(card => card.querySelector('img').naturalWidth > 0)")
    assert desktop.violations() == []
    desktop.shot("folders-desktop")
    desktop.page.get_by_role("link", name="2024 2 folders").click()
    desktop.until(f"{HEADING} === '2024' && {CARDS}.length === 2")
    assert cards(desktop) == ["Wedding: 2 photographs", "Garden: 1 photograph"]
    assert re.match("^[^,]+$", desktop.js(f"{PATH}.join()"))
    assert desktop.js("document.title").startswith("2024 · ")
    assert desktop.violations() == []
    desktop.page.get_by_role("link", name="Wedding 2 photographs").click()
    desktop.until(f"{HEADING} === 'Wedding' && {GRID}.items.count === 2")
    assert desktop.js(f"{PATH}.at(-1)") == "2024" and desktop.js(f"{PATH}.length") == 2
    assert texts(desktop, "#albums bdi") == ["All", "Wedding", "Garden"]
    assert desktop.violations() == []
    desktop.shot("folder-desktop")
    desktop.page.go_back()
    desktop.until(f"{HEADING} === '2024' && {CARDS}.length === 2")
    desktop.page.go_back()
    desktop.until(f"location.hash === '#/folders' && {CARDS}.length === 4")
    # The folder around has the photographs of all folders in it.
    desktop.open(f"{tree.address}#/folders")
    desktop.until(f"{CARDS}.length === 4")
    desktop.page.get_by_role("link", name="2024 4").click()
    desktop.until(f"{HEADING} === '2024' && {CARDS}.length === 2")
    desktop.page.get_by_role("link", name="Grid", exact=True).click()
    desktop.until(f"{GRID}.items.count === 4 && {GRID}.children.length === 4")
    desktop.page.locator("#path a").last.click()
    desktop.until(f"{GRID}.items.count === 7")


def test_keys_go_down_and_up_the_tree(desktop, tree):
    desktop.open(f"{tree.address}#/folders")
    desktop.until(f"{CARDS}.length === 4")
    desktop.page.get_by_role("link", name="2019 1 folder").focus()
    desktop.press("Enter")
    desktop.until(f"{HEADING} === '2019' && document.activeElement.textContent.startsWith('Trip')")
    desktop.press("Enter")
    desktop.until(f"{HEADING} === 'Trip' && document.activeElement.textContent.startsWith('North')")
    desktop.page.go_back()
    desktop.until(f"{HEADING} === '2019' && document.activeElement.textContent.startsWith('Trip')")
    desktop.page.go_back()
    desktop.until("document.activeElement.textContent.startsWith('2019')")


def test_an_address_of_a_folder_lasts(desktop, tree):
    desktop.open(f"{tree.address}#/folders")
    desktop.until(f"{CARDS}.length === 4")
    desktop.page.get_by_role("link", name="2024 2 folders").click()
    desktop.until(f"{HEADING} === '2024'")
    desktop.page.reload()
    desktop.until(f"{HEADING} === '2024' && {CARDS}.length === 2")
    desktop.page.get_by_role("link", name="Carousel", exact=True).click()
    desktop.until(f"{ROW}?.dataset.exhibit === 'carousel' && {ROW}.items.count === 4 && {ROW}.matches(':state(drawn)')")
    desktop.shot("folder-row-desktop")
    assert desktop.violations() == []
    for size in [(390, 844), (844, 390)]:
        desktop.page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
        desktop.painted()
        assert desktop.page.locator("#path a").last.is_visible(), size
        assert desktop.js("document.documentElement.scrollWidth <= innerWidth"), size
        desktop.shot(f"folder-row-{size[0]}")
    desktop.page.set_viewport_size({"width": 1280, "height": 800})
    desktop.page.get_by_role("link", name="Folders", exact=True).click()
    desktop.until(f"{CARDS}.length === 2 && document.documentElement.dataset.row === undefined")
    desktop.page.go_back()
    desktop.until(f"document.documentElement.dataset.row === '' && {ROW}.getBoundingClientRect().height > 300")


def test_a_folder_that_goes_while_it_is_shown_leads_to_the_one_around_it(desktop, serve, tmp_path):
    for number, name in enumerate(["a/b/1", "a/c/2", "d/3"]):
        photograph(tmp_path / f"{name}.jpg", f"202{number}:06:08 14:03:22")
    address = serve(tmp_path).address
    desktop.expected = ["404"]
    desktop.open(f"{address}#/folders")
    desktop.page.get_by_role("link", name="a 2 folders").click()
    desktop.page.get_by_role("link", name="b 1 photograph").click()
    desktop.until(f"{HEADING} === 'b' && {GRID}.items?.count === 1")
    # Links that are made anew keep focus.
    desktop.js("document.querySelector('#albums [aria-current]').focus()")
    photograph(tmp_path / "a/b/4.jpg", "2024:06:08 14:03:22")
    desktop.until(f"{GRID}.items.count === 2 && document.activeElement.matches('#albums [aria-current]')")
    desktop.js("document.querySelector('#path a').focus()")
    (tmp_path / "a/b/4.jpg").unlink()
    desktop.until(f"{GRID}.items.count === 1 && document.activeElement.matches('#path a')")
    (tmp_path / "a/b/1.jpg").unlink()
    desktop.until(f"{HEADING} === 'a' && {GRID}.items.count === 1")
    assert desktop.js("document.querySelector('#note').textContent") == "This folder does not exist any more."
    desktop.open(f"{address}#/folders/album/{'0' * 24}")
    desktop.until(f"location.hash === '#/folders' && {CARDS}.length === 2")


def test_five_thousand_folders_are_shown(phone, serve, tmp_path):
    picture = tmp_path / "picture.png"
    pictures.upright(60, 40).save(picture)
    content = picture.read_bytes()
    for number in range(5000):
        (tmp_path / f"all/Day {number}").mkdir(parents=True)
        (tmp_path / f"all/Day {number}/a.png").write_bytes(content)
    phone.open(f"{serve(tmp_path / 'all', '--sort', 'name').address}#/folders")
    # The server lists some folders before it has read all of them.
    phone.until(
        f"{CARDS}.length === 5000 && document.querySelector('#albums a:last-child bdi').textContent === 'Day 99'"
    )
    assert phone.js("document.documentElement.scrollWidth <= innerWidth")
    phone.js(f"{CARDS}.at(-1).scrollIntoView()")
    phone.until(f"{CARDS}.at(-1).querySelector('img').naturalWidth > 0")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_folders_fit_a_phone_large_type_and_writing_from_right_to_left(scheme, screens, tree):
    screen = screens(390, 844, touch=True, color_scheme=scheme)
    screen.open(f"{tree.address}#/folders")
    screen.until(f"{CARDS}.length === 4 && {CARDS}.every(card => card.querySelector('img').naturalWidth > 0)")
    screen.shot(f"folders-phone-{scheme}")
    assert screen.violations() == []
    screen.page.get_by_role("link", name="2024 2 folders").tap()
    screen.until(f"{HEADING} === '2024'")
    for style in ["direction: rtl", "font-size: 200%"]:
        screen.js(f"document.documentElement.style = '{style}'")
        screen.painted()
        assert screen.js("document.documentElement.scrollWidth <= innerWidth"), style
        screen.shot(f"folders-phone-{scheme}-{style[-3:].strip('%')}")


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
    assert names == ["Garden", "Zoo", "Zoo", "iPhone"]


def as_people_sort(name: str):
    return [int(part) if part.isdigit() else part.casefold() for part in re.split(r"(\d+)", name)]


@pytest.mark.parametrize("width", [390, 1280])
def test_the_focused_album_is_seen_whole_and_long_names_are_capped(width, screens, albums):
    screen = screens(width, 844)
    Grid(screen).at(albums.address).filled()
    assert max(screen.js("[...document.querySelectorAll('#albums a')].map(tab => tab.offsetWidth)")) <= 320
    screen.js("document.querySelector('#albums a').focus()")
    for _ in range(screen.js("document.querySelectorAll('#albums a').length") - 1):
        screen.press("Tab")
        row, album = screen.box("#albums"), screen.box("#albums a:focus")
        assert row["x"] - 0.5 <= album["x"], screen.js("document.activeElement.textContent")
        # The row fades along its last 24 pixels.
        assert album["x"] + album["width"] <= row["x"] + row["width"] - 24 + 0.5


def test_the_chosen_folder_is_in_the_middle_of_the_row(phone, albums):
    Grid(phone).at(albums.address).filled()
    folder = phone.page.locator("#albums a", has_text="2005").get_attribute("href")
    phone.open("about:blank")
    phone.open(f"{albums.address}{folder}")
    phone.until(f"{HEADING} === '2005' && document.querySelector('#albums [aria-current]')")
    chosen, row = phone.box("#albums [aria-current]"), phone.box("#albums")
    middle = row["x"] + row["width"] / 2
    assert chosen["x"] + chosen["width"] / 2 == pytest.approx(middle, abs=2)


def test_one_folder_with_folders_has_a_way_to_them(desktop, serve, tmp_path):
    for name in ["2024/Wedding/1", "2024/Garden/2"]:
        photograph(tmp_path / f"{name}.jpg")
    desktop.open(serve(tmp_path).address)
    desktop.page.get_by_role("link", name="Folders", exact=True).click()
    desktop.until(f"{CARDS}.length === 1")
    desktop.page.get_by_role("link", name="2024 2 folders").click()
    desktop.until(f"{HEADING} === '2024' && {CARDS}.length === 2")


@pytest.mark.parametrize("exhibit", ["grid", "deck"])
def test_the_heading_is_the_name_of_what_is_shown(exhibit, desktop, gallery):
    desktop.open(f"{gallery.address}#/{exhibit}")
    desktop.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.matches(':state(drawn)')")
    collection = desktop.js(HEADING)
    desktop.page.get_by_role("link", name=re.compile("^Wallpapers")).click()
    desktop.until(f"{HEADING} === 'Wallpapers'")
    desktop.page.get_by_role("link", name=re.compile("^All")).click()
    desktop.until(f"{HEADING} === '{collection}'")


@pytest.fixture(scope="module")
def many_albums(serve, tmp_path_factory):
    """More folders than the row has, and one with a folder in it."""
    folder = tmp_path_factory.mktemp("many-albums")
    for number, name in enumerate([*(f"Day {number}" for number in range(1, 121)), "Year/Month"]):
        (folder / name).mkdir(parents=True)
        picture = pictures.upright(240, 160)
        picture.putpixel((0, 0), (number, 0, 0))
        picture.save(folder / name / "a.png")
    return serve(folder, "--sort", "name")


def test_the_row_has_a_hundred_folders_and_the_view_of_folders_all_of_them(desktop, many_albums):
    Grid(desktop).at(many_albums.address).filled()
    assert texts(desktop, "#albums bdi") == ["All", *(f"Day {number}" for number in range(1, 101))]
    desktop.page.get_by_role("link", name="Folders", exact=True).click()
    desktop.until(f"{CARDS}.length === 121")
    assert texts(desktop, "#folders bdi") == [*(f"Day {number}" for number in range(1, 121)), "Year"]
    desktop.page.get_by_role("link", name="Day 120").click()
    desktop.until(f"{HEADING} === 'Day 120' && {ROW}.items.count === 1")
    desktop.page.reload()
    desktop.until(f"{HEADING} === 'Day 120' && {ROW}.items?.count === 1")


def test_folders_that_arrive_late_do_not_replace_those_of_another_folder(desktop, many_albums):
    desktop.open(f"{many_albums.address}#/folders")
    desktop.until(f"{CARDS}.length === 121")
    desktop.page.get_by_role("link", name="Year 1 folder").click()
    desktop.until(f"{HEADING} === 'Year' && {CARDS}.length === 1")
    held = []
    desktop.page.route("**/albums.json*", lambda route: held.append(route))
    desktop.page.go_back()
    desktop.until_called(lambda: len(held) == 1)
    desktop.page.go_forward()
    desktop.until(f"{HEADING} === 'Year'")
    with desktop.page.expect_response("**/albums.json*") as answer:
        held[0].continue_()
    answer.value.finished()
    desktop.painted()
    assert texts(desktop, "#folders bdi") == ["Month"]


@pytest.mark.parametrize("exhibit", ["carousel", "deck"])
def test_folders_have_their_margin_after_a_row_that_fills_the_window(exhibit, desktop, tree):
    GalleryRow(desktop).at(tree.address, exhibit)
    desktop.page.get_by_role("link", name="Folders", exact=True).click()
    desktop.until(f"location.hash === '#/folders' && {CARDS}.length === 4")
    left = desktop.box("#folders")["x"]
    desktop.page.reload()
    desktop.until(f"{CARDS}.length === 4")
    assert left == desktop.box("#folders")["x"] > 0


def test_on_a_phone_the_way_back_stands_apart_from_the_first_folder(phone, tree):
    phone.open(f"{tree.address}#/folders")
    phone.until(f"{CARDS}.length === 4")
    phone.page.get_by_role("link", name="2024 2 folders").tap()
    phone.until(f"{HEADING} === '2024' && document.querySelector('#path a')")
    way, first = phone.box("#path a bdi"), phone.box("#albums a bdi")
    assert first["x"] - (way["x"] + way["width"]) >= 12
    phone.shot("folders-phone-way-back")
