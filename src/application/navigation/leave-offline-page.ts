import type { Deps } from '@/domain/ports/deps';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { buildPath } from '@/domain/navigation/build-path';
import { Navigator } from '@/domain/ports/navigator';

/**
 * Once the connection is back: goes home, which offers the return to the interrupted page. A wall screen that did not
 * reach its board goes to the board. Source: spec §2 Offline page, OPEN-18; NAV-28, OFF-06.
 */
export class LeaveOfflinePage {
  static readonly needs = { navigation: NavigationStore, navigator: Navigator };

  private readonly deps: Deps<typeof LeaveOfflinePage>;

  constructor(deps: Deps<typeof LeaveOfflinePage>) {
    this.deps = deps;
  }

  async leave(): Promise<void> {
    await this.deps.navigator.go(this.deps.navigation.wall ?? buildPath.home(), { replace: true });
  }
}
