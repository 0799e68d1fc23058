/** The step from one state of Mulberry32 to the next. */
export const nextState = (state: number): number => (state + 0x6d2b79f5) | 0;

/** The whole number of 32 bits that a state of Mulberry32 stands for: near states go far apart. */
export function mix(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
