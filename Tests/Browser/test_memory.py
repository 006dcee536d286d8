"""The engine's memory in a browser: a frame allocates nothing, and a dropped exhibit returns its memory.

The engine is that of all elements, with a heap that counts (Scripts/counted).
"""

from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / ".build/wasm/counted"
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
  globalThis.send = send
  globalThis.see = (exhibit, y, time) => send(exhibit, 2, [390, 0, 0, 0, 0, y, 390, 844], time)
  globalThis.count = (exhibit, items) => send(exhibit, 5, [items], 0)
  globalThis.open = (exhibit, item, time) => send(exhibit, 7, [item, 1.5, 1], time)
  globalThis.point = (exhibit, phase, y, time) => send(exhibit, 0, [1, phase, 1, 195, y], time)
  globalThis.items = address => new Float64Array(engine.memory.buffer, address, 1)[0]
  globalThis.draw = (exhibit, time) => {
    const address = engine.vitrine_scene(exhibit, time)
    while (engine.vitrine_signal(exhibit) >= 0);
    return address
  }
"""


@pytest.fixture
def engine(desktop):
    assert PACKAGE.is_dir(), "no engine that counts: run Scripts/counted"
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
      return [scroll(0, 100), scroll(100, 1100), items(draw(exhibit, 20))]
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
      return [drag(1, 100), drag(100, 1100), items(draw(exhibit, 30))]
    })()""")
    assert counts[0] == counts[1]
    assert counts[2] == 1


# Options and kinds of strips by their numbers, as in Sources/Vitrine; a photograph is as long as it is wide.
STRIP = """
  const carousel = 2, cards = 3, row = 4
  const loop = 4, effect = 10, multiple = 14, hover_delay = 16
  // A page sends the defaults: spacing, snap, align, momentum, lengths of cards, duration, radius and height of a row.
  const defaults = kind => [
    [2, [3, 20, 8][kind - 2]], [6, kind > 2 ? 2 : 0], [7, kind > 2 ? 0 : 1], [8, 0.66], [12, 150], [13, 250],
    [17, 400], [19, kind === 3 ? 10 : 8], [20, 300]]
  const make = (kind, options, width, extents) => {
    const strip = engine.vitrine_make(kind)
    for (const [option, value] of [...defaults(kind), ...options]) send(strip, 4, [option, value], 0)
    send(strip, 2, [width, 300, 0, 0, 0, 0, width, 300], 0)
    count(strip, extents.length)
    send(strip, 12, [0, extents.length, ...extents], 0)
    return strip
  }
  const twelve = length => Array(12).fill(length)
  const photographs = [200, 450, 300, 225, 400, 200, 533, 300, 450, 200]
  const pointer = (strip, time, phase, x, device, id) => send(strip, 0, [id, phase, device, x, 100, 0], time)
  const finger = (strip, time, phase, x, id = 1) => pointer(strip, time, phase, x, 0, id)
  const mouse = (strip, time, phase, x) => pointer(strip, time, phase, x, 1, 9)
  const wheel = (strip, time, x) => send(strip, 11, [x, 0, 0, 0], time)
  const step = (strip, time) => send(strip, 10, [1], time)
  const expand = (strip, time, item, is_open) => send(strip, 16, [item, is_open, 1], time)
  const stitch = (strip, time, is_stitched) => send(strip, 17, [is_stitched, 1], time)
  const turn_closer = (strip, time, factor) => send(strip, 18, [4, factor, 300, 100], time)

  // What is drawn, as a word: two frames that differ have different ones.
  const look = (strip, time) => {
    const address = draw(strip, time)
    engine.vitrine_arguments(700)
    engine.vitrine_motion(strip)
    return new Float64Array(engine.memory.buffer, address, 24 * (items(address) + 1)).join()
  }

  // Lives through all phases three times; of the third: how often each phase allocates, in how many frames it moves.
  // A phase: what is decided at its beginning, which may allocate, and what happens before each of its frames.
  const live = (strip, phases) => {
    let time = 0, counts
    for (let life = 0; life < 3; life++) {
      counts = {}
      for (const [name, decide, act] of phases) {
        time += 0.51
        decide?.(time)
        let seen = look(strip, time), moving = 0
        const before = engine.vitrine_heap_allocations()
        for (let frame = 1; frame <= 30; frame++) {
          act?.(time + frame / 60, frame)
          const now = look(strip, time + frame / 60)
          if (now !== seen) moving++
          seen = now
        }
        counts[name] = [engine.vitrine_heap_allocations() - before, moving]
      }
    }
    return counts
  }

  // Phases of every strip.
  const grasp = (strip, x) => time => finger(strip, time, 0, x)
  const drag = (strip, x) => (time, frame) => finger(strip, time, 1, x - 9 * frame)
  const lift = strip => time => finger(strip, time, 2, 0)
"""

