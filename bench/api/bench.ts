/** One measurement of the API under load. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  /** The goal in words; without one the figure is for comparison only. */
  readonly goal?: string;
  readonly isReached?: boolean;
}

/** A part of `npm run bench:api`: starts what it needs, measures, and stops it. */
export interface Bench {
  readonly name: string;
  run(): Promise<readonly Figure[]>;
}

/** The value that `share` of the values do not exceed; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
