import { onReactionError } from 'mobx';

import type { Script } from '@/adapters/recording/step';
import { checkCanOrder } from '@simulator/invariants/check-can-order';
import { checkEnd } from '@simulator/invariants/check-end';
import { checkRest } from '@simulator/invariants/check-rest';
import type { Violation } from '@simulator/invariants/violations';
import { outcomesOf } from '@simulator/run/journey-outcome';
import { World, type WorldOptions } from '@simulator/world/world';
import { addMs } from '@/domain/shared/instant';

/** How long customers stay after the last fault, and what they must see by then. */
const SETTLES_MS = 20 * 60_000;
/** By then everything that was followed has expired. */
const EXPIRES_MS = 150 * 60_000;
/** How long a page takes to be there. */
const LOOKS_MS = 60_000;

export interface WorldResult {
  readonly seed: number;
  readonly violations: readonly Violation[];
  readonly traceHash: string;
  /** All that happened, where it was kept. */
  readonly trace: readonly string[];
  /** How many customers there were. */
  readonly journeys: number;
  readonly steps: number;
  /** How the journeys ended. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** What went wrong in the world, and how often. */
  readonly faults: Readonly<Record<string, number>>;
  /** From an order's arrival until it was paid, in milliseconds of the world. */
  readonly waitsMs: readonly number[];
}

/** Plays a script, and lets the world come to rest. */
export async function playWorld(world: World, script: Script): Promise<void> {
  await world.open();
  await world.play(script);
  await world.calm();
  await world.clock.runUntil(addMs(world.clock.now(), SETTLES_MS));
  await world.comeBack();
  void checkCanOrder(world);
  await world.clock.runUntil(addMs(world.clock.now(), EXPIRES_MS));
  await world.lookAgain();
  await world.clock.runUntil(addMs(world.clock.now(), LOOKS_MS));
}

/** Plays a script in a world of its own, and judges it. */
export async function runWorld(script: Script, options: WorldOptions): Promise<WorldResult> {
  const world = new World(script.heading, options);
  const stopHearing = onReactionError((error) => world.violations.add('nothing breaks', String(error)));
  await playWorld(world, script);
  if (world.clock.isExhausted) world.violations.add('every act ends', 'the world goes round in circles');
  checkEnd(world);
  checkRest(world);
  const outcomes = outcomesOf(world);
  await world.close();
  stopHearing();
  return {
    ...{ seed: world.seed, outcomes, faults: world.faults.counts, waitsMs: world.waitsMs },
    violations: world.violations.all,
    traceHash: world.trace.hash,
    trace: world.trace.lines,
    journeys: new Set(script.steps.flatMap((step) => ('who' in step ? [step.who] : []))).size,
    steps: script.steps.length,
  };
}
