"""The ring of the focused element crosses no letters, and does not appear after touch or a mouse."""

import pytest
from browsers import always_everywhere
from gallery_row import ROW, GalleryRow
from grid import GRID, Grid

RING = "document.activeElement.matches(':focus-visible')"

# The smallest distance of the letters of the focused element from its ring.
CLEARANCE = """(tab => {
  const style = getComputedStyle(tab), box = tab.getBoundingClientRect(), range = document.createRange()
  range.selectNodeContents(tab)
  const text = range.getBoundingClientRect()
  const offset = parseFloat(style.outlineOffset), width = parseFloat(style.outlineWidth)
  const inside = Math.min(text.x - box.x, box.right - text.right, text.y - box.y, box.bottom - text.bottom)
  return [style.outlineStyle, inside + offset]
})(document.activeElement)"""


@pytest.mark.parametrize("exhibit", ["grid", "carousel"])
def test_no_ring_crosses_the_letters_of_a_tab(exhibit, desktop, gallery):
    desktop.open(f"{gallery.address}#/{exhibit}")
    desktop.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && document.querySelectorAll('#albums a').length === 3")
    desktop.js("document.querySelector('.skip').focus()")
    seen = []
    while len(seen) < 3:
        desktop.press("Tab")
        if desktop.js("document.activeElement.closest('#albums') !== null"):
            seen.append(desktop.js(CLEARANCE))
    assert all(style == "solid" and clearance >= 2 for style, clearance in seen), seen


def test_a_finger_that_opens_and_throws_back_leaves_no_ring(phone, gallery):
    grid = Grid(phone).at(gallery.address).filled()
    grid.open(4)
    phone.fingers([(195, 400 + 11 * step) for step in range(24)])
    grid.until_landed(is_open=False)
    assert grid.focused == 4
    assert not phone.js(RING)


@pytest.mark.parametrize("exhibit", ["carousel", "deck", "stitched"])
def test_a_finger_leaves_no_ring_in_a_row(exhibit, phone, gallery):
    row = GalleryRow(phone).at(gallery.address, exhibit)
    row.tap()
    row.until_landed(is_open=True)
    phone.fingers([(195, 400 + 11 * step) for step in range(24)])
    row.until_landed(is_open=False)
    assert phone.js(f"{ROW}.contains(document.activeElement)")
    assert not phone.js(RING)


@always_everywhere("focus: each browser decides when :focus-visible matches")
def test_keys_show_where_they_are_and_a_mouse_does_not(desktop, show_grid):
    grid = show_grid(desktop)
    desktop.page.mouse.click(*grid.cell(2).center)
    grid.until_landed(is_open=True)
    desktop.page.mouse.click(20, 20)
    grid.until_landed(is_open=False)
    assert grid.focused == 2
    assert not desktop.js(RING)
    desktop.press("ArrowRight", "Enter")
    grid.until_landed(is_open=True)
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    assert grid.focused == 3
    assert desktop.js(RING)


def test_a_photograph_closed_by_a_key_has_a_ring_however_it_was_opened(desktop, gallery):
    grid = Grid(desktop).at(gallery.address).filled()
    desktop.page.mouse.click(*grid.cell(2).center)
    grid.until_landed(is_open=True)
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    assert desktop.js(f"document.activeElement === {GRID}.children[2] && {RING}")
