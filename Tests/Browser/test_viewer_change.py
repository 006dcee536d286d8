"""The viewer reports each photograph that it shows by vitrine-change, whichever element has opened it."""

import pytest
from album import PACKAGE
from browsers import everywhere
from test_contract import ELEMENT, MODULE, PICTURE, drawn, page, strip

NAMES = ["vitrine-carousel", "vitrine-expanding-carousel", "vitrine-stitched-carousel", "vitrine-photo-grid"]
LINKS = f'<a data-part="poster" href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' * 8
DIALOG = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('dialog')"
ONWARD = f"void {DIALOG}.dispatchEvent(new KeyboardEvent('keydown', {{key: 'ArrowRight', bubbles: true}}))"
CHANGES = "heard.filter(([type]) => type === 'change').map(([, index]) => index)"


def show(screen, name: str):
    screen.expected += ["nothing appears when it opens", "has none"]
    screen.show(page(strip(name=name, items=LINKS), MODULE), PACKAGE)
    drawn(screen)
    screen.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    screen.until(f"{ELEMENT}.openIndex === 1 && {DIALOG}.matches(':modal')")
    screen.js("void (heard.length = 0)")


@everywhere
@pytest.mark.parametrize("name", NAMES)
def test_each_photograph_is_reported_once(name, desktop):
    show(desktop, name)
    for index in range(2, 8):
        desktop.js(ONWARD)
        desktop.until(f"{ELEMENT}.openIndex === {index}")
    desktop.until("heard.some(([type, index]) => type === 'settle' && index === 7)")
    assert desktop.js(CHANGES) == [2, 3, 4, 5, 6, 7]


@everywhere
@pytest.mark.parametrize("name", NAMES)
def test_a_page_can_cancel_it(name, desktop):
    show(desktop, name)
    desktop.js(f"void {ELEMENT}.addEventListener('vitrine-change', event => event.preventDefault())")
    desktop.js(ONWARD)
    desktop.until(f"{CHANGES}.length === 1")
    desktop.until(f"{ELEMENT}.openIndex === 1")
    assert desktop.js(CHANGES) == [2]


@everywhere
def test_a_strip_that_the_page_moves_meanwhile_reports_that(desktop):
    show(desktop, "vitrine-carousel")
    desktop.js(f"void {ELEMENT}.select(5, {{animated: false}})")
    desktop.until(f"{CHANGES}.includes(5)")
    assert desktop.js(f"[{ELEMENT}.selectedIndex, {ELEMENT}.openIndex]") == [5, 1]


def test_a_strip_that_comes_back_to_the_photograph_at_rest_reports_that(desktop):
    show(desktop, "vitrine-carousel")
    desktop.js(f"void {ELEMENT}.select(5, {{animated: false}})")
    desktop.until(f"{CHANGES}.includes(5)")
    desktop.js("void (heard.length = 0)")
    for key in ["+", "-"]:
        desktop.js(f"void {DIALOG}.dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', bubbles: true}}))")
    desktop.until(f"{ELEMENT}.selectedIndex === 1")
    desktop.until(f"{CHANGES}.join() === '1'")
