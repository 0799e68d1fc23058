import type { NavigationStore } from '@/application/navigation/navigation-store';
import { buildPath } from '@/domain/navigation/build-path';
import type { Wayfinder } from '@/domain/ports/navigator';

/**
 * Once the connection is back: to home, which offers the way back to where the visitor was. A wall screen
 * that did not get to its board, and which nobody touches, goes on to it. Source: spec §2 Offline page, OPEN-18; NAV-28, OFF-06.
 */
export class LeaveOfflinePage {
  private readonly navigation: NavigationStore;
  private readonly wayfinder: Wayfinder;

  constructor(navigation: NavigationStore, wayfinder: Wayfinder) {
    this.navigation = navigation;
    this.wayfinder = wayfinder;
  }

  async execute(): Promise<void> {
    await this.wayfinder.go(this.navigation.wall ?? buildPath.home(), { replace: true });
  }
}
