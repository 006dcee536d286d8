"""Cards do not move when the script takes over from the style sheet. Without the script, focus opens a card."""

import pytest
from expanding import ITEMS, PACKAGE, Cards, page
from probes import SHIFTS

BOXES = f"{ITEMS}.map(card => card.getBoundingClientRect().toJSON())"


@pytest.mark.parametrize("align", ["start", "center", "end"])
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_upgrading_moves_nothing(align, axis, direction, screens, posters):
    plain, upgraded = screens(width=900), screens(width=900)
    options = {"attributes": f'align="{align}" axis="{axis}" dir="{direction}"'}
    plain.show(page(**options, head=""), posters, PACKAGE)
    upgraded.page.add_init_script(SHIFTS)
    Cards(upgraded, posters).show(page(**options))
    upgraded.painted()
    before, after = plain.js(BOXES), upgraded.js(BOXES)
    for index in range(3):
        assert before[index] == pytest.approx(after[index], abs=0.5), index
    assert upgraded.js("globalThis.shifted") == 0


def test_without_the_script_the_card_with_focus_is_open(desktop, posters):
    cards = Cards(desktop, posters)
    desktop.show(page(head=""), posters, PACKAGE)
    desktop.press("Tab", "Tab")
    assert desktop.js("document.activeElement.textContent") == "Watch 1"
    assert cards.seen(1).width == 250
    assert cards.opacity(1, "details") == 1
    assert cards.seen(0).width == 150
