/** Returns the next state of Mulberry32. */
export const nextState = (state: number): number => (state + 0x6d2b79f5) | 0;

/** Returns the 32-bit whole number of a state of Mulberry32; close states yield distant numbers. */
export function mix(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
