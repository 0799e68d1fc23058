import type { Deps } from '@/domain/ports/deps';
import * as z from 'zod/mini';

import { paths } from '@/adapters/contract/paths';
import { HttpCalls } from '@/adapters/http/http-calls';
import { readEntries, withoutRepeats } from '@/adapters/http/lenient-list';
import type { OnOmitted } from '@/adapters/http/tolerant-reader';
import { readPastOrder } from '@/adapters/http/to-past-order';
import type { HistoryPage } from '@/domain/customer/past-order';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { OrderHistory } from '@/domain/ports/order-history';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/** An unreadable order is left out and logged; it still counts for whether older ones follow. */
export class HttpOrderHistory implements OrderHistory {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpOrderHistory>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-past-order', message: path });
  }

  async page(
    pageIndex: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<Result<HistoryPage, RemoteFailure>> {
    const query = { pageIndex: String(pageIndex), pageSize: String(pageSize) };
    const options = { signal, query, isFresh: true };
    const answer = await this.#calls.read(paths.orderHistory, z.array(z.unknown()), options);
    if (!answer.ok) return answer;
    const orders = readEntries(answer.value, '', readPastOrder, this.#onOmitted);
    return ok({
      orders: withoutRepeats(orders, ({ orderId }) => orderId, '', this.#onOmitted),
      isLast: answer.value.length < pageSize,
    });
  }
}
