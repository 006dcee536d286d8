"""Recorded traces through a browser's own pointer events: every frame shows what the native replay draws.

The page hears of every move, so that each frame is drawn by the engine. What the compositor carries is caught at the
instant of the touch, not at the last frame as in a trace; test_carousel_compositor.py compares it with drawn frames.
"""

import pytest
from carousel import CAROUSEL, Carousel, page
from recorded import Place, Step, Trace

HALF_A_PIXEL = 0.5

STYLE = """
  h1 { display: none }
  vitrine-carousel { width: 300px; height: 200px }
  .card { width: 100px; padding: 0; border-radius: 0 }
"""
# Items and the copies of them alike: number, and what is seen of it.
PLACES = f"""[...{CAROUSEL}.children].filter(item => item.style.clipPath !== 'inset(50%)').map(item => {{
    const {{ x, y, width, height }} = item.getBoundingClientRect()
    return [parseInt(item.textContent), x, y, width, height]
}})"""

PHASES = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}


class Player:
    """A carousel in a page, driven as a trace says."""

    def __init__(self, screen, trace: Trace):
        self.screen, self.trace = screen, trace
        self.width = 300.0
        given = {step.verb: step for step in trace.given}
        screen.own_time()
        items = "".join(f'<div class="card">{number}</div>' for number in range(int(given["count"].words[0])))
        self.carousel = Carousel(screen).show(page('loop spacing="0"', items=items, style=STYLE))
        self.carousel.still()
        screen.js(f"void {CAROUSEL}.addEventListener('vitrine-move', () => {{}})")
        self.begin = screen.js("clock.now")

    def play(self):
        """Plays the whole trace; yields what natively is drawn at each frame and what is in the page."""
        steps = list(self.trace.steps)
        for time, drawn in self.trace.places.items():
            while steps and steps[0].time < time:
                self.perform(steps.pop(0))
            yield time, self.visible(drawn), self.visible(self.frame(time))

    def frame(self, time: float) -> list[Place]:
        """Draws a frame, and answers where items are in it."""
        return self.screen.js(f"(clock.tick({self.until(time)}), {PLACES})")

    def perform(self, step: Step):
        self.screen.js(f"clock.pass({self.until(step.time)})")
        getattr(self, step.verb)(step)

    def until(self, time: float) -> str:
        """How long it is until a time of the trace, in milliseconds, for the page to reckon."""
        return f"Math.max(0, {self.begin + time * 1000} - clock.now)"

    def visible(self, places: list[Place]) -> list[Place]:
        """Those of which at least half a pixel shows, from left to right."""
        shown = [
            place for place in places if place[1] + place[3] > HALF_A_PIXEL and place[1] < self.width - HALF_A_PIXEL
        ]
        return sorted(map(tuple, shown), key=lambda place: place[1])

    # What can happen in a trace

    def pointer(self, step: Step):
        _, phase, _, x, y = step.words
        points = [] if phase == "up" else [(float(x), float(y))]
        self.screen.touch(PHASES[phase], points)

    def step(self, step: Step):
        for _ in range(int(step.words[0])):
            self.screen.js(f"{CAROUSEL}.next()")

    def select(self, step: Step):
        self.screen.js(
            f"{CAROUSEL}.select({step.words[0]}, {{ animated: {str('at-once' not in step.words).lower()} }})"
        )

    def viewport(self, step: Step):
        self.width = step.numbers[0]
        self.screen.js(f"void ({CAROUSEL}.style.width = '{self.width}px')")
        self.screen.painted()

    def extents(self, step: Step):
        self.screen.js(
            f"void document.querySelectorAll('.card').forEach(card => card.style.width = '{step.words[0]}px')"
        )
        self.screen.painted()


@pytest.mark.parametrize(
    "name", ["drag", "flick-through-the-seam", "catch", "retarget", "resize-mid-drag", "tap-the-short-way"]
)
def test_a_recorded_gesture_is_seen_as_it_was(name, screens):
    trace = Trace(f"carousel-{name}")
    player = Player(screens(width=600, height=400, touch=True), trace)
    for time, drawn, seen in player.play():
        assert seen == [pytest.approx(place, abs=HALF_A_PIXEL) for place in drawn], f"at {time} s"
    assert player.carousel.selected == trace.expects("changes")[-1]
