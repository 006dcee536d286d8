"""Sections of a photo grid: headings that stick, the scrubber, and a photograph that opens and lands between them."""

from pathlib import Path

import pytest
from accessibility import semantics
from grid import GRID, Grid

PACKAGE = Path(__file__).parents[2] / "Web/dist"

# A hundred thousand photographs, ten a day. Each is a colour of its own.
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sections</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <link rel="stylesheet" href="vitrine.css">
  <style>
    :root { color-scheme: light dark; --vitrine-header: 50px; scroll-padding-top: 50px }
    body { margin: 0 } header { position: sticky; top: 0; height: 50px; z-index: 1; background: Canvas }
  </style>
  <header>Photographs</header>
  <main><h1>Sections</h1><vitrine-photo-grid label="Photographs" scrubber></vitrine-photo-grid></main>
  <script type="module">
    import "./vitrine.js"
    const day = Array.from({ length: 10000 }, (_, index) => index * 10)
    const month = Array.from({ length: 334 }, (_, index) => index * 300)
    const year = Array.from({ length: 28 }, (_, index) => index * 3600)
    const dateOf = {
      day: index => [2026, 0, 1 - index], month: index => [2026, -index, 1], year: index => [2026 - index, 0, 1],
    }
    const forms = { day: { dateStyle: "full" }, month: { month: "long", year: "numeric" }, year: { year: "numeric" } }
    globalThis.grid = document.querySelector("vitrine-photo-grid")
    grid.headingLabel = (unit, section) =>
      new Intl.DateTimeFormat("en", forms[unit]).format(new Date(...dateOf[unit](section)))
    grid.items = {
      count: 100000,
      sections: { day, month, year },
      key: index => index,
      indexOf: key => key,
      render(index, link) {
        const [hue, light] = [(index * 47) % 360, 35 + (index * 13) % 40]
        const fill = `hsl(${hue} 45% ${light}%)`
        const rect = `<rect width='3' height='2' fill='${fill}'/>`
        const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'>${rect}</svg>`
        link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`
        link.type = "image/svg+xml"
        link.innerHTML = `<img alt="Photograph ${index}" src="${link.href}">`
      },
    }
  </script></html>"""

ROOT = f"{GRID}.shadowRoot"
HEADINGS = f"[...{ROOT}.querySelectorAll('[part=heading]')]"
SCRUBBER = f"{ROOT}.querySelector('[part=scrubber]')"
THUMB = f"{ROOT}.querySelector('[part=scrubber-thumb]')"
BOX = "(({ x, y, width, height }) => [x, y, width, height])"

# The text of the heading that covers the top of the window, and the heights of all headings that are visible.
TOP = f"""{HEADINGS}.map(heading => [heading.textContent, heading.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > 50 && box.top < innerHeight).map(([text, box]) => [text, box.top, box.bottom])"""

# The indices of the photographs in the window.
VISIBLE = f"""[...{GRID}.children].filter(link => {{
    const box = link.getBoundingClientRect()
    return box.bottom > 50 && box.top < innerHeight
  }}).map(link => +link.textContent || +link.firstChild.alt.split(' ')[1])"""


@pytest.fixture
def show():
    def show(screen) -> Grid:
        grid = Grid(screen)
        screen.show(PAGE, PACKAGE)
        grid.ready()
        screen.until(f"{HEADINGS}.length > 0")
        return grid

    return show


def scroll(screen, y):
    screen.js(f"void (scrollTo(0, {y}))")
    screen.painted()
    screen.painted()


def center(screen, element):
    x, y, width, height = screen.js(f"{BOX}({element}.getBoundingClientRect())")
    return x + width / 2, y + height / 2


def headings_do_not_overlap(screen):
    shown = screen.js(TOP)
    for (_, _, bottom), (_, top, _) in zip(shown, shown[1:], strict=False):
        assert bottom <= top + 0.5, shown
    return shown


def test_headings_are_real_and_stick_below_the_bar_of_the_page(desktop, show):
    show(desktop)
    heading = f"{HEADINGS}[0]"
    found = semantics(desktop.cdp, heading)
    assert found["role"] == "heading"
    desktop.resize(800, 700)
    desktop.painted()
    for y in (0, 300, 2000, 2500, 100_000, 1_234_567):
        scroll(desktop, y)
        shown = headings_do_not_overlap(desktop)
        if y > 200:
            assert shown[0][1] <= 50.5, "the first one sticks, or makes room for the next one"
            assert any(abs(top - 50) < 0.6 for _, top, _ in shown) or shown[1][1] < 100


def test_the_unit_follows_the_size_of_the_cells(desktop, show):
    show(desktop)
    texts = {}
    for side in (100, 50, 30):
        desktop.js(f"void document.querySelector('vitrine-photo-grid').setAttribute('min-cell', {side})")
        desktop.painted()
        desktop.painted()
        texts[side] = desktop.js(f"{HEADINGS}[0].textContent")
    assert texts == {100: "Thursday, January 1, 2026", 50: "January 2026", 30: "2026"}


def test_the_scrubber_is_dragged_with_a_mouse(desktop, show):
    show(desktop)
    desktop.resize(900, 800)
    desktop.painted()
    assert semantics(desktop.cdp, SCRUBBER)["role"] == "slider"
    mouse = desktop.page.mouse
    x, y = center(desktop, THUMB)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, 425)
    # The frame in which the page has scrolled shows cells.
    first, last = desktop.js(f"(all => [Math.min(...all), Math.max(...all)])({VISIBLE})")
    assert 47_000 < first < last < 53_000
    assert desktop.violations() == []
    text = desktop.js(f"{SCRUBBER}.ariaValueText")
    assert text == desktop.js(f"{HEADINGS}.find(({{ textContent }}) => textContent === '{text}')?.textContent")
    assert abs(center(desktop, THUMB)[1] - 425) < 2, "the thumb stays under the mouse"
    mouse.move(x, 5000)
    mouse.up()
    desktop.painted()
    assert desktop.js(f"Math.max(...{VISIBLE})") == 99_999
    assert abs(desktop.js("scrollY + innerHeight - document.documentElement.scrollHeight")) < 2
    assert not desktop.js("grid.openIndex !== null"), "it opened nothing"


def test_the_scrubber_is_dragged_with_a_finger(phone, show):
    grid = show(phone)
    x, y = center(phone, THUMB)
    phone.fingers([(x, y), (x, 250), (x, 400)], lift=False)
    phone.until(f"(first => first > 35_000 && first < 60_000)(Math.min(...{VISIBLE}))")
    phone.lift()
    assert not grid.is_open


def test_keys_move_the_scrubber_by_sections(desktop, show):
    show(desktop)
    # Months.
    desktop.js("grid.setAttribute('min-cell', 50)")
    desktop.painted()
    desktop.js(f"void {SCRUBBER}.focus()")
    seen = []
    for key in ("PageDown", "PageDown", "PageUp", "End", "PageUp", "Home", "PageUp"):
        desktop.press(key)
        desktop.painted()
        seen.append(desktop.js(f"[{SCRUBBER}.ariaValueText, +{SCRUBBER}.ariaValueNow]"))
    assert seen[:3] == [["December 2025", 300], ["November 2025", 600], ["December 2025", 300]]
    assert seen[3][1] == desktop.js(f"+{SCRUBBER}.ariaValueMax") or seen[3][1] > 99_000
    assert seen[4][1] % 300 == 0
    assert seen[5:] == [["January 2026", 0]] * 2


def test_a_photograph_opens_from_its_cell_and_lands_in_it(desktop, show):
    grid = show(desktop)
    desktop.resize(900, 800)
    scroll(desktop, 50_000)
    index = desktop.js(f"[...{GRID}.children].findIndex(link => link.getBoundingClientRect().top > 300)")
    cell = grid.cell(index)
    name = desktop.js(f"{GRID}.children[{index}].firstChild.alt")
    desktop.page.mouse.click(*cell.center)
    grid.until_landed(is_open=True)
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    # The cells before it may have other elements now.
    index = desktop.js(f"[...{GRID}.children].findIndex(link => link.firstChild?.alt === '{name}')")
    assert grid.cell(index).is_near(cell)


def test_starts_that_make_no_sense_are_warned_about(desktop, show):
    show(desktop)
    warned = []
    desktop.expected.append("sections.letter")
    desktop.js("void (grid.headingLabel = (unit, section) => `${unit} ${section}`)")
    desktop.page.on("console", lambda message: warned.append(message.text))
    desktop.js("void (grid.items = { ...grid.items, count: 20, sections: { letter: [3, 9, 5, 400] } })")
    desktop.painted()
    assert len(warned) == 1 and "sections.letter" in warned[0]
    assert desktop.js(f"{HEADINGS}.length") == 2
    desktop.js("void (grid.items = { ...grid.items, sections: undefined })")
    desktop.painted()
    assert desktop.js(f"{HEADINGS}.length") == 0


def test_the_page_chooses_the_unit_of_headings(desktop, show):
    show(desktop)
    titles = {}
    for unit in ("day", "month", "year"):
        desktop.js(f"grid.setAttribute('headings', '{unit}')")
        desktop.painted()
        titles[unit] = desktop.js(f"{HEADINGS}[0].textContent")
    assert titles == {"day": "Thursday, January 1, 2026", "month": "January 2026", "year": "2026"}
    desktop.js(f"void {SCRUBBER}.focus()")
    desktop.press("PageDown")
    desktop.painted()
    assert desktop.js(f"[{SCRUBBER}.ariaValueText, +{SCRUBBER}.ariaValueNow]") == ["2025", 3600]
    desktop.expected.append('headings="week"')
    desktop.js("grid.setAttribute('headings', 'week')")
    desktop.painted()
    assert desktop.js(f"{SCRUBBER}.ariaValueText").count(",") == 2, "a day, as the cells have 100 pixels"


def test_a_drag_of_the_scrubber_is_a_state(desktop, show):
    show(desktop)
    mouse = desktop.page.mouse
    mouse.move(*center(desktop, THUMB))
    assert not desktop.js("grid.matches(':state(scrubbing)')")
    mouse.down()
    assert desktop.js("grid.matches(':state(scrubbing)')")
    mouse.up()
    assert not desktop.js("grid.matches(':state(scrubbing)')")


@pytest.mark.parametrize("first", ["2025", None])
def test_children_begin_sections_and_the_script_shifts_nothing(first, desktop):
    headings = [first, None, None, "2024", None]
    link = '<a href="data:image/svg+xml,<svg/>" type="image/svg+xml"{}></a>'
    cells = "".join(link.format(f' data-heading="{title}"' if title else "") for title in headings)
    desktop.show(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Children</title>
        <link rel="icon" href="data:,"><link rel="stylesheet" href="vitrine.css">
        <main><h1>Children</h1><vitrine-photo-grid label="Photographs" style="--vitrine-min-cell: 400px"
        >{cells}</vitrine-photo-grid></main></html>""",
        PACKAGE,
    )
    desktop.until("[...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet)")
    places = f"[...{GRID}.children].map(link => (({{x, y}}) => [x, y])(link.getBoundingClientRect()))"
    before = desktop.js(places)
    desktop.page.add_script_tag(url="vitrine.js", type="module")
    desktop.until(f"{GRID}.matches(':state(drawn)')")
    desktop.painted()
    after = desktop.js(places)
    titles = [title for title in headings if title]
    assert desktop.js(f"{HEADINGS}.map(heading => heading.textContent)") == titles
    if first:
        for index, place in enumerate(before):
            assert after[index] == pytest.approx(place, abs=0.5), index
