"""Fields in the cells of a photo grid keep their keys."""

import pytest
from album import PACKAGE
from browsers import everywhere
from test_contract import ELEMENT, MODULE, PICTURE, drawn, page, strip

FIELDS = [
    "<input value='abc'>",
    "<textarea>abc</textarea>",
    "<input type=range value=5>",
    "<select><option>a<option>b</select>",
]
CELL = f'<figure><a href="{PICTURE}"><img src="{PICTURE}" alt="A"></a><figcaption>%s</figcaption></figure>'


@everywhere
@pytest.mark.parametrize("key", ["ArrowLeft", "ArrowDown", "Home", "End", "PageDown"])
@pytest.mark.parametrize("field", FIELDS)
def test_a_key_in_a_field_stays_there(field, key, desktop):
    desktop.show(page(strip(name="vitrine-photo-grid", items=(CELL % field) * 6), MODULE), PACKAGE)
    drawn(desktop)
    owner = f"{ELEMENT}.children[2].querySelector('input, textarea, select')"
    desktop.js(f"void {owner}.focus()")
    desktop.page.keyboard.press(key)
    assert desktop.js(f"document.activeElement === {owner}")
    # Elsewhere, the grid handles the key.
    desktop.js(f"void {ELEMENT}.children[2].querySelector('a').focus()")
    desktop.page.keyboard.press("Home")
    desktop.until(f"document.activeElement.closest('figure') === {ELEMENT}.children[0]")
