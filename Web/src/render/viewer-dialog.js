/** The dialog that covers the window while a photograph is open, and the focus that it takes and gives back. */
export class ViewerDialog {
  #dialog;

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
  }

  /** Whether the page behind is inert. */
  get isModal() {
    return this.#dialog.matches(":modal");
  }

  /**
   * Opens the dialog. Returns whether focus was shown before.
   *
   * The dialog itself takes focus. Its first button would show a focus ring as soon as a key is pressed.
   *
   * @param {Element} element that contains the dialog
   */
  open(element) {
    const showedFocus = showsFocus();
    this.#dialog.open = false;
    // What contains the exhibit may be zoomed, but the dialog covers the window.
    this.#dialog.style.setProperty("zoom", `${1 / zoomOf(element)}`);
    this.#dialog.showModal();
    this.#dialog.focus();
    return showedFocus;
  }

  /**
   * Calls `close` when a person or a browser closes the dialog.
   *
   * @param {(animated: boolean) => void} close
   * @param {AbortSignal} signal
   */
  listen(close, signal) {
    this.#dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      close(true);
    }, {signal});
    // The event comes a moment after the dialog has closed. The next photograph may be open by then.
    this.#dialog.addEventListener("close", () => this.#dialog.open || close(false), {signal});
  }

  /**
   * Gives focus back to the page. A dialog that closes may have given it back already, and may have shown it.
   *
   * @param {HTMLElement} element
   * @param {boolean} isVisible whether the page shows it, because the last input was a key
   */
  returnFocus(element, isVisible) {
    element.blur();
    element.focus({preventScroll: true, focusVisible: isVisible});
  }
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

/** Returns whether focus is shown where it is now, in whatever shadow tree that is. */
function showsFocus() {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches(":focus-visible") ?? false;
}
