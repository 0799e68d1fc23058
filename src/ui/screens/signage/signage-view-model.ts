import { makeAutoObservable, reaction } from 'mobx';

import { ConnectionStore } from '@/application/connection/connection-store';
import { loadedValue } from '@/application/shared/loadable';
import { disposeAll } from '@/application/shared/background-service';
import { RefreshShop } from '@/application/shops/refresh-shop';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import type { Article, Currency } from '@/domain/menu/menu';
import { articleName, categoryName } from '@/domain/menu/menu-texts';
import { buildPath } from '@/domain/navigation/build-path';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { PageDocument } from '@/domain/ports/page-document';
import { ScreenWake } from '@/domain/ports/screen-wake';
import type { Instant } from '@/domain/shared/instant';
import { driftAt, isInvertedAt } from '@/domain/signage/burn-in';
import { inColumns, SIGNAGE_ROWS } from '@/domain/signage/signage-layout';
import { type SignagePage, signagePages } from '@/domain/signage/signage-pages';
import {
  SIGNAGE_PAGE_MS,
  SIGNAGE_RELOAD_INTERVAL_MS,
  signageFreshness,
  signagePageAt,
} from '@/domain/signage/signage-times';
import type { Shop } from '@/domain/shop/shop';
import { canSelectShop, isOpenForBusiness } from '@/domain/shop/shop-availability';
import { nextOpening } from '@/domain/shop/next-opening';
import type { Deps } from '@/domain/ports/deps';
import { ArticlePictures } from '@/ui/components/article-pictures';
import { ShopMenu } from '@/ui/components/shop-menu';

const TICK_MS = 1_000;

export interface BoardRow {
  readonly article: Article;
  readonly name: string;
  readonly isToBeHad: boolean;
}

/** One page of the menu board. */
export interface BoardPage {
  readonly id: string;
  /** The category, after its parents. */
  readonly title: string;
  readonly above: string;
  readonly part: number;
  readonly parts: number;
  readonly columns: readonly (readonly BoardRow[])[];
  readonly picture: string | undefined;
  readonly currency: Currency;
}

/** The state of the board. */
export type Board =
  | { readonly kind: 'loading' }
  /** There is no data that is recent enough. */
  | { readonly kind: 'askCounter' }
  | { readonly kind: 'closed'; readonly opens: Instant | undefined }
  /** `asOf` is when the prices were last loaded, where that is a while ago. */
  | { readonly kind: 'menu'; readonly page: BoardPage; readonly asOf: Instant | undefined };

/**
 * The menu board: turns its pages by the clock, reloads menu and shop periodically, and shows nothing older than
 * allowed. Source: OPEN-18 Digital signage, PAIN-81; ROUTE-30.
 */
export class SignageViewModel {
  static readonly needs = {
    ...ShopMenu.needs,
    ...ArticlePictures.needs,
    refreshShop: RefreshShop,
    connection: ConnectionStore,
    document: PageDocument,
    screenWake: ScreenWake,
    clock: Clock,
  };

  now: Instant;
  private readonly startedAt: Instant;
  /** When menu and shop were last loaded, by the server for its page. */
  private checkedAt: Instant | undefined;
  private hasTried = false;
  private readonly shopMenu: ShopMenu;
  private readonly pictures: ArticlePictures;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof SignageViewModel>;

  constructor(deps: Deps<typeof SignageViewModel>) {
    this.deps = deps;
    this.shopMenu = new ShopMenu(deps);
    this.pictures = new ArticlePictures(deps);
    this.startedAt = deps.clock.now();
    this.checkedAt = deps.app.drawnAt;
    this.now = this.checkedAt ?? this.startedAt;
    makeAutoObservable<this, 'deps' | 'shopMenu' | 'pictures' | 'leaving' | 'startedAt' | 'rowsOf'>(this, {
      deps: false,
      shopMenu: false,
      pictures: false,
      leaving: false,
      startedAt: false,
      rowsOf: false,
    });
  }

