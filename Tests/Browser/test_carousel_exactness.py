"""The host passes on exact values: the time of each sample of a pointer, and every number of a scene."""

from math import exp, pi

import pytest
from browsers import always_everywhere, everywhere
from carousel import CAROUSEL
from probes import follow

PITCH = 310  # cards of 300, 10 apart
# Screens draw with 32-bit numbers, and engines measure in 64ths of a pixel.
EXACT = 0.05

# One event with several coalesced moves of the mouse, each with its own time.
MERGED = """
  (([x, step, count, dt]) => {
    const moves = Array.from({ length: count }, (_, index) => {
      const place = { clientX: x + step * (index + 1), clientY: 150 }
      const move = new PointerEvent("pointermove", { ...place, pointerId: 1, pointerType: "mouse", buttons: 1 })
      Object.defineProperty(move, "timeStamp", { value: clock.now - dt * (count - 1 - index) })
      return move
    })
    const { clientX, clientY } = moves.at(-1)
    const whole = { clientX, clientY, pointerId: 1, pointerType: "mouse", buttons: 1 }
    const event = new PointerEvent("pointermove", whole)
    // Browsers tell the moves only to pages that came by https.
    Object.defineProperty(event, "getCoalescedEvents", { value: () => moves })
    dispatchEvent(event)
  })
"""


def test_each_sample_of_an_event_keeps_its_own_time(desktop, show_carousel):
    carousel = show_carousel(desktop)
    desktop.drag((640, 150), (620, 150), lift=False)
    desktop.js("clock.pass(64)")
    # 8 points in 8 milliseconds are 1000 a second. The next card is 310 - 80 = 230 points away.
    desktop.js(f"{MERGED}([620, -8, 8, 8])")
    before = carousel.x(0)
    assert before == pytest.approx(-84 + 4, abs=1), "but for the slop of a mouse"
    desktop.release(556, 150)
    desktop.tick(16)
    # The critical spring of 0.31 s that brings it there.
    angle = 2 * pi / 0.31 * 0.016
    left = (230 * (1 + angle) - 1000 * 0.016) * exp(-angle)
    assert before - carousel.x(0) == pytest.approx(230 - left, abs=0.5)


@always_everywhere("rounding: each browser rounds layout and transforms its own way")
def test_a_strip_is_drawn_where_the_engine_says_and_not_at_the_next_pixel(desktop, show_carousel):
    carousel = show_carousel(desktop)
    desktop.js(follow(CAROUSEL))
    desktop.js(f"void {CAROUSEL}.next()")
    for _ in range(10):
        desktop.tick(16)
        assert carousel.x(0) == pytest.approx(-PITCH * desktop.js(f"{CAROUSEL}.position"), abs=EXACT)


@everywhere
def test_an_item_is_as_large_and_where_its_effect_says_and_not_at_the_next_pixel(desktop, show_carousel):
    style = ".card { width: 300.5px }"
    carousel = show_carousel(desktop, attributes='loop effect="scale" effect-scale="1.2"', style=style)
    desktop.js(follow(CAROUSEL))
    desktop.js(f"void {CAROUSEL}.next()")
    for _ in range(10):
        desktop.tick(16)
        position = desktop.js(f"{CAROUSEL}.position")
        assert carousel.item(0).width == pytest.approx(300.5 * (1.2 - 0.2 * position), abs=EXACT)
        assert carousel.x(0) == pytest.approx(-310.5 * position, abs=EXACT)
