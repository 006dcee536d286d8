"""Plays a recorded gesture on a page, by user input and by calls of the page's code."""

from pathlib import Path

from acts import ACTS
from probes import follow
from recorded import Frame, Step, Trace
from screen import Screen
from stages import Stage

STAGE = Path(__file__).with_name("stage.js")
PACKAGE = Path(__file__).parents[2] / "Web/dist"
EXHIBIT = "document.querySelector('#exhibit')"
# The delay of a touch event, in milliseconds: browsers collect input, and keep the time at which it happened.
LATENESS = 4.0
# Frames are drawn earlier by this time, in milliseconds. So a timer that is due at the time of a frame runs after the
# frame, however the page rounds the sum of its times.
MOMENT = 0.001
# A page that reads the position gets an event for every frame, so the compositor plays no motion.
WATCH = follow(EXHIBIT)
# A viewer has no such event. Its flights are compared with drawn frames in test_viewer_compositor.py.
BY_SCRIPT = f"void (Object.getPrototypeOf({EXHIBIT}.driver.model).compositorMotion = () => undefined)"


class Player:
    """A page with the exhibit of a trace, in owned time, and the positions of its fingers."""

    def __init__(self, screen: Screen, trace: Trace, folder: Path):
        self.screen, self.trace, self.stage = screen, trace, Stage(trace)
        self.fingers: dict[int, tuple[float, float]] = {}
        self.stage.write(folder)
        screen.own_time()
        screen.page.add_init_script(path=STAGE)
        screen.show(self.stage.html(), folder, PACKAGE)
        screen.until(f"{EXHIBIT}.matches(':state(drawn)')")
        screen.until("[...document.images].every(image => image.complete)")
        screen.still()
        screen.js(WATCH if self.stage.kind == "strip" else BY_SCRIPT)
        self.scroll(self.stage.viewport)
        self.begin = screen.js("stage.begin()")

    def play(self) -> list[dict]:
        """Plays the whole trace. Returns the scene of the page for each frame of the native replay."""
        *frames, end = self.trace.frames
        shown = []
        for place, step in enumerate(self.trace.steps):
            due = [frame for frame in frames if frame.time <= step.time]
            frames = frames[len(due) :]
            shown += self.draw(due)
            later = [other.time for other in self.trace.steps[place:] if other.verb != "pointer"]
            self.perform(step, before=min([frame.time for frame in frames[:1]] + later, default=step.time))
        return shown + self.draw([*frames, end])

    def draw(self, frames: list[Frame]) -> list[dict]:
        """Draws frames at their times."""
        times = [self.begin + frame.time * 1000 - MOMENT for frame in frames]
        return self.screen.js(f"stage.frames('{self.stage.kind}', {times})") if times else []

    def perform(self, step: Step, before: float):
        """Performs a step at its time. A touch reaches the page later, but before the next step."""
        due = self.begin + step.time * 1000
        late = min(LATENESS, self.begin + before * 1000 - due) if is_of_a_finger(step) else 0
        self.screen.js(f"(clock.pass(Math.max(0, {due + late} - clock.now)), clock.lag = clock.now - {due})")
        ACTS[step.verb](self, step)
        self.screen.js("clock.lag = 0")

    # The functions that acts need

    def call(self, code: str):
        """Runs a statement on the exhibit."""
        self.screen.js(f"void (exhibit => {{ {code} }})({EXHIBIT})")

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Returns the point of the screen at a point of the exhibit."""
        if self.stage.kind == "viewer":
            return x, y
        part = f"{EXHIBIT}.shadowRoot.querySelector('[part~=viewport]')" if self.stage.kind == "strip" else EXHIBIT
        left, top = self.screen.js(f"(box => [box.x, box.y])({part}.getBoundingClientRect())")
        return left + x, top + y

    def scroll(self, viewport: Step):
        """Scrolls the page of a grid to the offset of a viewport."""
        if "from" in viewport.words:
            self.screen.js(f"scrollTo(0, {viewport.words[-1]})")
            self.screen.painted()
            self.screen.js("clock.tick(0)")


def is_of_a_finger(step: Step) -> bool:
    """Whether a step is one of a finger. A page notices a mouse at once."""
    return step.verb == "pointer" and step.words[2] == "touch"
