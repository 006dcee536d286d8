"""Fields, buttons and widgets in an item or in the viewer keep their presses, their keys and their pointer."""

from pathlib import Path

import pytest
from album import PACKAGE
from browsers import everywhere

PAGES = Path(__file__).parent / "pages"
VIEWER = "grid.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
INNER = "document.querySelector('#{}').shadowRoot.querySelector('input')"


def show(screen, name: str, *folders: Path):
    screen.own_time()
    screen.show((PAGES / f"{name}.html").read_text(), PACKAGE, *folders)
    screen.until("row.matches(':state(drawn)')")
    screen.still()


@everywhere
def test_fields_in_shadow_trees_keep_their_presses_and_keys(desktop, album):
    show(desktop, "shadow-field", album)
    x, y = desktop.center("#field")
    desktop.drag((x + 40, y), (x, y), (x - 60, y))
    desktop.press("Home", "ArrowRight", "ArrowRight", "x", "End")
    assert desktop.js(f"[row.position, {INNER.format('field')}.value]") == [0, "hexllo world"]
    x, y = desktop.center("#range")
    desktop.drag((x, y), (x - 50, y), (x - 100, y))
    desktop.press("End")
    desktop.still()
    assert desktop.js(f"[row.position, {INNER.format('range')}.value]") == [0, "100"]
    dragged = "new DragEvent('dragstart', {bubbles: true, composed: true, cancelable: true})"
    assert desktop.js(f"handle.shadowRoot.firstChild.dispatchEvent({dragged})")
    # The button is in an item that is not current.
    desktop.page.mouse.click(*desktop.center("#buy"))
    desktop.still()
    assert desktop.js("[row.selectedIndex, buy.dataset.count]") == [0, "1"]

    desktop.js("void grid.open(0, {animated: false})")
    desktop.still()
    desktop.page.mouse.click(*desktop.center("#tool"))
    desktop.press("End", "ArrowRight", "1", "0", "-")
    desktop.still()
    assert desktop.js(f"[grid.openIndex, {INNER.format('tool')}.value]") == [0, "hello world10-"]


@everywhere
@pytest.mark.parametrize("widget", ["slider", "pad", "map", "framework"])
def test_a_widget_that_takes_a_press_of_the_mouse_keeps_the_drag(widget, desktop):
    show(desktop, "widgets")
    x, y = desktop.center(f"#{widget}")
    desktop.drag((x + 100, y), (x + 60, y), (x + 20, y), (x - 20, y), (x - 60, y), (x - 100, y))
    desktop.still()
    assert desktop.js(f"[row.position, moves.{widget}, lost]") == [0, 5, []]


@pytest.mark.parametrize("widget", ["slider", "pad", "map", "framework"])
def test_a_widget_that_takes_a_touch_keeps_the_finger(widget, phone):
    show(phone, "widgets")
    x, y = phone.center(f"#{widget}")
    phone.fingers([(x + 100, y), (x + 60, y), (x + 20, y), (x - 20, y), (x - 60, y), (x - 100, y)])
    phone.still()
    assert phone.js("[row.position, lost]") == [0, []]
    assert phone.js(f"moves.{widget} >= 4")


def test_beside_a_widget_a_drag_moves_the_strip(phone):
    show(phone, "widgets")
    phone.fingers([(300, 380), (260, 380), (200, 380), (100, 380), (60, 380)])
    phone.until("row.selectedIndex > 0")
