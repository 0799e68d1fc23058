import type { StandingWork } from '@/application/shared/background-service';
import type { RetryLoading } from '@/application/connection/retry-loading';
import type { LoadSettings } from '@/application/settings/load-settings';
import type { Stop } from '@/domain/ports/clock';

/** Loads the settings again for as long as that fails: nothing can be ordered without them. Source: DEC-11. */
export class RetrySettings implements StandingWork {
  private readonly retryLoading: RetryLoading;
  private readonly loadSettings: LoadSettings;

  constructor(retryLoading: RetryLoading, loadSettings: LoadSettings) {
    this.retryLoading = retryLoading;
    this.loadSettings = loadSettings;
  }

  start(): Stop {
    const controller = new AbortController();
    this.retryLoading.watch(this.loadSettings.resource(), controller.signal);
    return () => controller.abort();
  }
}
