"""The compositor plays flights of a collection that begin at rest. Any event ends that, and the engine continues."""

from pathlib import Path

import pictures
import pytest
from album import PACKAGE
from busy import moves_while_busy
from flown import PROBES, assert_near, distance, number

COLLECTION = "document.querySelector('vitrine-collection')"
COUNT = 40

# Chromium's reason not to play an animation of what paints nothing: a group of which all pictures fly.
NOTHING_VISIBLE = 1 << 17

# What the compositor plays: the effects of all animations of both elements, and of the pictures that fly.
PLAYED = """
  const elements = () => [...document.querySelectorAll('vitrine-collection > [slot]')]
  const style = (root, name) => getComputedStyle(root.querySelector(name))
  globalThis.roots = () => elements().map(({shadowRoot}) => shadowRoot)
  globalThis.played = () => roots().flatMap(root => root.getAnimations())
  globalThis.isPlayed = () => played().some(({effect}) => effect.target.closest('[part=flight]'))
  // The radii of the corners of a picture that flies, by its clip path or its border, across.
  const radii = box => {
    const border = getComputedStyle(box)
    const [first, second = first, third = first, fourth = second] = clipOf(box)[1]?.split(' ') ??
      ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'].map(corner => border[`border${corner}Radius`])
    return [first, second, third, fourth].map(radius => parseFloat(radius) * scaleOf(box))
  }
  // The visible part, the whole and the corners of each picture, and how the others look.
  globalThis.drawn = () => Object.fromEntries([
    ...boxes().flatMap(box => Object.entries({
      visible: visiblePart(box), whole: rect(box.firstChild.getBoundingClientRect()), radii: radii(box)
    }).map(([name, numbers]) => [name + address(box.querySelector('img')), numbers])),
    ...roots().flatMap((root, index) => {
      const {scale, translate} = style(root, '[part=track], [part=cells] slot')
      const moved = translate.split(' ').map(parseFloat)
      return [
        ['opacity' + index, [100 * style(root, '[part~=viewport], [part=cells]').opacity]],
        ['moved' + index, [100 * scale, ...moved].filter(Number.isFinite)],
      ]
    }),
  ])
  globalThis.go = async name => {
    document.querySelector('vitrine-collection').arrangement = name
    await settled()
  }
"""

# An engine that never lets the compositor play flights.
BY_SCRIPT = f"""
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {{construct: (Instance, values) => {{
    const engine = new Instance(...values).exports
    const rearrange = (handle, action, time) =>
      action === {number("REARRANGEMENT_MOTION")} ? 0 : engine.vitrine_rearrange(handle, action, time)
    return {{exports: {{...engine, vitrine_rearrange: rearrange}}}}
  }}}})
"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory) -> Path:
    return pictures.write_collection(tmp_path_factory.mktemp("collection"), COUNT)


@pytest.fixture
def show(folder):
    """Shows a grid of forty pictures, all of them in view, and waits until it is drawn."""

    def show(screen, attributes="", radius=0):
        items = "".join(f'<a href="{n}.png"><img src="{n}.png" alt="Picture {n}"></a>' for n in range(COUNT))
        screen.show(
            f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Trip</title>
            <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
            <link rel="stylesheet" href="vitrine-collection.css">
            <style>body {{ margin: 0; padding: 60px 8px }}
            vitrine-collection {{ --vitrine-min-cell: 60px; --vitrine-radius: {radius}px }}</style>
            <script>{PROBES}{PLAYED}</script><script type="module" src="vitrine-collection.js"></script>
            <main><vitrine-collection label="Trip" {attributes}>{items}</vitrine-collection></main></html>""",
            folder,
            PACKAGE,
        )
        screen.until(f"{COLLECTION}.matches(':state(drawn)')")
        screen.until("[...document.images].every(image => image.complete)")
        return screen

    return show


def flying(screen, name="stitched"):
    """Lets pictures fly for a tenth of a second, and checks that the compositor plays that."""
    screen.js(f"go('{name}')")
    screen.run(96)
    assert screen.js("isPlayed()")
    return screen


@pytest.mark.parametrize("radius", [0, 12])
def test_it_goes_on_while_the_page_is_busy(radius, desktop, show):
    moves_while_busy(
        desktop,
        "vitrine-arrange",
        lambda: show(desktop, 'speed="0.2"', radius),
        lambda: desktop.js("void go('stitched')"),
    )


@pytest.mark.parametrize("radius", [0, 12])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_every_animation_runs_on_the_compositor(size, radius, request, show):
    screen = show(request.getfixturevalue(size), radius=radius)
    for name in ["stitched", "grid", "expanding", "deck", "carousel", "grid"]:
        counts = []

        def fly(name=name, counts=counts):
            screen.js(f"go('{name}')")
            screen.until("isPlayed() || !boxes().length")
            counts.append(screen.js("played().length"))
            screen.until("!boxes().length")

        events = [
            event["args"]["data"] for event in screen.traced(fly) if event["name"] == "Animation" and event["ph"] == "n"
        ]
        assert counts[0] > 0 and len(events) >= counts[0], name
        # Chromium says why it does not play an animation.
        assert {event["compositeFailed"] for event in events if "compositeFailed" in event} <= {NOTHING_VISIBLE}, name


