import type { SessionStore } from '@/application/account/session-store';
import { type HistoryPage, ORDER_HISTORY_PAGE_SIZE } from '@/domain/customer/past-order';
import type { OrderHistory } from '@/domain/ports/order-history';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

const NO_HISTORY: HistoryPage = { orders: [], isLast: true };

/** One page of the member's orders; empty, without a call, where nobody is logged in. Source: spec §5; VAL-07, VAL-08. */
export class LoadOrderHistory {
  private readonly history: OrderHistory;
  private readonly sessions: SessionStore;

  constructor(history: OrderHistory, sessions: SessionStore) {
    this.history = history;
    this.sessions = sessions;
  }

  async execute(pageIndex: number, signal?: AbortSignal): Promise<Result<HistoryPage, RemoteFailure>> {
    if (!this.sessions.session.isAuthenticated) return ok(NO_HISTORY);
    return this.history.page(pageIndex, ORDER_HISTORY_PAGE_SIZE, signal);
  }
}
