import { addMs, type Instant } from '@/domain/shared/instant';

/** Source: spec §9; TRACK-05. */
export const ORDER_POLL_INTERVAL_MS = 600_000;

/** After the pickup time. Source: spec §9; TRACK-08. */
export const PAID_ORDER_EXPIRY_MS = 60 * 60_000;

/** After the move to the delivered list. Source: spec §9; TRACK-09. */
export const DELIVERED_ORDER_EXPIRY_MS = 30 * 60_000;

export const paidOrderExpires = (pickupTime: Instant): Instant => addMs(pickupTime, PAID_ORDER_EXPIRY_MS);

export const deliveredOrderExpires = (movedAt: Instant): Instant => addMs(movedAt, DELIVERED_ORDER_EXPIRY_MS);
