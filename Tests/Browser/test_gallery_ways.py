"""Navigation in the served gallery: Back, addresses, albums, and from exhibit to exhibit."""

import re

import pytest
from gallery_row import ROW, GalleryRow
from grid import GRID, Grid

ROWS = ["carousel", "deck"]


def test_back_closes_and_forward_opens(desktop, gallery):
    row = GalleryRow(desktop).at(gallery.address, "carousel")
    desktop.page.mouse.click(*row.picture.center)
    row.until_landed(is_open=True)
    desktop.page.go_back()
    row.until_landed(is_open=False)
    assert desktop.js("location.hash") == "#/carousel"
    desktop.page.go_forward()
    row.until_landed(is_open=True)


@pytest.mark.parametrize("exhibit", ROWS)
def test_a_deep_address_opens_its_photograph_and_a_reload_does_again(exhibit, desktop, gallery):
    grid = Grid(desktop).at(gallery.address).filled()
    photo = desktop.js(f"{grid.link(7)}.dataset.id")
    row = GalleryRow(desktop)
    desktop.page.goto("about:blank")
    desktop.open(f"{gallery.address}#/{exhibit}/{photo}")
    row.until_landed(is_open=True)
    desktop.page.reload()
    row.until_landed(is_open=True)
    assert row.id == photo
    desktop.press("Escape")
    row.until_landed(is_open=False)
    assert row.current == 7 and row.picture.center[0] == pytest.approx(640, abs=1)


def test_the_photograph_looked_at_stays_from_exhibit_to_exhibit(phone, gallery):
    row = GalleryRow(phone).at(gallery.address, "carousel")
    phone.js(f"{ROW}.select(17)")
    row.until_settled(17)
    photo, title = row.id, phone.js("document.querySelector('#label').textContent")
    phone.page.get_by_role("link", name="Deck").click()
    row.ready("deck")
    phone.until(f"{ROW}.selectedIndex === 17")
    assert row.id == photo
    assert phone.js("document.querySelector('#label').textContent") == title
    phone.page.get_by_role("link", name="Grid").click()
    phone.until(f"{GRID}?.selectedIndex === 17")
    cell = f"document.querySelector('vitrine-photo-grid a[data-id=\"{photo}\"]')"
    phone.until(f"(({{top, bottom}}) => top >= 0 && bottom <= 844)({cell}.getBoundingClientRect())")
    phone.page.get_by_role("link", name="Carousel").click()
    row.ready("carousel")
    phone.until(f"{ROW}.selectedIndex === 17")
    phone.page.reload()
    phone.until(f"{ROW}?.selectedIndex === 17")


def test_a_scrolled_grid_hands_on_what_is_in_view(phone, gallery):
    Grid(phone).at(gallery.address).filled()
    phone.js("scrollTo(0, 500)")
    # The bar and a heading cover the top.
    first = phone.until(f"""[...{GRID}.children].find(cell => cell.getBoundingClientRect().top >= 104)?.dataset.id""")
    phone.page.get_by_role("link", name="Deck").click()
    row = GalleryRow(phone).ready("deck")
    phone.until(f"{ROW}.selectedIndex > 0")
    assert row.id == first


def test_the_switch_says_where_one_is(desktop, gallery):
    GalleryRow(desktop).at(gallery.address, "deck")
    switch = desktop.page.get_by_role("navigation", name="Exhibit")
    assert switch.get_by_role("link").evaluate_all("all => all.map(a => a.getAttribute('aria-label'))")[:4] == [
        "Folders",
        "Grid",
        "Carousel",
        "Deck",
    ]
    assert switch.locator("[aria-current=page]").get_attribute("aria-label") == "Deck"
    switch.get_by_role("link", name="Carousel").focus()
    desktop.press("Enter")
    desktop.until(f"{ROW}?.dataset.exhibit === 'carousel'")
    assert desktop.js("document.activeElement.getAttribute('aria-label')") == "Carousel"
    desktop.page.go_back()
    desktop.until(f"{ROW}?.dataset.exhibit === 'deck'")


