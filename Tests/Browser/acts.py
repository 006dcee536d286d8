"""Performs the events of a trace on a page: a touch, a key, a step of the wheel, an attribute, a call."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING

from recorded import Step
from stages import attribute, window
from user_input import CONTROL, SHIFT

if TYPE_CHECKING:
    from player import Player

KEYS = {
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "up": "ArrowUp",
    "down": "ArrowDown",
    "home": "Home",
    "end": "End",
    "page-up": "PageUp",
    "page-down": "PageDown",
    "escape": "Escape",
    "stitch": "s",
    "enter": "Enter",
    "space": "Space",
    "zoom-in": "+",
    "zoom-out": "-",
    "zoom-fit": "0",
}
TOUCHES = {"down": "touchStart", "move": "touchMove", "up": "touchEnd", "cancel": "touchCancel"}
# Events of the trackpad in Safari. No driver makes them, so a script dispatches them.
GESTURES = {"began": "gesturestart", "changed": "gesturechange", "ended": "gestureend"}


def pointer(player: Player, step: Step):
    number, phase, device, x, y = step.words
    at = player.point(float(x), float(y))
    if device == "mouse":
        return mouse(player, phase, at)
    player.fingers[int(number)] = at
    if phase in ("down", "move"):
        player.screen.touches(TOUCHES[phase], player.fingers)
    else:
        gone = player.fingers.pop(int(number))
        player.screen.touches(TOUCHES[phase], {int(number): gone} if phase == "up" else {})


def mouse(player: Player, phase: str, at: tuple[float, float]):
    device = player.screen.page.mouse
    width, height = player.stage.window
    match phase:
        case "move":
            device.move(*at)
        case "leave":
            device.move(width - 5, height - 5)
        case "down":
            device.move(*at)
            device.down()
        case "up":
            device.up()
    player.screen.js("clock.delivered()")


def key(player: Player, step: Step):
    focus_within(player)
    player.screen.press(KEYS[step.words[0]])


def focus_within(player: Player):
    """Moves focus into the exhibit, as keys need it. An open photograph has focus already."""
    if player.stage.kind != "viewer":
        player.screen.js("stage.focus()")


def wheel(player: Player, step: Step):
    focus_within(player) if "focused" in step.words else player.call("document.activeElement.blur()")
    dx, dy = map(float, step.words[:2])
    width, height = player.stage.viewport.numbers_before("seen")
    at = player.point(width / 2, height / 2)
    player.screen.wheel(*at, dx, dy, held=SHIFT if "sideways" in step.words else None)


def magnify(player: Player, step: Step):
    phase, amount, x, y = step.words[0], *map(float, step.words[1:])
    at = player.point(x, y)
    if phase == "wheel":
        return player.screen.wheel(*at, 0, amount, held=CONTROL)
    about = f"{{ scale: {amount}, clientX: {at[0]}, clientY: {at[1]} }}"
    event = (
        f"Object.assign(new Event('{GESTURES[phase]}', {{ bubbles: true, cancelable: true, composed: true }}), {about})"
    )
    player.screen.js(f"void (target => target.dispatchEvent({event}))({gesture_target(player)})")


def gesture_target(player: Player) -> str:
    exhibit = "document.querySelector('#exhibit')"
    if player.stage.kind != "viewer":
        return exhibit
    return f"{exhibit}.shadowRoot.querySelector('vitrine-photo-viewer').shadowRoot.querySelector('dialog')"


def viewport(player: Player, step: Step):
    width, height = step.numbers_before("seen")
    page = player.screen.page
    if player.stage.kind == "strip":
        player.call(f"exhibit.style.width = '{width}px'; exhibit.style.height = '{height}px'")
    else:
        size = window(step)
        page.set_viewport_size({"width": size[0], "height": size[1]})
    if player.stage.kind == "grid":
        player.call(f"exhibit.style.width = '{width}px'")
    player.screen.painted()
    player.scroll(step)


def source(player: Player, step: Step):
    player.call(f"exhibit.style.cssText += {json.dumps(player.stage.source(step))}")


def option(player: Player, step: Step):
    name, text = attribute(step)
    set_it = f"exhibit.setAttribute('{name}', '{text}')" if text is not None else f"exhibit.removeAttribute('{name}')"
    player.call(set_it)


def environment(player: Player, step: Step):
    player.call(f"document.documentElement.dir = '{step.words[0]}'")
    wants = "reduce" if step.words[1] == "reduced" else "no-preference"
    if player.screen.cdp:
        player.screen.page.emulate_media(reduced_motion=wants)
    player.screen.painted()


def extents(player: Player, step: Step):
    side = "height" if player.stage.options.get("axis") == "vertical" else "width"
    sizes = json.dumps(step.numbers)
    player.call(f"{sizes}.forEach((size, item) => exhibit.children[item].style.{side} = `${{size}}px`)")
    player.screen.painted()


def extent(player: Player, step: Step):
    side = "height" if player.stage.options.get("axis") == "vertical" else "width"
    player.call(f"for (const item of exhibit.children) item.style.{side} = '{step.words[0]}px'")
    player.screen.painted()


def stops(player: Player, step: Step):
    names = ("phase", "x", "y", "scale", "opacity", "rotateX", "rotateY", "rotateZ", "z")
    rows = [step.numbers[first : first + len(names)] for first in range(0, len(step.words), len(names))]
    degrees = [
        [math.degrees(number) if 5 <= place <= 7 else number for place, number in enumerate(row)] for row in rows
    ]
    made = json.dumps([dict(zip(names, row, strict=True)) for row in degrees])
    player.call(f"exhibit.stops = {made if rows else 'null'}")


def page(player: Player, step: Step):
    dot = f"exhibit.shadowRoot.querySelectorAll('[part~=dot]')[{step.words[0]}]"
    player.call(f"exhibit.indicator = 'dots'; exhibit.driver.drawNow(); {dot}.click()")


def insert(player: Player, step: Step):
    count, at, extent = step.numbers
    made = json.dumps("".join(player.stage.item(1000 + n, extent) for n in range(int(count))))
    place = f"exhibit.children[{int(at)}]"
    code = f"{place}?.insertAdjacentHTML('beforebegin', {made}) ?? exhibit.insertAdjacentHTML('beforeend', {made})"
    player.call(f"if ({place}) {code.split(' ?? ')[0]}; else {code.split(' ?? ')[1]}")


def remove(player: Player, step: Step):
    first, count = map(int, step.words)
    player.call(f"[...exhibit.children].slice({first}, {first + count}).forEach(item => item.remove())")


def move(player: Player, step: Step):
    first, count, to = map(int, step.words)
    player.call(
        f"""const items = [...exhibit.children].filter(child => !child.slot)
            const moved = items.splice({first}, {count})
            items.splice({to}, 0, ...moved)
            exhibit.append(...items)"""
    )


def focus(player: Player, step: Step):
    player.call(
        f"(item => (item.matches('a') ? item : item.querySelector('[tabindex]')).focus())"
        f"(exhibit.children[{step.words[0]}])"
    )


def open_item(player: Player, step: Step):
    item = int(float(step.words[0])) - player.stage.first
    player.call(f"exhibit.open({item}, {{ animated: {str(step.animated).lower()} }})")


def close(player: Player, step: Step):
    player.call(f"exhibit.close({{ animated: {str(step.animated).lower()} }})")


def select(player: Player, step: Step):
    player.call(f"exhibit.select({step.words[0]}, {{ animated: {str(step.animated).lower()} }})")


def step_on(player: Player, step: Step):
    items = int(step.words[0])
    call = {1: "next()", -1: "previous()"}.get(
        items, f"select((exhibit.selectedIndex + {items}) % {player.stage.count})"
    )
    player.call(f"exhibit.{call}")


def stitch(player: Player, step: Step):
    name = "stitch" if step.words[0] == "1" else "unstitch"
    player.call(f"exhibit.{name}({{ animated: {str(step.animated).lower()} }})")


def expand(player: Player, step: Step):
    player.call(f"exhibit.expand({step.words[0]}, {{ animated: {str(step.animated).lower()} }})")


def collapse(player: Player, step: Step):
    player.call(f"exhibit.collapse({{ animated: {str(step.animated).lower()} }})")


ACTS = {
    "pointer": pointer,
    "key": key,
    "wheel": wheel,
    "magnify": magnify,
    "viewport": viewport,
    "source": source,
    "option": option,
    "environment": environment,
    "extents": extents,
    "extent": extent,
    "stops": stops,
    "page": page,
    "insert": insert,
    "remove": remove,
    "move": move,
    "focus": focus,
    "open": open_item,
    "close": close,
    "select": select,
    "step": step_on,
    "stitch": stitch,
    "expand": expand,
    "collapse": collapse,
}
