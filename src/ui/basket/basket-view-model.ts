import { makeAutoObservable } from 'mobx';

import { BasketStore } from '@/application/basket/basket-store';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { CancelOrder } from '@/application/basket/cancel-order';
import { DecreaseItem } from '@/application/basket/decrease-item';
import { IncreaseItem } from '@/application/basket/increase-item';
import { RemoveItem } from '@/application/basket/remove-item';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import type { Basket, BasketFlags, BasketItem, BasketItemId } from '@/domain/basket/basket';
import { lineTotal } from '@/domain/basket/basket-total';
import { lineTexts, type LineTexts } from '@/domain/basket/line-texts';
import { findArticlePath } from '@/domain/menu/find-article';
import type { Currency, Menu } from '@/domain/menu/menu';
import { buildPath } from '@/domain/navigation/build-path';
import { Wayfinder } from '@/domain/ports/navigator';
import type { Amount } from '@/domain/shared/amount';
import type { ShopId } from '@/domain/shop/shop';
import type { Services } from '@/ui/view-model/services';

export interface BasketLineModel extends LineTexts {
  readonly item: BasketItem;
  readonly total: Amount;
  /** Where the line is edited; undefined while the menu does not have its article. */
  readonly editPath: string | undefined;
}

/** The lines of the basket and what can be done with them. Source: spec §2 Basket panel; BASK-13 to BASK-15, BASK-21. */
export class BasketViewModel {
  static readonly needs = {
    baskets: BasketStore,
    menus: MenuStore,
    languages: LanguageStore,
    navigation: NavigationStore,
    notices: NoticeStore,
    increaseItem: IncreaseItem,
    decreaseItem: DecreaseItem,
    removeItem: RemoveItem,
    cancelOrder: CancelOrder,
    restore: RestoreSetAsideBasket,
    wayfinder: Wayfinder,
  };

  /** The line whose edit actions are open. */
  openItem: BasketItemId | undefined = undefined;
  private readonly services: Services<typeof BasketViewModel.needs>;

  constructor(services: Services<typeof BasketViewModel.needs>) {
    this.services = services;
    makeAutoObservable<this, 'services'>(this, { services: false }, { autoBind: true });
  }

  start(): () => void {
    return this.services.navigation.onNavigate(this.close);
  }

  get flags(): BasketFlags {
    return this.services.baskets.flags;
  }

  get shopId(): ShopId | undefined {
    return this.services.baskets.basket.shopId;
  }

  get count(): number {
    return this.services.baskets.count;
  }

  get total(): Amount {
    return this.services.baskets.total;
  }

  /** Of the basket's own shop, never another's (P55). */
  get menu(): Menu | undefined {
    const { menus } = this.services;
    return menus.shopId === this.shopId ? menus.current : undefined;
  }

  /** Where names are looked up: today's menu, then the first that was shown, for what has gone since. */
  private get menus(): readonly Menu[] {
    return [this.menu, this.menu && this.services.menus.earliest].filter((menu) => menu !== undefined);
  }

  get currency(): Currency | undefined {
    return this.menu?.currency ?? this.services.menus.current?.currency;
  }

  get lines(): readonly BasketLineModel[] {
    const { baskets, languages } = this.services;
    return baskets.items.map((item) => ({
      ...lineTexts(item, this.menus, languages.language),
      item,
      total: lineTotal(item),
      editPath: this.editPath(item),
    }));
  }

  /** What waits for other shops to be visited again (P36). */
  get setAside(): readonly Basket[] {
    return this.services.baskets.setAside;
  }

  toggle(itemId: BasketItemId): void {
    this.openItem = this.openItem === itemId ? undefined : itemId;
  }

  close(): void {
    this.openItem = undefined;
  }

  more(line: BasketLineModel): void {
    this.services.increaseItem.execute(line.item.id);
    this.announceQuantity(line);
  }

  fewer(line: BasketLineModel): void {
    this.services.decreaseItem.execute(line.item.id);
    this.announceQuantity(line);
  }

  remove({ item, name }: BasketLineModel): void {
    this.close();
    this.services.removeItem.execute(item.id);
    this.services.notices.announce({ key: 'basket.removed', values: { name } });
  }

  async cancel(): Promise<void> {
    await this.services.cancelOrder.execute();
  }

  async bringBack(shopId: ShopId): Promise<void> {
    const path = this.services.restore.execute(shopId);
    if (path !== undefined) await this.services.wayfinder.go(path);
  }

  private announceQuantity({ item, name }: BasketLineModel): void {
    const quantity = this.services.baskets.items.find(({ id }) => id === item.id)?.quantity ?? 0;
    this.services.notices.announce({ key: 'basket.quantityIs', values: { name, quantity } });
  }

  private editPath({ id, article }: BasketItem): string | undefined {
    const path = this.menu && findArticlePath(this.menu, article.code);
    if (path === undefined || this.shopId === undefined) return undefined;
    return buildPath.editOrder(this.shopId, path, article.code, id);
  }
}
