import {EVENT_OPTION, EVENT_POINTER, OPTION_SPEED, POINTER_CANCEL, POINTER_DOWN, POINTER_UP, REARRANGEMENT_DISCONNECT, REARRANGEMENT_END_SCRUB, REARRANGEMENT_REVERSE, REARRANGEMENT_SCRUB, REARRANGEMENT_SET_FRAMES, REARRANGEMENT_START, SIGNAL_OPEN, SIGNAL_SETTLE,} from "../../abi.js";
import {optionNumber} from "../../engine/options.js";
import {RearrangementModel} from "../../engine/rearrangement-model.js";
import {scrollerOf} from "../../input/page-scroll.js";
import {pointerNumbers, pointerOf, samples} from "../../input/pointer-sample.js";
import {declaredRatio, imageIn, naturalRatio} from "../../items/photo-ratio.js";
import {linkIn} from "../../items/photo-source.js";
import {pictureFrame} from "../../items/picture-frame.js";
import {FlightLayer} from "../../render/flight-layer.js";
import {GridDriver} from "../exhibits/grid-driver.js";

import {LeavingElement} from "./leaving-element.js";
import {matcher, matches} from "./matches.js";

/**
 * A driver of an exhibit of photographs.
 *
 * @typedef {import('../strip/strip-driver.js').StripDriver | import('../exhibits/grid-driver.js').GridDriver} ExhibitDriver
 */

/** @typedef {import('../../engine/rearrangement-model.js').RearrangementScene} RearrangementScene */

/**
 * An element that shows a collection.
 *
 * @typedef {HTMLElement & {driver: ExhibitDriver, items: any, ready: Promise<HTMLElement>, selectedIndex: number | null, reload(): void}}
 *   ExhibitElement
 */

/** Where the page was scrolled when each element left. */
const places = /** @type {WeakMap<ExhibitDriver, LeavingElement>} */ (new WeakMap());

/**
 * Moves the photographs of one element to their places in another one. The frames of the destination draw them.
 *
 * ```
 *   source        stays where it is on the screen, and fades out
 *   layer         the photographs that fly, in the shadow tree of the destination
 *   destination   in the page at once; the photographs that fly are invisible in it
 * ```
 * The source may be the destination of a flight that is under way. Then its rearrangement goes on.
 */
export class Rearrangement {
  #model;
  #layer = new FlightLayer();
  /** @type {ExhibitDriver} */
  source;
  /** @type {ExhibitDriver} */
  destination;
  /** Whether photographs fly. */
  isActive = false;
  /** @type {RearrangementScene | undefined} */
  #scene;
  /** @type {((hasArrived: boolean) => void)[]} */
  #waiting = [];
  /** @type {AbortController | undefined} */
  #input;
  /** What the compositor plays for the destination beside flights. */
  #ownPlayback = /** @type {any} */ (undefined);
  /** When the motion ends that the compositor plays, in seconds. */
  #playsUntil = 0;
  /** The offset at which photographs wait for the pictures of their items; undefined while they fly. */
  #landedAt = /** @type {string | undefined} */ (undefined);
  /** Finds the item of the source that is the photograph of an item of the destination. */
  #itemOfSource = (/** @type {number} */ item) => item;

  /**
   * @param {ExhibitDriver} source
   * @param {ExhibitDriver} destination
   */
  constructor(source, destination) {
    this.source = source;
    this.destination = destination;
    this.#model = new RearrangementModel(/** @type {import('../../engine/model.js').Model} */ (source.model).engine);
  }

