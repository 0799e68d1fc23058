import type { ScreenSize } from '@/domain/navigation/page-tracking';
import { screenTypeOf } from '@/domain/navigation/screen-type';
import type { ScreenSource } from '@/domain/ports/screen-source';

export class MemoryScreenSource implements ScreenSource {
  #size: ScreenSize;
  readonly #listeners = new Set<(size: ScreenSize) => void>();

  constructor(width = 1280, height = 800) {
    this.#size = { width, height, type: screenTypeOf(width) };
  }

  size(): ScreenSize {
    return this.#size;
  }

  onChange(listener: (size: ScreenSize) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  resize(width: number, height: number): void {
    this.#size = { width, height, type: screenTypeOf(width) };
    for (const listener of [...this.#listeners]) listener(this.#size);
  }
}
