"""The stitched carousel: the viewer, data, few photographs, reduced motion."""

import pytest
from browsers import everywhere
from grid import SHOWN_PART
from stitched import ITEMS, ROW, SCRIPT, photograph


@pytest.mark.parametrize("index", [0, 1])
def test_a_tap_opens_a_photograph_from_its_place(index, phone, show_row):
    row = show_row(phone, attributes="stitched")
    phone.js(f"{ROW}.select({index}, {{animated: false}})")
    row.still()
    home = row.seen(index)
    phone.tap(home.x + 60, home.y + 150)
    phone.until("opened.length > 0")
    assert phone.js("opened") == [index]
    photo = f"{ROW}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('{SHOWN_PART}')"
    assert phone.js(f"{photo}.getBoundingClientRect().height") > 0
    phone.run(64)
    phone.shot(f"stitched-opening-{index}")
    row.still()
    assert phone.js(f"{ROW}.openIndex") == index
    phone.js(f"{ROW}.close()")
    row.still()
    assert phone.js(f"{ROW}.openIndex") is None
    assert row.seen(index).is_near(home)
    assert phone.js("location.pathname") == "/"


def test_a_drag_opens_nothing(phone, show_row):
    row = show_row(phone)
    phone.fingers([(300 - 10 * step, 150) for step in range(16)])
    row.still()
    assert phone.js("opened") == []
    assert row.seen(0).x < 0


@pytest.mark.parametrize("count", [0, 1])
@pytest.mark.parametrize("attributes", ["", "stitched", "loop stitched"])
def test_none_and_one(count, attributes, phone, show_row):
    row = show_row(phone, attributes=attributes, items=photograph(0) if count else "<!-- none -->")
    row.pinch(200, 150)
    row.pinch(150, 200)
    row.still()
    if count and "loop" not in attributes:
        assert row.radii(0) == [8, 8, 8, 8]


DATA = """<script type="module">
  document.querySelector('vitrine-stitched-carousel').items = {
    count: 2000,
    key: String,
    ratio: index => 1 + index % 2,
    render(index, element) { element.innerHTML = `<img src="${index % 6}.png" alt="Picture ${index}">` },
  }
</script>"""


def test_a_collection_given_as_data(phone, show_row):
    row = show_row(phone, head=SCRIPT + DATA, items="<!-- data -->")
    assert [row.seen(index).width for index in (0, 1)] == pytest.approx([300, 600], abs=0.5)
    assert row.gap(0) == pytest.approx(8, abs=0.1)
    row.pinch(200, 160)
    row.still()
    assert row.stitched
    assert phone.js(f"{ITEMS}.length") < 30


def test_screen_readers_know_what_is_where(desktop, show_row):
    show_row(desktop, attributes='controls indicator="dots"')
    assert desktop.violations() == []


@everywhere
def test_reduced_motion_fades_from_one_to_the_other(screens, show_row):
    screen = screens(reduced_motion="reduce")
    row = show_row(screen)
    screen.js(f"{ROW}.stitch()")
    screen.run(64)
    track = f"{ROW}.shadowRoot.querySelector('[part=track]')"
    assert float(screen.js(f"getComputedStyle({track}).opacity")) < 1
    assert row.gap(0) <= 0 or row.gap(0) == pytest.approx(8, abs=0.1), "nothing moves"
    row.still()
    assert row.gap(0) <= 0
    assert float(screen.js(f"getComputedStyle({track}).opacity")) == 1


def test_without_a_viewer_links_lead_to_their_pictures(phone, show_row):
    head = SCRIPT.replace("vitrine.js", "vitrine-stitched-carousel.js")
    row = show_row(phone, items=photograph(0, link=True), head=head)
    phone.js("""void document.addEventListener('click', event => {
        globalThis.isFollowed = !event.defaultPrevented
        event.preventDefault()
    })""")
    phone.tap(*row.seen(0).center)
    phone.until("globalThis.isFollowed !== undefined")
    assert phone.js("isFollowed")


@everywhere
def test_nothing_is_stitched_before_there_are_two_photographs(desktop, show_row):
    row = show_row(desktop, items=photograph(0))
    button = f"{ROW}.shadowRoot.querySelector('[part=stitch]').checkVisibility()"
    assert not desktop.js(button)
    desktop.js(f"void {ROW}.insertAdjacentHTML('beforeend', {photograph(1)!r})")
    row.still()
    assert desktop.js(button)


def test_the_button_that_stitches_has_a_tooltip(desktop, show_row):
    show_row(desktop)
    button = f"{ROW}.shadowRoot.querySelector('[part=stitch]')"
    assert desktop.js(f"[{button}.title, {button}.ariaLabel]") == ["Stitch together", "Stitch together"]
    desktop.js(f"{ROW}.strings = {{stitch: 'Verbinden'}}")
    assert desktop.js(f"[{button}.title, {button}.ariaLabel]") == ["Verbinden", "Verbinden"]
    desktop.shot("stitched-button")
    desktop.js(f"{button}.click()")
    desktop.until(f"{button}.ariaPressed === 'true'")
    desktop.shot("stitched-button-pressed")
