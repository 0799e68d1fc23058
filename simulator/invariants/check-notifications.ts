import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { Instant } from '@/domain/shared/instant';

/** Checks the answer to a notification that the provider has just signed; it may have been processed before. */
export function checkNotification(
  { violations, world: { state } }: WatchedWorld,
  { id, processedAt }: { readonly id: string; readonly processedAt: Instant | undefined },
  status: number,
): void {
  if (status !== 204) violations.add('nothing breaks', `${id} is answered by ${status}`);
  if (processedAt !== undefined && state.notifications.get(id)?.processedAt !== processedAt)
    violations.add('what was acknowledged is done once', `${id} was processed before`);
}

/** Checks the answer to a forged or an expired notification. Source: FAULT-P12. */
export function checkInvalidNotification({ violations }: WatchedWorld, id: string, status: number): void {
  if (status !== 401) violations.add('forged notifications change nothing', `${id} is answered by ${status}`);
}

/**
 * Only notifications of the provider are stored, and each acknowledged one is processed. Source: FAULT-P7, FAULT-P12.
 */
export function checkNotifications({ world: { messenger, state }, violations }: WatchedWorld): void {
  for (const id of state.notifications.keys())
    if (!messenger.sent.has(id)) violations.add('forged notifications change nothing', `${id} is stored`);
  for (const id of messenger.acknowledged)
    if (state.notifications.get(id)?.processedAt === undefined)
      violations.add('what was acknowledged is done once', `${id} is not processed`);
}
