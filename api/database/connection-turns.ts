import { DatabaseUnavailable } from '@api/database/database-unavailable';

interface Waiting {
  readonly progress: number;
  readonly enter: () => void;
  readonly refuse: () => void;
}

/**
 * Decides which request gets a free connection: the one with the most progress. A request with results would lose them
 * by timing out, and be repeated from the start. So under overload the API finishes what it has begun and refuses new
 * work.
 */
export class ConnectionTurns {
  readonly #maxInUse: number;
  readonly #maxWaiting: number;
  readonly #waiting = new Set<Waiting>();
  #inUse = 0;

  constructor(maxInUse: number, maxWaiting: number) {
    this.#maxInUse = maxInUse;
    this.#maxWaiting = maxWaiting;
  }

  /** The connections in use and the requests that wait for one. */
  get load(): { readonly inUse: number; readonly waiting: number } {
    return { inUse: this.#inUse, waiting: this.#waiting.size };
  }

  /** `progress` counts the earlier turns of the request. Throws if there is no connection within `limitMs`. */
  async take(progress: number, limitMs: number): Promise<void> {
    if (this.#inUse < this.#maxInUse) {
      this.#inUse += 1;
      return;
    }
    this.#makeRoom(progress);
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(limit);
        this.#waiting.delete(waiting);
      };
      const waiting: Waiting = {
        progress,
        enter: () => {
          leave();
          resolve();
        },
        refuse: () => {
          leave();
          reject(new DatabaseUnavailable('no connection became free in time', false));
        },
      };
      const limit = setTimeout(waiting.refuse, limitMs);
      this.#waiting.add(waiting);
    });
  }

  /** Passes the connection to the waiting request with the most progress; among equals, to the first. */
  free(): void {
    const [first, ...others] = this.#waiting;
    if (first === undefined) this.#inUse -= 1;
    else others.reduce((best, next) => (next.progress > best.progress ? next : best), first).enter();
  }

  /** If the queue is full, the last request with the least progress gives way to one with more. */
  #makeRoom(progress: number): void {
    if (this.#waiting.size < this.#maxWaiting) return;
    const [first, ...others] = this.#waiting;
    const last =
      first && others.reduce((least, next) => (next.progress <= least.progress ? next : least), first);
    if (last === undefined || last.progress >= progress) {
      throw new DatabaseUnavailable('too many requests wait for a connection', false);
    }
    last.refuse();
  }
}
