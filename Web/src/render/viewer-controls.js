import {focusedIn} from "../a11y/focus.js";

import {part, slot} from "./part.js";
import {ViewerCaption} from "./viewer-caption.js";

/** The slot of the viewer's toolbar, in an exhibit and in its viewer, and the part around it. */
export const TOOLBAR = "toolbar";

/** All that fades together around the photographs: the caption, the buttons, and the toolbar with what the page adds. */
export class ViewerControls {
  element = document.createElement("div");
  previous = part("button", "previous-photo");
  next = part("button", "next-photo");
  close = part("button", "close");
  toolbar = part("div", TOOLBAR);
  caption;

  /** @param {HTMLElement} host whose language numbers are written in */
  constructor(host) {
    this.caption = new ViewerCaption(host);
    this.toolbar.append(slot(TOOLBAR));
    this.element.className = "controls";
    this.element.append(this.caption.element, this.toolbar, this.previous, this.next, this.close);
  }

  /** @param {Readonly<import('../a11y/strings.js').Strings>} strings */
  renderLabels(strings) {
    this.close.ariaLabel = strings.close;
    this.previous.ariaLabel = strings.previousPhoto;
    this.next.ariaLabel = strings.nextPhoto;
  }

  /**
   * Writes the caption of a photograph, and shows a button for each neighbour.
   *
   * @param {import('../items/photo-source.js').PhotoSource | undefined} source
   * @param {number} index
   * @param {number} count
   * @param {Readonly<import('../a11y/strings.js').Strings>} strings
   */
  show(source, index, count, strings) {
    this.caption.show(source, index, count, strings);
    const focused = focusedIn(this.element);
    this.previous.hidden = index <= 0;
    this.next.hidden = index < 0 || index >= count - 1;
    // A hidden button loses focus, and the keys with it.
    if (focused instanceof HTMLElement && focused.hidden) this.close.focus();
  }
}
