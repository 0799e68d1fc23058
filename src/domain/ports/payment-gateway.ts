import { portToken } from '@/domain/ports/port-token';
import type { CustomerCode, OrderId, PaymentId } from '@/domain/order/order';
import type { PaymentState, StartedPayment } from '@/domain/order/payment';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** Source: decisions, POST /api/order/{orderId}/payment. */
export interface PaymentGateway {
  /** Repeating it while a payment is open returns that payment. */
  start(
    orderId: OrderId,
    customerCode: CustomerCode,
    returnUrl: string,
  ): Promise<Result<StartedPayment, RemoteFailure>>;
  state(
    orderId: OrderId,
    paymentId: PaymentId,
    customerCode: CustomerCode,
    signal?: AbortSignal,
  ): Promise<Result<PaymentState, RemoteFailure>>;
}

export const PaymentGateway = portToken<PaymentGateway>('PaymentGateway');
