"""The copies of cells that a grid makes while two fingers change its columns: a limited number, each in its place."""

from pathlib import Path

import pytest
from grid import GRID, Grid

PACKAGE = Path(__file__).parents[2] / "Web/dist"

# Four thousand photographs without pictures. The grid reads the ratios from pictures that load.
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Copies</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <link rel="stylesheet" href="vitrine.css"><style>body { margin: 0 }</style>
  <main><vitrine-photo-grid zoom spacing="0" layout="%s" label="Photographs"></vitrine-photo-grid></main>
  <script type="module">
    import "./vitrine.js"
    globalThis.grid = document.querySelector("vitrine-photo-grid")
    const picture = (index, width, height) => {
      return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='${width}'
        height='${height}'><rect width='100%%' height='100%%' fill='hsl(${index * 47 %% 360} 45%% 55%%)'/></svg>`)}`
    }
    // Loads a picture into a cell.
    globalThis.load = (index, width, height) => {
      const image = grid.querySelector(`:scope > :not([slot]) [alt="${index}"]`)
      image.src = picture(index, width, height)
      return image.decode()
    }
    grid.items = {
      count: 4000, key: index => index, indexOf: key => key,
      render(index, link) {
        link.href = picture(index, 40, 30)
        link.innerHTML = `<img alt="${index}">`
      },
    }

    const copies = () => [...grid.children].filter(({ slot }) => slot.startsWith("copies"))
    const isDrawn = ({ style }) => style.translate
    // Returns how many copies there are, how many of them are drawn, and how many are new since the last call.
    globalThis.count = () => [copies().length, copies().filter(isDrawn).length,
      copies().filter(copy => !copy.dataset.known).map(copy => copy.dataset.known = "yes").length]
    // Returns the pairs of drawn copies in the layer that fades that cover each other in the window.
    globalThis.pairs = () => {
      const boxes = copies().filter(copy => isDrawn(copy) && copy.slot === "copies")
        .map(copy => [+copy.firstChild.alt, copy.getBoundingClientRect()])
        .filter(([, box]) => box.bottom > 0 && box.top < innerHeight)
      return boxes.flatMap(([item, a], index) => boxes.slice(0, index)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([other]) => [other, item]))
    }
  </script></html>"""
ITEMS = f"[...{GRID}.children].filter(link => !link.slot)"
STILL = "!grid.shadowRoot.querySelector('[data-zooming]')"


@pytest.fixture
def show(phone):
    def show(layout, columns, top=20_000):
        phone.own_time()
        grid = Grid(phone)
        phone.show(PAGE % layout, PACKAGE)
        grid.ready()
        phone.js(f"void scrollTo(0, {top})")
        phone.js(f"grid.zoomTo({columns}, {{ animated: false }})")
        phone.still()
        return phone

    return show


def pinch(screen, *spans):
    """Moves two fingers, a frame for each distance between them, and yields after each frame."""
    for span in spans:
        screen.touch("touchMove", [(200 - span / 2, 400), (200 + span / 2, 400)])
        screen.tick(16)
        yield span


def press(screen, span):
    screen.fingers([(200 - span / 2, 400)], [(200 + span / 2, 400)], lift=False)


def lift(screen):
    screen.tick(200)
    screen.lift()
    screen.until(STILL)
    assert screen.js("count()[0]") == 0, "no copy is left over"


@pytest.mark.parametrize("columns", [5, 10])
@pytest.mark.parametrize("layout", ["squares", "justified"])
def test_fingers_that_tremble_at_a_stop_make_each_copy_once(layout, columns, show):
    screen = show(layout, columns)
    press(screen, 200)
    made = [screen.js("count()[2]") for _ in pinch(screen, *[196, 204] * 40)]
    assert sum(made[:60]) > 20
    assert sum(made[60:]) == 0, made
    lift(screen)


@pytest.mark.parametrize("layout", ["squares", "justified"])
def test_at_most_150_copies_are_neither_drawn_nor_one_for_each_item(layout, show):
    screen = show(layout, 3)
    press(screen, 340)
    for span in pinch(screen, *range(340, 46, -7), *range(46, 340, 7)):
        made, drawn, _ = screen.js("count()")
        assert made - drawn <= 150 + screen.js(f"{ITEMS}.length"), span
    lift(screen)


def test_copies_of_rows_are_beside_each_other(show):
    # Near the top, two layouts have rows at the same heights.
    screen = show("justified", 10, top=800)
    press(screen, 100)
    for span in pinch(screen, *range(100, 340, 4)):
        assert screen.js("pairs()") == [], span
    lift(screen)


def test_ratios_that_arrive_during_a_pinch_leave_copies_beside_each_other(show):
    screen = show("justified", 3)
    press(screen, 200)
    list(pinch(screen, *range(200, 180, -2)))
    middle = screen.js("+document.elementFromPoint(200, 400).closest('a').firstChild.alt")
    # Wide photographs move the cells after them out of the window.
    screen.js(f"Promise.all(Array.from({{ length: 12 }}, (_, step) => load({middle} + step, 100, 40)))")
    for span in pinch(screen, *[180, 182] * 8):
        assert screen.js("pairs()") == [], span
    assert screen.js("count()[1]") > 10
    lift(screen)
