"""A child with `slot="toolbar"` is shown in the viewer, and is not an item."""

import pytest
from album import PACKAGE
from browsers import everywhere
from test_contract import ELEMENT, MODULE, PICTURE, drawn, page, strip

LINKS = f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' * 4
CARDS = f'<article><img data-part="poster" src="{PICTURE}" alt="A"><p data-part="details">B</p></article>' * 4
TOOLBAR = """<div slot="toolbar"><button id="save" type="button">Save</button><a id="more" href="#more">More</a>
    <input id="note" aria-label="Note"></div>"""
DIALOG = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer')?.shadowRoot.querySelector('dialog')"
NAMES = ["vitrine-photo-grid", "vitrine-carousel", "vitrine-expanding-carousel", "vitrine-stitched-carousel"]


def show(screen, name="vitrine-photo-grid", attributes="", script=MODULE):
    screen.own_time()
    style = (
        "<style>vitrine-photo-grid::part(toolbar), vitrine-carousel::part(toolbar) { outline: 1px solid red }</style>"
    )
    items = (CARDS if name == "vitrine-expanding-carousel" else LINKS) + TOOLBAR
    screen.show(page(strip(attributes, name=name, items=items) + style, script), PACKAGE)


def open_first(screen):
    screen.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    screen.still()


@everywhere
@pytest.mark.parametrize("name", NAMES)
def test_it_is_seen_in_the_viewer_alone(name, desktop):
    show(desktop, name)
    drawn(desktop)
    desktop.still()
    assert desktop.box("#save")["width"] == 0
    open_first(desktop)
    box, more = desktop.box("#save"), desktop.box("#more")
    assert 0 < box["x"] < 40 and 0 < box["y"] < 40 and box["width"] > 20
    assert more["x"] > box["x"]
    desktop.js(f"void {ELEMENT}.close({{animated: false}})")
    desktop.still()
    assert desktop.box("#save")["width"] == 0


@everywhere
@pytest.mark.parametrize("name", NAMES)
def test_without_the_script_it_is_not_seen(name, desktop):
    desktop.show(page(strip(name=name, items=LINKS + TOOLBAR)), PACKAGE)
    assert desktop.box("#save")["width"] == 0


@everywhere
def test_it_keeps_focus_when_the_photograph_has_arrived(desktop):
    show(desktop)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(0)")
    desktop.until(f"{DIALOG}.matches(':popover-open')")
    desktop.js("void save.focus()")
    desktop.still()
    assert desktop.js(f"{DIALOG}.matches(':modal')")
    assert desktop.js("document.activeElement === save")


@everywhere
def test_its_buttons_are_the_pages(desktop):
    show(desktop)
    drawn(desktop)
    open_first(desktop)
    desktop.js(
        """void (globalThis.clicks = [], document.addEventListener('click', ({target}) => clicks.push(target.id)),
            document.addEventListener('click', event => event.preventDefault()))"""
    )
    for name in ("save", "more"):
        desktop.page.mouse.click(*desktop.center(f"#{name}"))
    desktop.run(500)
    assert desktop.js("clicks") == ["save", "more"]
    assert desktop.js(f"{ELEMENT}.openIndex") == 0


@everywhere
def test_its_fields_keep_their_keys(desktop):
    show(desktop)
    drawn(desktop)
    open_first(desktop)
    desktop.page.mouse.click(*desktop.center("#note"))
    desktop.press("s", "0", "ArrowLeft", "-")
    desktop.still()
    assert desktop.js("document.querySelector('#note').value") == "s-0"
    assert desktop.js(f"{ELEMENT}.openIndex") == 0
    desktop.js("document.querySelector('#save').focus()")
    desktop.press("ArrowRight")
    desktop.still()
    assert desktop.js(f"{ELEMENT}.openIndex") == 1


@everywhere
def test_it_hides_with_the_controls(desktop):
    show(desktop, attributes='tap="controls"')
    drawn(desktop)
    open_first(desktop)
    desktop.page.mouse.move(640, 600)
    desktop.run(600)
    desktop.page.mouse.click(640, 600)
    desktop.run(1000)
    toolbar = f"{DIALOG}.querySelector('[part=toolbar]')"
    assert desktop.js(f"getComputedStyle({toolbar}.parentElement).opacity") == "0"
    assert desktop.js("getComputedStyle(document.querySelector('[slot=toolbar]')).pointerEvents") == "none"


def test_a_page_styles_the_part(desktop):
    show(desktop)
    drawn(desktop)
    open_first(desktop)
    assert desktop.js(f"getComputedStyle({DIALOG}.querySelector('[part=toolbar]')).outlineStyle") == "solid"
