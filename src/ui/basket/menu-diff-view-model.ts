import { makeAutoObservable } from 'mobx';

import { BasketStore } from '@/application/basket/basket-store';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';
import { compareWithMenu } from '@/domain/basket/compare-with-menu';
import { lineTexts, nameInLine } from '@/domain/basket/line-texts';
import {
  needsConfirmation,
  type MenuDiff,
  type PriceChange,
  type UnavailableReason,
} from '@/domain/basket/menu-diff';
import type { Currency, Menu } from '@/domain/menu/menu';
import type { Deps } from '@/domain/ports/deps';

export interface WithdrawnDish {
  readonly id: string;
  readonly name: string;
  readonly reason: UnavailableReason;
  /** The unavailable choice; undefined where the dish itself is unavailable. */
  readonly choice: string | undefined;
}

/** The differences between the basket and today's menu. Source: OPEN-41; PAIN-42, PAIN-44. */
export class MenuDiffViewModel {
  static readonly needs = {
    baskets: BasketStore,
    menus: MenuStore,
    languages: LanguageStore,
    notices: NoticeStore,
    update: UpdateBasketFromMenu,
  };

  private readonly deps: Deps<typeof MenuDiffViewModel>;

  constructor(deps: Deps<typeof MenuDiffViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { deps: false, nameOf: false }, { autoBind: true });
  }

  start(): () => void {
    return () => undefined;
  }

  /** Undefined without differences, and while only a stored menu is available. */
  get diff(): MenuDiff | undefined {
    const { baskets, menus } = this.deps;
    if (menus.menu.kind !== 'loaded' || menus.current === undefined) return undefined;
    const diff = compareWithMenu(baskets.basket, menus.current);
    return needsConfirmation(diff) ? diff : undefined;
  }

  get currency(): Currency | undefined {
    return this.deps.menus.current?.currency;
  }

  get priceRises(): readonly PriceChange[] {
    return this.diff?.priceRises ?? [];
  }

  get unavailable(): readonly WithdrawnDish[] {
    const { language } = this.deps.languages;
    return (this.diff?.unavailable ?? []).map(({ line, reason, articleCode }) => ({
      id: line.id,
      name: lineTexts(line, this.menus, language).name,
      reason,
      choice:
        articleCode === line.article.code ? undefined : nameInLine(line, articleCode, this.menus, language),
    }));
  }

  nameOf({ line }: PriceChange): string {
    return lineTexts(line, this.menus, this.deps.languages.language).name;
  }

  /** Confirms the differences: the basket gets today's prices and loses what is unavailable. */
  agree(): void {
    this.deps.update.update(true);
    this.deps.notices.announce({ key: 'slip.agreed', values: {} });
  }

  /** Removed articles are named by the menu that was shown first. */
  private get menus(): readonly Menu[] {
    const { current, earliest } = this.deps.menus;
    return [current, earliest].filter((menu) => menu !== undefined);
  }
}
