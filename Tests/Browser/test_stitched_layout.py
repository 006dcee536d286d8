"""The layout of a stitched row: before and after its script, in whole pixels, in all directions, with late pictures."""

import io

import pytest
from grid import SEEN, Rect
from PIL import Image
from probes import SHIFTS
from stitched import ITEMS, PACKAGE, ROW, StitchedRow, page, photograph

BOXES = f"{ITEMS}.map(item => item.getBoundingClientRect().toJSON())"


@pytest.mark.parametrize("align", ["start", "center", "end"])
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_upgrading_moves_nothing(align, axis, direction, screens, row_pictures):
    plain, upgraded = screens(width=900), screens(width=900)
    options = {"attributes": f'align="{align}" axis="{axis}" dir="{direction}"'}
    plain.show(page(**options, head=""), row_pictures, PACKAGE)
    upgraded.page.add_init_script(SHIFTS)
    row = StitchedRow(upgraded, row_pictures).show(page(**options))
    upgraded.painted()
    before = plain.js(BOXES)
    for index in range(2):
        seen = row.seen(index)
        assert Rect(*(before[index][side] for side in ("x", "y", "width", "height"))).is_near(seen), index
    assert upgraded.js("globalThis.shifted") == 0


@pytest.mark.parametrize("scale", [1, 1.5, 2, 3])
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_no_ground_shows_between_stitched_photographs(scale, axis, screens, show_row):
    screen = screens(width=1000, height=700, scale=scale)
    sizes = [(333, 400), (217, 300), (391, 300), (100, 300), (457, 300)]
    items = "".join(f'<img src="blue.png" width="{width}" height="{height}" alt="blue">' for width, height in sizes)
    style = "vitrine-stitched-carousel { height: 400px; --vitrine-placeholder: #00f } body { background: #f00 }"
    row = show_row(screen, attributes=f'stitched axis="{axis}"', items=items, style=style)
    for offset in (0, 3, 7):
        screen.wheel(300, 300, offset if axis == "horizontal" else 0, 0 if axis == "horizontal" else offset)
        row.still()
        top = screen.box("vitrine-stitched-carousel")["y"]
        picture = Image.open(io.BytesIO(screen.page.screenshot())).convert("RGB")
        along = range(int(40 * scale), int(380 * scale) if axis == "vertical" else int(900 * scale))
        x, y = int(500 * scale), int((top + 200) * scale)
        line = [(x, int(top * scale) + step) if axis == "vertical" else (step, y) for step in along]
        assert max(picture.getpixel(point)[0] for point in line) <= 8, offset
    screen.shot(f"stitched-{axis}-{scale}")


# A driver changes the screen without an event, so the test triggers the page's media queries.
KEEP_QUERIES = """
  globalThis.queries = []
  const real = matchMedia
  globalThis.matchMedia = text => (queries.push(real(text)), queries.at(-1))
"""


def test_a_row_that_is_moved_to_another_screen_overlaps_by_a_pixel_of_that_one(screens, show_row):
    screen = screens(width=1000, height=700)
    screen.page.add_init_script(KEEP_QUERIES)
    show_row(screen, attributes="stitched")
    overlap = f"(([a, b]) => a[0] + a[2] - b[0])({ITEMS}.slice(0, 2).map({SEEN}))"
    assert screen.js(overlap) == pytest.approx(1, abs=0.01)
    device = {"width": 1000, "height": 700, "mobile": False, "deviceScaleFactor": 2}
    screen.cdp.send("Emulation.setDeviceMetricsOverride", device)
    changed = "query.media.includes('resolution') && !query.matches && query.dispatchEvent(new Event('change'))"
    screen.js(f"void queries.forEach(query => {changed})")
    screen.until(f"Math.abs({overlap} - 0.5) < 0.01")


def test_a_picture_of_unknown_size_makes_room_about_the_one_looked_at(phone, show_row, row_pictures):
    items = '<img data-late="3.png" alt="late">' + "".join(photograph(number) for number in range(1, 6))
    row = show_row(phone, items=items, attributes='align="center"')
    assert row.seen(0).width == pytest.approx(300, abs=0.5)
    phone.js(f"{ROW}.select(2, {{animated: false}})")
    row.still()
    before = row.seen(2)
    phone.js("void (image => (image.src = image.dataset.late, image.decode()))(document.querySelector('[data-late]'))")
    phone.until("document.querySelector('[data-late]').complete")
    row.still()
    assert row.seen(0).width == pytest.approx(600, abs=0.5)
    assert row.seen(2).is_near(before)


