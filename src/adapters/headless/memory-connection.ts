import { Gate } from '@/adapters/headless/gate';
import type { Connection } from '@/domain/ports/connection';

export class MemoryConnection implements Connection {
  /** Whether the own origin answers checks. */
  answers = true;
  /** The number of checks. */
  checks = 0;

  readonly #gate = new Gate();
  readonly #listeners = new Set<(isOnline: boolean) => void>();
  #isOnline: boolean;

  constructor(isOnline = true) {
    this.#isOnline = isOnline;
  }

  isOnline(): boolean {
    return this.#isOnline;
  }

  onChange(listener: (isOnline: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async originAnswers(signal?: AbortSignal): Promise<boolean> {
    this.checks += 1;
    const answers = this.answers;
    await this.#gate.pass(signal);
    return answers && signal?.aborted !== true;
  }

  /** Simulates the browser's online and offline events. */
  setOnline(isOnline: boolean): void {
    if (isOnline === this.#isOnline) return;
    this.#isOnline = isOnline;
    for (const listener of [...this.#listeners]) listener(isOnline);
  }

  /** The next check answers only when the returned function is called. */
  holdNextCheck(): () => void {
    return this.#gate.holdNext();
  }
}
