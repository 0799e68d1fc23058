import type { Deps } from '@/domain/ports/deps';
import { SessionStore } from '@/application/account/session-store';
import { type HistoryPage, ORDER_HISTORY_PAGE_SIZE } from '@/domain/customer/past-order';
import { OrderHistory } from '@/domain/ports/order-history';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

const NO_HISTORY: HistoryPage = { orders: [], isLast: true };

/** Loads one page of the member's orders; for a guest an empty one, without a call. Source: spec §5; VAL-07, VAL-08. */
export class LoadOrderHistory {
  static readonly needs = { history: OrderHistory, sessions: SessionStore };

  private readonly deps: Deps<typeof LoadOrderHistory>;

  constructor(deps: Deps<typeof LoadOrderHistory>) {
    this.deps = deps;
  }

  async load(pageIndex: number, signal?: AbortSignal): Promise<Result<HistoryPage, RemoteFailure>> {
    if (!this.deps.sessions.session.isAuthenticated) return ok(NO_HISTORY);
    return this.deps.history.page(pageIndex, ORDER_HISTORY_PAGE_SIZE, signal);
  }
}
