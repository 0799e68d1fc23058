import type { OrderId, RefundId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { RefundWish } from '@/domain/order/refund-wish';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { Board, BoardOrder } from '@/domain/staff/board';

export interface OrderMove {
  readonly orderId: OrderId;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** For the guest; required for taking an order back. */
  readonly reason?: string | undefined;
}

export interface OrderRefund {
  readonly orderId: OrderId;
  readonly refundId: RefundId;
  readonly wish: RefundWish;
  readonly reason: string;
}

/** `pending`: the payment company has not answered, and is asked again without further calls. */
export const REFUND_OUTCOMES = ['pending', 'refunded', 'refused'] as const;

export type RefundOutcome = (typeof REFUND_OUTCOMES)[number];

/** The orders of a shop, for its staff. */
export interface OrderBoard {
  read(shopId: ShopId, signal?: AbortSignal): Promise<Result<Board, RemoteFailure>>;
  /** Reports each change of the shop or its orders until the signal aborts; resolves when the stream ends or breaks. */
  subscribe(shopId: ShopId, onChange: () => void, signal: AbortSignal): Promise<Result<void, RemoteFailure>>;
  /** Safe to repeat: a move that already happened gives the same answer. Refused with 409 from any other status. */
  move(move: OrderMove): Promise<Result<BoardOrder, RemoteFailure>>;
  /** Safe to repeat with the same id: it gives money back once. */
  refund(refund: OrderRefund): Promise<Result<RefundOutcome, RemoteFailure>>;
}

export const OrderBoard = portToken<OrderBoard>('OrderBoard');
