"""Reads a trace of Chromium: the work of the page's main thread, and the times of the drawn frames."""

import bisect
from collections import defaultdict
from dataclasses import dataclass

FRAME = 1000 / 60
"""The time between two frames of the screen, in milliseconds."""

_KINDS = {
    "script": "FunctionCall EvaluateScript FireAnimationFrame TimerFire RunMicrotasks FireIdleCallback MajorGC MinorGC "
    "BlinkGC.AtomicPhase v8.compile v8.callFunction v8.wasm.compiledModule",
    "style": "UpdateLayoutTree RecalculateStyles ParseAuthorStyleSheet InvalidateStyle",
    "layout": "Layout",
    "paint": "PrePaint Paint Layerize Commit UpdateLayerTree UpdateLayer CompositeLayers PaintImage Animation",
}
_KIND_OF = {name: kind for kind, names in _KINDS.items() for name in names.split()} | {"Decode Image": "paint"}


@dataclass(frozen=True)
class Costs:
    """The costs of a stretch of time, in milliseconds of the main thread's processor time."""

    busy: float
    per_frame: float
    worst_frame: float
    script: float
    style: float
    layout: float
    paint: float
    frames_per_second: float


class Trace:
    """The trace of a page. Times are milliseconds of the system's steady clock."""

    def __init__(self, events: list[dict], mark: str):
        """Finds the page by the name of a mark that it has made."""
        process = next(event["pid"] for event in events if event.get("name") == mark)
        mine = [event for event in events if event.get("pid") == process]
        main = next(
            event["tid"]
            for event in mine
            if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
        )
        self.marks: dict[str, list[float]] = defaultdict(list)
        for event in mine:
            if "blink.user_timing" in event.get("cat", ""):
                self.marks[event["name"]].append(event["ts"] / 1000)
        self.drawn = sorted(event["ts"] / 1000 for event in mine if event["name"] == "DrawFrame")
        on_main = [event for event in mine if event["tid"] == main]
        self._frames = sorted(event["ts"] / 1000 for event in on_main if event["name"] == "BeginMainThreadFrame")
        self._read([event for event in on_main if event.get("ph") == "X" and "dur" in event])

    def _read(self, slices: list[dict]):
        """Reads the time of each task, and the own time of each slice: without the slices that are nested in it."""
        self._tasks: list[tuple[float, float]] = []
        self._own: list[list] = []
        around: list[tuple[float, str, int]] = []
        for event in sorted(slices, key=lambda event: (event["ts"], -event["dur"])):
            cost = event.get("tdur", event["dur"]) / 1000
            while around and event["ts"] >= around[-1][0]:
                around.pop()
            if not around:
                if event["name"] != "RunTask":
                    continue
                self._tasks.append((event["ts"] / 1000, cost))
            kind = _KIND_OF.get(event["name"]) or (around[-1][1] if around else "other")
            if around:
                self._own[around[-1][2]][2] -= cost
            self._own.append([event["ts"] / 1000, kind, cost])
            around.append((event["ts"] + event["dur"], kind, len(self._own) - 1))
        self._starts = [start for start, _ in self._tasks]

    def _busy(self, start: float, end: float) -> float:
        first, last = bisect.bisect_left(self._starts, start), bisect.bisect_left(self._starts, end)
        return sum(cost for _, cost in self._tasks[first:last])

    def costs(self, start: float, end: float) -> Costs:
        """Returns the costs of the time between two instants."""
        kinds: dict[str, float] = defaultdict(float)
        for time, kind, cost in self._own:
            if start <= time < end:
                kinds[kind] += max(cost, 0)
        frames = [time for time in self._frames if start <= time < end]
        each = [self._busy(*frame) for frame in zip(frames, [*frames[1:], end], strict=True)]
        count, busy = max(1, len(frames)), self._busy(start, end)
        drawn = sum(start <= time < end for time in self.drawn)
        shares = {kind: kinds[kind] / count for kind in _KINDS}
        return Costs(
            busy, busy / count, max(each, default=0.0), **shares, frames_per_second=drawn * 1000 / (end - start)
        )

    def last_drawn(self, start: float, end: float) -> float:
        """Returns when the last frame between two instants was drawn; the first instant if there was none."""
        return max((time for time in self.drawn if start <= time < end), default=start)

    def first_frames(self, start: float) -> Costs:
        """Returns the costs of a change at an instant, until the main thread begins the second frame after it."""
        later = [time for time in self._frames if time > start]
        return self.costs(start, later[1] if len(later) > 1 else start + 4 * FRAME)

    def motion(self, start: float, end: float) -> tuple[Costs, float]:
        """Returns the costs of a motion from an instant until its last frame, and its duration."""
        last = self.last_drawn(start, end)
        return self.costs(start, last + FRAME), last - start
