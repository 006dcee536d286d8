"""Fingers, trackpads, buttons, keys and code stitch and unstitch a row of photographs."""

import pytest
from browsers import always_everywhere, everywhere
from stitched import ITEMS, ROW
from user_input import CONTROL


def test_the_gaps_follow_the_fingers(phone, show_row):
    row = show_row(phone)
    assert row.gap(0) == pytest.approx(8, abs=0.1)
    assert row.radii(0) == row.radii(1) == [8, 8, 8, 8]
    phone.shot("stitched-parted")
    row.pinch(200, 178, lift=False)
    seam = row.gap(0) / 8
    assert 0.3 < seam < 0.9
    assert row.radii(1) == pytest.approx([8 * seam] * 4, abs=0.1)
    assert row.radii(0) == pytest.approx([8, 8 * seam, 8 * seam, 8], abs=0.1)
    phone.shot("stitched-half")
    phone.lift()
    row.still()
    assert row.stitched
    assert row.gap(0) <= 0
    assert row.radii(0) == [8, 0, 0, 8]
    assert row.radii(1) == [0, 0, 0, 0]
    assert phone.js("reported") == [True]
    assert phone.js("knocks") == 1
    phone.shot("stitched")
    phone.js(f"{ROW}.select(5)")
    row.still()
    assert row.radii(5) == [0, 8, 8, 0]
    row.pinch(100, 130)
    row.still()
    assert not row.stitched
    assert row.gap(4) == pytest.approx(8, abs=0.1)
    assert phone.js("reported") == [True, False]


def test_what_is_between_the_fingers_stays_there(phone, show_row):
    row = show_row(phone, attributes='align="center"')
    phone.js(f"{ROW}.select(2, {{animated: false}})")
    row.still()
    before = row.seen(2).center[0]
    row.pinch(200, 170, middle=(195, 150), lift=False)
    assert row.seen(2).center[0] == pytest.approx(before, abs=1)
    phone.lift()
    row.still()
    assert row.stitched


def test_one_finger_that_stays_goes_on_as_a_drag(phone, show_row):
    row = show_row(phone)
    row.pinch(200, 160, lift=False)
    before = row.seen(1).x
    phone._touch("touchEnd", [(115, 150)], __import__("time").time())
    phone.tick(16)
    assert row.stitched
    assert row.seen(1).x == pytest.approx(before, abs=6)


def test_a_pinch_is_drawn_once_for_both_fingers(phone, show_row):
    row = show_row(phone)
    row.pinch(200, 190, lift=False)
    phone.js(
        f"""(() => {{
            globalThis.draws = 0
            new MutationObserver(({{ length }}) => draws += length)
                .observe({ROW}.children[0], {{ attributes: true, attributeFilter: ["style"] }})
        }})()"""
    )
    for step in range(1, 6):
        phone.touch("touchMove", [(100 + step, 150), (290 - step, 150)])
        phone.tick(16)
    one = phone.js("draws / 5")
    phone.lift()
    row.still()
    assert one == 1


def test_a_pinch_does_not_zoom_the_page_and_a_vertical_drag_scrolls_it(phone, show_row):
    row = show_row(phone, style="main { height: 3000px }")
    row.pinch(100, 200)
    row.still()
    assert phone.js("visualViewport.scale") == 1
    phone.fingers([(200, 250 - 20 * step) for step in range(10)])
    phone.until("scrollY > 50")


def test_a_third_finger_and_fingers_taken_away_leave_nothing_half_way(phone, show_row):
    row = show_row(phone)
    two = [(95, 150), (295, 150)]
    phone.fingers(*[[point] for point in two], lift=False)
    phone.fingers([two[0], (105, 150)], [two[1], (285, 150)], [(200, 250), (200, 240)], lift=False)
    phone.cdp.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    phone.js("clock.delivered()")
    row.still()
    assert row.gap(0) == pytest.approx(0 if row.stitched else 8, abs=1.1)
    row.pinch(100, 150)
    row.pinch(200, 150)
    row.still()
    assert row.stitched
    assert row.gap(0) <= 0


@always_everywhere("one page of a gesture: a pinch on a trackpad")
def test_a_wheel_with_the_control_key_pinches(desktop, show_row):
    row = show_row(desktop)
    for _ in range(4):
        desktop.wheel(400, 200, 0, 2, held=CONTROL)
        desktop.tick(16)
    assert 0 < row.gap(0) < 8
    for _ in range(4):
        desktop.wheel(400, 200, 0, 2, held=CONTROL)
        desktop.tick(16)
    row.still()
    assert row.stitched
    assert row.gap(0) <= 0
    assert desktop.js("visualViewport.scale") == 1


@always_everywhere("gesture events: only Safari has them")
def test_safaris_pinch_of_a_trackpad(desktop, show_row):
    row = show_row(desktop)
    made = "Object.assign(new Event(type, {bubbles: true, cancelable: true}), {scale, clientX: 300, clientY: 150})"
    send = f"((type, scale) => {{ const event = {made}; {ROW}.dispatchEvent(event); return event.defaultPrevented }})"
    assert desktop.js(f"{send}('gesturestart', 1)")
    for scale in (0.98, 0.94, 0.9):
        desktop.tick(16)
        assert desktop.js(f"{send}('gesturechange', {scale})")
    assert desktop.js(f"{send}('gestureend', 0.9)")
    row.still()
    assert row.stitched


