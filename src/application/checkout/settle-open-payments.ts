import type { Deps } from '@/domain/ports/deps';
import { OrderStore } from '@/application/orders/order-store';
import { QueryPayment } from '@/application/checkout/query-payment';
import { SettlePaidOrder } from '@/application/checkout/settle-paid-order';
import { type StoredOrderDetails } from '@/domain/order/tracked-order';
import { paidOrderExpires } from '@/domain/order/tracked-order-times';
import { Clock } from '@/domain/ports/clock';

/**
 * Queries once each payment that was started on this device and whose outcome is unknown: it may have been paid in
 * another tab, another browser or the bank's app. The paid ones are settled; the others stay as they are. Source:
 * DEC-23; PAIN-03, PAIN-15.
 */
export class SettleOpenPayments {
  static readonly needs = {
    orders: OrderStore,
    queryPayment: QueryPayment,
    settlePaidOrder: SettlePaidOrder,
    clock: Clock,
  };

  private readonly deps: Deps<typeof SettleOpenPayments>;

  constructor(deps: Deps<typeof SettleOpenPayments>) {
    this.deps = deps;
  }

  async settle(): Promise<void> {
    const open = this.deps.orders.details.filter((order) => this.isOpen(order));
    await Promise.all(open.map((order) => this.ask(order)));
  }

  /** An order whose payment page is open is queried by that page. */
  private isOpen({ orderId, isPaid, status, pickupTime }: StoredOrderDetails): boolean {
    const isUndecided = isPaid !== true && (status === undefined || status === 'calculatedPrice');
    const isAsked = this.deps.orders.seenOrder(orderId).payment?.kind === 'checking';
    const isTracked = this.deps.orders.running.some(({ id }) => id === orderId);
    return isUndecided && !isAsked && !isTracked && this.deps.clock.now() < paidOrderExpires(pickupTime);
  }

  private async ask({ orderId }: StoredOrderDetails): Promise<void> {
    const outcome = await this.deps.queryPayment.query(orderId);
    if (outcome?.kind === 'paid') await this.deps.settlePaidOrder.settle(orderId);
  }
}
