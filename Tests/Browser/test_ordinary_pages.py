"""Usual things that pages do with elements: rewrite, hide and replace them, use many, and make mistakes."""

import pytest
from album import PACKAGE
from browsers import always_everywhere, everywhere
from test_contract import CARD, ELEMENT, MODULE, PICTURE, STRIP, cards, drawn, page, strip

NUMBERS = f"[...{ELEMENT}.children].map(child => child.getAttribute('aria-label'))"
MIDDLE = """(item => { const {x, width} = item.getBoundingClientRect(); return x + width / 2 })"""
LINK = f'<a href="{PICTURE}"><img src="{PICTURE}" width="60" height="40" alt="A"></a>'
EVERY_KIND = {
    "vitrine-carousel": cards(4),
    "vitrine-expanding-carousel": CARD * 4,
    "vitrine-stitched-carousel": f'<img src="{PICTURE}" width="60" height="40" alt="A">' * 4,
    "vitrine-photo-grid": LINK * 4,
}


@everywhere
@pytest.mark.parametrize("rewritten", [STRIP, "document.querySelector('main')"], ids=["items", "all"])
def test_a_page_that_writes_itself_anew_each_second_shows_its_items(rewritten, desktop):
    desktop.own_time()
    desktop.show(page(strip("loop"), MODULE), PACKAGE)
    drawn(desktop)
    desktop.still()
    html = cards(7) if rewritten == STRIP else strip("loop")
    desktop.js(f"void (globalThis.html = {html!r})")
    desktop.js(f"void setInterval(() => ({rewritten}.innerHTML = html), 1000)")
    for second in range(3):
        desktop.js(f"void {STRIP}.next()")
        desktop.run(1100)
        desktop.until(f"{STRIP}.matches(':state(drawn)')")
        desktop.run(700)
        assert desktop.js(NUMBERS) == [f"{number} of 7" for number in range(1, 8)]
        current = desktop.js(f"{STRIP}.selectedIndex")
        assert desktop.js(f"{MIDDLE}({STRIP}.children[{current}])") == pytest.approx(640, abs=0.5)
        assert current == (0 if rewritten != STRIP else second + 1)


