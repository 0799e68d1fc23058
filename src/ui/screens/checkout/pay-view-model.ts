import { makeAutoObservable, observableRef } from 'mobx';

import { BasketStore } from '@/application/basket/basket-store';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { OrderStore } from '@/application/orders/order-store';
import { ConfirmOrder, type ConfirmOutcome } from '@/application/checkout/confirm-order';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { LoadSettings } from '@/application/settings/load-settings';
import { BasketCommands } from '@/application/basket/basket-commands';
import { StartPayment } from '@/application/checkout/start-payment';
import type { BasketItem, BasketItemId } from '@/domain/basket/basket';
import { buildPath } from '@/domain/navigation/build-path';
import type { OrderId } from '@/domain/order/order';
import { paymentReturnPath } from '@/domain/navigation/order-link';
import { Clock, wait } from '@/domain/ports/clock';
import { Navigator } from '@/domain/ports/navigator';
import { type DietFilter, wishCount } from '@/domain/menu/diets';
import type { DietQuestion } from '@/domain/order/diet-question';
import type { Amount } from '@/domain/shared/amount';
import type { Deps } from '@/domain/ports/deps';
import { ShopMenu, type ShownMenuFailure } from '@/ui/components/shop-menu';
import type { CheckoutFormViewModel } from '@/ui/screens/checkout/checkout-form-view-model';
import {
  holdsUnavailable,
  obstacleOfOutcome,
  obstacleOfPayment,
  refusedField,
  type PayObstacle,
} from '@/ui/screens/checkout/pay-obstacle';

/** How soon a confirmation without a response is queried again. Source: PAIN-03. */
export const ASK_AGAIN_MS = 5_000;
/** As many unreadable answers in a row are no fault of the network. */
const UNREADABLE_MAX = 3;

/** `asking`: the response was lost, and the order is queried until it comes. `leaving`: on the way to the provider. */
export type PayStage = 'ready' | 'confirming' | 'asking' | 'leaving';

/**
 * From a basket to the provider's page. Only a tap on the pay button starts it, further taps meanwhile change nothing,
 * and a visitor who leaves the page is not redirected from the next one. Source: decisions Checkout; PAIN-01 to
 * PAIN-07, PAIN-14, PAIN-42.
 */
export class PayViewModel {
  static readonly needs = {
    baskets: BasketStore,
    orders: OrderStore,
    dietFilters: DietFilterStore,
    clock: Clock,
    loadSettings: LoadSettings,
    loadSpots: LoadDeliverySpots,
    ...ShopMenu.needs,
    basketCommands: BasketCommands,
    confirmOrder: ConfirmOrder,
    startPayment: StartPayment,
    navigator: Navigator,
  };

  stage: PayStage = 'ready';
  obstacle: PayObstacle | undefined = undefined;
  /** Whether the kitchen gets what the guest declared. */
  isDietShared = false;
  /** The question about lines that do not suit, once it was answered with yes. */
  private accepted: DietQuestion | undefined = undefined;
  private leaving = new AbortController();
  private readonly shopMenu: ShopMenu;
  private readonly deps: Deps<typeof PayViewModel>;
  private readonly form: CheckoutFormViewModel;

  constructor(deps: Deps<typeof PayViewModel>, form: CheckoutFormViewModel) {
    this.deps = deps;
    this.form = form;
    this.shopMenu = new ShopMenu(deps);
    makeAutoObservable<this, 'deps' | 'form' | 'leaving' | 'shopMenu' | 'accepted'>(
      this,
      { deps: false, form: false, leaving: false, shopMenu: false, accepted: false, obstacle: observableRef },
      { autoBind: true },
    );
  }

  /** Loads today's menu, so that today's price is paid. */
  start(): () => void {
    this.leaving = new AbortController();
    this.shopMenu.load(this.leaving.signal);
    return () => this.leaving.abort();
  }

  /** Why there are no names and prices to show. */
  get menuFailure(): ShownMenuFailure | undefined {
    return this.shopMenu.failure;
  }

  async retryMenu(): Promise<void> {
    await this.shopMenu.retry(this.leaving.signal);
  }

  get isPending(): boolean {
    return this.stage !== 'ready';
  }

  /** The stage to announce; nothing while the basket is still being checked. */
  get announcedStage(): Exclude<PayStage, 'ready'> | undefined {
    const isHandedIn = this.deps.orders.intent?.state.kind === 'sending';
    return this.stage === 'ready' || (this.stage === 'confirming' && !isHandedIn) ? undefined : this.stage;
  }

  /** The order that was just paid, in this tab or another: the basket was handed to the kitchen. */
  get paidOrder(): OrderId | undefined {
    const state = this.deps.orders.intent?.state;
    return state?.kind === 'paid' ? state.order.orderId : undefined;
  }

  /** The page of this basket's payment whose outcome is unknown (PAIN-03). */
  get openPaymentPath(): string | undefined {
    const { intent } = this.deps.orders;
    const { seed, basket } = this.deps.baskets;
    if (intent?.state.kind !== 'paying' || intent.seed !== seed || basket.shopId === undefined)
      return undefined;
    return paymentReturnPath(basket.shopId, intent.state.order.orderId, intent.request.customerCode);
  }

