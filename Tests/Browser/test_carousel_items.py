"""The current item of a carousel keeps its place when items are added, removed and moved."""

import pytest
from browsers import everywhere
from carousel import CAROUSEL, ITEMS, SCRIPT


@everywhere
def test_items_that_come_and_go_leave_the_current_one_in_its_place(desktop, show_carousel):
    carousel = show_carousel(desktop)
    desktop.js(f"void ({CAROUSEL}.selectedIndex = 3)")
    desktop.tick(16)
    desktop.js(f"void {CAROUSEL}.prepend(...[1, 2].map(() => {ITEMS}[0].cloneNode(true)))")
    desktop.still()
    assert carousel.selected == 5
    assert carousel.x(5) == pytest.approx(0, abs=0.5)
    assert desktop.js(f"{ITEMS}[5].textContent") == "Card 3"
    desktop.js(f"void ({ITEMS}[0].remove(), {CAROUSEL}.append({ITEMS}[4]))")
    desktop.still()
    assert desktop.js(f"{ITEMS}[{carousel.selected}].textContent") == "Card 3"
    assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


@pytest.mark.parametrize("held", [False, True])
def test_items_that_are_put_in_another_order_leave_the_current_one_in_its_place(held, phone, show_carousel):
    carousel = show_carousel(phone)
    phone.js(f"{CAROUSEL}.select(3, {{ animated: false }})")
    phone.still()
    if held:
        phone.fingers([(250 - 10 * step, 150) for step in range(6)], lift=False)
    phone.js(f"void (globalThis.third = {ITEMS}[3])")
    before = carousel.x(3)
    for order in ("[...all].reverse()", "[3, 0, 1, 2, 6, 5, 4].map(place => all[place])"):
        phone.js(f"void (globalThis.all = {ITEMS}, {CAROUSEL}.append(...{order}))")
        phone.still()
        place = phone.js(f"{ITEMS}.indexOf(third)")
        assert carousel.selected == place
        assert carousel.x(place) == pytest.approx(before, abs=0.5)
        seen = carousel.visible_items
        assert all((b - a) % 7 == 1 for a, b in zip(seen, seen[1:], strict=False)), "neighbours are side by side"
    if held:
        phone.lift()
        carousel.still()
        assert carousel.x(carousel.selected) == pytest.approx(0, abs=0.5)


DATA = """<script type="module">
  globalThis.rendered = []
  globalThis.names = Array.from({ length: COUNT }, (_, number) => `n${number}`)
  document.querySelector('vitrine-carousel').items = {
    get count() { return names.length },
    key: index => names[index],
    indexOf: name => names.indexOf(name),
    render(index, element) {
      rendered.push(index)
      element.className = 'card'
      element.textContent = names[index]
    },
  }
</script>"""


