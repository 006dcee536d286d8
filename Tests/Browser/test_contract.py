"""The contract of elements: pages may call them early, set them up early, rewrite attributes, and add children."""

import json

import pytest
from accessibility import semantics
from album import PACKAGE
from browsers import always_everywhere, everywhere

STRIP = "document.querySelector('vitrine-carousel')"
ELEMENT = "document.querySelector('main > *')"
PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'/>"
LISTEN = """<script>
  globalThis.heard = [];
  for (const type of ['ready', 'change', 'settle', 'open', 'expand', 'stitch'])
    document.addEventListener(`vitrine-${type}`, ({detail}) => heard.push([type, detail?.index ?? null]))
</script>"""
CARD = '<article><b data-part="poster">A</b><p data-part="details">B</p></article>'
MODULE = '<script type="module" src="vitrine.js"></script>'


def cards(count: int) -> str:
    return "".join(f'<div style="width: 300px; height: 200px">Card {number}</div>' for number in range(count))


def strip(attributes="", items=None, name="vitrine-carousel") -> str:
    return f'<{name} label="Cards" {attributes}>{cards(7) if items is None else items}</{name}>'


def page(elements: str, *scripts: str) -> str:
    return f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Contract</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        <link rel="stylesheet" href="vitrine.css"><style>body {{ margin: 0 }}</style>{LISTEN}
        <main>{elements}</main>{"".join(scripts)}</html>"""


def early(text: str) -> str:
    """Returns a module that runs when the elements are defined and the engine has not loaded yet."""
    return f'<script type="module">import "./vitrine.js"; const element = {ELEMENT}; {text}</script>'


def drawn(screen):
    screen.until(f"{ELEMENT}?.matches(':state(drawn)')")


@everywhere
def test_calls_before_the_engine_is_there_take_effect_in_order(desktop):
    desktop.show(page(strip(), early("element.next(); element.select(3, {animated: false}); element.next()")), PACKAGE)
    desktop.until(f"{STRIP}.selectedIndex === 4")
    assert desktop.complaints == []


@everywhere
def test_ready_is_a_promise_of_the_element_and_an_event(desktop):
    desktop.show(page(strip(), early("element.ready.then((it) => (globalThis.first = it === element))")), PACKAGE)
    desktop.until("globalThis.first")
    assert desktop.js(f"{STRIP}.ready.then(it => it === {STRIP} && it.selectedIndex === 0)")
    assert desktop.js("heard.filter(([type]) => type === 'ready').length") == 1


@pytest.mark.parametrize(
    ("element", "call", "effect"),
    [
        (strip(), "element.open(2, {animated: false})", f"{ELEMENT}.openIndex === 2"),
        (
            strip(name="vitrine-expanding-carousel", items=CARD * 4),
            "element.expand(1, {animated: false})",
            f"{ELEMENT}.expandedIndex === 1",
        ),
        (
            strip(name="vitrine-stitched-carousel", items=f'<img src="{PICTURE}" alt="A">' * 3),
            "element.stitch({animated: false})",
            f"{ELEMENT}.stitched",
        ),
        (
            strip(name="vitrine-photo-grid", items=f'<a href="{PICTURE}"><img src="{PICTURE}" alt="A"></a>' * 3),
            "element.open(2, {animated: false})",
            f"{ELEMENT}.openIndex === 2",
        ),
    ],
    ids=["carousel", "cards", "row", "grid"],
)
def test_every_exhibit_does_later_what_it_is_told_early(element, call, effect, desktop):
    desktop.show(page(element, early(call)), PACKAGE)
    desktop.until(effect)
    assert [text for text in desktop.complaints if "needs the index of an item" in text] == []


@everywhere
def test_an_element_that_is_made_or_moved_does_what_it_is_told_in_the_same_tick(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(
        f"""void (globalThis.made = document.createElement('vitrine-carousel'), made.innerHTML = {STRIP}.innerHTML,
            document.querySelector('main').append(made), made.select(5, {{animated: false}}))"""
    )
    desktop.until("made.selectedIndex === 5")
    desktop.js("void (document.body.append(made), made.select(2, {animated: false}))")
    desktop.until("made.selectedIndex === 2")
    assert desktop.complaints == []


@everywhere
def test_properties_that_were_set_before_the_elements_were_defined_count(desktop):
    items = "{count: 9, key: String, render: (index, item) => (item.textContent = `n${index}`), extent: () => 200}"
    desktop.show(
        page(
            strip(items=""),
            f"<script>Object.assign({STRIP}, {{items: {items}, spacing: 40, label: 'Early'}})</script>",
            f"<script>{STRIP}.selectedIndex = 4</script>",
            MODULE,
        ),
        PACKAGE,
    )
    desktop.until(f"{STRIP}.selectedIndex === 4")
    assert desktop.js(f"[{STRIP}.items.count, {STRIP}.spacing, {STRIP}.label]") == [9, 40, "Early"]
    desktop.js(f"void ({STRIP}.spacing = 7)")
    assert desktop.js(f"{STRIP}.getAttribute('spacing')") == "7"


def test_words_that_are_left_undefined_stay_as_they_are(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void ({STRIP}.strings = {{carousel: undefined, slide: 'Bild'}})")
    assert desktop.js(f"{STRIP}.strings.carousel") == "carousel"
    assert desktop.js(f"{STRIP}.firstElementChild.getAttribute('aria-roledescription')") == "Bild"


def test_flags_are_on_like_those_of_html_whatever_they_say(desktop):
    desktop.show(page(strip('loop="false" controls="false"'), MODULE), PACKAGE)
    drawn(desktop)
    assert desktop.js(f"[{STRIP}.loop, {STRIP}.controls]") == [True, True]
    assert sorted(text.split(":")[1].strip() for text in desktop.complaints) == [
        '<vitrine-carousel controls="false">',
        '<vitrine-carousel loop="false">',
    ]
    assert all("remove the attribute" in text for text in desktop.complaints)
    desktop.complaints.clear()


def test_without_a_label_there_is_no_name(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void ({STRIP}.label = null)")
    assert desktop.js(f"[{STRIP}.hasAttribute('label'), {STRIP}.label]") == [False, ""]
    node = semantics(desktop.cdp, STRIP)
    assert [node["role"], node["name"]] == ["group", ""]
    desktop.js(f"void ({STRIP}.label = 'Films')")
    node = semantics(desktop.cdp, STRIP)
    assert [node["role"], node["name"]] == ["region", "Films"]


@always_everywhere("ElementInternals: they keep the state of an element")
@pytest.mark.parametrize("name", ["vitrine-carousel", "vitrine-photo-grid", "vitrine-expanding-carousel"])
def test_a_page_may_rewrite_every_attribute_of_an_element(name, desktop):
    desktop.show(page(strip(name=name, items=CARD * 7), MODULE), PACKAGE)
    drawn(desktop)
    desktop.painted()
    boxes = f"[{ELEMENT}, ...{ELEMENT}.children].map(it => JSON.stringify(it.getBoundingClientRect()))"
    before = desktop.js(boxes)
    desktop.complaints.clear()
    strip_all = f"[...{ELEMENT}.attributes].forEach(({{name}}) => {ELEMENT}.removeAttribute(name))"
    desktop.js(f"void ({strip_all}, {ELEMENT}.setAttribute('label', 'Cards'), {ELEMENT}.setAttribute('style', ''))")
    assert desktop.js(boxes) == before
    desktop.painted()
    assert desktop.js(boxes) == before


@everywhere
def test_a_page_may_rewrite_the_style_of_a_row_whose_sizes_are_attributes(desktop):
    items = f'<img src="{PICTURE}" width="60" height="40" alt="A">' * 3
    desktop.show(page(strip("row-height=120 radius=5", name="vitrine-stitched-carousel", items=items), MODULE), PACKAGE)
    drawn(desktop)
    desktop.painted()
    high = f"{ELEMENT}.firstElementChild.getBoundingClientRect().height"
    assert desktop.js(high) == 120
    desktop.js(f"void {ELEMENT}.setAttribute('style', 'color: #123')")
    assert desktop.js(high) == 120
    assert desktop.js(f"{ELEMENT}.style.color") == "rgb(17, 34, 51)"


def test_the_buttons_of_an_empty_strip_do_nothing(desktop):
    desktop.show(page(strip("loop controls", items=""), MODULE), PACKAGE)
    drawn(desktop)
    buttons = f"[...{STRIP}.shadowRoot.querySelectorAll('[part=previous], [part=next]')]"
    assert desktop.js(f"{buttons}.map(button => button.getAttribute('aria-disabled'))") == ["true", "true"]
    desktop.js(f"{STRIP}.append(document.createElement('div'), document.createElement('div'))")
    desktop.until(f"{buttons}.every(button => button.getAttribute('aria-disabled') === 'false')")


@everywhere
def test_templates_styles_scripts_and_hidden_children_are_no_items(desktop):
    others = """<template><p>Template</p></template><style>vitrine-carousel { color: #123 }</style>
        <script>globalThis.ran = true</script><div hidden>Hidden</div><div class="none">None</div>"""
    desktop.show(
        page(strip(items=cards(2) + others + cards(2)) + "<style>.none { display: none }</style>", MODULE), PACKAGE
    )
    drawn(desktop)
    said = f"[...{STRIP}.children].map(child => child.getAttribute('aria-label'))"
    assert desktop.js(said) == ["1 of 4", "2 of 4", None, None, None, None, None, "3 of 4", "4 of 4"]
    desktop.js(f"void ({STRIP}.querySelector('[hidden]').hidden = false)")
    desktop.until(f"{STRIP}.children[5].getAttribute('aria-label') === '3 of 5'")
    desktop.js(f"void ({STRIP}.children[0].hidden = true)")
    desktop.until(f"{STRIP}.children[1].getAttribute('aria-label') === '1 of 4'")


@everywhere
def test_data_that_shrinks_leaves_nothing_behind(desktop):
    desktop.show(page(strip(items=""), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(
        f"""void (globalThis.data = {{count: 1000, key: String, extent: () => 300,
            render: (index, item) => (item.innerHTML = `<button>n${{index}}</button>`)}},
            {STRIP}.items = data, {STRIP}.select(500, {{animated: false}}))"""
    )
    desktop.until(f"{STRIP}.selectedIndex === 500")
    button = f"[...{STRIP}.querySelectorAll('button')].find(button => button.textContent === 'n500')"
    desktop.js(f"void ({button}.focus(), data.count = 3)")
    desktop.js(f"void {STRIP}.reload()")
    desktop.until(f"{STRIP}.selectedIndex < 3")
    assert desktop.js(f"[...{STRIP}.children].map(child => child.getAttribute('aria-label'))") == [
        "1 of 3",
        "2 of 3",
        "3 of 3",
    ]


@everywhere
def test_a_script_that_is_loaded_twice_does_nothing_the_second_time(desktop):
    desktop.show(page(strip(), MODULE, '<script type="module" src="vitrine.js?again"></script>'), PACKAGE)
    drawn(desktop)
    desktop.until("!!customElements.get('vitrine-photo-viewer')")
    desktop.js(f"void {STRIP}.open(1, {{animated: false}})")
    desktop.until(f"{STRIP}.openIndex === 1")
    assert desktop.complaints == []


def test_edits_of_data_have_names_of_their_own(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    assert (
        desktop.js(f"['remove', 'insert', 'move'].filter(name => {STRIP}[name] !== HTMLElement.prototype[name])") == []
    )
    desktop.js(f"{STRIP}.remove()")
    assert desktop.js(STRIP) is None


def places(screen) -> list[float]:
    """Returns the positions of the visible items, from left to right."""
    boxes = screen.js(
        f"[...{STRIP}.children].map(item => [item.getBoundingClientRect().x, getComputedStyle(item).clipPath])"
    )
    return [x for x, clip in boxes if clip == "none"]


@everywhere
@pytest.mark.parametrize("rewrite", ["item.setAttribute('style', item.dataset.own)", "item.removeAttribute('style')"])
def test_a_page_may_rewrite_the_styles_of_its_items(rewrite, desktop):
    item = '<div data-own="color: #123" style="color: #123">A</div>'
    style = "<style>vitrine-carousel > div { width: 300px; height: 200px }</style>"
    desktop.show(page(strip("align=start", items=item * 7) + style, MODULE), PACKAGE)
    drawn(desktop)
    before = places(desktop)
    desktop.js(f"{STRIP}.querySelectorAll('[data-own]').forEach(item => {rewrite})")
    assert places(desktop) == before
    desktop.js(f"void {STRIP}.select(1, {{animated: false}})")
    desktop.until(f"{STRIP}.children[1].getBoundingClientRect().x === 0")


@everywhere
def test_a_page_may_strip_its_items_of_what_it_did_not_write(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    names = f"[...{STRIP}.children].map(item => [item.getAttribute('role'), item.getAttribute('aria-label')])"
    before = desktop.js(names)
    strip_all = "item => [...item.attributes].forEach(({name}) => item.removeAttribute(name))"
    desktop.js(f"[...{STRIP}.children].forEach({strip_all})")
    after = desktop.js(names)
    # Without their classes the items are narrower, so more of them are near the viewport.
    assert [now for now, name in zip(after, before, strict=True) if name[0]] == [name for name in before if name[0]]
    assert before[0] == ["group", "1 of 7"]


@everywhere
def test_a_copy_of_a_slide_gets_a_name_of_its_own(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {STRIP}.append({STRIP}.firstElementChild.cloneNode(true))")
    desktop.until(f"{STRIP}.lastElementChild.getAttribute('aria-label') === '8 of 8'")
    assert desktop.js(f"{STRIP}.firstElementChild.getAttribute('aria-label')") == "1 of 8"


@everywhere
def test_an_item_that_is_new_is_never_seen_where_another_one_is(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    seen = desktop.js(
        f"""(item => (item.textContent = 'New', item.style.width = '300px', {STRIP}.append(item),
            item.getBoundingClientRect().right))(document.createElement('div'))"""
    )
    assert seen < 0


def test_what_is_wanted_next_is_told_by_the_indices_of_items(desktop):
    listen = (
        "<script>document.addEventListener('vitrine-need', ({detail}) => (globalThis.need = detail.indices))</script>"
    )
    desktop.show(page(strip("loop", items=cards(40)), listen, MODULE), PACKAGE)
    drawn(desktop)
    desktop.until("globalThis.need")
    need = desktop.js("need")
    assert need[0] > 20 and need[-1] < 20, "from the last items to the first"
    assert need == [(need[0] + step) % 40 for step in range(len(need))]


def test_a_link_that_is_a_photograph_stays_a_link(desktop):
    links = f'<a href="{PICTURE}"><img src="{PICTURE}" width="60" height="40" alt=""></a>' * 3
    desktop.show(page(strip(name="vitrine-stitched-carousel", items=links), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void ({ELEMENT}.strings = {{slide: 'Bild'}})")
    desktop.painted()
    seen = desktop.js(
        f"[...{ELEMENT}.children].map(link => [link.getAttribute('role'), link.getAttribute('aria-label')])"
    )
    assert seen == [[None, f"{number} of 3"] for number in (1, 2, 3)]


def test_an_element_whose_item_cannot_be_rendered_keeps_no_other_from_being_drawn(desktop):
    desktop.show(page(strip() + strip(), MODULE), PACKAGE)
    desktop.until("[...document.querySelectorAll('vitrine-carousel')].every(strip => strip.matches(':state(drawn)'))")
    desktop.js(
        """void ((first, second) => {
            globalThis.errors = []
            addEventListener('error', event => (errors.push(event.message), event.preventDefault()))
            first.items = {count: 50, key: String, extent: () => 300,
                render: index => { if (index > 20) throw new Error('no item') }}
            first.select(40, {animated: false})
            second.select(3, {animated: false})
        })(...document.querySelectorAll('vitrine-carousel'))"""
    )
    desktop.until("document.querySelectorAll('vitrine-carousel')[1].selectedIndex === 3")
    assert desktop.js("errors.length > 0")
    desktop.complaints.clear()


@everywhere
def test_what_a_page_has_selected_stays_when_it_changes_the_strip_in_the_same_tick(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    new = f"{STRIP}.prepend(Object.assign({STRIP}.firstElementChild.cloneNode(true), {{textContent: 'New'}}))"
    desktop.js(f"void ({STRIP}.select(2, {{animated: false}}), {new}, {STRIP}.reload())")
    desktop.painted()
    assert desktop.js(f"{STRIP}.selectedIndex") == 3
    desktop.js(f"void ({STRIP}.select(1, {{animated: false}}), {STRIP}.axis = 'vertical')")
    desktop.painted()
    assert desktop.js(f"{STRIP}.selectedIndex") == 1


def test_calls_out_of_an_event_take_effect_after_the_events_before_them(desktop):
    cards_of_films = strip(name="vitrine-expanding-carousel", items=CARD * 4)
    desktop.show(page(cards_of_films, MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.expand(1, {{animated: false}})")
    desktop.until(f"{ELEMENT}.expandedIndex === 1")
    desktop.js(
        f"""void {ELEMENT}.addEventListener('vitrine-expand', ({{detail}}) => {{
            if (detail.index === 1 && !detail.isOpen) {ELEMENT}.expand(1, {{animated: false}})
        }})"""
    )
    desktop.js(f"void {ELEMENT}.expand(2, {{animated: false}})")
    desktop.until(f"{ELEMENT}.expandedIndex === 1")
    desktop.painted()
    open_cards = f"[...{ELEMENT}.querySelectorAll('[aria-expanded]')].map(it => it.ariaExpanded === 'true')"
    assert desktop.js(open_cards) == [False, True, False, False]


def test_an_element_that_shows_another_collection_keeps_no_style_of_the_one_before(desktop):
    desktop.show(page(strip('effect="scale" loop', items=""), MODULE), PACKAGE)
    drawn(desktop)
    data = "({count: 9, key: String, extent: () => 300, render: (index, item) => (item.textContent = `n${index}`)})"
    desktop.js(f"void ({STRIP}.items = {data}, {STRIP}.select(4, {{animated: false}}))")
    desktop.until(f"{STRIP}.selectedIndex === 4")
    desktop.painted()
    desktop.js(f"void ({STRIP}.effect = 'none', {STRIP}.items = {data})")
    desktop.until(f"{STRIP}.selectedIndex === 0")
    desktop.painted()
    assert desktop.js(f"[...{STRIP}.children].map(item => item.style.scale)") == [""] * desktop.js(
        f"{STRIP}.children.length"
    )


def test_a_strip_that_is_opened_and_closed_early_is_closed_in_the_end(desktop):
    calls = "element.open(3, {animated: false}); element.close({animated: false})"
    desktop.show(page(strip(), early(calls)), PACKAGE)
    desktop.until("heard.some(([type]) => type === 'open')")
    desktop.until(f"{STRIP}.openIndex === null")
    desktop.painted()
    assert (
        desktop.js(f"{STRIP}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('[open]')")
        is None
    )


def test_an_engine_that_could_not_be_fetched_is_fetched_again_for_the_next_element(desktop):
    desktop.show(page("", MODULE), PACKAGE)
    desktop.until("!!customElements.get('vitrine-carousel')")
    desktop.page.route("**/vitrine.wasm", lambda route: route.fulfill(status=404))
    add = f"void document.querySelector('main').insertAdjacentHTML('beforeend', `{strip()}`)"
    with desktop.page.expect_console_message(lambda message: "vitrine.wasm" in message.text) as failure:
        desktop.js(add)
    assert "answered 404" in failure.value.text
    desktop.page.unroute("**/vitrine.wasm")
    desktop.js(add)
    desktop.until("document.querySelector('main').lastElementChild.matches(':state(drawn)')")
    # The first element is ready when it comes into the page again.
    desktop.js(f"void (globalThis.first = {STRIP}, document.querySelector('main').append(first))")
    desktop.until("first.matches(':state(drawn)')")
    assert desktop.js("first.ready.then(element => element === first)")
    desktop.complaints.clear()


@everywhere
@pytest.mark.parametrize("rewrite", ["cell.style.cssText = 'color: #123'", "cell.removeAttribute('style')"])
def test_a_page_may_rewrite_the_styles_of_the_cells_of_a_grid(rewrite, desktop):
    links = f'<a href="{PICTURE}"><img src="{PICTURE}" alt="A"></a>' * 30
    desktop.show(page(strip("min-cell=200", name="vitrine-photo-grid", items=links), MODULE), PACKAGE)
    drawn(desktop)
    desktop.painted()
    boxes = f"[...{ELEMENT}.children].map(cell => [cell.getBoundingClientRect().x, cell.getBoundingClientRect().y])"
    before = desktop.js(boxes)
    desktop.js(f"[...{ELEMENT}.children].forEach(cell => {{ {rewrite} }})")
    desktop.until(f"JSON.stringify({boxes}) === {json.dumps(json.dumps(before, separators=(',', ':')))}")


@everywhere
def test_a_name_that_a_page_gives_an_item_later_stays(desktop):
    desktop.show(page(strip(), MODULE), PACKAGE)
    drawn(desktop)
    desktop.painted()
    desktop.js(f"void {STRIP}.children[2].setAttribute('aria-label', 'Summer')")
    desktop.js(f"void {STRIP}.append(document.createElement('div'))")
    desktop.until(f"{STRIP}.children[1].getAttribute('aria-label') === '2 of 8'")
    assert desktop.js(f"{STRIP}.children[2].getAttribute('aria-label')") == "Summer"


@everywhere
def test_a_description_that_a_page_gives_a_link_stays_when_the_link_leaves(desktop):
    links = '<a href="#there" style="width: 300px; height: 200px">Link</a>' * 3
    desktop.show(page(strip(items=links), MODULE), PACKAGE)
    drawn(desktop)
    desktop.painted()
    desktop.js(f"void (globalThis.link = {STRIP}.children[1]).setAttribute('aria-description', 'Summer')")
    desktop.js(f"void {STRIP}.append(link.cloneNode(true))")
    desktop.until(f"{STRIP}.children[0].getAttribute('aria-description') === 'slide 1 of 4'")
    desktop.js("link.remove()")
    desktop.until(f"{STRIP}.children[0].getAttribute('aria-description') === 'slide 1 of 3'")
    assert desktop.js("link.getAttribute('aria-description')") == "Summer"


@everywhere
def test_data_without_keys_stay_at_their_indices(desktop):
    desktop.own_time()
    desktop.show(page(strip("loop", items=""), MODULE), PACKAGE)
    drawn(desktop)
    data = "{count: 6, key() {}, extent: () => 300, render: (index, item) => (item.textContent = `n${index}`)}"
    desktop.js(f"void ({STRIP}.items = {data}, {STRIP}.select(3, {{animated: false}}))")
    desktop.still()
    desktop.js(f"void {STRIP}.reload()")
    desktop.still()
    assert desktop.js(f"{STRIP}.selectedIndex") == 3


@everywhere
def test_items_that_come_with_the_engine_resize_nothing_while_sizes_are_observed(desktop):
    """Browsers report a loop of observed sizes as an error of the page."""
    data = "{count: 6, key: String, extent: () => 300, render: (index, item) => (item.textContent = `n${index}`)}"
    listen = "globalThis.errors = []; addEventListener('error', ({message}) => errors.push(message));"
    desktop.own_time()
    desktop.show(page(strip(items=""), early(f"{listen} element.ready.then(() => (element.items = {data}))")), PACKAGE)
    drawn(desktop)
    desktop.painted()
    desktop.still()
    assert desktop.js("errors") == []
    assert desktop.js(f"{STRIP}.offsetHeight") > 0


@everywhere
def test_keys_may_be_numbers(desktop):
    desktop.own_time()
    desktop.show(page(strip("loop", items=""), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(
        f"""void (globalThis.films = [10, 11, 12, 13, 14, 15], {STRIP}.items = {{
            get count() {{ return films.length }}, key: index => films[index], extent: () => 300,
            render: (index, item) => (item.textContent = `n${{films[index]}}`)}},
            {STRIP}.select(3, {{animated: false}}))"""
    )
    desktop.still()
    desktop.js(f"void (films.unshift(9, 8), {STRIP}.reload())")
    desktop.still()
    assert desktop.js(f"{STRIP}.selectedIndex") == 5


@everywhere
def test_a_child_of_any_kind_is_an_item(desktop):
    desktop.show(page(strip("align=start"), MODULE), PACKAGE)
    drawn(desktop)
    svg = "<svg width='300' height='200' style='width: 300px; height: 200px'></svg>"
    desktop.js(f"void {STRIP}.insertAdjacentHTML('afterbegin', `{svg}`)")
    desktop.until(f"{STRIP}.children[7].getAttribute('aria-label') === '8 of 8'")
    desktop.until(f"{STRIP}.selectedIndex === 1 && Math.abs({STRIP}.children[1].getBoundingClientRect().x) < 1")
    desktop.js(f"void {STRIP}.firstElementChild.remove()")
    desktop.until(f"{STRIP}.children[6].getAttribute('aria-label') === '7 of 7'")


def test_data_that_changes_before_the_engine_is_there_is_read_later(desktop):
    data = "{count: 6, key: String, render(index, element) { element.textContent = index }}"
    change = f"element.items = {data}; element.insertItems(5, 1)"
    desktop.show(page(strip(items=""), early(change)), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {STRIP}.select(5, {{animated: false}})")
    desktop.until(f"{STRIP}.selectedIndex === 5")


@everywhere
def test_a_card_that_stays_open_along_another_axis_is_not_reported_again(desktop):
    desktop.own_time()
    desktop.show(page(strip(name="vitrine-expanding-carousel", items=CARD * 4), MODULE), PACKAGE)
    drawn(desktop)
    desktop.js(f"void {ELEMENT}.expand(1)")
    desktop.still()
    assert ["expand", 1] in desktop.js("heard")
    desktop.js("void (heard.length = 0)")
    desktop.js(f"void ({ELEMENT}.axis = 'vertical')")
    desktop.still()
    assert [kind for kind, _ in desktop.js("heard") if kind == "expand"] == []
    assert desktop.js(f"{ELEMENT}.expandedIndex") == 1
