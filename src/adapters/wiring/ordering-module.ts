import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { AbandonOrder } from '@/application/checkout/abandon-order';
import { QueryPayment } from '@/application/checkout/query-payment';
import { CheckPayment } from '@/application/checkout/check-payment';
import { ConfirmOrder } from '@/application/checkout/confirm-order';
import { SubscribeOrderStatus } from '@/application/orders/subscribe-order-status';
import { ApplyOrderStatus } from '@/application/orders/apply-order-status';
import { LoadOrder } from '@/application/orders/load-order';
import { PlaceOrder } from '@/application/checkout/place-order';
import { PollPaidOrders } from '@/application/orders/poll-paid-orders';
import { SendReceipt } from '@/application/orders/send-receipt';
import { SettleOpenPayments } from '@/application/checkout/settle-open-payments';
import { SettlePaidOrder } from '@/application/checkout/settle-paid-order';
import { StartPayment } from '@/application/checkout/start-payment';
import { TrackPaidOrder } from '@/application/orders/track-paid-order';

/** From the confirmation of an order to its end. */
export const orderingModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [
    ConfirmOrder,
    PlaceOrder,
    StartPayment,
    QueryPayment,
    CheckPayment,
    SettlePaidOrder,
    SettleOpenPayments,
    AbandonOrder,
    TrackPaidOrder,
    LoadOrder,
    SubscribeOrderStatus,
    ApplyOrderStatus,
    PollPaidOrders,
    SendReceipt,
  ]);
});
