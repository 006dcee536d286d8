"""Recorded gestures (Tests/Traces) as a page can play them: what is done when, and what the engine showed natively."""

import struct
import subprocess
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
TRACES = ROOT / "Tests/Traces"
# Scripts/traces puts it there.
PLAYER = ROOT / ".build/traces/player"

# What there is before anything happens.
SETUP = {"option", "viewport", "environment", "count", "extents", "source", "picture"}

Signal = list  # a name and its numbers


@dataclass(frozen=True)
class Step:
    """One line of a trace: at a time in seconds, a word for what happens, and what belongs to it."""

    time: float
    verb: str
    words: list[str]

    @property
    def numbers(self) -> list[float]:
        return [float(word) for word in self.words]

    def numbers_before(self, word: str) -> list[float]:
        """The numbers, up to a word if it is there."""
        end = self.words.index(word) if word in self.words else len(self.words)
        return [float(number) for number in self.words[:end]]

    @property
    def animated(self) -> bool:
        return "at-once" not in self.words


@dataclass
class Frame:
    """What is seen at a time, in seconds, and what was signalled since the frame before."""

    time: float
    scene_opacity: float
    backdrop: float
    items: list[list[float]] = field(default_factory=list)  # item, x, y, width, height, opacity, openness
    signals: list[Signal] = field(default_factory=list)
    wanted: list[float] | None = None  # the items that are wanted, from the first one up to but not including the last


class Trace:
    """A recorded gesture: `setup` is what there is at first, `steps` what happens then, `frames` what is seen of it."""

    def __init__(self, name: str):
        self.name = name
        lines = [line.partition("#")[0].split() for line in (TRACES / f"{name}.trace").read_text().splitlines()]
        (_, self.exhibit), *rest = filter(None, lines)
        steps = [Step(float(time), verb, words) for time, verb, *words in rest if verb != "expect"]
        begun = next((place for place, step in enumerate(steps) if not is_setup(step)), len(steps))
        self.setup, self.steps = steps[:begun], steps[begun:]
        # The first is drawn before there is anything.
        self.frames = frames(name)[1:]

    def given(self, verb: str) -> list[Step]:
        return [step for step in self.setup if step.verb == verb]


def is_setup(step: Step) -> bool:
    return step.time == 0 and step.verb in SETUP


def names() -> list[str]:
    """The traces that were written by hand. A recorded one names each frame, which a page draws when it wants."""
    paths = TRACES.glob("*.trace")
    return sorted(path.stem for path in paths if "recorded" not in path.read_text().splitlines())


def frames(name: str) -> list[Frame]:
    """The frames of the native replay."""
    path = ROOT / f".build/traces/{name}.frames"
    assert path.exists(), "Scripts/traces replays the traces natively first"
    return read_frames(path.read_text())


def replayed(trace: str) -> list[Frame]:
    """The frames of a native replay of another trace."""
    return read_frames(output([PLAYER, "frames"], trace))


def digests(trace: str) -> tuple[str, str]:
    """The digests of a native replay, and those of one as WebAssembly."""
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
