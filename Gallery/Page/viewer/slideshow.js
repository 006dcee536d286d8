// @ts-check
/** The slideshow: the viewer shows the next photograph after each interval. */

/** @typedef {{ wakeLock?: { request: (kind: "screen") => Promise<{ release: () => void }> } }} WithWakeLock */

/** How long each photograph is shown, in milliseconds. */
const interval = 5000;

/** Calls `next` after each interval, and keeps the screen awake meanwhile, where the browser allows that. */
export class Slideshow {
  #next;
  #onToggle;
  #timer = 0;
  /** @type {Promise<{ release: () => void } | undefined> | undefined} */
  #wakeLock;

  /**
   * @param {() => void} next
   * @param {(isPlaying: boolean) => void} onToggle
   */
  constructor(next, onToggle) {
    this.#next = next;
    this.#onToggle = onToggle;
    // The system ends the lock when it hides the page.
    document.addEventListener("visibilitychange", () => this.isPlaying && !document.hidden && this.#stayAwake());
  }

  /** Whether the slideshow plays. */
  get isPlaying() {
    return this.#timer > 0;
  }

  /** @param {boolean} plays */
  toggle(plays = !this.isPlaying) {
    if (plays === this.isPlaying) return;
    if (plays) {
      this.#stayAwake();
      this.#timer = window.setTimeout(() => this.#step(), interval);
    } else {
      clearTimeout(this.#timer);
      this.#timer = 0;
      this.#sleep();
    }
    this.#onToggle(plays);
  }

  /** Begins the interval anew, because another photograph is shown. */
  restart() {
    if (!this.isPlaying) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#step(), interval);
  }

  #step() {
    this.restart();
    this.#next();
  }

  #stayAwake() {
    this.#sleep();
    const {wakeLock} = /** @type {WithWakeLock} */ (navigator);
    this.#wakeLock = wakeLock?.request("screen").catch(() => undefined);
  }

  #sleep() {
    this.#wakeLock?.then((lock) => lock?.release());
    this.#wakeLock = undefined;
  }
}
