import type { TrackedOrders } from '@/domain/order/tracked-order';
import type { Instant } from '@/domain/shared/instant';

/** Orders that have expired leave both lists; from `expires` on an order has. Source: spec §4, AMB-62; TRACK-08 to TRACK-11. */
export function removeExpired(tracked: TrackedOrders, now: Instant): TrackedOrders {
  const isCurrent = ({ expires }: { readonly expires: Instant }): boolean => now < expires;
  const [paid, delivered] = [tracked.paid.filter(isCurrent), tracked.delivered.filter(isCurrent)];
  const isAsItWas = paid.length === tracked.paid.length && delivered.length === tracked.delivered.length;
  return isAsItWas ? tracked : { ...tracked, paid, delivered };
}