  /** Resolves when the photographs are at rest: true if they have arrived, false if they fly elsewhere. */
  get arrival() {
    return this.isActive ? /** @type {Promise<boolean>} */ (new Promise((resolve) => this.#waiting.push(resolve))) :
                           Promise.resolve(true);
  }

  /**
   * Moves the photographs to another element.
   *
   * @param {ExhibitDriver} destination
   * @param {number} [leader] the photograph that stays in front; -1 for the one that the person looks at, -2 for none
   */
  lead(destination, leader = -1) {
    if (this.isActive && destination !== this.destination) this.#resolve(false);
    this.#leadAtOneTime(destination, leader);
  }

  /**
   * @param {ExhibitDriver} destination
   * @param {number} leader
   */
  #leadAtOneTime(destination, leader) {
    const {now, frames} = this.isActive ? this.destination : this.source;
    const time = Math.max(now, frames.presented());
    const drivers = [this.source, this.destination, destination];
    for (const driver of drivers) driver.instant = time;
    try {
      this.#lead(destination, leader, time);
    } finally {
      for (const driver of drivers) driver.instant = 0;
    }
  }

  /**
   * @param {ExhibitDriver} destination
   * @param {number} leader
   * @param {number} time in seconds
   */
  #lead(destination, leader, time) {
    const isBack = this.isActive && destination === this.source;
    const isRedirected = this.isActive && destination !== this.destination;
    const [before, present] = [this.source, this.isActive ? this.destination : this.source];
    const hadFocus = present.element.matches(":focus-within");
    present.measureViewport();
    lift(present);
    this.#arrive(destination);
    const ends = [present, destination].map(({model}) => model?.handle ?? 0);
    const find = matcher(present, destination);
    const common = matches(present, destination, this.#layer.items);
    let answer;
    if (isBack) answer = this.#act(REARRANGEMENT_REVERSE, [...ends, ...common], time);
    else {
      const photos = photographs([present, destination], find);
      answer = this.#act(REARRANGEMENT_START, [...ends, leader, photos.length, ...photos.flat(), ...common], time);
    }
    const [front = -1] = this.#model.engine.arguments();
    this.#model.send(EVENT_OPTION, [OPTION_SPEED.id, optionNumber(destination.element, OPTION_SPEED)], time, time);
    // The group that is visible stays the one that fades out.
    const keepsSource = answer === 1 && before !== destination;
    if (keepsSource) putBack(present, false);
    else if (isRedirected && !isBack) putBack(before, false);
    before.rearrangement = present.rearrangement = undefined;
    this.#givePlaybackBack();
    this.source = keepsSource ? before : present;
    this.destination = destination;
    this.#itemOfSource = matcher(destination, this.source);
    this.isActive = true;
    this.source.rearrangement = destination.rearrangement = this;
    this.#ownPlayback = destination.compositorPlayback;
    destination.compositorPlayback = this.#layer.compositorPlayback;
    const both = [this.source, destination];
    this.#layer.mount(both, both.some(({internals}) => internals.states.has("effect")));
    this.#listen();
    if (destination instanceof GridDriver && front >= 0) destination.moveTabStop(front);
    // The engine may ask the page to scroll.
    destination.drawNow(time);
    this.source.drawNow(time);
    // Now the items have elements.
    const placed = photographs([destination]);
    this.#act(REARRANGEMENT_SET_FRAMES, [placed.length, ...placed.flat()], time);
    this.#layer.castShadows((item) => [this.source, destination].map((driver) => this.#end(driver, item)));
    destination.drawNow(time);
    // The next frame may let the compositor play.
    this.#layer.compositorPlayback.isCalm = true;
    if (hadFocus) focus(destination, front);
  }

  /**
   * Moves the photographs to a share of their way.
   * @param {number} progress
   */
  scrub(progress) {
    this.#act(REARRANGEMENT_SCRUB, [progress], this.#interrupt());
    this.destination.refresh();
  }

  /**
   * Ends a scrub. Returns whether the photographs fly on to the destination.
   *
   * @param {number} [velocity] in shares of the way per second; without it, that of the scrub
   * @param {(source: import('../../elements/vitrine-element.js').VitrineElement) => void} [update] changes the page for the element to
   *   which they return
   */
  endScrub(velocity = NaN, update) {
    const returns = this.#act(REARRANGEMENT_END_SCRUB, [velocity], this.#interrupt()) === 1;
    if (returns) {
      // They have not arrived when they are at rest. That can be at once.
      this.#waiting = this.#waiting.map((resolve) => () => resolve(false));
      lift(this.destination);
      update?.(this.source.element);
      this.#leadAtOneTime(this.source, -1);
    }
    this.destination.refresh();
    return !returns;
  }

  /**
   * Lets time pass, in the second step of a frame of the destination.
   *
   * @param {import('../base/driver.js').Driver} driver
   * @param {number} time in seconds
   */
  evaluate(driver, time) {
    if (driver === this.destination && this.isActive) this.#scene = this.#model.flights(time);
  }

  /**
   * Draws the photographs that fly, in the third step of a frame of the destination.
   *
   * @param {import('../base/driver.js').Driver} driver
   * @param {import('../../engine/scene.js').Scene} own the scene of the destination
   */
  draw(driver, own) {
    const scene = this.#scene;
    if (driver !== this.destination || !scene) return;
    this.#layer.fit();
    this.#layer.follow(own);
    if (this.#landedAt !== undefined) {
      if (this.#landedAt !== this.#layer.offset) this.#remove();
      return;
    }
    const playback = this.#layer.compositorPlayback;
    const {isCalm} = playback;
    playback.isCalm = true;
    if (!playback.isPlaying) {
      playback.stop();
      this.#layer.draw(scene, (item) => this.#picture(item));
      const looks = this.#looks(scene);
      for (const look of looks) this.#layer.fade(look.driver, look);
      // A picture that has not loaded yet appears in a frame that script draws.
      if (scene.isMoving && isCalm && this.#layer.hasPictures) this.#play(scene, looks);
      if (scene.isMoving && !playback.isPlaying) driver.refresh();
    }
    playback.wakeAt = own.wakeAt < 0 ? this.#playsUntil : Math.min(own.wakeAt, this.#playsUntil);
  }

  /**
   * Lets the compositor play the flight, if it can.
   *
   * @param {RearrangementScene} scene that has been drawn
   * @param {import('../../render/flight-layer.js').GroupLook[]} looks
   */
  #play(scene, looks) {
    const motion = this.#model.motion(scene.count);
    const last = motion && this.#model.flightsToCome(motion.end);
    if (!last) return;
    this.#layer.play(motion, scene, last, looks, this.#looks(last));
    this.#playsUntil = motion.end;
  }

  /**
   * Returns the looks of the groups of both exhibits.
   * @param {RearrangementScene} scene
   */
  #looks(scene) {
    return [
      {
        driver: this.source,
        opacity: scene.sourceOpacity,
        scale: scene.sourceScale,
        pivotX: scene.sourcePivotX,
        pivotY: scene.sourcePivotY,
        x: scene.sourceX,
        y: scene.sourceY,
      },
      {
        driver: this.destination,
        opacity: scene.destinationOpacity,
        scale: scene.destinationScale,
        pivotX: scene.destinationPivotX,
        pivotY: scene.destinationPivotY,
        x: scene.destinationX,
        y: scene.destinationY,
      },
    ];
  }

  /** Ends what the compositor plays, with the next frame. Returns the time of the frame that is on the screen, or now. */
  #interrupt() {
    const {now, frames} = this.destination;
    return Math.max(now, frames.presented());
  }

