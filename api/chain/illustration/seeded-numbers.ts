import { mix, nextState } from '@/domain/shared/mulberry';

/** An endless sequence of numbers in [0, 1) determined by the text (FNV-1a, mulberry32). */
export function seededNumbers(text: string): () => number {
  let state = hashOf(text);
  return () => {
    state = nextState(state);
    return mix(state) / 2 ** 32;
  };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}
