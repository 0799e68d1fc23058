import { LegalStore } from '@/application/legal/legal-store';
import type { Deps } from '@/domain/ports/deps';
import { LegalSource } from '@/domain/ports/legal-source';

/** Loads who sells in each restaurant. What was loaded before stays where that fails. Source: DEC-138. */
export class LoadSellers {
  static readonly needs = { source: LegalSource, store: LegalStore };

  private readonly deps: Deps<typeof LoadSellers>;

  constructor(deps: Deps<typeof LoadSellers>) {
    this.deps = deps;
  }

  async load(signal?: AbortSignal): Promise<void> {
    const { source, store } = this.deps;
    const sellers = await source.sellers(signal);
    if (sellers.ok) store.setSellers(sellers.value);
  }
}
