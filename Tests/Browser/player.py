"""Plays a recorded gesture on a page, as what a person does and what a page's own code calls."""

from pathlib import Path

from acts import ACTS
from recorded import Frame, Step, Trace
from screen import Screen
from stages import Stage

STAGE = Path(__file__).with_name("stage.js")
PACKAGE = Path(__file__).parents[2] / "Web/dist"
EXHIBIT = "document.querySelector('#exhibit')"
# How late a page hears of a finger, in milliseconds: browsers gather input, which bears the time at which it was.
LATENESS = 4.0
# How much earlier than its time a page draws a frame, in milliseconds: a timer that is due at the time of a frame runs
# after the frame on every page, however the sum of its times is rounded there.
MOMENT = 0.001
# Whoever listens to every move is told of every frame: then none is left to the compositor.
WATCH = f"void {EXHIBIT}.addEventListener('vitrine-move', () => {{}})"
# A viewer has no such event. Its flights are compared with drawn frames in test_viewer_compositor.py.
BY_SCRIPT = f"void (Object.getPrototypeOf({EXHIBIT}.driver.model).compositorMotion = () => undefined)"


class Player:
    """A page with the exhibit of a trace, in owned time, and where its fingers are."""

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
        """Plays the whole trace; answers what the page shows for each frame of the native replay."""
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
        """Does what a step says, at its time. The page hears of a finger later, though before anything else happens."""
        due = self.begin + step.time * 1000
        late = min(LATENESS, self.begin + before * 1000 - due) if is_of_a_finger(step) else 0
        self.screen.js(f"(clock.pass(Math.max(0, {due + late} - clock.now)), clock.lag = clock.now - {due})")
        ACTS[step.verb](self, step)
        self.screen.js("clock.lag = 0")

    # What acts need

    def call(self, code: str):
        """Runs a statement on the exhibit."""
        self.screen.js(f"void (exhibit => {{ {code} }})({EXHIBIT})")

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point of the exhibit on the screen."""
        if self.stage.kind == "viewer":
            return x, y
        part = f"{EXHIBIT}.shadowRoot.querySelector('[part~=viewport]')" if self.stage.kind == "strip" else EXHIBIT
        left, top = self.screen.js(f"(box => [box.x, box.y])({part}.getBoundingClientRect())")
        return left + x, top + y

    def scroll(self, viewport: Step):
        """Scrolls the page of a grid to where a viewport says it is."""
        if "from" in viewport.words:
            self.screen.js(f"scrollTo(0, {viewport.words[-1]})")
            self.screen.painted()
            self.screen.js("clock.tick(0)")


def is_of_a_finger(step: Step) -> bool:
    """A mouse that comes is noticed at once, before it has been where it is."""
    return step.verb == "pointer" and step.words[2] == "touch"
