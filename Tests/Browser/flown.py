"""Pictures that fly from one arrangement to another one: where the page and the engine have them, and the items."""

import re
from pathlib import Path

ABI = (Path(__file__).parents[2] / "Web/src/abi.js").read_text()


def fields(name: str) -> list[str]:
    """Returns the names of numbers that the engine writes."""
    return re.findall(r'"(\w+)"', re.search(rf"{name} = .*?\]", ABI, re.S)[0])


def number(name: str) -> int:
    return int(re.search(rf"{name} = (\d+)", ABI)[1])


# The pictures that fly, and the visible pictures of an element, by their addresses: x, y, width, height.
PROBES = """
  const address = image => image.currentSrc.split('/').at(-1)
  const boxes = () => [...document.querySelectorAll('vitrine-collection > [slot], main > [label]')]
    .flatMap(({shadowRoot}) => [...shadowRoot?.querySelectorAll('[part=flight] > div > div') ?? []])
  const rect = ({x, y, width, height}) => [x, y, width, height]
  // The visible part of an element, which may have a clip path.
  const clipOf = element => getComputedStyle(element).clipPath
    .match(/^inset\\(([^)]*?)(?: round ([^)]*))?\\)/)?.slice(1) ?? []
  // The width of a picture that flies has fractions of a pixel.
  const scaleOf = element => element.getBoundingClientRect().width /
    (element.closest('[part=flight]') ? parseFloat(element.style.width) : element.offsetWidth)
  const visiblePart = element => {
    const {x, y, width, height} = element.getBoundingClientRect()
    const [top = 0, right = top, bottom = top, left = right] =
      (clipOf(element)[0]?.split(' ') ?? []).map(side => parseFloat(side) * scaleOf(element))
    return [x + left, y + top, width - left - right, height - top - bottom]
  }
  globalThis.flown = () => Object.fromEntries(boxes().map(box =>
    [address(box.querySelector('img')), visiblePart(box)]))
  globalThis.arePainted = () => boxes().every(box =>
    [...box.querySelectorAll('img')].some(image => image.complete && image.naturalWidth) || box.querySelector('canvas'))
  globalThis.shown = element => Object.fromEntries([...element.children].flatMap(child => {
    const isCut = getComputedStyle(child).clipPath === 'inset(50%)'
    const isShown = !child.slot && !isCut && child.style.opacity !== '-1' && child.querySelector('img')
    if (!isShown || getComputedStyle(child).opacity === '0') return []
    return [[address(child.querySelector('img')), visiblePart(child)]]
  }))
  globalThis.settled = async () => { for (let turn = 0; turn < 40; turn++) await null }
"""

# The engine's flights. `engineFlights()` returns where the pictures that fly must be on the screen, by their items.
# It does not use the page's reader of scenes.
ENGINE = f"""
  const flight = {{}}
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {{construct: (Instance, values) => {{
    const engine = new Instance(...values).exports
    const numbers = address => new Float64Array(engine.memory.buffer, address)
    const make = kind => {{
      const handle = engine.vitrine_make(kind)
      if (kind === {number("KIND_REARRANGEMENT")}) flight.handle = handle
      return handle
    }}
    const drop = handle => {{
      if (handle === flight.handle) flight.handle = undefined
      return engine.vitrine_drop(handle)
    }}
    const rearrange = (handle, action, time) => {{
      const leads = action <= {number("REARRANGEMENT_REVERSE")}
      if (leads) flight.destination = numbers(engine.vitrine_arguments(2))[1]
      return engine.vitrine_rearrange(handle, action, time)
    }}
    flight.read = handle => numbers(engine.vitrine_scene(handle, clock.now / 1000))
    return {{exports: {{...engine, vitrine_make: make, vitrine_drop: drop, vitrine_rearrange: rearrange}}}}
  }}}})
  globalThis.engineFlights = destination => {{
    if (!flight.handle) return {{}}
    const own = flight.read(flight.destination)
    const [offsetX, offsetY] = own.slice({fields("SCENE_FIELDS").index("offsetX")})
    const corner = destination.shadowRoot.querySelector('[part=cells], [part~=viewport] > div').getBoundingClientRect()
    const scene = flight.read(flight.handle)
    return Object.fromEntries(Array.from({{length: scene[0]}}, (_, row) => {{
      const placement = scene.slice({number("STRIDE")} * (row + 1))
      const [item, x, y, scale, width, height, top, right, bottom, left] = placement
      return [item, [corner.x + offsetX + x + left * scale, corner.y + offsetY + y + top * scale,
        (width - left - right) * scale, (height - top - bottom) * scale]]
    }}))
  }}
"""


# Draws all frames of a flight to an element. Returns the pictures of its last frame, how many of them were compared
# with the engine's, and the faults of all frames. `nameOf` returns the name of an item's picture, `visible` the visible
# pictures of an element, and the checks return whether a frame is right.
WATCH = """
  globalThis.watchFlight = async (element, {nameOf, visible = shown, checks = {}}) => {
    const faults = []
    let [last, compared] = [{}, 0]
    for (let frame = 0; frame < 120; frame++, clock.tick(32), await settled()) {
      const now = flown()
      if (!Object.keys(now).length) break
      last = now
      const engine = Object.entries(engineFlights(element)).map(([item, place]) => [nameOf(item), place])
      for (const [name, place] of engine) {
        const drawn = now[name]
        const away = drawn && Math.max(...drawn.map((number, index) => Math.abs(number - place[index])))
        if (!(away <= 0.5)) faults.push([frame, name, place, drawn])
      }
      compared += engine.length
      // At rest pictures lie over their items until those can be painted.
      if (engine.length && engine.length !== Object.keys(now).length) faults.push([frame, 'more'])
      const own = visible(element)
      if (engine.some(([name]) => own[name])) faults.push([frame, 'twice'])
      if (document.documentElement.scrollWidth > innerWidth) faults.push([frame, 'wide'])
      for (const [name, isRight] of Object.entries({arePainted, ...checks})) if (!isRight()) faults.push([frame, name])
    }
    return [last, compared, faults.slice(0, 5)]
  }
"""


def distance(one: list[float], other: list[float]) -> float:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def assert_near(one: dict, other: dict, within: float):
    far = {
        name: (one[name], other[name])
        for name in one.keys() & other.keys()
        if distance(one[name], other[name]) > within
    }
    assert not far
