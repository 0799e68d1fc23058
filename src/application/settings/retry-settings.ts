import type { Deps } from '@/domain/ports/deps';
import type { BackgroundService } from '@/application/shared/background-service';
import { RetryLoading } from '@/application/connection/retry-loading';
import { LoadSettings } from '@/application/settings/load-settings';
import type { Disposer } from '@/domain/ports/clock';

/** Loads the settings again until it succeeds: nothing can be ordered without them. Source: DEC-11. */
export class RetrySettings implements BackgroundService {
  static readonly needs = { retryLoading: RetryLoading, loadSettings: LoadSettings };

  private readonly deps: Deps<typeof RetrySettings>;

  constructor(deps: Deps<typeof RetrySettings>) {
    this.deps = deps;
  }

  start(): Disposer {
    const controller = new AbortController();
    this.deps.retryLoading.watch(this.deps.loadSettings.resource(), controller.signal);
    return () => controller.abort();
  }
}
