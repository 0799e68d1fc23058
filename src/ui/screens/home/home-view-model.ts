import { makeAutoObservable, observableRef, reaction } from 'mobx';

import { RetryLoading } from '@/application/connection/retry-loading';
import { LanguageStore } from '@/application/language/language-store';
import { loadedValue } from '@/application/shared/loadable';
import { NoticeStore } from '@/application/notices/notice-store';
import { SessionStore } from '@/application/account/session-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { LoadShops } from '@/application/shops/load-shops';
import { BringWholeProgram, type WholeProgram } from '@/application/app/load-app';
import type { Favorite } from '@/domain/customer/session';
import type { Notice } from '@/domain/notice/notice';
import { noticeWithoutCode } from '@/domain/notice/notice-for-status';
import { shownError } from '@/domain/notice/error-state';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { Wayfinder } from '@/domain/ports/navigator';
import { orderShopList } from '@/domain/shop/order-shop-list';
import { searchShops } from '@/domain/shop/search-shops';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { shownShops, type ShownShops } from '@/domain/shop/shown-shops';
import { singleShop } from '@/domain/shop/single-shop';
import type { Services } from '@/ui/view-model/services';

/** Which shops are shown, and the choosing of one. Source: spec §2 Home screen; HOME-03, HOME-21 to HOME-24. */
export class HomeViewModel {
  static readonly needs = {
    list: ShopListStore,
    session: SessionStore,
    languages: LanguageStore,
    notices: NoticeStore,
    loadShops: LoadShops,
    retryLoading: RetryLoading,
    bringWholeProgram: BringWholeProgram,
    wayfinder: Wayfinder,
  };

  search = '';
  /** The shop that was tapped and is on its way. */
  choosing: ShopId | undefined = undefined;
  private pages = 1;
  /** As they were when the member came: a touched heart moves no card away from under the finger. */
  private favorites: readonly Favorite[] = [];
  private leaving = new AbortController();
  private readonly entry: string | undefined;
  private readonly services: Services<typeof HomeViewModel.needs>;

  /** `entry` is the entry of the history that home is shown at: going back to it finds the list as it was left. */
  constructor(services: Services<typeof HomeViewModel.needs>, entry?: string) {
    this.services = services;
    this.entry = entry;
    const before = entry === undefined ? undefined : services.list.viewAt(entry);
    this.search = before?.search ?? '';
    this.pages = before?.pages ?? 1;
    makeAutoObservable<this, 'services' | 'entry' | 'favorites' | 'leaving'>(
      this,
      { services: false, entry: false, leaving: false, favorites: observableRef },
      { autoBind: true },
    );
  }

  /** Fetches the shops and, behind them, how far away they are; what is under way is given up on leaving (API-14). */
  start(): () => void {
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    const { loadShops, retryLoading } = this.services;
    void this.load(signal);
    const { state } = loadShops.resource(signal);
    retryLoading.watch({ state, load: () => this.loadAgain(signal) }, signal);
    const stop = reaction(
      () => this.services.session.session.user?.memberNumber,
      () => this.orderByFavorites(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.leaving.abort();
    };
  }

  get shops(): readonly Shop[] | undefined {
    return loadedValue(this.services.list.shops);
  }

  get isMember(): boolean {
    return this.services.session.session.isAuthenticated;
  }

  get hasFailed(): boolean {
    return this.services.list.shops.kind === 'failed' && this.shops === undefined;
  }

  get single(): Shop | undefined {
    return this.shops && this.services.list.isComplete ? singleShop(this.shops) : undefined;
  }

  /** Those that match the search, in order, as many as are shown. */
  get shown(): ShownShops {
    return shownShops(this.found, this.pages);
  }

  get found(): readonly Shop[] {
    return orderShopList(searchShops(this.shops ?? [], this.search), {
      favorites: this.favorites,
      distancesKm: this.services.list.distances,
      language: this.services.languages.language,
    });
  }

  distanceKm(shop: Shop): number | undefined {
    return this.services.list.distances.get(shop.id);
  }

  /** A search starts again at the first page (OPEN-32). */
  setSearch(text: string): void {
    this.look(text, 1);
  }

  showMore(): void {
    this.look(this.search, this.pages + 1);
  }

  async retry(): Promise<void> {
    await this.load(this.leaving.signal);
  }

  async choose(shopId: ShopId, query: ReadonlyMap<string, string>): Promise<void> {
    if (this.choosing !== undefined) return;
    this.setChoosing(shopId);
    const program = await this.services.bringWholeProgram();
    if (program.ok) return this.select(program.value, shopId, query);
    this.setChoosing(undefined);
    // As a toast: the popup comes with the program, and so cannot say that the program is missing.
    this.toast(program.error);
  }

  setChoosing(shopId: ShopId | undefined): void {
    this.choosing = shopId;
  }

  private look(search: string, pages: number): void {
    this.search = search;
    this.pages = pages;
    if (this.entry !== undefined) this.services.list.keepView(this.entry, { search, pages });
  }

  private orderByFavorites(): void {
    this.favorites = this.services.session.session.user?.favorites ?? [];
  }

  private async select(
    { selectShop, noticeForFailure }: WholeProgram,
    shopId: ShopId,
    query: ReadonlyMap<string, string>,
  ): Promise<void> {
    const result = await selectShop.execute(shopId, query);
    this.setChoosing(undefined);
    if (!result.ok) return this.tell(noticeForFailure(result.error));
    if (result.value.kind === 'selected') await this.services.wayfinder.go(result.value.path);
    else if (result.value.kind === 'notSelectable') await this.tellNotSelectable(result.value.shop);
  }

  private async load(signal: AbortSignal): Promise<void> {
    const result = await this.services.loadShops.execute(signal);
    if (result.ok) await this.locate(signal);
    else this.toast(result.error);
  }

  /** By itself: what is missing stands on the page already. */
  private async loadAgain(signal: AbortSignal): Promise<void> {
    const result = await this.services.loadShops.execute(signal, true);
    if (result.ok) await this.locate(signal);
  }

  private async locate(signal: AbortSignal): Promise<void> {
    const program = await this.services.bringWholeProgram();
    if (program.ok && !signal.aborted) await program.value.locateVisitor.execute(signal);
  }

  /** It closed or paused since the list was fetched: that is said, and the list is fetched again. */
  private async tellNotSelectable({ name }: Shop): Promise<void> {
    this.services.notices.addToast({ key: 'home.notSelectable', values: { name } });
    await this.retry();
  }

  private toast(failure: RemoteFailure): void {
    const notice = noticeWithoutCode(failure);
    if (notice !== undefined) this.services.notices.addToast(notice);
  }

  private tell(notice: Notice | undefined): void {
    if (notice !== undefined) this.services.notices.setError(shownError(notice));
  }
}
