"""The page follows changes of its folder and of the server while it is open."""

import json
import shutil
from pathlib import Path

import pictures
import pytest
from cell_flights import watched_until
from gallery_row import ROW
from grid import GRID, Grid
from screen import Screen
from server import Server

NOTE = "document.querySelector('#note')"
CELLS = f"{GRID}.children.length"
UNAVAILABLE = {"status": 503, "body": ""}


class Gallery:
    """A server of a folder that a test changes."""

    def __init__(self, folder, cache):
        self.folder = folder
        self.server = Server(folder, cache, "--sort", "name")
        self.address = self.server.address

    def draw(self, name: str, width=60, height=40):
        """Writes a picture by renaming it, so that the server never reads a part of it."""
        drawn = self.folder.parent / Path(name).name
        pictures.upright(width, height).save(drawn)
        drawn.replace(self.folder / name)


@pytest.fixture
def gallery(command, tmp_path):
    """A server. Tests name it first, so that it stops last: a screen that still loads a picture would complain."""
    folder = tmp_path / "folder"
    folder.mkdir()
    pictures.upright(60, 40).save(folder / "a.png")
    pictures.upright(90, 40).save(folder / "b.png")
    made = Gallery(folder, tmp_path / "cache")
    yield made
    made.server.stop()


def only_with(*names: str):
    """Returns a route that answers with a listing of only these files."""

    def answer(route):
        listing = route.fetch()
        is_wanted = {item["name"] for item in listing.json()["items"]} == set(names)
        route.fulfill(response=listing) if is_wanted else route.fulfill(**UNAVAILABLE)

    return answer


def test_a_change_whose_answer_failed_is_fetched_again(gallery, desktop):
    desktop.expected = ["503"]
    Grid(desktop).at(gallery.address).filled()
    desktop.until("performance.getEntriesByType('resource').some(({name}) => name.includes('gallery.json'))")
    desktop.page.route("**/gallery.json*", lambda route: route.fulfill(**UNAVAILABLE))
    with desktop.page.expect_response("**/gallery.json*"):
        gallery.draw("c.png")
    desktop.page.unroute("**/gallery.json*")
    desktop.until(f"{CELLS} === 3")
    # The next change is fetched as usual.
    gallery.draw("d.png")
    desktop.until(f"{CELLS} === 4")


def test_a_photograph_that_appears_or_goes_makes_the_others_fly(gallery, desktop):
    # One section: the same letter.
    for number in range(10, 28):
        gallery.draw(f"p{number}.png")
    desktop.own_time()
    Grid(desktop).at(gallery.address)
    desktop.until(f"{CELLS} === 20")
    desktop.still()
    for act, count in [(lambda: gallery.draw("p00.png"), 21), ((gallery.folder / "p00.png").unlink, 20)]:
        flights = watched_until(desktop, act, f"{CELLS} === {count}", "cell => cell.href")
        flights.check()
        assert len(flights.moved) >= 10


def test_a_photograph_that_is_removed_while_it_is_open_closes_with_a_note(gallery, desktop):
    grid = Grid(desktop).at(gallery.address).filled()
    desktop.page.mouse.click(*grid.cell(1).center)
    grid.until_landed(is_open=True)
    (gallery.folder / "b.png").unlink()
    grid.until_landed(is_open=False)
    desktop.until(f"{NOTE}.textContent === 'The photograph that was open has been removed.'")
    assert desktop.js(f"{NOTE}.checkVisibility()")
    desktop.until(f"{CELLS} === 1")


@pytest.mark.parametrize("album", ["", "Trip"])
def test_a_photograph_whose_file_is_damaged_while_it_is_open_closes_with_the_reason(gallery, desktop, album):
    (gallery.folder / album).mkdir(exist_ok=True)
    gallery.draw(str(Path(album) / "c.png"))
    grid = Grid(desktop).at(gallery.address).filled().complete()
    desktop.until(f"{CELLS} === 3")
    items = desktop.page.request.get(f"{gallery.address}/gallery.json").json()["items"]
    desktop.page.mouse.click(*grid.cell([item["name"] for item in items].index("c.png")).center)
    grid.until_landed(is_open=True)
    # In another album, a file of the same name is not shown for another reason.
    (gallery.folder / "Other").mkdir()
    (gallery.folder / "Other/c.png").write_bytes(b"")
    (gallery.folder / album / "c.png").write_bytes(b"not a picture any more")
    grid.until_landed(is_open=False)
    desktop.until(f"""{NOTE}.textContent === 'The file of the photograph that was open is damaged or cannot be read: '
        + 'it is not a picture in a format that vitrine reads.'""")


