import type { Script } from '@/adapters/cli/script/step';
import { judgeEnd } from '@/adapters/cli/simulation/invariants/judge-end';
import type { Violation } from '@/adapters/cli/simulation/invariants/violations';
import { World, type WorldOptions } from '@/adapters/cli/simulation/world/world';
import { addMs } from '@/domain/shared/instant';

/** How long customers stay after the last fault, and what they must see by then. */
const SETTLES_MS = 20 * 60_000;
/** By then everything that was followed has expired. */
const EXPIRES_MS = 150 * 60_000;

export interface WorldResult {
  readonly violations: readonly Violation[];
  readonly traceHash: string;
  readonly trace: readonly string[];
  /** How many customers there were. */
  readonly journeys: number;
  readonly orders: number;
  readonly paidOrders: number;
}

/** Plays a script in a world of its own, lets the world come to rest, and judges it. */
export async function runWorld(script: Script, options: WorldOptions): Promise<WorldResult> {
  const world = new World(script.heading, options);
  await world.open();
  await world.play(script);
  await world.calm();
  await world.clock.runUntil(addMs(world.clock.now(), SETTLES_MS));
  await world.comeBack();
  await world.clock.runUntil(addMs(world.clock.now(), EXPIRES_MS));
  judgeEnd(world);
  const statuses = [...world.orders.values()].map(({ order }) => order.status);
  await world.close();
  return {
    violations: world.violations.all,
    traceHash: world.trace.hash,
    trace: world.trace.lines,
    journeys: new Set(script.steps.flatMap((step) => ('who' in step ? [step.who] : []))).size,
    orders: statuses.length,
    paidOrders: statuses.filter((status) => status === 'delivered').length,
  };
}
