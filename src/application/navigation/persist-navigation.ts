import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';
import type { BackgroundService } from '@/application/shared/background-service';
import { NavigationStore } from '@/application/navigation/navigation-store';
import type { JourneyBookmark } from '@/domain/navigation/page-tracking';
import { withoutCustomerCode } from '@/domain/navigation/order-link';
import type { Disposer } from '@/domain/ports/clock';
import { NavigationStorage } from '@/domain/ports/stored-value';

/**
 * Stores the page tracking and the journey to offer back, for each tab. The code of an order in a link is not stored
 * (DEC-01). Source: OPEN-28.
 */
export class PersistNavigation implements BackgroundService {
  static readonly needs = { storage: NavigationStorage, navigation: NavigationStore };

  private readonly deps: Deps<typeof PersistNavigation>;

  constructor(deps: Deps<typeof PersistNavigation>) {
    this.deps = deps;
  }

  start(): Disposer {
    return reaction(
      () => ({ tracking: this.deps.navigation.tracking, bookmark: this.deps.navigation.bookmark }),
      ({ tracking, bookmark }) =>
        void this.deps.storage.save({ tracking, bookmark: bookmark && withoutCode(bookmark) }),
    );
  }
}

const withoutCode = ({ path, ...rest }: JourneyBookmark): JourneyBookmark => ({
  path: withoutCustomerCode(path),
  ...rest,
});
