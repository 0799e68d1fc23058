import type { Deps } from '@/domain/ports/deps';
import * as z from 'zod/mini';

import { customerCodeHeader } from '@/adapters/http/customer-code-header';
import { paths } from '@/adapters/contract/paths';
import { paymentStateDto, startedPaymentDto } from '@/adapters/contract/payment';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { Mapped } from '@/adapters/http/mapped';
import { malformed } from '@/adapters/http/to-remote-failure';
import { type CustomerCode, type OrderId, parsePaymentId, type PaymentId } from '@/domain/order/order';
import {
  parsePaymentStatus,
  type PaymentDestination,
  type PaymentState,
  type StartedPayment,
} from '@/domain/order/payment';
import type { PaymentGateway } from '@/domain/ports/payment-gateway';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { parseAmount } from '@/domain/shared/amount';
import { err, ok, type Result } from '@/domain/shared/result';

export class HttpPaymentGateway implements PaymentGateway {
  static readonly needs = { calls: HttpCalls };

  readonly #calls: HttpCalls;

  constructor(deps: Deps<typeof HttpPaymentGateway>) {
    this.#calls = deps.calls;
  }

  async start(
    orderId: OrderId,
    customerCode: CustomerCode,
    returnUrl: string,
  ): Promise<Result<StartedPayment, RemoteFailure>> {
    const options = { headers: customerCodeHeader(customerCode) };
    const answer = await this.#calls.send(
      paths.payments(orderId),
      { returnUrl },
      startedPaymentAnswer,
      options,
    );
    if (!answer.ok) return answer;
    const started = toStartedPayment(answer.value);
    return started.ok ? started : err(malformed(started.error));
  }

  async state(
    orderId: OrderId,
    paymentId: PaymentId,
    customerCode: CustomerCode,
    signal?: AbortSignal,
  ): Promise<Result<PaymentState, RemoteFailure>> {
    const options = { signal, isFresh: true, headers: customerCodeHeader(customerCode) };
    const answer = await this.#calls.read(paths.payment(orderId, paymentId), paymentStateAnswer, options);
    if (!answer.ok) return answer;
    const status = parsePaymentStatus(answer.value.status);
    return status === undefined
      ? err(malformed('status'))
      : ok({ status, code: answer.value.code ?? undefined });
  }
}

const startedPaymentAnswer = z.extend(startedPaymentDto, { status: z.string() });
const paymentStateAnswer = z.extend(paymentStateDto, { status: z.string() });

type StartedPaymentAnswer = z.infer<typeof startedPaymentAnswer>;

function toStartedPayment(dto: StartedPaymentAnswer): Mapped<StartedPayment> {
  const paymentId = parsePaymentId(dto.paymentId);
  if (paymentId === undefined) return err('paymentId');
  const destination = toDestination(dto);
  if (!destination.ok) return destination;
  const amount = parseAmount(dto.amount);
  if (amount === undefined) return err('amount');
  const status = parsePaymentStatus(dto.status);
  if (status === undefined) return err('status');
  return ok({
    paymentId,
    provider: dto.provider,
    destination: destination.value,
    amount,
    currency: dto.currency,
    status,
  });
}

/** Exactly one destination, and no address that would run as a script when it is opened. */
function toDestination(dto: StartedPaymentAnswer): Mapped<PaymentDestination> {
  const redirectUrl = dto.redirectUrl ?? undefined;
  const scriptUrl = dto.scriptUrl ?? undefined;
  if (redirectUrl !== undefined && scriptUrl === undefined)
    return isWebAddress(redirectUrl) ? ok({ kind: 'redirect', url: redirectUrl }) : err('redirectUrl');
  if (scriptUrl !== undefined && redirectUrl === undefined)
    return isWebAddress(scriptUrl) ? ok({ kind: 'script', url: scriptUrl }) : err('scriptUrl');
  return err('redirectUrl');
}

/** A path of this site or an http address; the provider of a demonstration is on the site itself. */
const isWebAddress = (url: string): boolean => /^(https?:\/\/|\/(?![/\\]))/i.test(url);
