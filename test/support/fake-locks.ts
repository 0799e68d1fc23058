import type { LockWindow } from '@/adapters/browser/web-lock-tab-election';

interface Request {
  readonly callback: () => unknown;
  readonly resolve: (value: unknown) => void;
}

/** The browser's locks as far as the election needs them: one holder for each name, the others in a queue. */
export class FakeLocks {
  readonly #queues = new Map<string, Request[]>();

  request = (
    name: string,
    options: { readonly signal?: AbortSignal },
    callback: () => unknown,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const request = { callback, resolve };
      const queue = this.#queues.get(name) ?? [];
      this.#queues.set(name, [...queue, request]);
      options.signal?.addEventListener('abort', () => {
        const [holder, ...waiting] = this.#queues.get(name) ?? [];
        if (holder === undefined || !waiting.includes(request)) return;
        this.#queues.set(name, [holder, ...waiting.filter((each) => each !== request)]);
        reject(new DOMException('', 'AbortError'));
      });
      if (queue.length === 0) void this.#grant(name);
    });

  async #grant(name: string): Promise<void> {
    await Promise.resolve();
    const [holder] = this.#queues.get(name) ?? [];
    if (holder === undefined) return;
    holder.resolve(await holder.callback());
    this.#queues.set(name, (this.#queues.get(name) ?? []).slice(1));
    await this.#grant(name);
  }
}

type Locks = Pick<FakeLocks, 'request'> | { readonly request: () => Promise<never> };

/** A window of one tab, with these locks. */
export const lockWindow = (locks: Locks | undefined): LockWindow & EventTarget =>
  Object.assign(new EventTarget(), {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- of the overloads of `request` one is needed
    navigator: locks === undefined ? {} : { locks: locks as unknown as LockManager },
  });
