"""An element whose script comes late takes over when nobody touches or scrolls it, and moves nothing."""

import pytest
from browsers import everywhere
from carousel import CAROUSEL, PACKAGE, page

ITEM = f"{CAROUSEL}.children[2]"
GRID = "document.querySelector('vitrine-photo-grid')"
FIELD = '<div class="card"><input value="text"><p id="text">Some text to select</p></div>'
# The engine is there when the test says so.
HOLD = """
  const {compile} = WebAssembly
  const held = new Promise(go => (globalThis.go = go))
  WebAssembly.compile = bytes => held.then(() => compile(bytes)).finally(() => (globalThis.isThere = true))
"""
# Where item 2 is in each frame, and whether the script draws it.
WATCH = f"""
  globalThis.seen = []
  const frame = () => {{
    seen.push([{ITEM}.getBoundingClientRect().x, {CAROUSEL}.matches(":state(drawn)")])
    requestAnimationFrame(frame)
  }}
  requestAnimationFrame(frame)
"""


def is_drawn(screen, element=CAROUSEL) -> bool:
    return screen.js(f"{element}.matches(':state(drawn)')")


def show_plain(screen, items="", head="", after="", align="start"):
    """Shows a carousel that has no script yet."""
    screen.page.add_init_script(HOLD)
    html = page(attributes=f"align={align}", items=items, head=head)
    screen.show(html.replace("<p>After", f"{after}<p>After"), PACKAGE)


def add_script(screen, name="vitrine-carousel"):
    screen.page.add_script_tag(url=f"http://page.test/{name}.js", type="module")


def load_engine(screen, during=lambda: None):
    """Lets the engine load, does something in each frame until it has, and draws some frames more."""
    screen.js("go()")

    def has_loaded() -> bool:
        during()
        return screen.js("globalThis.isThere")

    screen.until_called(has_loaded)
    for _ in range(10):
        during()
        screen.painted()


class Finger:
    """A finger that goes back and forth around a point."""

    def __init__(self, phone, x: int, y: int, across=0, down=0):
        self.phone, self.x, self.y, self.across, self.down, self.steps = phone, x, y, across, down, 0

    def move(self):
        self.steps += 1
        step = self.steps % 6 if self.steps % 12 < 6 else 6 - self.steps % 6
        self.phone.touch("touchMove", [(self.x + self.across * step, self.y + self.down * step)])


@pytest.mark.parametrize("script", ["first", "second"])
def test_a_finger_keeps_the_row_that_it_scrolls(script, phone):
    show_plain(phone, after="<vitrine-photo-grid></vitrine-photo-grid>")
    if script == "second":
        add_script(phone, "vitrine-photo-grid")
        phone.js("go()")
        phone.until(f"{GRID}.matches(':state(drawn)')")
        phone.js("globalThis.isThere = false")
    phone.js(f"(() => {{ {WATCH} }})()")
    phone.fingers([(300 - 10 * step, 150) for step in range(16)], lift=False)
    add_script(phone)
    finger = Finger(phone, 150, 150, across=-8)
    load_engine(phone, during=finger.move)
    assert not is_drawn(phone), "the finger is still down"
    before = phone.js(f"{ITEM}.getBoundingClientRect().x")
    phone.touch("touchMove", [(90, 150)])
    phone.touch("touchMove", [(70, 150)])
    phone.until(f"Math.abs({ITEM}.getBoundingClientRect().x - {before}) > 10")
    phone.touch("touchEnd", [])
    phone.until(f"{CAROUSEL}.matches(':state(drawn)') && {CAROUSEL}.position % 1 === 0")
    phone.painted()
    first = phone.js("seen.findIndex(([, isDrawn]) => isDrawn)")
    before, after = phone.js(f"seen.slice({first} - 1, {first} + 1).map(([x]) => x)")
    assert after == pytest.approx(before, abs=1), "nothing moves when the script takes over"
    assert phone.js(f"{CAROUSEL}.selectedIndex") > 0


@pytest.mark.parametrize("is_before", [True, False])
def test_a_finger_scrolls_the_page_over_a_grid_on(is_before, phone):
    cells = "".join(f"<div>{number}</div>" for number in range(60))
    head = '<link rel="stylesheet" href="vitrine-photo-grid.css">'
    show_plain(phone, head=head, after=f"<vitrine-photo-grid>{cells}</vitrine-photo-grid>")
    phone.js(f"{CAROUSEL}.remove()")
    if not is_before:
        add_script(phone, "vitrine-photo-grid")
    phone.fingers([(200, 600 - 8 * step) for step in range(20)], lift=False)
    if is_before:
        add_script(phone, "vitrine-photo-grid")
    finger = Finger(phone, 200, 440, down=-8)
    load_engine(phone, during=finger.move)
    # A finger that was there before the script only shows itself by the scroll of the page, which goes on.
    assert is_before or not is_drawn(phone, GRID)
    before = phone.js("scrollY")
    assert before > 50
    phone.touch("touchMove", [(200, 360)])
    phone.touch("touchMove", [(200, 340)])
    phone.until(f"scrollY > {before} + 10")
    phone.touch("touchEnd", [])
    phone.until(f"{GRID}.matches(':state(drawn)')")


