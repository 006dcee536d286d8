"""A press outside Settings closes them, and does nothing else, unless it is on the switch of exhibits."""

import pytest
from gallery_row import ROW, GalleryRow
from grid import GRID, Grid

SETTINGS = "document.querySelector('#settings')"
OPENED = "reported.filter(word => word.type === 'open').length"


def open_settings(screen):
    screen.page.get_by_label("Settings").first.click()
    screen.until(f"{SETTINGS}.open")


def press(screen, x: float, y: float):
    """Taps if the screen has touch, and clicks otherwise."""
    screen.tap(x, y) if screen.js("navigator.maxTouchPoints") else screen.page.mouse.click(x, y)


@pytest.mark.parametrize("screen", ["phone", "desktop"])
@pytest.mark.parametrize("exhibit", ["grid", "carousel", "stitched"])
def test_it_opens_no_photograph(exhibit, screen, gallery, request):
    screen = request.getfixturevalue(screen)
    if exhibit == "grid":
        shown, element = Grid(screen).at(gallery.address).filled(), GRID
        # A cell above or beside the settings.
        point = shown.cell(2).center
    else:
        shown, element = GalleryRow(screen).at(gallery.address, exhibit), ROW
        point = shown.picture.center
    open_settings(screen)
    press(screen, *point)
    screen.until(f"!{SETTINGS}.open")
    screen.painted()
    assert screen.js(f"{element}.openIndex") is None
    press(screen, *point)
    shown.until_landed(is_open=True)
    assert screen.js(OPENED) == 1


def test_it_opens_no_card(phone, gallery):
    phone.open(f"{gallery.address}#/expanding")
    phone.until(f"{ROW}?.dataset.exhibit === 'expanding' && {ROW}.querySelector('[aria-expanded]')")
    card = phone.box("[data-exhibit] > [data-id]")
    point = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    open_settings(phone)
    phone.tap(*point)
    phone.until(f"!{SETTINGS}.open")
    phone.painted()
    assert phone.js(f"{ROW}.expandedIndex") is None
    phone.tap(*point)
    phone.until(f"{ROW}.expandedIndex === 0")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_it_follows_no_link_and_moves_no_focus(screen, gallery, request):
    screen = request.getfixturevalue(screen)
    GalleryRow(screen).at(gallery.address, "carousel")
    # The progress of the server is beside the links until the end.
    screen.until("document.querySelector('#activity').textContent === ''")
    point = screen.center("#albums a:not([aria-current])")
    open_settings(screen)
    focused = screen.js("document.activeElement.outerHTML")
    press(screen, *point)
    screen.until(f"!{SETTINGS}.open")
    screen.painted()
    assert screen.js("location.hash") == "#/carousel"
    assert screen.js("document.activeElement.outerHTML") == focused
    press(screen, *point)
    screen.until("location.hash.startsWith('#/carousel/album/')")


# The links that look like the present one.
MARKED = """[...document.querySelectorAll('#exhibits a')]
  .filter(link => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)' && link.getAnimations().length === 0)
  .map(link => link.ariaLabel).join()"""


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_press_on_the_switch_closes_them_and_switches(screen, gallery, request):
    screen = request.getfixturevalue(screen)
    GalleryRow(screen).at(gallery.address, "carousel")
    point = screen.center("#exhibits a[href='#/deck']")
    open_settings(screen)
    press(screen, *point)
    screen.until(f"location.hash === '#/deck' && !{SETTINGS}.open")
    screen.until(f"{MARKED} === 'Deck'")


def test_on_a_phone_only_the_present_exhibit_looks_chosen(phone, gallery):
    GalleryRow(phone).at(gallery.address, "carousel")
    phone.tap(*phone.center("#exhibits a[href='#/deck']"))
    phone.until(f"location.hash === '#/deck' && {MARKED} === 'Deck'")
    phone.page.go_back()
    phone.until(f"location.hash === '#/carousel' && {MARKED} === 'Carousel'")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_it_drags_no_row(screen, gallery, request):
    screen = request.getfixturevalue(screen)
    row = GalleryRow(screen).at(gallery.address, "carousel")
    home = row.picture
    x, y = home.center
    path = [(x - x / 16 * step, y) for step in range(16)]
    drag = screen.fingers if screen.js("navigator.maxTouchPoints") else lambda path: screen.drag(*path)
    open_settings(screen)
    drag(path)
    screen.until(f"!{SETTINGS}.open")
    screen.painted()
    assert row.picture.is_near(home)
    drag(path)
    screen.until(f"{ROW}.selectedIndex > 0")


def test_a_swipe_that_dismisses_scrolls_the_page_and_keys_follow_links_after_it(phone, gallery):
    Grid(phone).at(gallery.address).filled()
    open_settings(phone)
    phone.fingers([(195, 400 - 20 * step) for step in range(12)])
    phone.until(f"!{SETTINGS}.open && scrollY > 50")
    phone.js("document.querySelector(`#exhibits a[href='#/deck']`).focus()")
    phone.press("Enter")
    phone.until("location.hash === '#/deck'")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_a_press_inside_is_the_panels_own(screen, gallery, request):
    screen = request.getfixturevalue(screen)
    GalleryRow(screen).at(gallery.address, "carousel")
    open_settings(screen)
    switch = screen.box("#slow")
    press(screen, switch["x"] + 20, switch["y"] + 20)
    screen.until(f"{ROW}.getAttribute('speed') === '0.2'")
    assert screen.js(f"{SETTINGS}.open")


def test_on_a_phone_escape_closes_them_whatever_has_focus_and_they_leave_the_photographs_in_sight(phone, gallery):
    Grid(phone).at(gallery.address).filled()
    open_settings(phone)
    panel = phone.box(".settings .panel")
    assert panel["y"] > 844 / 2 and panel["y"] + panel["height"] <= phone.box("#exhibits")["y"]
    assert phone.violations() == []
    phone.js("document.activeElement.blur()")
    phone.press("Escape")
    assert not phone.js(f"{SETTINGS}.open")
