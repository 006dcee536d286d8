"""Recorded gestures through the elements: every frame of a page shows and tells what the native replay does.

The page hears of every move, so that each frame is drawn by the engine. What the compositor carries is caught at the
instant of the touch, not at the last frame as in a trace; test_carousel_compositor.py compares it with drawn frames.
What no browser or not each of them can play stands in a list at the end of the run, with the reason.
"""

import pytest
from limits import HIGHEST, NOT_PLAYED, limit
from player import Player
from recorded import Frame, Trace, names
from stages import Stage

HALF_A_PIXEL = 0.5
A_SHADE = 0.005  # of opacity, and of how far a card is open

STRIP = {"change", "settle"}
# The signals that are heard of as events, focus, scrolling or a knock, by exhibit.
HEARD = {
    "grid": {"focus", "scroll"},
    "viewer": {"open", "close", "settle", "change"},
    "carousel": STRIP,
    "expanding": STRIP | {"expand", "focus"},
    "stitched": STRIP | {"stitch", "haptic"},
}


def seen(items: list, window: list, margin: float) -> list:
    """Those of which more than a margin shows."""
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


def missing(there: list, here: list, window: list) -> list:
    """What is seen there and is not here."""
    return [item for item in seen(there, window, 2 * HALF_A_PIXEL) if not any(is_near(item, other) for other in here)]


def told(signals: list, trace: Trace) -> list:
    """The signals that the exhibit can be heard of, with as many numbers as its events have."""
    heard = [signal for signal in signals if signal[0] in HEARD[trace.exhibit]]
    has_places = trace.exhibit not in ("viewer", "grid")
    return [signal[:2] if signal[0] == "settle" and has_places else signal for signal in heard]


def compare(native: Frame, page: dict, first: int):
    """Every item that shows in one of them is where it is in the other."""
    items = [[item + first, *rest] for item, *rest in page["items"]]
    assert missing(native.items, items, page["window"]) == [], f"in the trace, not in the page: {items}"
    assert missing(items, native.items, page["window"]) == [], f"in the page, not in the trace: {native.items}"
    if native.items:
        assert [page["scene_opacity"], page["backdrop"]] == pytest.approx(
            [native.scene_opacity, native.backdrop], abs=A_SHADE
        )


def is_too_far_down(native: Frame, test) -> bool:
    """Whether what is seen is farther down than a page can be high; then the list says so."""
    browser = test.callspec.params["browser"]
    low = max((y + height for _, _, y, _, height, *_ in native.items), default=0)
    if low > HIGHEST[browser]:
        reason = f"from {native.time:.3g} s on: a page is no higher than {HIGHEST[browser]} pixels"
        test.user_properties.append((NOT_PLAYED, reason))
    return low > HIGHEST[browser]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("browser", ["chromium", "firefox", "webkit"], indirect=True)
def test_a_recorded_gesture_is_seen_and_heard_as_it_was(name, browser, request, screens, tmp_path):
    trace = Trace(name)
    if reason := limit(trace, request.node.callspec.params["browser"], browser.lacks):
        pytest.skip(reason)
    player = Player(screens(**options(trace, browser)), trace, tmp_path)
    signals, heard = [], []
    for native, page in zip(trace.frames, player.play(), strict=True):
        if is_too_far_down(native, request.node):
            break
        before = len(signals)
        signals += renumbered(told(native.signals, trace), trace, player.stage.first)
        heard += told(page["signals"], trace)
        try:
            compare(native, page, player.stage.first)
            # A timer of a page may come a frame late.
            assert heard == signals[: max(before, len(heard))]
            assert trace.exhibit == "viewer" or page["wanted"] == native.wanted
        except AssertionError as error:
            raise AssertionError(f"at {native.time:.4f} s: {error}") from None


def renumbered(signals: list, trace: Trace, first: int) -> list:
    """A viewer that shows one photograph shows item 0 of the page, whatever its number in the trace."""
    if trace.exhibit != "viewer":
        return signals
    return [[name, item - first, *rest] for name, item, *rest in signals]


def options(trace: Trace, browser) -> dict:
    """How the screen must be that plays a trace."""
    stage = Stage(trace)
    width, height = stage.window
    wants = {"width": width, "height": height}
    if "touch" not in browser.lacks:
        wants |= {"touch": True, "scale": stage.scale}
    return wants | ({"reduced_motion": "reduce"} if stage.reduces_motion else {})
