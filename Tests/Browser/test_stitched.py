"""The stitched carousel on a page of somebody's own: fingers that close stitch a row of photographs together."""

import io

import pictures
import pytest
from browsers import everywhere
from grid import Rect
from PIL import Image
from probes import BREAK, SHIFTS, breaks
from stitched import ITEMS, PACKAGE, ROW, SIZES, Row, page, photograph

BOXES = f"{ITEMS}.map(item => item.getBoundingClientRect().toJSON())"
WIDTHS = [300 * width / height for width, height in SIZES]


@pytest.fixture(scope="session")
def quay(tmp_path_factory):
    folder = tmp_path_factory.mktemp("quay")
    for number, size in enumerate(SIZES):
        pictures.upright(*size).save(folder / f"{number}.png")
    Image.new("RGB", (8, 8), (0, 0, 255)).save(folder / "blue.png")
    return folder


@pytest.fixture
def shown(quay):
    def show(screen, **options) -> Row:
        if not screen.owns_time:
            screen.own_time()
        row = Row(screen, quay).show(page(**options))
        screen.until(f"[...{ROW}.querySelectorAll('img')].every(image => image.complete)")
        row.still()
        return row

    return show


# Without the script, and upgraded


@pytest.mark.parametrize("align", ["start", "center", "end"])
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_upgrading_moves_nothing(align, axis, direction, screens, quay):
    plain, upgraded = screens(width=900), screens(width=900)
    options = {"attributes": f'align="{align}" axis="{axis}" dir="{direction}"'}
    plain.show(page(**options, head=""), quay, PACKAGE)
    upgraded.page.add_init_script(SHIFTS)
    row = Row(upgraded, quay).show(page(**options))
    upgraded.painted()
    before = plain.js(BOXES)
    for index in range(2):
        seen = row.seen(index)
        assert Rect(*(before[index][side] for side in ("x", "y", "width", "height"))).is_near(seen), index
    assert upgraded.js("globalThis.shifted") == 0


# Two fingers


def test_the_gaps_follow_the_fingers(phone, shown):
    row = shown(phone)
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
    assert phone.js("told") == [True]
    assert phone.js("knocks") == 1
    phone.shot("stitched")
    phone.js(f"{ROW}.select(5)")
    row.still()
    assert row.radii(5) == [0, 8, 8, 0]
    row.pinch(100, 130)
    row.still()
    assert not row.stitched
    assert row.gap(4) == pytest.approx(8, abs=0.1)
    assert phone.js("told") == [True, False]


def test_what_is_between_the_fingers_stays_there(phone, shown):
    row = shown(phone, attributes='align="center"')
    phone.js(f"{ROW}.select(2, {{animated: false}})")
    row.still()
    before = row.seen(2).center[0]
    row.pinch(200, 170, middle=(195, 150), lift=False)
    assert row.seen(2).center[0] == pytest.approx(before, abs=1)
    phone.lift()
    row.still()
    assert row.stitched


def test_one_finger_that_stays_goes_on_as_a_drag(phone, shown):
    row = shown(phone)
    row.pinch(200, 160, lift=False)
    before = row.seen(1).x
    phone._touch("touchEnd", [(115, 150)], __import__("time").time())
    phone.tick(16)
    assert row.stitched
    assert row.seen(1).x == pytest.approx(before, abs=6)


def test_a_pinch_does_not_zoom_the_page_and_a_vertical_drag_scrolls_it(phone, shown):
    row = shown(phone, style="main { height: 3000px }")
    row.pinch(100, 200)
    row.still()
    assert phone.js("visualViewport.scale") == 1
    phone.fingers([(200, 250 - 20 * step) for step in range(10)])
    phone.until("scrollY > 50")


def test_a_third_finger_and_fingers_taken_away_leave_nothing_half_way(phone, shown):
    row = shown(phone)
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


# Trackpad, button, key, code


@everywhere
def test_a_wheel_with_the_control_key_pinches(desktop, shown):
    row = shown(desktop)
    for _ in range(4):
        desktop.wheel(400, 200, 0, 2, ctrl=True)
        desktop.tick(16)
    assert 0 < row.gap(0) < 8
    for _ in range(4):
        desktop.wheel(400, 200, 0, 2, ctrl=True)
        desktop.tick(16)
    row.still()
    assert row.stitched
    assert row.gap(0) <= 0
    assert desktop.js("visualViewport.scale") == 1


