import { makeAutoObservable, observableRef, reaction } from 'mobx';

import {
  failedAfter,
  IDLE,
  loaded,
  loadedValue,
  loadingAfter,
  type Loadable,
} from '@/application/shared/loadable';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { LoadOffers } from '@/application/menu/load-offers';
import { findArticle, findArticlePath } from '@/domain/menu/find-article';
import type { FoundArticle } from '@/domain/menu/search-menu';
import type { Notice } from '@/domain/notice/notice';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { Offer } from '@/domain/offer/offer';
import { Clock, type Disposer } from '@/domain/ports/clock';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import { instant, type Instant } from '@/domain/shared/instant';
import type { Deps } from '@/domain/ports/deps';
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
    sessions: SessionStore,
    settings: SettingsStore,
    loadOffers: LoadOffers,
    images: ImageAddresses,
    clock: Clock,
  };

  readonly shopMenu: ShopMenu;
  private loading: Loadable<readonly Offer[]> = IDLE;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof CampaignsViewModel>;

  constructor(deps: Deps<typeof CampaignsViewModel>) {
    this.deps = deps;
    this.shopMenu = new ShopMenu(deps);
    makeAutoObservable<this, 'deps' | 'leaving' | 'loading'>(
      this,
      { shopMenu: false, deps: false, leaving: false, loading: observableRef, articlesOf: false },
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
    };
  }

  /** Undefined while they are loading. */
  get offers(): readonly Offer[] | undefined {
    return loadedValue(this.loading);
  }

  get failure(): Notice | undefined {
    return this.loading.kind === 'failed' ? noticeForFailure(this.loading.failure) : undefined;
  }

  /** Whether to show that members have more offers. */
  get isGuest(): boolean {
    const { session } = this.deps.sessions;
    return !session.loading && !session.isAuthenticated;
  }

  get isLoginOffered(): boolean {
    return this.deps.settings.settings?.isCustomerLoginEnabled === true;
  }

  get now(): Instant {
    return this.deps.clock.now();
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

  async retry(): Promise<void> {
    const { signal } = this.leaving;
    this.setLoading(loadingAfter(this.loading));
    const offers = await this.deps.loadOffers.load(signal);
    if (signal.aborted) return;
    this.setLoading(offers.ok ? loaded(offers.value) : failedAfter(this.loading, offers.error));
  }

  private get memberNumber(): string | undefined {
    return this.deps.sessions.session.user?.memberNumber;
  }

  private begin(): void {
    this.leaving.abort();
    this.leaving = new AbortController();
    this.setLoading(IDLE);
    const { signal } = this.leaving;
    this.deps.retryLoading.load({ state: () => this.loading, load: () => this.retry() }, signal);
    this.shopMenu.load(signal);
  }

  private setLoading(loading: Loadable<readonly Offer[]>): void {
    this.loading = loading;
  }
}
