"""A recording of a person's input is a trace. Its replay draws and reports the same as the page."""

import pytest
from album import PACKAGE
from browsers import everywhere
from probes import follow
from recorded import digests, replayed
from test_contract import ELEMENT, MODULE, PICTURE, drawn, page, strip

STYLE = """<style>vitrine-carousel > * { inline-size: 300px; block-size: 200px; object-fit: cover }
    vitrine-carousel[axis=vertical] > * { inline-size: 100% }
    vitrine-expanding-carousel { block-size: 250px } vitrine-stitched-carousel { block-size: 200px }</style>"""
PICTURES = f'<img src="{PICTURE}" width="60" height="40" alt="A">' * 9
CARDS = f'<article><img data-part="poster" src="{PICTURE}" alt="A"><p data-part="details">B</p></article>' * 9


def show(screen, name, attributes="", items=PICTURES):
    screen.own_time()
    screen.show(page(strip(attributes, name=name, items=items), MODULE) + STYLE, PACKAGE)
    drawn(screen)
    screen.still()


def record(screen):
    """Starts a recording, and saves the corners of the items in each frame from then on."""
    screen.js(follow(ELEMENT))
    screen.js(f"{ELEMENT}.record().then(it => {{ globalThis.recording = it }})")
    screen.js("void (globalThis.seen = new Map)")


def tick(screen, count=1):
    for _ in range(count):
        screen.tick(16)
        screen.js(
            f"""void seen.set({ELEMENT}.driver.frames.shown, [...{ELEMENT}.children].map(item => {{
                const [box, of] = [item.getBoundingClientRect(), {ELEMENT}.getBoundingClientRect()]
                return [box.x - of.x, box.y - of.y]
            }}))"""
        )


def stopped(screen) -> str:
    return screen.js("recording.stop()")


def compare(screen, trace: str, abs: float) -> int:
    """Compares the corners of items on the page with those in a native replay. Returns how many are compared."""
    frames = {round(frame.time, 5): frame for frame in replayed(trace)}
    compared = 0
    for time, corners in screen.js("[...seen]"):
        frame = frames.get(round(time, 5))
        if frame is None:
            continue
        for item, *corner in (numbers[:3] for numbers in frame.items):
            assert corners[int(item)] == pytest.approx(corner, abs=abs), f"item {item} at {time} s"
            compared += 1
    return compared


def assert_agreement(screen, abs=0.05):
    """Asserts that the page and the native replay drew the same, and that native and WebAssembly replays are equal."""
    trace = stopped(screen)
    assert compare(screen, trace, abs) > 60
    natively, as_wasm = digests(trace)
    assert natively == as_wasm and natively.count("\n") > 10


@everywhere
@pytest.mark.parametrize(
    ("attributes", "x", "y"),
    [("", 30, 5), ("axis=vertical style='block-size: 400px'", 5, 30), ("loop snap=page", 30, 5), ("dir=rtl", -30, 5)],
    ids=["horizontal", "vertical", "loop", "right to left"],
)
def test_a_replay_of_a_drag_draws_what_the_page_has_drawn(attributes, x, y, desktop):
    show(desktop, "vitrine-carousel", attributes)
    record(desktop)
    desktop.page.mouse.move(700, 180)
    desktop.page.mouse.down()
    for step in range(1, 6):
        desktop.page.mouse.move(700 - x * step, 180 - y * step)
        tick(desktop)
    desktop.page.mouse.up()
    tick(desktop, 20)
    assert_agreement(desktop)


@everywhere
def test_a_replay_of_cards_opens_them(desktop):
    show(desktop, "vitrine-expanding-carousel", items=CARDS)
    record(desktop)
    tick(desktop, 2)
    desktop.js(f"void {ELEMENT}.expand(2)")
    tick(desktop, 10)
    desktop.js(f"void {ELEMENT}.expand(5)")
    tick(desktop, 20)
    assert_agreement(desktop)


@everywhere
def test_a_replay_of_a_row_stitches_it(desktop):
    show(desktop, "vitrine-stitched-carousel")
    record(desktop)
    tick(desktop, 2)
    desktop.js(f"void {ELEMENT}.stitch()")
    tick(desktop, 10)
    desktop.js(f"void {ELEMENT}.next()")
    tick(desktop, 20)
    # Photographs of a strip overlap by a pixel.
    assert_agreement(desktop, abs=1)


@everywhere
def test_a_replay_of_a_carousel_takes_edits_keys_and_options(desktop):
    show(desktop, "vitrine-carousel", "tabindex=0")
    desktop.js(
        f"""void ({ELEMENT}.items = {{count: 12, key: index => index, render: (index, element) => {{
            element.textContent = index }}}})"""
    )
    record(desktop)
    desktop.js(f"{ELEMENT}.focus(), void {ELEMENT}.select(4)")
    tick(desktop, 5)
    desktop.js(f"void ({ELEMENT}.items.count = 14, {ELEMENT}.insertItems(1, 2))")
    tick(desktop, 5)
    desktop.js(f"void ({ELEMENT}.spacing = 40, {ELEMENT}.speed = 0.5)")
    tick(desktop, 5)
    desktop.js(f"void {ELEMENT}.moveItems(0, 1, 6)")
    tick(desktop, 10)
    trace = stopped(desktop)
    assert all(word in trace for word in ("insert 2 1", "move 0 1 6", "option spacing 40", "option speed 0.5"))
    natively, as_wasm = digests(trace)
    assert natively == as_wasm and natively.count("\n") > 10