  /** Plays no flights for the destination any more. */
  #givePlaybackBack() {
    this.#layer.compositorPlayback.stop();
    if (this.isActive) this.destination.compositorPlayback = this.#ownPlayback;
  }

  /**
   * Handles the signals of the flight, in the last step of a frame of the destination.
   * @param {import('../base/driver.js').Driver} driver
   */
  report(driver) {
    if (driver !== this.destination || !this.isActive) return;
    for (const [signal, item] of this.#model.signals()) {
      if (signal === SIGNAL_OPEN) this.destination.viewerLink?.open(item, true);
      if (signal === SIGNAL_SETTLE) this.end(true);
    }
  }

  /**
   * Ends the flight at once.
   * @param {boolean} hasArrived
   */
  end(hasArrived) {
    if (!this.isActive) return this.#remove();
    const {source, destination} = this;
    this.#givePlaybackBack();
    this.isActive = false;
    this.#act(REARRANGEMENT_DISCONNECT, [], 0);
    this.#model.drop();
    this.#input?.abort();
    source.rearrangement = undefined;
    putBack(source, false);
    for (const driver of [source, destination]) this.#layer.fade(driver, null);
    this.#landedAt = this.#layer.offset;
    this.#layer.land((item) => this.#picture(item, [destination]), () => this.#remove());
    if (destination.model) destination.drawNow();
    this.#resolve(hasArrived);
  }

  /** Removes the photographs from the page. */
  #remove() {
    this.#layer.remove();
    const {destination} = this;
    if (destination.rearrangement === this) destination.rearrangement = undefined;
  }

  /** @param {boolean} hasArrived */
  #resolve(hasArrived) {
    for (const resolve of this.#waiting.splice(0)) resolve(hasArrived);
  }

  /**
   * Puts an element into the page, and lets the page scroll to it.
   * @param {ExhibitDriver} driver
   */
  #arrive(driver) {
    const {element} = driver;
    const place = places.get(driver);
    places.delete(driver);
    element.hidden = false;
    if (place) place.putBack(true);
    else if (!(driver instanceof GridDriver))
      element.scrollIntoView({block: "nearest", inline: "nearest", behavior: /** @type {any} */ ("instant")});
    if (driver instanceof GridDriver) driver.measureViewport();
    else driver.resized();
  }

  /** Follows the window, and sends presses on photographs that fly to a grid, which the page scrolls. */
  #listen() {
    this.#input?.abort();
    this.#input = new AbortController();
    const driver = this.destination;
    const {signal} = this.#input;
    addEventListener("resize", () => {
      this.#layer.resized();
      driver.refresh();
    }, {signal});
    if (!(driver instanceof GridDriver)) return;
    let pressed = NaN;
    const send = (/** @type {PointerEvent} */ event) => {
      const pointer = pointerOf(event);
      // Further fingers change nothing.
      if (pointer.phase === POINTER_DOWN && Number.isNaN(pressed) && !(event.button > 0)) pressed = pointer.id;
      if (pointer.id !== pressed) return;
      const {locate} = driver.space.measure();
      for (const sample of samples(event))
        driver.send(EVENT_POINTER, pointerNumbers(pointer, locate(sample)), sample.timeStamp / 1000);
      if (pointer.phase === POINTER_UP || pointer.phase === POINTER_CANCEL) pressed = NaN;
    };
    driver.element.addEventListener("pointerdown", send, {signal});
    for (const type of ["pointermove", "pointerup", "pointercancel"])
      addEventListener(type, (event) => send(/** @type {PointerEvent} */ (event)), {signal});
  }

  /**
   * @param {number} action
   * @param {readonly number[]} numbers
   * @param {number} time
   */
  #act(action, numbers, time) {
    return this.#model.rearrange(action, numbers, time);
  }

  /**
   * Returns the picture of an item that the page shows: the one that has loaded, of several the one that has flown away.
   *
   * @param {number} item
   * @param {ExhibitDriver[]} drivers
   */
  #picture(item, drivers = [this.source, this.destination]) {
    const pictures = drivers.map((driver) => imageIn(this.#end(driver, item).element) ?? undefined);
    return pictures.find((picture) => picture?.naturalWidth) ?? pictures.find(Boolean);
  }

  /**
   * Returns one end of the flight of a photograph.
   *
   * @param {ExhibitDriver} driver
   * @param {number} item of the destination
   * @returns {import('../../render/flown-photo.js').FlightEnd}
   */
  #end(driver, item) {
    const own = driver === this.destination || item < 0 ? item : this.#itemOfSource(item);
    return {driver, element: driver.itemElements.element(own)};
  }
}