@everywhere
def test_safaris_pinch_of_a_trackpad(desktop, shown):
    row = shown(desktop)
    made = "Object.assign(new Event(type, {bubbles: true, cancelable: true}), {scale, clientX: 300, clientY: 150})"
    send = f"((type, scale) => {{ const event = {made}; {ROW}.dispatchEvent(event); return event.defaultPrevented }})"
    assert desktop.js(f"{send}('gesturestart', 1)")
    for scale in (0.98, 0.94, 0.9):
        desktop.tick(16)
        assert desktop.js(f"{send}('gesturechange', {scale})")
    assert desktop.js(f"{send}('gestureend', 0.9)")
    row.still()
    assert row.stitched


@everywhere
def test_a_button_does_the_same(desktop, shown):
    row = shown(desktop)
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
def test_a_key_does_the_same_and_enter_opens(desktop, shown):
    row = shown(desktop)
    desktop.js(f"{ITEMS}[0].focus()")
    desktop.press("s")
    row.still()
    assert row.stitched
    desktop.press("Shift+S")
    row.still()
    assert not row.stitched
    desktop.press("Enter")
    desktop.until("opened.length > 0")
    assert desktop.js("opened") == [0]


@everywhere
def test_code_and_the_attribute_do_the_same(desktop, shown):
    row = shown(desktop, attributes="stitched")
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
    desktop.painted()
    row.still()
    assert row.stitched
    assert row.gap(0) <= 0


def test_it_stays_stitched_when_the_engine_breaks_down(desktop, shown):
    desktop.page.add_init_script(BREAK)
    row = shown(desktop)
    desktop.js(f"{ROW}.stitch()")
    row.still()
    breaks(desktop, "vitrine_scene")
    desktop.js(f"{ROW}.refresh()")
    row.still()
    assert len(desktop.js("reported")) == 1
    assert row.stitched
    assert row.gap(0) <= 0


# Pixels


@pytest.mark.parametrize("scale", [1, 1.5, 2, 3])
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_no_ground_shows_between_stitched_photographs(scale, axis, screens, shown):
    screen = screens(width=1000, height=700, scale=scale)
    sizes = [(333, 400), (217, 300), (391, 300), (100, 300), (457, 300)]
    items = "".join(f'<img src="blue.png" width="{width}" height="{height}" alt="blue">' for width, height in sizes)
    style = "vitrine-stitched-carousel { height: 400px; --vitrine-placeholder: #00f } body { background: #f00 }"
    row = shown(screen, attributes=f'stitched axis="{axis}"', items=items, style=style)
    for offset in (0, 3, 7):
        screen.wheel(300, 300, offset if axis == "horizontal" else 0, 0 if axis == "horizontal" else offset)
        row.still()
        top = screen.box("vitrine-stitched-carousel")["y"]
        picture = Image.open(io.BytesIO(screen.page.screenshot())).convert("RGB")
        along = range(int(40 * scale), int(380 * scale) if axis == "vertical" else int(900 * scale))
        x, y = int(500 * scale), int((top + 200) * scale)
        line = [(x, int(top * scale) + step) if axis == "vertical" else (step, y) for step in along]
        assert max(picture.getpixel(point)[0] for point in line) <= 8, offset
    screen.shot(f"stitched-{axis}-{scale}")


# The viewer


@pytest.mark.parametrize("index", [0, 1])
def test_a_tap_opens_a_photograph_from_its_place(index, phone, shown):
    row = shown(phone, attributes="stitched")
    phone.js(f"{ROW}.select({index}, {{animated: false}})")
    row.still()
    home = row.seen(index)
    phone.tap(home.x + 60, home.y + 150)
    phone.until("opened.length > 0")
    assert phone.js("opened") == [index]
    photo = f"{ROW}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('[part=photo]')"
    assert phone.js(f"{photo}.getBoundingClientRect().height") > 0
    phone.run(64)
    phone.shot(f"stitched-opening-{index}")
    row.still()
    assert phone.js(f"{ROW}.openIndex") == index
    phone.js(f"{ROW}.close()")
    row.still()
    assert phone.js(f"{ROW}.openIndex") is None
    assert row.seen(index).is_near(home)
    assert phone.js("location.pathname") == "/"


def test_a_drag_opens_nothing(phone, shown):
    row = shown(phone)
    phone.fingers([(300 - 10 * step, 150) for step in range(16)])
    row.still()
    assert phone.js("opened") == []
    assert row.seen(0).x < 0


