import { makeAutoObservable } from 'mobx';

import { NavigationStore } from '@/application/navigation/navigation-store';
import { UpdateStore } from '@/application/app/update-store';
import { InstallUpdate } from '@/application/app/install-update';
import { isSafeToReload } from '@/domain/updates/is-safe-to-reload';
import type { Deps } from '@/domain/ports/deps';

/** When the update banner is shown, and its actions. Source: spec §2 Popups, OPEN-40, PAIN-71; SHELL-28. */
export class UpdateBannerViewModel {
  static readonly needs = { updates: UpdateStore, navigation: NavigationStore, installUpdate: InstallUpdate };

  private isPutOff = false;
  private readonly deps: Deps<typeof UpdateBannerViewModel>;

  constructor(deps: Deps<typeof UpdateBannerViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Hidden during checkout and payment, on digital signage and on the offline page. */
  get isShown(): boolean {
    const { updates, navigation } = this.deps;
    const name = navigation.current?.name;
    const isWrongPlace = name === 'digitalSignage' || name === 'offline';
    return updates.isAvailable && !this.isPutOff && !isWrongPlace && isSafeToReload(navigation.current);
  }

  install(): void {
    this.deps.installUpdate.install({ isAsked: true });
  }

  /** Until the next load of the page, which installs the newer version anyway. */
  putOff(): void {
    this.isPutOff = true;
  }
}
