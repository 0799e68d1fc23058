/** One figure that the API must reach under load. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  /** What it is to be, in words; without one it is there to be compared with. */
  readonly goal?: string;
  readonly isReached?: boolean;
}

/** A part of `npm run bench:api`: starts what it needs, measures, and stops it. */
export interface Bench {
  readonly name: string;
  run(): Promise<readonly Figure[]>;
}

/** The value below which that share of the values lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
