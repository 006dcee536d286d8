"""The viewer covers the page from the tap on. The page becomes inert a frame after the photograph rests."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from grid import COVERS, GRID, PHOTO, VIEWER, Grid
from test_contract import MODULE, PICTURE, drawn, page, strip

DIALOG = f"{VIEWER}.querySelector('dialog')"
IS_MODAL = f"{DIALOG}.matches(':modal')"
# The keys at which browsers scroll a page, beside those that move the photograph.
SCROLL_KEYS = ["Space", "Shift+Space", "ArrowUp", "ArrowDown", "Control+Home", "Control+End", "Control+ArrowDown"]
HAS_FOCUS = f"{VIEWER}.activeElement === {DIALOG}"


def flying(screen, show_grid) -> Grid:
    """Opens a photograph with the mouse, and stops in mid-flight."""
    screen.own_time()
    grid = show_grid(screen)
    screen.page.mouse.click(*grid.cell(7).center)
    screen.run(100)
    return grid


@always_everywhere("top layer: what a modal dialog makes inert")
def test_the_page_is_covered_during_the_flight_and_inert_afterwards(desktop, show_grid):
    grid = flying(desktop, show_grid)
    assert desktop.js(f"[{DIALOG}.{COVERS}, {IS_MODAL}, {HAS_FOCUS}]") == [True, False, True]
    # The middle of another cell is under the dialog.
    x, y = grid.cell(2).center
    assert desktop.js(f"{VIEWER}.elementFromPoint({x}, {y}) !== null")
    grid.until_landed(is_open=True)
    desktop.tick()
    assert desktop.js(f"[{IS_MODAL}, {HAS_FOCUS}]") == [True, True]
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    assert not desktop.js(f"{DIALOG}.{COVERS}")


@always_everywhere("focus: a dialog that becomes modal moves it")
def test_focus_on_a_button_stays_there_when_the_photograph_rests(desktop, show_grid):
    grid = flying(desktop, show_grid)
    desktop.js(f"{VIEWER}.querySelector('[part=close]').focus()")
    grid.until_landed(is_open=True)
    desktop.tick()
    assert desktop.js(f"[{IS_MODAL}, {VIEWER}.activeElement.getAttribute('part')]") == [True, "close"]
    assert desktop.js(f"{PHOTO}.getBoundingClientRect().width") > 0


@everywhere
def test_no_key_reaches_the_page_behind(desktop, show_grid):
    grid = flying(desktop, show_grid)
    desktop.js("void (globalThis.pressed = [], addEventListener('keydown', event => pressed.push(event), true))")
    # The modifiers are pressed, too.
    own = "!event.defaultPrevented && !/Shift|Control/.test(event.key)"
    free = f"pressed.filter(event => {own}).map(event => event.key)"
    desktop.press(*SCROLL_KEYS)
    assert desktop.js(free) == []
    desktop.press("Tab")
    assert desktop.js(f"[{IS_MODAL}, {VIEWER}.activeElement !== null]") == [True, True], "focus cannot leave the flight"
    grid.until_landed(is_open=True)
    desktop.tick()
    desktop.js(f"void ({DIALOG}.focus(), pressed = [])")
    desktop.press(*SCROLL_KEYS)
    desktop.js(f"{VIEWER}.querySelector('[part=close]').focus()")
    desktop.press(*SCROLL_KEYS[2:])
    assert desktop.js(free) == []
    assert desktop.js("scrollY") == 0
    desktop.press("Space")
    grid.until_landed(is_open=False)


PAGE_STYLE = "<style>body { min-height: 5000px } #scroller, textarea { height: 60px; overflow: auto }</style>"
FIELDS = """<div slot="toolbar"><input id="text"><input id="box" type="checkbox"><input id="range" type="range">
    <select id="select"><option>A<option>B</select>
    <textarea id="area">1\n2\n3\n4\n5\n6\n7\n8</textarea>
    <p id="text-of-page" contenteditable>Text</p>
    <div id="scroller" tabindex="0" data-no-drag><p style="height: 200px">Long</p></div></div>"""
KEYS = ["ArrowDown", "PageDown", "End", "Space", "ArrowUp", "PageUp", "Home", "Shift+Space"]


def with_fields(screen):
    """Opens a photograph over a page that has been scrolled, with fields in the toolbar of the viewer."""
    link = f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>'
    screen.show(page(strip(name="vitrine-photo-grid", items=link * 2 + FIELDS) + PAGE_STYLE, MODULE), PACKAGE)
    drawn(screen)
    screen.js("scrollTo(0, 300)")
    screen.js(f"{GRID}.open(0, {{animated: false}})")
    screen.until(f"{VIEWER}.querySelector('dialog').matches(':modal')")
    screen.js("scrollTo(0, 300)")
    screen.until("scrollY === 300")


def test_keys_on_a_field_never_scroll_the_page_behind(desktop):
    with_fields(desktop)
    moved = []
    for name in ["text", "box", "range", "select", "area", "text-of-page"]:
        desktop.js(f"document.getElementById('{name}').focus({{preventScroll: true}})")
        # The menu of a select would take the keys that follow.
        for key in KEYS if name != "select" else KEYS[:3]:
            desktop.press(key)
            desktop.painted()
            if desktop.js("scrollY") != 300:
                moved.append((name, key))
                desktop.js("scrollTo({top: 300, behavior: 'instant'})")
    assert moved == []
    desktop.js("document.getElementById('box').focus()")
    was = desktop.js("document.getElementById('box').checked")
    desktop.press("Space")
    assert desktop.js("document.getElementById('box').checked") != was
    desktop.js("scroller.focus()")
    for top, keys in [(9999, KEYS[:4]), (0, KEYS[4:])]:
        for key in keys:
            desktop.js(f"scroller.scrollTop = {top}")
            desktop.press(key)
            desktop.painted()
            assert desktop.js("scrollY") == 300, key


@pytest.mark.parametrize("name", ["scroller", "area"])
def test_a_wheel_at_the_end_of_a_scroller_does_not_reach_the_page_behind(name, desktop):
    with_fields(desktop)
    # A browser lets the wheel go on only where the page has not asked for the opposite.
    desktop.js(f"document.getElementById('{name}').style.overscrollBehavior = 'auto'")
    desktop.page.mouse.move(*desktop.center(f"#{name}"))
    desktop.page.mouse.wheel(0, 40)
    desktop.until(f"document.getElementById('{name}').scrollTop > 0")
    assert desktop.js("scrollY") == 300
    for top, turn in [(9999, 100), (0, -100)]:
        desktop.js(f"document.getElementById('{name}').scrollTop = {top}")
        for _ in range(2):
            desktop.painted()
            desktop.page.mouse.wheel(0, turn)
        desktop.painted()
        assert desktop.js("scrollY") == 300
    assert desktop.js(f"{GRID}.openIndex") == 0
