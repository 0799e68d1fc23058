import { failedAfter, loaded, loadingAfter } from '@/application/stores/loadable';
import type { SettingsStore } from '@/application/stores/settings-store';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import type { SettingsSource } from '@/domain/ports/settings-source';
import type { Settings } from '@/domain/settings/settings';
import type { Result } from '@/domain/shared/result';

/** Loads what the chain has switched on; what was known before stays when that fails. Source: spec §7; API-17. */
export class LoadSettings {
  private readonly source: SettingsSource;
  private readonly store: SettingsStore;

  constructor(source: SettingsSource, store: SettingsStore) {
    this.source = source;
    this.store = store;
  }

  async execute(): Promise<Result<Settings, RemoteFailure>> {
    this.store.setLoading(loadingAfter(this.store.loading));
    const result = await this.source.settings();
    this.store.setLoading(result.ok ? loaded(result.value) : failedAfter(this.store.loading, result.error));
    return result;
  }
}
