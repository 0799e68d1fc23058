import { watchOperationOrder } from '@simulator/invariants/operation-order';
import { watchConfirmations } from '@simulator/invariants/watch-confirmations';
import { watchLosses } from '@simulator/invariants/watch-losses';
import { watchPayments } from '@simulator/invariants/watch-payments';
import { watchPolls } from '@simulator/invariants/watch-polls';
import { watchShops } from '@simulator/invariants/watch-shops';
import { watchStatuses } from '@simulator/invariants/watch-statuses';
import { watchTotals } from '@simulator/invariants/watch-totals';
import { watchTracking } from '@simulator/invariants/watch-tracking';
import type { WatchedPage } from '@simulator/invariants/watched-world';

/** Starts every check that runs while a page is open. */
export function watchPage(watched: WatchedPage): void {
  watchShops(watched);
  watchStatuses(watched);
  watchTotals(watched);
  watchOperationOrder(watched);
  watchLosses(watched);
  watchConfirmations(watched);
  watchPayments(watched);
  watchTracking(watched);
  watchPolls(watched);
}
