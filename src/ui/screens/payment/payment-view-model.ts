import { makeAutoObservable, observableRef } from 'mobx';

import { RetryLoading } from '@/application/connection/retry-loading';
import { BasketStore } from '@/application/basket/basket-store';
import { loadedValue } from '@/application/shared/loadable';
import { OrderStore } from '@/application/orders/order-store';
import { ShopStore } from '@/application/shops/shop-store';
import { CheckPayment } from '@/application/checkout/check-payment';
import { LoadOrder } from '@/application/orders/load-order';
import { StartPayment, type StartPaymentFailure } from '@/application/checkout/start-payment';
import type { Currency } from '@/domain/menu/menu';
import { buildPath } from '@/domain/navigation/build-path';
import type { MatchedRoute } from '@/domain/navigation/route';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import { noticeForPayment } from '@/domain/notice/notice-for-payment';
import { paymentRecovery, type PaymentRecovery } from '@/domain/notice/payment-recovery';
import type { Notice } from '@/domain/notice/notice';
import type { CustomerCode, OrderDetails, OrderId } from '@/domain/order/order';
import { customerCodeIn, orderLink } from '@/domain/navigation/order-link';
import { Navigator } from '@/domain/ports/navigator';
import type { Amount } from '@/domain/shared/amount';
import type { OrderType } from '@/domain/settings/order-type';
import type { Instant } from '@/domain/shared/instant';
import { DEFAULT_TIME_ZONE, type Shop, type ShopId } from '@/domain/shop/shop';
import type { Deps } from '@/domain/ports/deps';

/**
 * The payment's state on its page. `unpaid`: nothing was charged, and it can be tried again. `ended`: the order was
 * abandoned. `unknown`: neither this device nor the address has the order's code.
 */
