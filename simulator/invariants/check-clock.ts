import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { Device } from '@simulator/world/device';
import type { Clock } from '@/domain/ports/clock';

/** Half of the longest journey, and the whole seconds in which the server tells the time. */
const TOLERANCE_MS = 15_000;
/** An answer that was on its way while the clock was changed may carry the wrong correction. */
const UNSETTLED_MS = 30_000;

/** A page that leaves to pay has just received an answer with the server's time. Source: FAULT-C17. */
export function checkClock(
  { world, violations }: WatchedWorld,
  { name, clockSetAt }: Device,
  clock: Clock,
): void {
  const now = world.clock.now();
  const offMs = clock.now() - now;
  const isSettled = clockSetAt === undefined || now - clockSetAt > UNSETTLED_MS;
  if (isSettled && Math.abs(offMs) > TOLERANCE_MS)
    violations.add('the clock follows the server', `${name}: the clock is ${offMs} ms off`);
}
