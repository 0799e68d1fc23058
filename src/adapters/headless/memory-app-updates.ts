import type { AppUpdates, UpdateFailure, UpdateNews } from '@/domain/ports/app-updates';
import { err, ok, type Result } from '@/domain/shared/result';

/** Updates that come when somebody says so. */
export class MemoryAppUpdates implements AppUpdates {
  /** Why beginning fails, if it does. */
  failure: string | undefined = undefined;
  /** How often a newer version was asked for. */
  looks = 0;
  /** How often a version was asked to take over. */
  takeOvers = 0;

  readonly #listeners = new Set<(news: UpdateNews) => void>();
  #isWaiting = false;

  begin(): Promise<Result<void, UpdateFailure>> {
    const { failure } = this;
    if (failure !== undefined) return Promise.resolve(err({ kind: 'notRegistered', message: failure }));
    if (this.#isWaiting) this.#tell('waiting');
    return Promise.resolve(ok(undefined));
  }

  onNews(listener: (news: UpdateNews) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  look(): Promise<boolean> {
    this.looks += 1;
    return Promise.resolve(true);
  }

  takeOver(): void {
    this.takeOvers += 1;
    if (this.#isWaiting) this.takenOver();
  }

  /** A newer version has been fetched. */
  released(): void {
    this.#isWaiting = true;
    this.#tell('waiting');
  }

  /** The version that waited was asked to take over, here or in another tab. */
  takenOver(): void {
    this.#isWaiting = false;
    this.#tell('takenOver');
  }

  #tell(news: UpdateNews): void {
    for (const listener of [...this.#listeners]) listener(news);
  }
}
