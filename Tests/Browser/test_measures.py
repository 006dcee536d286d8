"""Elements in a scaled, rotated or zoomed part of the page have the usual layout, and follow the pointer."""

import pytest
from album import PACKAGE
from browsers import WebKit, always_everywhere, everywhere
from grid import SHOWN_PART
from test_contract import MODULE, PICTURE, page

STRIP = "document.querySelector('#around > *')"
ITEM = '<div style="width: 300px; height: 200px; background: #ccd">Item</div>'
IMAGE = f'<img src="{PICTURE}" alt="A" style="width: 240px; height: 160px">'
LINK = f'<a href="{PICTURE}" data-width="6000" data-height="4000">{IMAGE}</a>'


def around(style: str, items=ITEM * 7, name="vitrine-carousel", attributes="align=start") -> str:
    strip = f'<{name} label="Cards" {attributes}>{items}</{name}>'
    return f'<div id="around" style="width: 800px; transform-origin: 0 0; {style}">{strip}</div>'


def show(screen, *args, **options):
    screen.own_time()
    screen.show(page(around(*args, **options), MODULE), PACKAGE)
    screen.until(f"{STRIP}.matches(':state(drawn)')")
    screen.still()


def corner(screen, index: int) -> list[float]:
    box = f"{STRIP}.children[{index}].getBoundingClientRect()"
    return screen.js(f"(({{x, y, width, height}}) => [x, y, width, height])({box})")


@everywhere
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_what_is_measured_while_something_scales_holds_afterwards(axis, desktop):
    attributes = f"align=center axis={axis} style='height: 420px'"
    show(desktop, "transform: scale(0.25)", attributes=attributes)
    desktop.js("void (document.querySelector('#around').style.transform = '')")
    desktop.js(f"void {STRIP}.select(2, {{animated: false}})")
    desktop.still()
    x, y, width, height = corner(desktop, 2)
    assert [width, height] == [300, 200]
    seen = x + width / 2 if axis == "horizontal" else y + height / 2
    assert seen == pytest.approx(400 if axis == "horizontal" else 210, abs=0.5)


@always_everywhere("zoom: WebKit measures in the pixels of the zoomed element")
@pytest.mark.parametrize(("style", "factor"), [("transform: scale(0.5)", 0.5), ("zoom: 1.5", 1.5), ("scale: 2", 2)])
def test_items_are_beside_each_other_where_everything_is_scaled(style, factor, desktop):
    show(desktop, style, attributes='align=start spacing="10"')
    first, second = corner(desktop, 0), corner(desktop, 1)
    # WebKit measures in the pixels of the zoomed element.
    pixels = 1 if desktop.js("document.querySelector('#around').getBoundingClientRect().width") == 800 else factor
    assert first == pytest.approx([0, 0, 300 * pixels, 200 * pixels], abs=0.5)
    assert second[0] == pytest.approx(310 * pixels, abs=0.5)
    desktop.js(f"void {STRIP}.select(3, {{animated: false}})")
    desktop.still()
    assert corner(desktop, 3)[0] == pytest.approx(0, abs=0.5)


@always_everywhere("scroll bars: only those of WebKit take room")
@pytest.mark.parametrize("sizing", ["content-box", "border-box"])
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_an_item_with_a_scroll_bar_is_as_long_as_all_its_parts(axis, sizing, browser, desktop):
    overflow = "overflow-y: scroll" if axis == "horizontal" else "overflow-x: scroll"
    style = (
        f"box-sizing: {sizing}; width: 200px; height: 100px; padding: 10px; border: 2px solid; margin: 3px; {overflow}"
    )
    bar = "<style>::-webkit-scrollbar { width: 15px; height: 15px }</style>"
    items = f'<div style="{style}">Item</div>' * 7
    show(
        desktop,
        "height: 500px",
        bar + items,
        attributes=f'align=start spacing="0" snap="free" axis={axis} style="height: 100%"',
    )
    side = "Width" if axis == "horizontal" else "Height"
    length, inner = desktop.js(f"(item => [item.offset{side}, item.client{side}])({STRIP}.children[1])")
    # Chromium hides the bars of a page without a screen, and Firefox has bars over the contents.
    if isinstance(browser, WebKit):
        assert length - inner == 4 + 15
    along = 0 if axis == "horizontal" else 1
    first, second = corner(desktop, 1)[along], corner(desktop, 2)[along]
    assert second - first == pytest.approx(length + 6, abs=0.01)


