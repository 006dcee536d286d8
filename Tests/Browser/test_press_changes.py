"""A press by itself changes no target, also where several items rest at one offset."""

from pathlib import Path

import pytest
from album import PACKAGE

PAGE = Path(__file__).parent / "pages/press-changes.html"


@pytest.fixture
def shown(request, screens):
    screen = screens(width=1000, height=600, touch=request.param)
    screen.own_time()
    screen.show(PAGE.read_text(), PACKAGE)
    screen.until("[row, main, thumbs].every(it => it.matches(':state(drawn)'))")
    screen.js("void (row.select(2), main.select(2))")
    screen.still()
    screen.js("void (heard.length = 0)")
    return screen


def press(screen, selector: str):
    point = screen.center(selector)
    if screen.js("matchMedia('(pointer: coarse)').matches"):
        screen.tap(*point)
    else:
        screen.page.mouse.click(*point)
    screen.still()


@pytest.mark.parametrize("shown", [False, True], ids=["mouse", "finger"], indirect=True)
def test_a_press_on_a_button_or_a_thumbnail_changes_only_what_it_chooses(shown):
    press(shown, "#buy")
    assert shown.js("[heard, row.selectedIndex]") == [[], 2]
    press(shown, "#thumbs :nth-child(5)")
    assert sorted(shown.js("heard.filter(text => !text.includes('settle'))")) == ["main change 4", "thumbs change 4"]
