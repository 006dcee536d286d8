// The code that the pages of all contestants share. A slide has `data-k`, its index; the harness reads nothing else.
window.bench = (() => {
  const stage = () => document.getElementById("stage");
  const hue = (k) => (k * 47) % 360;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

  /** Waits until the work of the last frame is done. */
  const task = () => new Promise((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  });

  const painted = async () => {
    await frame();
    await frame();
    await task();
  };

  /** The content of a slide: its index, or a tiny picture. */
  const inner = (k, images) =>
    images ? `<img src="/picture/${k % 16}.png" width="1200" height="800" alt="${k}" draggable="false">` : `${k}`;

  const slides = (n, className, images) =>
    Array
      .from(
        {length: n},
        (_, k) => `<div class="slide ${className}" data-k="${k}" style="background:hsl(${hue(k)} 60% 45%)">${
          inner(k, images)}</div>`)
      .join("");

  /** The thumbnails of a lightbox, which lead to their large pictures. */
  const thumbs = (n) => `<div id="thumbs">${
    Array
      .from(
        {length: n},
        (_, k) => {
          const picture = `/picture/${k % 16}.png`;
          return `<a href="${picture}" data-thumb="${k}" data-width="1200" data-height="800"><img src="${
            picture}" alt="${k}"></a>`;
        })
      .join("")}</div>`;

  /** Returns the slide at a point, through open shadow roots. */
  const slideAt = (x, y) => {
    let element = null;
    for (let root = document; root; root = element?.shadowRoot) {
      const found = root.elementFromPoint(x, y);
      if (!found || found === element) break;
      element = found;
    }
    while (element && element.dataset?.k === undefined)
      element = element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
    return element;
  };

  /** Returns where a carousel is: the slide in the centre, the position in slides (3.25), and a slide's width in pixels. */
  const where = () => {
    if (window.contestant.where) return window.contestant.where();
    const box = stage().getBoundingClientRect();
    const centre = box.left + box.width / 2;
    // The centre may be in a gap.
    for (const beside of [0, -2, 2]) {
      const slide = slideAt(centre + beside, box.top + box.height / 2);
      if (!slide) continue;
      const {left, width} = slide.getBoundingClientRect();
      const k = Number(slide.dataset.k);
      return {k, position: k + (centre - left - width / 2) / width, width};
    }
    return null;
  };

  /** Fills the stage. Returns the milliseconds until the first frame that answers input. */
  const begin = (options) => new Promise((done, fail) => {
    // A task of the page's own: the browser does not count those of its developer tools as script.
    setTimeout(async () => {
      try {
        const start = performance.now();
        await window.contestant.init({...options, stage: stage()});
        await painted();
        done(performance.now() - start);
      } catch (error) {
        fail(error);
      }
    });
  });

  /** Shows a slide at once. Returns where the carousel is then. */
  const show = async (k) => {
    await window.contestant.goTo(k);
    await painted();
    await sleep(60);
    return where();
  };

  /** Records, from now on, where the carousel is in each frame, where the finger is, and when it is released. */
  const record = () => {
    const recorded = window.recorded = {positions: [], fingers: [], releases: []};
    const passive = {capture: true, passive: true};
    addEventListener(
      "touchmove", ({touches}) => recorded.fingers.push([performance.now(), touches[0].clientX]), passive);
    addEventListener("touchend", () => recorded.releases.push(performance.now()), passive);
    const sample = () => {
      const present = where();
      if (present) recorded.positions.push([performance.now(), present.position]);
      window.sampler = requestAnimationFrame(sample);
    };
    window.sampler = requestAnimationFrame(sample);
  };

  /** Returns the records since the last call. */
  const recorded = () =>
    Object.fromEntries(Object.entries(window.recorded).map(([name, list]) => [name, list.splice(0)]));

  /** Keeps the main thread busy for 200 ms, soon after the next release. */
  const blockAfterRelease = () => {
    cancelAnimationFrame(window.sampler);
    const block = () => {
      performance.mark("block-begins");
      const start = performance.now();
      while (performance.now() - start < 200) continue;
      performance.mark("block-ends");
    };
    addEventListener("touchend", () => setTimeout(block, 34), {capture: true, passive: true, once: true});
  };

  /** Lets the photographs of a collection fly to another arrangement, in a task of the page's own. */
  const fly = (arrangement) => new Promise((done) => {
    setTimeout(() => {
      performance.mark(`fly-${arrangement}`);
      window.contestant.go(arrangement);
      done();
    });
  });

  /** Scrolls a grid to a share of its way, in a task of the page's own. */
  const jump = (share, mark) => new Promise((done) => {
    setTimeout(() => {
      performance.mark(mark);
      window.contestant.jump(share);
      done();
    });
  });

  /** Makes the stage as wide as this. Returns the milliseconds until that is painted. */
  const resize = async (width) => {
    const start = performance.now();
    stage().style.width = `${width}px`;
    await painted();
    return performance.now() - start;
  };

  /** Returns the milliseconds that a fixed loop takes: the machine's speed now. */
  const calibrate = () => {
    const start = performance.now();
    let number = 1;
    for (let step = 0; step < 2e7; step++) number = (number * 1103515245 + 12345) | 0;
    return number ? performance.now() - start : 0;
  };

  return {
    begin,
    blockAfterRelease,
    calibrate,
    fly,
    hue,
    inner,
    jump,
    record,
    recorded,
    resize,
    show,
    slides,
    stage,
    thumbs,
    where,
  };
})();
