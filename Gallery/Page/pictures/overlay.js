// @ts-check

/**
 * Returns an element that the viewer shows over the whole open photograph.
 * @template {HTMLElement} Shown
 * @param {Shown} element
 */
export function overlay(element) {
  element.slot = "overlay";
  // The styles of the page for pictures in the exhibit are not for this one.
  element.style.cssText = "all: unset; position: absolute; inset: 0; inline-size: 100%; block-size: 100%";
  return element;
}
