import type { Deps } from '@/domain/ports/deps';
import type { Resource } from '@/application/connection/retry-loading';
import { failedAfter, loaded, loadingAfter, retryingAfter } from '@/application/shared/loadable';
import { SettingsStore } from '@/application/settings/settings-store';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { SettingsSource } from '@/domain/ports/settings-source';
import type { Settings } from '@/domain/settings/settings';
import type { Result } from '@/domain/shared/result';

/**
 * Loads the settings of the chain; on a failure the known ones stay. Concurrent calls share one request. Source: spec
 * §7; API-17.
 */
export class LoadSettings {
  static readonly needs = { source: SettingsSource, store: SettingsStore };

  private running: Promise<Result<Settings, RemoteFailure>> | undefined;

  private readonly deps: Deps<typeof LoadSettings>;

  constructor(deps: Deps<typeof LoadSettings>) {
    this.deps = deps;
  }

  /** Returns the resource for `RetryLoading`. */
  resource(): Resource {
    return { state: () => this.deps.store.loading, load: (isRetry) => this.load(isRetry) };
  }

  load(isRetry = false): Promise<Result<Settings, RemoteFailure>> {
    this.running ??= this.fetch(isRetry).finally(() => (this.running = undefined));
    return this.running;
  }

  private async fetch(isRetry: boolean): Promise<Result<Settings, RemoteFailure>> {
    const { loading } = this.deps.store;
    this.deps.store.setLoading(isRetry ? retryingAfter(loading) : loadingAfter(loading));
    const result = await this.deps.source.settings();
    this.deps.store.setLoading(
      result.ok ? loaded(result.value) : failedAfter(this.deps.store.loading, result.error),
    );
    return result;
  }
}