def test_a_photograph_whose_place_another_one_takes_closes_with_a_note(gallery, desktop):
    desktop.expected = ["503"]
    grid = Grid(desktop).at(gallery.address).filled()
    desktop.page.mouse.click(*grid.cell(1).center)
    grid.until_landed(is_open=True)
    # The page sees both changes at once.
    desktop.page.route("**/gallery.json*", only_with("a.png", "c.png"))
    gallery.draw("c.png")
    (gallery.folder / "b.png").unlink()
    grid.until_landed(is_open=False)
    desktop.until(f"{NOTE}.textContent === 'The photograph that was open has been removed.'")
    assert desktop.js(f"{CELLS} === 2 && !location.hash.split('/')[2]")


def test_a_photograph_that_is_renamed_while_it_is_open_stays_open(gallery, desktop):
    gallery.draw("c.png")
    gallery.draw("d.png")
    grid = Grid(desktop).at(gallery.address).filled()
    desktop.until(f"{CELLS} === 4")
    desktop.page.mouse.click(*grid.cell(1).center)
    grid.until_landed(is_open=True)
    address = desktop.js("location.hash")
    (gallery.folder / "b.png").rename(gallery.folder / "renamed.png")
    desktop.until("document.title.startsWith('renamed')")
    grid.until_landed(is_open=True)
    assert desktop.js("location.hash") == address
    assert desktop.js(f"{GRID}.openIndex") == 3
    assert desktop.js(f"{NOTE}.textContent") == ""


def topmost(screen) -> str:
    """Returns the identifier of the topmost element. A hit test would not find one that is inert behind a dialog."""
    screen.cdp.send("DOM.getDocument")
    nodes = screen.cdp.send("DOM.getTopLayerElements")["nodeIds"]
    described = [screen.cdp.send("DOM.describeNode", {"nodeId": node})["node"] for node in nodes]
    # A backdrop follows its element in the list, and lies beneath it.
    last = [node for node in described if node["localName"] != "::backdrop"][-1]
    return dict(zip(last["attributes"][::2], last["attributes"][1::2], strict=True)).get("id", last["localName"])


def test_the_note_that_the_server_is_away_covers_an_open_photograph(gallery, desktop):
    desktop.expected = ["net::ERR_", "could not be loaded"]
    grid = Grid(desktop).at(gallery.address).filled()
    desktop.page.mouse.click(*grid.cell(0).center)
    grid.until_landed(is_open=True)
    gallery.server.stop()
    desktop.until(f"{NOTE}.textContent.startsWith('The server does not answer')")
    assert topmost(desktop) == "note"
    desktop.shot("gallery-away-note")
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    desktop.page.mouse.click(*grid.cell(0).center)
    grid.until_landed(is_open=True)
    # The dialog becomes modal in the frame after.
    desktop.painted()
    assert topmost(desktop) == "note"


def open_cards(screen: Screen, gallery):
    """Shows the folder as expanding cards, and waits until their row is in the page."""
    screen.open(f"{gallery.address}#/expanding")
    screen.until(f"{ROW} !== null")


def test_a_card_tells_the_details_of_the_present_file(gallery, desktop):
    (gallery.folder / "a.json").write_text(json.dumps({"title": "Before"}))
    open_cards(desktop, gallery)
    titles = f"[...{ROW}.querySelectorAll('h2')].map(title => title.textContent)"
    desktop.until(f"{titles}[0] === 'Before'")
    (gallery.folder / "a.json").write_text(json.dumps({"title": "After"}))
    gallery.draw("a.png", 80, 40)
    desktop.until(f"{titles}[0] === 'After'")


