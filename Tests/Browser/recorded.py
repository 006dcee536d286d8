"""Recorded gestures (Tests/Traces): their steps, and the frames of their native replay."""

import struct
import subprocess
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
TRACES = ROOT / "Tests/Traces"
# Scripts/traces builds it.
PLAYER = ROOT / ".build/traces/player"

# The steps that describe the exhibit at the beginning.
SETUP = {"option", "viewport", "environment", "count", "extents", "source", "picture", "sections"}

Signal = list  # a name and its numbers


@dataclass(frozen=True)
class Step:
    """One line of a trace: the time in seconds, the verb of an event, and its words."""

    time: float
    verb: str
    words: list[str]

    @property
    def numbers(self) -> list[float]:
        return [float(word) for word in self.words]

    def numbers_before(self, word: str) -> list[float]:
        """Returns the numbers before a word, or all of them without that word."""
        end = self.words.index(word) if word in self.words else len(self.words)
        return [float(number) for number in self.words[:end]]

    @property
    def animated(self) -> bool:
        return "at-once" not in self.words


@dataclass
class Frame:
    """The scene at a time, in seconds, and the signals since the frame before."""

    time: float
    scene_opacity: float
    backdrop: float
    items: list[list[float]] = field(default_factory=list)  # item, x, y, width, height, opacity, openness
    signals: list[Signal] = field(default_factory=list)
    wanted: list[float] | None = None  # the range of items to prefetch; the end is not part of it


class Trace:
    """A recorded gesture: `setup` describes the exhibit, `steps` are the events, `frames` the scenes."""

    def __init__(self, name: str):
        self.name = name
        lines = [line.partition("#")[0].split() for line in (TRACES / f"{name}.trace").read_text().splitlines()]
        (_, self.exhibit), *rest = filter(None, lines)
        steps = [Step(float(time), verb, words) for time, verb, *words in rest if verb != "expect"]
        begun = next((place for place, step in enumerate(steps) if not is_setup(step)), len(steps))
        self.setup, self.steps = steps[:begun], steps[begun:]
        # The first frame is drawn before the exhibit has items.
        self.frames = frames(name)[1:]

    def given(self, verb: str) -> list[Step]:
        return [step for step in self.setup if step.verb == verb]


def is_setup(step: Step) -> bool:
    return step.time == 0 and step.verb in SETUP


def names() -> list[str]:
    """Returns the names of the traces that were written by hand. A recorded one fixes the time of each frame."""
    return sorted(path.stem for path in read_by_browsers() if "recorded" not in path.read_text().splitlines())


def read_by_browsers() -> list[Path]:
    """Returns the traces of one exhibit. Those of flights are about several, and an element is one."""
    flights = ("other ", "exhibit collection")
    paths = sorted(TRACES.glob("*.trace"))
    return [path for path in paths if not any(line.startswith(flights) for line in path.read_text().splitlines())]


def frames(name: str) -> list[Frame]:
    """Returns the frames of the native replay."""
    path = ROOT / f".build/traces/{name}.frames"
    assert path.exists(), "Scripts/traces replays the traces natively first"
    return read_frames(path.read_text())


def replayed(trace: str) -> list[Frame]:
    """Replays another trace natively, and returns its frames."""
    return read_frames(output([PLAYER, "frames"], trace))


def digests(trace: str) -> tuple[str, str]:
    """Returns the digests of a native replay and of a replay as WebAssembly."""
    module = ROOT / ".build/wasm/VitrineReplay/VitrineReplay.wasm"
    return output([PLAYER], trace), output(["wasmkit", "run", module], trace)


def output(command: list, text: str) -> str:
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def read_frames(text: str) -> list[Frame]:
    found: list[Frame] = []
    for line in text.splitlines():
        word, *words = line.split()
        numbers = [struct.unpack(">d", bytes.fromhex(number))[0] for number in words]
        if word == "frame":
            found.append(Frame(*numbers))
        elif word == "item":
            found[-1].items.append(numbers)
        elif word == "need":
            found[-1].wanted = numbers
        else:
            found[-1].signals.append([word, *numbers])
    for before, frame in pairwise(found):
        frame.wanted = frame.wanted or before.wanted
    return found
