/** Prevents a page from reloading in a loop. Source: FAULT-W2. */
export const RELOAD_PAUSE_MS = 60_000;

/** Returns whether the page may reload automatically: not twice in a minute. Times of the device, in milliseconds. */
export const mayReload = (lastAt: number | undefined, now: number): boolean =>
  lastAt === undefined || Math.abs(now - lastAt) >= RELOAD_PAUSE_MS;
