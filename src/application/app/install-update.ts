import type { Deps } from '@/domain/ports/deps';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { UpdateStore } from '@/application/app/update-store';
import { AppUpdates } from '@/domain/ports/app-updates';
import { PageReloader } from '@/domain/ports/page-reloader';
import { isSafeToReload } from '@/domain/updates/is-safe-to-reload';

/**
 * Installs the newer version: lets it take over, after which the page reloads; where it has taken over already, by
 * another tab, the page reloads at once. Never during checkout or payment. Source: OPEN-40, PAIN-71; SW-02, SHELL-28.
 */
export class InstallUpdate {
  static readonly needs = {
    updates: AppUpdates,
    store: UpdateStore,
    navigation: NavigationStore,
    reloader: PageReloader,
  };

  private readonly deps: Deps<typeof InstallUpdate>;

  constructor(deps: Deps<typeof InstallUpdate>) {
    this.deps = deps;
  }

  install({ isAsked }: { readonly isAsked: boolean }): void {
    if (!isSafeToReload(this.deps.navigation.current)) return;
    if (this.deps.store.news === 'takenOver') this.deps.reloader.reload({ isAsked });
    if (this.deps.store.news !== 'waiting') return;
    this.deps.store.setAsked();
    this.deps.updates.takeOver();
  }
}
