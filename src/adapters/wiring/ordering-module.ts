import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { BasketStore } from '@/application/stores/basket-store';
import { OrderStore } from '@/application/stores/order-store';
import { AbandonOrder } from '@/application/use-cases/abandon-order';
import { AskPayment } from '@/application/use-cases/ask-payment';
import { ChangeBasket } from '@/application/use-cases/change-basket';
import { CheckBasket } from '@/application/use-cases/check-basket';
import { CheckPayment } from '@/application/use-cases/check-payment';
import { ConfirmOrder } from '@/application/use-cases/confirm-order';
import { FollowOrder } from '@/application/use-cases/follow-order';
import { HearStatus } from '@/application/use-cases/hear-status';
import { LoadOrder } from '@/application/use-cases/load-order';
import { PlaceOrder } from '@/application/use-cases/place-order';
import { PollPaidOrders } from '@/application/use-cases/poll-paid-orders';
import { SendReceipt } from '@/application/use-cases/send-receipt';
import { SettleOpenPayments } from '@/application/use-cases/settle-open-payments';
import { SettlePaidOrder } from '@/application/use-cases/settle-paid-order';
import { StartPayment } from '@/application/use-cases/start-payment';
import { TrackPaidOrder } from '@/application/use-cases/track-paid-order';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { OrderStorage } from '@/domain/ports/kept-value';
import { OrderDesk } from '@/domain/ports/order-desk';
import { PageDocument } from '@/domain/ports/page-document';
import { PaymentDesk } from '@/domain/ports/payment-desk';
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
