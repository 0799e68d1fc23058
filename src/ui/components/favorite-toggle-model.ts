import { makeAutoObservable } from 'mobx';

import { FavoriteStore } from '@/application/favorites/favorite-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { ToggleFavorite } from '@/application/favorites/toggle-favorite';
import type { Favorite } from '@/domain/customer/session';
import { shownError } from '@/domain/notice/error-state';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { Deps } from '@/domain/ports/deps';

/** One favourite toggle. Among hundreds, a change redraws only this one. Source: spec §4 Favourite button; FAV-01. */
export class FavoriteToggleModel {
  static readonly needs = {
    favorites: FavoriteStore,
    notices: NoticeStore,
    toggleFavorite: ToggleFavorite,
  };

  private readonly favorite: Favorite;
  private readonly deps: Deps<typeof FavoriteToggleModel>;

  constructor(deps: Deps<typeof FavoriteToggleModel>, favorite: Favorite) {
    this.deps = deps;
    this.favorite = favorite;
    makeAutoObservable<this, 'deps' | 'favorite'>(this, { deps: false, favorite: false }, { autoBind: true });
  }

  get isOn(): boolean {
    return this.deps.favorites.isOn(this.favorite);
  }

  async toggle(): Promise<void> {
    const { toggleFavorite, notices } = this.deps;
    const result = await toggleFavorite.toggle(this.favorite);
    const notice = result.ok ? undefined : noticeForFailure(result.error);
    if (notice !== undefined) notices.setError(shownError(notice));
  }
}
