import type { Deps } from '@/domain/ports/deps';

import { paths } from '@/adapters/contract/paths';
import { paymentState, startedPayment } from '@/adapters/contract/payment';
import { strict } from '@/adapters/contract/tolerant';
import { customerCodeHeader } from '@/adapters/http/customer-code-header';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { CustomerCode, OrderId, PaymentId } from '@/domain/order/order';
import type { PaymentState, StartedPayment } from '@/domain/order/payment';
import type { PaymentGateway } from '@/domain/ports/payment-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

export class HttpPaymentGateway implements PaymentGateway {
  static readonly needs = { calls: HttpCalls };

  readonly #calls: HttpCalls;

  constructor(deps: Deps<typeof HttpPaymentGateway>) {
    this.#calls = deps.calls;
  }

  start(
    orderId: OrderId,
    customerCode: CustomerCode,
    returnUrl: string,
  ): Promise<Result<StartedPayment, RemoteFailure>> {
    const options = { headers: customerCodeHeader(customerCode) };
    return this.#calls.send(paths.payments(orderId), { returnUrl }, strict(startedPayment), options);
  }

  state(
    orderId: OrderId,
    paymentId: PaymentId,
    customerCode: CustomerCode,
    signal?: AbortSignal,
  ): Promise<Result<PaymentState, RemoteFailure>> {
    const options = { signal, isFresh: true, headers: customerCodeHeader(customerCode) };
    return this.#calls.read(paths.payment(orderId, paymentId), strict(paymentState), options);
  }
}
