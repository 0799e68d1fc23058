import type { Deps } from '@/domain/ports/deps';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { BasketStore } from '@/application/basket/basket-store';
import { ConnectionStore } from '@/application/connection/connection-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { LeaveOfflinePage } from '@/application/navigation/leave-offline-page';
import { bookmarkOf } from '@/domain/navigation/bookmark-of';
import { buildPath } from '@/domain/navigation/build-path';
import { matchRoute } from '@/domain/navigation/match-route';
import { Clock, type Disposer, wait } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { Navigator } from '@/domain/ports/navigator';

/**
 * The interval of queries to the site's own origin after the browser is online again, until it answers. Source: spec
 * §9; NAV-30.
 */
export const ORIGIN_CHECK_INTERVAL_MS = 5_000;

/**
 * Goes to the offline route when the browser goes offline, with the journey to offer back; once it is online again and
 * the own origin answers, returns from the offline route to home, which offers it. A wall screen stays on its board,
 * which shows its age. Source: spec §2, PAIN-00, PAIN-81; NAV-27 to NAV-30.
 */
export class WatchConnection implements BackgroundService {
  static readonly needs = {
    connection: Connection,
    store: ConnectionStore,
    navigation: NavigationStore,
    baskets: BasketStore,
    navigator: Navigator,
    leaveOfflinePage: LeaveOfflinePage,
    clock: Clock,
  };

  private search = new AbortController();

  private readonly deps: Deps<typeof WatchConnection>;

  constructor(deps: Deps<typeof WatchConnection>) {
    this.deps = deps;
  }

  start(): Disposer {
    this.take(this.deps.connection.isOnline());
    return disposeAll(
      () => this.search.abort(),
      this.deps.connection.onChange((isOnline) => this.take(isOnline)),
    );
  }

  private take(isOnline: boolean): void {
    this.search.abort('the connection has changed');
    const wasOnline = this.deps.store.isOnline;
    this.deps.store.setOnline(isOnline);
    if (!isOnline) void this.goOffline();
    else if (!wasOnline) void this.comeBack();
  }

  private goOffline(): Promise<void> {
    // The network may be lost before the first page is shown.
    const place = this.deps.navigation.current ?? matchRoute(this.deps.navigator.address);
    if (place?.name === 'offline' || place?.name === 'digitalSignage') return Promise.resolve();
    const bookmark = place === undefined ? undefined : bookmarkOf(place, this.deps.baskets.basket);
    if (bookmark !== undefined) this.deps.navigation.setBookmark(bookmark);
    return this.deps.navigator.go(buildPath.offline());
  }

  private async comeBack(): Promise<void> {
    this.search = new AbortController();
    const { signal } = this.search;
    while (!(await this.deps.connection.originAnswers(signal))) {
      await wait(this.deps.clock, ORIGIN_CHECK_INTERVAL_MS, signal);
      if (signal.aborted) return;
    }
    if (signal.aborted || this.deps.navigation.current?.name !== 'offline') return;
    await this.deps.leaveOfflinePage.leave();
  }
}
