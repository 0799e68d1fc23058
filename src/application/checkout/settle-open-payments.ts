import type { OrderStore } from '@/application/orders/order-store';
import type { AskPayment } from '@/application/checkout/query-payment';
import type { SettlePaidOrder } from '@/application/checkout/settle-paid-order';
import { type StoredOrderDetails } from '@/domain/order/tracked-order';
import { paidOrderExpires } from '@/domain/order/tracked-order-times';
import type { Clock } from '@/domain/ports/clock';

/**
 * Asks once after each payment that was begun on this device and whose outcome it does not know: it may have been paid
 * in another tab, another browser or the bank's app. Those that are paid are settled; the others stay as they are.
 * Source: DEC-23; P03, P15.
 */
export class SettleOpenPayments {
  private readonly orders: OrderStore;
  private readonly askPayment: AskPayment;
  private readonly settlePaidOrder: SettlePaidOrder;
  private readonly clock: Clock;

  constructor(orders: OrderStore, askPayment: AskPayment, settlePaidOrder: SettlePaidOrder, clock: Clock) {
    this.orders = orders;
    this.askPayment = askPayment;
    this.settlePaidOrder = settlePaidOrder;
    this.clock = clock;
  }

  async execute(): Promise<void> {
    const open = this.orders.details.filter((order) => this.isOpen(order));
    await Promise.all(open.map((order) => this.ask(order)));
  }

  /** One whose payment page is shown is asked after there. */
  private isOpen({ orderId, isPaid, status, pickupTime }: StoredOrderDetails): boolean {
    const isUndecided = isPaid !== true && (status === undefined || status === 'calculatedPrice');
    const isAsked = this.orders.seenOrder(orderId).payment?.kind === 'checking';
    const isTracked = this.orders.running.some(({ id }) => id === orderId);
    return isUndecided && !isAsked && !isTracked && this.clock.now() < paidOrderExpires(pickupTime);
  }

  private async ask({ orderId }: StoredOrderDetails): Promise<void> {
    const outcome = await this.askPayment.execute(orderId);
    if (outcome?.kind === 'paid') await this.settlePaidOrder.execute(orderId);
  }
}
