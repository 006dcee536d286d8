"""The caption of a photograph can be read on any photograph."""

import pytest
from album import PACKAGE
from grid import GRID, VIEWER, Grid
from PIL import Image

LONG = "The lamp is made of porcelain and gives a warm light, in a room as well as on a terrace. " * 5
LINE = "getComputedStyle({0}).color.match(/\\d+/g).slice(0, 3).map(Number)"
BOX = "(range => (range.selectNodeContents({0}), range.getBoundingClientRect().toJSON()))(new Range())"


def luminance(colour) -> float:
    parts = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour[:3]]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


@pytest.mark.parametrize("title", ["White lamp", LONG, ""], ids=["short", "long", "none"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
def test_on_a_white_photograph(width, height, title, screens, tmp_path):
    Image.new("RGB", (width, height), "white").save(tmp_path / "white.png")
    screen = screens(width=width, height=height)
    link = f"""<a href="white.png" data-width="{4 * width}" data-height="{4 * height}" data-title="{title}"
        ><img src="white.png" alt=""></a>"""
    screen.show(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>White</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine.css"><script type="module" src="vitrine.js"></script>
        <vitrine-photo-grid label="Lamps">{link * 2}</vitrine-photo-grid></html>""",
        tmp_path,
        PACKAGE,
    )
    Grid(screen).ready()
    screen.js(f"void {GRID}.open(0, {{animated: false}})")
    screen.until(f"{VIEWER}.querySelector('dialog').matches(':modal')")
    screen.until(f"{VIEWER}.querySelector('.controls').style.opacity === '1'")
    screen.painted()
    picture = Image.open(screen.shot(f"caption-{width}-{len(title)}")).convert("RGB")
    for part in ("title", "detail") if title else ("detail",):
        line = f"{VIEWER}.querySelector('[part=caption-{part}]')"
        ink, box = luminance(screen.js(LINE.format(line))), screen.js(BOX.format(line))
        for y in (box["top"] + 3, (box["top"] + box["bottom"]) / 2, box["bottom"] - 3):
            ground = luminance(picture.getpixel((2, min(height - 1, int(y)))))
            assert (ink + 0.05) / (ground + 0.05) >= 4.5, f"{part} at {y}"
