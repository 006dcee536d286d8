"""Recorded gestures through the elements: each frame and each signal of the page equals that of the native replay.

The page listens to every move, so that the engine draws each frame. A motion of the compositor is caught at the instant
of the touch, not at the last frame as in a trace; test_carousel_compositor.py compares it with drawn frames. The end of
a run lists the steps that a browser cannot play, with the reasons.
"""

import pytest
from browsers import everywhere, name_of_browser
from limits import HIGHEST, NOT_PLAYED, limit
from player import Player
from recorded import Frame, Trace, names
from stages import Stage

# The traces that are also played in Firefox and WebKit without ALL=1, where their drivers can.
REASON = "one trace of each element and gesture: mouse, wheel, keys, a pinch on a trackpad"
OF_EACH_GESTURE = {
    "carousel-retarget",
    "carousel-wheel-and-silence",
    "escape-closes",
    "expanding-hover",
    "grid-keys",
    # A fault was seen: Firefox has no element that is so high.
    "grid-of-a-million",
    "stitched-at-the-end-of-the-row",
    "viewer-trackpad-pinch",
}

HALF_A_PIXEL = 0.5
A_SHADE = 0.005  # The tolerance of opacity and openness.

STRIP = {"change", "settle"}
# The signals that are visible as events, focus, scrolling or vibrations, by exhibit.
HEARD = {
    "grid": {"focus", "scroll"},
    "viewer": {"open", "close", "settle", "change"},
    "carousel": STRIP,
    "expanding": STRIP | {"expand", "focus"},
    "stitched": STRIP | {"stitch", "haptic"},
}


def seen(items: list, window: list, margin: float) -> list:
    """Returns the items of which more than a margin is visible."""
    left, top, width, height = window
    shows = lambda x, y, w, h: (  # noqa: E731
        min(x + w, left + width) - max(x, left) > margin and min(y + h, top + height) - max(y, top) > margin
    )
    return [item for item in items if shows(*item[1:5])]


def is_near(one: list, other: list) -> bool:
    return (
        one[0] == other[0]
        and one[1:5] == pytest.approx(other[1:5], abs=HALF_A_PIXEL)
        and one[5:] == pytest.approx(other[5:], abs=A_SHADE)
    )


def is_alike(heard: list, signal: list) -> bool:
    """Whether a page has done what a signal asks for. A browser rounds its scroll position."""
    is_scroll = heard[0] == "scroll" == signal[0]
    return heard[1:] == pytest.approx(signal[1:], abs=HALF_A_PIXEL) if is_scroll else heard == signal


def missing(there: list, here: list, window: list) -> list:
    """Returns the items that are visible there and not here."""
    return [item for item in seen(there, window, 2 * HALF_A_PIXEL) if not any(is_near(item, other) for other in here)]


def reportable(signals: list, trace: Trace) -> list:
    """Returns the signals that a page can observe, with the numbers that its events have."""
    heard = [signal for signal in signals if signal[0] in HEARD[trace.exhibit]]
    has_places = trace.exhibit not in ("viewer", "grid")
    return [signal[:2] if signal[0] == "settle" and has_places else signal for signal in heard]


def compare(native: Frame, page: dict, first: int):
    """Asserts that each visible item has the same position in both."""
    items = [[item + first, *rest] for item, *rest in page["items"]]
    assert missing(native.items, items, page["window"]) == [], f"in the trace, not in the page: {items}"
    assert missing(items, native.items, page["window"]) == [], f"in the page, not in the trace: {native.items}"
    if native.items:
        assert [page["scene_opacity"], page["backdrop"]] == pytest.approx(
            [native.scene_opacity, native.backdrop], abs=A_SHADE
        )


def is_too_far_down(native: Frame, test) -> bool:
    """Whether the scene is below the largest height of a page; then the list at the end names it."""
    browser = name_of_browser(test)
    low = max((y + height for _, _, y, _, height, *_ in native.items), default=0)
    if low > HIGHEST[browser]:
        reason = f"from {native.time:.3g} s on: a page is no higher than {HIGHEST[browser]} pixels"
        test.user_properties.append((NOT_PLAYED, reason))
    return low > HIGHEST[browser]


def parameters() -> list:
    """Returns the names of the traces, those of each gesture with the mark."""
    always = pytest.mark.always_everywhere(REASON)
    return [pytest.param(name, marks=always if name in OF_EACH_GESTURE else []) for name in names()]


@everywhere
@pytest.mark.parametrize("name", parameters())
def test_a_recorded_gesture_is_seen_and_heard_as_it_was(name, browser, request, screens, tmp_path):
    trace = Trace(name)
    if reason := limit(trace, name_of_browser(request.node), browser.lacks):
        pytest.skip(reason)
    player = Player(screens(**options(trace, browser)), trace, tmp_path)
    signals, heard = [], []
    for native, page in zip(trace.frames, player.play(), strict=True):
        if is_too_far_down(native, request.node):
            break
        before = len(signals)
        signals += renumbered(reportable(native.signals, trace), trace, player.stage.first)
        heard += reportable(page["signals"], trace)
        try:
            compare(native, page, player.stage.first)
            # A timer of a page may come a frame late.
            expected = signals[: max(before, len(heard))]
            assert len(heard) == len(expected) and all(map(is_alike, heard, expected)), (heard, expected)
            assert trace.exhibit == "viewer" or page["wanted"] == native.wanted
        except AssertionError as error:
            raise AssertionError(f"at {native.time:.4f} s: {error}") from None


def renumbered(signals: list, trace: Trace, first: int) -> list:
    """Renumbers signals: a viewer with one photograph shows item 0 of the page, whatever its index in the trace."""
    if trace.exhibit != "viewer":
        return signals
    return [[name, item - first, *rest] for name, item, *rest in signals]


def options(trace: Trace, browser) -> dict:
    """Returns the options of the screen for a trace."""
    stage = Stage(trace)
    width, height = stage.window
    wants = {"width": width, "height": height}
    if "touch" not in browser.lacks:
        wants |= {"touch": True, "scale": stage.scale}
    return wants | ({"reduced_motion": "reduce"} if stage.reduces_motion else {})
