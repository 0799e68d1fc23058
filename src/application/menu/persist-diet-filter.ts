import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';

import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import type { Disposer } from '@/domain/ports/clock';
import { DietFilterStorage } from '@/domain/ports/stored-value';
import { type DietFilter, NO_DIET_FILTER, wishCount } from '@/domain/menu/diets';

/**
 * Stores the diet filter on the device, and removes it once it is empty. What another tab declares or clears applies
 * here too. Source: PAIN-54, DEC-155.
 */
export class PersistDietFilter implements BackgroundService {
  static readonly needs = { storage: DietFilterStorage, store: DietFilterStore };

  private readonly deps: Deps<typeof PersistDietFilter>;

  constructor(deps: Deps<typeof PersistDietFilter>) {
    this.deps = deps;
  }

  start(): Disposer {
    const { storage, store } = this.deps;
    const stored = storage.load();
    if (stored !== undefined) store.setFilter(stored);
    return disposeAll(
      reaction(
        () => store.filter,
        (filter) => this.save(filter),
      ),
      // The stored value, since the event may be older.
      storage.onChangedElsewhere(() => store.setFilter(storage.load() ?? NO_DIET_FILTER)),
    );
  }

  private save(filter: DietFilter): void {
    const { storage } = this.deps;
    if (JSON.stringify(filter) === JSON.stringify(storage.load() ?? NO_DIET_FILTER)) return;
    if (wishCount(filter) === 0) storage.clear();
    else storage.save(filter);
  }
}
