import type { OrderStore } from '@/application/orders/order-store';
import type { HearStatus } from '@/application/orders/apply-order-status';
import { removeExpired } from '@/domain/order/remove-expired';
import type { TrackedOrder } from '@/domain/order/tracked-order';
import type { Clock } from '@/domain/ports/clock';
import type { FailureReporter } from '@/domain/ports/failure-reporter';
import type { OrderDesk } from '@/domain/ports/order-gateway';

/**
 * Asks once after every paid order. Those done or delivered move to the delivered list, a rollbacked one leaves, the
 * expired ones go by the time that the answers told; that an order could not be asked after is only logged. A poll under way is joined.
 * Source: spec §4 Client order tracking, OPEN-35; TRACK-04, TRACK-06, TRACK-11, HAND-02.
 */
export class PollPaidOrders {
  private running: Promise<void> | undefined;
  private readonly desk: OrderDesk;
  private readonly orders: OrderStore;
  private readonly hearStatus: HearStatus;
  private readonly clock: Clock;
  private readonly reporter: FailureReporter;

  constructor(
    desk: OrderDesk,
    orders: OrderStore,
    hearStatus: HearStatus,
    clock: Clock,
    reporter: FailureReporter,
  ) {
    this.desk = desk;
    this.orders = orders;
    this.hearStatus = hearStatus;
    this.clock = clock;
    this.reporter = reporter;
  }

  execute(): Promise<void> {
    this.running ??= this.poll().finally(() => (this.running = undefined));
    return this.running;
  }

  private async poll(): Promise<void> {
    this.removeExpired();
    await Promise.all(this.orders.tracked.paid.map((order) => this.ask(order)));
    this.removeExpired();
    this.orders.setTracked({ ...this.orders.tracked, lastPolled: this.clock.now() });
  }

  private removeExpired(): void {
    this.orders.setTracked(removeExpired(this.orders.tracked, this.clock));
  }

  private async ask({ id, customerCode }: TrackedOrder): Promise<void> {
    const applyStatus = this.hearStatus.beginRequest(id);
    const result = await this.desk.status(id, customerCode);
    if (!result.ok) {
      this.reporter.log({ id: 'lucka:order-poll-failed', message: `${id}: ${result.error.kind}` });
      return;
    }
    applyStatus(result.value);
  }
}
