import { makeAutoObservable, observableRef } from 'mobx';

import { BasketStore } from '@/application/basket/basket-store';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { ShopStore } from '@/application/shops/shop-store';
import { CancelOrder } from '@/application/basket/cancel-order';
import { BasketCommands } from '@/application/basket/basket-commands';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import type { Basket, BasketFlags, BasketItem, BasketItemId } from '@/domain/basket/basket';
import { lineTotal } from '@/domain/basket/basket-total';
import { lineConflict } from '@/domain/order/diet-question';
import { lineTexts, type LineTexts } from '@/domain/basket/line-texts';
import type { DietConflict } from '@/domain/menu/diets';
import { findArticle, findArticlePath } from '@/domain/menu/find-article';
import type { Currency, Menu } from '@/domain/menu/menu';
import { buildPath } from '@/domain/navigation/build-path';
import { Navigator } from '@/domain/ports/navigator';
import type { Amount } from '@/domain/shared/amount';
import type { ShopId } from '@/domain/shop/shop';
import type { Deps } from '@/domain/ports/deps';
import { ArticlePictures } from '@/ui/components/article-pictures';

export interface BasketLineModel extends LineTexts {
  readonly item: BasketItem;
  readonly picture: string | undefined;
  readonly total: Amount;
  /** Why it does not suit what the guest declared; undefined while the menu is not known. */
  readonly conflict: DietConflict | undefined;
  /** The page that edits the line; undefined while the menu does not have its article. */
  readonly editPath: string | undefined;
}

/** The lines of the basket and their actions. Source: spec §2 Basket panel; BASK-13 to BASK-15, BASK-21. */
export class BasketViewModel {
  static readonly needs = {
    ...ArticlePictures.needs,
    baskets: BasketStore,
    dietFilters: DietFilterStore,
    navigation: NavigationStore,
    notices: NoticeStore,
    shops: ShopStore,
    shopList: ShopListStore,
    basketCommands: BasketCommands,
    cancelOrder: CancelOrder,
    restore: RestoreSetAsideBasket,
    navigator: Navigator,
  };

  /** The line whose actions are open. */
  openItem: BasketItemId | undefined = undefined;
  /** The line that was removed last, until another page is opened. */
  removed: BasketLineModel | undefined = undefined;
  private readonly pictures: ArticlePictures;
  private readonly deps: Deps<typeof BasketViewModel>;

  constructor(deps: Deps<typeof BasketViewModel>) {
    this.deps = deps;
    this.pictures = new ArticlePictures(deps);
    makeAutoObservable<this, 'deps' | 'pictures'>(
      this,
      { deps: false, pictures: false, removed: observableRef },
      { autoBind: true },
    );
  }

  start(): () => void {
    return this.deps.navigation.onNavigate(this.leave);
  }

  get flags(): BasketFlags {
    return this.deps.baskets.flags;
  }

  get shopId(): ShopId | undefined {
    return this.deps.baskets.basket.shopId;
  }

  get count(): number {
    return this.deps.baskets.count;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  get total(): Amount {
    return this.deps.baskets.total;
  }

  /** The menu of the basket's shop, never another's (PAIN-55). */
  get menu(): Menu | undefined {
    const { menus } = this.deps;
    return menus.shopId === this.shopId ? menus.current : undefined;
  }

  /** Where names are looked up: today's menu, then the first one shown, for articles that were removed since. */
  private get menus(): readonly Menu[] {
    return [this.menu, this.menu && this.deps.menus.earliest].filter((menu) => menu !== undefined);
  }

  /** Of the basket's shop; a menu of another shop may have another one. */
  get currency(): Currency | undefined {
    const { menus, shopList } = this.deps;
    const listed = this.shopId === undefined ? undefined : shopList.dishes.get(this.shopId)?.[0]?.currency;
    return this.menu?.currency ?? listed ?? menus.current?.currency;
  }

  /** The shop of the dishes, where another one or none is selected. Source: DEC-151. */
  get otherShopName(): string | undefined {
    const { baskets, shops } = this.deps;
    const { shopId, shopName } = baskets.basket;
    return this.isEmpty || shopName === '' || shops.shop?.id === shopId ? undefined : shopName;
  }

  get lines(): readonly BasketLineModel[] {
    const { baskets, dietFilters, languages } = this.deps;
    return baskets.items.map((item) => ({
      ...lineTexts(item, this.menus, languages.language),
      item,
      picture: this.pictureOf(item),
      total: lineTotal(item),
      conflict: this.menu && lineConflict(item, this.menu, dietFilters.filter),
      editPath: this.editPath(item),
    }));
  }

  /** The baskets of other shops (PAIN-36). */
  get setAside(): readonly Basket[] {
    return this.deps.baskets.setAside;
  }

  toggle(itemId: BasketItemId): void {
    this.openItem = this.openItem === itemId ? undefined : itemId;
  }

  close(): void {
    this.openItem = undefined;
  }

  more(line: BasketLineModel): void {
    this.deps.basketCommands.increase(line.item.id);
    this.announceQuantity(line);
  }

  fewer(line: BasketLineModel): void {
    this.deps.basketCommands.decrease(line.item.id);
    this.announceQuantity(line);
  }

  remove(line: BasketLineModel): void {
    const { item, name } = line;
    this.close();
    this.removed = line;
    this.deps.basketCommands.remove(item.id);
    this.deps.notices.announce({ key: 'basket.removed', values: { name } });
  }

  /** Puts the removed line back. */
  undoRemoval(): void {
    if (this.removed === undefined) return;
    const { item, name } = this.removed;
    this.removed = undefined;
    this.deps.basketCommands.putBack(item);
    this.deps.notices.announce({ key: 'basket.added', values: { name, count: item.quantity } });
  }

  private leave(): void {
    this.close();
    this.removed = undefined;
  }

  async cancel(): Promise<void> {
    await this.deps.cancelOrder.cancel();
  }

  async restore(shopId: ShopId): Promise<void> {
    const path = this.deps.restore.restore(shopId);
    if (path !== undefined) await this.deps.navigator.go(path);
  }

  private announceQuantity({ item, name }: BasketLineModel): void {
    const quantity = this.deps.baskets.items.find(({ id }) => id === item.id)?.quantity ?? 0;
    this.deps.notices.announce({ key: 'basket.quantityIs', values: { name, quantity } });
  }

  private pictureOf({ article }: BasketItem): string | undefined {
    const known = this.menu && findArticle(this.menu, article.code);
    return known && this.pictures.addressOf(known);
  }

  private editPath({ id, article }: BasketItem): string | undefined {
    const path = this.menu && findArticlePath(this.menu, article.code);
    if (path === undefined || this.shopId === undefined) return undefined;
    return buildPath.editOrder(this.shopId, path, article.code, id);
  }
}
