"""A grid that is flung on a slow machine: no drawn frame has bare paper where cells are."""

import base64
import io

import pytest
from grid import Grid
from grid_data import PACKAGE, PAGE
from PIL import Image
from screen import SHOTS

PAPER, PLACEHOLDER = (255, 0, 255), (0, 160, 0)
SLOWNESS = 4
STYLE = f"""<style>
  html, body {{ background: rgb{PAPER} }} h1 {{ display: none }}
  vitrine-photo-grid {{ --vitrine-placeholder: rgb{PLACEHOLDER}; --vitrine-heading-background: rgb(0, 0, 0) }}
</style>"""
# Squares, squares in sections of 5 to 27 items, and rows of whole photographs.
KINDS = {
    "squares": "",
    "sections": """const starts = []
      for (let start = 0; start < 20000; start += 5 + start % 23) starts.push(start)
      items.sections = { day: starts }""",
    "rows": """items.ratio = index => [1.5, 2 / 3, 4 / 3, 1, 0.75, 16 / 9][index % 6]
      document.querySelector("vitrine-photo-grid").setAttribute("layout", "justified")""",
}


@pytest.fixture
def show(phone):
    def show(kind: str) -> Grid:
        page = PAGE.replace("</style>", f"</style>{STYLE}").replace("length: 2000 ", "length: 20000 ")
        page = page.replace("globalThis.grid =", f"{KINDS[kind]}; globalThis.grid =")
        grid = Grid(phone)
        phone.show(page, PACKAGE)
        return grid.ready()

    return show


def frames_of(screen, act) -> list[Image.Image]:
    """Returns the frames that Chromium draws during an act on a slow machine."""
    frames = []

    def keep(frame):
        frames.append(frame["data"])
        screen.cdp.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    screen.cdp.on("Page.screencastFrame", keep)
    screen.cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
    screen.cdp.send("Page.startScreencast", {"format": "png"})
    try:
        act()
    finally:
        screen.cdp.send("Page.stopScreencast")
        screen.cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return [Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB") for data in frames]


def fling(screen, times: int):
    """Flings the page hard several times: each fling adds to the velocity of those before."""
    width, height = screen.js("[innerWidth, innerHeight]")
    for _ in range(times):
        start = screen.js("scrollY")
        screen.fingers([(width / 2, height * share) for share in (0.9, 0.75, 0.6, 0.45, 0.3, 0.15)])
        screen.until(f"scrollY > {start} + innerHeight")


def bareness(frame: Image.Image) -> float:
    """Returns the share of a frame that is paper."""
    pixels = frame.resize((frame.width // 2, frame.height // 2), Image.Resampling.NEAREST)
    paper = sum(count for count, color in pixels.getcolors(1 << 20) if near(color, PAPER))
    return paper / (pixels.width * pixels.height)


def near(color, other) -> bool:
    return max(abs(a - b) for a, b in zip(color, other, strict=True)) < 40


@pytest.mark.parametrize(("kind", "paper"), [("squares", 0.12), ("sections", 0.6), ("rows", 0.12)])
def test_no_frame_of_a_fling_is_bare(kind, paper, show, phone):
    show(kind)
    # Other processes can keep Chromium from drawing in time. A fault of the grid is in each try.
    for _ in range(3):
        phone.js("void scrollTo(0, 3000)")
        phone.painted()
        frames = frames_of(phone, lambda: fling(phone, 3))
        assert len(frames) > 4
        worst = max(frames, key=bareness)
        if bareness(worst) < paper:
            break
    SHOTS.mkdir(parents=True, exist_ok=True)
    worst.save(SHOTS / f"grid-fling-worst-{kind}.png")
    # There is paper between cells, and with sections below headings and after the last cells: up to a half.
    assert bareness(worst) < paper
