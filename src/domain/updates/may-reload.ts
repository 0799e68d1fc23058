/** A page that reloads itself in a loop is worse than an old one. Source: FAULT-W2. */
export const RELOAD_PAUSE_MS = 60_000;

/** Whether the page may reload by itself: not twice in a minute. Times of the device, in milliseconds. */
export const mayReload = (lastAt: number | undefined, now: number): boolean =>
  lastAt === undefined || Math.abs(now - lastAt) >= RELOAD_PAUSE_MS;
