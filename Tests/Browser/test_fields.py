"""Fields in the items of a strip: the strip does not move while a mouse uses a visible field."""

import pytest
from browsers import always_everywhere, everywhere
from carousel import CAROUSEL, Carousel, page

FIELDS = "".join(
    f'<div class="card">Card {n} <input id="box{n}" type="checkbox"> <input id="text{n}" value="hello world"></div>'
    for n in range(12)
)


@pytest.fixture
def fields(desktop) -> Carousel:
    desktop.own_time()
    carousel = Carousel(desktop).show(page('align="start"', items=FIELDS, style=".card { width: 350px }"))
    carousel.still()
    return carousel


def press(screen, selector: str):
    """Presses the mouse on a field for so long that the strip would move."""
    screen.page.mouse.move(*screen.center(selector))
    screen.page.mouse.down()
    screen.still()


def position(screen) -> float:
    return screen.js(f"{CAROUSEL}.position")


@everywhere
def test_a_press_on_a_field_that_is_fully_visible_moves_nothing(desktop, fields):
    press(desktop, "#box1")
    assert position(desktop) == 0
    desktop.page.mouse.up()
    desktop.still()
    assert desktop.js("[box1.checked, document.activeElement.id]") == [True, "box1"]
    assert position(desktop) == 0


@everywhere
def test_an_item_that_is_partly_visible_comes_when_the_press_on_its_field_ends(desktop, fields):
    # Three cards of 360 fit into 1280 points; the fourth is cut off.
    press(desktop, "#box3")
    assert position(desktop) == 0
    desktop.page.mouse.up()
    desktop.still()
    assert desktop.js("[box3.checked, document.activeElement.id]") == [True, "box3"]
    assert position(desktop) == 3


@always_everywhere("selection: a drag selects text unless the page prevents it")
def test_text_in_a_field_is_selected_by_a_mouse(desktop, fields):
    x, y = desktop.center("#text2")
    press(desktop, "#text2")
    desktop.page.mouse.move(x - 100, y, steps=4)
    desktop.until("text2.selectionStart === 0")
    desktop.page.mouse.up()
    desktop.still()
    assert desktop.js("[text2.selectionStart, text2.selectionEnd]") == [0, 11]
    assert position(desktop) == 0


def test_focus_by_a_key_after_a_press_moves_the_strip(desktop, fields):
    press(desktop, "#text1")
    desktop.page.mouse.up()
    desktop.press("Tab")
    desktop.still()
    assert [desktop.js("document.activeElement.id"), position(desktop)] == ["box2", 2]


@everywhere
def test_focus_by_the_page_after_a_press_elsewhere_moves_the_strip(desktop, fields):
    press(desktop, "#text1")
    desktop.page.mouse.up()
    desktop.js("void document.body.insertAdjacentHTML('beforeend', '<button id=other>Other</button>')")
    desktop.js("void other.addEventListener('click', () => text2.focus())")
    desktop.page.mouse.click(*desktop.center("#other"))
    desktop.still()
    assert [desktop.js("document.activeElement.id"), position(desktop)] == ["text2", 2]


@everywhere
def test_another_pointer_that_is_lifted_does_not_end_the_press(desktop, fields):
    press(desktop, "#text3")
    desktop.js("void dispatchEvent(new PointerEvent('pointerup', {pointerId: 77}))")
    desktop.still()
    assert position(desktop) == 0
    desktop.page.mouse.up()
    desktop.still()
    assert position(desktop) == 3
