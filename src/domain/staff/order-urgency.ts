import type { BoardOrder } from '@/domain/staff/board';
import type { Instant } from '@/domain/shared/instant';

/** `soon`: little is left of the promised time. `late`: none. */
export type Urgency = 'calm' | 'soon' | 'late';

const MINUTE_MS = 60_000;
const SOON_MS = 5 * MINUTE_MS;

/** How long an order without a promised time may take. */
const USUAL_MS = 25 * MINUTE_MS;

/** Returns the whole minutes since an order was placed; none before. */
export const ageInMinutes = ({ placedAt }: Pick<BoardOrder, 'placedAt'>, now: Instant): number =>
  Math.max(0, Math.floor((now - placedAt) / MINUTE_MS));

/** Returns how urgent an order is; what is ready, or over, is calm. */
export function urgencyOf(
  { status, placedAt, promisedAt }: Pick<BoardOrder, 'status' | 'placedAt' | 'promisedAt'>,
  now: Instant,
): Urgency {
  if (status === 'done' || status === 'delivered' || status === 'rollbacked') return 'calm';
  const leftMs = (promisedAt ?? placedAt + USUAL_MS) - now;
  if (leftMs <= 0) return 'late';
  return leftMs <= SOON_MS ? 'soon' : 'calm';
}
