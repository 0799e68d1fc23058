import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { DeclaredDiet } from '@/application/menu/declared-diet';
import { OrderStore } from '@/application/orders/order-store';
import { ShopStore } from '@/application/shops/shop-store';
import { CheckBasket, type BasketObstacle } from '@/application/checkout/check-basket';
import { QueryPayment } from '@/application/checkout/query-payment';
import { PlaceOrder, type PlaceFailure } from '@/application/checkout/place-order';
import { SettlePaidOrder } from '@/application/checkout/settle-paid-order';
import type { OrderId } from '@/domain/order/order';
import { type DietQuestion, dietQuestion, isSameQuestion } from '@/domain/order/diet-question';
import { type Confirmation, makeIntent } from '@/domain/order/make-intent';
import type { OrderContact } from '@/domain/order/order-content';
import type { OrderIntent } from '@/domain/order/order-intent';
import { totalDiffers } from '@/domain/order/total-differs';
import { Clock } from '@/domain/ports/clock';
import { OrderStorage } from '@/domain/ports/stored-value';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';

export type ConfirmOutcome =
  /** The order is placed and can be paid. */
  | { readonly kind: 'placed'; readonly orderId: OrderId }
  /** The order is placed, for another total than was shown: the visitor must accept it before paying. */
  | {
      readonly kind: 'totalDiffers';
      readonly orderId: OrderId;
      readonly shown: Amount;
      readonly charged: Amount;
    }
  /** This basket, or one confirmed just before, is paid already. */
  | { readonly kind: 'alreadyPaid'; readonly orderId: OrderId }
  /** Lines do not suit what the guest declared: nothing is ordered before exactly this was answered. */
  | { readonly kind: 'unsuitable'; readonly question: DietQuestion }
  | BasketObstacle
  | PlaceFailure;

/** What the guest says of diets and allergens when confirming. */
export interface DietAnswers {
  /** The question that was answered with yes; it holds for its lines and its declaration alone. */
  readonly accepted?: DietQuestion | undefined;
  /** Whether the kitchen gets what the guest declared, though every line suits. */
  readonly isShared?: boolean | undefined;
}

/**
 * Confirms the basket: checks it, stores the confirmation before the first request, and places the order. However
 * often, in how many tabs and after whatever lost answer the same basket is confirmed, it is one order: the idempotency
 * key is derived from the basket, and an earlier confirmation is queried before a new one starts. Concurrent calls
 * share one attempt. Lines that do not suit what the guest declared are ordered only once the guest has answered the
 * question about them (DEC-121). Source: PAIN-01 to PAIN-03, PAIN-06, PAIN-07, PAIN-23; decisions, POST /api/order.
 */
export class ConfirmOrder {
  static readonly needs = {
    checkBasket: CheckBasket,
    placeOrder: PlaceOrder,
    queryPayment: QueryPayment,
    settlePaidOrder: SettlePaidOrder,
    orders: OrderStore,
    baskets: BasketStore,
    declaredDiet: DeclaredDiet,
    shops: ShopStore,
    storage: OrderStorage,
    clock: Clock,
  };

  private running: Promise<ConfirmOutcome> | undefined;

  private readonly deps: Deps<typeof ConfirmOrder>;

  constructor(deps: Deps<typeof ConfirmOrder>) {
    this.deps = deps;
  }

  confirm(contact: OrderContact, diet: DietAnswers = {}): Promise<ConfirmOutcome> {
    this.running ??= this.attempt(contact, diet).finally(() => (this.running = undefined));
    return this.running;
  }

  private async attempt(contact: OrderContact, diet: DietAnswers): Promise<ConfirmOutcome> {
    this.deps.orders.beginConfirming();
    const shownTime = this.shownTime();
    const paidBefore = await this.queryEarlierPayment();
    if (paidBefore !== undefined) return { kind: 'alreadyPaid', orderId: paidBefore };
    const checked = await this.deps.checkBasket.check(contact);
    if (!checked.ok) return checked.error;
    const menu = checked.value;
    const declared = this.deps.declaredDiet.read();
    const question = dietQuestion(this.deps.baskets.items, menu, declared);
    if (question !== undefined && !isSameQuestion(question, diet.accepted))
      return { kind: 'unsuitable', question };
    const isDeclarationSent = question !== undefined || diet.isShared === true;
    const intent = this.makeIntent({
      ...{ contact, currency: menu.currency, shownTime, declared, isDeclarationSent },
    });
    if (intent === undefined)
      return { kind: 'incomplete', fieldErrors: [{ field: 'items', problem: 'missing' }] };
    const placed = await this.deps.placeOrder.place(this.storedIntent(intent));
    return placed.ok ? this.outcomeOf(placed.value) : placed.error;
  }

  /** Queries an earlier payment: if it is paid, this basket is not confirmed again (PAIN-03). */
  private async queryEarlierPayment(): Promise<OrderId | undefined> {
    const { intent } = this.deps.orders;
    if (intent?.state.kind !== 'paying') return undefined;
    const { orderId } = intent.state.order;
    const outcome = await this.deps.queryPayment.query(orderId);
    if (outcome?.kind !== 'paid') return undefined;
    await this.deps.settlePaidOrder.settle(orderId);
    return orderId;
  }

  /** The shop is loaded again below, which may change the time; what counts is what the visitor reads on the page. */
  private shownTime(): Instant | undefined {
    const { shops, baskets, clock } = this.deps;
    const promise = shops.promise(clock.now());
    return shops.shop?.id === baskets.basket.shopId ? promise : undefined;
  }

  private makeIntent(
    confirmed: Pick<Confirmation, 'contact' | 'currency' | 'shownTime' | 'declared' | 'isDeclarationSent'>,
  ): OrderIntent | undefined {
    const { basket, total } = this.deps.baskets;
    return makeIntent({ ...confirmed, basket, shownTotal: total, now: this.deps.clock.now() });
  }

  /** Returns the same confirmation if this or another tab has stored it: its body does not change. */
  private storedIntent(intent: OrderIntent): OrderIntent {
    const earlier = [this.deps.orders.intent, this.deps.storage.load()?.intent];
    const same = earlier.find((each) => each?.key === intent.key) ?? intent;
    return { ...same, declared: intent.declared };
  }

  private outcomeOf(intent: OrderIntent): ConfirmOutcome {
    if (intent.state.kind === 'sending') return { kind: 'unanswered', isUnreadable: false };
    const { orderId, total } = intent.state.order;
    if (intent.state.kind === 'paid') return { kind: 'alreadyPaid', orderId };
    return totalDiffers(intent)
      ? { kind: 'totalDiffers', orderId, shown: intent.shownTotal, charged: total }
      : { kind: 'placed', orderId };
  }
}
