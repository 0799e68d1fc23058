import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { BasketStore } from '@/application/basket/basket-store';
import { OrderStore } from '@/application/orders/order-store';
import { AbandonOrder } from '@/application/checkout/abandon-order';
import { AskPayment } from '@/application/checkout/query-payment';
import { ChangeBasket } from '@/application/basket/change-basket';
import { CheckBasket } from '@/application/checkout/check-basket';
import { CheckPayment } from '@/application/checkout/check-payment';
import { ConfirmOrder } from '@/application/checkout/confirm-order';
import { FollowOrder } from '@/application/orders/subscribe-order-status';
import { HearStatus } from '@/application/orders/apply-order-status';
import { LoadOrder } from '@/application/orders/load-order';
import { PlaceOrder } from '@/application/checkout/place-order';
import { PollPaidOrders } from '@/application/orders/poll-paid-orders';
import { SendReceipt } from '@/application/orders/send-receipt';
import { SettleOpenPayments } from '@/application/checkout/settle-open-payments';
import { SettlePaidOrder } from '@/application/checkout/settle-paid-order';
import { StartPayment } from '@/application/checkout/start-payment';
import { TrackPaidOrder } from '@/application/orders/track-paid-order';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { OrderStorage } from '@/domain/ports/stored-value';
import { OrderDesk } from '@/domain/ports/order-gateway';
import { PageDocument } from '@/domain/ports/page-document';
import { PaymentDesk } from '@/domain/ports/payment-gateway';
import { Randomness } from '@/domain/ports/randomness';

/** From the confirmation to the order that is eaten. */
export const orderingModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, ConfirmOrder, [
    CheckBasket,
    PlaceOrder,
    AskPayment,
    SettlePaidOrder,
    OrderStore,
    BasketStore,
    OrderStorage,
    Clock,
  ]);
  bindSingle(bind, PlaceOrder, [OrderDesk, OrderStore, ChangeBasket, OrderStorage, Clock, Randomness]);
  bindSingle(bind, StartPayment, [
    PaymentDesk,
    OrderStore,
    AskPayment,
    SettlePaidOrder,
    AbandonOrder,
    PageDocument,
    Clock,
  ]);
  bindSingle(bind, AskPayment, [PaymentDesk, OrderDesk, OrderStore]);
  bindSingle(bind, CheckPayment, [AskPayment, SettlePaidOrder, AbandonOrder, OrderStore, Clock]);
  bindSingle(bind, SettlePaidOrder, [
    OrderStore,
    BasketStore,
    ChangeBasket,
    TrackPaidOrder,
    LoadOrder,
    Randomness,
  ]);
  bindSingle(bind, SettleOpenPayments, [OrderStore, AskPayment, SettlePaidOrder, Clock]);
  bindSingle(bind, AbandonOrder, [OrderStore, ChangeBasket, Randomness]);
  bindSingle(bind, TrackPaidOrder, [OrderStore, PageDocument]);
  bindSingle(bind, LoadOrder, [OrderDesk, OrderStore, HearStatus]);
  bindSingle(bind, FollowOrder, [OrderDesk, OrderStore, HearStatus, Connection, Clock, FailureReporter]);
  bindSingle(bind, HearStatus, [OrderStore, Clock, FailureReporter]);
  bindSingle(bind, PollPaidOrders, [OrderDesk, OrderStore, HearStatus, Clock, FailureReporter]);
  bindSingle(bind, SendReceipt, [OrderDesk, OrderStore]);
});
