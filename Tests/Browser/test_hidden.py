"""A page can hide an element like any other, also while one of its photographs is open."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from grid import COVERS
from test_contract import ELEMENT, MODULE, PICTURE, drawn, page, strip

NAMES = ["vitrine-carousel", "vitrine-expanding-carousel", "vitrine-stitched-carousel", "vitrine-photo-grid"]
LINKS = f'<a data-part="poster" href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' * 4
DIALOG = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('dialog')"
AROUND = f"""<details open style="display: block"><summary>More</summary>{strip(name="vitrine-photo-grid", items=LINKS)}
    </details><button onclick="globalThis.presses = (globalThis.presses ?? 0) + 1">Page</button>"""


def show(screen, name: str):
    screen.expected += ["nothing appears when it opens", "has none"]
    screen.show(page(strip(name=name, items=LINKS), MODULE), PACKAGE)
    drawn(screen)


@everywhere
@pytest.mark.parametrize("name", NAMES)
def test_the_attribute_hidden_hides_an_element(name, desktop):
    show(desktop, name)
    height = f"{ELEMENT}.getBoundingClientRect().height"
    before = desktop.js(height)
    assert before > 0
    desktop.js(f"void ({ELEMENT}.hidden = true)")
    assert desktop.js(f"[getComputedStyle({ELEMENT}).display, {height}]") == ["none", 0]
    desktop.js(f"void ({ELEMENT}.hidden = false)")
    desktop.until(f"{height} === {before}")


@pytest.mark.parametrize("name", NAMES)
def test_the_attribute_hidden_hides_an_element_without_a_script(name, desktop):
    desktop.show(page(strip("hidden", name=name, items=LINKS)), PACKAGE)
    assert desktop.js(f"getComputedStyle({ELEMENT}).display") == "none"


@everywhere
def test_a_hidden_element_closes_its_photograph(desktop):
    show(desktop, "vitrine-carousel")
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.until(f"{DIALOG}.matches(':modal')")
    desktop.js(f"void ({ELEMENT}.hidden = true)")
    desktop.until(f"{ELEMENT}.openIndex === null && !{DIALOG}.{COVERS}")


@always_everywhere("content-visibility: only some browsers report it")
@pytest.mark.parametrize("way", ["open = false", "style.contentVisibility = 'hidden'"])
def test_a_photograph_closes_with_what_contains_its_element(way, desktop):
    desktop.show(page(AROUND, MODULE).replace("<main>", "<div>").replace("</main>", "</div>"), PACKAGE)
    grid = "document.querySelector('vitrine-photo-grid')"
    dialog = DIALOG.replace(ELEMENT, grid)
    desktop.until(f"{grid}.matches(':state(drawn)')")
    desktop.js(f"void {grid}.open(1, {{animated: false}})")
    desktop.until(f"{dialog}.matches(':modal')")
    desktop.js(f"void (document.querySelector('details').{way})")
    desktop.until(f"{grid}.openIndex === null && !{dialog}.{COVERS}")
    x, y = desktop.js("(box => [box.x + 5, box.y + 5])(document.querySelector('button').getBoundingClientRect())")
    desktop.page.mouse.click(x, y)
    desktop.until("globalThis.presses === 1")


@everywhere
@pytest.mark.parametrize("name", NAMES[:3])
def test_columns_of_text_do_not_divide_a_strip(name, desktop):
    desktop.expected += ["nothing appears when it opens", "has none"]
    text = '<div style="columns: 2">' + "<p>Some text.</p>" * 2
    desktop.show(page(text + strip(name=name, items=LINKS) + "</div>", MODULE), PACKAGE)
    element = f"document.querySelector('{name}')"
    desktop.until(f"{element}.matches(':state(drawn)')")
    desktop.painted()
    assert desktop.js(f"{element}.getClientRects().length") == 1