def test_a_picture_that_fails_shows_its_words_in_its_place(phone, show_row):
    phone.expected = ["missing.png"]
    broken = '<img src="missing.png" width="600" height="400" alt="A boat that never came">'
    row = show_row(phone, items=broken + photograph(1))
    assert row.seen(0).width == pytest.approx(450, abs=0.5)
    phone.shot("stitched-broken")


@pytest.mark.parametrize("size", [(1, 10_000), (10_000, 1), (0, 0)])
def test_odd_sizes_have_room(size, phone, show_row):
    width, height = size
    row = show_row(phone, items=f'<img width="{width}" height="{height}" alt="odd">' + photograph(1))
    assert 59.9 <= row.seen(0).width <= 1500.1


@pytest.mark.parametrize("attributes", ['dir="rtl"', 'axis="vertical"', "loop"])
def test_other_ways_to_run(attributes, phone, show_row):
    style = "vitrine-stitched-carousel { max-height: 600px }"
    row = show_row(phone, attributes=attributes, style=style)
    phone.shot(f"stitched-{attributes[:4]}-parted")
    middle = (195, 250)
    row.pinch(200, 160, middle=middle)
    row.still()
    assert row.stitched
    phone.shot(f"stitched-{attributes[:4]}")
    if attributes == "loop":
        assert row.radii(0) == [0, 0, 0, 0], "no corner is an outer one"
    if "rtl" in attributes:
        assert row.radii(0) == [0, 8, 8, 0]
    if "vertical" in attributes:
        assert row.radii(0) == [8, 8, 0, 0]


def test_the_row_and_its_photographs_are_as_high_as_the_attribute_says(desktop, show_row):
    row = show_row(desktop, attributes='row-height="200"')
    assert row.seen(0).height == pytest.approx(200, abs=0.5)
    assert desktop.box("vitrine-stitched-carousel")["height"] == pytest.approx(200, abs=0.5)
    desktop.js(f"{ROW}.removeAttribute('row-height')")
    desktop.until(f"{ROW}.getBoundingClientRect().height === 300")


def test_a_length_that_data_gives_holds_when_its_picture_has_loaded(phone, show_row):
    row = show_row(phone, items="<!-- data -->")
    phone.js(
        f"""void ({ROW}.items = {{count: 4, key: String, extent: () => 200, render(index, element) {{
            element.innerHTML = '<img alt="">'
            element.firstChild.src = `${{index}}.png`
        }}}})"""
    )
    phone.until(f"[...{ROW}.querySelectorAll('img')].some(image => image.naturalWidth > 0)")
    phone.painted()
    phone.until(f"[...{ROW}.querySelectorAll('img')].every(image => image.complete)")
    row.still()
    starts = phone.js(f"[...{ROW}.children].map(item => item.getBoundingClientRect().x).sort((a, b) => a - b)")
    assert [after - before for before, after in zip(starts, starts[1:], strict=False)] == pytest.approx(
        [208] * (len(starts) - 1), abs=0.5
    )


def test_the_buttons_of_a_low_row_lie_beside_each_other(phone, show_row):
    show_row(phone, attributes='controls row-height="100"')
    root = f"{ROW}.shadowRoot"
    boxes = phone.js(
        f"""['stitch', 'previous', 'next'].map(name =>
            {root}.querySelector(`[part=${{name}}]`).getBoundingClientRect().toJSON())"""
    )
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            is_beside = one["right"] <= other["left"] or other["right"] <= one["left"]
            assert is_beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"]


@pytest.mark.parametrize("kind", ["picture", "link"])
def test_a_photograph_that_another_takes_the_place_of_gets_the_ratio_that_the_page_declares(kind, desktop, show_row):
    photo = '<img src="0.png" width="600" height="400" alt="">'
    link = '<a href="0.png" data-width="600" data-height="400"><img src="0.png" alt=""></a>'
    row = show_row(desktop, items=(photo if kind == "picture" else link) * 5)
    assert row.seen(1).width == pytest.approx(450, abs=0.5)
    sides = "Object.assign(item.dataset, {width: 300, height: 400})"
    if kind == "picture":
        sides = "Object.assign(item, {width: 300, height: 400})"
    change = f"{sides}; (item.querySelector('img') ?? item).src = '1.png'"
    desktop.js(f"(item => {{ {change} }})({ITEMS}[1])")
    # The visible part is 225 points wide. The element has as many whole pixels as that part needs.
    desktop.until(f"{ITEMS}[1].getBoundingClientRect().width < 227")
    row.still()
    assert row.seen(1).width == pytest.approx(225, abs=0.5)
    assert row.gap(1) == pytest.approx(8, abs=0.5)
