"""An exhibit is as wide as its parent. In a box that is as wide as its content, it is at most 40rem wide."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from test_contract import CARD, MODULE, page, strip
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


# Boxes that are as wide as their content.
BOXES = {
    "inline block": "display: inline-block",
    "float": "float: left",
    "absolute": "position: absolute",
    "fit-content": "inline-size: fit-content",
    "flex item": "",
}
DATA = f"""<script type="module">
    import "./vitrine.js";
    for (const element of document.querySelectorAll("section > *"))
        element.items = {{count: 20, extent: () => 200, render: (_, item) => (item.innerHTML = `{CARD}`)}};
</script>"""


@everywhere
@pytest.mark.parametrize("name", EVERY_KIND)
@pytest.mark.parametrize("script", [MODULE, DATA], ids=["children", "data"])
@pytest.mark.parametrize(("room", "width"), [(1000, 640), (400, 400)])
def test_an_exhibit_gives_a_box_its_width(room, width, script, name, desktop):
    element = strip(name=name, items=EVERY_KIND[name] if script == MODULE else "")
    boxes = "".join(
        f'<div style="position: relative; display: {"flow-root" if style else "flex"}; inline-size: {room}px">'
        f'<section style="{style}">{element}</section></div>'
        for style in BOXES.values()
    )
    desktop.show(page(boxes, script), PACKAGE)
    exhibits = f"[...document.querySelectorAll('{name}')]"
    desktop.until(f"{exhibits}.every(exhibit => exhibit.matches(':state(drawn)'))")
    assert desktop.js(f"{exhibits}.map(exhibit => exhibit.offsetWidth)") == [width] * len(BOXES)
    desktop.until(f"{exhibits}.every(exhibit => exhibit.querySelector('[style*=translate]'))")


@always_everywhere("intrinsic sizes: each browser has its own")
def test_a_column_of_items_gives_a_box_its_width(desktop):
    column = f'<section style="float: left">{strip("axis=vertical", items=EVERY_KIND["vitrine-carousel"])}</section>'
    desktop.show(page(column, MODULE), PACKAGE)
    desktop.until("document.querySelector('vitrine-carousel').matches(':state(drawn)')")
    assert desktop.js("document.querySelector('vitrine-carousel').offsetWidth") == 300


BOX = """element => [...element.children, ...element.shadowRoot?.querySelectorAll('button:not([hidden])') ?? []]
    .map(part => [part.getBoundingClientRect(), element.getBoundingClientRect()])
    .map(([part, {x, y}]) => [part.x - x, part.y - y, part.width, part.height].map(Math.round))"""


def show_between_lines(screen, name: str, lines: str, script: str):
    """Shows an exhibit twice, between horizontal and between other lines. Returns where their parts are."""
    element = strip('controls indicator="dots"', name=name, items=EVERY_KIND[name])
    style = "width: 700px; height: 500px; writing-mode"
    sections = [f'<section style="{style}: {mode}">{element}</section>' for mode in ("horizontal-tb", lines)]
    screen.show(page("".join(sections), script), PACKAGE)
    exhibits = f"[...document.querySelectorAll('{name}')]"
    if script:
        screen.until(f"{exhibits}.every(element => element.matches(':state(drawn)'))")
    screen.painted()
    return screen.js(f"{exhibits}.map({BOX})")


@everywhere
@pytest.mark.parametrize("lines", ["vertical-rl", "vertical-lr"])
@pytest.mark.parametrize("name", EVERY_KIND)
def test_vertical_lines_around_an_exhibit_do_not_turn_it(name, lines, desktop):
    usual, between_vertical_lines = show_between_lines(desktop, name, lines, MODULE)
    assert between_vertical_lines == usual


# Other browsers make a row between vertical lines as wide as the window until the script has loaded.
@pytest.mark.parametrize("lines", ["vertical-rl", "vertical-lr"])
@pytest.mark.parametrize("name", EVERY_KIND)
def test_vertical_lines_do_not_turn_an_exhibit_without_a_script(name, lines, desktop):
    usual, between_vertical_lines = show_between_lines(desktop, name, lines, "")
    assert between_vertical_lines == usual
