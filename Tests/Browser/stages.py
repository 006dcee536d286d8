"""The pages on which recorded gestures are played: an exhibit in the state at the beginning of a trace."""

import re
from functools import cache
from pathlib import Path

from recorded import ROOT, Step, Trace

CELLS_AS_CHILDREN = 1000  # Pages with more items use data.
GRID_SPACING = 3

TAGS = {
    "carousel": "vitrine-carousel",
    "expanding": "vitrine-expanding-carousel",
    "stitched": "vitrine-stitched-carousel",
    "grid": "vitrine-photo-grid",
}
PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='300' height='300'/>"
STYLE = """
  body { margin: 0 }
  [data-key] { box-sizing: border-box; padding: 0; margin: 0; font: 12px sans-serif }
"""


@cache
def attribute_words() -> dict[str, list[str]]:
    """Returns the values of the options that are a choice, from the table of the package; none for flags."""
    text = (ROOT / "Web/src/abi.js").read_text()
    options = re.findall(r'OPTION_\w+ = .*name: "([a-z-]+)"(.*)\}\);', text)
    found = {}
    for name, fields in options:
        choices = re.search(r"choices: \[([^\]]*)\]", fields)
        if not fields:
            found[name] = []
        elif choices:
            found[name] = re.findall(r'"([^"]+)"', choices.group(1))
    return found


def attribute(step: Step) -> tuple[str, str | None]:
    """Returns the name and the text of the attribute that sets an option; None for the text removes the attribute."""
    name, value = step.words
    words = attribute_words().get(name)
    if words is None:
        return name, value
    number = int(float(value))
    return name, words[number] if words else ("" if number else None)


