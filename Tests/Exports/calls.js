import {Random} from "./random.js";

/**
 * A call of an export. `on` says which handle: the n-th that was made, or any number.
 *
 * @typedef {{ made: number } | { number: number }} On
 * @typedef {object} Call
 * @property {"make" | "drop" | "event" | "source" | "scene" | "preview" | "answer" | "motion" | "signal" | "arguments"} name
 * @property {On[]} on
 * @property {number[]} numbers
 * @property {number[]} [sent] the numbers of an event
 */

/** Kinds of events; see `Event+Arguments.swift`. */
const KINDS = 25;
/** Kinds of exhibits; see `Exports.swift`. */
const EXHIBITS = 5;

/**
 * Any calls with any numbers, the same for the same seed.
 *
 * @param {number} seed
 * @param {number} count
 * @returns {Call[]}
 */
export function calls(seed, count) {
  return new Page(seed).calls(count);
}

/** A page that calls the engine. Some are nearly sane, others send nothing but odd numbers. */
class Page {
  #random;
  #oddness;
  #time = 0;
  #made = 0;

  /** @param {number} seed */
  constructor(seed) {
    this.#random = new Random(seed);
    this.#oddness = this.#random.pick([0, 0.05, 0.2, 0.5, 1]);
  }

  /**
   * @param {number} count
   * @returns {Call[]}
   */
  calls(count) {
    const beginning = this.#random.happensOnceIn(5) ? [] : [this.#make(), ...this.#setUp()];
    return [...beginning, ...Array.from({length: count}, () => this.#call())];
  }

  /** @returns {Call} */
  #call() {
    switch (this.#random.whole(0, 23)) {
      case 0:
        return this.#make();
      case 1:
        return this.#random.happensOnceIn(3) ? this.#simple("drop", []) : this.#answer();
      case 2:
        return {name: "source", on: [this.#on()], numbers: [this.#item(), this.#now()]};
      case 3:
      case 4:
      case 5:
      case 6:
        return this.#simple("scene", [this.#now()]);
      case 7:
      case 8:
        return this.#simple("signal", []);
      case 9:
        return this.#random.happensOnceIn(3) ? this.#simple("preview", [this.#now()]) : this.#simple("motion", []);
      case 10:
        return {name: "arguments", on: [], numbers: [this.#number(0, 700)]};
      default:
        return this.#event(this.#isOdd() ? this.#random.odd() : this.#random.whole(0, KINDS - 1));
    }
  }

  /** A viewport, some items, and an item that is open: what any exhibit begins with. */
  #setUp() {
    return [
      this.#send(2, [390, 300, 0, 0, 0, 0, 390, 300]), this.#send(5, [this.#random.pick([0, 1, 5, 400])]),
      this.#send(7, [0, 1.5, 1])
    ];
  }

  /** @returns {Call} */
  #make() {
    this.#made += 1;
    return {name: "make", on: [], numbers: [this.#isOdd() ? this.#random.odd() : this.#random.whole(0, EXHIBITS - 1)]};
  }

  #answer() {
    return this.#simple("answer", [this.#random.whole(-1, 4), this.#now()]);
  }

  /**
   * @param {Call["name"]} name
   * @param {number[]} numbers
   * @returns {Call}
   */
  #simple(name, numbers) {
    return {name, on: [this.#on()], numbers};
  }

  /**
   * @param {number} kind
   * @returns {Call}
   */
  #event(kind) {
    const sent = this.#random.happensOnceIn(12) ?
      Array.from({length: this.#random.whole(0, 40)}, () => this.#number(-5, 500)) :
      this.#arguments(kind);
    return this.#send(kind, sent);
  }

  /**
   * @param {number} kind
   * @param {number[]} sent
   * @returns {Call}
   */
  #send(kind, sent) {
    return {name: "event", on: [this.#on()], numbers: [kind, this.#now(), this.#now()], sent};
  }

  /**
   * The numbers of an event; see `Event+Arguments.swift`.
   * @param {number} kind
   */
  #arguments(kind) {
    const random = this.#random;
    const flag = () => this.#number(0, 1) > 0.5 ? 1 : 0;
    const place = () => this.#number(0, 400);
    switch (kind) {
      case 0:
        return [this.#whole(1, 3), this.#whole(0, 4), this.#whole(0, 2), place(), place(), flag()];
      case 1:
        return [this.#whole(0, 14)];
      case 2:
        return [place(), place(), place(), place(), place(), place(), place(), place()];
      case 3:
        return [flag(), flag(), this.#number(1, 3)];
      case 4:
        return [this.#whole(0, 20), random.pick([this.#number(0, 4), this.#number(0, 1000)])];
      case 7:
      case 24:
        return [this.#item(), this.#number(0.2, 5), this.#number(0, 2)];
      case 11:
        return [this.#number(-90, 90), this.#number(-90, 90), flag(), flag()];
      case 12:
        return this.#lengths();
      case 13:
        return [this.#whole(0, 3), this.#item(), place()];
      case 14:
      case 20:
        return [this.#item(), this.#whole(0, 3), this.#item()];
      case 16:
        return [this.#item(), flag(), flag()];
      case 18:
        return [this.#whole(0, 4), this.#number(0.3, 3), place(), place()];
      case 19:
        return [this.#whole(0, 9), ...Array.from({length: random.whole(0, 90)}, () => this.#number(-2, 2))];
      case 21:
        return [place(), place(), place(), place(), this.#number(0, 20)];
      default:
        return [this.#item(), flag()];
    }
  }

  #lengths() {
    const lengths = Array.from({length: this.#random.whole(0, 12)}, () => this.#number(0, 400));
    return [this.#item(), this.#isOdd() ? this.#random.odd() : lengths.length, ...lengths];
  }

  /** Mostly one that was made, sometimes one that never was. */
  #on() {
    return this.#isOdd() && this.#random.happensOnceIn(4) ? {number: this.#random.odd()} :
                                                            {made: this.#random.whole(0, Math.max(0, this.#made - 1))};
  }

  #item() {
    return this.#whole(-1, 6);
  }

  #now() {
    if (this.#isOdd() && this.#random.happensOnceIn(8)) return this.#random.odd();
    this.#time += this.#random.pick([0, 0.008, 0.016, 0.1, 0.4]);
    return this.#time;
  }

  /**
   * @param {number} least
   * @param {number} most
   */
  #number(least, most) {
    return this.#isOdd() ? this.#random.odd() : this.#random.number(least, most);
  }

  /**
   * @param {number} least
   * @param {number} most
   */
  #whole(least, most) {
    return this.#isOdd() ? this.#random.odd() : this.#random.whole(least, most);
  }

  #isOdd() {
    return this.#random.share() < this.#oddness;
  }
}
