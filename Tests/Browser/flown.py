"""Pictures that fly from one arrangement to another one: their places on the screen, and those of the items."""

# The pictures that fly, and the visible pictures of an element, by their addresses: x, y, width, height.
PROBES = """
  const address = image => image.currentSrc.split('/').at(-1)
  const boxes = () => [...document.querySelectorAll('vitrine-collection > [slot], main > [label]')]
    .flatMap(({shadowRoot}) => [...shadowRoot?.querySelectorAll('[part=flight] > div > div') ?? []])
  const rect = ({x, y, width, height}) => [x, y, width, height]
  globalThis.flown = () => Object.fromEntries(boxes().map(box =>
    [address(box.querySelector('img')), rect(box.getBoundingClientRect())]))
  globalThis.arePainted = () => boxes().map(box => box.querySelector('img'))
    .every(image => image.complete && image.naturalWidth)
  globalThis.shown = element => Object.fromEntries([...element.children].flatMap(child => {
    const box = child.getBoundingClientRect()
    const cut = getComputedStyle(child).clipPath
    const isShown = !child.slot && cut !== 'inset(50%)' && child.style.opacity !== '-1' && child.querySelector('img')
    if (!isShown || getComputedStyle(child).opacity === '0') return []
    const scale = box.width / child.offsetWidth
    const [top = 0, right = top, bottom = top, left = right] =
      (cut.match(/^inset\\(([^)]*?)(?: round|\\))/)?.[1].split(' ') ?? []).map(side => parseFloat(side) * scale)
    const [width, height] = [box.width - left - right, box.height - top - bottom]
    return [[address(child.querySelector('img')), [box.x + left, box.y + top, width, height]]]
  }))
  globalThis.settled = async () => { for (let turn = 0; turn < 40; turn++) await null }
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
