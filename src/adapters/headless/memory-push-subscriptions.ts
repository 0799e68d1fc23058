import type { PushAddress } from '@/domain/order/push-address';
import type { PushFailure, PushSubscriptions } from '@/domain/ports/push-subscriptions';
import { err, ok, type Result } from '@/domain/shared/result';

/** A browser in memory; without a push service unless an address is set. */
export class MemoryPushSubscriptions implements PushSubscriptions {
  /** What the browser's push service gives it. */
  address: PushAddress | undefined;
  failure: PushFailure | undefined;
  needsHomeScreen = false;
  #subscribed: PushAddress | undefined;

  get isSupported(): boolean {
    return this.address !== undefined;
  }

  subscribe(_serverKey: string): Promise<Result<PushAddress, PushFailure>> {
    if (this.failure !== undefined || this.address === undefined)
      return Promise.resolve(err(this.failure ?? 'unavailable'));
    this.#subscribed = this.address;
    return Promise.resolve(ok(this.address));
  }

  current(): Promise<PushAddress | undefined> {
    return Promise.resolve(this.#subscribed);
  }

  end(): Promise<void> {
    this.#subscribed = undefined;
    return Promise.resolve();
  }
}
