import {focusedIn} from "../a11y/focus.js";

import {CompositorPlayback} from "./compositor-playback.js";
import {part, slot} from "./part.js";
import {ViewerCaption} from "./viewer-caption.js";
import {PAGES} from "./viewer-page.js";
import {ViewerPhoto} from "./viewer-photo.js";
import {WrittenStyles} from "./written-styles.js";

/**
 * @typedef {import('../engine/scene.js').Scene} Scene
 * @typedef {import('../items/photographs.js').Photographs} Photographs
 */

/** The slot of the viewer's toolbar, in an exhibit and in its viewer, and the part around it. */
export const TOOLBAR = "toolbar";

/** The slot over the current photograph, in an exhibit and in its viewer. */
export const OVERLAY = "overlay";

/** The shadow tree of the viewer: the backdrop, three photographs, the controls and the caption. */
export class ViewerRenderer {
  dialog = document.createElement("dialog");
  previous = part("button", "previous-photo");
  next = part("button", "next-photo");
  close = part("button", "close");
  /** Shows what the page adds to the controls. */
  toolbar = part("div", TOOLBAR);
  compositorPlayback = new CompositorPlayback();
  #backdrop = part("div", "backdrop");
  #overlay = slot(OVERLAY);
  #caption;
  /** All that fades together around the photographs. */
  #controls = document.createElement("div");
  #styles = new WrittenStyles();

