import { type StandingWork, stopAll } from '@/application/shared/background-service';
import type { BasketStore } from '@/application/basket/basket-store';
import type { ConnectionStore } from '@/application/connection/connection-store';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { LeaveOfflinePage } from '@/application/navigation/leave-offline-page';
import { bookmarkOf } from '@/domain/navigation/bookmark-of';
import { buildPath } from '@/domain/navigation/build-path';
import { matchRoute } from '@/domain/navigation/match-route';
import { type Clock, type Stop, wait } from '@/domain/ports/clock';
import type { Connection } from '@/domain/ports/connection';
import type { Wayfinder } from '@/domain/ports/navigator';

/** How often the site's own origin is asked after the browser came online, until it answers. Source: spec §9; NAV-30. */
export const ORIGIN_CHECK_INTERVAL_MS = 5_000;

/**
 * Goes to the offline route when the browser goes offline, remembering where the visitor was; once it is online
 * again and the own origin answers, returns from the offline route to home, which offers the way back. A wall screen
 * stays on its board, which says how old it is. Source: spec §2, user-pains §0, P81; NAV-27 to NAV-30.
 */
export class FollowConnection implements StandingWork {
  private search = new AbortController();
  private readonly connection: Connection;
  private readonly store: ConnectionStore;
  private readonly navigation: NavigationStore;
  private readonly baskets: BasketStore;
  private readonly wayfinder: Wayfinder;
  private readonly leaveOfflinePage: LeaveOfflinePage;
  private readonly clock: Clock;

  constructor(
    connection: Connection,
    store: ConnectionStore,
    navigation: NavigationStore,
    baskets: BasketStore,
    wayfinder: Wayfinder,
    leaveOfflinePage: LeaveOfflinePage,
    clock: Clock,
  ) {
    this.connection = connection;
    this.store = store;
    this.navigation = navigation;
    this.baskets = baskets;
    this.wayfinder = wayfinder;
    this.leaveOfflinePage = leaveOfflinePage;
    this.clock = clock;
  }

  start(): Stop {
    this.take(this.connection.isOnline());
    return stopAll(
      () => this.search.abort(),
      this.connection.onChange((isOnline) => this.take(isOnline)),
    );
  }

  private take(isOnline: boolean): void {
    this.search.abort('the connection has changed');
    const wasOnline = this.store.isOnline;
    this.store.setOnline(isOnline);
    if (!isOnline) void this.goOffline();
    else if (!wasOnline) void this.comeBack();
  }

  private goOffline(): Promise<void> {
    // The network may go before the first page of a visit is shown.
    const place = this.navigation.current ?? matchRoute(this.wayfinder.address);
    if (place?.name === 'offline' || place?.name === 'digitalSignage') return Promise.resolve();
    const bookmark = place === undefined ? undefined : bookmarkOf(place, this.baskets.basket);
    if (bookmark !== undefined) this.navigation.setBookmark(bookmark);
    return this.wayfinder.go(buildPath.offline());
  }

  private async comeBack(): Promise<void> {
    this.search = new AbortController();
    const { signal } = this.search;
    while (!(await this.connection.originAnswers(signal))) {
      await wait(this.clock, ORIGIN_CHECK_INTERVAL_MS, signal);
      if (signal.aborted) return;
    }
    if (signal.aborted || this.navigation.current?.name !== 'offline') return;
    await this.leaveOfflinePage.execute();
  }
}
