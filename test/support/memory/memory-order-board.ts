import type { OrderId } from '@/domain/order/order';
import { mayServerChange } from '@/domain/order/status-change';
import type { OrderBoard, OrderMove, OrderRefund, RefundOutcome } from '@/domain/ports/order-board';
import { type Instant, instant } from '@/domain/shared/instant';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { Board, BoardOrder } from '@/domain/staff/board';
import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';

type Answer<Value> = Promise<Result<Value, RemoteFailure>>;

/** The orders of one shop; each change is later than the one before, and is reported to the streams. */
export class MemoryOrderBoard implements OrderBoard {
  readonly script = new RemoteScript();
  orders: readonly BoardOrder[] = [];
  refunds: readonly OrderRefund[] = [];
  /** What the payment company makes of them. */
  refundOutcome: RefundOutcome = 'refunded';
  /** How often an order really changed. */
  moves = 0;
  #now = 0;
  readonly #followers = new Set<Follower>();

  read(shopId: ShopId, signal?: AbortSignal): Answer<Board> {
    return this.script.run(`read ${shopId}`, signal, () => ok({ at: this.#tick(), orders: this.orders }));
  }

  async subscribe(shopId: ShopId, onChange: () => void, signal: AbortSignal): Answer<void> {
    const opened = await this.script.run<void, RemoteFailure>(`follow ${shopId}`, signal, () =>
      ok(undefined),
    );
    if (!opened.ok) return opened;
    return new Promise((resolve) => {
      const follower: Follower = {
        onChange,
        end: (answer) => (this.#followers.delete(follower), resolve(answer)),
      };
      this.#followers.add(follower);
      signal.addEventListener('abort', () => follower.end(err({ kind: 'aborted' })), { once: true });
    });
  }

  move({ orderId, from, to, reason }: OrderMove): Answer<BoardOrder> {
    return this.script.run(`move ${orderId} ${from} ${to}`, undefined, () => {
      const order = this.orders.find((each) => each.orderId === orderId);
      if (order === undefined) return err(refusal(404));
      if (order.status === to) return ok(order);
      if (order.status !== from || !mayServerChange(from, to)) return err(refusal(409));
      if (to === 'rollbacked' && !reason) return err(refusal(422));
      this.moves += 1;
      return ok(
        this.change(orderId, {
          status: to,
          ...(reason !== undefined && { reason: { kind: 'staff', text: reason } }),
        }),
      );
    });
  }

  refund(refund: OrderRefund): Answer<RefundOutcome> {
    return this.script.run(`refund ${refund.refundId}`, undefined, () => {
      if (this.refunds.every(({ refundId }) => refundId !== refund.refundId))
        this.refunds = [...this.refunds, refund];
      return ok(this.refundOutcome);
    });
  }

  /** Something else than this program changes an order. */
  change(orderId: OrderId, different: Partial<BoardOrder>): BoardOrder {
    const order = this.orders.find((each) => each.orderId === orderId);
    if (order === undefined) throw new Error(`There is no order ${orderId}.`);
    const changed = { ...order, ...different, changedAt: instant(order.changedAt + this.#tick()) };
    this.orders = this.orders.map((each) => (each === order ? changed : each));
    this.report();
    return changed;
  }

  /** A guest orders. */
  add(order: BoardOrder): void {
    this.orders = [...this.orders, order];
    this.report();
  }

  report(): void {
    for (const follower of this.#followers) follower.onChange();
  }

  /** The streams end, as when the server restarts. */
  breakStreams(): void {
    for (const follower of this.#followers) follower.end(ok(undefined));
  }

  get followers(): number {
    return this.#followers.size;
  }

  #tick(): Instant {
    this.#now += 1;
    return instant(this.#now);
  }
}

interface Follower {
  readonly onChange: () => void;
  readonly end: (answer: Result<void, RemoteFailure>) => void;
}
