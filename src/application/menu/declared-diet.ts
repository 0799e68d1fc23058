import type { Deps } from '@/domain/ports/deps';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import type { DietFilter } from '@/domain/menu/diets';
import { DietFilterStorage } from '@/domain/ports/stored-value';

/**
 * What the guest declared on this device, in whichever tab, also before its event has reached this one. Source:
 * DEC-155.
 */
export class DeclaredDiet {
  static readonly needs = { storage: DietFilterStorage, store: DietFilterStore };

  private readonly deps: Deps<typeof DeclaredDiet>;

  constructor(deps: Deps<typeof DeclaredDiet>) {
    this.deps = deps;
  }

  read(): DietFilter {
    const stored = this.deps.storage.load();
    if (stored !== undefined) this.deps.store.setFilter(stored);
    return this.deps.store.filter;
  }
}
