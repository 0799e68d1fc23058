import { parsePaymentId, type PaymentId } from '@/domain/order/order';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { Instant } from '@/domain/shared/instant';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ProviderLedger, ProviderSession } from '@api/payments/provider-ledger';
import type {
  BookEntry,
  OpenedPayment,
  PaymentProvider,
  PaymentToOpen,
  ProviderFailure,
  ProviderState,
  RefundState,
  RefundToMake,
} from '@api/payments/payment-provider';

const REFERENCE_BITS = 128;

interface DemonstrationProviderDeps {
  readonly ledger: ProviderLedger;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

/**
 * A payment company for demonstrations: real steps and its own books, but no real money. The fragment of the return
 * address, which holds the customer code, goes into the address of the page: a browser sends it to nobody, and takes it
 * along wherever the page redirects to.
 */
export class DemonstrationProvider implements PaymentProvider {
  readonly name = 'demonstration';
  readonly #deps: DemonstrationProviderDeps;

  constructor(deps: DemonstrationProviderDeps) {
    this.#deps = deps;
  }

  async open(payment: PaymentToOpen): Promise<Result<OpenedPayment, ProviderFailure>> {
    const { ledger, clock, randomness } = this.#deps;
    const { orderNumber, shopName, language, currency } = payment;
    const returnUrl = new URL(payment.returnUrl);
    const fragment = returnUrl.hash;
    returnUrl.hash = '';
    const session = await ledger.open({
      reference: randomness.token(REFERENCE_BITS),
      key: payment.paymentId,
      amount: payment.amount,
      currency: currency.name,
      returnUrl: returnUrl.href,
      page: { orderNumber, shopName, language, symbol: currency.symbol },
      createdAt: clock.now(),
    });
    return ok({ redirectUrl: new URL(`/demo-payment/${session.reference}${fragment}`, returnUrl).href });
  }

  async fetchState(paymentId: PaymentId): Promise<Result<ProviderState, ProviderFailure>> {
    const session = await this.#deps.ledger.withKey(paymentId);
    return ok(session === undefined ? { kind: 'unknown' } : this.#stateOf(session));
  }

  async capture(paymentId: PaymentId): Promise<Result<void, ProviderFailure>> {
    const isTaken = await this.#deps.ledger.capture(paymentId, this.#deps.clock.now());
    return isTaken ? ok(undefined) : err({ kind: 'refused' });
  }

  async release(paymentId: PaymentId): Promise<Result<void, ProviderFailure>> {
    const isFree = await this.#deps.ledger.release(paymentId);
    return isFree ? ok(undefined) : err({ kind: 'refused' });
  }

  async refund({ refundId, paymentId, amount }: RefundToMake): Promise<Result<RefundState, ProviderFailure>> {
    const refund = { id: refundId, key: paymentId, amount };
    const isMade = await this.#deps.ledger.refund(refund, this.#deps.clock.now());
    return isMade ? ok('refunded') : err({ kind: 'refused' });
  }

  async fetchBooks(from: Instant, until: Instant): Promise<Result<readonly BookEntry[], ProviderFailure>> {
    const entries = await this.#deps.ledger.entries(from, until);
    return ok(
      entries.map(({ kind, id, key, amount, currency, at }) => ({
        ...{ kind, amount, currency, at },
        ...{ reference: id, paymentId: parsePaymentId(key) },
      })),
    );
  }

  #stateOf({ status, pendingUntil, amount, currency }: ProviderSession): ProviderState {
    const isPending = pendingUntil !== undefined && this.#deps.clock.now() < pendingUntil;
    if (status === 'created' || (status === 'reserved' && isPending)) return { kind: 'open' };
    return status === 'reserved' || status === 'captured'
      ? { kind: status, amount, currency }
      : { kind: status };
  }
}
