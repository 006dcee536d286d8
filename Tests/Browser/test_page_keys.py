"""Keys move the only row of the served page, without focus in it and from its buttons."""

import pytest
from gallery_row import ROW, GalleryRow

ROWS = ["carousel", "deck", "stitched"]

# Records for each key whether a listener has prevented its default. The window's listener runs last.
LISTEN = "globalThis.taken = []; addEventListener('keydown', event => taken.push(event.defaultPrevented))"
FOCUSED = "document.activeElement.closest('[data-exhibit] > *')?.dataset.id"


def show(screen, address: str, exhibit: str) -> GalleryRow:
    screen.page.add_init_script(LISTEN)
    return GalleryRow(screen).at(address, exhibit)


def part(name: str) -> str:
    return f"{ROW}.shadowRoot.querySelector('[part~={name}]')"


@pytest.mark.parametrize("exhibit", ROWS)
def test_keys_move_the_row_while_nothing_has_focus(exhibit, desktop, gallery):
    row = show(desktop, gallery.address, exhibit)
    assert desktop.js("document.activeElement === document.body")
    desktop.press("ArrowRight", "ArrowRight")
    row.until_settled(2)
    desktop.press("ArrowLeft")
    row.until_settled(1)
    desktop.press("End")
    desktop.until(f"{ROW}.selectedIndex > 2")
    desktop.press("Home")
    row.until_settled(0)
    desktop.press("PageDown")
    desktop.until(f"{ROW}.selectedIndex > 0")
    assert desktop.js("taken").count(False) == 0
    assert desktop.js("document.activeElement === document.body")


@pytest.mark.parametrize("exhibit", ROWS)
def test_keys_move_the_row_after_a_click_beside_it(exhibit, desktop, gallery):
    row = show(desktop, gallery.address, exhibit)
    edge = desktop.box("main")
    desktop.page.mouse.click(edge["x"] + 4, edge["y"] + 4)
    desktop.press("ArrowRight")
    row.until_settled(1)


def test_s_stitches_the_row_wherever_focus_is(desktop, gallery):
    show(desktop, gallery.address, "stitched")
    for place, focus in enumerate(["document.activeElement.blur()", "document.querySelector('a').focus()"]):
        desktop.js(f"void {focus}")
        desktop.press("s")
        desktop.until(f"{ROW}.stitched === {str(place == 0).lower()}")
    desktop.js("void document.body.append(Object.assign(document.createElement('input'), {id: 'text'}))")
    desktop.js("document.querySelector('#text').focus()")
    desktop.press("s")
    assert desktop.js("document.querySelector('#text').value") == "s"
    assert not desktop.js(f"{ROW}.stitched")


@pytest.mark.parametrize("name", ["previous", "next", "stitch"])
def test_keys_move_the_row_from_its_own_buttons(name, desktop, gallery):
    row = show(desktop, gallery.address, "stitched")
    desktop.js(f"{part(name)}.focus()")
    desktop.press("ArrowRight")
    row.until_settled(1)
    desktop.press("Home")
    row.until_settled(0)
    assert desktop.js(f"{ROW}.shadowRoot.activeElement === {part(name)}")
    assert not desktop.js(f"{ROW}.stitched")


@pytest.mark.parametrize("focused", ["document.body", part("next")])
def test_keys_go_from_the_card_in_view_to_the_next(focused, desktop, gallery):
    desktop.page.add_init_script(LISTEN)
    row = GalleryRow(desktop)
    desktop.open(f"{gallery.address}#/expanding")
    desktop.until(f"{ROW}?.dataset.exhibit === 'expanding' && {ROW}.querySelectorAll('[aria-expanded]').length > 3")
    desktop.js(f"{ROW}.select(3)")
    row.until_settled(3)
    desktop.js(f"{focused}.focus()")
    desktop.press("ArrowRight")
    desktop.until(f"{FOCUSED} === {ROW}.items.key(4)")
    desktop.press("ArrowRight")
    desktop.until(f"{FOCUSED} === {ROW}.items.key(5)")
    desktop.press("Enter")
    desktop.until(f"{ROW}.expandedIndex === 5")


@pytest.mark.parametrize("exhibit", ROWS)
def test_the_left_key_leads_on_from_right_to_left(exhibit, desktop, gallery):
    row = show(desktop, gallery.address, exhibit)
    desktop.js("void (document.documentElement.dir = 'rtl')")
    desktop.until(f"getComputedStyle({ROW}).direction === 'rtl'")
    desktop.press("ArrowLeft", "ArrowLeft", "ArrowRight")
    row.until_settled(1)


@pytest.mark.parametrize("key", ["Shift+ArrowRight", "Control+ArrowRight", "Alt+ArrowUp", "Meta+End", "ArrowUp"])
def test_other_keys_stay_the_browsers(key, desktop, gallery):
    row = show(desktop, gallery.address, "stitched")
    desktop.press(key)
    assert not any(desktop.js("taken"))
    assert row.current == 0 and not desktop.js(f"{ROW}.stitched")


ELSEWHERE = {
    "a text field": "document.querySelector('main').appendChild(document.createElement('input'))",
    "a list": "document.querySelector('main').appendChild(document.createElement('select'))",
    "the switch": "document.querySelector('#exhibits a')",
    "an album": "document.querySelector('#albums a')",
    "the button of Settings": "document.querySelector('#settings summary')",
}


@pytest.mark.parametrize("place", ELSEWHERE)
def test_keys_elsewhere_do_not_move_the_row(place, desktop, gallery):
    row = show(desktop, gallery.address, "carousel")
    desktop.js(f"{ELSEWHERE[place]}.focus()")
    desktop.press("ArrowRight", "End")
    assert desktop.js("taken") == [False, False]
    desktop.painted()
    assert row.current == 0


def test_keys_do_not_move_the_row_behind_settings(desktop, gallery):
    row = show(desktop, gallery.address, "carousel")
    desktop.page.get_by_label("Settings").first.click()
    hint = desktop.box("#slow-hint")
    desktop.page.mouse.click(hint["x"] + 30, hint["y"] + 8)
    assert desktop.js("document.activeElement === document.body && document.querySelector('#settings').open")
    desktop.press("ArrowRight")
    assert desktop.js("taken") == [False]
    desktop.painted()
    assert row.current == 0


def test_keys_do_not_move_the_row_behind_a_photograph(desktop, gallery):
    row = show(desktop, gallery.address, "carousel")
    desktop.page.mouse.click(*row.picture.center)
    row.until_landed(is_open=True)
    desktop.press("ArrowRight")
    desktop.until(f"{ROW}.openIndex === 1")
    desktop.js("document.activeElement.shadowRoot?.activeElement?.shadowRoot?.activeElement?.blur()")
    before = desktop.js("taken.length")
    desktop.press("End")
    desktop.painted()
    assert desktop.js("taken").count(True) == 0 and desktop.js("taken.length") in (before, before + 1)
    assert row.current == 1
