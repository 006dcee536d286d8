import {buttonIn} from "../a11y/button-role.js";
import {focusedIn} from "../dom/focus.js";

/**
 * Brings an item into view when focus or a selection reaches it, and goes to the item that the page's address names.
 *
 * A browser would scroll there, but a strip does not scroll natively. Find-in-page selects the text that it finds. An item that gets
 * focus from a press comes into view when the press ends. Otherwise its field would move away from the pointer.
 *
 * @param {import('../driver/strip/strip-driver.js').StripDriver} strip
 * @param {AbortSignal} signal
 */
export function listenToNavigation(strip, signal) {
  const {element, itemElements, pointerInput} = strip;
  /** The pointer that is down in the strip; null if none is. */
  let down = /** @type {number | null} */ (null);
  let isPress = false;
  /** @type {EventTarget | null} */
  let pressed = null;
  const show = (/** @type {EventTarget | null} */ node) => {
    const index = itemElements.indexOf(node);
    // If a press brings focus, its tap or drag decides which item comes into view.
    if (index < 0 || pointerInput.isPressed) return;
    // An item that is all in view stays where somebody presses it.
    if (!isPress || !isWithin(itemElements.element(index), strip)) strip.bring(index);
  };
  const reach = (/** @type {EventTarget | null} */ node) => {
    if (down !== null) pressed = node;
    else show(node);
  };
  addEventListener("pointerdown", () => {
    pressed = down = null;
    isPress = false;
  }, {signal, capture: true});
  // The window hears a press first, but it does not hear what a closed shadow tree contains.
  element.addEventListener("pointerdown", ({pointerId}) => {
    down = pointerId;
    isPress = true;
  }, {signal, capture: true});
  for (const type of ["pointerup", "pointercancel", "keydown"]) {
    addEventListener(type, (event) => {
      const {pointerId = down} = /** @type {Partial<PointerEvent>} */ (event);
      if (pointerId !== down) return;
      down = null;
      isPress = isPress && type !== "keydown";
      show(pressed);
      pressed = null;
    }, {signal, capture: true});
  }
  element.addEventListener("focusin", ({target}) => reach(target), {signal});
  document.addEventListener("selectionchange", () => {
    const selection = getSelection();
    if (selection && !selection.isCollapsed) reach(selection.anchorNode);
  }, {signal});
  addEventListener("hashchange", () => goToFragment(strip, true), {signal});
}

/**
 * Moves focus from an item to the target of a strip that a key moves: to its link or button, or else to the strip itself. Cards are
 * left out: the engine moves their focus, and their viewport takes none.
 *
 * @param {import('../driver/strip/strip-driver.js').StripDriver} strip
 */
export function moveFocus(strip) {
  const {element, itemElements, selection, viewport} = strip;
  const focus = focusedIn(element);
  if (viewport.tabIndex < 0 || !focus || itemElements.indexOf(focus) < 0) return;
  // The page may keep the strip where it is, move focus itself, or have no items any more.
  strip.drawNow();
  const {next} = selection;
  if (focus.isConnected && focusedIn(element) !== focus) return;
  if (next >= itemElements.count || itemElements.indexOf(focus) === next) return;
  const button = buttonIn(itemElements.ensure(next));
  for (const focused of [viewport, button]) focused.focus({preventScroll: true});
}

/**
 * Goes to the item that contains the target of the fragment, if there is one.
 *
 * @param {import('../driver/strip/strip-driver.js').StripDriver} strip
 * @param {boolean} animated
 */
export function goToFragment({itemElements, selection}, animated) {
  const index = itemElements.indexOf(document.getElementById(fragment()));
  if (index >= 0) selection.select(index, animated);
}

/** Returns the fragment of the page's address, undecoded where it cannot be decoded. */
function fragment() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns whether all of an item is in view. Browsers round lengths.
 *
 * @param {HTMLElement | undefined} item
 * @param {import('../driver/strip/strip-driver.js').StripDriver} strip
 */
function isWithin(item, {viewport, isVertical}) {
  const [start, end] = isVertical ? /** @type {const} */ (["top", "bottom"]) : /** @type {const} */ (["left", "right"]);
  const [inner, outer] = [item?.getBoundingClientRect(), viewport.getBoundingClientRect()];
  return !!inner && inner[start] > outer[start] - 1 && inner[end] < outer[end] + 1;
}
