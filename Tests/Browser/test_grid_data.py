"""The photo grid with data: it reuses links, and each link follows its item when items are added and removed."""

import pytest
from grid import GRID
from grid_data import SEEN, change, every_link_shows_its_item, scroll


def place_of(screen, name):
    return next(place for place in screen.js(SEEN) if place[0] == name)


def test_links_are_few_and_each_shows_its_item(grid, desktop):
    every_link_shows_its_item(desktop)
    for y in (3000, 9000, 500):
        scroll(desktop, y)
        every_link_shows_its_item(desktop)
        assert len(desktop.js(f"[...{GRID}.children].map(link => link.id)")) < 400


def test_reloading_deep_in_the_page_changes_nothing(grid, desktop):
    scroll(desktop, 6000)
    before = desktop.js(SEEN)
    change(desktop, "0")
    assert desktop.js(SEEN) == before


@pytest.mark.parametrize("number", [12, 25])
def test_what_comes_before_the_visible_does_not_move_it(number, grid, desktop):
    scroll(desktop, 6000)
    looked_at = desktop.js(SEEN)[24]
    change(desktop, f"names.unshift(...Array.from({{ length: {number} }}, (_, i) => `new${{i}}`))")
    assert place_of(desktop, looked_at[0])[2] == pytest.approx(looked_at[2], abs=110)
    if number % 12 == 0:
        assert place_of(desktop, looked_at[0]) == pytest.approx(looked_at, abs=1)
    every_link_shows_its_item(desktop)


def test_what_goes_before_the_visible_does_not_move_it(grid, desktop):
    scroll(desktop, 6000)
    looked_at = desktop.js(SEEN)[24]
    change(desktop, "names.splice(0, 24)")
    assert place_of(desktop, looked_at[0]) == pytest.approx(looked_at, abs=1)
    every_link_shows_its_item(desktop)


def test_focus_stays_with_its_item(grid, desktop):
    desktop.press("Tab", "ArrowRight", "ArrowRight")
    focused = desktop.js("document.activeElement.textContent")
    assert focused == "n2"
    change(desktop, "names.unshift('a', 'b', 'c')")
    assert desktop.js("document.activeElement.textContent") == "n2"
    desktop.press("ArrowRight")
    assert desktop.js("document.activeElement.textContent") == "n3"


def test_focus_stays_with_an_item_that_goes_past_others(grid, desktop):
    desktop.press("Tab")
    change(desktop, "names.splice(30, 0, names.shift())")
    assert desktop.js("document.activeElement.textContent") == "n0"
    desktop.press("ArrowRight")
    assert desktop.js("document.activeElement.textContent") == "n31"
    every_link_shows_its_item(desktop)


def test_items_that_become_known_late_keep_their_place_and_focus(grid, desktop):
    desktop.js("void (globalThis.known = grid.items.key, grid.items = { __proto__: grid.items, key: () => null })")
    desktop.still()
    desktop.press("Tab", "ArrowRight")
    before = desktop.js(SEEN)
    desktop.js("void (Object.defineProperty(grid.items, 'key', { value: known }), grid.reload())")
    desktop.still()
    assert desktop.js(SEEN) == before
    assert desktop.js("document.activeElement.textContent") == "n1"
    change(desktop, "names.unshift('a', 'b')")
    assert desktop.js("document.activeElement.textContent") == "n1"


def test_the_open_photograph_stays_with_its_item(grid, desktop):
    desktop.page.mouse.click(*grid.cell(15).center)
    grid.until_landed(is_open=True)
    change(desktop, "names.unshift(...Array.from({ length: 7 }, (_, i) => `new${i}`))")
    assert desktop.js("grid.openIndex") == 22
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    assert desktop.js("reported.at(-1).index") == 22
    assert desktop.js("document.activeElement.textContent") == "n15"


def test_an_open_photograph_that_goes_closes(grid, desktop):
    desktop.page.mouse.click(*grid.cell(15).center)
    grid.until_landed(is_open=True)
    change(desktop, "names.splice(15, 1)")
    grid.until_landed(is_open=False)
    assert desktop.js("grid.openIndex") is None
    every_link_shows_its_item(desktop)


def test_children_that_come_and_go_are_items(desktop, show_numbers):
    desktop.own_time()
    grid = show_numbers(desktop)
    desktop.js(
        "void (grid.items = null, grid.replaceChildren(...['a', 'b', 'c'].map(name => "
        "Object.assign(document.createElement('a'), { href: '#', type: 'image/png', textContent: name }))))"
    )
    desktop.still()
    cells = grid.cells()
    assert [round(cell.x) for cell in cells] == [0, 107, 214]
    desktop.js("void grid.firstElementChild.remove()")
    desktop.still()
    assert [round(cell.x) for cell in grid.cells()] == [0, 107]
