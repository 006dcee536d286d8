"""The photo grid on a collection given as data: recycled links that stay with their items whatever comes and goes."""

from pathlib import Path

import pytest
from grid import GRID, VIEWER, Grid
from probes import BREAK, COUNT_FRAMES, breaks

PACKAGE = Path(__file__).parents[2] / "Web/dist"

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Data</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <link rel="stylesheet" href="vitrine.css">
  <style>
    body { margin: 0 } a { font: 20px sans-serif }
    vitrine-photo-grid { --vitrine-min-cell: 100px }
    @media (max-width: 500px) { vitrine-photo-grid { --vitrine-min-cell: 60px } }
    vitrine-photo-grid::part(ground) { background: rgb(1, 2, 3) }
  </style>
  <h1>Data</h1><vitrine-photo-grid label="Numbers"></vitrine-photo-grid>
  <script type="module">
    import "./vitrine.js"
    globalThis.names = Array.from({ length: 2000 }, (_, number) => `n${number}`)
    const items = {
      get count() { return names.length },
      key: index => names[index],
      indexOf: name => names.indexOf(name),
      render(index, link) { link.textContent = names[index]; link.href = `#${names[index]}` },
    }
    globalThis.grid = document.querySelector("vitrine-photo-grid")
    grid.items = items
  </script></html>"""

# What stands where, of the links that show.
SEEN = f"""[...{GRID}.children].map(link => [link.textContent, link.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > 0 && box.top < innerHeight).map(([name, box]) => [name, box.x, box.y])"""


@pytest.fixture
def show():
    def show(screen) -> Grid:
        grid = Grid(screen)
        screen.show(PAGE, PACKAGE)
        return grid.ready()

    return show


@pytest.fixture
def grid(desktop, show) -> Grid:
    desktop.own_time()
    return show(desktop)


def scroll(screen, y):
    screen.js(f"void (scrollTo(0, {y}))")
    screen.painted()
    screen.run(64)


def change(screen, edit):
    """Changes the names and tells the grid."""
    screen.js(f"void ({edit}, grid.reload())")
    screen.run(64)
    screen.painted()
    screen.run(64)


def place_of(screen, name):
    return next(place for place in screen.js(SEEN) if place[0] == name)


def every_link_shows_its_item(screen):
    """Each link holds the item whose place it is at, in the order of the items."""
    boxes = screen.js(
        f"""[...{GRID}.children].map(link => [names.indexOf(link.textContent), ...(({{ x, y }}) =>
            [x, y + scrollY])(link.getBoundingClientRect())])"""
    )
    indices = [int(box[0]) for box in boxes]
    assert indices == sorted(set(indices)), "in the order of the items, each once"
    assert min(indices) >= 0
    rows = sorted({round(y) for _, _, y in boxes})
    assert [box[0] for box in sorted(boxes, key=lambda box: (round(box[2]), box[1]))] == indices
    return len(rows)


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
    desktop.run(64)
    desktop.press("Tab", "ArrowRight")
    before = desktop.js(SEEN)
    desktop.js("void (Object.defineProperty(grid.items, 'key', { value: known }), grid.reload())")
    desktop.run(64)
    assert desktop.js(SEEN) == before
    assert desktop.js("document.activeElement.textContent") == "n1"
    change(desktop, "names.unshift('a', 'b')")
    assert desktop.js("document.activeElement.textContent") == "n1"


def test_the_open_photograph_stays_with_its_item(grid, desktop):
    desktop.page.mouse.click(*grid.cell(15).center)
    grid.rests(is_open=True)
    change(desktop, "names.unshift(...Array.from({ length: 7 }, (_, i) => `new${i}`))")
    assert desktop.js("grid.openIndex") == 22
    desktop.press("Escape")
    desktop.run(160)
    grid.rests(is_open=False)
    assert desktop.js("told.at(-1).index") == 22
    assert desktop.js("document.activeElement.textContent") == "n15"


def test_an_open_photograph_that_goes_closes(grid, desktop):
    desktop.page.mouse.click(*grid.cell(15).center)
    grid.rests(is_open=True)
    change(desktop, "names.splice(15, 1)")
    grid.rests(is_open=False)
    assert desktop.js("grid.openIndex") is None
    every_link_shows_its_item(desktop)


def test_children_that_come_and_go_are_items(desktop, show):
    desktop.own_time()
    grid = show(desktop)
    desktop.js(
        "void (grid.items = null, grid.replaceChildren(...['a', 'b', 'c'].map(name => "
        "Object.assign(document.createElement('a'), { href: '#', textContent: name }))))"
    )
    desktop.run(64)
    cells = grid.cells()
    assert [round(cell.x) for cell in cells] == [0, 107, 214]
    desktop.js("void grid.firstElementChild.remove()")
    desktop.painted()
    desktop.run(64)
    assert [round(cell.x) for cell in grid.cells()] == [0, 107]


def test_a_media_query_changes_the_cells(desktop, show):
    grid = show(desktop)
    assert grid.cell(0).width > 100
    desktop.resize(480, 800)
    desktop.until(f"{GRID}.children[0].getBoundingClientRect().width < 80")
    assert desktop.js("grid.minCell") == 60


def test_properties_mirror_attributes(desktop, show):
    show(desktop)
    assert desktop.js("[grid.minCell, grid.maxCell, grid.spacing, grid.speed, grid.label]") == [100, 0, 3, 1, "Numbers"]
    desktop.js("void Object.assign(grid, { minCell: 200, maxCell: 300, spacing: 8, speed: 0.5, label: 'Counted' })")
    attributes = dict(desktop.js("grid.getAttributeNames().map(name => [name, grid.getAttribute(name)])"))
    expected = {"min-cell": "200", "max-cell": "300", "spacing": "8", "speed": "0.5", "label": "Counted"}
    assert expected.items() <= attributes.items()
    assert attributes["aria-label"] == "Counted"
    desktop.js("void (grid.minCell = null)")
    assert desktop.js("grid.hasAttribute('min-cell')") is False
    assert desktop.js("grid.minCell") == 100


def test_assigning_the_open_index_opens_at_once(grid, desktop):
    desktop.js("void (grid.openIndex = 3)")
    desktop.tick(16)
    assert desktop.js("told.map(({ type, index }) => [type, index])") == [["open", 3], ["settle", 3]]
    desktop.js("void (grid.openIndex = null)")
    desktop.tick(16)
    assert not grid.is_open
    assert desktop.js("grid.openIndex") is None


def test_words_can_be_replaced(desktop, show):
    show(desktop)
    desktop.js("void (grid.strings = { close: 'Schließen' })")
    assert desktop.js(f"{VIEWER}.querySelector('[part=close]').getAttribute('aria-label')") == "Schließen"


def test_parts_of_the_viewer_are_styled_through_the_grid(desktop, show):
    show(desktop)
    ground = f"{VIEWER}.querySelector('[part=ground]')"
    assert desktop.js(f"getComputedStyle({ground}).backgroundColor") == "rgb(1, 2, 3)"


# An engine that breaks down


@pytest.fixture
def fragile(desktop, show) -> Grid:
    desktop.own_time()
    desktop.page.add_init_script(BREAK)
    return show(desktop)


@pytest.mark.parametrize("export", ["vitrine_scene", "vitrine_numbers", "vitrine_signal", "vitrine_follow"])
def test_a_photograph_stays_open_when_the_engine_breaks_down_in_flight(export, fragile, desktop):
    desktop.page.mouse.click(*fragile.cell(15).center)
    desktop.run(64)
    breaks(desktop, export)
    fragile.rests(is_open=True)
    assert len(desktop.js("reported")) == 1
    assert fragile.told == ["open", "settle"]
    assert fragile.is_open
    assert fragile.photo.height > 700
    desktop.press("Escape")
    fragile.rests(is_open=False)
    assert fragile.focused == 15
    assert fragile.told == ["open", "settle", "close", "settle"]
    assert len(desktop.js("reported")) == 1


def test_a_photograph_still_closes_when_the_engine_breaks_down_on_its_way_home(fragile, desktop):
    desktop.page.mouse.click(*fragile.cell(15).center)
    fragile.rests(is_open=True)
    desktop.press("Escape")
    desktop.run(64)
    breaks(desktop, "vitrine_scene")
    fragile.rests(is_open=False)
    assert not fragile.is_open
    assert fragile.told == ["open", "settle", "close", "settle"]
    assert not fragile.is_empty(15)


@pytest.mark.parametrize("export", ["vitrine_scene", "vitrine_event", "vitrine_arguments"])
def test_a_grid_goes_on_when_the_engine_breaks_down_while_it_scrolls(export, fragile, desktop):
    scroll(desktop, 3000)
    before = desktop.js("document.documentElement.scrollHeight")
    breaks(desktop, export)
    desktop.js("void (grid.spacing = 4)" if export == "vitrine_arguments" else "0")
    for y in (3200, 3400, 3600):
        scroll(desktop, y)
    trapped = 0 if export == "vitrine_arguments" else 1
    assert len(desktop.js("reported")) == trapped
    assert desktop.js("scrollY") == 3600
    if trapped:
        assert desktop.js("document.documentElement.scrollHeight") == before
    every_link_shows_its_item(desktop)
    desktop.press("Tab", "ArrowRight")
    assert desktop.js("document.activeElement.textContent") == "n1"


# At rest


def test_nothing_runs_at_rest(desktop, show):
    desktop.own_time()
    desktop.page.add_init_script(COUNT_FRAMES)
    grid = show(desktop)
    rests(desktop)
    desktop.page.mouse.click(*grid.cell(15).center)
    grid.rests(is_open=True)
    rests(desktop)
    desktop.press("Escape")
    grid.rests(is_open=False)
    rests(desktop)


def rests(screen):
    """No frame is asked for while a second passes."""
    screen.run(64)
    before = screen.js("asked")
    screen.run(1000)
    screen.painted()
    assert screen.js("asked") == before
