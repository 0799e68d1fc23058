import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { Meter } from '@api/metrics/meter';
import type { OrderAnnouncer } from '@api/orders/order-announcer';
import type { OrderStore } from '@api/orders/order-store';
import type { RaiseMoneyAlarm } from '@api/payments/money-alarm';
import type { NotificationStore } from '@api/payments/notification-store';
import type { PaymentProvider } from '@api/payments/payment-provider';
import type { PaymentStore } from '@api/payments/payment-store';
import type { RefundStore } from '@api/payments/refunds/refund-store';
import type { KitchenLoad } from '@api/shops/kitchen-load';
import type { ShopStore } from '@api/shops/shop-store';

/** The dependencies of all payment code. */
export interface PaymentDeps {
  readonly orders: OrderStore;
  readonly payments: PaymentStore;
  readonly notifications: NotificationStore;
  readonly refunds: RefundStore;
  readonly shops: ShopStore;
  readonly kitchens: KitchenLoad;
  readonly provider: PaymentProvider;
  readonly announcer: OrderAnnouncer;
  readonly meter: Meter;
  readonly alarm: RaiseMoneyAlarm;
  readonly clock: Clock;
  readonly randomness: Randomness;
}
