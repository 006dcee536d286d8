"""A click on a link to a picture in a carousel opens the viewer. Clicks for the browser or the page stay theirs."""

from pathlib import Path

import pytest
from album import PACKAGE
from browsers import everywhere
from screen import Screen

PAGE = Path(__file__).parent / "pages/picture-links.html"
PHOTO = "row.shadowRoot.querySelector('vitrine-photo-viewer')?.shadowRoot.querySelector('[part~=photo]')"
BOX = "(box => [box.x, box.y, box.width, box.height])({}.getBoundingClientRect())"


@pytest.fixture
def links(desktop, album) -> Screen:
    desktop.own_time()
    desktop.show(PAGE.read_text(), PACKAGE, album)
    desktop.until("[row, thumbs, plain].every(it => it.matches(':state(drawn)'))")
    desktop.until("[...document.images].every(image => image.complete)")
    desktop.still()
    return desktop


def click(screen, selector: str, **held):
    screen.page.mouse.click(*screen.center(selector), **held)
    screen.still()


@everywhere
def test_a_click_or_enter_on_a_picture_opens_it(links):
    click(links, "#row > :first-child img")
    assert links.js("[row.openIndex, followed]") == [0, []]
    links.press("Escape")
    links.still()
    links.js("void inner.focus()")
    links.still()
    links.press("Enter")
    links.still()
    assert links.js("[row.openIndex, row.selectedIndex, followed]") == [1, 1, []]


def test_a_picture_that_is_not_current_flies_from_where_it_is_clicked(links):
    links.js("void Object.assign(row, {align: 'center', speed: 0.01})")
    links.still()
    start = links.js(BOX.format("document.querySelector('#inner img')"))
    links.page.mouse.click(*links.center("#inner img"))
    links.until(f"{PHOTO}?.offsetWidth")
    links.tick(1)
    assert links.js(BOX.format(PHOTO)) == pytest.approx(start, abs=2)
    links.js("void (row.speed = 1)")
    links.still()
    links.js("void row.close({animated: false})")
    links.still()
    assert links.js("[row.selectedIndex, row.position]") == [1, 1]


@everywhere
def test_the_browser_and_the_page_keep_their_clicks(links):
    for selector in ("#tab img", "#saved img", "#page img", "#handled img", "#buy"):
        links.page.mouse.click(*links.center(selector))
    click(links, "#plain img")
    click(links, "#thumbs :nth-child(2) img")
    opened = "[row, thumbs, plain].map(it => it.openIndex)"
    assert links.js(f"[{opened}, followed]") == [[None] * 3, ["tab", "saved", "page", "plain"]]
    links.js("void plain.removeAttribute('plain-links')")
    click(links, "#plain img")
    assert links.js("plain.openIndex") == 0


def test_a_click_with_a_modifier_key_is_the_browsers(links):
    for times, key in enumerate(["Shift", "Control", "Alt", "Meta"], 1):
        links.page.keyboard.down(key)
        click(links, "#inner img")
        links.page.keyboard.up(key)
        assert links.js("[row.openIndex, followed]") == [None, ["inner"] * times], key
