import { makeAutoObservable } from 'mobx';

import { RetryLoading } from '@/application/connection/retry-loading';
import { BasketStore } from '@/application/basket/basket-store';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { LanguageStore } from '@/application/language/language-store';
import { type LoadState, loadStateOf } from '@/application/shared/loadable';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { ShopStore } from '@/application/shops/shop-store';
import { BasketCommands } from '@/application/basket/basket-commands';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { LoadShops } from '@/application/shops/load-shops';
import { LoadSettings } from '@/application/settings/load-settings';
import { hasItems } from '@/domain/basket/basket-count';
import type { OrderType } from '@/domain/settings/order-type';
import { parseSpotId, type DeliverySpot } from '@/domain/shop/delivery-spot';
import { spotProblem, type SpotProblem } from '@/domain/basket/spot-problem';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { spotName, spotsForOrderType } from '@/domain/shop/spots-for-order-type';
import type { Deps } from '@/domain/ports/deps';

export interface SpotOption {
  readonly id: number;
  readonly name: string;
}

/** Order type, delivery spot and note. Source: spec §2 Basket panel, §5; SHELL-22, VAL-01 to VAL-05. */
export class OrderInfoViewModel {
  static readonly needs = {
    shops: ShopStore,
    shopList: ShopListStore,
    baskets: BasketStore,
    settings: SettingsStore,
    spots: DeliverySpotStore,
    languages: LanguageStore,
    basketCommands: BasketCommands,
    loadSpots: LoadDeliverySpots,
    loadShops: LoadShops,
    retryLoading: RetryLoading,
    loadSettings: LoadSettings,
  };

  private readonly deps: Deps<typeof OrderInfoViewModel>;

  constructor(deps: Deps<typeof OrderInfoViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Loads the spots of the shop, and of each shop selected later; and the shop itself, where it is not known. */
  start(): () => void {
    const leaving = new AbortController();
    const { retryLoading, loadSpots, loadShops } = this.deps;
    retryLoading.loadEach(
      () => this.shopId,
      (shopId, signal) => loadSpots.resource(shopId, signal),
      leaving.signal,
    );
    retryLoading.loadEach(
      () => this.unknownShopId,
      (shopId, signal) => loadShops.resourceOfShop(shopId, signal),
      leaving.signal,
    );
    return () => leaving.abort();
  }

  /**
   * The shop of the basket; of an empty one the selected shop. Home deselects the shop, and another tab may have moved
   * the basket to another one, which is where the order goes (PAIN-78).
   */
  get shopId(): ShopId | undefined {
    const { shop } = this.deps.shops;
    const { basket } = this.deps.baskets;
    return hasItems(basket) ? (basket.shopId ?? shop?.id) : (shop?.id ?? basket.shopId);
  }

  /** Undefined where the shop is neither selected nor loaded. */
  get shop(): Shop | undefined {
    const { shops, shopList } = this.deps;
    if (shops.shop?.id === this.shopId) return shops.shop;
    return shopList.find(this.shopId);
  }

  /** The shop of a basket with dishes, whose address is not known yet. */
  private get unknownShopId(): ShopId | undefined {
    const isKnown = this.shop !== undefined || this.deps.shopList.isWhole;
    return isKnown || !hasItems(this.deps.baskets.basket) ? undefined : this.shopId;
  }

  /** The basket stores the name for when nothing else of the shop is loaded. */
  get shopName(): string {
    return this.shop?.name ?? this.deps.baskets.basket.shopName;
  }

  get orderTypes(): readonly OrderType[] {
    return this.deps.settings.settings?.orderTypes ?? [];
  }

  get orderType(): OrderType | undefined {
    return this.deps.baskets.basket.orderType;
  }

  get note(): string {
    return this.deps.baskets.basket.note;
  }

  get spots(): readonly SpotOption[] {
    const { language } = this.deps.languages;
    const all: readonly DeliverySpot[] = this.deps.spots.of(this.shopId) ?? [];
    return spotsForOrderType(all, this.orderType, language).map((spot) => ({
      id: spot.id,
      name: spotName(spot, language),
    }));
  }

  get spot(): SpotOption | undefined {
    return this.spots.find(({ id }) => id === this.deps.baskets.basket.spotId);
  }

  get spotProblem(): SpotProblem | undefined {
    const { baskets, spots } = this.deps;
    return spotProblem(baskets.basket, spots.of(this.shopId));
  }

  /** An empty basket shows no missing spot: there is nothing to order yet. */
  get shownSpotProblem(): SpotProblem | undefined {
    const { spotProblem } = this;
    return spotProblem === 'missing' && !hasItems(this.deps.baskets.basket) ? undefined : spotProblem;
  }

  get spotsState(): LoadState {
    const { shopId, spots } = this.deps.spots;
    return shopId === this.shopId ? loadStateOf(spots) : 'loading';
  }

  get settingsState(): LoadState {
    return loadStateOf(this.deps.settings.loading);
  }

  /** The settings do not enable the order type of the basket, as from an old link. */
  get isOrderTypeUnavailable(): boolean {
    const { orderType } = this;
    return orderType !== undefined && !this.orderTypes.includes(orderType);
  }

  /** Whether order type and spot can be confirmed as they are, or have to be asked for. Source: DEC-90. */
  get answers(): 'loading' | 'complete' | 'wanted' {
    if (this.settingsState === 'loading') return 'loading';
    if (!this.orderTypes.some((orderType) => orderType === this.orderType)) return 'wanted';
    if (this.spotProblem === 'notLoaded' && this.spotsState !== 'failed') return 'loading';
    return this.spotProblem === undefined ? 'complete' : 'wanted';
  }

  get isSpotRequired(): boolean {
    return this.deps.baskets.basket.settings.deliverySpotRequired;
  }

  chooseOrderType(orderType: OrderType): void {
    this.deps.basketCommands.chooseOrderType(orderType);
  }

  /** The value of the list; empty for no spot. */
  chooseSpot(value: string): void {
    this.deps.basketCommands.chooseSpot(value === '' ? undefined : parseSpotId(value));
  }

  retrySettings(): void {
    void this.deps.loadSettings.load();
  }

  retrySpots(): void {
    if (this.shopId !== undefined) void this.deps.loadSpots.load(this.shopId);
  }

  writeNote(note: string): void {
    this.deps.basketCommands.writeNote(note);
  }
}