def test_albums_keep_the_exhibit(desktop, gallery):
    row = GalleryRow(desktop).at(gallery.address, "carousel")
    desktop.page.locator("#albums").get_by_role("link", name=re.compile("Wallpapers")).click()
    desktop.until(f"{ROW}.items.count === 19")
    assert re.fullmatch("#/carousel/album/[0-9a-f]+", desktop.js("location.hash"))
    row.ready("carousel")
    desktop.page.mouse.click(*row.picture.center)
    row.until_landed(is_open=True)
    assert desktop.js("location.hash").endswith(row.id)
    desktop.press("Escape")
    row.until_landed(is_open=False)


def test_slow_animations_are_slow_in_every_exhibit(desktop, gallery):
    row = GalleryRow(desktop).at(gallery.address, "carousel")
    desktop.page.get_by_label("Settings").first.click()
    desktop.page.get_by_role("switch", name="Slow animations").click()
    assert desktop.js(f"{ROW}.getAttribute('speed')") == "0.2"
    desktop.press("Escape")
    desktop.page.get_by_role("link", name="Deck").click()
    row.ready("deck")
    assert desktop.js(f"{ROW}.getAttribute('speed')") == "0.2"


def test_links_followed_while_the_server_thinks_lead_on_from_the_last_one(desktop, gallery):
    held = []
    GalleryRow(desktop).at(gallery.address, "carousel")
    desktop.page.route("**/gallery.json?*", lambda route: held.append(route))
    desktop.page.get_by_role("link", name=re.compile("^Wallpapers")).click()
    desktop.page.get_by_role("link", name="Stitched row").click()
    desktop.until(f"location.hash.startsWith('#/stitched/album/') && {ROW}.dataset.exhibit === 'carousel'")
    for route in held:
        route.continue_()
    desktop.until(f"{ROW}?.dataset.exhibit === 'stitched' && document.title.startsWith('Wallpapers')")


@pytest.mark.parametrize("way", ["Escape", "Back"])
def test_back_finds_a_row_at_the_photograph_on_which_its_viewer_closed(way, desktop, gallery):
    row = GalleryRow(desktop).at(gallery.address, "carousel")
    desktop.page.get_by_role("link", name="Deck").click()
    row.ready("deck")
    desktop.until("history.state.currentPhoto")
    desktop.js(f"void {ROW}.open(0)")
    row.until_landed(is_open=True)
    desktop.press("ArrowRight")
    desktop.until(f"{ROW}.openIndex === 1")
    desktop.press("ArrowRight")
    desktop.until(f"{ROW}.openIndex === 2")
    desktop.press("Escape") if way == "Escape" else desktop.page.go_back()
    row.until_landed(is_open=False)
    photo = row.id
    desktop.until(f"location.hash === '#/deck' && history.state.currentPhoto === '{photo}'")
    desktop.page.get_by_role("link", name="Stitched row").click()
    desktop.until(f"{ROW}.dataset.exhibit === 'stitched' && {ROW}.selectedIndex === 2")
    desktop.js(f"void {ROW}.select(4)")
    desktop.until(f"{ROW}.selectedIndex === 4")
    desktop.page.reload()
    desktop.until(f"{ROW}?.dataset.exhibit === 'stitched' && {ROW}.selectedIndex === 4")
    desktop.page.go_back()
    desktop.until(f"{ROW}?.dataset.exhibit === 'deck' && {ROW}.selectedIndex === 2")


def test_a_scrolled_grid_is_where_it_was_after_a_photograph_has_closed(phone, gallery):
    grid = Grid(phone).at(gallery.address).filled()
    grid.open(4)
    phone.press("Escape")
    grid.until_landed(is_open=False)
    phone.until("location.hash.length < 8")
    phone.js("scrollTo(0, 400)")
    phone.page.reload()
    phone.until(f"{GRID}?.matches(':state(drawn)') && scrollY === 400")
