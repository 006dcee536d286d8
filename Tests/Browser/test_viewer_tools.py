"""What the page adds to the viewer: details, a slideshow, the full screen, a list of keys, the original file."""

import io
import json
import re
import subprocess
import urllib.request
from urllib.error import HTTPError

import pictures
import pytest
from browsers import everywhere
from exported import StaticServer, export
from grid import GRID, Grid
from PIL import Image
from PIL.TiffImagePlugin import IFDRational
from probes import LASTING_HOVERS
from test_gallery_sections import COUNT, Large

PANEL = "document.querySelector('.details')"
ROWS = f"""Object.fromEntries([...{PANEL}.querySelectorAll('dl > div')]
    .map(row => [...row.children].map(part => part.textContent)))"""
BUTTON = "document.querySelector('[aria-controls=details]')"
PLAY = "document.querySelector('.viewer-tools [aria-pressed]')"
IS_OUT = f"getComputedStyle({PANEL}).visibility === 'hidden'"
IS_IN = f"getComputedStyle({PANEL}).translate === 'none' && {PANEL}.getAnimations().length === 0"
ORIGINAL = "document.querySelector('.viewer-tools a')"


def photograph(path, number: int):
    """Saves a picture with the data of a camera, and with a place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = pictures.upright(600, 400)
    picture.putpixel((0, 0), (number, 0, 0))
    exif = Image.Exif()
    exif[0x010F], exif[0x0110], exif[0x010E] = "Lumix", "G9", "The harbour at noon"
    details = exif.get_ifd(0x8769)
    details[0x9003], details[0x9011] = f"2019:08:{14 - number} 10:03:00", "+02:00"
    details[0x829A], details[0x829D], details[0x920A] = (IFDRational(*value) for value in ((1, 125), (28, 10), (35, 1)))
    details[0x8827], details[0xA434] = 200, "25 mm"
    place = exif.get_ifd(0x8825)
    place[1], place[2], place[3], place[4] = "N", (48.0, 51.0, 29.6), "W", (2.0, 17.0, 40.2)
    picture.save(path, exif=exif)


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("Harbour")
    for number in range(3):
        photograph(folder / f"2019/IMG_{number}.jpg", number)
    (folder / "2019/IMG_0.xmp").write_text(
        "<dc:subject><rdf:Bag><rdf:li>sea</rdf:li><rdf:li>ferry</rdf:li></rdf:Bag></dc:subject>"
    )
    return folder


@pytest.fixture(scope="module")
def served(serve, library):
    return serve(library, "--downloads")


@pytest.fixture(scope="module")
def site(command, library, tmp_path_factory):
    place = tmp_path_factory.mktemp("tools-site")
    export(library, place / "site", place / "cache", "--downloads")
    server = StaticServer(place / "site")
    yield server
    server.stop()


@pytest.fixture(params=["served", "site"])
def either(request):
    return request.getfixturevalue(request.param)


def opened(screen, address: str) -> Grid:
    grid = Grid(screen).at(address).filled()
    grid.open(0)
    screen.until(f"{BUTTON}?.checkVisibility()")
    return grid


def test_the_key_and_the_button_show_the_details(desktop, either):
    opened(desktop, either.address)
    assert desktop.js(IS_OUT)
    desktop.press("i")
    desktop.until(f"{IS_IN} && 'Camera' in {ROWS}")
    rows = desktop.js(ROWS)
    assert rows["Date"] == "14 August 2019, 10:03 (UTC+02:00), from EXIF"
    assert (rows["Camera"], rows["Lens"]) == ("Lumix G9", "25 mm")
    assert rows["Exposure"] == "1/125 s, f/2.8, ISO 200, 35 mm"
    assert rows["Dimensions"] == "600 × 400 (0.24 megapixels)" and rows["Size"].endswith(" kB")
    assert (rows["File"], rows["Folder"], rows["Keywords"]) == ("IMG_0.jpg", "2019", "sea, ferry")
    assert "Place" not in rows and "48.8" not in desktop.js(f"{PANEL}.textContent")
    assert desktop.js(f"{PANEL}.querySelector('p').textContent") == "The harbour at noon"
    assert desktop.js(f"{BUTTON}.ariaExpanded") == "true"
    assert desktop.violations() == []
    desktop.shot("details-desktop")
    # The next photograph has its own details, and arrows still turn the pages.
    desktop.press("ArrowRight")
    desktop.until(f"{ROWS}.File === 'IMG_1.jpg' && {GRID}.openIndex === 1")
    # One cross is enough: the panel's button points to where the panel goes.
    assert "✕" not in desktop.js(f"{PANEL}.innerText")
    # Nothing of the viewer lies below the panel.
    box = desktop.box(".details")
    for part in ["close", "next-photo"]:
        right = desktop.js(
            f"{GRID}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('[part={part}]').getBoundingClientRect().right"
        )
        assert right <= box["x"], part
    desktop.page.get_by_role("button", name="Close the details").click()
    desktop.until(IS_OUT)
    assert desktop.js(f"{BUTTON}.ariaExpanded") == "false"
    # Escape closes the details before the photograph.
    desktop.press("i")
    desktop.until(IS_IN)
    desktop.press("Escape")
    desktop.until(IS_OUT)
    assert desktop.js(f"{GRID}.openIndex") == 1
    desktop.press("Escape")
    desktop.until(f"{GRID}.openIndex === null && !{PANEL}")


def test_the_details_are_those_of_the_open_photograph_also_before_that_is_fetched(desktop, gallery):
    large = Large(desktop, gallery.address)
    details = {"keywords": [], "folder": "", "bytes": 9, "version": "1", "width": 3, "height": 2, "details": []}
    name = re.compile("/details/x(\\d+)")
    desktop.page.route(name, lambda route: route.fulfill(json=details | {"name": name.search(route.request.url)[1]}))
    Grid(desktop).at(large.address)
    desktop.until(f"{GRID}.items?.count === {COUNT}")
    large.held = []
    desktop.js(f"void {GRID}.open(999)")
    desktop.until(f"{BUTTON}?.checkVisibility()")
    desktop.press("i")
    desktop.until(f"{ROWS}.File === '999'")
    desktop.press("ArrowRight")
    desktop.until(f"{GRID}.openIndex === 1000")
    desktop.painted()
    assert desktop.js(f"[{PANEL}.querySelector('h2').textContent, {ROWS}.File ?? '']") == ["", ""]
    desktop.until_called(lambda: len(large.held) > 0)
    for route, page in large.held:
        large.answer(route, page)
    desktop.until(f"{ROWS}.File === '1000' && {PANEL}.querySelector('h2').textContent")
    assert desktop.js("location.hash").endswith("/x1000")


@everywhere
def test_a_click_and_keys_open_page_and_close_on_the_served_page(desktop, served):
    grid = Grid(desktop).at(served.address).filled()
    desktop.page.mouse.click(*grid.cell(0).center)
    desktop.until(f"{BUTTON}?.checkVisibility() && {GRID}.openIndex === 0")
    desktop.press("ArrowRight", "i")
    desktop.until(f"{IS_IN} && {ROWS}.File === 'IMG_1.jpg' && {GRID}.openIndex === 1")
    desktop.press("i")
    desktop.until(IS_OUT)
    desktop.press("Escape")
    desktop.until(f"{GRID}.openIndex === null && location.hash === '' && document.activeElement === {grid.link(1)}")
    desktop.until_called(lambda: not grid.is_open)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_arrows_turn_the_pages_while_focus_is_in_the_details(direction, desktop, served):
    opened(desktop, served.address)
    desktop.js(f"document.documentElement.dir = '{direction}'")
    desktop.press("i")
    desktop.until(f"{IS_IN} && 'Camera' in {ROWS}")
    # A panel with more than fits scrolls by the other arrows.
    desktop.js(f"({PANEL}.style.blockSize = '9rem', {PANEL}.focus())")
    forward, back = ("ArrowRight", "ArrowLeft") if direction == "ltr" else ("ArrowLeft", "ArrowRight")
    desktop.press(forward)
    desktop.until(f"{GRID}.openIndex === 1 && {ROWS}.File === 'IMG_1.jpg'")
    desktop.press(back, back)
    desktop.until(f"{GRID}.openIndex === 0 && {ROWS}.File === 'IMG_0.jpg'")
    desktop.press("ArrowDown")
    desktop.until(f"{PANEL}.scrollTop > 0")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_drag_closes_the_details_and_catches_them_on_their_way(direction, screens, served):
    screen = screens(1280, 800)
    opened(screen, served.address)
    screen.js(f"document.documentElement.dir = '{direction}'")
    screen.press("i")
    screen.until(IS_IN)
    x, y = screen.center(".details h2")
    out = 1 if direction == "ltr" else -1
    mouse = screen.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 40 * out, y, steps=4)
    assert screen.js(f"parseFloat({PANEL}.style.translate)") == pytest.approx(40 * out, abs=1)
    mouse.move(x, y, steps=4)
    mouse.up()
    screen.until(IS_IN)
    # A key sends the panel out, and a press catches it where it is.
    screen.press("i")
    screen.js(f"{PANEL}.getAnimations().forEach(motion => (motion.pause(), motion.currentTime = 60))")
    before = screen.box(".details")["x"]
    x, y = screen.center(".details h2")
    mouse.move(x, y)
    mouse.down()
    assert screen.box(".details")["x"] == pytest.approx(before, abs=1) and not screen.js(IS_OUT)
    mouse.move(x - 30 * out, y, steps=5)
    mouse.up()
    screen.until(f"{IS_IN} && {BUTTON}.ariaExpanded === 'true'")
    x, y = screen.center(".details h2")
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 250 * out, y, steps=5)
    mouse.up()
    screen.until(IS_OUT)
    assert screen.js(f"{GRID}.openIndex") == 0


@pytest.mark.parametrize("style", ["", "font-size: 200%", "direction: rtl"])
def test_on_a_phone_the_details_are_below_the_photograph(style, phone, served):
    opened(phone, served.address)
    phone.js(f"document.documentElement.style = '{style}'")
    phone.page.get_by_role("button", name="Details", exact=True).tap()
    phone.until(f"{IS_IN} && 'Camera' in {ROWS}")
    box = phone.box(".details")
    assert box["width"] == 390 and box["y"] > 450 and box["y"] + box["height"] == pytest.approx(844, abs=1)
    assert phone.js(f"{PANEL}.scrollWidth <= {PANEL}.clientWidth")
    assert phone.violations() == []
    phone.shot(f"details-phone-{style[-4:].strip(' %:')}")
    # The title and the button stay above what scrolls.
    assert phone.js(f"({PANEL}.scrollTop = 60, {PANEL}.scrollTop)") == 60
    assert phone.box(".details header")["y"] == pytest.approx(box["y"], abs=0.5)
    phone.shot(f"details-scrolled-{style[-4:].strip(' %:')}")
    phone.page.get_by_role("button", name="Close the details").tap()
    phone.until(IS_OUT)
    assert phone.js(f"{GRID}.openIndex") == 0


def test_with_reduced_motion_the_details_are_there_at_once(screens, served):
    screen = screens(reduced_motion="reduce")
    opened(screen, served.address)
    screen.press("i")
    assert screen.js(IS_IN)
    screen.press("i")
    assert screen.js(IS_OUT)


def test_the_slideshow_shows_one_after_the_other_and_a_touch_stops_it(desktop, served):
    desktop.own_time()
    Grid(desktop).at(served.address)
    desktop.js(f"void {GRID}.open(1, {{animated: false}})")
    desktop.still()
    desktop.press("Space")
    assert desktop.js(f"{PLAY}.ariaPressed") == "true"
    for index in [2, 0]:
        desktop.run(5100)
        desktop.still()
        assert desktop.js(f"{GRID}.openIndex") == index
    assert desktop.violations() == []
    desktop.page.mouse.click(640, 400)
    assert desktop.js(f"{PLAY}.ariaPressed") == "false"
    desktop.run(6000)
    desktop.still()
    assert desktop.js(f"{GRID}.openIndex") in (0, None)


def test_space_on_a_button_presses_it(desktop, served):
    opened(desktop, served.address)
    desktop.js(f"{BUTTON}.focus()")
    desktop.press("Space")
    desktop.until(IS_IN)
    assert desktop.js(f"{PLAY}.ariaPressed") == "false"


def test_f_fills_the_screen_and_a_question_mark_lists_the_keys(desktop, served):
    opened(desktop, served.address)
    desktop.press("f")
    desktop.until("document.fullscreenElement === document.documentElement")
    desktop.until(f"{BUTTON}.checkVisibility()")
    desktop.press("f")
    desktop.until("!document.fullscreenElement")
    desktop.page.keyboard.type("?")
    desktop.until("document.querySelector('#keys').matches(':modal')")
    assert desktop.violations() == []
    desktop.shot("keys-desktop")
    desktop.press("i")
    assert desktop.js(IS_OUT)
    desktop.press("Escape")
    desktop.until("!document.querySelector('#keys').open")
    assert desktop.js(f"{GRID}.openIndex") == 0


def test_escape_closes_the_list_of_keys_before_the_photograph_that_was_on_its_way(desktop, served):
    desktop.own_time()
    grid = Grid(desktop).at(served.address)
    desktop.page.mouse.click(*grid.cell(0).center)
    desktop.js("clock.delivered()")
    desktop.run(80)
    desktop.page.keyboard.type("?")
    desktop.until("document.querySelector('#keys').matches(':modal')")
    desktop.still()
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(f"[document.querySelector('#keys').open, {GRID}.openIndex]") == [False, 0]
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(f"{GRID}.openIndex") is None


def test_a_tapped_tool_looks_as_before_when_it_is_off_again(phone, served):
    """After a tap, a browser still applies hover styles to the tapped element."""
    opened(phone, served.address)
    background = f"getComputedStyle({BUTTON}).backgroundColor"
    before = phone.js(background)
    phone.tap(*phone.center("[aria-controls=details]"))
    phone.until(f"{BUTTON}.ariaExpanded === 'true' && {background} === 'rgb(255, 255, 255)'")
    phone.tap(*phone.center("[aria-controls=details]"))
    phone.until(f"{BUTTON}.ariaExpanded === 'false'")
    phone.painted()
    assert phone.js(background) == before


def test_hovers_change_looks_only_where_a_pointer_hovers(desktop, served):
    opened(desktop, served.address)
    assert desktop.js(LASTING_HOVERS) == []


def test_the_list_of_keys_has_those_that_act_there(desktop, served):
    listed = "[...document.querySelectorAll('#keys dt')].filter(key => key.checkVisibility()).map(key => key.innerText)"

    def keys() -> list[str]:
        desktop.page.keyboard.type("?")
        desktop.until("document.querySelector('#keys').open")
        shown = desktop.js(listed)
        desktop.press("Escape")
        desktop.until("!document.querySelector('#keys').open")
        return shown

    grid = Grid(desktop).at(served.address).filled()
    assert keys() == ["← →", "F", "+ −", "?"]
    grid.open(0)
    grid.until_landed(is_open=True)
    desktop.until(f"{BUTTON}?.checkVisibility()")
    assert keys() == ["← →", "Space", "I", "F", "+ − 0", "Esc", "?"]
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    for exhibit, expected in {
        "deck": ["← →", "F", "?"],
        "stitched": ["← →", "F", "S", "?"],
    }.items():
        desktop.js(f"location.hash = '#/{exhibit}'; 0")
        desktop.until(f"document.querySelector('main > [data-exhibit={exhibit}]:state(drawn)')")
        desktop.until("document.querySelector('main').dataset.flies === undefined")
        assert keys() == expected


def test_keys_of_one_character_can_be_switched_off(phone, served):
    Grid(phone).at(served.address).filled()
    phone.page.locator("#settings summary").tap()
    phone.page.get_by_role("switch", name="Shortcuts of a single key").tap()
    phone.shot("settings-phone")
    assert phone.violations() == []
    phone.page.reload()
    grid = Grid(phone).ready().filled()
    phone.page.keyboard.type("?f")
    assert not phone.js("document.querySelector('#keys').open")
    grid.open(0)
    phone.page.keyboard.type("i+")
    phone.painted()
    assert phone.js(IS_OUT) and not phone.js("'zoomed' in document.documentElement.dataset")
    # The list of keys has a button, too.
    phone.page.keyboard.press("Escape")
    grid.until_landed(is_open=False)
    phone.page.locator("#settings summary").tap()
    phone.page.get_by_role("button", name="Show all keys").tap()
    phone.until("document.querySelector('#keys').matches(':modal')")
    assert phone.violations() == []
    phone.shot("keys-phone")


def test_letters_in_a_field_are_text(desktop, served):
    Grid(desktop).at(served.address).filled()
    desktop.page.get_by_role("searchbox").click()
    desktop.page.keyboard.type("if ?")
    assert desktop.js("document.querySelector('#search input').value") == "if ?"
    assert not desktop.js("document.querySelector('#keys').open || document.fullscreenElement")


def content(address: str, **headers) -> bytes:
    return urllib.request.urlopen(urllib.request.Request(address, headers=headers)).read()


def places(file: bytes) -> str:
    return subprocess.run(
        ["exiftool", "-a", "-*GPS*", "-"], input=file, capture_output=True, check=True
    ).stdout.decode()


def test_the_original_is_offered_without_its_place(desktop, either, library):
    opened(desktop, either.address)
    desktop.until(f"{ORIGINAL} && !{ORIGINAL}.hidden")
    assert desktop.violations() == []
    # The controls may have faded meanwhile.
    desktop.page.mouse.move(640, 300)
    with desktop.page.expect_download() as download:
        desktop.page.get_by_role("link", name="Download the original").click()
    assert download.value.suggested_filename == "IMG_0.jpg"
    file = download.value.path().read_bytes()
    assert places(file) == "" and places((library / "2019/IMG_0.jpg").read_bytes()) != ""
    assert Image.open(io.BytesIO(file)).getexif()[0x0110] == "G9"


def test_a_part_of_an_original_is_sent_and_the_place_only_with_keep_location(desktop, serve, served, library):
    kept = serve(library, "--downloads", "--keep-location")
    opened(desktop, kept.address)
    desktop.press("i")
    desktop.until(f"'Place' in {ROWS}")
    assert desktop.js(f"{ROWS}.Place") == "48.858222° N, 2.2945° W"
    assert desktop.js(f"{PANEL}.querySelector('dd a').href") == "geo:48.858222,-2.2945"
    address = desktop.js(f"{ORIGINAL}.href")
    whole = content(address)
    assert whole == (library / "2019/IMG_0.jpg").read_bytes()
    assert content(address, Range="bytes=10-19") == whole[10:20]
    assert content(address, Range="bytes=-5") == whole[-5:]
    with pytest.raises(HTTPError, match="416"):
        content(address, Range="bytes=99999999-")
    # Nothing that is served otherwise has a position.
    listing = json.loads(content(f"{served.address.rstrip('/')}/gallery.json"))
    details = content(f"{served.address.rstrip('/')}/details/{listing['items'][0]['id']}.json").decode()
    assert "48.8" not in details and "position" not in details


def test_what_cannot_be_cleaned_is_not_offered_and_says_why(desktop, serve, tmp_path):
    photograph(tmp_path / "a.jpg", 2)
    photograph(tmp_path / "b.jpg", 1)
    photograph(tmp_path / "c.jpg", 0)
    # ExifTool writes no picture whose end is missing.
    whole = (tmp_path / "a.jpg").read_bytes()
    (tmp_path / "a.jpg").write_bytes(whole[: len(whole) * 2 // 3])
    opened(desktop, serve(tmp_path, "--downloads").address)
    desktop.until(f"{ORIGINAL} && !{ORIGINAL}.hidden")
    desktop.js(f"void ({ORIGINAL}.focus(), globalThis.addresses = new Set([{ORIGINAL}.href]))")
    desktop.press("ArrowRight")
    desktop.until(f"addresses.add({ORIGINAL}.href).size === 2")
    assert desktop.js(f"document.activeElement === {ORIGINAL}")
    desktop.press("ArrowRight")
    desktop.until(f"{GRID}.openIndex === 2 && {ORIGINAL}.hidden")
    # The link has gone with its focus, and the keys of the viewer still act.
    desktop.press("ArrowLeft")
    desktop.until(f"{GRID}.openIndex === 1 && !{ORIGINAL}.hidden")
    desktop.press("ArrowRight")
    desktop.press("i")
    desktop.until(f"{ROWS}.Original === 'Not offered: ExifTool cannot remove where it was taken'")
    assert desktop.js(f"{ORIGINAL}.hidden")
    assert desktop.violations() == []