export type PaymentPageState =
  | { readonly kind: 'checking'; readonly isLate: boolean }
  | { readonly kind: 'unpaid'; readonly notice: Notice | undefined; readonly recovery: PaymentRecovery }
  /** The guest has declared since what the dishes were not checked against; paying answers it (DEC-121). */
  | { readonly kind: 'dietUnanswered' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'paid' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unknown' };

/**
 * The page that the provider returns to, in this browser or another one. It only queries: showing it never sends a
 * command. Source: decisions Payment; PAIN-03, PAIN-04, PAIN-13 to PAIN-17.
 */
export class PaymentViewModel {
  static readonly needs = {
    orders: OrderStore,
    shops: ShopStore,
    baskets: BasketStore,
    checkPayment: CheckPayment,
    loadOrder: LoadOrder,
    retryLoading: RetryLoading,
    startPayment: StartPayment,
    navigator: Navigator,
  };

  /** The result of this page's own attempt to pay. */
  private attempt: 'leaving' | StartPaymentFailure | undefined = undefined;
  private leaving = new AbortController();
  private readonly orderId: OrderId | undefined;
  private readonly shopId: ShopId | undefined;
  private readonly code: CustomerCode | undefined;
  private readonly deps: Deps<typeof PaymentViewModel>;

  constructor(deps: Deps<typeof PaymentViewModel>, route: MatchedRoute) {
    this.deps = deps;
    this.orderId = route.params.orderId;
    this.shopId = route.params.shopId;
    this.code = customerCodeIn(route.fullPath);
    makeAutoObservable<this, 'deps' | 'leaving' | 'attempt'>(
      this,
      { deps: false, leaving: false, attempt: observableRef, promised: false },
      { autoBind: true },
    );
  }

  start(): () => void {
    this.leaving = new AbortController();
    if (this.orderId !== undefined) void this.ask(this.orderId);
    return () => this.leaving.abort();
  }

  get state(): PaymentPageState {
    if (this.attempt === 'leaving') return { kind: 'leaving' };
    if (this.attempt !== undefined) return stateAfter(this.attempt);
    const progress = this.seen?.payment;
    if (progress?.kind === 'paid') return progress;
    if (progress?.kind === 'unpaid') {
      const notice = noticeForPayment(progress);
      return { kind: 'unpaid', notice, recovery: paymentRecovery(progress.code, progress.status) };
    }
    if (progress?.kind === 'unknown' || this.isUnknown) return { kind: 'unknown' };
    if (this.isUnbegun) return { kind: 'unpaid', notice: undefined, recovery: 'payAgain' };
    return { kind: 'checking', isLate: progress?.isLate ?? false };
  }

  get details(): OrderDetails | undefined {
    return this.seen && loadedValue(this.seen.details);
  }

  get total(): Amount | undefined {
    const state = this.intent?.state;
    const placed = state === undefined || state.kind === 'sending' ? undefined : state.order;
    return this.details?.total ?? placed?.total;
  }

  get currency(): Currency | undefined {
    return this.details?.currency ?? this.intent?.currency;
  }

  get shopName(): string | undefined {
    return this.details?.shopName ?? this.intent?.shopName;
  }

  /** When the order is ready, if it is paid now; undefined where nothing is promised, or that time has passed. */
  promised(now: Instant): Instant | undefined {
    const readyAt = this.details?.readyAt ?? this.intent?.request.readyAt;
    return readyAt !== undefined && readyAt > now ? readyAt : undefined;
  }

  get orderType(): OrderType | undefined {
    return this.details?.orderType ?? this.intent?.request.orderType;
  }

  get timeZone(): string {
    return this.details?.timeZone ?? this.shop?.timeZone ?? DEFAULT_TIME_ZONE;
  }

  /** The shop to contact, once it is known. */
  get shop(): Shop | undefined {
    const { shop } = this.deps.shops;
    return shop?.id === this.shopId ? shop : undefined;
  }

  /** Back to the basket, which is stored until the order is paid (PAIN-13). */
  get basketPath(): string {
    if (this.shopId === undefined) return buildPath.home();
    const { basket, count } = this.deps.baskets;
    const hasBasket = count > 0 && basket.shopId === this.shopId;
    return hasBasket ? buildPath.checkoutPage(this.shopId) : buildPath.menuPage(this.shopId);
  }

  /** Tries again, or goes on with an open payment, which the server returns again (PAIN-14). */
  async pay(): Promise<void> {
    if (this.orderId === undefined || this.shopId === undefined || this.attempt === 'leaving') return;
    const isDietAnswered = this.state.kind === 'dietUnanswered';
    this.setAttempt('leaving');
    const result = await this.deps.startPayment.start(this.orderId, this.shopId, isDietAnswered);
    if (result.ok && result.value.destination.kind === 'redirect') return;
    this.setAttempt(result.ok ? SCRIPT_NOT_SHOWN : result.error);
    if (!result.ok && result.error.kind === 'alreadyPaid') await this.goToOrder(this.orderId);
  }

  /** The page came back from the back/forward cache: the outcome is queried again (FAULT-P10). */
  resume(): void {
    this.setAttempt(undefined);
    this.leaving.abort();
    this.start();
  }

  setAttempt(attempt: 'leaving' | StartPaymentFailure | undefined): void {
    this.attempt = attempt;
  }

  private get seen() {
    return this.orderId && this.deps.orders.seenOrder(this.orderId);
  }

  private get intent() {
    return this.orderId && this.deps.orders.intentOf(this.orderId);
  }

  /** Confirmed here, but without a payment: there is nothing to wait for. */
  private get isUnbegun(): boolean {
    return this.intent?.state.kind === 'placed';
  }

  private get isUnknown(): boolean {
    if (this.orderId === undefined) return true;
    const details = this.seen?.details;
    return details?.kind === 'failed' && details.failure.kind === 'refused' && details.failure.status === 404;
  }

  private async ask(orderId: OrderId): Promise<void> {
    const { signal } = this.leaving;
    const { loadOrder, retryLoading } = this.deps;
    retryLoading.load(loadOrder.resource(orderId, this.code, signal), signal);
    const progress = await this.deps.checkPayment.check(orderId, signal, this.code);
    if (progress.kind === 'paid' && !signal.aborted) await this.goToOrder(orderId);
  }

  /** With the code of the address, if any: this browser may have nothing stored (PAIN-15). */
  private async goToOrder(orderId: OrderId): Promise<void> {
    const path = this.code === undefined ? buildPath.orderPage(orderId) : orderLink(orderId, this.code);
    await this.deps.navigator.go(path, { replace: true });
  }
}

/** An embedded form would need a page of its own (error 15); nothing was charged. */
const SCRIPT_NOT_SHOWN: StartPaymentFailure = {
  kind: 'refused',
  status: 501,
  code: 'payment-15',
  family: 'payment',
  parameter: undefined,
  orderId: undefined,
  shopId: undefined,
  articleCodes: [],
  errors: [],
  retryAfterMs: undefined,
};

function stateAfter(failure: StartPaymentFailure): PaymentPageState {
  switch (failure.kind) {
    case 'alreadyPaid':
      return { kind: 'paid' };
    case 'orderEnded':
      return { kind: 'ended' };
    case 'codeMissing':
      return { kind: 'unknown' };
    case 'dietUnanswered':
      return failure;
    default:
      return {
        kind: 'unpaid',
        notice: noticeForFailure(failure),
        recovery: paymentRecovery(failure.kind === 'refused' ? failure.code : undefined),
      };
  }
}
