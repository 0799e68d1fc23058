import type { OrderId } from '@/domain/order/order';
import { addMs, type Instant } from '@/domain/shared/instant';
import type { DueMail, MailRules, OrderMailStore } from '@api/order-mail/order-mail-store';
import type { MemoryLedger } from '@api/orders/memory-ledger';
import { isLateNews, type NewsKind } from '@api/orders/order-news';

export class MemoryOrderMailStore implements OrderMailStore {
  readonly #ledger: MemoryLedger;

  constructor(ledger: MemoryLedger) {
    this.#ledger = ledger;
  }

  claim(at: Instant, limit: number, rules: MailRules): Promise<readonly DueMail[]> {
    const { mails } = this.#ledger;
    const due: DueMail[] = [];
    for (const [orderId, mail] of mails) {
      const kind = this.#newsOf(orderId, at, rules);
      if (mail.storedAt <= addMs(at, -rules.storedForMs) || this.#isOver(orderId)) mails.delete(orderId);
      else if (kind !== undefined && due.length < limit && !mail.sent.includes(kind)) {
        const { tries, nextAt } = mail.trial?.kind === kind ? mail.trial : { tries: 0, nextAt: at };
        if (tries >= rules.maxTries || nextAt > at) continue;
        const trial = { kind, tries: tries + 1, nextAt: addMs(at, rules.firstWaitMs * 4 ** tries) };
        mails.set(orderId, { ...mail, trial });
        due.push({ orderId, kind });
      }
    }
    return Promise.resolve(due);
  }

  finish({ orderId, kind }: DueMail): Promise<void> {
    const mail = this.#ledger.mails.get(orderId);
    if (kind !== 'late') this.#ledger.mails.delete(orderId);
    else if (mail !== undefined) this.#ledger.mails.set(orderId, { ...mail, sent: [...mail.sent, kind] });
    return Promise.resolve();
  }

  #isOver(orderId: OrderId): boolean {
    const order = this.#ledger.orders.get(orderId)?.order;
    if (order === undefined || order.status === 'delivered') return true;
    return order.status === 'rollbacked' && order.reason?.kind === 'guest';
  }

  #newsOf(orderId: OrderId, at: Instant, rules: MailRules): NewsKind | undefined {
    const stored = this.#ledger.orders.get(orderId);
    if (stored === undefined) return undefined;
    const { order, changedAt } = stored;
    const isReady = order.status === 'done' && order.orderType !== 'DineInPlace';
    if (isReady && changedAt > addMs(at, -rules.readyForMs)) return 'ready';
    if (order.status === 'rollbacked' && this.#wasPaid(orderId)) return 'cancelled';
    return isLateNews(order, at, rules) ? 'late' : undefined;
  }

  #wasPaid(orderId: OrderId): boolean {
    if (this.#ledger.paid.has(orderId)) return true;
    return [...this.#ledger.payments.values()].some(
      (payment) => payment.orderId === orderId && /^(?:reserved|captured|released)$/.test(payment.status),
    );
  }
}
