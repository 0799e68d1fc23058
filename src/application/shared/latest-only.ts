/** Lets only the last call win: `begin` aborts the one before. */
export class LatestOnly {
  private controller = new AbortController();

  /** Returns whether the signal is that of the last call. */
  isLatest(signal: AbortSignal): boolean {
    return this.controller.signal === signal;
  }

  /** Returns the signal of a new call; it also aborts with the caller's own. */
  begin(signal?: AbortSignal): AbortSignal {
    this.controller.abort('a newer wish has begun');
    const controller = new AbortController();
    this.controller = controller;
    if (signal?.aborted === true) controller.abort(signal.reason);
    signal?.addEventListener('abort', () => controller.abort(signal.reason), {
      once: true,
      signal: controller.signal,
    });
    return controller.signal;
  }
}