class Stage:
    """The page for a trace."""

    def __init__(self, trace: Trace):
        self.trace = trace
        self.kind = {"grid": "grid", "viewer": "viewer"}.get(trace.exhibit, "strip")
        self.options = dict(attribute(step) for step in trace.given("option"))
        environment = [word for step in trace.given("environment") for word in step.words]
        self.is_right_to_left = "rtl" in environment
        self.reduces_motion = "reduced" in environment
        self.scale = float(environment[2]) if len(environment) > 2 else 1.0
        self.viewport = trace.given("viewport")[-1]
        counts = trace.given("count")
        opened = [int(step.words[0]) for step in trace.steps if step.verb == "open"]
        # A viewer without a count shows one photograph, which is item 0 of the page.
        self.first = 0 if counts or not opened else opened[0]
        self.count = int(counts[-1].numbers[0]) if counts else 1
        self.extents = [number for step in trace.given("extents") for number in step.numbers]

    @property
    def window(self) -> tuple[int, int]:
        """The size of the window: that of the viewport, with a margin around a strip that a mouse leaves."""
        if self.kind != "strip":
            return window(self.viewport)
        sizes = [step.numbers[:2] for step in [self.viewport, *self.trace.steps] if step.verb == "viewport"]
        return max(600, int(max(width for width, _ in sizes)) + 100), int(max(height for _, height in sizes)) + 200

    def html(self) -> str:
        head = '<link rel="icon" href="data:,"><link rel="stylesheet" href="vitrine.css">'
        script = '<script type="module" src="vitrine.js"></script>'
        direction = "rtl" if self.is_right_to_left else "ltr"
        return f"""<!doctype html><html lang="en" dir="{direction}"><meta charset="utf-8"><title>Trace</title>
            <meta name="viewport" content="width=device-width">{head}<style>{STYLE}{self._style()}</style>{script}
            <main>{self._element()}</main>{self._data()}</html>"""

    def write(self, folder: Path):
        """Writes the pictures that the page shows."""
        for item in range(self.count if self.kind == "viewer" else 0):
            width = 1200 * self._picture(item)[0]
            svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="1200"/>'
            (folder / f"{item}.svg").write_text(svg)

    def source(self, step: Step) -> str:
        """Returns the style that moves the source of a flight to the rectangle of a step."""
        x, y, width, height = step.numbers[:4] if step.words[0] != "none" else (0, 0, 0, 0)
        if self._opens_from_grid:
            y -= self.place_in_opener * (height + GRID_SPACING)
            return f"position: absolute; left: {x}px; top: {y}px; width: {width}px"
        return f"position: absolute; left: {x}px; top: {y}px; width: {width}px; height: {height}px"

    @property
    def place_in_opener(self) -> int:
        opened = [int(step.words[0]) for step in self.trace.steps if step.verb == "open"]
        return opened[0] - self.first if opened else 0

    @property
    def _opens_from_grid(self) -> bool:
        """Whether the flight begins in a cell of a grid: a square with sharp corners. Others begin in a carousel."""
        given = self.trace.given("source")
        step = given[-1]
        return step.words[0] != "none" and step.numbers[2] == step.numbers[3] and sum(step.numbers[4:]) == 0

    def _style(self) -> str:
        width, height = self.viewport.numbers_before("seen")
        if self.kind == "grid":
            return f"#exhibit {{ width: {width}px }}"
        if self.kind == "strip":
            # Cards and photographs fill the row without a style.
            plain = "[data-key] { block-size: 100% }" if self.trace.exhibit == "carousel" else ""
            return f"#exhibit {{ width: {width}px; height: {height}px }} {plain}"
        step = self.trace.given("source")[-1]
        radius = step.numbers[4] if len(step.words) > 4 else 0
        return f"#exhibit {{ {self.source(step)} }} [data-key], [data-key] img {{ border-radius: {radius}px }}"

    def _element(self) -> str:
        tag, options = TAGS.get(self.trace.exhibit, ""), dict(self.options)
        if self.kind == "viewer" and self._opens_from_grid:
            tag, options = TAGS["grid"], options | {"min-cell": self.trace.given("source")[-1].words[2]}
        elif self.kind == "viewer":
            tag, options = TAGS["carousel"], options | {"align": "start", "selected": str(self.place_in_opener)}
        attributes = " ".join(f'{name}="{text}"' for name, text in options.items() if text is not None)
        is_data = self.kind == "grid" and self.count > CELLS_AS_CHILDREN
        items = "" if is_data else "".join(map(self.item, range(self.count)))
        return f'<{tag} id="exhibit" label="Exhibit" {attributes}>{items}</{tag}>'

    def item(self, item: int, extent: float | None = None) -> str:
        """Returns the element of an item with its length along the exhibit."""
        extent = extent or (self.extents[item] if item < len(self.extents) else 0)
        side = "height" if self.options.get("axis") == "vertical" else "width"
        match self.trace.exhibit:
            case "carousel":
                return f'<div data-key="{item}" style="{side}: {extent}px">{item}</div>'
            case "expanding":
                poster = f'<img data-part="poster" src="{PICTURE}" alt="{item}">'
                parts = f'<img data-part="still" src="{PICTURE}" alt=""><div data-part="details">{item}</div>'
                return f'<article data-key="{item}" aria-label="{item}">{poster}{parts}</article>'
            case "stitched":
                sides = f'width="{extent}" height="300"' if side == "width" else f'width="300" height="{extent}"'
                return f'<img data-key="{item}" src="{PICTURE}" {sides} alt="{item}">'
            case "grid":
                return f'<a data-key="{item}" href="#{item}" type="image/png">{item}</a>'
        ratio, width = self._picture(item)
        size = f'data-width="{width}" data-height="{width / ratio}"' if width else ""
        cell = f'<a data-key="{item}" href="{item}.svg" {size}><img src="{item}.svg" alt="{item}"></a>'
        return cell if self._opens_from_grid else cell.replace("<img", '<img style="width: 100%; height: 100%"')

    def _picture(self, item: int) -> tuple[float, float]:
        """Returns the ratio of a photograph and its width in pixels; 0 if the trace does not name the width."""
        ratio, width = 1.0, 0.0
        for step in [*self.trace.setup, *self.trace.steps]:
            if step.verb in ("picture", "open") and int(step.numbers_before("at-once")[0]) - self.first == item:
                numbers = step.numbers_before("at-once")
                ratio, width = numbers[1] or ratio, numbers[2] if step.verb == "picture" else width
        return ratio, width

    def _data(self) -> str:
        if self.kind != "grid" or self.count <= CELLS_AS_CHILDREN:
            return ""
        link = "element.href = `#${index}`; element.type = 'image/png'"
        render = f"element.dataset.key = index; {link}; element.textContent = index"
        items = f"{{ count: {self.count}, key: String, indexOf: Number, render(index, element) {{ {render} }} }}"
        return f"<script type=\"module\">document.querySelector('#exhibit').items = {items}</script>"


def window(viewport: Step) -> tuple[int, int]:
    """Returns the size of the window for a viewport."""
    width, height = viewport.numbers_before("seen")
    seen = viewport.words[3] if "seen" in viewport.words else height
    return int(width), int(float(seen))
