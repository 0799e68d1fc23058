import { mix, nextState } from '@/domain/shared/mulberry';
import type { Randomness } from '@/domain/ports/randomness';

const URL_SAFE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_CHARACTER = 6;

/** The same tokens for the same seed: for tests and replays, never for secrets. */
export class SeededRandomness implements Randomness {
  #state: number;

  constructor(seed = 1) {
    this.#state = seed | 0;
  }

  token(bits: number): string {
    const length = Math.ceil(bits / BITS_PER_CHARACTER);
    return Array.from({ length }, () => URL_SAFE.charAt(this.#next() % URL_SAFE.length)).join('');
  }

  #next(): number {
    this.#state = nextState(this.#state);
    return mix(this.#state);
  }
}
