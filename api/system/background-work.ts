/**
 * Work that an answer does not wait for, since its duration would reveal its outcome. It is finished before the server
 * closes.
 */
export class BackgroundWork {
  readonly #underWay = new Set<Promise<void>>();
  readonly #report: (error: unknown) => void;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  start(work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => this.#report(error))
      .finally(() => this.#underWay.delete(running));
    this.#underWay.add(running);
  }

  async finish(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
