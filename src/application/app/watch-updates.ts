import type { Deps } from '@/domain/ports/deps';
import { autorun, reaction } from 'mobx';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { UpdateStore } from '@/application/app/update-store';
import { InstallUpdate } from '@/application/app/install-update';
import { AppUpdates, type UpdateNews } from '@/domain/ports/app-updates';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { PageDocument } from '@/domain/ports/page-document';
import { assertNever } from '@/domain/shared/assert-never';

/** How often an open page checks for a newer version. */
export const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Watches for newer versions: a body class of the document shows that there is one, and the page reloads when the one
 * that was requested here has taken over. A wall screen, which nobody operates, installs it automatically. Source:
 * spec §7 Service worker, §8, OPEN-18; SW-01 to SW-03, HAND-11.
 */
export class WatchUpdates implements BackgroundService {
  static readonly needs = {
    updates: AppUpdates,
    store: UpdateStore,
    navigation: NavigationStore,
    installUpdate: InstallUpdate,
    document: PageDocument,
    reporter: FailureReporter,
    clock: Clock,
  };

  private readonly deps: Deps<typeof WatchUpdates>;

  constructor(deps: Deps<typeof WatchUpdates>) {
    this.deps = deps;
  }

  start(): Disposer {
    void this.begin();
    return disposeAll(
      this.deps.updates.onNews((news) => this.applyNews(news)),
      autorun(() => this.deps.document.setBodyClass('update-available', this.deps.store.isAvailable)),
      reaction(
        () => this.isUnattended,
        () => this.takeUnattended(),
      ),
      this.deps.clock.every(UPDATE_CHECK_INTERVAL_MS, () => this.check()),
    );
  }

  private async begin(): Promise<void> {
    const begun = await this.deps.updates.begin();
    if (!begun.ok)
      this.deps.reporter.log({ id: 'lucka:service-worker-not-registered', message: begun.error.message });
  }

  private applyNews(news: UpdateNews): void {
    this.deps.store.setNews(news);
    switch (news) {
      case 'waiting':
        return this.takeUnattended();
      case 'takenOver':
        return this.deps.store.isAsked
          ? this.deps.installUpdate.install({ isAsked: false })
          : this.takeUnattended();
      default:
        return assertNever(news);
    }
  }

  private check(): void {
    void this.deps.updates.check();
    this.takeUnattended();
  }

  private get isUnattended(): boolean {
    return this.deps.navigation.current?.name === 'digitalSignage';
  }

  private takeUnattended(): void {
    if (this.isUnattended) this.deps.installUpdate.install({ isAsked: false });
  }
}
