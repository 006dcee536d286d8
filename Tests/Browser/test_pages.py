"""The pages of the viewer: a flick, a key, a button or a trackpad shows the next photograph."""

import pytest
from album import full_screen
from browsers import everywhere
from grid import GRID, SEEN, SHOWN_PART, VIEWER, Rect

SHOWN = f"{VIEWER}.querySelector('{SHOWN_PART}')"
BESIDE = f"[...{VIEWER}.querySelectorAll('[part~=beside]:not([hidden])')]"
IN_VIEW = f"{BESIDE}.filter(photo => Math.abs(photo.getBoundingClientRect().x) < innerWidth)"
LARGE = "querySelector('img:nth-of-type(2)').src.split('/').at(-1)"
TURNS = """
  globalThis.turns = []
  globalThis.rested = null
  document.addEventListener('vitrine-change', event => (rested = null, turns.push(event.detail.index)))
  document.addEventListener('vitrine-settle', event => (rested = event.detail.index))
"""


@pytest.fixture
def pages(phone, show_grid):
    """The photo grid on a phone, in owned time, which also records the changes of page."""
    phone.own_time()
    phone.page.add_init_script(TURNS)
    return show_grid(phone)


def flick(screen, way, y=420):
    """A quick swipe by 96 points to one side."""
    screen.fingers([(195 + way * 12 * step, y) for step in range(9)])


def until_settled(screen, index):
    screen.until(f"turns.at(-1) === {index} && rested === {index}")


def test_a_flick_turns_to_the_next_photograph(pages, phone):
    pages.open(4)
    phone.still()
    assert phone.js(f"{BESIDE}.length") == 2, "those beside it are there already"
    flick(phone, -1)
    phone.run(48)
    assert phone.js(f"{IN_VIEW}.length") == 1
    phone.shot("viewer-page-turning")
    until_settled(phone, 5)
    assert pages.photo.is_near(full_screen(phone, 5))
    assert phone.js(f"{SHOWN}.{LARGE}") == "0.png"
    assert phone.js(f"{GRID}.openIndex") == 5
    assert phone.js(f"{VIEWER}.querySelector('[part=caption-title]').textContent") == "Picture 5"
    assert phone.js(f"{VIEWER}.querySelector('[part=caption-detail]').textContent") == "6 of 40"
    assert phone.js(f"{VIEWER}.querySelector('[aria-live=polite]').textContent") == "Picture 5, 6 of 40"
    assert phone.js(f"{VIEWER}.querySelectorAll('[part~=photo]').length") == 3


def test_the_caption_names_the_photograph_after_fast_pages(pages, phone):
    pages.open(4)
    for _ in range(6):
        phone.press("ArrowRight")
        phone.tick(16)
    until_settled(phone, 10)
    assert phone.js(f"{VIEWER}.querySelector('[part=caption-title]').textContent") == "Picture 10"
    assert phone.js(f"{VIEWER}.querySelector('dialog').ariaLabel") == "Picture 10"


def test_flicks_back_and_forth_show_every_photograph_as_it_is(pages, phone):
    pages.open(4)
    for way, index in [(-1, 5), (-1, 6), (-1, 7), (1, 6), (1, 5), (1, 4), (1, 3)]:
        flick(phone, way)
        until_settled(phone, index)
        assert pages.photo.is_near(full_screen(phone, index)), index
        assert phone.js(f"{SHOWN}.{LARGE}") == f"{index % 5}.png"


def test_a_page_is_caught_in_mid_motion(pages, phone):
    pages.open(4)
    flick(phone, -1)
    phone.run(32)
    phone.touch("touchStart", [(195, 420)])
    phone.tick(16)
    caught = pages.photo
    phone.run(160)
    assert pages.photo == caught
    phone.touch("touchEnd", [])
    until_settled(phone, 5)
    assert phone.js("turns") == [5], "and the touch closes nothing"
    assert pages.is_open


def test_at_the_ends_a_rubber_band_holds_it_back(pages, phone):
    pages.open(0)
    phone.fingers([(100 + 15 * step, 420) for step in range(15)], lift=False)
    assert 40 < pages.photo.x - full_screen(phone, 0).x < 110
    phone.lift()
    phone.until(f"Math.abs({SEEN}({SHOWN})[0]) < 0.01")
    assert phone.js("turns") == []


def test_it_lands_in_the_cell_of_the_photograph_shown_last(pages, phone):
    pages.open(4)
    flick(phone, -1)
    until_settled(phone, 5)
    home = pages.cell(5)
    assert pages.is_empty(5) and not pages.is_empty(4)
    phone.fingers([(195, 420 + 12 * step) for step in range(20)], lift=False)
    phone.shot("viewer-dragged-after-a-page")
    phone.lift()
    pages.until_landed(is_open=False)
    assert pages.cell(5).is_near(home) and not pages.is_empty(5)
    assert pages.focused == 5


