// @ts-check
/** The part of the page that shows the collection in one exhibit at a time. */

import {find} from "../base/find.js";
import {exhibitWithID} from "../exhibits/exhibits.js";
import {ViewerTools} from "../viewer/viewer-tools.js";

import {currentPhotoIn} from "./current.js";
import {makeElement, whenDrawn} from "./element.js";
import {hidePassedLabel, renderLabel} from "./label.js";
import {OpenPhoto} from "./open-photo.js";
import {ShownExhibit} from "./shown-exhibit.js";

/** @typedef {import("../library/collection.js").Collection} Collection */
/** @typedef {import("./element.js").ExhibitElement} ExhibitElement */
/** @typedef {import("./exhibit-events.js").StageListener} StageListener */
/** @typedef {import("../exhibits/exhibits.js").Exhibit} Exhibit */
/** @typedef {import("../pictures/region-address.js").PhotoFrame} PhotoFrame */

/**
 * What happens when photographs fly to another exhibit.
 * @typedef {object} Departure
 * @property {number | null} leader the photograph that stays in front; -1 for the one that the person looks at, null for none
 * @property {() => void} onLeave lays out the page for the exhibit
 * @property {() => void} onPlace scrolls the page to where the exhibit was
 * @property {number} [progress] the share of the way to which a finger moves them at first; without it, they fly by themselves
 */

/** Shows a collection in an exhibit, and reports the open photograph and the current one. */
export class Stage {
  #main;
  #listener;
  #speed = 1;
  /** @type {ShownExhibit | undefined} */
  #shown;
  /** @type {Set<ShownExhibit>} those from which photographs fly */
  #leaving = new Set();
  #openPhoto = new OpenPhoto();
  #tools = new ViewerTools();
  /** Whether the open photograph is one that is not fetched yet. */
  #isUnknown = false;