  start(): Disposer {
    const { clock, connection, screenWake } = this.deps;
    this.leaving = new AbortController();
    if (this.checkedAt === undefined) void this.load();
    return disposeAll(
      () => this.leaving.abort(),
      screenWake.request(),
      clock.every(TICK_MS, () => this.tick()),
      clock.every(SIGNAGE_RELOAD_INTERVAL_MS, () => void this.load()),
      reaction(
        () => connection.isOnline,
        (isOnline) => isOnline && void this.load(),
      ),
    );
  }

  get shop(): Shop | undefined {
    return this.shopMenu.shop;
  }

  get board(): Board {
    const { shop, asOf } = this;
    if (shop === undefined || asOf === undefined) return { kind: this.hasTried ? 'askCounter' : 'loading' };
    const freshness = signageFreshness(asOf, this.now);
    if (freshness === 'tooOld') return { kind: 'askCounter' };
    if (!isOpenForBusiness(shop)) return { kind: 'closed', opens: nextOpening(shop, this.now) };
    const page = this.pages[signagePageAt(this.startedAt, this.now, this.pages.length)];
    if (page === undefined) return { kind: 'askCounter' };
    return { kind: 'menu', page, asOf: freshness === 'stale' ? asOf : undefined };
  }

  /** The address in the QR code; undefined while nothing can be ordered. */
  get orderAddress(): string | undefined {
    const { shop } = this;
    if (shop === undefined || !canSelectShop(shop) || this.board.kind === 'askCounter') return undefined;
    return this.deps.document.origin() + buildPath.shopToOrderTypeRedirect(shop.id);
  }

  /** Whether a page has followed another: the first one is there at once. */
  get isTurning(): boolean {
    return this.pages.length > 1 && this.now - this.startedAt >= SIGNAGE_PAGE_MS;
  }

  get drift(): number {
    return driftAt(this.now);
  }

  get isInverted(): boolean {
    return isInvertedAt(this.now);
  }

  private get asOf(): Instant | undefined {
    const known = this.shopMenu.current === undefined ? undefined : loadedValue(this.deps.menus.menu);
    return known === undefined ? undefined : (this.checkedAt ?? known.loadedAt);
  }

  /** Independent of the time, so that a tick of the clock creates no page again. */
  private get pages(): readonly BoardPage[] {
    const menu = this.shopMenu.current;
    if (menu === undefined) return [];
    return signagePages(menu, SIGNAGE_ROWS).map((page, index) => ({
      id: `${index} ${page.articles[0]?.code ?? ''}`,
      ...this.titlesOf(page, menu.name),
      part: page.part,
      parts: page.parts,
      columns: inColumns(this.rowsOf(page)),
      picture: page.articles
        .filter(isOrderable)
        .map((article) => this.pictures.addressOf(article))
        .find((address) => address !== undefined),
      currency: menu.currency,
    }));
  }

  private titlesOf({ categories }: SignagePage, menuName: string): Pick<BoardPage, 'title' | 'above'> {
    const names = categories.map((category) => categoryName(category, this.deps.languages.language));
    return { title: names.at(-1) ?? menuName, above: names.slice(0, -1).join(' · ') };
  }

  private rowsOf({ articles }: SignagePage): readonly BoardRow[] {
    const { language } = this.deps.languages;
    return articles.map((article) => ({
      article,
      name: articleName(article, language),
      isToBeHad: isOrderable(article),
    }));
  }

  private tick(): void {
    this.now = this.deps.clock.now();
  }

  private async load(): Promise<void> {
    const { shops, loadMenu, refreshShop } = this.deps;
    const { shop } = shops;
    if (shop === undefined) return this.apply(false);
    const { signal } = this.leaving;
    const [menu, fresh] = await Promise.all([loadMenu.load(shop.id, signal), refreshShop.refresh()]);
    if (!signal.aborted) this.apply(menu.ok && fresh?.ok === true);
  }

  private apply(isAnswered: boolean): void {
    this.tick();
    this.hasTried = true;
    if (isAnswered) this.checkedAt = this.now;
  }
}
