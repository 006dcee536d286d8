"""A touch that the page receives late catches a row where it was seen last, drawn by script or by the compositor."""

import pytest
from probes import follow
from stitched import PACKAGE

ITEMS = {
    "vitrine-carousel": '<div style="width: 160px; height: 100px">A</div>',
    "vitrine-expanding-carousel": """<article><img data-part="poster" src="0.png" alt="A">
        <p data-part="details">A</p></article>""",
    "vitrine-stitched-carousel": '<img src="0.png" width="150" height="100" alt="A">',
}
ROWS = [
    ("vitrine-carousel", "loop"),
    ("vitrine-carousel", 'loop effect="scale" tap="select"'),
    ("vitrine-expanding-carousel", ""),
    ("vitrine-stitched-carousel", ""),
]
# 280 pixels in 70 milliseconds.
FLICK = [330 - 40 * step for step in range(8)]
LATE = 40

# Where the items of the last row that was touched are, all together.
OFFSET = "row.shadowRoot.querySelector('[part=track]').getBoundingClientRect().x"
PLAYED = "row.shadowRoot.querySelector('[part=track]').getAnimations().length > 0"


@pytest.mark.parametrize("is_watched", [False, True], ids=["compositor", "script"])
def test_a_row_never_steps_back_when_it_is_caught(is_watched, phone, row_pictures):
    phone.own_time()
    rows = "".join(
        f'<{name} label="Row" style="display: block; height: 130px" {attributes}>{ITEMS[name] * 30}</{name}>'
        for name, attributes in ROWS
    )
    phone.show(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Rows</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine.css"><script type="module" src="vitrine.js"></script>
        <style>body {{ margin: 0 }}</style><main>{rows}</main></html>""",
        row_pictures,
        PACKAGE,
    )
    phone.until("[...document.querySelector('main').children].every(row => row.matches(':state(drawn)'))")
    if is_watched:
        phone.js(f"document.querySelectorAll('main > *').forEach(row => {{ {follow('row')} }})")
    phone.still()
    steps, played = [], 0
    for index, name in enumerate(ROWS):
        phone.js(f"void (globalThis.row = document.querySelector('main').children[{index}])")
        y = phone.js("row.getBoundingClientRect().y")
        for delay in (16, 60, 100, 140):
            phone.fingers([(x, y + 60) for x in FLICK], dt=10)
            phone.run(delay)
            before = phone.js(OFFSET)
            played += phone.js(PLAYED)
            phone.js(f"clock.lag = {LATE}")
            phone.touch("touchStart", [(200, y + 60)])
            phone.js("clock.lag = 0")
            phone.tick(16)
            steps.append((*name, delay, before - phone.js(OFFSET)))
            phone.lift()
            phone.js("row.select(0, {animated: false})")
            phone.still()
    assert (played > 0) is not is_watched
    assert [step for step in steps if not -0.5 < step[-1] < 1] == [], (
        "none moves backwards, or farther than it was seen"
    )
