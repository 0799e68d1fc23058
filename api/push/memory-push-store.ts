import type { OrderId } from '@/domain/order/order';
import type { PushAddress } from '@/domain/order/push-address';
import { addMs, type Instant } from '@/domain/shared/instant';
import type { MemoryLedger } from '@api/orders/memory-ledger';
import type { DuePush, PushRules, PushStore } from '@api/push/push-store';

export interface StoredPush extends DuePush {
  readonly storedAt: Instant;
  readonly triedAt: Instant | undefined;
  readonly tries: number;
}

/** By order and endpoint. */
export type MemoryPushes = Map<string, StoredPush>;

export class MemoryPushStore implements PushStore {
  readonly #ledger: MemoryLedger;
  readonly #pushes: MemoryPushes;

  constructor(ledger: MemoryLedger, pushes: MemoryPushes) {
    this.#ledger = ledger;
    this.#pushes = pushes;
  }

  put(orderId: OrderId, address: PushAddress, at: Instant, max: number): Promise<boolean> {
    const key = keyOf(orderId, address.endpoint);
    const others = [...this.#pushes].filter(([other, push]) => push.orderId === orderId && other !== key);
    if (others.length >= max) return Promise.resolve(false);
    this.#pushes.set(key, { orderId, address, storedAt: at, triedAt: undefined, tries: 0 });
    return Promise.resolve(true);
  }

  remove(orderId: OrderId, endpoint: string): Promise<void> {
    this.#pushes.delete(keyOf(orderId, endpoint));
    return Promise.resolve();
  }

  claim(at: Instant, limit: number, { maxTries, againAfterMs }: PushRules): Promise<readonly DuePush[]> {
    const due: DuePush[] = [];
    for (const [key, push] of this.#pushes) {
      const status = this.#ledger.orders.get(push.orderId)?.order.status;
      const isOver = status === 'delivered' || status === 'rollbacked';
      if (status === undefined || isOver || push.tries >= maxTries) this.#pushes.delete(key);
      else if (status === 'done' && !isTried(push, addMs(at, -againAfterMs)) && due.length < limit) {
        this.#pushes.set(key, { ...push, triedAt: at, tries: push.tries + 1 });
        due.push({ orderId: push.orderId, address: push.address });
      }
    }
    return Promise.resolve(due);
  }
}

const keyOf = (orderId: OrderId, endpoint: string): string => `${orderId} ${endpoint}`;

const isTried = ({ triedAt }: StoredPush, since: Instant): boolean =>
  triedAt !== undefined && triedAt > since;

/** Removes the browsers that are to be notified of these orders. */
export function forgetPushes(pushes: MemoryPushes, isOf: (push: StoredPush) => boolean): void {
  for (const [key, push] of pushes) if (isOf(push)) pushes.delete(key);
}
