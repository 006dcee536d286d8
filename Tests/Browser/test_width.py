"""How wide an exhibit is: as wide as there is room."""

import pytest
from album import PACKAGE
from browsers import everywhere
from test_contract import MODULE, page, strip
from test_ordinary_pages import EVERY_KIND

GRID = "vitrine-photo-grid"
PARENTS = {
    "block": "",
    "centred column": "display: flex; flex-direction: column; align-items: center",
    "centred grid": "display: grid; justify-items: center",
    "row": "display: flex",
    "grid": "display: grid",
    "grid with a column": "display: grid; grid-template-columns: 1fr",
}


@everywhere
@pytest.mark.parametrize("name", EVERY_KIND)
@pytest.mark.parametrize("parent", PARENTS.values(), ids=PARENTS)
def test_an_exhibit_is_as_wide_as_its_parent(parent, name, desktop):
    width = f"document.querySelector('{name}').getBoundingClientRect().width"
    html = f'<section style="inline-size: 700px; {parent}">{strip(name=name, items=EVERY_KIND[name])}</section>'
    desktop.show(page(html, MODULE), PACKAGE)
    desktop.until(f"document.querySelector({name!r}).matches(':state(drawn)')")
    assert desktop.js(width) == 700


@everywhere
@pytest.mark.parametrize("parent", PARENTS.values(), ids=PARENTS)
def test_a_grid_is_as_wide_before_the_script(parent, desktop):
    html = f'<section style="inline-size: 700px; {parent}">{strip(name=GRID, items=EVERY_KIND[GRID])}</section>'
    desktop.show(page(html, ""), PACKAGE)
    assert desktop.js(f"document.querySelector('{GRID}').getBoundingClientRect().width") == 700
