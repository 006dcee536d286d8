"""The cells of a grid on their way to new places, frame by frame in owned time."""

from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from grid import GRID

# Returns the visible cells by name: their places in the window, and their opacities.
LOOK = f"""globalThis.look ??= name => Object.fromEntries([...{GRID}.children]
  .filter(cell => cell.style.translate && !cell.style.clipPath)
  .map(cell => [name(cell), cell.getBoundingClientRect(), +getComputedStyle(cell).opacity])
  .filter(([, box]) => box.bottom > 0 && box.top < innerHeight)
  .map(([name, box, opacity]) => [name, [box.x, box.y, opacity]]))"""
FRAMES = 60  # Of 16 ms: longer than a flight.
# A spring without overshoot and with a response of 0.35 seconds goes at most 10.6 % of its whole way in 16 ms. Rounding
# costs a pixel.
LARGEST_STEP, ROUNDING = 0.12, 1


@dataclass(frozen=True)
class CellFlights:
    """The cells before a change, and in each frame after it."""

    frames: list[dict[str, list[float]]]

    @property
    def moved(self) -> set[str]:
        """The cells that are visible before and after, in other places."""
        first, last = self.frames[0], self.frames[-1]
        return {name for name in first.keys() & last.keys() if _distance(first[name], last[name]) > ROUNDING}

    @property
    def came(self) -> set[str]:
        return self.frames[-1].keys() - self.frames[0].keys()

    def check(self):
        """Asserts that each cell that is visible before and after is in every frame, and that none jumps."""
        first, last = self.frames[0], self.frames[-1]
        for name in first.keys() & last.keys():
            path = [frame.get(name) for frame in self.frames]
            assert None not in path, f"{name} is missing in frame {path.index(None)}"
            allowed = LARGEST_STEP * _distance(path[0], path[-1]) + ROUNDING
            steps = [_distance(*pair) for pair in pairwise(path)]
            assert max(steps) <= allowed, f"{name} jumps by {max(steps)} pixels in frame {steps.index(max(steps)) + 1}"
            assert all(opacity == 1 for _, _, opacity in path), f"{name} fades"

    def fades_in(self, name: str) -> bool:
        """Whether a cell that was not there fades in at its place."""
        path = [frame[name] for frame in self.frames[1:]]
        opacities = [opacity for _, _, opacity in path]
        is_still = all(_distance(place, path[-1]) <= ROUNDING for place in path)
        return is_still and opacities[0] < 0.2 and opacities[-1] == 1 and opacities == sorted(opacities)


def _distance(one: list[float], other: list[float]) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def watched(screen, change: str, name="cell => cell.textContent", frames=FRAMES) -> CellFlights:
    """Makes a change by JavaScript, and returns the cells before it and in each frame after it.

    `name` is the function that names a cell.
    """
    found = screen.js(
        f"""(async () => {{
            {LOOK}
            const frames = [look({name})]
            {change}
            await clock.delivered()
            for (let frame = 0; frame < {frames}; frame++) {{ clock.tick(16); frames.push(look({name})) }}
            return frames
        }})()"""
    )
    return CellFlights(found)


def watched_until(screen, act, condition: str, name: str) -> CellFlights:
    """Acts, and returns the cells before it and in each frame until a while after the condition holds."""
    screen.js(
        f"""void (() => {{
            {LOOK}
            globalThis.watched = [look({name})]
            const tick = globalThis.clockTick ??= clock.tick
            clock.tick = function(ms) {{ const now = tick.call(this, ms); watched.push(look({name})); return now }}
        }})()"""
    )
    act()
    screen.until(condition)
    screen.run(16 * FRAMES)
    return CellFlights(screen.js("(clock.tick = clockTick, watched)"))
