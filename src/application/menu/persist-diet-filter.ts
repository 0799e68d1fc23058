import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';

import type { BackgroundService } from '@/application/shared/background-service';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import type { Disposer } from '@/domain/ports/clock';
import { DietFilterStorage } from '@/domain/ports/stored-value';
import { wishCount } from '@/domain/menu/diets';

/** Stores the diet filter over a reload, and removes it once it is empty. Source: PAIN-54. */
export class PersistDietFilter implements BackgroundService {
  static readonly needs = { storage: DietFilterStorage, store: DietFilterStore };

  private readonly deps: Deps<typeof PersistDietFilter>;

  constructor(deps: Deps<typeof PersistDietFilter>) {
    this.deps = deps;
  }

  start(): Disposer {
    const stored = this.deps.storage.load();
    if (stored !== undefined) this.deps.store.setFilter(stored);
    return reaction(
      () => this.deps.store.filter,
      (filter) => {
        if (wishCount(filter) === 0) this.deps.storage.clear();
        else this.deps.storage.save(filter);
      },
    );
  }
}
