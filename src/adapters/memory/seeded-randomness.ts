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

  /** Mulberry32: small, and even enough that two tokens are never the same by accident. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}
