"""`vitrine-move` is sent in each frame of a motion while the page reads the position."""

import pytest
from album import PACKAGE
from browsers import everywhere
from test_contract import MODULE, STRIP, page, strip

# Only a page that reads the position keeps the compositor from playing a motion.
CARRIED = f"{STRIP}.shadowRoot.querySelector('[part=track]').getAnimations().length === 1"
COUNT = "globalThis.moves = []; globalThis.listener = ({detail}) => moves.push(detail.position)"


def fling(screen) -> int:
    """Shows the next item, and returns the number of moves in the first 160 milliseconds."""
    screen.js("void (moves.length = 0)")
    screen.js(f"void {STRIP}.next()")
    screen.run(160)
    return screen.js("moves.length")


def show(screen, *scripts):
    screen.own_time()
    screen.show(page(strip("loop align=start"), *scripts, MODULE), PACKAGE)
    screen.until(f"{STRIP}.shadowRoot?.querySelector('[part=track]').style.transform")
    screen.still()


@everywhere
def test_a_listener_from_before_the_element_was_defined_hears_every_frame(desktop):
    show(desktop, f"<script>{COUNT}; {STRIP}.addEventListener('vitrine-move', listener)</script>")
    assert fling(desktop) > 5
    assert not desktop.js(CARRIED)
    assert desktop.js(f"{STRIP}.addEventListener === EventTarget.prototype.addEventListener")


@everywhere
@pytest.mark.parametrize(
    ("listen", "stop"),
    [
        ("{}", f"{STRIP}.removeEventListener('vitrine-move', listener)"),
        ("{signal: (globalThis.abort = new AbortController).signal}", "abort.abort()"),
        ("{once: true}", "0"),
    ],
    ids=["removed", "aborted", "once"],
)
def test_the_compositor_plays_again_when_nobody_listens_any_more(listen, stop, desktop):
    show(desktop, f"<script>{COUNT}</script>")
    desktop.js(f"void {STRIP}.addEventListener('vitrine-move', listener, {listen})")
    assert fling(desktop) >= (1 if "once" in listen else 6)
    desktop.still()
    desktop.js(f"void ({stop})")
    # The script may still draw the first motion afterwards, and notices then that no listener is left.
    assert fling(desktop) <= 1
    desktop.still()
    fling(desktop)
    assert desktop.js(CARRIED)
    desktop.still()


@pytest.mark.parametrize("before", ["next()", "select(3, {animated: false})"])
def test_a_listener_that_comes_after_a_motion_or_a_jump_hears_the_next_motion(before, desktop):
    show(desktop, f"<script>{COUNT}</script>")
    desktop.js(f"void {STRIP}.{before}")
    desktop.still()
    desktop.js(f"void {STRIP}.addEventListener('vitrine-move', listener)")
    assert fling(desktop) > 5


@everywhere
def test_a_listener_that_reads_the_strip_and_not_the_event_counts(desktop):
    show(
        desktop,
        f"<script>{COUNT}; {STRIP}.addEventListener('vitrine-move', () => moves.push({STRIP}.position))</script>",
    )
    assert fling(desktop) > 5
