import type { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';
import type { HistoryPage, PastOrder } from '@/domain/customer/past-order';
import type { OrderHistory } from '@/domain/ports/order-history';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

/** The orders of the logged-in member. */
export class MemoryOrderHistory implements OrderHistory {
  readonly script = new RemoteScript();
  /** The newest first. */
  all: readonly PastOrder[] = [];
  readonly #account: MemoryCustomerAccount;

  constructor(account: MemoryCustomerAccount) {
    this.#account = account;
  }

  page(
    pageIndex: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<Result<HistoryPage, RemoteFailure>> {
    return this.script.run(`page ${pageIndex}`, signal, () => {
      if (this.#account.loggedIn === undefined) return err(refusal(401));
      const orders = this.all.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize);
      return ok({ orders, isLast: orders.length < pageSize });
    });
  }
}
