/** Lets only the last wish count: beginning again aborts what was begun before. */
export class LatestOnly {
  private controller = new AbortController();

  /** Whether nothing was begun after the wish of that signal. */
  isLatest(signal: AbortSignal): boolean {
    return this.controller.signal === signal;
  }

  /** The signal of the wish that begins now; it also aborts with the caller's own. */
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
