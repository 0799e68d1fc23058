import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { Instant } from '@/domain/shared/instant';

/** What the server made of a notification that the provider has signed just now; it may have heeded it before. */
export function checkNotification(
  { violations, world: { state } }: WatchedWorld,
  { id, processedAt }: { readonly id: string; readonly processedAt: Instant | undefined },
  status: number,
): void {
  if (status !== 204) violations.add('nothing breaks', `${id} is answered by ${status}`);
  if (processedAt !== undefined && state.notifications.get(id)?.processedAt !== processedAt)
    violations.add('what was acknowledged is done once', `${id} was heeded before`);
}

/** What the server made of one that somebody else has sent, or that has grown old. Source: FAULT-P12. */
export function checkInvalidNotification({ violations }: WatchedWorld, id: string, status: number): void {
  if (status !== 401) violations.add('forged notifications change nothing', `${id} is answered by ${status}`);
}

/** Nothing is kept but what the provider has told, and whatever was acknowledged is done. Source: FAULT-P7, FAULT-P12. */
export function checkNotifications({ world: { messenger, state }, violations }: WatchedWorld): void {
  for (const id of state.notifications.keys())
    if (!messenger.told.has(id)) violations.add('forged notifications change nothing', `${id} is kept`);
  for (const id of messenger.acknowledged)
    if (state.notifications.get(id)?.processedAt === undefined)
      violations.add('what was acknowledged is done once', `${id} is not heeded`);
}
