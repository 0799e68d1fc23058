import { makeAutoObservable, observableRef } from 'mobx';

import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Instant } from '@/domain/shared/instant';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { ShopId } from '@/domain/shop/shop';
import type { BoardOrder } from '@/domain/staff/board';
import { mergeOrders } from '@/domain/staff/merge-orders';

/** A move that the server has not answered yet. `isWaiting`: for the connection. */
export interface PendingMove {
  readonly to: OrderStatus;
  readonly isWaiting: boolean;
}

/** A move that did not happen. */
export interface FailedMove {
  readonly shortCode: string;
  readonly failure: RemoteFailure;
}

/** The orders of one shop as last read, and what is under way with them. */
export class BoardStore {
  shopId: ShopId | undefined = undefined;
  orders: readonly BoardOrder[] = [];
  /** When the board was last read, by the own clock; undefined before. */
  readAt: Instant | undefined = undefined;
  /** Why the last attempt to read it failed. */
  failure: RemoteFailure | undefined = undefined;
  pending: ReadonlyMap<OrderId, PendingMove> = new Map();
  failedMove: FailedMove | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {
      orders: observableRef,
      failure: observableRef,
      pending: observableRef,
      failedMove: observableRef,
    });
  }

  /** Begins with nothing of another shop. */
  open(shopId: ShopId): void {
    if (this.shopId === shopId) return;
    this.shopId = shopId;
    this.orders = [];
    this.readAt = undefined;
    this.failure = undefined;
    this.failedMove = undefined;
  }

  setRead(shopId: ShopId, orders: readonly BoardOrder[], readAt: Instant): void {
    if (shopId !== this.shopId) return;
    this.orders = mergeOrders(this.orders, orders);
    this.readAt = readAt;
    this.failure = undefined;
  }

  setUnread(shopId: ShopId, failure: RemoteFailure): void {
    if (shopId === this.shopId) this.failure = failure;
  }

  apply(order: BoardOrder): void {
    this.orders = this.orders.map((known) => (known.orderId === order.orderId ? order : known));
  }

  setPending(orderId: OrderId, move: PendingMove | undefined): void {
    const pending = new Map(this.pending);
    if (move === undefined) pending.delete(orderId);
    else pending.set(orderId, move);
    this.pending = pending;
  }

  setFailedMove(move: FailedMove | undefined): void {
    this.failedMove = move;
  }
}
