import { mix, nextState } from '@/domain/shared/mulberry';

/** Pseudo-random numbers that follow from a seed alone. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = mix(seed);
  }

  /** From 0 to below 1. */
  share(): number {
    this.#state = nextState(this.#state);
    return mix(this.#state) / 0x1_0000_0000;
  }

  /** Whole, from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.share() * (most - least + 1));
  }

  isOneIn(count: number): boolean {
    return this.between(1, count) === 1;
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.between(0, items.length - 1)] ?? items[0];
  }
}

/** One number from 0 to below 1 for these words: asked in any order, the answer is the same. */
export function fateOf(seed: number, ...words: readonly (string | number)[]): number {
  let hash = mix(seed);
  for (const word of words) {
    const text = String(word);
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = mix(hash);
  }
  return mix(hash) / 0x1_0000_0000;
}
