// @ts-check
/** What the page adds to the viewer: the buttons of the toolbar and their keys, the details, the slideshow, the original file. */

import {find} from "../base/find.js";
import {onKey} from "../base/shortcuts.js";
import {detailsOf} from "../library/details.js";

import {Animation} from "./animation.js";
import {DetailsPanel} from "./details-panel.js";
import {shareInstead, showOriginal} from "./download.js";
import {Slideshow} from "./slideshow.js";

/** @typedef {import("../library/listing.js").Item} Item */
/** @typedef {import("../library/listing.js").Listing} Listing */

/**
 * The element whose viewer has the tools.
 * @typedef {HTMLElement & { openIndex: number | null, showPage: (index: number) => void }} Exhibit
 */

/** Whether the browser has a full screen for pages. Phones of Apple have none. */
const hasFullScreen = document.fullscreenEnabled;

/** Adds tools to the viewer of an exhibit while a photograph is open. */
export class ViewerTools {
  #toolbar = document.createElement("div");
  #detailsButton = makeButton("icon-details", "Details", () => this.#details.toggle());
  #slideshowButton = makeButton("icon-play", "Slideshow", () => this.#slideshow.toggle());
  #animationButton = makeButton("icon-pause-animation", "Pause the animation");
  #animation = new Animation(this.#animationButton);
  #original = makeLink("icon-download", "Download the original");
  #details = new DetailsPanel((isOpen) => this.#detailsButton.setAttribute("aria-expanded", String(isOpen)));
  #slideshow = new Slideshow(() => this.#showNext(), (isPlaying) => {
    this.#slideshowButton.setAttribute("aria-pressed", String(isPlaying));
  });
  /** @type {Exhibit | undefined} the exhibit whose photograph is open */
  #exhibit;
  /** The photograph that is open. */
  #photo = "";
  #count = 0;

  constructor() {
    Object.assign(this.#toolbar, {className: "viewer-tools", slot: "toolbar"});
    this.#detailsButton.setAttribute("aria-controls", this.#details.element.id);
    this.#detailsButton.setAttribute("aria-expanded", "false");
    this.#slideshowButton.setAttribute("aria-pressed", "false");
    this.#original.addEventListener("click", (event) => this.#checkOriginal(event));
    shareInstead(this.#original);
    const fullScreen = makeButton("icon-full-screen", "Full screen", toggleFullScreen);
    fullScreen.hidden = !hasFullScreen;
    this.#toolbar.append(this.#detailsButton, this.#slideshowButton, this.#animationButton, fullScreen, this.#original);
    onKey((key) => this.#act(key));
    // Whoever touches a photograph wants to look at it.
    window.addEventListener("pointerdown", (event) => {
      if (!event.composedPath().includes(this.#slideshowButton)) this.#slideshow.toggle(false);
    }, {capture: true});
  }

  /**
   * Shows the tools for a photograph that opens, or that the viewer shows instead of another one.
   * @param {Exhibit} exhibit
   * @param {Item | undefined} item undefined until it is fetched
   * @param {Listing} listing
   */
  show(exhibit, item, listing) {
    this.#count = listing.total;
    this.#slideshowButton.hidden = this.#count < 2;
    this.#slideshow.restart();
    if (this.#exhibit !== exhibit) exhibit.append(this.#toolbar, this.#details.element);
    this.#exhibit = exhibit;
    this.#animation.show(exhibit, item, listing);
    this.#photo = item?.id ?? "";
    this.#details.show(item, listing);
    if (item && listing.downloads) this.#offerOriginal(item, listing);
    else showOriginal(this.#original, "", null);
  }

  /** Ends the slideshow, because the photograph closes. */
  close() {
    this.#slideshow.toggle(false);
  }

  /** Removes the tools after the photograph is back in its place. */
  end() {
    this.close();
    this.#exhibit = undefined;
    this.#animation.end();
    this.#original.hidden = true;
    this.#toolbar.remove();
    this.#details.element.remove();
  }

  /**
   * @param {Item} item
   * @param {Listing} listing
   */
  async #offerOriginal(item, listing) {
    const details = await detailsOf(item.id, listing.revision);
    if (this.#photo === item.id) showOriginal(this.#original, item.id, details);
  }

  /**
   * Prevents that the file of another photograph is downloaded. The link would lose focus if it were hidden until the file is known.
   * @param {MouseEvent} event on the link
   */
  #checkOriginal(event) {
    if (this.#original.dataset.photo === this.#photo) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /**
   * Acts on a key of the viewer or of the whole page. Returns whether the key has a use.
   * @param {string} key
   */
  #act(key) {
    if (key === "?") /** @type {HTMLDialogElement} */
      (find("keys")).showModal();
    else if (key === "f" && hasFullScreen) toggleFullScreen();
    else if (key === "i" && this.#exhibit) this.#details.toggle();
    else if (key === "escape" && this.#exhibit && this.#details.isOpen) this.#details.toggle(false);
    else if (key === " " && this.#exhibit) this.#slideshow.toggle();
    else if (/^arrow(left|right)$/.test(key) && this.#exhibit && this.#details.hasFocus) this.#step(key);
    else return false;
    return true;
  }

  /** @param {string} key an arrow in the details, which would scroll them only up and down */
  #step(key) {
    const isForward = (key === "arrowright") !== this.#exhibit?.matches(":dir(rtl)");
    const index = (this.#exhibit?.openIndex ?? 0) + (isForward ? 1 : -1);
    if (index >= 0 && index < this.#count) this.#exhibit?.showPage(index);
  }

  #showNext() {
    const index = this.#exhibit?.openIndex ?? null;
    if (index !== null) this.#exhibit?.showPage((index + 1) % this.#count);
  }
}

/** Begins or ends the full screen. The system may refuse it. */
function toggleFullScreen() {
  const {documentElement, fullscreenElement} = document;
  const change = fullscreenElement ? document.exitFullscreen() : documentElement.requestFullscreen();
  change.catch(() => {});
}

/**
 * @param {string} icon a symbol of index.html
 * @param {string} label
 * @param {() => void} [onClick]
 */
function makeButton(icon, label, onClick) {
  const button = makeTool("button", icon, label);
  button.type = "button";
  if (onClick) button.addEventListener("click", onClick);
  return button;
}

/**
 * @param {string} icon a symbol of index.html
 * @param {string} label
 */
function makeLink(icon, label) {
  return makeTool("a", icon, label);
}

/**
 * @template {"button" | "a"} Name
 * @param {Name} name
 * @param {string} icon
 * @param {string} label
 */
function makeTool(name, icon, label) {
  const tool = document.createElement(name);
  tool.title = label;
  tool.ariaLabel = label;
  tool.innerHTML = `<svg class="icon" aria-hidden="true"><use href="#${icon}"></use></svg>`;
  return tool;
}
