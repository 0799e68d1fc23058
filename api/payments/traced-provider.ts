import type { Result } from '@/domain/shared/result';
import type { PaymentProvider, ProviderFailure } from '@api/payments/payment-provider';
import type { Tracer } from '@api/tracing/tracer';

/** A span for each call of a payment provider, by call and outcome. */
export function tracedProvider(provider: PaymentProvider, tracer: Tracer): PaymentProvider {
  const traced = <Value>(
    call: string,
    ask: () => Promise<Result<Value, ProviderFailure>>,
  ): Promise<Result<Value, ProviderFailure>> =>
    tracer.trace(
      { name: `payment ${call}`, kind: 'call', notes: { 'peer.service': provider.name } },
      ask,
      (answer) => ({ 'lucka.outcome': answer.ok ? 'ok' : answer.error.kind }),
    );
  const { fetchBooks, fetchRefund } = provider;
  return {
    name: provider.name,
    open: (payment) => traced('open', () => provider.open(payment)),
    fetchState: (paymentId) => traced('fetchState', () => provider.fetchState(paymentId)),
    capture: (paymentId) => traced('capture', () => provider.capture(paymentId)),
    release: (paymentId) => traced('release', () => provider.release(paymentId)),
    refund: (refund) => traced('refund', () => provider.refund(refund)),
    ...(fetchRefund !== undefined && {
      fetchRefund: (refund) => traced('fetchRefund', () => fetchRefund.call(provider, refund)),
    }),
    ...(fetchBooks !== undefined && {
      fetchBooks: (from, until) => traced('fetchBooks', () => fetchBooks.call(provider, from, until)),
    }),
  };
}
