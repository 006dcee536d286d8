"""A printed strip shows all its children, in rows, since paper cannot be scrolled."""

import pytest
from album import PACKAGE
from test_contract import CARD, ELEMENT, MODULE, PICTURE, cards, drawn, page, strip

ITEMS = {
    "vitrine-carousel": cards(9),
    "vitrine-expanding-carousel": CARD * 9,
    "vitrine-stitched-carousel": f'<img src="{PICTURE}" width="60" height="40" alt="A">' * 9,
}
BOXES = f"""[...{ELEMENT}.children].filter(item => item.checkVisibility() && !item.slot)
    .map(item => [item.getBoundingClientRect().toJSON(), getComputedStyle(item)])
    .map(([box, {{clipPath, opacity}}]) => ({{...box, isWhole: clipPath === 'none' && opacity === '1'}}))"""


@pytest.mark.parametrize("name", ITEMS)
@pytest.mark.parametrize("attributes", ["", "loop", "axis=vertical", "effect=fade", "dir=rtl"])
def test_a_printed_strip_shows_all_items_in_rows(attributes, name, desktop):
    desktop.show(
        page(strip(f"{attributes} selected=5 style='height: 400px'", name=name, items=ITEMS[name]), MODULE), PACKAGE
    )
    drawn(desktop)
    desktop.painted()
    desktop.page.emulate_media(media="print")
    # Paper has another width, and no frame comes before it is printed.
    boxes = desktop.js(f"({ELEMENT}.style.inlineSize = '700px', {BOXES})")
    whole = desktop.js(f"{ELEMENT}.getBoundingClientRect().toJSON()")
    assert len(boxes) == 9 and all(box["isWhole"] for box in boxes)
    assert all(box["x"] >= whole["x"] and box["right"] <= whole["right"] + 0.1 for box in boxes)
    assert all(box["y"] >= whole["y"] and box["bottom"] <= whole["bottom"] + 0.1 for box in boxes)
    rows = sorted({round(box["y"]) for box in boxes})
    along = [(round(box["y"]), -box["x"] if attributes == "dir=rtl" else box["x"]) for box in boxes]
    assert len(rows) > 1 and along == sorted(along) and len(set(along)) == 9
