import type { DeclaredContents, DietFilter } from '@/domain/menu/diets';
import type { Currency } from '@/domain/menu/menu';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { RollbackReason } from '@/domain/order/rollback-reason';
import type { OrderType } from '@/domain/settings/order-type';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';

/** Orders that were handed out or taken back stay on the board for this time. */
export const BOARD_AFTER_MS = 30 * 60_000;

/** The orders of a shop that its staff works on, the oldest first. */
export interface Board {
  /** When it was read, by the server's clock. */
  readonly at: Instant;
  readonly orders: readonly BoardOrder[];
}

/** Names are in the chain's first language. */
export interface BoardOrder {
  readonly orderId: OrderId;
  /** The number that the guest shows. */
  readonly shortCode: string;
  readonly status: OrderStatus;
  /** Undefined for an unknown order type. */
  readonly orderType: OrderType | undefined;
  /** The table; undefined where there is none. */
  readonly spot: string | undefined;
  readonly placedAt: Instant;
  /** Undefined where the shop promises nothing. */
  readonly promisedAt: Instant | undefined;
  readonly lines: readonly BoardLine[];
  readonly note: string;
  /** What the guest declared, if it was sent. Source: DEC-122. */
  readonly dietaryNeeds: DietFilter | undefined;
  readonly total: Amount;
  readonly currency: Currency;
  /** When it got its status. */
  readonly changedAt: Instant;
  /** Ready for so long that it will hardly be collected any more. Source: DEC-112. */
  readonly isUncollected: boolean;
  /** Of an order that was taken back. */
  readonly reason: RollbackReason | undefined;
}

export interface BoardLine {
  readonly name: string;
  readonly quantity: number;
  readonly choices: readonly string[];
  /** What was declared of it when it was ordered. Source: DEC-123. */
  readonly contents: DeclaredContents | undefined;
  /** Of all of them, with their choices. */
  readonly total: Amount;
}
