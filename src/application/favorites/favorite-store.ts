import { makeAutoObservable, observableRef } from 'mobx';

import type { SessionStore } from '@/application/account/session-store';
import { favoriteKey, isFavorite } from '@/domain/customer/favorite';
import type { Favorite } from '@/domain/customer/session';

/** The flags that the visitor has set and the server has not confirmed yet. Source: spec §4 Favourite button; FAV-01. */
export class FavoriteStore {
  wanted: ReadonlyMap<string, boolean> = new Map();
  private readonly sessions: SessionStore;

  constructor(sessions: SessionStore) {
    this.sessions = sessions;
    makeAutoObservable<this, 'sessions'>(this, { wanted: observableRef, sessions: false, isOn: false });
  }

  /** As the visitor last wanted it, else as the server has it. */
  isOn(favorite: Favorite): boolean {
    const known = this.sessions.session.user?.favorites ?? [];
    return this.wanted.get(favoriteKey(favorite)) ?? isFavorite(known, favorite);
  }

  setWanted(favorite: Favorite, isWanted: boolean): void {
    this.wanted = new Map(this.wanted).set(favoriteKey(favorite), isWanted);
  }

  /** What the server has counts again. */
  settle(favorite: Favorite): void {
    this.wanted = new Map([...this.wanted].filter(([key]) => key !== favoriteKey(favorite)));
  }

  /** Nothing is under way for whoever was there. */
  forget(): void {
    this.wanted = new Map();
  }
}