@always_everywhere("one page of an element: a stitched row")
def test_a_button_does_the_same(desktop, show_row):
    row = show_row(desktop)
    button = f"{ROW}.shadowRoot.querySelector('[part=stitch]')"
    assert desktop.js(f"[{button}.ariaLabel, {button}.ariaPressed]") == ["Stitch together", "false"]
    box = desktop.js(f"(box => [box.x + 20, box.y + 20])({button}.getBoundingClientRect())")
    desktop.page.mouse.click(*box)
    row.still()
    assert row.stitched
    assert desktop.js("opened") == []
    assert desktop.js(f"{button}.ariaPressed") == "true"
    desktop.js(f"void ({ROW}.strings = {{stitch: 'Zusammen'}})")
    assert desktop.js(f"{button}.ariaLabel") == "Zusammen"


@everywhere
@pytest.mark.parametrize(
    "focused", [f"{ITEMS}[0]", f"{ROW}.shadowRoot.querySelector('[part=stitch]')"], ids=["item", "button"]
)
def test_a_key_does_the_same(focused, desktop, show_row):
    row = show_row(desktop)
    desktop.js(f"{focused}.focus()")
    desktop.press("s")
    row.still()
    assert row.stitched
    desktop.press("Shift+S")
    row.still()
    assert not row.stitched


@everywhere
def test_enter_opens(desktop, show_row):
    show_row(desktop)
    desktop.js(f"{ITEMS}[0].focus()")
    desktop.press("Enter")
    desktop.until("opened.length > 0")
    assert desktop.js("opened") == [0]


@everywhere
def test_code_and_the_attribute_do_the_same(desktop, show_row):
    row = show_row(desktop, attributes="stitched")
    assert row.stitched
    assert row.gap(0) <= 0
    desktop.js(f"{ROW}.unstitch()")
    desktop.run(100)
    assert 0 < row.gap(0) < 8
    row.still()
    assert not row.stitched
    desktop.js(f"void ({ROW}.stitched = true)")
    desktop.tick(16)
    assert row.gap(0) <= 0
    desktop.js(f"void document.querySelector('main').append({ROW})")
    row.still()
    assert row.stitched
    assert row.gap(0) <= 0


def test_a_finger_that_starts_on_the_button_drags_the_row(phone, show_row):
    row = show_row(phone)
    x, y = button_of(phone)
    before = row.seen(0).x
    phone.fingers([(x - 10 * step, y) for step in range(16)], lift=False)
    assert row.seen(0).x == pytest.approx(before - 140, abs=1)
    phone.lift()
    # Chromium sends no click after a drag; another browser may after a short one.
    click = "new MouseEvent('click', {detail: 1, bubbles: true, composed: true, cancelable: true})"
    phone.js(f"{ROW}.shadowRoot.querySelector('[part=stitch]').dispatchEvent({click})")
    row.still()
    assert not row.stitched
    assert phone.js("[reported, opened]") == [[], []]
    phone.tap(x, y)
    row.still()
    assert row.stitched
    phone.tap(x, y)
    row.still()
    assert phone.js("[reported, opened]") == [[True, False], []]


def test_a_tap_on_the_button_of_a_moving_row_stitches_it(phone, show_row):
    row = show_row(phone)
    point = button_of(phone)
    phone.js(f"{ROW}.select(3)")
    phone.run(48)
    assert row.seen(0).x < 0
    phone.tap(*point)
    row.still()
    assert row.stitched
    assert phone.js("opened") == []


def test_fingers_pinch_with_one_of_them_on_the_button(phone, show_row):
    row = show_row(phone)
    x, y = button_of(phone)
    phone.fingers([(x, y)] * 9, [(x - 200 + 5 * step, y) for step in range(9)])
    row.still()
    assert row.stitched
    assert phone.js("reported") == [True]


@everywhere
def test_a_mouse_does_not_drag_by_the_button(desktop, show_row):
    row = show_row(desktop)
    x, y = button_of(desktop)
    before = row.seen(0).x
    desktop.drag(*[(x - 10 * step, y) for step in range(16)])
    row.still()
    assert row.seen(0).x == before
    assert not row.stitched


def button_of(screen) -> tuple[float, float]:
    button = f"{ROW}.shadowRoot.querySelector('[part=stitch]')"
    return tuple(
        screen.js(f"(box => [box.x + box.width / 2, box.y + box.height / 2])({button}.getBoundingClientRect())")
    )


@everywhere
def test_a_pinch_in_the_viewer_of_a_row_leaves_the_row_as_it_is(desktop, show_row):
    """Safari reports a trackpad pinch by its own events. No driver sends them, so the page dispatches them."""
    row = show_row(desktop)
    desktop.js(f"void {ROW}.open(1, {{animated: false}})")
    desktop.until(f"{ROW}.openIndex === 1")
    dialog = f"{ROW}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('dialog')"
    for kind, scale in [("start", 1), ("change", 0.8), ("change", 0.6), ("end", 0.6)]:
        event = f"new Event('gesture{kind}', {{bubbles: true, cancelable: true, composed: true}})"
        at = f"{{scale: {scale}, clientX: 600, clientY: 300}}"
        desktop.js(f"void {dialog}.dispatchEvent(Object.assign({event}, {at}))")
        desktop.tick(16)
    row.still()
    assert desktop.js("reported") == []
    assert not row.stitched
