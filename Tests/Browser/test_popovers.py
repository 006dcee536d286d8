"""A menu of the page over an exhibit: Escape and a click beside it close only the menu."""

import expanding
import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from expanding import CARDS
from grid import GRID
from test_viewer_toolbar import DIALOG, ELEMENT, MODULE, drawn, page, strip

MENU = '<div id="menu" popover style="inset: 60px auto auto 60px">Share: <a href="#mail">Mail</a></div>'
TOOLBAR = f'<div slot="toolbar"><button id="share" popovertarget="menu">Share</button>{MENU}</div>'
PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'/>"
LINK = f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>'
STATE = f"[menu.matches(':popover-open'), {ELEMENT}.openIndex]"


@pytest.fixture
def menu(desktop):
    """A screen with an open photograph and the open menu of its toolbar."""
    desktop.own_time()
    desktop.show(page(strip(name="vitrine-photo-grid", items=LINK * 4 + TOOLBAR), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.still()
    desktop.page.mouse.click(*desktop.center("#share"))
    desktop.still()
    assert desktop.js(STATE) == [True, 1]


@always_everywhere("a fault was seen: Safari cancels a dialog with the key that has closed a menu")
def test_escape_closes_the_menu_before_the_photograph(desktop, menu):
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(STATE) == [False, 1]
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(STATE) == [False, None]


@everywhere
def test_a_click_beside_the_menu_closes_the_menu_alone(desktop, menu):
    desktop.page.mouse.click(640, 500)
    desktop.run(1000)
    assert desktop.js(STATE) == [False, 1]
    desktop.page.mouse.click(640, 500)
    desktop.until(f"{GRID}.openIndex === null")


@everywhere
def test_escape_closes_a_menu_in_a_card_before_the_card(desktop, show_cards):
    details = f'<div data-part="details"><button id="more" popovertarget="menu">More</button>{MENU}</div>'
    cards = show_cards(desktop, items=expanding.card(0, details=details) + expanding.card(1))
    desktop.js(f"void {CARDS}.expand(0)")
    cards.still()
    desktop.js("more.focus(), more.click()")
    desktop.press("Escape")
    cards.still()
    assert [desktop.js("menu.matches(':popover-open')"), cards.expanded] == [False, 0]
    desktop.press("Escape")
    cards.still()
    assert cards.expanded is None


@pytest.fixture(params=["auto", "AUTO", "hint"])
def drawer(request, desktop):
    """A screen with an open photograph of a grid in a popover of the page."""
    grid = strip(name="vitrine-photo-grid", items=LINK * 4)
    box = f'<div id="menu" popover="{request.param}" style="width: 600px">{grid}</div>'
    desktop.own_time()
    desktop.show(page(f'{box}<script type="module">menu.showPopover()</script>', MODULE), PACKAGE)
    desktop.until(f"{GRID}.matches(':state(drawn)')")
    desktop.js(f"void {GRID}.open(1, {{animated: false}})")
    desktop.still()
    return f"[menu.matches(':popover-open'), {GRID}.openIndex]"


@always_everywhere("top layer: a photograph in a popover")
def test_a_photograph_in_a_popover_is_dragged_away(desktop, drawer):
    desktop.drag(*((640, 360 + 12 * step) for step in range(30)), dt=16)
    desktop.still()
    assert desktop.js(drawer) == [True, None]


@everywhere
def test_escape_closes_a_photograph_in_a_popover(desktop, drawer):
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(drawer) == [True, None]


@pytest.mark.parametrize("kind", ["hint", "AUTO"])
def test_a_press_beside_a_menu_of_another_kind_closes_that_alone(kind, desktop, menu):
    desktop.js(f"void (menu.hidePopover(), menu.popover = '{kind}', menu.showPopover())")
    desktop.page.mouse.click(640, 500)
    desktop.run(1000)
    assert desktop.js(STATE) == [False, 1]


@always_everywhere("top layer: which of two Escape closes")
def test_escape_closes_a_photograph_below_a_popover_that_is_no_menu(desktop, menu):
    """A browser leaves a manual popover open at Escape."""
    desktop.js("void (menu.hidePopover(), menu.setAttribute('popover', 'MANUAL'), menu.showPopover())")
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(f"{ELEMENT}.openIndex") is None


@always_everywhere("a fault was seen: Safari cancels a dialog after keyup")
def test_a_browser_closes_the_photograph_after_escape_has_closed_a_menu(desktop, menu):
    desktop.press("Escape")
    desktop.still()
    # Some browsers close a dialog at Back, without a key.
    desktop.js(f"void {DIALOG}.dispatchEvent(new Event('cancel', {{cancelable: true}}))")
    desktop.still()
    assert desktop.js(STATE) == [False, None]


@everywhere
def test_an_escape_that_the_page_handles_closes_no_photograph_in_flight(desktop):
    desktop.own_time()
    handle = "onkeydown='event.preventDefault()'"
    toolbar = f'<div slot="toolbar"><input id="field" {handle}></div>'
    desktop.show(page(strip(name="vitrine-photo-grid", items=LINK * 4 + toolbar), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(1)")
    desktop.tick(16)
    desktop.js("field.focus()")
    assert desktop.js(f"[{DIALOG}.matches(':modal'), document.activeElement.id]") == [False, "field"]
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(f"{ELEMENT}.openIndex") == 1


def fly_with_a_dialog(desktop):
    """Opens a photograph, and a modal dialog of the page before the photograph has landed."""
    desktop.own_time()
    above = '<dialog id="above"><button>Close</button></dialog>'
    desktop.show(page(strip(name="vitrine-photo-grid", items=LINK * 4) + above, MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(1)")
    desktop.tick(16)
    desktop.js("above.showModal()")
    assert desktop.js(f"{DIALOG}.matches(':popover-open')")
    desktop.still()


OPEN = f"[document.querySelector('#above').open, {ELEMENT}.openIndex]"


@always_everywhere("top layer: which of two dialogs is above")
def test_a_photograph_that_lands_stays_below_a_dialog_that_has_opened_meanwhile(desktop):
    fly_with_a_dialog(desktop)
    assert desktop.js("document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('dialog')?.id") == "above"
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(OPEN) == [False, 1]
    desktop.until(f"{DIALOG}.matches(':modal')")
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(OPEN) == [False, None]


@everywhere
def test_a_photograph_that_closes_below_a_dialog_stays_closed(desktop):
    fly_with_a_dialog(desktop)
    desktop.js(f"void {ELEMENT}.close({{animated: false}})")
    desktop.still()
    desktop.js("above.close()")
    desktop.still()
    assert desktop.js(OPEN) == [False, None] and not desktop.js(f"{DIALOG}.checkVisibility()")


@always_everywhere("top layer: what a modal dialog makes inert")
def test_a_photograph_that_opens_above_a_dialog_has_the_keys(desktop):
    desktop.own_time()
    above = '<dialog id="above"><button>Close</button></dialog>'
    desktop.show(page(strip(name="vitrine-photo-grid", items=LINK * 4) + above, MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"above.showModal(), void {ELEMENT}.open(1)")
    desktop.tick(16)
    desktop.press("ArrowRight")
    desktop.still()
    assert desktop.js(OPEN) == [True, 2]
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(OPEN) == [True, None]


@everywhere
def test_a_menu_that_opens_before_the_photograph_has_landed_stays_open(desktop):
    desktop.own_time()
    desktop.show(page(strip(name="vitrine-photo-grid", items=LINK * 4 + TOOLBAR), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(1)")
    desktop.tick(16)
    desktop.js("share.focus(), share.click()")
    desktop.still()
    assert desktop.js(STATE) == [True, 1]
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(STATE) == [False, 1]
    desktop.until(f"{DIALOG}.matches(':modal')")


def test_a_menu_that_was_open_before_the_photograph_closes(desktop):
    desktop.own_time()
    desktop.show(page(strip(name="vitrine-photo-grid", items=LINK * 4), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"document.body.insertAdjacentHTML('beforeend', {MENU!r}); menu.showPopover()")
    desktop.js(f"void {ELEMENT}.open(1)")
    assert desktop.js(STATE) == [False, 1]
    desktop.run(1000)
    assert desktop.js(f"{DIALOG}.matches(':modal')")
    desktop.press("Escape")
    desktop.run(1000)
    assert desktop.js(STATE) == [False, None]
