import {PAUSE_FOCUSED, PAUSE_HIDDEN, PAUSE_HOVERED, PAUSE_PAUSED} from "../abi.js";

/**
 * The reasons why a strip does not move by itself: a mouse is over it, focus is in it, the person has paused it, or it is out of
 * view.
 */
export class AutoplayPause {
  #changed;
  #reasons = 0;
  #isInView = true;
  #visibility = new IntersectionObserver((entries) => {
    this.#isInView = entries.at(-1)?.isIntersecting ?? true;
    this.#updateHidden();
  });

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** The reasons that hold, as the engine's set of bits. */
  get reasons() {
    return this.#reasons;
  }

  /** Whether the strip stands still until the person presses play, because of pause or of keyboard focus. */
  get isPaused() {
    return (this.#reasons & (PAUSE_PAUSED | PAUSE_FOCUSED)) !== 0;
  }

  set isPaused(isPaused) {
    this.#set(PAUSE_PAUSED, isPaused);
    if (!isPaused) this.#set(PAUSE_FOCUSED, false);
  }

  /**
   * @param {HTMLElement} element
   * @param {AbortSignal} signal
   */
  listen(element, signal) {
    element.addEventListener(
      "pointerenter", ({pointerType}) => this.#set(PAUSE_HOVERED, pointerType === "mouse"), {signal});
    element.addEventListener("pointerleave", () => this.#set(PAUSE_HOVERED, false), {signal});
    // A mouse that rests over an element enters it before the page's scripts run.
    this.#set(PAUSE_HOVERED, element.matches(":hover"));
    // As the ARIA authoring practices for carousels say, only play resumes. So nothing moves while somebody reads.
    element.addEventListener("focusin", (event) => comesByKeyboard(event) && this.#set(PAUSE_FOCUSED, true), {signal});
    document.addEventListener("visibilitychange", () => this.#updateHidden(), {signal});
    signal.addEventListener("abort", () => {
      // A mouse does not leave an element that leaves the page.
      this.#set(PAUSE_HOVERED, false);
      this.#visibility.disconnect();
    });
  }

  /**
   * Watches whether an element that plays is in view. Watching one that does not play would cost something in every frame.
   *
   * @param {HTMLElement} element
   * @param {boolean} plays
   */
  watchVisibility(element, plays) {
    if (plays) this.#visibility.observe(element);
    else this.#visibility.disconnect();
  }

  #updateHidden() {
    this.#set(PAUSE_HIDDEN, document.hidden || !this.#isInView);
  }

  /**
   * @param {number} reason
   * @param {boolean} holds
   */
  #set(reason, holds) {
    const reasons = holds ? this.#reasons | reason : this.#reasons & ~reason;
    if (reasons === this.#reasons) return;
    this.#reasons = reasons;
    this.#changed();
  }
}

/**
 * Whether focus came from outside, and not by a press.
 * @param {FocusEvent} event
 */
function comesByKeyboard(event) {
  const [target] = event.composedPath();
  const element = /** @type {Element} */ (event.currentTarget);
  const isInside = element.contains(/** @type {Node | null} */ (event.relatedTarget));
  return !isInside && target instanceof Element && target.matches(":focus-visible");
}
