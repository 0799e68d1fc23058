import { makeAutoObservable, observableRef } from 'mobx';

import { LanguageStore } from '@/application/language/language-store';
import { failedAfter, IDLE, loaded, type Loadable, loadedValue } from '@/application/shared/loadable';
import type { Article, Menu, MenuItem } from '@/domain/menu/menu';
import { articleImage, categoryName } from '@/domain/menu/menu-texts';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { Notice } from '@/domain/notice/notice';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';

/** A category with articles of its own. */
export interface MenuSection {
  readonly id: string;
  readonly name: string;
  readonly articles: readonly Article[];
}

/** The menu of a shop that is not selected: it is neither stored nor ordered from. Source: DEC-81. */
export class ClosedShopMenuModel {
  static readonly needs = {
    catalog: MenuCatalog,
    images: ImageAddresses,
    languages: LanguageStore,
    clock: Clock,
  };

  private state: Loadable<Menu> = IDLE;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof ClosedShopMenuModel>;
  private readonly shopId: ShopId;
  /** Part of the address of each picture. */
  private readonly openedAt: Instant;

  constructor(deps: Deps<typeof ClosedShopMenuModel>, shopId: ShopId) {
    this.deps = deps;
    this.shopId = shopId;
    this.openedAt = deps.clock.now();
    makeAutoObservable<this, 'deps' | 'shopId' | 'openedAt' | 'state' | 'leaving'>(
      this,
      { deps: false, shopId: false, openedAt: false, leaving: false, state: observableRef, pictureOf: false },
      { autoBind: true },
    );
  }

  start(): () => void {
    this.leaving = new AbortController();
    void this.load();
    return () => this.leaving.abort();
  }

  get menu(): Menu | undefined {
    return loadedValue(this.state);
  }

  get failure(): Notice | undefined {
    return this.state.kind === 'failed' ? noticeForFailure(this.state.failure) : undefined;
  }

  get sections(): readonly MenuSection[] {
    const { menu } = this;
    return menu === undefined ? [] : this.sectionsOf(menu.items, { id: '', name: menu.name });
  }

  pictureOf(article: Article): string | undefined {
    const image = articleImage(article, this.deps.languages.language);
    return image && this.deps.images.addressOf(image, this.openedAt);
  }

  async load(): Promise<void> {
    const { signal } = this.leaving;
    const result = await this.deps.catalog.menu(this.shopId, signal);
    if (!signal.aborted)
      this.setState(result.ok ? loaded(result.value) : failedAfter(this.state, result.error));
  }

  private setState(state: Loadable<Menu>): void {
    this.state = state;
  }

  private sectionsOf(items: readonly MenuItem[], { id, name }: Omit<MenuSection, 'articles'>): MenuSection[] {
    const articles = items.filter((item) => item.kind === 'article');
    const categories = items.filter((item) => item.kind === 'category');
    return [
      ...(articles.length === 0 ? [] : [{ id, name, articles }]),
      ...categories.flatMap((category) =>
        this.sectionsOf(category.items, {
          id: `${id}/${category.code}`,
          name: categoryName(category, this.deps.languages.language),
        }),
      ),
    ];
  }
}
