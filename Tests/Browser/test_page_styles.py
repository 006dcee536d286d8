"""Rules of a page for all links, pictures and boxes do not change the layout of items."""

import pytest
from album import PACKAGE
from browsers import everywhere
from test_contract import CARD, MODULE, STRIP, drawn, page, strip

TALL = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='600' height='900'/>"
IMAGE = f'<img class="photo" src="{TALL}" width="600" height="900" alt="A">'
LINK = f'<a href="{TALL}">{IMAGE}</a>'
EXHIBIT = "document.querySelector('[label]')"
BOXES = f"[...{EXHIBIT}.querySelectorAll('*')].map(each => each.getBoundingClientRect().toJSON())"

# The items of an exhibit, and a call that moves some of them.
EXHIBITS = {
    "loop": (strip("loop"), "select(4, {animated: false})"),
    "deck": (strip('loop effect="scale"'), "select(4, {animated: false})"),
    "cards": (strip(name="vitrine-expanding-carousel", items=CARD * 4), "expand(1, {animated: false})"),
    "row": (strip(name="vitrine-stitched-carousel", items=LINK * 4), "stitch({animated: false})"),
    "row of pictures": (strip(name="vitrine-stitched-carousel", items=IMAGE * 4), "stitch({animated: false})"),
    "grid": (strip(name="vitrine-photo-grid", items=LINK * 4), "select(3)"),
    "grid of pictures": (strip(name="vitrine-photo-grid", items=IMAGE * 4), "select(3)"),
    "grid of boxes": (strip(name="vitrine-photo-grid", items=f'<div class="card">{LINK}</div>' * 4), "select(3)"),
}
RULES = "* { transition: all 100s } img, .photo { height: auto } a, .card { position: relative } .card { margin: 9px }"


def boxes(screen, exhibit: str, rules: str) -> list:
    html, call = EXHIBITS[exhibit]
    screen.show(page(f"<style>{rules}</style>{html}", MODULE), PACKAGE)
    screen.until(f"{EXHIBIT}.matches(':state(drawn)')")
    screen.js(f"void {EXHIBIT}.{call}")
    screen.still()
    return screen.js(BOXES)


@everywhere
@pytest.mark.parametrize("exhibit", EXHIBITS)
def test_rules_for_all_links_and_pictures_move_no_item(exhibit, desktop):
    desktop.own_time()
    assert boxes(desktop, exhibit, RULES) == boxes(desktop, exhibit, "")


@everywhere
def test_a_card_keeps_the_transitions_of_its_looks(desktop):
    desktop.own_time()
    style = "<style>main div { transition: all 100s }</style>"
    desktop.show(page(strip("loop") + style, MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void Object.assign({STRIP}.children[0].style, {{transform: 'scale(1.1)', boxShadow: '0 0 9px'}})")
    running = f"{STRIP}.children[0].getAnimations().map(({{transitionProperty}}) => transitionProperty).sort()"
    assert desktop.js(running) == ["box-shadow", "transform"]
