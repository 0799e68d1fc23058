import type { AppUpdates, UpdateFailure, UpdateNews } from '@/domain/ports/app-updates';
import { err, ok, type Result } from '@/domain/shared/result';

/** Updates that a test triggers. */
export class MemoryAppUpdates implements AppUpdates {
  /** Why the start fails, if it does. */
  failure: string | undefined = undefined;
  /** The number of checks for a newer version. */
  looks = 0;
  /** The number of times a version was asked to take over. */
  takeOvers = 0;

  readonly #listeners = new Set<(news: UpdateNews) => void>();
  #isWaiting = false;

  begin(): Promise<Result<void, UpdateFailure>> {
    const { failure } = this;
    if (failure !== undefined) return Promise.resolve(err({ kind: 'notRegistered', message: failure }));
    if (this.#isWaiting) this.#notify('waiting');
    return Promise.resolve(ok(undefined));
  }

  onNews(listener: (news: UpdateNews) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  check(): Promise<boolean> {
    this.looks += 1;
    return Promise.resolve(true);
  }

  takeOver(): void {
    this.takeOvers += 1;
    if (this.#isWaiting) this.takenOver();
  }

  /** Simulates that a newer version was fetched. */
  released(): void {
    this.#isWaiting = true;
    this.#notify('waiting');
  }

  /** Simulates that the waiting version takes over, requested here or in another tab. */
  takenOver(): void {
    this.#isWaiting = false;
    this.#notify('takenOver');
  }

  #notify(news: UpdateNews): void {
    for (const listener of [...this.#listeners]) listener(news);
  }
}
