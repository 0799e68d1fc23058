import { makeAutoObservable, reaction } from 'mobx';

import { failedAfter, IDLE, loaded, loadedValue, loadingAfter } from '@/application/shared/loadable';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { LoadOffers } from '@/application/menu/load-offers';
import { OfferStore } from '@/application/menu/offer-store';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { articleConflict, type DietConflict } from '@/domain/menu/diets';
import { findArticle, findArticlePath } from '@/domain/menu/find-article';
import type { FoundArticle } from '@/domain/menu/found-article';
import type { Article } from '@/domain/menu/menu';
import type { Notice } from '@/domain/notice/notice';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { Offer } from '@/domain/offer/offer';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import { instant, type Instant } from '@/domain/shared/instant';
import type { Deps } from '@/domain/ports/deps';
import type { Shop } from '@/domain/shop/shop';
import { ShopMenu } from '@/ui/components/shop-menu';

/** Pictures of offers keep their address for this long, and so stay cached. */
const PICTURES_RETENTION_MS = 60 * 60 * 1000;

/**
 * The chain's offers for the current member or guest, and which of their dishes the chosen shop has. Loaded again for
 * each member, and discarded with the screen. Source: spec §2 campaigns, AMB-19; PROD-09, ROLE-04.
 */
export class CampaignsViewModel {
  static readonly needs = {
    ...ShopMenu.needs,
    dietFilters: DietFilterStore,
    sessions: SessionStore,
    settings: SettingsStore,
    offers: OfferStore,
    loadOffers: LoadOffers,
    images: ImageAddresses,
    clock: Clock,
  };

  readonly shopMenu: ShopMenu;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof CampaignsViewModel>;

  constructor(deps: Deps<typeof CampaignsViewModel>) {
    this.deps = deps;
    this.shopMenu = new ShopMenu(deps);
    makeAutoObservable<this, 'deps' | 'leaving'>(
      this,
      { shopMenu: false, deps: false, leaving: false, articlesOf: false, conflictOf: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const stop = reaction(
      () => this.memberNumber,
      () => this.begin(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.leaving.abort();
      this.deps.offers.setOffers(IDLE);
    };
  }

  /** Undefined while they are loading. */
  get offers(): readonly Offer[] | undefined {
    return loadedValue(this.deps.offers.offers);
  }

  get failure(): Notice | undefined {
    const { offers } = this.deps.offers;
    return offers.kind === 'failed' ? noticeForFailure(offers.failure) : undefined;
  }

  /** Whether to show that members have more offers. */
  get isGuest(): boolean {
    const { app, sessions } = this.deps;
    return !app.showsVisitor || (!sessions.session.loading && !sessions.session.isAuthenticated);
  }

  get isLoginOffered(): boolean {
    return this.deps.settings.settings?.isCustomerLoginEnabled === true;
  }

  get now(): Instant {
    return this.deps.app.drawnAt ?? this.deps.clock.now();
  }

  /** The chosen one. */
  get shop(): Shop | undefined {
    return this.deps.app.showsVisitor ? this.shopMenu.shop : undefined;
  }

  pictureOf({ imageUrl }: Offer): string | undefined {
    const since = instant(this.now - (this.now % PICTURES_RETENTION_MS));
    return imageUrl && this.deps.images.addressOf({ kind: 'url', url: imageUrl }, since);
  }

  /** The dishes of an offer that the chosen shop has. */
  articlesOf({ articleCodes }: Offer): readonly FoundArticle[] {
    const menu = this.shopMenu.current;
    if (menu === undefined) return [];
    return articleCodes.flatMap((code) => {
      const [article, path] = [findArticle(menu, code), findArticlePath(menu, code)];
      return article === undefined || path === undefined ? [] : [{ article, path }];
    });
  }

  /** Why a dish is not known to suit what the visitor declared; undefined when it does (DEC-121). */
  conflictOf(article: Article): DietConflict | undefined {
    const { app, dietFilters } = this.deps;
    return app.showsVisitor ? articleConflict(article, dietFilters.filter) : undefined;
  }

  async retry(): Promise<void> {
    const { signal } = this.leaving;
    const { offers, loadOffers } = this.deps;
    offers.setOffers(loadingAfter(offers.offers));
    const answer = await loadOffers.load(signal);
    if (signal.aborted) return;
    offers.setOffers(answer.ok ? loaded(answer.value) : failedAfter(offers.offers, answer.error));
  }

  private get memberNumber(): string | undefined {
    return this.deps.sessions.session.user?.memberNumber;
  }

  private begin(): void {
    this.leaving.abort();
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    const { app, offers, retryLoading } = this.deps;
    // What the page of the server was drawn from is not loaded again to take it over.
    const isDrawn = !app.showsVisitor && offers.offers.kind === 'loaded';
    if (!isDrawn) offers.setOffers(IDLE);
    const resource = { state: () => offers.offers, load: () => this.retry() };
    if (isDrawn && this.memberNumber === undefined) retryLoading.watch(resource, signal);
    else retryLoading.load(resource, signal);
    this.shopMenu.load(signal);
  }
}
