"""A test page with a photo grid of two thousand items given as data. A pytest plugin."""

from pathlib import Path

import pytest
from grid import GRID, Grid

PACKAGE = Path(__file__).parents[2] / "Web/dist"

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Data</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <link rel="stylesheet" href="vitrine.css">
  <style>
    body { margin: 0 } a { font: 20px sans-serif }
    vitrine-photo-grid { --vitrine-min-cell: 100px }
    @media (max-width: 500px) { vitrine-photo-grid { --vitrine-min-cell: 60px } }
    vitrine-photo-grid::part(backdrop) { background: rgb(1, 2, 3) }
  </style>
  <h1>Data</h1><vitrine-photo-grid label="Numbers"></vitrine-photo-grid>
  <script type="module">
    import "./vitrine.js"
    globalThis.names = Array.from({ length: 2000 }, (_, number) => `n${number}`)
    const items = {
      get count() { return names.length },
      key: index => names[index],
      indexOf: name => names.indexOf(name),
      render(index, link) { link.textContent = names[index]; link.href = `#${names[index]}`; link.type = 'image/png' },
    }
    globalThis.grid = document.querySelector("vitrine-photo-grid")
    grid.items = items
  </script></html>"""

# The text and the position of each visible link.
SEEN = f"""[...{GRID}.children].map(link => [link.textContent, link.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > 0 && box.top < innerHeight).map(([name, box]) => [name, box.x, box.y])"""


@pytest.fixture
def show_numbers():
    def show(screen) -> Grid:
        grid = Grid(screen)
        screen.show(PAGE, PACKAGE)
        return grid.ready()

    return show


@pytest.fixture
def grid(desktop, show_numbers) -> Grid:
    desktop.own_time()
    return show_numbers(desktop)


def scroll(screen, y):
    screen.js(f"void (scrollTo(0, {y}))")
    screen.still()


def change(screen, edit):
    """Changes the names, and reloads the grid."""
    screen.js(f"void ({edit}, grid.reload())")
    screen.still()


def every_link_shows_its_item(screen):
    """Asserts that each link shows the item of its cell, in the order of the items. Returns the number of rows."""
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
