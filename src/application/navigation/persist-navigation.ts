import { reaction } from 'mobx';
import type { StandingWork } from '@/application/shared/background-service';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { JourneyBookmark } from '@/domain/navigation/page-tracking';
import { withoutCustomerCode } from '@/domain/navigation/order-link';
import type { Stop } from '@/domain/ports/clock';
import type { NavigationStorage } from '@/domain/ports/stored-value';

/**
 * Stores the page tracking and the place to come back to; each tab goes its own way. The code of an order that came
 * with a link is not stored (DEC-01). Source: OPEN-28.
 */
export class KeepNavigation implements StandingWork {
  private readonly storage: NavigationStorage;
  private readonly navigation: NavigationStore;

  constructor(storage: NavigationStorage, navigation: NavigationStore) {
    this.storage = storage;
    this.navigation = navigation;
  }

  start(): Stop {
    return reaction(
      () => ({ tracking: this.navigation.tracking, bookmark: this.navigation.bookmark }),
      ({ tracking, bookmark }) =>
        void this.storage.keep({ tracking, bookmark: bookmark && withoutCode(bookmark) }),
    );
  }
}

const withoutCode = ({ path, ...rest }: JourneyBookmark): JourneyBookmark => ({
  path: withoutCustomerCode(path),
  ...rest,
});
