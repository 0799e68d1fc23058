import { splitPath } from '@/domain/navigation/path-text';
import type { Navigator } from '@/domain/ports/navigator';

/** A history in memory. Set `arrive` to act on each navigation; it is awaited. */
export class MemoryNavigator implements Navigator {
  readonly isLeaving = false;
  arrive: (path: string) => Promise<void> = () => Promise.resolve();
  #entries: readonly string[];

  constructor(start = '/') {
    this.#entries = [start];
  }

  /** The current entry. */
  get current(): string {
    return this.#entries.at(-1) ?? '/';
  }

  get address(): string {
    return this.current;
  }

  get entries(): readonly string[] {
    return this.#entries;
  }

  async go(path: string, options?: { readonly replace?: boolean }): Promise<void> {
    const before = options?.replace === true ? this.#entries.slice(0, -1) : this.#entries;
    this.#entries = [...before, path];
    await this.arrive(this.current);
  }

  rewrite(path: string): void {
    if (splitPath(this.current).path === splitPath(path).path) void this.go(path, { replace: true });
  }

  async back(otherwise: string): Promise<void> {
    if (this.#entries.length < 2) return this.go(otherwise, { replace: true });
    this.#entries = this.#entries.slice(0, -1);
    await this.arrive(this.current);
  }

  async backTo(isWanted: (path: string) => boolean, otherwise: string): Promise<void> {
    const index = this.#entries.slice(0, -1).findLastIndex(isWanted);
    if (index < 0) return this.go(otherwise, { replace: true });
    this.#entries = this.#entries.slice(0, index + 1);
    await this.arrive(this.current);
  }
}