@pytest.mark.parametrize(
    ("name", "radius"), [("stitched", 0), ("stitched", 8), ("carousel", 0), ("deck", 0), ("expanding", 12)]
)
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_everything_is_where_frames_would_draw_it(size, name, radius, screens, show):
    ways = []
    for is_played in (True, False):
        options = {"width": 390, "height": 844, "touch": True} if size == "phone" else {}
        screen = screens(**options)
        screen.own_time()
        if not is_played:
            screen.page.add_init_script(BY_SCRIPT)
        show(screen, radius=radius)
        screen.still()
        ways.append([])
        for there in [name, "grid"]:
            screen.js(f"go('{there}')")
            for frame in range(24):
                screen.tick(32)
                if frame == 2:
                    assert screen.js("isPlayed()") == is_played
                ways[-1].append(screen.js("drawn()"))
            screen.still()
            assert screen.js("played().length") == 0
    for played, by_script in zip(*ways, strict=True):
        assert played.keys() == by_script.keys()
        assert_near(played, by_script, 0.5)


ACTS = {
    "a way back": "go('grid')",
    "another arrangement": "go('carousel')",
    "a resize": f"{COLLECTION}.style.width = '700px'",
    "a speed": f"{COLLECTION}.setAttribute('speed', '0.5')",
    "an item that comes": f"{COLLECTION}.append({COLLECTION}.children[0].cloneNode(true))",
}


@pytest.mark.parametrize("act", ACTS)
def test_any_event_takes_it_from_where_it_is(act, desktop, show):
    desktop.own_time()
    show(desktop).still()
    flying(desktop)
    before = desktop.js("flown()")
    desktop.js(f"void ({ACTS[act]})")
    desktop.js("settled()")
    desktop.painted()
    desktop.tick(0)
    assert_near(desktop.js("flown()"), before, 0.5)
    desktop.still()
    assert desktop.js("played().length + boxes().length") == 0


def test_a_finger_along_the_switch_catches_it(desktop, show):
    desktop.own_time()
    show(desktop).still()
    flying(desktop)
    last = desktop.js("flown()")
    desktop.run(16)
    before = desktop.js("flown()")
    speed = max(distance(before[name], last[name]) for name in before.keys() & last.keys())
    # One group fades from 1 to 0 and then the other one from 0 to 1, in proportion to the way.
    source, destination = (
        f"getComputedStyle(roots()[{n}].querySelector('[part~=viewport], [part=cells]')).opacity" for n in (0, 1)
    )
    progress = desktop.js(f"(1 - {source} + +{destination}) / 2")
    assert 0 < progress < 0.5
    desktop.js(f"void {COLLECTION}.scrub('stitched', {progress})")
    desktop.tick(0)
    assert not desktop.js("isPlayed()")
    assert_near(desktop.js("flown()"), before, 0.5)
    # Each photograph comes to its share of its way, without a jump.
    for _ in range(12):
        desktop.run(16)
        after = desktop.js("flown()")
        assert_near(after, before, 1.5 * speed)
        before = after
    desktop.js(f"void {COLLECTION}.endScrub(2)")
    desktop.still()
    assert desktop.js(f"[{COLLECTION}.arrangement, boxes().length]") == ["stitched", 0]


def test_a_finger_catches_it_and_the_compositor_plays_the_rest(phone, show):
    phone.own_time()
    show(phone).still()
    flying(phone)
    before = phone.js("drawn()")
    x, y, width, height = phone.js("Object.values(flown()).find(([x, y, w, h]) => x > 0 && x + w < 390 && y > 0)")
    phone.touch("touchStart", [(x + width / 2, y + height / 2)])
    phone.run(64)
    assert not phone.js("isPlayed()")
    assert_near(phone.js("drawn()"), before, 0.5)
    phone.lift()
    phone.run(64)
    assert phone.js("isPlayed()")
    phone.still()
    assert phone.js(f"[{COLLECTION}.arrangement, played().length, boxes().length]") == ["stitched", 0, 0]


def test_a_viewer_opens_from_a_picture_that_the_compositor_moves(phone, show):
    phone.own_time()
    show(phone).still()
    phone.js("go('stitched')")
    # Slow enough for a tap.
    phone.run(560)
    assert phone.js("isPlayed()")
    name, (x, y, width, height) = phone.js(
        "Object.entries(flown()).find(([, [x, y, w]]) => x + w / 2 > 0 && x + w / 2 < 390)"
    )
    phone.touch("touchStart", [(x + width / 2, y + height / 2)])
    before = phone.js(f"flown()['{name}']")
    phone.lift()
    viewer = f"{COLLECTION}.exhibit.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
    photo = f"{viewer}.querySelector('[part~=photo]:not(.beside, [hidden])')"
    phone.until(f"{viewer}?.querySelector('dialog').matches(':popover-open, :modal')")
    assert phone.js(f"rect({photo}.getBoundingClientRect())") == pytest.approx(before, abs=3)
    phone.still()
    assert f"{phone.js(f'{COLLECTION}.exhibit.openIndex')}.png" == name
