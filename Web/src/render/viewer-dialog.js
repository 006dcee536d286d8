import {hasMenu} from "../dom/events.js";

/**
 * The dialog that covers the window while a photograph is open, and the focus that it takes and gives back.
 *
 * It is a popover while its first photograph flies. A modal dialog makes all the rest of the page inert, which gives every element
 * there a new style. The first frame of a flight has no time for that.
 */
export class ViewerDialog {
  #dialog;
  #isRendered = false;
  /** Called after a dialog or a menu above it has closed. */
  #onUncover = () => {};

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
    dialog.popover = "manual";
  }

  /** Whether it covers the window. */
  get isOpen() {
    return this.#dialog.matches(":modal, :popover-open");
  }

  /** Returns whether the page has hidden what contains it since the last call, while it covered the window. */
  hasBeenHidden() {
    const wasRendered = this.#isRendered;
    this.#isRendered = this.#dialog.checkVisibility();
    return this.isOpen && wasRendered && !this.#isRendered;
  }

  /**
   * Covers the window. Returns whether focus was shown before.
   *
   * The dialog itself takes focus. Its first button would show a focus ring as soon as a key is pressed. A modal dialog of the page
   * makes a popover above it inert, so there this one is modal at once.
   *
   * @param {Element} element that contains the dialog
   */
  open(element) {
    const showedFocus = innermost("activeElement")?.matches(":focus-visible") ?? false;
    // A dialog that was taken out of the page while it was open is modal no more.
    this.#dialog.open = false;
    // What contains the exhibit may be zoomed, but the dialog covers the window.
    this.#dialog.style.setProperty("zoom", `${1 / zoomOf(element)}`);
    const layers = this.#layers();
    // They would be below. A modal dialog closes them, too.
    for (const layer of layers)
      if (!layer.matches(":modal")) /** @type {HTMLElement} */
        (layer).hidePopover();
    if (layers.some((layer) => layer.matches(":modal"))) this.#dialog.showModal();
    else this.#dialog.showPopover();
    this.#dialog.focus();
    return showedFocus;
  }

  /** Makes the page behind inert. A dialog or a menu that the page has opened meanwhile stays above, and delays that until it closes. */
  becomeModal() {
    if (this.#isModal || !this.#dialog.checkVisibility()) return;
    const [above] = this.#layers();
    if (!above) return this.#show(true);
    for (const type of ["close", "toggle"]) above.addEventListener(type, this.#onUncover, {once: true});
  }

  /** Returns the dialogs and menus of the page that are open and do not contain this one. */
  #layers() {
    return treesAround(this.#dialog)
      .flatMap((root) => [...root.querySelectorAll(":modal, :popover-open:not([popover=manual i])")])
      .filter((layer) => !contains(layer, this.#dialog));
  }

  /**
   * Covers the window anew, above everything else. Focus stays where it is in the dialog.
   * @param {boolean} isModal
   */
  #show(isModal) {
    // What the page adds to the toolbar is in the tree of the page, not in that of the dialog.
    const focused = this.#dialog.matches(":focus-within") ? innermost("activeElement") : null;
    this.close();
    if (isModal) this.#dialog.showModal();
    else this.#dialog.showPopover();
    /** @type {HTMLElement} */ (focused ?? this.#dialog).focus();
  }

  /** Uncovers the window. */
  close() {
    this.#dialog.close();
    this.#dialog.hidePopover();
  }

  get #isModal() {
    return this.#dialog.matches(":modal");
  }

  /**
   * Calls `close` when a person or a browser closes the dialog. Browsers know the Escape key for modal dialogs only.
   *
   * @param {(animated: boolean) => void} close
   * @param {() => void} onUncover called after something above it has closed, so that it can become modal
   * @param {AbortSignal} signal
   */
  listen(close, onUncover, signal) {
    this.#onUncover = onUncover;
    let closesMenu = false;
    this.#dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      // Safari cancels the dialog with the same key that has closed a menu.
      if (!closesMenu) close(true);
    }, {signal});
    this.#dialog.addEventListener("keydown", (event) => {
      // Focus would leave a popover.
      if (event.key === "Tab") this.becomeModal();
      if (event.key !== "Escape" || event.defaultPrevented) return;
      closesMenu = hasMenu(event);
      if (!this.#isModal && !closesMenu) close(true);
    }, {signal});
    // The browser may cancel the dialog without a key later. Safari cancels it after keyup, before the next frame.
    addEventListener(
      "keyup", () => closesMenu && requestAnimationFrame(() => (closesMenu = false)), {signal, capture: true});
    // An element in full screen lies above everything that was open before.
    document.addEventListener("fullscreenchange", () => {
      if (this.isOpen && contains(innermost("fullscreenElement"), this.#dialog)) this.#show(this.#isModal);
    }, {signal});
    // The event comes a moment after the dialog has closed. The next photograph may be open by then.
    this.#dialog.addEventListener("close", () => this.isOpen || close(false), {signal});
  }
}

/**
 * Returns whether an element contains a node, perhaps in a shadow tree.
 *
 * @param {Element | null} element
 * @param {Node | undefined} node
 */
function contains(element, node) {
  while (node && node !== element) node = node.parentNode ?? /** @type {Partial<ShadowRoot>} */ (node).host;
  return node === element;
}

/**
 * Returns the tree that contains a node, and the trees around that one.
 *
 * @param {Node} node
 * @returns {ParentNode[]}
 */
function treesAround(node) {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...treesAround(root.host)] : [/** @type {Document} */ (root)];
}

/**
 * Returns how many pixels of the window a pixel of an element is, by the zoom of everything that contains it.
 *
 * @param {Element | undefined} element
 * @returns {number}
 */
function zoomOf(element) {
  if (!element) return 1;
  const {assignedSlot, parentElement} = element;
  const around = assignedSlot ?? parentElement ?? /** @type {ShadowRoot} */ (element.getRootNode()).host;
  return (parseFloat(getComputedStyle(element).getPropertyValue("zoom")) || 1) * zoomOf(around);
}

/**
 * Returns the element that has the focus or the full screen, in whatever shadow tree it is; null if there is none.
 * @param {"activeElement" | "fullscreenElement"} name
 */
function innermost(name) {
  let found = document[name];
  while (found?.shadowRoot?.[name]) found = found.shadowRoot[name];
  return found;
}
