import type { NavigationStore } from '@/application/stores/navigation-store';
import { buildPath } from '@/domain/navigation/build-path';
import { matchRoute } from '@/domain/navigation/match-route';
import type { Wayfinder } from '@/domain/ports/wayfinder';

/**
 * Once the connection is back: to home, which offers the way back to where the visitor was. A wall screen, which
 * nobody touches, comes back to itself. Source: spec §2 Offline page, OPEN-18; NAV-28, OFF-06.
 */
export class LeaveOfflinePage {
  private readonly navigation: NavigationStore;
  private readonly wayfinder: Wayfinder;

  constructor(navigation: NavigationStore, wayfinder: Wayfinder) {
    this.navigation = navigation;
    this.wayfinder = wayfinder;
  }

  async execute(): Promise<void> {
    const { bookmark } = this.navigation;
    const isWallScreen = bookmark !== undefined && matchRoute(bookmark.path)?.name === 'digitalSignage';
    if (isWallScreen) this.navigation.setBookmark(undefined);
    await this.wayfinder.go(isWallScreen ? bookmark.path : buildPath.home(), { replace: true });
  }
}