  /**
   * @param {HTMLElement} host whose language numbers are written in
   * @param {(photo: ViewerPhoto, item: number) => void} load shows an item's photograph
   * @param {(photo: ViewerPhoto) => void} learned the size of a photograph was unknown until it loaded
   */
  constructor(host, load, learned) {
    this.#caption = new ViewerCaption(host);
    /** The photographs there are now. */
    this.photos = PAGES.map((name) => new ViewerPhoto(learned, name));
    this.load = load;
    this.dialog.tabIndex = -1;
    const photos = this.photos.map(({element}) => element);
    this.toolbar.append(slot(TOOLBAR));
    this.#controls.className = "controls";
    this.#controls.append(this.#caption.element, this.toolbar, this.previous, this.next, this.close);
    this.dialog.append(this.#backdrop, ...photos, this.#controls, this.#caption.live);
  }

  /**
   * Draws a scene. Returns the items whose photographs were missing; they are loaded, and drawn in the next frame.
   * @param {Scene} scene
   * @param {Photographs} photographs
   */
  draw(scene, photographs) {
    // A tap on a hidden button shows the controls instead of pressing the button.
    this.dialog.toggleAttribute("data-bare", scene.controls === 0);
    const items = Array.from({length: scene.count}, (_, row) => photographs.item(scene.placement(row).item));
    const target = photographs.item(scene.target);
    for (const [row, item] of items.entries()) this.photo(item)?.place(scene.placement(row), scene.isMoving === 1);
    for (const photo of this.photos) {
      photo.isCurrent = photo.item === target;
      if (photo.isCurrent) photo.showOverlay(this.#overlay);
      if (!items.includes(photo.item)) photo.hide();
    }
    const missing = items.filter((item) => !this.photo(item));
    for (const item of missing) this.ensure(item, items);
    if (!this.compositorPlayback.isPlaying) this.#write(this.#stylesOf(scene, photographs));
    return missing;
  }

  /**
   * Lets the compositor play a motion.
   *
   * @param {import('../engine/compositor-motion.js').CompositorMotion} motion
   * @param {(time: number) => Scene | undefined} preview returns the scene to come at a time, in seconds
   * @param {Photographs} photographs
   */
  play({keyframes, end}, preview, photographs) {
    /** @type {Map<HTMLElement, Record<string, string[]>>} */
    const played = new Map();
    for (const {time, offset} of keyframes) {
      const scene = preview(time);
      if (!scene) return;
      const styles = this.#stylesOf(scene, photographs);
      for (const [element, values] of styles) {
        const lists = played.get(element) ?? {};
        played.set(element, lists);
        for (const [name, value] of Object.entries(values)) (lists[name] ??= []).push(value);
      }
      if (offset === 1) this.#write(styles);
    }
    const offset = keyframes.map((keyframe) => keyframe.offset);
    for (const [element, lists] of played) {
      // A browser reads each value of each keyframe, which takes longer than computing it.
      const changing = Object.entries(lists).filter(([, values]) => values.some((value) => value !== values[0]));
      if (changing.length)
        this.compositorPlayback.play(element, {offset, ...Object.fromEntries(changing)}, keyframes[0].time, end);
    }
  }

  /** @param {import('./written-styles.js').Styles[]} all */
  #write(all) {
    this.compositorPlayback.stop();
    for (const styles of all) this.#styles.write(styles);
  }

  /**
   * Returns all styles that motions change.
   *
   * @param {Scene} scene
   * @param {Photographs} photographs
   * @returns {import('./written-styles.js').Styles[]}
   */
  #stylesOf(scene, photographs) {
    const backdrop = {opacity: `${scene.backdrop}`};
    const photos = Array.from({length: scene.count}, (_, row) => {
      const placement = scene.placement(row);
      const photo = this.photo(photographs.item(placement.item));
      // A page fades over the small picture, which flies.
      const page = photo?.page.isShown ? [[photo.page.element, backdrop]] : [];
      return photo ? [...photo.styles(placement), ...page] : [];
    });
    return [
      [this.dialog, {opacity: `${scene.opacity}`}],
      [this.#backdrop, backdrop],
      [this.#controls, {opacity: `${scene.controls}`}],
      .../** @type {import('./written-styles.js').Styles[]} */ (photos.flat()),
    ];
  }

  /**
   * Returns the photograph of an item that is drawn.
   * @param {number} item
   */
  photo(item) {
    return this.photos.find((photo) => photo.item === item);
  }

  /**
   * Shows the photograph of an item, in its own place or in one that no other item needs.
   *
   * @param {number} item
   * @param {readonly number[]} items the items that need theirs
   */
  ensure(item, items) {
    const photo = this.photo(item) ?? this.photos.find((photo) => !items.includes(photo.item));
    if (photo) this.load(photo, item);
  }

  /**
   * Follows items that have other indices. A photograph whose item is gone leaves, unless it is shown.
   *
   * @param {(item: number) => number} indexOf returns the present index of an item; -1 if it is gone
   * @param {number} shown the item that is shown, by its index before
   */
  renumber(indexOf, shown) {
    for (const photo of this.photos) {
      const isShown = photo.item === shown;
      photo.item = indexOf(photo.item);
      if (photo.item >= 0) this.load(photo, photo.item);
      else if (!isShown) photo.clear();
    }
  }

  /** @param {Readonly<import('../a11y/strings.js').Strings>} strings */
  renderLabels(strings) {
    this.close.ariaLabel = strings.close;
    this.previous.ariaLabel = strings.previousPhoto;
    this.next.ariaLabel = strings.nextPhoto;
  }

  /**
   * Writes the caption of the current photograph, and shows a button for each neighbour.
   *
   * @param {number} item
   * @param {Photographs} photographs
   * @param {Readonly<import('../a11y/strings.js').Strings>} strings
   */
  renderCaption(item, photographs, strings) {
    const photo = this.photo(item);
    const index = photographs.indexOf(item);
    this.#caption.show(photo, index, photographs.count, strings);
    this.dialog.ariaLabel = photo?.name || strings.photograph;
    const focused = focusedIn(this.dialog);
    this.previous.hidden = index <= 0;
    this.next.hidden = index < 0 || index >= photographs.count - 1;
    // A hidden button loses focus, and the keys with it.
    if (focused instanceof HTMLElement && focused.hidden) this.close.focus();
  }

  /** Lets screen readers read out the name of the current photograph. */
  announce() {
    this.#caption.announce();
  }

  /** Lets everything go. */
  clear() {
    this.#caption.clear();
    this.compositorPlayback.stop();
    for (const photo of this.photos) photo.clear();
  }
}
