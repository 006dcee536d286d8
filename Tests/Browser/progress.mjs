// The progress bar of the served page, for all courses of a few photographs.
import assert from "node:assert";

import {ProgressShare} from "../../Gallery/Page/view/progress.js";

const SIZES = [0, 1, 2, 3, 7];
let courses = 0;
for (const first of SIZES) for (const second of SIZES) for (const third of SIZES) for (const end of SIZES) {
  const progress = new ProgressShare();
  let [total, last] = [first + second + third + end, 0];
  const move = (done, why) => {
    const share = progress.move(done, total);
    assert(last <= share && share <= 1, `${why}: it goes from ${last} to ${share} of ${[first, second, third, end]}`);
    last = share;
  };
  move(first, "work");
  if (total) assert(Math.abs(last - first / total) < 1e-12, "it is the share of the prepared photographs");
  total += third;
  move(first, "photographs come");
  move(first + second, "work");
  total -= Math.min(end, 1);
  move(first + second, "a photograph goes");
  move(Math.max(0, first - 1), "another list");
  move(total, "the end");
  assert.equal(last, 1);
  courses += 1;
}
console.log(`${courses} courses of progress`);
