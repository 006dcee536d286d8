/** Random numbers that are the same in every run: Steele, Lea and Flood's SplitMix in 32 bits. */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed | 0;
  }

  /** From 0 to 1. */
  share() {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  }

  /**
   * @param {number} least
   * @param {number} most
   */
  number(least, most) {
    return least + this.share() * (most - least);
  }

  /**
   * @param {number} least
   * @param {number} most
   */
  whole(least, most) {
    return Math.floor(this.number(least, most + 1));
  }

  /** @param {number} times */
  happensOnceIn(times) {
    return this.whole(1, times) === 1;
  }

  /**
   * @template T
   * @param {readonly T[]} values
   */
  pick(values) {
    return /** @type {T} */ (values[this.whole(0, values.length - 1)]);
  }

  /** A number that no host should send. */
  odd() {
    const sign = this.pick([1, -1]);
    return this.pick([
      NaN, sign * Infinity, sign * 0, sign * this.pick(EXTREMES), sign * this.pick(LIMITS),
      sign * 10 ** this.whole(-320, 308), sign * 10 ** this.whole(-16, 16), -this.number(0, 1000)
    ]);
  }
}

const EXTREMES = [Number.MAX_VALUE, Number.MIN_VALUE, 2.2250738585072014e-308, Number.EPSILON, 1e-14, 1e100, 5e307];
const LIMITS = [
  1 / 64,  0.001,       0.5, 1,   16,      64,   300,         1000,    65535,   65536, 1e6,
  2 ** 22, 2 ** 22 + 1, 1e7, 1e9, 2 ** 30, 1e11, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 1e12,  2 ** 53
];
