import {EVENT_COUNT, EVENT_OPEN, EVENT_PICTURE, EVENT_SELECT, EVENT_SOURCE} from "../../abi.js";
import {SOURCE_NUMBERS} from "../../engine/model.js";
import {changeEvent} from "../../items/changes.js";
import {Photographs} from "../../items/photographs.js";
import {ViewerRenderer} from "../../render/viewer-renderer.js";

/** The numbers of `EVENT_SOURCE` for an item that is not on the page. */
const NOWHERE = Array(SOURCE_NUMBERS).fill(0);

/** The attributes of an item that the viewer shows. A small picture is another one once that has loaded. */
const SHOWN = ["href", "alt", "data-large", "data-srcset", "data-title", "data-caption", "data-detail"];

/** The photographs of the exhibit that has opened a viewer: the engine learns how many there are and how large their pictures are. */
export class ViewerContents {
  #viewer;
  /**
   * The exhibit that has opened the viewer.
   * @type {import('../opening/viewer-link.js').ViewerLink | null}
   */
  exhibitLink = null;
  photographs = new Photographs(0, null);
  #source = NOWHERE;
  #edits = new MutationObserver((records) => this.#onEdits(records));
  #onLoad = (/** @type {Event} */ event) => this.#onEdits([event]);
  renderer;

  /** @param {import('./viewer-driver.js').ViewerDriver} viewer */
  constructor(viewer) {
    const {element} = this.#viewer = viewer;
    this.renderer = new ViewerRenderer(
      element,
      (photo, item) => {
        photo.show(item, this.exhibitLink?.pictures.link(item), element.strings.failed);
        this.#sendPicture(photo);
      },
      (photo) => this.#sendPicture(photo),
      ({item}, hasLoaded) => {
        this.#viewer.emit(hasLoaded ? "vitrine-load" : "vitrine-error", {index: item});
      });
  }

  /**
   * Shows an item of an exhibit.
   *
   * @param {import('../opening/viewer-link.js').ViewerLink} exhibitLink
   * @param {number} index
   */
  begin(exhibitLink, index) {
    this.exhibitLink = exhibitLink;
    this.photographs = exhibitLink.pictures.photographs(index);
    this.renderer.ensure(index, [index]);
    this.#edits.observe(exhibitLink.host.element, {attributeFilter: SHOWN, childList: true, subtree: true});
    exhibitLink.host.element.addEventListener("load", this.#onLoad, true);
  }

  /**
   * Follows items of the exhibit that came, went or changed. A photograph whose item is gone closes.
   * @param {readonly import('../../items/changes.js').Change[]} changes
   */
  reload(changes) {
    if (!this.exhibitLink) return;
    const {decisions} = this.#viewer;
    const [before, shown] = [this.photographs, decisions.shownIndex];
    decisions.edit(changes);
    this.photographs = this.exhibitLink.pictures.photographs(decisions.shownIndex);
    for (const change of before.changesTo(this.photographs, changes, shown))
      this.#viewer.send(...changeEvent(change, 0));
    this.sendCount();
    this.renderer.follow(changes, shown);
    this.renderCaption();
  }

  /**
   * Sends where the item shown is on the page. A motion that the compositor plays ends if that has changed.
   * @param {number} time in seconds
   */
  sendSource(time) {
    const {model, compositorPlayback, decisions, viewerWindow} = this.#viewer;
    if (!this.exhibitLink || !model || viewerWindow.isResizing) return;
    const [clientX = 0, clientY = 0, ...others] =
      this.exhibitLink.host.model?.source(decisions.shownIndex, time) ?? NOWHERE;
    const {x, y} = viewerWindow.locate({clientX, clientY});
    const numbers = [x, y, ...others];
    model.send(EVENT_SOURCE, numbers, time, time);
    if (numbers.some((number, index) => number !== this.#source[index])) compositorPlayback.interrupt();
    this.#source = numbers;
  }

  /** Sends how many photographs there are. */
  sendCount() {
    this.#viewer.send(EVENT_COUNT, [this.photographs.count]);
  }

  /** Sends the pictures that are shown to a model that is new. */
  sendPictures() {
    for (const photo of this.renderer.photos)
      if (photo.item >= 0) this.#sendPicture(photo);
  }

  /**
   * Lets an item fly to the full screen.
   *
   * @param {number} index
   * @param {boolean} animated
   */
  open(index, animated) {
    this.#viewer.send(EVENT_OPEN, [this.photographs.indexOf(index), 0, +animated]);
  }

  /**
   * Shows another item beside the present one. Returns false if it is no photograph.
   * @param {number} index
   */
  select(index) {
    const photograph = this.photographs.indexOf(index);
    this.#viewer.send(EVENT_SELECT, [photograph, 1]);
    return photograph >= 0;
  }

  /** @param {number} index of the photograph that is shown from now on */
  follow(index) {
    this.renderCaption();
    this.renderer.controls.announce();
    this.exhibitLink?.viewedItem.follow(index);
  }

  /** Writes the caption and the name of the photograph that is shown. */
  renderCaption() {
    const {renderer, photographs} = this;
    const {decisions: {shownIndex}, element: {strings}} = this.#viewer;
    const source = renderer.photo(shownIndex)?.source;
    renderer.controls.show(source, photographs.indexOf(shownIndex), photographs.count, strings.position);
    renderer.dialog.ariaLabel = source?.name || strings.photograph;
  }

  /** Shows nothing any more. */
  end() {
    this.exhibitLink = null;
    this.#edits.disconnect();
    this.renderer.clear();
  }

  /**
   * Follows what the page changes in items that are shown.
   * @param {{target: EventTarget | null}[]} records
   */
  #onEdits(records) {
    const items = records.map(({target}) => this.exhibitLink?.host.itemElements.indexOf(target));
    for (const photo of this.renderer.photos)
      if (photo.item >= 0 && items.includes(photo.item)) this.renderer.load(photo, photo.item);
    this.renderCaption();
  }

  /** @param {import('../../render/viewer-photo.js').ViewerPhoto} photo */
  #sendPicture({item, source: {ratio, width}}) {
    this.#viewer.send(EVENT_PICTURE, [this.photographs.indexOf(item), ratio, width]);
  }
}
