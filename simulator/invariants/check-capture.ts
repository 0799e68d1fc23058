import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { ProviderEntry } from '@simulator/world/simulated-provider';

/**
 * Money whose capture was answered by a yes is not asked for again by the process that has the answer: a provider that
 * does not recognize repeated requests would take it twice. Source: FAULT-P7, FAULT-P23.
 */
export function checkCaptureRequest(
  { world, violations }: WatchedWorld,
  { paymentId, captureRequestedAt }: ProviderEntry,
): void {
  if (captureRequestedAt !== undefined && captureRequestedAt > (world.server.openedAt ?? 0))
    violations.add('at most one capture', `${paymentId} is asked for again after a yes`);
}
