import {indexAfter} from "../items/changes.js";

import {CompositorPlayback} from "./compositor-playback.js";
import {part, slot} from "./part.js";
import {ViewerControls} from "./viewer-controls.js";
import {PAGES} from "./viewer-page.js";
import {ViewerPhoto} from "./viewer-photo.js";
import {WrittenStyles} from "./written-styles.js";

/**
 * @typedef {import('../engine/scene.js').Scene} Scene
 * @typedef {import('../items/photographs.js').Photographs} Photographs
 */

/** The slot over the current photograph, in an exhibit and in its viewer. */
export const OVERLAY = "overlay";

/** The slot of what the page tells about the current photograph, in an exhibit and in its viewer, and the part around it. */
export const DETAILS = "details";

/** The shadow tree of the viewer: the backdrop, three photographs, the controls around them, and the details beside them. */
export class ViewerRenderer {
  dialog = document.createElement("dialog");
  controls;
  compositorPlayback = new CompositorPlayback();
  #backdrop = part("div", "backdrop");
  #overlay = slot(OVERLAY);
  #details = part("div", DETAILS);
  #detailsSlot = slot(DETAILS);
  #styles = new WrittenStyles();

  /**
   * @param {HTMLElement} host whose language numbers are written in
   * @param {(photo: ViewerPhoto, item: number) => void} load shows an item's photograph
   * @param {(photo: ViewerPhoto) => void} learned the size of a photograph was unknown until it loaded
   * @param {(photo: ViewerPhoto, hasLoaded: boolean) => void} ended a photograph has loaded or cannot be loaded
   */
  constructor(host, load, learned, ended) {
    this.controls = new ViewerControls(host);
    /** The photographs there are now. */
    this.photos = PAGES.map((name) => new ViewerPhoto(learned, ended, name));
    this.load = load;
    this.dialog.tabIndex = -1;
    const photos = this.photos.map(({element}) => element);
    this.#details.append(this.#detailsSlot);
    this.dialog.append(this.#backdrop, ...photos, this.controls.element, this.#details, this.controls.live);
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
   * Lets the compositor play a motion. All its scenes draw the same photographs.
   *
   * @param {import('../engine/compositor-motion.js').CompositorMotion} motion
   * @param {(time: number) => Scene | undefined} preview returns the scene to come at a time, in seconds
   * @param {Photographs} photographs
   */
  play({keyframes, end}, preview, photographs) {
    const scenes = keyframes.map(({time}) => this.#stylesOf(preview(time), photographs));
    // The engine may have failed.
    if (scenes.some((styles) => !styles.length)) return;
    this.#write(scenes.at(-1) ?? []);
    const offset = keyframes.map(({offset}) => offset);
    for (const [index, [element, styles]] of (scenes[0] ?? []).entries()) {
      const lists = Object.keys(styles).map((name) => [name, scenes.map((styles) => styles[index]?.[1][name])]);
      // A browser reads each value of each keyframe, which takes longer than computing it.
      const changing = lists.filter(([, [start, ...values]]) => values.some((value) => value !== start));
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
   * @param {Scene | undefined} scene
   * @param {Photographs} photographs
   * @returns {import('./written-styles.js').Styles[]}
   */
  #stylesOf(scene, photographs) {
    if (!scene) return [];
    const backdrop = {opacity: `${scene.backdrop}`};
    const photos = Array.from({length: scene.count}, (_, row) => {
      const placement = scene.placement(row);
      const photo = this.photo(photographs.item(placement.item));
      // A page fades over the small picture, which flies.
      const page = photo?.page.isShown ? [[photo.page.element, backdrop]] : [];
      return photo ? [...photo.styles(placement), ...page] : [];
    });
    /** @type {import('./written-styles.js').Styles[]} */
    const details = this.#detailsSlot.assignedElements({flatten: true}).length ? [[this.#details, backdrop]] : [];
    return [
      [this.dialog, {opacity: `${scene.opacity}`}],
      [this.#backdrop, backdrop],
      ...details,
      [this.controls.element, {opacity: `${scene.controls}`}],
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
   * @param {readonly import('../items/changes.js').Change[]} changes
   * @param {number} shown the item that is shown, by its index before
   */
  follow(changes, shown) {
    for (const photo of this.photos) {
      const isShown = photo.item === shown;
      photo.item = indexAfter(photo.item, changes);
      if (photo.item >= 0) this.load(photo, photo.item);
      else if (!isShown) photo.clear();
    }
  }

  /** Removes all photographs. */
  clear() {
    this.controls.clear();
    this.compositorPlayback.stop();
    for (const photo of this.photos) photo.clear();
  }
}
