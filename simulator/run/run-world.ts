import { onReactionError } from 'mobx';

import type { Script } from '@/adapters/recording/step';
import { checkCanOrder } from '@simulator/invariants/check-can-order';
import { checkEnd } from '@simulator/invariants/check-end';
import { checkRest } from '@simulator/invariants/check-rest';
import type { Violation } from '@simulator/invariants/violations';
import { outcomesOf } from '@simulator/run/journey-outcome';
import { World, type WorldOptions } from '@simulator/world/world';
import { type PlayOptions, playScript } from '@simulator/acts/play-script';
import { watchAct } from '@simulator/invariants/watch-act';
import { watchWorld } from '@simulator/invariants/watch-world';
import type { WatchedWorld } from '@simulator/invariants/watched-world';
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
  /** All that happened, if traced. */
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
export async function playWorld(
  watched: WatchedWorld,
  script: Script,
  report?: PlayOptions['report'],
): Promise<void> {
  const { world } = watched;
  await world.open();
  await playScript(world, script, {
    onAct: (begun) => watchAct(watched, begun),
    ...(report !== undefined && { report }),
  });
  await world.calm();
  await world.clock.runUntil(addMs(world.clock.now(), SETTLES_MS));
  await world.comeBack();
  void checkCanOrder(watched);
  await world.clock.runUntil(addMs(world.clock.now(), EXPIRES_MS));
  await world.lookAgain();
  await world.clock.runUntil(addMs(world.clock.now(), LOOKS_MS));
}

export interface RunOptions extends WorldOptions, Pick<PlayOptions, 'report'> {
  readonly onViolation?: (violation: Violation) => void;
}

/** Plays a script in a world of its own, and checks every invariant. */
export async function runWorld(script: Script, options: RunOptions): Promise<WorldResult> {
  const world = new World(script.heading, options);
  const watched = watchWorld(world, options.onViolation);
  const { violations } = watched;
  const stopListening = onReactionError((error) => violations.add('nothing breaks', String(error)));
  await playWorld(watched, script, options.report);
  if (world.clock.isExhausted) violations.add('every act ends', 'the world goes round in circles');
  checkEnd(watched);
  checkRest(watched);
  const outcomes = outcomesOf(world);
  await world.close();
  stopListening();
  return {
    ...{ seed: world.seed, outcomes, faults: world.faults.counts, waitsMs: world.waitsMs },
    violations: violations.all,
    traceHash: world.trace.hash,
    trace: world.trace.lines,
    journeys: new Set(script.steps.flatMap((step) => ('who' in step ? [step.who] : []))).size,
    steps: script.steps.length,
  };
}