def test_a_card_follows_a_sidecar_that_changes_alone(gallery, desktop):
    """The card is open, and keeps its button while photographs are added."""
    sidecar = gallery.folder / "a.json"
    sidecar.write_text(json.dumps({"title": "Before", "details": ["1974"]}))
    open_cards(desktop, gallery)
    title, facts = (f"{ROW}.querySelector('{part}')?.textContent" for part in ["h2", ".card-facts"])
    desktop.until(f"{title} === 'Before' && {facts} === '1974'")
    desktop.js(f"globalThis.button = {ROW}.querySelector('[data-open]')")
    gallery.draw("c.png")
    desktop.until(f"{ROW}.children.length === 3")
    assert desktop.js("button.isConnected")
    sidecar.write_text(json.dumps({"title": "After", "details": ["1975"]}))
    desktop.until(f"{title} === 'After' && {facts} === '1975'")
    sidecar.unlink()
    desktop.until(f"{title} === 'a' && {facts} === undefined")


def test_details_that_break_off_are_fetched_again(gallery, desktop):
    desktop.expected = ["503"]
    (gallery.folder / "a.json").write_text(json.dumps({"title": "The Ferry", "details": ["1974"]}))
    desktop.page.route(
        "**/details/*", lambda route: route.fulfill(body='{"title": "The', content_type="application/json")
    )
    with desktop.page.expect_response("**/details/*"):
        open_cards(desktop, gallery)
    # The listing has the title.
    desktop.until(f"{ROW}.querySelector('h2').textContent === 'The Ferry'")
    facts = f"{ROW}.querySelector('.card-facts')?.textContent"
    assert desktop.js(facts) is None
    desktop.page.unroute("**/details/*")
    # Each change draws the cards again.
    gallery.draw("c.png")
    desktop.until(f"{facts} === '1974'")


def test_what_is_not_shown_is_counted_by_its_kind_and_closes_with_escape(gallery, desktop):
    Grid(desktop).at(gallery.address).filled()
    (gallery.folder / "text.jpg").write_text("no picture")
    summary = "document.querySelector('#skipped-summary').textContent"
    desktop.until(f"{summary} === '1 file not shown'")
    moved = gallery.folder.with_name("moved")
    gallery.folder.rename(moved)
    desktop.until(f"{summary} === '1 file and 1 folder not shown'")
    desktop.page.locator("#skipped-summary").click()
    listed = desktop.page.locator("#skipped-files").inner_text()
    assert f"{gallery.folder}: it has been moved" in listed and "text.jpg" in listed
    desktop.press("Escape")
    assert desktop.js("document.querySelector('#skipped').open") is False
    assert desktop.js("document.activeElement.id") == "skipped-summary"
    # The photographs of the folder are shown nevertheless.
    shutil.copy(moved / "a.png", moved / "c.png")
    desktop.until(f"{CELLS} === 3")


PAGE = "**/gallery.json?page=1*"


def test_a_page_of_a_part_of_the_folder_is_fetched_again(command, serve, tmp_path_factory, desktop):
    folder = tmp_path_factory.mktemp("pages")
    for number in range(1100):
        picture = pictures.upright(12, 8)
        picture.putpixel((0, 0), (number // 256, number % 256, 0))
        picture.save(folder / f"{number:04}.png")
    server = serve(folder, "--sort", "name")

    def answer_in_part(route):
        answer = route.fetch()
        listing = answer.json()
        # A server that has just started has read only some files, and their indices differ.
        route.fulfill(response=answer, json=listing | {"complete": False, "items": listing["items"][50:]})

    Grid(desktop).at(server.address).filled()
    desktop.until(f"{GRID}.items?.count === 1100")
    desktop.page.route(PAGE, answer_in_part)
    with desktop.page.expect_response(PAGE):
        desktop.js(f"{GRID}.items.prefetch(1000, 1000)")
    desktop.painted()
    assert desktop.js(f"{GRID}.items.key(1000)") is None
    desktop.page.unroute(PAGE)
    with desktop.page.expect_response(PAGE) as whole:
        desktop.js(f"{GRID}.items.prefetch(1000, 1000)")
    first = whole.value.json()["items"][0]
    desktop.until(f"{GRID}.items.key(1000) === '{first['id']}'")
    assert first["name"] == "1000.png"
