import { LatestOnly } from '@/application/shared/latest-only';
import type { BasketStore } from '@/application/basket/basket-store';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { NoticeStore } from '@/application/notices/notice-store';
import type { SettingsStore } from '@/application/settings/settings-store';
import type { ShopStore } from '@/application/shops/shop-store';
import type { ChangeBasket } from '@/application/basket/change-basket';
import type { SetAsideBasket } from '@/application/basket/set-aside-basket';
import { isOtherShopsBasket } from '@/domain/basket/is-other-shops-basket';
import { pathAfterShop } from '@/domain/navigation/path-after-shop';
import { confirmOtherShop } from '@/domain/notice/confirmations';
import { isGone, type RemoteFailure } from '@/domain/shared/remote-failure';
import type { ShopCatalog } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';

export type ShopSelection =
  /** Go to `path`. */
  | { readonly kind: 'selected'; readonly shop: Shop; readonly path: string }
  /** The visitor would rather keep the basket of the other shop. */
  | { readonly kind: 'kept' }
  /** It cannot be ordered from after all; its badge says why. */
  | { readonly kind: 'notSelectable'; readonly shop: Shop };

/**
 * Selects a shop on home: asks first when the basket is of another shop, loads the shop afresh (where the server cannot
 * be asked, as it was last seen), sets the other basket aside, and says where to go. `query` is home's own. The last choice counts.
 * Source: spec §2 Home screen, §4 Basket, AMB-01, AMB-06, OPEN-31; HOME-24, HOME-26 to HOME-28, BASK-11, BASK-12.
 */
export class SelectShop {
  private readonly latest = new LatestOnly();
  private readonly catalog: ShopCatalog;
  private readonly shops: ShopStore;
  private readonly baskets: BasketStore;
  private readonly settings: SettingsStore;
  private readonly navigation: NavigationStore;
  private readonly notices: NoticeStore;
  private readonly changeBasket: ChangeBasket;
  private readonly setAsideBasket: SetAsideBasket;

  constructor(
    catalog: ShopCatalog,
    shops: ShopStore,
    baskets: BasketStore,
    settings: SettingsStore,
    navigation: NavigationStore,
    notices: NoticeStore,
    changeBasket: ChangeBasket,
    setAsideBasket: SetAsideBasket,
  ) {
    this.catalog = catalog;
    this.shops = shops;
    this.baskets = baskets;
    this.settings = settings;
    this.navigation = navigation;
    this.notices = notices;
    this.changeBasket = changeBasket;
    this.setAsideBasket = setAsideBasket;
  }

  async execute(
    shopId: ShopId,
    query: ReadonlyMap<string, string> = new Map(),
    signal?: AbortSignal,
  ): Promise<Result<ShopSelection, RemoteFailure>> {
    const own = this.latest.begin(signal);
    if (!(await this.mayLeaveBasket(shopId))) return ok({ kind: 'kept' });
    this.navigation.setOut({ kind: 'shop', shopId });
    const told = await this.catalog.shop(shopId, own);
    const isAsked = told.ok || isGone(told.error);
    const result = isAsked ? told : await this.catalog.lastSeenShop(shopId, own);
    if (own.aborted) return err({ kind: 'aborted' });
    if (!result.ok) return told.ok ? result : told;
    if (!canSelectShop(result.value)) return ok({ kind: 'notSelectable', shop: result.value });
    this.select(result.value, told.ok);
    return ok({ kind: 'selected', shop: result.value, path: this.pathAfter(shopId, query) });
  }

  private async mayLeaveBasket(shopId: ShopId): Promise<boolean> {
    const { basket } = this.baskets;
    return !isOtherShopsBasket(basket, shopId) || this.notices.ask(confirmOtherShop(basket.shopName));
  }

  private select(shop: Shop, isTold: boolean): void {
    const { id, name } = shop;
    if (this.baskets.basket.shopId !== id) this.setAsideBasket.execute();
    if (isTold) this.shops.setShop(shop);
    else this.shops.setStored(shop);
    this.changeBasket.execute({ kind: 'moveToShop', shopId: id, shopName: name });
    this.navigation.setBookmark(undefined);
  }

  private pathAfter(shopId: ShopId, query: ReadonlyMap<string, string>): string {
    const enabled = this.settings.settings?.orderTypes ?? [];
    return pathAfterShop(shopId, query, enabled, this.baskets.basket.orderType);
  }
}
