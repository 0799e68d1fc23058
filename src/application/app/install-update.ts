import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { UpdateStore } from '@/application/app/update-store';
import type { AppUpdates } from '@/domain/ports/app-updates';
import type { PageReloader } from '@/domain/ports/page-reloader';
import { isSafeToReload } from '@/domain/updates/is-safe-to-reload';

/**
 * Takes the newer version: lets it take over, after which the page reloads; where it has taken over already, by way of
 * another tab, the page reloads at once. Never where somebody orders or pays. Source: OPEN-40, P71; SW-02, SHELL-28.
 */
export class TakeUpdate {
  private readonly updates: AppUpdates;
  private readonly store: UpdateStore;
  private readonly navigation: NavigationStore;
  private readonly reloader: PageReloader;

  constructor(updates: AppUpdates, store: UpdateStore, navigation: NavigationStore, reloader: PageReloader) {
    this.updates = updates;
    this.store = store;
    this.navigation = navigation;
    this.reloader = reloader;
  }

  execute({ isAsked }: { readonly isAsked: boolean }): void {
    if (!isSafeToReload(this.navigation.current)) return;
    if (this.store.news === 'takenOver') this.reloader.reload({ isAsked });
    if (this.store.news !== 'waiting') return;
    this.store.setAsked();
    this.updates.takeOver();
  }
}
