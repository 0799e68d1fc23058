import type { Disposer } from '@/domain/ports/clock';
import { LeaderLock } from '@api/database/leader-lock';
import type { Leadership } from '@api/system/leadership';

interface Work {
  readonly start: () => Disposer;
  stop: Disposer | undefined;
}

/** Leads while this process holds the lock of the database. */
export class PostgresLeadership implements Leadership {
  readonly #url: string;
  readonly #works = new Set<Work>();
  #lock: LeaderLock | undefined;
  #isLeader = false;

  constructor(url: string) {
    this.#url = url;
  }

  lead(start: () => Disposer): Disposer {
    const work: Work = { start, stop: this.#isLeader ? start() : undefined };
    this.#works.add(work);
    this.#lock ??= new LeaderLock({ url: this.#url, onChange: (isLeader) => this.#change(isLeader) });
    return () => {
      work.stop?.();
      this.#works.delete(work);
      if (this.#works.size === 0) void this.#resign();
    };
  }

  #change(isLeader: boolean): void {
    this.#isLeader = isLeader;
    for (const work of this.#works) {
      if (isLeader) work.stop = work.start();
      else {
        work.stop?.();
        work.stop = undefined;
      }
    }
  }

  async #resign(): Promise<void> {
    const lock = this.#lock;
    this.#lock = undefined;
    await lock?.stop();
  }
}
