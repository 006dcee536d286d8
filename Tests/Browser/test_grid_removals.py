"""A photograph that is removed from a grid fades out where it was, while the others fly to their new cells."""

import pytest
from browsers import everywhere
from grid import GRID

FRAMES = 60  # Of 16 ms: longer than a flight.
# The copies of removed items that are drawn, by name: their places in the window, and their opacities.
FADING = f"""Object.fromEntries([...{GRID}.querySelectorAll(':scope > [slot=copies-removed]')]
  .map(copy => [copy.textContent, copy.getBoundingClientRect(), +getComputedStyle(copy).opacity])
  .map(([name, box, opacity]) => [name, [box.x, box.y, box.width, box.height, opacity]]))"""
CHILDREN = """const link = name =>
    Object.assign(document.createElement('a'), { href: '#', id: name, type: 'image/png', textContent: name })"""


def place(screen, name: str) -> list[float]:
    """Returns the place of a cell in the window."""
    return screen.js(
        f"""(({{ x, y, width, height }}) => [x, y, width, height])([...{GRID}.children]
            .find(cell => cell.textContent === '{name}' && !cell.slot).getBoundingClientRect())"""
    )


def faded(screen, change: str, frames=FRAMES) -> list[dict[str, list[float]]]:
    """Makes a change by JavaScript, and returns the removed items in each frame after it."""
    return screen.js(
        f"""(async () => {{
            const frames = []
            {change}
            await clock.delivered()
            for (let frame = 0; frame < {frames}; frame++) {{ clock.tick(16); frames.push({FADING}) }}
            return frames
        }})()"""
    )


def fades_at(frames, name: str, start: list[float]):
    """Asserts that an item fades out at a place from the first frame on, and is gone in the last one."""
    path = [frame[name] for frame in frames if name in frame]
    assert name in frames[0] and name not in frames[-1]
    assert path == [frame[name] for frame in frames[: len(path)]], "it does not come back"
    for seen in path:
        assert seen[:4] == pytest.approx(start, abs=0.01)
    opacities = [seen[4] for seen in path]
    assert opacities[0] > 0.9 and opacities == sorted(opacities, reverse=True) and opacities[-1] < 0.02
    assert len(path) > 20, "it is not gone at once"


def show_children(screen):
    names = "Array.from({ length: 30 }, (_, number) => `n${number}`)"
    screen.js(f"void ({{}}, (() => {{ {CHILDREN}; grid.items = null; grid.replaceChildren(...{names}.map(link)) }})())")
    screen.still()


@everywhere
@pytest.mark.parametrize("edit", ["names.splice(2, 1)", "names.splice(1, 3)", "names.splice(0, 2, 'new')"])
def test_data_that_go_fade_out_where_they_were(edit, grid, desktop):
    before = {name: place(desktop, name) for name in ("n0", "n1", "n2", "n3")}
    frames = faded(desktop, f"{edit}; grid.reload()")
    gone = [name for name in before if not desktop.js(f"names.includes('{name}')")]
    # An item that is not known elsewhere takes the place of another one.
    drawn = [name for name in gone if name in frames[0]]
    assert drawn and set(drawn) == frames[0].keys() and (len(drawn) == len(gone) or "new" in edit)
    for name in drawn:
        fades_at(frames, name, before[name])


def test_children_that_go_fade_out_where_they_were(grid, desktop):
    show_children(desktop)
    before = place(desktop, "n1")
    fades_at(faded(desktop, "grid.children[1].remove()"), "n1", before)


def test_each_of_many_children_that_go_fades_out_where_it_was(grid, desktop):
    show_children(desktop)
    before = {f"n{number}": place(desktop, f"n{number}") for number in range(1, 30, 2)}
    frames = faded(desktop, "for (const number in names.slice(0, 15)) grid.children[+number + 1].remove()")
    assert frames[0].keys() == before.keys()
    for name, start in before.items():
        fades_at(frames, name, start)


def test_a_second_removal_neither_ends_nor_restarts_the_first(grid, desktop):
    first, second = place(desktop, "n2"), place(desktop, "n7")
    start = faded(desktop, "names.splice(2, 1); grid.reload()", frames=6)
    frames = faded(desktop, "names.splice(names.indexOf('n7'), 1); grid.reload()")
    fades_at(start + frames, "n2", first)
    assert frames[0]["n7"][4] > 0.9 and frames[0]["n7"][:4] != pytest.approx(second), "it flew"


def test_a_removed_item_is_only_seen(grid, desktop):
    show_children(desktop)
    x, y, width, height = place(desktop, "n1")
    faded(desktop, "grid.children[1].remove()", frames=4)
    copy = f"{GRID}.querySelector(':scope > [slot=copies-removed]')"
    assert desktop.js(f"{copy}.inert && {copy}.getAttribute('aria-hidden') === 'true'")
    assert desktop.js(f"!{copy}.id && !{copy}.hasAttribute('href') && !{copy}.hasAttribute('tabindex')")
    hit = f"document.elementsFromPoint({x + width / 2}, {y + height / 2})"
    assert desktop.js(f"!{hit}.includes({copy})")
    slots = desktop.js(f"[...{GRID}.shadowRoot.querySelectorAll('slot')].map(slot => slot.name)")
    assert slots.index("copies-removed") < slots.index(""), "it lies behind the cells"


def test_nothing_fades_where_nothing_flies(grid, desktop):
    desktop.page.emulate_media(reduced_motion="reduce")
    desktop.still()
    assert faded(desktop, "names.splice(2, 1); grid.reload()", frames=3) == [{}] * 3


def test_only_what_was_visible_fades(grid, desktop):
    desktop.js("void scrollTo(0, 3000)")
    desktop.still()
    assert faded(desktop, "names.splice(0, 3); grid.reload()", frames=3) == [{}] * 3


@pytest.mark.parametrize(
    "change", ["grid.items = { ...grid.items }", "grid.remove()", "names.length = 0; grid.reload()"]
)
def test_no_copy_is_left(change, grid, desktop):
    faded(desktop, "names.splice(2, 1); grid.reload()", frames=3)
    frames = faded(desktop, f"const removed = grid; {change}; if (!removed.isConnected) document.body.append(removed)")
    assert frames[-1] == {}
    if "length" in change:
        assert "n2" in frames[0] and "n5" in frames[0], "the last ones fade, too"
    else:
        assert frames[0] == {}


def test_removed_items_scroll_with_the_page(grid, desktop):
    x, y, *_ = place(desktop, "n10")
    faded(desktop, "names.splice(10, 1); grid.reload()", frames=3)
    desktop.js("void scrollTo(0, 50)")
    [frame] = faded(desktop, "", frames=1)
    assert frame["n10"][:2] == pytest.approx([x, y - 50])


def test_they_stay_among_their_cells_while_the_columns_change(grid, desktop):
    desktop.js("void grid.setAttribute('zoom', '')")
    desktop.still()
    before = place(desktop, "n20")
    faded(desktop, "names.splice(20, 1); grid.reload()", frames=4)
    desktop.fingers([(600, 400), (600, 400)], [(700, 400), (702, 400)], lift=False)
    [frame] = faded(desktop, "", frames=1)
    assert desktop.js("grid.shadowRoot.querySelector('[data-zooming]') !== null")
    x, _, width, _ = before
    # Its layer is magnified about the left side of the grid.
    scale = frame["n20"][2] / width
    assert scale > 1.01 and frame["n20"][0] == pytest.approx(x * scale, abs=0.1)
    desktop.lift()
    desktop.still()
    assert desktop.js(FADING) == {}
