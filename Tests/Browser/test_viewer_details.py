"""A child with `slot="details"` is shown in the viewer, beside the photograph, and is not an item."""

import pytest
from album import PACKAGE
from browsers import everywhere
from test_contract import ELEMENT, MODULE, drawn, page, strip
from test_viewer_toolbar import CARDS, DIALOG, LINKS, NAMES, open_first

DETAILS = """<aside id="details" slot="details" tabindex="0" data-no-drag
    style="inline-size: 200px; block-size: 100%; overflow: auto; background: #222">
    <p style="block-size: 2000px">B</p></aside>"""


def show(screen, name="vitrine-photo-grid", script=MODULE):
    screen.own_time()
    items = (CARDS if name == "vitrine-expanding-carousel" else LINKS) + DETAILS
    screen.show(page(strip(name=name, items=items), script), PACKAGE)


@everywhere
@pytest.mark.parametrize("name", NAMES)
def test_it_is_seen_in_the_viewer_alone_and_its_taps_drags_and_keys_are_the_pages(name, desktop):
    show(desktop, name)
    drawn(desktop)
    desktop.still()
    assert desktop.box("#details")["width"] == 0
    open_first(desktop)
    box = desktop.box("#details")
    assert (box["x"], box["y"], box["width"], box["height"]) == pytest.approx((1080, 0, 200, 800), abs=0.5)
    mouse = desktop.page.mouse
    mouse.click(1180, 400)
    mouse.move(1180, 400)
    mouse.down()
    mouse.move(1100, 420, steps=4)
    mouse.up()
    mouse.wheel(0, 300)
    desktop.run(1000)
    desktop.still()
    assert desktop.js(f"{ELEMENT}.openIndex") == 0
    desktop.until("document.querySelector('#details').scrollTop > 0")
    # It stays when the controls hide, and goes with the backdrop.
    desktop.run(6000)
    assert desktop.js(f"getComputedStyle({DIALOG}.querySelector('[part=details]')).opacity") == "1"
    desktop.js(f"void {ELEMENT}.close()")
    desktop.run(100)
    assert 0 < float(desktop.js(f"getComputedStyle({DIALOG}.querySelector('[part=details]')).opacity")) < 1
    desktop.still()
    assert desktop.box("#details")["width"] == 0


@everywhere
@pytest.mark.parametrize("name", ["vitrine-photo-grid", "vitrine-carousel"])
def test_a_page_shows_another_item_beside_the_open_one(name, desktop):
    show(desktop, name)
    drawn(desktop)
    desktop.still()
    desktop.js(f"void {ELEMENT}.showPage(2)")
    desktop.still()
    assert desktop.js(f"{ELEMENT}.openIndex") is None
    open_first(desktop)
    for index, shown in [(2, 2), (0, 0), (-1, 0), ("NaN", 0)]:
        desktop.js(f"void {ELEMENT}.showPage({index})")
        desktop.still()
        assert desktop.js(f"{ELEMENT}.openIndex") == shown, index
