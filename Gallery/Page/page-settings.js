// @ts-check
/** The small panel of settings, and what it remembers. */

import {closesByItself} from "./page-panel.js";

/** Slow animations, from the originals: a fifth of the speed. */
const slow = 0.2;
const key = "vitrine.slow";

/**
 * Wires the panel up.
 * @param {HTMLElement} panel a details element
 * @param {HTMLElement} slowSwitch
 * @param {(speed: number) => void} onspeed told at once and at every change
 */
export function settings(panel, slowSwitch, onspeed) {
  const set = (/** @type {boolean} */ on) => {
    slowSwitch.setAttribute("aria-checked", String(on));
    onspeed(on ? slow : 1);
  };
  set(remembered());
  slowSwitch.addEventListener("click", () => {
    const on = slowSwitch.getAttribute("aria-checked") !== "true";
    set(on);
    remember(on);
  });
  closesByItself(panel);
}

/** Storage may be forbidden; then the page forgets, and works. */
function remembered() {
  try {
    return localStorage.getItem(key) === "true";
  } catch {
    return false;
  }
}

/** @param {boolean} on */
function remember(on) {
  try {
    localStorage.setItem(key, String(on));
  } catch {
    // Nothing to do: see `remembered`.
  }
}
