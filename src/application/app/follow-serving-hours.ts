import { reaction } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { MenuStore } from '@/application/menu/menu-store';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { loadedValue } from '@/application/shared/loadable';
import { hasServingHours, unservedDishes } from '@/domain/menu/serving';
import { Clock, type Disposer } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';

/** How often the serving hours of the menu are compared with the clock. */
export const SERVING_TICK_MS = 20_000;

/** Marks the dishes that are not served now; on a drawn page, as of its drawing. Source: DEC-110. */
export class FollowServingHours implements BackgroundService {
  static readonly needs = { app: AppStore, menus: MenuStore, clock: Clock };

  private stopTicking: Disposer | undefined;
  private readonly deps: Deps<typeof FollowServingHours>;

  constructor(deps: Deps<typeof FollowServingHours>) {
    this.deps = deps;
  }

  start(): Disposer {
    const { app, menus } = this.deps;
    const stop = reaction(
      () => [loadedValue(menus.menu), app.drawnAt],
      () => this.follow(),
      { fireImmediately: true },
    );
    return disposeAll(() => this.stopTicking?.(), stop);
  }

  /** Compares the menu with the clock once. */
  mark(): void {
    const { app, menus, clock } = this.deps;
    const menu = loadedValue(menus.menu)?.menu;
    if (menu !== undefined) menus.setUnserved(unservedDishes(menu, app.drawnAt ?? clock.now()));
  }

  private follow(): void {
    const menu = loadedValue(this.deps.menus.menu)?.menu;
    this.stopTicking?.();
    this.stopTicking = undefined;
    this.mark();
    if (menu !== undefined && hasServingHours(menu))
      this.stopTicking = this.deps.clock.every(SERVING_TICK_MS, () => this.mark());
  }
}
