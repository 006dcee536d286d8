"""Copies of items with fields: a form does not know them, they look as the fields do, and a click is for the item."""

import pytest
from browsers import everywhere
from carousel import CAROUSEL, ITEMS, Carousel, page

FIELDS = """<input class="text" required> <input class="box" type="checkbox">
  <select><option>a</option><option>b</option></select> <textarea></textarea>"""
ITEM = f'<div class="card">{FIELDS}<fancy-field></fancy-field></div>'
FORM = "document.querySelector('form')"
COPIES = f"[...{CAROUSEL}.children].filter(child => child.slot)"
# A field of the page's own, which is invalid until somebody fills it.
CUSTOM = """<script>customElements.define("fancy-field", class extends HTMLElement {
    static formAssociated = true
    constructor() { super(); this.attachInternals().setValidity({ valueMissing: true }, "Fill in") }
  })</script>"""
STATE = "[...item.querySelectorAll('input, select, textarea')].map(field => [field.value, field.checked])"


@pytest.fixture
def copied(desktop) -> Carousel:
    """A loop of two items, with copies beside them, in a form."""
    desktop.own_time()
    items = page("loop", items=ITEM * 2, head='<script type="module" src="vitrine.js"></script>' + CUSTOM)
    html = items.replace("<vitrine-carousel", "<form><vitrine-carousel").replace(
        "</vitrine-carousel>", "</vitrine-carousel></form>"
    )
    carousel = Carousel(desktop).show(html)
    carousel.still()
    assert desktop.js(f"{COPIES}.length") >= 2
    return carousel


@everywhere
def test_copies_are_no_fields_of_a_form(desktop, copied):
    names = desktop.js(f"[...{FORM}.elements].map(field => field.closest('[slot]') ? 'copy' : 'item')")
    assert set(names) == {"item"}
    desktop.js(f"void {ITEMS}.forEach(item => item.querySelector('fancy-field').remove())")
    desktop.js(f"void {ITEMS}.forEach(item => item.querySelector('input').value = 'full')")
    desktop.still()
    assert desktop.js(f"{FORM}.checkValidity()") is True


@everywhere
def test_copies_show_the_states_of_fields(desktop, copied):
    desktop.js(f"{ITEMS}[1].querySelector('.text').focus()")
    copied.still()
    desktop.press("a")
    desktop.js(
        f"""void {ITEMS}.forEach(item => {{
            item.querySelector('.box').click()
            const select = item.querySelector('select')
            select.selectedIndex = 1
            select.dispatchEvent(new Event('change', {{ bubbles: true }}))
        }})"""
    )
    state = desktop.js(f"{COPIES}.map(item => {STATE})")
    expected = [["", True], ["on", True], ["b", None], ["", None]]
    assert desktop.js(f"{ITEMS}.map(item => {STATE})")[1][0][0] == "a"
    assert [item[1:] for item in state] == [expected[1:]] * len(state)
    assert {item[0][0] for item in state} <= {"", "a"} and "a" in {item[0][0] for item in state}
    # A copy that is made later shows them too.
    desktop.js(f"void {ITEMS}.forEach(item => item.append('!'))")
    copied.still()
    assert [item[1:] for item in desktop.js(f"{COPIES}.map(item => {STATE})")] == [expected[1:]] * len(state)


@everywhere
@pytest.mark.parametrize("field", [".text", "select", "textarea"])
def test_a_click_on_a_field_in_a_copy_brings_focus_to_the_items_own(field, desktop, copied):
    x, y = desktop.js(
        f"""{COPIES}.map(copy => copy.querySelector('{field}').getBoundingClientRect())
            .map(box => [box.x + box.width / 2, box.y + box.height / 2]).find(([x]) => x > 0 && x < 1280)"""
    )
    desktop.page.mouse.click(x, y)
    copied.still()
    assert desktop.js(f"{ITEMS}.some(item => item.querySelector('{field}') === document.activeElement)")