/**
 * Lets photographs fly from one element to another one. Those that fly to the first one already turn to the other one.
 *
 * @param {ExhibitDriver} source
 * @param {ExhibitDriver} destination
 * @param {number} [leader] the photograph that stays in front; -1 for the one that the person looks at, -2 for none
 */
export function rearrange(source, destination, leader = -1) {
  const present = source.rearrangement;
  const goesOn = present?.isActive && present.destination === source;
  for (const other of [present, destination.rearrangement])
    if (other !== present || !goesOn) other?.end(false);
  const rearrangement = goesOn ? present : new Rearrangement(source, destination);
  rearrangement.lead(destination, leader);
  return rearrangement;
}

/**
 * Takes an element out of the flow of its page. It stays where it is on the screen.
 * @param {ExhibitDriver} driver
 */
export function lift(driver) {
  if (!places.get(driver)?.isAway && driver.element.isConnected)
    places.set(driver, new LeavingElement(driver.element, scrollerOf(driver.element)));
}

/**
 * Puts an element back into the flow of the page.
 *
 * @param {ExhibitDriver} driver
 * @param {boolean} isVisible
 */
export function putBack(driver, isVisible) {
  places.get(driver)?.putBack(isVisible);
}

/**
 * Returns the pictures of the items that have elements, with their frames in the first exhibit. The last one has given them their indices.
 *
 * @param {ExhibitDriver[]} drivers
 * @param {(item: number) => number} [find] finds an item of the first one in the last one
 * @returns {import('../../engine/rearrangement-model.js').FlownPhoto[]}
 */
function photographs(drivers, find = (item) => item) {
  const photos = new Map();
  for (const [end, {itemElements}] of drivers.entries()) {
    for (const {index: own, element} of itemElements.views) {
      const index = end < drivers.length - 1 ? find(own) : own;
      if (index < 0 || photos.has(index)) continue;
      const image = imageIn(element);
      const fits = image && getComputedStyle(image).objectFit !== "cover";
      const ratio = fits ? 0 : naturalRatio(image) ?? declaredRatio(element) ?? 0;
      const [x, y] = image ? getComputedStyle(image).objectPosition.split(" ").map(share) : [];
      const frame = pictureFrame(element, itemElements === drivers[0]?.itemElements ? image : null);
      photos.set(index, [index, ratio, x ?? 0.5, y ?? 0.5, ...frame]);
    }
  }
  return [...photos.values()];
}

/** @param {string} text a percentage; other lengths count as the middle */
function share(text) {
  return text.endsWith("%") ? parseFloat(text) / 100 : 0.5;
}

/**
 * Moves focus to an item.
 *
 * @param {ExhibitDriver} driver
 * @param {number} item -1 for the one that Tab reaches
 */
function focus(driver, item) {
  const index = item < 0 && driver instanceof GridDriver ? driver.role.tabStop : item;
  const element = driver.itemElements.element(index);
  const link = element && linkIn(element);
  link?.focus({preventScroll: true});
  if (!driver.element.matches(":focus-within") && !(driver instanceof GridDriver))
    driver.viewport.focus({preventScroll: true});
}
