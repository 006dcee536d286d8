"""Properties, texts and parts of a photo grid. Nothing runs at rest."""

from accessibility import semantics
from browsers import always_everywhere
from grid import GRID, VIEWER
from probes import COUNT_FRAMES


def test_a_media_query_changes_the_cells(desktop, show_numbers):
    grid = show_numbers(desktop)
    assert grid.cell(0).width > 100
    desktop.resize(480, 800)
    desktop.until(f"{GRID}.children[0].getBoundingClientRect().width < 80")
    assert desktop.js("grid.minCell") == 60


@always_everywhere("each browser computes lengths itself")
def test_a_length_can_be_any_that_style_sheets_have(desktop, show_numbers):
    show_numbers(desktop)
    lengths = {
        "calc(2em + 10px)": 50,
        "8rem": 128,
        "max(3em, min(50px, 1in))": 60,
        "calc(var(--side) * 2)": 90,
        "clamp(40px, 10vw, 200px)": 128,
    }
    desktop.js("void (document.body.style.setProperty('--side', '45px'), grid.style.fontSize = '20px')")
    for length, pixels in lengths.items():
        desktop.js(f"void grid.style.setProperty('--vitrine-min-cell', '{length}')")
        assert desktop.js("grid.minCell") == pixels, length
        # An attribute, too.
        desktop.js(f"void (grid.style.removeProperty('--vitrine-min-cell'), grid.setAttribute('min-cell', '{length}'))")
        assert desktop.js("grid.minCell") == pixels, length
        desktop.js("void grid.removeAttribute('min-cell')")
    desktop.js(f"void grid.style.setProperty('--vitrine-min-cell', '{length}')")
    desktop.resize(1000, 800)
    # Nine columns, as before, though the window is smaller.
    desktop.until(f"(width => width > 99 && width < 112)({GRID}.children[0].getBoundingClientRect().width)")
    assert desktop.js("grid.minCell") == 100
    assert desktop.js("grid.shadowRoot.querySelectorAll('[style*=scroll-margin]').length") == 0


def test_a_text_that_is_no_length_warns(desktop, show_numbers):
    lengths = ["50%", "wide", "calc(1s)"]
    desktop.expected = [f'min-cell="{length}"' for length in lengths]
    show_numbers(desktop)
    for length in lengths:
        desktop.js(f"void grid.setAttribute('min-cell', '{length}')")
        assert desktop.js("grid.minCell") == 100


def test_properties_mirror_attributes(desktop, show_numbers):
    show_numbers(desktop)
    assert desktop.js("[grid.minCell, grid.maxCell, grid.spacing, grid.speed, grid.label]") == [100, 0, 3, 1, "Numbers"]
    desktop.js("void Object.assign(grid, { minCell: 200, maxCell: 300, spacing: 8, speed: 0.5, label: 'Counted' })")
    attributes = dict(desktop.js("grid.getAttributeNames().map(name => [name, grid.getAttribute(name)])"))
    expected = {"min-cell": "200", "max-cell": "300", "spacing": "8", "speed": "0.5", "label": "Counted"}
    assert expected.items() <= attributes.items()
    assert semantics(desktop.cdp, "document.querySelector('vitrine-photo-grid')")["name"] == "Counted"
    desktop.js("void (grid.minCell = null)")
    assert desktop.js("grid.hasAttribute('min-cell')") is False
    assert desktop.js("grid.minCell") == 100


def test_assigning_the_open_index_opens_at_once(grid, desktop):
    desktop.js("void (grid.openIndex = 3)")
    desktop.tick(16)
    assert desktop.js("reported.map(({ type, index }) => [type, index])") == [["open", 3], ["settle", 3]]
    desktop.js("void (grid.openIndex = null)")
    desktop.tick(16)
    assert not grid.is_open
    assert desktop.js("grid.openIndex") is None


def test_words_can_be_replaced(desktop, show_numbers):
    show_numbers(desktop)
    desktop.js("void (grid.strings = { close: 'Schließen' })")
    assert desktop.js(f"{VIEWER}.querySelector('[part=close]').getAttribute('aria-label')") == "Schließen"


def test_parts_of_the_viewer_are_styled_through_the_grid(desktop, show_numbers):
    show_numbers(desktop)
    ground = f"{VIEWER}.querySelector('[part=backdrop]')"
    assert desktop.js(f"getComputedStyle({ground}).backgroundColor") == "rgb(1, 2, 3)"


def asks_for_no_frame(screen):
    """Asserts that no frame is requested during a second."""
    screen.still()
    before = screen.js("asked")
    screen.run(1000)
    assert screen.js("asked") == before


def test_nothing_runs_at_rest(desktop, show_numbers):
    desktop.own_time()
    desktop.page.add_init_script(COUNT_FRAMES)
    grid = show_numbers(desktop)
    asks_for_no_frame(desktop)
    desktop.page.mouse.click(*grid.cell(15).center)
    grid.until_landed(is_open=True)
    asks_for_no_frame(desktop)
    desktop.press("Escape")
    grid.until_landed(is_open=False)
    asks_for_no_frame(desktop)
