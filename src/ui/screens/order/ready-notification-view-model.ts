import { makeAutoObservable } from 'mobx';

import { NotifyWhenReady } from '@/application/orders/notify-when-ready';
import { OrderStore } from '@/application/orders/order-store';
import { loadedValue } from '@/application/shared/loadable';
import type { OrderId } from '@/domain/order/order';
import type { Deps } from '@/domain/ports/deps';
import { IN_WORK } from '@/ui/screens/order/order-promise-model';

export type ReadyNotificationState = 'offered' | 'pending' | 'on' | 'denied' | 'failed';

/** The offer to notify this browser when the order is ready. Source: DEC-96. */
export class ReadyNotificationViewModel {
  static readonly needs = { orders: OrderStore, notifyWhenReady: NotifyWhenReady };

  /** What came of the visitor's last tap; undefined before one. */
  private answer: ReadyNotificationState | undefined = undefined;
  private readonly orderId: OrderId;
  private readonly deps: Deps<typeof ReadyNotificationViewModel>;

  constructor(deps: Deps<typeof ReadyNotificationViewModel>, orderId: OrderId) {
    this.deps = deps;
    this.orderId = orderId;
    makeAutoObservable<this, 'deps' | 'orderId'>(this, { deps: false, orderId: false }, { autoBind: true });
  }

  /** Only while there is something to wait for, and where server and browser can do it. */
  get isOffered(): boolean {
    return this.isWaiting && this.deps.notifyWhenReady.isSupported;
  }

  /** Whether it could be offered if the page were opened from the home screen. Source: DEC-153. */
  get needsHomeScreen(): boolean {
    return this.isWaiting && this.deps.notifyWhenReady.needsHomeScreen;
  }

  private get isWaiting(): boolean {
    const { status } = this.deps.orders.seenOrder(this.orderId);
    return status !== undefined && IN_WORK.has(status) && this.serverKey !== undefined;
  }

  get state(): ReadyNotificationState {
    const isOn = this.deps.orders.storedOrder(this.orderId)?.isNotified === true;
    return this.answer ?? (isOn ? 'on' : 'offered');
  }

  async begin(): Promise<void> {
    const { serverKey } = this;
    if (serverKey === undefined || this.answer === 'pending') return;
    this.setAnswer('pending');
    const begun = await this.deps.notifyWhenReady.begin(this.orderId, serverKey);
    if (begun.ok) this.setAnswer('on');
    else this.setAnswer(begun.error === 'denied' ? 'denied' : 'failed');
  }

  async end(): Promise<void> {
    const ended = await this.deps.notifyWhenReady.end(this.orderId);
    this.setAnswer(ended.ok ? 'offered' : 'on');
  }

  private get serverKey(): string | undefined {
    return loadedValue(this.deps.orders.seenOrder(this.orderId).details)?.pushKey;
  }

  private setAnswer(answer: ReadyNotificationState): void {
    this.answer = answer;
  }
}
