"""The looping carousel: events, properties, bad input, screen readers, the example."""

from pathlib import Path

import pytest
from accessibility import semantics
from browsers import everywhere
from carousel import CAROUSEL, ITEMS, PACKAGE, Carousel, card
from probes import COUNT_FRAMES

EXAMPLE = Path(__file__).parents[2] / "Examples/plain-html"


def test_events_and_properties(desktop, show_carousel):
    carousel = show_carousel(desktop)
    desktop.js("void (globalThis.moves = [])")
    desktop.js(f"{CAROUSEL}.addEventListener('vitrine-move', event => moves.push(event.detail.position))")
    desktop.js(f"{CAROUSEL}.select(2)")
    carousel.until_settled(2)
    assert desktop.js("reported.slice(-2)") == [["change", 2], ["settle", 2]]
    moves = desktop.js("moves")
    assert moves == sorted(moves)
    assert moves[-1] == pytest.approx(2, abs=0.01)
    assert desktop.js(f"{CAROUSEL}.position") == pytest.approx(2, abs=0.01)
    names = "['loop', 'axis', 'snap', 'align', 'spacing', 'effect', 'momentum', 'autoplay', 'speed']"
    assert desktop.js(f"{names}.map(name => {CAROUSEL}[name])") == [
        True,
        "horizontal",
        "item",
        "center",
        10,
        "none",
        0.66,
        0,
        1,
    ]
    desktop.js(f"void Object.assign({CAROUSEL}, {{ loop: false, snap: 'page', effect: 'scale' }})")
    assert desktop.js(f"[...{CAROUSEL}.attributes].map(a => a.name + '=' + a.value)").count("snap=page") == 1
    assert not desktop.js(f"{CAROUSEL}.hasAttribute('loop')")


@pytest.mark.parametrize(
    "attribute",
    ['axis="diagonal"', 'snap="maybe"', 'effect="explode"', 'indicator="bars"', 'autoplay="200"', 'momentum="x"'],
)
def test_bad_words_are_named_with_their_remedy(attribute, desktop, show_carousel):
    carousel = show_carousel(desktop, attributes=f"loop {attribute}")
    assert len(desktop.complaints) == 1
    assert attribute in desktop.complaints[0]
    assert "<vitrine-carousel" in desktop.complaints[0]
    assert "is used" in desktop.complaints[0]
    assert carousel.selected is not None
    desktop.complaints.clear()


@everywhere
def test_an_item_that_is_not_there_is_named(desktop, show_carousel):
    carousel = show_carousel(desktop)
    desktop.js(f"{CAROUSEL}.select(99)")
    assert "select(99) needs the index of an item" in desktop.complaints[0]
    assert carousel.selected == 0
    desktop.complaints.clear()


def test_screen_readers_know_what_is_where(desktop, show_carousel):
    own = '<div class="card" role="article" aria-label="My own">Own</div>'
    carousel = show_carousel(desktop, attributes='loop controls indicator="dots"', items=card(0) + own + card(2))
    about = "['role', 'aria-roledescription', 'aria-label'].map(name => element.getAttribute(name))"
    node = semantics(desktop.cdp, CAROUSEL)
    assert [node["role"], node["roledescription"], node["name"]] == ["region", "carousel", "Cards"]
    assert desktop.js(f"(element => {about})({ITEMS}[0])") == ["group", "slide", "1 of 3"]
    assert desktop.js(f"(element => {about})({ITEMS}[1])") == ["article", None, "My own"]
    live = f"{carousel.part('live')}.textContent"
    assert desktop.js(live) == ""
    desktop.js(f"{CAROUSEL}.next()")
    carousel.until_settled(1)
    assert desktop.js(live) == "My own, 2 of 3"
    assert desktop.violations() == []


@pytest.mark.parametrize(("language", "place"), [("de", "1 of 1.200"), ("en_US", "1 of 1,200"), ("", "1 of 1,200")])
def test_numbers_are_written_as_in_the_pages_language_or_the_persons_own(language, place, desktop, show_carousel):
    show_carousel(desktop, attributes=f'loop lang="{language}"', count=1200)
    assert desktop.js(f"{ITEMS}[0].getAttribute('aria-label')") == place


@everywhere
def test_nothing_runs_at_rest(desktop, show_carousel):
    desktop.own_time()
    desktop.page.add_init_script(COUNT_FRAMES)
    carousel = show_carousel(desktop)
    desktop.js(f"{CAROUSEL}.next()")
    carousel.until_settled(1)
    desktop.still()
    before = desktop.js("asked")
    desktop.run(2000)
    assert desktop.js("asked") == before


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_the_example_page_works(screen, request):
    screen = request.getfixturevalue(screen)
    carousel = Carousel(screen)
    screen.show((EXAMPLE / "index.html").read_text(), PACKAGE, EXAMPLE)
    carousel.ready()
    screen.js(f"{CAROUSEL}.next()")
    carousel.until_settled(1)
    assert screen.violations() == []
    screen.shot(f"example-{'phone' if screen.js('navigator.maxTouchPoints') else 'desktop'}")


@everywhere
def test_selecting_the_current_item_says_nothing_twice(desktop, show_carousel):
    carousel = show_carousel(desktop, attributes="loop")
    desktop.js(f"{CAROUSEL}.select(2)")
    carousel.until_settled(2)
    before = desktop.js("reported.length")
    live = f"{carousel.part('live')}"
    desktop.js(f"void ({live}.firstChild.data = 'read')")
    for call in ("select(2)", "select(2, {animated: false})", "selectedIndex = 2"):
        desktop.js(f"void ({CAROUSEL}.{call})")
        desktop.run(800)
    assert desktop.js("reported.length") == before
    assert desktop.js(f"{live}.textContent") == "read"
    desktop.js(f"{CAROUSEL}.select(3)")
    desktop.run(64)
    desktop.js(f"{CAROUSEL}.select(3)")
    carousel.until_settled(3)
    assert desktop.js(f"reported.slice({before})") == [["change", 3], ["settle", 3]]
