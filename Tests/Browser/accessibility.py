"""axe-core, run beside the page in an isolated world: no policy forbids it there, and its timers are real ones."""

from pathlib import Path

import axe_playwright_python
from playwright.sync_api import CDPSession

AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text()
STANDARDS = "{runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}"
# Nobody sees or reaches what lies behind a modal dialog, which axe does not know: only the dialog is judged then.
REACHED = """(function reached(root) {
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('dialog:modal')) return element
    const inside = element.shadowRoot && reached(element.shadowRoot)
    if (inside && inside !== element.shadowRoot) return inside
  }
  return root
})(document)"""
REPORT = f"""axe.run({REACHED}, {STANDARDS}).then(({{violations, passes}}) => passes.length === 0
  ? ['nothing: axe had nothing to look at']
  : violations.flatMap(rule => rule.nodes.map(({{html, failureSummary}}) =>
    `${{rule.id}}: ${{rule.help}}: ${{html.slice(0, 200)}} ${{failureSummary}}`)))"""


def violations(cdp: CDPSession) -> list[str]:
    """What axe finds in the page as it is now: the rule, its remedy, the element."""
    frame = cdp.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    world = cdp.send("Page.createIsolatedWorld", {"frameId": frame, "worldName": "axe"})
    _evaluate(cdp, f"(() => {{ {AXE} }})()", world)
    return _evaluate(cdp, REPORT, world)


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
