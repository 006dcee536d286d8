"""The figures of a run, and how they compare with those of another one."""

import json
import os
import platform
import statistics
from contextlib import contextmanager
from pathlib import Path

from playwright.async_api import Error


class Results:
    """Figures by scenario, contestant and name. Each is measured several times."""

    def __init__(self):
        self._samples: dict[tuple[str, str, str], list[float]] = {}
        self.problems: list[str] = []
        self.calibration: list[float] = []

    def add(self, scenario: str, contestant: str, **values: float):
        """Adds one measurement of some figures."""
        for name, value in values.items():
            self._samples.setdefault((scenario, contestant, name), []).append(value)

    def problem(self, contestant: str, what: str):
        """Notes and prints a problem: a figure that could not be measured, or a wrong behaviour."""
        self.problems.append(f"{contestant}: {what}")
        print(f"    {contestant}: {what}", flush=True)

    @contextmanager
    def attempt(self, contestant: str, what: str):
        """Notes an error of a contestant. The others are measured nevertheless."""
        try:
            yield
        except (Error, TimeoutError) as error:
            self.problem(contestant, f"{what}: {type(error).__name__}: {error}"[:200])

    def as_json(self, chromium: str, titles: dict[str, str]) -> dict:
        """Returns everything, with medians and extremes."""
        figures: dict = {}
        for (scenario, contestant, name), values in self._samples.items():
            figure = {"median": statistics.median(values), "least": min(values), "most": max(values)}
            rounded = {key: round(value, 3) for key, value in figure.items()}
            figures.setdefault(scenario, {}).setdefault(contestant, {})[name] = rounded
        machine = {"chromium": chromium, "cores": os.cpu_count(), "system": platform.system()}
        calibration = {"least": round(min(self.calibration)), "most": round(max(self.calibration))}
        return {
            "machine": machine | {"calibration": calibration},
            "titles": titles,
            "figures": figures,
            "problems": sorted(set(self.problems)),
        }


_REFERENCES = {"photographs": "limit-lightbox", "collection": "limit-collection", "grid": "limit-grid"}


def worse(now: dict, before: Path, by: float = 1.3) -> list[str]:
    """
    Returns the costs that have grown since another run, as ratios to the reference in the same run. Runs on a busy
    machine differ by up to 1.3 times.
    """
    if not before.is_file():
        return []
    old = json.loads(before.read_text())["figures"]
    lines = []
    for scenario, contestants in now["figures"].items():
        reference = _REFERENCES.get(scenario, "limit")
        for contestant, figures in contestants.items():
            for name in figures:
                ratios = [_ratio(run.get(scenario, {}), contestant, reference, name) for run in (old, now["figures"])]
                if contestant != reference and None not in ratios and ratios[1] > ratios[0] * by:
                    lines.append(
                        f"{scenario}, {contestant}, {name}: {ratios[0]:.2f} x the reference, now {ratios[1]:.2f} x"
                    )
    return lines


def _ratio(scenario: dict, contestant: str, reference: str, name: str) -> float | None:
    if not name.endswith("ms"):
        return None
    cost, of = (scenario.get(each, {}).get(name, {}).get("median") for each in (contestant, reference))
    return cost / of if cost and of else None
