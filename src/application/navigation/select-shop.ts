import type { Deps } from '@/domain/ports/deps';
import { LatestOnly } from '@/application/shared/latest-only';
import { BasketStore } from '@/application/basket/basket-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { isOtherShopsBasket } from '@/domain/basket/is-other-shops-basket';
import { pathAfterShop } from '@/domain/navigation/path-after-shop';
import { confirmOtherShop } from '@/domain/notice/confirmations';
import { isGone, type RemoteFailure } from '@/domain/shared/remote-failure';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';

export type ShopSelection =
  /** Go to `path`. */
  | { readonly kind: 'selected'; readonly shop: Shop; readonly path: string }
  /** The visitor chose to keep the basket of the other shop. */
  | { readonly kind: 'declined' }
  /** The shop accepts no orders; its badge shows why. */
  | { readonly kind: 'notSelectable'; readonly shop: Shop };

/**
 * Selects a shop at home: asks first when the basket is of another shop, loads the shop (where the server cannot be
 * reached, its state of the list), sets the other basket aside, and returns where to go. `query` is the query of home.
 * The last choice wins. Source: spec §2 Home screen, §4 Basket, AMB-01, AMB-06, OPEN-31; HOME-24, HOME-26 to HOME-28,
 * BASK-11, BASK-12.
 */
export class SelectShop {
  static readonly needs = {
    catalog: ShopCatalog,
    shops: ShopStore,
    baskets: BasketStore,
    settings: SettingsStore,
    navigation: NavigationStore,
    notices: NoticeStore,
    changeBasket: ChangeBasket,
  };

  private readonly latest = new LatestOnly();

  private readonly deps: Deps<typeof SelectShop>;

  constructor(deps: Deps<typeof SelectShop>) {
    this.deps = deps;
  }

  async select(
    shopId: ShopId,
    query: ReadonlyMap<string, string> = new Map(),
    signal?: AbortSignal,
  ): Promise<Result<ShopSelection, RemoteFailure>> {
    const own = this.latest.begin(signal);
    if (!(await this.mayLeaveBasket(shopId))) return ok({ kind: 'declined' });
    this.deps.navigation.requestNavigation({ kind: 'shop', shopId });
    const loadedShop = await this.deps.catalog.shop(shopId, own);
    const isAsked = loadedShop.ok || isGone(loadedShop.error);
    const result = isAsked ? loadedShop : await this.deps.catalog.lastSeenShop(shopId, own);
    if (own.aborted) return err({ kind: 'aborted' });
    if (!result.ok) return loadedShop.ok ? result : loadedShop;
    if (!canSelectShop(result.value)) return ok({ kind: 'notSelectable', shop: result.value });
    this.moveTo(result.value, loadedShop.ok);
    return ok({ kind: 'selected', shop: result.value, path: this.pathAfter(shopId, query) });
  }

  private async mayLeaveBasket(shopId: ShopId): Promise<boolean> {
    const { basket } = this.deps.baskets;
    return !isOtherShopsBasket(basket, shopId) || this.deps.notices.ask(confirmOtherShop(basket.shopName));
  }

  private moveTo(shop: Shop, isReported: boolean): void {
    const { id, name } = shop;
    if (this.deps.baskets.basket.shopId !== id) this.deps.baskets.setBasketAside();
    if (isReported) this.deps.shops.setShop(shop);
    else this.deps.shops.setStored(shop);
    this.deps.changeBasket.apply({ kind: 'moveToShop', shopId: id, shopName: name });
    this.deps.navigation.setBookmark(undefined);
  }

  private pathAfter(shopId: ShopId, query: ReadonlyMap<string, string>): string {
    const enabled = this.deps.settings.settings?.orderTypes ?? [];
    return pathAfterShop(shopId, query, enabled, this.deps.baskets.basket.orderType);
  }
}
