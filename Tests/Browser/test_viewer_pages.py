"""An item with a template for the viewer shows a copy of its content there instead of a picture."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from grid import SHOWN_PART
from test_contract import ELEMENT, MODULE, PICTURE, drawn, page, strip

FILM = '<article class="film"><h2>Film</h2><button type="button" class="play">Play</button><video></video></article>'
TEMPLATE = f'<template data-part="page">{FILM}</template>'
CELL = f'<img src="{PICTURE}" alt="A">{TEMPLATE}'
ITEMS = f'<a href="film.html" data-width="600" data-height="400">{CELL}</a>' * 3
FIGURES = f'<figure><a href="film.html"><img src="{PICTURE}" alt="A"></a>{TEMPLATE}</figure>' * 3
STYLE = """<style>.film { display: flow-root; inline-size: 100%; block-size: 100%; background: rgb(1, 2, 3) }
    .play { position: absolute; inset: 10px auto auto 10px; inline-size: 80px; block-size: 40px }
    vitrine-carousel > * { width: 300px; height: 200px }</style>"""
VIEWER = f"{ELEMENT}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot"
NAMES = ["vitrine-photo-grid", "vitrine-carousel"]
PAGES = f"[...{ELEMENT}.querySelectorAll(':scope > [slot] > .film')]"


def show(screen, name="vitrine-photo-grid", attributes="", items=ITEMS):
    screen.own_time()
    screen.show(page(strip(attributes, name=name, items=items) + STYLE, MODULE), PACKAGE)
    drawn(screen)
    screen.still()


def open_first(screen, animated="false"):
    screen.js(f"void {ELEMENT}.open(0, {{animated: {animated}}})")


def current(screen) -> dict:
    """The box of the page that is not inert."""
    return screen.js(f"{PAGES}.find(page => !page.closest('[inert]')).getBoundingClientRect().toJSON()")


@everywhere
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_of_the_template_is_shown_in_the_styles_of_the_page(name, desktop):
    show(desktop, name)
    count = desktop.js(f"{ELEMENT}.childElementCount")
    open_first(desktop)
    desktop.still()
    box = current(desktop)
    # 600 x 400 pixels fit into a window of 1280 x 800.
    assert [box[side] for side in ("x", "y", "width", "height")] == pytest.approx([40, 0, 1200, 800], abs=0.1)
    assert desktop.js(f"getComputedStyle({PAGES}[0]).backgroundColor") == "rgb(1, 2, 3)"
    assert desktop.js("document.elementFromPoint(640, 400).className") == "film"
    assert not desktop.js(f"[...{VIEWER}.querySelectorAll('[part~=failed]')].length")
    desktop.js(f"void {ELEMENT}.close({{animated: false}})")
    desktop.still()
    assert desktop.js(f"{ELEMENT}.childElementCount") == count


@everywhere
def test_a_card_has_a_page_too(desktop):
    parts = f'<img data-part="poster" src="{PICTURE}" alt="A"><p data-part="details">B</p>'
    card = f"<article>{parts}{TEMPLATE}</article>"
    show(desktop, "vitrine-expanding-carousel", items=card * 3)
    open_first(desktop)
    desktop.still()
    assert current(desktop)["width"] > 300
    assert desktop.js("document.elementFromPoint(640, 400).className") == "film"


@everywhere
def test_a_link_to_no_picture_opens_if_its_item_has_a_template(desktop):
    show(desktop, items=FIGURES)
    desktop.page.mouse.click(50, 50)
    desktop.still()
    assert desktop.js(f"{ELEMENT}.openIndex") == 0
    assert current(desktop)["width"] > 300


@everywhere
def test_it_fades_in_over_the_picture_that_flies(desktop):
    show(desktop)
    open_first(desktop, animated="true")
    opacity = f"Number(getComputedStyle({VIEWER}.querySelector('[part=page]:not([hidden])')).opacity)"
    seen = []
    for _ in range(200):
        desktop.tick(16)
        seen.append(desktop.js(opacity))
        if seen[-1] == 1:
            break
    assert seen[0] < 0.3 and seen[-1] == 1
    assert seen == sorted(seen)
    assert desktop.js(f"{VIEWER}.querySelector('[part~=photo]:not([part~=beside]) img').hidden") is False


@everywhere
def test_its_controls_are_the_pages_and_the_rest_of_it_is_dragged(desktop):
    show(desktop)
    open_first(desktop)
    desktop.still()
    desktop.js(
        "void (globalThis.clicks = [], document.addEventListener('click', ({target}) => clicks.push(target.className)))"
    )
    x, y = (current(desktop)[side] + 30 for side in ("x", "y"))
    desktop.page.mouse.click(x, y)
    desktop.still()
    assert desktop.js("clicks") == ["play"]
    # A drag that begins on the button does not move the page.
    desktop.drag((x, y), (x, y + 100), (x, y + 300))
    desktop.still()
    assert desktop.js(f"{ELEMENT}.openIndex") == 0
    desktop.drag((640, 300), (640, 400), (640, 600))
    desktop.still()
    assert desktop.js(f"{ELEMENT}.openIndex") is None


@always_everywhere("inert: focus and media of the pages beside it")
def test_pages_beside_it_are_inert_and_their_videos_pause(desktop):
    show(desktop)
    open_first(desktop)
    desktop.still()
    assert desktop.js(f"{PAGES}.filter(page => !page.closest('[inert]')).length") == 1
    first = f"{PAGES}.find(page => !page.closest('[inert]'))"
    desktop.js(
        f"""void (globalThis.film = {first}, globalThis.pauses = 0,
            globalThis.plays = 0, globalThis.video = film.querySelector('video'), video.autoplay = true,
            video.pause = () => pauses++, video.play = async () => plays++)"""
    )
    desktop.press("ArrowRight")
    desktop.still()
    assert desktop.js(f"[{ELEMENT}.openIndex, pauses, film.closest('[inert]') !== null]") == [1, 1, True]
    assert desktop.js(f"{PAGES}.filter(page => !page.closest('[inert]')).length") == 1
    desktop.press("ArrowLeft")
    desktop.still()
    assert desktop.js("[plays, film.closest('[inert]')]") == [1, None]


@everywhere
def test_it_stays_while_its_item_stays(desktop):
    show(desktop)
    open_first(desktop)
    desktop.still()
    desktop.js(f"void ({PAGES}[0].id = 'kept', {ELEMENT}.prepend({ELEMENT}.children[2]), {ELEMENT}.reload())")
    desktop.still()
    assert desktop.js(f"[{ELEMENT}.openIndex, {ELEMENT}.querySelectorAll('#kept').length]") == [1, 1]


@everywhere
def test_a_page_of_data_is_what_render_puts_into_a_template(desktop):
    show(desktop, items="")
    desktop.js(
        f"""void ({ELEMENT}.items = {{count: 3, key: index => index, render: (index, element) => {{
            const film = `<article class="film">Film ${{index}}</article>`;
            element.innerHTML = `<template data-part="page">${{film}}</template>` }} }})"""
    )
    desktop.still()
    desktop.js(f"void {ELEMENT}.open(2, {{animated: false}})")
    desktop.still()
    assert desktop.js(f"{PAGES}.find(page => !page.closest('[inert]')).textContent") == "Film 2"


@everywhere
def test_it_is_accessible(desktop):
    items = ITEMS.replace("<h2>", "<h1>").replace("</h2>", "</h1>")
    desktop.show(page(strip(name="vitrine-photo-grid", items=items) + STYLE, MODULE), PACKAGE)
    drawn(desktop)
    open_first(desktop)
    desktop.until(f"{PAGES}.length === 2")
    assert desktop.violations() == []


@everywhere
@pytest.mark.parametrize(
    "template",
    [
        "<template><p>For a framework</p></template>",
        f'<vitrine-carousel><a href="{PICTURE}"><template data-part="page">{FILM}</template></a></vitrine-carousel>',
    ],
    ids=["without the attribute", "of a strip in the item"],
)
def test_another_template_in_an_item_is_no_page(template, desktop):
    item = f'<div data-large="{PICTURE}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A">{template}</div>'
    show(desktop, "vitrine-carousel", items=item * 3)
    open_first(desktop)
    desktop.still()
    assert desktop.js(f"{ELEMENT}.querySelectorAll(':scope > [slot]').length") == 0
    desktop.until(f"[...{VIEWER}.querySelectorAll('{SHOWN_PART} img')].some(image => image.alt && image.naturalWidth)")


@everywhere
def test_a_copy_of_the_element_shows_one_copy_of_the_template(desktop):
    show(desktop)
    open_first(desktop)
    desktop.still()
    desktop.js(f"void ({ELEMENT}.replaceWith({ELEMENT}.cloneNode(true)))")
    drawn(desktop)
    desktop.still()
    open_first(desktop)
    desktop.still()
    assert desktop.js(f"{PAGES}.filter(page => page.checkVisibility()).length") == 2
    assert desktop.js(f"{PAGES}.length") == 2


@everywhere
def test_a_strip_on_a_page_of_the_viewer_is_no_end_of_it(desktop):
    slides = '<div style="width: 300px">Card</div>' * 5
    inner = f"<vitrine-carousel label='Inner'>{slides}</vitrine-carousel>"
    item = f'<div style="width: 300px; height: 200px">Item<template data-part="page">{inner}</template></div>'
    listen = (
        "<script>addEventListener('vitrine-ready', ({target}) => (globalThis.ready ??= []).push(target.label))</script>"
    )
    desktop.own_time()
    desktop.show(page(strip(items=item * 3), listen, MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(1, {{animated: false}})")
    desktop.still()
    assert desktop.js(f"[{ELEMENT}.openIndex, {ELEMENT}.children[1].style.opacity]") == [1, "0"]
    assert "Inner" in desktop.js("ready")


@pytest.mark.parametrize("way", ["wheel", "finger"])
def test_a_long_text_in_a_page_scrolls(way, desktop, phone):
    screen = desktop if way == "wheel" else phone
    text = """<div class="film" data-no-drag style="overflow: auto; overscroll-behavior: contain">
        <p style="block-size: 4000px">Text</p></div>"""
    cell = f'<img src="{PICTURE}" alt="A"><template data-part="page">{text}</template>'
    show(screen, items=f'<a href="film.html" data-width="600" data-height="400">{cell}</a>' * 3)
    open_first(screen)
    screen.still()
    box = current(screen)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if way == "wheel":
        screen.wheel(x, y, 0, 200)
    else:
        screen.fingers([(x, y + 60 - 10 * step) for step in range(14)])
    screen.until(f"{PAGES}.find(page => !page.closest('[inert]')).scrollTop > 50")
    assert screen.js(f"{ELEMENT}.openIndex") == 0
