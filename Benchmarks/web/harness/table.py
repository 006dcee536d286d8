"""The results as tables in Markdown."""

from collections.abc import Callable

Figures = dict[str, dict[str, float]]
Column = tuple[str, Callable[[Figures], str]]


def markdown(results: dict) -> str:
    """Returns a table for each measured scenario, and the list of problems."""
    machine = results["machine"]
    speed = machine["calibration"]
    lines = [
        f"Chromium {machine['chromium']}, {machine['cores']} cores, {machine['system']}; medians (least to most). "
        f"A fixed loop took {speed['least']} to {speed['most']} ms in the course of the run."
    ]
    for scenario, (title, columns) in _TABLES.items():
        figures = results["figures"].get(scenario, {})
        if figures:
            rows = [
                [results["titles"][name], *(show(values) for _, show in columns)] for name, values in figures.items()
            ]
            lines += [f"**{title}**", _table(["", *(head for head, _ in columns)], rows)]
    if results["problems"]:
        lines.append("\n".join(["Problems:", *(f"- {problem}" for problem in results["problems"])]))
    return "\n\n".join(lines)


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _figure(name: str, digits: int = 0) -> Callable[[Figures], str]:
    def show(figures: Figures) -> str:
        figure = figures.get(name)
        if figure is None:
            return "–"
        median, least, most = (f"{figure[key]:,.{digits}f}" for key in ("median", "least", "most"))
        return median if least == most else f"{median} ({least} to {most})"

    return show


def _columns(names: dict[str, str], digits: int = 0) -> list[Column]:
    return [(head, _figure(name, digits)) for name, head in names.items()]


def _motion(*rates: str) -> list[Column]:
    heads = {"frame_ms": "ms a frame", "worst_frame_ms": "worst frame", "script_ms": "of it script"}
    return [(f"{rate}: {head}", _figure(f"{rate} {name}", 2)) for rate in rates for name, head in heads.items()]


def _busy(figures: Figures) -> str:
    if "busy_drawn" not in figures:
        return "–"
    return f"{figures['busy_drawn']['median']:.0f} of {figures['busy_possible']['median']:.0f}"


def _is_right(name: str) -> Callable[[Figures], str]:
    return lambda figures: "–" if name not in figures else "yes" if figures[name]["least"] else "**no**"


def _photographs(rate: str) -> list[Column]:
    def both(what: str) -> Callable[[Figures], str]:
        cost, worst = _figure(f"{rate} {what} frame_ms", 2), _figure(f"{rate} {what} worst_frame_ms", 1)
        return lambda figures: f"{cost(figures)}; {worst(figures)}"

    return [(f"{rate}: {what}", both(what)) for what in ("open", "drag", "dismiss", "pinch")]


def _flights(*ways: str) -> list[Column]:
    heads = {"start_ms": "start", "all_ms": "in all", "frame_ms": "a frame"}
    return [(f"to {way}: {head}", _figure(f"{way} {name}", 1)) for way in ways for name, head in heads.items()]


_COUNTS = ("10", "100", "1000", "10000", "100000", "1000 with pictures")

_TABLES: dict[str, tuple[str, list[Column]]] = {
    "start": (
        "Start, 100 slides, cold cache, 4x throttle, Slow 4G: milliseconds since the navigation",
        _columns({"code_ms": "code loaded", "shown_ms": "first frame that answers input"}),
    ),
    "served": (
        "A page from a server, 100 slides in the HTML, slow as above: milliseconds since the navigation",
        _columns({"answered_ms": "first frame that follows a finger", "complete_ms": "complete"}),
    ),
    "begin": (
        "Begin: milliseconds until the first frame that answers input, by the number of slides",
        _columns({f"{count} answers_ms": count for count in _COUNTS})
        + _columns({"10000 nodes": "10000: nodes"})
        + _columns({"10000 heap_mb": "heap, MB", "10000 memory_mb": "memory, MB"}, 1),
    ),
    "drag": (
        "Drag, 1 000 slides: the main thread's milliseconds; how late the picture is under a finger that stops",
        _motion("1x", "6x")
        + _columns({"1x with pictures frame_ms": "100 pictures: ms a frame"}, 2)
        + _columns({"late_ms": "late, ms"}),
    ),
    "flick": (
        "Flick, 1 000 slides: the main thread's milliseconds; when it rests; frames drawn while the page is busy",
        _columns({"1x all_ms": "1x: ms in all", "1x worst_frame_ms": "worst frame", "6x all_ms": "6x: ms in all"}, 1)
        + _columns({"1x settled_ms": "last frame, ms", "within_a_pixel_ms": "within a pixel, ms"})
        + [("busy: frames", _busy), ("over the seam", _is_right("seam"))],
    ),
    "resize": (
        "Resize, 10 000 slides: the main thread's milliseconds",
        _columns({"task_ms": "in all", "script_ms": "script", "style_ms": "style", "layout_ms": "layout"}, 1)
        + _columns({"painted_ms": "until painted"})
        + [("same slide", _is_right("keeps_slide")), ("off the centre, px", _figure("off_centre_px", 1))],
    ),
    "photographs": (
        "Photographs: the main thread's milliseconds a frame; the worst frame",
        _photographs("1x")
        + _photographs("6x")
        + _columns({"1x open settled_ms": "open after, ms", "1x dismiss settled_ms": "gone after, ms"}),
    ),
    "collection": (
        "A flight of 40 photographs between a grid and a carousel: the main thread's milliseconds",
        _flights("carousel", "grid")
        + _columns({"first start_ms": "first start, with mounting", "first all_ms": "first, in all"}, 1)
        + _columns({"carousel settled_ms": "at rest after, ms"}),
    ),
    "grid": (
        "A grid of 100 000 photographs: the main thread's milliseconds, pinched and scrubbed; bytes of a photograph",
        _columns({"1x pinch frame_ms": "1x: ms a frame", "1x pinch script_ms": "script"}, 2)
        + _columns({"1x pinch worst_frame_ms": "worst frame", "1x jump_ms": "jump, ms"}, 1)
        + _columns({"4x pinch frame_ms": "4x: ms a frame"}, 2)
        + _columns({"4x pinch worst_frame_ms": "worst frame", "4x jump_ms": "jump, ms"}, 1)
        + _columns({"photo_bytes": "bytes a photograph"}),
    ),
    "transfer": (
        "Transfer: the bytes that a page must load",
        _columns({"plain": "plain", "gzip": "gzip", "brotli": "brotli"}),
    ),
}
