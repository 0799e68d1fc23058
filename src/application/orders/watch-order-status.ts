import { reaction } from 'mobx';
import type { OrderStore } from '@/application/orders/order-store';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Disposer } from '@/domain/ports/clock';

/** Calls the listener with the status of an order, now and after each change. */
export const watchStatus = (
  orders: OrderStore,
  orderId: OrderId,
  onStatus: (status: OrderStatus) => void,
): Disposer =>
  reaction(
    () => orders.seenOrder(orderId).status,
    (status) => status !== undefined && onStatus(status),
    { fireImmediately: true },
  );
