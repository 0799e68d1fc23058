import type { Deps } from '@/domain/ports/deps';

import { readHistoryPage } from '@/adapters/contract/past-order';
import { paths } from '@/adapters/contract/paths';
import type { OnOmitted } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { HistoryPage } from '@/domain/customer/past-order';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { OrderHistory } from '@/domain/ports/order-history';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** An unreadable order is left out and logged. */
export class HttpOrderHistory implements OrderHistory {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpOrderHistory>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-past-order', message: path });
  }

  page(
    pageIndex: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<Result<HistoryPage, RemoteFailure>> {
    const query = { pageIndex: String(pageIndex), pageSize: String(pageSize) };
    const options = { signal, query, isFresh: true, onOmitted: this.#onOmitted };
    return this.#calls.read(paths.orderHistory, readHistoryPage(pageSize), options);
  }
}
