import { watchOperationOrder } from '@/adapters/cli/simulation/invariants/operation-order';
import { watchConfirmations } from '@/adapters/cli/simulation/invariants/watch-confirmations';
import { watchLosses } from '@/adapters/cli/simulation/invariants/watch-losses';
import { watchPayments } from '@/adapters/cli/simulation/invariants/watch-payments';
import { watchPolls } from '@/adapters/cli/simulation/invariants/watch-polls';
import { watchShops } from '@/adapters/cli/simulation/invariants/watch-shops';
import { watchStatuses } from '@/adapters/cli/simulation/invariants/watch-statuses';
import { watchTotals } from '@/adapters/cli/simulation/invariants/watch-totals';
import { watchTracking } from '@/adapters/cli/simulation/invariants/watch-tracking';
import type { WatchedPage } from '@/adapters/cli/simulation/invariants/watched-page';

/** All that is looked at while a page is open. */
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