@pytest.mark.parametrize("count", [5, 1_000_000])
@everywhere
def test_a_collection_given_as_data(count, desktop, show_carousel):
    head = SCRIPT + DATA.replace("COUNT", str(count))
    carousel = show_carousel(desktop, head=head, items="<!-- data -->")
    elements = f"{ITEMS}.length"
    assert desktop.js(elements) <= 12
    for index in (3, count - 1, count // 2):
        desktop.js(f"{CAROUSEL}.select({index}, {{ animated: false }})")
        desktop.still()
        here = f"{ITEMS}.find(item => item.textContent === 'n{index}')"
        assert desktop.js(f"{here}.getBoundingClientRect().x") == pytest.approx(640 - 150, abs=0.5)
        assert desktop.js(elements) <= 12
        places = desktop.js(f"{ITEMS}.map(item => +item.textContent.slice(1))")
        assert places == sorted(places)
    if count == 5:
        return
    desktop.js(f"void (names.unshift('new'), {CAROUSEL}.reload())")
    desktop.still()
    assert carousel.selected == count // 2 + 1


@everywhere
@pytest.mark.parametrize("others", ["n503, n500, n501, n502", "n502, n499, n500, n501", "n499, n501, n502, n500"])
def test_data_in_another_order_keep_the_item_looked_at(others, desktop, show_carousel):
    """All items that move are in view, and the one looked at passes some of them, or they pass it."""
    carousel = show_carousel(desktop, head=SCRIPT + DATA.replace("COUNT", "1000"), items="<!-- data -->")
    desktop.js(f"{CAROUSEL}.select(501, {{ animated: false }})")
    desktop.still()
    order = others.split(", ")
    x = f"{ITEMS}.find(item => item.textContent === 'n501').getBoundingClientRect().x"
    before = desktop.js(x)
    first = min(int(name[1:]) for name in order)
    desktop.js(f"void (names.splice({first}, 4, ...{order!r}), {CAROUSEL}.reload())")
    assert desktop.js(f"names.indexOf('n501') - {first}") == order.index("n501")
    desktop.still()
    assert carousel.selected == first + order.index("n501")
    assert desktop.js(x) == pytest.approx(before, abs=0.5)


def test_data_that_says_what_changed_keeps_the_item_looked_at(desktop, show_carousel):
    head = SCRIPT + DATA.replace("COUNT", "100000")
    carousel = show_carousel(desktop, head=head, items="<!-- data -->")
    desktop.js(f"{CAROUSEL}.select(500, {{ animated: false }})")
    desktop.still()
    here = f"{ITEMS}.find(item => item.textContent === 'n500')"
    x = f"{here}.getBoundingClientRect().x"
    for change, index in [
        (f"names.splice(3, 0, 'a', 'b'), {CAROUSEL}.insertItems(3, 2)", 502),
        (f"names.splice(0, 5), {CAROUSEL}.removeItems(0, 5)", 497),
        (f"names.splice(9, 0, ...names.splice(490, 10)), {CAROUSEL}.moveItems(490, 10, 9)", 16),
        (f"names.splice(900, 0, ...names.splice(0, 5)), {CAROUSEL}.moveItems(0, 5, 900)", 11),
    ]:
        desktop.js(f"void ({change})")
        desktop.still()
        assert carousel.selected == index, change
        assert desktop.js(x) == pytest.approx(640 - 150, abs=0.5), change
        assert desktop.js(f"{ITEMS}.length") <= 12
        places = desktop.js(f"{ITEMS}.map(item => names.indexOf(item.textContent))")
        assert places == sorted(places)
    assert desktop.js("reported.filter(([type]) => type === 'change').length") <= 2
    desktop.js(f"{CAROUSEL}.moveItems(0, 5, 1e9)")
    assert "insertItems(), removeItems() and moveItems() need items as data" in desktop.complaints[0]
    desktop.complaints.clear()
    desktop.js(f"{CAROUSEL}.remove()")
    assert desktop.js("document.querySelector('vitrine-carousel')") is None


@pytest.mark.parametrize("direction", [-1, 1], ids=["forwards", "backwards"])
@everywhere
def test_a_drag_that_goes_back_and_forth_changes_no_elements(direction, desktop, show_carousel):
    carousel = show_carousel(desktop, head=SCRIPT + DATA.replace("COUNT", "1000"), items="<!-- data -->")
    desktop.js(f"{CAROUSEL}.select(500, {{ animated: false }})")
    carousel.still()

    def along(start: int, end: int) -> list[tuple[float, float]]:
        """Returns the points of a drag from one distance to another, in items from its beginning."""
        steps = range(abs(end - start) * 10 + 1)
        return [(640 + direction * (31 * step * (1 if end > start else -1) + 310 * start - 465), 150) for step in steps]

    desktop.drag(*along(0, 3), lift=False)
    desktop.tick(16)
    desktop.js(f"void (globalThis.before = {ITEMS}, rendered.length = 0)")
    desktop.drag_on(*along(3, 2), *along(2, 3), *along(3, 2), *along(2, 3))
    desktop.tick(16)
    assert desktop.js("rendered") == []
    assert desktop.js(f"{ITEMS}.length === before.length && {ITEMS}.every((item, at) => item === before[at])")
    desktop.release(*along(3, 3)[0])
    carousel.still()
