"""Photographs fly from square cells to whole rows and back when the layout of a grid changes."""

from math import exp, pi
from pathlib import Path

import pictures
import pytest
from browsers import everywhere
from grid import GRID, Grid
from PIL import Image
from proxy import LASTING

PACKAGE = Path(__file__).parents[2] / "Web/dist"
PINK = (255, 0, 255)
COUNT = 60
ARE_LOADED = "[...document.images].every(image => image.complete && image.naturalWidth)"

# The mounted cells by their names: their visible parts in the window, and their opacities.
LOOK = f"""globalThis.look = () => Object.fromEntries([...{GRID}.children]
  .filter(({{style}}) => style.translate && style.clipPath !== 'inset(50%)')
  .map(cell => {{
    const [box, {{width, clipPath, opacity}}] = [cell.getBoundingClientRect(), getComputedStyle(cell)]
    const scale = box.width / parseFloat(width)
    const sides = (clipPath.match(/^inset\\(([^)]*?)(?: round|\\))/)?.[1] ?? '0px')
      .split(' ').map(side => parseFloat(side) * scale)
    const [top, right = top, bottom = top, left = right] = sides
    return [cell.firstChild.alt,
      [box.x + left, box.y + top, box.width - left - right, box.height - top - bottom, +opacity]]
  }}))"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    (folder / LASTING).mkdir()
    pictures.write_collection(folder / LASTING, COUNT)
    return folder


@pytest.fixture
def show(folder):
    """Shows a grid on pink paper. The page knows the sizes of its photographs. Pixels without a photograph are pink."""

    def show(screen, layout: str) -> Grid:
        screen.own_time()
        sizes = [Image.open(folder / LASTING / f"{number}.png").size for number in range(COUNT)]
        links = "".join(
            f'<a href="{LASTING}{number}.png"><img alt="{number}" src="{LASTING}{number}.png" width="{width}" '
            f'height="{height}"></a>'
            for number, (width, height) in enumerate(sizes)
        )
        grid = Grid(screen)
        screen.show(
            f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Whole</title>
            <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
            <link rel="stylesheet" href="vitrine.css">
            <style>body {{ margin: 0; background: #f0f }} :root {{ --vitrine-placeholder: #f0f }}</style>
            <script type="module" src="vitrine.js"></script><h1 hidden>Whole</h1>
            <main><vitrine-photo-grid layout="{layout}" label="Photos">{links}</vitrine-photo-grid></main></html>""",
            folder,
            PACKAGE,
        )
        grid.ready()
        screen.until(ARE_LOADED)
        screen.still()
        screen.js(f"void ({LOOK})")
        return grid

    return show


def left(time: float) -> float:
    """Returns the share of its way that the engine's spring leaves after a time in seconds."""
    rate = 2 * pi / 0.35
    return (1 + rate * time) * exp(-rate * time)


def left_after_turning(turned: float, time: float) -> float:
    """Returns the share of the whole way back that is left a time after a photograph has turned round."""
    rate = 2 * pi / 0.35
    velocity = -(rate**2) * turned * exp(-rate * turned)
    gone = left(turned) - 1
    return (gone + (velocity + rate * gone) * time) * exp(-rate * time)


def change(screen, layout: str, frames: int) -> list[dict]:
    """Changes the layout. Returns the cells before, and in each of some frames of 16 ms."""
    return screen.js(
        f"""(async () => {{
          const frames = [look()]
          {GRID}.layout = {layout!r}
          await clock.delivered()
          for (let frame = 0; frame < {frames}; frame++) {{ clock.tick(16); frames.push(look()) }}
          return frames
        }})()"""
    )


def is_visible(cell, height) -> bool:
    return cell[1] + cell[3] > 0 and cell[1] < height


def assert_between(cell, start, end, share, place):
    for number in range(4):
        expected = end[number] + (start[number] - end[number]) * share
        assert cell[number] == pytest.approx(expected, abs=0.5), place


@everywhere
@pytest.mark.parametrize("layout", ["squares", "justified"])
def test_each_photograph_is_where_the_engine_has_it_in_every_frame(layout, desktop, show):
    assert_flights(desktop, layout, show)


