"""The browser's compositor plays the flights of a photograph. Any event cancels that, and the engine continues."""

from itertools import pairwise

import pictures
import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from busy import moves_while_busy
from grid import COVERS, GRID, LISTEN, PHOTO, SEEN, SHOWN_PART, VIEWER, Rect

DIALOG = f"{VIEWER}.querySelector('dialog')"
PLAYED = f"{DIALOG}.getAnimations({{subtree: true}}).length > 0"
WHOLE = f"{SEEN}({PHOTO}.querySelector('img'))"
BACKDROP = f"+getComputedStyle({VIEWER}.querySelector('[part=backdrop]')).opacity"
CELLS = "".join(
    f'<a href="wide.png" data-width="1600" data-height="900"><img src="square.png" alt="{number}"></a>'
    for number in range(60)
)
GRID_PAGE = f'<vitrine-photo-grid label="Grid">{CELLS}</vitrine-photo-grid>'

# Counts the reads of the window's size, which cause a layout.
COUNT_SIZES = """
  globalThis.asked = 0
  const {innerWidth} = globalThis
  Object.defineProperty(globalThis, "innerWidth", {get: () => (asked++, innerWidth)})
"""


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
        <main style="padding-bottom: 1000px"><h1>Grid</h1>{exhibit}</main>""",
        files,
        PACKAGE,
    )
    screen.until("document.querySelector('h1 + *').matches(':state(drawn)')")
    screen.until("[...document.images].slice(0, 9).every(image => image.complete)")


def opened(screen):
    screen.js(f"void {GRID}.open(7, {{animated: false}})")
    screen.until(f"{DIALOG}.{COVERS} && {PHOTO}.querySelectorAll('img')[1].complete")
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
    rest = drawn(screen)
    # A flight begins once its picture is decoded, which takes any number of frames.
    screen.until_called(lambda: screen.tick(16) or drawn(screen) != rest)
    frames, played = [], []
    for _ in range(24):
        screen.tick(16)
        frames.append(drawn(screen))
        played.append(screen.js(PLAYED))
    # The script draws frames until the middle of a change of page, when the neighbours change.
    assert played[8:16] == [is_played] * 8
    screen.still()
    assert not screen.js(PLAYED)
    screen.js(f"void {GRID}.close({{animated: false}})")
    screen.still()
    return frames


def aligned(one, other):
    """Returns pairs of frames of both that should be alike.

    A flight begins between two frames if its picture is decoded there. Then both are compared where their backdrops are
    alike: all numbers change in proportion to it.
    """
    if one[0] == pytest.approx(other[0], abs=0.6):
        return list(zip(one, other, strict=True))
    pairs = []
    for frame in one:
        for before, after in pairwise(other):
            share = (frame[-1] - before[-1]) / (after[-1] - before[-1] or 1)
            if 0 < share <= 1:
                pairs.append((frame, [start + share * (end - start) for start, end in zip(before, after, strict=True)]))
                break
    assert len(pairs) > len(one) / 2
    return pairs


@always_everywhere("compositor animations: each browser samples them its own way")
@pytest.mark.parametrize("act", ACTS)
def test_it_is_played_where_frames_would_draw_it(act, desktop, files):
    desktop.own_time()
    show(desktop, files)
    played = way(desktop, act, is_played=True)
    desktop.js(f"void (Object.getPrototypeOf({GRID}.driver.model).compositorMotion = () => undefined)")
    by_script = way(desktop, act, is_played=False)
    assert played[0] != played[-1]
    for frame, expected in aligned(played, by_script):
        assert frame == pytest.approx(expected, abs=0.6)


@everywhere
@pytest.mark.parametrize("act", ["open", "close"])
def test_it_plays_nothing_that_is_hidden_or_stays_as_it_is(act, desktop, files):
    desktop.own_time()
    show(desktop, files)
    if act == "close":
        opened(desktop)
    desktop.js(f"void {ACTS[act]}")
    desktop.run(96)
    effects = f"{DIALOG}.getAnimations({{subtree: true}}).map(({{effect}}) => effect)"
    assert desktop.js(f"{effects}.map(({{target}}) => target.getClientRects().length)") == [1] * 4
    keyframes = desktop.js(f"{effects}.map(effect => effect.getKeyframes())")
    for frames in keyframes:
        own = [frame.keys() - {"offset", "computedOffset", "easing", "composite"} for frame in frames]
        assert own == [own[0]] * len(frames) and len(own[0]) == 1
        [name] = own[0]
        assert len({frame[name] for frame in frames}) > 1


def test_a_frame_of_a_drag_asks_nothing_of_the_window(phone, files):
    phone.own_time()
    show(phone, files)
    opened(phone)
    phone.fingers([(200, 400 + 4 * step) for step in range(8)], lift=False)
    phone.js(f"(() => {{ {COUNT_SIZES} }})()")
    for step in range(1, 11):
        phone.touch("touchMove", [(200, 428 + 4 * step)])
        phone.tick(16)
    assert phone.js("asked") == 0
    phone.lift()
    phone.still()


@pytest.fixture
def closing(desktop, files):
    """A page whose photograph has been flying back to its cell for a tenth of a second."""
    desktop.own_time()
    show(desktop, files)
    opened(desktop)
    desktop.js(f"void {GRID}.close()")
    desktop.run(96)
    assert desktop.js(PLAYED)
    return desktop


@always_everywhere("compositor animations: what a caught one has computed")
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
    photo, cell = last_boxes(closing)
    assert photo.is_near(cell, within=1.5)


@everywhere
def test_it_lands_in_its_cell_when_the_grid_changes_meanwhile(closing):
    closing.js(f"void ({GRID}.style.width = '700px')")
    closing.painted()
    closing.run(160)
    photo, cell = last_boxes(closing)
    assert photo.is_near(cell, within=1.5)


@pytest.mark.parametrize("is_played", [True, False])
@pytest.mark.parametrize("act", ["open", "close"])
def test_it_continues_in_a_window_of_another_size(act, is_played, desktop, files):
    """By script also if the frame of the resize takes long, because the whole page is laid out."""
    desktop.own_time()
    show(desktop, files)
    if not is_played:
        desktop.js(f"void (Object.getPrototypeOf({GRID}.driver.model).compositorMotion = () => undefined)")
    opened(desktop)
    if act == "open":
        desktop.js(f"void {GRID}.close({{animated: false}})")
        desktop.still()
    desktop.js(f"void {ACTS[act]}")
    desktop.run(160)
    assert desktop.js(PLAYED) == is_played
    frames = [drawn(desktop)]
    desktop.resize(700, 1000)
    frames.append(drawn(desktop))
    for duration in [16 if is_played else 400, 16, 16]:
        desktop.tick(duration)
        frames.append(drawn(desktop))
    for before, after in pairwise(frames):
        assert after[:4] == pytest.approx(before[:4], abs=70)
    assert frames[-1] != frames[0], "it goes on"
    if act == "close":
        photo, cell = last_boxes(desktop)
        assert photo.is_near(cell, within=3)
    else:
        desktop.still()
        assert drawn(desktop)[2] == 700


def test_with_reduced_motion_no_cell_is_empty(screens, files):
    """The photograph fades in and out over its cell, which would be empty before and after."""
    screen = screens(reduced_motion="reduce")
    screen.own_time()
    items = '<a href="wide.png" data-width="1600" data-height="900"><img src="square.png" width="300" alt="A"></a>' * 9
    show(screen, files, f'<vitrine-carousel label="Strip" align="start">{items}</vitrine-carousel>{GRID_PAGE}')
    screen.until(f"{GRID}.matches(':state(drawn)')")
    for exhibit, item in [(GRID, 7), (STRIP, 1)]:
        opacities = []
        for act in [f"open({item})", "close()"]:
            screen.js(f"void {exhibit}.{act}")
            for _ in range(16):
                opacities.append(screen.js(f"getComputedStyle({exhibit}.children[{item}]).opacity"))
                screen.tick(16)
            screen.still()
        assert set(opacities) == {"1"}


def last_boxes(screen) -> tuple[Rect, Rect]:
    """Returns where the photograph of the grid and its cell are drawn in the last frame of a flight to the cell."""
    boxes = [0, 0, 0, 0] * 2
    while screen.js(f"{DIALOG}.{COVERS}"):
        boxes = screen.js(f"[...{SEEN}({PHOTO}), ...{SEEN}({GRID}.children[7])]")
        screen.tick(16)
    return Rect(*boxes[:4]), Rect(*boxes[4:])


STRIP = "document.querySelector('vitrine-carousel')"
STRIP_VIEWER = f"{STRIP}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"


STRIP_ITEM = f"{STRIP}.children[2].querySelector('img')"


@pytest.fixture
def strip(desktop, files):
    """A page whose strip has a photograph that can open."""
    desktop.own_time()
    items = '<a href="wide.png" data-width="1600" data-height="900"><img src="square.png" width="300" alt="A"></a>' * 9
    show(desktop, files, f'<vitrine-carousel label="Strip" align="start">{items}</vitrine-carousel>')
    return desktop


def way_back(screen, event: str) -> list[list[float]]:
    """Returns the boxes of a photograph that closes and of its item, after an event in the middle of the flight."""
    screen.js(f"void {STRIP}.open(2, {{animated: false}})")
    screen.still()
    screen.js(f"void {STRIP}.close()")
    screen.run(160)
    screen.js(f"void {event}")
    screen.painted()
    frames = []
    while screen.js(f"{STRIP_VIEWER}.querySelector('dialog').{COVERS}"):
        photo = f"{STRIP_VIEWER}.querySelector('{SHOWN_PART}')"
        frames.append(screen.js(f"[...{SEEN}({photo}), ...{SEEN}({STRIP_ITEM})]"))
        screen.tick(16)
    screen.still()
    return frames


@everywhere
def test_it_lands_in_its_item_when_the_page_scrolls_meanwhile(strip):
    last = way_back(strip, "scrollBy(0, 100)")[-1]
    assert Rect(*last[:4]).is_near(Rect(*last[4:]), within=3)


@everywhere
def test_it_follows_an_item_of_a_strip_that_moves_meanwhile(strip):
    played = way_back(strip, f"{STRIP}.select(1)")
    assert Rect(*played[-1][:4]).is_near(Rect(*played[-1][4:]), within=3)
    strip.js(f"void (Object.getPrototypeOf({STRIP}.driver.model).compositorMotion = () => undefined)")
    by_script = way_back(strip, f"{STRIP}.select(1)")
    for frame, expected in zip(played, by_script, strict=False):
        assert frame == pytest.approx(expected, abs=2)


@everywhere
@pytest.mark.parametrize("event", ["append(document.createElement('a'))", "setAttribute('speed', '0.5')", "open(7)"])
def test_any_event_takes_it_from_where_it_is(event, closing):
    before = drawn(closing)
    closing.js(f"void ({GRID}.{event})")
    closing.painted()
    closing.tick(0)
    assert drawn(closing) == pytest.approx(before, abs=1)
    # The compositor plays the rest at once, so that the motion continues if the page is busy now.
    assert closing.js(PLAYED)
    closing.still()
    assert not closing.js(PLAYED)


def test_it_goes_on_while_the_page_is_busy(desktop, files):
    moves_while_busy(
        desktop,
        "vitrine-open",
        lambda: show(desktop, files, GRID_PAGE.replace("label", 'speed="0.2" label')),
        lambda: desktop.js(f"void {GRID}.open(7)"),
    )
