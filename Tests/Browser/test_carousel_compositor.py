"""The compositor plays the rest of a carousel's motion. Any event cancels that, and the engine continues."""

import pytest
from busy import moves_while_busy
from carousel import CAROUSEL, ROOT, Carousel, page
from probes import follow

# Counts the animations of the items; `carried` is true while the compositor plays them.
CARRIED = f"{ROOT}.querySelector('[part=track]').getAnimations().length === 1"
# A carousel in which a flick over three cards of 310 points shows no item twice.
FLICK = [(300, 100), (270, 100), (230, 100), (180, 100)]

WATCH = follow(CAROUSEL)


@pytest.fixture
def flicked(phone):
    """A carousel a tenth of a second after a flick."""

    def show(**options) -> Carousel:
        phone.own_time()
        carousel = Carousel(phone).show(page(**options))
        carousel.still()
        phone.fingers(FLICK)
        phone.run(96)
        return carousel

    return show


def test_motion_goes_on_while_the_page_is_busy(phone):
    def show():
        Carousel(phone).show(page(attributes='loop speed="0.1"')).until_settled(0)

    moves_while_busy(phone, "pointerup", show, lambda: phone.fingers(FLICK))


def test_it_comes_to_rest_where_the_engine_says(phone, flicked):
    carousel = flicked()
    assert phone.js(CARRIED)
    carousel.still()
    assert not phone.js(CARRIED)
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.01)
    carousel.until_settled(carousel.selected)


@pytest.mark.parametrize("attributes", ["loop", "", 'loop axis="vertical"', 'loop dir="rtl"', 'loop speed="0.5"'])
def test_on_the_way_everything_is_where_frames_would_draw_it(attributes, screens):
    ways = []
    for is_watched in (False, True):
        screen = screens(width=390, height=844, scale=3, touch=True)
        screen.own_time()
        carousel = Carousel(screen).show(page(attributes=attributes, count=12))
        carousel.still()
        if is_watched:
            screen.js(WATCH)
        screen.fingers([(150, x) for x, _ in FLICK] if "vertical" in attributes else FLICK)
        assert screen.js(CARRIED) is not is_watched
        ways.append([])
        for _ in range(20):
            screen.tick(16)
            ways[-1].append(carousel.item(1).center)
    assert ways[0][0] != ways[0][-1]
    for carried, drawn in zip(*ways, strict=True):
        assert carried == pytest.approx(drawn, abs=1)


def test_a_finger_catches_it_where_it_is_seen(phone, flicked):
    carousel = flicked()
    before = carousel.x(1)
    assert phone.js(CARRIED)
    phone.fingers([(200, 100)], dt=0, lift=False)
    assert not phone.js(CARRIED)
    assert carousel.x(1) == pytest.approx(before, abs=1)
    phone.run(200)
    assert carousel.x(1) == pytest.approx(before, abs=1)
    phone.lift()


@pytest.mark.parametrize("event", ["select(4)", "next()", "style.width = '350px'", "toggleAttribute('loop')"])
def test_any_event_takes_it_from_where_it_is(event, phone, flicked):
    carousel = flicked()
    before = carousel.x(1)
    assert phone.js(CARRIED)
    phone.js(f"void ({CAROUSEL}.{event})")
    phone.painted()
    phone.tick(0)
    assert carousel.x(1) == pytest.approx(before, abs=1)
    carousel.still()
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.01)


def test_what_follows_the_items_is_told_in_time(phone, flicked):
    carousel = flicked(attributes='loop indicator="dots"')
    current = f"[...{ROOT}.querySelectorAll('[part~=dot]')].findIndex(dot => dot.part.contains('dot-current'))"
    assert phone.js(CARRIED) and carousel.selected > 0
    phone.run(160)
    assert phone.js(CARRIED)
    nearest = min(range(7), key=lambda index: abs(carousel.x(index)))
    assert phone.js(current) == nearest
    assert phone.js(f"Math.round({CAROUSEL}.position)") == nearest


@pytest.mark.parametrize(
    "options",
    [
        {"attributes": 'loop effect="scale"'},
        {"attributes": "loop", "count": 2},
        {"attributes": 'snap="free"', "count": 60},
    ],
    ids=["an effect", "copies", "items that come late"],
)
def test_where_more_changes_every_frame_is_drawn(options, phone):
    phone.own_time()
    carousel = Carousel(phone).show(page(**options))
    carousel.still()
    phone.fingers(FLICK, dt=4)
    phone.run(32)
    before = carousel.item(0)
    assert not phone.js(CARRIED)
    phone.tick(16)
    assert carousel.item(0) != before


def test_an_element_that_leaves_the_page_takes_its_motion_along(phone, flicked):
    carousel = flicked()
    phone.js(f"void (globalThis.carousel = {CAROUSEL}, carousel.remove())")
    phone.tick(16)
    phone.js("void document.querySelector('main').append(carousel)")
    carousel.ready().still()
    assert not phone.js(CARRIED)
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.01)