@everywhere
def test_items_that_are_written_anew_are_found_by_their_keys(desktop):
    desktop.own_time()
    keyed = [f'<div data-key="{name}" style="width: 300px; height: 200px">{name}</div>' for name in "abcdefg"]
    desktop.show(page(strip("loop", items="".join(keyed)), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {STRIP}.select(2, {{animated: false}})")
    desktop.still()
    desktop.js(f"void ({STRIP}.innerHTML = {''.join(reversed(keyed))!r})")
    desktop.still()
    assert desktop.js(f"[{STRIP}.selectedIndex, {STRIP}.children[4].textContent]") == [4, "c"]
    assert desktop.js(f"{MIDDLE}({STRIP}.children[4])") == pytest.approx(640, abs=0.5)


@everywhere
def test_items_that_are_shown_instead_of_others_begin_at_the_first(desktop):
    desktop.own_time()
    desktop.show(page(strip("loop", items=cards(5) + cards(4).replace("<div", "<div hidden")), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {STRIP}.select(3, {{animated: false}})")
    desktop.still()
    desktop.js(f"void [...{STRIP}.children].forEach(child => (child.hidden = !child.hidden))")
    desktop.still()
    assert desktop.js(f"{STRIP}.selectedIndex") == 0
    assert desktop.js(NUMBERS)[:9] == [None] * 5 + [f"{number} of 4" for number in range(1, 5)]
    assert desktop.js(f"{MIDDLE}({STRIP}.children[5])") == pytest.approx(640, abs=0.5)


@everywhere
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid"])
def test_a_photograph_stays_open_while_the_page_writes_its_items_anew(name, desktop):
    desktop.own_time()
    desktop.show(page(strip(name=name, items=LINK * 5), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.open(2)")
    desktop.run(100)
    desktop.js(f"void ({ELEMENT}.innerHTML = {LINK * 5!r})")
    desktop.still()
    assert desktop.js(f"[{ELEMENT}.openIndex, {ELEMENT}.children[2].style.opacity]") == [2, "0"]
    desktop.js(f"void {ELEMENT}.close()")
    desktop.still()
    assert desktop.js(f"[{ELEMENT}.openIndex, {ELEMENT}.children[2].style.opacity]") == [None, ""]


@everywhere
def test_a_listener_that_throws_keeps_nothing_from_happening(desktop):
    desktop.own_time()
    desktop.page.add_init_script(
        """globalThis.errors = []
        addEventListener('error', event => (errors.push(event.error.message), event.preventDefault()))"""
    )
    fails = """<script type="module">
      for (const type of ['ready', 'move', 'change', 'settle', 'need'])
        document.querySelector('main > *').addEventListener(`vitrine-${type}`, () => { throw new Error(type) })
    </script>"""
    desktop.show(page(strip("loop"), fails, MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {STRIP}.select(2)")
    desktop.still()
    assert desktop.js(f"{MIDDLE}({STRIP}.children[2])") == pytest.approx(640, abs=0.5)
    assert desktop.js("[...new Set(errors)].sort()") == ["change", "move", "need", "ready", "settle"]
    assert desktop.js("heard.filter(([type]) => type === 'settle').at(-1)") == ["settle", 2]


@everywhere
@pytest.mark.parametrize("name", EVERY_KIND)
def test_an_element_in_closed_details_is_whole_when_they_open(name, desktop):
    desktop.own_time()
    element = strip(name=name, items=EVERY_KIND[name])
    desktop.show(page(element, MODULE), PACKAGE)
    desktop.until(f"{ELEMENT}.matches(':state(drawn)')")
    desktop.still()
    boxes = f"[...document.querySelector('{name}').children].map(item => item.getBoundingClientRect().toJSON())"
    expected = desktop.js(f"document.querySelector('{name}').getBoundingClientRect().y, {boxes}")
    top = desktop.js(f"document.querySelector('{name}').getBoundingClientRect().y")
    desktop.show(page(f"<details><summary>More</summary>{element}</details>", MODULE), PACKAGE)
    desktop.until(f"!!customElements.get('{name}')")
    desktop.run(200)
    desktop.js("void (document.querySelector('details').open = true)")
    desktop.until(f"document.querySelector('{name}').matches(':state(drawn)')")
    desktop.still()
    moved = desktop.js(f"document.querySelector('{name}').getBoundingClientRect().y") - top
    for box, other in zip(expected, desktop.js(boxes), strict=True):
        assert [other[side] for side in ("x", "width", "height")] == pytest.approx(
            [box[side] for side in ("x", "width", "height")], abs=0.5
        )
        assert other["y"] == pytest.approx(box["y"] + moved, abs=0.5)


@everywhere
def test_fifty_on_a_page_share_an_engine_and_move_each_for_itself(desktop):
    desktop.page.add_init_script(
        """globalThis.engines = 0
        const Real = WebAssembly.Instance
        WebAssembly.Instance = function (...values) {
          const made = new Real(...values)
          engines += "vitrine_make" in made.exports
          return made
        }"""
    )
    desktop.own_time()
    desktop.show(page(strip("loop") * 50, MODULE), PACKAGE)
    desktop.until("[...document.querySelectorAll('vitrine-carousel')].every(it => it.matches(':state(drawn)'))")
    desktop.js("document.querySelectorAll('vitrine-carousel').forEach((strip, index) => strip.select(index % 7))")
    desktop.still()
    middle = desktop.js("document.documentElement.clientWidth / 2")  # a scroll bar may take room
    each = f"[...document.querySelectorAll('vitrine-carousel')].map(it => {MIDDLE}(it.children[it.selectedIndex]))"
    assert desktop.js(each) == pytest.approx([middle] * 50, abs=0.5)
    assert desktop.js("[...document.querySelectorAll('vitrine-carousel')].map(it => it.selectedIndex)") == [
        index % 7 for index in range(50)
    ]
    assert desktop.js("engines") == 1


def collected(screen) -> list[float]:
    """Returns the numbers of nodes and listeners after garbage collection."""
    counts = [[float("inf")], [0.0]]
    while counts[-1] != counts[-2]:
        screen.cdp.send("HeapProfiler.collectGarbage")
        metrics = screen.cdp.send("Performance.getMetrics")["metrics"]
        found = {metric["name"]: metric["value"] for metric in metrics}
        counts.append([found["Nodes"], found["JSEventListeners"]])
    return counts[-1]


def test_four_thousand_elements_that_came_and_went_leave_nothing_behind(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    kinds = ", ".join(f"{strip(name=name, items=items)!r}" for name, items in EVERY_KIND.items())
    desktop.js(
        f"""void (globalThis.comeAndGo = async (times) => {{
            const kinds = [{kinds}].map(html => document.createRange().createContextualFragment(html).firstChild)
            const place = document.createElement('div')
            document.body.append(place)
            for (let turn = 0; turn < times; turn++) {{
              place.append(...kinds.map(kind => kind.cloneNode(true)))
              if (turn % 5 === 0) await new Promise(done => requestAnimationFrame(done))
              place.replaceChildren()
            }}
            place.remove()
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
        }})"""
    )
    desktop.cdp.send("Performance.enable")
    kept = []
    for times in (100, 1000):
        desktop.js(f"comeAndGo({times})")
        kept.append(collected(desktop))
    assert kept[1] == kept[0]


@everywhere
def test_items_of_which_some_have_keys_are_as_many_as_before(desktop):
    desktop.own_time()
    keyed = "<div data-key='{0}' style='width: 300px; height: 200px'>{0}</div>"
    promo = cards(1)
    desktop.show(page(strip("indicator=dots", items=promo + keyed.format("a") + keyed.format("b")), MODULE), PACKAGE)
    drawn(desktop)
    dots = f"{STRIP}.shadowRoot.querySelectorAll('[part~=dot]').length"
    for items in [keyed.format("a") + promo + keyed.format("b"), keyed.format("a") * 2 + promo]:
        desktop.js(f"void ({STRIP}.innerHTML = {items!r})")
        desktop.still()
        assert desktop.js(f"[{dots}, {NUMBERS}]") == [3, ["1 of 3", "2 of 3", "3 of 3"]]


@everywhere
def test_data_that_are_measured_keep_their_places_when_the_first_one_goes(desktop):
    desktop.own_time()
    desktop.show(page(strip("align=start snap=free", items=""), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(
        f"""void (globalThis.films = [...Array(40).keys()], {STRIP}.items = {{
            get count() {{ return films.length }}, key: index => `${{films[index]}}`,
            render: (index, item) => (item.style.inlineSize = films[index] ? '200px' : '100px',
                item.textContent = `n${{films[index]}}`)}})"""
    )
    desktop.still()
    desktop.js(f"void (films.shift(), {STRIP}.removeItems(0))")
    desktop.still()
    for index in (12, 25, 38):
        desktop.js(f"void {STRIP}.select({index}, {{animated: false}})")
        desktop.still()
        boxes = desktop.js(
            f"""[...{STRIP}.children].filter(item => !item.style.clipPath).map(item => item.getBoundingClientRect())
                .map(({{left, right}}) => [left, right]).sort((a, b) => a[0] - b[0])"""
        )
        gaps = [after[0] - before[1] for before, after in zip(boxes, boxes[1:], strict=False)]
        assert gaps == pytest.approx([3] * len(gaps), abs=0.5)


@everywhere
def test_items_with_vertical_lines_have_their_own_width(desktop):
    item = '<div style="width: 300px; height: 200px; writing-mode: vertical-rl">Card</div>'
    desktop.show(page(strip("align=start", items=item * 6), MODULE), PACKAGE)
    drawn(desktop)
    desktop.painted()
    desktop.painted()
    starts = desktop.js(f"[...{STRIP}.children].slice(0, 3).map(item => item.getBoundingClientRect().x)")
    assert starts == pytest.approx([0, 303, 606], abs=0.5)


@everywhere
def test_a_listener_around_a_strip_hears_of_a_strip_in_an_item(desktop):
    inner = strip(items=cards(3)).replace("<vitrine-carousel", '<vitrine-carousel id="inner"')
    desktop.own_time()
    desktop.show(page(strip(items=f"<div>{inner}</div>" + cards(2)), MODULE), PACKAGE)
    desktop.until("[...document.querySelectorAll('vitrine-carousel')].every(it => it.matches(':state(drawn)'))")
    desktop.js("void inner.select(2)")
    desktop.still()
    assert ["change", 2] in desktop.js("heard")


@everywhere
def test_a_field_in_an_open_card_keeps_focus_when_items_come_before_it(desktop):
    card = '<article><b data-part="poster">A</b><p data-part="details"><input></p></article>'
    desktop.show(page(strip(name="vitrine-expanding-carousel", items=card * 4), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.expand(2, {{animated: false}})")
    desktop.until(f"{ELEMENT}.expandedIndex === 2")
    desktop.painted()
    desktop.js(f"void (globalThis.field = {ELEMENT}.children[2].querySelector('input')).focus()")
    desktop.until("document.activeElement === field")
    desktop.js(f"void {ELEMENT}.prepend({ELEMENT}.children[0].cloneNode(true))")
    desktop.until(f"{ELEMENT}.expandedIndex === 3")
    assert desktop.js("document.activeElement === field")


@everywhere
@pytest.mark.parametrize(
    "edit", ["prepend(document.createElement('div'))", "children[0].remove()", "children[1].remove()"]
)
def test_a_change_is_told_with_the_index_that_its_item_has_by_then(edit, desktop):
    desktop.own_time()
    desktop.show(page(strip("loop"), MODULE), PACKAGE)
    drawn(desktop)
    desktop.still()
    desktop.js(f"void ({STRIP}.next(), {STRIP}.{edit})")
    desktop.still()
    index = desktop.js(f"{STRIP}.selectedIndex")
    last = "heard.filter(([type]) => type === '{0}').at(-1)[1]"
    assert desktop.js(f"[{last.format('change')}, {last.format('settle')}]") == [index, index]


@always_everywhere("shadow trees: each browser retargets events and focus")
def test_elements_work_in_a_shadow_root(desktop):
    desktop.own_time()
    elements = strip("loop controls") + strip(name="vitrine-photo-grid", items=LINK * 4)
    html = f'<link rel="stylesheet" href="vitrine.css">{elements}'
    host = f"""<script>
      globalThis.root = document.querySelector('main').attachShadow({{mode: 'open'}})
      root.innerHTML = {html!r}
    </script>"""
    desktop.show(page("", host, MODULE), PACKAGE)
    both = "[...root.children].filter(element => element.localName.startsWith('vitrine-'))"
    desktop.until(f"{both}.every(element => element.matches(':state(drawn)'))")
    desktop.still()
    first = f"{both}[0]"
    x, y = desktop.js(f"(({{x, y, width}}) => [x + width / 2, y + 100])({first}.getBoundingClientRect())")
    desktop.drag((x, y), (x - 100, y), (x - 320, y))
    desktop.still()
    assert desktop.js(f"{first}.selectedIndex") > 0
    assert desktop.js(f"{MIDDLE}({first}.children[{first}.selectedIndex])") == pytest.approx(x, abs=0.5)
    desktop.js(f"{both}[1].children[2].click()")
    desktop.still()
    assert desktop.js(f"[{both}[1].openIndex, {both}[1].children[2].style.opacity]") == [2, "0"]
    desktop.press("Escape")
    desktop.still()
    assert desktop.js(f"[{both}[1].openIndex, {both}[1].children[2].style.opacity]") == [None, ""]
