"""A folder published by `vitrine export`, on a server of static files."""

import json
import shutil

import pictures
import pytest
from exported import StaticServer, export
from gallery_row import ROW, GalleryRow
from grid import GRID, VIEWER, Grid
from PIL import Image
from playwright.sync_api import Route

NOTE = "document.querySelector('#note')"


@pytest.fixture(scope="module")
def site(command, photographs, warm_cache, tmp_path_factory):
    """The photographs, with a card that has a still."""
    folder = tmp_path_factory.mktemp("published")
    source = folder / "photographs"
    shutil.copytree(photographs, source)
    # The newest one is the first.
    exif = Image.Exif()
    exif.get_ifd(0x8769)[0x9003] = "2030:01:01 12:00:00"
    pictures.upright(400, 600).save(source / "ferry.jpg", exif=exif)
    pictures.upright(1600, 900).save(source / "still.jpg")
    card = {"title": "The Last Ferry", "details": ["1974"], "still": "still.jpg"}
    (source / "ferry.jpg.json").write_text(json.dumps(card))
    export(source, folder / "site", warm_cache, "--title", "On the coast")
    server = StaticServer(folder / "site")
    yield server
    server.stop()
    assert [path for path, status in server.asked if status not in (200, 304)] == []
    assert not any("/events" in path or "/preview" in path for path, _ in server.asked)


@pytest.fixture(scope="module")
def long_site(command, warm_cache, tmp_path_factory):
    """So many photographs that they are listed on two pages."""
    folder = tmp_path_factory.mktemp("long")
    source = folder / "photographs"
    source.mkdir()
    pictures.upright(60, 40).save(source / "1000.jpg")
    for number in range(1001, 2010):
        shutil.copy(source / "1000.jpg", source / f"{number}.jpg")
    export(source, folder / "site", warm_cache, "--sort", "name")
    server = StaticServer(folder / "site")
    yield server
    server.stop()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_grid_opens_photographs_and_pages_through_them(size, site, request):
    screen = request.getfixturevalue(size)
    grid = Grid(screen).at(site.address).filled()
    assert screen.js("document.title") == "On the coast"
    assert (
        screen.js("document.querySelector('#count').textContent") == f"{screen.js(f'{GRID}.items.count')} photographs"
    )
    grid.tap(1)
    grid.until_landed(is_open=True)
    screen.press("ArrowRight")
    screen.until(f"{GRID}.openIndex === 2")
    assert screen.js("location.hash").startswith("#/grid/")
    screen.press("Escape")
    grid.until_landed(is_open=False)
    assert screen.violations() == []


@pytest.mark.parametrize("exhibit", ["carousel", "deck", "expanding", "stitched"])
def test_every_exhibit_shows_them(exhibit, site, desktop):
    desktop.open(f"{site.address}#/{exhibit}")
    desktop.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.matches(':state(drawn)')")
    desktop.until(f"[...{ROW}.querySelectorAll('img')].some(image => image.naturalWidth > 0)")


def test_an_album_and_a_photograph_have_addresses(site, desktop):
    grid = Grid(desktop).at(site.address).filled()
    desktop.page.locator("#albums").get_by_text("Wallpapers").click()
    desktop.until("document.querySelector('#albums [aria-current]').textContent.includes('Wallpapers')")
    # A tap on a photograph that flies only catches it.
    desktop.until("document.querySelector('main').dataset.flies === undefined")
    grid.tap(0)
    grid.until_landed(is_open=True)
    desktop.page.reload()
    grid.ready().until_landed(is_open=True)
    assert "/album/" in desktop.js("location.hash")


def test_a_card_shows_its_still(site, desktop):
    desktop.open(f"{site.address}#/expanding")
    card = "[...document.querySelectorAll('[data-exhibit=expanding] > div')].find(c => c.textContent.includes('Ferry'))"
    desktop.until(f"{card}")
    desktop.until(f"{card}.querySelector('[data-part=still]')?.naturalWidth > 0")


def test_a_site_that_could_not_be_reached_is_shown_later(site, desktop):
    desktop.expected = ["net::ERR_", "404"]
    GalleryRow(desktop).at(site.address, "carousel")
    site.withheld = "/"
    desktop.js("void (location.hash = '#/grid/album/000000000000000000000000')")
    desktop.until(f"{NOTE}.textContent.includes('does not answer')")
    site.withheld = None
    # The album does not exist. So the whole collection is shown, and the note of the connection goes.
    desktop.until(f"location.hash === '#/grid' && {GRID}?.items?.count > 20")
    desktop.until(f"!{NOTE}.textContent.includes('does not answer')")
    site.asked[:] = [(path, status) for path, status in site.asked if "000000000000" not in path]


@pytest.mark.parametrize("exhibit", ["grid", "carousel"])
def test_photographs_that_could_not_be_listed_come_later_with_a_note_until_then(exhibit, long_site, desktop):
    desktop.expected = ["net::ERR_"]
    long_site.withheld = "gallery/1.json"
    desktop.open(f"{long_site.address}#/{exhibit}")
    desktop.until("document.querySelector(':state(drawn)')?.items?.count === 1010")
    if exhibit == "grid":
        desktop.js("void scrollTo(0, document.documentElement.scrollHeight)")
    else:
        desktop.js(f"{ROW}.select(1005, {{animated: false}})")
    desktop.until(f"{NOTE}.textContent === 'The server does not answer. Trying again…'")
    long_site.withheld = None
    desktop.until(f"{NOTE}.textContent === ''")
    desktop.until("document.querySelector('[data-detail^=\"2005.\"] img')?.naturalWidth > 0")


