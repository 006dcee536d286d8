"""Runs axe-core in an isolated world of the page, where no policy forbids it and timers are real."""

from collections.abc import Callable
from pathlib import Path

import axe_playwright_python
from playwright.sync_api import CDPSession

AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text()
STANDARDS = "{runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}"
# Nobody can see or reach the page behind a modal dialog. axe does not know this, so it checks only the dialog.
REACHED = """(function reached(root) {
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('dialog:modal')) return element
    const inside = element.shadowRoot && reached(element.shadowRoot)
    if (inside && inside !== element.shadowRoot) return inside
  }
  return root
})(document)"""
# Text that fades has too little contrast for a moment, so axe runs after the animations. Animations without an end, and
# those that owned time has paused, are ignored. A page that begins new animations for ever fails with their names.
FADES = """(async () => {
  const roots = root => [root, ...[...root.querySelectorAll('*')].flatMap(
    element => element.shadowRoot ? roots(element.shadowRoot) : [])]
  const running = () => roots(document).flatMap(root => root.getAnimations())
    .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)
  const name = ({ transitionProperty, animationName, id, effect }) =>
    `${transitionProperty ?? animationName ?? id} of ${effect.target?.outerHTML.slice(0, 100)}`
  const tooLong = new Promise((_, fail) => setTimeout(
    () => fail(new Error(`animations do not end: ${running().map(name).join('; ')}`)), 30000))
  // An animation that begins anew has another promise, and the first one is never settled. So each frame asks again.
  const ended = (async () => {
    while (running().length > 0) await new Promise(requestAnimationFrame)
  })()
  await Promise.race([ended, tooLong])
})()"""
REPORT = f"""axe.run({REACHED}, {STANDARDS}).then(({{violations, passes}}) => passes.length === 0
  ? ['nothing: axe had nothing to look at']
  : violations.flatMap(rule => rule.nodes.map(({{html, failureSummary}}) =>
    `${{rule.id}}: ${{rule.help}}: ${{html.slice(0, 200)}} ${{failureSummary}}`)))"""


def violations(cdp: CDPSession) -> list[str]:
    """Returns the violations that axe finds once the page's animations have ended: rule, remedy, element."""
    frame = cdp.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    world = cdp.send("Page.createIsolatedWorld", {"frameId": frame, "worldName": "axe"})
    _evaluate(cdp, f"(() => {{ {AXE} }})()", world)
    _evaluate(cdp, FADES, world)
    return _evaluate(cdp, REPORT, world)


def violations_in_page(js: Callable[[str], object]) -> list[str]:
    """Returns the violations that axe finds in the page itself, without Chromium's protocol.

    The page's time must not be owned.
    """
    js(f"(() => {{ {AXE} }})()")
    js(FADES)
    return js(REPORT)


def semantics(cdp: CDPSession, expression: str) -> dict[str, str]:
    """Returns the accessibility properties of an element in Chromium: role, name, description and others."""
    found = cdp.send("Runtime.evaluate", {"expression": expression})["result"]["objectId"]
    nodes = cdp.send("Accessibility.getPartialAXTree", {"objectId": found, "fetchRelatives": False})["nodes"]
    node = {"role": nodes[0]["role"]["value"], "name": nodes[0].get("name", {}).get("value", "")}
    node |= {"description": nodes[0].get("description", {}).get("value", "")}
    return node | {each["name"]: each["value"]["value"] for each in nodes[0].get("properties", [])}


def _evaluate(cdp: CDPSession, expression: str, world: dict):
    answer = cdp.send(
        "Runtime.evaluate",
        {
            "expression": expression,
            "contextId": world["executionContextId"],
            "awaitPromise": True,
            "returnByValue": True,
        },
    )
    assert "exceptionDetails" not in answer, answer["exceptionDetails"]
    return answer["result"].get("value")
