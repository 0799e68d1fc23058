import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type * as z from 'zod/mini';
import type { PaymentId, RefundId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import { ok } from '@/domain/shared/result';
import { toMinorUnits } from '@/domain/shared/minor-units';
import type {
  BookEntry,
  OpenedPayment,
  PaymentProvider,
  PaymentToOpen,
  ProviderState,
  RefundState,
  RefundToMake,
} from '@api/payments/payment-provider';
import { LATER, REFUSED, UNREACHABLE, type ProviderAnswer } from '@api/payments/provider-answer';
import type { ProviderReferenceStore } from '@api/payments/provider-reference-store';
import { bookEntries, stripeBooks, type StripeBooks } from '@api/payments/stripe/stripe-books';
import { askStripe } from '@api/payments/stripe/ask-stripe';
import { stripeLocale } from '@api/payments/stripe/stripe-locale';
import {
  intentOf,
  stateOf,
  stripeObject,
  stripeSession,
  type StripeSession,
} from '@api/payments/stripe/stripe-session';
import {
  refundStateOf,
  stripeRefund,
  stripeRefunds,
  type StripeRefund,
} from '@api/payments/stripe/stripe-refund';

/** The most that Stripe lists at once. */
const PAGE_MAX = 100;

/** An object to make at Stripe, once. */
interface Creation {
  readonly paymentId: PaymentId;
  /** What is counted in attempts: `open`, or the id of a refund. */
  readonly request: string;
  /** The idempotency key of the first attempt. */
  readonly key: string;
}

interface StripeDeps {
  readonly stripe: Stripe;
  readonly references: ProviderReferenceStore;
}

/**
 * Stripe Checkout: the visitor pays on a page of Stripe, which reserves the money until it is captured. Stripe gives
 * its sessions ids of its own, so the first one of each payment is stored. Captures and releases have no idempotency
 * key, since Stripe would repeat a failed answer for a day: the state of the payment says whether they were done.
 */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly #stripe: Stripe;
  readonly #references: ProviderReferenceStore;

  constructor({ stripe, references }: StripeDeps) {
    this.#stripe = stripe;
    this.#references = references;
  }

  async open(payment: PaymentToOpen): Promise<ProviderAnswer<OpenedPayment>> {
    const { paymentId } = payment;
    const known = await this.#references.find(paymentId);
    if (known !== undefined) return ok({ redirectUrl: known.redirectUrl });
    const request = sessionFor(payment);
    if (request === undefined) return REFUSED;
    const opened = await this.#create(
      { paymentId, request: 'open', key: keyOf(paymentId, request) },
      (options) => this.#stripe.checkout.sessions.create(request, options),
      stripeSession,
    );
    if (!opened.ok) return opened;
    const { id: reference, url } = opened.value;
    if (url === null) return UNREACHABLE;
    const stored = await this.#references.save(paymentId, { reference, redirectUrl: url });
    if (stored?.reference !== reference) {
      // No visitor has the address of this page. If it stays open after all, it ends by itself.
      await askStripe(() => this.#stripe.checkout.sessions.expire(reference), stripeObject);
    }
    return stored === undefined ? REFUSED : ok({ redirectUrl: stored.redirectUrl });
  }

  async fetchState(paymentId: PaymentId): Promise<ProviderAnswer<ProviderState>> {
    const known = await this.#references.find(paymentId);
    if (known === undefined) return ok({ kind: 'unknown' });
    const session = await this.#session(known.reference);
    if (!session.ok) return session;
    const state = stateOf(session.value);
    return state === undefined ? UNREACHABLE : ok(state);
  }

  async capture(paymentId: PaymentId): Promise<ProviderAnswer<void>> {
    const known = await this.#references.find(paymentId);
    if (known === undefined) return REFUSED;
    const session = await this.#session(known.reference);
    if (!session.ok) return session;
    const intent = intentOf(session.value);
    if (intent === undefined) return REFUSED;
    const captured = await askStripe(() => this.#stripe.paymentIntents.capture(intent.id), stripeObject);
    if (captured.ok || captured.error.kind !== 'refused') return done(captured);
    return this.#isNow(known.reference, 'captured');
  }

  /**
   * The state of the page decides: one that is open, also after a declined card, is expired, and its intent with it;
   * the intent of a completed one is canceled. Source: Stripe API, Cancel a PaymentIntent.
   */
  async release(paymentId: PaymentId): Promise<ProviderAnswer<void>> {
    const known = await this.#references.close(paymentId);
    if (known === undefined) return ok(undefined);
    const session = await this.#session(known.reference);
    if (!session.ok) return session;
    const { status } = session.value;
    if (status === 'expired') return ok(undefined);
    const intent = intentOf(session.value);
    if (status === 'complete' && intent === undefined) return LATER;
    const isOpen = status === 'open' || intent === undefined;
    const released = await askStripe(
      () =>
        isOpen
          ? this.#stripe.checkout.sessions.expire(known.reference)
          : this.#stripe.paymentIntents.cancel(intent.id),
      stripeObject,
    );
    if (released.ok || released.error.kind !== 'refused') return done(released);
    return this.#isNow(known.reference, 'released', 'aborted');
  }

  /** Stripe forgets keys after a day, and its refunds never: a known one is not made again. */
  async refund({
    refundId,
    paymentId,
    amount,
    currency,
  }: RefundToMake): Promise<ProviderAnswer<RefundState>> {
    const known = await this.#references.find(paymentId);
    if (known === undefined) return REFUSED;
    const session = await this.#session(known.reference);
    if (!session.ok) return session;
    const intent = intentOf(session.value)?.id;
    const minor = toMinorUnits(amount, currency);
    if (intent === undefined || minor === undefined) return REFUSED;
    const earlier = await this.#findRefund(intent, refundId);
    if (!earlier.ok) return earlier;
    if (earlier.value !== undefined) return ok(refundStateOf(earlier.value));
    const refunded = await this.#create(
      { paymentId, request: refundId, key: refundId },
      (options) =>
        this.#stripe.refunds.create(
          { payment_intent: intent, amount: minor, metadata: { refundId, paymentId } },
          options,
        ),
      stripeRefund,
    );
    return refunded.ok ? ok(refundStateOf(refunded.value)) : refunded;
  }

  /** A bank may refuse a refund after it has succeeded. Source: Stripe API, `refund.failed`. */
  async fetchRefund({ refundId, paymentId }: RefundToMake): Promise<ProviderAnswer<RefundState | 'unknown'>> {
    const known = await this.#references.find(paymentId);
    if (known === undefined) return ok('unknown');
    const session = await this.#session(known.reference);
    if (!session.ok) return session;
    const intent = intentOf(session.value)?.id;
    const found = intent === undefined ? ok(undefined) : await this.#findRefund(intent, refundId);
    if (!found.ok) return found;
    return ok(found.value === undefined ? 'unknown' : refundStateOf(found.value));
  }

  async #findRefund(intent: string, refundId: RefundId): Promise<ProviderAnswer<StripeRefund | undefined>> {
    let after: string | undefined;
    do {
      const starting_after = after;
      const page = await askStripe(
        () =>
          this.#stripe.refunds.list({
            ...{ payment_intent: intent, limit: PAGE_MAX },
            ...(starting_after !== undefined && { starting_after }),
          }),
        stripeRefunds,
      );
      if (!page.ok) return page;
      const found = page.value.data.find(({ metadata }) => metadata?.['refundId'] === refundId);
      if (found !== undefined) return ok(found);
      after = page.value.has_more ? page.value.data.at(-1)?.id : undefined;
    } while (after !== undefined);
    return ok(undefined);
  }

  /**
   * Stripe repeats the first answer to a key for a day, an error of its own too, so that the next attempt after such an
   * error has another key. What was made in spite of the error is found, or is a page that no visitor knows.
   */
  async #create<Value>(
    { paymentId, request, key }: Creation,
    create: (options: { readonly idempotencyKey: string }) => Promise<unknown>,
    answer: z.ZodMiniType<Value>,
  ): Promise<ProviderAnswer<Value>> {
    const attempt = await this.#references.attempt(paymentId, request);
    const idempotencyKey = attempt === 1 ? key : `${key}-${attempt}`;
    return askStripe(
      () => create({ idempotencyKey }),
      answer,
      () => this.#references.nextAttempt(paymentId, request, attempt),
    );
  }

  async fetchBooks(from: Instant, until: Instant): Promise<ProviderAnswer<readonly BookEntry[]>> {
    const entries: BookEntry[] = [];
    let after: string | undefined;
    do {
      const page = await this.#transactions(from, until, after);
      if (!page.ok) return page;
      entries.push(...page.value.data.flatMap(bookEntries));
      after = page.value.has_more ? page.value.data.at(-1)?.id : undefined;
    } while (after !== undefined);
    return ok(entries);
  }

  #transactions(
    from: Instant,
    until: Instant,
    after: string | undefined,
  ): Promise<ProviderAnswer<StripeBooks>> {
    return askStripe(
      () =>
        this.#stripe.balanceTransactions.list({
          created: { gte: Math.floor(from / 1000), lt: Math.ceil(until / 1000) },
          expand: ['data.source'],
          limit: PAGE_MAX,
          ...(after !== undefined && { starting_after: after }),
        }),
      stripeBooks,
    );
  }

  /** After a refusal: whether that is so already. A page that was paid meanwhile is asked about again later. */
  async #isNow(reference: string, ...kinds: readonly ProviderState['kind'][]): Promise<ProviderAnswer<void>> {
    const session = await this.#session(reference);
    if (!session.ok) return session;
    const state = stateOf(session.value);
    if (state !== undefined && kinds.includes(state.kind)) return ok(undefined);
    return state?.kind === 'captured' || kinds.includes('captured') ? REFUSED : LATER;
  }

  #session(reference: string): Promise<ProviderAnswer<StripeSession>> {
    return askStripe(
      () => this.#stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }),
      stripeSession,
    );
  }
}

const done = (answer: ProviderAnswer<unknown>): ProviderAnswer<void> => (answer.ok ? ok(undefined) : answer);

/** Undefined for an amount that the currency cannot express. */
function sessionFor(payment: PaymentToOpen): Stripe.Checkout.SessionCreateParams | undefined {
  const { paymentId, orderNumber, shopName, returnUrl, language } = payment;
  const currency = payment.currency.name.toLowerCase();
  const unitAmount = toMinorUnits(payment.amount, payment.currency.name);
  if (unitAmount === undefined) return undefined;
  const product = { name: `${shopName} ${orderNumber}` };
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: unitAmount, product_data: product } }],
    payment_intent_data: { capture_method: 'manual', metadata: { paymentId } },
    success_url: returnUrl,
    cancel_url: returnUrl,
    locale: stripeLocale(language),
  };
}

/**
 * The same request has the same key, so that a repetition after a lost answer finds the same session. Stripe refuses a
 * known key with another request, such as one with another return address.
 */
const keyOf = (paymentId: PaymentId, request: Stripe.Checkout.SessionCreateParams): string =>
  `${paymentId}-${createHash('sha256').update(JSON.stringify(request)).digest('base64url')}`;