  /**
   * @param {HTMLElement} main contains the exhibit's element
   * @param {StageListener} listener
   */
  constructor(main, listener) {
    this.#main = main;
    this.#listener = listener;
    // The photograph that flies already shows what a picture would fade in over.
    main.addEventListener("load", ({target}) => {
      if (this.#leaving.size && target instanceof HTMLElement) delete target.dataset.waiting;
    }, true);
    // Two frames later, the row is laid out for its new size.
    addEventListener("resize", () => requestAnimationFrame(() => requestAnimationFrame(() => this.#renderLabel())));
  }

  /** @param {number} speed of all animations; 1 is the usual speed */
  set speed(speed) {
    this.#speed = speed;
    for (const {element} of [...this.#leaving, ...this.#exhibits]) element.setAttribute("speed", String(speed));
  }

  /** Lays the photographs out again, because the look of an exhibit has changed. */
  renew() {
    this.#shown?.feed.renew();
  }

  /** The id of the current photograph; null if there is none. */
  get currentPhoto() {
    const {element, feed} = this.#shown ?? {};
    return element && feed?.collection ? currentPhotoIn(element, feed.collection) : null;
  }

  /** The id of the exhibit that is shown, or to which photographs fly; undefined before the first one. */
  get exhibit() {
    return this.#shown?.exhibit.id;
  }

  /**
   * Shows a collection in an exhibit. If the exhibit already shows the same part of it, its element stays.
   * @param {string} id of the exhibit
   * @param {Collection} collection
   */
  async show(id, collection) {
    const exhibit = exhibitWithID(id);
    await customElements.whenDefined(exhibit.element);
    const isSame = exhibit === this.#shown?.exhibit;
    const {element, feed} = (isSame && this.#shown) || this.#replace(exhibit);
    feed.show(collection);
    // The user may have opened a photograph of the server's grid before this script ran.
    if (!isSame && element.openIndex !== null) this.#onOpen(element.openIndex);
    await whenDrawn(element);
    this.#renderLabel();
  }

  /**
   * Whether the photographs that are shown can fly to another exhibit, or to another part of the collection. What a search finds changes
   * with each letter, so its photographs fly only to other exhibits.
   * @param {string} id of the exhibit
   * @param {Collection} collection
   */
  canFly(id, collection) {
    const {element, feed, exhibit} = this.#shown ?? {};
    const next = exhibitWithID(id);
    const present = feed?.collection;
    const isSamePart = present?.part === collection.part;
    const isPossible = isSamePart ? exhibit !== next : present !== undefined && !present.words && !collection.words;
    return isPossible && element?.openIndex === null && element.clientWidth > 0 &&
      customElements.get(next.element) !== undefined;
  }

  /**
   * Lets the photographs fly to another exhibit, or to another part of the collection. Those that fly there from it turn round.
   * @param {string} id of the exhibit
   * @param {Collection} collection
   * @param {Departure} departure
   */
  async fly(id, collection, {leader, onLeave, onPlace, progress}) {
    const exhibit = exhibitWithID(id);
    const source = /** @type {ShownExhibit} */ (this.#shown);
    const present =
      [...this.#leaving].find((one) => one.exhibit === exhibit && one.feed.collection?.part === collection.part);
    const element = present?.element ?? makeElement(exhibit, null);
    const update = async () => {
      onLeave();
      find("label").hidden = !exhibit.hasLabel;
      if (!present) source.element.before(element);
      const next = present ?? this.#makeExhibit(exhibit, element);
      this.#turn(source, next);
      next.feed.show(collection);
      await element.ready;
      onPlace();
    };
    this.#main.dataset.flies = "";
    element.arriveFrom(source.element, {leader, update, progress}).finally(() => this.#removeLeft());
    await whenDrawn(element);
    this.#renderLabel();
  }

  /**
   * Moves the photographs to a share of their way, for a finger.
   * @param {number} progress from 0 to 1
   */
  scrub(progress) {
    this.#shown?.element.scrub(progress);
  }

  /**
   * Lets go of the photographs. Returns whether they fly on.
   * @param {number | undefined} velocity in shares of the way per second; undefined for that of the finger
   * @param {(exhibit: string) => void} onReturn lays out the page for the exhibit to which they fly back
   */
  async endScrub(velocity, onReturn) {
    const present = /** @type {ShownExhibit} */ (this.#shown);
    const arrives = await present.element.endScrub(velocity, (element) => {
      const source = /** @type {ShownExhibit} */ ([...this.#leaving].find((one) => one.element === element));
      onReturn(source.exhibit.id);
      find("label").hidden = !source.exhibit.hasLabel;
      this.#turn(present, source);
    });
    this.#renderLabel();
    return arrives;
  }

  /**
   * Opens the photograph at an index if it is not open already. Null closes the open photograph.
   * @param {number | null} index
   */
  open(index) {
    const element = this.#shown?.element;
    if (!element || element.openIndex === index) return;
    if (index === null) element.close();
    else element.open(index);
  }

  /**
   * Makes a photograph current and scrolls it into view.
   * @param {number} index
   */
  select(index) {
    const element = this.#shown?.element;
    if (element?.selectedIndex !== index) element?.select(index, {animated: false});
    this.#renderLabel();
  }

  /**
   * Fetches photographs again that could not be fetched.
   * @throws {Unreachable}
   */
  async fetchMissing() {
    await this.#shown?.feed.fetchMissing();
  }

  get #exhibits() {
    return this.#shown ? [this.#shown] : [];
  }

  /**
   * Replaces the exhibit by another one.
   * @param {Exhibit} exhibit
   */
  #replace(exhibit) {
    // An element that is replaced takes its open photograph with it.
    this.#end();
    find("label").hidden = !exhibit.hasLabel;
    const served = this.#shown ? null : this.#main.firstElementChild;
    const element = makeElement(exhibit, served);
    if (element !== served) (this.#shown?.element ?? served)?.replaceWith(element);
    for (const left of [...this.#leaving, ...this.#exhibits]) left.remove();
    this.#leaving.clear();
    const next = this.#makeExhibit(exhibit, element);
    this.#use(next);
    return next;
  }

  /**
   * @param {Exhibit} exhibit
   * @param {HTMLElement & ExhibitElement} element
   */
  #makeExhibit(exhibit, element) {
    element.setAttribute("speed", String(this.#speed));
    return new ShownExhibit(exhibit, element, {
      onFetch: () => this.#onFetch(element),
      onUnreachable: () => this.#listener.onUnreachable(),
    });
  }

  /**
   * Uses another exhibit, to which photographs fly.
   * @param {ShownExhibit} present
   * @param {ShownExhibit} next
   */
  #turn(present, next) {
    for (const {element} of [present, next]) element.dataset.flies = "";
    present.leave();
    this.#leaving.add(present);
    this.#leaving.delete(next);
    this.#use(next);
  }

  /** @param {ShownExhibit} shown */
  #use(shown) {
    const {element, feed} = shown;
    this.#shown = shown;
    shown.use(
      {
        onOpen: (index) => this.#onOpen(index),
        onChange: (index) => this.#onChange(element, index),
        onRest: (frame) => this.#onRest(frame),
        onSettle: () => this.#renderLabel(),
        onEnd: () => this.#end(),
        onClose: () => this.#onClose(),
        onNeed: (start, end) => feed.prefetch(start, end),
        onPress: (photo) => element.open(feed.collection?.indexOf(photo) ?? -1),
      },
      () => this.currentPhoto);
  }

  /** Removes the elements that photographs have left. */
  #removeLeft() {
    for (const left of this.#leaving) {
      if (!left.element.hidden) continue;
      left.remove();
      this.#leaving.delete(left);
    }
    if (!this.#leaving.size) delete this.#main.dataset.flies;
  }

  /** @param {number} index of the open photograph */
  #onOpen(index) {
    const {element, feed} = this.#shown ?? {};
    const collection = feed?.collection;
    this.#isUnknown = !collection?.at(index);
    if (element && collection) {
      for (const part of [this.#openPhoto, this.#tools]) part.show(element, collection.at(index), collection.listing);
    }
    this.#listener.onOpen(index);
  }

  /** @param {ExhibitElement} element some of whose photographs were fetched */
  #onFetch(element) {
    const {openIndex} = element;
    if (element === this.#shown?.element && openIndex !== null && this.#isUnknown) this.#onOpen(openIndex);
  }

  #onClose() {
    this.#openPhoto.close();
    this.#tools.close();
    this.#listener.onClose();
  }

  #end() {
    this.#openPhoto.end();
    this.#tools.end();
  }

  /** @param {PhotoFrame | undefined} frame of the open photograph */
  #onRest(frame) {
    // The dialog becomes modal in the next frame, and is above all else from then on.
    requestAnimationFrame(() => this.#listener.onRest());
    if (frame) this.#openPhoto.rest(frame);
  }

  /**
   * Handles a change of the current photograph, which is also the open one if the viewer is open.
   * @param {HTMLElement & ExhibitElement} element
   * @param {number} index
   */
  #onChange(element, index) {
    if (element.openIndex === index) this.#onOpen(index);
    const {currentPhoto} = this;
    if (currentPhoto) this.#listener.onCurrent(currentPhoto);
    this.#renderLabel();
    hidePassedLabel(element);
  }

  #renderLabel() {
    renderLabel(this.#shown?.element, this.#shown?.feed.collection);
  }
}