LOOP = """
  return live(strip, [
    ["drag", grasp(strip, 350), drag(strip, 350)],
    ["settle", lift(strip)],
    ["step", time => step(strip, time)],
    ["wheel", null, time => wheel(strip, time, 17)],
  ])
"""

STRIPS = {
    "loop": "const strip = make(carousel, [[loop, 1]], 390, twelve(120));" + LOOP,
    "loop-with-effect": "const strip = make(carousel, [[loop, 1], [effect, 3]], 390, twelve(120));" + LOOP,
    "loop-with-copies": "const strip = make(carousel, [[loop, 1], [effect, 1]], 900, [120, 200, 90]);" + LOOP,
    "row-with-ends": "const strip = make(carousel, [], 390, [...photographs, ...photographs]);" + LOOP,
    "cards": """
      const strip = make(cards, [[loop, 1], [multiple, 1]], 700, twelve(150))
      return live(strip, [
        ["opening", time => expand(strip, time, 1, 1)],
        ["dragging while another opens",
          time => (expand(strip, time, 3, 1), finger(strip, time, 0, 350)), drag(strip, 350)],
        ["settle with open ones", lift(strip)],
        ["closing", time => (expand(strip, time, 1, 0), expand(strip, time, 3, 0))],
      ])""",
    "hovering": """
      const strip = make(cards, [[loop, 1], [multiple, 1], [hover_delay, 100]], 700, twelve(150))
      return live(strip, [
        ["opening", time => expand(strip, time, 4, 1), (time, frame) => mouse(strip, time, 1, 20 * frame)],
        ["closing", time => expand(strip, time, 4, 0), (time, frame) => mouse(strip, time, 1, 20 * frame)],
      ])""",
    "stitched-row": """
      const strip = make(row, [], 600, photographs)
      const spread = (time, x) => (finger(strip, time, 1, 300 - x, 1), finger(strip, time, 1, 300 + x, 2))
      const lift_both = time => (finger(strip, time, 2, 0, 1), finger(strip, time, 2, 0, 2))
      return live(strip, [
        ["stitching", time => stitch(strip, time, 1)],
        ["drag", grasp(strip, 500), drag(strip, 500)],
        ["glide", lift(strip)],
        ["pinch", time => (finger(strip, time, 0, 200, 1), finger(strip, time, 0, 400, 2), spread(time, 104)),
          (time, frame) => spread(time, 104 + frame / 4)],
        ["after the pinch", lift_both],
        ["wheel", time => turn_closer(strip, time, 0.99), time => turn_closer(strip, time, 0.995)],
        ["parting", time => stitch(strip, time, 0)],
      ])""",
}


@pytest.mark.parametrize("strip", STRIPS)
def test_a_strip_in_motion_allocates_nothing(strip, engine):
    counts = engine.js(f"(() => {{ {STRIP} {STRIPS[strip]} }})()")
    assert {phase: allocations for phase, (allocations, _) in counts.items()} == dict.fromkeys(counts, 0)
    assert {phase: moving for phase, (_, moving) in counts.items() if moving < 10} == {}


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
