"""With type of twice the size, the served gallery fits on the screen of a phone."""

import pytest
from gallery_row import ROW


@pytest.mark.parametrize("exhibit", ["grid", "carousel", "deck", "expanding", "stitched"])
def test_type_of_twice_the_size_runs_off_no_phone(exhibit, phone, gallery):
    phone.cdp.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    phone.open(f"{gallery.address}#/{exhibit}")
    phone.until(f"{ROW}?.dataset.exhibit === '{exhibit}' && {ROW}.matches(':state(drawn)')")
    assert phone.js("getComputedStyle(document.documentElement).fontSize") == "32px"
    outside = """[...document.querySelectorAll('#exhibits, #exhibits a, #settings summary')].filter(element => {
      const {x, right, y, bottom} = element.getBoundingClientRect()
      return x < 0 || right > innerWidth || y < 0 || bottom > innerHeight
    }).length"""
    assert phone.js(outside) == 0
    assert min(phone.js("[...document.querySelectorAll('#exhibits a')].map(link => link.offsetWidth)")) >= 44
    assert phone.js("document.documentElement.scrollWidth") == 390
    if exhibit in ("carousel", "deck", "stitched"):
        caption, switch = phone.box("#label"), phone.box("#exhibits")
        assert caption["y"] + caption["height"] <= switch["y"]
    phone.page.locator("#settings summary").tap()
    panel = phone.box(".settings .panel")
    assert panel["x"] >= 0 and panel["x"] + panel["width"] <= 390
    phone.shot(f"gallery-{exhibit}-large-type")
