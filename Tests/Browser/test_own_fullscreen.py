"""A page that shows an element of its own in full screen, while a photograph is open."""

import pytest
from album import PACKAGE
from grid import COVERS, GRID, VIEWER
from test_popovers import LINK
from test_viewer_toolbar import MODULE, page, strip

BUTTON = '<div slot="toolbar"><button id="full">Full screen</button></div>'
DIALOG = f"{VIEWER}.querySelector('dialog')"
STYLE = '<link rel="stylesheet" href="vitrine.css">'
AT_CENTRE = f"{VIEWER}.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog') === {DIALOG}"


def show(screen):
    html = page(f'<div id="wrapper">{strip(name="vitrine-photo-grid", items=LINK * 4 + BUTTON)}</div>', MODULE)
    screen.show(html, PACKAGE)
    screen.until(f"{GRID}.matches(':state(drawn)')")
    screen.js(f"void {GRID}.open(1, {{animated: false}})")
    screen.until(f"{DIALOG}.matches(':modal')")


@pytest.mark.parametrize("element", ["document.body", "document.querySelector('#wrapper')", GRID])
def test_the_photograph_stays_above_it(element, desktop):
    show(desktop)
    desktop.js(f"void full.addEventListener('click', () => {element}.requestFullscreen())")
    desktop.page.locator("#full").click()
    desktop.until("document.fullscreenElement")
    desktop.until(AT_CENTRE)
    assert desktop.js(f"[{GRID}.openIndex, {DIALOG}.{COVERS}]") == [1, True]
    assert desktop.js("document.activeElement === full")
    desktop.press("ArrowRight")
    desktop.until(f"{GRID}.openIndex === 2")


def test_a_part_of_the_viewer_stays_above_the_photograph(desktop):
    show(desktop)
    desktop.js("void full.addEventListener('click', () => full.requestFullscreen())")
    desktop.page.locator("#full").click()
    desktop.until("document.fullscreenElement === full")
    desktop.painted()
    assert desktop.js("document.elementFromPoint(innerWidth / 2, innerHeight / 2) === full")


def test_a_part_of_the_viewer_stays_above_it_in_a_shadow_tree(desktop):
    grid = strip(name="vitrine-photo-grid", items=LINK * 4 + BUTTON)
    html = page(f'<div id="host"><template shadowrootmode="open">{STYLE}{grid}</template></div>', MODULE)
    desktop.show(html, PACKAGE)
    inner = "host.shadowRoot.querySelector('vitrine-photo-grid')"
    desktop.until(f"{inner}.matches(':state(drawn)')")
    desktop.js(f"void {inner}.open(1, {{animated: false}})")
    desktop.until(f"{inner}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector(':modal')")
    desktop.js("void (globalThis.full = host.shadowRoot.querySelector('#full'))")
    desktop.js("void full.addEventListener('click', () => full.requestFullscreen())")
    desktop.page.locator("#full").click()
    desktop.until("host.shadowRoot.fullscreenElement === full")
    desktop.painted()
    assert desktop.js("host.shadowRoot.elementFromPoint(innerWidth / 2, innerHeight / 2) === full")
