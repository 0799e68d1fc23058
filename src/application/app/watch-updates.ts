import { autorun, reaction } from 'mobx';
import { type StandingWork, stopAll } from '@/application/shared/background-service';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { UpdateStore } from '@/application/app/update-store';
import type { TakeUpdate } from '@/application/app/install-update';
import type { AppUpdates, UpdateNews } from '@/domain/ports/app-updates';
import type { Clock, Stop } from '@/domain/ports/clock';
import type { FailureReporter } from '@/domain/ports/failure-reporter';
import type { PageDocument } from '@/domain/ports/page-document';
import { assertNever } from '@/domain/shared/assert-never';

/** How often a page that stays open asks for a newer version. */
export const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Hears of newer versions: the document says by a body class that there is one, and the page reloads when the one that
 * was asked for here has taken over. A wall screen, which nobody touches, takes it by itself.
 * Source: spec §7 Service worker, §8, OPEN-18; SW-01 to SW-03, HAND-11.
 */
export class FollowUpdates implements StandingWork {
  private readonly updates: AppUpdates;
  private readonly store: UpdateStore;
  private readonly navigation: NavigationStore;
  private readonly takeUpdate: TakeUpdate;
  private readonly document: PageDocument;
  private readonly reporter: FailureReporter;
  private readonly clock: Clock;

  constructor(
    updates: AppUpdates,
    store: UpdateStore,
    navigation: NavigationStore,
    takeUpdate: TakeUpdate,
    document: PageDocument,
    reporter: FailureReporter,
    clock: Clock,
  ) {
    this.updates = updates;
    this.store = store;
    this.navigation = navigation;
    this.takeUpdate = takeUpdate;
    this.document = document;
    this.reporter = reporter;
    this.clock = clock;
  }

  start(): Stop {
    void this.begin();
    return stopAll(
      this.updates.onNews((news) => this.hear(news)),
      autorun(() => this.document.setBodyClass('update-available', this.store.isAvailable)),
      reaction(
        () => this.isUnattended,
        () => this.takeUnattended(),
      ),
      this.clock.every(UPDATE_CHECK_INTERVAL_MS, () => this.look()),
    );
  }

  private async begin(): Promise<void> {
    const begun = await this.updates.begin();
    if (!begun.ok)
      this.reporter.log({ id: 'lucka:service-worker-not-registered', message: begun.error.message });
  }

  private hear(news: UpdateNews): void {
    this.store.setNews(news);
    switch (news) {
      case 'waiting':
        return this.takeUnattended();
      case 'takenOver':
        return this.store.isAsked ? this.takeUpdate.execute({ isAsked: false }) : this.takeUnattended();
      default:
        return assertNever(news);
    }
  }

  private look(): void {
    void this.updates.look();
    this.takeUnattended();
  }

  private get isUnattended(): boolean {
    return this.navigation.current?.name === 'digitalSignage';
  }

  private takeUnattended(): void {
    if (this.isUnattended) this.takeUpdate.execute({ isAsked: false });
  }
}
