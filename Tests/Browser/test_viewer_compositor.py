"""Flights of a photograph are played by the browser's compositor, and taken back by any event."""

import pictures
import pytest
from album import PACKAGE
from browsers import everywhere
from grid import GRID, LISTEN, PHOTO, SEEN, VIEWER, Rect

DIALOG = f"{VIEWER}.querySelector('dialog')"
PLAYED = f"{DIALOG}.getAnimations({{subtree: true}}).length > 0"
WHOLE = f"{SEEN}({PHOTO}.querySelector('img'))"
BACKDROP = f"+getComputedStyle({VIEWER}.querySelector('[part=backdrop]')).opacity"
CELLS = "".join(
    f'<a href="wide.png" data-width="1600" data-height="900"><img src="square.png" alt="{number}"></a>'
    for number in range(60)
)
# Keeps the page busy for a second, a moment after an item opens. When that was is in `busy`.
BUSY = """
  addEventListener("vitrine-open", () => setTimeout(() => {
    const begin = Date.now()
    while (Date.now() < begin + 1000) continue
    globalThis.busy = [begin / 1000, Date.now() / 1000]
  }, 200))
"""


@pytest.fixture
def files(tmp_path):
    pictures.upright(200, 200).save(tmp_path / "square.png")
    pictures.upright(640, 360).save(tmp_path / "wide.png")
    return tmp_path


def show(screen, files, speed="1"):
    """Shows a grid of sixty square cells, in owned time unless the screen does not own it."""
    screen.page.add_init_script(LISTEN)
    screen.show(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Grid</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine.css"><script type="module" src="vitrine.js"></script>
        <main><h1>Grid</h1><vitrine-photo-grid label="Grid" speed="{speed}">{CELLS}</vitrine-photo-grid></main>""",
        files,
        PACKAGE,
    )
    screen.until(f"{GRID}.matches(':state(drawn)') && [...document.images].slice(0, 9).every(image => image.complete)")


def opened(screen):
    screen.js(f"void {GRID}.open(7, {{animated: false}})")
    screen.until(f"{DIALOG}.open && {PHOTO}.querySelectorAll('img')[1].complete")
    screen.still()


def drawn(screen) -> list[float]:
    """Returns what is seen: the box of the photograph, the whole of it, and the backdrop."""
    return screen.js(f"[...{SEEN}({PHOTO}), ...{WHOLE}, 100 * {BACKDROP}]")


ACTS = {
    "open": f"{GRID}.open(7)",
    "close": f"{GRID}.close()",
    "turn": f"{VIEWER}.querySelector('[part=next-photo]').click()",
}


def way(screen, act: str, is_played: bool) -> list[list[float]]:
    """Returns what is seen in the frames of a motion, which begins at item 7 at rest."""
    opened(screen)
    if act == "open":
        screen.js(f"void {GRID}.close({{animated: false}})")
        screen.still()
    screen.js(f"void {ACTS[act]}")
    screen.tick(16)
    frames, played = [], []
    for _ in range(24):
        screen.tick(16)
        frames.append(drawn(screen))
        played.append(screen.js(PLAYED))
    # Until the pages beside it are others, in the middle of a turn, frames are drawn by script.
    assert played[8:16] == [is_played] * 8
    screen.still()
    assert not screen.js(PLAYED)
    screen.js(f"void {GRID}.close({{animated: false}})")
    screen.still()
    return frames


@everywhere
@pytest.mark.parametrize("act", ACTS)
def test_it_is_played_where_frames_would_draw_it(act, desktop, files):
    desktop.own_time()
    show(desktop, files)
    played = way(desktop, act, is_played=True)
    desktop.js(f"void (Object.getPrototypeOf({GRID}.model).compositorMotion = () => undefined)")
    by_script = way(desktop, act, is_played=False)
    assert played[0] != played[-1]
    for frame, expected in zip(played, by_script, strict=True):
        assert frame == pytest.approx(expected, abs=0.6)


@everywhere
def test_a_finger_catches_it_where_it_is_seen(desktop, files):
    desktop.own_time()
    show(desktop, files)
    opened(desktop)
    desktop.js(f"void {GRID}.close()")
    desktop.run(96)
    before = drawn(desktop)
    assert desktop.js(PLAYED)
    desktop.drag((640, 400), dt=0, lift=False)
    assert not desktop.js(PLAYED)
    assert drawn(desktop) == pytest.approx(before, abs=1)
    desktop.run(200)
    assert drawn(desktop) == pytest.approx(before, abs=1)
    desktop.page.mouse.up()
    desktop.still()


@everywhere
def test_it_lands_in_its_cell_when_the_page_scrolls_meanwhile(desktop, files):
    desktop.own_time()
    show(desktop, files)
    opened(desktop)
    desktop.js(f"void {GRID}.close()")
    desktop.run(96)
    assert desktop.js(PLAYED)
    desktop.js("scrollBy(0, 100)")
    desktop.painted()
    desktop.run(160)
    assert desktop.js(PLAYED)
    last = drawn(desktop)
    for _ in range(100):
        if not desktop.js(f"{DIALOG}.open"):
            break
        last = drawn(desktop)
        desktop.tick(16)
    cell = Rect(*desktop.js(f"{SEEN}({GRID}.children[7])"))
    assert Rect(*last[:4]).is_near(cell, within=1.5)


@everywhere
@pytest.mark.parametrize("event", ["style.width = '700px'", "setAttribute('speed', '0.5')", "open(7)"])
def test_any_event_takes_it_from_where_it_is(event, desktop, files):
    desktop.own_time()
    show(desktop, files)
    opened(desktop)
    desktop.js(f"void {GRID}.close()")
    desktop.run(96)
    before = drawn(desktop)
    assert desktop.js(PLAYED)
    desktop.js(f"void ({GRID}.{event})")
    desktop.painted()
    desktop.tick(0)
    assert drawn(desktop) == pytest.approx(before, abs=1)
    desktop.still()
    assert not desktop.js(PLAYED)


def test_it_goes_on_while_the_page_is_busy(desktop, files):
    frames = []

    def keep(frame):
        frames.append((frame["metadata"]["timestamp"], frame["data"]))
        desktop.cdp.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    desktop.page.add_init_script(BUSY)
    show(desktop, files, speed="0.2")
    desktop.cdp.on("Page.screencastFrame", keep)
    desktop.cdp.send("Page.startScreencast", {"format": "png"})
    desktop.js(f"void {GRID}.open(7)")
    begin, end = desktop.until("globalThis.busy")
    desktop.cdp.send("Page.stopScreencast")
    assert len({data for time, data in frames if begin < time < end}) > 1
