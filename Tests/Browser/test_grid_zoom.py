"""The columns of a photo grid under two fingers, by a wheel with the control key, by keys and from code."""

import io
from pathlib import Path

import pytest
from browsers import always_everywhere
from grid import GRID, Grid
from PIL import Image
from user_input import CONTROL

PACKAGE = Path(__file__).parents[2] / "Web/dist"

# Four thousand photographs on pink paper. Each has a dark colour of its own and no gap around it.
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Columns</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <link rel="stylesheet" href="vitrine.css">
  <style>
    body { margin: 0; background: #f0f } :root { color-scheme: dark; --vitrine-placeholder: #000 }
    header, footer { height: 120px; color: #000 }
    h1 { margin: 0 }
  </style>
  <header><h1>Photographs</h1></header>
  <main><vitrine-photo-grid %(attributes)s label="Photographs"></vitrine-photo-grid></main>
  <footer>The end</footer>
  <script type="module">
    import "./vitrine.js"
    globalThis.grid = document.querySelector("vitrine-photo-grid")
    globalThis.columns = []
    grid.addEventListener("vitrine-columns", ({ detail }) => columns.push(detail.columns))
    const sections = %(sections)s
    // A bitmap of three by two pixels. To decode one takes much less time than a drawing or a file does.
    function picture(index) {
      const size = 3 * 2 * 4
      const file = [0x42, 0x4d, 54 + size, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]
      const head = [...file, 40, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 1, 0, 32, 0]
      const pixel = [index * 13 %% 90, 50 + index * 47 %% 100, index * 29 %% 90, 0]
      const bytes = [...head, ...Array(24).fill(0), ...Array(6).fill(pixel).flat()]
      return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
    }
    grid.headingLabel = (unit, section) => `${unit} ${section}`
    grid.items = {
      count: 4000, key: index => index, indexOf: key => key, sections,
      render(index, link) {
        link.href = picture(index)
        Object.assign(link.dataset, { width: 300, height: 200 })
        link.innerHTML = `<img id="photo-${index}" alt="Photograph ${index}" src="${link.href}">`
      },
    }
  </script></html>"""

# Four photographs that are children, with a name and a field.
CHILDREN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Columns</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <link rel="stylesheet" href="vitrine.css"><style>body { margin: 0 }</style>
  <script type="module" src="vitrine.js"></script>
  <main><vitrine-photo-grid zoom spacing="0" label="Photographs">
    <a href="#a.jpg" id="first"><img alt="A"></a><a href="#b.jpg"><img alt="B"></a>
    <a href="#c.jpg"><img alt="C"></a><a href="#d.jpg"><img alt="D"></a>
  </vitrine-photo-grid></main></html>"""

ITEMS = f"[...{GRID}.children].filter(link => !link.slot)"
# Copies are made before they are needed. Only a placed one is drawn.
MADE = f"[...{GRID}.children].filter(link => link.slot.startsWith('copies'))"
COPIES = f"{MADE}.filter(link => link.style.translate)"
DRAWN = f"[...{ITEMS}, ...{COPIES}]"
BOX = "(({ x, y, width, height }) => [x, y, width, height])"
STILL = "!grid.shadowRoot.querySelector('[data-zooming]')"


@pytest.fixture
def show():
    def show(screen, attributes="zoom spacing=0", sections="undefined") -> Grid:
        grid = Grid(screen)
        if not screen.owns_time:
            screen.own_time()
        screen.show(PAGE % {"attributes": attributes, "sections": sections}, PACKAGE)
        screen.until(f"{ITEMS}.length > 0")
        grid.ready()
        return grid

    return show


def scroll(screen, y):
    screen.js(f"void (scrollTo(0, {y}))")
    screen.still()


def box(screen, index, all=ITEMS):
    """Returns the box of a photograph; None if it has none."""
    image = f"{all}.map(link => link.firstChild).find(image => image.alt === 'Photograph {index}')"
    return screen.js(f"(image => image && {BOX}(image.parentNode.getBoundingClientRect()))({image})")


def at(screen, x, y, all=ITEMS) -> int:
    """Returns the photograph at a point of the window."""
    image = f"{all}.map(link => [link, {BOX}(link.getBoundingClientRect())])"
    inside = f"{image}.find(([, [left, top, w, h]]) => left <= {x} && {x} < left + w && top <= {y} && {y} < top + h)"
    return int(screen.js(f"{inside}[0].firstChild.alt.split(' ')[1]"))


def paper(screen) -> int:
    """Returns how many pixels of the window show the paper."""
    image = Image.open(io.BytesIO(screen.page.screenshot())).convert("RGB")
    return sum(count for count, (red, green, blue) in image.getcolors(1 << 24) if min(red, blue) > 200 > 2 * green)


def pinch(screen, start, end, middle):
    """Pinches without lifting the fingers."""
    x, y = middle
    spans = [start + (end - start) * step / 8 for step in range(9)]
    screen.fingers([(x - span / 2, y) for span in spans], [(x + span / 2, y) for span in spans], lift=False, dt=16)


def pinch_and_pause(screen, start, end, middle):
    """Pinches, and lifts the fingers after a pause, so that they throw nothing."""
    pinch(screen, start, end, middle)
    screen.tick(200)
    screen.lift()
    screen.until(STILL)


def columns(screen) -> list[int]:
    return screen.js("columns")


def test_the_photograph_between_the_fingers_stays_and_no_paper_is_seen(phone, show):
    show(phone)
    scroll(phone, 20_000)
    middle = (230, 400)
    index = at(phone, *middle)
    _, top, _, height = box(phone, index)
    share = (middle[1] - top) / height
    phone.fingers([(130, 400)], [(330, 400)], lift=False)
    for span in (190, 170, 150, 130, 110, 90, 75, 100, 150, 220, 300, 360):
        phone.touch("touchMove", [(230 - span / 2, 400), (230 + span / 2, 400)])
        phone.tick(16)
        shown = [found for found in (box(phone, index), box(phone, index, COPIES)) if found]
        assert shown, "it is drawn"
        for _, top, _, height in shown:
            assert abs(top + share * height - 400) < 1, f"at {span}: {shown}"
        assert phone.js("scrollY") == 20_000 and paper(phone) == 0, f"at {span}"
    # The fingers pause, so they throw nothing.
    phone.tick(200)
    phone.lift()
    phone.until(STILL)
    assert columns(phone) == [2] and phone.js("grid.columns") == 2
    x, top, width, height = box(phone, index)
    assert abs(top + share * height - 400) < 1, "it is in its place when all rests"
    assert [x % 195, width] == [0, 195]
    assert phone.js("visualViewport.scale") == 1, "the page does not zoom"
    assert phone.js(f"{COPIES}.length") == 0


def test_one_finger_scrolls_and_a_pinch_scrolls_nothing(phone, show):
    show(phone)
    phone.fingers([(200, 700 - 20 * step) for step in range(12)])
    phone.until("scrollY > 50")
    assert columns(phone) == []


def test_at_both_ends_the_page_scrolls_as_far_as_it_can(phone, show):
    show(phone)
    pinch_and_pause(phone, 300, 180, (200, 500))
    assert columns(phone)[-1] > 3 and phone.js("scrollY") == 0
    pinch_and_pause(phone, 100, 240, (200, 500))
    phone.js("void (scrollTo(0, document.documentElement.scrollHeight))")
    phone.still()
    pinch_and_pause(phone, 340, 120, (200, 300))
    end = phone.js("scrollY + innerHeight - document.documentElement.scrollHeight")
    assert abs(end) <= 121, "the last photographs are in the window"
    boxes = phone.js(f"{ITEMS}.map(link => {BOX}(link.getBoundingClientRect()))")
    bottom = phone.js("grid.getBoundingClientRect().bottom")
    assert max(y + height for _, y, _, height in boxes) == pytest.approx(bottom, abs=1)


def test_a_catch_and_a_scroll_while_it_settles_do_not_jump(phone, show):
    show(phone)
    scroll(phone, 20_000)
    pinch(phone, 200, 120, (200, 400))
    phone.lift()
    phone.tick(16)
    index = at(phone, 200, 400, DRAWN)
    before = box(phone, index, DRAWN)
    phone.fingers([(150, 400)], [(250, 400)], lift=False)
    phone.tick(0)
    assert box(phone, index, DRAWN) == pytest.approx(before, abs=1.5)
    phone.lift()
    phone.tick(16)
    before = box(phone, index, DRAWN)
    phone.js("void (scrollBy(0, 7))")
    moved = box(phone, index, DRAWN)
    assert [moved[0], moved[1] + 7] == pytest.approx(before[:2], abs=0.1)
    phone.until(STILL)


@always_everywhere("one page of a gesture: a wheel with the control key")
def test_a_wheel_with_the_control_key_changes_the_columns(desktop, show):
    show(desktop, "zoom spacing=0 min-cell=200")
    scroll(desktop, 20_000)
    assert desktop.js("grid.columns") == 6
    index = at(desktop, 700, 400)
    for _ in range(12):
        desktop.wheel(700, 400, 0, -3, held=CONTROL)
        desktop.tick(16)
    assert desktop.js("scrollY") == 20_000
    desktop.until(STILL)
    assert columns(desktop) == [4] and desktop.js("visualViewport.scale") == 1
    _, top, _, height = box(desktop, index)
    assert top <= 400 <= top + height


def test_without_the_attribute_the_page_keeps_its_gestures(desktop, show):
    show(desktop, "spacing=0")
    desktop.js("void addEventListener('wheel', event => { globalThis.taken = event.defaultPrevented })")
    desktop.wheel(700, 400, 0, -2, held=CONTROL)
    desktop.tick(16)
    assert desktop.js("taken") is False and columns(desktop) == []
    desktop.js(f"void {ITEMS}[0].focus()")
    desktop.press("+")
    assert columns(desktop) == []
    assert desktop.js("getComputedStyle(grid).touchAction") == "auto"


def test_keys_change_the_columns_about_the_focused_cell(desktop, show):
    show(desktop, "zoom spacing=0 min-cell=200")
    scroll(desktop, 20_000)
    index = at(desktop, 100, 500)
    desktop.js(
        f"void {ITEMS}.find(link => link.firstChild.alt === 'Photograph {index}').focus({{ preventScroll: true }})"
    )
    desktop.still()
    before = box(desktop, index)
    for key in ("+", "-", "-"):
        desktop.press(key)
        desktop.until(STILL)
    assert columns(desktop) == [5, 6, 7] or columns(desktop) == [5, 7, 10], columns(desktop)
    x, top, width, height = box(desktop, index)
    assert abs(top + height / 2 - before[1] - before[3] / 2) < 2
    assert desktop.js("document.activeElement.firstChild.alt") == f"Photograph {index}"


def test_columns_from_code_and_a_warning_that_names_the_limits(phone, show):
    show(phone)
    phone.expected.append("columns ")
    warned = []
    phone.page.on("console", lambda message: warned.append(message.text))
    for given, seen in (("5", 5), ("NaN", 1), ("0", 1), ("-4", 1), ("1000", 20), ("'7'", 7)):
        phone.js(f"void (grid.columns = {given})")
        phone.until(STILL)
        assert phone.js("grid.columns") == seen, given
    assert len(warned) == 4 and all("a number from 1 to 20" in text for text in warned)


def test_an_item_about_which_columns_change_comes_into_view_and_stays_at_its_height(phone, show):
    show(phone)
    phone.js("void grid.zoomTo(4, { about: 3000 })")
    phone.until(STILL)
    _, top, _, height = box(phone, 3000)
    middle = top + height / 2
    assert 0 <= middle <= 844
    phone.js("void grid.zoomTo(2, { about: 3000 })")
    phone.until(STILL)
    _, top, _, height = box(phone, 3000)
    assert height == 195 and top + height / 2 == pytest.approx(middle, abs=1)


def test_one_column_shows_whole_photographs(phone, show):
    show(phone)
    # Of the elements that are laid out.
    shape = "Math.round(link.offsetWidth / link.offsetHeight * 10) / 10"
    shapes = f"[...new Set({{}}.filter(link => link.offsetWidth).map(link => {shape}))]"
    phone.js("void (grid.columns = 2)")
    phone.until(STILL)
    assert phone.js(shapes.format(ITEMS)) == [1]
    pinch(phone, 200, 290, (200, 400))
    # The photograph between the fingers opens on the way.
    front = f"{COPIES}.filter(link => link.slot === 'copies-in-front')"
    assert phone.js(shapes.format(ITEMS)) == [1]
    assert phone.js(shapes.format(f"{COPIES}.filter(link => link.slot === 'copies')")) == [1.5]
    assert 1 < phone.js(shapes.format(front))[0] < 1.5
    phone.painted()
    phone.shot("zoom-one-column-between")
    phone.lift()
    phone.until(STILL)
    assert phone.js("grid.columns") == 1
    phone.shot("zoom-one-column")
    assert phone.js(shapes.format(ITEMS)) == [1.5]
    assert box(phone, at(phone, 200, 400))[2:] == pytest.approx([390, 260], abs=0.01)
    phone.js("void (grid.columns = 2)")
    phone.until(STILL)
    assert phone.js(shapes.format(ITEMS)) == [1]


# Four photographs that are children, two of them portraits, one of them without a size until it has loaded.
PORTRAITS = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Columns</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <link rel="stylesheet" href="vitrine.css"><style>body { margin: 0 }</style>
  <script type="module" src="vitrine.js"></script>
  <main><vitrine-photo-grid zoom spacing="0" min-cell="390" label="Photographs">
    <a href="#a.jpg" data-width="400" data-height="600"><img alt="A"></a>
    <a href="#b.jpg"><img alt="B" width="300" height="200"></a>
    <a href="#c.jpg"><img alt="C"></a>
    <a href="#d.jpg" data-width="100" data-height="400"><img alt="D"></a>
  </vitrine-photo-grid></main></html>"""
LATE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='200' height='400'/>"


def test_in_one_column_portraits_are_as_wide_as_the_grid(phone):
    grid = Grid(phone)
    phone.show(PORTRAITS, PACKAGE)
    grid.ready()
    sizes = f"{ITEMS}.map(link => [link.offsetWidth, link.offsetHeight])"
    assert phone.js(sizes)[:2] == [[390, 585], [390, 260]]
    assert phone.js(sizes)[3] == [390, 1560]
    phone.js(f'void ({ITEMS}[2].firstChild.src = "{LATE}")')
    phone.until(f"{ITEMS}[2].offsetHeight === 780")
    assert phone.js(sizes) == [[390, 585], [390, 260], [390, 780], [390, 1560]]
    # Without pinches, a narrow grid of one column has squares.
    phone.js(f"void {GRID}.removeAttribute('zoom')")
    phone.until(f"{ITEMS}[0].offsetHeight === 390")
    assert phone.js(sizes) == [[390, 390]] * 4
    phone.js(f"void {GRID}.setAttribute('zoom', '')")
    phone.until(f"{ITEMS}[0].offsetHeight === 585")
    assert phone.js(sizes) == [[390, 585], [390, 260], [390, 780], [390, 1560]]


def test_a_photograph_opens_from_its_new_cell_and_lands_there(phone, show):
    grid = show(phone)
    scroll(phone, 20_000)
    pinch_and_pause(phone, 200, 120, (200, 400))
    index = at(phone, 200, 400)
    cell = box(phone, index)
    phone.tap(200, 400)
    grid.until_landed(is_open=True)
    phone.js("void grid.close()")
    grid.until_landed(is_open=False)
    assert box(phone, index) == pytest.approx(cell, abs=0.5)


def test_a_tap_on_moving_cells_opens_nothing(phone, show):
    grid = show(phone)
    pinch(phone, 200, 120, (200, 400))
    phone.lift()
    phone.tick(16)
    phone.tap(200, 500)
    phone.until(STILL)
    assert not grid.reported


@pytest.mark.parametrize(("span", "shown"), [(130, ITEMS), (145, COPIES)])
def test_a_tap_on_a_cell_that_has_nearly_come_to_rest_opens_it(phone, show, span, shown):
    grid = show(phone)
    scroll(phone, 20_000)
    pinch(phone, 200, span, (200, 400))
    phone.tick(200)
    phone.lift()
    phone.run(220)
    assert not phone.js(STILL)
    index = at(phone, 200, 500, shown)
    phone.tap(200, 500)
    grid.until_landed(is_open=True)
    assert phone.js("grid.openIndex") == index
    phone.js("void grid.close()")
    grid.until_landed(is_open=False)
    assert box(phone, index)[1] == pytest.approx(at_rest(phone, index), abs=0.5)


def at_rest(screen, index) -> float:
    """Returns the top of a photograph's cell in a grid without gaps or sections."""
    row = f"Math.floor({index} / grid.columns) * innerWidth / grid.columns"
    return screen.js(f"grid.getBoundingClientRect().top + {row}")


def test_columns_from_code_can_be_there_at_once(phone, show):
    show(phone)
    scroll(phone, 20_000)
    first = at(phone, 5, 5)
    phone.js("void grid.zoomTo(5, { animated: false })")
    assert phone.js(STILL) and phone.js("grid.columns") == 5
    phone.still()
    assert box(phone, first)[1] == pytest.approx(0, abs=130) and columns(phone) == [5]


def test_headings_have_the_unit_of_the_new_columns(phone, show):
    sections = "{ day: Array.from({ length: 400 }, (_, day) => day * 10), month: [0, 300, 600, 900] }"
    show(phone, "zoom", sections)
    heading = "[...grid.shadowRoot.querySelectorAll('[part=heading]')].map(heading => heading.textContent)[0]"
    assert phone.js(heading) == "day 0"
    pinch_and_pause(phone, 340, 120, (200, 500))
    assert phone.js("grid.columns") > 5 and phone.js(heading) == "month 0"


def test_headings_stay_and_change_their_unit_during_a_pinch(phone, show):
    sections = "{ day: Array.from({ length: 400 }, (_, day) => day * 10), month: [0, 300, 600, 900] }"
    show(phone, "zoom", sections)
    scroll(phone, 20_000)
    # Those at the top of the window. One heading may push another one out.
    top = """Object.fromEntries([...grid.shadowRoot.querySelectorAll('[part=heading]')]
      .filter(heading => heading.getBoundingClientRect().top <= 1 && heading.getBoundingClientRect().bottom > 1)
      .map(heading => [heading.textContent.split(' ')[0], Number(getComputedStyle(heading).opacity)]))"""
    assert phone.js(top) == {"day": 1}
    seen = []
    for step in range(16):
        span = 340 - 12 * step
        phone.fingers([(200 - span / 2, 500)], [(200 + span / 2, 500)], lift=False, dt=16)
        seen.append(phone.js(top))
        # One that is pushed out in one of the layouts only fades meanwhile.
        assert max(seen[-1].values()) > 0.4, f"{step}: {seen[-1]}"
        if len(seen[-1]) == 2:
            phone.painted()
            phone.shot("zoom-headings-between")
    assert set(seen[0]) == {"day"} and set(seen[-1]) == {"month"}
    assert any(len(opacities) == 2 for opacities in seen)
    phone.lift()
    phone.until(STILL)
    assert phone.js(top) == {"month": 1}


def test_at_the_top_the_first_row_stays_there_under_a_pinch(phone, show):
    show(phone)
    pinch(phone, 340, 150, (200, 600))
    phone.painted()
    phone.shot("zoom-at-the-top")
    gap = phone.js("Math.min(...[...grid.children].map(link => link.getBoundingClientRect().top))") - 120
    # Without the edge it would be more than 200.
    assert 0 < gap < 85
    phone.lift()
    phone.until(STILL)
    assert box(phone, 0)[1] == pytest.approx(120, abs=0.6) and phone.js("scrollY") == 0


def test_a_page_reads_the_stops_and_begins_again_with_the_size_of_a_cell(phone, show):
    show(phone)
    stops = phone.js("grid.columnStops")
    assert stops == [1, 2, 3, 4, 5, 7, 10, 14, 20]
    phone.js("void grid.addEventListener('vitrine-columns', ({ detail }) => (globalThis.minCell = detail.minCell))")
    for stop in [*stops[:2], *stops[3:]]:
        phone.js(f"void grid.zoomTo({stop}, {{ animated: false }})")
        assert phone.js("grid.columns") == stop
        phone.js("void grid.setAttribute('min-cell', minCell)")
        phone.still()
        assert phone.js("grid.columns") == stop, "the next visit"
    phone.js("void grid.setAttribute('min-cell', 60)")
    phone.still()
    assert phone.js("grid.columns") == 6 and 6 in phone.js("grid.columnStops"), "the present number is a stop"
    phone.js("void document.createElement('vitrine-photo-grid').columnStops.length")


def test_data_that_change_during_a_pinch_are_drawn(phone, show):
    show(phone)
    scroll(phone, 20_000)
    pinch(phone, 200, 150, (200, 400))
    phone.js("void (grid.items = { ...grid.items, count: 3000 })")
    phone.touch("touchMove", [(140, 400), (260, 400)])
    phone.tick(16)
    phone.lift()
    phone.until(STILL)
    phone.js("void (grid.items = null)")
    phone.still()
    assert phone.js(f"{COPIES}.length") == 0


def test_copies_are_decoration(phone, show):
    show(phone)
    pinch(phone, 200, 150, (200, 400))
    found = phone.js(
        f"{COPIES}.map(copy => [copy.inert, copy.ariaHidden, copy.querySelectorAll('[id]').length, copy.tabIndex])"
    )
    assert found and all(copy[:3] == [True, "true", 0] for copy in found)
    assert phone.js("new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size") == phone.js(
        "document.querySelectorAll('[id]').length"
    )
    phone.lift()
    phone.until(STILL)


def test_each_frame_makes_few_copies_and_a_stop_uses_them_again(phone, show):
    show(phone)
    scroll(phone, 20_000)
    phone.fingers([(130, 400)], [(330, 400)], lift=False)
    new = f"{MADE}.filter(link => !link.dataset.seen).map(link => link.dataset.seen = 'yes').length"
    made = []
    for span in [*range(202, 280, 2), *range(280, 340, 6), *range(340, 200, -6)]:
        phone.touch("touchMove", [(230 - span / 2, 400), (230 + span / 2, 400)])
        phone.tick(16)
        made.append(phone.js(new))
    shown = phone.js(f"{ITEMS}.length")
    assert max(made) <= 12, f"a step draws up to two frames: {made}"
    assert 24 < sum(made) <= shown, "one for each photograph in view, although the columns pass a stop twice"
    phone.tick(200)
    phone.lift()
    phone.until(STILL)
    assert phone.js(f"{MADE}.length") == 0, "none is left over"


def test_at_rest_each_frame_makes_few_cells_beyond_the_window(phone, show):
    show(phone)
    scroll(phone, 20_000)
    pinch(phone, 320, 150, (200, 400))
    phone.tick(200)
    phone.lift()
    made = []
    for _ in range(80):
        phone.tick(16)
        made.append(phone.js(f"[{STILL}, {ITEMS}.length]"))
    rest = next(index for index, (still, _) in enumerate(made) if still)
    counts = [count for _, count in made[rest - 1 :]]
    steps = [after - before for before, after in zip(counts, counts[1:], strict=False)]
    assert max(steps) <= 48, f"a step draws up to two frames: {steps}"
    assert sum(steps) > 100, "all are there in the end"


@pytest.mark.parametrize("state", ["fingers", "settling", "one column", "small"])
def test_axe_finds_nothing_as_columns_change(state, phone, show):
    # Headings that fade have too little contrast for a moment.
    fades = state in ("fingers", "settling")
    show(phone, "zoom scrubber", "undefined" if fades else "{day: [0, 40, 80], month: [0, 80]}")
    if state in ("fingers", "settling"):
        pinch(phone, 200, 150, (200, 400))
    if state == "settling":
        phone.lift()
        phone.tick(32)
        assert phone.js(f"!({STILL})")
    if state in ("one column", "small"):
        phone.js(f"void (grid.columns = {1 if state == 'one column' else 20})")
        phone.until(STILL)
    assert phone.violations() == []


def test_children_of_a_page_have_columns_too(desktop):
    desktop.own_time()
    desktop.show(CHILDREN, PACKAGE)
    grid = Grid(desktop).ready()
    desktop.js("void (globalThis.grid = document.querySelector('vitrine-photo-grid'))")
    desktop.js("void (grid.columns = 2)")
    desktop.tick(16)
    desktop.tick(120)
    assert desktop.js("document.querySelectorAll('#first').length") == 1
    desktop.until(STILL)
    assert [round(cell.width) for cell in grid.cells()] == [640] * 4
