import { PageWatch } from '@/adapters/cli/simulation/invariants/page-watch';
import { watchConfirmations } from '@/adapters/cli/simulation/invariants/watch-confirmations';
import { watchLosses } from '@/adapters/cli/simulation/invariants/watch-losses';
import { watchPayments } from '@/adapters/cli/simulation/invariants/watch-payments';
import { watchPolls } from '@/adapters/cli/simulation/invariants/watch-polls';
import { watchTracking } from '@/adapters/cli/simulation/invariants/watch-tracking';
import type { WatchedPage } from '@/adapters/cli/simulation/invariants/watched-page';

/** All that is looked at while a page is open. */
export function watchPage(watched: WatchedPage): void {
  new PageWatch(watched.world, watched.device, watched.page).start();
  watchLosses(watched);
  watchConfirmations(watched);
  watchPayments(watched);
  watchTracking(watched);
  watchPolls(watched);
}
