/** Why a carousel shall not move by itself, numbered as in `Attention.swift`. */
const Reason = Object.freeze({hovered: 1, focused: 2, hidden: 4, paused: 8});

/** Whether somebody looks closer at an element, or nobody can see it. */
export class Attention {
  #changed;
  #reasons = 0;
  #isInView = true;
  #sight = new IntersectionObserver((entries) => {
    this.#isInView = entries.at(-1)?.isIntersecting ?? true;
    this.#look();
  });

  /** @param {(reasons: number) => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** Whether it stands still until the person presses play: because of pause, or because the keyboard came into it. */
  get isPaused() {
    return (this.#reasons & (Reason.paused | Reason.focused)) !== 0;
  }

  set isPaused(isPaused) {
    this.#set("paused", isPaused);
    if (!isPaused) this.#set("focused", false);
  }

  /**
   * @param {HTMLElement} element
   * @param {AbortSignal} signal
   */
  watch(element, signal) {
    const isMouse = (/** @type {PointerEvent} */ event) => event.pointerType === "mouse";
    element.addEventListener("pointerenter", (event) => this.#set("hovered", isMouse(event)), {signal});
    element.addEventListener("pointerleave", () => this.#set("hovered", false), {signal});
    // As the authoring practices for carousels say: only play lets it go on, so that nothing moves under somebody who reads.
    element.addEventListener("focusin", (event) => comesByKeyboard(event) && this.#set("focused", true), {signal});
    document.addEventListener("visibilitychange", () => this.#look(), {signal});
    signal.addEventListener("abort", () => this.#sight.disconnect());
  }

  /**
   * Looks whether an element that plays is in view; one that does not is spared it in every frame.
   *
   * @param {HTMLElement} element
   * @param {boolean} plays
   */
  sight(element, plays) {
    if (plays) this.#sight.observe(element);
    else this.#sight.disconnect();
  }

  #look() {
    this.#set("hidden", document.hidden || !this.#isInView);
  }

  /**
   * @param {keyof typeof Reason} name
   * @param {boolean} holds
   */
  #set(name, holds) {
    const reasons = holds ? this.#reasons | Reason[name] : this.#reasons & ~Reason[name];
    if (reasons !== this.#reasons) this.#changed((this.#reasons = reasons));
  }
}

/**
 * Whether focus came from outside, and not by a press.
 * @param {FocusEvent} event
 */
function comesByKeyboard(event) {
  const [target] = event.composedPath();
  const element = /** @type {Element} */ (event.currentTarget);
  const isInside = event.relatedTarget instanceof Node && element.contains(event.relatedTarget);
  return !isInside && target instanceof Element && target.matches(":focus-visible");
}
