import { createHash } from 'node:crypto';

import type { WorldSummary } from '@simulator/run/run-seeds';
import { Tally } from '@simulator/trace/tally';
import type { Violation } from '@simulator/invariants/violations';

/** All worlds of a run, taken together. */
export interface Summary {
  /** Of the first world. */
  readonly seed: number;
  readonly worlds: number;
  readonly journeys: number;
  readonly steps: number;
  readonly seconds: number;
  readonly journeysPerSecond: number;
  /** Of all traces, in the order of the seeds: the same for the same seeds, whatever else the machine does. */
  readonly traceHash: string;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly faults: Readonly<Record<string, number>>;
  readonly waitsMs: readonly number[];
  readonly violations: readonly (Violation & { readonly seed: number })[];
}

export function summaryOf(worlds: readonly WorldSummary[], seconds: number): Summary {
  const inOrder = worlds.toSorted((one, other) => one.seed - other.seed);
  const sum = (of: (world: WorldSummary) => number): number =>
    inOrder.reduce((total, world) => total + of(world), 0);
  const journeys = sum((world) => world.journeys);
  return {
    seed: inOrder[0]?.seed ?? 0,
    worlds: inOrder.length,
    ...{ journeys, seconds, steps: sum((world) => world.steps) },
    journeysPerSecond: Math.round((journeys / seconds) * 10) / 10,
    traceHash: hashOf(inOrder.map(({ traceHash }) => traceHash)),
    outcomes: added(inOrder.map(({ outcomes }) => outcomes)),
    faults: added(inOrder.map(({ faults }) => faults)),
    waitsMs: inOrder.flatMap(({ waitsMs }) => waitsMs).toSorted((one, other) => one - other),
    violations: inOrder.flatMap(({ seed, violations }) => violations.map((each) => ({ ...each, seed }))),
  };
}

const hashOf = (hashes: readonly string[]): string =>
  createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);

function added(all: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const tally = new Tally();
  for (const counts of all) for (const [what, times] of Object.entries(counts)) tally.add(what, times);
  return tally.counts;
}
