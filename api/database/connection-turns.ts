import { DatabaseUnavailable } from '@api/database/database-unavailable';

interface Waiting {
  readonly progress: number;
  readonly enter: () => void;
  readonly refuse: () => void;
}

/**
 * Who may take a connection. What has come furthest goes first: a request that already has results would lose them by
 * waiting too long, and were it begun again, its work would be done twice. So past its limit the API finishes what it has
 * begun and refuses what is new.
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

  /** `progress` is how often the same request has had a turn before. Throws when there is none within the limit. */
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
          reject(new DatabaseUnavailable('no connection was free in time', false));
        },
      };
      const limit = setTimeout(waiting.refuse, limitMs);
      this.#waiting.add(waiting);
    });
  }

  /** The turn passes to the one that waits with the most progress, and of those to the first. */
  free(): void {
    const [first, ...others] = this.#waiting;
    if (first === undefined) this.#inUse -= 1;
    else others.reduce((best, next) => (next.progress > best.progress ? next : best), first).enter();
  }

  /** Where no more may wait, the last of those with the least progress gives way to one with more. */
  #makeRoom(progress: number): void {
    if (this.#waiting.size < this.#maxWaiting) return;
    const [first, ...others] = this.#waiting;
    const last =
      first && others.reduce((least, next) => (next.progress <= least.progress ? next : least), first);
    if (last === undefined || last.progress >= progress) {
      throw new DatabaseUnavailable('too many wait for a connection', false);
    }
    last.refuse();
  }
}
