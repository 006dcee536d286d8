"""After a trap of the engine, elements show what they show without script, and can be used that way."""

import pytest
from album import PACKAGE
from probes import BREAK, breaks
from test_contract import ELEMENT, PICTURE, drawn, page, strip

SIZE = 'style="width: 500px; height: 200px;"'
LINKS = "".join(f'<a href="#{index}" {SIZE}>Item {index}</a>' for index in range(7))
PICTURES = "".join(f'<a href="#{index}"><img src="{PICTURE}" width="60" height="40" alt="A"></a>' for index in range(9))
POSTER = f'<img data-part="poster" src="{PICTURE}" alt="A">'
CARDS = "".join(
    f'<article>{POSTER}<p data-part="details"><a href="#{index}">B</a></p></article>' for index in range(20)
)
PHOTOGRAPHS = "".join(
    f'<a href="#{index}" data-width="60" data-height="40"><img src="{PICTURE}" alt="A"></a>' for index in range(90)
)
# Each exhibit with its items, something that it does in the engine, and a function of the engine that traps meanwhile.
EXHIBITS = {
    "vitrine-carousel": (LINKS, "select(4, {animated: false})", "next()", "vitrine_motion"),
    "vitrine-expanding-carousel": (CARDS, "select(12, {animated: false})", "expand(13)", "vitrine_event"),
    "vitrine-stitched-carousel": (PICTURES, "select(3, {animated: false})", "stitch()", "vitrine_scene"),
    "vitrine-photo-grid": (PHOTOGRAPHS, "select(3)", "select(4)", "vitrine_signal"),
}
# Style attributes that have become empty are as good as none.
HTML = f"{ELEMENT}.innerHTML.replaceAll(' style=\"\"', '')"
BOXES = f"""[...{ELEMENT}.children].map(child => {{
    const [box, first] = [child, {ELEMENT}.children[0]].map(each => each.getBoundingClientRect())
    return [box.x - first.x, box.y - first.y, box.width, box.height]
  }})"""
DRAWN = "[...document.querySelector('main').children].map(each => each.matches(':state(drawn)'))"
# Sends input that an element with an engine would keep from the browser, and returns whether it is kept.
IS_KEPT = f"""['wheel', 'pointerdown', 'keydown', 'click', 'dragstart'].some(type => {{
    const event = new Event(type, {{bubbles: true, cancelable: true, composed: true}})
    return !{ELEMENT}.children[1].dispatchEvent(Object.assign(event, {{deltaX: 50, key: 'ArrowRight'}}))
  }})"""


def listeners(screen) -> list[int]:
    """Returns the number of listeners of the element, of the document and of the window."""
    counts = []
    for target in (ELEMENT, "document", "window"):
        found = screen.cdp.send("Runtime.evaluate", {"expression": target})["result"]["objectId"]
        events = screen.cdp.send("DOMDebugger.getEventListeners", {"objectId": found})["listeners"]
        counts.append(len(events))
    return counts


def show(screen, name, items) -> None:
    """Shows two elements of a kind without script."""
    screen.page.add_init_script(BREAK)
    screen.show(page(strip(name=name, items=items) + strip(name=name, items=items, attributes="hidden")), PACKAGE)


def load(screen):
    screen.js("import('./vitrine.js').then(() => 0)")
    drawn(screen)
    screen.painted()


@pytest.mark.parametrize("name", EXHIBITS)
def test_an_element_is_as_without_script(name, desktop):
    items, begin, act, export = EXHIBITS[name]
    show(desktop, name, items)
    html, boxes, heard = desktop.js(HTML), desktop.js(BOXES), listeners(desktop)
    load(desktop)
    desktop.js(f"void {ELEMENT}.{begin}")
    desktop.painted()
    assert desktop.js(HTML) != html
    breaks(desktop, export)
    desktop.js(f"void {ELEMENT}.{act}")
    desktop.until(f"!{DRAWN}[0]")
    assert desktop.js(DRAWN) == [False, False]
    assert len(desktop.js("errors")) == 1
    assert desktop.js(HTML) == html
    assert desktop.js(BOXES) == boxes
    assert listeners(desktop) == heard
    assert not desktop.js(IS_KEPT)
    if name != "vitrine-photo-grid":
        # A strip stays at its item, and the browser scrolls it.
        before = desktop.js(f"{ELEMENT}.scrollLeft")
        assert before > 100
        desktop.wheel(300, 100, -before, 0)
        desktop.until(f"{ELEMENT}.scrollLeft < {before - 100}")
    desktop.press("Tab")
    assert desktop.js("document.activeElement.hash") == "#0"
    desktop.press("Tab", "Enter")
    desktop.until("location.hash === '#1'")
    # What a page does later gives items nothing, and is no error.
    desktop.js(
        f"""['loop', 'selected', 'expanded', 'stitched', 'for'].forEach(
          name => {ELEMENT}.setAttribute(name, '1')),
        {ELEMENT}.label = 'New', {ELEMENT}.strings = {{close: 'Zu'}}, {ELEMENT}.select(1), {ELEMENT}.reload(),
        void {ELEMENT}.lastElementChild.remove()"""
    )
    desktop.painted()
    assert desktop.js(f"{ELEMENT}.querySelector('[tabindex], [role], [data-vitrine-given]')") is None
    # An element that comes into the page again starts with another engine.
    desktop.js(f"void document.querySelector('main').prepend({ELEMENT})")
    drawn(desktop)
    assert desktop.js(DRAWN) == [True, False]
    assert len(desktop.js("errors")) == 1


def test_an_open_photograph_closes_and_the_page_can_be_used(desktop):
    show(desktop, "vitrine-photo-grid", PHOTOGRAPHS)
    load(desktop)
    desktop.js(
        f"""void ({ELEMENT}.setAttribute('history', ''), globalThis.kept = [],
        {ELEMENT}.addEventListener('vitrine-close', event => (
          event.preventDefault(), kept.push(event.detail.index))))"""
    )
    desktop.js(f"void (globalThis.entry = navigation.currentEntry.index, {ELEMENT}.open(2))")
    desktop.until(f"{ELEMENT}.openIndex === 2 && navigation.currentEntry.index === entry + 1")
    breaks(desktop, "vitrine_source")
    desktop.until(f"{ELEMENT}.openIndex === null && navigation.currentEntry.index === entry")
    assert desktop.js("kept") == [2]
    assert len(desktop.js("errors")) == 1
    desktop.page.mouse.click(150, 50)
    desktop.until("location.hash === '#1'")


def test_elements_for_data_stay(desktop):
    show(desktop, "vitrine-carousel", "<p>Loading</p>")
    desktop.js(
        f"""void ({ELEMENT}.items = {{
          count: 9000, key: index => index, extent: () => 300, render: (index, element) => {{
            element.innerHTML = `<a href="#${{index}}">${{index}}</a>` }}}})"""
    )
    load(desktop)
    breaks(desktop, "vitrine_scene")
    desktop.js(f"void {ELEMENT}.next()")
    desktop.until(f"!{DRAWN}[0]")
    names = f"[...{ELEMENT}.children].filter(each => each.offsetWidth).map(each => each.textContent)"
    assert desktop.js(names)[:3] == ["0", "1", "2"]
    assert desktop.js(f"{ELEMENT}.children[2].style.cssText") == "width: 300px;"
    assert desktop.js(f"{ELEMENT}.scrollWidth > 700")
    # Without data, the page's own children are the items again.
    desktop.js(f"void ({ELEMENT}.items = null, document.querySelector('main').prepend({ELEMENT}))")
    drawn(desktop)
    assert desktop.js(names) == ["Loading"]