def test_the_note_stays_while_photographs_are_missing(long_site, desktop):
    desktop.expected = ["net::ERR_", "404"]
    long_site.withheld = "gallery/1.json"
    desktop.open(f"{long_site.address}#/grid")
    desktop.until("document.querySelector(':state(drawn)')?.items?.count === 1010")
    desktop.js("void scrollTo(0, document.documentElement.scrollHeight)")
    desktop.until(f"{NOTE}.textContent.includes('does not answer')")
    desktop.js(f"""
      globalThis.notes = []
      new MutationObserver(() => notes.push({NOTE}.textContent)).observe({NOTE}, {{childList: true}})
    """)
    # Another address cannot be shown either. It is tried again, and can be shown while photographs are still missing.
    long_site.withheld = "/gallery/"
    with desktop.page.expect_event("requestfailed", lambda request: "000000000000" in request.url):
        desktop.js("void (location.hash = '#/grid/album/000000000000000000000000')")
    long_site.withheld = "gallery/1.json"
    desktop.until("notes.some(note => note.includes('does not exist'))")
    desktop.until("notes.at(-1).includes('does not answer')")
    assert "" not in desktop.js("notes")
    long_site.withheld = None
    desktop.until(f"{NOTE}.textContent === ''")


def test_the_title_of_a_sidecar_is_that_of_the_photograph(site, desktop):
    grid = Grid(desktop).at(site.address).filled()
    # A page of the listing may be on its way, so the cell may not be there yet.
    order = desktop.until(f"[...{GRID}.children].findIndex(cell => cell.dataset.title === 'The Last Ferry') + 1")
    grid.tap(order - 1)
    grid.until_landed(is_open=True)
    assert desktop.js(f"{VIEWER}.querySelector('[part=caption-title]').textContent") == "The Last Ferry"
    assert desktop.js("document.title").startswith("The Last Ferry · ")


def test_photographs_beside_the_folders_are_in_none(site, desktop):
    Grid(desktop).at(site.address).filled()
    desktop.page.get_by_role("link", name="Not in a folder").click()
    desktop.until("document.querySelector('h1').textContent === 'Not in a folder'")
    assert desktop.js("document.title") == "Not in a folder · On the coast"


def test_without_scripts_the_first_photographs_are_links(site, screens):
    screen = screens(java_script_enabled=False)
    screen.page.goto(site.address)
    assert screen.page.locator("vitrine-photo-grid > a").count() > 20
    assert screen.page.locator("img[alt='The Last Ferry']").count() == 1


def test_an_open_page_follows_a_site_that_is_published_anew(command, warm_cache, desktop, tmp_path):
    source = tmp_path / "photographs"
    for album in ["Alps", "Coast"]:
        (source / album).mkdir(parents=True)
        pictures.upright(600, 400).save(source / album / f"{album}.jpg")
    export(source, tmp_path / "site", warm_cache, "--title", "First")
    server = StaticServer(tmp_path / "site")
    desktop.expected = ["404"]
    Grid(desktop).at(server.address).filled()
    export(source, tmp_path / "site", warm_cache, "--title", "Second")
    with desktop.page.expect_event("load"):
        desktop.page.locator("#albums").get_by_text("Coast").click()
    desktop.until("document.title === 'Coast · Second'")
    desktop.until(f"{GRID}?.items?.count === 1 && {GRID}.querySelector('img')?.alt.includes('Coast')")
    assert desktop.js("document.querySelector('#empty').hidden")
    server.stop()


def test_pictures_that_could_not_be_loaded_come_once_the_network_is_back(site, phone):
    phone.expected = ["net::ERR_"]
    site.withheld = "/p/"
    Grid(phone).at(site.address)
    phone.until(f"{GRID}.querySelectorAll('[data-failed]').length > 5")
    site.withheld = None
    network = phone.page.context
    network.set_offline(True)
    network.set_offline(False)
    phone.until(f"{GRID}.querySelectorAll('[data-failed]').length === 0")
    phone.until(f"[...{GRID}.querySelectorAll('img')].every(image => image.naturalWidth > 0)")


def test_a_request_that_began_without_a_network_is_repeated_once_it_is_back(site, phone):
    phone.expected = ["net::ERR_"]
    held: list[Route] | None = []
    phone.page.route("**/p/**", lambda route: route.continue_() if held is None else held.append(route))
    Grid(phone).at(site.address)
    phone.until_called(lambda: len(held) > 5)
    requests, held = held, None
    phone.js("dispatchEvent(new Event('online'))")
    for route in requests:
        route.abort()
    phone.until(f"[...{GRID}.querySelectorAll('img')].every(image => image.naturalWidth > 0)")
    assert phone.js(f"{GRID}.querySelectorAll('[data-failed]').length") == 0


def test_a_page_opened_as_a_file_says_what_it_lacks(site, desktop):
    desktop.expected = ["CORS", "net::ERR_FAILED"]
    desktop.open(f"file://{site.folder}/index.html#/carousel")
    assert desktop.page.locator("vitrine-photo-grid > a").first.is_visible()
    assert desktop.page.get_by_text("A web server shows this page").is_visible()
    assert not desktop.page.locator("#bar .tools").is_visible()
