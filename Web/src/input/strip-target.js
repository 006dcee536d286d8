import {controlAt} from "../a11y/button-role.js";
import {optionValue} from "../engine/options.js";

/**
 * Returns what the inputs need of a strip.
 *
 * @param {import('../driver/strip-driver.js').StripDriver} strip
 * @param {import('../render/strip-renderer.js').StripRenderer} renderer
 */
export function stripTarget(strip, {viewport, space, copies}) {
  const at = (/** @type {EventTarget | null} */ node, /** @type {(index: number) => void} */ action) => {
    const index = strip.itemElements.indexOf(node);
    if (index >= 0) action(index);
  };
  return {
    element: strip.element,
    viewport,
    space,
    send: (/** @type {number} */ event, /** @type {readonly number[]} */ numbers, time = strip.now) =>
      strip.send(event, numbers, time),
    post: (/** @type {number} */ event, /** @type {readonly number[]} */ numbers, /** @type {number} */ time) =>
      strip.post(event, numbers, time),
    refresh: () => strip.refresh(),
    drawNow: (/** @type {number} */ time) => strip.drawNow(time),
    axis: () => optionValue(strip.element, "axis"),
    isOnControl: (/** @type {PointerEvent} */ event) => {
      const control = controlAt(copies.targetOf(event), strip.element);
      return control !== null && strip.role.actsByItself(control);
    },
    reportDrag: (/** @type {"start" | "end"} */ type) =>
      void strip.emit(`vitrine-drag-${type}`, {index: strip.selection.index}),
    show: (/** @type {EventTarget | null} */ node, /** @type {boolean} */ isPress) => at(
      node,
      (index) => {
        if (!isPress || !isWithin(strip.itemElements.element(index), viewport, strip.isVertical)) strip.bring(index);
      }),
    go: (/** @type {Element | null} */ node, /** @type {boolean} */ animated) =>
      at(node, (index) => strip.selection.select(index, animated)),
  };
}

/**
 * Returns whether all of an item is in view. Browsers round lengths.
 *
 * @param {HTMLElement | undefined} item
 * @param {HTMLElement} viewport
 * @param {boolean} isVertical
 */
function isWithin(item, viewport, isVertical) {
  const [start, end] = isVertical ? /** @type {const} */ (["top", "bottom"]) : /** @type {const} */ (["left", "right"]);
  const [inner, outer] = [item?.getBoundingClientRect(), viewport.getBoundingClientRect()];
  return !!inner && inner[start] > outer[start] - 1 && inner[end] < outer[end] + 1;
}
