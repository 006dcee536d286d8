"""A page can cancel the events of decisions, and receives events when a drag begins and ends."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from grid import COVERS, SHOWN_PART
from test_contract import ELEMENT, MODULE, PICTURE, drawn, page, strip

LINKS = f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' * 4
VIEWER = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer')"
DIALOG = f"{VIEWER}?.shadowRoot.querySelector('dialog')"
NAMES = ["open", "close", "change", "settle", "drag-start", "drag-end"]
LISTEN = f"""void (globalThis.events = [], globalThis.cancelled = [], {NAMES}.forEach(name =>
    document.addEventListener(`vitrine-${{name}}`, event => {{
      events.push([name, event.detail.index])
      if (cancelled.includes(name)) event.preventDefault()
    }})))"""
STRIP_SIZE = "<style>vitrine-carousel > * { width: 300px; height: 200px; background: #ccd }</style>"


def show(screen, name="vitrine-photo-grid", attributes="", cancelled=(), items=LINKS):
    """Shows four items in owned time, and cancels the events with these names."""
    screen.own_time()
    screen.show(page(strip(attributes, name=name, items=items) + STRIP_SIZE, MODULE), PACKAGE)
    drawn(screen)
    screen.still()
    screen.js(LISTEN)
    screen.js(f"void cancelled.push(...{list(cancelled)})")


def events(screen) -> list:
    return screen.js("events")


@everywhere
@pytest.mark.parametrize("name", ["vitrine-photo-grid", "vitrine-carousel"])
def test_an_item_whose_opening_is_cancelled_stays_on_the_page(name, desktop):
    show(desktop, name, cancelled=["open"])
    desktop.js(f"void {ELEMENT}.open(1)")
    desktop.still()
    assert events(desktop) == [["open", 1]]
    assert not desktop.js(f"{DIALOG}?.{COVERS}")
    assert desktop.js(f"[{ELEMENT}.openIndex, getComputedStyle({ELEMENT}.children[1]).opacity]") == [None, "1"]
    desktop.js(f"void (cancelled.length = 0, {ELEMENT}.open(1))")
    desktop.still()
    assert desktop.js(f"[{ELEMENT}.openIndex, {DIALOG}.{COVERS}]") == [1, True]


@everywhere
def test_a_click_opens_nothing_if_the_page_cancels_it(desktop):
    show(desktop, cancelled=["open"])
    desktop.page.mouse.click(50, 50)
    desktop.still()
    assert events(desktop) == [["open", 0]]
    assert not desktop.js(f"{DIALOG}?.{COVERS}")


@everywhere
@pytest.mark.parametrize("way", ["close()", "close({animated: false})", "key", "button", "drag"])
def test_a_photograph_whose_closing_is_cancelled_stays_open(way, desktop):
    show(desktop, attributes="history", cancelled=["close"])
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.still()
    box = f"JSON.stringify({VIEWER}.shadowRoot.querySelector('{SHOWN_PART}').getBoundingClientRect())"
    before = desktop.js(f"[{box}, history.length]")
    match way:
        case "key":
            desktop.press("Escape")
        case "button":
            desktop.js(f"void {VIEWER}.shadowRoot.querySelector('[part=close]').click()")
        case "drag":
            desktop.drag((640, 300), (640, 340), (640, 420), (640, 520), dt=16)
        case _:
            desktop.js(f"void {ELEMENT}.{way}")
    desktop.still()
    assert [each for each in events(desktop) if each[0] == "close"] == [["close", 1]]
    assert desktop.js(f"[{ELEMENT}.openIndex, {DIALOG}.{COVERS}]") == [1, True]
    assert desktop.js(f"[{box}, history.length]") == before
    desktop.js(f"void (cancelled.length = 0, {ELEMENT}.close())")
    desktop.still()
    assert desktop.js(f"[{ELEMENT}.openIndex, {DIALOG}.{COVERS}]") == [None, False]
    assert [name for name, _ in events(desktop)].count("close") == 2


@always_everywhere("history: each browser has its own order of popstate and navigation")
def test_back_leaves_a_photograph_open_whose_closing_is_cancelled(desktop):
    show(desktop, attributes="history", cancelled=["close"])
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.still()
    desktop.js("void (globalThis.returns = 0, addEventListener('popstate', () => returns++), history.back())")
    desktop.until("returns === 1")
    desktop.still()
    assert desktop.js(f"[{ELEMENT}.openIndex, {DIALOG}.{COVERS}]") == [1, True]
    # The next Back asks again, and closes it.
    desktop.js("void (cancelled.length = 0, history.back())")
    desktop.until(f"{ELEMENT}.openIndex === null")
    desktop.still()
    assert desktop.js(f"{DIALOG}.{COVERS}") is False


@everywhere
@pytest.mark.parametrize("way", ["next()", "select(2, {animated: false})", "drag", "key"])
def test_a_cancelled_change_of_a_strip_goes_back_to_the_item_before(way, desktop):
    show(desktop, "vitrine-carousel", cancelled=["change"], items="<div>A</div>" * 5)
    match way:
        case "drag":
            desktop.drag((640, 100), (600, 100), (540, 100), (440, 100), dt=16)
        case "key":
            desktop.js(f"{ELEMENT}.shadowRoot.querySelector('[part~=viewport]').focus()")
            desktop.press("ArrowRight")
        case _:
            desktop.js(f"void {ELEMENT}.{way}")
    desktop.still()
    assert [name for name, _ in events(desktop)].count("change") == 1
    assert [each for each in events(desktop) if each[0] == "settle"] in ([], [["settle", 0]])
    assert desktop.js(f"[{ELEMENT}.selectedIndex, {ELEMENT}.position]") == [0, 0]
    desktop.js(f"void (cancelled.length = 0, {ELEMENT}.next())")
    desktop.still()
    assert desktop.js(f"{ELEMENT}.selectedIndex") == 1
    assert events(desktop)[-2:] == [["change", 1], ["settle", 1]]


@everywhere
def test_a_cancelled_change_without_a_motion_is_not_seen(desktop):
    show(desktop, "vitrine-carousel", cancelled=["change"], items="<div>A</div>" * 5)
    # No frame is painted within a task.
    positions = desktop.js(
        f"[{ELEMENT}.position, {ELEMENT}.select(2, {{animated: false}}), {ELEMENT}.position, {ELEMENT}.selectedIndex]"
    )
    assert positions == [0, None, 0, 0]
    desktop.still()
    assert [each for each in events(desktop) if each[0] == "change"] == [["change", 2]]


@everywhere
def test_a_page_that_cancels_a_change_can_go_elsewhere(desktop):
    show(desktop, "vitrine-carousel", items="<div>A</div>" * 5)
    desktop.js(
        f"""void {ELEMENT}.addEventListener('vitrine-change', event => {{
            if (event.detail.index === 1) event.preventDefault(), {ELEMENT}.select(3)
        }})"""
    )
    desktop.js(f"void {ELEMENT}.next()")
    desktop.still()
    assert events(desktop) == [["change", 1], ["change", 3], ["settle", 3]]
    assert desktop.js(f"[{ELEMENT}.selectedIndex, {ELEMENT}.position]") == [3, 3]
    # Later changes are reported as usual.
    desktop.js(f"void {ELEMENT}.select(0)")
    desktop.still()
    assert events(desktop)[3:] == [["change", 0], ["settle", 0]]


@everywhere
def test_a_page_that_cancels_a_change_and_reloads_its_items_has_not_gone_elsewhere(desktop):
    show(desktop, "vitrine-carousel", items="<div>A</div>" * 5)
    desktop.js(
        f"""void {ELEMENT}.addEventListener('vitrine-change', event => {{
            event.preventDefault()
            {ELEMENT}.prepend({ELEMENT}.children[1])
            {ELEMENT}.reload()
        }}, {{once: true}})"""
    )
    desktop.js(f"void {ELEMENT}.next()")
    desktop.still()
    # The item before is the second one now.
    assert desktop.js(f"[{ELEMENT}.selectedIndex, {ELEMENT}.position]") == [1, 1]


@everywhere
@pytest.mark.parametrize("name", ["vitrine-photo-grid", "vitrine-carousel"])
def test_a_cancelled_change_in_the_viewer_shows_the_photograph_before(name, desktop):
    show(desktop, name)
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.still()
    desktop.js("void (events.length = 0, cancelled.push('change'))")
    desktop.press("ArrowRight")
    desktop.still()
    assert [each for each in events(desktop) if each[0] == "change"] == [["change", 2]]
    assert desktop.js(f"{ELEMENT}.openIndex") == 1
    desktop.js("void (cancelled.length = 0)")
    desktop.press("ArrowRight")
    desktop.still()
    assert [each for each in events(desktop) if each[0] == "change"] == [["change", 2], ["change", 2]]
    assert desktop.js(f"{ELEMENT}.openIndex") == 2


@everywhere
def test_a_drag_of_a_strip_has_a_beginning_and_an_end(desktop):
    show(desktop, "vitrine-carousel", items="<div>A</div>" * 5)
    desktop.drag((640, 100), (639, 100), lift=False)
    assert events(desktop) == []
    desktop.drag_on((600, 100), (540, 100), (440, 100))
    assert events(desktop) == [["drag-start", 0]]
    desktop.release(440, 100)
    desktop.still()
    assert events(desktop) == [["drag-start", 0], ["drag-end", 0], ["change", 2], ["settle", 2]]
    desktop.page.mouse.click(640, 100)
    desktop.still()
    assert [each for each in events(desktop)[4:] if "drag" in each[0]] == []


@always_everywhere("pointer capture: an element that leaves the page loses it")
def test_a_drag_of_a_strip_that_is_taken_away_ends(desktop):
    show(desktop, "vitrine-carousel", items="<div>A</div>" * 5)
    desktop.drag((640, 100), (600, 100), (540, 100), lift=False)
    desktop.js(
        f"void ((globalThis.gone = {ELEMENT}).addEventListener('vitrine-drag-end', () => (globalThis.ended = true)))"
    )
    desktop.js("void gone.remove()")
    assert desktop.js("globalThis.ended") is True
    desktop.release(540, 100)


@everywhere
def test_a_drag_in_the_viewer_has_a_beginning_and_an_end(desktop):
    show(desktop)
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.still()
    desktop.js("document.addEventListener('vitrine-drag-start', ({detail}) => (globalThis.first = detail))")
    desktop.js("void (events.length = 0)")
    desktop.drag((640, 300), (600, 300), (540, 300), (440, 300), (340, 300), dt=16)
    desktop.still()
    assert events(desktop) == [["drag-start", 1], ["drag-end", 1], ["change", 2], ["settle", 2]]
    assert desktop.js("first") == {"index": 1, "isOpen": True}
