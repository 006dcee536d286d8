"""The controls of the viewer fade after a touch and come back with the next one, before it closes anything."""

import pytest
from carousel import ROOT
from grid import GRID, VIEWER

CONTROLS = f"{VIEWER}.querySelector('.controls').style.opacity"
CAPTION = f"{VIEWER}.querySelector('[part=caption]')"


def opened(screen, show_grid, attributes: str):
    """Opens the first photograph by a tap, in owned time."""
    screen.own_time()
    grid = show_grid(screen, attributes=attributes)
    grid.tap(0)
    screen.run(1000)
    assert grid.is_open and screen.js(CONTROLS) == "1"
    return grid


def test_on_touch_they_fade_and_the_tap_that_brings_them_back_closes_nothing(phone, show_grid):
    grid = opened(phone, show_grid, 'tap="close"')
    assert phone.violations() == []
    phone.run(3000)
    assert phone.js(CONTROLS) == "0"
    assert phone.violations() == []
    # There is the button that closes the photograph, which nobody sees.
    phone.tap(
        *phone.js(f"""(({{x, y, width, height}}) => [x + width / 2, y + height / 2])(
        {VIEWER}.querySelector('[part=close]').getBoundingClientRect())""")
    )
    phone.run(600)
    assert grid.is_open and phone.js(CONTROLS) == "1"
    phone.tap(195, 200)
    phone.run(1500)
    assert not grid.is_open


def test_a_finger_on_the_toolbar_keeps_them(phone, show_grid):
    grid = opened(phone, show_grid, 'tap="close"')
    phone.js(f"""{GRID}.insertAdjacentHTML('beforeend',
        '<button slot="toolbar" id="tool" style="inline-size: 60px; block-size: 60px">Tool</button>')""")
    for _ in range(2):
        phone.run(2000)
        phone.tap(*phone.center("#tool"))
    phone.run(2000)
    assert grid.is_open and phone.js(CONTROLS) == "1"
    phone.run(1500)
    assert phone.js(CONTROLS) == "0"


def test_a_tap_shows_and_hides_them(phone, show_grid):
    grid = opened(phone, show_grid, 'tap="controls"')
    for opacity in "010":
        phone.tap(195, 200)
        phone.run(800)
        assert grid.is_open and phone.js(CONTROLS) == opacity


def test_they_stay_for_a_person_who_uses_keys(desktop, show_grid):
    desktop.own_time()
    grid = show_grid(desktop, attributes='tap="close"')
    desktop.press("Tab", "Enter")
    desktop.run(6000)
    assert grid.is_open and desktop.js(CONTROLS) == "1"


def test_a_click_on_a_button_that_has_faded_only_shows_it(desktop, show_grid):
    grid = opened(desktop, show_grid, "")
    point = desktop.js(f"""(({{x, y, width, height}}) => [x + width / 2, y + height / 2])(
        {VIEWER}.querySelector('[part=next-photo]').getBoundingClientRect())""")
    desktop.page.mouse.move(600, 300)
    desktop.page.mouse.move(*point)
    desktop.run(4000)
    assert desktop.js(CONTROLS) == "0"
    # The mouse has not moved since.
    desktop.page.mouse.down()
    desktop.page.mouse.up()
    desktop.run(1000)
    assert grid.is_open and desktop.js(CONTROLS) == "1"
    desktop.page.mouse.down()
    desktop.page.mouse.up()
    desktop.run(1000)
    assert desktop.js(f"{GRID}.openIndex") == 1


@pytest.mark.parametrize("size", [(844, 390), (1280, 800), (1920, 1080)], ids=str)
def test_in_landscape_the_caption_covers_at_most_an_eighth(size, screens, show_grid):
    screen = screens(*size, touch=size[1] < 500)
    opened(screen, show_grid, 'tap="close"')
    screen.js(f"{GRID}.children[0].dataset.title = 'A very long title of a photograph. '.repeat(20)")
    screen.js(f"{GRID}.children[0].dataset.detail = 'September 13, 2024 · Coast'")
    screen.run(100)
    assert 0 < screen.js(f"{CAPTION}.getBoundingClientRect().height") <= size[1] / 8
    inside = f"[...{CAPTION}.children].every(line => line.getBoundingClientRect().bottom <= innerHeight)"
    assert screen.js(inside) and screen.js(f"{CAPTION}.scrollHeight <= {CAPTION}.clientHeight")
    assert screen.violations() == []


def test_a_button_that_does_nothing_covers_nothing_and_keeps_focus(desktop, show_carousel):
    show_carousel(desktop, attributes="controls", count=3)
    look = f"""(({{opacity, pointerEvents}}) => [opacity, pointerEvents])(
        getComputedStyle({ROOT}.querySelector('[part=%s]')))"""
    assert desktop.js(look % "previous") == ["0", "none"]
    assert desktop.js(look % "next") == ["1", "auto"]
    desktop.press("Tab")
    assert desktop.js(f"{ROOT}.activeElement.part.value") == "previous"
    assert desktop.js(look % "previous") == ["0.35", "auto"]
    assert desktop.violations() == []
