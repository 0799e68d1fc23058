import { makeAutoObservable } from 'mobx';

import { SendReceipt } from '@/application/orders/send-receipt';
import { isEmail } from '@/domain/shared/is-email';
import type { OrderId } from '@/domain/order/order';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Deps } from '@/domain/ports/deps';

export type ReceiptState = 'idle' | 'invalid' | 'sending' | 'sent' | 'tooSoon' | 'otherAddress' | 'failed';

const TOO_MANY_REQUESTS = 429;

/**
 * The receipt by email: can be sent again after a failure, without typing the address again. Source: decisions Order;
 * PAIN-65, HAND-04.
 */
export class ReceiptFormViewModel {
  static readonly needs = { sendReceipt: SendReceipt };

  email = '';
  state: ReceiptState = 'idle';
  private readonly orderId: OrderId;
  private readonly deps: Deps<typeof ReceiptFormViewModel>;

  constructor(deps: Deps<typeof ReceiptFormViewModel>, orderId: OrderId) {
    this.deps = deps;
    this.orderId = orderId;
    makeAutoObservable<this, 'deps' | 'orderId'>(this, { deps: false, orderId: false }, { autoBind: true });
  }

  start(): () => void {
    return () => undefined;
  }

  setEmail(email: string): void {
    this.email = email;
    if (this.state !== 'sending') this.state = 'idle';
  }

  async send(): Promise<void> {
    if (this.state === 'sending') return;
    if (!isEmail(this.email.trim())) return this.setState('invalid');
    this.setState('sending');
    const result = await this.deps.sendReceipt.send(this.orderId, this.email);
    this.setState(result.ok ? 'sent' : stateAfter(result.error));
  }

  private setState(state: ReceiptState): void {
    this.state = state;
  }
}

function stateAfter(failure: RemoteFailure): ReceiptState {
  if (failure.kind !== 'refused') return 'failed';
  if (failure.parameter === 'email') return 'invalid';
  if (failure.code === 'receipt-address') return 'otherAddress';
  return failure.status === TOO_MANY_REQUESTS ? 'tooSoon' : 'failed';
}
