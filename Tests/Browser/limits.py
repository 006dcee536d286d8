"""The reasons that a recorded gesture cannot be played by a browser under its driver, or by any page."""

from recorded import Step, Trace
from stages import Stage

NARROWEST = {"webkit": 447}  # MiniBrowser's window, in pixels

# A page, in pixels.
HIGHEST = {"chromium": 33_554_428, "firefox": 17_895_000, "webkit": 33_554_428}
NOT_PLAYED = "not played"  # The property of a test that names the part of its trace that could not be played.

# The events of the engine that a page cannot cause.
NO_PAGE = {
    "scrub": "test_grid_sections.py drags the scrubber of a page with sections",
    "sections": "a page gives its sections with its items",
    "ratios": "a page gives ratios with its items; test_grid_justified.py has late ones",
    "count": "a page says which items came and went, not how many there are",
    "picture": "a page says what a picture is like before it opens it",
    "attention": "a page says that it is hidden, paused or looked at only through the browser",
}


def limit(trace: Trace, browser: str, lacks: dict[str, str]) -> str | None:
    """Returns the reason that a trace cannot be played in a browser; None if it can."""
    stage = Stage(trace)
    if stage.scale != 1 and "scale" in lacks:
        return lacks["scale"]
    if stage.kind != "strip" and narrowest(trace) < NARROWEST.get(browser, 0):
        return f"its window is no narrower than {NARROWEST[browser]} pixels"
    reasons = [reason for step in trace.steps if (reason := step_limit(trace, step, lacks))]
    return reasons[0] if reasons else None


def narrowest(trace: Trace) -> float:
    return min(step.numbers_before("seen")[0] for step in [*trace.setup, *trace.steps] if step.verb == "viewport")


def step_limit(trace: Trace, step: Step, lacks: dict[str, str]) -> str | None:
    match step.verb, step.words:
        case "pointer", [_, _, "touch", *_] if "touch" in lacks:
            return lacks["touch"]
        case "pointer", [_, _, "pen", *_]:
            return "no driver makes a pen"
        case "pointer", [number, "cancel", *_] if others_down(trace, step, number):
            return "a browser takes all fingers away at once"
        case "magnify", ["wheel", *_] if lacks:
            return lacks.get("modifiers") or lacks["fractions"]
        case "wheel", [*_, "sideways"] if "modifiers" in lacks:
            return lacks["modifiers"]
        case "extents", _ if trace.exhibit != "carousel":
            return "what a page says of the size of a photograph holds from the beginning"
        case "source", ["none"]:
            return "the place on the page goes only with what shows it"
        case "environment", [_, "reduced", *_] if lacks:
            return "its driver changes no preference while a page is open"
    return NO_PAGE.get(step.verb)


def others_down(trace: Trace, cancelled: Step, number: str) -> bool:
    down: set[str] = set()
    for step in trace.steps:
        if step is cancelled:
            return bool(down - {number})
        if step.verb == "pointer":
            down = down | {step.words[0]} if step.words[1] == "down" else down
            down = down - {step.words[0]} if step.words[1] in ("up", "cancel") else down
    return False
