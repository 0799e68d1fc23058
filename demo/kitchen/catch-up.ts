import { addMs, type Instant } from '@/domain/shared/instant';
import { cook } from '@demo/kitchen/kitchen';
import type { PaymentDeps } from '@api/payments/payment-deps';

/** From paid to handed out. */
const STEPS = 4;

/**
 * Cooks what a kitchen would have cooked while no process ran: an order is as far as its age says, so that it is never
 * further back than when it was last looked at.
 */
export async function catchUpCooking(deps: PaymentDeps, paceMs: number): Promise<void> {
  const now = deps.clock.now();
  for (let stepsAgo = STEPS - 1; stepsAgo >= 0; stepsAgo -= 1) {
    await cook({ ...deps, clock: at(deps, addMs(now, -stepsAgo * paceMs)) }, paceMs);
  }
}

const at = ({ clock }: PaymentDeps, moment: Instant): PaymentDeps['clock'] => ({
  isSure: true,
  now: () => moment,
  after: (ms, work) => clock.after(ms, work),
  every: (ms, work) => clock.every(ms, work),
});
