import { reaction } from 'mobx';
import type { StandingWork } from '@/application/reactions/standing-work';
import type { NavigationStore } from '@/application/stores/navigation-store';
import type { Stop } from '@/domain/ports/clock';
import type { NavigationStorage } from '@/domain/ports/kept-value';

/** Keeps the page tracking and the place to come back to; each tab goes its own way. Source: OPEN-28. */
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
      (kept) => void this.storage.keep(kept),
    );
  }
}
