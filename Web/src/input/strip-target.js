import {controlAt} from "../a11y/button-role.js";
import {optionValue} from "../engine/options.js";

/**
 * Returns what the inputs need of a strip.
 *
 * @param {import('../elements/strip-element.js').StripElement} strip
 * @param {import('../render/strip-renderer.js').StripRenderer} renderer
 */
export function stripTarget(strip, {viewport, space, copies}) {
  const at = (/** @type {EventTarget | null} */ node, /** @type {(index: number) => void} */ action) => {
    const index = strip.elements.indexOf(node);
    if (index >= 0) action(index);
  };
  return {
    element: strip,
    viewport,
    space,
    send: (/** @type {number} */ event, /** @type {readonly number[]} */ numbers, time = strip.now) =>
      strip.send(event, numbers, time),
    flush: (/** @type {number} */ time) => strip.flush(time),
    axis: () => optionValue(strip, "axis"),
    isOnControl: (/** @type {PointerEvent} */ event) => {
      const control = controlAt(copies.targetOf(event), strip);
      return control !== null && strip.actsByItself(control);
    },
    reportDrag: (/** @type {"start" | "end"} */ type) =>
      void strip.emit(`vitrine-drag-${type}`, {index: strip.selectedIndex}),
    show: (/** @type {EventTarget | null} */ node) => at(node, (index) => strip.bring(index)),
    go: (/** @type {Element | null} */ node, /** @type {boolean} */ animated) =>
      at(node, (index) => strip.select(index, {animated})),
  };
}