def test_a_cell_out_of_view_is_scrolled_into_view(pages, phone):
    pages.open(4)
    phone.press("End")
    until_settled(phone, 39)
    home = pages.cell(39)
    assert home.y > 0 and home.y + home.height <= 844, "it is in view before anybody sees it"
    phone.press("Escape")
    phone.run(480)
    assert pages.photo.is_near(home, within=30) or not pages.is_open
    pages.until_landed(is_open=False)
    assert pages.focused == 39 and pages.cell(39).is_near(home)


def test_up_and_down_it_is_dragged_away_as_ever(pages, phone):
    pages.open(4)
    phone.fingers([(195 + step, 420 + 12 * step) for step in range(20)])
    pages.until_landed(is_open=False)
    assert phone.js("turns") == []


@everywhere
def test_keys_turn_pages_and_the_first_and_last_are_a_key_away(desktop, show_grid):
    desktop.page.add_init_script(TURNS)
    grid = show_grid(desktop)
    desktop.press("Tab", "Enter")
    grid.until_landed(is_open=True)
    for key, index in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 39), ("Home", 0)]:
        desktop.press(key)
        until_settled(desktop, index)
    desktop.press("ArrowLeft")
    assert desktop.js("turns") == [1, 2, 1, 39, 0]
    assert grid.photo.is_near(full_screen(desktop, 0))
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    assert grid.focused == 0


def test_buttons_turn_pages_for_a_mouse_and_are_hidden_at_the_ends(desktop, show_grid):
    desktop.page.add_init_script(TURNS)
    grid = show_grid(desktop)
    desktop.page.mouse.click(*grid.cell(38).center)
    grid.until_landed(is_open=True)
    assert desktop.js(f"{VIEWER}.activeElement?.localName") == "dialog", "and no button has a ring"
    forward = desktop.page.get_by_role("button", name="Next")
    back = desktop.page.get_by_role("button", name="Previous")
    assert forward.is_visible() and back.is_visible()
    desktop.shot("viewer-buttons")
    forward.click()
    until_settled(desktop, 39)
    assert not forward.is_visible()
    assert desktop.js(f"{VIEWER}.activeElement?.part.value") == "close", "focus is not lost with the button"
    back.click()
    until_settled(desktop, 38)
    assert forward.is_visible()


def test_a_trackpad_turns_one_page_a_swipe(desktop, show_grid):
    desktop.own_time()
    desktop.page.add_init_script(TURNS)
    grid = show_grid(desktop)
    desktop.page.mouse.click(*grid.cell(4).center)
    grid.until_landed(is_open=True)
    for _ in range(40):
        desktop.wheel(640, 400, 60, 2)
        desktop.tick(16)
    until_settled(desktop, 5)
    assert grid.photo.is_near(full_screen(desktop, 5))
    assert desktop.js("scrollY") == 0


def test_from_the_right_to_the_left_a_flick_to_the_right_goes_on(phone, show_grid):
    phone.own_time()
    phone.page.add_init_script(TURNS)
    grid = show_grid(phone, attributes='dir="rtl"')
    grid.open(4)
    flick(phone, 1)
    until_settled(phone, 5)
    phone.press("ArrowLeft")
    until_settled(phone, 6)


def test_with_less_motion_pages_cross_fade(screens, show_grid):
    screen = screens(reduced_motion="reduce")
    screen.own_time()
    screen.page.add_init_script(TURNS)
    grid = show_grid(screen)
    screen.page.mouse.click(*grid.cell(4).center)
    grid.until_landed(is_open=True)
    screen.press("ArrowRight")
    screen.tick(70)
    opacity = screen.js(f"parseFloat({SHOWN}.style.opacity)")
    assert 0 < opacity < 1
    assert grid.photo.is_near(full_screen(screen, 5))
    until_settled(screen, 5)


def test_what_comes_and_goes_leaves_the_photograph_and_its_neighbours(pages, phone):
    pages.open(4)
    flick(phone, -1)
    until_settled(phone, 5)
    phone.js(f"{GRID}.children[0].remove()")
    phone.until(f"{GRID}.openIndex === 4")
    assert phone.js(f"{SHOWN}.{LARGE}") == "0.png"
    flick(phone, -1)
    until_settled(phone, 5)
    assert phone.js(f"{SHOWN}.{LARGE}") == "1.png"


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_viewer_has_no_barriers(screen, request, show_grid):
    screen = request.getfixturevalue(screen)
    grid = show_grid(screen)
    screen.js(f"{GRID}.open(4)")
    grid.until_landed(is_open=True)
    assert screen.violations() == []


def test_a_tap_catches_no_photograph_that_is_far(pages, phone):
    """The neighbours of the current photograph receive no touch, and are not in the accessibility tree."""
    pages.open(4)
    phone.still()
    box = Rect(*phone.js(f"{SEEN}({BESIDE}[0])"))
    assert box.x >= 390 or box.x + box.width <= 0
    assert phone.js(f"[...{VIEWER}.querySelectorAll('[part~=beside] img')].every(image => image.alt === '')")
