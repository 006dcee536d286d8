/**
 * Decides which of a strip's rests are reported: not one on an item that is selected again. Screen readers read out all but the first.
 */
export class SettleReport {
  #item = -1;
  #hasMoved = false;
  #isFirst = true;
  #isRepeated = false;

  /** Other items came. */
  begin() {
    [this.#item, this.#isFirst] = [-1, true];
  }

  /** The strip has moved. */
  noteMotion() {
    this.#hasMoved = true;
  }

  /**
   * Code selects an item, perhaps the one on which the strip rests.
   * @param {number} item
   */
  noteSelection(item) {
    this.#isRepeated = item === this.#item && !this.#hasMoved;
  }

  /**
   * Takes in that the strip rests on an item. Returns whether that is news, and whether it is read out.
   * @param {number} item
   */
  settle(item) {
    const isNew = item !== this.#item || this.#hasMoved || !this.#isRepeated;
    const isRead = isNew && !this.#isFirst;
    [this.#item, this.#hasMoved, this.#isFirst, this.#isRepeated] = [item, false, false, false];
    return {isNew, isRead};
  }
}