@pytest.mark.parametrize("layout", ["squares", "justified"])
def test_each_photograph_is_where_the_engine_has_it_in_every_frame_of_a_phone(layout, phone, show):
    assert_flights(phone, layout, show)


def assert_flights(screen, layout, show):
    show(screen, "justified" if layout == "squares" else "squares")
    height = screen.js("innerHeight")
    screen.js("void scrollTo(0, 300)")
    screen.still()
    requested = list(screen.proxy.requested)
    frames = change(screen, layout, 60)
    first, last = frames[0], frames[-1]
    flown = {name for name in first if is_visible(first[name], height) or is_visible(last[name], height)}
    assert len(flown) > 12
    for number, frame in enumerate(frames[1:], 1):
        for name in flown:
            assert_between(frame[name], first[name], last[name], left(0.016 * number), (number, name))
            assert frame[name][4] == 1
    # Most of them open or close on the way.
    shapes = {name for name in flown if abs(first[name][2] / first[name][3] - last[name][2] / last[name][3]) > 0.1}
    assert len(shapes) > 8
    assert all(cell[2] == pytest.approx(cell[3], abs=0.1) for cell in (last if layout == "squares" else first).values())
    assert screen.proxy.requested == requested


def test_a_photograph_turns_round_where_it_is(desktop, show):
    show(desktop, "squares")
    height = desktop.js("innerHeight")
    there = change(desktop, "justified", 6)
    back = change(desktop, "squares", 60)
    start, turned = there[0], 0.016 * 6
    assert back[0] == there[-1]
    end = {}
    for name, cell in there[-1].items():
        # The end of the way there follows from its spring.
        place = [start[name][number] + (cell[number] - start[name][number]) / (1 - left(turned)) for number in range(4)]
        if is_visible(start[name], height) or is_visible(place, height):
            end[name] = place
    assert len(end) > 12
    for number, frame in enumerate(back[1:], 1):
        for name, place in end.items():
            assert_between(
                frame[name],
                [a + (a - b) for a, b in zip(start[name], place, strict=False)],
                start[name],
                left_after_turning(turned, 0.016 * number),
                (number, name),
            )
    assert back[-1] == start


@pytest.mark.parametrize("layout", ["squares", "justified"])
@pytest.mark.parametrize("name", ["phone", "desktop"])
def test_no_photograph_is_blank_on_the_way(name, layout, request, show):
    screen = request.getfixturevalue(name)
    show(screen, "justified" if layout == "squares" else "squares")
    height = screen.js("innerHeight")
    change(screen, layout, 0)
    for frame in (2, 5):
        screen.run(16 * (frame - (2 if frame == 5 else 0)))
        screen.painted()
        shot = (
            Image.open(screen.shot(f"grid-layout-{layout}-{name}-{frame}"))
            .convert("RGB")
            .resize((screen.js("innerWidth"), height), Image.Resampling.NEAREST)
        )
        for cell, (x, y, width, tall, _) in screen.js("look()").items():
            for column in range(round(x) + 3, round(x + width) - 3, 4):
                for row in range(max(0, round(y) + 3), min(height, round(y + tall) - 3), 4):
                    assert shot.getpixel((column, row)) != PINK, (frame, cell)


def test_reduced_motion_shows_the_new_layout_at_once(desktop, show):
    show(desktop, "squares")
    desktop.page.emulate_media(reduced_motion="reduce")
    desktop.still()
    frames = change(desktop, "justified", 20)
    assert frames[0] != frames[-1]
    assert all(frame == frames[-1] for frame in frames[1:])


def test_squares_far_from_the_window_are_not_drawn_for_another_layout(desktop, show):
    """Thousands of squares have placeholders; whole photographs have others."""
    show(desktop, "squares")
    desktop.js(
        f"""void ({GRID}.items = {{
          count: 4000, key: index => index, indexOf: key => key, ratio: index => [1.5, 0.7, 1.8][index % 3],
          render(index, link) {{ link.innerHTML = `<img alt="${{index}}">` }},
        }})"""
    )
    desktop.still()
    placeholders = f"{GRID}.shadowRoot.querySelectorAll('[part=placeholders]').length"
    assert desktop.js(placeholders) > 0
    desktop.js("void scrollTo(0, 9000)")
    desktop.still()
    change(desktop, "justified", 2)
    assert desktop.js(placeholders) == 0
