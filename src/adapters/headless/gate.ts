/** Holds calls back until a test releases them, so that races are deterministic. */
export class Gate {
  readonly #holds: Promise<void>[] = [];

  /** The next call waits until the returned function is called. */
  holdNext(): () => void {
    const { promise, resolve } = deferred();
    this.#holds.push(promise);
    return resolve;
  }

  async pass(signal?: AbortSignal): Promise<void> {
    const hold = this.#holds.shift();
    if (hold === undefined) return;
    await (signal === undefined ? hold : Promise.race([hold, aborted(signal)]));
  }
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