@everywhere
@pytest.mark.parametrize(
    ("style", "way"),
    [
        ("transform: scale(0.5)", (-60, 0)),
        ("zoom: 1.5", (-60, 0)),
        ("transform: translateX(600px) rotate(90deg)", (0, -60)),
        ("transform: translateY(600px) rotate(-30deg) scale(1.2)", (-52, 30)),
    ],
    ids=["scaled", "zoomed", "rotated", "leaning"],
)
def test_an_item_stays_under_the_pointer_that_drags_it(style, way, desktop):
    show(desktop, style, attributes='align=start snap="free"')
    x, y, width, height = corner(desktop, 1)
    at = (x + width / 2, y + height / 2)
    desktop.page.mouse.move(*at)
    desktop.page.mouse.down()
    for step in range(1, 7):
        desktop.page.mouse.move(at[0] + way[0] * step / 6, at[1] + way[1] * step / 6)
        desktop.tick(16)
    moved = corner(desktop, 1)
    # The pointer may go a few pixels before the strip follows it.
    assert moved[0] - x == pytest.approx(way[0], abs=12)
    assert moved[1] - y == pytest.approx(way[1], abs=12)
    before = moved
    desktop.page.mouse.move(at[0] + way[0] * 1.5, at[1] + way[1] * 1.5)
    desktop.tick(16)
    after = corner(desktop, 1)
    assert after[0] - before[0] == pytest.approx(way[0] / 2, abs=0.6)
    assert after[1] - before[1] == pytest.approx(way[1] / 2, abs=0.6)
    desktop.page.mouse.up()
    desktop.still()


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid", "vitrine-stitched-carousel"])
@pytest.mark.parametrize(
    ("style", "factor"),
    [("transform: translate(50px, 40px) scale(0.5)", 0.5), ("zoom: 1.5", 1.5)],
    ids=["scaled", "zoomed"],
)
def test_a_photograph_flies_from_where_it_is_drawn(style, factor, name, desktop):
    show(desktop, style, items=LINK * 5, name=name)
    picture = f"{STRIP}.children[0]" + (".querySelector('img')" if name == "vitrine-carousel" else "")
    before = desktop.js(f"(({{x, y, width, height}}) => [x, y, width, height])({picture}.getBoundingClientRect())")
    desktop.js(f"void {STRIP}.open(0)")
    desktop.tick(0)
    viewer = f"{STRIP}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
    # The outer box is the visible part of the photograph.
    visible = desktop.js(
        f"""(({{x, y, width, height}}) => [x, y, width, height])(
            {viewer}.querySelector('{SHOWN_PART}:not([hidden])').getBoundingClientRect())"""
    )
    # A photograph of a stitched row lies under its neighbour by one of its own pixels.
    before[2] -= factor if name == "vitrine-stitched-carousel" else 0
    assert visible == pytest.approx(before, abs=1)
    desktop.still()


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_an_open_photograph_fits_the_window_whatever_the_zoom_of_the_page(name, desktop):
    show(desktop, "zoom: 1.5", items=LINK * 5, name=name)
    desktop.js(f"void {STRIP}.open(0, {{animated: false}})")
    desktop.still()
    photo = f"{STRIP}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('{SHOWN_PART}')"
    # 60 x 40 pixels fit into a window of 1280 x 800.
    hits = [
        desktop.js(f"{photo}.getRootNode().elementFromPoint({x}, {y}).part.contains('photo')")
        for x, y in [(45, 400), (1235, 300), (640, 5), (640, 700), (35, 400), (1245, 300)]
    ]
    assert hits == [True, True, True, True, False, False]
    desktop.drag((640, 400), (640, 460), (640, 500), lift=False)
    # It follows the mouse, so its upper edge has left that of the window.
    parts = desktop.js(f"[30, 500].map(y => {photo}.getRootNode().elementFromPoint(640, y).part.value)")
    assert parts == ["backdrop", "photo"]
    desktop.page.mouse.up()
    desktop.still()


@everywhere
def test_the_viewer_of_a_slotted_strip_fits_the_window_whatever_the_zoom_around_its_slot(desktop):
    show(desktop, "", items=LINK * 5)
    desktop.js("""void (document.querySelector('#around').attachShadow({mode: 'open'}).innerHTML =
        '<div style="zoom: 1.5"><slot></slot></div>')""")
    desktop.still()
    desktop.js(f"void {STRIP}.open(0, {{animated: false}})")
    desktop.still()
    viewer = f"{STRIP}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
    parts = desktop.js(f"[45, 35].map(x => {viewer}.elementFromPoint(x, 400).part.value)")
    assert parts == ["photo", "backdrop"]


@everywhere
@pytest.mark.parametrize(
    "style, scroller",
    [("transform: scale(0.5)", ""), ("zoom: 1.5", ""), ("transform: scale(0.5)", "height: 1600px; overflow: auto")],
    ids=["scaled", "zoomed", "scaled scroller"],
)
def test_a_grid_scrolls_to_its_cell_whatever_its_scale(style, scroller, desktop):
    cells = f'<vitrine-photo-grid min-cell="150" label="Album">{LINK * 200}</vitrine-photo-grid>'
    grid = f'<div style="{scroller}">{cells}</div>'
    desktop.own_time()
    desktop.show(
        page(f'<div id="around" style="width: 800px; transform-origin: 0 0; {style}">{grid}</div>', MODULE), PACKAGE
    )
    element = "document.querySelector('vitrine-photo-grid')"
    desktop.until(f"{element}.matches(':state(drawn)')")
    desktop.still()
    desktop.js(f"{element}.select(120)")
    desktop.still()
    cell = desktop.js(f"{element}.children[120].getBoundingClientRect().toJSON()")
    assert cell["bottom"] == pytest.approx(desktop.js("innerHeight"), abs=1.5)
