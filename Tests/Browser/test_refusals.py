"""A page refuses that a photograph opens, closes or changes, whichever way a person or a script asks for it."""

import time

import pytest
from grid import COVERS, SHOWN_PART
from test_cancelled_events import DIALOG, ELEMENT, VIEWER, events, show
from test_contract import PICTURE

GRID, CAROUSEL = "vitrine-photo-grid", "vitrine-carousel"
POSTERS = (
    f'<a data-part="poster" href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' * 4
)
PHOTO = f"JSON.stringify({VIEWER}.shadowRoot.querySelector('{SHOWN_PART}').getBoundingClientRect())"
STATE = f"[{ELEMENT}.openIndex, {DIALOG}.{COVERS}]"
BUTTON = f"{VIEWER}.shadowRoot.querySelector('[part=next-photo]')"
THROW = [(640, 300), (640, 340), (640, 420), (640, 520)]


def show_open(screen, name=GRID, attributes="", cancelled=()):
    show(screen, name, attributes)
    screen.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    screen.still()
    screen.js(f"void (events.length = 0, cancelled.push(...{list(cancelled)}))")


def names(screen) -> list[str]:
    return [name for name, _ in events(screen) if "drag" not in name]


def once(screen, name: str, answer: str):
    """Cancels the next event of that name, and lets the page do something else in its listener."""
    screen.js(
        f"""void document.addEventListener('vitrine-{name}', event => {{
            event.preventDefault()
            {answer}
        }}, {{once: true}})"""
    )


@pytest.mark.parametrize(
    ("name", "way"),
    [
        (GRID, "Enter"),
        (GRID, "openIndex = 1"),
        (CAROUSEL, "click"),
        (CAROUSEL, "Enter"),
        ("vitrine-stitched-carousel", "click"),
        ("vitrine-expanding-carousel", "open(1)"),
    ],
)
def test_an_opening_that_is_refused_leaves_the_page_as_it_was(name, way, desktop):
    desktop.expected += ["nothing appears when it opens", "has none"]
    show(desktop, name, cancelled=["open"], items=POSTERS)
    first = desktop.center(f"{name} > :first-child")
    match way:
        case "Enter":
            desktop.js(f"{ELEMENT}.firstElementChild.focus()")
            desktop.press("Enter")
        case "click":
            desktop.page.mouse.click(*first)
        case _:
            desktop.js(f"void ({ELEMENT}.{way})")
    desktop.still()
    assert names(desktop) == ["open"]
    item = 1 if "1" in way else 0
    opacity = f"getComputedStyle({ELEMENT}.children[{item}]).opacity"
    assert desktop.js(f"[{ELEMENT}.openIndex, {DIALOG}?.{COVERS} ?? false, {opacity}]") == [None, False, "1"]
    # The page did not leave for the address of the link, and the same gesture opens the next time.
    desktop.js("void (cancelled.length = 0)")
    desktop.js(f"void {ELEMENT}.open({item})")
    desktop.still()
    assert desktop.js(STATE) == [item, True]


@pytest.mark.parametrize(
    ("name", "way"), [(GRID, "tap"), (CAROUSEL, "drag"), (CAROUSEL, "Escape"), (GRID, "openIndex = null")]
)
def test_a_closing_that_is_refused_brings_the_photograph_back(name, way, desktop):
    show_open(desktop, name, cancelled=["close"])
    before = desktop.js(PHOTO)
    match way:
        case "tap":
            # A tap right after the opening counts as the second one of a double tap.
            desktop.run(600)
            desktop.page.mouse.click(640, 300)
        case "drag":
            desktop.drag(*THROW, dt=16)
        case "Escape":
            desktop.press("Escape")
        case _:
            desktop.js(f"void ({ELEMENT}.{way})")
    desktop.still()
    assert [name for name in names(desktop) if name != "settle"] == ["close"]
    assert desktop.js(f"[...{STATE}, {PHOTO}]") == [1, True, before]
    # The place of the photograph stays empty.
    picture = f"[...{ELEMENT}.children].map(item => getComputedStyle(item).opacity).join()"
    assert desktop.js(picture) == "1,0,1,1"
    desktop.js(f"void (cancelled.length = 0, {ELEMENT}.close())")
    desktop.still()
    assert desktop.js(STATE) == [None, False]
    assert desktop.js(picture) == "1,1,1,1"


def test_a_pinch_that_closes_is_refused(phone):
    show_open(phone, cancelled=["close"])
    before = phone.js(PHOTO)
    phone.fingers([(60, 300), (100, 300), (160, 300)], [(330, 300), (290, 300), (230, 300)], dt=16)
    phone.still()
    assert names(phone) == ["close", "settle"]
    assert phone.js(f"[...{STATE}, {PHOTO}]") == [1, True, before]


