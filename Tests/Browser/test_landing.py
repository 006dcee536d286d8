"""A press beside a photograph that has nearly landed is for the page."""

import pytest
from album import PACKAGE
from grid import COVERS
from test_contract import ELEMENT, MODULE, PICTURE, drawn, page, strip

LINKS = f'<a href="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' * 12
DIALOG = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('dialog')"
BACKDROP = f"+getComputedStyle({DIALOG}.querySelector('[part=backdrop]')).opacity"


@pytest.fixture
def opened(phone):
    """A grid whose first photograph is open."""
    phone.own_time()
    phone.show(page(strip(name="vitrine-photo-grid", items=LINKS), MODULE), PACKAGE)
    drawn(phone)
    phone.js(f"void {ELEMENT}.open(0, {{animated: false}})")
    phone.until(f"{ELEMENT}.openIndex === 0")
    phone.still()
    return phone


@pytest.fixture
def landing(opened):
    """A grid whose first photograph closes: another item of its page can be tapped."""
    opened.js(f"void {ELEMENT}.close()")
    opened.tick(16)
    return opened


def middle(screen, index: int) -> tuple[float, float]:
    box = screen.js(f"{ELEMENT}.children[{index}].getBoundingClientRect().toJSON()")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tap_on_another_photograph_opens_that_one(landing):
    while landing.js(BACKDROP) > 0.015:
        landing.tick(16)
    assert landing.js(f"{DIALOG}.{COVERS}"), "it has not landed yet"
    landing.tap(*middle(landing, 8))
    landing.until(f"{ELEMENT}.openIndex === 8")


def test_a_tap_before_that_opens_the_photograph_again(landing):
    while landing.js(BACKDROP) > 0.5:
        landing.tick(16)
    landing.tap(*middle(landing, 8))
    landing.until(f"{ELEMENT}.openIndex === 0")


def test_a_tap_on_the_photograph_opens_it_again(landing):
    while landing.js(BACKDROP) > 0.015:
        landing.tick(16)
    landing.tap(*middle(landing, 0))
    landing.until(f"{ELEMENT}.openIndex === 0")


def test_a_tap_beside_a_photograph_that_is_thrown_away_catches_it(opened):
    # No backdrop is left, but the photograph has all of its way before it.
    opened.fingers([(200, 300 + 12 * step) for step in range(40)], dt=16)
    opened.tick(16)
    assert opened.js(f"[{BACKDROP}, {ELEMENT}.openIndex]") == [0, None]
    opened.tap(*middle(opened, 2))
    opened.until(f"{ELEMENT}.openIndex === 0")
