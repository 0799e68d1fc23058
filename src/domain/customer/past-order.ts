import type { OrderItem, OrderId } from '@/domain/order/order';
import type { Currency } from '@/domain/menu/menu';
import type { OrderStatus } from '@/domain/order/order-status';
import type { OrderType } from '@/domain/settings/order-type';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';

/** Orders on one page of the history; pages count from 0. Source: decisions, Order history. */
export const ORDER_HISTORY_PAGE_SIZE = 10;

/** One page of the history; `isLast` when no older orders follow. */
export interface HistoryPage {
  readonly orders: readonly PastOrder[];
  readonly isLast: boolean;
}

/** An order of a member's history. Source: decisions, Order history. */
export interface PastOrder {
  readonly orderId: OrderId;
  readonly number: string;
  readonly createdAt: Instant;
  /** The shop's. */
  readonly timeZone: string;
  readonly shopId: ShopId;
  readonly shopName: string;
  /** Undefined for an unknown order type. */
  readonly orderType: OrderType | undefined;
  readonly status: OrderStatus;
  readonly items: readonly OrderItem[];
  readonly total: Amount;
  readonly currency: Currency;
}