# Pictures that come late, or never


def test_a_picture_of_unknown_size_makes_room_about_the_one_looked_at(phone, shown, quay):
    items = '<img data-late="3.png" alt="late">' + "".join(photograph(number) for number in range(1, 6))
    row = shown(phone, items=items, attributes='align="center"')
    assert row.seen(0).width == pytest.approx(300, abs=0.5)
    phone.js(f"{ROW}.select(2, {{animated: false}})")
    row.still()
    before = row.seen(2)
    phone.js("void (image => (image.src = image.dataset.late, image.decode()))(document.querySelector('[data-late]'))")
    phone.until("document.querySelector('[data-late]').complete")
    row.still()
    assert row.seen(0).width == pytest.approx(600, abs=0.5)
    assert row.seen(2).is_near(before)


def test_a_picture_that_fails_shows_its_words_in_its_place(phone, shown):
    broken = '<img src="missing.png" width="600" height="400" alt="A boat that never came">'
    row = shown(phone, items=broken + photograph(1))
    assert row.seen(0).width == pytest.approx(450, abs=0.5)
    phone.shot("stitched-broken")
    phone.complaints.clear()


@pytest.mark.parametrize("size", [(1, 10_000), (10_000, 1), (0, 0)])
def test_odd_sizes_have_room(size, phone, shown):
    width, height = size
    row = shown(phone, items=f'<img width="{width}" height="{height}" alt="odd">' + photograph(1))
    assert 59.9 <= row.seen(0).width <= 1500.1


@pytest.mark.parametrize("count", [0, 1])
@pytest.mark.parametrize("attributes", ["", "stitched", "loop stitched"])
def test_none_and_one(count, attributes, phone, shown):
    row = shown(phone, attributes=attributes, items=photograph(0) if count else "<!-- none -->")
    row.pinch(200, 150)
    row.pinch(150, 200)
    row.still()
    if count and "loop" not in attributes:
        assert row.radii(0) == [8, 8, 8, 8]


DATA = """<script type="module">
  document.querySelector('vitrine-stitched-carousel').items = {
    count: 2000,
    key: String,
    ratio: index => 1 + index % 2,
    render(index, element) { element.innerHTML = `<img src="${index % 6}.png" alt="Picture ${index}">` },
  }
</script>"""


def test_a_collection_given_as_data(phone, shown):
    row = shown(phone, head='<script type="module" src="vitrine.js"></script>' + DATA, items="<!-- data -->")
    assert [row.seen(index).width for index in (0, 1)] == pytest.approx([300, 600], abs=0.5)
    assert row.gap(0) == pytest.approx(8, abs=0.1)
    row.pinch(200, 160)
    row.still()
    assert row.stitched
    assert phone.js(f"{ITEMS}.length") < 30


# For everyone


def test_screen_readers_know_what_is_where(desktop, shown):
    shown(desktop, attributes='controls indicator="dots"')
    assert desktop.violations() == []


@everywhere
def test_reduced_motion_fades_from_one_to_the_other(screens, shown):
    screen = screens(reduced_motion="reduce")
    row = shown(screen)
    screen.js(f"{ROW}.stitch()")
    screen.run(64)
    track = f"{ROW}.shadowRoot.querySelector('[part=track]')"
    assert float(screen.js(f"getComputedStyle({track}).opacity")) < 1
    assert row.gap(0) <= 0 or row.gap(0) == pytest.approx(8, abs=0.1), "nothing moves"
    row.still()
    assert row.gap(0) <= 0
    assert float(screen.js(f"getComputedStyle({track}).opacity")) == 1


@pytest.mark.parametrize("attributes", ['dir="rtl"', 'axis="vertical"', "loop"])
def test_other_ways_to_run(attributes, phone, shown):
    style = "vitrine-stitched-carousel { max-height: 600px }"
    row = shown(phone, attributes=attributes, style=style)
    phone.shot(f"stitched-{attributes[:4]}-parted")
    middle = (195, 250)
    row.pinch(200, 160, middle=middle)
    row.still()
    assert row.stitched
    phone.shot(f"stitched-{attributes[:4]}")
    if attributes == "loop":
        assert row.radii(0) == [0, 0, 0, 0], "no corner is an outer one"
    if "rtl" in attributes:
        assert row.radii(0) == [0, 8, 8, 0]
    if "vertical" in attributes:
        assert row.radii(0) == [8, 8, 0, 0]
