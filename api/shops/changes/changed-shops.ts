import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { ShopDishDto } from '@/adapters/contract/shop-dish';
import type { Clock } from '@/domain/ports/clock';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
import { menuDishes } from '@api/catalogue/menu-dishes';
import type { StoredShop } from '@api/catalogue/stored-shop';
import { changedMenu } from '@api/shops/changes/changed-menu';
import type { ShopChange } from '@api/catalogue/shop-change';
import type { ShopChangeStore } from '@api/shops/changes/shop-change-store';
import type { ShopBundle, ShopStore } from '@api/shops/shop-store';

interface ChangedShopsDeps {
  readonly shops: ShopStore;
  readonly changes: ShopChangeStore;
  readonly clock: Clock;
}

interface KnownMenu {
  readonly from: MenuDto;
  readonly key: string;
  readonly menu: MenuDto;
}

/** The shops as their staff has changed them: each change counts from when it is stored until it ends. */
export class ChangedShops implements ShopStore {
  readonly #deps: ChangedShopsDeps;
  readonly #menus = new Map<number, KnownMenu>();

  constructor(deps: ChangedShopsDeps) {
    this.#deps = deps;
  }

  async list(): Promise<readonly StoredShop[]> {
    return Promise.all((await this.#deps.shops.list()).map((shop) => this.#changed(shop)));
  }

  async find(shopId: ShopId): Promise<StoredShop | undefined> {
    const shop = await this.#deps.shops.find(shopId);
    return shop && this.#changed(shop);
  }

  async menu(shopId: ShopId): Promise<MenuDto | undefined> {
    const from = await this.#deps.shops.menu(shopId);
    return from && this.#changedMenu(from, shopId);
  }

  async dishes(shopId: number): Promise<readonly ShopDishDto[]> {
    const id = parseShopId(shopId);
    const isChanged = menuChanges(await this.#active(shopId)).length > 0;
    return id !== undefined && isChanged ? menuDishes(await this.menu(id)) : this.#deps.shops.dishes(shopId);
  }

  deliverySpots(shopId: ShopId): Promise<readonly DeliverySpotDto[] | undefined> {
    return this.#deps.shops.deliverySpots(shopId);
  }

  put(bundle: ShopBundle): Promise<void> {
    return this.#deps.shops.put(bundle);
  }

  async #active(shopId: number): Promise<readonly ShopChange[]> {
    const now = this.#deps.clock.now();
    const changes = await this.#deps.changes.ofShop(shopId);
    return changes.filter(({ endsAt }) => endsAt === undefined || endsAt > now);
  }

  async #changed(shop: StoredShop): Promise<StoredShop> {
    const active = await this.#active(shop.id);
    const days = active.flatMap((each) =>
      each.kind === 'hours' ? [{ date: each.subject, hours: each.value }] : [],
    );
    const isPaused = shop.status === 'online' && active.some(({ kind }) => kind === 'pause');
    return {
      ...shop,
      ...(isPaused && { status: 'paused' }),
      ...(days.length > 0 && { exceptions: [...(shop.exceptions ?? []), ...days] }),
    };
  }

  /** The same object while neither the menu nor what counts of its changes is another. */
  async #changedMenu(from: MenuDto, shopId: number): Promise<MenuDto> {
    const active = menuChanges(await this.#active(shopId));
    const key = JSON.stringify(active);
    const known = this.#menus.get(shopId);
    if (known?.from === from && known.key === key) return known.menu;
    const menu = changedMenu(from, active);
    this.#menus.set(shopId, { from, key, menu });
    return menu;
  }
}

const menuChanges = (active: readonly ShopChange[]): readonly ShopChange[] =>
  active.filter(({ kind }) => kind === 'soldOut' || kind === 'price');
