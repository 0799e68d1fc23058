import {
  EMPTY_BASKET_LOG,
  type BasketLog,
  type StampedOperation,
  type TabId,
} from '@/domain/basket/basket-log';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { appendOperation } from '@/domain/basket/log/append-operation';
import { mergeOperation } from '@/domain/basket/log/merge-operation';
import { must } from '@test/support/builders/must';
import { tabId } from '@test/support/builders/basket-ids';

/** Some open tabs, which receive each other's operations only when a test delivers them. */
export class Tabs {
  readonly sent: StampedOperation[] = [];
  private readonly logs: BasketLog[];
  private readonly ids: readonly TabId[];

  constructor(count: number) {
    this.ids = Array.from({ length: count }, (_, at) => tabId(`tab-${at}`));
    this.logs = this.ids.map(() => EMPTY_BASKET_LOG);
  }

  act(tab: number, operation: BasketOperation): StampedOperation {
    const { log, stamped } = appendOperation(this.log(tab), must(this.ids[this.place(tab)]), operation);
    this.logs[this.place(tab)] = log;
    this.sent.push(stamped);
    return stamped;
  }

  receive(tab: number, operation: StampedOperation): void {
    this.logs[this.place(tab)] = mergeOperation(this.log(tab), operation);
  }

  /** Delivers every operation to every tab once more. */
  receiveAll(): readonly BasketLog[] {
    for (const operation of this.sent) this.logs.forEach((_, tab) => this.receive(tab, operation));
    return this.logs;
  }

  log(tab: number): BasketLog {
    return must(this.logs[this.place(tab)]);
  }

  private place(tab: number): number {
    return tab % this.ids.length;
  }
}
