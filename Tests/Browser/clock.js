// Replaces the clock of a page: `clock.tick(16)` draws one frame. performance.now, Date, the time
// stamps of events, animation frames and timers all follow it. Nothing moves between ticks, however
// slow the machine is.
//
// Injected before the page's own scripts. Two waits are of real time: `clock.delivered()` until the
// page has had the input that was sent, `clock.painted()` until the screen shows what was drawn and
// observers have been called.
(() => {
  const realFrame = requestAnimationFrame.bind(globalThis);
  const epoch = Date.UTC(2026, 0, 1);
  let now = 1000;
  let lastId = 0;

  const frames = new Map();
  globalThis.requestAnimationFrame = (callback) => (frames.set(++lastId, callback), lastId);
  globalThis.cancelAnimationFrame = (id) => void frames.delete(id);

  const timers = new Map();
  const start = (callback, delay, every, values) => {
    timers.set(++lastId, {due: now + Math.max(0, +delay || 0), every, run: () => callback(...values)});
    return lastId;
  };
  globalThis.setTimeout = (callback, delay, ...values) => start(callback, delay, 0, values);
  globalThis.setInterval = (callback, delay, ...values) => start(callback, delay, Math.max(1, +delay || 0), values);
  globalThis.clearTimeout = globalThis.clearInterval = (id) => void timers.delete(id);

  performance.now = () => now;
  // A browser may collect the object of a timeline and make another one, so all timelines follow it.
  Object.defineProperty(AnimationTimeline.prototype, "currentTime", {get: () => now});
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...values) {
      super(...(values.length > 0 ? values : [epoch + now]));
    }
    static now() {
      return Math.floor(epoch + now);
    }
  };

  // Animations of the compositor follow owned time.
  const animations = new Map();
  const realAnimate = Element.prototype.animate;
  Element.prototype.animate = function(...values) {
    const animation = realAnimate.apply(this, values);
    const place = () => void (animation.currentTime = now - start);
    const cancel = animation.cancel.bind(animation);
    let start = now;
    animation.pause();
    Object.defineProperty(animation, "startTime", {get: () => start, set: (time) => ((start = time), place())});
    animation.cancel = () => (animations.delete(place), cancel());
    animations.set(place, () => now - start < animation.effect.getComputedTiming().endTime);
    return animation;
  };

  // An event keeps the time at which it arrived, also when it is read later: `lag` milliseconds ago,
  // because pages receive input late.
  let lag = 0;
  const arrivals = new WeakMap();
  const arrival = (event) => arrivals.get(event) ?? (arrivals.set(event, now - lag), now - lag);
  Object.defineProperty(Event.prototype, "timeStamp", {
    get() {
      return arrival(this);
    },
  });
  for (const kind of ["pointer", "touch", "mouse", "key"]) {
    for (const phase of ["down", "start", "move", "up", "end", "cancel", "over", "out"]) {
      addEventListener(kind + phase, arrival, {capture: true, passive: true});
    }
  }
  for (const type of ["wheel", "click", "scroll", "resize"]) {
    addEventListener(type, arrival, {capture: true, passive: true});
  }

  const nextDue = (end) => [...timers].filter(([, timer]) => timer.due <= end).sort(([, a], [, b]) => a.due - b.due)[0];

  const runTimers = (end) => {
    for (let next = nextDue(end); next; next = nextDue(end)) {
      const [id, timer] = next;
      now = Math.max(now, timer.due);
      if (timer.every > 0) timer.due += timer.every;
      else timers.delete(id);
      timer.run();
    }
    now = end;
  };

  const runFrames = () => {
    const due = [...frames.values()];
    frames.clear();
    for (const callback of due) callback(now);
    for (const place of animations.keys()) place();
  };

  // The requested frames, the animations that have not ended, and the timers that are due soon.
  const moving = (soon) => ({
    frames: frames.size,
    animations: [...animations.values()].filter((isRunning) => isRunning()).length,
    timers: [...timers.values()].filter(({due}) => due <= now + soon).length,
  });
  const isStill = (soon) => Object.values(moving(soon)).every((count) => count === 0);

  globalThis.clock = {
    get now() {
      return now;
    },
    set lag(ms) {
      lag = ms;
    },
    // Lets `ms` milliseconds pass without a frame.
    pass(ms) {
      runTimers(now + ms);
      return now;
    },
    // Lets `ms` milliseconds pass, then draws one frame.
    tick(ms = 16) {
      this.pass(ms);
      runFrames();
      return now;
    },
    // Lets `ms` milliseconds pass, a frame at a time.
    run(ms, frame = 16) {
      for (const end = now + ms; now < end;) this.tick(Math.min(frame, end - now));
      return now;
    },
    // Lets time pass, a frame at a time, until nothing moves and no timer is due within half a second. A
    // carousel that moves by itself rests longer than that. Something that moves for ever is an error.
    async still(soon = 500, longest = 60000) {
      const end = now + longest;
      do {
        while (!isStill(soon)) {
          if (now >= end) throw Error(`still moving after ${longest} ms: ${JSON.stringify(moving(soon))}`);
          this.tick();
        }
        await this.painted();
      } while (!isStill(soon));
      return now;
    },
    // Draws up to `count` frames until the condition holds, and returns its value.
    until(condition, count) {
      let value = condition();
      for (let frame = 0; frame < count && !value; frame++, value = condition()) this.tick();
      return value;
    },
    // Does the same for up to a second of real time: four frames of owned time for two on the screen.
    async awaited(condition) {
      const end = RealDate.now() + 1000;
      let value = this.until(condition, 4);
      for (; !value && RealDate.now() < end; value = this.until(condition, 4)) await this.painted();
      return value;
    },
    // Input comes to a page just before the next frame.
    delivered: () => new Promise((done) => realFrame(() => done(now))),
    painted: () => new Promise((done) => realFrame(() => realFrame(() => done(now)))),
  };
})();
