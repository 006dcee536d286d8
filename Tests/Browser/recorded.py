"""Recorded gestures (Tests/Traces) as a page can play them: what is done when, and what the engine drew natively."""

import struct
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]

Place = tuple[int, float, float, float, float]  # item, x, y, width, height


@dataclass(frozen=True)
class Step:
    """One line of a trace: at a time in seconds, a word for what happens, and what belongs to it."""

    time: float
    verb: str
    words: list[str]

    @property
    def numbers(self) -> list[float]:
        return [float(word) for word in self.words]


class Trace:
    """A recorded gesture: `given` is what there is at the beginning, `steps` what happens then."""

    def __init__(self, name: str):
        text = (ROOT / f"Tests/Traces/{name}.trace").read_text()
        lines = [line.partition("#")[0].split() for line in text.splitlines()]
        steps = [Step(float(time), verb, words) for time, verb, *words in filter(None, lines) if time != "exhibit"]
        self.given = [step for step in steps if step.time == 0]
        self.steps = [step for step in steps if step.time > 0 and step.verb != "expect"]
        self.expected = [step for step in steps if step.verb == "expect"]
        self.places = places(name)

    def expects(self, subject: str) -> list[float]:
        """All that is expected of a kind of signal, in order."""
        expected = [step.words[1:] for step in self.expected if step.words[0] == subject]
        return [float(word) for words in expected for word in words]


def places(name: str) -> dict[float, list[Place]]:
    """Where the native replay draws each item, by the time of the frame."""
    path = ROOT / f".build/traces/{name}.places"
    assert path.exists(), "Scripts/traces replays the traces natively first"
    numbers = [struct.unpack(">d", bytes.fromhex(line))[0] for line in path.read_text().split()]
    drawn = defaultdict(list)
    for time, item, *frame in zip(*[iter(numbers)] * 6, strict=True):
        drawn[time].append((int(item), *frame))
    return drawn
