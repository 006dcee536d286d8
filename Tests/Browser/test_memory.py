"""The engine's memory in a browser: a frame allocates nothing, and what is dropped is given back.

The heap counts for itself (Sources/CVitrineHeap).
"""

from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "Web/dist"
PAGE = '<!doctype html><html lang="en"><title>Engine</title><link rel="icon" href="data:,"></html>'

# Exhibits and events by their numbers, as in Sources/VitrineWeb.
ENGINE = """
  globalThis.engine = (await WebAssembly.instantiateStreaming(fetch('vitrine.wasm'), {})).instance.exports
  globalThis.grid = 0
  globalThis.viewer = 1
  const send = (exhibit, kind, numbers, time) => {
    new Float64Array(engine.memory.buffer, engine.vitrine_arguments(), numbers.length).set(numbers)
    return engine.vitrine_event(exhibit, kind, time, time)
  }
  globalThis.see = (exhibit, y, time) => send(exhibit, 2, [390, 0, 0, 0, 0, y, 390, 844], time)
  globalThis.count = (exhibit, items) => send(exhibit, 5, [items], 0)
  globalThis.open = (exhibit, item, time) => send(exhibit, 7, [item, 1.5, 1], time)
  globalThis.point = (exhibit, phase, y, time) => send(exhibit, 0, [1, phase, 1, 195, y], time)
  globalThis.draw = (exhibit, time) => {
    const count = engine.vitrine_scene(exhibit, time)
    while (engine.vitrine_signal(exhibit) >= 0);
    return count
  }
"""


@pytest.fixture
def engine(desktop):
    desktop.show(PAGE, PACKAGE)
    desktop.js(f"(async () => {{ {ENGINE} }})()")
    return desktop


def test_scrolling_a_grid_within_a_row_allocates_nothing(engine):
    counts = engine.js("""(() => {
      const exhibit = engine.vitrine_make(grid)
      count(exhibit, 100000)
      const scroll = (from, to) => {
        for (let frame = from; frame < to; frame++) {
          see(exhibit, 1040 + frame % 20, frame / 60)
          draw(exhibit, frame / 60)
        }
        return engine.vitrine_heap_allocations()
      }
      return [scroll(0, 100), scroll(100, 1100), draw(exhibit, 20)]
    })()""")
    assert counts[0] == counts[1]
    assert 10 < counts[2] < 200


def test_dragging_a_photograph_allocates_nothing(engine):
    counts = engine.js("""(() => {
      const exhibit = engine.vitrine_make(viewer)
      see(exhibit, 0, 0)
      open(exhibit, 3, 0)
      for (let frame = 0; frame < 120; frame++) draw(exhibit, frame / 60)
      point(exhibit, 0, 300, 2)
      const drag = (from, to) => {
        for (let frame = from; frame < to; frame++) {
          point(exhibit, 1, 300 + frame % 200, 2 + frame / 60)
          draw(exhibit, 2 + frame / 60)
        }
        return engine.vitrine_heap_allocations()
      }
      return [drag(1, 100), drag(100, 1100), draw(exhibit, 30)]
    })()""")
    assert counts[0] == counts[1]
    assert counts[2] == 1


@pytest.mark.parametrize("kind", ["grid", "viewer"])
def test_a_dropped_exhibit_gives_everything_back(kind, engine):
    held = engine.js(f"""(() => {{
      const live = () => {{
        const exhibit = engine.vitrine_make({kind})
        count(exhibit, 5000)
        see(exhibit, 40, 0)
        open(exhibit, 3, 0)
        for (let frame = 0; frame < 30; frame++) draw(exhibit, frame / 60)
        return engine.vitrine_drop(exhibit)
      }}
      live()
      const before = engine.vitrine_heap_bytes()
      for (let life = 0; life < 1000; life++) live()
      return [before, engine.vitrine_heap_bytes(), live()]
    }})()""")
    assert held[0] == held[1]
    assert held[2] == 1, "it was there to be dropped"
