"""The names and roles of every element for screen readers, and the violations that axe finds, in three browsers."""

import pytest
from accessibility import semantics
from album import PACKAGE
from browsers import everywhere
from test_contract import CARD, MODULE, PICTURE, STRIP, drawn, page, strip

PART = f"{STRIP}.shadowRoot.querySelector('[part~=%s]')"
IMAGE = f'<img src="{PICTURE}" width="60" height="40" alt="Harbour">'
ITEMS = {
    "a": f'<a href="#a">{IMAGE}</a>',
    "img": IMAGE,
    "article": "<article><h2>Harbour</h2></article>",
    "div": "<div>Harbour</div>",
    "button": "<button>Harbour</button>",
    "own": '<div role="figure" aria-label="Harbour">Harbour</div>',
}


@pytest.mark.parametrize(
    ("tag", "role", "name", "about"),
    [
        ("a", "link", "Harbour", "slide 2 of 3"),
        ("img", "image", "Harbour", "slide 2 of 3"),
        ("article", "article", "2 of 3", "slide"),
        ("div", "group", "2 of 3", "slide"),
        ("button", "button", "Harbour", "slide 2 of 3"),
        ("own", "figure", "Harbour", "slide 2 of 3"),
    ],
)
def test_an_item_says_which_slide_it_is_whatever_its_tag(tag, role, name, about, desktop):
    desktop.show(page(strip("loop", items="<div>A</div>" + ITEMS[tag] + "<div>B</div>"), MODULE), PACKAGE)
    drawn(desktop)
    node = semantics(desktop.cdp, f"{STRIP}.children[1]")
    assert [node["role"], node["name"]] == [role, name]
    assert about in (node.get("roledescription"), node["description"])


def test_the_viewport_is_a_named_stop(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    node = semantics(desktop.cdp, PART.replace("%s", "viewport"))
    assert [node["role"], node["name"]] == ["group", "Cards"]
    desktop.js(f"void ({STRIP}.label = null)")
    assert semantics(desktop.cdp, PART.replace("%s", "viewport"))["name"] == "carousel"


@everywhere
def test_buttons_are_called_what_people_call_them(desktop):
    items = f'<a href="{PICTURE}">{IMAGE}</a>' * 4
    desktop.show(page(strip("loop controls autoplay=4000 indicator=dots", items=items), MODULE), PACKAGE)
    drawn(desktop)
    names = "[...root.querySelectorAll('button:not([hidden])')].map(button => button.ariaLabel)"
    said = desktop.js(f"(root => {names})({STRIP}.shadowRoot)")
    assert said == ["Pause", "Previous slide", "Next slide", *[f"Go to slide {number}" for number in (1, 2, 3, 4)]]
    desktop.js(f"void {STRIP}.open(1, {{animated: false}})")
    desktop.until(f"{STRIP}.openIndex === 1")
    viewer = f"{STRIP}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
    assert desktop.js(f"(root => {names})({viewer})") == ["Previous photo", "Next photo", "Close"]


@everywhere
@pytest.mark.parametrize(
    ("name", "items"),
    [
        ("vitrine-carousel", "".join(ITEMS.values())),
        ("vitrine-expanding-carousel", CARD * 3),
        ("vitrine-stitched-carousel", ITEMS["a"] * 2 + IMAGE),
        ("vitrine-photo-grid", ITEMS["a"] * 3),
    ],
)
def test_axe_finds_nothing(name, items, desktop):
    attributes = "controls indicator=dots autoplay=4000" if name != "vitrine-photo-grid" else ""
    html = page(strip(attributes, name=name, items=items), MODULE)
    desktop.show(html.replace("<main>", "<main><h1>Harbours</h1>"), PACKAGE)
    desktop.until("document.querySelector('main > :state(drawn)')")
    assert desktop.violations() == []
    desktop.complaints.clear()