@pytest.mark.parametrize("name", [GRID, CAROUSEL])
def test_a_photograph_that_a_finger_catches_on_its_way_back_opens_only_if_the_page_allows_it(name, desktop):
    show_open(desktop, name, cancelled=["open"])
    desktop.js(f"void {ELEMENT}.close()")
    desktop.run(48)
    desktop.page.mouse.click(640, 300)
    desktop.still()
    assert names(desktop) == ["close", "open", "settle"]
    assert desktop.js(STATE) == [None, False]
    desktop.js(f"void (cancelled.length = 0, events.length = 0, {ELEMENT}.open(2, {{animated: false}}))")
    desktop.still()
    assert [names(desktop).count("open"), *desktop.js(STATE)] == [1, 2, True]


@pytest.mark.parametrize(
    ("name", "way"), [(GRID, "drag"), (GRID, "wheel"), (GRID, "button"), (GRID, "End"), (CAROUSEL, "drag")]
)
def test_a_change_that_is_refused_shows_the_photograph_before(name, way, desktop):
    show_open(desktop, name, cancelled=["change"])
    before = desktop.js(PHOTO)
    match way:
        case "drag":
            desktop.drag((640, 300), (600, 300), (540, 300), (440, 300), (340, 300), dt=16)
        case "wheel":
            desktop.wheel(640, 300, 120, 0)
        case "button":
            desktop.js(f"void {BUTTON}.click()")
        case _:
            desktop.press("End")
    desktop.still()
    assert [name for name in names(desktop) if name == "change"] == ["change"]
    assert desktop.js(f"[...{STATE}, {PHOTO}]") == [1, True, before]
    assert desktop.js(f"[...{ELEMENT}.children].map(item => getComputedStyle(item).opacity).join()") == "1,0,1,1"
    if name == CAROUSEL:
        assert desktop.js(f"{ELEMENT}.selectedIndex") == 1


def test_only_the_last_of_two_changes_in_a_frame_can_be_refused(desktop):
    show_open(desktop, cancelled=["change"])
    key = "new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true})"
    desktop.js(f"void [1, 2].forEach(() => {DIALOG}.dispatchEvent({key}))")
    desktop.still()
    assert [each for each in events(desktop) if each[0] == "change"] == [["change", 2], ["change", 3]]
    assert desktop.js(f"{ELEMENT}.openIndex") == 2


@pytest.mark.parametrize(
    ("answer", "open_index", "reported"),
    [
        ("close()", None, ["change", "close", "settle"]),
        ("open(0, {animated: false})", 0, ["change", "open", "close", "settle", "settle"]),
    ],
)
def test_a_page_that_refuses_a_change_can_close_or_open_another(answer, open_index, reported, desktop):
    show_open(desktop)
    once(desktop, "change", f"{ELEMENT}.{answer}")
    desktop.press("ArrowRight")
    desktop.still()
    assert sorted(names(desktop)) == sorted(reported)
    assert desktop.js(STATE) == [open_index, open_index is not None]


def test_an_opening_that_is_refused_in_a_refused_change_leaves_the_photograph_before(desktop):
    show_open(desktop, cancelled=["open"])
    once(desktop, "change", f"{ELEMENT}.open(0, {{animated: false}})")
    desktop.press("ArrowRight")
    desktop.still()
    assert desktop.js(STATE) == [1, True]


@pytest.mark.parametrize("name", [GRID, CAROUSEL])
def test_a_closing_can_be_refused_although_the_photograph_has_landed_before_the_next_frame(name, desktop):
    show_open(desktop, name, "history", cancelled=["close"])
    desktop.drag(*THROW, dt=16, lift=False)
    desktop._mouse("mouseReleased", THROW[-1], time.time(), buttons=0)
    desktop.js("void clock.pass(2000)")
    desktop.still()
    assert names(desktop) == ["close", "settle"]
    assert desktop.js(STATE) == [1, True]


@pytest.mark.parametrize("name", [GRID, CAROUSEL])
def test_a_photograph_that_closes_right_after_its_arrival_is_reported_once(name, desktop):
    show(desktop, name)
    desktop.js(f"void {ELEMENT}.open(1)")
    desktop.run(32)
    # No frame is drawn between the arrival and the call.
    desktop.js(f"void (clock.pass(3000), {ELEMENT}.close())")
    desktop.still()
    assert [name for name in names(desktop) if name in ("open", "close")] == ["open", "close"]
    assert desktop.js(STATE) == [None, False]


@pytest.mark.parametrize("name", [GRID, CAROUSEL])
def test_a_photograph_that_closes_while_its_element_is_taken_away_is_closed_once(name, desktop):
    show_open(desktop, name)
    desktop.js(f"void {ELEMENT}.close()")
    desktop.run(32)
    desktop.js(f"void (globalThis.taken = {ELEMENT}, taken.remove())")
    desktop.js("void document.querySelector('main').prepend(taken)")
    desktop.still()
    assert [name for name in names(desktop) if name != "settle"] == ["close"]
    assert desktop.js(STATE) == [None, False]
