import {part, slot} from "./part.js";

/** The slots of the pages, in an exhibit and in its viewer: for the current photograph, and for one on each side. */
export const PAGES = ["page-0", "page-1", "page-2"];

/**
 * What an item shows in the viewer instead of a picture: a copy of its `<template>`. The copy is a child of the exhibit, so that
 * the styles of the page apply to it.
 */
export class ViewerPage {
  /** The part of the viewer in which the copy is seen. */
  element = part("div", "page");
  #shown = /** @type {HTMLTemplateElement | null} */ (null);
  #copy = document.createElement("div");

  /** @param {string} name of its slot */
  constructor(name) {
    this.#copy.slot = name;
    // Rules of the page for items of the exhibit are not for this child.
    this.#copy.style.cssText = "all: unset; display: flow-root; inline-size: 100%; block-size: 100%; overflow: clip";
    this.element.hidden = true;
    this.element.append(slot(name));
  }

  /** Whether there is something to show. */
  get isShown() {
    return this.#shown !== null;
  }

  /**
   * Shows a copy of a template. A copy that is shown stays.
   * @param {HTMLTemplateElement | null} template null shows nothing
   */
  show(template) {
    if (template === this.#shown) return;
    this.#shown = template;
    this.element.hidden = !template;
    this.#copy.remove();
    // Media of a copy that is gone would play on.
    this.#copy.replaceChildren();
    if (!template) return;
    this.#copy.append(document.importNode(template.content, true));
    // The viewer is in the shadow tree of the exhibit, which may be a copy of one whose viewer was open.
    const exhibit = hostOf(hostOf(this.element));
    for (const child of exhibit.querySelectorAll(`:scope > [slot="${this.#copy.slot}"]`)) child.remove();
    exhibit.append(this.#copy);
    if (this.#copy.inert) this.#pause();
  }

  /**
   * Only the current page can be used, and plays.
   * @param {boolean} isCurrent
   */
  setCurrent(isCurrent) {
    this.#copy.inert = !isCurrent;
    if (!isCurrent) return this.#pause();
    // A browser may keep sound from playing; then the person starts it.
    for (const media of this.#media)
      if (media.autoplay) media.play().catch(() => {});
  }

  #pause() {
    for (const media of this.#media) media.pause();
  }

  /** @returns {NodeListOf<HTMLMediaElement>} */
  get #media() {
    return this.#copy.querySelectorAll("audio, video");
  }
}

/** @param {Element} element in a shadow tree */
function hostOf(element) {
  return /** @type {ShadowRoot} */ (element.getRootNode()).host;
}
