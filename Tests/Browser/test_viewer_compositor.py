"""Flights of a photograph are played by the browser's compositor, and taken back by any event."""

import pictures
import pytest
from album import PACKAGE
from browsers import everywhere
from busy import keep_busy_after, pictures_while_busy
from grid import GRID, LISTEN, PHOTO, SEEN, SHOWN_PART, VIEWER, Rect

DIALOG = f"{VIEWER}.querySelector('dialog')"
PLAYED = f"{DIALOG}.getAnimations({{subtree: true}}).length > 0"
WHOLE = f"{SEEN}({PHOTO}.querySelector('img'))"
BACKDROP = f"+getComputedStyle({VIEWER}.querySelector('[part=backdrop]')).opacity"
CELLS = "".join(
    f'<a href="wide.png" data-width="1600" data-height="900"><img src="square.png" alt="{number}"></a>'
    for number in range(60)
)
GRID_PAGE = f'<vitrine-photo-grid label="Grid">{CELLS}</vitrine-photo-grid>'


@pytest.fixture
def files(tmp_path):
    pictures.upright(200, 200).save(tmp_path / "square.png")
    pictures.upright(640, 360).save(tmp_path / "wide.png")
    return tmp_path


def show(screen, files, exhibit=GRID_PAGE):
    """Shows an exhibit, as a rule a grid of sixty square cells."""
    screen.page.add_init_script(LISTEN)
    screen.show(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Grid</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine.css"><script type="module" src="vitrine.js"></script>
        <main><h1>Grid</h1>{exhibit}</main>""",
        files,
        PACKAGE,
    )
    screen.until("document.querySelector('h1 + *').matches(':state(drawn)')")
    screen.until("[...document.images].slice(0, 9).every(image => image.complete)")


def opened(screen):
    screen.js(f"void {GRID}.open(7, {{animated: false}})")
    screen.until(f"{DIALOG}.open && {PHOTO}.querySelectorAll('img')[1].complete")
    screen.still()


def drawn(screen) -> list[float]:
    """Returns the box of the photograph, the frame of the whole photograph, and the opacity of the backdrop."""
    return screen.js(f"[...{SEEN}({PHOTO}), ...{WHOLE}, 100 * {BACKDROP}]")


ACTS = {
    "open": f"{GRID}.open(7)",
    "close": f"{GRID}.close()",
    "turn": f"{VIEWER}.querySelector('[part=next-photo]').click()",
    "zoom": f"{DIALOG}.dispatchEvent(new KeyboardEvent('keydown', {{key: '+', bubbles: true}}))",
}


def way(screen, act: str, is_played: bool) -> list[list[float]]:
    """Returns the drawn numbers of the first frames of a motion of item 7."""
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


@pytest.fixture
def closing(desktop, files):
    """A page whose photograph is a tenth of a second on its way back to its cell."""
    desktop.own_time()
    show(desktop, files)
    opened(desktop)
    desktop.js(f"void {GRID}.close()")
    desktop.run(96)
    assert desktop.js(PLAYED)
    return desktop


@everywhere
def test_a_finger_catches_it_where_it_is_drawn(closing):
    before = drawn(closing)
    closing.drag((640, 400), dt=0, lift=False)
    assert not closing.js(PLAYED)
    assert drawn(closing) == pytest.approx(before, abs=1)
    closing.run(200)
    assert drawn(closing) == pytest.approx(before, abs=1)
    closing.page.mouse.up()
    closing.still()


@everywhere
def test_it_lands_in_its_cell_when_the_page_scrolls_meanwhile(closing):
    closing.js("scrollBy(0, 100)")
    closing.painted()
    closing.run(160)
    assert closing.js(PLAYED)
    last = last_box(closing, VIEWER)
    assert last.is_near(Rect(*closing.js(f"{SEEN}({GRID}.children[7])")), within=1.5)


def last_box(screen, viewer: str) -> Rect:
    """Returns where the photograph of a viewer is drawn in the last frame of its flight to its place."""
    box = [0, 0, 0, 0]
    for _ in range(100):
        if not screen.js(f"{viewer}.querySelector('dialog').open"):
            break
        box = screen.js(f"{SEEN}({viewer}.querySelector('{SHOWN_PART}'))")
        screen.tick(16)
    return Rect(*box)


@everywhere
def test_it_lands_in_its_item_when_the_strip_still_goes_there(desktop, files):
    desktop.own_time()
    items = '<a href="wide.png" data-width="1600" data-height="900"><img src="square.png" width="300" alt="A"></a>' * 9
    show(desktop, files, f'<vitrine-carousel label="Strip" align="start">{items}</vitrine-carousel>')
    strip = "document.querySelector('vitrine-carousel')"
    viewer = f"{strip}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
    desktop.js(f"void {strip}.open(0, {{animated: false}})")
    desktop.still()
    # The strip behind the photograph is on its way to the next item.
    desktop.js(f"void {viewer}.querySelector('[part=next-photo]').click()")
    desktop.run(48)
    desktop.js(f"void {strip}.close()")
    last = last_box(desktop, viewer)
    desktop.still()
    home = Rect(*desktop.js(f"{SEEN}({strip}.children[1].querySelector('img'))"))
    assert last.is_near(home, within=3)


@everywhere
@pytest.mark.parametrize("event", ["style.width = '700px'", "setAttribute('speed', '0.5')", "open(7)"])
def test_any_event_takes_it_from_where_it_is(event, closing):
    before = drawn(closing)
    closing.js(f"void ({GRID}.{event})")
    closing.painted()
    closing.tick(0)
    assert drawn(closing) == pytest.approx(before, abs=1)
    # What is left is played at once, so that it goes on if the page is busy now.
    assert closing.js(PLAYED)
    closing.still()
    assert not closing.js(PLAYED)


def test_it_goes_on_while_the_page_is_busy(desktop, files):
    keep_busy_after(desktop, "vitrine-open")
    show(desktop, files, GRID_PAGE.replace("label", 'speed="0.2" label'))
    assert pictures_while_busy(desktop, lambda: desktop.js(f"void {GRID}.open(7)")) > 1
