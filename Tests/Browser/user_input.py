"""Fingers, mouse, wheel and keys, sent through the browser's own input path."""

import time
from dataclasses import dataclass

import pytest
from playwright.sync_api import CDPSession, Page


@dataclass(frozen=True)
class Modifier:
    """A key that is held during a wheel event: its name, and its bit in Chromium's protocol."""

    name: str
    bit: int


CONTROL = Modifier("Control", 2)
SHIFT = Modifier("Shift", 8)


def need(lacks: dict[str, str], ability: str):
    """Skips a test in a browser that lacks an ability."""
    if reason := lacks.get(ability):
        pytest.skip(reason)


class UserInput:
    """The input of a Screen: trusted events with time stamps of the test. Without `cdp` a test must own time."""

    page: Page
    lacks: dict[str, str]
    cdp: CDPSession | None
    owns_time: bool

    def fingers(self, *paths: list, dt: float = 8, lift: bool = True):
        """Moves fingers along paths of points, an event every `dt` milliseconds of the page's time, and lifts them.

        In owned time, the clock ticks by `dt` between the events, and a frame is drawn after the last one. Otherwise
        the events carry time stamps `dt` apart however long the browser takes, so that the velocity of a flick does not
        depend on the machine.
        """
        clock = Stamps(self, dt)
        self._touch("touchStart", [path[0] for path in paths], clock.first())
        for step in range(1, max(map(len, paths))):
            points = [path[min(step, len(path) - 1)] for path in paths]
            self._touch("touchMove", points, clock.next())
        if lift:
            self._touch("touchEnd", [], clock.next())
        clock.draw()

    def lift(self):
        """Lifts the fingers that `fingers(…, lift=False)` left on the glass."""
        self.touch("touchEnd", [])
        Stamps(self, dt=0).draw()

    def tap(self, x: float, y: float):
        """Touches a point for a short time."""
        self.fingers([(x, y)], dt=40)

    def touch(self, kind: str, points: list):
        """Sends one event of fingers now, without a frame: "touchStart", "touchMove" or "touchEnd"."""
        self._touch(kind, points, time.time())

    def touches(self, kind: str, fingers: dict[int, tuple[float, float]]):
        """Sends one event of numbered fingers now: all that are down, or those that are lifted."""
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in fingers.items()]
        self._input("Touch", type=kind, touchPoints=points, timestamp=time.time())

    def _touch(self, kind: str, points: list, stamp: float):
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._input("Touch", type=kind, touchPoints=touches, timestamp=stamp)

    def _input(self, device: str, **message):
        """Sends the event. In owned time, also waits until the page has received it."""
        self.cdp.send(f"Input.dispatch{device}Event", message)
        if self.owns_time:
            self.js("clock.delivered()")

    # Mouse, wheel, keys

    def drag(self, *points: tuple[float, float], dt: float = 8, lift: bool = True):
        """Presses the mouse at the first point, moves it along the others, and releases it at the last."""
        clock = Stamps(self, dt)
        self._mouse("mouseMoved", points[0], clock.first(), buttons=0)
        self._mouse("mousePressed", points[0], clock.next(), buttons=1)
        for point in points[1:]:
            self._mouse("mouseMoved", point, clock.next(), buttons=1)
        if lift:
            self._mouse("mouseReleased", points[-1], clock.next(), buttons=0)
        clock.draw()

    def drag_on(self, *points: tuple[float, float]):
        """Moves the mouse that `drag(…, lift=False)` holds down."""
        clock = Stamps(self, 8)
        for point in points:
            self._mouse("mouseMoved", point, clock.next(), buttons=1)
        clock.draw()

    def release(self, x: float, y: float):
        """Releases the mouse that `drag(…, lift=False)` holds down."""
        clock = Stamps(self, 8)
        self._mouse("mouseReleased", (x, y), clock.next(), buttons=0)
        clock.draw()

    def _mouse(self, kind: str, point: tuple, stamp: float, buttons: int):
        if self.cdp is None:
            return self._undated(kind, point)
        button = "none" if kind == "mouseMoved" and not buttons else "left"
        message = {"type": kind, "x": point[0], "y": point[1], "button": button, "clickCount": 1}
        self.cdp.send("Input.dispatchMouseEvent", message | {"buttons": buttons, "timestamp": stamp})

    def _undated(self, kind: str, point: tuple):
        assert self.owns_time, "only Chromium takes the time of an event from a test"
        mouse = self.page.mouse
        match kind:
            case "mouseMoved":
                mouse.move(*point)
            case "mousePressed":
                mouse.down()
            case "mouseReleased":
                mouse.up()
        self.js("clock.delivered()")

    def wheel(self, x: float, y: float, dx: float, dy: float, held: Modifier | None = None):
        """Sends one wheel event at a point. A trackpad's pinch arrives as one with CONTROL held."""
        if self.cdp is None:
            return self._plain_wheel(x, y, dx, dy, held)
        turn = {"deltaX": dx, "deltaY": dy, "modifiers": held.bit if held else 0}
        self._input("Mouse", type="mouseWheel", x=x, y=y, **turn)

    def _plain_wheel(self, x: float, y: float, dx: float, dy: float, held: Modifier | None):
        self.page.mouse.move(x, y)
        if held:
            need(self.lacks, "modifiers")
            self.page.keyboard.down(held.name)
        self.page.mouse.wheel(dx, dy)
        if held:
            self.page.keyboard.up(held.name)
        if self.owns_time:
            self.js("clock.delivered()")

    def press(self, *keys: str):
        """Presses keys one after the other, named as in KeyboardEvent.key: "ArrowRight", "Enter", "Shift+Tab"."""
        for key in keys:
            self.page.keyboard.press(key)


class Stamps:
    """The time stamps of consecutive input events, `dt` milliseconds apart. Moves owned time along with them."""

    def __init__(self, input: UserInput, dt: float):
        self.input, self.dt, self.stamp = input, dt, time.time()

    def first(self) -> float:
        return self.stamp

    def next(self) -> float:
        if self.input.owns_time:
            self.input.tick(self.dt)
        self.stamp += self.dt / 1000
        return self.stamp

    def draw(self):
        if self.input.owns_time:
            self.input.tick(0)
