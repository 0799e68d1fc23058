import { retrying } from '@/application/shared/retrying';
import { StaffSession } from '@/application/staff/staff-session';
import { type OrderId, parseRefundId } from '@/domain/order/order';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { OrderBoard, type RefundOutcome } from '@/domain/ports/order-board';
import { Randomness } from '@/domain/ports/randomness';
import type { Amount } from '@/domain/shared/amount';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

const ID_BITS = 128;

export interface RefundWish {
  readonly orderId: OrderId;
  /** Undefined for all that is left. */
  readonly amount: Amount | undefined;
  readonly reason: string;
}

/** Gives money back. */
export class RefundOrder {
  static readonly needs = { board: OrderBoard, session: StaffSession, randomness: Randomness, clock: Clock };

  private readonly deps: Deps<typeof RefundOrder>;

  constructor(deps: Deps<typeof RefundOrder>) {
    this.deps = deps;
  }

  /** Begins a refund: what is returned sends it, and gives the money back once however often it is called. */
  begin(): (wish: RefundWish) => Promise<Result<RefundOutcome, RemoteFailure>> {
    const { board, session, randomness, clock } = this.deps;
    const refundId = parseRefundId(randomness.token(ID_BITS));
    if (refundId === undefined) throw new Error('The source of randomness gave no token.');
    return async (wish) => {
      const result = await retrying(clock, () => board.refund({ ...wish, refundId }));
      if (!result.ok) session.endIfRefused(result.error);
      return result;
    };
  }
}