  /** The lines with something that the server does not have, until they are removed. */
  get unavailable(): readonly BasketItem[] {
    const { obstacle } = this;
    if (obstacle?.kind !== 'unavailable') return [];
    return this.deps.baskets.items.filter((item) => holdsUnavailable(item, obstacle.codes));
  }

  /** What the guest declared; undefined where nothing is declared. */
  get declared(): DietFilter | undefined {
    const { filter } = this.deps.dietFilters;
    return wishCount(filter) === 0 ? undefined : filter;
  }

  setDietShared(isShared: boolean): void {
    this.isDietShared = isShared;
  }

  /** The question to answer before these lines are ordered (DEC-121). */
  get dietQuestion(): DietQuestion | undefined {
    return this.obstacle?.kind === 'unsuitable' ? this.obstacle.question : undefined;
  }

  async answerDiet(isAccepted: boolean): Promise<void> {
    this.accepted = isAccepted ? this.dietQuestion : undefined;
    this.setStage('ready');
    if (isAccepted) await this.pay();
  }

  remove(itemId: BasketItemId): void {
    this.deps.basketCommands.remove(itemId);
  }

  /** What the pay button pays: the server's total, once it has reported another one (PAIN-06). */
  get amount(): Amount {
    return this.obstacle?.kind === 'totalDiffers' ? this.obstacle.charged : this.deps.baskets.total;
  }

  async pay(): Promise<void> {
    if (this.isPending) return;
    const agreed = this.amount;
    this.setStage('confirming');
    const { signal } = this.leaving;
    let outcome = await this.confirm();
    for (let unread = 0; outcome.kind === 'unanswered' && !signal.aborted;) {
      unread = outcome.isUnreadable ? unread + 1 : 0;
      if (unread >= UNREADABLE_MAX) break;
      this.setStage('asking');
      await wait(this.deps.clock, ASK_AGAIN_MS, signal);
      if (!signal.aborted) outcome = await this.confirm();
    }
    if (signal.aborted) this.setStage('ready');
    else await this.apply(outcome, agreed);
  }

  /** The page came back from the back/forward cache: it is no longer leaving (PAIN-14). */
  resume(): void {
    if (this.stage === 'leaving') this.setStage('ready');
  }

  private confirm(): Promise<ConfirmOutcome> {
    const { accepted, isDietShared: isShared } = this;
    return this.deps.confirmOrder.confirm(this.form.contact, { accepted, isShared });
  }

  /** Pays only the amount on the button, whatever changed meanwhile, in this tab or another (PAIN-06). */
  private async apply(outcome: ConfirmOutcome, agreed: Amount): Promise<void> {
    if (outcome.kind === 'placed' || outcome.kind === 'totalDiffers') {
      const { orderId } = outcome;
      const charged = this.totalOf(orderId);
      if (charged === agreed) return this.leaveToPay(orderId);
      return this.setStage('ready', { kind: 'totalDiffers', orderId, shown: agreed, charged });
    }
    this.setStage('ready', obstacleOfOutcome(outcome));
    if (outcome.kind === 'alreadyPaid') await this.goToOrder(outcome.orderId);
    if (outcome.kind === 'incomplete') this.form.refuse(outcome.fieldErrors);
    const field = outcome.kind === 'refused' ? refusedField(outcome.failure) : undefined;
    if (field === undefined) return;
    this.loadFormAgain();
    this.form.refuse([field]);
  }

  /** The server refused what the form accepted: settings and spots have changed since they were loaded. */
  private loadFormAgain(): void {
    const { baskets, loadSettings, loadSpots } = this.deps;
    void loadSettings.load();
    if (baskets.basket.shopId !== undefined) void loadSpots.load(baskets.basket.shopId);
  }

  /** The server's total of an order that was placed from here. */
  private totalOf(orderId: OrderId): Amount {
    const state = this.deps.orders.intentOf(orderId)?.state;
    return state === undefined || state.kind === 'sending' ? this.deps.baskets.total : state.order.total;
  }

  private async leaveToPay(orderId: OrderId): Promise<void> {
    const { shopId } = this.deps.baskets.basket;
    if (shopId === undefined) return;
    this.setStage('leaving');
    const result = await this.deps.startPayment.start(orderId, shopId);
    if (result.ok && result.value.destination.kind === 'redirect') return;
    this.setStage('ready', result.ok ? undefined : obstacleOfPayment(result.error));
    if (result.ok) await this.deps.navigator.go(buildPath.paymentPage(shopId, orderId));
    else if (result.error.kind === 'alreadyPaid') await this.goToOrder(orderId);
  }

  private async goToOrder(orderId: OrderId): Promise<void> {
    await this.deps.navigator.go(buildPath.orderPage(orderId), { replace: true });
  }

  private setStage(stage: PayStage, obstacle?: PayObstacle): void {
    this.stage = stage;
    this.obstacle = obstacle;
  }
}
