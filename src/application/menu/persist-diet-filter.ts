import { reaction } from 'mobx';

import type { StandingWork } from '@/application/shared/background-service';
import type { DietFilterStore } from '@/application/menu/diet-filter-store';
import type { Stop } from '@/domain/ports/clock';
import type { DietFilterStorage } from '@/domain/ports/stored-value';
import { wishCount } from '@/domain/menu/diets';

/** Keeps what the visitor eats over a reload, and leaves nothing behind once there is no wish. Source: P54. */
export class KeepDietFilter implements StandingWork {
  private readonly storage: DietFilterStorage;
  private readonly store: DietFilterStore;

  constructor(storage: DietFilterStorage, store: DietFilterStore) {
    this.storage = storage;
    this.store = store;
  }

  start(): Stop {
    const kept = this.storage.load();
    if (kept !== undefined) this.store.setFilter(kept);
    return reaction(
      () => this.store.filter,
      (filter) => {
        if (wishCount(filter) === 0) this.storage.clear();
        else this.storage.keep(filter);
      },
    );
  }
}
