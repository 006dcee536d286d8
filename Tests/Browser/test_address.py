"""The address names the exhibit, the album and the open photograph. It can be copied, and Back goes back."""

import re

from grid import GRID, Grid

# Keeps the listing from the page until it is released.
HOLD = """
  const released = new Promise(release => (globalThis.release = release))
  const real = fetch
  globalThis.fetch = async (address, ...options) => {
    if (`${address}`.includes('gallery.json')) await released
    return real(address, ...options)
  }
"""


def test_the_open_photograph_is_in_the_address(desktop, gallery):
    grid = Grid(desktop).at(gallery.address).filled()
    name = desktop.js(f"{grid.link(5)}.dataset.id")
    desktop.page.mouse.click(*grid.cell(5).center)
    grid.until_landed(is_open=True)
    assert desktop.js("location.hash") == f"#/grid/{name}"
    desktop.page.go_back()
    grid.until_landed(is_open=False)
    desktop.until("!location.hash.includes('/', 2)")


def test_the_address_follows_the_pages_and_back_closes_on_the_last(desktop, gallery):
    grid = Grid(desktop).at(gallery.address).filled()
    ids = [desktop.js(f"{grid.link(index)}.dataset.id") for index in range(8)]
    desktop.page.mouse.click(*grid.cell(5).center)
    grid.until_landed(is_open=True)
    entries = desktop.js("history.length")
    for key, index in [("ArrowRight", 6), ("ArrowRight", 7), ("ArrowLeft", 6)]:
        desktop.press(key)
        desktop.until(f"location.hash === '#/grid/{ids[index]}'")
        desktop.until(f"document.title.startsWith({grid.link(index)}.querySelector('img').alt.split(',')[0])")
    assert desktop.js("history.length") == entries
    desktop.page.go_back()
    grid.until_landed(is_open=False)
    assert desktop.js("location.hash") in ("", "#/grid")
    assert grid.focused == 6


def test_a_copied_address_opens_the_photograph(screens, gallery):
    first = screens()
    grid = Grid(first).at(gallery.address).filled()
    first.page.mouse.click(*grid.cell(4).center)
    grid.until_landed(is_open=True)
    second = screens()
    again = Grid(second).at(first.page.url)
    again.until_landed(is_open=True)
    assert again.photo.is_near(grid.photo)
    assert second.page.title() == first.page.title()
    second.press("Escape")
    again.until_landed(is_open=False)
    assert again.focused == 4


def test_back_and_escape_leave_no_entry_behind(desktop, gallery):
    grid = Grid(desktop).at(gallery.address).filled()
    entries = desktop.js("history.length")
    for index in (2, 3):
        desktop.page.mouse.click(*grid.cell(index).center)
        grid.until_landed(is_open=True)
        desktop.press("Escape")
        grid.until_landed(is_open=False)
        desktop.until("!history.state?.opened")
    assert desktop.js("history.length") <= entries + 1


def test_an_address_of_nothing_says_so(desktop, gallery):
    Grid(desktop).at(f"{gallery.address}#/grid/nothing")
    desktop.until("document.querySelector('#note').textContent === 'This photograph does not exist.'")
    assert desktop.js("location.hash") == "#/grid"


def test_albums_are_links(desktop, gallery):
    grid = Grid(desktop).at(gallery.address).filled()
    desktop.page.get_by_role("link", name=re.compile("^Wallpapers")).click()
    desktop.until(f"{GRID}.children.length === 19")
    assert "/album/" in desktop.js("location.hash")
    desktop.page.mouse.click(*grid.cell(0).center)
    grid.until_landed(is_open=True)
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    desktop.page.get_by_role("link", name=re.compile("All")).click()
    desktop.until(f"{GRID}.children.length === 26")


def test_cells_take_over_the_pictures_and_focus_of_the_server_s_links(desktop, gallery):
    desktop.page.add_init_script(HOLD)
    grid = Grid(desktop).at(gallery.address).filled()
    desktop.js(f"void (globalThis.served = [...{GRID}.querySelectorAll('img')], {grid.link(3)}.focus())")
    desktop.js("release()")
    desktop.until(f"{GRID}.items !== null")
    assert desktop.js(f"served.every((image, index) => {GRID}.querySelectorAll('img')[index] === image)")
    assert grid.focused == 3


def test_a_photograph_opened_before_the_collection_has_come_stays_open(desktop, gallery):
    desktop.page.add_init_script(HOLD)
    grid = Grid(desktop).at(gallery.address).filled()
    desktop.page.mouse.click(*grid.cell(3).center)
    grid.until_landed(is_open=True)
    photo = desktop.js(f"{grid.link(3)}.dataset.id")
    desktop.js("release()")
    desktop.until(f"location.hash === '#/grid/{photo}' && {GRID}.items !== null")
    assert grid.is_open and desktop.js(f"{GRID}.openIndex") == 3
    desktop.page.go_back()
    grid.until_landed(is_open=False)
    assert desktop.js("location.hash") == ""
    assert grid.reported == ["open", "settle", "close", "settle"]
