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
  RefundToMake,
} from '@api/payments/payment-provider';
import { REFUSED, UNREACHABLE, type ProviderAnswer } from '@api/payments/provider-answer';
import type { ProviderReferenceStore } from '@api/payments/provider-reference-store';
import { fetchVippsBooks } from '@api/payments/vipps/vipps-books';
import type { VippsClient } from '@api/payments/vipps/vipps-client';
import { vippsReference } from '@api/payments/vipps/vipps-reference';

const PAYMENTS = '/epayment/v1/payments';
const DESCRIPTION_MAX_CHARS = 100;

const money = z.object({ currency: z.string(), value: z.int() });

const openedPayment = z.object({ redirectUrl: z.url() });

const vippsPayment = z.object({
  state: z.enum(['CREATED', 'AUTHORIZED', 'TERMINATED', 'ABORTED', 'EXPIRED']),
  amount: money,
  aggregate: z.object({ authorizedAmount: money, capturedAmount: money, cancelledAmount: money }),
});
type VippsPayment = z.infer<typeof vippsPayment>;

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
    if (value === undefined) return REFUSED;
    const reference = vippsReference(paymentId);
    const opened = await this.#client.ask({
      path: PAYMENTS,
      idempotencyKey: reference,
      body: {
        amount: { currency: currency.name, value },
        paymentMethod: { type: 'WALLET' },
        userFlow: 'WEB_REDIRECT',
        ...{ reference, returnUrl },
        paymentDescription: `${shopName} ${orderNumber}`.slice(0, DESCRIPTION_MAX_CHARS),
      },
      answer: openedPayment,
    });
    if (!opened.ok) return opened;
    const stored = await this.#references.save(paymentId, { reference, ...opened.value });
    if (stored !== undefined) return ok({ redirectUrl: stored.redirectUrl });
    // Released before it was opened: no visitor has the address of this page.
    await this.#cancel(reference);
    return REFUSED;
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
    const captured = await this.#client.ask({
      path: `${PAYMENTS}/${reference}/capture`,
      idempotencyKey: `${reference}-capture`,
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
        return this.#cancel(reference);
    }
  }

  async refund({ refundId, paymentId, amount, currency }: RefundToMake): Promise<ProviderAnswer<void>> {
    const value = toMinorUnits(amount, currency);
    if (value === undefined) return REFUSED;
    const refunded = await this.#client.ask({
      path: `${PAYMENTS}/${vippsReference(paymentId)}/refund`,
      idempotencyKey: refundId,
      body: { modificationAmount: { currency, value } },
      answer: z.unknown(),
    });
    return refunded.ok ? ok(undefined) : refunded;
  }

  async fetchBooks(from: Instant, until: Instant): Promise<ProviderAnswer<readonly BookEntry[]>> {
    return fetchVippsBooks(this.#client, from, until);
  }

  async #cancel(reference: string): Promise<ProviderAnswer<void>> {
    const cancelled = await this.#client.ask({
      path: `${PAYMENTS}/${reference}/cancel`,
      idempotencyKey: `${reference}-cancel`,
      body: {},
      answer: z.unknown(),
    });
    if (cancelled.ok) return ok(undefined);
    // The visitor or a second process was faster: the next question shows what is the case now.
    return UNREACHABLE;
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
