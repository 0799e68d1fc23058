/** The limit in seconds of a property's equal share. */
const MOST_SECONDS = 4;

/**
 * Shares runs among properties: all get the same number above their minimum, except that a slow one gets what fits
 * into its seconds.
 * @param {{ least: number, msPerRun: number }[]} properties
 * @param {number} total
 * @returns {number[]} the runs of each property, at least `total` together
 */
export function shareRuns(properties, total) {
  for (let seconds = MOST_SECONDS; ; seconds *= 2) {
    const runsAt = (level) =>
      properties.map(({ least, msPerRun }) =>
        Math.ceil(least + Math.max(1, Math.min(level, (seconds * 1_000) / msPerRun))),
      );
    const level = lowestLevel((each) => sum(runsAt(each)) >= total, total);
    if (level !== undefined) return runsAt(level);
  }
}

function lowestLevel(isEnough, most) {
  if (!isEnough(most)) return undefined;
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

export const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
