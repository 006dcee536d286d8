"""The search of the gallery: as one types, in every arrangement, in the address, and on a published site."""

import re
from urllib.parse import quote
from zlib import crc32

import pictures
import pytest
from browsers import everywhere
from exported import StaticServer, export
from gallery_row import ROW
from grid import GRID, VIEWER, Grid
from PIL import Image

FIELD = "document.querySelector('#search input')"
HEADING = "document.querySelector('h1').textContent"
NAMES = f"[...{GRID}.querySelectorAll('img')].map(image => image.alt)"


def photograph(path, taken="", model="Lumix G9", description=""):
    """Saves a picture that differs from all others, with the data of a camera."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = pictures.upright(600, 400)
    picture.putpixel((0, 0), tuple(crc32(path.name.encode()).to_bytes(4)[:3]))
    exif = Image.Exif()
    exif[0x0110], exif[0x010E] = model, description
    if taken:
        exif.get_ifd(0x8769)[0x9003] = taken
    picture.save(path, exif=exif)


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    """A folder of dated photographs. Two are of a harbour: one says so in its caption, the other by its folder."""
    folder = tmp_path_factory.mktemp("Holidays")
    photograph(folder / "Old Harbour/IMG_0001.jpg", "2019:08:14 10:00:00")
    photograph(folder / "Island/IMG_0002.jpg", "2021:07:02 10:00:00", description="The harbour at noon")
    photograph(folder / "Island/IMG_0003.jpg", "2021:07:03 10:00:00", model="Zeiss Ikon")
    photograph(folder / "Island/Ridge.jpg", "2023:07:01 10:00:00")
    return folder


@pytest.fixture(scope="module")
def served(serve, library):
    return serve(library)


@pytest.fixture(scope="module")
def site(command, library, tmp_path_factory):
    """The same folder, published."""
    place = tmp_path_factory.mktemp("search-site")
    export(library, place / "site", place / "cache")
    server = StaticServer(place / "site")
    yield server
    server.stop()


@pytest.fixture(params=["served", "site"])
def either(request):
    """A server, and a published site: both search alike."""
    return request.getfixturevalue(request.param)


def test_results_come_as_one_types_and_the_address_names_them(desktop, either):
    Grid(desktop).at(either.address).filled()
    entries = desktop.js("history.length")
    desktop.page.get_by_role("searchbox", name="Search").click()
    desktop.page.keyboard.type("HARBÓUR", delay=20)
    desktop.until(f"{HEADING} === '“HARBÓUR”' && {GRID}.items.count === 2 && {GRID}.children.length === 2")
    assert desktop.page.locator("#count").inner_text() == "2 photographs"
    assert desktop.page.locator("#count").is_visible()
    assert desktop.js("document.querySelector('#announcement').textContent") == "2 photographs"
    assert desktop.js("document.title").startswith("“HARBÓUR” · ")
    assert desktop.js("decodeURIComponent(location.hash)") == "#/grid/search/HARBÓUR"
    assert desktop.violations() == []
    desktop.shot("search-desktop")
    desktop.page.keyboard.type(" 2019-08", delay=20)
    desktop.until(f"{GRID}.items.count === 1 && {NAMES}.join().includes('14 August 2019')")
    assert desktop.js("history.length") == entries + 1
    # Enter goes to the photographs.
    desktop.press("Enter")
    assert desktop.js("document.activeElement.id") == "photographs"
    desktop.page.reload()
    desktop.until(f"{GRID}.items?.count === 1 && {FIELD}.value === 'HARBÓUR 2019-08'")
    desktop.page.go_back()
    desktop.until(f"{GRID}.items.count === 4 && {FIELD}.value === ''")
    desktop.page.go_forward()
    desktop.until(f"{GRID}.items.count === 1")
    # An emptied field shows again what was there before.
    desktop.page.get_by_role("searchbox").fill("")
    desktop.until(f"{GRID}.items.count === 4 && !location.hash.includes('search')")


@everywhere
@pytest.mark.parametrize("enters", [False, True])
def test_escape_ends_a_search(enters, desktop, served):
    Grid(desktop).at(served.address).filled()
    desktop.page.get_by_role("searchbox").fill("harbour")
    desktop.until(f"{GRID}.items.count === 2")
    if enters:
        desktop.press("Enter")
    focused = desktop.js("document.activeElement.localName")
    assert focused == ("main" if enters else "input")
    desktop.press("Escape")
    desktop.until(f"{GRID}.items.count === 4 && {FIELD}.value === '' && !location.hash.includes('search')")
    assert desktop.js("document.activeElement.localName") == focused


def test_escape_closes_what_lies_above_a_search_before_it_ends_the_search(desktop, served):
    grid = Grid(desktop).at(f"{served.address}#/grid/search/harbour").filled()
    hash = "decodeURIComponent(location.hash)"
    desktop.page.locator("#settings summary").click()
    desktop.press("Escape")
    assert not desktop.js("document.querySelector('#settings').open")
    grid.open(0)
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    desktop.until(f"{hash} === '#/grid/search/harbour'")
    desktop.page.keyboard.type("?")
    desktop.until("document.querySelector('#keys').open")
    desktop.press("Escape")
    desktop.until("!document.querySelector('#keys').open")
    assert desktop.js(f"[{hash}, {GRID}.items.count]") == ["#/grid/search/harbour", 2]
    desktop.press("Escape")
    desktop.until(f"{GRID}.items.count === 4 && location.hash === '#/grid'")


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("august 2019", 1), ("2021-07", 2), ("jul", 3), ("zei iko", 1), ("lumix island", 2), ("img_000", 3),
        ("old harb", 1), ("ridge", 1), ("arbour", 0), ('" OR ""', 0), ("harbour NOT island", 0), ("***", 0),
        ("noon", 1), ("the-harbour", 1),
    ],
)  # fmt: skip
def test_a_server_and_a_site_find_the_same(words, count, desktop, served, site):
    for server in (served, site):
        desktop.open(f"{server.address}#/grid/search/{quote(words, safe='')}")
        desktop.until(f"{GRID}?.items?.count === {count} && {FIELD}.value === {words!r}")
        assert desktop.js("document.querySelector('#unfound').hidden") == (count > 0)


@pytest.mark.parametrize("exhibit", ["carousel", "deck", "expanding", "stitched"])
def test_every_arrangement_shows_what_was_found(exhibit, desktop, served):
    desktop.open(f"{served.address}#/{exhibit}/search/harbour")
    desktop.until(
        f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.items?.count === 2 && {ROW}.matches(':state(drawn)')"
    )
    assert desktop.violations() == []
    assert desktop.page.locator("#count").is_visible()
    desktop.page.get_by_role("link", name="Grid", exact=True).click()
    desktop.until(f"location.hash === '#/grid/search/harbour' && {GRID}?.items?.count === 2")


def test_an_open_photograph_of_a_search_has_an_address(desktop, served):
    grid = Grid(desktop).at(f"{served.address}#/grid/search/harbour").filled()
    grid.open(0)
    grid.until_landed(is_open=True)
    assert re.fullmatch("#/grid/search/harbour/[0-9a-f]{24}", desktop.js("location.hash"))
    desktop.page.reload()
    grid.until_landed(is_open=True)
    assert desktop.js(f"{VIEWER}.querySelector('[part=caption-detail]').textContent").endswith("1 of 2")
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    desktop.until("location.hash === '#/grid/search/harbour'")


def test_nothing_found_says_how_to_search_also_for_ten_kilobytes(phone, either):
    words = '"a" OR (NEAR^ -*\'; ' * 500
    phone.open(f"{either.address}#/grid/search/{quote(words, safe='')}")
    phone.until("!document.querySelector('#unfound').hidden")
    assert phone.js("document.querySelector('#empty').hidden")
    assert phone.violations() == []
    assert phone.js("document.documentElement.scrollWidth <= innerWidth")
    phone.open("about:blank")
    phone.open(f"{either.address}#/carousel/search/nothing")
    phone.until("!document.querySelector('#unfound').hidden")
    phone.shot("search-nothing-phone")
    assert phone.violations() == []


def test_a_search_among_the_folders_shows_photographs(desktop, served):
    desktop.open(f"{served.address}#/folders")
    desktop.until("document.querySelectorAll('#folders li').length === 2")
    desktop.page.get_by_role("searchbox").fill("harbour")
    desktop.until(f"{GRID}.items?.count === 2 && {GRID}.checkVisibility()")
    desktop.page.get_by_role("searchbox").fill("")
    desktop.until(f"location.hash === '#/folders' && !{GRID}.checkVisibility()")


def test_a_word_that_an_input_method_composes_stays_as_it_is(desktop, serve, tmp_path):
    photograph(tmp_path / "a.jpg")
    Grid(desktop).at(serve(tmp_path).address).filled()
    desktop.page.get_by_role("searchbox").focus()
    input_method = desktop.page.context.new_cdp_session(desktop.page)
    input_method.send("Input.imeSetComposition", {"text": "ひか", "selectionStart": 2, "selectionEnd": 2})
    # Whatever the page shows anew meanwhile writes the words of its address.
    photograph(tmp_path / "b.jpg")
    desktop.until(f"{GRID}.items.count === 2")
    assert desktop.js(f"{FIELD}.value") == "ひか" and "search" not in desktop.js("location.hash")
    input_method.send("Input.insertText", {"text": "光"})
    desktop.until("decodeURIComponent(location.hash) === '#/grid/search/光'")


def test_half_a_character_and_blanks_are_no_words(desktop, served):
    Grid(desktop).at(served.address).filled()
    for value, words in [("harbour \\ud83d", "harbour"), ("\\ude00", ""), ("   ", "")]:
        desktop.js(f"void ({FIELD}.value = '{value}', {FIELD}.dispatchEvent(new InputEvent('input')))")
        desktop.until(f"{GRID}.items.count === {2 if words else 4}")
        assert desktop.js("location.hash") == (f"#/grid/search/{words}" if words else "#/grid")
    for address in ["?search=+", "#/grid/search/%20"]:
        Grid(desktop).at(f"{served.address}{address}").filled()
        desktop.until(f"{GRID}.items.count === 4")


def test_a_change_of_the_folder_changes_what_is_found(desktop, serve, tmp_path):
    photograph(tmp_path / "a.jpg", "2019:08:14 10:00:00", description="harbour")
    desktop.open(f"{serve(tmp_path).address}#/grid/search/harbour")
    desktop.until(f"{GRID}?.items?.count === 1")
    photograph(tmp_path / "b.jpg", "2019:08:15 10:00:00", description="harbour")
    photograph(tmp_path / "c.jpg", "2019:08:15 10:00:00")
    desktop.until(f"{GRID}.items.count === 2 && {HEADING} === '“harbour”'")


def test_without_scripts_the_form_and_the_links_of_folders_work(screens, served):
    screen = screens(java_script_enabled=False)
    screen.page.goto(served.address)
    screen.page.get_by_role("searchbox").fill("old harbour")
    screen.page.get_by_role("searchbox").press("Enter")
    cells = screen.page.locator("vitrine-photo-grid > a")
    assert cells.count() == 1 and screen.page.locator("h1").inner_text() == "“old harbour”"
    screen.page.goto(served.address)
    screen.page.locator("#albums").get_by_text("Island").click()
    assert cells.count() == 3 and screen.page.locator("h1").inner_text() == "Island"
    screen.page.locator("#path a").click()
    assert cells.count() == 4


def test_a_site_without_scripts_has_links_to_folders_and_no_search(screens, site):
    screen = screens(java_script_enabled=False)
    screen.page.goto(site.address)
    assert not screen.page.locator("#search").is_visible()
    screen.page.locator("#albums").get_by_text("Island").click()
    cells = screen.page.locator("vitrine-photo-grid > a")
    assert cells.count() == 3 and screen.page.locator("h1").inner_text() == "Island"
    page = screen.page.url
    screen.page.locator("#path a").click()
    assert cells.count() == 4
    # With scripts, such an address shows the folder, too.
    screen = screens()
    screen.open(page)
    screen.until(f"{HEADING} === 'Island' && {GRID}.items?.count === 3")
    assert screen.js("location.pathname.endsWith('/') && location.hash.startsWith('#/grid/album/')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_field_has_room_on_a_phone_with_large_type_and_from_right_to_left(scheme, screens, served):
    screen = screens(390, 844, touch=True, color_scheme=scheme)
    Grid(screen).at(served.address).filled()
    screen.shot(f"search-closed-phone-{scheme}")
    screen.page.get_by_role("searchbox").tap()
    screen.page.keyboard.type("harbour")
    screen.until(f"{GRID}.items.count === 2")
    screen.js("Promise.all(document.getAnimations().map(animation => animation.finished))")
    screen.shot(f"search-open-phone-{scheme}")
    for style in ["direction: rtl", "font-size: 200%"]:
        screen.js(f"document.documentElement.style = '{style}'")
        screen.painted()
        screen.js("Promise.all(document.getAnimations().map(animation => animation.finished))")
        box = screen.box("#search input")
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["width"] >= 150, style
        assert screen.js("document.documentElement.scrollWidth <= innerWidth"), style
    screen.shot(f"search-large-type-phone-{scheme}")


def test_months_are_known_in_the_languages_of_the_reader(desktop, either):
    languages = ["fr-FR", "en-US@posix", "de"]
    desktop.page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{value: {languages}}})")
    # Without a year, the name of a month is any other word.
    for words, count in [("AOÛT 2019", 1), ("1 juil. 2023", 1), ("Juli 2021 lumix", 1), ("août", 0)]:
        desktop.open("about:blank")
        desktop.open(f"{either.address}#/grid/search/{quote(words)}")
        desktop.until(f"{GRID}?.items?.count === {count} && {FIELD}.value === {words!r}")
