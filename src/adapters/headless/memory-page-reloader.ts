import type { Clock } from '@/domain/ports/clock';
import type { PageReloader } from '@/domain/ports/page-reloader';
import { mayReload } from '@/domain/updates/may-reload';

/** Counts reloads. */
export class MemoryPageReloader implements PageReloader {
  reloads = 0;
  readonly #clock: Clock;
  #lastAt: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  reload({ isAsked = false }: { readonly isAsked?: boolean } = {}): boolean {
    const now = this.#clock.now();
    if (!isAsked && !mayReload(this.#lastAt, now)) return false;
    this.#lastAt = now;
    this.reloads += 1;
    return true;
  }
}