@everywhere
def test_a_field_that_has_focus_keeps_it(desktop):
    show_plain(desktop, items=FIELD * 7)
    desktop.js(f"void ({CAROUSEL}.scrollLeft = 310)")
    field = f"{CAROUSEL}.children[1].firstChild"
    desktop.js(f"(({field}).focus({{preventScroll: true}}), {field}.setSelectionRange(1, 3))")
    desktop.painted()
    before = desktop.js(f"{ITEM}.getBoundingClientRect().x")
    add_script(desktop)
    load_engine(desktop)
    desktop.until(f"{CAROUSEL}.matches(':state(drawn)')")
    desktop.painted()
    assert desktop.js(f"document.activeElement === {field}")
    assert desktop.js("[document.activeElement.selectionStart, document.activeElement.selectionEnd]") == [1, 3]
    assert desktop.js(f"{ITEM}.getBoundingClientRect().x") == pytest.approx(before, abs=0.5)


@everywhere
def test_text_that_a_mouse_selects_is_selected_to_its_end(desktop):
    show_plain(desktop, items=FIELD * 7)
    x, y = desktop.center("#text")
    desktop.page.mouse.move(x - 60, y)
    desktop.page.mouse.down()
    desktop.page.mouse.move(x - 20, y)
    add_script(desktop)
    load_engine(desktop)
    begun = desktop.js("getSelection().toString()")
    desktop.page.mouse.move(x + 40, y)
    desktop.page.mouse.up()
    desktop.until(f"{CAROUSEL}.matches(':state(drawn)')")
    selected = desktop.js("getSelection().toString()")
    assert len(selected) > len(begun) > 0
    assert desktop.js(f"{CAROUSEL}.position") == 0


def test_a_row_goes_on_as_a_wheel_has_scrolled_it(desktop):
    show_plain(desktop)
    desktop.js(f"(() => {{ {WATCH} }})()")
    desktop.page.mouse.move(300, 150)
    desktop.page.mouse.wheel(250, 0)
    desktop.until(f"{CAROUSEL}.scrollLeft > 0")
    add_script(desktop)
    load_engine(desktop)
    desktop.until(f"{CAROUSEL}.matches(':state(drawn)') && {CAROUSEL}.position % 1 === 0")
    desktop.painted()
    first = desktop.js("seen.findIndex(([, isDrawn]) => isDrawn)")
    before, after = desktop.js(f"seen.slice({first} - 1, {first} + 1).map(([x]) => x)")
    assert after == pytest.approx(before, abs=1)
    assert desktop.js(f"{CAROUSEL}.selectedIndex") == 1


def test_an_element_takes_over_after_two_fingers_of_which_one_was_there_before_the_script(phone):
    show_plain(phone, after="<p id=text>Some text</p>")
    # Otherwise the browser tells no script about the first finger.
    phone.js("addEventListener('touchstart', () => {})")
    # On elements of their own.
    first, second = (100, 100), phone.center("#text")
    phone.touches("touchStart", {1: first})
    add_script(phone)
    phone.until("!!customElements.get('vitrine-carousel')")
    phone.touches("touchStart", {1: first, 2: second})
    phone.touches("touchEnd", {2: second})
    phone.touches("touchEnd", {1: first})
    load_engine(phone)
    assert is_drawn(phone)


@everywhere
def test_a_strip_that_is_scrolled_a_little_from_its_start_is_at_its_first_item(desktop):
    # Several items at the start share the resting place of the first one.
    show_plain(desktop, align="end", head="<style>vitrine-carousel { scroll-snap-type: none !important }</style>")
    desktop.js(f"void ({CAROUSEL}.scrollLeft = 10)")
    desktop.js("document.addEventListener('vitrine-change', ({detail}) => (globalThis.changed = detail.index))")
    add_script(desktop)
    load_engine(desktop)
    desktop.until(f"{CAROUSEL}.matches(':state(drawn)')")
    desktop.painted()
    assert desktop.js(f"[{CAROUSEL}.selectedIndex, globalThis.changed]") == [0, None]


@everywhere
def test_a_row_waits_for_no_scroll_of_the_browser(desktop):
    # The browser scrolls the first item to the centre. Nobody has touched the row.
    show_plain(desktop, align="center")
    desktop.until(f"{CAROUSEL}.scrollLeft > 0")
    add_script(desktop)
    load_engine(desktop)
    assert is_drawn(desktop)


def test_an_element_waits_for_no_touch_whose_target_the_page_removes(phone):
    show_plain(phone, after='<p id="removed">Removed</p>')
    add_script(phone)
    phone.until("!!customElements.get('vitrine-carousel')")
    phone.touch("touchStart", [phone.center("#removed")])
    phone.js("removed.remove()")
    phone.touch("touchEnd", [])
    load_engine(phone)
    assert is_drawn(phone)