@everywhere
def test_a_recording_ends_and_the_element_goes_on(desktop):
    show(desktop, "vitrine-carousel")
    record(desktop)
    desktop.js(f"void {ELEMENT}.select(2, {{animated: false}})")
    trace = stopped(desktop)
    assert "select 2 at-once" in trace
    desktop.js(f"void {ELEMENT}.select(3, {{animated: false}})")
    desktop.still()
    assert desktop.js(f"{ELEMENT}.selectedIndex") == 3
    assert desktop.js("recording.text") == trace


@everywhere
def test_a_recorded_photograph_flies_as_it_did(desktop):
    items = f'<a href="{PICTURE}" data-width="600" data-height="400"><img src="{PICTURE}" alt="A"></a>' * 9
    show(desktop, "vitrine-photo-grid", items=items)
    viewer = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer')"
    desktop.js(f"{viewer}.record().then(it => {{ globalThis.recording = it }})")
    desktop.js(f"void {ELEMENT}.open(1)")
    desktop.run(160)
    desktop.js(f"void {ELEMENT}.close()")
    desktop.run(1500)
    trace = stopped(desktop)
    assert "exhibit viewer" in trace and "source " in trace and "open 1" in trace
    frames = replayed(trace)
    signals = [name for frame in frames for name, *_ in frame.signals]
    assert [name for name in signals if name in ("open", "close", "settle")] == ["open", "close", "settle"]
    natively, as_wasm = digests(trace)
    assert natively == as_wasm


def test_a_page_that_records_nothing_does_not_load_the_recorder(desktop):
    show(desktop, "vitrine-carousel")
    loaded = "performance.getEntriesByType('resource').some(({name}) => name.endsWith('vitrine-record.js'))"
    assert not desktop.js(loaded)
    record(desktop)
    assert desktop.js(loaded)


@everywhere
def test_an_element_outside_a_page_cannot_be_recorded(desktop):
    show(desktop, "vitrine-carousel")
    message = desktop.js(f"(it => (it.remove(), it.record().catch(error => error.message)))({ELEMENT})")
    assert message == "<vitrine-carousel>: an element that is recorded or replayed must be in a page"


def test_the_served_page_saves_what_was_done(desktop, gallery, tmp_path):
    desktop.open(f"{gallery.address}?record")
    desktop.until("document.querySelector('vitrine-photo-grid').matches(':state(drawn)')")
    desktop.until("document.querySelector('#recording').hidden === false")
    desktop.until("document.querySelector('vitrine-photo-grid').items")
    desktop.page.keyboard.press("Tab")
    desktop.js("void document.querySelector('vitrine-photo-grid').select(1)")
    desktop.page.get_by_label("Settings").first.click()
    with desktop.page.expect_download() as saved:
        desktop.page.get_by_role("button", name="Save recording").click()
    saved.value.save_as(tmp_path / "grid.trace")
    trace = (tmp_path / "grid.trace").read_text()
    assert trace.startswith("recorded\nexhibit grid\n") and "select 1" in trace
    natively, as_wasm = digests(trace)
    assert natively == as_wasm and "frames" in natively


@everywhere
def test_an_element_is_recorded_once_at_a_time(desktop):
    show(desktop, "vitrine-carousel")
    record(desktop)
    again = desktop.js(f"{ELEMENT}.record().catch(error => error.message)")
    assert again == "<vitrine-carousel>: it is recorded or replayed already"
    desktop.js("void (globalThis.old = recording)")
    stopped(desktop)
    record(desktop)
    # To stop an old recording again does not end this one.
    desktop.js("old.stop()")
    desktop.js(f"void {ELEMENT}.select(2, {{animated: false}})")
    assert "select 2 at-once" in stopped(desktop)


@everywhere
def test_a_recording_ends_when_its_element_leaves_the_page(desktop):
    show(desktop, "vitrine-carousel")
    record(desktop)
    desktop.js(f"(parent => (it => (it.remove(), parent.append(it)))({ELEMENT}))({ELEMENT}.parentNode), undefined")
    desktop.until(f"{ELEMENT}.driver.model !== null")
    desktop.js(f"void {ELEMENT}.select(3, {{animated: false}})")
    assert "select 3" not in stopped(desktop)
    desktop.still()
    assert desktop.js(f"{ELEMENT}.selectedIndex") == 3


@everywhere
def test_a_recording_has_the_frames_that_the_compositor_would_play(desktop):
    show(desktop, "vitrine-carousel")
    desktop.js(f"{ELEMENT}.record().then(it => {{ globalThis.recording = it }})")
    desktop.js(f"void {ELEMENT}.select(4)")
    desktop.run(400)
    assert stopped(desktop).count(" frame\n") > 15


@pytest.mark.parametrize(
    ("style", "steps"),
    [("width: 500px", ["viewport", "extents", "frame"]), ("height: 300px", ["viewport", "frame"])],
)
def test_a_resize_sends_only_the_sizes_that_have_changed(style, steps, desktop):
    """Each event would lay out the strip again."""
    items = f'<img src="{PICTURE}" alt="A" style="inline-size: 50%">' * 9
    show(desktop, "vitrine-carousel", items=items)
    record(desktop)
    tick(desktop)
    before = desktop.js("recording.text")
    desktop.js(f"void ({ELEMENT}.style = '{style}')")
    # A browser measures elements after a frame.
    desktop.until(f"recording.text.length > {len(before)}")
    tick(desktop, 2)
    lines = stopped(desktop).removeprefix(before).splitlines()
    # A line is "time frame", or "time shown time event …".
    assert [line.split()[-1 if line.endswith("frame") else 3] for line in lines] == steps
