/** @typedef {import('../engine/model.js').Model} Model */

/**
 * Stands between an element and its model, to record or to replay. It ends with the model: when the element leaves the page, or when
 * the engine fails.
 */
export class Interception {
  #element;
  #model;
  /** The model's own methods. */
  own;

  /**
   * @param {import('../elements/vitrine-element.js').VitrineElement} element in a page
   * @param {Pick<Model, "send" | "scene">} methods instead of the model's own
   * @throws {Error} if the element is not in a page, or is recorded or replayed already
   */
  constructor(element, methods) {
    const {driver: {model}, localName} = element;
    if (!model) throw new Error(`<${localName}>: an element that is recorded or replayed must be in a page`);
    if (Object.hasOwn(model, "send")) throw new Error(`<${localName}>: it is recorded or replayed already`);
    const {send, scene, drop} = model;
    this.own = {send: send.bind(model), scene: scene.bind(model)};
    Object.assign(model, methods, {
      drop: () => {
        this.end();
        drop.call(model);
      },
      // It would play motions without frames.
      compositorMotion: () => undefined,
    });
    this.#element = element;
    this.#model = /** @type {Model | undefined} */ (model);
  }

  /** Begins anew with the element's state. Motions end. */
  restart() {
    const {driver} = this.#element;
    driver.model?.restart();
    driver.sendState();
  }

  /** Whether it has not ended. */
  get isActive() {
    return this.#model !== undefined;
  }

  /** The model has its own methods again. */
  end() {
    const model = /** @type {Partial<Model> | undefined} */ (this.#model);
    for (const name of /** @type {const} */ (["send", "scene", "drop", "compositorMotion"])) delete model?.[name];
    this.#model = undefined;
  }
}
