import type { Deps } from '@/domain/ports/deps';
import { LatestOnly } from '@/application/shared/latest-only';
import type { Resource } from '@/application/connection/retry-loading';
import { LanguageStore } from '@/application/language/language-store';
import {
  failedAfter,
  IDLE,
  loaded,
  loadedValue,
  loadingAfter,
  NOT_WANTED,
  stoppedLoading,
  type Loadable,
} from '@/application/shared/loadable';
import { MenuStore } from '@/application/menu/menu-store';
import type { Menu } from '@/domain/menu/menu';
import { menuAt } from '@/domain/menu/serving';
import { Clock } from '@/domain/ports/clock';
import { type StoredMenu, MenuStorage } from '@/domain/ports/stored-value';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Language } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

/**
 * Shows the stored menu of this shop in this language at once, if there is one, and refreshes it. Never shows another
 * shop's menu or, after a change, another language's. Source: OPEN-41, PAIN-44, PAIN-55; API-19.
 */
export class LoadMenu {
  static readonly needs = {
    catalog: MenuCatalog,
    storage: MenuStorage,
    menus: MenuStore,
    languages: LanguageStore,
    clock: Clock,
  };

  private readonly latest = new LatestOnly();

  private readonly deps: Deps<typeof LoadMenu>;

  constructor(deps: Deps<typeof LoadMenu>) {
    this.deps = deps;
  }

  /**
   * Returns the resource for `RetryLoading`, until the signal aborts; it applies only while the store has this shop.
   */
  resource(shopId: ShopId, signal?: AbortSignal): Resource {
    return {
      state: () => (this.deps.menus.shopId === shopId ? this.deps.menus.menu : NOT_WANTED),
      load: (isRetry) => this.load(shopId, signal, isRetry),
    };
  }

  /** Resolves to the menu as of now. */
  async load(shopId: ShopId, signal?: AbortSignal, isRetry = false): Promise<Result<Menu, RemoteFailure>> {
    const own = this.latest.begin(signal);
    const language = this.deps.languages.language;
    const before = this.known(shopId, language);
    if (!isRetry || !this.hasFailed(shopId)) this.deps.menus.setMenu(shopId, loadingAfter(before));
    const result = await this.deps.catalog.menu(shopId, own);
    if (own.aborted) return this.giveUp(shopId, own);
    if (result.ok && result.value.shopId !== shopId) return this.fail(shopId, before, FOREIGN_MENU);
    if (!result.ok) return this.fail(shopId, before, result.error);
    const now = this.deps.clock.now();
    const fresh = { menu: result.value, language, loadedAt: now };
    const known = loadedValue(before);
    this.deps.menus.setMenu(shopId, loaded(known !== undefined && isStillGood(known, fresh) ? known : fresh));
    return ok(menuAt(result.value, now));
  }

  /** A newer load continues; otherwise the screen was left and nothing is loading. */
  private giveUp(shopId: ShopId, own: AbortSignal): Result<Menu, RemoteFailure> {
    if (this.latest.isLatest(own)) this.deps.menus.setMenu(shopId, stoppedLoading(this.deps.menus.menu));
    return err({ kind: 'aborted' });
  }

  private hasFailed(shopId: ShopId): boolean {
    return this.deps.menus.shopId === shopId && this.deps.menus.menu.kind === 'failed';
  }

  private known(shopId: ShopId, language: Language): Loadable<StoredMenu> {
    const fits = (each: StoredMenu | undefined): boolean =>
      each?.menu.shopId === shopId && each.language === language;
    const shown = loadedValue(this.deps.menus.menu);
    const known = fits(shown) ? shown : this.deps.storage.load();
    return known !== undefined && fits(known) ? loaded(known) : IDLE;
  }

  private fail(
    shopId: ShopId,
    before: Loadable<StoredMenu>,
    failure: RemoteFailure,
  ): Result<Menu, RemoteFailure> {
    this.deps.menus.setMenu(shopId, failedAfter(before, failure));
    return err(failure);
  }
}

const PICTURES_RETENTION_MS = 60 * 60 * 1000;

/**
 * An unchanged menu keeps its time for an hour, and with it the addresses of its pictures, which would otherwise all
 * be loaded again (AMB-65).
 */
const isStillGood = (known: StoredMenu, fresh: StoredMenu): boolean =>
  fresh.loadedAt - known.loadedAt < PICTURES_RETENTION_MS &&
  JSON.stringify(known.menu) === JSON.stringify(fresh.menu);

const FOREIGN_MENU: RemoteFailure = { kind: 'malformed', path: 'shopId' };
