import { makeAutoObservable } from 'mobx';

import { BasketStore } from '@/application/basket/basket-store';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { CancelOrder } from '@/application/basket/cancel-order';
import { BasketCommands } from '@/application/basket/basket-commands';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import type { Basket, BasketFlags, BasketItem, BasketItemId } from '@/domain/basket/basket';
import { lineTotal } from '@/domain/basket/basket-total';
import { lineTexts, type LineTexts } from '@/domain/basket/line-texts';
import { findArticlePath } from '@/domain/menu/find-article';
import type { Currency, Menu } from '@/domain/menu/menu';
import { buildPath } from '@/domain/navigation/build-path';
import { Navigator } from '@/domain/ports/navigator';
import type { Amount } from '@/domain/shared/amount';
import type { ShopId } from '@/domain/shop/shop';
import type { Deps } from '@/domain/ports/deps';

export interface BasketLineModel extends LineTexts {
  readonly item: BasketItem;
  readonly total: Amount;
  /** The page that edits the line; undefined while the menu does not have its article. */
  readonly editPath: string | undefined;
}

/** The lines of the basket and their actions. Source: spec §2 Basket panel; BASK-13 to BASK-15, BASK-21. */
export class BasketViewModel {
  static readonly needs = {
    baskets: BasketStore,
    menus: MenuStore,
    languages: LanguageStore,
    navigation: NavigationStore,
    notices: NoticeStore,
    basketCommands: BasketCommands,
    cancelOrder: CancelOrder,
    restore: RestoreSetAsideBasket,
    navigator: Navigator,
  };

  /** The line whose actions are open. */
  openItem: BasketItemId | undefined = undefined;
  private readonly deps: Deps<typeof BasketViewModel>;

  constructor(deps: Deps<typeof BasketViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  start(): () => void {
    return this.deps.navigation.onNavigate(this.close);
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

  get currency(): Currency | undefined {
    return this.menu?.currency ?? this.deps.menus.current?.currency;
  }

  get lines(): readonly BasketLineModel[] {
    const { baskets, languages } = this.deps;
    return baskets.items.map((item) => ({
      ...lineTexts(item, this.menus, languages.language),
      item,
      total: lineTotal(item),
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

  remove({ item, name }: BasketLineModel): void {
    this.close();
    this.deps.basketCommands.remove(item.id);
    this.deps.notices.announce({ key: 'basket.removed', values: { name } });
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

  private editPath({ id, article }: BasketItem): string | undefined {
    const path = this.menu && findArticlePath(this.menu, article.code);
    if (path === undefined || this.shopId === undefined) return undefined;
    return buildPath.editOrder(this.shopId, path, article.code, id);
  }
}
