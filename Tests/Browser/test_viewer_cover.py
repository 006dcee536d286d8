"""The viewer covers the page from the tap on. The page becomes inert a frame after the photograph rests."""

from browsers import always_everywhere, everywhere
from grid import COVERS, PHOTO, VIEWER, Grid

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
