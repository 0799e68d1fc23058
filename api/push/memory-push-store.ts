import type { OrderId } from '@/domain/order/order';
import type { PushAddress } from '@/domain/order/push-address';
import { addMs, type Instant } from '@/domain/shared/instant';
import type { MemoryLedger } from '@api/orders/memory-ledger';
import type { StoredOrder } from '@api/orders/stored-order';
import { isLateNews, type NewsKind } from '@api/orders/order-news';
import type { DuePush, PushRules, PushStore } from '@api/push/push-store';

export interface StoredPush extends Omit<DuePush, 'kind'> {
  readonly isLateNotified: boolean;
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
    this.#pushes.set(key, {
      orderId,
      address,
      storedAt: at,
      triedAt: undefined,
      tries: 0,
      isLateNotified: false,
    });
    return Promise.resolve(true);
  }

  remove(orderId: OrderId, endpoint: string): Promise<void> {
    this.#pushes.delete(keyOf(orderId, endpoint));
    return Promise.resolve();
  }

  claim(at: Instant, limit: number, rules: PushRules): Promise<readonly DuePush[]> {
    const due: DuePush[] = [];
    for (const [key, push] of this.#pushes) {
      const order = this.#ledger.orders.get(push.orderId)?.order;
      const kind = order && newsOf(order, at, rules);
      if (order === undefined || isOver(order) || push.tries >= rules.maxTries) this.#pushes.delete(key);
      else if (kind !== undefined && due.length < limit && !isClaimed(push, kind, at, rules)) {
        const claimed = { triedAt: at, tries: push.tries + 1 };
        this.#pushes.set(key, { ...push, ...(kind === 'late' ? { isLateNotified: true } : claimed) });
        due.push({ kind, orderId: push.orderId, address: push.address });
      }
    }
    return Promise.resolve(due);
  }
}

const keyOf = (orderId: OrderId, endpoint: string): string => `${orderId} ${endpoint}`;

const isClaimed = (push: StoredPush, kind: NewsKind, at: Instant, { againAfterMs }: PushRules): boolean =>
  kind === 'late'
    ? push.isLateNotified
    : push.triedAt !== undefined && push.triedAt > addMs(at, -againAfterMs);

const isOver = ({ status, reason }: StoredOrder): boolean =>
  status === 'delivered' || (status === 'rollbacked' && reason?.kind === 'guest');

function newsOf(order: StoredOrder, at: Instant, rules: PushRules): NewsKind | undefined {
  if (order.status === 'done') return 'ready';
  if (order.status === 'rollbacked') return 'cancelled';
  return isLateNews(order, at, rules) ? 'late' : undefined;
}

/** Removes the browsers that are to be notified of these orders. */
export function forgetPushes(pushes: MemoryPushes, isOf: (push: StoredPush) => boolean): void {
  for (const [key, push] of pushes) if (isOf(push)) pushes.delete(key);
}
