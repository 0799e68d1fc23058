import type { TrackedOrders } from '@/domain/order/tracked-order';
import type { Instant, TimeSource } from '@/domain/shared/instant';

/**
 * Removes orders from all lists once they have expired, at `expires` or later. While the clock is not sure, none is
 * removed: it may be days off. Source: spec §4, AMB-62; TRACK-08 to TRACK-11; FAULT-C17.
 */
export function removeExpired(tracked: TrackedOrders, clock: TimeSource): TrackedOrders {
  if (!clock.isSure) return tracked;
  const now = clock.now();
  const isCurrent = ({ expires }: { readonly expires: Instant }): boolean => now < expires;
  const { paid, delivered, rollbacked } = tracked;
  if ([...paid, ...delivered, ...rollbacked].every(isCurrent)) return tracked;
  return {
    ...tracked,
    paid: paid.filter(isCurrent),
    delivered: delivered.filter(isCurrent),
    rollbacked: rollbacked.filter(isCurrent),
  };
}
