"""A cell of the grid is a link, or a figure with a link and a caption below."""

import pytest
from album import PACKAGE
from browsers import everywhere
from test_contract import MODULE, page, strip

GRID = "document.querySelector('vitrine-photo-grid')"
PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='90'/>"
IMAGE = f'<img src="{PICTURE}" alt="A">'
LINK = f'<a href="{PICTURE}">{IMAGE}</a>'
KINDS = {
    "link": LINK,
    "figure": f"<figure>{LINK}<figcaption>A harbour</figcaption></figure>",
    "link around a figure": f'<a href="{PICTURE}"><figure>{IMAGE}<figcaption>A harbour</figcaption></figure></a>',
    "picture": f'<a href="{PICTURE}"><picture><source>{IMAGE}</picture></a>',
}
BOXES = f"""[...{GRID}.children].map(cell =>
    [cell, cell.querySelector('img')].map(each => each.getBoundingClientRect().toJSON()))"""


@everywhere
@pytest.mark.parametrize("script", ["", MODULE], ids=["before the script", "drawn"])
@pytest.mark.parametrize("cell", KINDS.values(), ids=KINDS)
def test_a_picture_fills_its_square_cell(cell, script, desktop):
    desktop.show(page(strip(name="vitrine-photo-grid", items=cell * 3), script), PACKAGE)
    if script:
        desktop.until(f"{GRID}.matches(':state(drawn)')")
    for box, picture in desktop.js(BOXES):
        assert box["width"] == pytest.approx(box["height"], abs=0.1)
        assert picture == pytest.approx(box, abs=0.1)
    assert desktop.js(f"getComputedStyle({GRID}.querySelector('img')).objectFit") == "cover"


def test_a_tap_on_a_cell_is_not_coloured(phone):
    phone.show(page(strip(name="vitrine-photo-grid", items=LINK * 3), MODULE), PACKAGE)
    phone.until(f"{GRID}.matches(':state(drawn)')")
    assert phone.js(f"getComputedStyle({GRID}.querySelector('a')).webkitTapHighlightColor") == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("width", [300, 700])
@pytest.mark.parametrize("attributes", ["", "layout=justified", "zoom min-cell=2000"])
def test_a_printed_grid_is_as_wide_as_the_paper(attributes, width, desktop):
    desktop.show(page(strip(attributes, name="vitrine-photo-grid", items=LINK * 40), MODULE), PACKAGE)
    desktop.until(f"{GRID}.matches(':state(drawn)')")
    desktop.painted()
    desktop.page.emulate_media(media="print")
    # Paper has another width, and no frame comes before it is printed.
    boxes = desktop.js(f"({GRID}.style.inlineSize = '{width}px', {BOXES}.map(([cell]) => cell))")
    assert all(box["x"] >= 0 and box["right"] <= width + 0.1 for box in boxes)
    assert all(box["width"] == pytest.approx(box["height"], abs=0.1) for box in boxes)
    assert all(box["width"] >= 90 for box in boxes)
    places = {(round(box["x"]), round(box["y"])) for box in boxes}
    assert len(places) == 40
    bottom = desktop.js(f"{GRID}.getBoundingClientRect().bottom")
    assert max(box["bottom"] for box in boxes) == pytest.approx(bottom, abs=0.1)


@everywhere
def test_a_page_counts_through_its_cells(desktop):
    style = """a:first-child { counter-reset: cells } span { counter-increment: cells }
        span::after { content: counter(cells, upper-roman) }
        vitrine-photo-grid > a > span { display: inline-block; block-size: auto }"""
    items = f'<a href="{PICTURE}"><span></span></a>' * 3
    desktop.show(page(f"<style>{style}</style>{strip(name='vitrine-photo-grid', items=items)}", MODULE), PACKAGE)
    desktop.until(f"{GRID}.matches(':state(drawn)')")
    first, second, third = desktop.js(f"[...{GRID}.querySelectorAll('span')].map(span => span.offsetWidth)")
    assert 0 < first < second < third, "I, II and III"
