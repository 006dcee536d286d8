// Reads the scenes and signals of an exhibit from its page, in the words of a trace: `stage.frames` draws frames and returns the
// scene of each. Injected after clock.js, before the page's own scripts.
(() => {
  /** @type {[string, ...number[]][]} */
  let heard = [];
  // The latest range of items to prefetch. The element reports a range only when it changes.
  let wanted = null;
  const hear = (name, numbers) =>
    document.addEventListener(`vitrine-${name}`, ({detail}) => heard.push([name, ...numbers(detail)]));
  for (const name of ["change", "open", "close"]) hear(name, ({index}) => [index]);
  hear("settle", ({index, isOpen}) => (isOpen === undefined ? [index] : [index, +isOpen]));
  hear("expand", ({index, isOpen}) => [index, +isOpen]);
  hear("stitch", ({isStitched}) => [+isStitched]);
  document.addEventListener("vitrine-need", ({detail}) => (wanted = [detail.start, detail.end]));

  // The other effects of signals.
  navigator.vibrate = () => heard.push(["haptic"]) > 0;
  // A browser itself scrolls back from beyond the end of a page that has become shorter. This is a part of the distance.
  let lastTop = 0;
  const noteTop = () => (lastTop = document.scrollingElement.scrollTop);
  const scrollBy = Element.prototype.scrollBy;
  Element.prototype.scrollBy = function(options) {
    heard.push(["scroll", options.top + document.scrollingElement.scrollTop - lastTop]);
    scrollBy.call(this, options);
    noteTop();
  };
  addEventListener(
    "focusin", ({target}) => isItem(target) && heard.push(["focus", itemOf(target.closest("[data-key]"))]));

  const exhibit = () => document.querySelector("#exhibit");
  const isItem = (target) => target instanceof Element && !!target.closest("#exhibit > [data-key]");
  const originals = () => [...exhibit().children].filter((child) => !child.slot && "key" in child.dataset);
  const isShown = (element) => !element.style.clipPath.startsWith("inset(50%") && element.getClientRects().length > 0;
  const number = (text, initial) => (text === "" ? initial : Number(text));

  // Returns the index of the item of an element, also of a copy. Data is not edited, so its keys are indices.
  const itemOf = (element) => {
    const {key} = element.dataset;
    return exhibit().items ? Number(key) : originals().findIndex((original) => original.dataset.key === key);
  };

  // Returns the visible rectangle of an element: its box without the parts that its clip path cuts off.
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const scale = element.offsetWidth ? box.width / element.offsetWidth : 1;
    const cut = element.style.clipPath.match(/^inset\(([^)]*?)(?: round|\))/)?.[1] ?? "0px";
    const sides = cut.split(" ").map((side) => parseFloat(side) * scale);
    const [top, right = top, bottom = top, left = right] = sides;
    return [box.x + left, box.y + top, box.width - left - right, box.height - top - bottom];
  };

  // Whether nobody sees the layer of an element, in which copies wait.
  const waits = (element) => element.assignedSlot?.closest("[part=layer]")?.style.opacity === "0";

  const draw = (item, element, {x, y}) => {
    const [left, top, width, height] = seen(element);
    const openness = number(element.style.getPropertyValue("--vitrine-openness"), 0);
    const layer = element.assignedSlot?.closest("[part=layer]");
    const opacity = number(element.style.opacity, 1) * number(layer?.style.opacity ?? "", 1);
    return [item, left - x, top - y, width, height, opacity, openness];
  };

  const cells = (corner) => [...exhibit().children]
                              .filter((child) => "key" in child.dataset && isShown(child) && !waits(child))
                              .map((child) => draw(itemOf(child), child, corner));

  // Returns the scene of each kind of exhibit, and the visible rectangle.
  const kinds = {
    strip() {
      const {shadowRoot} = exhibit();
      const {x, y, width, height} = shadowRoot.querySelector("[part~=viewport]").getBoundingClientRect();
      const scene_opacity = number(shadowRoot.querySelector("[part~=track]").style.opacity, 1);
      return {scene_opacity, backdrop: 0, items: cells({x, y}), window: [0, 0, width, height]};
    },
    grid() {
      const {x, y} = exhibit().getBoundingClientRect();
      return {scene_opacity: 1, backdrop: 0, items: cells({x, y}), window: [-x, -y, innerWidth, innerHeight]};
    },
    viewer() {
      const viewer = exhibit().shadowRoot.querySelector("vitrine-photo-viewer")?.shadowRoot;
      const dialog = viewer?.querySelector("dialog");
      const photos =
        dialog?.matches(":modal, :popover-open") ? [...viewer.querySelectorAll("[part~=photo]:not([hidden])")] : [];
      const item = (photo) => parseInt(photo.querySelector("img:nth-of-type(2)").src.split("/").at(-1));
      return {
        scene_opacity: number(dialog?.style.opacity ?? "", 1),
        backdrop: number(viewer?.querySelector("[part=backdrop]").style.opacity ?? "", 0),
        items: photos.map((photo) => draw(item(photo), photo, {x: 0, y: 0})),
        window: [0, 0, innerWidth, innerHeight],
      };
    },
  };

  globalThis.stage = {
    // Forgets the signals until now.
    begin() {
      heard = [];
      noteTop();
      return clock.now;
    },
    // Moves focus to the exhibit, as a tab key does. The signals of that are not the exhibit's, so they are dropped.
    focus() {
      if (exhibit().matches(":focus-within")) return;
      const before = heard.length;
      const viewport = exhibit().shadowRoot.querySelector("[part~=viewport][tabindex='0']");
      (viewport ?? exhibit().querySelector("[tabindex='0']")).focus({preventScroll: true});
      heard.length = before;
    },
    // Draws frames at these times, in milliseconds, and returns the scene of each and the signals since the frame before.
    frames(kind, times) {
      return times.map((time) => {
        clock.tick(Math.max(0, time - clock.now));
        noteTop();
        const signals = heard;
        heard = [];
        return {...kinds[kind](), signals, wanted};
      });
    },
  };
})();
