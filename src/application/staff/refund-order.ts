import { retrying } from '@/application/shared/retrying';
import { StaffSession } from '@/application/staff/staff-session';
import { parseRefundId } from '@/domain/order/order';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { OrderBoard, type OrderRefund, type RefundOutcome } from '@/domain/ports/order-board';
import { Randomness } from '@/domain/ports/randomness';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

const ID_BITS = 128;

export type WantedRefund = Omit<OrderRefund, 'refundId'>;

/** Gives money back. */
export class RefundOrder {
  static readonly needs = { board: OrderBoard, session: StaffSession, randomness: Randomness, clock: Clock };

  private readonly deps: Deps<typeof RefundOrder>;

  constructor(deps: Deps<typeof RefundOrder>) {
    this.deps = deps;
  }

  /** Begins a refund: what is returned sends it, and gives the money back once however often it is called. */
  begin(): (wanted: WantedRefund) => Promise<Result<RefundOutcome, RemoteFailure>> {
    const { board, session, randomness, clock } = this.deps;
    const refundId = parseRefundId(randomness.token(ID_BITS));
    if (refundId === undefined) throw new Error('The source of randomness gave no token.');
    return async (wanted) => {
      const result = await retrying(clock, () => board.refund({ ...wanted, refundId }));
      if (!result.ok) session.endIfRefused(result.error);
      return result;
    };
  }
}
