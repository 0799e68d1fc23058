import * as z from 'zod/mini';
import type { PaymentId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import { ok } from '@/domain/shared/result';
import { ofMinorUnits, toMinorUnits } from '@/domain/shared/minor-units';
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
import { fetchVippsBooks } from '@api/payments/vipps/vipps-books';
import type { VippsClient } from '@api/payments/vipps/vipps-client';
import { isVippsCurrency, vippsKey } from '@api/payments/vipps/vipps-values';
import { vippsReference } from '@api/payments/vipps/vipps-reference';

const PAYMENTS = '/epayment/v1/payments';
const DESCRIPTION_MAX_CHARS = 100;

const money = z.object({ currency: z.string(), value: z.int() });

const openedPayment = z.object({ redirectUrl: z.url() });

const vippsPayment = z.object({
  state: z.enum(['CREATED', 'AUTHORIZED', 'TERMINATED', 'ABORTED', 'EXPIRED']),
  amount: money,
  redirectUrl: z.nullish(z.url()),
  aggregate: z.object({ authorizedAmount: money, capturedAmount: money, cancelledAmount: money }),
});
type VippsPayment = z.infer<typeof vippsPayment>;

const vippsEvents = z.array(
  z.object({ name: z.string(), success: z.boolean(), idempotencyKey: z.nullish(z.string()) }),
);

/** A change at Vipps, which is made once. */
interface Post<Value> {
  readonly paymentId: PaymentId;
  /** What is counted in attempts: `open`, `capture`, `cancel`, or the id of a refund. */
  readonly request: string;
  /** The idempotency key of the first attempt. */
  readonly key: string;
  readonly path: string;
  readonly body: unknown;
  readonly answer: z.ZodMiniType<Value>;
}

interface VippsDeps {
  readonly client: VippsClient;
  readonly references: ProviderReferenceStore;
}

/**
 * Vipps MobilePay (ePayment): the visitor pays in the app, which reserves the money until it is captured. We choose the
 * reference, so that a payment can be asked about after any lost answer. The address of its page is stored, since Vipps
 * says it only once.
 */
export class VippsProvider implements PaymentProvider {
  readonly name = 'vipps';
  readonly #client: VippsClient;
  readonly #references: ProviderReferenceStore;

  constructor({ client, references }: VippsDeps) {
    this.#client = client;
    this.#references = references;
  }

  async open(payment: PaymentToOpen): Promise<ProviderAnswer<OpenedPayment>> {
    const { paymentId, currency, returnUrl, shopName, orderNumber } = payment;
    const known = await this.#references.find(paymentId);
    if (known !== undefined) return ok({ redirectUrl: known.redirectUrl });
    const value = toMinorUnits(payment.amount, currency.name);
    if (value === undefined || !isVippsCurrency(currency.name)) return REFUSED;
    const reference = vippsReference(paymentId);
    const opened = await this.#post({
      ...{ paymentId, request: 'open', key: reference, path: PAYMENTS },
      body: {
        amount: { currency: currency.name, value },
        paymentMethod: { type: 'WALLET' },
        userFlow: 'WEB_REDIRECT',
        ...{ reference, returnUrl },
        paymentDescription: `${shopName} ${orderNumber}`.slice(0, DESCRIPTION_MAX_CHARS),
      },
      answer: openedPayment,
    });
    // Opened before, under another key or from another tab.
    const isKnown = !opened.ok && opened.error.kind === 'later' && opened.error.afterMs === undefined;
    const page = isKnown ? await this.#openPage(reference) : opened;
    if (!page.ok) return page;
    const stored = await this.#references.save(paymentId, { reference, ...page.value });
    if (stored !== undefined) return ok({ redirectUrl: stored.redirectUrl });
    // Released before it was opened: no visitor has the address of this page.
    await this.#cancel(paymentId);
    return REFUSED;
  }

  async #openPage(reference: string): Promise<ProviderAnswer<OpenedPayment>> {
    const payment = await this.#payment(reference);
    if (!payment.ok) return payment;
    const { state, redirectUrl } = payment.value;
    return state === 'CREATED' && redirectUrl ? ok({ redirectUrl }) : LATER;
  }

  async fetchState(paymentId: PaymentId): Promise<ProviderAnswer<ProviderState>> {
    const payment = await this.#payment(vippsReference(paymentId));
    // Vipps refuses a question about a payment that it does not have.
    if (!payment.ok) return payment.error.kind === 'refused' ? ok({ kind: 'unknown' }) : payment;
    const state = stateOf(payment.value);
    return state === undefined ? UNREACHABLE : ok(state);
  }

  async capture(paymentId: PaymentId): Promise<ProviderAnswer<void>> {
    const reference = vippsReference(paymentId);
    const payment = await this.#payment(reference);
    if (!payment.ok) return payment;
    if (stateOf(payment.value)?.kind === 'captured') return ok(undefined);
    const captured = await this.#post({
      ...{ paymentId, request: 'capture', key: `${reference}-capture` },
      path: `${PAYMENTS}/${reference}/capture`,
      body: { modificationAmount: payment.value.amount },
      answer: z.unknown(),
    });
    return captured.ok ? ok(undefined) : captured;
  }

  async release(paymentId: PaymentId): Promise<ProviderAnswer<void>> {
    await this.#references.close(paymentId);
    const reference = vippsReference(paymentId);
    const payment = await this.#payment(reference);
    if (!payment.ok) return payment.error.kind === 'refused' ? ok(undefined) : payment;
    switch (stateOf(payment.value)?.kind) {
      case 'captured':
        return REFUSED;
      case 'released':
      case 'aborted':
        return ok(undefined);
      default:
        return this.#cancel(paymentId);
    }
  }

  /** An error of Vipps may hide a refund that was made: the events of the payment show it, by its key. */
  async refund({
    refundId,
    paymentId,
    amount,
    currency,
  }: RefundToMake): Promise<ProviderAnswer<RefundState>> {
    const value = toMinorUnits(amount, currency);
    if (value === undefined) return REFUSED;
    const path = `${PAYMENTS}/${vippsReference(paymentId)}`;
    const events = await this.#client.ask({ path: `${path}/events`, answer: vippsEvents });
    if (!events.ok) return events;
    const attempts = await this.#references.attempt(paymentId, refundId);
    const keys = Array.from({ length: attempts }, (_, index) => vippsKey(refundId, index + 1));
    const isMade = events.value.some(
      ({ name, success, idempotencyKey }) =>
        name === 'REFUNDED' && success && keys.includes(idempotencyKey ?? ''),
    );
    if (isMade) return ok('refunded');
    const refunded = await this.#post({
      ...{ paymentId, request: refundId, key: refundId },
      path: `${path}/refund`,
      body: { modificationAmount: { currency, value } },
      answer: z.unknown(),
    });
    return refunded.ok ? ok('refunded') : refunded;
  }

  async fetchBooks(from: Instant, until: Instant): Promise<ProviderAnswer<readonly BookEntry[]>> {
    return fetchVippsBooks(this.#client, from, until);
  }

  async #cancel(paymentId: PaymentId): Promise<ProviderAnswer<void>> {
    const reference = vippsReference(paymentId);
    const cancelled = await this.#post({
      ...{ paymentId, request: 'cancel', key: `${reference}-cancel` },
      path: `${PAYMENTS}/${reference}/cancel`,
      body: {},
      answer: z.unknown(),
    });
    if (cancelled.ok) return ok(undefined);
    // The visitor or a second process was faster: the next question shows what is the case now.
    return cancelled.error.kind === 'refused' ? LATER : cancelled;
  }

  /** The attempt after an error of Vipps has another key, since it would be repeated for the same one. */
  async #post<Value>({ paymentId, request, key, ...rest }: Post<Value>): Promise<ProviderAnswer<Value>> {
    const attempt = await this.#references.attempt(paymentId, request);
    return this.#client.ask({
      ...rest,
      idempotencyKey: vippsKey(key, attempt),
      onServerError: () => this.#references.nextAttempt(paymentId, request, attempt),
    });
  }

  #payment(reference: string): Promise<ProviderAnswer<VippsPayment>> {
    return this.#client.ask({ path: `${PAYMENTS}/${reference}`, answer: vippsPayment });
  }
}

/** Undefined for an amount that cannot be read. */
function stateOf({ state, aggregate }: VippsPayment): ProviderState | undefined {
  const { authorizedAmount, capturedAmount, cancelledAmount } = aggregate;
  switch (state) {
    case 'CREATED':
      return { kind: 'open' };
    case 'ABORTED':
    case 'EXPIRED':
      return { kind: 'aborted' };
    case 'TERMINATED':
    case 'AUTHORIZED': {
      if (capturedAmount.value > 0) return holding('captured', capturedAmount);
      if (state === 'TERMINATED' && authorizedAmount.value === 0) return { kind: 'aborted' };
      const isReleased = state === 'TERMINATED' || cancelledAmount.value >= authorizedAmount.value;
      return isReleased ? { kind: 'released' } : holding('reserved', authorizedAmount);
    }
  }
}

function holding(
  kind: 'reserved' | 'captured',
  { value, currency }: z.infer<typeof money>,
): ProviderState | undefined {
  const amount = ofMinorUnits(value, currency);
  return amount === undefined ? undefined : { kind, amount, currency };
}
