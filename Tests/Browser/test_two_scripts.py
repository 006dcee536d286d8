"""Two scripts of the package on one page act like one: the elements of both work together."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from grid import SEEN, SHOWN_PART, Rect
from test_contract import PICTURE

ITEM = '<div style="width: 200px; height: 150px; background: #ccd">Item</div>'
CARD = '<article><b data-part="poster">A</b><p data-part="details">B</p></article>'
PAGE = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Two</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <link rel="stylesheet" href="vitrine-carousel.css"><link rel="stylesheet" href="vitrine-expanding-carousel.css">
    <style>body {{ margin: 0 }} article {{ width: 200px }}</style>
    <script type="module" src="vitrine-carousel.js"></script>
    <script type="module" src="vitrine-expanding-carousel.js"></script>
    <main><vitrine-carousel align="start" label="Outer"><div style="width: 500px; height: 300px">
        <vitrine-expanding-carousel label="Inner">{CARD * 9}
        </vitrine-expanding-carousel></div>{ITEM * 9}</vitrine-carousel></main></html>"""
POSITIONS = "['vitrine-carousel', 'vitrine-expanding-carousel'].map(name => document.querySelector(name).position)"


def dragged(desktop):
    """The positions of both strips after a drag that begins over the inner one and is still held."""
    desktop.page.mouse.move(400, 100)
    desktop.page.mouse.down()
    for x in (380, 350, 320, 290):
        desktop.page.mouse.move(x, 100)
        desktop.tick(16)
    return desktop.js(POSITIONS)


@always_everywhere("pointer capture: of two elements that want it")
def test_a_drag_in_a_strip_that_is_in_another_one_moves_the_inner_one_alone(desktop):
    desktop.own_time()
    desktop.show(PAGE, PACKAGE)
    desktop.until("document.querySelectorAll(':state(drawn)').length === 2")
    desktop.still()
    outer, inner = dragged(desktop)
    assert inner > 0.3
    assert outer == 0
    desktop.page.mouse.up()
    desktop.still()
    assert desktop.js(POSITIONS)[0] == 0


@everywhere
def test_a_drag_beyond_the_end_of_the_inner_strip_moves_the_outer_one(desktop):
    desktop.own_time()
    desktop.show(PAGE, PACKAGE)
    desktop.until("document.querySelectorAll(':state(drawn)').length === 2")
    desktop.js("void document.querySelector('vitrine-expanding-carousel').select(8, {animated: false})")
    desktop.still()
    before = desktop.js(POSITIONS)
    outer, inner = dragged(desktop)
    assert outer > 0.1
    assert inner == before[1]
    desktop.page.mouse.up()
    desktop.still()


LINK = (
    f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" width="300" height="200" alt="A"></a>'
)
SCRIPTS = ["vitrine-photo-grid.js", "vitrine.js"]


@everywhere
@pytest.mark.parametrize("scripts", [SCRIPTS, SCRIPTS[::-1]], ids=["grid-first", "all-first"])
def test_a_photograph_flies_from_its_own_place_whichever_script_brought_the_viewer(scripts, desktop):
    desktop.own_time()
    tags = "".join(f'<script type="module" src="{name}"></script>' for name in scripts)
    desktop.show(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Two</title><link rel="icon" href="data:,">
            <link rel="stylesheet" href="vitrine.css"><style>body {{ margin: 0 }}</style>{tags}
            <main><vitrine-photo-grid label="Grid" min-cell="60" max-cell="60">{LINK * 9}</vitrine-photo-grid>
            <vitrine-carousel label="Row" align="start">{LINK * 5}</vitrine-carousel></main></html>""",
        PACKAGE,
    )
    desktop.until("document.querySelectorAll('main > :state(drawn)').length === 2")
    desktop.still()
    for name, selector in (("vitrine-carousel", "img"), ("vitrine-photo-grid", "a")):
        element = f"document.querySelector('{name}')"
        desktop.js(f"void {element}.open(2)")
        viewer = f"{element}.shadowRoot.querySelector('[exportparts]').shadowRoot"
        photo = f"{viewer}.querySelector('{SHOWN_PART}')"
        # The exhibit has brought the item into view.
        place = desktop.js(f"{SEEN}({element}.querySelectorAll('{selector}')[2])")
        assert Rect(*desktop.js(f"{SEEN}({photo})")).is_near(Rect(*place), within=1)
        desktop.still()
        assert desktop.js(f"{element}.openIndex") == 2
        desktop.js(f"void {element}.close({{animated: false}})")
        desktop.still()
        assert desktop.js(f"{element}.openIndex") is None
