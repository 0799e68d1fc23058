import { makeAutoObservable } from 'mobx';

import { NavigationStore } from '@/application/navigation/navigation-store';
import { UpdateStore } from '@/application/app/update-store';
import { InstallUpdate } from '@/application/app/install-update';
import { isSafeToReload } from '@/domain/updates/is-safe-to-reload';
import type { Deps } from '@/domain/ports/deps';

/** When the update-app banner shows, and what it does. Source: spec §2 Popups, OPEN-40, PAIN-71; SHELL-28. */
export class UpdateBannerViewModel {
  static readonly needs = { updates: UpdateStore, navigation: NavigationStore, installUpdate: InstallUpdate };

  private isPutOff = false;
  private readonly deps: Deps<typeof UpdateBannerViewModel>;

  constructor(deps: Deps<typeof UpdateBannerViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** It waits while somebody orders or pays; a wall screen has nobody to press it, the offline page another worry. */
  get isShown(): boolean {
    const { updates, navigation } = this.deps;
    const name = navigation.current?.name;
    const isWrongPlace = name === 'digitalSignage' || name === 'offline';
    return updates.isAvailable && !this.isPutOff && !isWrongPlace && isSafeToReload(navigation.current);
  }

  take(): void {
    this.deps.installUpdate.install({ isAsked: true });
  }

  /** Until the page is loaded the next time, which brings the newer version anyway. */
  putOff(): void {
    this.isPutOff = true;
  }
}
