"""Copies of items with fields: they belong to no form, show the states of the fields, and pass clicks to the item."""

import pytest
from browsers import always_everywhere, everywhere
from carousel import CAROUSEL, ITEMS, Carousel, page

FIELDS = """<input class="text" required> <input class="box" type="checkbox">
  <select><option>a</option><option>b</option></select> <textarea></textarea>
  <fieldset><button type="button">Press</button></fieldset><output></output>"""
ITEM = f'<div class="card">{FIELDS}<fancy-field></fancy-field></div>'
FORM = "document.querySelector('form')"
COPIES = f"[...{CAROUSEL}.children].filter(child => child.slot)"
# A field of the page's own, which is invalid until somebody fills it.
CUSTOM = """<script>customElements.define("fancy-field", class extends HTMLElement {
    static formAssociated = true
    constructor() { super(); this.attachInternals().setValidity({ valueMissing: true }, "Fill in") }
  })</script>"""
# The name that a test gives an item.
NAME = "querySelector('fieldset').dataset.name"
STATE = "[...item.querySelectorAll('input, select, textarea')].map(field => [field.value, field.checked])"


def show_copied(desktop, item=ITEM, script=CUSTOM) -> Carousel:
    """A loop of two items, with copies beside them, in a form."""
    desktop.own_time()
    items = page("loop", items=item * 2, head='<script type="module" src="vitrine.js"></script>' + script)
    html = items.replace("<vitrine-carousel", "<form><vitrine-carousel").replace(
        "</vitrine-carousel>", "</vitrine-carousel></form>"
    )
    carousel = Carousel(desktop).show(html)
    carousel.still()
    assert desktop.js(f"{COPIES}.length") >= 2
    return carousel


@pytest.fixture
def copied(desktop) -> Carousel:
    return show_copied(desktop)


def copies_in_form(desktop) -> list[str]:
    """Returns the names of those elements of the form that are in copies."""
    assert desktop.js(f"{FORM}.elements.length") > 0
    return desktop.js(f"[...{FORM}.elements].filter(field => field.closest('[slot]')).map(field => field.localName)")


@everywhere
def test_copies_are_no_fields_of_a_form(desktop, copied):
    assert copies_in_form(desktop) == []
    desktop.js(f"void {ITEMS}.forEach(item => item.querySelector('fancy-field').remove())")
    desktop.js(f"void {ITEMS}.forEach(item => item.querySelector('input').value = 'full')")
    desktop.still()
    assert desktop.js(f"{FORM}.checkValidity()") is True


@always_everywhere("ElementInternals: elements that are fields of a form")
@pytest.mark.parametrize(
    "item",
    ['<fancy-field class="card"></fancy-field>', '<button type="button" class="card">A</button>'],
    ids=["custom", "button"],
)
def test_a_copy_of_an_item_that_is_a_field_belongs_to_no_form(item, desktop):
    show_copied(desktop, item)
    assert copies_in_form(desktop) == []


# One value cannot be set, the other is a new one each time.
VALUES = """<script>customElements.define("read-only", class extends HTMLElement { get value() { return {} } })
  globalThis.assigned = 0
  customElements.define("new-value", class extends HTMLElement {
    get value() { return {} }
    set value(value) { assigned++ }
  })</script>"""


@always_everywhere("ElementInternals: states of custom elements")
@pytest.mark.parametrize("name", ["read-only", "new-value"])
def test_the_state_of_a_custom_element_is_its_own(name, desktop):
    carousel = show_copied(desktop, f'<div class="card"><input><{name}></{name}></div>', VALUES)
    desktop.js(f"{CAROUSEL}.select(1, {{animated: false}})")
    carousel.still()
    desktop.js(f"{ITEMS}[1].querySelector('input').focus()")
    desktop.press("a", "b")
    carousel.still()
    assert desktop.js(f"{ITEMS}[1].querySelector('input').value") == "ab"
    assert carousel.selected == 1
    assert desktop.js("assigned") == 0


@everywhere
def test_copies_show_a_form_that_is_reset(desktop, copied):
    desktop.js(f"void {ITEMS}.forEach(item => item.querySelector('.box').click())")
    boxes = f"{COPIES}.map(copy => copy.querySelector('.box').checked)"
    assert set(desktop.js(boxes)) == {True}
    desktop.js(f"{FORM}.reset()")
    desktop.until(f"{boxes}.every(checked => !checked)")


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
    expected = [["on", True], ["b", None], ["", None]]
    assert desktop.js(f"{ITEMS}.map(item => {STATE})")[1][0][0] == "a"
    assert [item[1:] for item in state] == [expected] * len(state)
    assert {item[0][0] for item in state} <= {"", "a"} and "a" in {item[0][0] for item in state}
    # A copy that is made later shows them too.
    desktop.js(f"void {ITEMS}.forEach(item => item.append('!'))")
    copied.still()
    assert [item[1:] for item in desktop.js(f"{COPIES}.map(item => {STATE})")] == [expected] * len(state)


@everywhere
@pytest.mark.parametrize("field", [".text", "select", "textarea"])
def test_a_click_on_a_field_in_a_copy_brings_focus_to_the_items_own(field, desktop, copied):
    desktop.js(f"void {ITEMS}.forEach((item, index) => {{ item.querySelector('fieldset').dataset.name = index }})")
    copied.still()
    x, y, name = desktop.js(
        f"""{COPIES}.map(copy => [copy.querySelector('{field}').getBoundingClientRect(), copy.{NAME}])
            .map(([box, name]) => [box.x + box.width / 2, box.y + box.height / 2, name])
            .find(([x]) => x > 0 && x < 1280)"""
    )
    desktop.js(
        f"""void {CAROUSEL}.addEventListener('click', ({{target}}) => {{
            if (!target.closest('[slot]')) globalThis.focusedAtClick = document.activeElement === target
        }})"""
    )
    desktop.page.mouse.click(x, y)
    copied.still()
    focused = "document.activeElement"
    assert desktop.js(f"[{focused}.matches('{field}'), {focused}.closest('.card').{NAME}]") == [True, name]
    assert not desktop.js(f"!!{focused}.closest('[slot]')")
    assert desktop.js("focusedAtClick"), "browsers bring focus to a field before its click"
