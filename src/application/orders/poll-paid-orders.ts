import type { Deps } from '@/domain/ports/deps';
import { OrderStore } from '@/application/orders/order-store';
import { ApplyOrderStatus } from '@/application/orders/apply-order-status';
import { removeExpired } from '@/domain/order/remove-expired';
import type { TrackedOrder } from '@/domain/order/tracked-order';
import { Clock } from '@/domain/ports/clock';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { OrderGateway } from '@/domain/ports/order-gateway';

/**
 * Queries every paid order once. Those done or delivered move to the delivered list, rolled back ones are removed, and
 * expired ones are removed by the server's time; a failed query is only logged. Concurrent calls share one poll.
 * Source: spec §4 Client order tracking, OPEN-35; TRACK-04, TRACK-06, TRACK-11, HAND-02.
 */
export class PollPaidOrders {
  static readonly needs = {
    gateway: OrderGateway,
    orders: OrderStore,
    applyOrderStatus: ApplyOrderStatus,
    clock: Clock,
    reporter: FailureReporter,
  };

  private running: Promise<void> | undefined;

  private readonly deps: Deps<typeof PollPaidOrders>;

  constructor(deps: Deps<typeof PollPaidOrders>) {
    this.deps = deps;
  }

  poll(): Promise<void> {
    this.running ??= this.pollOnce().finally(() => (this.running = undefined));
    return this.running;
  }

  private async pollOnce(): Promise<void> {
    this.removeExpired();
    await Promise.all(this.deps.orders.tracked.paid.map((order) => this.ask(order)));
    this.removeExpired();
    this.deps.orders.setTracked({ ...this.deps.orders.tracked, lastPolled: this.deps.clock.now() });
  }

  private removeExpired(): void {
    this.deps.orders.setTracked(removeExpired(this.deps.orders.tracked, this.deps.clock));
  }

  private async ask({ id, customerCode }: TrackedOrder): Promise<void> {
    const applyStatus = this.deps.applyOrderStatus.beginRequest(id);
    const result = await this.deps.gateway.status(id, customerCode);
    if (!result.ok) {
      this.deps.reporter.log({ id: 'lucka:order-poll-failed', message: `${id}: ${result.error.kind}` });
      return;
    }
    applyStatus(result.value);
  }
}
