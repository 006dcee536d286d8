"""A photo grid of whole photographs: rows that fill the width, late ratios, and a photograph that opens and lands."""

from pathlib import Path

import pytest
from grid import GRID, Grid

PACKAGE = Path(__file__).parents[2] / "Web/dist"

HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Whole</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <link rel="stylesheet" href="vitrine.css"><style>body { margin: 0 }</style><main><h1>Whole</h1>"""

# Photographs of six ratios, a colour each.
PICTURES = """
    globalThis.ratios = [1.5, 2 / 3, 4 / 3, 1, 0.75, 16 / 9]
    globalThis.picture = index => {
      const fill = `hsl(${(index * 47) % 360} 45% 55%)`
      const [width, height] = [Math.round(ratios[index % 6] * 300), 300]
      return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='${width}'
        height='${height}'><rect width='100%' height='100%' fill='${fill}'/></svg>`)}`
    }"""

DATA = f"""{HEAD}<vitrine-photo-grid layout="justified" label="Photographs"></vitrine-photo-grid></main>
  <script type="module">{PICTURES}
    import "./vitrine.js"
    globalThis.late = new Map()
    globalThis.grid = document.querySelector("vitrine-photo-grid")
    grid.items = {{
      count: 4000,
      key: index => index,
      indexOf: key => key,
      ratio: index => late.get(index) ?? ratios[index % 6],
      render(index, link) {{
        link.href = picture(index)
        link.type = "image/svg+xml"
        link.innerHTML = `<img alt="Photograph ${{index}}" src="${{link.href}}">`
      }},
    }}
  </script></html>"""

CHILDREN = f"""{HEAD}<vitrine-photo-grid layout="justified" zoom label="Photographs"></vitrine-photo-grid></main>
  <script type="module">{PICTURES}
    globalThis.grid = document.querySelector("vitrine-photo-grid")
    for (let index = 0; index < 60; index++)
      grid.insertAdjacentHTML("beforeend",
        `<a href="${{picture(index)}}" type="image/svg+xml"><img alt="Photograph ${{index}}"></a>`)
    import("./vitrine.js")
    globalThis.load = index => {{
      const image = grid.querySelector(`[alt="Photograph ${{index}}"]`)
      image.src = picture(index)
      return image.decode()
    }}
  </script></html>"""

# The index, the position and the size of each visible cell.
CELLS = f"""[...{GRID}.children].map(link => [+link.firstChild.alt.split(' ')[1], link.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > 0 && box.top < innerHeight && box.width)
  .map(([index, box]) => [index, box.x, box.y, box.width, box.height])"""


@pytest.fixture
def show():
    def show(screen, page=DATA) -> Grid:
        screen.own_time()
        grid = Grid(screen)
        screen.show(page, PACKAGE)
        return grid.ready()

    return show


def cells(screen):
    """The visible cells, by their items."""
    return {index: box for index, *box in screen.js(CELLS)}


def ratio(index):
    return [1.5, 2 / 3, 4 / 3, 1, 0.75, 16 / 9][index % 6]


def rows(cells):
    """The boxes of each row, from left to right."""
    found = {}
    for box in cells.values():
        found.setdefault(round(box[1]), []).append(box)
    return [sorted(row) for _, row in sorted(found.items())]


@pytest.mark.parametrize("name", ["phone", "desktop"])
def test_rows_of_whole_photographs_fill_the_width(name, request, show):
    screen = request.getfixturevalue(name)
    show(screen)
    seen = cells(screen)
    assert len(seen) > 8
    for index, (_, _, width, height) in seen.items():
        assert width / height == pytest.approx(ratio(index), rel=0.02)
    full = screen.js("document.documentElement.clientWidth")
    for row in rows(seen):
        assert row[0][0] == pytest.approx(0, abs=0.1)
        assert row[-1][0] + row[-1][2] == pytest.approx(full, abs=0.1)
        assert len({round(height, 1) for *_, height in row}) == 1
    heights = [row[0][3] for row in rows(seen)]
    assert max(heights) < 2 * min(heights)


def test_a_late_ratio_leaves_the_first_visible_row_in_place(desktop, show):
    show(desktop)
    desktop.js("void scrollTo(0, 5000)")
    desktop.still()
    before = cells(desktop)
    first = min(before)
    # One above the window, and one in a row below.
    desktop.js(f"late.set({first - 30}, 4), late.set({max(before)}, 0.5), grid.reload()")
    desktop.still()
    after = cells(desktop)
    assert after[max(before)][2] / after[max(before)][3] == pytest.approx(0.5, rel=0.02)
    above = [index for index in before if before[index][1] < before[max(before)][1]]
    assert len(above) > 10
    for index in above:
        assert after[index] == pytest.approx(before[index], abs=1), index


@pytest.mark.parametrize("attributes", ["layout=justified", "zoom"])
def test_ratios_are_asked_for_when_the_items_change_or_they_are_needed(attributes, desktop, show):
    show(desktop, DATA.replace('layout="justified"', attributes))
    desktop.js("void (globalThis.asked = new Set())")
    desktop.js("void (grid.items = { ...grid.items, ratio: index => (asked.add(index), 1) })")
    asked = "[asked.size, asked.clear()][0]"
    assert desktop.js(asked) == 4000
    desktop.resize(700, 500)
    desktop.still()
    assert desktop.js(asked) == 0
    desktop.js("grid.reload()")
    assert desktop.js(asked) == 4000
    name = attributes.split("=")[0]
    desktop.js(f"grid.removeAttribute('{name}')")
    desktop.still()
    desktop.js("asked.clear()")
    desktop.js("void (grid.style.setProperty('--vitrine-layout', 'justified'), grid.style.inlineSize = '600px')")
    desktop.painted()
    assert desktop.js(asked) == 4000, "a style sheet has changed the layout"


def test_pictures_that_load_take_their_places(phone, show):
    show(phone, CHILDREN)
    before = cells(phone)
    assert before[0][2] / before[0][3] == pytest.approx(4 / 3, rel=0.02), "an unknown ratio is 4:3"
    phone.js("load(4).then(() => load(5))")
    phone.until(f"{CELLS}.some(([index, , , width, height]) => index === 5 && width > 1.7 * height)")
    after = cells(phone)
    for index in (4, 5):
        assert after[index][2] / after[index][3] == pytest.approx(ratio(index), rel=0.02)
    row = before[4][1]
    for index, box in before.items():
        if box[1] < row:
            assert after[index] == pytest.approx(box, abs=0.1), "nothing above has moved"


def test_a_photograph_opens_from_its_whole_cell_and_lands_in_it(desktop, show):
    grid = show(desktop)
    index = sorted(cells(desktop))[4]
    box = cells(desktop)[index]
    desktop.page.mouse.click(box[0] + box[2] / 2, box[1] + box[3] / 2)
    desktop.until("reported.some(({ type }) => type === 'open')")
    desktop.still()
    whole = grid.photo
    assert whole.width / whole.height == pytest.approx(ratio(index), rel=0.02)
    desktop.page.keyboard.press("Escape")
    desktop.still()
    assert cells(desktop)[index] == pytest.approx(box, abs=0.5)


def test_the_layout_changes_to_squares_and_back(desktop, show):
    show(desktop)
    desktop.js("void scrollTo(0, 3000)")
    desktop.still()
    first = min(cells(desktop))
    desktop.js("grid.layout = 'squares'")
    desktop.still()
    squares = cells(desktop)
    assert first in squares
    assert all(width == pytest.approx(height, abs=0.1) for *_, width, height in squares.values())
    desktop.js("grid.setAttribute('layout', 'justified')")
    desktop.still()
    assert all(
        width / height == pytest.approx(ratio(index), rel=0.02) for index, (*_, width, height) in cells(desktop).items()
    )


def test_two_columns_make_rows_higher(desktop, show):
    show(desktop)
    desktop.js("grid.zoomTo(10, { about: 0 })")
    desktop.still()
    low = cells(desktop)[0][3]
    desktop.js("grid.zoomTo(5, { about: 0 })")
    desktop.still()
    assert cells(desktop)[0][3] > 1.5 * low


@pytest.mark.parametrize("name", ["phone", "desktop"])
def test_placeholders_are_beside_no_photograph_and_within_the_grid(name, request, show):
    screen = request.getfixturevalue(name)
    show(screen)
    screen.js("void scrollTo(0, 20_000)")
    screen.still()
    boxes = "[...grid.shadowRoot.querySelectorAll('[part=placeholders]')].map(box => box.getBoundingClientRect())"
    found = screen.js(f"{boxes}.map(({{ left, right, top, bottom }}) => [left, right, top, bottom])")
    left, right = screen.js("(({ left, right }) => [left, right])(grid.getBoundingClientRect())")
    assert len(found) == 2
    for box in found:
        assert box[0] >= left - 0.5 and box[1] <= right + 0.5
        for x, y, width, height in cells(screen).values():
            assert box[2] >= y + height - 0.5 or box[3] <= y + 0.5, (box, x, y, width)
